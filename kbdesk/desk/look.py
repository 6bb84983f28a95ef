"""How the desk looks: colours by role, the type scale, the spacing grid, icons. Rooms ask here, never hold a colour."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from zlib import crc32

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QIconEngine, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from kbdesk.desk.redressing import put_on
from kbdesk.resources import resource

GRID = 4
"""The spacing grid in pixels: all margins and gaps are multiples of it."""
TIGHT, SMALL, MEDIUM, LARGE, WIDE, VAST = GRID, 2 * GRID, 3 * GRID, 4 * GRID, 6 * GRID, 8 * GRID
RADIUS = 6
ICON = 18
"""The side of an icon beside text, at the usual text size."""
SIDES = {"icon": ICON, "small": ICON - 4, "cross": 3 * GRID, "rail": 22, "arrows": 44}
"""The sides of icons and what holds them, on buttons and tabs, in pixels at the usual text size; they grow with it."""
COLUMN = 760
"""The usual width of the readable page column; `column` tells the one in use."""
SCALE = {"caption": 0.86, "body": 1.0, "lead": 1.12, "title": 1.32, "headline": 1.7, "display": 2.2}
"""The type scale, as factors of the body's size."""

STILL = "* { widget-animation-duration: 0; }"
"""The style sheet's words for widgets that do not move by themselves."""


@dataclass(frozen=True)
class Theme:
    """Colours by role."""

    name: str
    colours: dict[str, str]
    types: dict[str, str]
    others: tuple[str, ...]
    syntax: dict[str, str]

    def type_colour(self, page_type: str) -> str:
        """Return the colour of a page type; any word has one, and always the same."""
        known = self.types.get(page_type)
        return known or self.others[crc32(page_type.encode()) % len(self.others)]


@cache
def load(name: str) -> Theme:
    """Read a theme from resources/themes: light or dark."""
    data = tomllib.loads(resource(f"themes/{name}.toml").read_text("utf-8"))
    return Theme(name, data["colours"], data["types"], tuple(data["others"]["colours"]), data["syntax"])


class _Now:
    theme: Theme | None = None
    points: float = 0.0
    column: int = COLUMN
    scale: float = 1.0
    still: bool = False


def theme() -> Theme:
    """Return the theme in use."""
    if _Now.theme is None:
        _Now.theme = load("light")
    return _Now.theme


def colour(role: str) -> QColor:
    """Return the colour of a role in the theme in use."""
    return QColor(theme().colours[role])


def type_colour(page_type: str) -> QColor:
    """Return the colour of a page type in the theme in use."""
    return QColor(theme().type_colour(page_type))


def font(step: str = "body", *, bold: bool = False) -> QFont:
    """Return the application's font at a step of the type scale."""
    chosen = QFont(QApplication.font())
    chosen.setPointSizeF(body_points() * SCALE[step])
    if bold:
        chosen.setWeight(QFont.Weight.DemiBold)
    return chosen


def body_points() -> float:
    """Return the size of body text in points."""
    return _Now.points or max(QApplication.font().pointSizeF(), 9.0)


def scaled(pixels: int) -> int:
    """Return what a width at the usual text size is at the one in use: larger words need as much more room."""
    return round(pixels * max(1.0, _Now.scale))


def column() -> int:
    """Return the width of the readable page column in pixels."""
    return _Now.column


def is_still() -> bool:
    """Whether nothing may move by itself."""
    return _Now.still


