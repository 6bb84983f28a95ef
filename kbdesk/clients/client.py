"""What kbdesk knows of a client, and of the machine that it runs on."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from kbdesk.clients.server import Server


@dataclass(frozen=True)
class Machine:
    """Where a person's settings lie: home folder, platform as Python names it, environment."""

    home: Path
    platform: str
    environment: Mapping[str, str]

    @classmethod
    def this(cls) -> Machine:
        """Return the machine we run on."""
        return cls(Path.home(), sys.platform, dict(os.environ))

    def applications(self) -> Path:
        """Return the folder in which programs with windows keep their settings, each in a folder of its own."""
        if self.platform == "darwin":
            return self.home / "Library" / "Application Support"
        if self.platform == "win32":
            return self.folder("APPDATA", self.home / "AppData" / "Roaming")
        return self.folder("XDG_CONFIG_HOME", self.home / ".config")

    def folder(self, variable: str, otherwise: Path) -> Path:
        """Return the folder that a variable of the environment names."""
        named = self.environment.get(variable, "")
        return Path(named) if named else otherwise


def _plain_entry(server: Server) -> dict[str, Any]:
    return {"command": server.command, "args": list(server.arguments)}


@dataclass(frozen=True)
class Client:
    """A program that agents run in.

    `file` says where its settings lie, given the machine and the project's folder, and `keys` where in them its servers
    are. `entry` is one server as it stands there. `start` tells the person how to try it; `source` is the page that
    says all this, with the day on which it was read.
    """

    name: str
    title: str
    file: Callable[[Machine, Path], Path]
    source: str
    keys: tuple[str, ...] = ("mcpServers",)
    form: Literal["json", "toml"] = "json"
    entry: Callable[[Server], dict[str, Any]] = field(default=_plain_entry)
    start: str = "Start {title} anew and ask: what is in my knowledge base?"

    @property
    def how_to_try(self) -> str:
        """What the person does to try it."""
        return self.start.format(title=self.title)
