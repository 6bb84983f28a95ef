"""Which page somebody probably meant by a name that no page has: by what is alike in titles, aliases and file names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.pages.resolve import name_key

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from kbdesk.project.values import PageNames

ALIKE = 74
"""Per cent that two names must have in common."""
MOST = 5
SHORTEST = 4
"""Letters of a name that is looked for within others; of scripts that write syllables, half as many."""


class LikelyPages:
    """The names of all pages in force, to be asked again and again."""

    def __init__(self, pages: Iterable[PageNames]) -> None:
        self._pages: list[str] = []
        self._names: list[str] = []
        self._by_name: dict[str, list[str]] = {}
        for page in pages:
            if page.status not in ("retired", "superseded"):
                for name in dict.fromkeys(map(_key, (page.title, page.id.rpartition("/")[2], *page.aliases))):
                    self._pages.append(page.id)
                    self._names.append(name)
                    self._by_name.setdefault(name, []).append(page.id)

    def meant_by(self, names: Sequence[str], folder: str = "") -> tuple[str, ...]:
        """Return the pages that are called nearly like one of these names, the likeliest first.

        `folder` is the type or folder that was asked for: of pages that are as likely, one of it comes first.
        """
        from rapidfuzz import fuzz, process  # noqa: PLC0415  # not needed to open a project

        keys = [key for key in dict.fromkeys(map(_key, names)) if key]
        found: dict[str, float] = {}
        for key in keys:
            found |= dict.fromkeys(self._by_name.get(key, ()), 100.0)
        if not found:
            for key in keys:
                for _, share, place in process.extract(
                    key, self._names, scorer=fuzz.ratio, processor=None, score_cutoff=ALIKE, limit=MOST
                ):
                    page = self._pages[place]
                    found[page] = max(share, found.get(page, 0.0))
        if not found:
            found = {page: float(ALIKE) for key in keys for page in self._holding(key)}
        here = folder.rstrip("s").casefold()

        def rank(page: str) -> tuple[float, bool, float, str]:
            own = _key(page)
            nearest = max((fuzz.ratio(key, own) for key in keys), default=0.0)
            return -found[page], not (here and page.startswith(here)), -nearest, page

        return tuple(sorted(found, key=rank)[:MOST])

    def _holding(self, key: str) -> Iterator[str]:
        """Yield the pages in whose names a name stands whole, and is most of it: a long title holds many words."""
        if len(key) >= (SHORTEST if key.isascii() else SHORTEST // 2):
            inside = f" {key} " if key.isascii() else key
            for page, name in zip(self._pages, self._names, strict=True):
                if len(key) * 2 >= len(name) and inside in f" {name} ":
                    yield page


def _key(name: str) -> str:
    """Return a name without case, accents and signs, its words in the order of the alphabet."""
    plain = name.rpartition("/")[2] if " " not in name else name
    return " ".join(sorted(name_key(plain.removesuffix(".md")).split("-")))
