"""PDF and EPUB by PyMuPDF, page by page."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Any

import pymupdf

from kbdesk.errors import Unreadable
from kbdesk.sources.reading.archive import check_zip
from kbdesk.sources.reading.kinds import damaged, locked
from kbdesk.sources.reading.passage import Passage, Range, by_unit, whole
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_CONTROL = re.compile("[\x00-\x08\x0e-\x1f\x7f\ufffd]")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_TOUCHING = 0.5
"""Points between two letters that stand side by side."""
_NO_WIDTH = 0.1
_COUNTED = re.compile(rb"/Type\s*/Page(?![A-Za-z])")
_DECLARED = re.compile(rb"/Type\s*/Pages[^>]{0,2000}?/Count\s+(\d{1,7})")
_MOST_OBJECTS = 2_000_000
BROKEN = (
    pymupdf.FileDataError,
    pymupdf.EmptyFileError,
    pymupdf.mupdf.FzErrorBase,
    ValueError,
    RuntimeError,
    AssertionError,
)

_mupdf: Any = pymupdf  # it tells its types for some calls only
_mupdf.TOOLS.mupdf_display_errors(False)
_mupdf.TOOLS.mupdf_display_warnings(False)


def read(file: Path, wanted: Range) -> Passage:
    """Read a PDF's pages. Raises Unreadable for a damaged one, one with a password, or scans without text."""
    document = opened(file)
    pages = document.page_count
    title = (document.metadata or {}).get("title") or ""
    has_text = False

    def page(number: int) -> str:
        nonlocal has_text
        text = _page(document, number)
        has_text = has_text or bool(text.removeprefix(f"## Page {number}").strip())
        return text

    found = by_unit(part("pages"), pages, wanted, page, title)
    if not has_text:
        raise _without_text(document, found)
    return found


def opened(file: Path) -> Any:
    """Open a PDF. Raises Unreadable for a damaged one, one with a password."""
    try:
        document = _mupdf.open(str(file), filetype="pdf")
        if document.needs_pass:
            raise locked()
        if document.page_count == 0:
            document = _recovered(document)
    except BROKEN as error:
        raise damaged("pdf", _complaint(error)) from error
    if document.page_count == 0:
        raise damaged("pdf", "its list of pages cannot be read")
    return document


def _complaint(error: Exception) -> str:
    words = re.sub(r"^code=\d+:\s*", "", str(error)).strip().rstrip(".")
    return words[:100] if words.isascii() and "/" not in words and words else "it cannot be opened"


def _recovered(document: Any) -> Any:
    """Return a copy whose list of pages is made of the page objects that are still there."""
    objects = range(1, min(document.xref_length(), _MOST_OBJECTS))
    pages = [number for number in objects if document.xref_get_key(number, "Type")[1] == "/Page"]
    catalog = document.pdf_catalog()
    if not pages or not catalog:
        return document
    tree = document.get_new_xref()
    kids = " ".join(f"{number} 0 R" for number in pages)
    document.update_object(tree, f"<</Type/Pages/Kids[{kids}]/Count {len(pages)}>>")
    for number in pages:
        document.xref_set_key(number, "Parent", f"{tree} 0 R")
    document.xref_set_key(catalog, "Pages", f"{tree} 0 R")
    return _mupdf.open("pdf", document.tobytes())


def _page(document: Any, number: int) -> str:
    try:
        page = document[number - 1]
        text = page.get_text("text")
        if _RIGHT_TO_LEFT.search(text):
            text = _without_strays(page)
    except BROKEN:
        return f"## Page {number}\n\n(This page is damaged and cannot be read.)"
    if len(_CONTROL.findall(text)) * 5 > len(text) > 0:
        return f"## Page {number}\n\n(The text of this page cannot be read: its fonts do not say what they show.)"
    lines = (line.rstrip() for line in _CONTROL.sub("", text).split("\n"))
    return "\n\n".join([f"## Page {number}", "\n".join(lines).strip()]).rstrip()


