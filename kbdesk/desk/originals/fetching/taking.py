"""Takes an original in from a web address: asks what and where to, shows how far it is, says what was saved."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import PurePosixPath
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QCompleter, QFormLayout, QLineEdit, QProgressBar, QWidget

from kbdesk.desk import amounts, core, look
from kbdesk.desk.flow import Flow
from kbdesk.desk.joining import filled, in_a_row, noted, said_of
from kbdesk.desk.originals.fetching.addresses import address_in
from kbdesk.desk.originals.fetching.background import Fetches
from kbdesk.desk.originals.fetching.words import progress, refusal, tr
from kbdesk.desk.originals.known import folders_of
from kbdesk.desk.parts import after, button, label, name_clearing
from kbdesk.desk.sheet import Sheet
from kbdesk.desk.signs import named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.session import Session
    from kbdesk.desk.work import Task
    from kbdesk.errors import KbdeskError
    from kbdesk.project.fetching.values import KeptSource, TakenFromWeb

LEAST_LETTERS = 20
"""Letters of a choice that are shown at least."""
TYPED = 250
"""Milliseconds after the last letter in which an address is looked at."""


@dataclass(frozen=True)
class Known:
    """What is there already: the originals from the web, all their folders, the paths of those that are present."""

    kept: Sequence[KeptSource] = ()
    folders: Sequence[str] = ()
    present: Sequence[str] = ()


class AddressDialog(Sheet):
    """Blocks nothing; closing it while something comes stops that."""

    taken = Signal(str)
    """An original is there: its path."""

    def __init__(self, session: Session, address: str = "", folder: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent, tr("Add an original from the web"))
        self._session = session
        self._known = Known()
        self._known_path = ""
        self._older = ""
        self._task: Task | None = None
        self._found: TakenFromWeb | None = None
        self.address = QLineEdit(address)
        self.folder = QComboBox()
        self.replaces = QLineEdit()
        self.older_button = button("", self._take_older, "link")
        self.bar = QProgressBar()
        self.far = label("", "muted")
        self.take_button = button(tr("&Download"), self._take, "primary", "download")
        self.stop_button = button(tr("&Stop"), self._stop, "", "x")
        self.close_button = button(tr("Close"), self.reject)
        self.again_button = button(tr("&Fetch it anew"), self._fetch_known, "", "refresh-cw")
        self.show_button = button(tr("Show &it in Sources"), self._show_it, "", "library")
        self.keep_button = button(tr("&Keep it current…"), self._keep, "", "clock")
        self.newer_button = button(tr("It is a new &version of it"), self._say_newer, "", "replace")
        self._lay_out(folder)
        self._look_soon = after(self, TYPED, self._look)
        self.address.textChanged.connect(self._typed)
        self._typed()
        self._load()

    def _lay_out(self, folder: str) -> None:
        self.body.addWidget(label(tr("Add an original from the web"), "title", wrap=True))
        form = QFormLayout()
        form.setSpacing(look.SMALL)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.address.setPlaceholderText("https://")
        self.address.setClearButtonEnabled(True)
        name_clearing(self.address)
        itself = tr("the sources folder itself")
        self.folder.setEditable(True)
        self.folder.addItem(folder)
        self.folder.setCurrentText(folder)
        line = self.folder.lineEdit()
        if line is not None:
            line.setPlaceholderText(itself)
            line.setAccessibleName(tr("Folder"))
        self.folder.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.folder.setMinimumContentsLength(LEAST_LETTERS)
        self.replaces.setPlaceholderText(tr("nothing: it is new"))
        self.replaces.setClearButtonEnabled(True)
        name_clearing(self.replaces)
        for name, field, said in (
            (tr("&Address"), self.address, tr("Web address")),
            (tr("Into the f&older"), self.folder, tr("Folder")),
            (tr("&New version of"), self.replaces, tr("New version of")),
        ):
            form.addRow(name, field)
            field.setAccessibleName(said)
        self.body.addLayout(form)
        self.body.addWidget(self.older_button)
        told = tr(
            "It is downloaded once, from this computer. Of a web page its main content is saved beside it as Markdown. "
            "Nothing that is there is overwritten."
        )
        self.body.addWidget(label(told, "muted", wrap=True))
        self.body.addWidget(self.far)
        self.body.addWidget(self.bar)
        self.body.addStretch()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Download"))
        self.take_button.setDefault(True)
        for hidden in (self.older_button, self.bar, self.far, self.stop_button, self.again_button):
            hidden.hide()
        self._offer(shown=False)
        self.add_buttons([], [self.close_button, self.stop_button, self.take_button])
        self.foot.insertLayout(1, Flow(self.show_button, self.keep_button, self.newer_button, self.again_button))

    def _offer(self, *, shown: bool, newer: bool = False) -> None:
        self.show_button.setVisible(shown)
        self.keep_button.setVisible(shown)
        self.newer_button.setVisible(newer)
        self.newer_button.setEnabled(True)

    # what is known before

    def _load(self) -> None:
        project = self._session.project

        def call(_job: object) -> Known:
            if not project.has_sources:
                return Known()
            rows = project.source_listing().rows
            present = sorted((row.path for row in rows if row.status == "present"), key=str.casefold)
            return Known(project.kept_sources(), folders_of(row.path for row in rows), present)

        self._session.read(self, call, self._loaded)

    def _loaded(self, known: Known) -> None:
        self._known = known
        chosen = self.folder.currentText()
        self.folder.clear()
        self.folder.addItems(["", *known.folders])
        self.folder.setItemData(0, tr("the sources folder itself"), Qt.ItemDataRole.AccessibleTextRole)
        self.folder.setCurrentText(chosen)
        completer = QCompleter(known.present, self.replaces)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.replaces.setCompleter(completer)
        self._look()

    def _typed(self) -> None:
        self.take_button.setEnabled(bool(address_in(self.address.text())) and self._task is None)
        self._look_soon.start()

    def _look(self) -> None:
        """Say whether the address is known, and offer the original that it looks like a new version of."""
        address = address_in(self.address.text())
        project = self._session.project
        name = PurePosixPath(unquote(urlsplit(address).path)).name if address else ""

        def call(_job: object) -> str | None:
            return project.plan_name(name).older if name and project.has_sources else None

        self._session.read(self, call, self._offer_older, replaces="older")
        if self._task is None and self._found is None:
            self._tell_known(address)

    def _offer_older(self, older: str | None) -> None:
        self._older = older or ""
        words = tr("It looks like a new version of %1: choose that").replace("%1", self._older)
        self.older_button.setText(words.replace("&", "&&"))
        self.older_button.setAccessibleName(words)
        self._show_older()

    def _show_older(self) -> None:
        self.older_button.setVisible(bool(self._older) and self._older != self.replaces.text() and self._task is None)
        if self.older_button.isVisible():
            self.fit()

    def _take_older(self) -> None:
        self.replaces.setText(self._older)
        self.replaces.setFocus()
        self._show_older()

    def _tell_known(self, address: str) -> None:
        known = next((one.path for one in self._known.kept if one.url == address), "")
        if known:
            words = tr("This address is here already, as %1. Fetching it anew keeps both versions.")
            self.tell(words.replace("%1", known), "info")
        elif self._known_path:
            self.told.hide()
        self._known_path = known
        self.again_button.setVisible(bool(known))
        if known:
            self.fit()

    def _fetch_known(self) -> None:
        Fetches.of(self._session).fetch(self._known_path, self.parentWidget() or self)
        self._session.open_source(self._known_path)
        self.accept()

    # the download

    def _take(self) -> None:
        address = address_in(self.address.text())
        if not address or self._task is not None:
            return
        project, person = self._session.project, self._session.person
        folder, replaces = self.folder.currentText().strip().strip("/"), self.replaces.text().strip() or None
        place = f"{folder}/" if folder else ""
        self.told.hide()
        self._found = None
        self._offer(shown=False)
        self.again_button.hide()
        self._task = self._session.fetch(
            self,
            lambda job: project.take_in_url(address, place, person, replaces, job),
            self._taken,
            self._refused,
            progress=self._on,
        )
        self._show_running(on=True)
        self._on(0, 0)

    def _show_running(self, *, on: bool) -> None:
        for shown in (self.bar, self.far, self.stop_button):
            shown.setVisible(on)
        self._show_older()
        self.take_button.setVisible(not on)
        for field in (self.address, self.folder, self.replaces):
            field.setEnabled(not on)
        self.take_button.setEnabled(not on and bool(address_in(self.address.text())))
        self.fit()

    def _on(self, done: int, total: int) -> None:
        self.bar.setMaximum(total if total and done <= total else 0)
        self.bar.setValue(done)
        self.far.setText(progress(done, total))

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
            self._show_running(on=False)
            self.tell(tr("Stopped. Nothing was saved."), "info")
            self.address.setFocus()

    def done(self, result: int) -> None:
        """Stop what comes, and close."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        super().done(result)

    def _refused(self, error: KbdeskError) -> None:
        self._task = None
        self._show_running(on=False)
        self.take_button.setText(f" {tr('Try a&gain')}")
        self.tell(in_a_row([tr("Nothing was saved."), refusal(error)]), "danger")
        self.address.setFocus()

    def _taken(self, found: TakenFromWeb) -> None:
        self._task = None
        self._found = found
        self._show_running(on=False)
        self.take_button.setText(f" {tr('&Download')}")
        told = _said(found, address_in(self.address.text()), self.replaces.text().strip())
        self.tell("\n".join(told), "info" if found.is_duplicate else "good")
        self._offer(shown=True, newer=bool(found.clash))
        self.show_button.setFocus()
        self.taken.emit(found.path)
        self.fit()

    # what can be done with it

    def _show_it(self) -> None:
        if self._found is not None:
            self._session.open_source(self._found.path)
            self.accept()

    def _keep(self) -> None:
        if self._found is not None:
            path, project = self._found.path, self._session.project
            self._session.read(self, lambda _job: project.kept_source(path), self._ask_schedule)

    def _ask_schedule(self, kept: KeptSource | None) -> None:
        if kept is None:
            self.tell(tr("This original did not come from this address, so it cannot be kept current by it."), "warn")
            return
        from kbdesk.desk.originals.fetching.scheduling import ScheduleDialog  # noqa: PLC0415  # seldom wanted

        ScheduleDialog(self._session, kept, self).show()

    def _say_newer(self) -> None:
        """Note that what came is a new version of the original whose name it was to have."""
        found = self._found
        if found is None:
            return
        project, person = self._session.project, self._session.person

        def call(_job: object) -> object:
            return project.add_source(project.source_file(found.path), "", person, "person", found.clash)

        self.newer_button.setEnabled(False)
        task = self._session.write(self, call, partial(self._said_newer, found), self._refused)
        self.stay_for(self._session, task)

    def _said_newer(self, found: TakenFromWeb, _changes: object) -> None:
        self.newer_button.hide()
        words = tr("%1 is noted as the new version of %2.")
        self.tell(filled(words, named(found.path), named(found.clash)), "good")


def _said(found: TakenFromWeb, address: str, replaces: str) -> list[str]:
    """Return what was saved and where, line by line."""
    if found.is_duplicate:
        told = [filled(tr("The same content is here already, as %1. Nothing was saved."), named(found.path))]
        if replaces and replaces != found.path:
            told.append(filled(tr("%1 is noted as the new version of %2."), named(found.path), named(replaces)))
        return [*told, *map(core.sentence, found.changes.warnings)]
    size = amounts.size(found.size)
    told = [said_of(tr("Saved"), noted(named(found.path), size))]
    if found.text:
        told.append(said_of(tr("Its main content"), found.text))
    elif found.no_text:
        told.append(said_of(tr("Without its main content"), core.sentence(found.no_text)))
    if found.url != address:
        told.append(said_of(tr("The server redirected to"), found.url))
    if found.clash:
        words = tr("%1 is another original; nothing is overwritten, so this one has a number.")
        told.append(words.replace("%1", found.clash))
    return [*told, *map(core.sentence, found.changes.warnings)]
