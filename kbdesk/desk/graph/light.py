"""What stands out of the drawing: a node with its neighbours, a path, what a finding is about. Values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.graph.drawing import Motif
    from kbdesk.desk.graph.scene import Numbers, Scene

MOST_NODES = 400
"""Nodes that are drawn lit, those with most links; a hub has thousands."""
MOST_LINKS = 4000


@dataclass(frozen=True, eq=False)
class Light:
    """Nodes and links that are lit; `chief` are the nodes that it is about."""

    chief: tuple[int, ...]
    nodes: Numbers
    first: Numbers
    second: Numbers


def on_neighbours(motif: Motif, number: int) -> Light:
    """Light a node and those that link to it or that it links to."""
    around = motif.scene.neighbours(number)
    around = around[motif.shown[around]]
    near = around[np.argsort(-motif.scene.counts[around], kind="stable")]
    lines = near[:MOST_LINKS]
    return Light((number,), np.append(near[:MOST_NODES], number), np.full(len(lines), number, dtype=np.intp), lines)


def on_path(numbers: Sequence[int]) -> Light:
    """Light a path from node to node."""
    nodes = np.array(numbers, dtype=np.intp)
    return Light(tuple(numbers), nodes, nodes[:-1], nodes[1:])


def on_nodes(scene: Scene, numbers: Sequence[int]) -> Light:
    """Light some nodes and the links among them."""
    nodes = np.array(numbers, dtype=np.intp)
    among = np.zeros(len(scene.ids), dtype=bool)
    among[nodes] = True
    both = np.flatnonzero(among[scene.first] & among[scene.second])[:MOST_LINKS]
    chief = tuple(numbers) if len(numbers) <= 2 else ()
    order = nodes[np.argsort(-scene.counts[nodes], kind="stable")]
    return Light(chief, order[:MOST_NODES], scene.first[both], scene.second[both])
