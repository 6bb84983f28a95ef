"""The sheet that shows a passage in its original: the page of a PDF as a picture, or the text, with it marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QPixmap, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QScrollArea, QStackedWidget, QTextEdit, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.amounts import number
from kbdesk.desk.joining import filled, said_of
from kbdesk.desk.parts import button, icon_button, label
from kbdesk.desk.preview.place import Place, anchor_of
from kbdesk.desk.sheet import Sheet
from kbdesk.desk.tracing import words

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QResizeEvent

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.project import Project
    from kbdesk.project.review.passages import Passage
    from kbdesk.project.review.tracing import TracedParagraph
    from kbdesk.project.values import Job

LETTERS = 104
"""How many letters wide the sheet is."""
LINES = 20
"""How many lines of the original it shows."""
DRAWN = 1200
"""Pixels of width of a page's picture; it is shown smaller where there is less room."""


def draw(project: Project, passage: Passage, at: int, job: Job) -> tuple[QImage, tuple[float, float] | None]:
    """Return a page as a picture and where the passage is on it; runs on a worker."""
    marked = passage.words if at == passage.number else ""
    made = project.page_picture(passage.original, at, marked, DRAWN, job)
    return QImage.fromData(made.png), made.marked


class PassageSheet(Sheet):
    """Shows what a page says, and below it where the original says so."""

    def __init__(self, session: Session, paragraph: TracedParagraph, passage: Passage, parent: QWidget) -> None:
        super().__init__(parent, words.tr("Passage in the original"))
        self._session = session
        self.passage = passage
        self._at = passage.number
        self.picture = PagePicture()
        self.text = QPlainTextEdit()
        self._where = label("", "section")
        self._before = icon_button("chevron-left", words.tr("The page before"), lambda: self._turn(-1))
        self._after = icon_button("chevron-right", words.tr("The next page"), lambda: self._turn(1))
        self.stack = QStackedWidget()
        self._lay_out(paragraph)
        if passage.unit == "pages":
            self._draw()
        else:
            self._show_text()

    def _lay_out(self, paragraph: TracedParagraph) -> None:
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * LETTERS, self.height())
        self.body.addWidget(label(self.passage.original, "title", wrap=True, selectable=True))
        self.body.addWidget(label(words.tr("What the page says"), "section"))
        self.body.addWidget(label(paragraph.text, wrap=True, selectable=True))
        head = QHBoxLayout()
        head.setSpacing(look.TIGHT)
        head.addWidget(self._where)
        head.addStretch()
        head.addWidget(self._before)
        head.addWidget(self._after)
        self.body.addLayout(head)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(words.tr("Text of the original, with the passage marked"))
        for each in (self.picture, self.text):
            self.stack.addWidget(each)
        self.stack.setMinimumHeight(metrics.lineSpacing() * LINES)
        self.body.addWidget(self.stack, 1)
        pages = self.passage.unit == "pages"
        self._before.setVisible(pages)
        self._after.setVisible(pages)
        show = button(words.tr("Show it beside the page"), self._show_beside, "flat", "library")
        opened = button(words.tr("&Open the file"), self._open_file, "", "external-link")
        self.add_buttons([show], [button(words.tr("Close"), self.reject, "flat"), opened])
        (self.picture if pages else self.text).setFocus()
        self._say_where()

    def _say_where(self, count: str = "") -> None:
        at = filled(words.tr(words.UNITS[self.passage.unit]), number(self._at)) if self.passage.unit else ""
        self._where.setText(said_of(words.tr("Where the original says it"), at) + count)

    # a page of a PDF

    def _draw(self) -> None:
        project, passage, at = self._session.project, self.passage, self._at
        self.stack.setCurrentWidget(self.picture)
        self.picture.say(words.tr("Drawing the page…"))
        self._before.setEnabled(at > 1)

        def show(drawn: tuple[QImage, tuple[float, float] | None]) -> None:
            self.picture.show_image(*drawn)
            self._say_where()
            if at == passage.number and drawn[1] is None:
                self.tell(words.tr("The passage is on this page, but its place could not be marked."), "info")

        self._session.read(self, lambda job: draw(project, passage, at, job), show, self._not_drawn, replaces="page")

    def _not_drawn(self, error: KbdeskError) -> None:
        if self._at != self.passage.number:  # there is no such page: back to the one before
            self._at -= 1 if self._at > self.passage.number else -1
            self._draw()
            self._after.setEnabled(False)
            return
        self._show_text()
        self.tell(notices.sentence(error), "warn")

    def _turn(self, step: int) -> None:
        self._at = max(1, self._at + step)
        self._after.setEnabled(True)
        self._draw()

    # a text

    def _show_text(self) -> None:
        self.stack.setCurrentWidget(self.text)
        self.text.setPlainText(self.passage.text)
        self._mark()
        QTimer.singleShot(0, self, self._go_there)

    def _go_there(self) -> None:
        cursor = self.text.textCursor()
        cursor.setPosition(_units(self.passage.text[: self.passage.start]))
        self.text.setTextCursor(cursor)
        self.text.centerCursor()

    def _mark(self) -> None:
        mark = QTextEdit.ExtraSelection()
        form = QTextCharFormat()
        form.setBackground(look.colour("mark"))
        form.setForeground(look.colour("mark_text"))
        mark.format = form
        mark.cursor = QTextCursor(self.text.document())
        mark.cursor.setPosition(_units(self.passage.text[: self.passage.start]))
        mark.cursor.setPosition(_units(self.passage.text[: self.passage.end]), QTextCursor.MoveMode.KeepAnchor)
        self.text.setExtraSelections([mark])

    # elsewhere

    def _show_beside(self) -> None:
        place = Place("page", self._at, words=self.passage.words) if self.passage.unit == "pages" else Place()
        if self.passage.unit == "slides":
            place = Place("slide", self.passage.number)
        self._session.show_original(self.passage.original, anchor_of(place))
        self.accept()

    def _open_file(self) -> None:
        project, original = self._session.project, self.passage.original
        self._session.read(
            self,
            lambda _job: project.source_file(original),
            lambda path: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))),
            lambda error: self.tell(notices.sentence(error), "danger"),
        )

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() == event.Type.PaletteChange and hasattr(self, "text") and self.text.extraSelections():
            self._mark()


