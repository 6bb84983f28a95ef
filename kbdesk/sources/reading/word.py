"""DOCX by mammoth: headings, lists, tables, notes and comments as Markdown-like text."""

from __future__ import annotations

import html
import io
import re
import zipfile
from typing import TYPE_CHECKING, Any
from xml.parsers.expat import ExpatError

import mammoth

from kbdesk.sources.reading import markdown, markup
from kbdesk.sources.reading.archive import check_zip, part_of
from kbdesk.sources.reading.kinds import damaged
from kbdesk.sources.reading.numbering import Numbering, W
from kbdesk.sources.reading.passage import Passage, Range, whole
from kbdesk.sources.source import type_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_STYLES = """
p[style-name='Title'] => h1:fresh
p[style-name='Subtitle'] => p:fresh
p[style-name='Quote'] => blockquote:fresh
p[style-name='Intense Quote'] => blockquote:fresh
comment-reference => sup
"""
_BROKEN: tuple[type[Exception], ...] = (
    KeyError,
    OSError,
    ValueError,
    AttributeError,
    TypeError,
    IndexError,
    ExpatError,
    zipfile.BadZipFile,
)
_PARTS = ("word/document.xml", "word/footnotes.xml", "word/endnotes.xml", "word/comments.xml")
_MARGIN = re.compile(r"word/(?:header|footer)\d*\.xml")
_BEGIN, _END = "\ue0b1", "\ue0b2"
_LABEL = re.compile(f"{_BEGIN}([^{_END}]*){_END}")
_WAY_BACK = re.compile(r"""\s*<a href="#[a-z]+-ref-[^"]*">↑</a>""")
_RUBY = re.compile(rb"<w:rt>.*?</w:rt>|<w:rubyPr>.*?</w:rubyPr>|</?w:ruby(?:Base)?>", re.DOTALL)
_FORMULA = re.compile(rb"<m:oMath>.*?</m:oMath>|<m:oMath\s[^>]*>.*?</m:oMath>", re.DOTALL)
_FORMULA_TEXT = re.compile(rb"<m:t(?:\s[^>]*)?>(.*?)</m:t>", re.DOTALL)
_FORMULA_FRAME = re.compile(rb"</?m:oMathPara(?:\s[^>]*)?>|<m:oMathParaPr>.*?</m:oMathParaPr>", re.DOTALL)


def read(file: Path, wanted: Range) -> Passage:
    """Read a DOCX. Raises Unreadable for a damaged one."""
    root = formed(file, lambda _data: None)
    return whole(markdown.from_html(root) if root is not None else "", wanted)


def formed(file: Path, picture: Callable[[bytes], int | None]) -> Any | None:
    """Return a DOCX as an element of HTML (lxml), None for an empty one; a picture's source is `asset:` and its number.

    A numbered item has its number as `data-label`. `picture` numbers a picture's bytes. Raises Unreadable for a
    damaged document.
    """
    with check_zip(file) as opened:
        prepared, margins = _prepared(file, opened), _margins(opened)
    converted = mammoth.images.img_element(lambda image: {"src": _source(image, picture)})
    try:
        text = mammoth.convert_to_html(prepared, style_map=_STYLES, convert_image=converted).value
    except _BROKEN as error:
        raise damaged(type_of(file.name), "its parts do not fit together") from error
    text = _WAY_BACK.sub("", text) + margins
    if not text.strip():
        return None
    try:
        root = markup.html(text)
    except markup.BROKEN:
        return None
    _label(root)
    return root


def _source(image: Any, picture: Callable[[bytes], int | None]) -> str:
    try:
        with image.open() as opened:
            number = picture(opened.read())
    except _BROKEN:
        return ""
    return "" if number is None else f"asset:{number}"


def _label(root: Any) -> None:
    """Take the numbers out of the texts: an item keeps its own as an attribute, other paragraphs as words."""
    for element in root.iter():
        for name in ("text", "tail"):
            text: str = (getattr(element, name) if isinstance(element.tag, str) else None) or ""
            found = _LABEL.match(text)
            if found is None:
                continue
            item = element
            while item is not None and item.tag not in ("li", "p", "td", "th", "h1", "h2", "h3", "h4", "h5", "h6"):
                item = item.getparent()
            rest = text[found.end() :]
            if item is not None and item.tag == "li" and name == "text":
                item.set("data-label", found[1])
                setattr(element, name, rest)
            else:
                setattr(element, name, f"{found[1]} {rest}")


def _margins(opened: zipfile.ZipFile) -> str:
    """Return the words of headers and footers, each once, as paragraphs."""
    texts: dict[str, None] = {}
    for name in sorted(name for name in opened.namelist() if _MARGIN.fullmatch(name)):
        data = part_of(opened, name)
        try:
            root = markup.xml(data) if data else None
        except markup.BROKEN:
            continue
        for paragraph in root.iter("{*}p") if root is not None else ():
            words = " ".join("".join(text.text or "" for text in paragraph.iter("{*}t")).split())
            if words.strip("0123456789 /-–|"):
                texts[words] = None
    return "".join(f"<p>{html.escape(words)}</p>" for words in texts)


def _prepared(file: Path, opened: zipfile.ZipFile) -> io.BytesIO:
    """Return the document without what mammoth would lose: phonetic guides hide their words, formulas vanish."""
    parts = {name: opened.read(name) for name in _PARTS if name in opened.namelist()}
    changed = {name: _plainer(data) for name, data in parts.items()}
    numbered = _numbered(changed.get("word/document.xml"), opened)
    if numbered is not None:
        changed["word/document.xml"] = numbered
    if changed == parts:
        return io.BytesIO(file.read_bytes())
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as copy:
        for name in opened.namelist():
            copy.writestr(name, changed.get(name) or opened.read(name))
    target.seek(0)
    return target


def _numbered(document: bytes | None, opened: zipfile.ZipFile) -> bytes | None:
    """Return the document with each paragraph's number written in front of it; None where nothing is numbered."""
    rules = part_of(opened, "word/numbering.xml")
    if not document or not rules:
        return None
    styles = part_of(opened, "word/styles.xml")
    try:
        root = markup.xml(document)
        numbering = Numbering(markup.xml(rules), markup.xml(styles) if styles else None)
    except markup.BROKEN:
        return None
    for paragraph in root.iter(f"{W}p"):
        label = numbering.label(paragraph)
        if label and next(paragraph.iter(f"{W}t"), None) is not None:
            run = paragraph.makeelement(f"{W}r")
            text = run.makeelement(f"{W}t", {"{http://www.w3.org/XML/1998/namespace}space": "preserve"})
            text.text = f"{_BEGIN}{label}{_END}"
            run.append(text)
            properties = paragraph.find(f"{W}pPr")
            paragraph.insert(0 if properties is None else 1, run)
    return markup.written(root)


def _plainer(data: bytes) -> bytes:
    if b"<w:ruby>" in data:
        data = _RUBY.sub(b"", data)
    if b"<m:oMath" in data:
        data = _FORMULA_FRAME.sub(b"", data)
        data = _FORMULA.sub(_formula, data)
    return data


def _formula(found: re.Match[bytes]) -> bytes:
    words = b"".join(_FORMULA_TEXT.findall(found.group()))
    return b'<w:r><w:t xml:space="preserve">' + words + b"</w:t></w:r>"
