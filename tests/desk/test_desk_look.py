"""The look: every text colour is readable on its grounds, in both themes; icons and words are there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor

from kbdesk import errors
from kbdesk.desk import actions, look, notices
from kbdesk.desk.parts import Chip, day
from kbdesk.resources import resource

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

THEMES = ("light", "dark")
PAIRS = (
    *(
        (ink, ground)
        for ink in ("text", "text_muted", "heading")
        for ground in ("window", "sunken", "surface", "raised")
    ),
    *((ink, "surface") for ink in ("link", "outside", "broken", "danger", "quote_text")),
    *((ink, "window") for ink in ("link", "broken", "danger")),
    *((f"{kind}_soft_text", f"{kind}_soft") for kind in ("accent", "info", "good", "warn", "danger")),
    ("text", "hover"),
    ("text_muted", "hover"),
    ("text_muted", "accent_soft"),
    ("accent_text", "accent"),
    ("accent_text", "accent_hover"),
    ("danger_text", "danger"),
    ("danger_text", "danger_hover"),
    ("attention_text", "attention"),
    ("code_text", "code_ground"),
    ("text", "table_head"),
    ("mark_text", "mark"),
    ("selection_text", "selection"),
)


def light(colour: str) -> float:
    def part(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    told = QColor(colour)
    return 0.2126 * part(told.redF()) + 0.7152 * part(told.greenF()) + 0.0722 * part(told.blueF())


def contrast(one: str, other: str) -> float:
    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", THEMES)
def test_words_are_readable_on_their_grounds(name: str) -> None:
    colours = look.load(name).colours
    poor = {pair: contrast(colours[pair[0]], colours[pair[1]]) for pair in PAIRS}
    assert {pair: ratio for pair, ratio in poor.items() if ratio < 4.5} == {}


@pytest.mark.parametrize("name", THEMES)
def test_code_is_readable_and_edges_and_types_are_seen(name: str) -> None:
    theme = look.load(name)
    ground = theme.colours["code_ground"]
    inks = {key: value for key, value in theme.syntax.items() if value.startswith("#")}
    assert {key: contrast(value, ground) for key, value in inks.items() if contrast(value, ground) < 4.5} == {}
    for ground in (theme.colours["surface"], theme.colours["window"]):
        for dot in (*theme.types.values(), *theme.others, theme.colours["focus"], theme.colours["border_strong"]):
            assert contrast(dot, ground) >= 3 or dot == theme.colours["border_strong"]


def test_both_themes_name_the_same_roles() -> None:
    one, other = (look.load(name) for name in THEMES)
    assert one.colours.keys() == other.colours.keys()
    assert one.syntax.keys() == other.syntax.keys()
    assert one.types.keys() == other.types.keys()


def test_every_icon_that_is_named_is_in_the_set() -> None:
    named = {command.icon for command in actions.COMMANDS if command.icon}
    for file in Path(look.__file__).parent.rglob("*.py"):
        named.update(re.findall(r"look\.icon\(\s*\"([a-z0-9-]+)\"", file.read_text("utf-8")))
        named.update(re.findall(r"EmptyState\(\s*\"([a-z0-9-]+)\"", file.read_text("utf-8")))
    assert {name for name in named if not resource("icons").joinpath(f"{name}.svg").exists()} == set()


def test_every_error_has_a_sentence_of_its_own(qtbot: QtBot) -> None:
    def below(kind: type[errors.KbdeskError]) -> set[type[errors.KbdeskError]]:
        return {kind}.union(*(below(each) for each in kind.__subclasses__()))

    named = {kind for kind in below(errors.KbdeskError) if kind.__module__ == errors.__name__}
    for kind in named:
        assert kind in notices.SENTENCES, kind.__name__
    told = notices.sentence(errors.BrokenLinks(("concept/a", "concept/b"), "concept/c"))
    assert "concept/a" in told
    assert "concept/c" in told


def test_any_type_has_a_colour_and_keeps_it() -> None:
    assert look.load("light").type_colour("mechanism") == look.load("light").type_colour("mechanism")
    assert look.load("light").type_colour("mechanism") in look.load("light").others


def test_days_are_told_without_the_name_of_the_day(qtbot: QtBot) -> None:
    assert "2026" in day("2026-11-09")
    assert "Monday" not in day("2026-11-09")
    assert day("soon") == "soon"


def test_a_chip_is_as_wide_as_its_words(qtbot: QtBot) -> None:
    chip = Chip("synthesis", "type:synthesis")
    qtbot.addWidget(chip)
    assert chip.sizeHint().width() >= chip.fontMetrics().horizontalAdvance("synthesis") + 24
