"""The types of pages: the built-in ones and those that a project declares."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kbdesk.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Sequence

_TYPE = re.compile(r"[a-z][a-z0-9-]*")
_NEXT = "Correct the [[page_types]] tables."


@dataclass(frozen=True, slots=True)
class PageType:
    """A type of page. `folder` is relative to the knowledge folder, "" for its root."""

    type: str
    folder: str
    section: str
    description: str
    template: str
    index_fields: tuple[str, ...] = ()


BUILT_IN: tuple[PageType, ...] = (
    PageType(
        "summary",
        "summaries",
        "Summaries",
        "What one source says: one page per ingested original (field `file`) or web page (field `url`).",
        "## Summary\n\n## Key points\n\n## Pages it feeds\n",
        ("file", "url", "ingested"),
    ),
    PageType(
        "concept",
        "concepts",
        "Concepts",
        "One idea: what it is, how it works, where it holds (field `aliases`: its other names).",
        "## What it is\n\n## How it works\n\n## Sources\n",
    ),
    PageType(
        "entity",
        "entities",
        "Entities",
        "One concrete thing: a person, place, organization, work, tool (fields `kind`, `aliases`).",
        "## What it is\n\n## What is known\n\n## Sources\n",
    ),
    PageType(
        "synthesis",
        "syntheses",
        "Syntheses",
        "An answer worth keeping, drawn from several pages (field `question`).",
        "## Answer\n\n## Grounds\n\n## Open questions\n",
    ),
    PageType(
        "preference",
        "preferences",
        "Preferences",
        "How the person wants things done (field `since`).",
        "## What the person wants\n\n## Where it applies\n",
    ),
)


def merged(declared: Sequence[PageType]) -> tuple[PageType, ...]:
    """Return the built-in types that no declared one replaces, then the declared ones in their order."""
    replaced = {each.type for each in declared}
    return (*(each for each in BUILT_IN if each.type not in replaced), *declared)


@dataclass(frozen=True, slots=True)
class Declared:
    """The page types that a project declares. `ignored` says of each that cannot be used what is wrong with it."""

    types: tuple[PageType, ...] = ()
    ignored: tuple[str, ...] = ()


def read_declared(data: bytes, where: str = "kbdesk.toml") -> Declared:
    """Read the `[[page_types]]` tables of a project's settings file; raises Unreadable for what is no TOML.

    A table that is wrong is ignored: one bad type must not lock the person out of the pages.
    """
    try:
        settings = tomllib.loads(data.decode("utf-8-sig"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Unreadable(f"It is no TOML: “{error}”.", where, "Correct the file.") from error
    tables = settings.get("page_types", [])
    if not isinstance(tables, list):
        tables = [tables]
    types: dict[str, PageType] = {}
    ignored: list[str] = []
    for table in tables:
        try:
            found = _declared(table, where)
        except Unreadable as error:
            ignored.append(f"A declared page type is ignored. {error}")
            continue
        if found.type in types:
            ignored.append(f"{where}: The page type `{found.type}` is declared twice; the first is used.")
        types.setdefault(found.type, found)
    return Declared(tuple(types.values()), tuple(ignored))


def _declared(table: Any, where: str) -> PageType:
    if not isinstance(table, dict):
        raise Unreadable("`page_types` is no list of tables.", where, "Write each as [[page_types]].")
    name = _text(table, "type", None, where)
    if not _TYPE.fullmatch(name):
        raise Unreadable(f"`{name}` is no name for a page type: small letters, digits and `-`.", where, _NEXT)
    fields = table.get("index_fields", [])
    if not isinstance(fields, list) or not all(isinstance(field, str) for field in fields):
        raise Unreadable(f"`index_fields` of `{name}` is no list of field names.", where, _NEXT)
    return PageType(
        name,
        _folder(_text(table, "folder", None, where), name, where),
        " ".join(_text(table, "section", name.capitalize(), where).split()),
        _text(table, "description", "", where),
        _text(table, "template", "", where),
        tuple(fields),
    )


def _text(table: dict[str, Any], key: str, default: str | None, where: str) -> str:
    value = table.get(key, default)
    if not isinstance(value, str):
        raise Unreadable(f"A page type needs a text for `{key}`.", where, _NEXT)
    return value


def _folder(folder: str, name: str, where: str) -> str:
    parts = [part for part in folder.strip().strip("/").split("/") if part not in ("", ".")]
    outside = folder.strip().startswith("/") or "\\" in folder or "\0" in folder or ":" in folder
    if outside or any(part.startswith(".") for part in parts):
        raise Unreadable(
            f"The folder `{folder}` of the page type `{name}` does not lie in the knowledge folder.",
            where,
            'Name a folder inside it, or "" for its root.',
        )
    return "/".join(parts)
