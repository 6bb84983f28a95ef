"""Other words by which the palette finds a command: what people call it elsewhere, in their language and in English."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from kbdesk.desk.actions import menu_text
from kbdesk.desk.command import Command, without_letter
from kbdesk.desk.joining import said_of

LANGUAGE = "language, idioma, lengua, Sprache, langue, 语言"
"""Who sees a language they cannot read looks for the word in their own."""
LANGUAGES = {
    "system": LANGUAGE,
    "en": f"English, inglés, 英语, {LANGUAGE}",
    "es": f"Spanish, español, castellano, 西班牙语, {LANGUAGE}",
    "zh_CN": f"Chinese, Mandarin, chino, 中文, {LANGUAGE}",
}

# Each is a list with commas; a translation may have more, fewer and other words.
KEYWORDS: dict[str, object] = {
    "project.open": QT_TRANSLATE_NOOP("keywords", "load, vault, wiki, knowledge base, project, directory"),
    "project.sample": QT_TRANSLATE_NOOP("keywords", "example, demo, tutorial"),
    "project.show_folder": QT_TRANSLATE_NOOP("keywords", "explorer, file manager, directory, reveal"),
    "project.past": QT_TRANSLATE_NOOP("keywords", "look back, time travel, snapshot, past, earlier, history, date"),
    "project.trace": QT_TRANSLATE_NOOP("keywords", "provenance, evidence, sources, citations"),
    "project.close": QT_TRANSLATE_NOOP("keywords", "leave, switch vault"),
    "window.settings": QT_TRANSLATE_NOOP("keywords", "options, configure, font, language, appearance, theme"),
    "window.quit": QT_TRANSLATE_NOOP("keywords", "exit, leave, end"),
    "page.new": QT_TRANSLATE_NOOP("keywords", "create, add, write, note, article"),
    "page.edit": QT_TRANSLATE_NOOP("keywords", "change, write, rename, title, correct, modify, header, properties"),
    "page.save": QT_TRANSLATE_NOOP("keywords", "store, write to disk"),
    "page.unsaved": QT_TRANSLATE_NOOP("keywords", "drafts, recover, lost"),
    "page.copy_id": QT_TRANSLATE_NOOP("keywords", "slug, name, clipboard"),
    "page.copy_link": QT_TRANSLATE_NOOP("keywords", "wikilink, reference, clipboard, share"),
    "page.open_file": QT_TRANSLATE_NOOP("keywords", "external editor, other program"),
    "page.show_file": QT_TRANSLATE_NOOP("keywords", "reveal, explorer, file manager, path"),
    "page.print": QT_TRANSLATE_NOOP("keywords", "paper, printer"),
    "page.export_pdf": QT_TRANSLATE_NOOP("keywords", "save as, document, share"),
    "page.export_html": QT_TRANSLATE_NOOP("keywords", "save as, web page, website, share"),
    "page.find": QT_TRANSLATE_NOOP("keywords", "search in page, look for"),
    "page.versions": QT_TRANSLATE_NOOP("keywords", "history, what changed on this page, diff, compare, revisions"),
    "page.trace": QT_TRANSLATE_NOOP("keywords", "provenance, sources, citations, evidence, originals"),
    "page.authors": QT_TRANSLATE_NOOP("keywords", "blame, authors, annotate"),
    "page.split": QT_TRANSLATE_NOOP("keywords", "divide, extract, cut in two"),
    "page.merge": QT_TRANSLATE_NOOP("keywords", "join, combine, duplicate"),
    "page.undo": QT_TRANSLATE_NOOP("keywords", "take back, roll back, revert, restore"),
    "page.rename": QT_TRANSLATE_NOOP("keywords", "another name, file name, slug, move"),
    "page.supersede": QT_TRANSLATE_NOOP("keywords", "replace, outdated, newer page, redirect"),
    "page.retire": QT_TRANSLATE_NOOP("keywords", "delete, remove, archive, obsolete, trash"),
    "page.restore": QT_TRANSLATE_NOOP("keywords", "bring back, undelete, unarchive"),
    "tab.reopen": QT_TRANSLATE_NOOP("keywords", "restore tab, undo close"),
    "tab.split": QT_TRANSLATE_NOOP("keywords", "split view, pane, side by side, columns"),
    "go.switch": QT_TRANSLATE_NOOP("keywords", "quick switcher, open page, jump, find page"),
    "go.search": QT_TRANSLATE_NOOP("keywords", "find everywhere, full text, look for, query"),
    "go.commands": QT_TRANSLATE_NOOP("keywords", "palette, actions"),
    "go.overview": QT_TRANSLATE_NOOP("keywords", "home, start, dashboard, statistics"),
    "go.find": QT_TRANSLATE_NOOP("keywords", "sidebar, tree, list of pages"),
    "go.graph": QT_TRANSLATE_NOOP("keywords", "map, network, connections, neighbours"),
    "graph.find": QT_TRANSLATE_NOOP("keywords", "search node, locate, fly to"),
    "graph.filter": QT_TRANSLATE_NOOP("keywords", "search, query, only some pages"),
    "graph.colours": QT_TRANSLATE_NOOP("keywords", "color by, groups, community, clusters, age, status"),
    "graph.shown": QT_TRANSLATE_NOOP("keywords", "hide, hubs, types, orphans, originals, missing pages"),
    "graph.path": QT_TRANSLATE_NOOP("keywords", "shortest path, how connected, degrees of separation"),
    "graph.findings": QT_TRANSLATE_NOOP("keywords", "insights, analysis, hubs, bridges, islands, gaps, clusters"),
    "graph.around": QT_TRANSLATE_NOOP("keywords", "local graph, neighbourhood, ego network, depth"),
    "graph.map": QT_TRANSLATE_NOOP("keywords", "minimap, overview map"),
    "graph.unpin": QT_TRANSLATE_NOOP("keywords", "pins, unfreeze, release"),
    "graph.again": QT_TRANSLATE_NOOP("keywords", "layout, reset positions, rearrange"),
    "graph.export_svg": QT_TRANSLATE_NOOP("keywords", "save as, vector, drawing, share"),
    "graph.export_png": QT_TRANSLATE_NOOP("keywords", "save as, image, picture, screenshot, share"),
    "graph.export_graphml": QT_TRANSLATE_NOOP("keywords", "save as, Gephi, yEd, Cytoscape, data"),
    "go.sources": QT_TRANSLATE_NOOP("keywords", "originals, documents, files, raw, import, add files"),
    "go.requests": QT_TRANSLATE_NOOP("keywords", "inbox, questions, approve, permissions"),
    "go.health": QT_TRANSLATE_NOOP("keywords", "lint, check, broken links, problems, orphans, repair, fix"),
    "go.preferences": QT_TRANSLATE_NOOP("keywords", "profile, agent instructions, likes"),
    "go.log": QT_TRANSLATE_NOOP("keywords", "history, timeline, what happened, activity, changes"),
    "go.lately": QT_TRANSLATE_NOOP("keywords", "what changed, changed since, what is new, news, recent changes, today"),
    "go.review": QT_TRANSLATE_NOOP("keywords", "what changed, changed since, approve, accept, diff, pending"),
    "view.finder": QT_TRANSLATE_NOOP("keywords", "sidebar, tree, left, panel, hide, show"),
    "view.links": QT_TRANSLATE_NOOP("keywords", "backlinks, sidebar, right, panel, outline, hide, show"),
    "view.bigger": QT_TRANSLATE_NOOP("keywords", "zoom in, font size, larger, enlarge"),
    "view.smaller": QT_TRANSLATE_NOOP("keywords", "zoom out, font size, reduce"),
    "view.usual": QT_TRANSLATE_NOOP("keywords", "zoom, reset, 100 %, font size, normal"),
    "view.refresh": QT_TRANSLATE_NOOP("keywords", "reload, refresh, update, rescan"),
    "theme.system": QT_TRANSLATE_NOOP("keywords", "mode, automatic, appearance, colours"),
    "theme.light": QT_TRANSLATE_NOOP("keywords", "light mode, day, bright, appearance, colours"),
    "theme.dark": QT_TRANSLATE_NOOP("keywords", "dark mode, night, black, appearance, colours"),
    "help.book": QT_TRANSLATE_NOOP("keywords", "manual, guide, documentation, tutorial"),
    "help.keys": QT_TRANSLATE_NOOP("keywords", "shortcuts, hotkeys, keyboard, cheat sheet"),
    "help.connect": QT_TRANSLATE_NOOP("keywords", "MCP, Claude, AI, server, plug in, assistant"),
    "help.places": QT_TRANSLATE_NOOP("keywords", "path, location, data, backup, where"),
    "help.log": QT_TRANSLATE_NOOP("keywords", "bug, crash, debug, trouble"),
    "help.about": QT_TRANSLATE_NOOP("keywords", "version, licence, credits"),
}


def other_names(command: Command) -> tuple[str, ...]:
    """Return by what else a command is found: its menu and title, in English too, and words of both languages."""
    title = without_letter(str(command.title).replace("%1", str(command.number)))
    menu, _, rest = command.name.partition(".")
    words = LANGUAGES.get(rest, LANGUAGE) if menu == "language" else str(KEYWORDS.get(command.name, ""))
    spoken = QCoreApplication.translate("keywords", words) if words else ""
    keywords = (part.strip() for part in f"{spoken},{words}".replace("，", ",").replace("、", ",").split(","))
    names = (said_of(menu_text(command.menu or menu), command.text()), title, *keywords, command.name)
    return tuple(dict.fromkeys(name for name in names if name))
