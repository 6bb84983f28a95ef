"""The strip of what is wrong now: it stands, calm, until it is solved, and goes by itself when it is."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QLocale, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QDesktopServices
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.parts import Picture, button, label, line, plain_tip
from kbdesk.project.incidents import SET_ASIDE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QPushButton

    from kbdesk.desk.session import Session
    from kbdesk.project.trouble import Trouble, TroubleKind

TALLEST = 9
"""Lines of text that the strip takes at most when all troubles are shown."""

EDGES = 2
"""Pixels that the style sheet's edge takes from what is scrolled."""

PATH_ROOM = 340
"""Pixels that a path takes at most within a sentence; the tool tip has it whole."""

# %1 is the place. What is told of a page's unsaved text is the editor's to tell.
SENTENCES: dict[TroubleKind, object] = {
    "read_only": QT_TRANSLATE_NOOP(
        "troubles",
        "This folder cannot be written: you can read and search, but change nothing. Change its permissions, then open "
        "it again.",
    ),
    "disk_full": QT_TRANSLATE_NOOP("troubles", "The disk is full. Free some space; until then nothing can be saved."),
    "refused": QT_TRANSLATE_NOOP(
        "troubles",
        "%1 could not be written and stands as it was. Close it in other programs or change its permissions, then do "
        "it again.",
    ),
    "not_writable": QT_TRANSLATE_NOOP("troubles", "Nothing can be saved in %1. Change the permissions of this folder."),
    "unfinished": QT_TRANSLATE_NOOP(
        "troubles", "A change that was cut short waits to be finished; that is done as soon as the disk allows it."
    ),
    "behind": QT_TRANSLATE_NOOP(
        "troubles", "Newer changes of the files could not be taken in: what you see may be older than they are."
    ),
    "folder_unreadable": QT_TRANSLATE_NOOP(
        "troubles", "The folder %1 cannot be read now. Its pages are shown as last known; none counts as deleted."
    ),
    "pages_emptied": QT_TRANSLATE_NOOP(
        "troubles",
        "The folder %1 is empty, as one is whose disk is unplugged. Its pages are shown as last known; none counts as "
        "deleted.",
    ),
    "page_unreadable": QT_TRANSLATE_NOOP("troubles", "%1 cannot be read now. It is shown as it was last known."),
    "sources_unreadable": QT_TRANSLATE_NOOP(
        "troubles", "The folder %1 cannot be read now. The originals in it are unknown, not missing."
    ),
    "manifest": QT_TRANSLATE_NOOP(
        "troubles", "The list of originals, %1, cannot be read as it should be. The originals themselves are there."
    ),
    "manifest_gone": QT_TRANSLATE_NOOP(
        "troubles",
        "The list of originals, %1, is gone. What it said is still known: it is written again at the next change of "
        "the originals.",
    ),
    "source_unreadable": QT_TRANSLATE_NOOP("troubles", "The original %1 cannot be read now."),
    "misnamed": QT_TRANSLATE_NOOP("troubles", "%1 is left out: its name is no UTF-8 text. Rename it."),
    "index_left": QT_TRANSLATE_NOOP(
        "troubles",
        "%1 was not made by kbdesk and is not renewed: pages made here may be missing from it. Move or rename it to "
        "have one made.",
    ),
    "journal_unreadable": QT_TRANSLATE_NOOP(
        "troubles", "The journal with the history cannot be read as it should be. The pages are shown as they are."
    ),
    "journal_set_aside": QT_TRANSLATE_NOOP(
        "troubles",
        "The journal was damaged and set aside as %1. What could be read of it is kept; the pages are as they were.",
    ),
    "journal_gone": QT_TRANSLATE_NOOP(
        "troubles", "The journal with the history was gone, and a new one was begun. The pages are as they were."
    ),
    "index_set_aside": QT_TRANSLATE_NOOP(
        "troubles",
        "The index was damaged and set aside as %1. It was made anew from the pages, which are as they were.",
    ),
    "manifest_set_aside": QT_TRANSLATE_NOOP(
        "troubles",
        "The list of originals was damaged and set aside as %1. It was made anew with what could be read; the files "
        "are as they were.",
    ),
    "manifest_restored": QT_TRANSLATE_NOOP(
        "troubles",
        "The list of originals, %1, was gone. It was written again as it was last known; the files are as they were.",
    ),
    "unsaved": QT_TRANSLATE_NOOP("troubles", "A text for %1 was not saved. It is kept as a draft."),
}

