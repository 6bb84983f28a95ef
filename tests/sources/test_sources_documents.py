"""Every real document of ../shared/documents is counted, and extracted or refused for the reason it has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kbdesk.errors import KbdeskError, Refused, Unreadable
from kbdesk.sources.extract import extract
from kbdesk.sources.facts import count_units

DOCUMENTS = Path(__file__).parents[2].parent / "shared" / "documents"

pytestmark = pytest.mark.skipif(not DOCUMENTS.is_dir(), reason="the real documents (../shared/documents) are not here")

FILES = sorted(file.name for file in DOCUMENTS.iterdir() if file.suffix != ".tsv") if DOCUMENTS.is_dir() else ["none"]

REFUSED = {
    "pptx-no-slides.pptx": (Unreadable, "no slides"),
    "image-english-korean.png": (Refused, "picture"),
    "image-japanese-vertical.jpeg": (Refused, "picture"),
    "image-table.png": (Refused, "picture"),
    "odt-text.odt": (Refused, "unsupported"),
    "pdf-encrypted-needs-password.pdf": (Unreadable, "password"),
    "pdf-scanned-1p-no-text.pdf": (Unreadable, "scan"),
    "pdf-scanned-3p-no-text.pdf": (Unreadable, "scan"),
    "pdf-scanned-rotated-180.pdf": (Unreadable, "scan"),
    "xlsx-password.xlsx": (Unreadable, "password"),
}

UNITS = {
    "pdf-french-12p.pdf": 12,
    "pdf-objstm-619p-linearised.pdf": 619,
    "pdf-objstm-outline.pdf": 4,
    "pdf-scanned-3p-no-text.pdf": 3,
    "pdf-encrypted-aes256-empty-password.pdf": 1,
    "pdf-encrypted-needs-password.pdf": 1,
    "pdf-broken-pages-tree.pdf": 3,
    "pptx-group-table-chart-pictures.pptx": 6,
    "pptx-notes-table.pptx": 3,
    "pptx-no-slides.pptx": 0,
    "pptx-spanish-english.pptx": 6,
    "xlsx-merged-formulas-5-sheets.xlsx": 5,
    "xlsx-inflated-1048496-rows.xlsx": 4,
    "xlsx-chartsheet-formulas.xlsx": 2,
    "xlsx-password.xlsx": None,
}

WORDS = {
    "docx-footnotes.docx": ["Ouch[1]", "1. A tachyon walks into a bar."],
    "docx-headings-lists-table-image.docx": [
        "# Swimming in the lake",
        "- Paddle about",
        "| Leaves | Ash, Elm, Maple | 50 |",
    ],
    "docx-nested-tables-lists-image.docx": ["A, B, C / Cell 1, Cell 2, Cell 3"],
    "docx-merged-cells-tables.docx": ["| Cell 2.0 |  | Cell 2.2 |"],
    "docx-table-comments.docx": [
        "This is a test comment. 12df-321a",
        "| 13 | 14 | 49e168b7-d2ae-407f-a055-2167576f39a1 |",
    ],
    "docx-spanish-english.docx": ["Todos los seres humanos"],
    "docx-utf8-bom-parts.docx": ["This XML has a byte order mark."],
    "epub-poetry.epub": ["The Slave Girl’s Address to Her Mother"],
    "html-blog.html": ["- Just by tuning the inference parameters"],
    "html-nested-table-cells.html": ["| Teal | - Pond / - Marsh / - Riverbank |"],
    "html-utf16-japanese.html": ["成分", "JIS G 4108"],
    "pdf-form.pdf": ["Bar"],
    "pdf-french-12p.pdf": ["Résumés et interrogations", "## Page 12"],
    "pdf-junk-before-header.pdf": ["junk before magic header"],
    "pdf-korean-tables.pdf": ["무이자할부"],
    "pdf-right-to-left.pdf": ["Python"],
    "pdf-broken-pages-tree.pdf": ["24mm Diameter", "its fonts do not say"],
    "pptx-comments.pptx": ["- This is a sample reviewer comment"],
    "pptx-group-table-chart-pictures.pptx": ["| 2003 | 2003 |", "This is a nested shape", "[picture: The first page"],
    "pptx-notes-table.pptx": ["Notes:\n\nSome notes on the second slide."],
    "xlsx-1904-dates.xlsx": ["| 11111 | 1934-06-03 |"],
    "xlsx-hebrew-formulas.xlsx": ["## Sheet: חישוב"],
    "xlsx-dates-attendance.xlsx": ["| 2020-10-01 | FALSE |"],
    "xlsx-inflated-1048496-rows.xlsx": ["## Sheet: Sheet4 (hidden)\n\n| header |"],
}


def test_every_document_is_counted_by_one_child():
    found = count_units([DOCUMENTS / name for name in FILES])
    assert len(found) == len(FILES)
    assert {name: found[DOCUMENTS / name].units for name in UNITS} == UNITS
    for file, facts in found.items():
        assert facts.type == file.suffix[1:]
        assert facts.units is None or facts.unit
        assert bool(facts.trouble) == ("password" in file.name and "empty" not in file.name)


@pytest.mark.parametrize("name", FILES)
def test_a_document_is_extracted_or_refused_for_what_it_is(name):
    if name in REFUSED:
        error, words = REFUSED[name]
        with pytest.raises(error, match=words):
            extract(DOCUMENTS / name)
        return
    found = extract(DOCUMENTS / name)
    assert len(re.findall(r"\w+", found.text)) >= 5
    assert "\0" not in found.text
    for words in WORDS.get(name, []):
        assert words in found.text


def test_text_boxes_appear_once():
    text = extract(DOCUMENTS / "docx-textboxes.docx").text
    assert text.count("Student falls ill") == 1


def test_a_long_pdf_gives_the_pages_asked_for():
    found = extract(DOCUMENTS / "pdf-objstm-619p-linearised.pdf", 600, 601)
    assert (found.first, found.last, found.total) == (600, 601, 619)
    assert found.text.count("## Page ") == 2
    assert extract(DOCUMENTS / "pdf-french-12p.pdf", 12).first == 12


def test_errors_name_the_file_as_the_caller_does():
    with pytest.raises(KbdeskError) as caught:
        extract(DOCUMENTS / "odt-text.odt", name="books/text.odt")
    assert caught.value.where == "books/text.odt"
