"""The line of a new page in an index that a wiki keeps by hand: in the form, and in the section, of its others."""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from kbdesk.errors import Unreadable
from kbdesk.pages.describe import describe
from kbdesk.pages.layouts import relative
from kbdesk.pages.links import find
from kbdesk.pages.relink import destination
from kbdesk.pages.resolve import name_key
from kbdesk.pages.text import PageText
from kbdesk.pages.ways.dates import like
from kbdesk.pages.ways.links import Linking, To, Way, way_of
from kbdesk.plan import Put
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from kbdesk.pages.describe import PageFacts
    from kbdesk.pages.links import FoundLink
    from kbdesk.pages.shelf import Shelf

NAMES = ("index.md", "_index.md", "Index.md", "INDEX.md")
_BULLET = re.compile(r"(\s*(?:[-*+]|\d+[.)])[ \t]+)(\*\*|__)?")
_BETWEEN = re.compile(r"[ \t]*(?:[—–:|-]+|→)[ \t]+")
_HEADING = re.compile(r"(#{1,6})[ \t]+(.*?)[ \t]*#*[ \t]*$")
_ROW = re.compile(r"[ \t]*\|")
_CELL = re.compile(r"(?<!\\)\|")
_RULE = re.compile(r"[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*")
_SUMMARIES = frozenset({"summary", "description", "about", "what", "note", "notes", "abstract"})
_DATES = frozenset({"updated", "last-updated", "created", "date", "added", "modified"})


class New(NamedTuple):
    """A page that is made: its id, its path, its bytes, and what it was asked for: its type and title."""

    id: str
    path: str
    data: bytes
    kind: str
    title: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of an index that begins with a link to a page; `section` is the number of the heading above it.

    `mark` is what stands before the link, `between` what parts it from a summary, "" where there is none. `has_words`
    tells whether the link says more than its target. `name` is what it sorts by. `cells` are those of a row of a table.
    """

    line: int
    section: int
    path: str
    mark: str
    way: Way
    has_words: bool
    between: str
    name: str
    bold: str = ""
    cells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of an index, "" above the first; its lines are those from `first` up to `end`."""

    heading: str
    first: int
    end: int


class Catalogue:
    """An index as it stands."""

    def __init__(self, shelf: Shelf, path: str, data: bytes) -> None:
        self.shelf, self.path = shelf, path
        self.page = PageText.parse(data, path)
        self.lines = self.page.body.split("\n")
        self.sections = list(_sections(self.lines))
        self.unmet: set[str] = set()
        self.entries = list(self._entries())

    def asks_for(self, path: str) -> bool:
        """Whether a link of the index that leads nowhere yet is meant for the page of that file's name."""
        return name_key(path.rpartition("/")[2].removesuffix(".md")) in self.unmet

    def of_folder(self, folder: str) -> list[Entry]:
        """Return the entries of a folder's pages."""
        return [each for each in self.entries if each.path.rpartition("/")[0] == folder]

    def section_for(self, folder: str, words: frozenset[str]) -> int | None:
        """Return the section that pages of a folder belong in: one called so that has some, else where most stand."""
        named = [number for number, each in enumerate(self.sections) if _is_called(each.heading, words)]
        counts = Counter(each.section for each in self.of_folder(folder))
        filled = [number for number in named if counts[number]]
        if filled:
            return max(filled, key=lambda number: (counts[number], -number))
        return counts.most_common(1)[0][0] if counts else next(iter(named), None)

    def _entries(self) -> Iterator[Entry]:
        starts = [0]
        for line in self.lines:
            starts.append(starts[-1] + len(line) + 1)
        firsts: dict[int, FoundLink] = {}
        for link in find(self.page.body):
            firsts.setdefault(link.line - 1, link)
            if self.shelf.resolve(self.path, link.destination, link.wiki).path is None:
                self.unmet.add(name_key(link.target.rpartition("/")[2].removesuffix(".md")))
        for number, link in firsts.items():
            found = self.shelf.resolve(self.path, link.destination, link.wiki)
            section = next(at for at, each in enumerate(self.sections) if each.first <= number < each.end)
            if found.path is not None and link.kind in ("wikilink", "inline") and number < len(self.lines):
                span = link.outer[0] - starts[number], link.outer[1] - starts[number]
                entry = self._entry(number, section, link, span, found.path)
                if entry is not None:
                    yield entry

    def _entry(self, number: int, section: int, link: FoundLink, span: tuple[int, int], path: str) -> Entry | None:
        line = self.lines[number].rstrip("\r")
        has_words = link.words != (link.start, link.end) if link.wiki else True
        way = way_of(self.shelf, self.path, link, path)
        name = name_key(link.text if has_words else link.target.rpartition("/")[2])
        if _ROW.match(line):
            cells = tuple(_cells(line))
            is_first = cells and line[: span[0]].strip() == "|"
            return Entry(number, section, path, "|", way, has_words, "|", name, cells=cells) if is_first else None
        match = _BULLET.match(line)
        if match is None or match.end() != span[0]:
            return None
        rest = line[span[1] :].removeprefix(match[2] or "")
        between = _BETWEEN.match(rest)
        part = between[0] if between and rest.strip() else ""
        return Entry(number, section, path, match[1], way, has_words, part, name, match[2] or "")


