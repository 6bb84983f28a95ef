"""The review room: what waits at the left, the chosen piece beside it, what can be done with it below."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import actions, look, notices
from kbdesk.desk.difference.card import HunkAct
from kbdesk.desk.entering import lead_keys
from kbdesk.desk.fresh import FreshView
from kbdesk.desk.joining import noted
from kbdesk.desk.parts import EmptyState, after, button, label
from kbdesk.desk.review.bar import JudgingBar
from kbdesk.desk.review.judging import Judging
from kbdesk.desk.review.model import Entry, Listing
from kbdesk.desk.review.pane import PiecePane
from kbdesk.desk.review.queue import QueuePanel
from kbdesk.desk.review.reverting import Reverting
from kbdesk.desk.review.whole import OperationPane
from kbdesk.desk.review.words import number, tr
from kbdesk.desk.twofold import TwoFold
from kbdesk.project.review.values import QueueFilter

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QAction

    from kbdesk.desk.review.confirming import Together
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.pages.difference.values import Hunk
    from kbdesk.plan import Actor
    from kbdesk.project.project import Project
    from kbdesk.project.review.values import (
        Judged,
        MadeComment,
        MadeJudgement,
        Order,
        Piece,
        Queue,
        WaitingOperation,
        WaitingPiece,
    )
    from kbdesk.project.values import Changes, Job

GATHERED = 300
"""Milliseconds in which changes are gathered before what waits is asked for again."""
PATIENCE = 400
"""Milliseconds after which it is said that something is being looked for."""
LIST_KEYS = ("review.next", "review.previous", "review.next_hunk", "review.previous_hunk", "review.accept",
             "review.revert", "review.comment", "review.edit", "review.open", "review.accept_operation",
             "review.revert_operation")  # fmt: skip
"""Commands whose keys are letters: they hold where the list or the differences have the keys."""
ROOM_KEYS = ("review.undo",)
"""Commands whose keys hold in all of the room."""


class Waiting(NamedTuple):
    """What the room shows: the queue, and its rows."""

    queue: Queue
    listing: Listing
    comments: int = 0
    answered: int = 0
    last: MadeJudgement | MadeComment | None = None
    """What the person judged or commented last and did not undo."""


def load(project: Project, person: Actor, wanted: QueueFilter, order: Order, limit: int) -> Waiting:
    """Ask for what waits; runs on a worker."""
    queue = project.review_queue(wanted, order, 0, limit)
    comments = project.comments(open_only=True)
    answered = sum(1 for one in comments if one.state == "answered")
    return Waiting(queue, Listing(queue.operations), len(comments), answered, project.last_reviewed(person))


def hunk_acts() -> tuple[HunkAct, ...]:
    """Return what can be done with one hunk."""
    named = (
        ("accept", "check", tr("Accept")),
        ("revert", "undo-2", tr("Revert")),
        ("comment", "message-square", tr("Comment")),
    )
    return tuple(HunkAct(name, icon, text, _key_of(f"review.{name}", text)) for name, icon, text in named)


def _key_of(name: str, text: str) -> str:
    keys = actions.command(name).keys_text()
    return f"{text} ({keys})" if keys else text


class ReviewView(FreshView):
    """The room. Its commands are methods; the window's menu, the keys and the buttons call the same."""

    stands_changed = Signal()
    """Other commands are on than before."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._examining = self._asking = self._asks_again = False
        self._actions: Mapping[str, QAction] = {}
        self._waiting: Waiting | None = None
        self._waiting_again: frozenset[Piece] = frozenset()
        self.queue = QueuePanel()
        self.judging = Judging(session, self)
        self.reverting = Reverting(session, self.judging, self)
        self.pane = PiecePane(session, hunk_acts() if session.project.writable else ())
        self.pane.trouble_changed.connect(self._show_state)
        self.whole = OperationPane()
        self.bar = JudgingBar(self)
        self._slow = after(self, PATIENCE, lambda: self._stack.setCurrentWidget(self._state("loading")))
        self._soon = after(self, GATHERED, self._ask_now)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(tr("Review"))
        lead_keys(self, self.queue.list)
        self._lay_out()
        self._connect()
        self._show_state()

    def _lay_out(self) -> None:
        # What holds others takes its place before they come: Qt dresses a whole part anew when it is put elsewhere.
        self._states: dict[str, EmptyState] = {}
        outer = QVBoxLayout(self)
        outer.setContentsMargins(look.WIDE, look.LARGE, 0, 0)
        outer.setSpacing(look.SMALL)
        head = QHBoxLayout()
        head.setSpacing(look.SMALL)
        outer.addLayout(head)
        head.addWidget(label(tr("Review"), "headline"))
        head.addStretch()
        if not self._session.project.writable:
            head.addWidget(label(tr("Read only: nothing can be judged here."), "muted"))
        self.comments_button = button(tr("Comments"), self.show_comments, "flat", "message-square")
        head.addWidget(self.comments_button)
        head.addSpacing(look.SMALL)
        self._stack = QStackedWidget()
        outer.addWidget(self._stack, 1)
        right = QWidget()
        self.split = TwoFold(self.queue, right, (4, 9), self._stack)
        self._stack.addWidget(self.split)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._beside = QStackedWidget()
        column.addWidget(self._beside, 1)
        self._nothing_chosen = EmptyState("clipboard-check", tr("Choose a change at the left"))
        for each in (self.pane, self.whole, self._nothing_chosen):
            self._beside.addWidget(each)
        column.addWidget(self.bar)

    def _state(self, name: Literal["loading", "done", "no match", "trouble"]) -> EmptyState:
        """Return what stands in the place of the list; it is made when it is needed first."""
        if name not in self._states:
            if name == "loading":
                made = EmptyState("loader-circle", tr("Looking for what waits…"))
            elif name == "done":
                made = EmptyState(
                    "circle-check",
                    tr("Nothing waits: everything that agents wrote has been reviewed"),
                    tr("What agents and other programs write from now on comes here, until you accept or revert it."),
                )
            elif name == "no match":
                clear = button(tr("Show all"), self.queue.filters.clear)
                made = EmptyState("search", tr("Nothing that waits fits"), "", clear)
            else:
                again = button(tr("Try again"), self.refresh)
                made = EmptyState("triangle-alert", tr("What waits cannot be read"), " ", again)
            self._states[name] = made
            self._stack.addWidget(made)
        return self._states[name]

    def _connect(self) -> None:
        self.queue.chosen.connect(self._show_entry)
        self.queue.opened.connect(lambda _entry: self.open_page())
        self.queue.entered.connect(self.next_hunk)
        self.queue.more_wanted.connect(self._ask_now)
        self.queue.filters.changed.connect(self._ask_now)
        self.pane.act_asked.connect(self._act)
        self.pane.view.left.connect(self._back_to_list)
        self.pane.view.opened.connect(self.open_page)
        self.pane.comment_sent.connect(
            lambda piece, spans, text: self.judging.comment(piece, spans, text, self.pane.comment_failed)
        )
        self.judging.sent.connect(self.pane.comment_kept)
        self.pane.closing.connect(self.judging.close_comment)
        self.pane.reopening.connect(self.judging.reopen_comment)
        self.whole.piece_wanted.connect(self._go_to)
        self.judging.commented.connect(self.pane.ask_comments)
        self.judging.began.connect(self._show_state)
        self.judging.undone.connect(self._undone)
        self.judging.judged.connect(self._judged)
        self.judging.failed.connect(self.refresh)
        self.judging.turns.lasting_changed.connect(self._show_state)
        self.reverting.waiting_again.connect(self._let_wait)

    # what is shown

    def concerns(self, changes: Changes) -> bool:
        """Whether changes touch what waits: all but what is asked of the person do."""
        return changes.reviews or bool(changes.pages or changes.sources) or changes.everything

    def ask(self) -> None:
        """Ask for what waits: at once at first, later a little after a change, for many may come, and never twice."""
        if self._waiting is None:
            self._ask_now()
        elif self._asking:
            self._asks_again = True
        elif not self._soon.isActive():
            self._soon.start()

    def _ask_now(self) -> None:
        """Ask for what waits, in the place of an answer that is on its way."""
        self._soon.stop()
        self._asking, self._asks_again = True, False
        project, person, limit = self._session.project, self._session.person, self.queue.limit
        wanted, order = self.queue.filters.wanted(), self.queue.filters.order()
        if self._waiting is None:
            self._slow.start()
        show = partial(self._show, self.judging.begun)
        self._session.read(
            self, lambda _job: load(project, person, wanted, order, limit), show, self._fail, replaces="queue"
        )
        self.pane.ask_comments()

    def _answered(self) -> None:
        self._slow.stop()
        self._asking = False
        if self._asks_again:
            self._soon.start()

    def _show(self, begun: int, waiting: Waiting) -> None:
        self._waiting = waiting
        self.judging.know(waiting.last, begun)
        self._answered()
        going = self.judging.going
        self.queue.show_queue(waiting.queue, waiting.listing.without(going) if going else waiting.listing)
        if self._waiting_again:
            self.queue.show_pieces(self._waiting_again)
            self._waiting_again = frozenset()
        if waiting.listing.entries:
            self._put_in_front(self.split)
        else:
            self._put_in_front(self._state("done" if self.queue.filters.is_open() else "no match"))
        self._tell_comments(waiting)
        if waiting.queue.unexamined:
            self._examine()
        self._show_state()

    def _tell_comments(self, waiting: Waiting) -> None:
        told = (
            tr("Comments: {count}").replace("{count}", number(waiting.comments)) if waiting.comments else tr("Comments")
        )
        if waiting.answered:
            told = noted(told, tr("answered: {count}").replace("{count}", number(waiting.answered)))
        self.comments_button.setText(f" {told}")
        self.comments_button.setAccessibleName(told)

    def _fail(self, error: KbdeskError) -> None:
        self._answered()
        self._state("trouble").text.setText(notices.sentence(error))
        self._put_in_front(self._state("trouble"))

    def _put_in_front(self, state: QWidget) -> None:
        """Show a state of the room; who had the keys in what goes has them in the room still, or in the list again."""
        focus = self.window().focusWidget()
        is_here = focus is not None and (focus is self or self._stack.isAncestorOf(focus))
        gone = is_here and state is not self._stack.currentWidget()
        self._stack.setCurrentWidget(state)
        if gone:
            (self.queue.list if state is self.split else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _examine(self) -> None:
        """Work out what is to be heeded of pieces that nobody looked at yet; they are shown meanwhile."""
        if self._examining or not self._session.project.writable:
            return
        self._examining = True
        project = self._session.project

        def examine(job: Job) -> int:
            return project.examine_waiting(job)

        def done(count: int) -> None:
            self._examining = False
            if count:
                self.refresh()

        def failed(error: KbdeskError) -> None:
            self._examining = False
            notices.tell(self, error)

        self._session.read(self, examine, done, failed, replaces="examine")

    def _show_entry(self, entry: Entry | None) -> None:
        shown = self.pane.piece
        piece = entry.piece if entry is not None else None
        if shown is not None and (piece is None or piece.piece != shown.piece) and self._is_in_differences():
            self._back_to_list()  # what has the keys goes
        if entry is None:
            self.pane.clear()
            self._beside.setCurrentWidget(self._nothing_chosen)
        elif entry.piece is not None:
            self.pane.show_piece(entry.piece)
            self._beside.setCurrentWidget(self.pane)
        else:
            self.pane.clear()
            self.whole.show_operation(entry.operation)
            self._beside.setCurrentWidget(self.whole)
        self._show_state()

    def _show_state(self) -> None:
        entry = self.queue.current()
        pieces = entry.pieces if entry is not None else ()
        self.bar.show_state(
            several=len(pieces),
            writable=self._may_judge(),
            page=entry is not None and entry.piece is not None,
            can_undo=self.judging.can_undo(),
            trouble=self.pane.trouble if entry is not None and entry.piece is not None else "",
        )
        self.stands_changed.emit()

    # commands

    def take_actions(self, made: Mapping[str, QAction]) -> bool:
        """Have the keys of the window's commands hold here; whether they did not yet."""
        if self._actions:
            return False
        self._actions = made
        for name in LIST_KEYS:
            self.queue.list.addAction(made[name])
            self.pane.view.addAction(made[name])
        for name in ROOM_KEYS:
            self.addAction(made[name])
        return True

    def conditions(self) -> set[str]:
        """Return which conditions of commands are met; see `kbdesk.desk.actions`."""
        entry, writable = self.queue.current(), self._may_judge()
        met = {"reviewing"} if self._waiting is not None else set()
        if entry is not None:
            met |= {"judging"} if writable else set()
            met |= {"piece"} if entry.piece is not None else set()
            met |= {"writing_piece"} if entry.piece is not None and writable else set()
        if self.judging.can_undo() and writable:
            met.add("judged")
        return met

    def next_piece(self) -> None:
        """Show the next page."""
        self.queue.step(1)

    def previous_piece(self) -> None:
        """Show the page before."""
        self.queue.step(-1)

    def next_hunk(self) -> None:
        """Go to the next place of the page."""
        self.pane.view.step(1)

    def previous_hunk(self) -> None:
        """Go to the place before."""
        self.pane.view.step(-1)

    def accept(self) -> None:
        """Accept the place that has the keys, or all of what is chosen."""
        self._judge("accept", self._hunk())

    def revert(self) -> None:
        """Revert the place that has the keys, or all of what is chosen."""
        self._judge("revert", self._hunk())

    def comment(self) -> None:
        """Write to the agent about the place that has the keys, or about the page's change."""
        entry = self.queue.current()
        if entry is not None and entry.piece is not None and self._session.project.writable:
            self.pane.write_comment(self._hunk())

    def edit(self) -> None:
        """Change the page's text, then accept it."""
        entry = self.queue.current()
        if entry is not None and entry.piece is not None and self._session.project.writable:
            if entry.piece.is_original:
                notices.say(self, tr("An original is not edited here: accept it, or revert it."))
            else:
                self.reverting.edit(entry.piece)

    def open_page(self) -> None:
        """Show the page itself."""
        entry = self.queue.current()
        if entry is None or entry.piece is None:
            return
        if entry.piece.type or entry.piece.page in ("overview", "log"):
            self._session.open_page(entry.piece.page)
        else:
            self._session.open_source(entry.piece.page)

    def undo(self) -> None:
        """Take back what the person judged last, today or before; again: what they judged before that."""
        self.judging.undo_last()

    def accept_operation(self) -> None:
        """Accept all of the operation that is chosen, or that the chosen page belongs to."""
        self._judge_operation("accept")

    def revert_operation(self) -> None:
        """Revert all of the operation that is chosen, or that the chosen page belongs to."""
        self._judge_operation("revert")

    def accept_session(self) -> None:
        """Accept everything of the session that did what is chosen, whatever operations it belongs to."""
        self._judge_session("accept")

    def revert_session(self) -> None:
        """Revert everything of the session that did what is chosen."""
        self._judge_session("revert")

    def accept_all(self) -> None:
        """Accept everything that the filters let through."""
        self.reverting.confirm_all("accept", self.queue.filters.wanted())

    def revert_all(self) -> None:
        """Revert everything that the filters let through."""
        self.reverting.confirm_all("revert", self.queue.filters.wanted())

    def show_comments(self) -> None:
        """Show the comments that are not closed."""
        from kbdesk.desk.review.commentlist import CommentsDialog  # noqa: PLC0415  # seldom wanted

        CommentsDialog(self._session, self.window()).show()

    # judging

    def _hunk(self) -> Hunk | None:
        """Return the hunk that has the keys; an original is judged as a whole."""
        piece = self.pane.piece
        is_whole = piece is not None and piece.is_original
        return self.pane.view.current() if self.pane.view.has_keys() and not is_whole else None

    def _act(self, name: str, hunk: Hunk) -> None:
        """Do what the button of a hunk says."""
        if name == "comment":
            self.pane.write_comment(hunk)
        else:
            self._judge(name, hunk)

    def _judge(self, kind: str, hunk: Hunk | None) -> None:
        entry = self.queue.current()
        if entry is None or not self._may_judge():
            return
        if hunk is None or entry.piece is None:
            self._judge_all(kind, entry.pieces)
            return
        if not self.pane.view.step(1):
            self.pane.view.step(-1)
        if kind == "accept":
            self.judging.accept([entry.piece], [hunk.spans])
        else:
            self.reverting.revert([entry.piece], [hunk.spans])

    def _judge_all(self, kind: str, pieces: Sequence[WaitingPiece]) -> None:
        if not pieces or not self._may_judge():
            return
        self.queue.take_out({one.piece for one in pieces})  # at once: the next key is meant for the next page
        if kind == "accept":
            self.judging.accept(pieces)
        else:
            self.reverting.revert(pieces)
        self._show_state()

    def _judge_operation(self, kind: Literal["accept", "revert"]) -> None:
        """Judge a whole operation; where filters may leave out some of it, how much it is is said before."""
        entry = self.queue.current()
        if entry is None or not self._session.project.writable:
            return
        operation = entry.operation
        if self.queue.filters.is_open():
            self._judge_all(kind, operation.pieces)
        else:
            wanted = QueueFilter(key=operation.key)
            self.reverting.confirm_all(kind, wanted, _together(operation), len(operation.pieces))

    def _judge_session(self, kind: Literal["accept", "revert"]) -> None:
        """Judge what one session did; of other programs, what they did in one go, shown or not."""
        entry = self.queue.current()
        if entry is None or not self._session.project.writable:
            return
        session, operation = entry.pieces[0].actor.session, entry.operation
        if session:
            self.reverting.confirm_all(kind, QueueFilter(session=session), "session")
        else:
            self.reverting.confirm_all(kind, QueueFilter(key=operation.key), _together(operation))

    def _is_in_differences(self) -> bool:
        focus = self.window().focusWidget()
        return focus is not None and self.pane.isAncestorOf(focus)

    def _may_judge(self) -> bool:
        """Whether something can be judged now: not while what was asked for before lasts."""
        return self._session.project.writable and not self.judging.turns.lasts

    def _let_wait(self, pieces: Sequence[Piece]) -> None:
        """Show again what was taken out and waits still."""
        self._waiting_again = frozenset(pieces)
        self._ask_now()

    def _undone(self, done: Judged) -> None:
        """Go to what waits again, as soon as it is shown."""
        self._waiting_again = frozenset(done.pieces)

    def _judged(self, done: Judged) -> None:
        self.refresh()
        self._show_state()

    def _go_to(self, piece: WaitingPiece) -> None:
        entries = self.queue.model.listing.entries
        at = next((at for at, one in enumerate(entries) if one.piece is not None and one.piece == piece), -1)
        if at >= 0:
            self.queue.list.setCurrentIndex(self.queue.model.at(at))
            self._back_to_list()

    def _back_to_list(self) -> None:
        self.pane.view.leave()
        self.queue.list.setFocus(Qt.FocusReason.OtherFocusReason)


def _together(operation: WaitingOperation) -> Together:
    """Return what holds an operation together."""
    return "burst" if operation.kind == "burst" else "operation"