def _without_strays(page: Any) -> str:
    """Return a page's text without spaces that stand elsewhere than in the gap between two letters.

    Writing from right to left often has the space at the end of a line among the letters of a word of it.
    """
    lines: list[list[Any]] = []
    for block in page.get_text("rawdict")["blocks"]:
        for line in block.get("lines", ()):
            signs = [sign for span in line["spans"] for sign in span["chars"]]
            if lines and signs and _goes_on(lines[-1], signs[0]):
                lines[-1] += signs
            else:
                lines.append(signs)
    return "\n".join("".join(_in_order(_without_stray(signs))) for signs in lines)


def _goes_on(line: list[Any], sign: Any) -> bool:
    """Whether a letter stands right beside the last one of a line: a word that was parted."""
    if not line or line[-1]["c"] == " ":
        return False
    last, first = line[-1]["bbox"], sign["bbox"]
    return bool(abs(last[0] - first[2]) < _TOUCHING and abs(last[1] - first[1]) < _TOUCHING)


def _without_stray(signs: list[Any]) -> list[Any]:
    around = zip([None, *signs], signs, [*signs[1:], None], strict=False)
    return [sign for before, sign, after in around if not _is_stray(before, sign, after)]


def _in_order(signs: list[Any]) -> Iterator[str]:
    """Give the letters of a line; those of a ligature, which stand in one place, come the wrong way round."""
    held = ""
    for sign, after in zip(signs, [*signs[1:], None], strict=False):
        x0, _, x1, _ = sign["bbox"]
        is_held = after is not None and x1 - x0 < _NO_WIDTH and abs(after["bbox"][2] - x0) < _NO_WIDTH
        if is_held and _RIGHT_TO_LEFT.match(sign["c"]) and not unicodedata.combining(sign["c"]):
            held += sign["c"]
        else:
            yield sign["c"] + held
            held = ""


def _is_stray(before: Any, sign: Any, after: Any) -> bool:
    if sign["c"] != " " or before is None or after is None:
        return False
    left, right = sorted((before["bbox"], after["bbox"]))
    touch = left[2] > right[0] - _TOUCHING
    return touch and not left[0] <= (sign["bbox"][0] + sign["bbox"][2]) / 2 <= right[2]


def _without_text(document: Any, found: Passage) -> Unreadable:
    pages = range(max(found.first - 1, 0), min(found.last, 50))
    has_pictures = any(document[page].get_images() for page in pages)
    is_part = found.last - found.first + 1 < found.total
    subject = "This PDF has no text"
    if is_part:
        subject = part(f"Pages {found.first:,} to {found.last:,} of this PDF have no text")
    if has_pictures:
        return Unreadable(
            f"{subject}, only pictures of pages (a scan).",
            next_step="Run text recognition (OCR) over it and add the result, or look at it as a picture.",
        )
    return Unreadable(f"{subject}.", next_step="Look at it with a PDF viewer.")


def read_book(file: Path, wanted: Range) -> Passage:
    """Read an EPUB as a whole, chapter after chapter."""
    check_zip(file).close()
    try:
        book = _mupdf.open(str(file), filetype="epub")
        if book.needs_pass:
            raise locked()
        texts = [book[(chapter, page)].get_text("text") for chapter, page in _places(book)]
        title = (book.metadata or {}).get("title") or ""
    except BROKEN as error:
        raise damaged("epub", "it cannot be opened as a book") from error
    text = "".join(texts).strip()
    if not text:
        raise Unreadable("This book holds no text.", next_step="Look at it with a book reader.")
    return whole(re.sub(r"\n{3,}", "\n\n", text), wanted, title)


def _places(book: Any) -> list[tuple[int, int]]:
    return [
        (chapter, page) for chapter in range(book.chapter_count) for page in range(book.chapter_page_count(chapter))
    ]


def count(file: Path) -> tuple[int | None, str]:
    """Return how many pages a PDF has and what is wrong with it."""
    try:
        return opened(file).page_count, ""
    except Unreadable as error:
        return _guess(file), error.what


def _guess(file: Path) -> int | None:
    """Count the pages that a damaged PDF itself speaks of."""
    data = file.read_bytes()
    if counted := len(_COUNTED.findall(data)):
        return counted
    declared = [int(number) for number in _DECLARED.findall(data)]
    return max(declared) if declared else None
