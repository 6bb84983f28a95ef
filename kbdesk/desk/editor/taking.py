"""Files and pictures that are put into a page: each becomes an original, and a link to it stands at the cursor.

Nothing is moved: a file stays where the person had it, and its copy is added as in the room of the sources.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QDate, QIODevice, QObject, Signal
from PySide6.QtGui import QImage, QImageWriter, QTextCursor

from kbdesk.desk import amounts, core, notices
from kbdesk.desk.editor.words import tr
from kbdesk.desk.joining import in_a_row, said_of
from kbdesk.desk.originals.arriving import explained
from kbdesk.errors import KbdeskError, Refused
from kbdesk.project.sourcing import already_there

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtCore import QMimeData

    from kbdesk.desk.editor.manuscript import Manuscript
    from kbdesk.desk.editor.text import MarkdownEdit
    from kbdesk.desk.session import Session
    from kbdesk.desk.work import Task
    from kbdesk.plan import Actor
    from kbdesk.project.project import Project
    from kbdesk.project.sources.values import TakenIn
    from kbdesk.project.values import Job

PICTURES = (".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".bmp", ".avif", ".ico", ".tif", ".tiff")
"""Endings of files that a page shows; to others it links."""


@dataclass(frozen=True)
class Taken:
    """What came of one file: its name, the destination of a link to it, or in `refused` why it could not be added.

    `path` is that of the original; `is_new` where it was none before.
    """

    name: str
    href: str = ""
    told: str = ""
    refused: str = ""
    path: str = ""
    is_new: bool = False

    def link(self, words: str) -> str:
        """Return it as it stands in a page; `words` are in place of its name."""
        is_picture = self.name.lower().endswith(PICTURES)
        text = words or (self.name.rpartition(".")[0] if is_picture else self.name)
        for sign in "\\[]":
            text = text.replace(sign, f"\\{sign}")
        return f"{'!' if is_picture else ''}[{text}]({self.href})"


def picture_of(mime: QMimeData) -> QImage | None:
    """Return a picture that is given without words, None for none: who copies words with a picture wants the words."""
    if not mime.hasImage() or mime.hasText():
        return None
    found = mime.imageData()
    return found if isinstance(found, QImage) and not found.isNull() else None


class Taking(QObject):
    """Takes what is given to one text."""

    began = Signal(str)
    """What is being added, in words."""
    put = Signal(object)
    """Links to originals stand in the text now: a list of Taken."""
    ended = Signal(str, str)
    """What is to be said of it, "" for nothing, and of what kind that is."""

    def __init__(self, session: Session, text: MarkdownEdit, manuscript: Manuscript) -> None:
        super().__init__(text)
        self._session = session
        self._text = text
        self._manuscript = manuscript
        self._task: Task | None = None
        text.files_given.connect(self.take_files)
        text.picture_given.connect(self.take_picture)

    def stop(self) -> None:
        """Add no more; what was added stays."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
            self.ended.emit("", "")

    def take_files(self, files: Sequence[Path]) -> None:
        """Add files, and put links to them where the cursor stands."""
        project, person, page = self._session.project, self._session.person, self._manuscript.name
        self._begin(files[0].name if len(files) == 1 else "")
        self._do(lambda job: take_files(project, page, files, person, job))

    def take_picture(self, picture: QImage) -> None:
        """Add a picture that has no file yet, and put it where the cursor stands."""
        project, person, page = self._session.project, self._session.person, self._manuscript.name
        slug = page.rpartition("/")[2]
        name = f"{slug}-{QDate.currentDate().toString('yyyy-MM-dd')}.png"
        self._begin(name)
        self._do(lambda _job: take_picture(project, page, picture, name, person))

    def _begin(self, name: str) -> None:
        words = tr("Adding to the sources: {name}").replace("{name}", name) if name else tr("Adding to the sources…")
        self.began.emit(words)

    def _do(self, call: Callable[[Job], tuple[Taken, ...]]) -> None:
        cursor, page = QTextCursor(self._text.textCursor()), self._manuscript.name

        def tell(done: int, total: int) -> None:
            words = tr("Adding to the sources: {done} of {total}")
            self.began.emit(words.replace("{done}", amounts.size(done)).replace("{total}", amounts.size(total)))

        self._task = self._session.write(
            self, call, lambda taken: self._put(taken, cursor, page), self._failed, progress=tell
        )

    def _failed(self, error: KbdeskError) -> None:
        self._task = None
        self.ended.emit(f"{notices.sentence(error)} {notices.facts(error)}".strip(), "danger")

    def _put(self, taken: Sequence[Taken], cursor: QTextCursor, page: str) -> None:
        """Put links to what was added where the cursor was; say what could not be added, and what was there."""
        self._task = None
        added = [one for one in taken if not one.refused]
        told = [said_of(one.name, one.refused) for one in taken if one.refused]
        kind = "danger" if told else "info"
        told += [one.told for one in taken if one.told]
        if added and page == self._manuscript.name and self._manuscript.state != "loading":
            words = cursor.selectedText() if len(added) == 1 else ""
            words = "" if "\u2029" in words else words
            cursor.beginEditBlock()  # a step back of its own, also where it stands beside another
            cursor.insertText("\n\n".join(one.link(words) for one in added))
            cursor.endEditBlock()
            self._text.setTextCursor(cursor)
            self._text.ensureCursorVisible()
            self.put.emit(added)
        elif added:
            told.append(tr("It is in the sources; the page it was for is not being edited any more."))
        self.ended.emit("\n".join(told), kind)


def take_files(project: Project, page: str, files: Sequence[Path], person: Actor, job: Job) -> tuple[Taken, ...]:
    """Add files and say how a page links to them; one that cannot be added does not keep the others. On a worker."""
    there: list[Path] = []
    failed: list[Taken] = []
    for file in files:
        try:
            if not project.files_given([file]):
                raise Refused("There is no file in it.", str(file), "Choose another folder.")
        except KbdeskError as error:
            failed.append(Taken(file.name, refused=_why(error)))
        else:
            there.append(file)
    done = project.take_in(project.plan_intake(there, "", job), person, job)
    return (*(_taken(project, page, one) for one in done), *failed)


def _taken(project: Project, page: str, one: TakenIn) -> Taken:
    name = one.arriving.file.name
    if one.error is not None:
        return Taken(name, refused=_why(one.error))
    if one.is_left:
        return Taken(name, refused=explained(one.arriving))
    # What was known before it was copied is told by its fate alone.
    known = (already_there(name, one.path),) if one.arriving.fate == "duplicate" else ()
    told = core.lines(known or one.warnings)
    return Taken(name, project.source_link(page, one.path), told, path=one.path, is_new=not one.is_duplicate)


def _why(error: KbdeskError) -> str:
    return in_a_row((notices.sentence(error), notices.facts(error)))


def take_picture(project: Project, page: str, picture: QImage, name: str, person: Actor) -> tuple[Taken, ...]:
    """Add a picture as a file of this name, or with a number where that is taken; runs on a worker."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(picture):
        raise Refused("This picture cannot be saved.", name, "Save it to a file, and drop that.")
    data = bytes(buffer.data().data())
    changes = project.add_source_data(data, project.plan_name(name).path, person)
    path = changes.created[0]
    name, told = path.rpartition("/")[2], core.lines(changes.warnings)
    return (Taken(name, project.source_link(page, path), told, path=path, is_new=bool(changes.change)),)
