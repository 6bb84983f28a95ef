"""What keeps an original from being read, in a word: its states say which it is. Told by the readers' own sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from kbdesk.project.values import SourceRow

Fault: TypeAlias = Literal["", "empty", "protected", "scan", "damaged", "pointer", "unread"]
"""`scan`: pages that are pictures; `pointer`: the file itself was not fetched; `unread`: something else."""

_SAID: tuple[tuple[str, Fault], ...] = (
    ("This file is empty", "empty"),
    ("protected with a password", "protected"),
    ("only pictures of pages (a scan)", "scan"),
    (" is damaged", "damaged"),
    ("Git LFS pointer", "pointer"),
)
"""What of a sentence of the readers (kbdesk/sources/reading) tells which fault it is about."""


def fault_of(row: SourceRow) -> Fault:
    """Return what is wrong with a present original's file, "" where nothing is known to be."""
    if row.status != "present":
        return ""
    told = row.trouble or (row.text_trouble if row.text in ("unreadable", "unsupported") else "")
    found = next((fault for said, fault in _SAID if said in told), None)
    return found if found is not None else "unread" if row.trouble else ""
