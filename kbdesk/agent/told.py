"""Answers in words and as facts, and the schemas of the facts (the protocol's structured content).

What a program can act on is told as facts too: what was written, asked, found, listed. What is a text to be read (a
page, the index, a source's text) is text alone. Of an answer with facts some clients show a model only these (Claude
Code does, up to 2.1.280 at least: anthropics/claude-code issue 79944), so facts say all that the words do, and a long
text would have to be sent twice.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Schema = dict[str, Any]

_TEXT = {"type": "string"}
_NUMBER = {"type": "integer"}
_TEXTS = {"type": "array", "items": _TEXT}


def _record(fields: Mapping[str, Any], optional: Mapping[str, Any] | None = None) -> Schema:
    return {"type": "object", "properties": {**fields, **(optional or {})}, "required": list(fields)}


def _list(fields: Mapping[str, Any], optional: Mapping[str, Any] | None = None) -> Schema:
    return {"type": "array", "items": _record(fields, optional)}


NEXT = {"next": _NUMBER}
"""Where a list goes on: the `from` of the next call; missing where all was given."""
_TROUBLES = {"troubles": _TEXTS}

WRITTEN = _record({"done": _TEXT, "pages": _TEXTS}, {"more": _NUMBER})
"""What was written: `done` in words, with warnings; `pages` whose text changed, and how many `more`."""

KEPT = _record({"done": _TEXT, "sources": _TEXTS})
"""What stands among the sources now: `done` in words, with warnings; `sources` by their paths."""

_STATE = {"enum": ["waiting", "approved", "declined", "withdrawn", "failed", "expired"]}

ASKED = _record({"request": _TEXT, "state": _STATE, "answer": _TEXT})
"""How a request stands; `answer` in words."""

REQUESTS = _record(
    {
        "total": _NUMBER,
        "requests": _list(
            {"request": _TEXT, "state": _STATE, "wish": _TEXT, "asked": _TEXT},
            {"answered": _TEXT, "note": _TEXT, "failure": _TEXT},
        ),
    },
    {
        **NEXT,
        "comments": _list(
            {"comment": _NUMBER, "page": _TEXT, "text": _TEXT, "at": _TEXT},
            {"asks": _TEXT, "passage": _TEXT, "replied": _TEXT},
        ),
    },
)
"""A client's requests, and the person's `comments` that nobody has dealt with."""

REPLIED = _record({"done": _TEXT})
"""What became of a reply, in words."""

HITS = _record({"hits": _list({"page": _TEXT, "title": _TEXT, "snippet": _TEXT}, {"status": _TEXT})}, {"hint": _TEXT})
"""What a search found, best first; `status` of pages that are not active, `hint` how to find more or other pages."""

FOUND = _record(
    {
        "pages": _NUMBER,
        "groups": _list(
            {
                "kind": _TEXT,
                "about": _TEXT,
                "total": _NUMBER,
                "found": _list({"what": _TEXT}, {"target": _TEXT, "others": _TEXTS, "pages": _NUMBER, "detail": _TEXT}),
            },
            NEXT,
        ),
    },
    {"notes": _TEXTS, **_TROUBLES},
)
"""What a check found among so many pages, by kind; `what` is a page's id, a source's path or a name."""

SOURCES = _record(
    {
        "groups": _list(
            {
                "status": _TEXT,
                "total": _NUMBER,
                "sources": _list(
                    {"path": _TEXT},
                    {
                        "summaries": _TEXTS,
                        "behind": _TEXTS,
                        "type": _TEXT,
                        "size": _NUMBER,
                        "units": _NUMBER,
                        "unit": _TEXT,
                        "url": _TEXT,
                        "replaces": _TEXT,
                        "derived_from": _TEXT,
                        "changed": _TEXT,
                        "why": _TEXT,
                        "reason": _TEXT,
                        "replaced_by": _TEXT,
                        "trouble": _TEXT,
                    },
                ),
            },
            NEXT,
        )
    },
    {
        **_TROUBLES,
        "citing": _record(
            {
                "summaries": _TEXTS,
                "pages": _TEXTS,
                "total": _NUMBER,
                "paragraphs": _list(
                    {
                        "page": _TEXT,
                        "first_line": _NUMBER,
                        "last_line": _NUMBER,
                        "text": _TEXT,
                        "alone": {"type": "boolean"},
                    },
                    {"heading": _TEXT},
                ),
            },
            NEXT,
        ),
    },
)
"""The originals by status; `size` in bytes, `units` of its `unit` (pages, slides, sheets), `behind` older summaries."""


@dataclass(frozen=True)
class Told:
    """An answer in words, and the same as facts."""

    words: str
    facts: dict[str, Any]

    def with_troubles(self, troubles: Sequence[str]) -> Told:
        """Return the answer with what is wrong now."""
        if not troubles:
            return self
        words = "\n\n".join([self.words, "\n".join(troubles)])
        return replace(self, words=words, facts={**self.facts, "troubles": list(troubles)})
