"""The middle of the room: one piece, its warnings first, then what it changed, then what that did to the rest."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import kinds, look, notices, settings
from kbdesk.desk.difference.card import HunkCard
from kbdesk.desk.difference.view import DifferenceView
from kbdesk.desk.parts import Chip, ElidedLabel, EmptyState, ShortenedButton, after, button, empty
from kbdesk.desk.parts import moment as time_of
from kbdesk.desk.review import words
from kbdesk.desk.review.comments import CommentBox, CommentField
from kbdesk.desk.review.effects import EffectsView
from kbdesk.desk.review.halfwritten import HalfWritten
from kbdesk.desk.review.original import OriginalView, load_looks
from kbdesk.desk.review.warnings import WarningCards
from kbdesk.desk.review.words import tr
from kbdesk.project.review.effects import Effects

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtWidgets import QPushButton

    from kbdesk.desk.difference.card import HunkAct, State
    from kbdesk.desk.review.original import Looks
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.pages.difference.values import Difference, Hunk
    from kbdesk.project.project import Project
    from kbdesk.project.review.values import Comment, HunkSpans, OriginalChange, Piece, WaitingPiece


PATIENCE = 250
"""Milliseconds after which it is said that something is being compared."""


class Loaded(NamedTuple):
    """What is shown of a piece: what it changed, and what was said of it."""

    difference: Difference
    comments: tuple[Comment, ...]


def load(project: Project, piece: Piece) -> Loaded:
    """Compare a piece's texts and ask for its comments; runs on a worker."""
    return Loaded(project.difference(piece), comments_on(project, piece))


def comments_on(project: Project, piece: Piece) -> tuple[Comment, ...]:
    """Ask for the comments on a piece, the oldest first; runs on a worker."""
    return tuple(one for one in reversed(project.comments(open_only=False)) if one.piece == piece)


class Told(NamedTuple):
    """What a piece did to the rest, and what the pages are called that this names, by their ids."""

    effects: Effects
    titles: Mapping[str, str]


def effects_of(project: Project, piece: Piece, difference: Difference) -> Told:
    """Ask what a piece did to the rest; runs on a worker."""
    found = project.effects([piece])
    links = [*found.gained, *found.lost, *found.broken]
    pages = {page for link in links for page in (link.source, link.target)} | set(found.orphaned)
    pages |= {link.target for link in difference.links}
    pages |= {source for one in found.unsupported for source in one.sources}
    return Told(found, project.titles(pages))


def _states(piece: WaitingPiece) -> Mapping[str, State]:
    """Return how hunks of a piece were judged, by their names."""
    return {";".join(map(str, one.spans)): one.state for one in piece.judged if one.state != "waiting"}


