"""Find in the page: a bar below it; all matches are marked, one of them is where the person is."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTextEdit

from kbdesk.desk import look
from kbdesk.desk.parts import after, icon_button, label, search_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.reader.browser import PageBrowser
    from kbdesk.desk.session import Session

MARKED = 1_000
"""Matches that are marked at once; of more, those around the one where the person is."""
PAUSE = 60
"""Milliseconds that typing must rest before the page is searched."""
CLOSE = 160
"""Signs within which matches stand close together."""
WORD_BEGINS = r"(?<![^\W_])"
CJK = "\u2e80"
"""From here on, scripts do not part words."""
ACCENTED = re.compile("[\u00c0-\u024f\u1e00-\u1eff]")
BARE = {
    sign: unicodedata.normalize("NFD", sign)[:1] for sign in map(chr, (*range(0xC0, 0x250), *range(0x1E00, 0x1F00)))
}
"""Letters with accents and their letters without; each stays one sign, so that places hold."""


def matches(text: str, words: str, *, at_beginnings: bool = False) -> list[tuple[int, int]]:
    """Return where the words stand in a text, without regard to case and accents; places as Qt counts them.

    `at_beginnings`: only where a word begins, in scripts that part words.
    """
    parts = [re.escape(part) for part in _bare(words).split()]
    if not parts:
        return []
    begins = WORD_BEGINS if at_beginnings and _bare(words).lstrip()[0] < CJK else ""
    found = [match.span() for match in re.finditer(begins + r"\s+".join(parts), _bare(text))]
    # Qt counts signs beyond the first 65,536 twice.
    wide = [match.start() for match in re.finditer("[\U00010000-\U0010ffff]", text)]
    return [(start + bisect_left(wide, start), end + bisect_left(wide, end)) for start, end in found]


def places_of(text: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """Return where any of several words begins in a text: what a search has found in it."""
    found: list[tuple[int, int]] = []
    for start, end in sorted(span for word in set(words) for span in matches(text, word, at_beginnings=True)):
        if not found or start >= found[-1][1]:
            found.append((start, end))
    return found


def densest(found: Sequence[tuple[int, int]]) -> int:
    """Return the number of the match that most others follow closely, 0 where there is none."""
    near = [bisect_left(found, (start + CLOSE, 0)) - at for at, (start, _) in enumerate(found)]
    return near.index(max(near)) if near else 0


def _bare(text: str) -> str:
    return text.lower() if text.isascii() else ACCENTED.sub(lambda match: BARE[match[0]], text).lower()


class FindBar(QFrame):
    """Looks for words in what a browser shows."""

    closed = Signal()

    def __init__(self, session: Session, browser: PageBrowser) -> None:
        super().__init__()
        self._session = session
        self._browser = browser
        self._found: list[tuple[int, int]] = []
        self._at = -1
        self._sought: tuple[str, ...] = ()
        self._was_early = False
        """It was looked for something when the page was not all there."""
        self.setProperty("role", "bar")
        self.line = search_line(self.tr("Find in this page"))
        self.line.textChanged.connect(self._typed)
        self.line.installEventFilter(self)
        self._pause = after(self, PAUSE, self._look_from_here)
        self.told = label("", "muted")
        self.told.setMinimumWidth(self.fontMetrics().horizontalAdvance("0") * 12)
        self.before = icon_button("chevron-left", self.tr("The match before (Shift+Enter)"), lambda: self.step(-1))
        self.after = icon_button("chevron-right", self.tr("The next match (Enter)"), lambda: self.step(1))
        row = QHBoxLayout(self)
        row.setContentsMargins(look.SMALL, look.TIGHT, look.SMALL, look.TIGHT)
        row.setSpacing(look.TIGHT)
        row.addWidget(self.line, 1)
        row.addWidget(self.told)
        for each in (self.before, self.after, icon_button("x", self.tr("Close (Escape)"), self.close_bar)):
            row.addWidget(each)
        browser.settled.connect(self._page_changed)
        self.hide()

    # opening and closing

    def open(self) -> None:
        """Show the bar; words that are marked in the page are looked for."""
        marked = self._browser.textCursor().selectedText()
        self.show()
        if marked and "\u2029" not in marked:
            self.line.setText(marked)
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()
        self._look_from_here()

    def show_sought(self, words: Sequence[str]) -> None:
        """Mark all that a search has found in the page and go where most of it stands; the keys stay in the page.

        The first of the words is what was typed, which the line shows.
        """
        self.line.blockSignals(True)
        self.line.setText(words[0])
        self.line.blockSignals(False)
        self._sought = tuple(words)
        self.show()
        self._look(keep=False)

    def forget_sought(self) -> None:
        """Go away with what a search has found: another page is shown."""
        if self._sought and not self.isHidden():
            self._clear()

    def _clear(self) -> None:
        self._found, self._at, self._sought = [], -1, ()
        self._browser.setExtraSelections([])
        self.hide()

    def close_bar(self) -> None:
        """Hide the bar and take the marks away; the match where the person is stays selected."""
        if 0 <= self._at < len(self._found):
            self._browser.setTextCursor(self._cursor(*self._found[self._at]))
        self._clear()
        self._browser.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    # looking

    def count(self) -> int:
        """Return how many matches there are."""
        return len(self._found)

    def place(self) -> int | None:
        """Return where in the page the match stands that the person is at; None where it is not on the screen."""
        if self.isHidden() or not 0 <= self._at < len(self._found):
            return None
        at = self._cursor(*self._found[self._at])
        at.setPosition(at.selectionStart())
        seen = self._browser.viewport().rect().intersects(self._browser.cursorRect(at))
        return at.position() if seen else None

    def step(self, step: int) -> None:
        """Go to the next match (1) or the one before (-1); after the last comes the first."""
        if self.isHidden():
            self.open()
            return
        self._pause.stop()
        if not self._found:
            self._look_from_here()
        else:
            self._go_to((self._at + step) % len(self._found))

    def _typed(self) -> None:
        self._sought = ()
        self._pause.start()

    def _page_changed(self) -> None:
        """Look again; where nothing was found in a page that was not all there, go to what is found now."""
        if not self.isHidden():
            self._look(keep=bool(self._found) or not self._was_early)

    def _look_from_here(self) -> None:
        self._look(keep=False)

    def _look(self, *, keep: bool) -> None:
        """Find all matches; go to the first from the top of what is seen on, or keep the place."""
        self._pause.stop()
        self._was_early = not self._browser.is_settled()
        text, words, sought = self._browser.toPlainText(), self.line.text(), self._sought
        self._session.read(
            self,
            lambda _job: places_of(text, sought) if sought else matches(text, words),
            lambda found: self._show(found, keep=keep),
            replaces="find",
        )

    def _show(self, found: list[tuple[int, int]], *, keep: bool) -> None:
        if self.isHidden():
            return
        self._found = found
        if not self._found:
            self._at = -1
            self._mark()
            return
        seen = self._browser.cursorForPosition(self._browser.viewport().rect().topLeft()).position()
        first = bisect_left(self._found, (seen, 0)) % len(self._found)
        if keep:
            self._at = min(max(self._at, 0), len(self._found) - 1)
            self._mark()
        else:
            self._go_to(densest(found) if self._sought else first)

    def _go_to(self, at: int) -> None:
        self._at = at
        self._browser.show_place(self._found[at][0])
        self._mark()

    def _mark(self) -> None:
        self._tell()
        first = max(0, self._at - MARKED // 2) if len(self._found) > MARKED else 0
        marks = []
        for number, span in enumerate(self._found[first : first + MARKED], first):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = self._cursor(*span)
            form = QTextCharFormat()
            here = number == self._at
            form.setBackground(look.colour("accent" if here else "mark"))
            form.setForeground(look.colour("accent_text" if here else "mark_text"))
            mark.format = form
            marks.append(mark)
        self._browser.setExtraSelections(marks)

    def _tell(self) -> None:
        number = QLocale().toString
        some = self.tr("{at} of {count}").format(at=number(self._at + 1), count=number(len(self._found)))
        self.told.setText(some if self._found else self.tr("Not found") if self.line.text().strip() else "")
        self.before.setEnabled(bool(self._found))
        self.after.setEnabled(bool(self._found))

    def _cursor(self, start: int, end: int) -> QTextCursor:
        cursor = QTextCursor(self._browser.document())
        last = self._browser.document().characterCount() - 1  # the page may be another one by now
        cursor.setPosition(min(start, last))
        cursor.setPosition(min(end, last), QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.close_bar()
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and not self.isHidden():
            self._mark()