class PagePicture(QScrollArea):
    """A page as a picture, as wide as there is room; it is scrolled to what is marked."""

    def __init__(self) -> None:
        super().__init__()
        self._page = QLabel()
        self._page.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        for each in (self, self._page):
            each.setAccessibleName(words.tr("Page of the original, with the passage marked"))
        self._image = QImage()
        self._marked: tuple[float, float] | None = None
        self.setWidget(self._page)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def image(self) -> QImage:
        """Return what is shown."""
        return self._image

    def say(self, text: str) -> None:
        """Say something in place of a picture."""
        if self._image.isNull():
            self._page.setText(text)

    def show_image(self, image: QImage, marked: tuple[float, float] | None) -> None:
        """Show a page; `marked` is where the passage is on it, from 0 at its top to 1."""
        self._image, self._marked = image, marked
        self._fit()
        QTimer.singleShot(0, self, self._go_there)

    def _fit(self) -> None:
        if self._image.isNull():
            return
        ratio = self.devicePixelRatioF()
        width = min(int(self.viewport().width() * ratio), self._image.width())
        shown = self._image.scaledToWidth(max(1, width), Qt.TransformationMode.SmoothTransformation)
        shown.setDevicePixelRatio(ratio)
        self._page.setPixmap(QPixmap.fromImage(shown))
        self._page.setMinimumHeight(int(shown.height() / ratio))

    def _go_there(self) -> None:
        if self._marked is not None:
            top, bottom = (int(self._page.minimumHeight() * at) for at in self._marked)
            room = self.viewport().height()
            # All of it in the middle; where it is too high for that, its beginning.
            self.verticalScrollBar().setValue(min((top + bottom - room) // 2, top - look.WIDE))
        else:
            self.verticalScrollBar().setValue(0)

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(400, 300)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._fit()


def _units(text: str) -> int:
    """Return how long a text is as Qt counts it."""
    return len(text.encode("utf-16-le")) // 2
