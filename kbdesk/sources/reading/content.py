"""What a file is by its content, whatever its name says: told by its first bytes, of a zip by its parts."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

ZIP = b"PK\x03\x04"
PDF = b"%PDF-"
_PICTURES = ((b"\x89PNG\r\n\x1a\n", "png"), (b"\xff\xd8\xff", "jpg"), (b"GIF8", "gif"))
_OFFICE = (
    ("word/", "docx", frozenset(("docx", "docm", "dotx", "dotm"))),
    ("xl/", "xlsx", frozenset(("xlsx", "xlsm", "xltx", "xltm", "xlsb"))),
    ("ppt/", "pptx", frozenset(("pptx", "pptm", "ppsx", "ppsm", "potx", "potm"))),
)
_MIMETYPES = {
    b"application/epub+zip": "epub",
    b"application/vnd.oasis.opendocument.text": "odt",
    b"application/vnd.oasis.opendocument.spreadsheet": "ods",
    b"application/vnd.oasis.opendocument.presentation": "odp",
}
_LONGEST_MIMETYPE = 100


def other_type(file: Path, head: bytes, named: str) -> str:
    """Return the extension that fits a file's content, "" where that is not known or the one it is `named` by fits.

    `head` are its first bytes.
    """
    if head.startswith(ZIP):
        return _in_zip(file, named)
    found = "pdf" if PDF in head[:1024] else next((kind for mark, kind in _PICTURES if head.startswith(mark)), "")
    return "" if found == named else found


def _in_zip(file: Path, named: str) -> str:
    try:
        with zipfile.ZipFile(file) as opened:
            names = opened.namelist()
            told = b""
            if "mimetype" in names and opened.getinfo("mimetype").file_size <= _LONGEST_MIMETYPE:
                told = opened.read("mimetype").strip()
    except (zipfile.BadZipFile, ValueError, NotImplementedError, KeyError, EOFError, RuntimeError):
        return ""
    if told in _MIMETYPES:
        return "" if _MIMETYPES[told] == named else _MIMETYPES[told]
    if "[Content_Types].xml" in names:
        for folder, kind, fitting in _OFFICE:
            if any(name.startswith(folder) for name in names):
                return "" if named in fitting else kind
    return ""
