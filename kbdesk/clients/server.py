"""How a client starts this kbdesk on a knowledge base."""

from __future__ import annotations

import re
import sys
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

BASE_NAME = "kbdesk"
_ARGUMENTS = ("mcp", "--project")


@dataclass(frozen=True)
class Server:
    """A command line that serves one knowledge base. `folder` is the absolute path of the project's folder."""

    folder: str
    command: str
    arguments: tuple[str, ...]

    @property
    def line(self) -> tuple[str, ...]:
        """The whole command line."""
        return (self.command, *self.arguments)

    @property
    def only_reads(self) -> bool:
        """Whether it serves in the mode that only reads."""
        return self.arguments[-2:] == ("--mode", "plan")


def server_of(folder: Path, options: Sequence[str] = ()) -> Server:
    """Return how this very installation serves a project; `options` are further ones of `kbdesk mcp`.

    Clients with windows start programs without the person's PATH, so the command is an absolute path.
    """
    command, *first = _kbdesk()
    return Server(str(folder), command, (*first, *_ARGUMENTS, str(folder), *options))


def _kbdesk() -> tuple[str, ...]:
    if getattr(sys, "frozen", False):
        return (sys.executable,)
    script = Path(sys.executable).with_name("kbdesk.exe" if sys.platform == "win32" else "kbdesk")
    return (str(script),) if script.is_file() else (sys.executable, "-m", "kbdesk")


def folder_served(words: Sequence[Any]) -> str | None:
    """Return the folder that a command line serves; None for one that is not kbdesk's."""
    for at in range(1, len(words) - 2):
        if tuple(words[at : at + 2]) == _ARGUMENTS:
            return str(words[at + 2])
    return None


def folder_of(entry: object) -> str | None:
    """Return the folder that a server of a client's settings serves; None for one that is not kbdesk's."""
    if not isinstance(entry, dict) or not isinstance(entry.get("args"), list):
        return None
    return folder_served([entry.get("command"), *entry["args"]])


def name_among(served: Mapping[str, str | None], server: Server) -> str:
    """Return the name under which a client has the server, or shall have it.

    `served` are the names that the client knows already, each with the folder that it serves (see `folder_served`).
    """
    ours = [name for name, folder in served.items() if folder == server.folder]
    if ours:
        return ours[0]
    plain = unicodedata.normalize("NFKD", Path(server.folder).name).encode("ascii", "ignore").decode().lower()
    slug = re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "project"
    number, name = 1, BASE_NAME
    while name in served:
        name = f"{BASE_NAME}-{slug}" if number == 1 else f"{BASE_NAME}-{slug}-{number}"
        number += 1
    return name
