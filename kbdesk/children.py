"""Starts kbdesk's own child processes, and runs what one was started for: in a checkout, a wheel and a bundle."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Child: TypeAlias = Literal["extraction", "describing"]
MODULES: dict[Child, str] = {"extraction": "kbdesk.sources.child", "describing": "kbdesk.index.describing_child"}
"""What each child runs: the `main` of a module."""
FLAG = "--child"
"""How a bundle, in which `sys.executable` is kbdesk itself, is told that it is a child; then follows which."""


def command(child: Child) -> list[str]:
    """Return the command that starts a child; nothing is imported from the folder it happens to be started in."""
    if getattr(sys, "frozen", False):
        return [sys.executable, FLAG, child]
    return [sys.executable, "-P", "-m", MODULES[child]]


def start(child: Child, *, pipesize: int = -1) -> subprocess.Popen[bytes]:
    """Start a child that is spoken to by its standard input and output. Raises OSError where that cannot be."""
    return subprocess.Popen(
        command(child),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        pipesize=pipesize,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def meant(arguments: Sequence[str]) -> Callable[[], int] | None:
    """Return what a process was started for that was given these arguments as a child, None for any other."""
    if len(arguments) != 2 or arguments[0] != FLAG:
        return None
    module = next((module for child, module in MODULES.items() if child == arguments[1]), None)
    if module is None:
        return None
    main: Callable[[], int] = import_module(module).main
    return main
