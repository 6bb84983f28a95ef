"""What waits, in words: what was done, by whom, what is to be heeded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from kbdesk.desk import core, signs
from kbdesk.desk.joining import filled, listed, said_of
from kbdesk.desk.kinds import operation_words, type_words
from kbdesk.desk.parts import moment
from kbdesk.desk.versions.words import doing, who
from kbdesk.project.review.values import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from kbdesk.plan import Actor
    from kbdesk.project.review.values import Flag, MadeComment, MadeJudgement, WaitingOperation, WaitingPiece

GRAVE = ("instruction", "removed", "preference", "shrunk", "rewritten")
"""Kinds of flags that are told in the colour of danger."""
DEED_ICONS = {
    "created": "file-plus",
    "changed": "pencil",
    "removed": "file-x",
    "renamed": "corner-down-right",
    "brought": "download",
    "moved": "corner-down-right",
    "added": "file-plus",
    "gone": "file-x",
    "returned": "undo-2",
    "retired": "archive",
    "restored": "archive-restore",
}
FLAG_ICONS = {
    "instruction": "message-square-warning",
    "preference": "user-check",
    "removed": "trash-2",
    "shrunk": "minus",
    "rewritten": "replace",
    "dropped_citations": "link-2-off",
    "figures": "hash",
    "lost_fields": "tag",
    "broken_structure": "heading",
    "twin": "copy",
    "warning": "triangle-alert",
}


def tr(text: str) -> str:
    """Return a phrase of this room in the person's language."""
    return QCoreApplication.translate("review", text)


def number(count: int) -> str:
    """Return a number as the person's language writes it."""
    return QLocale().toString(count)


def flag(kind: str) -> str:
    """Return a kind of flag in a word or two, as a badge tells it."""
    names = {
        "instruction": tr("Instruction"),
        "preference": tr("Preference"),
        "removed": tr("Removed"),
        "shrunk": tr("Shrunk"),
        "rewritten": tr("Rewritten"),
        "dropped_citations": tr("Sources gone"),
        "figures": tr("Figures"),
        "lost_fields": tr("Fields gone"),
        "broken_structure": tr("Structure"),
        "twin": tr("Twin"),
        "warning": tr("Warning"),
        "any": tr("Any warning"),
    }
    return names.get(kind, kind)


def meaning(kind: str) -> str:
    """Return what a kind of flag means, as a sentence."""
    meanings = {
        "instruction": tr("Its words tell a reader or an agent what to do."),
        "preference": tr("A preference was written after an original was read: it may come from there, not from you."),
        "removed": tr("The page's file is gone."),
        "shrunk": tr("Much of the page is gone."),
        "rewritten": tr("Most of the page is written anew."),
        "dropped_citations": tr("Links to summaries or originals are gone."),
        "figures": tr("Numbers or dates changed, and no link to a source with them."),
        "lost_fields": tr("Fields of the header are gone."),
        "broken_structure": tr("The page's structure is broken."),
        "twin": tr("Another page has the same name or nearly."),
        "warning": tr("The writer was warned."),
    }
    return meanings.get(kind, flag(kind))


def role(kind: str) -> str:
    """Return the colour's role that a flag is told in."""
    return "danger" if kind in GRAVE else "warn"


def title(piece: WaitingPiece) -> str:
    """Return what the page of a piece is called, or the original, with its new name where it got one."""
    if not piece.is_original:
        return named(piece.page, piece.title, piece.type)
    return signs.named(_original(piece))


def _original(piece: WaitingPiece) -> str:
    """Return what an original is called, with its new name where it got one."""
    if not piece.target or piece.deed == "retired":
        return named(piece.page, piece.title, piece.type)
    target = piece.target[len(piece.piece.path) - len(piece.page) :]
    folder, _, name = target.rpartition("/")
    if piece.deed == "restored":
        return name
    return f"{piece.title} → {name if folder == piece.page.rpartition('/')[0] else target}"


def named(page: str, title: str, type_: str = "") -> str:
    """Return what a page is called by its id, title and type."""
    if not type_ and page == "overview":
        return QCoreApplication.translate("tabs", "Overview")
    if not type_ and page == "log":
        return QCoreApplication.translate("tabs", "Log")
    return title or page


def type_name(name: str) -> str:
    """Return what a choice among the types is called: a type of pages, a page that has none, originals."""
    special = {
        "overview": named("overview", ""),
        "log": named("log", ""),
        "index": tr("Index"),
        ORIGINAL: tr("Originals"),
    }
    return special.get(name) or type_words(name)


def listed_pages(pages: Sequence[str], titles: Mapping[str, str], most: int) -> str:
    """Return pages by their titles, by their ids where they have none; of very many only some, and the number."""
    more = f" … ({number(len(pages))})" if len(pages) > most else ""
    return listed(named(page, titles.get(page, "")) for page in pages[:most]) + more


