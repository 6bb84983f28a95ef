"""Formulas: drawn on their line, as they are written where they are none, too dear or too many; never long."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from kbdesk.desk.look import load
from kbdesk.desk.reader import maths, typeset
from kbdesk.desk.reader.dress import Dress, Words
from kbdesk.desk.reader.rendering import Rendered, render
from kbdesk.desk.reader.typeset import Typesetter
from tests.desk.test_desk_reader import go_to

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

DRAWN = Typesetter(20.0, "#112233", 2.0, 2.0)


def rendered(text: str, drawn: Typesetter = DRAWN) -> Rendered:
    theme = load("light")
    return render(text, lambda _href, _wiki: None, Dress(theme.colours, theme.syntax, 11, typeset=drawn), Words())


@pytest.mark.usefixtures("qapp")
def test_a_formula_stands_on_its_line() -> None:
    """Qt puts the middle of an image at the middle of the letters; half of what is above the line is below it then."""
    for tex in ("x", r"\frac{a}{b}", r"y_g"):
        name, width, height = DRAWN.draw(tex, block=False) or ("", 0, 0)
        image = typeset.image(name)
        assert image.deviceIndependentSize().toSize().toTuple() == (width, height)
        inked = [y for y in range(image.height()) if any(image.pixelColor(x, y).alpha() for x in range(image.width()))]
        assert inked
        if tex == "x":  # it stands on the line, which is (height - 4) / 2 above the lower edge
            assert abs(image.height() - 1 - inked[-1] - (height - 4) / 2 * 2) <= 4


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "tex",
    [
        r"\frac{",
        "x" + "^{x" * 60 + "}" * 60,
        r"\sqrt{" * 20 + "x" + "}" * 20,
        r"\left(" * 20 + "x" + r"\right)" * 20,
        "x+" * 5000,
        "{" * 300 + "}" * 300,
        r"\begin{pmatrix}" * 30,
        "潮汐",
    ],
)
def test_what_is_no_formula_or_too_dear_stands_as_it_is_written(tex: str) -> None:
    started = time.monotonic()
    made = "".join(rendered(f"Before ${tex}$ after.").chunks)
    assert time.monotonic() - started < 2
    assert "<img" not in made
    assert made.count(tex[:6]) >= 1


@pytest.mark.usefixtures("qapp")
def test_many_formulas_hold_a_page_up_for_a_moment_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maths, "PATIENCE", 0.0)
    setter = Typesetter(19.5, "#112233", 1.0, 2.0)
    text = "$$\na^2\n$$\n\nWords $b^2$ and $c^2$."
    first = rendered(text, setter)
    assert first.undrawn == ((False, "b^2"), (False, "c^2"))
    assert "".join(first.chunks).count("<img") == 1
    maths.draw_all(setter, first.undrawn, lambda _done, _total: None)
    then = rendered(text, setter)
    assert then.undrawn == ()
    assert "".join(then.chunks).count("<img") == 3


def test_formulas_are_shown_and_copied_as_they_are_written(qtbot: QtBot, desk: Window, folder: Path) -> None:
    file = folder / "knowledge/concepts/waves.md"
    text = "# Waves\n\nSpeed $v = \\sqrt{g h}$ of waves.\n\n$$\n\\frac{a}{b}\n$$\n\nBad $\\frac{$ one.\n"
    file.write_text(f"---\ntype: concept\ntitle: Waves\n---\n\n{text}", "utf-8")
    go_to(qtbot, desk, "concept/waves")
    browser = desk.rooms.reader.browser
    qtbot.waitUntil(lambda: browser.toPlainText().count("\ufffc") == 2, timeout=10_000)
    browser.selectAll()
    browser.copy()
    assert QApplication.clipboard().text().split("\n") == [
        "Speed v = \\sqrt{g h} of waves.",
        "\\frac{a}{b}",
        "Bad \\frac{ one.",
    ]
