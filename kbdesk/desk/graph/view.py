"""The graph as a room: all pages or the surroundings of one, what the colours say, what stands beside the drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import look, notices, settings
from kbdesk.desk.entering import lead_keys
from kbdesk.desk.graph import keeping
from kbdesk.desk.graph.arrange import Arranger
from kbdesk.desk.graph.arriving import Arriving
from kbdesk.desk.graph.bar import Bar, Foot
from kbdesk.desk.graph.camera import Camera
from kbdesk.desk.graph.canvas import GraphCanvas
from kbdesk.desk.graph.filtering import FilterStrip
from kbdesk.desk.graph.guise import Guise
from kbdesk.desk.graph.late import Late
from kbdesk.desk.graph.leaving import Leaving
from kbdesk.desk.graph.light import on_nodes, on_path
from kbdesk.desk.graph.local import section_names
from kbdesk.desk.graph.menus import Menus
from kbdesk.desk.graph.minimap import Minimap
from kbdesk.desk.graph.opening import follow
from kbdesk.desk.graph.scene import NONE
from kbdesk.desk.graph.scope import Scope
from kbdesk.desk.graph.side import Side
from kbdesk.desk.graph.tints import MISSING, ORIGINAL, spelled
from kbdesk.desk.parts import EmptyState, after, button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent, QShowEvent

    from kbdesk.desk.graph.guise import Fitting
    from kbdesk.desk.graph.scene import Scene
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Changes

SIDE = 300
"""Pixels that what stands beside the drawing is wide at first."""
MOST_FOUND = 1000
"""Matches of the line that finds pages which are gone through."""
AGAIN, BIG_AGAIN = 150, 3000
"""Milliseconds after a change in which the graph is asked for again, and those of a big one."""
BIG = 20_000
"""Nodes from which on a graph is big: to read it takes seconds."""
KEPT_AFTER = 1500
"""Milliseconds after which it is remembered how the graph is looked at, once nothing moves."""


class GraphView(QWidget):
    """All pages and how they hang together."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._stale = True
        self._shown: Scene | None = None
        self._kept = keeping.read(settings.graph(session.project.entrance))
        self._look = self._kept.look
        self.pins: dict[str, tuple[float, float]] = {page: (x, y) for page, x, y in self._kept.pins}
        """Where nodes stay that the person has put somewhere, by their id."""
        self.guise = Guise(section_names(session), self._kept.choices)
        self.canvas = GraphCanvas(session, self.guise)
        lead_keys(self, self.canvas)
        self.minimap = Minimap(self.canvas)
        self.minimap.want(self._kept.has_map)
        self.bar = Bar()
        self.filter = FilterStrip(session)
        self.scope = Scope()
        self.arriving = Arriving()
        self.side = Side(session)
        self.foot = Foot()
        self._menus = Menus(self)
        self._leaving = Leaving(self)
        self._arranger = Arranger(session, self)
        self._late = Late(session, self)
        self._late.learnt.connect(self._learnt)
        self._keep_soon = after(self, KEPT_AFTER, self.keep)
        self._soon = after(self, AGAIN, self._refresh_stale)
        self._empty = EmptyState(
            "network",
            self.tr("No pages yet"),
            self.tr("As soon as there are pages, they stand here with the links between them."),
        )
        self._trouble = EmptyState(
            "triangle-alert",
            self.tr("The graph cannot be shown"),
            " ",
            button(self.tr("Try again"), self.refresh),
        )
        self._stopped = EmptyState(
            "network",
            self.tr("The graph is not arranged"),
            self.tr("You stopped it before there was anything to see."),
            button(self.tr("Go on"), self.refresh),
        )
        self._waiting = EmptyState("loader-circle", self.tr("Arranging the pages…"))
        self._room = QWidget()
        self._views = QStackedWidget()
        self._lay_out()
        self._connect()
        self._come_back()

    def _lay_out(self) -> None:
        self.setProperty("role", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(self._room)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for each in (self.bar, self.filter, self.scope):
            column.addWidget(each)
        beside = QSplitter(Qt.Orientation.Horizontal)
        beside.setChildrenCollapsible(False)
        beside.addWidget(self.canvas)
        beside.addWidget(self.side)
        beside.setStretchFactor(0, 1)
        beside.setSizes([look.COLUMN, SIDE])
        column.addWidget(beside, 1)
        column.addWidget(self.foot)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._views, 1)
        whole.addWidget(self.arriving)
        for shown in (self._waiting, self._room, self._empty, self._trouble, self._stopped):
            self._views.addWidget(shown)

    def _connect(self) -> None:
        self._arranger.settling.connect(self._show_settling)
        self._arranger.arranged.connect(self._show)
        self._arranger.failed.connect(self._show_trouble)
        self._arranger.progress.connect(self.arriving.tell)
        self.arriving.stopped.connect(self._stop)
        canvas = self.canvas
        canvas.opened.connect(lambda node, new: follow(self.session, canvas.scene, node, new=new))
        canvas.picked.connect(self.side.list.mark)
        canvas.menu_asked.connect(self._menus.show_of_node)
        canvas.pinned.connect(self._pinned)
        canvas.looked.connect(self._keep_soon.start)
        canvas.pictures.came.connect(lambda: self.foot.count(canvas.motif))
        self.bar.search.textChanged.connect(lambda *_: self._find(0))
        self.bar.search.returnPressed.connect(lambda: self._find(1))
        self.bar.search.installEventFilter(self)
        self.bar.filter_button.clicked.connect(lambda *_: self.turn_filter())
        self.bar.shown_button.clicked.connect(lambda *_: self.choose_shown())
        self.bar.more_button.clicked.connect(lambda *_: self._menus.show_rest(_below(self.bar.more_button)))
        for name, each in self.bar.sides.items():
            each.clicked.connect(lambda *_, name=name: self.turn_side(name))
        self.bar.zoomed.connect(canvas.zoom)
        self.bar.fit_asked.connect(canvas.fit)
        self.filter.filtered.connect(self._filtered)
        self.filter.left.connect(self.turn_filter)
        self.scope.changed.connect(self._scope_changed)
        self.foot.chosen.connect(self._choose_mode)
        self.foot.legend.turned.connect(self.turn_row)
        side = self.side
        side.list.picked.connect(lambda node: canvas.pick(self._id(node), go=True))
        side.opened.connect(lambda node, new: follow(self.session, canvas.scene, node, new=new))
        side.list.menu_asked.connect(self._menus.show_of_node)
        side.lit.connect(self._light)
        side.path.found.connect(self._light_path)
        side.closed.connect(lambda: self.turn_side(""))
        self.session.changed.connect(self._on_changed)
        self.session.closing.connect(self.keep)

    # coming back and being remembered

    def _come_back(self) -> None:
        """Be as the graph of this project was left."""
        self.foot.choose(self.guise.choices.mode)
        self.bar.mark_shown(self.guise.choices)
        if self._kept.query:
            self.filter.take(self._kept.query)
            self.bar.filter_button.setChecked(True)
        self._turn_to(self._kept.side)

    def keep(self) -> None:
        """Remember how the graph is looked at, for the next time."""
        self._keep_soon.stop()
        if self.session.project.moment or self.scope.page or self._shown is None:
            return
        camera, canvas = self.canvas.camera, self.canvas
        x, y = camera.to_drawing(canvas.width() / 2, canvas.height() / 2)
        seen = None if canvas.is_fitted else keeping.Look(x, y, camera.scale)
        pins = tuple((page, *place) for page, place in self.pins.items())
        self._kept = keeping.Kept(
            self.guise.choices, self.filter.query, self.side.shown, self.minimap.is_wanted, seen, pins
        )
        settings.set_graph(self.session.project.entrance, keeping.written(self._kept))

    # arranging

    def refresh(self) -> None:
        """Ask for the graph again; pages that stood somewhere stay there."""
        self._stale = False
        if self._views.currentWidget() in (self._trouble, self._stopped):
            self._views.setCurrentWidget(self._waiting)
        self._arranger.ask(self.scope.page, self.scope.steps, self._free_pins())

    def arrange_anew(self) -> None:
        """Arrange all pages as if they had never stood anywhere, but for the pinned ones."""
        self._shown = None
        self._arranger.ask(self.scope.page, self.scope.steps, self._free_pins(), anew=True)

    def _free_pins(self) -> dict[str, tuple[float, float]]:
        """Return the pins that hold: what is around a page is arranged by itself."""
        return {} if self.scope.page else self.pins

    def _stop(self) -> None:
        self._arranger.stop()
        self.arriving.end()
        scene = self.canvas.scene
        if scene is not None:
            self._arranger.take_over(scene)
            self._show(scene)
        else:
            self._views.setCurrentWidget(self._stopped)
            self._stopped.take_keys()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: D102
        super().hideEvent(event)
        if self._keep_soon.isActive():
            self.keep()

    def _on_changed(self, changes: Changes) -> None:
        if changes.everything or changes.pages:
            self._stale = True
            self._refresh_later()

    def _refresh_later(self) -> None:
        """Ask again a moment after a change: of a big graph later, and not while it is being arranged still."""
        scene = self._shown
        if self._soon.isActive() or self._arranger.is_busy or not self.isVisible():
            return
        self._soon.setInterval(BIG_AGAIN if scene is not None and len(scene.ids) > BIG else AGAIN)
        self._soon.start()

    def _refresh_stale(self) -> None:
        if self._stale and self.isVisible():
            self.refresh()

    def _show_settling(self, scene: Scene) -> None:
        self._views.setCurrentWidget(self._room)
        self.canvas.show_scene(scene, self.scope.page or None, settling=True)

    def _show(self, scene: Scene) -> None:
        self.arriving.end()
        self._views.setCurrentWidget(self._room if scene.ids else self._empty)
        if self._stale:
            self._refresh_later()
        if scene is self._shown:
            return
        self._shown = scene
        self._know(scene)
        self.canvas.show_scene(scene, self.scope.page or None)
        self.canvas.show_pins(frozenset(self.pins))
        self._tell()
        seen, self._look = self._look, None
        if seen is not None:
            camera = Camera(seen.scale).centred(seen.x, seen.y, self.canvas.width(), self.canvas.height())
            self.canvas.look_from(camera)

    def _know(self, scene: Scene) -> None:
        """Find out what the colours are to say of a graph."""
        self._late.turn_to(scene.graph)
        self.filter.look_at(scene.graph)
        self.guise.known = self._late.known
        self.guise.dress()
        wanted = {"community": "communities", "trace": "traces"}.get(self.guise.choices.mode)
        if wanted is not None:
            self._late.ask(wanted)

    def _learnt(self, what: str) -> None:
        if what == "findings":
            self._fill_side()
        else:
            self.guise.dress()
            self._redress()

    def _show_trouble(self, error: KbdeskError) -> None:
        self.arriving.end()
        self._trouble.text.setText(notices.sentence(error))
        self._views.setCurrentWidget(self._trouble)

    def _tell(self) -> None:
        """Say what is shown: legend, numbers, list, and what stands beside."""
        motif, scene = self.canvas.motif, self.canvas.scene
        if motif is None or scene is None:
            return
        choices = self.guise.choices
        self.foot.legend.show_rows(self.guise.tinting(scene).rows, choices.hidden)
        self.bar.mark_shown(choices)
        self.foot.count(motif)
        self._fill_side()

    # how much of it

    def enter_surroundings(self, page: str, steps: int = 1) -> None:
        """Show only what is up to so many links away from a page."""
        scene = self.canvas.scene
        number = scene.numbers.get(page, NONE) if scene is not None else NONE
        title = scene.titles[number] if scene is not None and number != NONE else page
        self.scope.enter(page, title, steps)

    def show_surroundings(self) -> None:
        """Show only what is around the node that is marked, or all pages again."""
        marked = self.canvas.picked_page
        if self.scope.page:
            self.scope.leave()
        elif marked:
            self.enter_surroundings(marked)
        else:
            notices.say(self, self.tr("Mark a page first: find it, or go to it with Shift and the arrow keys."))

    def _scope_changed(self) -> None:
        self._shown = None
        self.canvas.mark(NONE)
        self.canvas.fit()
        self.refresh()
        self.canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    def turn_row(self, key: str, hidden: bool) -> None:
        """Hide the nodes of a row of a legend, or show them again."""
        self.guise.turn_row(key, hidden=hidden)
        self._redress()

    def turn_missing(self, shown: bool) -> None:
        """Show the pages that are not there yet, or hide them."""
        self.turn_row(MISSING, not shown)

    def turn_originals(self, shown: bool) -> None:
        """Show the originals, or hide them."""
        self.turn_row(ORIGINAL, not shown)

    def turn_past(self, shown: bool) -> None:
        """Show retired and superseded pages, or hide them."""
        self.guise.choose(past=shown)
        self._redress()

    def turn_loose(self, shown: bool) -> None:
        """Show pages without links, or hide them."""
        self.guise.choose(loose=shown)
        self._redress()

    def limit(self, most_links: int) -> None:
        """Hide pages with more links than that, none for 0."""
        self.guise.choose(most_links=most_links)
        self._redress()

    def show_everything(self) -> None:
        """Hide nothing any more but the originals."""
        self.guise.choose(hidden=frozenset({ORIGINAL}), most_links=0, past=True, loose=True)
        self.filter.take("")
        self._redress()

    def type_rows(self) -> list[tuple[str, str]]:
        """Return the types there are: what hides each, and what it is called."""
        scene = self.canvas.scene
        words = scene.graph.types.words if scene is not None else ()
        order = list(self.guise.names)
        known = sorted(filter(None, words), key=lambda word: (order.index(word) if word in order else len(order), word))
        return [(f"type:{word}", self.guise.names.get(word) or spelled(word)) for word in known]

    def _filtered(self, fitting: Fitting | None) -> None:
        self.guise.fitting = fitting
        self._redress()

    def _choose_mode(self, mode: str) -> None:
        self.guise.choose(mode=mode)
        if self._shown is not None:
            self._know(self._shown)
        self._redress()

    def _redress(self) -> None:
        self.canvas.redress()
        if self.canvas.is_fitted:
            self.canvas.fit()
        self._tell()
        self._keep_soon.start()

    def turn_filter(self) -> None:
        """Show the line that filters the graph, or put it away with what it filters."""
        if self.filter.isHidden():
            self.filter.show()
            self.filter.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.filter.hide()
            self.filter.take("")
            self.canvas.setFocus(Qt.FocusReason.OtherFocusReason)
        self.bar.filter_button.setChecked(not self.filter.isHidden())

    def choose_shown(self) -> None:
        """Let the person choose what is shown."""
        self._menus.show_shown(_below(self.bar.shown_button))

    def fit(self) -> None:
        """Show all nodes."""
        self.canvas.fit()

    def choose_colours(self) -> None:
        """Let the person choose what the colours say."""
        self.foot.open_chooser()

    # what stands beside it

    def turn_list(self) -> None:
        """Show the pages as a list too, or put it away."""
        self.turn_side("list")

    def turn_findings(self) -> None:
        """Show what strikes the eye in the graph, or put it away."""
        self.turn_side("findings")

    def turn_path(self) -> None:
        """Show how two pages hang together, or put that away."""
        self.turn_side("path")

    def turn_side(self, name: str) -> None:
        """Have something stand beside the drawing, or put it away."""
        self._turn_to("" if name == self.side.shown else name)
        (self.side.key_target() or self.canvas).setFocus(Qt.FocusReason.OtherFocusReason)
        self._keep_soon.start()

    def _turn_to(self, name: str) -> None:
        self.side.turn_to(name)
        self.bar.mark_side(name)
        self._fill_side()

    def _fill_side(self) -> None:
        if self.side.shown == "findings":
            self._late.ask("findings")
        if self.canvas.motif is not None:
            self.side.show_motif(self.canvas.motif, self.canvas.picked_number, self._late.known)

    def _light(self, numbers: Sequence[int]) -> None:
        """Light the nodes that something is about, and go there; nothing for none."""
        scene = self.canvas.scene
        self.canvas.mark(NONE)
        self.canvas.show_light(on_nodes(scene, numbers) if scene is not None and numbers else None, go=True)

    def _light_path(self, numbers: Sequence[int], new: bool) -> None:
        if new:
            self.canvas.mark(NONE)
        self.canvas.show_light(on_path(numbers) if numbers else None, go=new)

    def path_from(self, number: int) -> None:
        """Ask for paths from a node on."""
        self._turn_to("path")
        self.side.path.begin(number)

    def path_to(self, number: int) -> None:
        """Ask for the path to a node."""
        self._turn_to("path")
        self.side.path.end(number)

    # pins

    def pin(self, page: str) -> None:
        """Have a node stay where it stands."""
        scene = self.canvas.scene
        if scene is not None and page in scene.numbers:
            x, y = scene.positions[scene.numbers[page]].tolist()
            self.pins[page] = (x, y)
            self._tell_pins()

    def unpin(self, page: str) -> None:
        """Let a node move again when the graph is arranged."""
        self.pins.pop(page, None)
        self._tell_pins()

    def unpin_all(self) -> None:
        """Let all nodes move again."""
        self.pins.clear()
        self._tell_pins()

    def _pinned(self, number: int) -> None:
        page = self._id(number)
        scene = self.canvas.scene
        if page is None or scene is None:
            return
        if not self.scope.page:  # what is around a page stands by itself, and for as long as it is shown
            self.pin(page)
        self._arranger.take_over(scene)

    def _tell_pins(self) -> None:
        self.canvas.show_pins(frozenset(self.pins))
        self._keep_soon.start()

    # the rest

    def want_map(self, on: bool) -> None:
        """Show the map in the corner, or put it away."""
        self.minimap.want(on)
        self._keep_soon.start()

    def turn_map(self) -> None:
        """Show the map in the corner, or put it away."""
        self.want_map(not self.minimap.is_wanted)

    def export(self, kind: str) -> None:
        """Write the graph as a file of a kind: svg, png or graphml."""
        self._leaving.ask(kind)

    def export_svg(self) -> None:
        """Write what is seen as a drawing."""
        self.export("svg")

    def export_png(self) -> None:
        """Write what is seen as a picture."""
        self.export("png")

    def export_graphml(self) -> None:
        """Write the graph for other programs."""
        self.export("graphml")

    def _id(self, number: int) -> str | None:
        scene = self.canvas.scene
        return scene.ids[number] if scene is not None and 0 <= number < len(scene.ids) else None

    def _find(self, step: int) -> None:
        """Go to the first node whose title holds the words, or to the one after the marked one."""
        words = self.bar.search.text().strip().casefold()
        motif = self.canvas.motif
        if not words or motif is None:
            self.canvas.pick(None)
            return
        found = motif.scene.titled.holding(words, motif.shown, MOST_FOUND)
        self.bar.tell_found(bool(found))
        if not found:
            self.canvas.pick(None)
            return
        marked = self.canvas.picked_number
        place = found.index(marked) + step if marked in found else 0
        self.canvas.pick(motif.scene.ids[found[place % len(found)]], go=True)

    def find_page(self) -> None:
        """Go to the line that finds a page in the graph."""
        self.bar.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.bar.search.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        if event.matches(QKeySequence.StandardKey.Find) or event.text() == "/":
            self.find_page()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if watched is self.bar.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Down:
                self.canvas.setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if event.key() == Qt.Key.Key_Escape and self.bar.search.text():
                self.bar.search.clear()
                return True
        return super().eventFilter(watched, event)


def _below(widget: QWidget) -> QPoint:
    return widget.mapToGlobal(QPoint(0, widget.height()))