ELSEWHERE = frozenset(("unsaved",))
"""Troubles that another part of the desk tells."""

GRAVE = frozenset(("disk_full", "read_only"))
SEEN_ONCE = SET_ASIDE
OF_NO_FILE = frozenset(("unfinished", "behind"))


def tr(text: str) -> str:
    """Return a sentence of this module in the person's language."""
    return QCoreApplication.translate("troubles", text)


def _height(lines: QWidget, width: int) -> int:
    """Return the height that lines need at a width."""
    layout = lines.layout()
    by_width = layout.totalHeightForWidth(width) if layout is not None and layout.hasHeightForWidth() else 0
    return max(by_width, lines.minimumSizeHint().height())


class _Line(QWidget):
    """One trouble: its sentence, and what can be done beside it, or below it where that would squeeze the sentence."""

    def __init__(self, picture: QWidget, said: QWidget, buttons: Sequence[QPushButton]) -> None:
        super().__init__()
        words, acts = QHBoxLayout(), QHBoxLayout()
        words.addWidget(picture, 0, Qt.AlignmentFlag.AlignVCenter)
        words.addWidget(said, 1)
        acts.addStretch()
        for each in buttons:
            acts.addWidget(each)
        self._acts = acts
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(look.LARGE, look.TIGHT, look.SMALL, look.TIGHT)
        self._whole.addLayout(words, 1)
        self._whole.addLayout(acts)
        for layout in (words, acts, self._whole):
            layout.setSpacing(look.SMALL)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_tight = self._acts.sizeHint().width() > self.width() // 2
        directions = QBoxLayout.Direction
        self._whole.setDirection(directions.TopToBottom if is_tight else directions.LeftToRight)


