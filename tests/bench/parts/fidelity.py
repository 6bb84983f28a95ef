"""Words of the real documents that other tools read and kbdesk does not, in per cent.

Not measured where the documents (../shared/documents), poppler's pdftotext or LibreOffice are missing.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError
from kbdesk.sources.extract import extract
from tests.bench import fidelity
from tests.bench.figures import Figure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.bench.grounds import Grounds

DOCUMENTS = Path(__file__).parents[3].parent / "shared" / "documents"
MOST = 1.0
"""Per cent of words that may be missing."""
KNOWN = {
    "pdf-french-12p.pdf": 2.0,  # pdftotext reads the brackets and primes of its formulas as h, i and 0
    "xlsx-formulas-dates-many-sheets.xlsx": 6.0,  # LibreOffice computes the time of day and a pivot table anew
    "xlsx-dates-attendance.xlsx": 4.0,  # kbdesk writes whole dates where cells show month and day
    "pptx-group-table-chart-pictures.pptx": 8.0,  # LibreOffice prints the numbers along the axes of its chart
}
"""What may be missing where the other tool says more than the document does."""
UNFIT = {
    "pdf-bomb.pdf": "made to exhaust its reader: pdftotext takes minutes",
    "pdf-cyclic-pages.pdf": "a page tree that runs in a circle",
}
"""Documents on which no other tool can be held against kbdesk."""


def run(_grounds: Grounds) -> Iterator[Figure]:
    """Hold kbdesk's text of every document against the tool that agrees with it most."""
    if not DOCUMENTS.is_dir():
        yield Figure("not measured: ../shared/documents is not here", 0, "")
        return
    if missing := fidelity.missing_tools():
        yield Figure(f"not measured: {', '.join(missing)} not here", 0, "")
        return
    for file in sorted(DOCUMENTS.iterdir()):
        if file.suffix.lower() in (".pdf", ".docx", ".xlsx", ".pptx", ".html") and file.name not in UNFIT:
            yield _figure(file)


def _figure(file: Path) -> Figure:
    try:
        found = fidelity.ours(extract(file).text)
    except KbdeskError as error:
        return Figure(f"{file.name}: {error.what}", 0, "%")
    readings = [(tool, wanted) for tool, wanted in fidelity.readings(file) if wanted]
    if file.suffix == ".html":  # its main content, which is the less: all of it stands in the other's text
        gauged = [
            max((fidelity.share(wanted, found), f"kbdesk in {tool}", len(found)), _held(found, tool, wanted))
            for tool, wanted in readings
        ]
    else:
        gauged = [_held(found, tool, wanted) for tool, wanted in readings]
    if not gauged:
        return Figure(f"{file.name}: no other tool finds words in it", 0, "%")
    best, tool, count = _fitting(file, gauged)
    return Figure(
        f"{file.name}: {best:.2%} of {count:,} words of {tool}", 100 * (1 - best), "%", KNOWN.get(file.name, MOST)
    )


def _held(found: list[str], tool: str, wanted: list[str]) -> tuple[float, str, int]:
    return fidelity.share(found, wanted), tool, len(wanted)


def _fitting(file: Path, gauged: list[tuple[float, str, int]]) -> tuple[float, str, int]:
    """Return the comparison that tells most: of tools that part pages otherwise the likest, of others the worst."""
    return max(gauged) if file.suffix == ".pdf" else min(gauged)
