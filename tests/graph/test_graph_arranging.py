"""Where the pages of a graph stand: anew, and from where they stood."""

from __future__ import annotations

import numpy as np
import pytest

from kbdesk.graph.layout.arranging import GAP, UNIT, Task, arranged
from kbdesk.graph.layout.spacing import near_pairs
from tests.graph.made import groups, like_a_wiki, links, ring


def places_of(
    size: int,
    pairs: list[tuple[int, int]],
    known: np.ndarray | None = None,
    pinned: tuple[int, ...] = (),
    pages: int | None = None,
) -> np.ndarray:
    """Arrange pages, from where those stood that come first."""
    at = np.full((size, 2), np.nan)
    if known is not None:
        at[: len(known)] = known
    held = np.zeros(size, dtype=bool)
    held[list(pinned)] = True
    task = Task(links(size, pairs), size if pages is None else pages, at, held, np.arange(size))
    *_, (done, total, places) = arranged(task)
    assert done == total
    assert not np.isnan(places).any()
    return places


def spread(places: np.ndarray) -> float:
    """Return how far places are from their middle, on average."""
    return float(np.hypot(*(places - places.mean(axis=0)).T).mean())


def test_the_same_links_give_the_same_picture_with_room_around_each_page() -> None:
    pairs = like_a_wiki(900)
    one = places_of(900, pairs)
    assert np.array_equal(one, places_of(900, pairs))
    assert not len(near_pairs(one, 0.6 * UNIT)[0])


def test_communities_stand_apart_with_hubs_in_the_middle() -> None:
    star = [(0, other) for other in range(1, 24)]
    places = places_of(
        84,
        [(a + 12 * k, b + 12 * k) for k in range(5) for a, b in ring(12)]
        + [(a + 60, b + 60) for a, b in star]
        + [(k * 12, k * 12 + 13) for k in range(4)]
        + [(5, 65)],
    )
    own = [places[12 * k : 12 * k + 12] for k in range(5)] + [places[60:]]
    middles = np.array([one.mean(axis=0) for one in own])
    apart = np.hypot(*(middles[:, None] - middles[None]).transpose(2, 0, 1))[np.triu_indices(6, 1)]
    assert apart.min() > 1.6 * max(spread(one) for one in own)
    assert np.hypot(*(places[60] - middles[5])) < 0.5 * spread(own[5])


def test_small_islands_stand_around_the_others_and_pages_without_links_in_rows_below() -> None:
    pairs = [*groups(15, 20), (300, 301), (302, 303), (303, 304)]
    places = places_of(325, pairs)
    middle, reach = places[:300].mean(axis=0), np.hypot(*(places[:300] - places[:300].mean(axis=0)).T)
    for island in (places[300:302], places[302:305]):
        assert np.hypot(*(island.mean(axis=0) - middle)) > np.quantile(reach, 0.75)
        assert spread(island) < 3 * UNIT
        assert np.hypot(*(island[:, None] - places[None, :300]).transpose(2, 0, 1)).min() > UNIT
    loose = places[305:]
    assert loose[:, 1].min() > places[:305, 1].max()
    assert len(np.unique(loose[:, 1])) < 6


def test_what_stood_somewhere_stays_there_and_a_new_page_moves_only_its_surroundings() -> None:
    pairs = groups(6, 20)
    before = places_of(123, pairs)
    assert np.array_equal(places_of(123, pairs, before), before)
    after = places_of(126, [*pairs, (123, 5), (123, 110), (124, 123), (125, 121)], before)
    shift = np.hypot(*(after[:123] - before).T)
    assert set(np.flatnonzero(shift > 1e-6).tolist()) <= {5, 110, 121}
    assert shift.max() < UNIT / 4
    for new, beside in ((124, 123), (125, 121)):
        assert np.hypot(*(after[new] - after[beside])) < 5 * UNIT
    way = np.hypot(*(before[110] - before[5]))
    assert max(np.hypot(*(after[123] - after[end])) for end in (5, 110)) < 0.8 * way
    assert not len(near_pairs(after, 0.5 * UNIT)[0])


def test_new_islands_and_new_pages_without_links_find_a_free_place() -> None:
    before = places_of(123, groups(6, 20))
    after = places_of(136, [*groups(6, 20), *ring(8, 123)], before)
    assert np.array_equal(after[:123], before)
    assert spread(after[123:131]) < 4 * UNIT
    assert not len(near_pairs(after, 0.5 * UNIT)[0])
    row = after[131:]
    assert (row[:, 1] >= before[120:123, 1].max() - 1).all()
    assert np.allclose(np.diff(np.sort(np.unique(np.round(row[:, 1])))), round(GAP * UNIT), atol=1)


def test_pinned_pages_stay_and_others_make_room_when_all_are_arranged_anew() -> None:
    free = places_of(100, groups(5, 20))
    known = np.full((100, 2), np.nan)
    known[7] = free[50]
    after = places_of(100, groups(5, 20), known, pinned=(7,))
    assert after[7].tolist() == free[50].tolist()
    assert 0.5 * UNIT < np.hypot(*(after[50] - free[50])) < 2 * UNIT
    assert np.array_equal(after[80:], free[80:])


def test_what_is_no_page_stands_beside_the_pages_that_name_it_and_moves_none() -> None:
    pairs = groups(4, 20)
    pages = places_of(80, pairs)
    after = places_of(84, [*pairs, (3, 80), (4, 80), (30, 81), (31, 82)], pages=80)
    assert np.array_equal(after[:80], pages)
    assert np.hypot(*(after[81] - after[30])) < 4 * UNIT
    assert not len(near_pairs(after, 0.5 * UNIT)[0])
    assert after[83, 1] > after[:83, 1].max()
    every = np.full((84, 2), np.nan)
    task = Task(links(84, [*pairs, (30, 81)]), 80, every, np.zeros(84, dtype=bool), np.arange(84))
    _, _, first = next(arranged(task))
    assert first[81].tolist() == first[30].tolist()


@pytest.mark.parametrize(("count", "pairs"), [(0, []), (1, []), (2, [(0, 1)]), (3, []), (5, [(0, 0), (1, 2)])])
def test_tiny_graphs(count: int, pairs: list[tuple[int, int]]) -> None:
    assert places_of(count, pairs).shape == (count, 2)


def test_a_thousand_pages_that_name_the_same_one_all_find_room() -> None:
    after = places_of(1001, [(number, 1000) for number in range(1000)])
    assert len(near_pairs(after, 0.55 * UNIT)[0]) < 5
