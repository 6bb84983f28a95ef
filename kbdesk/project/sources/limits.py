"""How large originals may be: settings of the project, in its kbdesk.toml.

[limits]
file = "2 GB"        # a file that is taken in; "none" for no limit
download = "50 MB"   # a download
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import tomlkit
from tomlkit.exceptions import TOMLKitError

from kbdesk.errors import Refused, Unreadable
from kbdesk.plan import Plan, Put
from kbdesk.project import config
from kbdesk.project.sources.values import Limits

if TYPE_CHECKING:
    from kbdesk.files import Folder

TABLE = "limits"
NONE = "none"
UNITS = {"": 1, "b": 1, "kb": 1024, "mb": 1024**2, "gb": 1024**3, "tb": 1024**4}
SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*([kmgt]?b)?", re.I)
STANDARD = Limits()


def limits(folder: Folder) -> Limits:
    """Return a project's limits as its settings stand; what is no size there counts as not written."""
    try:
        data = config.read(folder).data or {}
    except Unreadable:  # told when the project is opened
        return STANDARD
    table = data.get(TABLE)
    written = table if isinstance(table, dict) else {}
    return Limits(_bytes(written.get("file"), STANDARD.file), _bytes(written.get("download"), STANDARD.download))


def _bytes(written: object, standard: int) -> int:
    if isinstance(written, int) and not isinstance(written, bool) and written >= 0:
        return written
    if not isinstance(written, str):
        return standard
    if written.strip().casefold() == NONE:
        return 0
    found = SIZE.fullmatch(written.strip())
    return int(float(found.group(1)) * UNITS[(found.group(2) or "").lower()]) if found else standard


def set_limits(folder: Folder, wanted: Limits) -> Plan:
    """Plan to write limits into the settings; everything else in them stays. Raises Refused, Unreadable."""
    if wanted.file < 0 or wanted.download < 0:
        raise Refused("A limit is a number of bytes.", None, "Give one from 0, which is none.")
    before = folder.read(config.NAME)
    try:
        document = tomlkit.parse((before or b"").decode("utf-8-sig"))
    except (UnicodeDecodeError, TOMLKitError) as error:
        raise Unreadable(f"The project's settings do not parse: “{error}”.", config.NAME, "Mend this file.") from error
    table = document.get(TABLE)
    if not isinstance(table, dict):
        document[TABLE] = table = tomlkit.table()
    for name, size in (("file", wanted.file), ("download", wanted.download)):
        table[name] = told(size)
    return Plan("settings", config.NAME, (Put(config.NAME, before, tomlkit.dumps(document).encode()),))


def told(size: int) -> str:
    """Write a size as the settings do: in the largest unit that says it in whole numbers."""
    if not size:
        return NONE
    unit = next(name for name in ("tb", "gb", "mb", "kb", "b") if size % UNITS[name] == 0)
    return f"{size // UNITS[unit]} {unit.upper()}"
