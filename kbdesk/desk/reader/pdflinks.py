"""The links of a PDF that Qt wrote: Qt knows addresses only, so those that lead within the page are led there here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kbdesk.desk.reader.addresses import address_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kbdesk.desk.reader.headings import Heading


@dataclass(frozen=True)
class Spot:
    """A place in a PDF: the sheet, counted from 0, and how far below its upper edge, in points."""

    sheet: int
    top: float


def lead(data: bytes, spots: Mapping[str, Spot], title: str, headings: Sequence[Heading]) -> bytes:
    """Return a PDF whose links to anchors lead to their spots, with its headings as an outline."""
    import pymupdf  # noqa: PLC0415  # heavy, and needed only here

    made: Any = pymupdf
    with made.open(stream=data, filetype="pdf") as document:
        for sheet in document:
            for link in sheet.get_links():
                if not str(link.get("uri", "")).startswith("page:"):
                    continue
                spot = spots.get(address_of(link["uri"])[1])
                sheet.delete_link(link)
                if spot is not None:
                    to = made.Point(0, spot.top)
                    sheet.insert_link({"kind": made.LINK_GOTO, "from": link["from"], "page": spot.sheet, "to": to})
        document.set_toc(_outline(title, headings, spots))
        written: bytes = document.tobytes(garbage=3, deflate=True)
    return written


def _outline(title: str, headings: Sequence[Heading], spots: Mapping[str, Spot]) -> list[list[object]]:
    """Return the outline as a PDF wants it: from the title down, no level left out."""
    outline: list[list[object]] = [[1, title, 1]]
    above = [0]
    for heading in headings:
        spot = spots.get(heading.anchor)
        if spot is None or not heading.text:
            continue
        while len(above) > 1 and above[-1] >= heading.level:
            above.pop()
        above.append(heading.level)
        outline.append([len(above), heading.text, spot.sheet + 1, spot.top])
    return outline
