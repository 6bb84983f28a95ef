"""Sets one table in a TOML file that a person keeps, with its comments, order and spacing as they are."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from kbdesk.clients.nested import table_at, with_table
from kbdesk.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def read(text: str) -> dict[str, Any]:
    """Return what the file says. Raises Unreadable for what is no TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Unreadable(f"This is no TOML: “{error}”.") from error


def with_entry(text: str, keys: Sequence[str], entry: Mapping[str, Any]) -> str:
    """Return the text with the table at the path `keys`: a new one comes last, one that is there is changed in place.

    Raises Unreadable where the text is no TOML, or is written in a way that cannot be changed safely.
    """
    *outer, name = keys
    before = read(text)
    change = _replaced if name in table_at(before, outer) else _appended
    changed = change(text, keys, entry)
    if read(changed) != with_table(before, keys, entry):
        raise Unreadable("This file is written in a way that cannot be changed safely.")
    return changed


def written(keys: Sequence[str], entry: Mapping[str, Any]) -> str:
    """Return a table as it stands in a file."""
    return tomlkit.dumps(with_table({}, keys, entry))


def _appended(text: str, keys: Sequence[str], entry: Mapping[str, Any]) -> str:
    line = "\r\n" if "\r\n" in text else "\n"
    gap = "" if not text.strip() else line if text.endswith("\n") else 2 * line
    return text + gap + written(keys, entry).replace("\n", line)


def _replaced(text: str, keys: Sequence[str], entry: Mapping[str, Any]) -> str:
    try:
        document = tomlkit.parse(text)
        table: Any = document
        for key in keys:
            table = table[key]
        for name in [name for name in table if name not in entry]:
            del table[name]
        for name, value in entry.items():
            if table.get(name) != value:
                table[name] = value
        return document.as_string()
    except TOMLKitError as error:
        raise Unreadable("This file is written in a way that cannot be changed safely.") from error
