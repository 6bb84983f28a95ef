"""What hangs on originals that are to be retired: summaries, the pages these feed, the paragraphs that rest on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.amounts import number
from kbdesk.desk.joining import noted
from kbdesk.desk.parts import button, empty, label
from kbdesk.desk.touched import Touched

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.project.sources.values import RestingParagraph, Retirement
    from kbdesk.project.values import PageRow

MOST = 12
"""So many paragraphs are quoted; of the rest only the number is told."""
LONGEST = 400
"""Letters of a paragraph that are quoted."""


def tr(text: str) -> str:
    """Return a phrase of what hangs on originals in the person's language."""
    return QCoreApplication.translate("hanging", text)


class Hanging(QWidget):
    """Shows pages as buttons, and quotes what stands on nothing else."""

    page_wanted = Signal(str)
    """A page was chosen: its id."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.touched = Touched()
        self.touched.page_wanted.connect(self.page_wanted)
        self._paragraphs = QVBoxLayout()
        self._paragraphs.setSpacing(look.TIGHT)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.SMALL)
        column.addWidget(self.touched)
        column.addLayout(self._paragraphs)

    def show_retirements(self, found: Sequence[Retirement], *, with_pages: bool = True) -> None:
        """Show what hangs on originals; `with_pages` also the pages, which are buttons."""
        groups = groups_of(found) if with_pages else []
        resting = [one for each in found for one in each.resting]
        nothing = "" if resting or not with_pages else tr("No page was built from it.")
        self.touched.show_groups(groups, nothing)
        self.touched.setVisible(with_pages)
        empty(self._paragraphs)
        self._quote(tr("Paragraphs that rest on it alone"), [one for one in resting if one.alone])
        shared = sum(not one.alone for one in resting)
        if shared:
            told = tr("Paragraphs that rest on other originals too: %1").replace("%1", number(shared))
            self._paragraphs.addWidget(label(told, "muted", wrap=True))

    def _quote(self, title: str, paragraphs: Sequence[RestingParagraph]) -> None:
        if not paragraphs:
            return
        self._paragraphs.addWidget(label(noted(title, number(len(paragraphs))), "section"))
        for one in paragraphs[:MOST]:
            self._paragraphs.addWidget(self._paragraph(one))
        if len(paragraphs) > MOST:
            rest = tr("and more: %1").replace("%1", number(len(paragraphs) - MOST))
            self._paragraphs.addWidget(label(rest, "muted"))

    def _paragraph(self, one: RestingParagraph) -> QFrame:
        made = QFrame()
        made.setProperty("role", "card")
        column = QVBoxLayout(made)
        column.setContentsMargins(look.MEDIUM, look.TIGHT, look.MEDIUM, look.SMALL)
        column.setSpacing(2)
        column.addWidget(button(one.title, lambda: self.page_wanted.emit(one.page), "link"))
        text = " ".join(one.paragraph.text.split())
        column.addWidget(label(text if len(text) <= LONGEST else f"{text[:LONGEST]}…", wrap=True, selectable=True))
        return made


def groups_of(found: Sequence[Retirement]) -> list[tuple[str, Sequence[PageRow]]]:
    """Return the pages that hang on originals under their headings."""
    return [
        (tr("Summaries built from it"), summaries_of(found)),
        (tr("Pages that these feed, or that rest on it or link to it"), fed_by(found)),
    ]


def summaries_of(found: Sequence[Retirement]) -> tuple[PageRow, ...]:
    """Return the summaries built from originals, each once."""
    return tuple({page.id: page for each in found for page in each.summaries}.values())


def fed_by(found: Sequence[Retirement]) -> tuple[PageRow, ...]:
    """Return the pages that originals feed, each once, and none that is a summary of one of them."""
    own = {page.id for page in summaries_of(found)}
    return tuple({page.id: page for each in found for page in each.fed if page.id not in own}.values())
