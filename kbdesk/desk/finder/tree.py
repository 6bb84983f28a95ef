"""The index as a tree: sections with their pages.

Qt keeps how many rows there are and which belong where; what a row says is told when it is shown. So laying out
thousands of rows calls nothing of ours.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QLocale, QModelIndex, Qt
from PySide6.QtGui import QStandardItemModel

from kbdesk.desk import kinds
from kbdesk.desk.joining import said_of
from kbdesk.desk.rows import ITEM, PAGE, Index, Item

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from kbdesk.project.values import PageRow, Section


@dataclass(frozen=True)
class Group:
    """A section as the tree shows it: the pages that pass the filter, and how many there are in all."""

    title: str
    rows: tuple[PageRow, ...]
    total: int


Texts: TypeAlias = "tuple[tuple[str, ...], ...]"
"""What the filter looks at: a text for each page of each section."""


def texts_of(sections: Sequence[Section]) -> Texts:
    """Return what the filter looks at; of very many pages it takes a while."""
    return tuple(tuple(f"{row.title} {row.id}".casefold() for row in section.pages) for section in sections)


class IndexModel(QStandardItemModel):
    """First the special pages (overview, log), then a group a section."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sections: tuple[Section, ...] = ()
        self._haystacks: Texts | None = None
        self._specials: tuple[tuple[str, str, str], ...] = ()
        self._words: tuple[str, ...] = ()
        self._shown_specials: tuple[tuple[str, str, str], ...] = ()
        self._groups: tuple[Group, ...] = ()

    # filling

    def set_specials(self, specials: Sequence[tuple[str, str, str]]) -> None:
        """Set the pages that stand before the sections: id, title, icon."""
        self._specials = tuple(specials)

    def set_sections(self, sections: Sequence[Section], texts: Texts | None = None) -> None:
        """Show these sections, through the filter as it is. `texts` are theirs, where they were made before."""
        self._sections = tuple(sections)
        self._haystacks = texts
        self._show()

    def set_filter(self, text: str) -> None:
        """Show only pages whose title or id holds every word of the text."""
        words = tuple(text.casefold().split())
        if words != self._words:
            self._words = words
            self._show()

    def is_filtered(self) -> bool:
        """Whether a filter is set."""
        return bool(self._words)

    def page_count(self) -> int:
        """Return how many pages pass the filter."""
        return sum(len(group.rows) for group in self._groups)

    def _show(self) -> None:
        self.beginResetModel()
        words = self._words
        sections = ((section, self._passing(at)) for at, section in enumerate(self._sections))
        self._groups = tuple(Group(kinds.title_of(each), rows, len(each.pages)) for each, rows in sections if rows)
        self._shown_specials = tuple(
            each for each in self._specials if all(word in f"{each[1]} {each[0]}".casefold() for word in words)
        )
        self.blockSignals(True)  # of all this, only the reset is told
        self.setRowCount(0)
        self.setColumnCount(1)
        self.setRowCount(len(self._shown_specials) + len(self._groups))
        for at, group in enumerate(self._groups):
            section = self.section_index(at)
            self.insertColumns(0, 1, section)
            self.insertRows(0, len(group.rows), section)
        self.blockSignals(False)
        self.endResetModel()

    def _passing(self, at: int) -> tuple[PageRow, ...]:
        """Return the pages of a section that hold every word."""
        rows = self._sections[at].pages
        if not self._words:
            return rows
        if self._haystacks is None:
            self._haystacks = texts_of(self._sections)
        texts: Sequence[str] = self._haystacks[at]
        *others, last = self._words
        for word in others:  # one after the other: of very many pages each question counts
            kept = [word in text for text in texts]
            rows, texts = tuple(compress(rows, kept)), tuple(compress(texts, kept))
        return tuple([row for row, text in zip(rows, texts, strict=True) if last in text])

    # places

    def index_of(self, page_id: str) -> QModelIndex:
        """Return where a page stands, an invalid index when it is not shown."""
        for at, (special, _, _) in enumerate(self._shown_specials):
            if special == page_id:
                return self.index(at, 0)
        for at, group in enumerate(self._groups):
            for number, row in enumerate(group.rows):
                if row.id == page_id:
                    return self.index(number, 0, self.section_index(at))
        return QModelIndex()

    def first_page(self) -> QModelIndex:
        """Return the first page that is shown."""
        if self._shown_specials:
            return self.index(0, 0)
        return self.index(0, 0, self.section_index(0))

    def first_standing(self) -> str:
        """Return the id of the first page that is not retired, "" for none."""
        rows = (row for section in self._sections for row in section.pages)
        return next((row.id for row in rows if row.status != "retired"), "")

    def section_index(self, at: int) -> QModelIndex:
        """Return the index of a section by its number."""
        return self.index(len(self._shown_specials) + at, 0)

    def section_count(self) -> int:
        """Return how many sections are shown."""
        return len(self._groups)

    def section_title(self, index: Index) -> str:
        """Return the title of the section at an index, "" for a page."""
        at = index.row() - len(self._shown_specials)
        return self._groups[at].title if index.isValid() and not index.parent().isValid() and at >= 0 else ""

    def row(self, index: Index) -> PageRow | None:
        """Return the page at an index, None for a section or a special page."""
        section = index.parent()
        return self._groups[section.row() - len(self._shown_specials)].rows[index.row()] if section.isValid() else None

    # what Qt asks

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid() or role not in WANTED:
            return None
        row = self.row(index)
        if role == PAGE:
            return row.id if row is not None else self._special_id(index)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(row) if row is not None else self._section_tip(index.row())
        item = self._page_item(row) if row is not None else self._top_item(index.row())
        if role == ITEM:
            return item
        return item.spoken() if role == Qt.ItemDataRole.AccessibleTextRole else item.text

    def _tip(self, row: PageRow) -> str:
        return "\n".join(part for part in (row.title, row.id, row.description) if part)

    def _section_tip(self, at: int) -> str | None:
        """Return what a section's number counts, where it counts pages that are not in force too."""
        if at < len(self._shown_specials):
            return None
        group = self._groups[at - len(self._shown_specials)]
        past = sum(row.status in ("retired", "superseded") for row in group.rows)
        words = self.tr("{count} of them retired or superseded").format(count=QLocale().toString(past))
        return said_of(group.title, words) if past else None

    def _special_id(self, index: Index) -> str:
        at = index.row()
        return self._shown_specials[at][0] if at < len(self._shown_specials) else ""

    def _top_item(self, at: int) -> Item:
        if at < len(self._shown_specials):
            _, title, icon = self._shown_specials[at]
            return Item(title, icon=icon)
        group = self._groups[at - len(self._shown_specials)]
        count = QLocale().toString(len(group.rows))
        if len(group.rows) != group.total:
            count = self.tr("{some} of {all}").format(some=count, all=QLocale().toString(group.total))
        return Item(group.title, kind="section", mark=count)

    def _page_item(self, row: PageRow) -> Item:
        return Item(row.title, dot=row.type, state=row.status, mark="⚠" if row.trouble else "")


WANTED = frozenset(
    (
        ITEM,
        PAGE,
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleTextRole,
    )
)
