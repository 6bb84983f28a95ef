from __future__ import annotations

import errno
import shutil
import struct
import subprocess
import sys
import zipfile
from datetime import date, datetime, time

import docx
import openpyxl
import pptx
import pymupdf
import pytest
from PIL import Image
from pptx.chart.data import CategoryChartData
from pptx.enum.chart import XL_CHART_TYPE
from pptx.util import Inches
from reportlab.pdfgen import canvas

from kbdesk.errors import Cancelled, NotFound, Refused, StorageFailed, Unreadable, Unsupported
from kbdesk.sources.extract import Limits, extract
from kbdesk.sources.facts import Facts, count_units
from kbdesk.sources.reading.viewing import tabled

WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'


def pdf(path, *texts: str):
    made = canvas.Canvas(str(path))
    for text in texts:
        made.drawString(72, 700, text)
        made.showPage()
    made.save()
    return path


def deck(path):
    made = pptx.Presentation()
    for title in ("First", "Second", "Third"):
        slide = made.slides.add_slide(made.slide_layouts[1])
        slide.shapes.title.text = title
    body = made.slides[1].placeholders[1].text_frame
    body.text = "one\vtwo"
    body.add_paragraph().text = "deeper"
    body.paragraphs[1].level = 1
    made.slides[1].notes_slide.notes_text_frame.text = "What to say."
    table = made.slides[2].shapes.add_table(2, 2, Inches(1), Inches(1), Inches(4), Inches(1)).table
    for row, column, text in ((0, 0, "a|b"), (0, 1, "B"), (1, 0, "1"), (1, 1, "2")):
        table.cell(row, column).text = text
    group = made.slides[2].shapes.add_group_shape()
    inner = group.shapes.add_group_shape()
    inner.shapes.add_textbox(0, 0, Inches(1), Inches(1)).text_frame.text = "In a group in a group"
    data = CategoryChartData()
    data.categories = ["2024", "2025"]
    data.add_series("Rain", (12.5, 7))
    made.slides[0].shapes.add_chart(XL_CHART_TYPE.COLUMN_CLUSTERED, 0, 0, Inches(3), Inches(3), data)
    slides = made.slides._sldIdLst
    slides.insert(0, slides[2])  # the third comes first in the deck, last among the files
    made.save(str(path))
    return path


def workbook(path):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = "Rain"
    sheet.append(["Day", "At", "Time", "mm", "Sure", "Line"])
    sheet.append([date(2026, 11, 30), datetime(2026, 11, 30, 5, 34), time(6, 9, 23), 2.0, True, "a\nb | c"])
    sheet.cell(row=500, column=1, value="far below")
    sheet.cell(row=1_048_000, column=30).number_format = "0.00"
    book.create_sheet("Empty")
    book.create_sheet("Hidden").sheet_state = "hidden"
    book["Hidden"]["C3"] = 1
    book.save(path)
    return path


# --- DOCX


