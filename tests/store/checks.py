"""What must hold of every input: bytes that nobody changed stay, what is changed says what was meant."""

from __future__ import annotations

import json
import re
from collections import Counter
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import yaml
from markdown_it import MarkdownIt

from kbdesk.errors import Refused, Unreadable
from kbdesk.pages import edits
from kbdesk.pages.describe import describe
from kbdesk.pages.layouts import KitLayout, joined, relative
from kbdesk.pages.links import find_all
from kbdesk.pages.relink import destination, from_disk, to_disk
from kbdesk.pages.shelf import FileShelf
from kbdesk.pages.text import PageText
from kbdesk.pages.types import BUILT_IN
from kbdesk.sources.manifest import ManifestBroken, parse, salvage
from tests.store import inputs

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

HERE = "concepts/here.md"
NOW = datetime(2026, 11, 30, 7, 30, tzinfo=UTC)
OTHERS = {
    path: f"---\ntype: x\ntitle: {path}\n---\n\nText\n".encode()
    for path in (
        "concepts/tides.md", "concepts/two words.md", "concepts/café (x).md", "entities/moon.md", "bands/b.md",
        "overview.md", "concepts/100%.md", "concepts/a&b.md", "concepts/q?.md", "concepts/c#d.md", "concepts/x:y.md",
        "concepts/st*r_.md", "concepts/back\\slash.md", "concepts/a&amp;b.md", "index.md",
    )
}  # fmt: skip
SAME = "the same as before"


@cache
def shelf() -> FileShelf:
    return FileShelf(KitLayout(BUILT_IN), OTHERS | {HERE: b"x\n"}, lambda: NOW)


class OnePage(FileShelf):
    """The shelf of all inputs, with one of them at its place."""

    def __init__(self, data: bytes) -> None:
        self.__dict__.update(shelf().__dict__)
        self.data = data

    def read(self, path: str) -> bytes | None:
        return self.data if path == HERE else super().read(path)


def check_page(text: str, dice: Random) -> None:
    """Nothing changed: no byte changes. One field changed: its lines change."""
    data = text.encode()
    page = PageText.parse(data)
    assert page.encode() == data, "taking apart and joining changes bytes"
    fields = page.fields()
    assert page.with_fields({}) is page
    assert page.with_fields(fields).encode() == data, "setting every field to what it is changes bytes"
    if page.body.strip():
        assert page.with_edited_body(page.body).encode() == data, "an edit of nothing changes bytes"
    if page.has_header:
        assert_read_as_yaml(page)
    else:
        assert not fields
    facts = describe(shelf().layout, HERE, data)
    assert facts is not None
    name = dice.choice(("title", "k", "new-key", *fields))
    value = dice.choice((None, *inputs.SET_VALUES, *inputs.VALUES))
    try:
        after = page.with_fields({name: value})
    except Refused:
        return
    assert_only_field(page, after, name, value)


def assert_read_as_yaml(page: PageText) -> None:
    """The names that are read are those that PyYAML reads, and so are plain values."""
    loaded = loaded_header(page)
    if page.reading.kind == "rejected" or not isinstance(loaded, dict):
        return
    fields = {field.name: field for field in page.reading.fields}
    named = {key: value for key, value in loaded.items() if isinstance(key, str)}
    assert set(named) <= set(fields) | {"<<"}, f"names: {list(fields)}, by YAML {list(loaded)}"
    for name, value in named.items():
        if isinstance(value, str) and name in fields:
            assert fields[name].text.rstrip("\n") == value.rstrip("\n"), f"{name}: {fields[name].text!r}, not {value!r}"


def loaded_header(page: PageText) -> Any:
    try:
        return yaml.load("".join(page.lines), Loader=yaml.CBaseLoader)
    except (yaml.YAMLError, RecursionError, ValueError, TypeError):
        return None


def assert_only_field(page: PageText, after: PageText, name: str, value: str | None) -> None:
    before, now = page.fields(), after.fields()
    if before.get(name) == value:
        assert after.encode() == page.encode(), "setting a field to what it is changes bytes"
        return
    assert now.get(name) is None if value is None else now[name].strip() == value.strip(), f"{name} is not {value!r}"
    others = {key: text for key, text in now.items() if key != name}
    healed = page.reading.kind == "rejected" and after.reading.kind == "mapping"
    assert healed or others == {key: text for key, text in before.items() if key != name}, (
        "another field reads otherwise"
    )
    again = PageText.parse(after.encode())
    assert again.fields() == now, f"read again it says {again.fields()}, not {now}"
    assert again.content == page.content, "the body is another one when read again"
    if not page.has_header:
        assert after.encode().endswith(page.content.encode())
        return
    assert (after.lead, after.opening, after.closing, after.body) == (page.lead, page.opening, page.closing, page.body)
    assert_only_lines(page, after, name)
    old, new = loaded_header(page), loaded_header(after)
    if isinstance(old, dict):
        new = {} if new is None and not after.fields() else new
        assert isinstance(new, dict), "YAML does not read the header any more"
        old.pop(name, None)
        new.pop(name, None)
        assert old == new, f"YAML reads {new}, not {old}"


