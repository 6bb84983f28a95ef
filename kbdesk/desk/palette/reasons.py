"""Why a command cannot be done now, in words; `kbdesk.desk.command` says what each condition is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

if TYPE_CHECKING:
    from kbdesk.desk.command import When

REASONS: dict[When, object] = {
    "open": QT_TRANSLATE_NOOP("reasons", "no knowledge base is open"),
    "writable": QT_TRANSLATE_NOOP("reasons", "nothing is open that can be written"),
    "page": QT_TRANSLATE_NOOP("reasons", "no page is in front"),
    "reading": QT_TRANSLATE_NOOP("reasons", "no page is in front"),
    "back": QT_TRANSLATE_NOOP("reasons", "there is nothing to go back to"),
    "forward": QT_TRANSLATE_NOOP("reasons", "there is nothing to go forward to"),
    "active_page": QT_TRANSLATE_NOOP("reasons", "no page is in front that can be retired"),
    "retired_page": QT_TRANSLATE_NOOP("reasons", "no retired page is in front"),
    "renamed_page": QT_TRANSLATE_NOOP("reasons", "no page is in front whose file can be renamed"),
    "editable": QT_TRANSLATE_NOOP("reasons", "no page is in front that can be edited"),
    "editing": QT_TRANSLATE_NOOP("reasons", "no page is being edited"),
    "tab": QT_TRANSLATE_NOOP("reasons", "no tab is open"),
    "split": QT_TRANSLATE_NOOP("reasons", "there are no two sides"),
    "closed_tab": QT_TRANSLATE_NOOP("reasons", "no tab was closed"),
    "finding": QT_TRANSLATE_NOOP("reasons", "no page is in front"),
    "reviewing": QT_TRANSLATE_NOOP("reasons", "the review is not in front"),
    "piece": QT_TRANSLATE_NOOP("reasons", "no change is chosen in the review"),
    "judging": QT_TRANSLATE_NOOP("reasons", "nothing is chosen in the review that can be judged"),
    "writing_piece": QT_TRANSLATE_NOOP("reasons", "no change is chosen in the review that can be written to"),
    "judged": QT_TRANSLATE_NOOP("reasons", "nothing was judged in the review yet"),
}


def reason(when: When) -> str:
    """Return why what is on under a condition is off now, "" where that goes without saying."""
    words = REASONS.get(when)
    return QCoreApplication.translate("reasons", str(words)) if words else ""
