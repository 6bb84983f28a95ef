"""The sheet that makes a page one of another type: what that means, and what would become of the pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from kbdesk.desk import kinds, look
from kbdesk.desk.parts import button, label
from kbdesk.desk.reshaping.sheet import ReshapeDialog
from kbdesk.desk.reshaping.words import tr
from kbdesk.desk.sheet import field_name
from kbdesk.project.reshaping import Retyping

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.reshaping.sheet import Previewed
    from kbdesk.desk.session import Session
    from kbdesk.project.values import Changes, PageRow


class RetypeDialog(ReshapeDialog):
    """Proposes the slug that the page has; where that is taken in the other folder, one that is free."""

    def __init__(self, session: Session, row: PageRow, kind: str, parent: QWidget) -> None:
        made = button(tr("&Make it anew"), self.do, "primary", "replace")
        super().__init__(session, parent, tr("Make a page one of another type"), made)
        self._row, self._kind = row, kind
        self.slug = QLineEdit()
        self.slug.textEdited.connect(lambda _text: self.refresh())
        session.changed.connect(self._heard)
        self._lay_out()
        project = session.project
        session.read(self, lambda _job: project.slug_for(kind, row.slug), self._propose)
        self.slug.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        title = tr("Make “{title}” a page of the type {type}")
        title = title.replace("{title}", self._row.title).replace("{type}", kinds.type_words(self._kind))
        self.body.addWidget(label(title, "title", wrap=True))
        words = tr(
            "The folder of a page says its type, and no page is moved: what is noted of it elsewhere would lead"
            " nowhere. So it is made anew as a page of the other type, with its text and its fields, and the links to"
            " it follow. The page as it is now is superseded by the new one, and stays."
        )
        self.body.addWidget(label(words, "muted", wrap=True))
        asked = QVBoxLayout()
        asked.setSpacing(look.MEDIUM)
        asked.addWidget(field_name(tr("&Slug, part of the page's id and its file's name"), self.slug))
        asked.addWidget(self.slug)
        self.slug.setAccessibleName(tr("Slug"))
        self.place = label("", "muted", wrap=True, selectable=True)
        asked.addWidget(self.place)
        self.add_preview(asked, button(tr("Cancel"), self.reject, "flat"))

    def _propose(self, slug: str) -> None:
        self.slug.setText(slug)
        self.refresh()

    def refresh(self) -> None:  # noqa: D102
        slug = self.slug.text().strip() if hasattr(self, "slug") else ""
        if slug:
            self.place.setText(tr("Its id will be {id}.").replace("{id}", f"{self._kind}/{slug}"))
        super().refresh()

    def _heard(self, changes: Changes) -> None:
        if changes.everything or self._row.id in changes.pages:
            self.refresh()

    def wanted(self) -> Retyping | None:  # noqa: D102
        slug = self.slug.text().strip()
        return Retyping(self._row.id, self._kind, slug) if slug else None

    def done_words(self) -> str:  # noqa: D102
        words = tr("Made anew: {title}, as {type}")
        return words.replace("{title}", self._row.title).replace("{type}", kinds.type_words(self._kind))

    def made(self, changes: Changes) -> None:
        """Show the new page, the first of those that were written."""
        self._session.open_page(changes.written[0][0])

    def part_of(self, number: int, previewed: Previewed) -> str:  # noqa: D102
        words = (tr("the new page: {page}"), tr("is superseded: {page}"), tr("links follow: {page}"))
        return words[min(number, 2)].replace("{page}", previewed.page)
