"""Three versions of a header, line by line: what others wrote there since stays as they wrote it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from kbdesk.pages.header import read_header
from kbdesk.pages.merge import Touching, apart, merge
from kbdesk.pages.raw_header import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.pages.merge import Region
    from kbdesk.pages.text import PageText


def merge_headers(base: PageText | None, theirs: PageText, ours: PageText) -> tuple[Region, ...]:
    """Return the regions of the merged header's lines in their order, as `merge` does; without a base, as it does then.

    Lines that are merged but say something else then than either side meant (a field twice, YAML no more) are one
    place that both changed. The day of the last change is the store's: it is nobody's change.
    """
    if base is None:
        return merge(None, _lines(theirs), _lines(ours))
    day = theirs.fields().get("updated")
    dates = {"updated": day} if day else {}
    began, wanted = (page.with_dates(dates) if page.has_header else page for page in (base, ours))
    versions = (_lines(began), _lines(theirs), _lines(wanted))
    regions = merge(*versions)
    if any(isinstance(region, Touching) for region in regions):
        return regions
    lines = [line for region in regions if not isinstance(region, Touching) for line in region]
    return regions if _is_meant(lines, began, theirs, wanted) else apart(*versions)


def _lines(page: PageText) -> list[str]:
    text = shown(page)
    return text.split("\n") if text else []


def _is_meant(lines: Sequence[str], base: PageText, theirs: PageText, ours: PageText) -> bool:
    """Tell whether merged lines say what the side that changed a field meant, and are no worse to read than theirs."""
    reading = read_header([f"{line}\n" for line in lines])
    says = {field.name: field.text for field in reading.fields}
    before, now, wanted = base.fields(), theirs.fields(), ours.fields()
    meant = {name: now.get(name) if wanted.get(name) == before.get(name) else wanted.get(name) for name in wanted | now}
    names = [Counter(field.name for field in each.fields) for each in (reading, theirs.reading, ours.reading)]
    if names[0] - (names[1] | names[2]):
        return False
    if reading.kind in ("rejected", "other"):
        return reading.kind == theirs.reading.kind and all(name in says for name, value in meant.items() if value)
    both = {name for name in meant if len({before.get(name), now.get(name), wanted.get(name)}) == 3}
    return all(name in says if name in both else says.get(name) == value for name, value in meant.items())
