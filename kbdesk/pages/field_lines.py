"""Writing one field of a header as one line that YAML and the original read alike."""

from __future__ import annotations

import json
import re

import yaml

from kbdesk.errors import Refused
from kbdesk.pages.header import read_header

_KEY = re.compile(r"[A-Za-z0-9_-]*[A-Za-z0-9_][A-Za-z0-9_-]*", re.ASCII)
_ORIGINAL_LINE = re.compile(r"([A-Za-z0-9_-]+):(.*)", re.ASCII | re.DOTALL)
_UNPRINTABLE = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")


def is_plain_key(name: str) -> bool:
    """Tell whether a field of that name is one that the original reads too."""
    return _KEY.fullmatch(name) is not None


def field_line(name: str, value: str, key: str | None = None) -> str:
    """Return `name: value`, quoted where it must be, without a line ending. `key` is the name as already written."""
    start = f"{key or name}: "
    if "\0" in value or any("\ud800" <= sign <= "\udfff" for sign in value):
        raise Refused(f"The value of `{name}` holds signs that no text file can hold.", None, "Leave them out.")
    quoted = start + _json(value)
    bracketed = value.startswith("[") and value.endswith("]")
    if (":" in value or "#" in value) and not bracketed:
        return quoted
    if "\n" in value or "\r" in value or _UNPRINTABLE.search(value):
        return quoted
    candidates = [start + value]
    if '"' not in value and "\\" not in value:
        candidates.append(f'{start}"{value}"')
    candidates += [start + "'" + value.replace("'", "''") + "'", quoted]
    right = (line for line in candidates if _yaml_reads(line, name) in (value, value.strip(" ")))
    first = next(right, quoted)  # looked at one by one: reading YAML takes long
    alike = (line for line in (first, *right) if key is not None or _original_reads(line) in (value, value.strip()))
    return next(alike, first)


def _json(value: str) -> str:
    return _UNPRINTABLE.sub(lambda match: f"\\u{ord(match[0]):04x}", json.dumps(value, ensure_ascii=False))


def _yaml_reads(line: str, name: str) -> str | None:
    reading = read_header([line + "\n"])
    try:
        list(yaml.scan(line))
        yaml.load(line, Loader=yaml.CBaseLoader)  # a map as a key, `{{x}}`, is YAML that no program can read
    except (yaml.YAMLError, RecursionError):
        return None
    if reading.kind != "mapping" or len(reading.fields) != 1 or reading.fields[0].name != name:
        return None
    return reading.fields[0].text


def _original_reads(line: str) -> str | None:
    match = _ORIGINAL_LINE.fullmatch(line)
    if not match:
        return None
    value = match[2].strip()
    return value[1:-1] if len(value) > 1 and value[0] == value[-1] == '"' else value
