"""What a list shows of an original beyond its size: its type and how many pages, slides or sheets it has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.sources.process import Limits, answers, is_unfinished
from kbdesk.sources.source import type_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

COUNTED = frozenset(
    {"pdf", "pptx", "pptm", "ppsx", "ppsm", "potx", "potm", "xlsx", "xlsm", "xltx", "xltm", "xlsb", "xls", "ods"}
)
"""The types whose units can be counted; of others only the type is told."""


@dataclass(frozen=True)
class Facts:
    """A file's type and its number of pages, slides or sheets. `units` is None where it has none or hides them.

    `trouble` is a sentence about what is wrong with it, "" when nothing is known to be; `is_passing`: that is only
    that it could not be looked at this time.
    """

    type: str
    unit: str = ""
    units: int | None = None
    trouble: str = ""
    is_passing: bool = False


def count_units(
    files: Sequence[Path],
    *,
    limits: Limits | None = None,
    job: Callable[[int, int], None] | None = None,
) -> dict[Path, Facts]:
    """Count the units of many files in one child. No file fails the others; `job` reports and may cancel."""
    found = {file: Facts(type_of(file.name)) for file in files}
    counted = [file for file in found if type_of(file.name) in COUNTED]
    task = {"task": "count"}
    for file, answer in zip(counted, answers(counted, task, limits or Limits(seconds=10.0), job), strict=True):
        found[file] = Facts(
            type_of(file.name),
            answer.get("unit", ""),
            answer.get("units"),
            answer.get("trouble", answer.get("what", "")),
            is_unfinished(answer),
        )
    return found
