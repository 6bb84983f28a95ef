"""How two pages hang together: the panel in which they are chosen, and the shortest way between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.clicks import in_new_tab
from kbdesk.desk.graph.scene import NONE
from kbdesk.desk.palette.choosing import PageChooser
from kbdesk.desk.parts import ShortenedButton, button, icon_button, label
from kbdesk.desk.rows import ITEM, EvenRowDelegate, Item
from kbdesk.graph.paths import shortest_paths

if TYPE_CHECKING:
    from kbdesk.desk.graph.drawing import Motif
    from kbdesk.desk.graph.scene import Scene
    from kbdesk.desk.session import Session

NUMBER = Qt.ItemDataRole.UserRole + 3
"""The role under which a row of the path hands out its node."""


class End(QWidget):
    """One end of the path: the page that was chosen, and the button that chooses another."""

    chosen = Signal(str)
    """The id of the page."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__()
        self._session = session
        self._name = name
        self._chooser: PageChooser | None = None
        self.node = ""
        """The id of the node, "" for none."""
        self.button = ShortenedButton("", self._choose, "", look.icon("search"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        words = label(name, "caption")
        words.setMinimumWidth(look.scaled(44))
        row.addWidget(words)
        row.addWidget(self.button, 1)
        self.take("", "")

    def take(self, node: str, title: str) -> None:
        """Show a node, none for ""."""
        self.node = node
        words = title if node else self.tr("Choose a page…")
        self.button.set_words(" ".join(words.split()))
        self.button.setAccessibleName(f"{self._name} {words}")

    def _choose(self) -> None:
        if self._chooser is None:
            self._chooser = PageChooser(self._session, self.window(), self._name)
            self._chooser.taken.connect(self.chosen)
        self._chooser.open()


class PathPanel(QWidget):
    """Chooses two pages, lists the pages between them; they are lit in the drawing."""

    found = Signal(object, bool)
    """The numbers of the nodes of the path from end to end, () for none; and whether it is another than before."""
    opened = Signal(int, bool)
    """A node was chosen, and whether in a new tab."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._motif: Motif | None = None
        self._told: tuple[str, ...] = ()
        self._ways: tuple[tuple[int, ...], ...] = ()
        self._at = 0
        self.first = End(session, self.tr("From"))
        self.second = End(session, self.tr("To"))
        self.first.chosen.connect(lambda node: self._take(self.first, node))
        self.second.chosen.connect(lambda node: self._take(self.second, node))
        swap = icon_button("refresh-cw", self.tr("The other way round"), self._swap)
        self.told = label("", "muted", wrap=True)
        self.list = QListWidget()
        self.list.setItemDelegate(EvenRowDelegate(self.list))
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("The pages on the way"))
        self.list.itemActivated.connect(lambda row: self.opened.emit(int(row.data(NUMBER)), in_new_tab()))
        ends = QVBoxLayout()
        ends.setSpacing(look.TIGHT)
        ends.addWidget(self.first)
        ends.addWidget(self.second)
        head = QHBoxLayout()
        head.setContentsMargins(look.MEDIUM, 0, look.SMALL, 0)
        head.addLayout(ends, 1)
        head.addWidget(swap)
        self.other_button = button(self.tr("Another way as short"), self._show_other, "link")
        self.other_button.hide()
        words = QVBoxLayout()
        words.setContentsMargins(look.MEDIUM, look.SMALL, look.MEDIUM, look.TIGHT)
        words.addWidget(self.told)
        words.addWidget(self.other_button, 0, Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(words)
        column.addWidget(self.list, 1)

    def begin(self, number: int) -> None:
        """Go from a node."""
        self._take_number(self.first, number)

    def end(self, number: int) -> None:
        """Go to a node."""
        self._take_number(self.second, number)

    def show_motif(self, motif: Motif) -> None:
        """Look for the way among what is shown."""
        self._motif = motif
        self._seek()

    def _take(self, end: End, node: str) -> None:
        number = self._motif.scene.numbers.get(node, NONE) if self._motif is not None else NONE
        end.take(node, self._motif.scene.titles[number] if self._motif is not None and number != NONE else node)
        self._seek()

    def _take_number(self, end: End, number: int) -> None:
        if self._motif is not None:
            end.take(self._motif.scene.ids[number], self._motif.scene.titles[number])
            self._seek()

    def _swap(self) -> None:
        first, second = self.first, self.second
        kept = (first.node, second.node)
        self._take(first, kept[1])
        self._take(second, kept[0])

    def _seek(self) -> None:
        motif, nodes = self._motif, (self.first.node, self.second.node)
        if motif is None or not all(nodes):
            self._take_none(self.tr("Choose two pages: here, or in the menu of a page in the drawing."))
            return
        numbers = [motif.scene.numbers.get(node, NONE) for node in nodes]
        if NONE in numbers:
            self._take_none(self.tr("One of the pages is not in the graph."))
            return
        first, second = numbers
        self._session.read(
            self,
            lambda _job: shortest_paths(motif.scene.graph, first, second, motif.shown),
            self._take_ways,
            replaces="path",
        )

    def _take_none(self, words: str) -> None:
        self.other_button.hide()
        self._show((), words)

    def _take_ways(self, ways: tuple[tuple[int, ...], ...]) -> None:
        self._ways, self._at = ways, 0
        self.other_button.setVisible(len(ways) > 1)
        if ways:
            self._show_way()
        else:
            self._show((), self.tr("No way leads from one to the other, by what is shown."))

    def _show_other(self) -> None:
        self._at = (self._at + 1) % max(1, len(self._ways))
        self._show_way()

    def _show_way(self) -> None:
        way = self._ways[self._at]
        words = self.tr("%n link(s) from one to the other", "", len(way) - 1)
        self._show(way, words)

    def _show(self, way: tuple[int, ...], words: str) -> None:
        self.told.setText(words)
        self.list.clear()
        for item, number in [(item_of(self._motif.scene, number), number) for number in way] if self._motif else ():
            row = QListWidgetItem(item.text)
            row.setData(ITEM, item)
            row.setData(Qt.ItemDataRole.AccessibleTextRole, item.spoken())
            row.setData(NUMBER, number)
            self.list.addItem(row)
        names = tuple(self._motif.scene.ids[number] for number in way) if self._motif is not None else ()
        if names or self._told:
            new, self._told = names != self._told, names
            self.found.emit(way, new)


def item_of(scene: Scene, number: int, under: str = "") -> Item:
    """Return a node as a row of a list."""
    if scene.square[number]:
        return Item(scene.titles[number], icon="file", under=under)
    if scene.hollow[number]:
        return Item(scene.titles[number], state="broken", under=under)
    graph = scene.graph
    return Item(scene.titles[number], dot=graph.types.word(number), state=graph.statuses.word(number), under=under)
