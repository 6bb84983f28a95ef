"""The look: every text colour is readable on its grounds, in both themes; icons and words are there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from kbdesk import errors
from kbdesk.desk import actions, look, notices
from kbdesk.desk.parts import Chip, Picture, day, label
from kbdesk.resources import resource

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

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
    *((ink, f"{kind}_ground") for ink in ("text", "heading", "link", "text_muted") for kind in ("removed", "added")),
    ("danger_soft_text", "removed_mark"),
    ("good_soft_text", "added_mark"),
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


GROUNDS = ("window", "surface", "raised")
"""What a rule without a ground of its own may lie on."""
PARTS = re.compile(r"([^{}]+)\{([^{}]*)\}")
FOCUS = re.compile(r"border[^;]*@(\w+)")


def rules() -> list[tuple[str, dict[str, str]]]:
    """Return the style sheet's rules: each selector by itself, with what it sets."""
    sheet = re.sub(r"/\*.*?\*/", "", resource("themes/desk.qss").read_text("utf-8"), flags=re.S)
    found = []
    for selectors, body in PARTS.findall(sheet):
        told = dict(re.findall(r"([\w-]+)\s*:\s*([^;]+?)\s*(?:;|$)", body))
        found += [(selector.strip(), told) for selector in selectors.split(",")]
    return found


def inherited(selector: str, name: str) -> str:
    """Return what a rule sets, or else the one it adds a state to."""
    bare = re.sub(r":(?!:)[\w-]+", "", selector)
    told = [each[name] for each_selector, each in rules() if each_selector in (bare, selector) and name in each]
    if not told and " " in bare and name == "background":
        return inherited(bare.rpartition(" ")[0], name)
    return told[-1] if told else ""


def says_for_itself(selector: str) -> bool:
    """Whether a rule's colour holds for no words: those on it have a rule of their own, or there are none."""
    return (
        "::" in selector and selector.rpartition("::")[2].partition(":")[0] in ("handle", "chunk", "separator")
    ) or any(other == f"{selector} QLabel" for other, _ in rules())


@pytest.mark.parametrize("name", THEMES)
def test_every_rule_of_the_style_sheet_is_readable(name: str) -> None:
    colours = look.load(name).colours
    poor, looked_at = {}, 0
    for selector, told in rules():
        for letters, ground in (("color", "background"), ("selection-color", "selection-background-color")):
            if letters not in told and ground not in told:
                continue
            ink = told.get(letters, "") or inherited(selector, letters) or "@text"
            below = told.get(ground, "") or inherited(selector, ground)
            if says_for_itself(selector) or not ink.startswith("@"):
                continue
            for each in [below[1:]] if below.startswith("@") else GROUNDS:
                looked_at += 1
                ratio = contrast(colours[ink[1:]], colours[each])
                if ratio < 4.5:
                    poor[f"{selector}: {ink} on {each}"] = round(ratio, 2)
    assert poor == {}
    assert looked_at > 100


@pytest.mark.parametrize("name", THEMES)
def test_focus_and_edges_of_fields_are_seen(name: str) -> None:
    colours = look.load(name).colours
    rings = {
        FOCUS.search(f"border: {told['border']}")[1]
        for selector, told in rules()
        if ":focus" in selector and "@" in told.get("border", "")
    }  # type: ignore[index]
    assert rings >= {"focus", "text"}
    for ink in (
        *rings,
        "border_strong",
        "text_off",
        "text_muted",
        "attention",
        "accent",
        "danger",
        "warn",
        "good",
        "info",
    ):
        for ground in (*GROUNDS, "sunken"):
            assert contrast(colours[ink], colours[ground]) >= 3, (ink, ground)


@pytest.mark.parametrize("name", THEMES)
def test_what_rooms_paint_by_themselves_is_readable(name: str) -> None:
    """Rows that are chosen or under the pointer, words on a type's tint, differences, what a search has found."""
    theme = look.load(name)
    colours = theme.colours
    pairs = [(ink, ground) for ink in ("text", "text_muted", "broken", "link") for ground in ("accent_soft", "hover")]
    pairs += [(ink, ground) for ink in ("text", "text_muted", "text_off", "warn") for ground in GROUNDS]
    pairs += [("accent_text", "accent"), ("graph_label", "surface")]
    poor = {pair: contrast(colours[pair[0]], colours[pair[1]]) for pair in pairs}
    for tint in (*theme.types.values(), *theme.others):
        for ground in ("surface", "window", "raised"):
            poor[tint, ground] = contrast(colours["text"], mixed(tint, colours[ground], 0.14))
    assert {pair: round(ratio, 2) for pair, ratio in poor.items() if ratio < 4.5} == {}


def mixed(ink: str, ground: str, share: float) -> str:
    """Return a colour laid thinly over another."""
    one, other = QColor(ink), QColor(ground)
    parts = zip(one.getRgbF()[:3], other.getRgbF()[:3], strict=True)
    return QColor.fromRgbF(*(a * share + b * (1 - share) for a, b in parts)).name()


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


def test_what_is_shown_is_dressed_at_once_and_what_is_hidden_soon_after(qtbot: QtBot, qapp: QApplication) -> None:
    look.apply(qapp, "light")
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    front, behind = ([label(str(number), "muted") for number in range(120)] for _ in range(2))
    for labels in (front, behind):
        page = QWidget()
        column = QVBoxLayout(page)
        for each in labels:
            column.addWidget(each)
        stack.addWidget(page)
    stack.show()
    qtbot.waitExposed(stack)

    def worn(labels: list[QLabel]) -> set[str]:
        return {each.palette().color(each.foregroundRole()).name() for each in labels}

    light = worn(behind)
    look.apply(qapp, "dark")
    dark = {look.colour("text_muted").name()}
    assert worn(front) == dark
    assert worn(behind) == light != dark, "nobody waits for what is hidden"
    qtbot.waitUntil(lambda: worn(behind) == dark)
    # Changed again before all is dressed, once more with a page that comes to the front meanwhile.
    look.apply(qapp, "light")
    look.apply(qapp, "dark", 1.5)
    look.apply(qapp, "light")
    stack.setCurrentIndex(1)
    assert worn(front) == light
    qtbot.waitUntil(lambda: worn(behind) == light and {each.font() for each in behind} == {front[0].font()})


def test_icons_grow_with_the_text(qtbot: QtBot, desk: Window) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    assert desk.rooms is not None
    rooms = desk.rooms
    crosses = [each for each in rooms.area.side.bar.findChildren(QToolButton) if each.property("role") == "close"]
    notices.say(desk, "Something was done.", "good")
    picture = desk.notices.findChild(Picture)
    assert picture is not None
    shown: list[tuple[Any, int]] = [
        (rooms.rail.buttons["page"], 22),
        (rooms.area.side.place.back, look.ICON),
        (rooms.area.side.bar, look.ICON - 4),
        (crosses[0], 12),
    ]
    assert [each.iconSize().width() for each, _ in shown] == [side for _, side in shown]
    try:
        look.apply(app, "light", 2.0)
        qtbot.waitUntil(lambda: picture.width() == 2 * look.ICON)
        assert [each.iconSize().width() for each, _ in shown] == [2 * side for _, side in shown]
    finally:
        look.apply(app, "light")
