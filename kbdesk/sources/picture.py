"""A page of an original as a picture, made by the extraction child: only that one opens documents."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.sources.process import Limits, answers, error_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path


@dataclass(frozen=True)
class Picture:
    """A page as PNG. `marked` is where on it, from 0 at its top to 1, the passage begins and ends; None: not found."""

    png: bytes
    marked: tuple[float, float] | None = None


def picture(
    file: Path,
    number: int,
    words: Sequence[str] = (),
    width: int = 1000,
    *,
    name: str = "",
    job: Callable[[int, int], None] | None = None,
) -> Picture:
    """Return a page (from 1) of a PDF, `width` pixels wide, with the words of a passage marked.

    `name` is what errors call the file. Raises Unreadable, Refused, NotFound, Cancelled as an extraction does.
    """
    task = {"task": "picture", "number": number, "words": list(words), "width": width}
    answer = next(iter(answers([file], task, Limits(), job)))
    if (error := error_of(answer, name or file.name)) is not None:
        raise error
    marked = answer["marked"]
    return Picture(base64.b64decode(answer["png"]), (marked[0], marked[1]) if marked else None)