def test_a_docx_keeps_headings_lists_and_tables(tmp_path):
    made = docx.Document()
    made.add_heading("Tides", 1)
    made.add_paragraph("Twice a day.\nMore or less.")
    made.add_paragraph("Springs", style="List Bullet")
    made.add_paragraph("Neaps", style="List Number")
    table = made.add_table(2, 3)
    for index, text in enumerate(("A", "B", "C", "1", "", "3")):
        table.cell(index // 3, index % 3).text = text
    table.cell(1, 0).merge(table.cell(1, 1))
    made.save(str(tmp_path / "t.docx"))
    text = extract(tmp_path / "t.docx").text
    assert "# Tides\n\nTwice a day.\nMore or less." in text
    assert "- Springs" in text
    assert "1. Neaps" in text
    assert "| A | B | C |\n| --- | --- | --- |\n| 1 |  | 3 |" in text


def test_phonetic_guides_leave_their_words_and_formulas_their_letters(tmp_path):
    made = docx.Document()
    made.add_paragraph("MARK")
    made.save(str(tmp_path / "plain.docx"))
    ruby = (
        "<w:r><w:ruby><w:rubyPr/><w:rt><w:r><w:t>とうきょう</w:t></w:r></w:rt>"
        "<w:rubyBase><w:r><w:t>東京</w:t></w:r></w:rubyBase></w:ruby></w:r>"
        '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>E=mc</m:t></m:r></m:oMath>'
    )
    with zipfile.ZipFile(tmp_path / "plain.docx") as old, zipfile.ZipFile(tmp_path / "ruby.docx", "w") as new:
        for name in old.namelist():
            data = old.read(name).replace(b"<w:r><w:t>MARK</w:t></w:r>", ruby.encode())
            new.writestr(name, data)
    text = extract(tmp_path / "ruby.docx").text
    assert "東京" in text
    assert "とうきょう" not in text
    assert "E=mc" in text


# --- PPTX


def test_slides_come_in_the_deck_s_order_with_notes_tables_and_groups(tmp_path):
    found = extract(deck(tmp_path / "d.pptx"))
    assert (found.unit, found.first, found.last, found.total) == ("slides", 1, 3, 3)
    assert [line for line in found.text.splitlines() if line.startswith("## ")] == [
        "## Slide 1: Third",
        "## Slide 2: First",
        "## Slide 3: Second",
    ]
    assert "| a\\|b | B |\n| --- | --- |\n| 1 | 2 |" in found.text
    assert "In a group in a group" in found.text
    assert "one\n" in found.text
    assert "onetwo" not in found.text
    assert "  - deeper" in found.text
    assert "Notes:\n\nWhat to say." in found.text
    assert "| 2024 | 12.5 |" in found.text


def test_a_range_of_slides(tmp_path):
    file = deck(tmp_path / "d.pptx")
    found = extract(file, 2, 2)
    assert (found.first, found.last, found.total) == (2, 2, 3)
    assert "Third" not in found.text
    assert extract(file, 2, 99).last == 3
    for first, last in ((0, 1), (4, 4), (3, 2)):
        with pytest.raises(Refused, match="3 slides"):
            extract(file, first, last)


# --- XLSX


def test_sheets_with_iso_dates_and_trimmed_edges(tmp_path):
    found = extract(workbook(tmp_path / "w.xlsx"))
    assert (found.unit, found.total) == ("sheets", 3)
    assert found.text == (
        "## Sheet: Rain\n\n| Day | At | Time | mm | Sure | Line |\n| --- | --- | --- | --- | --- | --- |\n"
        "| 2026-11-30 | 2026-11-30 05:34:00 | 06:09:23 | 2 | TRUE | a / b \\| c |\n| far below |  |  |  |  |  |\n\n"
        "## Sheet: Empty\n\n(empty)\n\n## Sheet: Hidden (hidden)\n\n| 1 |\n| --- |"
    )
    assert extract(tmp_path / "w.xlsx", 2, 2).text == "## Sheet: Empty\n\n(empty)"


# --- PDF


def test_pages_of_a_pdf(tmp_path):
    file = pdf(tmp_path / "p.pdf", "Page one", "Page two", "Page three")
    assert extract(file).text == "## Page 1\n\nPage one\n\n## Page 2\n\nPage two\n\n## Page 3\n\nPage three"
    assert extract(file, 2).text == "## Page 2\n\nPage two\n\n## Page 3\n\nPage three"
    assert extract(file, None, 1).text == "## Page 1\n\nPage one"


def test_text_is_cut_at_the_limit_and_says_so(tmp_path):
    file = pdf(tmp_path / "p.pdf", "Page one", "Page two", "Page three")
    found = extract(file, limits=Limits(characters=30))
    assert found.truncated
    assert len(found.text) <= 32
    assert found.last == 2


def test_a_scan_says_that_it_is_one(tmp_path):
    picture = tmp_path / "scan.png"
    Image.new("RGB", (200, 200), "white").save(picture)
    made = canvas.Canvas(str(tmp_path / "s.pdf"))
    made.drawImage(str(picture), 0, 0)
    made.showPage()
    made.save()
    with pytest.raises(Unreadable, match="scan") as caught:
        extract(tmp_path / "s.pdf", name="books/s.pdf")
    assert caught.value.where == "books/s.pdf"


def test_a_pdf_with_a_password_says_so(tmp_path):
    document = pymupdf.open(str(pdf(tmp_path / "p.pdf", "secret")))
    document.save(str(tmp_path / "l.pdf"), encryption=pymupdf.PDF_ENCRYPT_AES_256, user_pw="x", owner_pw="y")
    with pytest.raises(Unreadable, match="password"):
        extract(tmp_path / "l.pdf")
    assert "password" in count_units([tmp_path / "l.pdf"])[tmp_path / "l.pdf"].trouble


# --- HTML and plain text


def test_a_saved_page_gives_its_main_content_without_scripts(tmp_path):
    body = "".join(
        f"<p>Paragraph {number} of the article says a good deal about tides and moons.</p>" for number in range(9)
    )
    (tmp_path / "p.html").write_text(
        f"<html><head><title>Tides</title><style>p{{}}</style></head><body><nav><a href='/'>Home</a></nav>"
        f"<script>alert('no')</script><article><h1>Tides</h1>{body}<table><tr><th>a</th><th>b</th></tr><tr><td>1</td>"
        f"<td><ul><li>x</li><li>y</li></ul></td></tr></table></article><footer>Imprint</footer></body></html>"
    )
    text = extract(tmp_path / "p.html").text
    assert text.startswith("# Tides\n\nParagraph 0")
    assert "| 1 | - x / - y |" in text
    for word in ("alert", "Home", "p{}"):
        assert word not in text


@pytest.mark.parametrize(
    ("name", "data", "expected"),
    [
        ("a.txt", b"a\r\nb", "a\nb"),
        ("a.md", b"\xef\xbb\xbf# \xc3\xa9", "# é"),
        ("a.csv", "é;1".encode("utf-16"), "é;1"),
        ("b.csv", "name;1\nother;2\n".encode("utf-16-be"), "name;1\nother;2\n"),
        ("c.csv", "é;ü".encode("utf-32"), "é;ü"),
        ("d.txt", "潮汐 1\n潮 2\n".encode("utf-16-le"), "潮汐 1\n潮 2\n"),
        ("e.txt", ("Прилив, 12 раз. " * 20).encode("utf-16-be"), "Прилив, 12 раз. " * 20),
        ("f.txt", ("ज्वार 12\n" * 20).encode("utf-16-le"), "ज्वार 12\n" * 20),
        ("a.py", b"print(1)\n", "print(1)\n"),
        ("noext", b"words", "words"),
        ("latin.txt", ("Der Bär läuft über die Straße und fängt große Fische. " * 5).encode("cp1252"), None),
    ],
)
def test_text_in_any_common_encoding(tmp_path, name, data, expected):
    (tmp_path / name).write_bytes(data)
    text = extract(tmp_path / name).text
    assert text == expected if expected is not None else "Bär läuft über die Straße" in text


# --- refusals


@pytest.mark.parametrize(
    ("name", "data", "error", "words"),
    [
        ("a.pdf", b"", Unreadable, "empty"),
        ("a.pdf", b"version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", Unreadable, "Git LFS"),
        ("a.pdf", b"hello", Unreadable, "damaged"),
        ("a.pdf", b"%PDF-1.7\n" + b"\x00garbage" * 50, Unreadable, "damaged"),
        ("a.docx", b"hello", Unreadable, "damaged"),
        ("a.docx", b"PK\x03\x04" + b"x" * 100, Unreadable, "damaged"),
        ("a.pptx", b"PK\x03\x04" + b"x" * 100, Unreadable, "damaged"),
        ("a.xlsx", b"PK\x03\x04" + b"x" * 100, Unreadable, "damaged"),
        (
            "a.docx",
            b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + "EncryptedPackage".encode("utf-16-le"),
            Unreadable,
            "password",
        ),
        ("a.docx", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 600, Unreadable, "older"),
        ("a.docx", b"%PDF-1.7\n", Unreadable, "type PDF"),
        ("a.html", b"%PDF-1.7\n", Unreadable, "type PDF"),
        ("a.pdf", b"\x89PNG\r\n\x1a\n", Unreadable, "type PNG"),
        ("a.html", b"<body>Words. " + b"<div><p>" * 5000 + b"more", Unreadable, "too deeply"),
        ("a.odt", b"PK\x03\x04" + b"x" * 100, Unsupported, "unsupported"),
        ("a.doc", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", Unsupported, "unsupported"),
        ("a.rtf", b"{\\rtf1 x}", Unsupported, "unsupported"),
        ("a.png", b"\x89PNG", Refused, "picture"),
        ("a.mp3", b"ID3", Refused, "recording"),
        ("a.bin", bytes(range(256)) * 20, Unsupported, "unsupported"),
        ("a.txt", b"\xef\xbb\xbf", Unreadable, "empty"),
        ("a.csv", b" \n" * 10, Unreadable, "empty"),
        ("records.dat", b"".join(b"NAME%03d\0" % number for number in range(500)), Unsupported, "unsupported"),
        ("lines.txt", b"abc\0def\n" * 100, Unsupported, "unsupported"),
        ("words.dat", b"".join(b"AN OWL%02d\n\0" % (number % 99) for number in range(99)), Unsupported, "unsupported"),
        ("sound.raw", struct.pack("<5000h", *(100 + at % 100 for at in range(5000))), Unsupported, "unsupported"),
        ("quiet.raw", struct.pack(">5000h", *(65 + at % 50 for at in range(5000))), Unsupported, "unsupported"),
        ("a.gz", b"\x1f\x8b\x08\x00", Unsupported, "unsupported"),
        ("a.html", b"<html><script>x()</script></html>", Unreadable, "no text"),
    ],
)
def test_what_has_no_text_is_refused_with_the_reason(tmp_path, name, data, error, words):
    (tmp_path / name).write_bytes(data)
    with pytest.raises(error, match=words) as caught:
        extract(tmp_path / name)
    assert caught.value.where == name
    assert caught.value.next_step


def test_a_name_that_says_another_kind_than_the_content_is_named(tmp_path):
    book, deck, letter = openpyxl.Workbook(), pptx.Presentation(), docx.Document()
    book.active["A1"] = "Tides"
    book.save(tmp_path / "book.xlsx")
    deck.save(tmp_path / "deck.pptx")
    letter.save(tmp_path / "letter.docx")
    lying = (("book.xlsx", "a.docx"), ("deck.pptx", "a.xlsx"), ("letter.docx", "a.pptx"), ("book.xlsx", "a.xls"))
    for made, name in lying:
        shutil.copy(tmp_path / made, tmp_path / name)
        true = made.partition(".")[2]
        with pytest.raises(Unreadable, match=f"name says .* of the type {true.upper()}") as caught:
            extract(tmp_path / name)
        assert f".{true}" in str(caught.value.next_step)
        assert "name says" in count_units([tmp_path / name])[tmp_path / name].trouble or name == "a.docx"
    (tmp_path / "book.xlsx").rename(tmp_path / "book.xlsm")
    assert "Tides" in extract(tmp_path / "book.xlsm").text


def test_tags_that_nobody_closed_keep_no_text_from_being_read(tmp_path):
    (tmp_path / "a.html").write_text(
        "<html><body>First. " + "<b><I class='x'>" * 5000 + "The words at last.</body></html>"
    )
    text = extract(tmp_path / "a.html").text
    assert "First." in text
    assert "The words at last." in text


def test_a_range_of_what_has_no_units_is_refused(tmp_path):
    (tmp_path / "a.txt").write_text("x")
    with pytest.raises(Refused, match="no pages"):
        extract(tmp_path / "a.txt", 1, 2)


def test_a_file_that_is_gone(tmp_path):
    with pytest.raises(NotFound):
        extract(tmp_path / "gone.pdf")


def bomb(path, name: str, megabytes: int):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made, made.open(name, "w") as part:
        for _ in range(megabytes):
            part.write(b" " * 1024 * 1024)
    return path


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("b.docx", "word/document.xml"),
        ("b.pptx", "ppt/presentation.xml"),
        ("b.xlsx", "xl/workbook.xml"),
        ("b.epub", "x"),
    ],
)
def test_a_zip_bomb_is_not_opened(tmp_path, name, part):
    file = bomb(tmp_path / name, part, 64)
    with pytest.raises(Refused, match="zip bomb"):
        extract(file)
    if name.endswith(("pptx", "xlsx")):
        assert "zip bomb" in count_units([file])[file].trouble


