"""Work on the graph that takes long, by name: its parts come and go as plain values and arrays, over a pipe too."""

from __future__ import annotations

import marshal
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from kbdesk.graph import findings
from kbdesk.graph.communities import communities
from kbdesk.graph.graph import Links
from kbdesk.graph.layout.arranging import Task, arranged

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import BinaryIO

    Values: TypeAlias = dict[str, Any]

ARRAY = "\0array"


def worked(name: str, given: Values) -> Iterator[Values]:
    """Do a task; yield how far it is (`done`, `total`) with what there is so far, in the end with all."""
    return TASKS[name](given)


def write(pipe: BinaryIO, values: Values) -> None:
    """Write values and arrays."""
    told = {
        name: (ARRAY, value.dtype.str, value.shape, value.tobytes()) if isinstance(value, np.ndarray) else value
        for name, value in values.items()
    }
    marshal.dump(told, pipe)
    pipe.flush()


def read(pipe: BinaryIO) -> Values:
    """Read what `write` has written. Raises EOFError at the end of the pipe."""
    told: Values = marshal.load(pipe)
    for name, value in told.items():
        if isinstance(value, tuple) and value[:1] == (ARRAY,):
            told[name] = np.frombuffer(value[3], dtype=value[1]).reshape(value[2])
    return told


def _links(given: Values) -> Links:
    return Links(given["size"], given["first"], given["second"])


def _arrange(given: Values) -> Iterator[Values]:
    task = Task(_links(given), given["pages"], given["known"], given["pinned"], given["order"])
    for done, total, places in arranged(task):
        yield {"done": done, "total": total, "places": places}


def _communities(given: Values) -> Iterator[Values]:
    yield {"done": 1, "total": 1, "of": communities(_links(given), given.get("before"))}


def _find(given: Values) -> Iterator[Values]:
    for done, found in findings.steps(_links(given), given["of"]):
        yield {"done": done, "total": 4, "found": findings.told(found)}


TASKS: dict[str, Callable[[Values], Iterator[Values]]] = {
    "arrange": _arrange,
    "communities": _communities,
    "find": _find,
}
