"""How a wiki writes its links to pages, and a link written so."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.pages.layouts import joined, relative
from kbdesk.pages.links import find
from kbdesk.pages.resolve import Name, Resolver, decoded, name_key
from kbdesk.pages.text import PageText

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from kbdesk.pages.links import FoundLink
    from kbdesk.pages.shelf import Shelf

Form: TypeAlias = Literal["name", "root", "project", "page", "relative", "rooted"]
"""Double brackets by base name, or by a path that counts from the pages' root, the project's, the page's own folder;
a markdown link by a path that counts from the page's folder, or from the root with a slash before it."""

BRACKETS: tuple[Form, ...] = ("name", "root", "project", "page")
SAMPLED = 60
"""Pages in which it is looked how links are written."""
ENOUGH = 3
"""Links from which on a page's own way counts, not the wiki's."""
LONGEST = 200_000
"""Signs of a page that are looked at."""


@dataclass(frozen=True, slots=True)
class Way:
    """A form, and whether a path with spaces stands in angle brackets."""

    form: Form = "relative"
    is_angled: bool = False


@dataclass(frozen=True, slots=True)
class To:
    """What a link is to say: the path of its page, its words ("" for those of the form), what follows `#`."""

    path: str
    words: str = ""
    anchor: str = ""
    in_table: bool = False


class WithComing:
    """The names of pages that stand, and of those that are made in the same plan: id by path."""

    def __init__(self, shelf: Shelf, coming: Mapping[str, str]) -> None:
        self._shelf = shelf
        self._coming = coming

    def id_at(self, path: str) -> str | None:
        """Return the id of the page at a path."""
        return self._coming.get(path) or self._shelf.id_at(path)

    def named(self, key: str) -> Iterator[Name]:
        """Yield the names with that key."""
        yield from self._shelf.named(key)
        for path in self._coming:
            if name_key(stem_of(path)) == key:
                yield Name(path, "file", path)


class Linking:
    """Writes links into one file as the wiki does; `coming` are pages that are made in the same plan, id by path."""

    def __init__(self, shelf: Shelf, path: str, body: str = "", coming: Mapping[str, str] | None = None) -> None:
        self._shelf = shelf
        self._path = path
        self._resolver = Resolver(shelf.layout, WithComing(shelf, coming or {}))
        self._own: dict[str, Way] = {}
        counts = Counter(self._ways(path, body, self._own))
        self._way = counts.most_common(1)[0][0] if counts.total() >= ENOUGH else None

    @property
    def way(self) -> Way:
        """How most links of the file are written; where it has few, those of the wiki."""
        if self._way is None:
            counts: Counter[Way] = Counter()
            folder = self._path.rpartition("/")[0]
            near = self._shelf.sampled(folder, SAMPLED // 2)
            for path in dict.fromkeys((*near, *self._shelf.sampled(None, SAMPLED))):
                data = self._shelf.read(path)
                text = (data or b"").decode("utf-8", "replace")[:LONGEST]
                counts.update(self._ways(path, PageText.of(text).body, {}))
            self._way = counts.most_common(1)[0][0] if counts else Way()
        return self._way

    def way_to(self, path: str) -> Way:
        """Return how the file links to a page: as it does already, else as it does to most."""
        return self._own.get(path) or self.way

    def written(self, to: To) -> str | None:
        """Return a link in double brackets as it is to stand in the file.

        None where the wiki writes markdown links, or where no such link would lead to the page and no other.
        """
        way = self.way_to(to.path)
        return self.bracketed(to, way.form) if way.form in BRACKETS else None

    def bracketed(self, to: To, form: Form = "name") -> str | None:
        """Return a link in double brackets, in a form if it leads to the page, else in another; None for none."""
        target = self.target(to.path, form)
        if target is None or any(sign in to.words for sign in "[]|"):
            return None
        bar = "\\|" if to.in_table else "|"
        words = f"{bar}{to.words}" if to.words and to.words != target else ""
        anchor = f"#{to.anchor}" if to.anchor else ""
        return f"[[{target}{anchor}{words or (bar + to.words if anchor and to.words else '')}]]"

    def target(self, path: str, form: Form) -> str | None:
        """Return what stands in the double brackets of a link to a page, None where nothing would lead to it alone."""
        for each in dict.fromkeys((form, *BRACKETS)):
            name = self._target(path, each)
            found = self._resolver.resolve(self._path, name, wiki=True)
            if found.path == path and not found.ambiguous and not any(sign in name for sign in "[]|#^\\"):
                return name
        return None

    def place(self, path: str) -> str:
        """Return the path of a markdown link to a page, as it counts in this wiki, not yet quoted."""
        return f"/{path}" if self.way_to(path).form == "rooted" else relative(self._path, path)

    def _target(self, path: str, form: Form) -> str:
        bare = path.removesuffix(".md")
        if form == "name":
            return stem_of(path)
        if form == "project":
            return self._shelf.layout.in_project(bare)
        return relative(self._path, bare) if form == "page" else bare

    def _ways(self, path: str, body: str, own: dict[str, Way]) -> Iterable[Way]:
        """Yield how each link to a page is written that stands in a body; note in `own` how the first to each is."""
        for link in find(body) if body else ():
            if link.kind not in ("inline", "reference", "wikilink"):
                continue
            found = self._shelf.resolve(path, link.destination, link.wiki)
            if found.path is not None:
                way = way_of(self._shelf, path, link, found.path)
                own.setdefault(found.path, way)
                yield way


def way_of(shelf: Shelf, path: str, link: FoundLink, target: str) -> Way:
    """Return how a link that stands in the file at a path, and leads to the page `target`, is written."""
    if not link.wiki:
        is_rooted = link.target.startswith("/")
        is_angled = " " in link.written
        return Way("rooted" if is_rooted else "relative", is_angled)
    return Way(form_of(shelf, path, link.target, target))


def form_of(shelf: Shelf, path: str, written: str, target: str) -> Form:
    """Return which form the target of a link in double brackets has."""
    name = written.strip().strip("\\").removesuffix(".md")
    if "/" not in name:
        return "name"
    if f"{name}.md" == target:
        return "root"
    if shelf.layout.in_knowledge(f"{name}.md") == target:
        return "project"
    return "page" if joined(path, f"{name}.md") == target else "root"


def is_in_table(text: str, at: int) -> bool:
    """Whether a place in a text is in a row of a table."""
    return text[text.rfind("\n", 0, at) + 1 : at].lstrip().startswith("|")


def named_in(shelf: Shelf, path: str, item: str) -> str | None:
    """Return the page that a header's item names: as a link, an id, a path, a name. None for no page, or several."""
    bare = item.strip().strip("\"'").strip()
    links = find(bare) if "[" in bare else ()
    if links:
        found = shelf.resolve(path, links[0].destination, links[0].wiki)
        return None if found.ambiguous else found.path
    located = shelf.locate(bare)
    if located or not bare or "://" in bare:
        return located
    for form in decoded(bare):
        found = shelf.resolve(path, form, wiki=True)
        if found.path is not None and not found.ambiguous:
            return found.path
    return None


def stem_of(path: str) -> str:
    """Return the name of a page's file without its ending."""
    return path.rpartition("/")[2].removesuffix(".md")