def puts_for(shelf: Shelf, made: Sequence[tuple[Put, str, str]]) -> tuple[list[Put], list[str]]:
    """Return what the indexes of a wiki get for new pages, given with type and title, and what is to be said."""
    pages = []
    for put, kind, title in made:
        path = shelf.layout.in_knowledge(put.path) or put.path
        facts = describe(shelf.layout, path, put.after or b"")
        if facts is not None:
            pages.append(New(facts.id, path, put.after or b"", kind, title))
    changed, told = with_lines(shelf, pages)
    return [Put(shelf.layout.in_project(path), *texts) for path, texts in changed.items()], told


def with_lines(shelf: Shelf, pages: Sequence[New]) -> tuple[dict[str, tuple[bytes, bytes]], list[str]]:
    """Return the indexes that get lines for new pages, bytes before and after by path, and what is to be said."""
    changed: dict[str, tuple[bytes, bytes]] = {}
    told: list[str] = []
    coming = {page.path: page.id for page in pages}
    for page in pages:
        found = _index_for(shelf, page, page.kind, changed)
        if found is not None and found[0].asks_for(page.path):
            continue  # its line stands there already
        line = _with_line(found[0], found[1], page, coming) if found else None
        if found is None or line is None:
            told += [] if not _has_index(shelf) else [f"{page.id}: index.md got no line for it: {_why(found)}"]
            continue
        path = found[0].path
        before = changed[path][0] if path in changed else shelf.read(path) or b""
        changed[path] = (before, line)
    return changed, told


def _why(found: tuple[Catalogue, int] | None) -> str:
    if found is None:
        return part("no section of it is for pages of this folder. Add one where it belongs.")
    return part("its lines have no form that could be followed. Add one where it belongs.")


def _has_index(shelf: Shelf) -> bool:
    return any(shelf.read(name) is not None for name in NAMES)


def _index_for(
    shelf: Shelf, page: New, kind: str, changed: Mapping[str, tuple[bytes, bytes]]
) -> tuple[Catalogue, int] | None:
    """Return the index that lists the pages of a folder, the nearest above it first, and the section for the page."""
    folder = page.path.rpartition("/")[0]
    last = folder.rpartition("/")[2]
    words = frozenset(name_key(each) for each in (last, kind, f"{kind}s", f"{kind[:-1]}ies", _unnumbered(last)) if each)
    known = []
    for place in _above(folder):
        path = next((each for name in NAMES if shelf.read(each := posixpath.join(place, name)) is not None), None)
        if path is None:
            continue
        try:
            data = changed[path][1] if path in changed else shelf.read(path) or b""
            known.append(Catalogue(shelf, path, data))
        except Unreadable:
            continue
    for catalogue in known:
        section = catalogue.section_for(folder, words) if catalogue.of_folder(folder) else None
        if section is not None:
            return catalogue, section
    for catalogue in known:
        section = catalogue.section_for(folder, words) if catalogue.entries else None
        if section is not None:
            return catalogue, section
    return None


def _above(folder: str) -> Iterator[str]:
    while folder:
        yield folder
        folder = folder.rpartition("/")[0]
    yield ""


def _unnumbered(name: str) -> str:
    return re.sub(r"^\d+[_ -]+", "", name)


def _with_line(catalogue: Catalogue, section: int, page: New, coming: Mapping[str, str]) -> bytes | None:
    """Return an index with a line for a page; None where it has no form to follow."""
    facts = describe(catalogue.shelf.layout, page.path, page.data)
    own = [each for each in catalogue.entries if each.section == section]
    model = _model(own or catalogue.entries)
    if facts is None or model is None:
        return None
    facts = replace(facts, title=page.title.strip() or facts.title)
    line = _row(catalogue, model, facts, coming) if model.cells else _bullet(catalogue, model, facts, coming)
    if line is None or (model.cells and not own):
        return None
    at = _place(catalogue, own, section, facts, model)
    if at is None:
        return None
    lines = list(catalogue.lines)
    ending = "\r" if catalogue.page.newline == "\r\n" else ""
    if at == len(lines):  # the last line has no ending yet
        lines[-1] += ending
        lines.append(line)
    else:
        is_before_heading = _HEADING.match(lines[at].rstrip("\r")) is not None
        lines[at:at] = [line + ending, *([ending] if is_before_heading else [])]
    body = "\n".join(lines)
    return catalogue.page.with_exact_body(body).encode()


def _model(entries: Sequence[Entry]) -> Entry | None:
    """Return an entry of the form that most have; a summary follows where it does in most."""
    if not entries:
        return None
    forms = Counter((each.mark.strip(), each.way, each.has_words, bool(each.cells), each.bold) for each in entries)
    form = forms.most_common(1)[0][0]
    same = [e for e in entries if (e.mark.strip(), e.way, e.has_words, bool(e.cells), e.bold) == form]
    marks = Counter(each.mark for each in same).most_common(1)[0][0]
    parts = Counter(each.between for each in same).most_common(1)[0][0]
    return replace(same[-1], mark=marks, between=parts)


