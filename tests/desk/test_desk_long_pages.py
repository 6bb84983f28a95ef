"""Long pages: the first words stand at once, the rest follows, and the whole is what it would be rendered in one go."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QVBoxLayout, QWidget
from test_desk_reader import go_to, shows
from test_desk_rendering import DRESS, resolve

from kbdesk.desk import look
from kbdesk.desk.reader import loading, parsing
from kbdesk.desk.reader.browser import PageBrowser
from kbdesk.desk.reader.dress import Words
from kbdesk.desk.reader.markdown import parser
from kbdesk.desk.reader.parsing import Parsing
from kbdesk.desk.reader.rendering import render, render_beginning, render_on, style_sheet

if TYPE_CHECKING:
    from markdown_it.token import Token
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

TESTS = Path(__file__).parents[1]
NASTY = """See [^far], [ref][Below] and ^[one *inside*, see [[Moon]]]. &amp; \\* ==m==

- [ ] todo **a**
- [x] done

  > [!tip]- Folded [^far]
  > - [ ] in it
  >
  > [^in]: Noted [^other] in a quote.

  1. a
     - b

     ```
     [^far]: not a note
- [ ] last

| a | b |
|---|---|
| [x](moon.md) | `|` [^in] |

Term
: What it means [^far]

[^far]: A note

    with - [ ] two paragraphs[^other]
[^other]: Other. ^[deep]
[^unused]: Nobody says it.

<div>
- [ ] no task

</div>

$$
x [^far]
$$

[below]: https://example.org "Title"
***
Setext [^in]
===
# Same
## Same
Told. ^mark
"""
LONG = (
    "The first words, see [it][below] and [^n].\n\n- loose\n"
    + "".join(
        f"\n## Part {part}\n\n{'Words of the tide, [moon](moon.md) and **more**. ' * 12}\n" for part in range(200)
    )
    + "\n## The end\n\nNeap words.\n\n[below]:\n moon.md\n[^n]: Noted.\n"
)


@pytest.mark.parametrize("portion", [1, 3, 200])
def test_a_text_parsed_bit_by_bit_gives_the_tokens_of_all_at_once(
    monkeypatch: pytest.MonkeyPatch, portion: int
) -> None:
    monkeypatch.setattr(parsing, "PORTION", portion)
    texts = [NASTY, NASTY * 3, "", "[^a]: only", "^[only]", "- [ ] a\n" * 300, *map(text_of, TESTS.rglob("*.md"))]
    for text in texts:
        bit = Parsing(text)
        for at in range(len(bit.tokens) + 1):
            bit.read_to(at)
        assert told(bit.tokens) == told(parser().parse(text))


def text_of(file: Path) -> str:
    return file.read_text("utf-8", "replace")


def told(tokens: list[Token]) -> list[dict[str, object]]:
    """Return tokens without what says of a list that it holds tasks: nobody reads that."""
    for token in tokens:
        if token.attrs.get("class") == "contains-task-list":
            del token.attrs["class"]
    return [token.as_dict() for token in tokens]


def test_the_beginning_is_the_first_chunk_of_the_whole() -> None:
    look = (resolve, DRESS, Words(), frozenset[int]())
    *portions, whole = render_on(LONG, *look)
    beginning = render_beginning(LONG, *look)

    assert whole == render(LONG, *look)
    assert [part.chunks for part in portions] == [whole.chunks[: count + 1] for count in range(len(whole.chunks))]
    assert beginning.chunks == whole.chunks[:1]
    assert 'href="page:entity/moon"' in beginning.chunks[0]
    assert 'href="page:#footnote-1"' in beginning.chunks[0]
    assert (beginning.is_whole, whole.is_whole) == (False, True)


def write(folder: Path, name: str, text: str) -> None:
    (folder / "knowledge" / "concepts" / f"{name}.md").write_text(f"---\ntype: concept\n---\n\n# {name}\n\n{text}")


def take_in(qtbot: QtBot, desk: Window, *pages: str) -> None:
    desk.session.look()
    qtbot.waitUntil(lambda: {row.id for row in desk.session.project.rows()} >= set(pages))
    qtbot.waitUntil(desk.session.work.is_idle)


def test_a_long_page_is_read_while_the_rest_of_it_comes(qtbot: QtBot, desk: Window, folder: Path) -> None:
    write(folder, "long", LONG)
    # That nothing is defined in code is only known when all of the page is read.
    write(folder, "odd", LONG.replace("[below]:\n moon.md", "~~~\n[below]: moon.md\n~~~"))
    take_in(qtbot, desk, "concept/long", "concept/odd")
    rooms, browser = desk.rooms, desk.rooms.reader.browser
    seen: list[tuple[str, bool, int]] = []
    rooms.reader.page_shown.connect(
        lambda page: seen.append((page.row.id, browser.is_settled(), len(rooms.view.headings())))
    )
    for name in ("long", "odd"):
        seen.clear()
        go_to(qtbot, desk, f"concept/{name}")
        assert "The first words, see it" in browser.toPlainText()
        qtbot.keyClick(browser, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
        qtbot.waitUntil(browser.is_settled)
        end = QTextCursor(browser.document())
        end.movePosition(QTextCursor.MoveOperation.End)
        qtbot.waitUntil(lambda end=end: browser.viewport().rect().contains(browser.cursorRect(end)))
        first, last = seen
        assert (first[1], last[2]) == (False, 201)
        assert first[2] < 100
        assert browser.toHtml() == html_at_once(qtbot, desk, f"concept/{name}")


def html_at_once(qtbot: QtBot, desk: Window, page_id: str) -> str:
    """Return the document of a page that comes whole."""
    reader = desk.rooms.reader
    wanted = replace(reader._wanted(page_id, ""), at_once=True)
    project, found = desk.session.project, []
    desk.session.read(desk, lambda job: loading.load(project, wanted, job), found.append)
    qtbot.waitUntil(lambda: bool(found))
    head = QWidget()
    QVBoxLayout(head)
    browser = PageBrowser(head, desk)
    browser.show_chunks(found[0].rendered.chunks, style_sheet(reader.dress()), 0)
    qtbot.waitUntil(browser.is_settled)
    browser.document().rootFrame().setFrameFormat(reader.browser.document().rootFrame().frameFormat())
    return browser.toHtml()


def test_places_are_found_in_a_long_page_when_they_come(qtbot: QtBot, desk: Window, folder: Path) -> None:
    write(folder, "long", LONG)
    take_in(qtbot, desk, "concept/long")
    browser = desk.rooms.reader.browser
    bar = browser.verticalScrollBar()

    go_to(qtbot, desk, "concept/long", "Part 150")
    qtbot.waitUntil(browser.is_settled)
    cursor = browser.cursorForPosition(browser.viewport().rect().topLeft())
    assert "Part 150" in cursor.block().text() + cursor.block().next().text()

    place = bar.value()
    go_to(qtbot, desk, "overview")
    desk.rooms.reader.go(-1)
    qtbot.waitUntil(lambda: shows(desk, "concept/long") and browser.is_settled())
    assert bar.value() == place

    desk.rooms.reader.go(1)
    qtbot.waitUntil(lambda: shows(desk, "overview"))
    desk.rooms.reader.go(-1)
    qtbot.waitUntil(lambda: shows(desk, "concept/long"))
    assert not browser.is_settled()
    desk.rooms.reader.go(1)  # while the rest is on its way: it comes no more, and the place is kept
    qtbot.waitUntil(lambda: shows(desk, "overview"))
    qtbot.waitUntil(desk.session.work.is_idle)
    assert "Words of the tide" not in browser.toPlainText()
    desk.rooms.reader.go(-1)
    qtbot.waitUntil(lambda: shows(desk, "concept/long") and browser.is_settled())
    assert bar.value() == place

    go_to(qtbot, desk, "overview")
    go_to(qtbot, desk, "concept/long")
    desk.rooms.reader.find_words()
    find = desk.rooms.reader.find_bar
    assert find is not None
    qtbot.keyClicks(find.line, "neap words")
    assert not browser.is_settled()
    qtbot.waitUntil(lambda: browser.is_settled() and find.count() == 1)
    qtbot.waitUntil(lambda: bar.value() > place)  # it goes there, though nothing was found before
    qtbot.keyClick(find.line, Qt.Key.Key_Escape)


def test_an_endless_title_breaks_and_leaves_room_for_the_text(qtbot: QtBot, desk: Window, folder: Path) -> None:
    title = "Unbroken" * 450
    head = f"---\ntype: concept\ntitle: {title}\n---\n\n"
    (folder / "knowledge" / "concepts" / "endless.md").write_text(f"{head}Words.")
    take_in(qtbot, desk, "concept/endless")
    go_to(qtbot, desk, "concept/endless")
    reader = desk.rooms.reader
    shown = reader.head.title
    qtbot.waitUntil(lambda: shown.height() >= shown.heightForWidth(shown.width()))
    assert "\u200b" in shown.text()
    box = QRect(0, 0, shown.width(), 10_000)
    assert shown.fontMetrics().boundingRect(box, Qt.TextFlag.TextWordWrap, shown.text()).width() <= shown.width()
    assert shown.height() < reader.browser.viewport().height() / 2
    assert (shown.accessibleName(), shown.toolTip()) == (title, title)
    go_to(qtbot, desk, "overview")
    assert "\u200b" not in shown.text()


def test_an_icon_of_no_size_is_nothing() -> None:
    assert look.icon("copy").pixmap(QSize(0, 0)).isNull()
