"""The file of the log, opened when the first line is written to it, by the thread that writes."""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from io import TextIOWrapper
    from pathlib import Path

LARGEST = 1_000_000
"""Bytes after which the log begins anew; the one before is kept beside it."""
FORM = "%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"

log = logging.getLogger(__name__)


class LogWriter(RotatingFileHandler):
    """Writes to the file; where that is not possible it says so once, and the terminal is all there is."""

    def __init__(self, file: Path) -> None:
        super().__init__(file, maxBytes=LARGEST, backupCount=1, encoding="utf-8", delay=True)
        self._folder = file.parent
        self._has_failed = False
        self.setFormatter(logging.Formatter(FORM))

    def _open(self) -> TextIOWrapper:
        self._folder.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: D102
        if not self._has_failed:
            self._has_failed = True
            log.warning("There is no log: %s", sys.exc_info()[1])
