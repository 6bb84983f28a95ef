"""What the pages of a folder have in common: their header's fields, their names, their headings."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from kbdesk.errors import Unreadable
from kbdesk.pages.resolve import name_key
from kbdesk.pages.text import PageText
from kbdesk.pages.types import PageType

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kbdesk.pages.header import HeaderField
    from kbdesk.pages.shelf import Shelf

SAMPLED = 40
FEWEST = 3
"""Pages of a folder from which on they tell how one of it looks; else those of the whole wiki do."""
MOST_KINDS = 60
FIRST = PageType("page", "", "Pages", "", "")
"""The type of the first page of an empty wiki."""
LISTS = frozenset({"index", "-index", "readme", "home", "log", "overview", "moc"})
"""Names, as keys, of files that tell of a folder and are none of its pages."""
_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def is_list(path: str) -> bool:
    """Whether a file by its name tells of its folder and is none of its pages."""
    return name_key(path.rpartition("/")[2].removesuffix(".md")).strip("-") in LISTS


def kinds(shelf: Shelf) -> tuple[PageType, ...]:
    """Return the types of which pages can be made in a wiki: the declared ones, then those that its pages have.

    Each has the folder in which most of its pages stand; a folder whose type has another one is a type by its path.
    """
    found = {each.type: each for each in shelf.layout.types}
    taken = {each.folder for each in shelf.layout.types}
    counts: dict[str, Counter[str]] = {}
    for folder, kind, count in shelf.folders():
        counts.setdefault(folder, Counter())[kind] += count
    for folder, of in sorted(counts.items(), key=lambda one: (-one[1].total(), one[0])):
        if folder in taken or len(found) >= MOST_KINDS:
            continue
        kind = of.most_common(1)[0][0]
        name = kind if kind not in found and "/" not in kind and kind.strip() else folder or "page"
        if name not in found:
            section = folder.rpartition("/")[2] or kind
            found[name] = PageType(name, folder, section, "", "")
    return tuple(found.values()) or (FIRST,)


def kind_named(shelf: Shelf, name: str) -> PageType | None:
    """Return the type of that name, or that of a folder that is called so."""
    wanted = name.strip().strip("/")
    known = kinds(shelf)
    exact = next((each for each in known if each.type == name), None)
    if exact is not None:
        return exact
    folders = dict.fromkeys(folder for folder, _, _ in shelf.folders())
    if wanted in folders:
        return next((each for each in known if each.folder == wanted), PageType(wanted, wanted, wanted, "", ""))
    return None


@dataclass(frozen=True)
class Habits:
    """Some pages of a folder, by path; of the whole wiki where it has too few."""

    pages: tuple[tuple[str, PageText], ...]

    @classmethod
    def of(cls, shelf: Shelf, folder: str) -> Habits:
        """Look at the pages of a folder."""
        own = _read(shelf, shelf.sampled(folder, SAMPLED))
        return cls(own if len(own) >= FEWEST else (*own, *_read(shelf, shelf.sampled(None, SAMPLED))))

    def most(self, holds: Callable[[PageText], bool]) -> bool:
        """Whether something holds for most of the pages."""
        return sum(1 for _, page in self.pages if holds(page)) * 2 > len(self.pages)

    @cached_property
    def with_header(self) -> tuple[PageText, ...]:
        """The pages that have a header."""
        return tuple(page for _, page in self.pages if page.has_header and page.reading.fields)

    @property
    def has_header(self) -> bool:
        """Whether most have one."""
        return len(self.with_header) * 2 > len(self.pages) or not self.pages

    @property
    def has_heading(self) -> bool:
        """Whether the text of most begins with a heading of the first level."""
        return self.most(lambda page: page.content.startswith("# ")) or not self.pages

    @property
    def has_gap(self) -> bool:
        """Whether in most a blank line comes after the header."""
        return not self.with_header or 2 * sum(
            page.body.startswith(("\n", "\r\n")) for page in self.with_header
        ) >= len(self.with_header)

    @cached_property
    def order(self) -> tuple[str, ...]:
        """The fields that most headers have, in the order in which they usually stand."""
        places: dict[str, list[int]] = {}
        for page in self.with_header:
            for number, name in enumerate(dict.fromkeys(field.name for field in page.reading.fields)):
                places.setdefault(name, []).append(number)
        usual = {name: sum(at) / len(at) for name, at in places.items() if len(at) * 2 > len(self.with_header)}
        return tuple(sorted(usual, key=lambda name: usual[name]))

    def fields(self, name: str) -> list[tuple[PageText, HeaderField]]:
        """Return a field of each header that has it."""
        return [(page, field) for page in self.with_header for field in page.reading.fields if field.name == name]

    def values(self, name: str) -> list[str]:
        """Return what a field says in each header that has it."""
        return [field.text for _, field in self.fields(name) if field.text]

    def is_quoted(self, name: str) -> bool:
        """Whether the values of a field mostly stand in quotation marks."""
        lines = [page.lines[field.first].partition(":")[2].strip() for page, field in self.fields(name)]
        return bool(lines) and sum(line.startswith('"') for line in lines) * 2 > len(lines)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the files, without those that tell of their folder."""
        return tuple(path.rpartition("/")[2].removesuffix(".md") for path, _ in self.pages)

    def name_for(self, title: str, slug: str) -> str:
        """Return what the file of a page is called, in the form that most names have: a slug, or made of its title."""
        names = [name for name in self.names if re.search(r"[\W_]", name)]  # a single word tells less
        if not names or not title.strip():
            return slug
        forms: Counter[str] = Counter(_form(name) for name in names)
        form = forms.most_common(1)[0][0]
        if form == "slug" or not _SLUG.fullmatch(slug):
            return slug
        words = " ".join(re.sub(r"[\\/:*?\"<>|#^\[\]\x00-\x1f]", " ", title).split()).strip(". ")
        if form == "spaces":
            return words or slug
        joint = "_" if form == "underlines" else "-"
        name = re.sub(r"[^\w.+]+", joint, words).strip(joint) if form != "spaces" else words
        is_lower = sum(each == each.lower() for each in names) * 2 > len(names)
        return (name.lower() if is_lower else name) or slug


def usual_status(shelf: Shelf, path: str) -> str:
    """Return what the headers of most pages beside one say of their status: "active" where some do; "" for nothing."""
    habits = Habits.of(shelf, path.rpartition("/")[0])
    words = [word for word in habits.values("status") if word not in ("superseded", "retired")]
    if "status" not in habits.order or not words:
        return ""
    return "active" if "active" in words else max(dict.fromkeys(words), key=words.count)


def _form(name: str) -> str:
    if " " in name:
        return "spaces"
    if _SLUG.fullmatch(name):
        return "slug"
    return "underlines" if "_" in name else "dashes"


def _read(shelf: Shelf, paths: Sequence[str]) -> tuple[tuple[str, PageText], ...]:
    found = []
    for path in paths:
        data = shelf.read(path) if not is_list(path) else None
        if data is None:
            continue
        try:
            found.append((path, PageText.parse(data, path)))
        except Unreadable:
            continue
    return tuple(found)
