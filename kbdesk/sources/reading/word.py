"""DOCX by mammoth: headings, lists, tables, notes and comments as Markdown-like text."""

from __future__ import annotations

import io
import re
import zipfile
from typing import TYPE_CHECKING
from xml.parsers.expat import ExpatError

import mammoth

from kbdesk.sources.reading import markdown, markup
from kbdesk.sources.reading.archive import check_zip
from kbdesk.sources.reading.kinds import damaged
from kbdesk.sources.reading.passage import Passage, Range, whole
from kbdesk.sources.source import type_of

if TYPE_CHECKING:
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
_WAY_BACK = re.compile(r"""\s*<a href="#[a-z]+-ref-[^"]*">↑</a>""")
_RUBY = re.compile(rb"<w:rt>.*?</w:rt>|<w:rubyPr>.*?</w:rubyPr>|</?w:ruby(?:Base)?>", re.DOTALL)
_FORMULA = re.compile(rb"<m:oMath>.*?</m:oMath>|<m:oMath\s[^>]*>.*?</m:oMath>", re.DOTALL)
_FORMULA_TEXT = re.compile(rb"<m:t(?:\s[^>]*)?>(.*?)</m:t>", re.DOTALL)
_FORMULA_FRAME = re.compile(rb"</?m:oMathPara(?:\s[^>]*)?>|<m:oMathParaPr>.*?</m:oMathParaPr>", re.DOTALL)


def read(file: Path, wanted: Range) -> Passage:
    """Read a DOCX. Raises Unreadable for a damaged one."""
    with check_zip(file) as opened:
        prepared = _prepared(file, opened)
    try:
        html = mammoth.convert_to_html(
            prepared, style_map=_STYLES, convert_image=mammoth.images.img_element(lambda _: {"src": ""})
        ).value
    except _BROKEN as error:
        raise damaged(type_of(file.name), "its parts do not fit together") from error
    html = _WAY_BACK.sub("", html)
    if not html.strip():
        return whole("", wanted)
    try:
        return whole(markdown.from_html(markup.html(html)), wanted)
    except markup.BROKEN:
        return whole("", wanted)


def _prepared(file: Path, opened: zipfile.ZipFile) -> io.BytesIO:
    """Return the document without what mammoth would lose: phonetic guides hide their words, formulas vanish."""
    parts = {name: opened.read(name) for name in _PARTS if name in opened.namelist()}
    changed = {name: _plainer(data) for name, data in parts.items()}
    if changed == parts:
        return io.BytesIO(file.read_bytes())
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as copy:
        for name in opened.namelist():
            copy.writestr(name, changed.get(name) or opened.read(name))
    target.seek(0)
    return target


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
