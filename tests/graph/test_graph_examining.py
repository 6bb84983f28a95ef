"""What strikes the eye in a graph: communities, findings, ways between pages."""

from __future__ import annotations

import numpy as np
import pytest

from kbdesk.graph import findings
from kbdesk.graph.communities import communities, islands, named
from kbdesk.graph.findings import Findings
from kbdesk.graph.paths import shortest_paths
from tests.graph.made import clique, graph, like_a_wiki, links


def found_in(size: int, pairs: list[tuple[int, int]]) -> tuple[Findings, np.ndarray]:
    own = links(size, pairs)
    of = communities(own)
    *_, (_, found) = findings.steps(own, of)
    assert findings.heard(findings.told(found)) == found
    return found, of


def test_communities_are_groups_numbered_by_size_and_the_same_each_time() -> None:
    inside = [pair for group in range(4) for pair in clique(20, group * 20)]
    pairs = [*inside, *clique(30, 80), (0, 20), (21, 41), (42, 62), (80, 0)]
    own = links(112, pairs)
    of = communities(own)
    assert np.array_equal(of, communities(own))
    assert [sorted(set(of[start : start + 20].tolist())) for start in (0, 20, 40, 60)] == [[1], [2], [3], [4]]
    assert set(of[80:110].tolist()) == {0}
    assert of[110:].tolist() == [-1, -1]


def test_communities_go_on_from_those_of_the_last_time() -> None:
    pairs = like_a_wiki(2000)
    before = communities(links(2000, pairs))
    of = communities(links(2003, [*pairs, (2000, 5), (2001, 9), (2002, 2000)]), np.append(before, [-1, -1, -1]))
    same = sum(np.bincount(of[:2000][before == one]).max() for one in range(before.max() + 1))
    assert same > 1950


def test_a_community_bears_the_name_of_its_most_linked_page() -> None:
    own = links(12, [*((0, n) for n in range(1, 6)), *((7, n) for n in range(6, 12) if n != 7), (1, 2), (8, 9)])
    told = named(own, communities(own), [f"Page {number}" for number in range(12)])
    assert sorted(told.names) == ["Page 0", "Page 7"]
    assert sorted(told.sizes) == [6, 6]


def test_hubs_bridges_islands_and_pages_alone() -> None:
    hub = [(0, other) for other in range(1, 40)]
    chain = [(40, 41), (41, 42), (42, 43), (43, 44)]
    pairs = [*hub, *groups_at(1, 39), (39, 40), *chain, (45, 46), (46, 47)]
    found, of = found_in(50, pairs)
    assert [(one.node, one.neighbours) for one in found.hubs] == [(0, 39)]
    bridges = {one.node: one for one in found.bridges}
    assert {node: one.cut_off for node, one in bridges.items() if one.cut_off} == {39: 5, 40: 4, 41: 3}
    assert bridges[39].share > bridges[40].share > 0
    assert of[39] in bridges[39].communities
    assert [(one.size, one.nodes) for one in found.islands] == [(3, (46, 45, 47))]
    assert (found.island_count, found.alone) == (1, (48, 49))


def groups_at(start: int, count: int) -> list[tuple[int, int]]:
    return [(start + at, start + at + 1) for at in range(count - 1)]


def test_the_one_link_between_far_communities_surprises_and_a_gap_has_pages_linked_with_both() -> None:
    size, count = 24, 5
    inside = [pair for group in range(count) for pair in clique(size, group * size)]
    across = [
        (one * size + at, other * size + (at * 7 + 3) % size)
        for one in range(count)
        for other in range(one)
        for at in range(14)
        if (one, other) not in ((1, 0), (4, 3))
    ]
    common = [(2 * size + at, group * size + at) for at in range(4) for group in (0, 1)]
    found, of = found_in(size * count, [*inside, *across, *common, (5, size + 20)])
    zero, one = int(of[5]), int(of[size + 20])
    surprise = found.surprises[0]
    assert (set(surprise.nodes), set(surprise.communities), surprise.links) == ({5, size + 20}, {zero, one}, 1)
    assert surprise.expected > 5
    gaps = {frozenset(gap.communities): gap for gap in found.gaps}
    assert gaps.keys() == {frozenset((zero, one)), frozenset((int(of[3 * size]), int(of[4 * size])))}
    assert gaps[frozenset((zero, one))].links == 1
    assert gaps[frozenset((zero, one))].shared >= 4


def test_where_nothing_hangs_together_nothing_is_found() -> None:
    assert found_in(3, [])[0] == Findings((), (), (), 0, (0, 1, 2), (), ())
    assert found_in(0, [])[0] == Findings((), (), (), 0, (), (), ())


def test_islands_of_long_chains() -> None:
    own = links(3000, [*groups_at(0, 2900), *groups_at(2900, 100)])
    assert np.bincount(islands(own)).tolist() == [2900, 100]


def test_all_shortest_ways_whichever_way_links_lead_low_numbers_first() -> None:
    pairs = [(0, 1), (2, 1), (0, 3), (3, 2), (0, 4), (4, 5), (5, 2), (6, 7)]
    own = graph(8, pairs)
    assert shortest_paths(own, 0, 2) == ((0, 1, 2), (0, 3, 2))
    assert shortest_paths(own, 2, 0) == ((2, 1, 0), (2, 3, 0))
    assert shortest_paths(own, 0, 2, most=1) == ((0, 1, 2),)
    shown = np.ones(8, dtype=bool)
    shown[[1, 3]] = False
    assert shortest_paths(own, 0, 2, shown) == ((0, 4, 5, 2),)
    assert shortest_paths(own, 0, 7) == ()
    assert shortest_paths(own, 4, 4) == ((4,),)


@pytest.mark.parametrize("width", [40, 400])
def test_very_many_shortest_ways_do_not_all_have_to_be_found(width: int) -> None:
    layers = [
        (1 + at + layer * width, 1 + other + (layer + 1) * width)
        for layer in range(3)
        for at in range(width)
        for other in range(0, width, 10)
    ]
    last = 1 + 4 * width
    pairs = [*((0, 1 + at) for at in range(width)), *layers, *((last - 1 - at, last) for at in range(width))]
    found = shortest_paths(graph(last + 1, pairs), 0, last)
    assert len(found) == 5
    assert {len(way) for way in found} == {6}
