"""Which reader a file needs, told by its name and its first bytes, and why some have none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.errors import Unreadable, Unsupported
from kbdesk.sources.reading.content import PDF, ZIP, other_type
from kbdesk.sources.source import type_of

if TYPE_CHECKING:
    from pathlib import Path

Kind: TypeAlias = Literal["pdf", "book", "word", "slides", "sheets", "web", "plain"]

_BY_NAME: dict[str, Kind] = {
    "pdf": "pdf",
    "epub": "book",
    **dict.fromkeys(("docx", "docm", "dotx", "dotm"), "word"),
    **dict.fromkeys(("pptx", "pptm", "ppsx", "ppsm", "potx", "potm"), "slides"),
    **dict.fromkeys(("xlsx", "xlsm", "xltx", "xltm", "xlsb", "xls", "ods"), "sheets"),
    **dict.fromkeys(("html", "htm", "xhtml"), "web"),
}

_PICTURES = frozenset({"png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "heic", "avif", "ico", "psd"})
RECORDINGS = frozenset(
    {"mp3", "m4a", "wav", "ogg", "oga", "flac", "aac", "opus", "mp4", "m4v", "mov", "mkv", "avi", "webm", "wmv"}
)
_OTHER_OFFICE = {
    "odt": "DOCX or PDF",
    "ott": "DOCX or PDF",
    "doc": "DOCX or PDF",
    "dot": "DOCX or PDF",
    "rtf": "DOCX or PDF",
    "pages": "DOCX or PDF",
    "wpd": "DOCX or PDF",
    "odp": "PPTX or PDF",
    "ppt": "PPTX or PDF",
    "pps": "PPTX or PDF",
    "key": "PPTX or PDF",
    "numbers": "XLSX",
    "mobi": "EPUB or PDF",
    "azw3": "EPUB or PDF",
    "djvu": "PDF",
}

_POINTER = b"version https://git-lfs.github.com/spec/"
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_ENCRYPTED = "EncryptedPackage".encode("utf-16-le")
HEAD = 4096
"""Bytes at a file's beginning that are looked at."""
_LOOKED_AT = 1024 * 1024
_ZIPPED: tuple[Kind, ...] = ("word", "slides", "sheets", "book")


def reading_of(path: str) -> str:
    """Return a word for how files of this name are read: one that is read otherwise has another.

    The same bytes are a table under one name, text under another, and nothing to be read under a third.
    """
    named = type_of(path)
    is_plain = named not in _BY_NAME and named not in _PICTURES and named not in RECORDINGS
    return "plain" if is_plain and named not in _OTHER_OFFICE else named


def check_head(head: bytes) -> None:
    """Look at the first bytes of a file. Raises Unreadable for an empty one, and one that was not fetched."""
    if not head:
        raise Unreadable("This file is empty.", next_step="Get it again from where it came from.")
    if head.startswith(_POINTER):
        raise Unreadable(
            "This is only a Git LFS pointer; the file itself was not fetched.", next_step="Run `git lfs pull` first."
        )


def kind_of(file: Path) -> Kind:
    """Return which reader takes this file. Raises Unreadable, or Unsupported for a kind that nothing here reads."""
    with file.open("rb") as handle:
        head = handle.read(HEAD)
    check_head(head)
    kind = _BY_NAME.get(type_of(file.name), "plain")
    if kind == "plain":
        if PDF in head[:1024]:
            return "pdf"
        _refuse_unsupported(file, head)
        return kind
    return _checked(file, kind, head)


def _checked(file: Path, kind: Kind, head: bytes) -> Kind:
    """Compare the name with the content."""
    extension = type_of(file.name)
    if fitting := other_type(file, head, extension):
        raise Unreadable(
            f"The name says {extension.upper()}, but the content is that of a file of the type {fitting.upper()}.",
            next_step=f"Rename it so that its name ends in .{fitting}, and it can be read.",
        )
    if kind == "web":
        return kind
    if head.startswith(_OLE) and extension != "xls":
        if _is_encrypted(file):
            raise locked()
        raise Unreadable(
            f"The name says {extension.upper()}, but this is a file of an older Office version.",
            next_step="Save it anew in today's format.",
        )
    if kind in _ZIPPED and extension != "xls" and not head.startswith(ZIP):
        raise damaged(extension, "its content is no such file")
    if kind == "pdf" and PDF not in head:
        raise damaged(extension, "its content is no PDF")
    return kind


def _is_encrypted(file: Path) -> bool:
    """Look for the name of the encrypted part, which stands in the first or the last bytes."""
    with file.open("rb") as handle:
        first = handle.read(_LOOKED_AT)
        handle.seek(max(file.stat().st_size - _LOOKED_AT, 0))
        return _ENCRYPTED in first or _ENCRYPTED in handle.read(_LOOKED_AT)


def locked() -> Unreadable:
    """Say that a file needs a password."""
    return Unreadable(
        "This file is protected with a password.", next_step="Save a copy without the password and add that."
    )


def damaged(extension: str, detail: str) -> Unreadable:
    """Say that a file is damaged, and how."""
    return Unreadable(
        f"This {extension.upper()} is damaged: {detail}.", next_step="Get it again from where it came from."
    )


def _refuse_unsupported(file: Path, head: bytes) -> None:
    extension = type_of(file.name)
    if extension in _PICTURES:
        raise Unsupported("This is a picture; its text cannot be extracted.", next_step="Look at the picture itself.")
    if extension in RECORDINGS:
        raise Unsupported("This is a recording; its text cannot be extracted.", next_step="Add a transcript beside it.")
    if (better := _OTHER_OFFICE.get(extension)) is not None:
        raise Unsupported(
            f"Text cannot be extracted from {extension.upper()} files (unsupported).", next_step=f"Save it as {better}."
        )
    if head.startswith((ZIP, _OLE, b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!", b"\x7fELF", b"MZ", b"SQLite format 3\0")):
        raise unsupported()


def unsupported() -> Unsupported:
    """Say that a file holds no text."""
    return Unsupported(
        "This file is of a kind that text cannot be extracted from (unsupported).",
        next_step="Open it with the program it was made with.",
    )
