"""How a folder of markdown is laid out, told by what stands in it: the kit's way, a wiki's, a vault's, or none."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError
from kbdesk.pages import catalogue
from kbdesk.pages.types import BUILT_IN
from kbdesk.sources.manifest import PATH as MANIFEST

if TYPE_CHECKING:
    from kbdesk.files import Folder
    from kbdesk.pages.layouts import LayoutKind

VAULT = ".obsidian"
PLACES = ("", "wiki", "knowledge", "vault", "obsidian-vault", "knowledge/wiki", "docs/wiki")
"""Where the pages of a wiki stand, the likeliest first."""
KIT_PLACES = ("knowledge", "wiki")
"""Where the kit keeps its pages: usually, and where a person called the folder so."""
RAW = ("raw/sources", "raw", "sources", "originals")
"""Where its originals stand."""
_NUMBERED = re.compile(r"\d+[_ -]+\w")
_NUMBERED_RAW = re.compile(r"\d+[_ -]+(?:raw|sources?|originals?)", re.IGNORECASE)
SCHEMAS = ("schema.md", "SCHEMA.md", ".wiki-schema.md")
INSTRUCTIONS = ("CLAUDE.md", "AGENTS.md")
PURPOSE = "purpose.md"
_TYPE_FOLDERS = frozenset(each.folder for each in BUILT_IN) | {
    "sources", "synthesis", "comparisons", "topics", "queries", "questions", "analyses", "projects", "people", "notes"
}  # fmt: skip
ENOUGH = 4
"""What the signs of a wiki must weigh together."""
ENOUGH_AGAINST_NAMES = 6
"""What the signs of a wiki elsewhere may weigh where a folder is called as the kit calls that of the pages."""
_TYPES_COUNTED = 3
_NUMBERED_ENOUGH = 3
_INDEX_READ = 2 * 1024 * 1024


@dataclass(frozen=True)
class Recognition:
    """How a folder is laid out.

    `knowledge` is the folder of the pages ("" for the folder itself), `sources` that of the originals, `left_out` are
    folders below `knowledge` without pages; `signs` are the files and folders that tell. `is_chosen`: it is told by the
    settings, or was so when the folder was opened before.
    """

    kind: LayoutKind
    knowledge: str
    sources: str
    signs: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    is_chosen: bool = False


def recognise(folder: Folder, sources: str = "sources") -> Recognition | None:
    """Tell how a folder is laid out from the names in it and in the likely places; None where no markdown is near."""
    weighed = [(*_weigh(folder, place), place) for place in PLACES]
    weight, signs, place = max(weighed, key=lambda one: one[0])  # the first of equals
    for knowledge in KIT_PLACES:
        kit = _kit_signs(folder, knowledge, sources)
        is_sure = kit != (f"{knowledge}/",) or place == knowledge or weight <= ENOUGH_AGAINST_NAMES
        if kit and is_sure:
            return Recognition("kit", knowledge, sources, kit)
    is_vault = VAULT in folder.names()[1]
    if weight >= ENOUGH:
        return _laid_out(folder, "wiki", place, (*signs, *([VAULT] if is_vault else [])))
    if is_vault:
        return _laid_out(folder, "vault", "", (VAULT,))
    if _has_markdown(folder):
        return _laid_out(folder, "folder", "", ())
    return None


def _kit_signs(folder: Folder, knowledge: str, sources: str) -> tuple[str, ...]:
    """Return what tells that a folder is the kit's: its list of originals, its index, nothing but its folders."""
    is_usual = knowledge == KIT_PLACES[0]
    listed = f"{sources}/{MANIFEST}"
    if is_usual and MANIFEST.rpartition("/")[2] in folder.names(listed.rpartition("/")[0])[0]:
        return (listed,)
    if knowledge not in folder.names()[1]:
        return ()
    files, folders = folder.names(knowledge)
    has_only_its_folders = {name for name in folders if not name.startswith(".") and not name.endswith(".md")} <= {
        each.folder for each in BUILT_IN
    }
    if is_usual and has_only_its_folders:
        return (f"{knowledge}/",)
    if "index.md" not in files or not (is_usual or (has_only_its_folders and "raw" not in folder.names()[1])):
        return ()
    try:
        data = folder.read(f"{knowledge}/index.md", _INDEX_READ) or b""
    except KbdeskError:  # it is told when the pages are read
        return ()
    is_made = data.strip() and catalogue.generated(data.decode("utf-8", "replace"))
    return (f"{knowledge}/index.md",) if is_made else ()


