"""What the commands share: the project they are told to work on, and errors in words."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from kbdesk.errors import KbdeskError
    from kbdesk.project.project import Project
    from kbdesk.project.trouble import Trouble

DONE, PROBLEMS, FAILED, INTERRUPTED = 0, 1, 2, 130
"""Exit codes."""


def add_project(parser: argparse.ArgumentParser) -> None:
    """Let a command be told which project it works on."""
    parser.add_argument("--project", type=Path, required=True, metavar="DIR", help="the project's folder")


def opened(folder: Path) -> Project:
    """Open the project in this folder, which may also be its knowledge folder; tell what the person should know."""
    from kbdesk.project.project import Project  # noqa: PLC0415  # not needed to print help

    project = Project.open(folder)
    for notice in (*project.notices, *map(trouble_words, project.troubles())):
        print(f"kbdesk: {notice}", file=sys.stderr)
    return project


def trouble_words(trouble: Trouble) -> str:
    """Return what is wrong with a project as the person at the terminal reads it."""
    place = f"{trouble.where}: " if trouble.where else ""
    return " ".join(filter(None, [f"{place}{trouble.what}", trouble.next_step]))


def sentence(error: KbdeskError) -> str:
    """Return an error as the person at the terminal reads it: where, what, and the next step."""
    place = f"{error.where}: " if error.where else ""
    return " ".join(filter(None, [f"{place}{error.what}", error.next_step]))
