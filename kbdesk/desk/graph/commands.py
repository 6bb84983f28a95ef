"""What can be done in the graph, as commands; the room does them."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from kbdesk.desk.command import Command


def _command(name: str, title: object, icon: str) -> Command:
    return Command(f"graph.{name}", title, "", (), icon)


OF_GRAPH = (
    _command("list", QT_TRANSLATE_NOOP("actions", "The pages as a list"), "list"),
    _command("find", QT_TRANSLATE_NOOP("actions", "Find a page in the graph"), "search"),
    _command("filter", QT_TRANSLATE_NOOP("actions", "Filter the graph"), "list-filter"),
    _command("colours", QT_TRANSLATE_NOOP("actions", "What the graph's colours say…"), "blend"),
    _command("shown", QT_TRANSLATE_NOOP("actions", "What the graph shows…"), "eye"),
    _command("path", QT_TRANSLATE_NOOP("actions", "Path between two pages"), "route"),
    _command("findings", QT_TRANSLATE_NOOP("actions", "What strikes the eye in the graph"), "lightbulb"),
    _command("around", QT_TRANSLATE_NOOP("actions", "Only what is around the marked page"), "locate"),
    _command("fit", QT_TRANSLATE_NOOP("actions", "Show all pages of the graph"), "maximize"),
    _command("map", QT_TRANSLATE_NOOP("actions", "Map in the graph's corner"), "panels-top-left"),
    _command("unpin", QT_TRANSLATE_NOOP("actions", "Let all pages of the graph move again"), "unlink"),
    _command("again", QT_TRANSLATE_NOOP("actions", "Arrange the graph anew"), "refresh-cw"),
    _command("export_svg", QT_TRANSLATE_NOOP("actions", "Export the graph as SVG…"), "download"),
    _command("export_png", QT_TRANSLATE_NOOP("actions", "Export the graph as PNG…"), "download"),
    _command("export_graphml", QT_TRANSLATE_NOOP("actions", "Export the graph as GraphML…"), "download"),
)
DEEDS = (
    ("graph.list", "turn_list"),
    ("graph.find", "find_page"),
    ("graph.filter", "turn_filter"),
    ("graph.colours", "choose_colours"),
    ("graph.shown", "choose_shown"),
    ("graph.path", "turn_path"),
    ("graph.findings", "turn_findings"),
    ("graph.around", "show_surroundings"),
    ("graph.fit", "fit"),
    ("graph.map", "turn_map"),
    ("graph.unpin", "unpin_all"),
    ("graph.again", "arrange_anew"),
    ("graph.export_svg", "export_svg"),
    ("graph.export_png", "export_png"),
    ("graph.export_graphml", "export_graphml"),
)
"""The method of the room that each of them is."""
