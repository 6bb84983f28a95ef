"""The kinds of what a reviewer should look at in a change to a page, and a sentence for each thing found."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias

ConcernKind: TypeAlias = Literal[
    "removed",
    "shrunk",
    "rewritten",
    "lost_fields",
    "dropped_citations",
    "broken_structure",
    "twin",
    "preference",
    "instruction",
    "figures",
    "warning",
]
"""What the sentence is about; `warning` is any other."""

_SAID = (
    ("shrunk", re.compile(r"this drops \d")),
    ("rewritten", re.compile(r"this exchanges most of the page")),
    ("lost_fields", re.compile(r"this loses the (?:whole header|header fields?)\b")),
    (
        "broken_structure",
        re.compile(r"the code fence “|the table row “|\d+ table rows are broken|its file is no longer"),
    ),
    (
        "dropped_citations",
        re.compile(r"no (?:link to a source|address on the web) is left|\d+ of \d+ (?:links|addresses) "),
    ),
    ("twin", re.compile(r"its name differs from that of |.* (?:is|are) called “.*” too\.$", re.DOTALL)),
    ("preference", re.compile(r"written after .* was read .*A preference is what the person said", re.DOTALL)),
)


@dataclass(frozen=True, slots=True)
class Concern:
    """One thing found; `text` is a sentence of which the page is the subject."""

    kind: ConcernKind
    text: str


def concern_of(sentence: str) -> Concern:
    """Return what a warning is about, by its words: the journal keeps warnings as sentences."""
    for kind, said in _SAID:
        if said.match(sentence):
            return Concern(kind, sentence)  # type: ignore[arg-type]
    return Concern("warning", sentence)
