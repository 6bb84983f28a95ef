"""A difference of two texts, place by place, as one column that scrolls; drawn bit by bit, so that it is never slow.

It knows of no queue: whoever shows it says what can be done with a hunk, and puts what it likes above and below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.clicks import in_new_tab
from kbdesk.desk.difference.card import FaceColumn, Facts, HunkCard
from kbdesk.desk.difference.drawing import Plan
from kbdesk.desk.difference.faces import Manner
from kbdesk.desk.difference.words import departure, place, tr, unchanged
from kbdesk.desk.parts import after, button, empty
from kbdesk.desk.reader import looks
from kbdesk.desk.reader.addresses import address_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QResizeEvent

    from kbdesk.desk.difference.card import HunkAct, State
    from kbdesk.desk.difference.drawing import Drawn
    from kbdesk.desk.difference.faces import Face
    from kbdesk.desk.session import Session
    from kbdesk.pages.difference.values import Difference, Hunk

BIT = 4
"""Items that are drawn in one go."""
AHEAD = 600
"""Pixels below what is seen that are drawn ahead."""
ROOM_BESIDE = 620
"""Pixels of width under which two texts stand one above the other."""
WIDEST_BESIDE = 1400


class DifferenceView(QScrollArea):
    """Shows a difference. The keys act on the current hunk; `step` walks from one to the next."""

    act_asked = Signal(str, object)
    """Something is to be done with a Hunk: the name of the act, the hunk."""
    card_made = Signal(object)
    """A HunkCard is on the screen: something may be put below its texts."""
    current_changed = Signal()
    left = Signal()
    """The person wants to go back to where they came from."""
    opened = Signal()
    """The page is to be opened."""
    settled = Signal()
    """What is seen is drawn."""

    def __init__(self, session: Session, acts: Sequence[HunkAct] = ()) -> None:
        super().__init__()
        self._session = session
        self._acts = tuple(acts)
        self._plan: Plan | None = None
        self._states: Mapping[str, State] = {}
        self._cards: dict[int, HunkCard] = {}
        self._departures: dict[int, QWidget] = {}
        self._current = -1
        self._sought = -1
        self._sought_departure = -1
        self._next = 0
        self._asking = False
        self._judged = True
        self._rendered, self._beside = True, False
        self.above, self.below, self._items = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        self._lay_out()
        self._more_soon = after(self, 0, self._ask_more)
        self._again_soon = after(self, 150, self._draw_again)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self._more_soon.start())
        self.verticalScrollBar().rangeChanged.connect(lambda *_: self._more_soon.start())

    def _lay_out(self) -> None:
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("What changed"))
        self._inside = QWidget()
        self._inside.setAutoFillBackground(False)
        self._column = QVBoxLayout(self._inside)
        self._column.setSpacing(look.SMALL)
        for each in (self.above, self._items, self.below):
            each.setSpacing(look.SMALL)
            self._column.addLayout(each)
        self._column.addStretch(1)  # it alone takes the room that is left
        self.setWidget(self._inside)
        self.viewport().setAutoFillBackground(False)

    # what is shown

    def show_difference(
        self,
        difference: Difference,
        page: str,
        states: Mapping[str, State] | None = None,
        *,
        keep: bool = False,
        judged: bool = True,
    ) -> None:
        """Show a difference of a page; `states`: how hunks were judged, by name. `keep`: stay at this place.

        With `judged` false nothing is offered to do with a hunk by itself.
        """
        top = self.verticalScrollBar().value() if keep else 0
        current = self._current if keep else -1
        self._states = states or {}
        self._judged = judged
        self.clear()
        self._sought = current
        self._plan = Plan(self._session.project, page, difference, self._manner())
        self._kept_place = top
        self._ask_more()

    def set_states(self, states: Mapping[str, State]) -> None:
        """Show how hunks were judged, by name; all else stays as it is."""
        self._states = states
        for card in self._cards.values():
            card.set_state(states.get(card.hunk.name, ""))

    def cards(self) -> list[HunkCard]:
        """Return the cards that are drawn, from above."""
        return [self._cards[number] for number in sorted(self._cards)]

    def clear(self) -> None:
        """Show nothing."""
        self._plan = None
        self._cards.clear()
        self._departures.clear()
        self._current = self._sought = self._sought_departure = -1
        self._next = 0
        self._asking = False
        self._kept_place = 0
        empty(self._items)
        self.verticalScrollBar().setValue(0)

    def set_manner(self, *, rendered: bool, beside: bool) -> None:
        """Show texts rendered or as they are written, in one column or side by side where there is room."""
        if (rendered, beside) != (self._rendered, self._beside):
            self._rendered, self._beside = rendered, beside
            self._draw_again()

    def _manner(self) -> Manner:
        beside = self._beside and self.viewport().width() >= ROOM_BESIDE
        return Manner(looks.dress(), looks.words(), self._rendered, beside)

    def _draw_again(self) -> None:
        plan = self._plan
        if plan is not None and plan.manner != self._manner():
            self.show_difference(plan.difference, plan.page, self._states, keep=True, judged=self._judged)

    # drawing

    def _ask_more(self) -> None:
        """Ask for the next items, where what is seen comes near the end of those that are drawn."""
        plan = self._plan
        if plan is None or self._asking or self._is_all():
            return
        bar = self.verticalScrollBar()
        is_sought = self._sought >= 0 or self._sought_departure >= 0
        wanted = bar.maximum() - bar.value() < AHEAD or is_sought or bar.maximum() < self._kept_place
        if self._next and not wanted:
            self.settled.emit()
            return
        self._asking = True
        first = self._next

        def show(drawn: tuple[Drawn, ...]) -> None:
            if plan is self._plan:
                self._asking = False
                self._next = first + BIT
                self._add(drawn, *plan.sheets())

        self._session.read(self, lambda job: plan.bit(first, BIT, job), show, self._failed, replaces="bit")

    def _is_all(self) -> bool:
        return self._plan is not None and self._next > 0 and self._next >= len(self._plan.items)

    def _failed(self, error: object) -> None:
        self._asking = False
        notices.tell(self, error)  # type: ignore[arg-type]

    def _add(self, drawn: Sequence[Drawn], sheet: str, quiet: str) -> None:
        for each in drawn:
            if each.hunk is not None and each.shown is not None:
                self._items.addWidget(self._card(each, sheet))
            elif each.hunk is not None:
                self._items.addWidget(self._departure(each.number, each.hunk))
            elif each.lines is not None:
                self._items.addWidget(self._unchanged(each.lines, quiet))
            else:
                self._items.addWidget(self._fold(each, quiet))
        self._inside.adjustSize()
        if self._kept_place:
            self.verticalScrollBar().setValue(self._kept_place)
            if self.verticalScrollBar().value() == self._kept_place:
                self._kept_place = 0
        if self._sought in self._cards:
            self._enter(self._sought, reveal=not self._kept_place)
        if self._sought_departure in self._departures:
            self._show_departure(self._sought_departure)
        if self._is_all():
            self._sought = self._sought_departure = -1
            self._kept_place = 0
            self.settled.emit()
        else:
            self._more_soon.start()

    def _card(self, drawn: Drawn, sheet: str) -> HunkCard:
        assert drawn.hunk is not None
        assert drawn.shown is not None
        facts = Facts(drawn.section, self._states.get(drawn.hunk.name, ""), drawn.origin, drawn.titles)
        made = HunkCard(drawn.hunk, drawn.shown, facts, self._acts if self._judged else (), sheet)
        number = drawn.number
        made.act_asked.connect(lambda name: self.act_asked.emit(name, made.hunk))
        made.entered.connect(lambda: self._set_current(number))
        made.left.connect(self.left)
        made.opened.connect(self.opened)
        made.origin_asked.connect(lambda: self._show_departure(number))
        made.link_followed.connect(self._follow)
        self._cards[number] = made
        self.card_made.emit(made)
        return made

    def _departure(self, number: int, hunk: Hunk) -> QWidget:
        """Return what stands where a hunk stood that moved; it leads to where that stands now."""
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(look.MEDIUM + look.TIGHT, 0, look.SMALL, 0)
        told = departure(place(hunk))
        leading = button(told, lambda: self._enter(number, reveal=True), "fold", "corner-down-right")
        column.addWidget(leading, 0, Qt.AlignmentFlag.AlignLeft)
        self._departures[number] = leading
        return made

    def _show_departure(self, number: int) -> None:
        """Show where a hunk stood before it moved, as soon as that is drawn."""
        leading = self._departures.get(number)
        if leading is None:
            self._sought_departure = number
            self._more_soon.start()
            return
        self._sought_departure = -1
        leading.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, leading, lambda: self._reveal(leading))

    def _unchanged(self, face: Face, sheet: str) -> QWidget:
        made = FaceColumn(face, sheet)
        made.link_followed.connect(self._follow)
        made.setContentsMargins(look.MEDIUM + look.TIGHT, 0, look.SMALL, 0)
        return made

    def _fold(self, drawn: Drawn, sheet: str) -> QWidget:
        plan, stretch = self._plan, drawn.stretch
        assert stretch is not None
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(look.MEDIUM + look.TIGHT, 0, look.SMALL, 0)
        told = tr("{unchanged} · show").replace("{unchanged}", unchanged(drawn.count))

        def ask() -> None:
            if plan is not None and plan is self._plan:
                self._session.read(self, lambda _job: plan.lines(stretch), show)

        def show(face: Face) -> None:
            if plan is self._plan:
                had_keys = folded.hasFocus()
                self._items.replaceWidget(made, shown := self._unchanged(face, sheet))
                made.hide()
                made.deleteLater()
                if had_keys:
                    shown.setFocus(Qt.FocusReason.OtherFocusReason)

        folded = button(told, ask, "fold", "ellipsis")
        column.addWidget(folded, 0, Qt.AlignmentFlag.AlignLeft)
        return made

    # walking

    def current(self) -> Hunk | None:
        """Return the hunk that the keys act on."""
        card = self._cards.get(self._current)
        return card.hunk if card is not None else None

    def card(self, name: str) -> HunkCard | None:
        """Return the card of a hunk by its name, where it is drawn."""
        return next((card for card in self._cards.values() if card.hunk.name == name), None)

    def has_keys(self) -> bool:
        """Whether a hunk, or something in it, has the keys."""
        card = self._cards.get(self._current)
        focus = self.focusWidget() if self.isAncestorOf(self.window().focusWidget() or self) else None
        return card is not None and focus is not None and (focus is card or card.isAncestorOf(focus))

    def step(self, step: int) -> bool:
        """Go to the next hunk (1) or the one before (-1) that can be judged; whether there is one."""
        hunks = self._plan.difference.hunks if self._plan is not None else ()
        order = [at for at, one in enumerate(hunks) if not one.is_routine and not self._states.get(one.name)]
        later = [at for at in order if at > self._current]
        earlier = [at for at in order if at < self._current or self._current < 0]
        found = later[:1] if step > 0 else earlier[-1:]
        for at in found:
            self._enter(at, reveal=True)
        return bool(found)

    def _enter(self, number: int, *, reveal: bool) -> None:
        """Give a hunk the keys, as soon as it is drawn."""
        card = self._cards.get(number)
        if card is None:
            self._sought = number
            self._more_soon.start()
            return
        self._sought = -1
        self._set_current(number)
        card.setFocus(Qt.FocusReason.OtherFocusReason)
        if reveal:
            QTimer.singleShot(0, card, lambda: self._reveal(card))

    def _reveal(self, card: QWidget) -> None:
        """Scroll so that a card, or what leads to one, is seen, its head in any case."""
        top = card.mapTo(self._inside, card.rect().topLeft()).y()
        bar, room = self.verticalScrollBar(), self.viewport().height()
        if top < bar.value() or top + min(card.height(), room) > bar.value() + room:
            bar.setValue(max(0, top - look.WIDE))

    def _set_current(self, number: int) -> None:
        if number == self._current:
            return
        for at, card in self._cards.items():
            card.set_current(at == number)
        self._current = number
        self.current_changed.emit()

    def leave(self) -> None:
        """Have no current hunk: the keys act on the whole again."""
        self._set_current(-1)

    def _follow(self, url: QUrl) -> None:
        """Open the page that a link leads to; nothing else is opened from here."""
        if url.scheme() == "page" and self._plan is not None:
            page, anchor = address_of(url.toString(QUrl.ComponentFormattingOption.FullyEncoded))
            self._session.open_page(page or self._plan.page, anchor, in_new_tab())

    # events

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        width = self.viewport().width()
        widest = WIDEST_BESIDE if self._beside else look.column() + 2 * look.WIDE
        side = max(look.LARGE, (width - widest) // 2)
        self._column.setContentsMargins(look.LARGE, look.SMALL, max(look.LARGE, 2 * side - look.LARGE), look.WIDE)
        self._again_soon.start()

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_again_soon"):
            self._again_soon.start()
