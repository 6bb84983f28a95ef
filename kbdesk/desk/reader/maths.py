"""The formulas in the HTML of a page: images where they were drawn, else as they are written. No Qt in here."""

from __future__ import annotations

import time
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.desk.reader.dress import Typeset
    from kbdesk.project.values import Job

PATIENCE = 0.25
"""Seconds that drawing may hold a page up; the other formulas follow."""
MOST_DRAWN = 600
"""Formulas of a page that are drawn; later ones stand as they are written."""


class Formulas:
    """Writes the formulas of one page; `undrawn` are those that are still to be drawn."""

    def __init__(self, typeset: Typeset | None) -> None:
        self.undrawn: dict[tuple[bool, str], None] = {}
        self._typeset = typeset
        self._spent = 0.0
        self._count = 0

    def html(self, tex: str, *, block: bool) -> str:
        """Return a formula as HTML."""
        image = self._image(tex, block=block)
        if image is None:
            return f'<span class="math">{escape(tex, quote=False)}</span>'
        name, width, height = image
        align = "" if block else ' style="vertical-align: middle"'
        return f'<img src="{name}" width="{width}" height="{height}" alt="{escape(tex)}"{align}>'

    def _image(self, tex: str, *, block: bool) -> tuple[str, int, int] | None:
        self._count += 1
        if self._typeset is None or self._count > MOST_DRAWN:
            return None
        is_known, image = self._typeset.known(tex, block=block)
        if is_known:
            return image
        if self._spent > PATIENCE:
            self.undrawn[(block, tex)] = None
            return None
        started = time.monotonic()
        image = self._typeset.draw(tex, block=block)
        self._spent += time.monotonic() - started
        return image


def draw_all(typeset: Typeset, undrawn: Iterable[tuple[bool, str]], job: Job) -> None:
    """Draw formulas, which takes a while. Runs on a worker; what is drawn is kept."""
    for block, tex in undrawn:
        job(0, 0)
        typeset.draw(tex, block=block)
