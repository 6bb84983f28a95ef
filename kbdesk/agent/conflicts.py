"""Two versions of a page that cannot be merged, as the agent reads them: the places where they differ, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.errors import Differing

if TYPE_CHECKING:
    from kbdesk.errors import Sides

STEP = (
    "Nothing was written. Read the page again, then rewrite it with a text that holds both, or change only your "
    "passages with knowledge_edit."
)
MOST_PLACES = 10
PLACE_LIMIT = 1_500
NOTHING = "(nothing)"


def sides(lead: str, both: Sides) -> str:
    """Return what is to be told, and each place where the versions differ: as it is now, and as it was sent."""
    places = [*both.fields, *(part for part in both.merged if isinstance(part, Differing))]
    parts = [lead, *(_place(number, place) for number, place in enumerate(places[:MOST_PLACES], 1))]
    if len(places) > MOST_PLACES:
        parts.append(f"… and {len(places) - MOST_PLACES} more places.")
    return "\n\n".join(parts)


def _place(number: int, place: Differing) -> str:
    name = f"field {place.field}" if place.field else "text"
    return f"{number}. The {name} is now:\n{_cut(place.theirs)}\nYours:\n{_cut(place.ours)}"


def _cut(text: str) -> str:
    plain = text.strip("\n")
    if not plain.strip():
        return NOTHING
    return plain if len(plain) <= PLACE_LIMIT else f"{plain[:PLACE_LIMIT]}\n… (cut: {len(plain):,} characters)"
