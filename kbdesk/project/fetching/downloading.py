"""Downloads into a folder that is gone when what came has been kept."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from kbdesk.files.scratch import scratch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kbdesk.files import Folder
    from kbdesk.project.values import Job
    from kbdesk.sources.download import Download, DownloadRules, Validators

USUAL = 50 * 1024 * 1024
"""Bytes that a download may have where the project says nothing of it."""


class Downloading:
    """Downloads by the rules of the project. HTTP loads where something is fetched, not before."""

    def __init__(self, folder: Folder, largest: Callable[[], int]) -> None:
        self._folder = folder
        self._largest = largest

    def rules(self) -> DownloadRules:
        """Return how much a download may take."""
        from kbdesk.sources.download import DownloadRules  # noqa: PLC0415

        return DownloadRules(size=self._largest())

    @contextmanager
    def changed(
        self, url: str, known: Validators | None, job: Job | None, *, allow_private: bool
    ) -> Iterator[Download | None]:
        """Yield what an address gives, None where its server says that this is as it was known.

        Raises Refused, DownloadFailed, StorageFailed, Cancelled.
        """
        from kbdesk.sources.download import Validators, download_changed  # noqa: PLC0415

        with scratch(self._folder) as place:
            yield download_changed(
                url, place, known or Validators(), allow_private=allow_private, rules=self.rules(), job=job
            )
