"""How much of what other tools read in a document kbdesk reads too: words in their order."""

from __future__ import annotations

import importlib
import re
import shutil
import subprocess
import tempfile
import unicodedata
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

from rapidfuzz.distance import LCSseq

if TYPE_CHECKING:
    from collections.abc import Iterator

_WORD = re.compile(r"[぀-ヿ㐀-䶿一-鿿가-힯]|[A-Za-zÀ-ɏ]+|\d+|[^\W\d_A-Za-zÀ-ɏ぀-ヿ㐀-䶿一-鿿가-힯]+")
"""A run of letters of one script, of digits, or an ideograph: where tools part signs of two kinds is not compared."""
_HEADINGS = re.compile(r"^## (?:Page \d+|Slide \d+(?: \(hidden\))?:?|Sheet: )", re.MULTILINE)
_PICTURE = re.compile(r"\[picture: [^\]]*\]")
_DAY = re.compile(r"\b(\d{1,2})/(\d{1,2})/(\d{4})\b")
_SHEETS = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1"
_NOTES = 'pdf:impress_pdf_Export:{"ExportNotesPages":{"type":"boolean","value":"true"}}'
PATIENCE = 240
"""Seconds that another tool may take."""


def words(text: str) -> list[str]:
    """Return the words of a text as they are compared."""
    plain = unicodedata.normalize("NFKC", text).replace("\u00ad", "").casefold()
    # Tools part a ligature of these letters the wrong way round.
    plain = re.sub("[اأإآل]+", lambda found: "".join(sorted(found[0])), plain)
    return _WORD.findall(re.sub(r"[\u200e\u200f\u202a-\u202e\u2066-\u2069]", "", plain))


def ours(text: str) -> list[str]:
    """Return the words that kbdesk read, without what it says itself: headings of pages, what pictures are called."""
    return words(_PICTURE.sub("", _HEADINGS.sub("", text)))


def share(found: list[str], wanted: list[str]) -> float:
    """Return how much of the wanted words was found, in their order."""
    return LCSseq.similarity(found, wanted) / len(wanted) if wanted else 1.0


def readings(file: Path) -> Iterator[tuple[str, list[str]]]:
    """Give what each other tool that is here reads in a file: the tool's name and the words."""
    kind = file.suffix.lower()
    if kind == ".pdf":
        for way in ("-raw", "", "-layout"):
            yield f"pdftotext {way}".strip(), words(_said(["pdftotext", *([way] if way else []), str(file), "-"]))
    elif kind in (".docx", ".odt", ".html"):
        yield "LibreOffice", words(_converted(file, "txt:Text (encoded):UTF8", "*.txt"))
        if kind == ".docx":
            yield "its own XML", words(_letters(file))
    elif kind == ".xlsx":
        yield "LibreOffice", words(_DAY.sub(_as_day, _converted(file, _SHEETS, "*.csv")))
        yield "openpyxl", words(_cells(file))
    elif kind == ".pptx":
        yield "LibreOffice", _slides(file)


def missing_tools() -> list[str]:
    """Return which of the other tools are not here."""
    return [name for name in ("pdftotext", "soffice") if shutil.which(name) is None]


def _said(command: list[str]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.decode("utf-8", "replace")


def _converted(file: Path, form: str, names: str) -> str:
    """Return what LibreOffice makes of a file, of several files in the order of their sheets."""
    with tempfile.TemporaryDirectory() as folder:
        profile = f"-env:UserInstallation=file://{folder}/profile"
        _said(["soffice", profile, "--headless", "--convert-to", form, "--outdir", folder, str(file)])
        made = sorted(Path(folder).glob(names), key=lambda each: _order(file, each))
        if names == "*.pdf":
            return "\f".join(_said(["pdftotext", "-raw", str(each), "-"]) for each in made)
        return "\n".join(each.read_text("utf-8-sig", "replace") for each in made)


def _order(file: Path, made: Path) -> int:
    if file.suffix.lower() != ".xlsx":
        return 0
    names: list[str] = _workbook(file).sheetnames
    name = made.stem.removeprefix(f"{file.stem}-")
    return names.index(name) if name in names else len(names)


def _workbook(file: Path) -> Any:
    return importlib.import_module("openpyxl").load_workbook(file, data_only=True)


def _cells(file: Path) -> str:
    """Return the values that the workbook itself holds, words and whole numbers: others show as their format says."""
    lines = []
    for sheet in _workbook(file).worksheets:
        for row in sheet.iter_rows(values_only=True):
            lines += [str(cell) for cell in row if isinstance(cell, str)]
    return "\n".join(lines)


def _letters(file: Path) -> str:
    """Return the words of a DOCX as its body has them, those of text boxes too; what is a stand-in is left out."""
    with zipfile.ZipFile(file) as opened:
        root = ElementTree.fromstring(opened.read("word/document.xml"))
    for around in root.iter():
        for stand_in in [child for child in around if child.tag.endswith("}Fallback")]:
            around.remove(stand_in)
    paragraphs = (each for each in root.iter() if each.tag.endswith("}p"))
    return "\n".join("".join(_of_run(run) for run in _runs(each)) for each in paragraphs)


def _runs(paragraph: ElementTree.Element) -> Iterator[ElementTree.Element]:
    """Give the runs of a paragraph, but not those of a text box in it, which has paragraphs of its own."""
    for child in paragraph:
        if child.tag.endswith("}r"):
            yield child
        elif not child.tag.endswith(("}p", "}del", "}pPr")):
            yield from _runs(child)


def _of_run(run: ElementTree.Element) -> str:
    breaks = ("}tab", "}br", "}cr")
    return "".join(" " if each.tag.endswith(breaks) else each.text or "" for each in run if _is_said(each))


def _is_said(element: ElementTree.Element) -> bool:
    return element.tag.endswith(("}t", "}tab", "}br", "}cr"))


def _slides(file: Path) -> list[str]:
    """Return each slide's words, then those of its notes, which LibreOffice prints below a picture of the slide."""
    pages = [words(page) for page in _converted(file, _NOTES, "*.pdf").split("\f") if page.strip()]
    half = len(pages) // 2
    found = []
    for slide, below in zip(pages[:half], pages[half:], strict=False):
        found += slide + _rest(below, slide)
    return found


def _rest(page: list[str], slide: list[str]) -> list[str]:
    """Return a page's words without those of the slide on it, and without its number."""
    left = list(slide)
    rest = []
    for word in page:
        if left and word == left[0]:
            left.pop(0)
        elif word in left[:3]:
            left.remove(word)
        else:
            rest.append(word)
    return rest[:-1] if rest and rest[-1].isdigit() else rest


def _as_day(found: re.Match[str]) -> str:
    """Write a date as kbdesk does."""
    return f"{found[3]}-{int(found[1]):02d}-{int(found[2]):02d}"
