"""Which packages kbdesk is made with, and under which licences: read from what is installed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import metadata
from typing import TYPE_CHECKING

from kbdesk.resources import resource

if TYPE_CHECKING:
    from collections.abc import Iterator

OWN = "kbdesk"
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
LONGEST = 100
"""Letters of a licence that are still its name; some packages put its whole text there."""


@dataclass(frozen=True, order=True)
class Package:
    """A package that kbdesk uses: its name, version and licence as it says itself, "" where it says none."""

    name: str
    version: str
    licence: str


def packages() -> tuple[Package, ...]:
    """Return all that kbdesk needs and what these need in turn, as installed, by name."""
    found: dict[str, Package] = {}
    waiting = [OWN]
    while waiting:
        name = waiting.pop()
        try:
            dist = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # another system needs it, or this kbdesk runs uninstalled
        key = _plain(name)
        if key not in found:
            found[key] = Package(dist.name, dist.version, _licence(dist.metadata))
            waiting += _needs(dist)
    found.pop(OWN, None)
    return tuple(sorted(found.values(), key=lambda package: package.name.casefold()))


def _needs(dist: metadata.Distribution) -> Iterator[str]:
    """Yield what a package asks for; what only its extras need is left out."""
    for wish in dist.requires or ():
        name = NAME.match(wish)
        if name is not None and not re.search(r"\bextra\s*==", wish):
            yield name[0]


def _licence(told: metadata.PackageMetadata) -> str:
    stated = next((told[field] for field in ("License-Expression", "License") if told.get_all(field)), "").strip()
    if stated and len(stated) <= LONGEST and "\n" not in stated:
        return stated
    marks = [mark for mark in told.get_all("Classifier") or () if mark.startswith("License ::")]
    return ", ".join(mark.rpartition(" :: ")[2] for mark in marks) or stated.partition("\n")[0][:LONGEST]


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def licence_text() -> str:
    """Return the whole text of kbdesk's own licence, "" where it was not installed with it."""
    try:
        files = metadata.distribution(OWN).files or ()
    except metadata.PackageNotFoundError:
        files = ()
    for file in files:
        if file.name == "LICENSE" and ".dist-info" in str(file.parent):
            return file.read_text("utf-8")
    beside = resource("icons").parent.parent / "LICENSE"
    return beside.read_text("utf-8") if beside.is_file() else ""
