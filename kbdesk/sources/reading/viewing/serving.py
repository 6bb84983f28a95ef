"""Answers questions about what is shown of originals, one after the other, as long as its parent asks.

A question is a line of JSON. An answer is a line of JSON, which says how many bytes of a picture follow.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kbdesk.errors import Refused
from kbdesk.sources.reading.kinds import RECORDINGS, kind_of
from kbdesk.sources.reading.readers import reader
from kbdesk.sources.reading.viewing import seen
from kbdesk.sources.source import type_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO

_PICTURES = frozenset({"png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "avif", "ico"})
_SEPARATED = frozenset({"csv", "tsv", "tab"})
_VIEWS = {
    "pdf": ("viewing.paged", "pdf"),
    "book": ("viewing.paged", "book"),
    "word": ("viewing.formed", "word"),
    "slides": ("viewing.drawn", "slides"),
    "sheets": ("viewing.tabled", "book"),
    "web": ("viewing.formed", "web"),
    "plain": ("viewing.written", "Written"),
}
QUESTIONS = frozenset({"draw", "words", "find", "passage", "sheet", "rows", "locate", "part", "picture"})
"""What a view may be asked for, by the name of its method."""

Answer = tuple[dict[str, Any], bytes]


class Server:
    """Holds the original that is shown."""

    def __init__(self) -> None:
        self._view: Any = None

    def answer(self, question: dict[str, Any]) -> Answer:
        """Answer a question. Raises what opening and reading raise."""
        if question["ask"] == "open":
            self._view = None  # the memory of the one before
            self._view = opened(Path(question["file"]))
            return self._view.facts(), b""
        if self._view is None or question["ask"] not in QUESTIONS or not hasattr(self._view, question["ask"]):
            raise Refused("This file has nothing of the kind.", next_step="Open it with its own program.")
        found = getattr(self._view, question["ask"])(**question["given"])
        return found if isinstance(found, tuple) else (found, b"")


def opened(file: Path) -> Any:
    """Open what is shown of a file. Raises Unreadable, Refused for a kind that nothing here shows."""
    extension = type_of(file.name)
    if extension in _PICTURES:
        seen.check(file)
        return reader("viewing.pictured").picture(file)
    if extension == "svg":
        seen.check(file)
        return reader("viewing.paged").drawing(file)
    if extension in RECORDINGS:
        raise Refused("This is a recording; it cannot be played here.", next_step="Open it with its own program.")
    kind = kind_of(file)
    if kind == "plain" and extension in _SEPARATED:
        return reader("viewing.tabled").separated(file)
    module, name = _VIEWS[kind]
    return getattr(reader(module), name)(file)


def serve(
    questions: BinaryIO, answers: BinaryIO, guarded: Callable[[Callable[..., Any], dict[str, Any]], dict[str, Any]]
) -> None:
    """Answer until nothing more is asked. `guarded` runs a call and returns a refusal for what it raises."""
    server = Server()
    for line in questions:
        data = b""

        def ask(question: dict[str, Any]) -> dict[str, Any]:
            nonlocal data
            told, data = server.answer(question)
            return told

        told = guarded(ask, json.loads(line))
        answers.write(json.dumps({**told, "bytes": len(data)}).encode() + b"\n")
        answers.write(data)
        answers.flush()
