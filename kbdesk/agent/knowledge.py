"""The tools over the pages. Each is one call of the project and a line that says what came of it."""

from collections import Counter
from dataclasses import replace
from typing import Annotated, Any, Literal

from mcp.server.mcpserver import Context
from pydantic import Field

from kbdesk.agent import comments, facts, listings, looks, replies, requests, told
from kbdesk.agent.door import Door
from kbdesk.agent.entries import UNLOGGED, concerned, entry, in_a_line
from kbdesk.agent.parameters import (
    Content,
    Edit,
    Edits,
    Fields,
    From,
    Log,
    NewPage,
    PageId,
    PageType,
    Slug,
    Title,
    draft,
    edited,
    left_out,
    pairs,
    written,
)
from kbdesk.agent.reading import Asked, Reader
from kbdesk.agent.remarks import remarks
from kbdesk.agent.stoppable import stoppable
from kbdesk.agent.told import Told
from kbdesk.agent.tools import ADDS, ASKS, CHANGES, READS, DoorTool, tool
from kbdesk.agent.troubles import troubles, with_troubles
from kbdesk.errors import Refused
from kbdesk.project.remarks import ASPECTS, Aspect, Remark
from kbdesk.project.values import Wish

# Annotations are evaluated here: the SDK makes each tool's schema from them.

Caller = Context[Any, Any]


