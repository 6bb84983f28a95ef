"""What a folder is, and making one a project."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Literal

from kbdesk.errors import KbdeskError, NotFound, OutsideFolder, Refused, StorageFailed, Unreadable
from kbdesk.files import STATE, Folder
from kbdesk.files.disk import disk
from kbdesk.pages.layouts import NEVER_PAGES, KitLayout, WikiLayout
from kbdesk.pages.types import Declared, merged
from kbdesk.project import config
from kbdesk.project.recognising import PURPOSE, SCHEMAS, VAULT, Recognition, recognise
from kbdesk.project.state import JOURNAL
from kbdesk.project.values import Finding
from kbdesk.sources.manifest import PATH as MANIFEST

SIGNS = ("index.md", "overview.md", "log.md")
"""Files whose presence makes a folder of pages a knowledge folder."""

MOST_FOLDERS = 500
"""Folders that a person is offered."""

STANDS_ALONE = (VAULT, "raw", PURPOSE, *SCHEMAS)
"""What makes a folder of pages a whole of its own."""

COUNTED = 100_000
"""Files after which counting stops: the finding is a sentence, not a census."""


def find(path: Path, *, counted: bool = True) -> Finding:
    """Say what a folder is: a project, its knowledge folder, an empty folder, something else. Changes nothing.

    The pages of a large one take a while to be counted; without `counted` their number is 0.
    """
    try:
        return _found(path, COUNTED if counted else 0)
    except OSError as error:
        is_no_name = error.errno == errno.ENAMETOOLONG
        return Finding("not_a_folder" if is_no_name else "unreadable", str(path), detail="missing" * is_no_name)


def _found(path: Path, most: int) -> Finding:
    if not path.is_dir():
        return Finding("not_a_folder", str(path), detail="file" if path.exists() else "missing")
    if not os.access(path, os.R_OK | os.X_OK):
        return Finding("unreadable", str(path))
    root = path.resolve()
    folder = Folder(root)
    try:
        settings = config.read(folder)
    except KbdeskError as error:
        return Finding("unreadable", str(root), detail=str(error))
    found = _recognised(folder, settings)
    is_told = found is not None and (found.is_chosen or found.kind == "kit")
    if not is_told and _is_knowledge(folder, settings):
        return _from_knowledge(root, most)
    if found is not None and (found.kind != "folder" or is_told):
        return _project(folder, found, most)
    kind: Literal["other", "empty"] = "other" if any(root.iterdir()) else "empty"
    return Finding(kind, str(root), markdown_files=_markdown(folder, found, most), recognised=found)


def _recognised(folder: Folder, settings: config.Config) -> Recognition | None:
    """Return how a folder is laid out: as its settings say, as it was when it was opened first, as its names tell."""
    if settings.is_told and (settings.layout != "kit" or _stands(folder, settings)):
        return _as_told(settings)
    before = config.remembered(folder)
    if before is not None:
        return _as_told(before)
    if _was_opened(folder):
        return _as_told(settings)
    found = recognise(folder, settings.sources)
    if (found is None or found.kind in ("vault", "folder")) and _stands(folder, settings):
        return _as_told(settings)
    return found


def _as_told(settings: config.Config) -> Recognition:
    return Recognition(settings.layout, settings.knowledge, settings.sources, (), settings.left_out, is_chosen=True)


def _stands(folder: Folder, settings: config.Config) -> bool:
    return folder.is_folder(settings.knowledge) or _has_list(folder, settings.sources) or _was_opened(folder)


def _project(
    folder: Folder, found: Recognition, most: int, kind: Literal["project", "knowledge"] = "project"
) -> Finding:
    pages = _markdown(folder, found, most)
    return Finding(
        kind, str(folder.root), found.knowledge, found.sources, pages=pages, markdown_files=pages, recognised=found
    )


def _has_list(folder: Folder, sources: str) -> bool:
    """Whether a list of originals stands here, as far as that can be told."""
    try:
        return folder.stat(f"{sources}/{MANIFEST}") is not None
    except KbdeskError:  # a folder without permission, a link: of the pages it says nothing
        return False


def _was_opened(folder: Folder) -> bool:
    """Whether this was a project: a journal stands here, though neither folder does."""
    try:
        journal = folder.stat(f"{STATE}/{JOURNAL}")
    except StorageFailed:
        return False
    return journal is not None and bool(journal.size)


def _is_knowledge(folder: Folder, settings: config.Config) -> bool:
    """Whether the folder itself holds the pages, and the project is the one above.

    By its name, by the files and folders of the kit layout, or since the folder above is laid out so.
    """
    if _of_parent(folder.root) is not None:
        return True
    names = {entry.name for entry in folder.root.iterdir()}
    kit = {"summaries", "concepts", "entities", "syntheses", "preferences"}
    if not names.isdisjoint(STANDS_ALONE):
        return False
    if folder.root.name == settings.knowledge:
        return bool(names & (kit | set(SIGNS))) or any(name.endswith(".md") for name in names)
    return "index.md" in names and len(names & kit) >= 1


def _from_knowledge(root: Path, most: int) -> Finding:
    parent = Folder(root.parent)
    found = _of_parent(root)
    if found is None:
        try:
            sources = config.read(parent).sources
        except KbdeskError:
            sources = "sources"
        found = Recognition("kit", root.name, sources)
    return _project(parent, found, most, "knowledge")


def _of_parent(root: Path) -> Recognition | None:
    """Return how the folder above is laid out, where its pages stand in this one and something beside it tells so."""
    parent = Folder(root.parent)
    try:
        found = _recognised(parent, config.read(parent))
    except (KbdeskError, OSError):
        return None
    if found is None or found.kind != "wiki" or found.knowledge != root.name:
        return None
    is_told = found.is_chosen or any(not sign.startswith(f"{root.name}/") for sign in found.signs)
    return found if is_told else None


def _markdown(folder: Folder, found: Recognition | None, most: int) -> int:
    if not most or found is None:
        return 0
    layout = layout_of(folder, _settings(found, None), Declared())
    return min(most, len(folder.scan(found.knowledge, ".md", leaves_out=layout.is_left_out).entries))


def _settings(found: Recognition, data: dict[str, object] | None) -> config.Config:
    return config.Config(found.knowledge, found.sources, data, found.kind, found.left_out)


def layout_of(folder: Folder, settings: config.Config, declared: Declared) -> KitLayout:
    """Return the layout of a project: the kit's, or a wiki's with those of the kit's types whose folders it has."""
    types = merged(declared.types)
    if settings.layout == "kit":
        return KitLayout(types, settings.knowledge)
    _, folders = folder.names(settings.knowledge)
    here = [each for each in types if each.folder in folders]
    return WikiLayout(here, settings.knowledge, settings.left_out)


