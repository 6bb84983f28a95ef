"""Who wrote a page, paragraph by paragraph, from all versions that the journal holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Unreadable
from kbdesk.journal.history import FIRST
from kbdesk.pages.origins import LEAST_MOVED, follow, lines_of, newest_and_others, take_up
from kbdesk.pages.paragraphs import paragraphs
from kbdesk.pages.text import PageText
from kbdesk.project.history import told
from kbdesk.project.review.renames import Renames
from kbdesk.project.review.values import Piece

if TYPE_CHECKING:
    from kbdesk.journal.history import FileVersion
    from kbdesk.journal.journal import Journal
    from kbdesk.pages.origins import Origins
    from kbdesk.project.history import PageHistory
    from kbdesk.project.values import Job, PageVersion

DEEPEST = 4
"""How often text is followed from a page into the one it was taken from."""
FOLLOWING = ("/index.md", "/log.md")
"""Files that follow from the pages: no page's text comes from them."""
RESTORING = frozenset(("revert", "undo", "bring_back"))
"""Operations that give a file words it had before: whoever did it did not write them."""
MOST_EARLIER = 30
"""Versions before such an operation in which its words are looked for."""
MOST_FILES = 30
"""Files of a change in which text is looked for that moved."""


@dataclass(frozen=True)
class BlamedParagraph:
    """A paragraph and who wrote it. `first_line` and `last_line` count in the file from 1, `text` are its words.

    `origin` is the newest change that any of its words come from, `others` those that the rest come from, the newest
    first. Text that was moved, also out of another page in the same change, keeps who wrote it.
    """

    first_line: int
    last_line: int
    text: str
    origin: PageVersion
    others: tuple[PageVersion, ...] = ()


@dataclass(frozen=True)
class _Followed:
    lines: list[str]
    origins: list[Origins]


def blame(journal: Journal, history: PageHistory, page: str, job: Job | None = None) -> tuple[BlamedParagraph, ...]:
    """Return the paragraphs of a page as it stands, each with who wrote it.

    What a damaged version said counts with the version after it. Raises NotFound; Cancelled when `job` does.
    """
    history.versions(page)  # takes in what another program changed a moment ago
    look = _Look(journal, job)
    text = look.back(history.place(page))
    found = []
    for one in paragraphs(PageText.of("\n".join(text.lines))):
        span = slice(one.first - 1, one.last)
        newest, others = newest_and_others(text.origins[span], text.lines[span])
        versions = tuple(look.known[change] for change in (newest, *others))
        found.append(BlamedParagraph(one.first, one.last, one.prose, versions[0], versions[1:]))
    return tuple(found)


class _Look:
    """One look back. `known` are the changes that text was seen to come from."""

    def __init__(self, journal: Journal, job: Job | None) -> None:
        self._journal = journal
        self._renames = Renames(journal)
        self._job = job or (lambda _done, _total: None)
        self.known: dict[int, PageVersion] = {}

    def back(self, path: str, until: int | None = None, depth: int = 0) -> _Followed:
        """Follow a file of the project from its first version on, `until` a change, without what that one did."""
        versions = [one for one in self._journal.history.of_file(path) if until is None or one.change < until]
        text = _Followed([], [])
        earlier: list[tuple[str | None, _Followed]] = []
        are_kept = any(version.operation in RESTORING for version in versions)
        for number, version in enumerate(reversed(versions)):
            if depth == 0:
                self._job(number, len(versions))
            data = self._bytes(version.hash)
            if data is None:
                continue
            self.known.setdefault(version.change, told(version, is_present=False))
            new = lines_of(data.decode("utf-8", "replace"))
            renamed = self._renamed(version, path, depth) if not text.lines else None
            elsewhere = {} if renamed else self._elsewhere(version, path, text.lines, new, depth)
            text = renamed or text
            text = _Followed(new, follow(text.lines, text.origins, new, version.change, elsewhere))
            if version.operation in RESTORING:
                text = _restored(text, version, earlier)
            if are_kept:
                earlier = [*earlier[1 - MOST_EARLIER :], (version.hash, text)]
        return text

    def _bytes(self, name: str | None) -> bytes | None:
        """Return the text of a hash, nothing for none; None where it cannot be read any more."""
        try:
            return self._journal.changes.text(name) if name is not None else b""
        except (NotFound, Unreadable):
            return None

    def _renamed(self, version: FileVersion, path: str, depth: int) -> _Followed | None:
        """Return the text of the file that got this name with a change, with its origins."""
        if version.hash is None or version.change == FIRST or depth >= DEEPEST:
            return None
        other = self._renames.other_half(Piece(version.change, path))
        return self.back(other.path, other.change, depth + 1) if other is not None else None

    def _elsewhere(
        self, version: FileVersion, path: str, old: list[str], new: list[str], depth: int
    ) -> dict[str, Origins]:
        """Return the lines that the same change took out of other files, with their origins."""
        fresh = {line for line in new if len(line) >= LEAST_MOVED} - set(old)
        if not fresh or depth >= DEEPEST or version.change == FIRST or version.actor.kind == "outside":
            return {}
        record = self._journal.changes.get(version.change)
        found: dict[str, Origins] = {}
        for other, before, after in record.files[:MOST_FILES] if record else ():
            if other == path or not other.endswith(".md") or other.endswith(FOLLOWING):
                continue
            moved = (self._lines(before) - self._lines(after)) & fresh
            if moved:
                taken = self.back(other, version.change, depth + 1)
                pairs = zip(taken.lines, taken.origins, strict=True)
                found.update((line, origins) for line, origins in pairs if line in moved)
        return found

    def _lines(self, name: str | None) -> set[str]:
        return set(lines_of((self._bytes(name) or b"").decode("utf-8", "replace")))


def _restored(text: _Followed, version: FileVersion, earlier: list[tuple[str | None, _Followed]]) -> _Followed:
    """Return a text with who wrote it where a version only brought back what an earlier one said."""
    whole = next((one for name, one in reversed(earlier) if name == version.hash), None)
    if whole is not None:
        return whole
    those = ((one.lines, one.origins) for _, one in reversed(earlier))
    return _Followed(text.lines, take_up(text.lines, text.origins, version.change, those))
