"""Which units changed their place: word for word, or changed a little on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.pages.difference.pairing import alikeness

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.pages.difference.units import Unit

SHORTEST = 20
"""Signs of the shortest text that is recognised elsewhere."""
ALIKE = 0.75
"""Share of words in common from which on a unit in another place is taken for the same one."""


def moved(before: Sequence[Unit], after: Sequence[Unit], gone: Sequence[int], come: Sequence[int]) -> dict[int, int]:
    """Return which of the units that went (places in `before`) stand where among those that came, word for word.

    Where a text stands several times they are taken in order. A short one moved where its neighbour did.
    """
    places: dict[str, list[int]] = {}
    for place in come:
        if len(after[place].key) >= SHORTEST:
            places.setdefault(after[place].key, []).append(place)
    for each in places.values():
        each.reverse()
    found = {place: places[key].pop() for place in gone if places.get(key := before[place].key)}
    _take_neighbours(before, after, (set(gone), set(come)), found)
    return found


def _take_neighbours(
    before: Sequence[Unit], after: Sequence[Unit], free: tuple[set[int], set[int]], found: dict[int, int]
) -> None:
    taken = set(found.values())
    for place, to in list(found.items()):
        for step in (-1, 1):
            at, to_at = place + step, to + step
            while at in free[0] and to_at in free[1] and at not in found and to_at not in taken:
                if before[at].key != after[to_at].key:
                    break
                found[at] = to_at
                taken.add(to_at)
                at, to_at = at + step, to_at + step


def nearly_moved(
    before: Sequence[Unit], after: Sequence[Unit], gone: Sequence[int], come: Sequence[int]
) -> dict[int, int]:
    """Return the same for units that were changed on the way, the most alike first; of too many, none."""
    left = [place for place in gone if len(before[place].key) >= SHORTEST]
    right = [place for place in come if len(after[place].key) >= SHORTEST]
    shares = alikeness([before[place].key for place in left], [after[place].key for place in right])
    if shares is None or not shares.size:
        return {}
    found: dict[int, int] = {}
    taken: set[int] = set()
    near = [(-float(shares[at, to]), int(at), int(to)) for at, to in zip(*(shares >= ALIKE).nonzero(), strict=True)]
    for _, at, to in sorted(near):
        if left[at] not in found and right[to] not in taken:
            found[left[at]] = right[to]
            taken.add(right[to])
    return found