def undone(made: MadeJudgement) -> str:
    """Return what was undone, in a sentence."""
    if not made.page:
        many = {
            "accept": tr("Undone: accepting (changes: {count})"),
            "revert": tr("Undone: reverting (changes: {count})"),
            "edit": tr("Undone: editing and accepting (changes: {count})"),
        }
        return many[made.kind].replace("{count}", number(made.pieces))
    one = {
        "accept": tr("Undone: accepting “{title}”"),
        "revert": tr("Undone: reverting “{title}”"),
        "edit": tr("Undone: editing and accepting “{title}”"),
    }
    part = {
        "accept": tr("Undone: accepting a part of “{title}”"),
        "revert": tr("Undone: reverting a part of “{title}”"),
        "edit": one["edit"],
    }
    form = (part if made.is_part else one)[made.kind]
    return form.replace("{title}", named(made.page, made.title, made.type))


def undone_comment(made: MadeComment) -> str:
    """Return what was undone of a comment, in a sentence."""
    forms = {
        "written": tr("Taken back: your comment on “{title}”"),
        "closed": tr("Undone: closing the comment on “{title}”"),
        "reopened": tr("Undone: opening the comment on “{title}” again"),
    }
    if made.count > 1:
        forms = {
            "written": filled(tr("Taken back: your comments on “{title}” and others, %1 in all"), number(made.count)),
            "closed": filled(tr("Undone: closing the comments on “{title}” and others, %1 in all"), number(made.count)),
        }
    return forms[made.kind].replace("{title}", named(made.page, made.title))


def deed(piece: WaitingPiece) -> str:
    """Return what was done to a page, in a word; of one that is gone since, that it is."""
    if piece.is_gone and piece.deed != "removed":
        return tr("page gone")
    return {
        "created": tr("new"),
        "changed": tr("changed"),
        "removed": tr("removed"),
        "renamed": tr("renamed"),
        "brought": tr("brought"),
        "moved": tr("renamed") if _keeps_folder(piece) else tr("moved"),
        "added": tr("added"),
        "gone": tr("gone"),
        "returned": tr("came back"),
        "retired": tr("retired"),
        "restored": tr("restored"),
    }[piece.deed]


def _keeps_folder(piece: WaitingPiece) -> bool:
    """Whether a file that was moved got another name in the same folder."""
    return piece.piece.path.rpartition("/")[0] == piece.target.rpartition("/")[0]


def original_deed(event: str) -> str:
    """Return what was done to an original, as a sentence."""
    return {
        "brought": tr("This original was brought into the sources."),
        "added": tr("Another program added this original."),
        "changed": tr("Another program changed this original."),
        "gone": tr("This original is gone: another program deleted it, or took it elsewhere."),
        "returned": tr("This original was gone and has come back as it was."),
        "moved": tr("Another program moved or renamed this original."),
        "retired": tr("This original was retired."),
        "restored": tr("This original was brought back from the retired ones."),
    }.get(event, event)


def headline(operation: WaitingOperation) -> str:
    """Return what an operation was, as the log tells it, or what was done in it."""
    if operation.what or operation.kind == "entry":
        return said_of(operation_words(operation.operation), operation.what)
    names = people(operation.actors)
    if operation.kind == "session":
        return tr("Session of {who}").replace("{who}", names)
    if operation.kind == "burst":
        return tr("Changed outside kbdesk")
    done = doing(operation.operation or (operation.pieces[0].operation if operation.pieces else ""))
    return f"{done[:1].upper()}{done[1:]}"


def people(actors: Iterable[Actor]) -> str:
    """Return who did it."""
    return QLocale().createSeparatedList(list(dict.fromkeys(who(actor) for actor in actors)))


def under(operation: WaitingOperation) -> str:
    """Return who, when and how many pages, in a line."""
    return " · ".join([people(operation.actors), moment(operation.last_at), *extent(operation.pieces)])


def extent(pieces: Iterable[WaitingPiece]) -> list[str]:
    """Return of how many pages and originals pieces are."""
    paths = {one.piece.path: one.is_original for one in pieces}
    originals = sum(paths.values())
    told = [(tr("Pages: {count}"), len(paths) - originals), (tr("Originals: {count}"), originals)]
    return [form.replace("{count}", number(count)) for form, count in told if count]


def reason(piece: WaitingPiece) -> str:
    """Return what was done and why, in a line."""
    done = doing(piece.operation)
    return said_of(f"{done[:1].upper()}{done[1:]}", core.sentence(piece.reason))


def spoken(piece: WaitingPiece) -> str:
    """Return what a screen reader says of a piece."""
    flags = [flag(kind) for kind in kinds(piece.flags)]
    comments = [tr("Comments: {count}").replace("{count}", number(piece.comments))] if piece.comments else []
    return listed([title(piece), deed(piece), *flags, *comments, reason(piece)])


def kinds(flags: tuple[Flag, ...] | None) -> tuple[str, ...]:
    """Return the kinds of flags, each once."""
    return tuple(dict.fromkeys(one.kind for one in flags or ()))
