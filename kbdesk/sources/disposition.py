"""The name of a downloaded file: what the server calls it, else the end of its address, with an ending that fits."""

from __future__ import annotations

import re
from contextlib import suppress
from email.errors import HeaderParseError
from email.header import decode_header, make_header
from pathlib import PurePosixPath
from typing import TYPE_CHECKING
from urllib.parse import unquote, unquote_to_bytes

from kbdesk.files.names import safe

if TYPE_CHECKING:
    import httpx

WEB_PAGES = frozenset({"text/html", "application/xhtml+xml"})
_EXTENSIONS = {
    "text/html": ".html",
    "application/xhtml+xml": ".xhtml",
    "application/pdf": ".pdf",
    "text/plain": ".txt",
    "text/markdown": ".md",
    "text/csv": ".csv",
    "application/json": ".json",
    "application/epub+zip": ".epub",
    "image/png": ".png",
    "image/jpeg": ".jpg",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation": ".pptx",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ".xlsx",
}
_PART = re.compile(r""";\s*([\w!#$&+\-.^`|~*]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)""")
_EXTENDED = re.compile(r"([\w\-]+)'[^']*'(.*)", re.DOTALL)
_TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Signs that turn the direction of what follows, by which the end of a name can be shown as another."""
_ESCAPED = re.compile(r"%[0-9A-Fa-f]{2}")


def file_name(disposition: str, url: httpx.URL, media_type: str) -> str:
    """Make a safe file name from what the server calls the file, else from the address."""
    name = called(disposition) or PurePosixPath(unquote(url.path)).name or url.host
    name = safe(_TURNING.sub("", name).replace("\\", "/").rpartition("/")[2])
    extension = _EXTENSIONS.get(media_type, "")
    has_extension = re.search(r"\.[A-Za-z][A-Za-z0-9]{0,7}$", name) is not None and name != safe(url.host)
    is_page = media_type in WEB_PAGES and not name.lower().endswith((".html", ".htm", ".xhtml"))
    return name + extension if extension and (is_page or not has_extension) else name


def called(disposition: str) -> str:
    """Read the file name of a Content-Disposition header (RFC 6266), "" where it has none.

    Servers write other scripts in ways of their own; what browsers understand of these is understood too.
    """
    parts: dict[str, str] = {}
    for key, value in _PART.findall(f";{disposition}"):
        parts.setdefault(key.lower(), value.strip())
    if (found := _EXTENDED.fullmatch(parts.get("filename*", "").strip('"'))) is not None:
        with suppress(LookupError, UnicodeDecodeError):
            return unquote(found[2], found[1], "strict")
    name = parts.get("filename", "")
    if name.startswith('"') and name.endswith('"') and len(name) > 1:
        name = re.sub(r"\\(.)", r"\1", name[1:-1])
    if "=?" in name:
        with suppress(HeaderParseError, LookupError, ValueError):
            return str(make_header(decode_header(name)))
    if _ESCAPED.search(name):
        with suppress(UnicodeDecodeError):
            return unquote_to_bytes(name).decode()
    return name
