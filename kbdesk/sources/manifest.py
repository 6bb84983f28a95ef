"""sources.json, the manifest: read it, write it as the original program does, save what a broken one still holds."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from json.encoder import encode_basestring
from math import isfinite
from typing import TYPE_CHECKING, Any, TypeAlias

from kbdesk.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Mapping

PATH = ".agent-kit/sources.json"
"""The manifest's path in the sources folder."""

RETIRED = ".agent-kit/retired"
"""Where retired originals lie in the sources folder."""

VERSION = 1
"""The format that this program writes."""

Json: TypeAlias = dict[str, Any]

_OWN = frozenset({"version", "files", "retired"})
_INDEX = re.compile(r"0|[1-9][0-9]{0,9}")
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
_MEMBER = re.compile(r'"((?:[^"\\\x00-\x1f]|\\.)*)"\s*:\s*(?=\{)|(?<=[\[,{\s])(?=\{)')
_DEEPEST = 100
_FAILED_READING = 64 * 1024 * 1024
_FAILED_ATTEMPTS = 20_000


class ManifestBroken(Unreadable):
    """The manifest is no manifest; `data` is what stands there. Nothing may be written over it."""

    def __init__(self, what: str, data: bytes) -> None:
        super().__init__(
            f"The list of originals (sources.json) is damaged: {what}.",
            PATH,
            "At the next change of the originals it is set aside with its date and rebuilt with what can be read.",
        )
        self.data = data


class ManifestNewer(ManifestBroken):
    """The manifest is of a format that this program does not know: it is read as far as it goes, never written."""

    def __init__(self, version: object, data: bytes) -> None:
        super().__init__("", data)
        self.what = (
            f"The list of originals (sources.json) is of another format (version {version!r:.20}) than this one."
        )
        self.next_step = "Nothing is written to it. Use a newer kbdesk, or the program that wrote it."


class ManifestGone(Unreadable):
    """The manifest was deleted, and what it said is known; `emptied` where nothing that it named is there either."""

    def __init__(self, *, emptied: bool) -> None:
        what = "The list of originals (sources.json) is gone."
        step = "At the next change of the originals it is written again as it was last known."
        if emptied:
            what = (
                "The list of originals (sources.json) is gone and with it every original that it named, as when a "
                "disk is unplugged."
            )
            step = f"Connect its disk or bring them back, if they should be there. {step}"
        super().__init__(what, PATH, step)


@dataclass(frozen=True)
class Manifest:
    """What sources.json holds: an entry per path, a record per retired original, and keys of other programs."""

    files: Mapping[str, Json] = field(default_factory=dict)
    retired: tuple[Json, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)

    @property
    def is_empty(self) -> bool:
        """Whether it names no original."""
        return not self.files and not self.retired

    def encode(self) -> bytes:
        """Return the file's bytes, as the original program would write them (its unknown keys come last)."""
        whole = {"version": VERSION, "files": self.files, "retired": list(self.retired), **self.extra}
        return (_written(whole) + "\n").encode()