class KnowledgeTools:
    """The agent's tools over the pages of one project."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._project = door.project

    def tools(self) -> list[DoorTool]:
        """Return the tools in the order in which a client lists them."""
        in_wikis = [] if self._project.is_kit else [tool(self.search_kb, "Search by tokens", READS)]
        return [
            tool(self.knowledge_index, "Index", READS),
            *in_wikis,
            tool(self.knowledge_search, "Search pages", READS, told.HITS),
            tool(self.knowledge_read, "Read a page", READS),
            tool(self.knowledge_create, "Create pages", ADDS, told.WRITTEN),
            tool(self.knowledge_edit, "Edit a page", CHANGES, told.WRITTEN),
            tool(self.knowledge_rewrite, "Rewrite a page", CHANGES, told.WRITTEN),
            tool(self.knowledge_supersede, "Supersede a page", CHANGES, told.WRITTEN),
            tool(self.knowledge_retire, "Ask to retire a page", ASKS, told.ASKED),
            tool(self.knowledge_log, "Log an operation", ADDS, told.WRITTEN),
            looks.fitted(tool(self.knowledge_check, "Check the wiki", READS, told.FOUND), self._project.has_sources),
            tool(self.knowledge_requests, "Your requests", READS, told.REQUESTS),
            tool(self.knowledge_reply, "Reply to the person", ADDS, told.REPLIED),
        ]

    def knowledge_index(
        self,
        section: Annotated[
            str | None, Field(description="One section alone, by its title or page type; for a long index.")
        ] = None,
        first: From = 1,
    ) -> str:
        """List all pages by section: title, id, description. Start here."""
        if section is None:
            return with_troubles(listings.index(self._project), self._project)
        return listings.index_section(self._project, section, first)

    async def knowledge_search(
        self,
        context: Caller,
        query: Annotated[
            str,
            Field(description='Words, "phrases", -not; narrowed by type:, status:, links:ID, field:value.'),
        ],
        limit: Annotated[int, Field(description="Most results to give.", ge=1, le=listings.MOST_HITS)] = 20,
    ) -> Told:
        """Search the pages' titles and text."""
        if not query.strip():
            raise Refused("The query is empty.", None, "Give words to look for; knowledge_index lists all pages.")
        found = await stoppable(lambda job: self._project.search(query, limit, job), context, "searching")
        return facts.hits(query, found, limit)

    async def search_kb(
        self,
        context: Caller,
        query: Annotated[str, Field(description="Words in any language.")],
    ) -> str:
        """Search by tokens: file name, title, and lines of the text; with the pages that the best call related."""
        found = await stoppable(lambda job: self._project.token_search(query, job), context, "searching")
        return "\n\n".join(one.told for one in found) or "Nothing found. knowledge_index lists all pages."

    def knowledge_read(
        self,
        context: Caller,
        page: Annotated[str | None, Field(description='Page id, "type/slug"; or "index", "overview", "log".')] = None,
        pages: Annotated[list[str] | None, Field(description="Several of them, in one answer.")] = None,
        section: Annotated[str | None, Field(description="A heading: only the text under it.")] = None,
        fields_only: Annotated[bool, Field(description="Only the header fields.")] = False,
        first: From = 1,
    ) -> str:
        """Read pages: header fields, text, and which pages link to them."""
        reader = Reader(self._project, self._door.memory(context))
        return reader.read([*([page] if page else []), *(pages or [])], Asked(first, section or "", fields_only))

    def knowledge_create(
        self,
        type: PageType,  # the parameter's name toward the agent
        slug: Slug,
        title: Title,
        context: Caller,
        *,
        content: Annotated[
            str | None, Field(description="As for an edit; left out: the type's template, and nothing is created.")
        ] = None,
        fields: Fields | None = None,
        also: Annotated[
            list[NewPage] | None,
            Field(description="More pages, created together or not at all; they may link to each other."),
        ] = None,
    ) -> Told:
        """Create a page, or several at once. Links to pages that do not exist are refused."""
        if content is None or not content.strip():
            return facts.unwritten(replies.template(type, self._project.template(type), len(also or ())))
        new = [NewPage(type=type, slug=slug, title=title, content=content, fields=fields), *(also or ())]
        changes = self._project.create_pages([draft(page) for page in new], self._door.actor(context))
        self._door.memory(context).wrote(changes)
        words = replies.created(changes)
        return facts.written("\n".join([words, *left_out(*(page.fields for page in new))]), changes)

    def knowledge_edit(
        self,
        page: PageId,
        context: Caller,
        *,
        old_text: Annotated[
            str,
            Field(
                validation_alias="oldText",
                description="Passage exactly as knowledge_read shows it; it must occur once. "
                "Left out: change only fields, or what `edits` says.",
            ),
        ] = "",
        new_text: Annotated[str, Field(validation_alias="newText", description="What stands there instead.")] = "",
        edits: Edits | None = None,
        fields: Fields | None = None,
        log: Log | None = None,
    ) -> Told:
        """Replace passages of a page's text, or change its fields; with `edits` any number, in any pages, at once."""
        given = old_text or new_text or fields or not edits
        first = [Edit(old_text=old_text, new_text=new_text, fields=fields)] if given else []
        memory = self._door.memory(context)
        told_pages = edited(page, [*first, *(edits or ())])
        began = {one.page: memory.known(one.page) for one in told_pages}
        wanted = [replace(one, base=began[one.page].hash, unread=not began[one.page].is_known) for one in told_pages]
        line = entry(log.operation, log.what) if log else None
        changes = self._project.edit_pages(wanted, self._door.actor(context), line)
        memory.wrote(changes)
        words = replies.edited([one.page.strip() for one in wanted], changes)
        more = [UNLOGGED] if log and not changes.change else []
        more += left_out(*(one.fields for one in (*first, *(edits or ()))))
        return facts.written("\n".join([words, *more]), changes)

    def knowledge_rewrite(
        self,
        page: Annotated[str, Field(description='Page id, "type/slug", or "overview".')],
        content: Content,
        context: Caller,
        fields: Fields | None = None,
        version: Annotated[str, Field(description="What knowledge_read gave as such, where it did.")] = "",
    ) -> Told:
        """Replace a page's whole text; fields not named stay. What others changed since you read it is kept."""
        text = written(content, page.strip())
        began = self._door.memory(context).base(page, version)
        changes = self._project.rewrite_page(page, text, pairs(fields), self._door.actor(context), began.hash)
        self._door.memory(context).wrote(changes, began)
        words = replies.written(f"Rewrote {began.page}.", changes, replies.nothing_to_change(began.page))
        more = left_out(fields) + ([] if began.is_known else [replies.NOT_READ])
        return facts.written("\n".join([words, *more]), changes)

    def knowledge_supersede(
        self,
        page: PageId,
        by: Annotated[str, Field(description="Id of the page that takes its place; it must exist.")],
        context: Caller,
        reason: Annotated[str, Field(description="Why, in a few words.")] = "",
    ) -> Told:
        """Mark a page as superseded by another; it stays readable."""
        old, new, why = page.strip(), by.strip(), in_a_line("reason", reason, page.strip())
        changes = self._door.memory(context).wrote(
            self._project.supersede_page(page, by, why, self._door.actor(context))
        )
        words = replies.written(f"{old} is superseded by {new}.", changes, replies.nothing_to_change(old))
        return facts.written(words, changes)

    async def knowledge_retire(
        self,
        page: PageId,
        reason: Annotated[str, Field(description="Why nobody should rely on it; the person reads this.")],
        context: Caller,
    ) -> requests.Answer:
        """Ask the person to retire a page. Waits for the answer a while; the same call asks for it again later."""
        return await requests.ask(self._door, Wish("retire_page", page, reason=reason), context)

    def knowledge_log(
        self,
        operation: Annotated[str, Field(description="One word: ingest, query, lint, …")],
        what: Annotated[str, Field(description="What it was about, in a line.")],
        context: Caller,
        pages: Annotated[
            list[str] | None,
            Field(description="Ids of the pages concerned; left out: those you changed."),
        ] = None,
    ) -> Told:
        """Add an entry to the operation log, once per operation."""
        actor = self._door.actor(context)
        line = entry(operation, what)
        named = None if pages is None else concerned(self._project, pages)
        changes = self._project.add_log(line.operation, line.what, named, actor)
        done = "Logged." if pages is not None or actor.session else replies.LOGGED_ALONE
        return facts.written(replies.written(done, changes), changes)

    async def knowledge_requests(self, context: Caller, first: From = 1) -> Told:
        """List what you asked the person for, how each request stands, and their notes; and their comments."""
        return await requests.listed(self._door, context, first)

    def knowledge_reply(
        self,
        comment: Annotated[int, Field(description="Its number, as knowledge_requests gives it.")],
        text: Annotated[str, Field(description="What you did about it, in a few words.")],
        context: Caller,
    ) -> Told:
        """Tell the person what you did about their comment on a change."""
        words = comments.replied(self._project.reply_to_comment(comment, text, self._door.actor(context)))
        return Told(words, {"done": words})

    async def knowledge_check(
        self,
        context: Caller,
        look_for: Annotated[list[Aspect | Literal["all"]] | None, Field(description=looks.described(ASPECTS))] = None,
        first: From = 1,
    ) -> Told:
        """Find broken links, orphans, links to retired pages, unreadable pages; and what else a lint needs."""
        asked = set(look_for or ())
        offered = looks.offered(self._project.has_sources)
        aspects = [one for one in offered if one in asked or "all" in asked]
        found = await stoppable(self._project.check, context, "checking")
        seen: tuple[Remark, ...] = ()
        if aspects:
            seen = await stoppable(lambda job: self._project.remarks(aspects, job), context, "looking the wiki over")
        kinds = Counter([*(one.kind for one in found), *(one.kind for one in seen)])
        listings.within(first, *kinds.values())
        pages = len(self._project.ids())
        notes = looks.notes(sorted(asked - {*offered, "all"}))
        words = [listings.problems(found, pages, first), remarks(seen, aspects, first), *notes]
        groups = [*facts.problems(found, first), *facts.remarked(seen, first)]
        told_all = Told(
            "\n\n".join(filter(None, words)), {"pages": pages, "groups": groups, **facts.given(notes=notes)}
        )
        return told_all.with_troubles(troubles(self._project))
