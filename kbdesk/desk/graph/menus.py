"""The menus of the graph: of a node, of what is shown, and of the rest."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication
from PySide6.QtWidgets import QMenu

from kbdesk.desk import actions, look
from kbdesk.desk.amounts import number as written
from kbdesk.desk.graph.opening import follow
from kbdesk.desk.graph.scope import STEPS
from kbdesk.desk.graph.tints import MISSING, ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.graph.view import GraphView

LIMITS = (0, 10, 20, 50, 100, 200, 500)
"""Numbers of links from which on a page may be hidden as a hub; 0 for never."""
EXPORTS = ("graph.export_svg", "graph.export_png", "graph.export_graphml")


class Menus(QObject):
    """Makes the menus of one room when they are asked for."""

    def __init__(self, room: GraphView) -> None:
        super().__init__(room)
        self._room = room

    def show_of_node(self, number: int, at: QPoint) -> None:
        """Show the menu of a node, or of the whole for -1."""
        scene = self._room.canvas.scene
        if scene is None:
            return
        menu = self._made(scene.titles[number] if number >= 0 else self.tr("More"))
        if number < 0:
            self._fill_rest(menu)
        else:
            self._fill_of_node(menu, number)
        menu.popup(at)

    def show_rest(self, below: QPoint) -> None:
        """Show the menu of what else can be done."""
        menu = self._made(self.tr("More"))
        self._fill_rest(menu)
        menu.popup(below)

    def show_shown(self, below: QPoint) -> None:
        """Show the menu of what is shown."""
        menu = self._made(self.tr("What is shown"))
        self._fill_shown(menu)
        menu.popup(below)

    def _made(self, name: str) -> QMenu:
        menu = QMenu(self._room)
        menu.setAccessibleName(name)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    def _fill_of_node(self, menu: QMenu, number: int) -> None:
        room, scene = self._room, self._room.canvas.scene
        if scene is None:
            return
        node, name, session = scene.ids[number], scene.graph.name(number), room.session
        is_page = not scene.square[number]
        menu.addAction(self.tr("Open"), partial(follow, session, scene, number, new=False))
        if is_page:
            menu.addAction(
                look.icon("plus"), self.tr("Open in a new tab"), partial(follow, session, scene, number, new=True)
            )
        menu.addSeparator()
        if is_page and not scene.hollow[number]:
            around = menu.addMenu(look.icon("locate"), self.tr("Only what is around it"))
            for steps in STEPS:
                words = self.tr("Links away: %1").replace("%1", written(steps))
                around.addAction(words, partial(room.enter_surroundings, node, steps))
        menu.addAction(look.icon("route"), self.tr("Path from here"), partial(room.path_from, number))
        menu.addAction(self.tr("Path to here"), partial(room.path_to, number))
        self._fill_pin(menu, node)
        menu.addSeparator()
        clipboard = QGuiApplication.clipboard()
        if is_page:
            menu.addAction(look.icon("copy"), self.tr("Copy the page's id"), partial(clipboard.setText, name))
        else:
            menu.addAction(
                look.icon("library"), self.tr("Show among the originals"), partial(session.open_source, name)
            )
            menu.addAction(look.icon("copy"), self.tr("Copy its path"), partial(clipboard.setText, name))

    def _fill_pin(self, menu: QMenu, node: str) -> None:
        room = self._room
        if room.scope.page:
            return
        menu.addSeparator()
        if node in room.pins:
            menu.addAction(look.icon("unlink"), self.tr("Let it move again"), partial(room.unpin, node))
        else:
            menu.addAction(look.icon("bookmark"), self.tr("Keep it where it stands"), partial(room.pin, node))

    def _fill_shown(self, menu: QMenu) -> None:
        room, choices = self._room, self._room.guise.choices
        self._check(menu, self.tr("Pages that are not there yet"), MISSING not in choices.hidden, room.turn_missing)
        self._check(menu, self.tr("Originals"), ORIGINAL not in choices.hidden, room.turn_originals)
        self._check(menu, self.tr("Retired and superseded pages"), choices.past, room.turn_past)
        self._check(menu, self.tr("Pages without links"), choices.loose, room.turn_loose)
        menu.addSeparator()
        types = menu.addMenu(self.tr("Types"))
        for key, name in room.type_rows():
            self._check(types, name, key not in choices.hidden, partial(self._turn_type, key))
        hubs = menu.addMenu(self.tr("Hide hubs"))
        group = QActionGroup(hubs)
        for limit in LIMITS:
            words = self.tr("With more links than %1").replace("%1", written(limit)) if limit else self.tr("Hide none")
            group.addAction(self._check(hubs, words, limit == choices.most_links, partial(self._limit, limit)))
        menu.addSeparator()
        menu.addAction(look.icon("undo-2"), self.tr("Show everything"), room.show_everything)

    def _limit(self, most_links: int, _on: bool) -> None:
        self._room.limit(most_links)

    def _turn_type(self, key: str, shown: bool) -> None:
        self._room.turn_row(key, not shown)

    def _fill_rest(self, menu: QMenu) -> None:
        room = self._room
        menu.addAction(look.icon("maximize"), self.tr("Show all pages"), room.canvas.fit)
        self._check(menu, self.tr("Map in the corner"), room.minimap.is_wanted, room.want_map)
        menu.addSeparator()
        for name in EXPORTS:
            command = actions.command(name)
            menu.addAction(look.icon(command.icon), command.text(), partial(room.export, name.rpartition("_")[2]))
        menu.addSeparator()
        let = menu.addAction(look.icon("unlink"), self.tr("Let all pages move again"), room.unpin_all)
        let.setEnabled(bool(room.pins))
        menu.addAction(look.icon("refresh-cw"), self.tr("Arrange anew"), room.arrange_anew)

    @staticmethod
    def _check(menu: QMenu, words: str, on: bool, turned: Callable[[bool], object]) -> QAction:
        action = menu.addAction(words.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(on)
        action.triggered.connect(turned)
        return action
