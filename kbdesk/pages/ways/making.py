"""A new page as the pages of its folder are: where it stands, what its file is called, its header, its heading."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.files.names import refusal
from kbdesk.pages import guards
from kbdesk.pages.field_lines import field_line
from kbdesk.pages.resolve import name_key
from kbdesk.pages.slugs import free, slug_of
from kbdesk.pages.text import PageText, trimmed
from kbdesk.pages.ways import lists
from kbdesk.pages.ways.dates import CREATED, UPDATED, common
from kbdesk.pages.ways.habits import Habits, is_list, kind_named, kinds

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from kbdesk.pages.shelf import Shelf

EMPTY_LISTS = frozenset({"tags", "aliases", "sources", "related"})
"""Lists that a new page has, empty, where the others of its folder have them."""
PLAIN = ("type", "title", "created")
"""The fields of the first page of a wiki."""
_LONGEST_NAME = 200
_SHOWN = 100
UNFIT = re.compile(r"[\\/:*?\"<>|#^\[\]\x00-\x1f\x7f]|^[. ]|[. ]$")
"""What no name of a page's file may hold: some system does not take it, or no link could lead there."""
_HEADING = re.compile(r"#[ \t]+([^\n]*)\n*")


def place(shelf: Shelf, kind: str, slug: str, title: str) -> tuple[str, str]:
    """Return the id and the path of a page to make. Raises Refused where there can be none, or is one already."""
    found = kind_named(shelf, kind)
    if found is None:
        step = f"Use one of {', '.join(each.type for each in kinds(shelf))}."
        raise Refused(f"`{kind[:_SHOWN]}` is no page type here, and no folder of pages.", None, step)
    name = Habits.of(shelf, found.folder).name_for(title, slug.strip().removesuffix(".md"))
    if not name or UNFIT.search(name) or len(name.encode()) > _LONGEST_NAME:
        what = f"`{slug[:_SHOWN]}` cannot be the name of a file everywhere."
        raise Refused(what, None, "Choose a slug of letters, digits and dashes, 200 bytes at most.")
    path = f"{found.folder}/{name}.md".removeprefix("/")
    reference = shelf.layout.page_at(path, found.type)
    if reference is None or is_list(path):
        step = "Choose another slug: index, log and overview are kept for these files."
        raise Refused(f"No page can stand at `{path}`.", None, step)
    if why := refusal(shelf.layout.in_project(path)):
        raise Refused(why, reference.id, "Choose another slug.")
    if shelf.read(path) is not None:
        other = shelf.id_at(path) or path
        raise Refused("There is a page at that place already.", other, "Edit or rewrite it, or choose another slug.")
    if twins := guards.file_twins(shelf, path):
        what = f"{twins[0]} is there: its file's name differs only in case or form, and many systems take both for one."
        raise Refused(what, reference.id, f"Edit {twins[0]}, or choose another slug.")
    return reference.id, path


def free_name(shelf: Shelf, kind: str, title: str) -> str:
    """Return what the file of a page with a title would be called that no page of the type has yet, "" for none."""
    found = kind_named(shelf, kind)
    slug = slug_of(title)
    if found is None or not slug:
        return ""
    name = Habits.of(shelf, found.folder).name_for(title, slug)
    return free(name, lambda tried: shelf.read(f"{found.folder}/{tried}.md".removeprefix("/")) is not None)


def page(shelf: Shelf, path: str, told: Mapping[str, str], content: str) -> PageText:
    """Return a new page of a folder; `told` are its fields, the type and the title among them.

    Raises Refused for fields that no header can have.
    """
    folder = path.rpartition("/")[0]
    habits = Habits.of(shelf, folder)
    text = _headed(habits, content, told.get("title", ""))
    newline = "\r\n" if habits.pages and habits.most(lambda each: each.newline == "\r\n") else "\n"
    lines = list(_lines(shelf, path, habits, told, newline))
    if not lines:
        return PageText.of(f"{text}\n".replace("\n", newline))
    gap = newline if habits.has_gap else ""
    body = f"{gap}{text}\n".replace("\r\n", "\n").replace("\n", newline)
    made = PageText.of(f"---{newline}{''.join(lines)}---{newline}{body}")
    if made.reading.kind != "mapping" or made.body != body:
        raise Refused("These fields make no header that can be read.", path, "Give them in a plainer form.")
    return made


def _lines(shelf: Shelf, path: str, habits: Habits, told: Mapping[str, str], newline: str) -> Iterator[str]:
    given = {name: value for name, value in told.items() if name not in ("type", "title")}
    usual = habits.order if habits.pages else PLAIN
    if not habits.has_header:
        usual = ("title",) if given and habits.values("title") else ()
    for name in dict.fromkeys((*usual, *given)):
        value: str | None
        if name == "type":
            value = _type_word(shelf, path, told.get("type", ""))
        elif name == "title":
            value = told.get("title")
        elif name in given:
            value = given[name]
        elif name in UPDATED | CREATED:
            value = common(shelf.now(), habits.values(name) or ([] if habits.pages else ["2000-01-01"]))
        else:
            value = "[]" if name in EMPTY_LISTS and _is_list(habits, name) else None
        if value is not None:
            yield from _field(shelf, path, habits, (name, value), newline)


def _field(shelf: Shelf, path: str, habits: Habits, field: tuple[str, str], newline: str) -> Iterator[str]:
    name, value = field
    wanted = lists.entries(value)
    if wanted is not None:
        form = lists.form_near(shelf, path, name, habits.pages)
        yield from lists.written(shelf, path, name, wanted, newline, form)
    elif habits.is_quoted(name) and "\n" not in value:
        yield f"{name}: {json.dumps(value, ensure_ascii=False)}{newline}"
    else:
        yield field_line(name, value) + newline


def _is_list(habits: Habits, name: str) -> bool:
    fields = [field for _, field in habits.fields(name)]
    return sum(field.items is not None or not field.text for field in fields) * 2 > len(fields)


def _type_word(shelf: Shelf, path: str, kind: str) -> str:
    """Return what the header of a page says its type is: the word of the others in its folder."""
    folder = path.rpartition("/")[0]
    near = (shelf.read(each) or b"" for each in shelf.sampled(folder, _SHOWN // 4) if not is_list(each))
    words = Counter(PageText.of(data.decode("utf-8", "replace")).fields().get("type", "").strip() for data in near)
    words.pop("", None)
    return words.most_common(1)[0][0] if words else kind.rpartition("/")[2]


def _headed(habits: Habits, content: str, title: str) -> str:
    """Return a text with a heading of the first level where the others have one, without it where they have none."""
    text = trimmed(content)
    heading = _HEADING.match(text)
    if habits.has_heading:
        return text if heading else f"# {title}\n\n{text}" if text else f"# {title}"
    if heading and name_key(heading[1]) == name_key(title):
        return text[heading.end() :]
    return text
