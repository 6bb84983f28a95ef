"""Downloads into a folder that is gone when what came has been kept."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from kbdesk.files.scratch import scratch

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kbdesk.files import Folder
    from kbdesk.project.originals import Originals
    from kbdesk.project.values import Job
    from kbdesk.sources.download import Download, DownloadRules, Validators


class Downloading:
    """Downloads by the rules of the project. HTTP loads where something is fetched, not before."""

    def __init__(self, folder: Folder, originals: Originals) -> None:
        self._folder = folder
        self._originals = originals

    def rules(self) -> DownloadRules:
        """Return how much a download may take."""
        from kbdesk.sources.download import rules  # noqa: PLC0415

        return rules(self._originals.limits.download)

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