def _link(catalogue: Catalogue, model: Entry, facts: PageFacts, coming: Mapping[str, str]) -> str | None:
    linking = Linking(catalogue.shelf, catalogue.path, "", coming)
    title = " ".join(facts.title.split())
    if model.way.form in ("relative", "rooted"):
        place = f"/{facts.path}" if model.way.form == "rooted" else relative(catalogue.path, facts.path)
        is_angled = model.way.is_angled and " " in place
        to = f"<{destination(place, in_angles=True)}>" if is_angled else destination(place)
        return f"[{title.replace('[', '(').replace(']', ')')}]({to})"
    words = title.replace("[", "(").replace("]", ")").replace("|", "/") if model.has_words else ""
    return linking.bracketed(To(facts.path, words, in_table=bool(model.cells)), model.way.form)


def _bullet(catalogue: Catalogue, model: Entry, facts: PageFacts, coming: Mapping[str, str]) -> str | None:
    link = _link(catalogue, model, facts, coming)
    if link is None or model.mark.strip()[:1].isdigit():
        return None
    summary = _summary(facts)
    rest = f"{model.between or ''}{summary}" if model.between and summary else ""
    return f"{model.mark}{model.bold}{link}{model.bold}{rest}".rstrip()


def _row(catalogue: Catalogue, model: Entry, facts: PageFacts, coming: Mapping[str, str]) -> str | None:
    link = _link(catalogue, model, facts, coming)
    head = _head_of(catalogue, model)
    if link is None or head is None or len(head) != len(model.cells):
        return None
    cells = [link]
    for name, other in zip(head[1:], model.cells[1:], strict=True):
        key = name_key(name)
        if key in _SUMMARIES:
            cells.append(_CELL.sub(r"\\|", _summary(facts)))
        elif key in _DATES:
            cells.append(like(catalogue.shelf.now(), other) or "")
        elif key == "title":
            cells.append(_CELL.sub(r"\\|", facts.title))
        elif key in ("type", "kind"):
            cells.append(facts.type)
        elif key == "status":
            cells.append(facts.status if dict(facts.fields).get("status") else "")
        else:
            cells.append("")
    return "|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|"


def _head_of(catalogue: Catalogue, model: Entry) -> list[str] | None:
    for number in range(model.line, 0, -1):
        if _RULE.fullmatch(catalogue.lines[number].rstrip("\r")):
            return list(_cells(catalogue.lines[number - 1].rstrip("\r")))
        if not _ROW.match(catalogue.lines[number]):
            return None
    return None


def _summary(facts: PageFacts) -> str:
    fields = dict(facts.fields)
    return " ".join((fields.get("description") or fields.get("summary") or facts.description).split())


def _place(catalogue: Catalogue, own: Sequence[Entry], section: int, facts: PageFacts, model: Entry) -> int | None:
    """Return the line before which a new one belongs: in its order where the others have one, else after them."""
    if own:
        same = [each for each in own if bool(each.cells) == bool(model.cells)]
        names = [each.name for each in same]
        if len(names) > 2 and names == sorted(names) and len({*names}) > 1:
            mine = name_key(facts.title) if model.has_words else name_key(facts.slug)
            after = [each for each, name in zip(same, names, strict=True) if name <= mine]
            return after[-1].line + 1 if after else same[0].line
        return same[-1].line + 1
    here = catalogue.sections[section]
    below = [at for at in range(here.first + 1, here.end) if catalogue.lines[at].strip()]
    if not here.heading or not all(catalogue.lines[at].strip().startswith("<!--") for at in below):
        return None
    if below:
        return below[-1] + 1
    at = here.first + 1
    return at + 1 if at < here.end and not catalogue.lines[at].strip() else at


def _is_called(heading: str, words: frozenset[str]) -> bool:
    """Whether a heading is a folder's or a type's: its words, or what it says in parentheses, or with a number."""
    if not heading:
        return False
    plain = re.sub(r"[`*_]", "", heading)
    inside = [name_key(each.strip("/")) for each in re.findall(r"[(（]([^()（）]+)[)）]", plain)]
    bare = re.sub(r"[(（][^()（）]*[)）]", "", plain)
    return name_key(bare) in words or any(each in words for each in inside)


def _sections(lines: Sequence[str]) -> Iterator[Section]:
    heading, first, fence = "", 0, ""
    for number, line in enumerate(lines):
        start = line.lstrip()[:3]
        if start in ("```", "~~~"):
            fence = "" if fence == start else fence or start
        match = None if fence else _HEADING.match(line.rstrip("\r"))
        if match:
            yield Section(heading, first, number)
            heading, first = match[2], number
    yield Section(heading, first, len(lines))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in _CELL.split(line.strip().removeprefix("|").removesuffix("|"))]
