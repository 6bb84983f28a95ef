"""Saving texts that were begun from an earlier one, and keeping those that could not be saved."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.errors import Conflict, KbdeskError, NotFound, StorageFailed, Unreadable
from kbdesk.journal.blobs import hash_of
from kbdesk.pages import edits, saving
from kbdesk.pages.text import PageText
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from kbdesk.journal.endings import Ending
    from kbdesk.journal.journal import Journal
    from kbdesk.pages.saving import Wanted
    from kbdesk.plan import Actor, Plan
    from kbdesk.project.drafts import Drafts
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Changes
    from kbdesk.project.writing import PageEdit

    Commit = Callable[[Callable[[], Plan], Actor, Callable[[], Ending] | None], Changes]

log = logging.getLogger(__name__)
LOOKED_AT = 20
"""Changes of a page, the newest, among which it is looked who set a field."""

LONGEST = 80
"""Signs of a field's value that a message shows."""


class Saving:
    """Plans the saves of one project and commits them."""

    def __init__(
        self,
        shelf: ProjectShelf,
        journal: Journal,
        drafts: Drafts,
        commit: Commit,
    ) -> None:
        self._shelf = shelf
        self._journal = journal
        self._drafts = drafts
        self._commit = commit

    def save(self, wanted: Wanted, base: str, actor: Actor, ending: Callable[[], Ending] | None = None) -> Changes:
        """Save a page's text, with what the commit ends with; one that cannot be saved is kept as a draft."""
        try:
            changes = self._commit(lambda: self._plan(saving.save, wanted, base), actor, ending)
        except KbdeskError as failure:
            self._keep(wanted, base, failure)
            raise
        self._drafts.settle(wanted.page)
        return changes

    def rewrite(self, wanted: Wanted, base: str | None, actor: Actor) -> Changes:
        """Replace a page's text, whatever it is now or merged with what changed since `base`."""
        if base is None:
            return self._commit(
                lambda: edits.rewrite(self._shelf, wanted.page, wanted.text, wanted.fields), actor, None
            )
        return self._commit(lambda: self._plan(saving.rewrite, wanted, base), actor, None)

    def set_over(self, edit: PageEdit, actor: Actor) -> list[str]:
        """Return what is to be said of fields that an edit sets over what others wrote there.

        Raises Conflict for a field that they set since the text that who edits knows. What the actor's own session
        set last is nobody else's.
        """
        page = edit.page.strip()
        path = self._shelf.locate(page)
        found = self._shelf.read(path) if path and edit.fields else None
        if path is None or found is None or (hash_of(found) == edit.base and not edit.unread):
            return []
        now = PageText.parse(found, page).fields()
        own = self._set_by(actor, path, now)
        over = [name for name, value in edit.fields if now.get(name) != value and name not in own]
        began = self._text(edit.base)
        old = self._fields(edit.base) if edit.base else now  # of a text that is not known, nothing
        for name in over:
            if old.get(name) != now.get(name):
                stands = f"the field `{name}` is gone now."
                if name in now:
                    stands = f"the field `{name}` is “{_short(now[name])}” now."
                raise Conflict(f"{self._since(page, edit.base)[0]}: {stands}", page, began, found)
        lost = [name for name in over if name in now]
        if edit.unread:
            return [f"{page}: `{name}` was “{_short(now[name])}”; the page was not read before." for name in lost]
        return [f"{page}: {self._since(page, edit.base)[1]}"] if lost and edit.base else []

    def _set_by(self, actor: Actor, path: str, now: Mapping[str, str]) -> set[str]:
        """Return the fields that the actor's session set last: to what stands there now."""
        place = self._shelf.layout.in_project(path)
        left, own = set(now), set[str]()
        for record in self._journal.changes.of_path(place, LOOKED_AT) if actor.session else ():
            for before, after in ((one[1], one[2]) for one in record.files if one[0] == place):
                old, new = self._fields(before), self._fields(after)
                changed = {name for name in left if old.get(name) != new.get(name)}
                left -= changed
                own |= changed if record.actor.session == actor.session else set()
        return own

    def _fields(self, name: str | None) -> Mapping[str, str]:
        """Return the fields of a text of the journal, none where it cannot be read."""
        try:
            return PageText.parse(self._text(name or "") or b"").fields()
        except Unreadable:
            return {}

    def _keep(self, wanted: Wanted, base: str, failure: KbdeskError) -> None:
        try:
            failure.draft = self._drafts.keep(wanted.page, wanted.text, base, wanted.fields, wanted.header)
        except StorageFailed as error:
            log.warning("A text that could not be saved could not be kept either: %s", error)

    def _plan(self, plan_of: Callable[[ProjectShelf, Wanted], Plan], wanted: Wanted, base: str) -> Plan:
        """Plan under the lock, when the journal knows what others changed until now."""
        since, warning = self._since(wanted.page, base)
        plan = plan_of(self._shelf, replace(wanted, base=self._text(base), since=since))
        put = plan.puts[0]
        before = "" if put.before is None else hash_of(put.before)
        if plan.changes_nothing or before == base:
            return plan
        return replace(plan, warnings=(f"{plan.subject}: {warning}", *plan.warnings))

    def _text(self, name: str) -> bytes | None:
        """Return the text of a hash, b"" for no file, None where the journal does not have it."""
        if not name:
            return b""
        try:
            return self._journal.changes.text(name)
        except (NotFound, Unreadable):
            return None

    def _since(self, page: str, base: str) -> tuple[str, str]:
        """Say who changed a page since a text of it: as a sentence without its end, and as a warning."""
        path = edits.OVERVIEW if page.strip() == "overview" else self._shelf.locate(page.strip())
        place = self._shelf.layout.in_project(path) if path else ""
        records = []
        for record in self._journal.changes.of_path(place):
            if any(after == base for file, _, after in record.files if file == place):
                break
            records.append(record)
        if not records:
            return "It was changed meanwhile", "merged with a change."
        last = records[0]
        when = f"{last.at[:10]} {last.at[11:16]} UTC"
        who = _named(last.actor)
        if len(records) == 1:
            return f"It was changed by {who} at {when}", f"merged with a change by {who} at {when}."
        return (
            f"It was changed {len(records):,} times, the last by {who} at {when}",
            f"merged with {len(records):,} changes, the last by {who} at {when}.",
        )


def _short(value: str) -> str:
    line = " ".join(value.split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"


def _named(actor: Actor) -> str:
    """Return who an actor is, in words."""
    words = {"person": part("the person"), "agent": part("an agent")}
    if actor.name:
        words = {"person": part(f"the person ({actor.name})"), "agent": part(f"an agent ({actor.name})")}
    return words.get(actor.kind, part("another program"))
