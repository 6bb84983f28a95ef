"""The help: a short book that ships with kbdesk, and the keys, which come from the commands themselves."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import markdown
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QDesktopServices, QKeySequence
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from kbdesk.desk import actions, languages, look
from kbdesk.desk.placing import room_for
from kbdesk.desk.reader.looks import dress
from kbdesk.desk.reader.markers import spread_markers
from kbdesk.desk.reader.rendering import style_sheet
from kbdesk.errors import NotFound
from kbdesk.resources import resource

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl

    from kbdesk.desk.work import Work

EXTENSIONS = ("tables", "toc")
KEYS = "all-keys"
"""The anchor of the keys."""


def book(language: str) -> str:
    """Return the help as HTML, in English where the language has none. Raises NotFound when it is not installed."""
    try:
        path = resource(f"help/{language}.md")
    except NotFound:
        path = resource("help/en.md")
    # Our own text: what agents write is read by the linear parser of reader/markdown.py, which nothing can hang.
    text = path.read_text(encoding="utf-8")
    contents = {"toc": {"toc_depth": "2-2"}}
    return markdown.markdown(text, extensions=EXTENSIONS, extension_configs=contents, output_format="html")


class HelpDialog(QDialog):
    """Shows the book and, below it, the keys of all commands, or begins with these. Blocks nothing."""

    def __init__(self, work: Work, parent: QWidget | None = None, *, keys: bool = False) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self._book = ""
        self._at = KEYS if keys else ""
        self.setWindowTitle(self.tr("How kbdesk works"))
        self.browser = QTextBrowser()
        self.browser.setAccessibleName(self.windowTitle())
        self.browser.setOpenLinks(False)
        self.browser.anchorClicked.connect(self._follow)
        self.browser.document().setDocumentMargin(look.WIDE)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.browser)
        self.resize(QSize(look.COLUMN, 680).boundedTo(room_for(self).size()))
        language = languages.spoken()
        work.read(self, lambda _job: book(language), self._show)

    def _show(self, html: str) -> None:
        self._book = html
        self.browser.document().setDefaultStyleSheet(self._style())
        self.browser.document().setDefaultFont(look.font())
        self.browser.document().setIndentWidth(look.WIDE)
        self.browser.setHtml(html + self._keys())
        spread_markers(self.browser.document().begin())
        if self._at:
            self.browser.scrollToAnchor(self._at)
            self._at = ""

    def _keys(self) -> str:
        """Return the keys of the commands as a table, by the menus they stand in, or stand beside."""
        rows, menu = [], ""
        for command in actions.COMMANDS:
            keys = [QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in command.keys]
            if not keys:
                continue
            if command.menu not in ("", menu):
                menu = command.menu
                rows.append(f"<tr><th colspan='2'>{escape(actions.menu_text(menu))}</th></tr>")
            rows.append(f"<tr><td>{escape(command.text())}</td><td>{escape(', '.join(keys))}</td></tr>")
        return f"<h2><a name='{KEYS}'>{escape(self.tr('Keys'))}</a></h2><table>{''.join(rows)}</table>"

    def _style(self) -> str:
        """Return the style of the reader, and of the tables, which have no classes here."""
        head = look.colour("table_head").name()
        return f"{style_sheet(dress())} th {{ background: {head}; text-align: left; }} th, td {{ padding: 5px 10px; }}"

    def _follow(self, url: QUrl) -> None:
        if url.hasFragment() and not url.path():
            self.browser.scrollToAnchor(url.fragment())
        elif url.scheme() in ("http", "https"):
            QDesktopServices.openUrl(url)

    def changeEvent(self, event: QEvent) -> None:
        """Show the book in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_book") and self._book:
            scroll = self.browser.verticalScrollBar().value()
            self._show(self._book)
            self.browser.verticalScrollBar().setValue(scroll)