def system_is_dark() -> bool:
    """Whether the person's system asks for dark windows."""
    return QApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def apply(
    app: QApplication, choice: str = "system", text_scale: float = 1.0, column: int = COLUMN, *, still: bool = False
) -> None:
    """Dress the whole application: theme (system, light or dark), palette, style sheet, text size and page column.

    Every widget gets a PaletteChange event; one that paints by itself repaints then. `still`: nothing moves.
    """
    dark = choice == "dark" or (choice == "system" and system_is_dark())
    _Now.theme = load("dark" if dark else "light")
    base = app.property("kbdesk_base_points")
    if not base:
        base = max(app.font().pointSizeF(), 10.0)
        app.setProperty("kbdesk_base_points", base)
    _Now.points = round(float(base) * text_scale, 2)
    letters = app.font()
    letters.setPointSizeF(_Now.points)
    _Now.scale = text_scale
    _Now.column = column
    _Now.still = still
    app.setFont(letters)
    app.setPalette(_palette())
    put_on(app, _style_sheet() + STILL * still)
    if app.property("kbdesk_moves") is None:
        app.setProperty("kbdesk_moves", app.isEffectEnabled(Qt.UIEffect.UI_General))
    app.setEffectEnabled(Qt.UIEffect.UI_General, bool(app.property("kbdesk_moves")) and not still)


def _palette() -> QPalette:
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: "window",
        QPalette.ColorRole.WindowText: "text",
        QPalette.ColorRole.Base: "surface",
        QPalette.ColorRole.AlternateBase: "window",
        QPalette.ColorRole.Text: "text",
        QPalette.ColorRole.PlaceholderText: "text_muted",
        QPalette.ColorRole.Button: "raised",
        QPalette.ColorRole.ButtonText: "text",
        QPalette.ColorRole.BrightText: "danger",
        QPalette.ColorRole.Highlight: "selection",
        QPalette.ColorRole.HighlightedText: "selection_text",
        QPalette.ColorRole.Link: "link",
        QPalette.ColorRole.LinkVisited: "link",
        QPalette.ColorRole.ToolTipBase: "raised",
        QPalette.ColorRole.ToolTipText: "text",
        QPalette.ColorRole.Light: "surface",
        QPalette.ColorRole.Midlight: "hover",
        QPalette.ColorRole.Mid: "border",
        QPalette.ColorRole.Dark: "border_strong",
        QPalette.ColorRole.Shadow: "border_strong",
        QPalette.ColorRole.Accent: "accent",
    }
    for role, name in roles.items():
        palette.setColor(role, colour(name))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, colour("text_off"))
    return palette


def _style_sheet() -> str:
    """Return the style sheet in resources, its `@role`, `@size_step` and `@side_name` words replaced."""
    text = resource("themes/desk.qss").read_text("utf-8")
    words = {f"size_{step}": f"{body_points() * factor:.1f}pt" for step, factor in SCALE.items()}
    words |= theme().colours
    words |= {f"side_{name}": f"{scaled(side)}px" for name, side in SIDES.items()}
    words["icons"] = str(resource("icons").as_posix())
    return re.sub(r"@([a-z_]+)", lambda match: words[match[1]], text)


class Painted(QIconEngine):
    """An icon that is painted at the size that is asked for. Who derives from it says how, and how to clone it."""

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:  # noqa: D102
        picture = QPixmap(size)
        if picture.isNull():  # a size of nothing is asked for
            return picture
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return picture


class _Drawn(Painted):
    """An icon of our set in the colour of a role, drawn when it is asked for: a change of theme needs no new icons."""

    def __init__(self, name: str, role: str) -> None:
        super().__init__()
        self._name = name
        self._role = role

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        role = "text_off" if mode == QIcon.Mode.Disabled else self._role
        drawing = _svg(self._name, theme().colours.get(role) or theme().type_colour(role.removeprefix("type:")))
        drawing.render(painter, QRectF(rect))

    def clone(self) -> QIconEngine:
        return _Drawn(self._name, self._role)


def icon(name: str, role: str = "text_muted") -> QIcon:
    """Return an icon of the set in resources/icons in the colour of a role (or `type:concept` for a page type's)."""
    return QIcon(_Drawn(name, role))


@cache
def _svg(name: str, tint: str) -> QSvgRenderer:
    text = resource(f"icons/{name}.svg").read_text("utf-8").replace("currentColor", tint)
    return QSvgRenderer(QByteArray(text.encode()))
