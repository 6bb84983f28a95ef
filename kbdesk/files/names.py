"""Names of files that every system takes, and names that some system takes for one."""

from __future__ import annotations

import os
import re
import unicodedata

from kbdesk.errors import Refused

_FORBIDDEN = re.compile(r'[<>:"|?*\\\x00-\x1f\x7f\ud800-\udfff]')
_RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)( *\.|$)", re.IGNORECASE)
_PLAIN = re.compile(r"(?!con|prn|aux|nul|com|lpt)[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)?", re.IGNORECASE | re.ASCII)
"""Names that are taken everywhere, as most are: of very many files the long way takes a while."""
LONGEST_NAME = 255
"""Bytes of a name that common disks take."""

LONGEST_PATH = 259
"""UTF-16 units of a whole path that Windows takes unless it is told otherwise."""


def check_name(part: str, destination: str) -> None:
    """Refuse a name that some system does not allow."""
    if part.startswith("."):
        raise Refused(f"Names that begin with a dot are hidden ({part}).", destination, "Choose a name without it.")
    if (found := _FORBIDDEN.search(part)) is not None:
        sign = "a backslash" if found.group() == "\\" else repr(found.group())
        raise Refused(
            f"A name with {sign} is not allowed on every system.", destination, f"Call it {safe(part)} for example."
        )
    if _RESERVED.match(part) is not None:
        raise Refused(f"Windows keeps the name {part} for itself.", destination, f"Call it {safe(part)} for example.")
    if part.endswith((".", " ")):
        raise Refused("A name cannot end in a dot or a space on Windows.", destination, f"Call it {safe(part)}.")
    if len(part.encode()) > LONGEST_NAME:
        raise Refused("This name is too long for most disks.", destination, f"Call it {safe(part)} for example.")


def check_path(path: str) -> None:
    """Refuse a path, from the project on, that Windows takes in no folder."""
    length = len(path.encode("utf-16-le", "surrogatepass")) // 2
    if length > LONGEST_PATH:
        what = f"This path is too long for some systems ({length} signs; the limit is {LONGEST_PATH})."
        raise Refused(what, path, "Choose shorter names.")


def refusal(path: str) -> str:
    """Say why some system does not allow a file or folder at this path of the project, "" where all do."""
    if len(path) <= LONGEST_PATH // 2 and _PLAIN.fullmatch(path, path.rfind("/") + 1):
        return ""
    try:
        check_name(path.rpartition("/")[2], path)
        check_path(path)
    except Refused as error:
        return error.what
    return ""


def safe(name: str, longest: int = 120) -> str:
    """Return a name near the given one that is allowed everywhere; `file` where nothing is left of it."""
    cleaned = re.sub(r"\s+", " ", _FORBIDDEN.sub("-", unicodedata.normalize("NFC", name).replace("/", "-")))
    cleaned = cleaned.lstrip(". ").rstrip(". ")
    if not cleaned.strip("-"):
        return "file"
    if _RESERVED.match(cleaned) is not None:
        cleaned = f"file-{cleaned}"
    return shortened(cleaned, longest)


def legible(name: str) -> str:
    """Return a name of which the system gives bytes that are no UTF-8 as the old Windows signs that they mostly are."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return os.fsencode(name).decode("cp1252", "replace")
    return name


def shortened(name: str, longest: int) -> str:
    """Cut the stem of a name so that it has no more than `longest` bytes."""
    stem, dot, extension = name.rpartition(".")
    if not dot or len(extension.encode()) > 20:
        stem, dot, extension = name, "", ""
    room = max(longest - len((dot + extension).encode()), 1)
    cut = stem.encode()[:room].decode(errors="ignore")
    return (cut.rstrip(". ") or "file") + dot + extension


def same_name(path: str) -> str:
    """Return what two paths share when they are the same name (Unicode's composed and decomposed forms)."""
    return unicodedata.normalize("NFC", path)


def same_elsewhere(path: str) -> str:
    """Return what two paths share when some file system takes them for one: also by capital and small letters."""
    if path.isascii():
        return path.lower()
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", path).lower())
