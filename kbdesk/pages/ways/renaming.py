"""Another name for a page's file, with every link to it following; only in wikis whose ids are names of files."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.files.names import refusal
from kbdesk.pages.ids import find_curated
from kbdesk.pages.layouts import joined, relative
from kbdesk.pages.links import find
from kbdesk.pages.relink import destination
from kbdesk.pages.resolve import Resolver, name_key
from kbdesk.pages.text import PageText
from kbdesk.pages.ways.habits import is_list
from kbdesk.pages.ways.links import Linking, WithComing, form_of, is_in_table, stem_of
from kbdesk.pages.ways.making import UNFIT
from kbdesk.plan import Plan, Put

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from kbdesk.pages.inline import Span
    from kbdesk.pages.links import FoundLink
    from kbdesk.pages.resolve import Name
    from kbdesk.pages.shelf import Shelf

NAMING = frozenset(
    {"related", "sources", "source", "links", "links_to", "related_concepts", "see_also", "components", "parent", "up"}
    | {"children", "prev", "next", "superseded_by", "superseded-by", "supersedes", "replaces", "derived_from"}
)
"""Fields whose entries name pages without brackets too; of others only links in double brackets follow."""
SPECIAL = ("index.md", "overview.md", "log.md")
_WIKILINK = re.compile(r"\[\[([^\[\]|#\n\\]+)([^\[\]\n]*)\]\]")
_ENTRY = re.compile(
    r"([ \t]*-[ \t]+|[^:\n]+:[ \t]*\[?[ \t]*|[ \t]*,[ \t]*)([\"']?)([^\"'\[\],\n#]+?)([\"']?)(?=[ \t]*(?:,|\]|\r?$))"
)


class _Names(WithComing):
    """The names as they are once the page has its new one."""

    def __init__(self, shelf: Shelf, old: str, new: str, page_id: str) -> None:
        super().__init__(shelf, {new: page_id})
        self._old, self._new = old, new

    def id_at(self, path: str) -> str | None:
        """Return the id of the page at a path."""
        return None if path == self._old else super().id_at(path)

    def named(self, key: str) -> Iterator[Name]:
        """Yield the names with that key; title and other names stay the page's."""
        for name in super().named(key):
            if name.path != self._old:
                yield name
            elif name.kind != "file":
                yield type(name)(self._new, name.kind, name.text)


def rename(shelf: Shelf, page: str, name: str, linking: Iterable[str]) -> Plan:
    """Plan another name for a page's file; `linking` are the paths of the files that may link to it.

    Raises NotFound, and Refused where the name cannot be had, or the wiki's ids are no names of files.
    """
    if not shelf.layout.follows_ways:
        step = "Make a page of the new name, and supersede the old one by it."
        raise Refused("Pages of this wiki are never renamed: their ids are noted elsewhere.", page, step)
    page_id, old = find_curated(shelf, page)
    new, new_id = _place(shelf, page_id, old, " ".join(name.split()).removesuffix(".md"))
    following = _Following(shelf, old, new, new_id)
    before = shelf.read(old) or b""
    puts = [Put(shelf.layout.in_project(old), before, None)]
    puts.append(Put(shelf.layout.in_project(new), None, following.text(old, before)))
    pages = [new_id]
    for path in dict.fromkeys((*linking, *SPECIAL)):
        data = shelf.read(path) if path != old else None
        after = following.text(path, data) if data is not None else data
        if after != data:
            puts.append(Put(shelf.layout.in_project(path), data, after))
            pages.append(shelf.id_at(path) or path)
    return Plan("rename", new_id, tuple(puts), pages=tuple(pages), reason=f"It was {page_id}.")


def _place(shelf: Shelf, page_id: str, old: str, name: str) -> tuple[str, str]:
    new = f"{old.rpartition('/')[0]}/{name}.md".removeprefix("/")
    kind = PageText.parse(shelf.read(old) or b"", page_id).fields().get("type", "").strip()
    reference = shelf.layout.page_at(new, kind)
    if not name or UNFIT.search(name) or reference is None or is_list(new) or refusal(shelf.layout.in_project(new)):
        raise Refused(f"`{name[:100]}` cannot be the name of a page's file everywhere.", page_id, "Choose another one.")
    if new == old:
        raise Refused("The page's file has that name already.", page_id)
    taken = sorted({each.path for each in shelf.named(name_key(name))} - {old})
    if taken or shelf.read(new) is not None:
        other = (shelf.id_at(taken[0]) or taken[0]) if taken else new
        raise Refused(
            f"{other} is called so too, and links would not tell them apart.", page_id, "Choose another name."
        )
    return new, reference.id


