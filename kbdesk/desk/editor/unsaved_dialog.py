"""The sheet that lists every text that is not saved, with what can be done with each."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.editor.compare import CompareDialog
from kbdesk.desk.editor.loading import parted
from kbdesk.desk.editor.words import stamp_clock, tr
from kbdesk.desk.parts import button, empty, label
from kbdesk.desk.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.editor.unsaved import Unsaved
    from kbdesk.desk.session import Session
    from kbdesk.project.values import KeptDraft

SHOWN = 160
"""Characters of a text that are shown of it."""


class UnsavedDialog(Sheet):
    """Blocks nothing; follows what happens to the texts meanwhile."""

    def __init__(
        self, session: Session, unsaved: Unsaved, go_on: Callable[[str, str], object], parent: QWidget
    ) -> None:
        super().__init__(parent, tr("Unsaved texts"))
        self._session = session
        self._unsaved = unsaved
        self._go_on = go_on
        self._dropping = ""
        self._titles: dict[str, str] = {}
        self.body.addWidget(label(tr("Unsaved texts"), "title"))
        told = tr("What was written and never saved is kept here, outside of your files, until you save or discard it.")
        self.body.addWidget(label(told, "muted", wrap=True))
        self._cards = QVBoxLayout()
        self._cards.setSpacing(look.SMALL)
        self.body.addLayout(self._cards)
        self.body.addStretch()
        self.close_button = button(tr("Close"), self.reject)
        self.add_buttons([], [self.close_button])
        unsaved.changed.connect(self._look_up)
        self._show()
        self._look_up()
        unsaved.refresh()

    def _look_up(self) -> None:
        """Show what there is now, by the titles of the pages; one that is gone has its id alone."""
        project, pages = self._session.project, {draft.page for draft in self._unsaved.drafts}
        self._session.read(self, lambda _job: project.titles(pages), self._know, replaces="titles")

    def _know(self, titles: dict[str, str]) -> None:
        self._titles = titles
        self._show()

    def _show(self) -> None:
        row = self._row_with_focus()
        empty(self._cards)
        for draft in reversed(self._unsaved.drafts):
            card = self._card(draft)
            self._cards.addWidget(card)
            card.show()
        if not self._unsaved.drafts:
            self._cards.addWidget(label(tr("There is none: everything that was written is saved."), "", wrap=True))
        self.fit()
        if row is not None:
            item = self._cards.itemAt(min(row, self._cards.count() - 1))
            there = item.widget() if item is not None else None
            (next(iter(there.findChildren(QPushButton)), self.close_button) if there else self.close_button).setFocus()

    def _row_with_focus(self) -> int | None:
        """Return which card has the keys, for the one that takes its place."""
        focus = self.focusWidget()
        for row in range(self._cards.count()):
            item = self._cards.itemAt(row)
            card = item.widget() if item is not None else None
            if card is not None and focus is not None and card.isAncestorOf(focus):
                return row
        return None

    def _card(self, draft: KeptDraft) -> QFrame:
        card = QFrame()
        card.setProperty("role", "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(look.MEDIUM, look.SMALL, look.MEDIUM, look.SMALL)
        column.setSpacing(look.TIGHT)
        head = QHBoxLayout()
        title = self._titles.get(draft.page, draft.page)
        head.addWidget(label(title, "lead", wrap=True, selectable=True), 1)
        head.addWidget(label(stamp_clock(draft.kept_at), "caption"))
        column.addLayout(head)
        column.addWidget(label(" ".join(parted(draft.text)[1].split())[:SHOWN], "muted", wrap=True))
        row = QHBoxLayout()
        row.setSpacing(look.SMALL)
        for made in self._buttons(draft):
            row.addWidget(made)
        row.addStretch()
        column.addLayout(row)
        card.setAccessibleName(
            tr("{page}, kept at {time}").replace("{page}", title).replace("{time}", stamp_clock(draft.kept_at))
        )
        return card

    def _buttons(self, draft: KeptDraft) -> list[QWidget]:
        if self._unsaved.editor_of(draft.page) is not None and self._unsaved.own(draft.page) == draft.id:
            return [label(tr("It is being edited."), "muted"), button(tr("Go there"), partial(self._go, draft), "flat")]
        if draft.id == self._dropping:
            return [
                label(tr("Discard this text? It cannot be brought back."), "danger", wrap=True),
                button(tr("Discard it"), partial(self._drop, draft), "danger"),
                button(tr("Keep it"), partial(self._ask_drop, ""), "flat"),
            ]
        others = [
            button(tr("Compare"), partial(self._compare, draft)),
            button(tr("Discard…"), partial(self._ask_drop, draft.id), "flat"),
        ]
        if self._unsaved.next_of(draft.page) is not draft:
            return [*others, label(tr("A later text of the same page comes first."), "caption", wrap=True)]
        return [button(tr("Continue editing"), partial(self._go, draft), "primary"), *others]

    def _go(self, draft: KeptDraft) -> None:
        self._go_on(draft.page, draft.id)
        self.accept()

    def _compare(self, draft: KeptDraft) -> None:
        CompareDialog(self._session, draft.page, draft.text, self).show()

    def _ask_drop(self, draft: str) -> None:
        self._dropping = draft
        self._show()

    def _drop(self, draft: KeptDraft) -> None:
        self._dropping = ""
        self._unsaved.drop(draft.id)
