"""The dates in a page's header that say when it was made and changed, in the forms in which they stand there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kbdesk.errors import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from kbdesk.pages.text import PageText

UPDATED = frozenset({
    "updated", "last_updated", "last-updated", "lastUpdated", "updated_at", "updatedAt", "date_updated", "modified",
    "last_modified", "last-modified", "lastModified", "lastmod", "date_modified", "dateModified",
})  # fmt: skip
"""Fields that say when a page was changed last."""
CREATED = frozenset({
    "created", "created_at", "createdAt", "date_created", "dateCreated", "creation_date", "added", "date_added",
    "ingested", "ingested_at",
})  # fmt: skip
"""Fields that say when it was made."""
_FORMS = (
    (re.compile(r"\d{4}-\d\d-\d\d"), "%Y-%m-%d"),
    (re.compile(r"\d{4}/\d\d/\d\d"), "%Y/%m/%d"),
    (re.compile(r"\d{4}\.\d\d\.\d\d"), "%Y.%m.%d"),
    (re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d"), "%Y-%m-%d %H:%M"),
    (re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"), "%Y-%m-%d %H:%M:%S"),
    (re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d"), "%Y-%m-%dT%H:%M"),
    (re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d"), "%Y-%m-%dT%H:%M:%S"),
    (re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"), "%Y-%m-%dT%H:%M:%SZ"),
    (re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"), "%Y-%m-%dT%H:%M:%S.000Z"),
)


def like(now: datetime, value: str) -> str | None:
    """Return a moment in the form of another date; None for what is no date of a known form."""
    bare = value.strip().strip("\"'")
    return next((now.strftime(form) for sign, form in _FORMS if sign.fullmatch(bare)), None)


def common(now: datetime, values: Iterable[str]) -> str | None:
    """Return a moment in the form that most of some dates have; None where most are none."""
    told = list(values)
    found = [form for value in told if (form := like(now, value)) is not None]
    return max(dict.fromkeys(found), key=found.count) if found and len(found) * 2 > len(told) else None


def redated(page: PageText, now: datetime) -> PageText:
    """Return a page with the day in the fields of its header that say when it was changed; it gets none that it lacks.

    Only the date's own signs change; a header in which that cannot be done stays as it is.
    """
    lines = list(page.lines)
    for field in page.reading.fields:
        new = like(now, field.text) if field.name in UPDATED and field.end == field.first + 1 else None
        line = lines[field.first] if field.first < len(lines) else ""
        if new is not None and line.count(field.text.strip()) == 1:
            lines[field.first] = line.replace(field.text.strip(), new)
    if tuple(lines) == page.lines:
        return page
    try:
        return page.with_header_lines(tuple(lines))
    except Refused:
        return page
