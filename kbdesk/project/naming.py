"""Names on the disk that other systems refuse or take for one, and files that cannot be read: told, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.files.names import refusal, same_elsewhere
from kbdesk.project.values import Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from kbdesk.index.index import Index
    from kbdesk.project.changes import SourceSigns
    from kbdesk.project.sweep import Sweeper

OddName: TypeAlias = tuple[Literal["forbidden_name", "twins"], str, str]
"""What a name is, the first path that has it, why or the others that have it."""


def odd_names(files: Iterable[str]) -> Iterator[OddName]:
    """Yield the names among these files and their folders that some system refuses or takes for another's."""
    places: set[str] = set()
    for file in files:
        place = file
        while place and place not in places:
            places.add(place)
            place = place.rpartition("/")[0]
    alike: dict[str, list[str]] = {}
    for place in sorted(places):
        alike.setdefault(same_elsewhere(place), []).append(place)
        if why := refusal(place):
            yield "forbidden_name", place, why
    for same in alike.values():
        if len(same) > 1:
            yield "twins", same[0], ", ".join(same[1:])


def file_problems(sweeper: Sweeper, signs: SourceSigns, index: Index) -> Iterator[Problem]:
    """Yield what the check says of files and folders as such: unreadable ones, and names that not every system takes.

    A problem's `page` is the page's id, for what is no page the path in the project.
    """
    for folder in (*sweeper.unreadable, *signs.unreadable):
        yield Problem("unreadable", folder, detail="This folder cannot be read: what is in it is not known now.")
    for path in (*sweeper.misnamed, *signs.misnamed):
        yield Problem("unreadable", path, detail="Its name is not UTF-8 text, so it is left out. Rename it.")
    layout = index.layout
    for kind, path, detail in odd_names((*map(layout.in_project, index.files()), *signs.paths())):
        place = layout.in_knowledge(path)
        yield Problem(kind, (place and index.pages.id_at(place)) or path, detail=detail)
