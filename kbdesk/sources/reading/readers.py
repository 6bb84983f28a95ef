"""Loads the reader of a kind of document, and with it only that one's libraries."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.sources.reading.kinds import Kind
    from kbdesk.sources.reading.passage import Passage, Range

_READERS: dict[Kind, tuple[str, str]] = {
    "pdf": ("pdf", "read"),
    "book": ("pdf", "read_book"),
    "word": ("word", "read"),
    "slides": ("slides", "read"),
    "sheets": ("sheets", "read"),
    "web": ("web", "read"),
    "plain": ("plain", "read"),
}


def reader(name: str) -> Any:
    """Return a module of this room by its name."""
    return importlib.import_module(f"kbdesk.sources.reading.{name}")


def read(kind: Kind, file: Path, wanted: Range) -> Passage:
    """Read a file with the reader of its kind."""
    module, function = _READERS[kind]
    passage: Passage = getattr(reader(module), function)(file, wanted)
    return passage
