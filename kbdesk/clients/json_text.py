"""Sets one entry in a JSON file that a person keeps, with its comments, order and spacing as they are.

The file may hold what editors allow beside JSON: `//` and `/* */` comments and a comma after the last member. No
well-kept library for Python does this without Node or a JSON5 dialect of its own (looked at in 2026-11: jsonc-edit
needs Node, jsonc-document Python 3.12, json-five writes the whole file anew). Comments are blanked out, sign for sign,
so that the standard decoder finds where each value stands.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kbdesk.clients.nested import with_table
from kbdesk.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

_TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*+"|//[^\r\n]*+|/\*.*?\*/', re.DOTALL)
_LAST_COMMA = re.compile(r'("(?:\\.|[^"\\\n])*+")|,(?=\s*+[}\]])')
_SPACE = re.compile(r"\s*+")
_FIRST_INDENT = re.compile(r'\s*+\{\s*?\n([ \t]++)"')
_DECODER = json.JSONDecoder()


def read(text: str) -> dict[str, Any]:
    """Return what the file says. Raises Unreadable for what is no JSON object."""
    return _parsed(_plain(text)) if text.strip() else {}


def with_entry(text: str, keys: Sequence[str], entry: Mapping[str, Any]) -> str:
    """Return the text with the entry at the path `keys`, made or replaced; all else stays as it stands.

    Raises Unreadable where the text is no JSON object, or something else than objects leads to the entry.
    """
    before = read(text)
    wanted = with_table(before, keys, entry)
    if wanted == before:
        return text
    changed = _put(text if text.strip() else "{}\n", 0, keys, entry)
    if read(changed) != wanted:
        raise Unreadable("This file is written in a way that cannot be changed safely.")
    return changed


def _plain(text: str) -> str:
    """Return the text as JSON of the same length: comments and last commas are blank."""
    return _LAST_COMMA.sub(lambda token: token[1] or " ", _bare(text))


def _bare(text: str) -> str:
    """Return the text with blanks for its comments."""
    plain = text.replace("\ufeff", " ")
    return _TOKEN.sub(lambda token: token[0] if token[0].startswith('"') else _blank(token[0]), plain)


def _blank(comment: str) -> str:
    return re.sub(r"[^\r\n]", " ", comment)


def _parsed(plain: str) -> dict[str, Any]:
    try:
        value = json.loads(plain)
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"This is no JSON: “{error}”.") from error
    if not isinstance(value, dict):
        raise Unreadable("This is JSON, but no object.")
    return value


@dataclass(frozen=True)
class _Member:
    key: str
    begin: int
    start: int
    end: int


def written(keys: Sequence[str], entry: Mapping[str, Any]) -> str:
    """Return an entry as it stands in a file that holds nothing else."""
    return json.dumps(with_table({}, keys, entry), indent=2, ensure_ascii=False) + "\n"


def _members(plain: str, start: int) -> Iterator[_Member]:
    """Yield the members of the object that begins at `start`: where the key begins, where the value stands."""
    at = _after_space(plain, start + 1)
    while plain[at] != "}":
        key, colon = _DECODER.raw_decode(plain, at)
        value = _after_space(plain, _after_space(plain, colon) + 1)
        _, end = _DECODER.raw_decode(plain, value)
        yield _Member(key, at, value, end)
        at = _after_space(plain, end)
        at = _after_space(plain, at + 1) if plain[at] == "," else at


def _after_space(plain: str, at: int) -> int:
    found = _SPACE.match(plain, at)
    return found.end() if found else at


def _put(text: str, start: int, keys: Sequence[str], entry: Mapping[str, Any]) -> str:
    plain = _plain(text)
    start = _after_space(plain, start)
    if plain[start] != "{":
        raise Unreadable(f"What leads to `{keys[0]}` is no object.")
    first, *rest = keys
    found = next((one for one in reversed(list(_members(plain, start))) if one.key == first), None)
    if found is not None and rest:
        return _put(text, found.start, rest, entry)
    value = with_table({}, rest, entry) if rest else entry
    if found is None:
        return _added(text, start, first, value)
    return text[: found.start] + _written(text, value, _indent(text, found.begin)) + text[found.end :]


def _added(text: str, start: int, key: str, value: Mapping[str, Any]) -> str:
    """Return the text with a new last member in the object that begins at `start`."""
    plain = _plain(text)
    members = list(_members(plain, start))
    brace = _DECODER.raw_decode(plain, start)[1] - 1
    outer = _indent(text, start)
    is_spread = bool(members) and "\n" in text[start : members[0].begin]
    indent = _indent(text, members[0].begin) if is_spread else outer + _unit(plain)
    last = members[-1].end if members else start + 1
    comma = "," if members and "," not in _bare(text)[last:brace] else ""
    rest = max(last, len(text[:brace].rstrip()))
    tail = text[rest:] if "\n" in text[rest:brace] else _newline(text) + outer + text[brace:]
    line = f"{_newline(text)}{indent}{json.dumps(key, ensure_ascii=False)}: {_written(text, value, indent)}"
    return text[:last] + comma + text[last:rest] + line + tail


def _indent(text: str, at: int) -> str:
    """Return the space that the line of a place begins with."""
    line = text[text.rfind("\n", 0, at) + 1 : at]
    return line[: len(line) - len(line.lstrip(" \t"))]


def _unit(plain: str) -> str:
    found = _FIRST_INDENT.match(plain)
    return found[1] if found else "  "


def _written(text: str, value: Mapping[str, Any], indent: str) -> str:
    lines = json.dumps(value, indent=_unit(_plain(text)), ensure_ascii=False).splitlines()
    return f"{_newline(text)}{indent}".join(lines)


def _newline(text: str) -> str:
    return "\r\n" if "\r\n" in text else "\n"
