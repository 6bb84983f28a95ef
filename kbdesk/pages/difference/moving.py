"""Which units changed their place: word for word, or changed a little on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.pages.difference.pairing import alikeness

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.pages.difference.units import Unit

SHORTEST = 20
"""Signs of the shortest text that is recognised elsewhere."""
IN_PARTS = frozenset({"row", "code"})
"""Kinds of units that are parts of something."""
ALIKE = 0.75
"""Share of words in common from which on a unit in another place is taken for the same one."""


def moved(before: Sequence[Unit], after: Sequence[Unit], gone: Sequence[int], come: Sequence[int]) -> dict[int, int]:
    """Return which of the units that went (places in `before`) stand where among those that came, word for word.

    Where a text stands several times they are taken in order. A short one moved where its neighbour did. Rows of a
    table and lines of code moved only where the whole of it did: in a table that is sorted anew nobody follows rows.
    """
    places: dict[str, list[int]] = {}
    for place in come:
        if len(after[place].key) >= SHORTEST:
            places.setdefault(after[place].key, []).append(place)
    for each in places.values():
        each.reverse()
    found = {place: places[key].pop() for place in gone if places.get(key := before[place].key)}
    _take_neighbours(before, after, (set(gone), set(come)), found)
    together = (run for run in runs(found) if _is_whole([before[place] for place in run]))
    return {place: found[place] for run in together for place in run}


def runs(moves: dict[int, int]) -> list[list[int]]:
    """Return the units that moved by what moved together: neighbours that stayed neighbours."""
    found: list[list[int]] = []
    for place in sorted(moves):
        if found and found[-1][-1] == place - 1 and moves[place - 1] == moves[place] - 1:
            found[-1].append(place)
        else:
            found.append([place])
    return found


def _is_whole(units: Sequence[Unit]) -> bool:
    first = units[0]
    begins = first.first == first.table if first.kind == "row" else first.key.startswith(("```", "~~~"))
    return begins or any(unit.kind not in IN_PARTS for unit in units)


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


def _is_known(unit: Unit) -> bool:
    return len(unit.key) >= SHORTEST and unit.kind not in IN_PARTS


def nearly_moved(
    before: Sequence[Unit], after: Sequence[Unit], gone: Sequence[int], come: Sequence[int]
) -> dict[int, int]:
    """Return the same for units that were changed on the way, the most alike first; of too many, none."""
    left = [place for place in gone if _is_known(before[place])]
    right = [place for place in come if _is_known(after[place])]
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
