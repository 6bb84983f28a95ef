"""Which page a link leads to, among all pages: by path, by id, by name."""

from __future__ import annotations

import posixpath
import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias
from urllib.parse import unquote

from kbdesk.pages.layouts import joined

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from kbdesk.pages.layouts import KitLayout

NameKind: TypeAlias = Literal["file", "title", "alias", "original"]

_NOT_WORD = re.compile(r"[\W_]+")
_MARKS = re.compile("[\u0300-\u036f]+")
_LINE_NUMBER = re.compile(r":L\d+(?:-L?\d+)?$")
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:\S")
_FILE = re.compile(
    r"\.(?:pdf|png|jpe?g|gif|svg|webp|bmp|ico|mp[34]|m4a|wav|ogg|mov|webm|csv|tsv|xlsx?|docx?|pptx?|odt|json|ya?ml|toml"
    r"|txt|html?|zip|gz|canvas|base|excalidraw|py|js|ts|sh|c|h|cpp|rs|go|java|bib|tex)$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Resolution:
    """Where a link leads: to the page `id` at `path`; or, with `path` None, nowhere.

    `wanted` is the path or id or name that a link to nowhere asks for; it is "" for what is no link to a page at all.
    `original` is the project path of the original that a link by name leads to, since no page is called so.
    """

    path: str | None
    id: str | None
    anchor: str
    wanted: str = ""
    ambiguous: bool = False
    original: str = ""

    @property
    def meant(self) -> bool:
        """Whether the link is meant for a page; one that is and has no path is broken."""
        return self.path is not None or bool(self.wanted)


@dataclass(frozen=True, slots=True)
class Name:
    """One thing that a page can be found by: its file (`text` is the path), its title or an alias.

    An original can be found by its file too: its `path` is that in the project, any other in the knowledge folder.
    """

    path: str
    kind: NameKind
    text: str


class Names(Protocol):
    """All pages by their names, wherever they are kept."""

    def id_at(self, path: str) -> str | None:
        """Return the id of the page at a path; index, log or overview for these files where they exist."""

    def named(self, key: str) -> Iterable[Name]:
        """Return the names with that key."""


class NameTable:
    """The names of all pages, in memory."""

    def __init__(self) -> None:
        self._ids: dict[str, str] = {}
        self._by_key: dict[str, dict[Name, None]] = {}
        self._keys: dict[str, tuple[tuple[str, Name], ...]] = {}

    def id_at(self, path: str) -> str | None:
        """Return the id of the page at a path."""
        return self._ids.get(path)

    def named(self, key: str) -> Iterable[Name]:
        """Return the names with that key."""
        return self._by_key.get(key, ())

    def add(self, path: str, page_id: str, title: str = "", aliases: Sequence[str] = ()) -> None:
        """Take a page in, or anew."""
        self.remove(path)
        self._ids[path] = page_id
        rows = tuple((key, Name(path, kind, text)) for key, kind, text in name_keys(path, title, aliases))
        self._keys[path] = rows
        for key, name in rows:
            self._by_key.setdefault(key, {})[name] = None

    def remove(self, path: str) -> None:
        """Forget the page at a path."""
        self._ids.pop(path, None)
        for key, name in self._keys.pop(path, ()):
            del self._by_key[key][name]
            if not self._by_key[key]:
                del self._by_key[key]


def name_key(text: str) -> str:
    """Return what is left of a name when case, accents, signs and spaces are taken as one."""
    if not text.isascii():
        text = unicodedata.normalize("NFC", _MARKS.sub("", unicodedata.normalize("NFD", text)))
    return _NOT_WORD.sub("-", text.casefold()).strip("-") or text.casefold()


def name_keys(path: str, title: str, aliases: Sequence[str]) -> tuple[tuple[str, NameKind, str], ...]:
    """Return the keys by which a page can be found, each with what it stands for."""
    stem = name_key(_stem(path))
    rows: dict[tuple[str, NameKind, str], None] = {(stem, "file", path): None}
    for kind, text in (("title", title), *(("alias", alias) for alias in aliases)):
        key = name_key(text)
        if key and key != stem:
            rows[key, "title" if kind == "title" else "alias", text] = None
    return tuple(rows)


def original_key(path: str) -> str:
    """Return the key by which an original can be found."""
    return name_key(_stem(path))


def link_keys(destination: str, wiki: bool) -> frozenset[str]:
    """Return the keys at which a link looks for its page.

    When a page that has one of them comes, goes or changes its id, title or aliases, the link is to be resolved again.
    """
    keys = set()
    target = destination.partition("#")[0]
    target = target.strip() if wiki else target
    for form in (target,) if wiki else decoded(target):
        name = _LINE_NUMBER.sub("", form).replace("\\", "/").rstrip("/").removesuffix(".md")
        keys |= {name_key(name), name_key(name.rpartition("/")[2])}
    if not target.endswith(".md") and (not wiki or target.endswith("/")):
        keys.add("index")
    return frozenset(key for key in keys if key)


def exact(layout: KitLayout, from_path: str, destination: str, wiki: bool) -> tuple[str, str, str] | None:
    """Return path, id and anchor of where a plain relative path leads if there is such a page; None for other links.

    It is what Resolver says then, whatever other pages there are: such a link is to be resolved again only when that
    page comes, goes or changes its id.
    """
    target, _, anchor = destination.partition("#")
    if wiki or not target.endswith(".md") or target[0] == "/" or "%" in target:
        return None
    found = layout.linked_by_folder(from_path, target)
    return (*found, anchor) if found else None


class Resolver:
    """Finds the page that a link leads to."""

    def __init__(self, layout: KitLayout, names: Names) -> None:
        self.layout = layout
        self.names = names

    def resolve(self, from_path: str, destination: str, wiki: bool) -> Resolution:
        """Resolve a link written in the file at `from_path`; `wiki` tells `[[x]]` from `[text](x)`."""
        target, _, anchor = destination.partition("#")
        if wiki:
            return self._wiki(from_path, target.strip(), anchor)
        return self._markdown(from_path, target, anchor)

    def _markdown(self, from_path: str, target: str, anchor: str) -> Resolution:
        forms = decoded(target)
        if forms[0].endswith(".md"):
            return self._markdown_file(from_path, forms, anchor)
        for form in forms:
            page_id = self.layout.path_of(form) and self._declared(form)
            if page_id:
                path = self.layout.path_of(form)
                if path and self.names.id_at(path) == form:
                    return Resolution(path, form, anchor)
                return Resolution(None, None, anchor, form)
        for form in forms:
            for path in self._loose(from_path, form):
                found = self.names.id_at(path)
                if found:
                    return Resolution(path, found, anchor)
        return Resolution(None, None, anchor)

    def _markdown_file(self, from_path: str, forms: tuple[str, ...], anchor: str) -> Resolution:
        wanted = None
        for form in forms:
            path = self._from_root(form[1:]) if form.startswith("/") else joined(from_path, form)
            if path is None:
                continue
            wanted = wanted or path
            found = self.names.id_at(path) or ("index" if path == "index.md" else None)
            if found:
                return Resolution(path, found, anchor)
        for form in forms:
            root = self._from_root(form) if form[0] not in "./" else None
            found = self.names.id_at(root) if root else None
            if root and found:
                return Resolution(root, found, anchor)
        if wanted is None or self.layout.leaves_out(_folder(wanted)):
            return Resolution(None, None, anchor)
        same = [path for path in self._files(wanted) if _composed(path) == _composed(wanted)]
        if same:
            return Resolution(same[0], self.names.id_at(same[0]), anchor, ambiguous=len(same) > 1)
        return Resolution(None, None, anchor, wanted)

    def _declared(self, form: str) -> bool:
        kind, _, slug = form.partition("/")
        return bool(slug) and "/" not in slug and self.layout.type_named(kind) is not None

    def _loose(self, from_path: str, form: str) -> Iterable[str]:
        """Yield where a path without its .md, or a folder, may lead."""
        near = self._from_root(form[1:]) if form.startswith("/") else joined(from_path, form)
        if near and not form.endswith("/"):
            yield near + ".md"
        if near is not None:
            yield f"{near}/index.md".removeprefix("/")
        path = self.layout.path_of(form)
        if path and "/" in form and self.names.id_at(path) == form:
            yield path

    def _wiki(self, from_path: str, target: str, anchor: str) -> Resolution:
        folder = target.endswith("/")
        name = _LINE_NUMBER.sub("", target).replace("\\", "/").strip("/").removesuffix(".md")
        if folder:
            name += "/index"
        if not name or name.startswith("-"):
            return Resolution(None, None, anchor)
        for path in (joined(from_path, name + ".md"), self._from_root(name + ".md"), self.layout.path_of(name)):
            found = self.names.id_at(path) if path else None
            if path and found:
                return Resolution(path, found, anchor)
        rules = self._rules(name)
        for rule in rules[:1] if folder else rules:
            paths = sorted(set(rule()))
            if paths:
                path, ambiguous = _chosen(paths, from_path)
                return Resolution(path, self.names.id_at(path), anchor, ambiguous=ambiguous)
        originals = sorted({path for path in self._originals(name) if not folder})
        if originals:
            return Resolution(None, None, anchor, ambiguous=len(originals) > 1, original=_nearest(originals))
        meant = (
            any(sign.isalpha() for sign in name) and not _SCHEME.match(name) and not _FILE.search(name) and not folder
        )
        return Resolution(None, None, anchor, target if meant else "")

    def _rules(self, name: str) -> tuple[Callable[[], Iterable[str]], ...]:
        last = name.rpartition("/")[2]
        files = list(self._files(name))

        def ends(make: Callable[[str], str]) -> list[str]:
            wanted = "/" + make(name)
            return [path for path in files if ("/" + make(path.removesuffix(".md"))).endswith(wanted)]

        def has_stem(make: Callable[[str], str]) -> list[str]:
            wanted = make(last)
            return [path for path in files if make(_stem(path)) == wanted]

        def is_called(kind: NameKind) -> list[str]:
            called = [each for each in self.names.named(name_key(name)) if each.kind == kind]
            exact = [each.path for each in called if _folded(each.text) == _folded(name)]
            return exact or [each.path for each in called]

        return (
            lambda: ends(str),
            lambda: has_stem(str),
            lambda: ends(_folded),
            lambda: has_stem(_folded),
            lambda: has_stem(name_key),
            lambda: is_called("title"),
            lambda: is_called("alias"),
        )

    def _files(self, name: str) -> Iterable[str]:
        key = name_key(name.rpartition("/")[2].removesuffix(".md"))
        return (each.path for each in self.names.named(key) if each.kind == "file")

    def _originals(self, name: str) -> Iterable[str]:
        """Yield the originals that a name, or the end of a path, is that of."""
        named = [each.path for each in self.names.named(name_key(name.rpartition("/")[2])) if each.kind == "original"]
        end = "/" + _folded(name)
        exact = [path for path in named if f"/{_folded(path.removesuffix('.md'))}".endswith(end)]
        return exact or ([] if "/" in name else named)

    def _from_root(self, written: str) -> str | None:
        """Return a path counted from the root of the knowledge folder, or from that of the project."""
        path = joined("", written)
        if path is None or not self.layout.knowledge or self.names.id_at(path):
            return path
        inside = self.layout.in_knowledge(path)
        return inside if inside and self.names.id_at(inside) else path


def decoded(target: str) -> tuple[str, ...]:
    """Return a destination percent-decoded, and as written; a malformed percent sign stands for itself."""
    if "%" not in target:
        return (target,)
    try:
        plain = unquote(target, errors="strict")
    except UnicodeDecodeError:
        return (target,)
    return (plain, target)


def _chosen(paths: Sequence[str], from_path: str) -> tuple[str, bool]:
    """Choose among pages of one name: the same folder, the same first folder, the shortest path; and say if unsure."""
    if len(paths) == 1:
        return paths[0], False
    for near in (_folder(from_path) + "/", from_path.partition("/")[0] + "/"):
        close = [path for path in paths if path.startswith(near)] if near != "/" else []
        if near == _folder(from_path) + "/":
            close = [path for path in paths if _folder(path) == _folder(from_path)]
        if len(close) == 1:
            return close[0], False
        if close:
            paths = close
    return _nearest(paths), True


def _nearest(paths: Iterable[str]) -> str:
    return min(paths, key=lambda path: (path.count("/"), len(path), path))


def _stem(path: str) -> str:
    return path.rpartition("/")[2].removesuffix(".md")


def _folder(path: str) -> str:
    return posixpath.dirname(path)


def _composed(text: str) -> str:
    return unicodedata.normalize("NFC", text)


def _folded(text: str) -> str:
    return unicodedata.normalize("NFC", text).casefold()
