"""kbdesk.toml: what a project says of itself (folder names, page types of its own)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import Unreadable

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.files import Folder

NAME = "kbdesk.toml"


@dataclass(frozen=True)
class Config:
    """A project's settings. `knowledge` and `sources` are folder names, `data` the parsed file for its page types."""

    knowledge: str = "knowledge"
    sources: str = "sources"
    data: dict[str, object] | None = None

    def entrance(self, root: Path) -> Path:
        """Return the folder that opens the project again: its own, or that of its pages where nothing else tells it."""
        return root if self.knowledge == _name(self.data or {}, "knowledge") else root / self.knowledge


def read(folder: Folder) -> Config:
    """Read a project's kbdesk.toml; without one, the usual names. Raises Unreadable saying where it is wrong."""
    content = folder.read(NAME, limit=1024 * 1024)
    if content is None:
        return Config()
    try:
        data = tomllib.loads(content.decode("utf-8-sig"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Unreadable(
            f"The project's settings do not parse: “{error}”.", NAME, "Mend or remove this file."
        ) from error
    return Config(_name(data, "knowledge"), _name(data, "sources"), data)


def _name(data: dict[str, object], key: str) -> str:
    value = data.get(key, key)
    if not isinstance(value, str) or not value.strip("/") or value.startswith((".", "/")):
        raise Unreadable(f"“{key}” must be the name of a folder in the project.", NAME, "Mend this line.")
    return value.strip("/")
