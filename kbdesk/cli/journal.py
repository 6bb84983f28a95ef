"""kbdesk journal export: all that happened, for people and programs without kbdesk."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from kbdesk.cli.opened import DONE, PROBLEMS, add_project, opened

if TYPE_CHECKING:
    from collections.abc import Sequence


def journal(arguments: Sequence[str]) -> int:
    """Export the journal of a knowledge base."""
    parser = argparse.ArgumentParser(
        prog="kbdesk journal",
        description="The journal: who changed what and when, every earlier text, what was asked and answered.",
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    export = commands.add_parser(
        "export",
        help="write it to a folder or file that can be read without kbdesk",
        description="Write the journal to a new folder, or to one file where FILE ends in .zip or .jsonl. "
        "Exit code 1 when some texts are damaged and left out, or only a part of the journal can be read, 2 when none "
        "of it can.",
    )
    add_project(export)
    export.add_argument("file", type=Path, metavar="FILE", help="where to; nothing may stand there yet")
    given = parser.parse_args(arguments)
    project = opened(given.project)
    try:
        done = project.export_journal(given.file)
        is_whole = not any(trouble.kind == "journal_unreadable" for trouble in project.troubles())
    finally:
        project.close()
    print(f"{done.place}: {done.changes} changes, {done.requests} requests, {done.texts} texts.")
    for name in done.damaged:
        print(f"This text is damaged and was left out: {name}")
    return DONE if is_whole and not done.damaged else PROBLEMS
