"""The sheets that retire or supersede a page: what it touches, where the links to it lead from then on, the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPlainTextEdit, QRadioButton, QVBoxLayout, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.joining import said_of
from kbdesk.desk.palette.choosing import PageChooser
from kbdesk.desk.parts import button, label
from kbdesk.desk.sheet import Sheet, field_name
from kbdesk.desk.touched import Touched
from kbdesk.desk.undoing import say_done
from kbdesk.project.values import Wish

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Changes, Consequences, Job, PageRow

KEEP, LEAD, CUT = range(3)
"""What becomes of the links to the page: they stay; they lead to another page; only their words stay."""
SPECIAL = ("overview", "log", "index")


class ChosenPage(QWidget):
    """Which page was chosen, and the button that chooses one."""

    def __init__(self, session: Session, over: Sheet, name: str, without: tuple[str, ...]) -> None:
        super().__init__()
        self.page = ""
        self._over = over
        self._name = name
        self.chooser = PageChooser(session, over, name, without)
        self.chooser.taken.connect(lambda page: self.choose(page, self.chooser.title_of(page)))
        self.shown = label("", wrap=True)
        self.choose_button = button(self.tr("&Choose a page…"), self.chooser.open, "", "search")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.shown, 1)
        row.addWidget(self.choose_button)
        self.choose("", "")

    def choose(self, page: str, title: str) -> None:
        """Take a page, "" for none."""
        self.page = page
        self.shown.setText(title if page else self.tr("None is chosen yet."))
        self.shown.setProperty("role", "" if page else "muted")
        self.shown.style().unpolish(self.shown)
        self.shown.style().polish(self.shown)
        self.shown.setToolTip(page)
        self.setAccessibleName(said_of(self._name, self.shown.text()))
        self._over.fit()


class StandingDialog(Sheet):
    """What retiring and superseding have in common. Escape and the window's cross leave everything as it is."""

    def __init__(self, session: Session, row: PageRow, parent: QWidget, name: str) -> None:
        super().__init__(parent, name)
        self._session = session
        self._row = row
        self.touched = Touched()
        self.touched.page_wanted.connect(session.open_page)
        self.reason = QPlainTextEdit()
        self.reason.setTabChangesFocus(True)
        self.reason.setFixedHeight(self.reason.fontMetrics().height() * 3 + look.WIDE)
        self.reason.textChanged.connect(self.enable)
        self.links = QWidget()
        self._links_column = QVBoxLayout(self.links)
        self._links_column.setContentsMargins(0, 0, 0, 0)
        self._links_column.setSpacing(look.TIGHT)
        self._links_column.addWidget(label(self.tr("The links to it"), "section"))
        self._ways = QButtonGroup(self)
        self.links.hide()

    def add_way(self, way: int, text: str) -> QRadioButton:
        """Offer what becomes of the links."""
        made = QRadioButton(text)
        self._ways.addButton(made, way)
        self._links_column.addWidget(made)
        made.toggled.connect(lambda _on: self.enable())
        return made

    def links_to(self) -> str | None:
        """Return where the links lead from then on, as `Project.retire_page` takes it."""
        way = KEEP if self.links.isHidden() else self._ways.checkedId()
        return {KEEP: None, CUT: ""}.get(way, self.led_to())

    def led_to(self) -> str:
        """Return the page that links are led to."""
        raise NotImplementedError

    def enable(self) -> None:
        """Switch the button on when all that is needed is there."""

    def ask(self) -> None:
        """Ask what it touches."""
        project, wish = self._session.project, Wish("retire_page", self._row.id)
        self._session.read(self, lambda _job: project.consequences(wish), self._show, self.failed)

    def _show(self, found: Consequences) -> None:
        self.touched.show_consequences(found, self.tr("No page links to it."))
        self.links.setVisible(bool(found.linked_from))
        self.enable()
        self.fit()

    def plain_reason(self) -> str:
        """Return the reason as one line."""
        return " ".join(self.reason.toPlainText().split())

    def write(self, call: Callable[[Job], Changes], words: str) -> None:
        """Do it, say it with its way back, and close."""

        def done(changes: Changes) -> None:
            say_done(self._session, self, words, changes)
            self.accept()

        self.stay_for(self._session, self._session.write(self, call, done, self.failed))
        self.enable()

    def failed(self, error: KbdeskError) -> None:
        """Say what went wrong."""
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "danger")
        self.enable()


