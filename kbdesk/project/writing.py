"""What a door may ask to be written to pages: the part of Project that creates, changes and saves them."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kbdesk.errors import Conflict, KbdeskError, Refused
from kbdesk.journal.blobs import hash_of
from kbdesk.pages import edits, raw_header, several, slugs, standing
from kbdesk.pages.saving import Wanted
from kbdesk.pages.text import PageText
from kbdesk.pages.ways import making, renaming
from kbdesk.pages.ways.habits import kinds
from kbdesk.project import translate
from kbdesk.project.fixing import Fixing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kbdesk.index.index import Index
    from kbdesk.journal.journal import Journal
    from kbdesk.pages.raw_header import HeaderTrouble
    from kbdesk.plan import Actor, Entry, Plan
    from kbdesk.project.drafts import Drafts
    from kbdesk.project.reading import Reading
    from kbdesk.project.saving import Saving
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Changes, Draft, KeptDraft, PageType

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class PageEdit:
    """What to change in one page: fragments (what stands there once, what comes instead), fields as in a Draft.

    `base` is the hash of the text that who wants it knows; a field that others set since is not set over then.
    `unread` says that they never read the page: what stands in a field that they set is told.
    """

    page: str
    fragments: tuple[tuple[str, str], ...] = ()
    fields: tuple[tuple[str, str | None], ...] = ()
    base: str = ""
    unread: bool = False


class PageWriting(ABC):
    """Each method takes who does it and returns what changed, as Project says."""

    _shelf: ProjectShelf
    _reading: Reading
    _saving: Saving
    _drafts: Drafts
    _journal: Journal
    _index: Index
    types: tuple[PageType, ...]

    @abstractmethod
    def _commit(self, make_plan: Callable[[], Plan], actor: Actor) -> Changes:
        """Carry a plan out."""

    def _know_types(self) -> None:
        """Take the types of which pages can be made; in a wiki with ways of its own from the pages that it has."""
        layout = self._shelf.layout
        known = kinds(self._shelf) if layout.follows_ways else layout.types
        self.types = tuple(translate.page_type(one) for one in known)

    def create_pages(self, drafts: Sequence[Draft], actor: Actor, entry: Entry | None = None) -> Changes:
        """Create pages, all or none; they may link to each other. Raises Refused, BrokenLinks.

        `entry` goes into the log with it, naming all that the actor's session changed since its last one.
        """
        told = [edits.Draft(one.type, one.slug, one.title, one.content, one.fields) for one in drafts]

        def plan() -> Plan:
            return self._logged(edits.create(self._shelf, told), actor, entry)

        return self._commit(plan, actor)

    def slug_for(self, page_type: str, title: str) -> str:
        """Return a slug made from a title of any script that no page of the type has yet, "" for no letter in it."""
        taken = self._shelf.locate
        if self._shelf.layout.follows_ways:
            return making.free_name(self._shelf, page_type, title)
        return slugs.free(slugs.slug_of(title), lambda slug: taken(f"{page_type}/{slug}") is not None)

    def id_for(self, page_type: str, slug: str) -> str:
        """Return the id that a page of a type would have with a slug, and where its file would stand. Quick."""
        folder = next((each.folder for each in self.types if each.type == page_type), "")
        reference = self._shelf.layout.page_at(f"{folder}/{slug}.md".removeprefix("/"), page_type)
        return reference.id if reference else f"{page_type}/{slug}"

    @property
    def renames(self) -> bool:
        """Whether pages can be renamed here: in wikis with ways of their own. Quick."""
        return self._shelf.layout.follows_ways

    def rename_page(self, page: str, name: str, actor: Actor) -> Changes:
        """Give a page's file another name, with every link to it following, as one change; its id changes with it.

        The person's alone, and only in wikis with ways of their own. Raises NotFound, Refused.
        """
        if actor.kind != "person":
            raise Refused("Only the person renames a page.", page, "Ask them, or supersede it by another page.")

        def plan() -> Plan:
            found = self._reading.find_id(page)
            stem = found[1].rpartition("/")[2].removesuffix(".md")
            linking = (self._shelf.locate(link.source) for link in self._index.pages.backlinks_of(found[0]))
            paths = [*filter(None, linking), *self._index.pages.naming_in_header(stem)]
            return renaming.rename(self._shelf, page, name, paths)

        return self._commit(plan, actor)

    def edit_page(
        self,
        page: str,
        fragments: Sequence[tuple[str, str]],
        fields: Sequence[tuple[str, str | None]],
        actor: Actor,
        expected_hash: str | None = None,
    ) -> Changes:
        """Replace fragments (each stands once) and set fields. Raises NotFound, Refused, BrokenLinks, Conflict."""

        def plan() -> Plan:
            self._expect(page, expected_hash)
            return edits.edit(self._shelf, page, fragments, fields)

        return self._commit(plan, actor)

    def edit_pages(self, wanted: Sequence[PageEdit], actor: Actor, entry: Entry | None = None) -> Changes:
        """Edit several pages, all or none. Raises as `edit_page` does; what is wrong with several is told at once.

        `entry` goes into the log with it, as with `create_pages`.
        """
        told = [(one.page, one.fragments, one.fields) for one in wanted]

        def plan() -> Plan:
            made = several.edit(self._shelf, told)
            stale = [warning for one in wanted for warning in self._saving.set_over(one, actor)]
            return self._logged(replace(made, warnings=(*stale, *made.warnings)), actor, entry)

        return self._commit(plan, actor)

    def _logged(self, plan: Plan, actor: Actor, entry: Entry | None) -> Plan:
        if entry is None:
            return plan
        pages = dict.fromkeys((*self._journal.operations.untied_pages(actor.session), *plan.pages))
        return several.logged(self._shelf, plan, entry, tuple(pages))

    def _expect(self, page: str, expected_hash: str | None) -> None:
        if expected_hash is None:
            return
        name, path = self._reading.find_id(page)
        found = self._shelf.read(path)
        if found is None or hash_of(found) != expected_hash:
            raise Conflict("This page has changed since it was read.", name, None, found)

    def save_page(
        self,
        page: str,
        text: str,
        base: str,
        actor: Actor,
        fields: Sequence[tuple[str, str | None]] = (),
        header: str | None = None,
    ) -> Changes:
        """Save the whole text of a page (or "overview") as its reader sees it, `Page.text`, made from hash `base`.

        Lines that are not changed keep their bytes; without a change nothing is written. What others changed since
        `base` ("": there was no overview) is merged where it does not touch, with a warning; else Conflict holds both
        `sides` and nothing is written. Also raises NotFound, Refused, BrokenLinks, Unreadable. Whatever it raises, the
        text is kept as the error's `draft`, which the next save of the page that goes through drops.

        `header` are the header's lines where these were edited as they are written (see `raw_header`): they are put in
        as they are, with what others set since `base`. Refused names the line that YAML does not accept.
        """
        return self._saving.save(Wanted(page, text, None, tuple(fields), header=header), base, actor)

    def raw_header(self, page: str) -> str:
        """Return the lines of a page's header as they are written, "" for none. Raises NotFound, Unreadable."""
        name, path = self._reading.find_id(page)
        return raw_header.shown(PageText.parse(edits.bytes_of(self._shelf, path, name), name))

    @staticmethod
    def header_fields(text: str) -> tuple[tuple[str, str], ...]:
        """Return the fields that the lines of a header say, in their order, values as text."""
        return raw_header.fields_of(text)

    @staticmethod
    def header_with(text: str, fields: Sequence[tuple[str, str | None]]) -> str:
        """Return the lines of a header with fields set (None: removed); every other sign stays. Raises Refused."""
        return raw_header.with_set(text, dict(fields))

    @staticmethod
    def header_trouble(text: str) -> HeaderTrouble | None:
        """Return what is wrong with the lines of a header, None where nothing is."""
        return raw_header.trouble_of(text)

    def rewrite_page(
        self,
        page: str,
        content: str,
        fields: Sequence[tuple[str, str | None]],
        actor: Actor,
        base: str | None = None,
    ) -> Changes:
        """Replace a page's whole body, or the overview's. Raises NotFound, Refused, BrokenLinks.

        With the hash of the text that it was made from in `base`, what others changed since is merged, or raises
        Conflict with both `sides`. No draft is kept: who calls has the text.
        """
        return self._saving.rewrite(Wanted(page, content, None, tuple(fields)), base, actor)

    def hash_at(self, page: str, version: int) -> str:
        """Return the hash of a page's text as it stood at a version of the journal, "" where it was not there yet."""
        overview = page.strip() == "overview"
        path = edits.OVERVIEW if overview else self._reading.find_id(page)[1]
        place = self._shelf.layout.in_project(path)
        before = self._journal.changes.first_before(place, version)
        if before is None:  # what another program wrote a moment ago is none of it
            before = self._journal.changes.known_hash(place)
        if before is not None:
            return before
        data = self._shelf.read(path)
        return "" if data is None else hash_of(data)

    def keep_draft(
        self,
        page: str,
        text: str,
        base: str,
        fields: Sequence[tuple[str, str | None]] = (),
        header: str | None = None,
    ) -> str:
        """Keep a text safe that is not saved yet, in place of the one kept before; return its id.

        It stays until the page is saved here or the draft is dropped, and is told among the `troubles` until then.
        Raises StorageFailed when no disk takes it.
        """
        return self._drafts.keep(page, text, base, fields, header)

    def drafts(self) -> tuple[KeptDraft, ...]:
        """Return the texts that are kept and not saved, oldest first."""
        return self._drafts.all()

    def drop_draft(self, draft: str) -> None:
        """Remove a draft. Raises NotFound, StorageFailed."""
        self._drafts.drop(draft)

    def supersede_page(self, page: str, by: str, reason: str, actor: Actor, links_to: str | None = None) -> Changes:
        """Mark a page as superseded by another. Raises NotFound, Refused.

        The links to it stay as they are; or lead to the page `links_to`; or with "" only their words stay.
        """
        return self._commit(
            lambda: self._with_links(standing.supersede(self._shelf, page, by, reason), links_to), actor
        )

    def retire_page(self, page: str, reason: str, actor: Actor, links_to: str | None = None) -> Changes:
        """Retire a page: the person's own doing; an agent asks. `links_to` as in `supersede_page`. Raises the same."""
        return self._commit(lambda: self._with_links(standing.retire(self._shelf, page, reason), links_to), actor)

    def _with_links(self, plan: Plan, to: str | None) -> Plan:
        if to is None:
            return plan
        page = plan.subject
        sources = [link.source for link in self._index.pages.backlinks_of(page) if link.status != "retired"]
        return Fixing(self._shelf, self._index).with_links_led(plan, sources, page, to)

    def restore_page(self, page: str, actor: Actor) -> Changes:
        """Bring a retired or superseded page back. Raises NotFound, Refused."""
        return self._commit(lambda: standing.restore(self._shelf, page), actor)

    def add_log(self, operation: str, what: str, pages: Sequence[str] | None, actor: Actor) -> Changes:
        """Add an entry to the log; it ties what the actor's session changed since its last one, and ends an operation.

        `pages` None names the pages changed since then.
        """

        def plan() -> Plan:
            named = self._journal.operations.untied_pages(actor.session) if pages is None else pages
            return edits.add_log(self._shelf, operation, what, named)

        return self._commit(plan, actor)

    def _drop_saved(self) -> None:
        """Drop what a crash left of the drafts, and those whose text the page has by now."""
        self._drafts.clear()
        for draft in self._drafts.all():
            self._drop_if_saved(draft)

    def _drop_if_saved(self, draft: KeptDraft) -> None:
        try:
            shown = self._reading.page(draft.page)
            now = dict(shown.fields)
            is_saved = shown.text.replace("\r\n", "\n").strip() == draft.text.replace("\r\n", "\n").strip()
            is_saved = is_saved and all(now.get(name) == value for name, value in draft.fields)
            is_saved = is_saved and draft.header in (None, self.raw_header(draft.page))
            if is_saved:
                self._drafts.drop(draft.id)
        except KbdeskError as error:
            log.info("A draft stays: %s", error)
