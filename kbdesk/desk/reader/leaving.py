"""What leaves the desk with a page: an HTML file, a PDF file, sheets of paper. Made on a worker."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from kbdesk.desk import look
from kbdesk.desk.reader import loading, printed, webpage
from kbdesk.desk.reader.dress import Dress, Words
from kbdesk.desk.reader.rendering import render, style_sheet
from kbdesk.desk.reader.typeset import Typesetter
from kbdesk.errors import KbdeskError

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QSizeF
    from PySide6.QtGui import QImage

    from kbdesk.desk.reader.dress import Typeset
    from kbdesk.desk.reader.printed import Paper
    from kbdesk.desk.reader.rendering import Rendered
    from kbdesk.project.project import Project
    from kbdesk.project.values import Job

LETTERS = 1.12
"""The size of a formula's letters in that of the text's."""
SMALL_LETTER = 0.45
"""How high a small letter is in the same."""
PIXELS = 96 / 72
"""Pixels to a point on paper and in HTML."""


@dataclass(frozen=True)
class Leaf:
    """The page that leaves, in the words and with the letters of code of the window."""

    project: Project
    page: str
    words: Words
    mono: str

    def write_html(self, target: Path, job: Job) -> None:
        """Write an HTML file that stands alone. Raises NotFound, StorageFailed, Cancelled."""
        size = 12.0 * PIXELS
        inlined = webpage.Inlined(size * LETTERS, look.load("light").colours["text"], size * SMALL_LETTER / 2)
        rendered, title, sheet = self._rendered(12.0, inlined)

        def asset(href: str) -> bytes | None:
            job(0, 0)
            try:
                return self.project.asset(self.page, href)
            except KbdeskError:
                return None

        text = webpage.web_page(rendered, title, sheet, asset)
        self.project.write_outside(target, text.encode())

    def write_pdf(self, target: Path, job: Job) -> None:
        """Write a PDF file. Raises NotFound, StorageFailed, Cancelled."""
        rendered, title, sheet = self._rendered(printed.POINTS, _fine())
        data = printed.pdf(rendered, title, sheet, self._images(rendered, job), job)
        self.project.write_outside(target, data)

    def paper(self, size: QSizeF, job: Job) -> tuple[Paper, str]:
        """Return the page laid out for sheets of a size in dots, for the UI thread to paint, and its title."""
        rendered, title, sheet = self._rendered(printed.POINTS, _fine())
        paper = printed.lay_out(rendered, title, sheet, self._images(rendered, job), size, job)
        paper.pageCount()
        app = QGuiApplication.instance()
        if app is not None:
            paper.moveToThread(app.thread())
        return paper, title

    def _rendered(self, points: float, typeset: Typeset) -> tuple[Rendered, str, str]:
        page = self.project.page(self.page)
        theme = look.load("light")
        dress = Dress(theme.colours, theme.syntax, points, self.mono, typeset)
        resolve = loading.resolver(self.project, self.page)
        rendered = render(loading.body_without_title(page), resolve, dress, self.words)
        return rendered, page.row.title, style_sheet(replace(dress, typeset=None))

    def _images(self, rendered: Rendered, job: Job) -> dict[int, QImage | None]:
        found = {}
        for number, href in enumerate(rendered.pictures):
            job(0, 0)
            found[number] = loading.picture(self.project, self.page, href, 2 * look.COLUMN)
        return found


class _Waited(Typesetter):
    """Draws each formula at once: what is printed is waited for."""

    def known(self, tex: str, *, block: bool) -> tuple[bool, tuple[str, int, int] | None]:
        is_known, found = super().known(tex, block=block)
        return True, found if is_known else self.draw(tex, block=block)


def _fine() -> Typesetter:
    size = printed.POINTS * PIXELS
    return _Waited(size * LETTERS, look.load("light").colours["text"], printed.FINER, size * SMALL_LETTER / 4)
