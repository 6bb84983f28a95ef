"""What is wrong with the arguments of a call, in words: which are unknown, what was meant, what is of another kind."""

from __future__ import annotations

import json
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from kbdesk.agent.cutting import named, short

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

MEANT = {
    "page": ("id", "page_id", "pageid", "name", "path"),
    "pages": ("ids", "page_ids", "pageids"),
    "content": ("text", "body", "markdown", "new_content"),
    "query": ("q", "search", "terms", "keywords"),
    "limit": ("n", "count", "max_results", "maxresults", "top_k", "size"),
    "from": ("first", "start", "offset", "cursor", "after"),
    "oldText": ("old", "old_string", "oldstring", "old_str", "find"),
    "newText": ("new", "new_string", "newstring", "new_str", "replace"),
    "section": ("heading", "type", "part"),
    "look_for": ("aspects", "checks", "what"),
    "operation": ("op", "action", "kind"),
    "what": ("text", "message", "entry", "title", "description"),
    "source": ("path", "file", "name", "original"),
    "destination": ("path", "target", "to", "folder"),
    "by": ("new", "with", "replacement", "superseded_by"),
    "reason": ("why", "note"),
    "fields": ("frontmatter", "header", "metadata"),
}
"""What callers have called a parameter by the manners of other tools; told as a question, never taken for it."""

FIELD = '{"name": …, "value": …}'
LONGEST = 80
MOST_WRONG = 10
"""Arguments of one call of which it is told what is wrong with them, or what was meant."""

KINDS = {
    "missing": "it is missing",
    "literal_error": "it must be {expected}",
    "greater_than_equal": "it must be {ge:,} or more",
    "less_than_equal": "it must be {le:,} or less",
    "string_type": "it must be a text",
    "string_unicode": "it must be a text of Unicode characters",
    "int_type": "it must be a whole number",
    "int_parsing": "it must be a whole number",
    "int_from_float": "it must be a whole number",
    "int_parsing_size": "the number is too large",
    "bool_type": "it must be true or false",
    "bool_parsing": "it must be true or false",
}
"""What a value must be, by the kind of pydantic's complaint; in braces what pydantic says of it."""


def unknown(tool: str, names: Sequence[str], known: Sequence[str], elsewhere: Mapping[str, Sequence[str]]) -> str:
    """Return which arguments the tool does not take, what may have been meant, and which it does take.

    `elsewhere` are the tools that take a parameter.
    """
    others = "".join(
        f" {' and '.join(elsewhere[name])} {'takes' if len(elsewhere[name]) == 1 else 'take'} `{name}`."
        for name in names[:MOST_WRONG]
        if name in elsewhere and "fields" not in known and not _like(name, known)
    )
    takes = f"It takes {_listed(known)}." if known else "It takes no arguments."
    return f"{tool} takes no {_listed(names)}.{_meant(names, known)}{others} {takes}"


def _meant(names: Sequence[str], known: Sequence[str]) -> str:
    guesses = dict.fromkeys(guess for name in names[:MOST_WRONG] if (guess := _like(name, known)))
    hint = f" Did you mean {_listed(list(guesses))}?" if guesses else ""
    if any(_like(name, known) is None for name in names) and "fields" in known:
        hint += f" A header field goes into `fields`, a list of {FIELD}."
    return hint


def _like(name: str, known: Sequence[str]) -> str | None:
    plain = {_plain(one): one for one in known}
    if _plain(name) in plain:
        return plain[_plain(name)]
    meant = next((one for one in known if name.casefold() in MEANT.get(one, ())), None)
    close = get_close_matches(_plain(name)[:LONGEST], plain, 1, 0.75)
    return meant or (plain[close[0]] if close else None)


def _plain(name: str) -> str:
    return name.replace("_", "").replace("-", "").casefold()


def bad(tool: str, details: Iterable[Any], schema: Mapping[str, Any]) -> str:
    """Return what is wrong with the arguments; `details` are pydantic's. Of alternatives all that fit are told."""
    wrong: dict[str, list[str]] = {}
    for detail in details:
        place = _place(detail)
        wrong.setdefault(".".join(short(str(part)) for part in place), []).append(_said(detail, place, schema))
    told = [f"{place}: {', or '.join(dict.fromkeys(said)).rstrip('.')}" for place, said in wrong.items()]
    more = f" {len(told) - MOST_WRONG:,} more are wrong." if len(told) > MOST_WRONG else ""
    return f"{tool} cannot use these arguments. {'. '.join(told[:MOST_WRONG])}.{more}"


def _place(detail: Mapping[str, Any]) -> list[int | str]:
    """Return where in the arguments something is wrong, without pydantic's names for the alternatives of a value."""
    *outer, last = detail["loc"]
    is_key = detail["type"] == "extra_forbidden"
    known = [part for part in outer if isinstance(part, int) or part.isidentifier()]
    return [*known, last] if is_key or isinstance(last, int) or last.isidentifier() else known


def _said(detail: Mapping[str, Any], place: Sequence[int | str], schema: Mapping[str, Any]) -> str:
    match detail["type"]:
        case "list_type":
            return f"it must be a list{_example(detail['input'], place)}"
        case "string_type" if isinstance(detail["input"], list):
            plural = f"; several go into `{place[-1]}s`" if f"{place[-1]}s" in schema["properties"] else ""
            return f"it must be one text, not a list{plural}"
        case "model_type" | "model_attributes_type" | "dict_type":
            return f"it must be an object with {_listed(_keys(place, schema))}"
        case "extra_forbidden":
            known = _keys(place[:-1], schema)
            return f"there is no such key.{_meant([str(place[-1])], known)} There are {_listed(known)}"
    if detail["type"] in KINDS:
        return KINDS[detail["type"]].format(**detail.get("ctx", {}))
    return short(detail["msg"].replace("Input should be", "it must be"))


def _example(given: object, place: Sequence[int | str]) -> str:
    if isinstance(given, str):
        return f": {short(json.dumps([given], ensure_ascii=False))}"
    return f" of {FIELD}" if place and place[-1] == "fields" else ""


def _keys(place: Sequence[int | str], schema: Mapping[str, Any]) -> list[str]:
    """Return the keys that stand at a place of the arguments."""
    node: Any = schema
    for part in place:
        node = node.get("items", {}) if isinstance(part, int) else node.get("properties", {}).get(part, {})
    return list(node.get("properties", ()))


def _listed(names: Sequence[str]) -> str:
    return named([f"`{short(name, LONGEST)}`" for name in names])
