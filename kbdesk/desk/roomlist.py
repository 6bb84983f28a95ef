"""The rooms of the desk: what each is called, which command leads there, which class it is."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from kbdesk.desk import actions
from kbdesk.desk.graph.commands import DEEDS

if TYPE_CHECKING:
    from kbdesk.project.values import Job


@dataclass(frozen=True)
class Room:
    """A room of the desk: its name, the command that leads there, and the class that is it.

    `deeds` are the commands that it does, wherever they are asked for, each with the method of its class.
    """

    name: str
    command: str
    module: str = ""
    view: str = ""
    deeds: tuple[tuple[str, str], ...] = ()

    def title(self) -> str:
        """Return what it is called, in the person's language."""
        return actions.command(self.command).text()

    @property
    def icon(self) -> str:
        """The name of its icon."""
        return actions.command(self.command).icon


ROOMS = (
    Room("overview", "go.overview", "kbdesk.desk.overview.view", "OverviewView"),
    Room("page", "go.page"),
    Room("search", "go.search", "kbdesk.desk.searching.view", "SearchView"),
    Room("graph", "go.graph", "kbdesk.desk.graph.view", "GraphView", DEEDS),
    Room(
        "sources",
        "go.sources",
        "kbdesk.desk.originals.view",
        "OriginalsView",
        (
            ("sources.add", "choose_files"),
            ("sources.add_folder", "choose_folder"),
            ("sources.inside", "search_inside"),
            ("sources.missing", "find_missing"),
            ("sources.retired", "show_retired"),
        ),
    ),
    Room(
        "preferences",
        "go.preferences",
        "kbdesk.desk.preferences.view",
        "PreferencesView",
        (("preferences.new", "make_new"),),
    ),
    Room("log", "go.log", "kbdesk.desk.log.view", "LogView", (("go.lately", "show_lately"),)),
    Room("review", "go.review", "kbdesk.desk.review.view", "ReviewView"),
    Room("requests", "go.requests", "kbdesk.desk.requests.view", "RequestsView"),
    Room(
        "health",
        "go.health",
        "kbdesk.desk.health.view",
        "HealthView",
        (("health.again", "refresh"), ("health.closer", "look_closer")),
    ),
)


def room_named(name: str) -> Room | None:
    """Return a room by its name, None where there is none of it."""
    return next((room for room in ROOMS if room.name == name), None)


def load_rooms(_job: Job) -> None:
    """Load the code of all rooms, on a worker, so that none has to be waited for when it is opened."""
    for room in ROOMS:
        if room.module:
            import_module(room.module)
