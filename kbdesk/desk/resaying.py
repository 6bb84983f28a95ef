"""What notices say when the language changes: what can be said again is, the others go with their language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.desk import core

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from kbdesk.desk.notices import NoticeArea


def said_anew(area: NoticeArea, told: Iterable[str]) -> Callable[[], None]:
    """Return what brings the notices of an area into another language; `told` is what the core said on opening."""
    shown = {notice.text() for notice in area.notices()}
    standing = [words for words in told if core.sentence(words) in shown]

    def say_anew() -> None:
        area.clear()
        for words in standing:
            area.show_notice(core.sentence(words), "warn")

    return say_anew
