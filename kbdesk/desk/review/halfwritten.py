"""Comments that were begun and not sent: kept with how the desk was left, and offered where they were begun."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray

from kbdesk.desk import settings

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.review.values import HunkSpans, Piece

MOST = 50
"""Comments that are kept of a project; the oldest go first."""


class HalfWritten:
    """The comments of one project that are not sent yet, by what they are about."""

    def __init__(self, root: Path) -> None:
        name = hashlib.sha256(str(root).encode("utf-8", "surrogateescape")).hexdigest()[:16]
        self._name = f"comments-{name}"
        try:
            self._texts: dict[str, str] = dict(json.loads(bytes(settings.state(self._name).data()) or b"{}"))
        except (ValueError, TypeError):  # another program wrote in the settings
            self._texts = {}

    def get(self, piece: Piece, spans: HunkSpans) -> str:
        """Return what was begun about a piece or lines of it, "" for nothing."""
        return self._texts.get(_key(piece, spans), "")

    def keep(self, piece: Piece, spans: HunkSpans, words: str) -> None:
        """Keep what is written by now; nothing is kept of no words."""
        self._texts.pop(_key(piece, spans), None)
        if words.strip():
            self._texts[_key(piece, spans)] = words
        kept = dict(list(self._texts.items())[-MOST:])
        settings.set_state(self._name, QByteArray(json.dumps(kept).encode()))


def _key(piece: Piece, spans: HunkSpans) -> str:
    return f"{piece.change} {piece.path} {';'.join(map(str, spans))}"
