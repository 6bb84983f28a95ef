"""Finding out what a folder is and opening it: the calls a worker makes, and the sentences that say what was found."""

from __future__ import annotations

import os
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QStandardPaths

from kbdesk.desk import core

if TYPE_CHECKING:
    from kbdesk.desk.session import Opened
    from kbdesk.project.recognising import Recognition
    from kbdesk.project.values import Finding, Job

ROOMS = "kbdesk.desk.rooms"
"""What shows a knowledge base: loaded while one is opened, since the first window needs none of it."""


@dataclass(frozen=True)
class Found:
    """What a folder turned out to be, with the project when it could be opened."""

    folder: Path
    finding: Finding
    opened: Opened | None = None
    folders: tuple[str, ...] = ()
    """Where pages and originals may stand, for the person to choose from."""


def find_and_open(folder: Path, job: Job) -> Found:
    """Say what a folder is, and open it when it is a knowledge base. Runs on a worker."""
    from kbdesk.desk.session import open_project  # noqa: PLC0415  # heavy, and not needed for the first window
    from kbdesk.project.project import Project  # noqa: PLC0415

    finding = Project.find(folder)
    laid = finding.recognised
    if laid is not None and laid.kind != "kit" and not laid.is_chosen:
        return Found(folder, finding, folders=Project.folders_in(Path(finding.root)))
    if finding.kind not in ("project", "knowledge"):
        return Found(folder, finding)
    import_module(ROOMS)
    return Found(folder, finding, open_project(folder, job))


def lay_out_and_open(folder: Path, laid: Recognition, job: Job, *, in_settings: bool) -> Found:
    """Take a folder as laid out in this way, and open it. Runs on a worker."""
    from kbdesk.project.project import Project  # noqa: PLC0415

    Project.lay_out(folder, laid, in_settings=in_settings)
    return find_and_open(folder, job)


def create_and_open(folder: Path, job: Job) -> Found:
    """Make a folder a knowledge base and open it. Runs on a worker."""
    from kbdesk.project.project import Project  # noqa: PLC0415

    Project.create(folder)
    return find_and_open(folder, job)


def sample_folder() -> Path:
    """Return where the sample stands for this person: a copy that may be changed."""
    chosen = os.environ.get("KBDESK_SAMPLE_DIR")
    if chosen:
        return Path(chosen)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(documents or Path.home()) / "kbdesk sample"


def open_sample(folder: Path, job: Job) -> Found:
    """Copy the sample to a folder when it is not there yet, and open it. Runs on a worker."""
    from kbdesk.project.project import Project  # noqa: PLC0415
    from kbdesk.project.sample import copy_sample  # noqa: PLC0415

    if Project.find(folder).detail == "missing":
        copy_sample(folder)
    return find_and_open(folder, job)


def may_create(finding: Finding) -> bool:
    """Whether a knowledge base can be made in a folder like this."""
    return finding.kind in ("empty", "other")


def sentence(found: Found) -> str:
    """Return what a folder is that is no knowledge base, in the person's language."""
    finding, name = found.finding, str(found.folder)
    if finding.kind == "not_a_folder":
        missing = tr("{folder} does not exist. Has it been moved, or its drive unplugged?")
        return (missing if finding.detail == "missing" else tr("{folder} is a file, not a folder.")).format(folder=name)
    if finding.kind == "unreadable":
        if finding.detail:
            return tr("{folder} cannot be opened: {trouble}").format(folder=name, trouble=core.sentence(finding.detail))
        return tr("{folder} cannot be read: this account has no permission.").format(folder=name)
    if finding.kind == "empty":
        return tr("{folder} is empty.").format(folder=name)
    if finding.markdown_files:
        words = tr("{folder} is not a knowledge base that kbdesk knows. Markdown files in it: {count}.")
        return words.format(folder=name, count=finding.markdown_files)
    return tr("{folder} is not a knowledge base: no “knowledge” folder with pages is in it.").format(folder=name)


def tr(text: str) -> str:
    """Return a sentence of this module in the person's language."""
    return QCoreApplication.translate("opening", text)
