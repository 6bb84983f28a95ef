"""The list of what health tells, under a heading a kind; rows are made as they come into sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QLocale, QModelIndex, Qt

from kbdesk.desk.health import findings
from kbdesk.desk.rows import ITEM, PAGE, Index, Item

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from kbdesk.desk.health.findings import Finding
    from kbdesk.project.values import PageRow

NOWHERE = QModelIndex()


class Listing:
    """Findings in the order of the list, under headings that stand for all of a kind. Made on a worker."""

    def __init__(self, found: Iterable[Finding] = (), rows: Mapping[str, PageRow] | None = None) -> None:
        of_kind: dict[str, list[Finding]] = {kind: [] for kind in findings.TITLES}
        for one in found:
            of_kind[one.kind].append(one)
        self.rows: Mapping[str, PageRow] = rows or {}
        self.of_kind = {kind: some for kind, some in of_kind.items() if some}
        self.entries: list[str | Finding] = []
        self.headings: list[int] = []
        for kind, some in self.of_kind.items():
            self.headings.append(len(self.entries))
            self.entries += [kind, *some]
        self._places = {one.sign: at for at, one in enumerate(self.entries) if not isinstance(one, str)}

    def place_instead(self, finding: Finding, row: int) -> int:
        """Return the row of a finding that stood at `row`; where it is gone, of one of its kind near there."""
        if finding.sign in self._places:
            return self._places[finding.sign]
        row = min(row, len(self.entries) - 1)
        near = [one for one in (row, row - 1, row + 1) if 0 <= one < len(self.entries)]
        beside = [(one, entry) for one in near if not isinstance(entry := self.entries[one], str)]
        alike = (one for one, entry in beside if entry.kind == finding.kind)
        return next(alike, beside[0][0] if beside else max(row, 0))

    def heading_after(self, row: int, step: int) -> int:
        """Return the row of the next heading (step 1) or of the one before (-1); `row` where there is none."""
        beyond = [place for place in self.headings if (place > row if step > 0 else place < row)]
        return row if not beyond else beyond[0] if step > 0 else beyond[-1]


class FindingModel(QAbstractListModel):
    """Shows a listing."""

    listing = Listing()

    def set_listing(self, listing: Listing) -> None:
        """Show these findings."""
        self.beginResetModel()
        self.listing = listing
        self.endResetModel()

    def finding(self, index: Index) -> Finding | None:
        """Return the finding of a row, None for a heading."""
        entry = self.listing.entries[index.row()] if index.isValid() else None
        return entry if not isinstance(entry, str) else None

    def kind(self, index: Index) -> str:
        """Return the kind that a row is of, "" for no row."""
        if not index.isValid():
            return ""
        entry = self.listing.entries[index.row()]
        return entry if isinstance(entry, str) else entry.kind

    def all_of(self, kind: str) -> Sequence[Finding]:
        """Return all findings of a kind."""
        return self.listing.of_kind.get(kind, ())

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self.listing.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid():
            return None
        entry = self.listing.entries[index.row()]
        if role == PAGE:
            if isinstance(entry, str) or not entry.is_about_page:
                return ""
            return entry.subject if self._opens(entry.subject) else ""
        if role not in (ITEM, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        item = self._item(entry)
        if role == ITEM:
            return item
        return item.text if role == Qt.ItemDataRole.DisplayRole else item.spoken()

    def _opens(self, page: str) -> bool:
        return page in self.listing.rows or page in ("overview", "index", "log")

    def _item(self, entry: str | Finding) -> Item:
        if isinstance(entry, str):
            count = QLocale().toString(len(self.listing.of_kind[entry]))
            return Item(findings.title(entry), kind="section", mark=count)
        return findings.item(entry, self.listing.rows)
