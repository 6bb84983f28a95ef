"""The graph for other programs: GraphML, as Gephi, yEd and networkx read it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from kbdesk.graph.communities import Communities
    from kbdesk.graph.graph import Graph

KINDS = ("page", "missing", "original")
TEXTS = ("label", "kind", "type", "status", "review", "updated", "community_name")
NUMBERS = ("community", "links", "backlinks")
PLACE = ("x", "y")
START = """<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns"
 xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
 xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">
"""
FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML may hold."""
PORTION = 2000


def graphml(
    graph: Graph,
    communities: Communities,
    places: NDArray[np.float64] | None,
    shown: NDArray[np.bool_],
    job: Callable[[int, int], object],
) -> Iterator[bytes]:
    """Yield a file with the nodes that are `shown` and the links between them, portion by portion."""
    yield START.encode()
    types = [*((name, "string") for name in TEXTS), *((name, "int") for name in NUMBERS)]
    types += [(name, "double") for name in PLACE] if places is not None else []
    keys = [f'<key id="{name}" for="node" attr.name="{name}" attr.type="{kind}"/>\n' for name, kind in types]
    yield ("".join(keys) + '<graph id="kbdesk" edgedefault="directed">\n').encode()
    numbers = np.flatnonzero(shown)
    for start in range(0, len(numbers), PORTION):
        job(start, len(numbers))
        portion = numbers[start : start + PORTION].tolist()
        yield "".join(_node(graph, communities, places, number) for number in portion).encode()
    both = shown[graph.sources] & shown[graph.targets]
    sources, targets = graph.sources[both], graph.targets[both]
    for start in range(0, len(sources), PORTION):
        job(start, len(sources))
        ends = zip(sources[start : start + PORTION].tolist(), targets[start : start + PORTION].tolist(), strict=True)
        yield "".join(
            f"<edge source={_quoted(graph.ids[one])} target={_quoted(graph.ids[other])}/>\n" for one, other in ends
        ).encode()
    yield b"</graph>\n</graphml>\n"


def _node(graph: Graph, communities: Communities, places: NDArray[np.float64] | None, number: int) -> str:
    community = int(communities.of[number])
    updated = graph.updated[number]
    told: dict[str, object] = {
        "label": graph.titles[number],
        "kind": KINDS[int(graph.kinds[number])],
        "type": graph.types.word(number),
        "status": graph.statuses.word(number),
        "review": graph.reviews.word(number),
        "updated": "" if np.isnat(updated) else str(updated),
        "community": community,
        "community_name": communities.names[community] if community >= 0 else "",
        "links": int(graph.links[number]),
        "backlinks": int(graph.backlinks[number]),
    }
    if places is not None:
        x, y = places[number].tolist()
        told |= {"x": round(x, 2), "y": round(0.0 - y, 2)}  # others count upwards
    data = "".join(
        f'<data key="{name}">{escape(_plain(str(value)))}</data>' for name, value in told.items() if value != ""
    )
    return f"<node id={_quoted(graph.ids[number])}>{data}</node>\n"


def _quoted(text: str) -> str:
    return quoteattr(_plain(text))


def _plain(text: str) -> str:
    """Return a text without what no XML may hold."""
    return FORBIDDEN.sub("\ufffd", text)