class TroubleStrip(QFrame):
    """One line for each trouble; of several, the first and how many more there are, until the person asks for all."""

    reopening = Signal()
    """The person wants the knowledge base opened anew."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._told: tuple[Trouble, ...] = ()
        self._is_wide = False
        self.setProperty("role", "sunken")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._scroll = QScrollArea()
        self._scroll.setAccessibleName(tr("What is wrong now"))
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self._scroll)
        column.addWidget(line())
        self.hide()
        session.looked.connect(self._ask)
        self._ask()

    def troubles(self) -> tuple[Trouble, ...]:
        """Return the troubles that are told."""
        return self._told

    def words(self) -> list[str]:
        """Return what the strip says, a sentence a trouble, with the places whole."""
        return [self._sentence(trouble, whole=True) for trouble in self._told]

    def try_again(self) -> None:
        """Look at the files again; what is solved then goes by itself."""
        self._session.look()

    def _ask(self) -> None:
        project = self._session.project
        self._session.read(self, lambda _job: project.troubles(), self._show, lambda _error: None, replaces="troubles")

    def _show(self, found: Sequence[Trouble]) -> None:
        told = tuple(trouble for trouble in found if trouble.kind not in ELSEWHERE)
        if told == self._told:
            return
        is_new = any(trouble not in self._told for trouble in told)
        self._told = told
        self._fill()
        if is_new:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _fill(self) -> None:
        if len(self._told) < 2:
            self._is_wide = False
        lines = QWidget()
        column = QVBoxLayout(lines)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for trouble in self._told if self._is_wide else self._told[:1]:
            column.addWidget(self._line(trouble, is_first=trouble is self._told[0]))
        lines.installEventFilter(self)
        self._scroll.setWidget(lines)
        self.setAccessibleName("\n".join(self.words()))
        self.setVisible(bool(self._told))
        self._fit()

    def _fit(self) -> None:
        """Take the height that the lines need at this width, within bounds; only what is beyond them is scrolled."""
        lines = self._scroll.widget()
        if lines is None:
            return
        most = TALLEST * self.fontMetrics().lineSpacing()
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        needed = _height(lines, self.width())
        if needed > most:
            needed = _height(lines, self.width() - bar)
        shown = Qt.ScrollBarPolicy.ScrollBarAsNeeded if needed > most else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._scroll.setVerticalScrollBarPolicy(shown)
        self._scroll.setFixedHeight(min(needed, most) + EDGES)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again when the lines want another height: their letters have grown, or their words have."""
        if watched is self._scroll.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._fit()

    def _line(self, trouble: Trouble, *, is_first: bool) -> QWidget:
        said = label(self._sentence(trouble), wrap=True)
        said.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        said.setAccessibleName(self._sentence(trouble, whole=True))
        said.setToolTip(plain_tip(self._whole(trouble)))
        tint = "danger" if trouble.kind in GRAVE else "info" if trouble.kind in SEEN_ONCE else "warn"
        buttons = self._buttons(trouble)
        if is_first and len(self._told) > 1:
            more = tr("%1 more").replace("%1", QLocale().toString(len(self._told) - 1))
            buttons.insert(0, button(tr("Show fewer") if self._is_wide else more, self._turn, "flat"))
        return _Line(Picture(notices.ICONS[tint], tint), said, buttons)

    def _turn(self) -> None:
        self._is_wide = not self._is_wide
        self._fill()
        for each in self._scroll.findChildren(QWidget):
            if each.focusPolicy() == Qt.FocusPolicy.StrongFocus:
                each.setFocus()
                break

    def _buttons(self, trouble: Trouble) -> list[QPushButton]:
        """Return what can be done about a trouble."""
        wanted: list[tuple[str, Callable[[], object]]] = []
        if trouble.kind in GRAVE and not self._session.project.writable:
            wanted.append((tr("Open again"), self.reopening.emit))
        elif trouble.kind == "misnamed":
            wanted.append((tr("Health"), lambda: self._session.open_room("health")))
        elif trouble.kind not in SEEN_ONCE:
            wanted.append((tr("Try again"), self.try_again))
        if trouble.kind == "pages_emptied":
            wanted.append((tr("The pages were deleted"), self._take_as_gone))
        if trouble.kind not in OF_NO_FILE:
            wanted.append((tr("Show the folder"), lambda: self._show_folder(trouble)))
        if trouble.kind in SEEN_ONCE:
            wanted.append((tr("Got it"), lambda: self._dismiss(trouble)))
        return [button(text, act, "flat") for text, act in wanted]

    def _show_folder(self, trouble: Trouble) -> None:
        """Show the folder that a trouble is in; one that cannot be read is shown from above."""
        root = self._session.project.root
        place = root / PurePath(trouble.where).parent if trouble.where else root
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(place)))

    def _dismiss(self, trouble: Trouble) -> None:
        project = self._session.project
        self._session.write(self, lambda _job: project.dismiss(trouble.id), lambda _done: self._ask())

    def _take_as_gone(self) -> None:
        """Have the pages of an emptied folder count as deleted; each one's history can bring it back."""
        project = self._session.project
        self._session.write(self, project.take_pages_as_gone, lambda _done: self._session.look())

    def _sentence(self, trouble: Trouble, *, whole: bool = False) -> str:
        place = trouble.where or tr("this folder")
        if not whole:
            place = self.fontMetrics().elidedText(place, Qt.TextElideMode.ElideMiddle, PATH_ROOM)
        if trouble.count > 1:
            more = QLocale().toString(trouble.count - 1)
            place = tr("%1 and %2 more").replace("%2", more).replace("%1", place)
        return tr(str(SENTENCES[trouble.kind])).replace("%1", place)

    def _whole(self, trouble: Trouble) -> str:
        parts = (self._sentence(trouble, whole=True), trouble.what, trouble.next_step)
        return "\n".join(dict.fromkeys(part for part in parts if part))
