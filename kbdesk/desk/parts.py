"""Small widgets that several rooms use: labels by role, chips, an empty state, a button."""

from __future__ import annotations

import re
from html import escape
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QEvent, QLocale, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QColor,
    QFontDatabase,
    QFontMetricsF,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QLabel,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kbdesk.desk import look
from kbdesk.desk.command import without_letter
from kbdesk.desk.flow import Flow
from kbdesk.desk.signs import turnless

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QShowEvent


GO_BUTTONS = (Qt.MouseButton.BackButton, Qt.MouseButton.ForwardButton)
"""The mouse's buttons for back and forward: views pass them on to the window."""


def label(text: str, role: str = "", *, wrap: bool = False, selectable: bool = False) -> QLabel:
    """Make a label of plain text in a role of the style sheet: muted, caption, section, title, display and more."""
    made = QLabel(turnless(text))
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if role:
        made.setProperty("role", role)
    if selectable:
        made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made


class PushButton(QPushButton):
    """A push button that Enter presses too when it has the focus; Qt's own answers only to the space bar."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        if not _pressed_by_enter(self, event):
            super().keyPressEvent(event)


class ToolButton(QToolButton):
    """A tool button that Enter presses too when it has the focus."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        if not _pressed_by_enter(self, event):
            super().keyPressEvent(event)


def _pressed_by_enter(pressed: QAbstractButton, event: QKeyEvent) -> bool:
    """Click a button when the key is Enter, once for as long as it is held down."""
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return False
    if not event.isAutoRepeat():
        pressed.click()
    return True


def button(
    text: str, clicked: Callable[[], object], role: str = "", icon: str = "", *, enter: bool = True
) -> QPushButton:
    """Make a push button in a role of the style sheet: primary, danger, flat, link, row.

    Enter presses it when it has the focus, unless `enter` is off: for what nobody may do by accident.
    """
    text = turnless(text)
    words = f" {text}" if icon and text else text
    made = PushButton(words) if enter else QPushButton(words)
    made.setAccessibleName(without_letter(text))
    made.setAutoDefault(False)
    if role:
        made.setProperty("role", role)
    if icon:
        tint = {"primary": "accent_text", "danger": "danger_text", "link": "link"}.get(role, "text_muted")
        made.setIcon(look.icon(icon, tint))
    made.clicked.connect(lambda *_: clicked())
    return made


class ShortenedButton(PushButton):
    """A push button as wide as it is given room; it shortens its words to that, and tells them whole in its tip."""

    def __init__(self, words: str, clicked: Callable[[], object], role: str, icon: QIcon | None = None) -> None:
        super().__init__()
        if icon is not None:
            self.setIcon(icon)
        self.setAutoDefault(False)
        self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda *_: clicked())
        self.set_words(words)

    def words(self) -> str:
        """Return its words, whole."""
        return self._words

    def set_words(self, words: str) -> None:
        """Show other words."""
        self._words = turnless(" ".join(words.split()))
        self.setAccessibleName(self._words)
        self.setToolTip(plain_tip(self._words))
        self._shorten()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(0, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(0, super().minimumSizeHint().height())

    def kept_free(self) -> int:
        """Return the pixels of width that the words leave free."""
        return 0

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        beside = look.WIDE + (0 if self.icon().isNull() else self.iconSize().width() + look.SMALL)
        room = self.width() - beside - self.kept_free()
        shown = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, max(0, room))
        self.setText(shown.replace("&", "&&"))


class ElidedLabel(QLabel):
    """A line of plain text that gives way: what has no room is told by dots, and whole by its tip."""

    def __init__(self, role: str, text: str = "", mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight) -> None:
        super().__init__()
        self._mode = mode
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setIndent(0)  # else Qt moves the words aside where the theme gives room at the edges, and cuts their end
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Show a text."""
        self._whole = turnless(" ".join(text.split()))
        self.setAccessibleName(self._whole)
        self._fit()
        self.updateGeometry()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, self._mode, self.contentsRect().width())
        self.setText(shown)
        self.setToolTip(plain_tip(self._whole) if shown != self._whole else "")

    def sizeHint(self) -> QSize:  # noqa: D102
        margins = self.contentsMargins()
        # Words are drawn from one fraction of a pixel to another, and may reach out of where they end.
        width = ceil(QFontMetricsF(self.font()).horizontalAdvance(self._whole)) + margins.left() + margins.right()
        return QSize(width + 4, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._fit()


def icon_button(icon: str, name: str, clicked: Callable[[], object] | None = None) -> QToolButton:
    """Make a button that is only an icon; its name is its tooltip and what a screen reader says."""
    made = ToolButton()
    made.setIcon(look.icon(icon))
    made.setToolTip(name)
    made.setAccessibleName(name)
    if clicked is not None:
        made.clicked.connect(lambda *_: clicked())
    return made


def search_line(name: str) -> QLineEdit:
    """Make a line to search or filter with; its name stands in it while it is empty."""
    made = QLineEdit()
    made.setPlaceholderText(name)
    made.setAccessibleName(name)
    made.setClearButtonEnabled(True)
    made.addAction(look.icon("search"), QLineEdit.ActionPosition.LeadingPosition).setText(name)
    name_clearing(made)
    return made


def name_clearing(field: QLineEdit) -> None:
    """Have a screen reader say what the button does that empties a field."""
    clearing = field.findChild(QAction, "_q_qlineeditclearaction")
    if clearing is not None:
        clearing.setText(QCoreApplication.translate("parts", "Empty this field"))


def text_to_copy(name: str) -> QPlainTextEdit:
    """Make a field that shows a text as programs read it, letter by letter below each other, to be copied."""
    made = QPlainTextEdit()
    made.setReadOnly(True)
    made.setTabChangesFocus(True)
    made.setProperty("role", "mono")
    made.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    made.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
    made.setAccessibleName(name)
    return made


def after(owner: QObject, milliseconds: int, act: Callable[[], object]) -> QTimer:
    """Make a timer that acts once, so long after it was last started: for what may wait until typing rests."""
    made = QTimer(owner)
    made.setSingleShot(True)
    made.setInterval(milliseconds)
    made.timeout.connect(act)
    return made


def plain_tip(text: str) -> str:
    """Return a tool tip that shows a text as it is; what agents wrote may look like HTML."""
    return f"<p style='white-space: pre-line'>{escape(text)}</p>" if "<" in text else text


def scrolled(inside: QWidget) -> QScrollArea:
    """Return a widget as something that is scrolled up and down where it has no room; it lies on the same ground."""
    ground = QWidget()
    made = QScrollArea()
    made.setViewport(ground)
    made.setWidgetResizable(True)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setWidget(inside)
    for each in (inside, ground):
        each.setAutoFillBackground(False)
    return made


def empty(layout: QLayout) -> None:
    """Take all widgets out of a layout; they go as soon as nothing of theirs is being handled any more."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def line() -> QFrame:
    """Make a thin line between parts."""
    made = QFrame()
    made.setProperty("role", "line")
    return made