def assert_only_lines(page: PageText, after: PageText, name: str) -> None:
    """The lines that differ are the field's own; where it was not there, they are new ones at the end."""
    if after.lines == page.lines:
        return
    same = [field for field in page.reading.fields if field.name == name]
    lines = list(page.lines)
    if name not in after.fields():
        for field in reversed(same):
            del lines[field.first : field.end]
    elif same:
        lines[same[-1].first : same[-1].end] = [after.lines[same[-1].first]]
    else:
        if lines and not lines[-1].endswith("\n"):
            lines[-1] += page.newline
        lines.append(after.lines[-1])
    assert tuple(lines) == after.lines, f"other lines changed: {after.lines}"


def check_edit(data: tuple[str, str, str], dice: Random) -> None:
    """One fragment of the body changed: its lines change, and the day."""
    text, new, _ = data
    before = text.encode()
    page = PageText.parse(before)
    shown = from_disk(shelf(), HERE, page.body)
    words = [word for word in shown.split() if shown.count(word) == 1]
    if not words:
        return
    old = dice.choice(words)
    try:
        plan = edits.edit(OnePage(before), "concept/here", [(old, new)])
    except Refused:
        return
    after = plan.puts[0].after
    assert after is not None
    if new == old:
        assert after == before, "what stands already was written"
        return
    made = PageText.parse(after)
    at = shown.index(old)
    head, tail = shown[:at], shown[at + len(old) :]
    place = page.body.find(old)
    if place >= 0 and page.body.count(old) == 1 and made.has_header and page.has_header:
        lines = page.body[:place].rpartition("\n")[0], page.body[place + len(old) :].partition("\n")[2]
        assert made.body.startswith(lines[0].rstrip()) or not lines[0].strip(), "lines before the fragment changed"
        assert made.body.endswith(lines[1]) or not lines[1].strip() or not head.strip(), (
            "lines after the fragment changed"
        )
    assert made.has_header or not page.has_header, "there is no header any more"
    changed = page.with_dates({"updated": "2026-11-30"}).fields()
    if page.has_header or not tail.startswith("---"):
        assert made.fields() == changed, f"fields are {made.fields()}, not {changed}"
    if page.has_header:
        assert_only_lines(page, made, "updated")


def check_links(text: str, dice: Random) -> None:
    """Links stand where they are said to, are those of CommonMark, and come back from agents as they were.

    Where markdown-it does otherwise than CommonMark: a backslash at the end of a destination takes the space or the
    line's end after it (the text is changed before), and what follows a reference can make it none (`[r][[x]]`).
    """
    found = find_all(text)
    for link in found:
        assert text[link.start : link.end] == link.written
        assert link.outer[0] <= link.words[0] <= link.words[1] <= link.outer[1] or link.kind == "reference"
        assert link.line == 1 + text.count("\n", 0, link.outer[0])
    masked = text.replace("[[", "[ [").replace("]]", "] ]")
    masked = re.sub(r"\\(?=[\x00-\x20\x7f])", "", masked)
    expected = Counter(by_markdown_it(masked))
    links = [(link.kind, link.destination.replace("\0", "\ufffd")) for link in find_all(masked)]
    every = Counter(destination for kind, destination in links if kind != "definition")
    certain = Counter(destination for kind, destination in links if kind in ("inline", "image"))
    assert not expected - every, f"links are not found: {expected - every}"
    assert not certain - expected, f"links are found that are none: {certain - expected}"
    on_disk = to_disk(shelf(), HERE, text).text
    on_disk = to_disk(shelf(), HERE, on_disk).text  # a destination mended in a destination makes the outer one a link
    if all(is_as_written(link.written.partition("#")[0]) for link in find_all(on_disk)):
        again = to_disk(shelf(), HERE, from_disk(shelf(), HERE, on_disk)).text
        assert again == on_disk, f"what comes back is {again!r}, not {on_disk!r}"


