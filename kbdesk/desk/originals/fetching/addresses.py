"""Web addresses in what is typed, pasted and dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

WEB = ("http://", "https://")
LINES = 50
"""So many lines of a text are looked at."""


def address_in(text: str) -> str:
    """Return the first web address that a text begins with or has on a line of its own, "" for none."""
    for line in text.strip().splitlines()[:LINES]:
        word = line.strip()
        if word.lower().startswith(WEB) and not any(sign.isspace() for sign in word):
            return word
    return ""


def dropped_address(data: QMimeData) -> str:
    """Return the web address that was dropped or pasted, "" for none."""
    found = [url.toString() for url in data.urls() if url.scheme() in ("http", "https")] if data.hasUrls() else []
    return found[0] if found else address_in(data.text()) if data.hasText() else ""
