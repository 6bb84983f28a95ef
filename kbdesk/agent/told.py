"""Answers in words and as facts, and the schemas of the facts (the protocol's structured content).

Only answers that a program can act on have facts: what was written, what was asked. What is read is text alone. Some
clients show a model the facts instead of the words, so they say all that the words do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kbdesk.project.values import Changes

Schema = dict[str, Any]

_TEXT = {"type": "string"}


def _record(fields: Mapping[str, Any], optional: tuple[str, ...] = ()) -> Schema:
    required = [name for name in fields if name not in optional]
    return {"type": "object", "properties": dict(fields), "required": required}


WRITTEN = _record({"done": _TEXT, "pages": {"type": "array", "items": _TEXT}})
"""What was written: `done` in words, with warnings; `pages` whose text changed."""

ASKED = _record(
    {
        "request": _TEXT,
        "state": {"enum": ["waiting", "approved", "declined", "withdrawn", "failed", "expired"]},
        "answer": _TEXT,
    }
)
"""How a request stands; `answer` in words."""

REQUESTS = _record(
    {
        "requests": {
            "type": "array",
            "items": _record(dict.fromkeys(("request", "state", "wish", "asked", "note"), _TEXT), ("note",)),
        }
    }
)
"""A client's requests."""


@dataclass(frozen=True)
class Told:
    """An answer in words, and the same as facts."""

    words: str
    facts: dict[str, Any]


def written(words: str, changes: Changes) -> Told:
    """Return what is told of a change, with the pages that it wrote."""
    return Told(words, {"done": words, "pages": sorted(page for page, _, _ in changes.written)})


def unwritten(words: str) -> Told:
    """Return why nothing was written, where that is no error."""
    return Told(words, {"done": words, "pages": []})
