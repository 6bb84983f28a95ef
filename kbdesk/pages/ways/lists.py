"""A header's lists of pages and sources: entries come and go, the others keep their bytes, new ones their form."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.errors import Refused
from kbdesk.pages.layouts import relative
from kbdesk.pages.text import PageText
from kbdesk.pages.ways.links import BRACKETS, Linking, form_of, named_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from kbdesk.pages.header import HeaderField
    from kbdesk.pages.shelf import Shelf

Style: TypeAlias = Literal["flow", "block", "row"]
"""`[a, b]`, a line `- a` for each, or links one after the other without more brackets: `[[a]], [[b]]`."""

_FLOW = re.compile(r"([^:]+:[ \t]*)\[(.*)\]([ \t]*(?:#.*)?)")
_ROW = re.compile(r"([^:]+:[ \t]*)(\[\[[^\[\]]+\]\](?:[ \t]*,[ \t]*\[\[[^\[\]]+\]\])*)()")
_BLOCK = re.compile(r"([ \t]*-[ \t]+)(.*?)([ \t]*)")
_EMPTY = re.compile(r"([^:]+:)[ \t]*(?:\[[ \t]*\])?[ \t]*")
_UNSAFE = re.compile(r"[,\[\]{}\"'#&*!|>%@`]|:(?:\s|$)|^[-?]\s")
_SAMPLED = 30


@dataclass(frozen=True)
class ListForm:
    """How a list is written: `start` is what stands before an entry of a block, `items` are its entries as written.

    Of a block, `spans` are the lines of each entry, counted in the field.
    """

    style: Style
    items: tuple[str, ...] = ()
    start: str = "  - "
    spans: tuple[tuple[int, int], ...] = ()


def with_lists(
    shelf: Shelf, path: str, page: PageText, changes: Mapping[str, str | None]
) -> tuple[PageText, dict[str, str | None]]:
    """Return a page with those of the changed fields that are lists, and the changes that are left to make."""
    left: dict[str, str | None] = {}
    for name, value in changes.items():
        wanted = entries(value) if value is not None else None
        changed = _with_list(shelf, path, page, name, wanted) if wanted is not None else None
        if changed is None:
            left[name] = value
        else:
            page = changed
    return page, left


def entries(value: str) -> tuple[str, ...] | None:
    """Return the entries of a list that a caller gives as text; None for what is no list."""
    text = value.strip()
    if _ROW.fullmatch(f"x: {text}"):
        return tuple(_parted(text))
    return tuple(_parted(text[1:-1])) if text.startswith("[") and text.endswith("]") else None


def written(shelf: Shelf, path: str, name: str, wanted: Sequence[str], newline: str, form: ListForm) -> list[str]:
    """Return the lines of a list that a header gets."""
    linking = Linking(shelf, path)
    model = _model(shelf, path, form)
    return _lines(name, [_like(linking, shelf, path, model, each) for each in wanted], form, newline)


def form_near(shelf: Shelf, path: str, name: str, pages: Sequence[tuple[str, PageText]] | None = None) -> ListForm:
    """Return how pages of the same folder write a list; as `[a, b]` where none has one."""
    if pages is None:
        pages = [(each, PageText.of(_text(shelf, each))) for each in _near(shelf, path)]
    found = [form for _, page in pages for field in page.reading.fields if (form := _form(page, field, name))]
    with_items = [form for form in found if form.items]
    styles = [form.style for form in with_items]
    return next((form for form in with_items if form.style == max(styles, key=styles.count)), ListForm("flow"))


def _near(shelf: Shelf, path: str) -> list[str]:
    near = shelf.sampled(path.rpartition("/")[0], _SAMPLED)
    return [each for each in dict.fromkeys((*near, *shelf.sampled(None, _SAMPLED))) if each != path]


def _text(shelf: Shelf, path: str) -> str:
    return (shelf.read(path) or b"").decode("utf-8", "replace")[:20_000]


def _form(page: PageText, field: HeaderField, name: str) -> ListForm | None:
    if field.name != name:
        return None
    first, *rest = (line.rstrip("\r\n") for line in page.lines[field.first : field.end])
    if rest:
        return _block(rest, field) if _EMPTY.fullmatch(first) else None
    if match := _ROW.fullmatch(first):
        return ListForm("row", tuple(_parted(match[2])))
    match = _FLOW.fullmatch(first)
    if match is None:
        return ListForm("flow") if _EMPTY.fullmatch(first) else None
    return ListForm("flow", tuple(_parted(match[2])))


def _block(rest: Sequence[str], field: HeaderField) -> ListForm | None:
    """Return the form of a list of lines; what an entry of several lines says is taken from the header's reading."""
    first = _BLOCK.fullmatch(rest[0])
    if first is None:
        return None
    start = first[1]
    begins = [number for number, line in enumerate(rest) if line.startswith(start)]
    spans = [(a + 1, b + 1) for a, b in zip(begins, [*begins[1:], len(rest)], strict=True)]
    if field.items is None or len(field.items) != len(spans):
        return None
    singles = [end - begin == 1 for begin, end in spans]
    items = (rest[begin - 1][len(start) :].strip() for begin, _ in spans)
    told = tuple(item if single else said for item, single, said in zip(items, singles, field.items, strict=True))
    return ListForm("block", told, start, tuple(spans))


