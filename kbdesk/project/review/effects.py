"""What changes did to the rest of the base: links gained and lost, pages left alone, claims without their sources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.pages.check import NO_ORPHANS
from kbdesk.pages.prose import prose
from kbdesk.project.review.texts import as_bytes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from kbdesk.index.index import Index
    from kbdesk.pages.difference.values import Difference, Hunk
    from kbdesk.project.review.differences import Differences
    from kbdesk.project.review.texts import PieceTexts
    from kbdesk.project.review.values import Piece
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job

LISTS = ("index.md", "log.md")
"""Files whose links are no backlinks."""
LONGEST = 160
"""Characters of a claim that are told."""
_LEAST_KEPT = 0.4


@dataclass(frozen=True, slots=True)
class PageLink:
    """A link from one page to another, both by id (or overview)."""

    source: str
    target: str


@dataclass(frozen=True, slots=True)
class LostSupport:
    """A claim that stands on, without a source it had. `line` counts in the text after from 1, `text` is plain."""

    page: str
    line: int
    text: str
    sources: tuple[str, ...]


@dataclass(frozen=True)
class Effects:
    """What some changes, taken together, did to the rest.

    `gained` and `lost` are links between pages, each once. `orphaned` are pages that lost a link and that no page
    links to as the base stands now, `broken` links to pages that went with the changes. `unsupported` are claims whose
    sources went away.
    """

    gained: tuple[PageLink, ...] = ()
    lost: tuple[PageLink, ...] = ()
    orphaned: tuple[str, ...] = ()
    broken: tuple[PageLink, ...] = ()
    unsupported: tuple[LostSupport, ...] = ()


class Consequences:
    """Works effects out; reads only."""

    def __init__(self, texts: PieceTexts, differences: Differences, shelf: ProjectShelf, index: Index) -> None:
        self._texts = texts
        self._differences = differences
        self._shelf = shelf
        self._pages = index.pages
        self._linking = index.linking

    def of(self, pieces: Iterable[Piece], job: Job | None = None) -> Effects:
        """Return what pieces did; of several changes of a file, all from the first to the last count as one.

        Raises NotFound, Unreadable; Cancelled when `job` does.
        """
        gained: list[PageLink] = []
        lost: list[PageLink] = []
        gone: list[tuple[str, str]] = []
        unsupported: list[LostSupport] = []
        for path, difference in self._together(pieces, job):
            inside = self._shelf.layout.in_knowledge(path)
            if inside is None or inside in LISTS:
                continue
            page = self._page(inside)
            targets = [link for link in difference.links if self._is_page(link.target) and link.target != page]
            gained += (PageLink(page, link.target) for link in targets if link.kind == "added")
            lost += (PageLink(page, link.target) for link in targets if link.kind == "removed")
            gone += [(page, inside.removesuffix(".md"))] if not difference.is_there else []
            unsupported += unsupported_in(self._differences, inside, page, difference)
        return Effects(
            tuple(dict.fromkeys(gained)),
            tuple(dict.fromkeys(lost)),
            tuple(self._orphaned(link.target for link in lost)),
            tuple(self._broken(gone)),
            tuple(unsupported),
        )

    def _together(self, pieces: Iterable[Piece], job: Job | None) -> Iterator[tuple[str, Difference]]:
        by_path: dict[str, list[Piece]] = {}
        for piece in sorted(pieces):
            by_path.setdefault(piece.path, []).append(piece)
        for number, (path, those) in enumerate(by_path.items()):
            if job:
                job(number, len(by_path))
            before, after = self._texts.of(those[0])[0], self._texts.of(those[-1])[1]
            yield path, self._differences.told(path, as_bytes(before), as_bytes(after))

    def _page(self, path: str) -> str:
        place = self._shelf.layout.page_at(path)
        return self._shelf.id_at(path) or (place.id if place else self._shelf.layout.special(path) or path)

    def _is_page(self, target: str) -> bool:
        return self._pages.path_of(target) is not None

    def _orphaned(self, targets: Iterable[str]) -> Iterator[str]:
        for target in dict.fromkeys(targets):
            page = self._pages.by_id(target)
            stands_alone = page is None or page.type in NO_ORPHANS or not page.declared or page.status == "retired"
            if not stands_alone and all(link.status == "retired" for link in self._pages.backlinks_of(target)):
                yield target

    def _broken(self, gone: Sequence[tuple[str, str]]) -> Iterator[PageLink]:
        """Yield the links that lead nowhere since pages went; none to a page that came back."""
        names = {name: page for page, path in gone if not self._is_page(page) for name in (page, path, _slug(path))}
        found = self._linking.told() if names else ()
        pages = ((link.source, names.get(link.wanted.removesuffix(".md"))) for link in found if link.target is None)
        yield from dict.fromkeys(PageLink(source, page) for source, page in pages if page)


def unsupported_in(differences: Differences, path: str, page: str, difference: Difference) -> Iterator[LostSupport]:
    """Yield the claims of a page that stay and link to no source any more."""
    for hunk in difference.hunks:
        lost = [
            link.target for link in hunk.links if link.kind == "removed" and differences.is_source(path, link.target)
        ]
        if not lost or not _stands_on(hunk):
            continue
        if not any(differences.is_source(path, target) for target in differences.targets(path, hunk.after)):
            text = prose(hunk.after)
            first = min(span.after_first for span in hunk.spans) + 1
            shown = text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
            yield LostSupport(page, first, shown, tuple(lost))


def _slug(path: str) -> str:
    return path.rpartition("/")[2]


def _stands_on(hunk: Hunk) -> bool:
    """Whether a hunk keeps most of what it said, so that its claims are the same ones."""
    kept = sum(len(words.text) for words in hunk.words if words.kind == "same")
    rows_kept = any(
        cell.kind == "same" for row in hunk.rows if row.before is not None and row.after for cell in row.cells
    )
    return rows_kept or kept >= _LEAST_KEPT * max(len(hunk.before), 1)
