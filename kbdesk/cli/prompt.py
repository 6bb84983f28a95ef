"""kbdesk prompt: what a system prompt should say of a knowledge base."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from kbdesk.cli.opened import DONE, add_project, opened

if TYPE_CHECKING:
    from collections.abc import Sequence


def prompt(arguments: Sequence[str]) -> int:
    """Print the section of a system prompt that tells a model how to keep a knowledge base."""
    from kbdesk.agent.modes import MODES  # noqa: PLC0415  # not needed by the other commands
    from kbdesk.agent.prompt import prompt as section  # noqa: PLC0415

    parser = argparse.ArgumentParser(
        prog="kbdesk prompt",
        description="Print what a system prompt should say of a knowledge base: page types, rules, the person's "
        "preferences. For agents that you build; clients that kbdesk connect knows are told by the server itself.",
    )
    add_project(parser)
    parser.add_argument("--mode", choices=MODES, default=MODES[0], help="the mode of the server (default: %(default)s)")
    given = parser.parse_args(arguments)
    project = opened(given.project)
    try:
        print(section(project, given.mode), end="")
    finally:
        project.close()
    return DONE