def _weigh(folder: Folder, place: str) -> tuple[int, tuple[str, ...]]:
    """Return how much tells that the pages stand in a place, and what."""
    files, folders = folder.names(place)
    if place and not files and not folders:
        return 0, ()
    start = f"{place}/" if place else ""
    above = place.rpartition("/")[0]
    files_above, folders_above = folder.names(above) if place else (files, folders)
    start_above = f"{above}/" if above else ""
    if place and "index.md" in files_above:
        return 0, ()  # the pages are those of the folder above
    weight, signs = (1, [start]) if place else (0, [])
    for name, worth in (("index.md", 2), ("log.md", 2), ("overview.md", 1)):
        if name in files:
            weight += worth
            signs.append(start + name)
    for name, worth in ((PURPOSE, 2), *((name, 2) for name in SCHEMAS), *((name, 1) for name in INSTRUCTIONS)):
        if name in files_above | files:
            weight += worth
            signs.append((start_above if name in files_above else start) + name)
    types = sorted(folders & _TYPE_FOLDERS)[:_TYPES_COUNTED]
    weight += len(types)
    signs += [f"{start}{name}/" for name in types]
    if "raw" in folders_above | folders:
        weight += 2
        signs.append(f"{start if 'raw' in folders else start_above}raw/")
    numbered = sorted(name for name in folders if _NUMBERED.match(name))
    if len(numbered) >= _NUMBERED_ENOUGH:
        weight += 6
        signs += [f"{start}{name}/" for name in numbered[:_NUMBERED_ENOUGH]]
    has_index = bool({"index.md", "log.md"} & files) or len(numbered) >= _NUMBERED_ENOUGH
    return (weight if has_index or types else 0), tuple(signs)


def _laid_out(folder: Folder, kind: LayoutKind, place: str, signs: tuple[str, ...]) -> Recognition:
    found = _sources_of(folder, place)
    left_out = tuple(sorted(name for name in found if _is_below(name, place)))
    start = f"{place}/" if place else ""
    return Recognition(
        kind, place, found[0] if found else "sources", signs, tuple(name[len(start) :] for name in left_out)
    )


def _sources_of(folder: Folder, place: str) -> list[str]:
    """Return the folders of originals, the first one that new ones belong in; in the place of the pages or above it."""
    found: list[str] = []
    for base in dict.fromkeys((place.rpartition("/")[0], place)):
        start = f"{base}/" if base else ""
        _, folders = folder.names(base)
        numbered = sorted(name for name in folders if _NUMBERED_RAW.fullmatch(name))
        for name in (*RAW, *numbered):
            first, _, rest = name.partition("/")
            if first not in folders or (rest and rest not in folder.names(start + first)[1]):
                continue
            if name == "sources" and base == place and not _holds_originals(folder, start + name):
                continue  # in a wiki it holds the pages about them
            if name == "raw" and f"{start}raw/sources" in found:
                found.append(f"{start}raw")
            elif name not in ("sources", "originals") or not found:
                found.append(start + name)
    return list(dict.fromkeys(found))


def _holds_originals(folder: Folder, place: str) -> bool:
    files, _ = folder.names(place)
    return any(not name.lower().endswith(".md") for name in files if not name.startswith("."))


def _is_below(name: str, place: str) -> bool:
    return not place or name.startswith(f"{place}/")


def _has_markdown(folder: Folder) -> bool:
    files, folders = folder.names()
    below = (folder.names(name)[0] for name in sorted(folders) if not name.startswith("."))
    return any(name.lower().endswith(".md") for name in files) or any(
        name.lower().endswith(".md") for names in below for name in names
    )