class _Following:
    """Writes links to the old name as they lead to the new one; those that lead there as they are stay."""

    def __init__(self, shelf: Shelf, old: str, new: str, new_id: str) -> None:
        self._shelf, self._old, self._new = shelf, old, new
        self._coming = {new: new_id}
        self._then = Resolver(shelf.layout, _Names(shelf, old, new, new_id))

    def text(self, path: str, data: bytes) -> bytes:
        """Return the bytes of a file with its links following, in its header and its body."""
        page = PageText.parse(data, path)
        here = self._new if path == self._old else path
        linking = Linking(self._shelf, here, "", self._coming)
        lines = tuple(self._header(path, here, linking, page))
        changed = page if lines == page.lines else page.with_header_lines(lines)
        return changed.with_exact_body(self._body(path, here, linking, page.body)).encode()

    def _leads(self, path: str, here: str, written: str, *, wiki: bool) -> bool:
        """Whether a link leads to the page now, and would not any more."""
        if self._shelf.resolve(path, written, wiki).path != self._old:
            return False
        return self._then.resolve(here, written, wiki).path != self._new

    def _body(self, path: str, here: str, linking: Linking, body: str) -> str:
        changes: dict[Span, str] = {}
        for link in find(body):
            if self._leads(path, here, link.destination, wiki=link.wiki):
                changes[link.start, link.end] = self._written(path, here, linking, body, link)
        parts, at = [], 0
        for (start, end), text in sorted(changes.items()):
            parts += [body[at:start], text]
            at = end
        return "".join((*parts, body[at:]))

    def _written(self, path: str, here: str, linking: Linking, body: str, link: FoundLink) -> str:
        before, sign, anchor = link.written.partition("#")
        if link.wiki:
            said = before.strip()
            is_title = link.words == (link.start, link.end) and "/" not in said and said != stem_of(self._old)
            bar = "\\|" if is_in_table(body, link.start) else "|"
            words = f"{bar}{said}" if is_title and link.kind == "wikilink" else ""
            return f"{self._target(path, linking, before)}{sign}{anchor}{words}"
        place = f"/{self._new}" if before.startswith("/") else relative(here, self._new)
        return destination(place, body[link.start - 1 : link.start] == "<") + sign + anchor

    def _target(self, path: str, linking: Linking, written: str) -> str:
        """Return the target of a link in double brackets in the form it had."""
        form = form_of(self._shelf, path, written, self._old)
        target = linking.target(self._new, form) or self._new.removesuffix(".md")
        return target + (".md" if written.strip().endswith(".md") else "")

    def _header(self, path: str, here: str, linking: Linking, page: PageText) -> Iterator[str]:
        names = {at: field.name for field in page.reading.fields for at in range(field.first, field.end)}
        for number, line in enumerate(page.lines):
            changed = _WIKILINK.sub(lambda match: self._wikilink(path, here, linking, match), line)
            if names.get(number) in NAMING and "[[" not in line:
                changed = _ENTRY.sub(lambda match: self._entry(path, here, match), changed)
            yield changed

    def _wikilink(self, path: str, here: str, linking: Linking, match: re.Match[str]) -> str:
        if not self._leads(path, here, match[1], wiki=True):
            return match[0]
        return f"[[{self._target(path, linking, match[1])}{match[2]}]]"

    def _entry(self, path: str, here: str, match: re.Match[str]) -> str:
        told = match[3].strip()
        shelf, old, new = self._shelf, self._old, self._new
        forms = {
            shelf.id_at(old): self._coming[new],
            old: new,
            old.removesuffix(".md"): new.removesuffix(".md"),
            shelf.layout.in_project(old): shelf.layout.in_project(new),
            old.rpartition("/")[2]: new.rpartition("/")[2],
            old.rpartition("/")[2].removesuffix(".md"): new.rpartition("/")[2].removesuffix(".md"),
        }
        if joined(path, told) == old:
            forms[told] = relative(here, new)
        named = forms.get(told)
        is_it = told in (old, shelf.layout.in_project(old)) or self._leads(path, here, told, wiki=True)
        is_it = is_it or joined(path, told) == old or shelf.locate(told) == old
        return f"{match[1]}{match[2]}{named}{match[4]}" if named and is_it else match[0]