def settings_of(path: Path) -> tuple[Folder, config.Config]:
    """Return the project folder and settings that `path` stands for (a project, or its knowledge folder).

    Raises NotFound, StorageFailed, Unreadable, or Refused where the folder holds no knowledge base.
    """
    finding = find(path, counted=False)
    if finding.kind == "not_a_folder":
        what = "There is no such folder." if finding.detail == "missing" else "This is a file, not a folder."
        raise NotFound(what, str(path), "Choose the folder of a knowledge base.")
    if finding.kind == "unreadable":
        if finding.detail:
            raise Unreadable(finding.detail, None, "Mend that file and open the folder again.")
        raise StorageFailed("There is no permission to read this folder.", str(path), "Change its permissions.")
    if finding.kind in ("empty", "other"):
        raise Refused(
            "There is no knowledge base in this folder (no “knowledge” folder with pages).",
            str(path),
            "Choose another folder, or create a knowledge base here.",
        )
    folder = Folder(Path(finding.root))
    found = config.read(folder)
    recognised = finding.recognised or Recognition("kit", finding.knowledge, finding.sources)
    return folder, _settings(recognised, found.data)


def folders_in(path: Path) -> tuple[str, ...]:
    """Return the folders in a folder and in these, by which a person can say where pages and originals are."""
    folder = Folder(path)
    found: list[str] = []
    for name in sorted(folder.names()[1] - NEVER_PAGES):
        if not name.startswith("."):
            inner = sorted(each for each in folder.names(name)[1] - NEVER_PAGES if not each.startswith("."))
            found += [name, *(f"{name}/{each}" for each in inner)]
    return tuple(found[:MOST_FOLDERS])


def lay_out(path: Path, found: Recognition, *, in_settings: bool = False) -> None:
    """Take a folder as laid out in this way from now on, whatever its names tell; nothing of it is changed.

    `in_settings`: said in kbdesk.toml, for all who open it; else remembered among our own files. Raises Refused where
    that file says it already, NotFound where there is no such folder, StorageFailed.
    """
    if not path.is_dir():
        raise NotFound("There is no such folder.", str(path), "Choose the folder of a knowledge base.")
    folder = Folder(path)
    settings = config.read(folder)
    if settings.is_told:
        what = "The project's settings say how it is laid out already."
        raise Refused(what, config.NAME, "Change it there.")
    if not folder.prepare_state():
        raise StorageFailed("This folder cannot be written.", str(path), "Change its permissions.")
    chosen = _settings(found, settings.data)
    if in_settings:
        config.tell(folder, chosen)
    else:
        config.remember(folder, chosen)


def has_sources(path: Path) -> bool:
    """Whether the project that `path` stands for has a folder of originals; a link to one is none.

    Raises as `settings_of` does.
    """
    folder, found = settings_of(path)
    try:
        return folder.is_folder(found.sources)
    except OutsideFolder:
        return False


def create(path: Path) -> None:
    """Make a folder a project: its knowledge and sources folders, nothing else. What stands there stays.

    Raises Refused where it is a project already, StorageFailed when the disk refuses.
    """
    if "\0" in str(path):
        raise Refused("No folder can have this name.", str(path), "Choose another name.")
    with disk(str(path), "made"):
        path.mkdir(parents=True, exist_ok=True)
    folder = Folder(path)
    settings = config.read(folder)
    if folder.is_folder(settings.knowledge):
        raise Refused("There is a knowledge base here already.", str(path), "Open it.")
    if _was_opened(folder):
        what = f"A knowledge base was opened here, and its folder “{settings.knowledge}” is not there now."
        step = (
            "Bring that folder back or connect its disk. If it was deleted on purpose, make an empty one of its name."
        )
        raise Refused(what, str(path), step)
    for name in (settings.knowledge, settings.sources):
        if folder.exists(name) and not folder.is_folder(name):
            what = f"“{name}” is a file here, and a knowledge base needs a folder of that name."
            raise Refused(what, str(path), "Call the file something else, or choose another folder.")
    folder.make_folder(settings.knowledge)
    folder.make_folder(settings.sources)


class Openable:
    """What is asked of a folder before it is opened."""

    find = staticmethod(find)
    create = staticmethod(create)
    folders_in = staticmethod(folders_in)
    lay_out = staticmethod(lay_out)
