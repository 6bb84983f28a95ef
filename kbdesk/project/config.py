"""kbdesk.toml: what a project says of itself (folder names, page types of its own, how it is laid out).

Where it does not say how, what was found at the first opening is remembered among our own files, so that a page more or
less does not turn a wiki into another one.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, Unreadable
from kbdesk.files import STATE
from kbdesk.files.export import write_file
from kbdesk.files.keep import keep
from kbdesk.wording import part

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.files import Folder
    from kbdesk.pages.layouts import LayoutKind

NAME = "kbdesk.toml"
REMEMBERED = "/".join((STATE, "layout", "layout.json"))
LAYOUTS: tuple[LayoutKind, ...] = ("kit", "wiki", "vault", "folder")


@dataclass(frozen=True)
class Config:
    """A project's settings. `knowledge` and `sources` are folder names, `data` the parsed file for its page types.

    `knowledge` is "" where the pages stand in the project's folder itself. `left_out` are folders in it without pages.
    `is_told` says whether the file tells how it is laid out.
    """

    knowledge: str = "knowledge"
    sources: str = "sources"
    data: dict[str, object] | None = None
    layout: LayoutKind = "kit"
    left_out: tuple[str, ...] = ()
    is_told: bool = False

    def entrance(self, root: Path) -> Path:
        """Return the folder that opens the project again: its own, or that of its pages where nothing else tells it."""
        if self.layout != "kit" or self.knowledge == _name(self.data or {}, "knowledge"):
            return root
        return root / self.knowledge


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
    layout = data.get("layout", "kit")
    if layout not in LAYOUTS:
        what = f"“layout” must be one of {', '.join(LAYOUTS)}."
        raise Unreadable(what, NAME, "Mend this line.")
    names = (_name(data, "knowledge"), _name(data, "sources"))
    is_told = bool({"layout", "knowledge", "page_types"} & data.keys())
    return Config(*names, data, layout, _left_out(data, *names), is_told)


def remembered(folder: Folder) -> Config | None:
    """Return how the project was laid out when it was opened first; None where that is the kit's way, or not known."""
    try:
        content = folder.read(REMEMBERED, limit=1024 * 1024)
        data = json.loads(content) if content else None
        if not isinstance(data, dict) or data.get("layout") not in LAYOUTS:
            return None
        names = (_name(data, "knowledge"), _name(data, "sources"))
        return Config(*names, None, data["layout"], _left_out(data, *names))
    except (KbdeskError, ValueError):  # it is recognised anew
        return None


def remember(folder: Folder, found: Config) -> None:
    """Remember how a project is laid out. Raises StorageFailed when the disk refuses."""
    told = {
        "layout": found.layout,
        "knowledge": found.knowledge or ".",
        "sources": found.sources,
        "left_out": list(found.left_out),
    }
    data = f"{json.dumps(told, ensure_ascii=False, indent=2)}\n".encode()
    if folder.read(REMEMBERED) != data:
        keep(folder, REMEMBERED, data)


def tell(folder: Folder, found: Config) -> None:
    """Say in kbdesk.toml how a project is laid out; what stands in it stays. Raises StorageFailed."""
    lines = [
        f"layout = {json.dumps(found.layout)}",
        f"knowledge = {json.dumps(found.knowledge or '.', ensure_ascii=False)}",
    ]
    names = found.data or {}
    if "sources" not in names:
        lines.append(f"sources = {json.dumps(found.sources, ensure_ascii=False)}")
    if found.left_out and "left_out" not in names:
        lines.append(f"left_out = {json.dumps(list(found.left_out), ensure_ascii=False)}")
    before = folder.read(NAME, limit=1024 * 1024)
    mark = b"\xef\xbb\xbf" if before and before.startswith(b"\xef\xbb\xbf") else b""
    newline = "\r\n" if before and b"\r\n" in before else "\n"
    told = "".join(line + newline for line in lines).encode()
    with folder.lock(part("kbdesk, writing its settings")):
        write_file(folder.inside(NAME), [(NAME, mark + told + (before or b"").removeprefix(mark))], replace=True)


def _left_out(data: dict[str, object], knowledge: str, sources: str) -> tuple[str, ...]:
    """Return the folders among the pages that hold none: those that are named, and that of the originals."""
    named = data.get("left_out", [])
    if not isinstance(named, list) or not all(isinstance(each, str) for each in named):
        raise Unreadable("“left_out” must be a list of folders.", NAME, "Mend this line.")
    start = f"{knowledge}/" if knowledge else ""
    inside = [sources[len(start) :]] if sources.startswith(start) else []
    return tuple(sorted({*(each.strip("/") for each in named), *inside}))


def _name(data: dict[str, object], key: str) -> str:
    value = data.get(key, key)
    if value == "." and key == "knowledge":
        return ""
    if not isinstance(value, str) or not value.strip("/") or value.startswith((".", "/")):
        raise Unreadable(f"“{key}” must be the name of a folder in the project.", NAME, "Mend this line.")
    return value.strip("/")