def test_too_many_parts_are_not_opened(tmp_path):
    with zipfile.ZipFile(tmp_path / "b.docx", "w") as made:
        for number in range(20_001):
            made.writestr(str(number), b"")
    with pytest.raises(Refused, match="20,001 parts"):
        extract(tmp_path / "b.docx")


def test_a_document_that_needs_too_much_memory_ends_only_the_child(tmp_path):
    if sys.platform == "win32":
        pytest.skip("Windows has no RLIMIT_AS")
    body = "".join(f"<w:p><w:r><w:t>{number}</w:t></w:r></w:p>" for number in range(300_000))
    made = docx.Document()
    made.add_paragraph("MARK")
    made.save(str(tmp_path / "plain.docx"))
    with zipfile.ZipFile(tmp_path / "plain.docx") as old, zipfile.ZipFile(tmp_path / "big.docx", "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name).replace(b"<w:p><w:r><w:t>MARK</w:t></w:r></w:p>", body.encode()))
    with pytest.raises(Refused, match="memory"):
        extract(tmp_path / "big.docx", limits=Limits(memory=256 * 1024 * 1024))


def test_a_sheet_with_cells_all_over_the_world_ends_only_the_child(tmp_path):
    if sys.platform == "win32":
        pytest.skip("Windows has no RLIMIT_AS")
    book = openpyxl.Workbook()
    for number in range(1, 3_000):
        book.active.cell(number * 300, number * 5, 1)
    book.save(tmp_path / "sparse.xlsx")
    with pytest.raises(Refused, match="memory"):
        extract(tmp_path / "sparse.xlsx")
    assert count_units([tmp_path / "sparse.xlsx"])[tmp_path / "sparse.xlsx"].units == 1


def test_a_page_nested_deeper_than_browsers_make_them_keeps_its_text(tmp_path):
    (tmp_path / "deep.html").write_text("<b>" * 300 + "<p>word word</p>" * 1000)
    assert extract(tmp_path / "deep.html").text.count("word word") == 1000


def test_a_document_that_takes_too_long_is_given_up(tmp_path, monkeypatch):
    hanging(monkeypatch, tmp_path)
    (tmp_path / "hang.pdf").write_bytes(b"%PDF-1.7")
    with pytest.raises(Refused, match="longer"):
        extract(tmp_path / "hang.pdf", limits=Limits(seconds=0.2))


def test_waiting_can_be_cancelled(tmp_path, monkeypatch):
    hanging(monkeypatch, tmp_path)
    (tmp_path / "hang.pdf").write_bytes(b"%PDF-1.7")

    def cancel(done: int, total: int) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        extract(tmp_path / "hang.pdf", job=cancel)


def hanging(monkeypatch, tmp_path):
    """Start a child whose reader hangs at files called hang and dies at files called die."""
    script = tmp_path / "child.py"
    script.write_text(
        "import json, os, sys, threading\n"
        "request = json.loads(sys.stdin.buffer.read())\n"
        "for file in request['files']:\n"
        "    name = os.path.basename(file)\n"
        "    if 'hang' in name: threading.Event().wait()\n"
        "    if 'die' in name: os.abort()\n"
        "    if 'fail' in name: sys.exit(1)\n"
        "    print(json.dumps({'unit': 'pages', 'units': 1, 'trouble': ''}), flush=True)\n"
    )
    monkeypatch.setattr("kbdesk.children.command", lambda _child: [sys.executable, str(script)])
    monkeypatch.setattr("kbdesk.sources.process._START", 0.5)


# --- counting


def test_counting_many_files_needs_one_child(tmp_path, monkeypatch):
    started = []
    real = subprocess.Popen
    monkeypatch.setattr(
        "kbdesk.children.subprocess.Popen", lambda *args, **more: started.append(1) or real(*args, **more)
    )
    files = [pdf(tmp_path / f"{number}.pdf", *["x"] * (number % 3 + 1)) for number in range(30)]
    files += [deck(tmp_path / "d.pptx"), workbook(tmp_path / "w.xlsx"), tmp_path / "note.md", tmp_path / "gone.pdf"]
    (tmp_path / "note.md").write_text("x")
    seen = []
    found = count_units(files, job=lambda done, total: seen.append((done, total)))
    assert found[tmp_path / "4.pdf"] == Facts("pdf", "pages", 2)
    assert found[tmp_path / "d.pptx"] == Facts("pptx", "slides", 3)
    assert found[tmp_path / "w.xlsx"] == Facts("xlsx", "sheets", 3)
    assert found[tmp_path / "note.md"] == Facts("md")
    assert found[tmp_path / "gone.pdf"].trouble
    assert len(started) == 1
    assert seen[0][1] == 33


def test_a_file_that_hangs_or_ends_the_child_does_not_fail_the_others(tmp_path, monkeypatch):
    hanging(monkeypatch, tmp_path)
    names = ("a.pdf", "hang.pdf", "b.pdf", "die.pdf", "fail.pdf", "c.pdf")
    found = count_units([tmp_path / name for name in names], limits=Limits(seconds=0.5))
    assert [found[tmp_path / name].units for name in names] == [1, None, 1, None, None, 1]
    assert "longer" in found[tmp_path / "hang.pdf"].trouble
    assert "crash" in found[tmp_path / "die.pdf"].trouble
    assert "damaged" in found[tmp_path / "fail.pdf"].trouble


def test_pages_that_a_damaged_pdf_speaks_of_are_told_with_its_trouble(tmp_path):
    (tmp_path / "p.pdf").write_bytes(
        b"%PDF-1.4\n1 0 obj << /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 >> endobj\n"
    )
    (tmp_path / "q.pdf").write_bytes(b"%PDF-1.4\n<< /Type /Pages /Count 9 >>\n<< /Type /Page >> << /Type /Page >>\n")
    (tmp_path / "r.pdf").write_bytes(b"%PDF-1.5\ncompressed\n")
    found = count_units([tmp_path / name for name in ("p.pdf", "q.pdf", "r.pdf")])
    assert [facts.units for facts in found.values()] == [3, 2, None]
    assert all("damaged" in facts.trouble for facts in found.values())


def test_the_parent_never_loads_the_heavy_libraries():
    heavy = ("pymupdf", "pptx", "mammoth", "python_calamine", "trafilatura", "lxml")
    script = (
        "import sys, kbdesk.sources.extract, kbdesk.sources.facts, kbdesk.sources.download, kbdesk.sources.edits,"
        f" kbdesk.sources.repair\nprint([name for name in {heavy} if name in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_the_child_imports_nothing_from_the_folder_it_is_started_in(tmp_path, monkeypatch):
    (tmp_path / "kbdesk").mkdir()
    (tmp_path / "kbdesk/__init__.py").write_text("raise SystemExit(1)")
    (tmp_path / "json.py").write_text("raise SystemExit(1)")
    (tmp_path / "a.txt").write_text("words")
    monkeypatch.chdir(tmp_path)
    assert extract(tmp_path / "a.txt").text == "words"


def test_what_a_library_prints_does_not_disturb_the_answers(tmp_path):
    script = (
        "import sys\nfrom kbdesk.sources.reading import plain\nreal = plain.read\n"
        "def noisy(*args):\n    print('noise', flush=True)\n    return real(*args)\n"
        "plain.read = noisy\nfrom kbdesk.sources import child\nsys.exit(child.main())"
    )
    (tmp_path / "a.txt").write_text("words")
    request = (
        '{"task": "extract", "first": null, "last": null, "characters": 10, "memory": 1000000000, "seconds": 10,'
        f' "files": ["{tmp_path / "a.txt"}"]}}'
    )
    told = subprocess.run([sys.executable, "-c", script], input=request, capture_output=True, text=True, check=True)
    assert "noise" not in told.stdout
    assert '"words"' in told.stdout


def test_a_reader_that_cannot_be_started_is_told_in_words(tmp_path, monkeypatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr("kbdesk.children.subprocess.Popen", refused)
    with pytest.raises(StorageFailed, match="could not be started"):
        extract(pdf(tmp_path / "a.pdf", "One"))


def test_a_workbook_with_a_few_cells_far_apart_is_read_and_shown_where_they_stand(tmp_path):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet["A1"], sheet["B2"], sheet["C3"] = "Tides of the bay", date(2026, 1, 2), 0.25
    sheet["C3"].number_format = "0%"
    sheet["AB70000"], sheet["XFD1"] = "=1/0", "a stray word"
    book.create_sheet("Next").append(["as it is"])
    book.save(tmp_path / "stray.xlsx")
    text = extract(tmp_path / "stray.xlsx").text
    assert "| Tides of the bay |  |  |  | a stray word |" in text
    assert "2026-01-02" in text
    assert "25%" in text
    assert "as it is" in text
    tables = tabled.book(tmp_path / "stray.xlsx")
    assert tables.sheet(0)["columns"] == 16_384
    (first, second, third) = tables.rows(0, 0, 3)["rows"]
    assert (first[0], first[16_383], second, third) == (
        *("Tides of the bay", "a stray word"),
        ["", "2026-01-02"],
        ["", "", "25%"],
    )
    assert tables.find("stray", 1, 2)["hits"] == [(1, 0, 16_383)]
    assert tables.rows(1, 0, 1)["rows"] == [["as it is"]]