def parse(data: bytes | None) -> Manifest:
    """Read a manifest; no file is an empty one. Raises ManifestBroken where bytes would be lost by going on."""
    if data is None:
        return Manifest()
    try:
        whole = json.loads(data.decode("utf-8-sig"), parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise ManifestBroken(f"it is not UTF-8 text (byte {error.start:,})", data) from error
    except json.JSONDecodeError as error:
        raise ManifestBroken(f"it is not JSON (line {error.lineno:,}: “{error.msg}”)", data) from error
    except (ValueError, RecursionError) as error:
        raise ManifestBroken("it is not JSON that can be read", data) from error
    if not isinstance(whole, dict):
        raise ManifestBroken("it holds something else than a list of files", data)
    if _is_deep(whole):
        raise ManifestBroken("it is nested too deeply", data)
    version = whole.get("version")
    if version is not None and (isinstance(version, bool) or version not in (VERSION, str(VERSION))):
        raise ManifestNewer(whole["version"], data)
    return Manifest(
        _members(whole.get("files"), data),
        _records(whole.get("retired"), data),
        {key: value for key, value in whole.items() if key not in _OWN},
    )


def _no_constant(name: str) -> None:
    raise ValueError(name)


def _is_deep(value: object) -> bool:
    level = [value]
    for _ in range(_DEEPEST):
        level = [
            inner
            for outer in level
            if isinstance(outer, dict | list)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
        if not level:
            return False
    return True


def _members(files: object, data: bytes) -> dict[str, Json]:
    if files is None:
        return {}
    if not isinstance(files, dict):
        raise ManifestBroken("its `files` is no map of paths", data)
    for path, entry in files.items():
        if not isinstance(entry, dict | None):
            raise ManifestBroken(f"its entry of {path!r} is of a wrong shape", data)
    return {path: entry for path, entry in files.items() if entry is not None}


def _records(retired: object, data: bytes) -> tuple[Json, ...]:
    if retired is None:
        return ()
    if not isinstance(retired, list):
        raise ManifestBroken("its `retired` is no list", data)
    if any(not _is_record(record) for record in retired if record is not None):
        raise ManifestBroken("one of its retired originals is of a wrong shape", data)
    return tuple(record for record in retired if record is not None)


def _is_record(value: object) -> bool:
    return isinstance(value, dict) and isinstance(value.get("path"), str) and isinstance(value.get("movedTo"), str)


def _is_entry(value: object) -> bool:
    return isinstance(value, dict) and isinstance(value.get("hash"), str) and "path" not in value


def salvage(data: bytes) -> Manifest:
    """Return every entry and record that can still be read in damaged bytes: cut short, merged, overwritten in part.

    An entry called `entry` may be the inside of a record that is lost; the caller knows whether such a file exists.
    """
    text = data.decode("utf-8-sig", "replace")
    files: dict[str, Json] = {}
    retired: dict[tuple[str, str], Json] = {}
    decoder = json.JSONDecoder(parse_constant=lambda _name: None)  # NaN is no JSON; what stands beside it is kept
    place = attempts = failed = 0
    while attempts < _FAILED_ATTEMPTS and failed < _FAILED_READING and (found := _MEMBER.search(text, place)):
        place = found.end()
        try:
            value, end = decoder.raw_decode(text, place)
        except json.JSONDecodeError as error:
            attempts, failed = attempts + 1, failed + error.pos - place
            place += 1
            continue
        except (ValueError, RecursionError):  # a number of too many digits, too many brackets
            attempts, failed = attempts + 1, failed + len(text) - place
            place += 1
            continue
        if _is_record(value):
            retired[value["path"], value["movedTo"]] = value
        elif _is_entry(value) and found.group(1) is not None:
            files[_name(found.group(1))] = value
        else:  # a whole around what is looked for
            failed += end - place
            end = place + 1
        place = end
    return Manifest(files, tuple(retired.values()))


def _name(quoted: str) -> str:
    try:
        return str(json.loads(f'"{quoted}"'))
    except json.JSONDecodeError:
        return quoted


def _written(value: object, indent: str = "") -> str:
    """Write JSON as JavaScript's JSON.stringify(value, null, 2) does."""
    deeper = indent + "  "
    if isinstance(value, dict):
        lines = [f"{deeper}{_text(key)}: {_written(value[key], deeper)}" for key in _ordered(value)]
        return "{\n" + ",\n".join(lines) + f"\n{indent}}}" if lines else "{}"
    if isinstance(value, list):
        lines = [deeper + _written(item, deeper) for item in value]
        return "[\n" + ",\n".join(lines) + f"\n{indent}]" if lines else "[]"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, float):
        return _number(value)
    return json.dumps(value)


def _ordered(value: dict[str, Any]) -> list[str]:
    """JavaScript keeps whole-number keys first, by size, and the others as they came."""
    numbers = sorted((key for key in value if _INDEX.fullmatch(key) and int(key) < 2**32 - 1), key=int)
    if not numbers:
        return list(value)
    first = set(numbers)
    return numbers + [key for key in value if key not in first]


def _text(value: str) -> str:
    text = encode_basestring(value)
    return text if text.isascii() else _LONE_SURROGATE.sub(lambda found: f"\\u{ord(found.group()):04x}", text)


def _number(value: float) -> str:
    """Write a double as JavaScript does: the shortest digits, plain between 1e-6 and 1e21."""
    if not isfinite(value):
        return "null"
    return str(int(value)) if value.is_integer() and abs(value) < 1e16 else _plain(value)


def _plain(value: float) -> str:
    mantissa, mark, exponent = repr(value).partition("e")
    if not mark:
        return mantissa
    power = int(exponent)
    sign = "-" if mantissa.startswith("-") else ""
    whole, _, fraction = mantissa.lstrip("-").partition(".")
    digits = whole + (fraction if fraction != "0" else "")
    if 0 <= power < 21:
        return sign + digits.ljust(power + 1, "0")
    if -7 < power < 0:
        return f"{sign}0.{'0' * (-power - 1)}{digits}"
    point = f".{digits[1:]}" if len(digits) > 1 else ""
    return f"{sign}{digits[0]}{point}e{'+' if power > 0 else '-'}{abs(power)}"