class PiecePane(QWidget):
    """Shows one piece; acts on its hunks are asked for by signals."""

    act_asked = Signal(str, object)
    """Something is to be done with a Hunk of the piece."""
    comment_sent = Signal(object, object, str)
    """Words are to be left for the agent: the piece, the spans of a hunk or (), the words."""
    closing = Signal(int)
    reopening = Signal(int)
    current_changed = Signal()
    trouble_changed = Signal()

    def __init__(self, session: Session, acts: Sequence[HunkAct]) -> None:
        super().__init__()
        self._session = session
        self.piece: WaitingPiece | None = None
        self.trouble = ""
        """Why the change of the original that is shown cannot be taken back, as the core says it; "" where it can."""
        self._comments: tuple[Comment, ...] = ()
        self.field: CommentField | None = None
        self._half_written = HalfWritten(session.project.root)
        self.view = DifferenceView(session, acts)
        self.warnings = WarningCards()
        self.effects = EffectsView()
        self.original = OriginalView()
        self.original.page_wanted.connect(session.open_page)
        self._own_comments = QVBoxLayout()
        self._own_comments.setSpacing(look.SMALL)
        self._plain: EmptyState | None = None
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.view)
        self._slow = after(self, PATIENCE, lambda: self._say(tr("Comparing…")))
        self.view.act_asked.connect(self.act_asked)
        self.view.card_made.connect(self._dress_card)
        self.view.current_changed.connect(self.current_changed)
        self._lay_out()

    def _lay_out(self) -> None:
        self._title = ElidedLabel("title")
        self._kind = Chip()
        self._deed = Chip("", "info")
        head = QHBoxLayout()
        head.setSpacing(look.SMALL)
        head.addWidget(self._title, 1)
        for chip in (self._kind, self._deed):
            head.addWidget(chip, 0, Qt.AlignmentFlag.AlignVCenter)
        self._told = ElidedLabel("muted")
        below = QHBoxLayout()
        below.setSpacing(look.TIGHT)
        below.addWidget(self._told, 1)
        rendered, beside = settings.differences()
        self.rendered_button = self._toggle(tr("As written"), tr("Show the text as it is written"), not rendered)
        self.beside_button = self._toggle(tr("Side by side"), tr("Show both texts side by side"), beside)
        for each in (self.rendered_button, self.beside_button):
            below.addWidget(each)
        self.view.set_manner(rendered=rendered, beside=beside)
        self.view.above.addWidget(self.warnings)
        self.view.above.addWidget(self.original)
        self.view.above.addLayout(self._own_comments)
        self.view.below.addWidget(self.effects)
        top = QVBoxLayout()
        top.setContentsMargins(look.LARGE, 0, look.SMALL, look.SMALL)
        top.setSpacing(look.TIGHT)
        top.addLayout(head)
        top.addLayout(below)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self._stack, 1)

    def _toggle(self, text: str, tip: str, on: bool) -> QPushButton:
        made = button(text, self._turn, "toggle")
        made.setCheckable(True)
        made.setChecked(on)
        made.setToolTip(tip)
        return made

    def _turn(self) -> None:
        rendered, beside = not self.rendered_button.isChecked(), self.beside_button.isChecked()
        settings.set_differences(rendered=rendered, beside=beside)
        self.view.set_manner(rendered=rendered, beside=beside)

    # what is shown

    def show_piece(self, piece: WaitingPiece) -> None:
        """Show a piece; it is compared on a worker. One that is shown already stays where it is scrolled."""
        again = self.piece is not None and self.piece.piece == piece.piece
        if again and self.piece == piece:
            return
        self.piece = piece
        self._know_trouble("" if not again else self.trouble)
        self._tell(piece)
        self.warnings.show_flags(piece.flags or ())
        if again:
            self.view.set_states(_states(piece))
            self.ask_comments()
            return
        self._drop_field()
        self.view.clear()
        self.effects.clear()
        self.original.clear()
        self._offer_manners(not piece.is_original)
        if piece.is_original:
            self._ask_original(piece)
            return
        self._stack.setCurrentWidget(self.view)
        self._slow.start()
        project = self._session.project
        self._session.read(
            self, lambda _job: load(project, piece.piece), partial(self._show, piece), self._fail, replaces="piece"
        )

    def ask_comments(self) -> None:
        """Ask again for what was said of the piece."""
        piece, project = self.piece, self._session.project
        if piece is not None:
            self._session.read(
                self, lambda _job: comments_on(project, piece.piece), self._show_comments, replaces="comments"
            )

    def clear(self) -> None:
        """Show nothing."""
        self.piece = None
        self._know_trouble("")
        self.original.clear()
        self._drop_field()
        self.view.clear()

    def _know_trouble(self, sentence: str) -> None:
        if sentence != self.trouble:
            self.trouble = sentence
            self.trouble_changed.emit()

    def _tell(self, piece: WaitingPiece) -> None:
        self._title.set_text(words.title(piece))
        self._kind.set(kinds.type_words(piece.type), f"type:{piece.type}")
        self._kind.setVisible(bool(piece.type))
        self._deed.set(words.deed(piece), "info")
        self._deed.setVisible(piece.deed != "changed" or piece.is_original or piece.is_gone)
        was = [tr("was %1 before").replace("%1", piece.target)] if piece.deed == "renamed" else []
        told = [words.people([piece.actor]), time_of(piece.at), *was, words.reason(piece)]
        self._told.set_text(" · ".join(told))

    def _show(self, piece: WaitingPiece, loaded: Loaded) -> None:
        self._slow.stop()
        self._comments = loaded.comments
        self._show_own_comments()
        if not loaded.difference.hunks and piece.deed == "renamed":
            self._say(tr("Only its name changed"), tr("The page was %1 before.").replace("%1", piece.target))
            return
        if not loaded.difference.hunks:
            self._say(tr("Nothing differs"), tr("The text before and after is the same, or none of it was kept."))
            return
        self.view.show_difference(loaded.difference, piece.page, _states(piece))
        self._ask_effects(piece.piece, loaded.difference)
        self._stack.setCurrentWidget(self.view)

    def _ask_effects(self, piece: Piece, difference: Difference) -> None:
        """Ask what it did to the rest, which can take longer than the comparing."""
        project = self._session.project
        self._session.read(
            self,
            lambda _job: effects_of(project, piece, difference),
            lambda found: self.effects.show_effects(found.effects, difference.links, found.titles),
            lambda _error: self.effects.show_effects(Effects(), difference.links, {}),
            replaces="effects",
        )

    def _show_comments(self, comments: tuple[Comment, ...]) -> None:
        if comments == self._comments:
            return
        self._comments = comments
        self._show_remarks()

    def _show_remarks(self) -> None:
        """Show what was said of the piece and of its hunks, and what was begun."""
        self._show_own_comments()
        for card in self.view.cards():
            card.clear_below(self.field)
            self._dress_card(card)

    def _fail(self, error: KbdeskError) -> None:
        self._say(tr("What it changed cannot be shown"), notices.sentence(error))

    def _say(self, title: str, text: str = "") -> None:
        """Show words in place of a difference."""
        self._slow.stop()
        if self._plain is None:
            self._plain = EmptyState("file", " ", " ")
            self._stack.addWidget(self._plain)
        self._plain.title.setText(title)
        self._plain.text.setText(text)
        self._plain.text.setVisible(bool(text))
        self._stack.setCurrentWidget(self._plain)

    # originals

    def _ask_original(self, piece: WaitingPiece) -> None:
        """Ask what is known of an original's change, and how it looks, which takes longer."""
        project, ratio = self._session.project, self.devicePixelRatioF()
        self._stack.setCurrentWidget(self.view)

        def told(found: tuple[OriginalChange, tuple[Comment, ...]]) -> None:
            change, self._comments = found
            self.original.show_change(change)
            self._know_trouble(change.trouble)
            self._show_own_comments()
            self._session.read(
                self,
                lambda job: load_looks(project, piece.piece, ratio, job),
                partial(self._show_looks, piece),
                self._fail,
                replaces="looks",
            )

        self._session.read(
            self,
            lambda _job: (project.original_change(piece.piece), comments_on(project, piece.piece)),
            told,
            self._fail,
            replaces="piece",
        )

    def _offer_manners(self, on: bool) -> None:
        """Offer the ways to show a difference, where there is one."""
        for each in (self.rendered_button, self.beside_button):
            each.setVisible(on)

    def _show_looks(self, piece: WaitingPiece, looks: Looks) -> None:
        if self.piece is None or self.piece.piece != piece.piece:
            return
        self.original.show_looks(looks)
        if looks.difference is not None and looks.difference.hunks:
            self._offer_manners(True)
            self.view.show_difference(looks.difference, piece.page, judged=False)

    # comments

    def _show_own_comments(self) -> None:
        kept = self.field if self.field is not None and self.field.parent() is not None else None
        if kept is not None and self._own_comments.indexOf(kept) >= 0:
            self._own_comments.removeWidget(kept)
        else:
            kept = None
        empty(self._own_comments)
        if kept is not None:
            self._own_comments.addWidget(kept)
        if kept is None:
            self._offer(self._own_comments.addWidget, None)
        for comment in self._comments:
            if not comment.spans:
                self._own_comments.addWidget(self._box(comment))

    def _dress_card(self, card: HunkCard) -> None:
        """Put the comments on a hunk below its texts."""
        for comment in self._comments:
            if comment.spans and set(comment.spans) == set(card.hunk.spans):
                card.add_below(self._box(comment))
        self._offer(card.add_below, card.hunk)

    def _offer(self, put: Callable[[QWidget], object], hunk: Hunk | None) -> None:
        """Offer to go on with a comment that was begun on the piece or on a hunk of it, and is not being written."""
        is_open = self.field is not None and self.field.about == (hunk.spans if hunk is not None else ())
        begun = self._half_written.get(self.piece.piece, hunk.spans if hunk is not None else ()) if self.piece else ""
        if begun and not is_open and self._session.project.writable:
            told = tr("Go on with your comment: {text}").replace("{text}", begun.strip())
            put(ShortenedButton(told, lambda: self.write_comment(hunk), "link", look.icon("pencil", "link")))

    def _box(self, comment: Comment) -> CommentBox:
        made = CommentBox(comment, writable=self._session.project.writable)
        made.closing.connect(self.closing)
        made.reopening.connect(self.reopening)
        return made

    def write_comment(self, hunk: Hunk | None) -> None:
        """Open the field for a comment, on a hunk or on the whole piece."""
        piece = self.piece
        if piece is None:
            return
        self._stack.setCurrentWidget(self.view)
        spans: HunkSpans = hunk.spans if hunk is not None else ()
        self._drop_field()
        field = self.field = CommentField(spans, self._half_written.get(piece.piece, spans))
        self._show_remarks()
        card = self.view.card(hunk.name) if hunk is not None else None
        field.sent.connect(lambda text: self.comment_sent.emit(piece.piece, spans, text))
        field.written.connect(lambda text: self._half_written.keep(piece.piece, spans, text))
        field.left.connect(self._leave_field)
        field.discarded.connect(lambda: self._discard(piece.piece, spans))
        if card is not None:
            card.add_below(field)
        else:
            self._own_comments.insertWidget(0, field)
            self.view.verticalScrollBar().setValue(0)
        field.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _discard(self, piece: Piece, spans: HunkSpans) -> None:
        self._half_written.keep(piece, spans, "")
        self._leave_field()

    def comment_kept(self, piece: Piece | None = None, spans: HunkSpans = ()) -> None:
        """Take the field away whose words were taken, and show the comments as they are now."""
        if piece is not None:
            self._half_written.keep(piece, spans, "")
            if self.field is not None and self.field.is_sent:
                self._leave_field()
        self.ask_comments()

    def comment_failed(self) -> None:
        """Let the words be sent again, they were not taken."""
        if self.field is not None:
            self.field.let_send_again()

    def _leave_field(self) -> None:
        field = self.field
        if field is None:
            return
        inside = field.parentWidget()
        had_keys = field.isAncestorOf(self.window().focusWidget() or self)
        self._drop_field()
        self._show_remarks()
        if had_keys and isinstance(inside, HunkCard):
            inside.setFocus(Qt.FocusReason.OtherFocusReason)
        elif had_keys:
            self.view.left.emit()

    def _drop_field(self) -> None:
        if self.field is not None:
            self.field.hide()
            self.field.deleteLater()
            self.field = None
