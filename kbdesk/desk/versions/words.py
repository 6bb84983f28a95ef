"""A version of a page in words: when, who, what, why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from kbdesk.desk import core
from kbdesk.desk.joining import said_of
from kbdesk.desk.parts import moment

if TYPE_CHECKING:
    from kbdesk.plan import Actor
    from kbdesk.project.values import PageVersion


def tr(text: str) -> str:
    """Return a phrase of this room in the person's language."""
    return QCoreApplication.translate("versions", text)


OPERATIONS = {
    "add": QT_TRANSLATE_NOOP("versions", "original added"),
    "bring_back": QT_TRANSLATE_NOOP("versions", "brought back"),
    "create": QT_TRANSLATE_NOOP("versions", "created"),
    "edit": QT_TRANSLATE_NOOP("versions", "edited"),
    "fix": QT_TRANSLATE_NOOP("versions", "mended"),
    "found": QT_TRANSLATE_NOOP("versions", "found when it was first opened"),
    "merge": QT_TRANSLATE_NOOP("versions", "merged"),
    "log": QT_TRANSLATE_NOOP("versions", "entry added"),
    "outside": QT_TRANSLATE_NOOP("versions", "changed outside kbdesk"),
    "record": QT_TRANSLATE_NOOP("versions", "originals noted"),
    "renew": QT_TRANSLATE_NOOP("versions", "newer version of an original"),
    "repair": QT_TRANSLATE_NOOP("versions", "repaired"),
    "restore": QT_TRANSLATE_NOOP("versions", "restored"),
    "retire": QT_TRANSLATE_NOOP("versions", "retired"),
    "revert": QT_TRANSLATE_NOOP("versions", "taken back"),
    "retype": QT_TRANSLATE_NOOP("versions", "made a page of another type"),
    "rewrite": QT_TRANSLATE_NOOP("versions", "rewritten"),
    "save": QT_TRANSLATE_NOOP("versions", "saved"),
    "set aside": QT_TRANSLATE_NOOP("versions", "set aside"),
    "split": QT_TRANSLATE_NOOP("versions", "split"),
    "supersede": QT_TRANSLATE_NOOP("versions", "superseded"),
    "undo": QT_TRANSLATE_NOOP("versions", "undone"),
}


def what(version: PageVersion) -> str:
    """Return what was done, in a word or two."""
    if not version.hash:
        return tr("deleted outside kbdesk") if version.operation == "outside" else tr("deleted")
    return doing(version.operation)


def doing(operation: str) -> str:
    """Return what an operation did, in a word or two."""
    return tr(str(OPERATIONS.get(operation, operation)))


def who(actor: Actor) -> str:
    """Return who did it."""
    kinds = {"agent": tr("An agent"), "person": tr("A person"), "outside": tr("Another program"), "kbdesk": "kbdesk"}
    kinds["schedule"] = tr("A schedule")
    return actor.name or kinds.get(actor.kind, actor.kind)


def headline(version: PageVersion) -> str:
    """Return a version as two short lines: when, then who and what."""
    when = moment(version.at) or tr("at the beginning")
    if version.is_present:
        when = tr("{time} · now").replace("{time}", when)
    done = what(version)
    if version.operation in ("found", "outside"):
        return f"{when}\n{done[:1].upper()}{done[1:]}"
    return f"{when}\n{said_of(who(version.actor), done)}"


def told(version: PageVersion, page: str) -> str:
    """Return the reason and the warnings of a version of a page, which they do not name, "" where there are none."""
    return "\n".join(filter(None, [core.lines([version.reason]), *(_warning(each, page) for each in version.warnings)]))


def _warning(warning: str, page: str) -> str:
    """Return a warning in the person's language, as a sentence by itself where it begins with the page's id."""
    bare = warning.removeprefix(f"{page}: ")
    told = core.lines([bare])
    return told if bare == warning else f"{told[:1].upper()}{told[1:]}"
