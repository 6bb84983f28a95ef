"""Asks agents to read originals, or no more: all at once, told while it lasts, taken back in one step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kbdesk.desk import notices
from kbdesk.desk.amounts import number
from kbdesk.desk.joining import filled
from kbdesk.desk.originals.words import shown_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.desk.work import Task
    from kbdesk.errors import KbdeskError
    from kbdesk.project.sources.ingesting import AskedToRead

ASKING = "asking agents to read"
"""The subject of what is said about it."""
MANY = 200
"""Originals from which on it is told how far it is."""


class Asking(QObject):
    """Writes wishes on the writing worker; `over` is the widget that notices are said for."""

    def __init__(self, session: Session, over: QWidget) -> None:
        super().__init__(over)
        self._session = session
        self._over = over

    def ask(self, paths: Sequence[str]) -> None:
        """Leave word that originals are to be read."""
        project, person = self._session.project, self._session.person

        def done(asked: AskedToRead) -> None:
            if asked.paths:
                words = self.tr("Agents are asked to read: %1").replace("%1", _named(asked.paths))
                self._say(words, asked.deed)

        if not paths or not project.writable:
            return
        tasks: list[Task] = []

        def stop() -> None:
            for task in tasks:
                task.cancel()
            notices.say(self._over, self.tr("Stopped: agents are asked nothing."), subject=ASKING)

        def on(at: int, count: int) -> None:
            if count >= MANY:
                words = filled(self.tr("Asking agents: %1 of %2"), number(at), number(count))
                notices.say(self._over, words, "info", "", (self.tr("Cancel"), stop), ASKING)

        task = self._session.write(
            self, lambda job: project.ask_to_ingest(paths, person, job=job), done, self._tell, progress=on
        )
        tasks += [task] if task is not None else []

    def ask_no_more(self, wishes: Mapping[int, str]) -> None:
        """Take back wishes, given with the paths of their originals."""
        project, person = self._session.project, self._session.person

        def done(deed: int) -> None:
            words = self.tr("Agents are asked no more to read: %1").replace("%1", _named(tuple(wishes.values())))
            self._say(words, deed)

        if wishes and project.writable:
            self._session.write(self, lambda _job: project.ask_no_more(tuple(wishes), person), done, self._tell)

    def _say(self, words: str, deed: int) -> None:
        """Say what agents are asked, with the one step that takes it back."""
        project = self._session.project

        def undo() -> None:
            told = self.tr("Undone: agents are asked as before.")
            self._session.write(
                self,
                lambda _job: project.undo_comment(deed),
                lambda _none: notices.say(self._over, told, "good", subject=ASKING),
                self._tell,
            )

        notices.say(self._over, words, "good", "", (self.tr("Undo"), undo) if deed else None, ASKING)

    def _tell(self, error: KbdeskError) -> None:
        notices.tell(self._over, error)


def _named(paths: Sequence[str]) -> str:
    """Return an original by its name, several by how many they are."""
    return shown_name(paths[0]) if len(paths) == 1 else number(len(paths))
