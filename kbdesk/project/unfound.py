"""What links point to inside of what is there: headings that a page lacks, pictures whose file is missing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import unquote

from kbdesk.errors import KbdeskError
from kbdesk.pages import anchors
from kbdesk.pages.text import PageText
from kbdesk.project.values import Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kbdesk.index.index import Index
    from kbdesk.index.survey import PointedLink
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job

PICTURE = re.compile(r"\.(?:png|jpe?g|gif|svg|webp|bmp|tiff?|avif|ico)$", re.IGNORECASE)
PARAGRAPH = re.compile(r"(?:^|\s)(\^[\w-]+)[ \t]*$", re.MULTILINE)
"""The name of a paragraph, by which it is linked to."""
MADE = ("index", "log")
"""Pages that the desk shows otherwise than they are written."""
MOST = 6


class Inside(NamedTuple):
    """What of a page can be linked to."""

    headings: tuple[anchors.Placed, ...] = ()
    paragraphs: frozenset[str] = frozenset()

    def has(self, wanted: str) -> bool:
        """Whether the part of a link after # means something."""
        return wanted in self.paragraphs or anchors.find(self.headings, wanted) is not None


class Unfound:
    """Looks for what is pointed to; what pages hold is kept until their files change."""

    def __init__(self, index: Index, shelf: ProjectShelf, has_picture: Callable[[str, str], bool]) -> None:
        self._index = index
        self._shelf = shelf
        self._has_picture = has_picture
        self._known: dict[str, tuple[str, Inside]] = {}

    def problems(self, job: Job | None = None, page: str = "") -> Iterator[Problem]:
        """Yield a problem for each destination that points to nothing, each page's once; of all pages, or of one."""
        hashes = self._index.survey.hashes()
        links = list(self._index.survey.pointed(page))
        has: dict[tuple[str, str], bool] = {}
        told: set[tuple[str, str]] = set()
        for number, link in enumerate(links):
            if job:
                job(number, len(links))
            sign = (link.source, link.destination)
            if sign in told:
                continue
            told.add(sign)
            if link.target is None:
                if self._is_missing(link):
                    yield Problem("broken_image", link.source, link.destination, link.line, "", link.destination)
                continue
            place = (link.path, link.anchor)
            if place not in has:
                version = hashes.get(link.path, "")
                has[place] = link.target in MADE or self.inside(link.path, version).has(unquote(link.anchor))
            if not has[place]:
                yield Problem("broken_heading", *sign, link.line, link.target, link.destination)

    def _is_missing(self, link: PointedLink) -> bool:
        place = unquote(link.destination.partition("#")[0].partition("?")[0])
        return bool(PICTURE.search(place)) and not self._has_picture(link.source, link.destination)

    def inside(self, path: str, version: str = "") -> Inside:
        """Return what of the page at a path of the knowledge folder can be linked to; `version` is its text's hash."""
        known = self._known.get(path)
        if known is not None and version and known[0] == version:
            return known[1]
        try:
            body = PageText.parse(self._shelf.read(path) or b"", path).body
        except KbdeskError:
            return Inside()
        found = Inside(anchors.placed(body), frozenset(PARAGRAPH.findall(body)))
        self._known[path] = (version, found)
        return found

    def likely_headings(self, problem: Problem) -> tuple[str, ...]:
        """Return the headings of a page that a link to one it lacks was probably meant for, the likeliest first."""
        from rapidfuzz import fuzz, process  # noqa: PLC0415  # not needed to open a project

        path = self._index.pages.path_of(problem.detail)
        if path is None:
            return ()
        texts = [one.text for one in self.inside(path).headings if one.level > 1]
        wanted = unquote(problem.target.partition("#")[2]).replace("-", " ")
        found = process.extract(wanted, texts, scorer=fuzz.WRatio, processor=str.casefold, limit=MOST)
        return tuple(text for text, _, _ in found)