class RetireDialog(StandingDialog):
    """Asks for a reason, then retires the page."""

    def __init__(self, session: Session, row: PageRow, parent: QWidget) -> None:
        super().__init__(session, row, parent, "")
        self.setWindowTitle(self.tr("Retire a page"))
        self.retire_button = button(self.tr("&Retire the page"), self._retire, "danger", "archive", enter=False)
        self.led = ChosenPage(session, self, self.tr("The page that the links lead to"), (row.id, *SPECIAL))
        self.led.chooser.taken.connect(lambda _page: self.enable())
        self.keep = self.add_way(KEEP, self.tr("stay as they &are, and health tells of them"))
        self.lead = self.add_way(LEAD, self.tr("&lead to another page"))
        self._links_column.addWidget(self.led)
        self.cut = self.add_way(CUT, self.tr("go; only their &words stay"))
        self.keep.setChecked(True)
        self.body.addWidget(label(self.tr("Retire “{title}”?").replace("{title}", row.title), "title", wrap=True))
        words = self.tr("The page stays and can be restored. It leaves the index, and a notice on it says why.")
        self.body.addWidget(label(words, "muted", wrap=True))
        self.body.addWidget(self.touched)
        self.body.addWidget(self.links)
        self.body.addStretch()
        self.reason.setAccessibleName(self.tr("Reason"))
        self.reason.setPlaceholderText(self.tr("Why can nobody rely on this page any more?"))
        self.foot.addWidget(field_name(self.tr("Rea&son"), self.reason))
        self.foot.addWidget(self.reason)
        self.add_buttons([], [button(self.tr("Cancel"), self.reject, "flat"), self.retire_button])
        self.reason.setFocus()
        self.enable()
        self.ask()

    def led_to(self) -> str:  # noqa: D102
        return self.led.page

    def enable(self) -> None:  # noqa: D102
        self.led.setVisible(self.lead.isChecked())
        has_target = self.links.isHidden() or not self.lead.isChecked() or bool(self.led.page)
        self.retire_button.setEnabled(bool(self.plain_reason()) and has_target and not self.is_writing)
        if self.isVisible():
            self.fit()

    def _retire(self) -> None:
        project, person, page = self._session.project, self._session.person, self._row.id
        reason, to = self.plain_reason(), self.links_to()
        words = self.tr("Retired: {title}").replace("{title}", self._row.title)
        self.write(lambda _job: project.retire_page(page, reason, person, to), words)


class SupersedeDialog(StandingDialog):
    """Asks which page replaces another, then marks it so."""

    def __init__(self, session: Session, row: PageRow, parent: QWidget, by: tuple[str, str] = ("", "")) -> None:
        super().__init__(session, row, parent, "")
        self.setWindowTitle(self.tr("Supersede a page"))
        self.supersede_button = button(self.tr("&Supersede the page"), self._supersede, "primary", "replace")
        self.by = ChosenPage(session, self, self.tr("The page that replaces it"), (row.id, *SPECIAL))
        self.by.chooser.taken.connect(lambda _page: self.enable())
        self.lead = self.add_way(LEAD, self.tr("&lead to the page that replaces it"))
        self.keep = self.add_way(KEEP, self.tr("stay as they &are, and health tells of them"))
        self.lead.setChecked(True)
        self.body.addWidget(label(self.tr("Supersede “{title}”?").replace("{title}", row.title), "title", wrap=True))
        words = self.tr(
            "The page stays and can be restored. A notice on it sends the reader to the one that replaces it."
        )
        self.body.addWidget(label(words, "muted", wrap=True))
        self.body.addWidget(label(self.tr("The page that replaces it"), "section"))
        self.body.addWidget(self.by)
        self.body.addWidget(self.touched)
        self.body.addWidget(self.links)
        self.body.addStretch()
        self.reason.setAccessibleName(self.tr("Reason, if you like"))
        self.foot.addWidget(field_name(self.tr("Reas&on, if you like"), self.reason))
        self.foot.addWidget(self.reason)
        self.add_buttons([], [button(self.tr("Cancel"), self.reject, "flat"), self.supersede_button])
        self.by.choose(*by)
        self.by.choose_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.enable()
        self.ask()

    def led_to(self) -> str:  # noqa: D102
        return self.by.page

    def enable(self) -> None:  # noqa: D102
        self.supersede_button.setEnabled(bool(self.by.page) and not self.is_writing)

    def replace_by(self, page: str, title: str) -> None:
        """Choose the page that replaces it."""
        self.by.choose(page, title)
        self.enable()

    def _supersede(self) -> None:
        project, person, page, by = self._session.project, self._session.person, self._row.id, self.by.page
        reason, to = self.plain_reason(), self.links_to()
        words = self.tr("Superseded: {title}").replace("{title}", self._row.title)
        self.write(lambda _job: project.supersede_page(page, by, reason, person, to), words)
