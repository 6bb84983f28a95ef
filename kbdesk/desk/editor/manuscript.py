"""The text being edited and where it stands: what it was made from, whether it is kept, saved, changed elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QDateTime, QObject, Qt, QTimer, Signal

from kbdesk.desk.editor import loading
from kbdesk.desk.editor.exact import Exact, replace_text
from kbdesk.desk.editor.loading import Head, Resolved, is_same, parted
from kbdesk.errors import Conflict

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QTextDocument

    from kbdesk.desk.editor.loading import Elsewhere, Loaded, Saved
    from kbdesk.desk.editor.unsaved import Unsaved
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Changes, KeptDraft, Page

State = Literal["loading", "saved", "changed", "kept", "saving"]
KEEP_AFTER = 1_000
"""Milliseconds from a change to keeping it as a draft."""


class Manuscript(QObject):
    """One page's text in a document, with what is to become of its header.

    Nothing is kept or saved before the page is loaded. What is changed is kept as a draft within a second, outside of
    the person's files, until it is saved or the person goes back to what the page says.
    """

    loaded = Signal(object)
    """A Loaded: its text stands in the document now."""
    failed_to_load = Signal(object)
    """The KbdeskError that says why."""
    state_changed = Signal()
    """`state`, `kept_at` or `trouble` says something else."""
    reloaded = Signal(object)
    """An Elsewhere with its page: it was changed otherwise than by saving here, and nothing had been changed here."""
    agrees = Signal()
    """The page stands as what was begun from."""
    changed_elsewhere = Signal(object)
    """An Elsewhere: the page stands otherwise than what was begun from, and things were changed here too."""
    conflicted = Signal(object)
    """A Conflict with its sides: nothing was saved."""
    failed = Signal(object)
    """The KbdeskError for which a save failed; the text is still here."""
    saved = Signal(object, bool)
    """A Saved, and whether things were changed while it was on its way."""

    def __init__(
        self, session: Session, unsaved: Unsaved, document: QTextDocument, head: Callable[[], Head], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._unsaved = unsaved
        self._document = document
        self._head = head
        self._exact = Exact("")
        self._above = ""
        self._standing = ""
        self._dirty = False
        self._saves = 0
        self._look_later = False
        self._is_putting = False
        self._adopted = ""
        self._kept: tuple[str, Head] | None = None
        self.name = ""
        self.base = ""
        self.page: Page | None = None
        self.state: State = "loading"
        self.kept_at: QDateTime | None = None
        self.trouble: KbdeskError | None = None
        """Why the last try to keep a draft failed."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.keep)
        # (`contentsChanged` would tell of colours too.)
        document.contentsChange.connect(self._touched)
        session.changed.connect(self._heard)
        session.closing.connect(self.keep)
        unsaved.kept.connect(self._was_kept)
        unsaved.not_kept.connect(self._not_kept)

    # what is there

    def text(self) -> str:
        """Return the text as it stands in the document."""
        return self._exact.text(self._document)

    def whole(self) -> str:
        """Return the text as the store takes it, below the notice that the store keeps."""
        return self._above + self.text()

    def head(self) -> Head:
        """Return what is to become of the header."""
        return self._head()

    def standing(self) -> str:
        """Return the text as the page has it."""
        return self._standing

    def is_unsaved(self) -> bool:
        """Whether there is, or may be, something to save."""
        return self.state not in ("loading", "saved")

    def index_of(self, position: int) -> int:
        """Return which sign of the text stands at a position of the document, which counts as UTF-16 does."""
        held = self._exact.held(self.text())
        return len(held.encode("utf-16-le", "surrogatepass")[: 2 * position].decode("utf-16-le", "ignore"))

    def differs(self) -> bool:
        """Whether something would be saved."""
        return self._head().is_changed or not is_same(self.text(), self._standing)

    def _set_state(self, state: State) -> None:
        self.state = state
        self.state_changed.emit()

    # loading

    def load(self, name: str, draft: str = "") -> None:
        """Bring a page, with a draft's text in its place: one that is named, or what this window kept of it last."""
        self._set_state("loading")
        self.name = name
        project = self._session.project
        pending = None if draft else self._unsaved.pending(name)
        wanted = draft or self._unsaved.own(name)
        self._session.read(
            self,
            lambda _job: loading.load(project, name, wanted, pending),
            self._loaded,
            self.failed_to_load.emit,
            replaces="page",
        )

    def _loaded(self, found: Loaded) -> None:
        draft = found.draft
        self._take(found.page)
        kept = self._standing if draft is None else parted(draft.text)[1]
        self._exact = Exact(self._standing + kept)
        self._document.setPlainText(self._exact.held(self._standing))
        if draft is not None:
            self.base, self._adopted = draft.base, draft.id
            # The page's own text is one step back.
            replace_text(self._document, self._exact.held(self._standing), self._exact.held(kept))
        self.loaded.emit(found)
        self._kept = None if draft is None or not draft.id else (self.whole(), self._head())
        self._dirty = draft is not None and self.differs()
        is_kept = draft is not None and bool(draft.id)
        self.kept_at = _time(draft.kept_at) if draft is not None and is_kept else None
        self._set_state("saved" if not self._dirty else "kept" if is_kept else "changed")
        if self.state == "changed":
            self.keep()
        if self._look_later or self.base != found.hash:
            self._look()

    def _take(self, page: Page | None) -> None:
        """Begin from a page as it stands."""
        self.page = page
        self.base = "" if page is None else page.hash
        self._above, self._standing = ("", "") if page is None else parted(page.text)

    def _put(self, text: str) -> None:
        """Change the document to another text, as one step to undo."""
        self._is_putting = True
        if self._exact.can_hold(text):
            replace_text(self._document, self._exact.held(self.text()), self._exact.held(text))
        else:
            self._exact = Exact(text)
            self._document.setPlainText(self._exact.held(text))
        self._is_putting = False

    # drafts

    def _touched(self) -> None:
        if not self._is_putting:
            self.touch()

    def touch(self) -> None:
        """Note that something was changed: it is kept in a moment."""
        if self.state == "loading":
            return
        self._dirty = True
        if self.state not in ("saving", "changed"):
            self._set_state("changed")
        if not self._soon.isActive():
            self._soon.start(KEEP_AFTER)

    def keep(self) -> None:
        """Keep what is changed as a draft now, or drop the draft of a text that is as the page says again."""
        self._soon.stop()
        if self.state == "saving":
            self._unsaved.refresh_after_writes()
        if self.state in ("loading", "saving") or not self._dirty:
            return
        if not self.differs():
            self._dirty = False
            self._drop_draft()
            self._set_state("saved")
            return
        whole, head = self.whole(), self._head()
        if self._kept == (whole, head):
            self._set_state("kept")
            return
        self._unsaved.keep(self.name, whole, self.base, head)

    def _was_kept(self, name: str, draft: KeptDraft) -> None:
        if name != self.name or self.state == "loading":
            return
        self._kept = (draft.text, Head(draft.fields, draft.header))
        self.kept_at = _time(draft.kept_at)
        self.trouble = None
        self._let_go_of_adopted(draft.id)
        if self.state == "changed" and not self._soon.isActive():
            self.state = "kept"
        self.state_changed.emit()

    def _not_kept(self, name: str, error: KbdeskError) -> None:
        if name == self.name and self.state != "loading":
            self.trouble = error
            self.state_changed.emit()

    def _let_go_of_adopted(self, own: str) -> None:
        """Drop the draft that was gone on with: its text is kept as another now, or saved."""
        if self._adopted and self._adopted != own:
            self._unsaved.drop(self._adopted)
        self._adopted = ""

    def _drop_draft(self) -> None:
        self._let_go_of_adopted("")
        self._unsaved.drop_own(self.name)
        self._kept = self.kept_at = self.trouble = None

    def give_up(self) -> None:
        """Let go of what was changed here: the page stays as it is, the draft goes."""
        self._soon.stop()
        self._drop_draft()
        self._dirty = False
        self._set_state("loading")

    # saving

    def save(self, resolved: Resolved | None = None) -> None:
        """Save the text and the header to the page, or what a conflict was resolved to."""
        if self.state in ("loading", "saving"):
            return
        if resolved is None and not self.differs():
            self.keep()
            return
        self._soon.stop()
        wanted = resolved or Resolved(self.whole(), self._head(), self.base)
        here = (self.text(), self._head())
        project, person, name = self._session.project, self._session.person, self.name
        self._set_state("saving")
        self._session.write(
            self,
            lambda _job: loading.save(project, name, wanted, person),
            lambda done: self._was_saved(done, wanted, here),
            self._not_saved,
        )

    def _was_saved(self, done: Saved, wanted: Resolved, here: tuple[str, Head]) -> None:
        self._saves += 1
        self._let_go_of_adopted("")
        self._unsaved.note_saved(self.name)
        self._kept = self.kept_at = self.trouble = None
        text = parted(done.page.text)[1]
        untouched = here == (self.text(), self._head())
        if untouched or is_same(text, parted(wanted.text)[1]):
            self._take(done.page)
        if untouched:
            if not is_same(text, here[0]):
                self._put(text)
            self._dirty = False
        self.state = "saved" if untouched else "changed"
        self.saved.emit(done, not untouched)
        self.state_changed.emit()
        if not untouched:
            self._soon.start(KEEP_AFTER)
        if self._look_later:
            self._look()

    def _not_saved(self, error: KbdeskError) -> None:
        self._unsaved.refresh()
        self._kept = None
        self._set_state("changed")
        self._soon.start(KEEP_AFTER)
        if isinstance(error, Conflict) and error.sides is not None:
            self.conflicted.emit(error)
        else:
            self.failed.emit(error)

    # what others do

    def _heard(self, changes: Changes) -> None:
        if changes.everything or self.name in changes.pages:
            self._look()

    def _look(self) -> None:
        """Look how the page stands now."""
        if self.state in ("loading", "saving"):
            self._look_later = True
            return
        self._look_later = False
        project, name, saves = self._session.project, self.name, self._saves
        self._session.read(
            self, lambda _job: loading.look(project, name), lambda found: self._looked(found, saves), replaces="look"
        )

    def _looked(self, found: Elsewhere, saves: int) -> None:
        if saves != self._saves or self.state in ("loading", "saving"):
            self._look()
            return
        page = found.page
        if self.base == ("" if page is None else page.hash):
            self.agrees.emit()
        elif page is None or self.differs():
            self.changed_elsewhere.emit(found)
        else:
            self._take(page)
            self._put(self._standing)
            self.reloaded.emit(found)


def _time(stamp: str) -> QDateTime:
    return QDateTime.fromString(stamp, Qt.DateFormat.ISODateWithMs)