def day(moment: str) -> str:
    """Return an ISO date or time as a day in the person's own form; what is no date stays as it is."""
    date = QDate.fromString(moment[:10], Qt.DateFormat.ISODate)
    if not date.isValid():
        return moment
    locale = QLocale()
    form = re.sub(r"\W*dddd\W*$|dddd[,،]? *", "", locale.dateFormat(QLocale.FormatType.LongFormat))
    return locale.toString(date, form)


def moment(stamp: str) -> str:
    """Return an ISO time as date and time of here."""
    time = QDateTime.fromString(stamp, Qt.DateFormat.ISODateWithMs)
    return QLocale().toString(time.toLocalTime(), QLocale.FormatType.ShortFormat) if time.isValid() else stamp


def when(text: str) -> str:
    """Return a text that is an ISO date or time, and nothing else, as a day or time of here; another one as it is."""
    return day(text) if re.fullmatch(r"\d{4}-\d\d-\d\d", text) else moment(text)


class Picture(QWidget):
    """An icon of the set that stands by itself, in the colour of a role; it follows the theme and the text size."""

    def __init__(self, icon: str, role: str = "text_muted", side: int = look.ICON) -> None:
        super().__init__()
        self._icon = look.icon(icon, role)
        self._side = side
        self._fit()

    def _fit(self) -> None:
        self.setFixedSize(look.scaled(self._side), look.scaled(self._side))

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._icon.paint(painter, self.rect())


class Chip(QWidget):
    """A short word on a rounded ground, with a dot in a page type's colour or in a state's colours."""

    STATES = ("info", "good", "warn", "danger")

    def __init__(self, text: str = "", kind: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._kind = kind
        self.setFont(look.font("caption", bold=True))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set(text, kind)

    def set(self, text: str, kind: str) -> None:
        """Show a word; kind is `type:concept` for a page type or info, good, warn, danger."""
        self._text = text
        self._kind = kind
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.setFont(look.font("caption", bold=True))
            self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: D102
        metrics = self.fontMetrics()
        dot = look.scaled(14) if self._kind.startswith("type:") else 0
        return QSize(metrics.horizontalAdvance(self._text) + 20 + dot, metrics.height() + 6)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        box = self.rect()
        if self._kind in self.STATES:
            painter.setBrush(look.colour(f"{self._kind}_soft"))
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
            painter.setPen(look.colour(f"{self._kind}_soft_text"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._text)
            return
        tint = look.type_colour(self._kind.removeprefix("type:"))
        ground = QColor(tint)
        ground.setAlphaF(0.14)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setBrush(tint)
        side = look.scaled(8)
        painter.drawEllipse(10, box.center().y() - side // 2 + 1, side, side)
        painter.setPen(look.colour("text"))
        painter.drawText(box.adjusted(10 + look.scaled(14), 0, -8, 0), Qt.AlignmentFlag.AlignVCenter, self._text)


class EmptyState(QWidget):
    """What stands where there is nothing: an icon, a sentence, what to do about it."""

    def __init__(self, icon: str, title: str, text: str = "", *buttons: QPushButton) -> None:
        super().__init__()
        inside = QWidget()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolled(inside))
        column = QVBoxLayout(inside)
        column.setContentsMargins(look.VAST, look.VAST, look.VAST, look.VAST)
        column.setSpacing(look.SMALL)
        column.addStretch(2)
        column.addWidget(Picture(icon, "border_strong", 40), 0, Qt.AlignmentFlag.AlignHCenter)
        self.title = label(title, "title", wrap=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.title)
        self.text = label(text, "muted", wrap=True, selectable=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.text)
        self.text.setVisible(bool(text))
        self.is_waiting = icon == "loader-circle"
        """Whether something is on its way that will stand here instead."""
        self._buttons = buttons
        if buttons:
            column.addSpacing(look.SMALL)
            column.addLayout(Flow(*buttons, centred=True))
        column.addStretch(3)

    def take_keys(self) -> None:
        """Take the keys to what can be done about it; where nothing can, a screen reader says what it says."""
        target = next((each for each in self._buttons if each.isVisible() and each.isEnabled()), self)
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.text.text())
