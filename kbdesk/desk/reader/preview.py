"""A small card beside a link that says which page it leads to, shown when the pointer or the keys rest on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QCursor, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolTip, QVBoxLayout, QWidget

from kbdesk.desk import kinds, look
from kbdesk.desk.joining import listed
from kbdesk.desk.parts import Chip, after, label
from kbdesk.desk.reader.addresses import address_of
from kbdesk.desk.reader.title import Title
from kbdesk.desk.rows import state_words

if TYPE_CHECKING:
    from kbdesk.desk.reader.browser import PageBrowser
    from kbdesk.desk.session import Session
    from kbdesk.project.values import Page

PATIENCE = 500
"""Milliseconds that the pointer must rest on a link."""
WIDTH = 380
ENDS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.KeyPress,
    QEvent.Type.FocusOut,
    QEvent.Type.Leave,
    QEvent.Type.Hide,
)
"""What puts the card away."""
LONGEST = 320
"""Characters of a page's first words that are shown."""


class PageCard(QFrame):
    """Title, type, state and first words of a page."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "picker")
        self.setFixedWidth(WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._chip = Chip()
        self._state = Chip()
        self.title = Title("lead")
        self.words = label("", "muted", wrap=True)
        chips = QHBoxLayout()
        chips.setSpacing(look.SMALL)
        chips.addWidget(self._chip)
        chips.addWidget(self._state)
        chips.addStretch()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(look.MEDIUM, look.MEDIUM, look.MEDIUM, look.MEDIUM)
        self._column.setSpacing(look.SMALL)
        self._column.addLayout(chips)
        self._column.addWidget(self.title)
        self._column.addWidget(self.words)
        self.hide()

    def show_page(self, page: Page, link: QRect, room: QRect) -> None:
        """Show a page below the place of a link, or above it where there is no room."""
        row = page.row
        self._chip.set(kinds.type_words(row.type), f"type:{row.type}")
        state = state_words(row.status)
        self._state.set(state, "danger" if row.status == "retired" else "warn")
        self._state.setVisible(bool(state))
        self.title.set_text(row.title)
        words = " ".join(row.description.split())
        self.words.setText(words if len(words) <= LONGEST else words[:LONGEST].rpartition(" ")[0] + " …")
        self.words.setVisible(bool(words))
        self.setAccessibleName(listed((row.title, kinds.type_words(row.type), state, words)))
        self.setFixedHeight(self._column.totalHeightForWidth(WIDTH))
        left = max(look.SMALL, min(link.left(), room.width() - WIDTH - look.SMALL))
        below = link.bottom() + look.SMALL
        above = link.top() - self.height() - look.SMALL
        self.move(left, above if below + self.height() > room.height() and above > 0 else below)
        self.show()
        self.raise_()


class LinkPreview(QObject):
    """Shows the card of the page behind a link, and puts it away; the card is made when it is first wanted."""

    def __init__(self, session: Session, browser: PageBrowser) -> None:
        super().__init__(browser)
        self._session = session
        self._browser = browser
        self._wanted = ""
        self._href = ""
        self._link = QRect()
        self.card: PageCard | None = None
        self._soon = after(self, PATIENCE, self._ask)
        browser.highlighted.connect(self._hover)
        browser.verticalScrollBar().valueChanged.connect(self.put_away)
        browser.installEventFilter(self)
        browser.viewport().installEventFilter(self)

    def is_shown(self) -> bool:
        """Whether a card is on the screen."""
        # A window that closes takes the card before it says goodbye to us.
        return self.card is not None and shiboken6.isValid(self.card) and self.card.isVisible()

    def _hover(self, url: QUrl) -> None:
        href = url.toString(QUrl.ComponentFormattingOption.FullyEncoded)
        page = page_behind(href)
        self.put_away()
        if page:
            self._wanted = page
            self._href = url.toString()
            self._soon.start()

    def put_away(self) -> None:
        """Hide the card and show none for this link."""
        self._soon.stop()
        self._wanted = ""
        if self.card is not None and self.is_shown():
            self.card.hide()

    def _ask(self) -> None:
        # Of the keys, the text's cursor stands at the link; otherwise the pointer does.
        at = self._browser.viewport().mapFromGlobal(QCursor.pos())
        by_key = self._browser.anchorAt(at) != self._href
        self._link = self._browser.cursorRect() if by_key else QRect(at, QSize(1, look.LARGE))
        project, wanted = self._session.project, self._wanted
        self._session.read(
            self,
            lambda _job: project.page(wanted),
            lambda page: self._show(wanted, page),
            lambda _error: self.put_away(),
            replaces="page",
        )

    def _show(self, wanted: str, page: Page) -> None:
        if wanted == self._wanted and self._browser.isVisible():
            if self.card is None:
                self.card = PageCard(self._browser.viewport())
            self.card.show_page(page, self._link, self._browser.viewport().rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        kind, was_shown = event.type(), self.is_shown()
        if kind in ENDS:
            self.put_away()
        if isinstance(event, QHelpEvent) and watched is self._browser.viewport():
            return self._takes_tip(event)
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            return was_shown
        return super().eventFilter(watched, event)

    def _takes_tip(self, event: QHelpEvent) -> bool:
        """Show no tip where there is a card: it would lie on the card, and say the same."""
        takes = bool(page_behind(self._browser.anchorAt(event.pos())))
        if takes:
            QToolTip.hideText()
        return takes


def page_behind(href: str) -> str:
    """Return the id of the page that a link leads to, or "" if it leads elsewhere or to a place on its own page."""
    return address_of(href)[0] if href.startswith("page:") else ""
