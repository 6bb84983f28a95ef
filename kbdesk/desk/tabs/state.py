"""What the desk remembers of its tabs, as values and as the text that is kept. No widgets in here."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from kbdesk.desk.reader.history import Place

LONGEST = 50
"""Places of one tab's history that are kept."""
ORIGINAL = "original"
"""What a tab that shows an original has for a room."""
MOST = 60
"""Tabs of one side that come back."""


@dataclass(frozen=True)
class TabState:
    """A tab: the room it shows ("page" for a page, ORIGINAL for an original), its title, where it has been and is."""

    room: str = "page"
    title: str = ""
    places: tuple[Place, ...] = ()
    at: int = -1

    @property
    def page(self) -> str:
        """The id of its page, "" for none."""
        return self.places[self.at].page if 0 <= self.at < len(self.places) else ""


@dataclass(frozen=True)
class SideState:
    """The tabs of one side, and which of them is in front."""

    tabs: tuple[TabState, ...] = ()
    current: int = 0


@dataclass(frozen=True)
class DeskState:
    """How a project was left: its sides with their tabs, widths by splitter, panels that are shown, recent pages."""

    sides: tuple[SideState, ...] = ()
    active: int = 0
    widths: tuple[tuple[str, tuple[int, ...]], ...] = ()
    panels: tuple[tuple[str, bool], ...] = ()
    recent: tuple[str, ...] = ()


def page_state(page: str, anchor: str = "", title: str = "") -> TabState:
    """Return the state of a tab that shows a page from the top, or from an anchor."""
    return TabState("page", title, (Place(page, anchor),), 0)


def original_state(original: str, anchor: str = "") -> TabState:
    """Return the state of a tab that shows an original at a place, as a link names it."""
    return TabState(ORIGINAL, "", (Place(original, anchor),), 0)


def written(state: DeskState) -> str:
    """Return a state as text."""
    return json.dumps(asdict(state), ensure_ascii=False)


def read(text: str) -> DeskState:
    """Return the state that a text holds; what makes no sense in it is left out."""
    try:
        data = json.loads(text)
    except ValueError:
        return DeskState()
    if not isinstance(data, dict):
        return DeskState()
    sides = tuple(side for each in _list(data.get("sides"))[:2] if (side := _side(each)).tabs)
    return DeskState(
        sides,
        min(_number(data.get("active")), max(0, len(sides) - 1)),
        tuple((str(name), tuple(_number(width) for width in _list(widths))) for name, widths in _pairs(data, "widths")),
        tuple((str(name), bool(shown)) for name, shown in _pairs(data, "panels")),
        tuple(str(page) for page in _list(data.get("recent"))),
    )


def _side(data: object) -> SideState:
    if not isinstance(data, dict):
        return SideState()
    tabs = tuple(tab for each in _list(data.get("tabs"))[:MOST] if (tab := _tab(each)) is not None)
    return SideState(tabs, min(_number(data.get("current")), max(0, len(tabs) - 1)))


def _tab(data: object) -> TabState | None:
    if not isinstance(data, dict) or not isinstance(data.get("room"), str):
        return None
    places = tuple(
        Place(
            str(each.get("page", "")),
            str(each.get("anchor", "")),
            _number(each["scroll"]) if each.get("scroll") is not None else None,
        )
        for each in _list(data.get("places"))
        if isinstance(each, dict) and each.get("page")
    )
    at = min(_number(data.get("at")), len(places) - 1)
    if data["room"] in ("page", ORIGINAL) and not places:
        return None
    return TabState(data["room"], str(data.get("title", "")), places, at)


def shortened(places: tuple[Place, ...], at: int) -> tuple[tuple[Place, ...], int]:
    """Return the part of a history around where it stands that is worth keeping."""
    start = max(0, min(at - LONGEST // 2, len(places) - LONGEST))
    return places[start : start + LONGEST], at - start


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _pairs(data: dict[str, Any], name: str) -> list[Any]:
    return [each for each in _list(data.get(name)) if isinstance(each, list) and len(each) == 2]


def _number(value: object) -> int:
    return max(0, value) if isinstance(value, int) else 0