def is_as_written(written: str) -> bool:
    """Whether a path is written as the store writes it: by the shortest way, nothing encoded that need not be."""
    place = joined(HERE, unquote(written))
    ways = {destination(relative(HERE, place), angles) for angles in (True, False)} if place else set()
    return not written.endswith(".md") or not place or written in ways


def by_markdown_it(text: str) -> list[str]:
    found: list[str] = []

    def walk(tokens: list[Any]) -> None:
        for token in tokens:
            if token.type == "link_open" and token.info != "auto":
                found.append(token.attrs["href"])
            if token.type == "image":
                found.append(token.attrs["src"])
            walk(token.children or [])

    parser = MarkdownIt("commonmark", {"maxNesting": 100})
    parser.validateLink = lambda _: True  # type: ignore[method-assign]
    parser.normalizeLink = lambda url: url  # type: ignore[method-assign]
    walk(parser.parse(text))
    return found


def check_manifest(text: str, dice: Random) -> None:
    """What is read is written back the same; what is damaged keeps every whole entry."""
    whole = json.loads(text)
    kept = parse(text.encode())
    assert (dict(kept.files), list(kept.retired)) == (whole["files"], whole["retired"])
    written = kept.encode()
    again = parse(written)
    assert again.encode() == written, "written, read and written it is another one"
    assert salvage(text.encode()).files.keys() >= {
        path for path, made in whole["files"].items() if "path" not in made
    }, "an entry is lost"
    torn = text[: dice.randrange(len(text) + 1)].encode()
    assert_salvaged(torn, text)
    hurt = inputs.damaged(dice, text)
    assert_salvaged(hurt.encode("utf-8", "surrogatepass"), None)
    raw = bytearray(text.encode())
    raw[dice.randrange(len(raw))] = dice.randrange(256)
    assert_salvaged(bytes(raw), None)


def assert_salvaged(data: bytes, whole: str | None) -> None:
    """Damaged bytes are said to be so, and the entries that end before the place where they are cut are kept."""
    try:
        read = parse(data)
        assert parse(read.encode()).encode() == read.encode(), "damaged, read and written it is another one"
    except ManifestBroken:
        pass
    saved = salvage(data)
    assert parse(saved.encode()).encode() == saved.encode(), "what was saved cannot be written"
    if whole is None:
        return
    for path, made in json.loads(whole)["files"].items():
        for indent in (2, 4, None):
            for plain in (True, False):
                text = json.dumps(made, indent=indent, ensure_ascii=plain)
                inner = "\n".join(
                    ("" if not number else " " * 2 * (indent or 0)) + line
                    for number, line in enumerate(text.split("\n"))
                )
                key = json.dumps(path, ensure_ascii=plain) + ": "
                if (key + inner).encode() in data:
                    assert saved.files.get(path) == made, f"the whole entry of {path!r} is lost"


def check_long(text: str, dice: Random) -> None:
    """Whatever a long text is, everything is done with it in time."""
    data = text.encode()
    page = PageText.parse(data)
    assert page.encode() == data
    describe(shelf().layout, HERE, data)
    on_disk = to_disk(shelf(), HERE, page.body).text
    from_disk(shelf(), HERE, on_disk)
    for change in (lambda: page.with_fields({"title": "x", "k": None}), lambda: salvage(data)):
        try:
            change()
        except (Refused, Unreadable):
            continue


def make_edit(dice: Random) -> tuple[str, str, str]:
    text = inputs.page(dice)
    if dice.random() < 0.5:
        text = f"---\ntype: concept\n---\n\n{inputs.with_endings(dice, inputs.body(dice, ids=True))}\n"
    return (
        text,
        inputs.body(dice, ids=True) if dice.random() < 0.5 else dice.choice(("new", "", "[n](entity/moon)")),
        "",
    )


def make_links(dice: Random) -> str:
    text = inputs.with_endings(dice, inputs.body(dice, ids=True))
    return inputs.damaged(dice, text) if dice.random() < 0.3 else text


KINDS: dict[str, tuple[Callable[[Random], Any], Callable[[Any, Random], None]]] = {
    "page": (inputs.page, check_page),
    "edit": (make_edit, check_edit),
    "links": (make_links, check_links),
    "manifest": (lambda dice: inputs.as_json(dice, inputs.manifest(dice)), check_manifest),
    "long": (inputs.long, check_long),
}
"""For each kind of input how one is made and what must hold of it."""
