"""What changed in the text of an original from the version that it replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, NotFound
from kbdesk.pages.difference.compare import compare
from kbdesk.project.fetching.values import VersionsCompared

if TYPE_CHECKING:
    from kbdesk.project.originals import Originals
    from kbdesk.project.values import Job


def compare_versions(originals: Originals, path: str, job: Job | None) -> VersionsCompared:
    """Compare the texts of an original and of the one it replaced. Raises NotFound where it replaced none."""
    source = originals.find(path)
    if source.replaces is None:
        raise NotFound("This original replaced no other.", source.path, "Look at its text.")
    older = originals.find(source.replaces)
    at = older.changed_at or older.added_at
    try:
        before, after = (originals.extract(one, None, None, job).text for one in (older.path, source.path))
    except KbdeskError as error:
        return VersionsCompared(source.path, older.path, at, trouble=error)
    return VersionsCompared(source.path, older.path, at, compare(before.encode(), after.encode()))
