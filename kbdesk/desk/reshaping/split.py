"""The sheet that makes a part of a page a page of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.page.naming import PageNaming
from kbdesk.desk.parts import button, label
from kbdesk.desk.reshaping.parts import Part, Parted, parts_of
from kbdesk.desk.reshaping.sheet import ReshapeDialog
from kbdesk.desk.reshaping.words import tr
from kbdesk.desk.sheet import field_name
from kbdesk.project.reshaping import Split

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from kbdesk.desk.editor.loading import Selected
    from kbdesk.desk.reshaping.sheet import Previewed
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Changes

INDENT = "    "


class SplitDialog(ReshapeDialog):
    """Asks for the part and for the new page's title; the rest is proposed and shown."""

    def __init__(self, session: Session, page: str, selected: Selected | None, parent: QWidget) -> None:
        made = button(tr("S&plit the page"), self.do, "primary", "split")
        super().__init__(session, parent, tr("Split a page"), made)
        self.page = page
        self._selected = selected
        self._parted: Parted | None = None
        self.part = QComboBox()
        self.naming = PageNaming(session, "", page.partition("/")[0])
        self._lay_out()
        self.part.currentIndexChanged.connect(lambda _at: self._part_changed())
        self.naming.changed.connect(self.refresh)
        session.changed.connect(self._heard)
        self._look()

    def _lay_out(self) -> None:
        self.body.addWidget(label(tr("Split the page"), "title", wrap=True))
        words = tr("The part becomes a page of its own, and a link stays in its place. Links to its headings follow.")
        self.body.addWidget(label(words, "muted", wrap=True))
        asked = QVBoxLayout()
        asked.setSpacing(look.MEDIUM)
        asked.addWidget(field_name(tr("Part of the page that goes"), self.part))
        self.part.setAccessibleName(tr("Part of the page that goes"))
        self.part.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        asked.addWidget(self.part)
        asked.addWidget(self.naming)
        self.add_preview(asked, button(tr("Cancel"), self.reject, "flat"))

    def _heard(self, changes: Changes) -> None:
        if self.page in changes.pages or changes.everything:
            self._look()

    def _look(self) -> None:
        """Look for the parts; what was selected is one of them only in the text that it was selected in."""
        project, page = self._session.project, self.page
        selected = self._selected if self._parted is None else None
        self._session.read(
            self, lambda _job: parts_of(project.page(page), selected), self._begin, self._not_begun, replaces="parts"
        )

    def _begin(self, parted: Parted) -> None:
        if self._parted is not None and self._parted.page.hash == parted.page.hash:
            return
        before, self._parted = self._chosen(), parted
        if not parted.parts:
            self.tell(tr("This page has no headings: edit it and select what is to go."), "info")
        same = next((at for at, each in enumerate(parted.parts) if before and each.title == before.title), parted.at)
        self.part.blockSignals(True)
        self.part.clear()
        for each in parted.parts:
            self.part.addItem(_words(each))
        self.part.setCurrentIndex(same)
        self.part.blockSignals(False)
        if before is not None:
            self.refresh()
            return
        self._part_changed()
        self.naming.title_line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.naming.title_line.selectAll()
        self.fit()

    def _not_begun(self, error: KbdeskError) -> None:
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "danger")

    def _part_changed(self) -> None:
        part = self._chosen()
        if part is not None:
            self.naming.title_line.setText(part.title)
        self.refresh()

    def _chosen(self) -> Part | None:
        at = self.part.currentIndex()
        return self._parted.parts[at] if self._parted is not None and 0 <= at < len(self._parted.parts) else None

    def wanted(self) -> Split | None:  # noqa: D102
        part, naming = self._chosen(), self.naming
        if part is None or self._parted is None or not naming.is_complete():
            return None
        base = self._parted.page.hash
        return Split(self.page, part.start, part.end, naming.chosen().type, naming.slug(), naming.title(), base)

    def done_words(self) -> str:  # noqa: D102
        return tr("Split off: {title}").replace("{title}", self.naming.title())

    def part_of(self, number: int, previewed: Previewed) -> str:  # noqa: D102
        words = (tr("this page: {page}"), tr("the new page: {page}"), tr("links follow: {page}"))
        return words[min(number, 2)].replace("{page}", previewed.page)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter in a line split the page, when it can be."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.naming.has_keys():
            self.do()
        elif not enter:
            super().keyPressEvent(event)


def _words(part: Part) -> str:
    if not part.level:
        return tr("What is selected: {words}").replace("{words}", part.title)
    return f"{INDENT * max(part.level - 2, 0)}{part.title}"
