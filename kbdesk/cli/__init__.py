"""The kbdesk command: the desk, the agents' server, the check, the doctor. Each loads only what it needs."""

from __future__ import annotations

import argparse
import gc
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from kbdesk import __version__, children
from kbdesk.cli.opened import DONE, FAILED, INTERRUPTED, PROBLEMS, add_project, opened, sentence
from kbdesk.errors import Cancelled, KbdeskError, StorageFailed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kbdesk.project.values import Problem

MORE = """\
kbdesk mcp --project DIR     serve a knowledge base to an agent (see kbdesk mcp --help)
kbdesk connect CLIENT --project DIR   tell a client of that server; kbdesk connect alone lists the clients
kbdesk prompt --project DIR  print what an agent's system prompt should say of it
kbdesk check --project DIR   find broken links, orphans and links to retired pages
kbdesk doctor --project DIR  check that files, journal and index agree; --repair mends what is safe to mend
kbdesk journal export --project DIR FILE   write the journal so that it can be read without kbdesk
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 0, 1 for problems found, 2 for what could not be done."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if (child := children.meant(given)) is not None:
        return child()
    command = _command(given[0]) if given else None
    try:
        return command(given[1:]) if command else desk(given)
    except KbdeskError as error:
        print(f"kbdesk: {sentence(error)}", file=sys.stderr)
        return FAILED
    except (Cancelled, KeyboardInterrupt):
        return INTERRUPTED


def desk(arguments: Sequence[str]) -> int:
    """Open the desk, on a folder, on the sample, or on what was open last; a window that is open comes forward."""
    parser = argparse.ArgumentParser(
        prog="kbdesk",
        description="Read, question and correct a knowledge base that AI agents write.",
        epilog=MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folder", nargs="?", type=Path, metavar="FOLDER", help="the project to open")
    parser.add_argument("--sample", action="store_true", help="open the sample knowledge base, copied to your folder")
    parser.add_argument("--page", default="", metavar="ID", help="the page to show, such as concept/spring-tides")
    parser.add_argument("--version", action="version", version=f"kbdesk {__version__}")
    given = parser.parse_args(arguments)
    if given.sample and given.folder:
        parser.error("give a FOLDER or --sample, not both")
    return _desk()(given.folder, given.sample, given.page)


def _desk() -> Callable[[Path | None, bool, str], int]:
    gc.disable()  # what is loaded lasts: to search it for unused objects, now or later, only delays the first window
    try:
        from kbdesk.desk.app import run  # noqa: PLC0415  # Qt loads only for the desk
    except ImportError as error:
        if not _is_qt(error):
            raise
        raise StorageFailed(
            f"Qt does not load on this machine ({error}).",
            next_step="Install the system libraries that the README names, then try again.",
        ) from error
    finally:
        gc.freeze()
        gc.enable()
    return run


def _is_qt(error: ImportError) -> bool:
    name = (error.name or "").partition(".")[0]
    return name in {"PySide6", "shiboken6"} or ".so" in str(error)


def check(arguments: Sequence[str]) -> int:
    """Print what is wrong in a knowledge base, one problem a line."""
    parser = argparse.ArgumentParser(
        prog="kbdesk check",
        description="Find broken links, orphans, links to retired pages and unreadable pages. "
        "Exit code 1 when there are any.",
    )
    add_project(parser)
    project = opened(parser.parse_args(arguments).project)
    try:
        found = project.check()
    finally:
        project.close()
    for problem in found:
        print(line(problem))
    return PROBLEMS if found else DONE


def _command(name: str) -> Callable[[Sequence[str]], int] | None:
    """Return the command of this name, None where there is none; no other is loaded."""
    if name not in _OTHERS:
        return check if name == "check" else None
    command: Callable[[Sequence[str]], int] = getattr(import_module(f"kbdesk.cli.{name}"), name)
    return command


_OTHERS = ("mcp", "doctor", "journal", "connect", "prompt")
"""Commands that have a module of their own."""
_KINDS = {
    "broken_link": "broken link to",
    "orphan": "no page links to it",
    "link_to_retired": "link to the retired page",
    "unreadable": "cannot be read",
    "forbidden_name": "not every system takes this name",
    "twins": "many systems take these names for one",
}


def line(problem: Problem) -> str:
    """Return a problem as one line of output."""
    place = f"{problem.page}:{problem.line}" if problem.line else problem.page
    detail = f"({problem.detail})" if problem.detail else ""
    return " ".join(filter(None, [f"{place}:", _KINDS[problem.kind], problem.written or problem.target, detail]))
