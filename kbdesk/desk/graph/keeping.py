"""How the graph of a project was left: what its colours say, what is hidden, where one looked. Values, as text too."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from kbdesk.desk.graph.guise import Choices

SIDES = ("", "list", "findings", "path")
"""What can stand beside the drawing, "" for nothing."""


@dataclass(frozen=True)
class Look:
    """Where one looks: the place of the drawing in the middle of the field, and the scale."""

    x: float
    y: float
    scale: float


@dataclass(frozen=True)
class Kept:
    """How a graph was left. `look` is None where everything was in sight; `pins` are places of nodes by their id."""

    choices: Choices = field(default_factory=Choices)
    query: str = ""
    side: str = ""
    has_map: bool = True
    look: Look | None = None
    pins: tuple[tuple[str, float, float], ...] = ()


def written(kept: Kept) -> str:
    """Return how a graph was left as text."""
    data = asdict(kept)
    data["choices"]["hidden"] = sorted(kept.choices.hidden)
    return json.dumps(data, ensure_ascii=False)


def read(text: str) -> Kept:
    """Return how a graph was left; what makes no sense is as it is at first."""
    try:
        data = json.loads(text)
    except ValueError:
        return Kept()
    if not isinstance(data, dict):
        return Kept()
    return Kept(
        _choices(data.get("choices")),
        str(data.get("query") or ""),
        str(data.get("side")) if data.get("side") in SIDES else "",
        data.get("has_map") is not False,
        _look(data.get("look")),
        tuple(pin for each in _list(data.get("pins")) if (pin := _pin(each)) is not None),
    )


def _choices(data: object) -> Choices:
    usual = Choices()
    if not isinstance(data, dict):
        return usual
    links = data.get("most_links")
    return Choices(
        str(data.get("mode") or usual.mode),
        frozenset(str(key) for key in _list(data.get("hidden"))),
        links if isinstance(links, int) and links > 0 else 0,
        data.get("past") is not False,
        data.get("loose") is not False,
    )


def _look(data: object) -> Look | None:
    numbers = [data.get(name) for name in ("x", "y", "scale")] if isinstance(data, dict) else []
    if len(numbers) != 3 or not all(isinstance(each, int | float) for each in numbers):
        return None
    x, y, scale = (float(each) for each in numbers)  # type: ignore[arg-type]  # looked at above
    return Look(x, y, scale) if scale > 0 else None


def _pin(data: object) -> tuple[str, float, float] | None:
    if not isinstance(data, list) or len(data) != 3 or not all(isinstance(each, int | float) for each in data[1:]):
        return None
    return str(data[0]), float(data[1]), float(data[2])


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []
