"""The text of an original, extracted by a child process that cannot harm this one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.sources.process import Limits, answers, error_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from kbdesk.errors import KbdeskError

__all__ = ["Limits", "Text", "extract"]


@dataclass(frozen=True)
class Text:
    """What was extracted: units `first` to `last` of `total` (unit pages, slides or sheets; "" for a whole).

    `truncated` is true where there was more text than the limit.
    """

    text: str
    unit: str = ""
    first: int = 0
    last: int = 0
    total: int = 0
    truncated: bool = False
    title: str = ""


def extract(
    file: Path,
    first: int | None = None,
    last: int | None = None,
    *,
    name: str = "",
    limits: Limits | None = None,
    job: Callable[[int, int], None] | None = None,
) -> Text:
    """Return a document's text, or that of some of its pages, slides or sheets (1-based, both ends included).

    `name` is what errors call the file. Raises Unreadable (damaged, password, scan, empty, not fetched), Refused
    (a kind without text, a bomb, a range that is not there, too long or too large to read), NotFound, Cancelled.
    """
    limits = limits or Limits()
    task = {"task": "extract", "first": first, "last": last, "characters": limits.characters}
    answer = next(iter(answers([file], task, limits, job)))
    if (error := error_of(answer, name or file.name)) is not None:
        raise error
    return Text(**answer)


def read_each(
    files: Sequence[Path], *, limits: Limits | None = None, job: Callable[[int, int], None] | None = None
) -> Iterator[str | Text | KbdeskError]:
    """Yield all text of each file, however long, in pieces as it is read; then how it ended: a Text with its facts.

    Or why there is none, as `extract` would raise it; where pieces came before, these are all that could be read. One
    child reads all files. Raises Cancelled as `job`, told of how many were read, does.
    """
    limits = limits or Limits()
    task = {"task": "read whole", "first": None, "last": None, "characters": limits.characters}
    done = 0
    for answer in answers(files, task, limits, job):
        if "piece" in answer:
            yield answer["piece"]
            continue
        yield error_of(answer, files[done].name) or Text(**answer)
        done += 1


def main_content(file: Path, url: str, charset: str = "", *, job: Callable[[int, int], None] | None = None) -> Text:
    """Return the main content of a downloaded web page as Markdown, with its title and address on top.

    `charset` is what its server says that it is written in, "" where it says nothing.
    """
    answer = next(iter(answers([file], {"task": "main content", "url": url, "charset": charset}, Limits(), job)))
    if (error := error_of(answer, url)) is not None:
        raise error
    return Text(**answer)
