"""A page leaves the desk: as a PDF with numbered sheets, as HTML that loads nothing, on paper."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Any

import pymupdf
import pytest
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtPrintSupport import QPrintDialog, QPrinter

from tests.desk.test_desk_reader import go_to

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

TEXT = """# Waves & more

Speed $v = \\sqrt{g h}$, see [Moon](../entities/moon.md), [down](#depth), [the web](https://example.org/a?b=1&c=2)
and [nothing](gone.md). 潮汐 <script>alert(1)</script> <b onclick="x()">bold</b> [bad](javascript:alert(1))

![A drawing](drawing.png "How it looks")

![afar](https://example.org/p.png)

- [x] done

> [!note] Heed
> this

## Depth

"""


@pytest.fixture
def page(folder: Path) -> Path:
    """A page of every kind that fills several sheets."""
    image = QImage(40, 20, QImage.Format.Format_RGB32)
    image.fill(0xFF336699)
    image.save(str(folder / "knowledge/concepts/drawing.png"))
    file = folder / "knowledge/concepts/waves.md"
    text = TEXT + "Many words that fill sheets of paper.\n\n" * 150
    file.write_text(f"---\ntype: concept\ntitle: Waves & more\n---\n\n{text}", "utf-8")
    return file


def exported(qtbot: QtBot, desk: Window, kind: str, target: Path) -> None:
    """Export the page through the menu's command and the file dialog."""
    desk.actions_[f"page.export_{kind}"].trigger()
    dialog = desk.leaving.dialog
    assert dialog is not None
    assert dialog.selectedFiles()[0].endswith(f"waves.{kind}")
    dialog.fileSelected.emit(str(target))
    dialog.reject()
    qtbot.waitUntil(lambda: any(str(target) in notice.text() for notice in desk.notices.notices()), timeout=20_000)


def test_a_page_becomes_html_that_stands_alone(qtbot: QtBot, desk: Window, page: Path, tmp_path: Path) -> None:
    go_to(qtbot, desk, "concept/waves")
    target = tmp_path / "waves.html"
    target.write_text("something older", "utf-8")
    exported(qtbot, desk, "html", target)
    text = target.read_text("utf-8")
    assert "<title>Waves &amp; more</title>" in text
    assert re.findall(r'<img src="(data:image/[^;]+)', text) == ["data:image/svg+xml", "data:image/png"]
    assert set(re.findall(r'href="([^"]*)"', text)) == {
        "#depth",
        "https://example.org/a?b=1&amp;c=2",
        "https://example.org/p.png",
    }
    assert re.findall(r'(?:src|srcset)="(?!data:)', text) == []
    assert "<script" not in text
    assert "onclick" not in re.sub(r"&lt;.*?&gt;", "", text)
    assert "default-src 'none'" in text
    assert "How it looks" in text


def test_a_page_becomes_a_pdf_with_numbered_sheets(qtbot: QtBot, desk: Window, page: Path, tmp_path: Path) -> None:
    go_to(qtbot, desk, "concept/waves")
    exported(qtbot, desk, "pdf", tmp_path / "waves.pdf")
    with pymupdf.open(tmp_path / "waves.pdf") as made:
        sheets = [sheet.get_text() for sheet in made]
        count = len(sheets)
        assert count > 2
        for number, sheet in enumerate(sheets, 1):
            assert f"{number} / {count}" in sheet
        assert "Waves & more" in sheets[0]
        assert "How it looks" in sheets[0]
        assert sum(sheet.count("Many words") for sheet in sheets) == 150
        assert len(made[0].get_images()) >= 2
        links: list[Any] = [link for sheet in made for link in sheet.get_links()]
        within = [link for link in links if link["kind"] == pymupdf.LINK_GOTO]
        (depth,) = made[0].search_for("Depth")
        assert {(link["page"], abs(link["to"].y - depth.y0) < 20) for link in within} == {(0, True)}
        assert {link["uri"] for link in links if link not in within} == {
            "https://example.org/a?b=1&c=2",
            "https://example.org/p.png",
        }
        assert [(level, words) for level, words, *_ in made.get_toc()] == [(1, "Waves & more"), (2, "Depth")]


def test_a_page_is_printed_on_the_printer_that_is_chosen(
    qtbot: QtBot, desk: Window, page: Path, tmp_path: Path
) -> None:
    go_to(qtbot, desk, "concept/waves")
    target = tmp_path / "paper.pdf"
    desk.actions_["page.print"].trigger()
    qtbot.waitUntil(lambda: any(each.isVisible() for each in desk.findChildren(QPrintDialog)))
    desk.findChild(QPrintDialog).reject()
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(target))
    leaf = desk.leaving.leaf()
    assert leaf is not None
    desk.leaving.print_on(leaf, printer)
    qtbot.waitUntil(lambda: target.exists() and target.read_bytes().rstrip().endswith(b"%%EOF"), timeout=20_000)
    with pymupdf.open(target) as made:
        assert "1 / " in made[0].get_text()
        assert sum(sheet.get_text().count("Many words") for sheet in made) == 150


def test_a_folder_that_is_gone_is_told(
    qtbot: QtBot,
    desk: Window,
    page: Path,
    tmp_path: Path,
    elsewhere: Callable[[Callable[[], Any]], Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_to(qtbot, desk, "concept/waves")
    shown: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()))
    desk.actions_["page.show_file"].trigger()
    qtbot.waitUntil(lambda: shown == [str(page.parent)])
    place = tmp_path / "usb"
    place.mkdir()
    desk.actions_["page.export_html"].trigger()
    elsewhere(lambda: shutil.rmtree(place))
    desk.leaving.dialog.fileSelected.emit(str(place / "waves.html"))
    desk.leaving.dialog.reject()
    qtbot.waitUntil(lambda: any("usb" in notice.text() for notice in desk.notices.notices()), timeout=10_000)
