"""The tools over the pages. Each is one call of the project and a line that says what came of it."""

from typing import Annotated, Any

from mcp.server.mcpserver import Context
from pydantic import Field

from kbdesk.agent import listings, replies, requests
from kbdesk.agent.door import Door
from kbdesk.agent.parameters import Content, Fields, NewPage, PageId, PageType, Slug, Title, draft, pairs
from kbdesk.agent.tools import ADDS, ASKS, CHANGES, READS, DoorTool, Told, tool
from kbdesk.project.values import Draft, Wish

# Annotations are evaluated here: the SDK makes each tool's schema from them.

Caller = Context[Any, Any]


class KnowledgeTools:
    """The agent's tools over the pages of one project."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._project = door.project

    def tools(self) -> list[DoorTool]:
        """Return the tools in the order in which a client lists them."""
        return [
            tool(self.knowledge_index, "Index", READS),
            tool(self.knowledge_search, "Search pages", READS),
            tool(self.knowledge_read, "Read a page", READS),
            tool(self.knowledge_create, "Create pages", ADDS),
            tool(self.knowledge_edit, "Edit a page", CHANGES),
            tool(self.knowledge_rewrite, "Rewrite a page", CHANGES),
            tool(self.knowledge_supersede, "Supersede a page", CHANGES),
            tool(self.knowledge_retire, "Ask to retire a page", ASKS, requests.FACTS),
            tool(self.knowledge_log, "Log an operation", ADDS),
            tool(self.knowledge_check, "Check the wiki", READS),
            tool(self.knowledge_requests, "Your requests", READS, requests.LISTED),
        ]

    def knowledge_index(self) -> str:
        """List all pages by section: title, id, description. Start here."""
        return listings.index(self._project.index_text())

    def knowledge_search(
        self,
        query: Annotated[str, Field(description="Words; pages with more of them come first.")],
        limit: Annotated[int, Field(description="Most results to give.", ge=1, le=100)] = 20,
    ) -> str:
        """Search the pages' titles and text."""
        return listings.hits(query, self._project.search(query, limit), limit)

    def knowledge_read(
        self,
        page: Annotated[str, Field(description='Page id, "type/slug"; or "overview" or "log".')],
        context: Caller,
    ) -> str:
        """Read a page: its header fields, its text, and which pages link to it."""
        match page.strip():
            case "log":
                return listings.log(self._project.log_text())
            case "overview":
                overview = self._project.overview()
                text = self._door.memory(context).shown(overview).text.strip() if overview else ""
                return listings.long_text(text) if text else replies.NO_OVERVIEW
            case "index":
                return self.knowledge_index()
            case wanted:
                return listings.page(self._door.memory(context).shown(self._project.page(wanted)))

    def knowledge_create(
        self,
        type: PageType,  # the parameter's name toward the agent
        slug: Slug,
        title: Title,
        context: Caller,
        content: Annotated[
            str | None, Field(description="As for an edit; left out: the type's template, and nothing is created.")
        ] = None,
        fields: Fields | None = None,
        also: Annotated[
            list[NewPage] | None,
            Field(description="More pages, created together or not at all; they may link to each other."),
        ] = None,
    ) -> str:
        """Create a page, or several at once. Links to pages that do not exist are refused."""
        if content is None or not content.strip():
            return replies.template(type, self._project.template(type), len(also or ()))
        drafts = [Draft(type, slug, title, content, pairs(fields)), *(draft(page) for page in also or ())]
        changes = self._door.memory(context).wrote(self._project.create_pages(drafts, self._door.actor(context)))
        return replies.written(f"Created {', '.join(changes.created)}.", changes)

    def knowledge_edit(
        self,
        page: PageId,
        old_text: Annotated[
            str,
            Field(
                validation_alias="oldText",
                description="Passage exactly as knowledge_read shows it; it must occur once. "
                "Empty, with newText empty: change only fields.",
            ),
        ],
        new_text: Annotated[str, Field(validation_alias="newText", description="What stands there instead.")],
        context: Caller,
        fields: Fields | None = None,
    ) -> str:
        """Replace a passage of a page's text, or change its fields."""
        fragments = [(old_text, new_text)] if old_text or new_text else []
        changes = self._door.memory(context).wrote(
            self._project.edit_page(page, fragments, pairs(fields), self._door.actor(context))
        )
        return replies.written(f"Edited {page}.", changes, replies.nothing_to_change(page))

    def knowledge_rewrite(
        self,
        page: Annotated[str, Field(description='Page id, "type/slug", or "overview".')],
        content: Content,
        context: Caller,
        fields: Fields | None = None,
    ) -> str:
        """Replace a page's whole text; fields not named stay. What others changed since you read it is kept."""
        began = self._door.memory(context).base(page)
        changes = self._project.rewrite_page(page, content, pairs(fields), self._door.actor(context), began.hash)
        self._door.memory(context).wrote(changes, began)
        told = replies.written(f"Rewrote {page}.", changes, replies.nothing_to_change(page))
        return told if began.is_known else f"{told}\n{replies.NOT_READ}"

    def knowledge_supersede(
        self,
        page: PageId,
        by: Annotated[str, Field(description="Id of the page that takes its place; it must exist.")],
        context: Caller,
        reason: Annotated[str, Field(description="Why, in a few words.")] = "",
    ) -> str:
        """Mark a page as superseded by another; it stays readable."""
        changes = self._door.memory(context).wrote(
            self._project.supersede_page(page, by, reason, self._door.actor(context))
        )
        return replies.written(f"{page} is superseded by {by}.", changes, replies.nothing_to_change(page))

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
        pages: Annotated[list[str] | None, Field(description="Ids of the pages concerned.")] = None,
    ) -> str:
        """Add an entry to the operation log, once per operation."""
        changes = self._project.add_log(operation, what, pages or (), self._door.actor(context))
        return replies.written("Logged.", changes)

    async def knowledge_requests(self, context: Caller) -> Told:
        """List what you asked the person for, how each request stands, and their notes."""
        return await requests.listed(self._door, context)

    def knowledge_check(self) -> str:
        """Find broken links, orphans, links to retired pages, unreadable pages."""
        pages = len(self._project.rows())
        return listings.problems(self._project.check(), pages)
