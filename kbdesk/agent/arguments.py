"""What is wrong with the arguments of a call, in words: which are unknown, what was meant, what is of another kind."""

from __future__ import annotations

import json
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from kbdesk.agent.cutting import short

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


def unknown(tool: str, names: Sequence[str], known: Sequence[str], elsewhere: Mapping[str, Sequence[str]]) -> str:
    """Return which arguments the tool does not take, what may have been meant, and which it does take.

    `elsewhere` are the tools that take a parameter.
    """
    others = "".join(
        f" {' and '.join(elsewhere[name])} {'takes' if len(elsewhere[name]) == 1 else 'take'} `{name}`."
        for name in names
        if name in elsewhere and "fields" not in known and not _like(name, known)
    )
    takes = f"It takes {_listed(known)}." if known else "It takes no arguments."
    return f"{tool} takes no {_listed(names)}.{_meant(names, known)}{others} {takes}"


def _meant(names: Sequence[str], known: Sequence[str]) -> str:
    guesses = dict.fromkeys(guess for name in names if (guess := _like(name, known)))
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
        place = [part for part in detail["loc"] if isinstance(part, int) or str(part).isidentifier()]
        wrong.setdefault(".".join(map(str, place)), []).append(_said(detail, place, schema))
    told = [f"{place}: {', or '.join(dict.fromkeys(said)).rstrip('.')}" for place, said in wrong.items()]
    return f"{tool} cannot use these arguments. {'. '.join(told)}."


def _said(detail: Mapping[str, Any], place: Sequence[int | str], schema: Mapping[str, Any]) -> str:
    match detail["type"]:
        case "literal_error":
            return f"it must be {detail['ctx']['expected']}"
        case "missing":
            return "it is missing"
        case "list_type":
            return f"it must be a list{_example(detail['input'], place)}"
        case "string_type" if isinstance(detail["input"], list):
            plural = f"; several go into `{place[-1]}s`" if f"{place[-1]}s" in schema["properties"] else ""
            return f"it must be one text, not a list{plural}"
        case "extra_forbidden":
            known = _keys(place[:-1], schema)
            return f"there is no such key.{_meant([str(place[-1])], known)} There are {_listed(known)}"
    return short(detail["msg"])


def _example(given: object, place: Sequence[int | str]) -> str:
    if isinstance(given, str):
        return f": {short(json.dumps([given], ensure_ascii=False))}"
    return f" of {FIELD}" if place and place[-1] == "fields" else ""


def _keys(place: Sequence[int | str], schema: Mapping[str, Any]) -> list[str]:
    """Return the keys that stand at a place of the arguments."""
    node: Any = schema
    for part in place:
        node = node["items"] if isinstance(part, int) else node["properties"][part]
    return list(node.get("properties", ()))


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f"`{short(name)}`" for name in names)