def _with_list(shelf: Shelf, path: str, page: PageText, name: str, wanted: Sequence[str]) -> PageText | None:
    field = next((field for field in reversed(page.reading.fields) if field.name == name), None)
    form = _form(page, field, name) if field is not None else form_near(shelf, path, name)
    if form is None or (field is None and not page.has_header):
        return None
    known = {_meaning(shelf, path, item): item for item in form.items} if field is not None else {}
    meant = {_meaning(shelf, path, item): item for item in wanted}
    kept = [item for meaning, item in known.items() if meaning in meant]
    new = [item for meaning, item in meant.items() if meaning not in known]
    if not new and len(kept) == len(known) and field is not None:
        return page
    if not form.items:
        form = form_near(shelf, path, name)
    linking, model = Linking(shelf, path), _model(shelf, path, form)
    items = [*kept, *(_like(linking, shelf, path, model, item) for item in new)]
    lines = list(page.lines)
    first, end = (field.first, field.end) if field is not None else (len(lines), len(lines))
    key = lines[first].partition(":")[0] if field is not None else name
    old = lines[first:end]
    fresh = _spliced(old, kept, items[len(kept) :], form) if form.style == "block" and kept and old else None
    lines[first:end] = fresh or _lines(key, items, form, page.newline)
    return _checked(page, lines, name)


def _spliced(old: Sequence[str], kept: Sequence[str], new: Sequence[str], form: ListForm) -> list[str]:
    """Return the lines of a list of which some entries go and others come at its end; the rest keep their bytes."""
    gone = {at for item, span in zip(form.items, form.spans, strict=True) if item not in kept for at in range(*span)}
    stay = [line for number, line in enumerate(old) if number and number not in gone]
    ending = "\r\n" if old[0].endswith("\r\n") else "\n"
    return [old[0], *stay, *(f"{form.start}{item}{ending}" for item in new)]


def _lines(key: str, items: Sequence[str], form: ListForm, newline: str) -> list[str]:
    if form.style == "block" and items:
        return [f"{key}:{newline}", *(f"{form.start}{item}{newline}" for item in items)]
    inner = ", ".join(items)
    return [f"{key}: {inner if form.style == 'row' and items else f'[{inner}]'}{newline}"]


def _checked(page: PageText, lines: list[str], name: str) -> PageText | None:
    """Return the page with these lines; None where they would say something else of another field."""
    try:
        changed = page.with_header_lines(tuple(lines))
    except Refused:
        return None
    now, before = changed.fields(), page.fields()
    is_like = {key: text for key, text in now.items() if key != name} == {
        key: text for key, text in before.items() if key != name
    }
    is_read = changed.reading.kind == "mapping" or page.reading.kind == "rejected"
    return changed if is_like and is_read and name in now else None


def _meaning(shelf: Shelf, path: str, item: str) -> str:
    return named_in(shelf, path, item) or item.strip().strip("\"'").strip()


def _model(shelf: Shelf, path: str, form: ListForm) -> str:
    """Return the entry of a list that new ones are like: the last that names a page, else the last."""
    named = (item for item in reversed(form.items) if named_in(shelf, path, item) is not None)
    return next(named, form.items[-1] if form.items else "")


def _like(linking: Linking, shelf: Shelf, path: str, model: str, item: str) -> str:
    """Return an entry in the form of another one of its list."""
    bare, plain = item.strip().strip("\"'"), model.strip()
    quote = plain[0] if plain[:1] in ("'", '"') and plain[-1:] == plain[0] else ""
    plain = plain.strip("\"'")
    to, known = named_in(shelf, path, item), named_in(shelf, path, plain) if plain else None
    if to is not None and plain.startswith("[["):
        form = form_of(shelf, path, plain.strip("[]").partition("|")[0], known) if known else "name"
        bare = f"[[{linking.target(to, form) or to.removesuffix('.md')}]]"
    elif to is not None and known is not None:
        bare = _path_like(shelf, path, to, (plain, known))
    elif to is not None and not plain and linking.way.form in BRACKETS:
        bare, quote = f"[[{linking.target(to, linking.way.form) or to.removesuffix('.md')}]]", '"'
    if quote == '"' or not (quote or _UNSAFE.search(bare)):
        return json.dumps(bare, ensure_ascii=False) if quote else bare
    if quote:
        return "'" + bare.replace("'", "''") + "'"
    return bare if plain.startswith("[[") and bare.startswith("[[") else json.dumps(bare, ensure_ascii=False)


def _path_like(shelf: Shelf, path: str, to: str, model: tuple[str, str]) -> str:
    """Return how a page is named, by path, id or name, as another one is: `model` is its name and its path."""
    plain, known = model
    forms = {
        shelf.id_at(known): shelf.id_at(to) or to,
        known: to,
        shelf.layout.in_project(known): shelf.layout.in_project(to),
        relative(path, known): relative(path, to),
        known.removesuffix(".md"): to.removesuffix(".md"),
    }
    name = to.rpartition("/")[2]
    return forms.get(plain) or (name if plain.endswith(".md") else name.removesuffix(".md"))


def _parted(text: str) -> Iterator[str]:
    """Yield the entries between the commas of a list, as they are written."""
    part, depth, quote = "", 0, ""
    for sign in text:
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'" and not part.strip():
            quote = sign
        elif sign in "[]{}":
            depth += 1 if sign in "[{" else -1
        elif sign == "," and depth <= 0:
            if part.strip():
                yield part.strip()
            part = ""
            continue
        part += sign
    if part.strip():
        yield part.strip()
