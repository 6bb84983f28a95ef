"""Pages as resources: listed a part at a time, read by address, found by template.

kb://page/concept/spring-tides      kb://index   kb://overview   kb://log
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import quote, unquote

from anyio import to_thread
from mcp.shared.exceptions import MCPError
from mcp.types import (
    INVALID_PARAMS,
    ListResourcesResult,
    ListResourceTemplatesResult,
    ReadResourceResult,
    Resource,
    ResourceTemplate,
    TextResourceContents,
)

from kbdesk.agent import listings, reading, replies
from kbdesk.agent.cutting import short
from kbdesk.errors import KbdeskError, NotFound

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mcp.server.context import ServerRequestContext
    from mcp.types import PaginatedRequestParams, ReadResourceRequestParams

    from kbdesk.project.project import Project
    from kbdesk.project.values import PageNames

SCHEME = "kb://"
PAGE = f"{SCHEME}page/"
TEMPLATE = f"{PAGE}{{type}}/{{slug}}"
MARKDOWN = "text/markdown"
PART = 200
"""Pages in one answer to resources/list."""
NOT_FOUND_BEFORE_2026 = -32002

Special = Literal["index", "overview", "log"]
SPECIAL: dict[Special, str] = {
    "index": "All pages by section, with ids and descriptions",
    "overview": "What the knowledge base is about",
    "log": "What was done, by operation",
}
_CURSOR = re.compile(r"(\d{1,9}):(.*)", re.DOTALL)


def address(page: str) -> str:
    """Return the address of a page by its id, or of "index", "overview", "log"."""
    return f"{SCHEME}{page}" if page in SPECIAL else f"{PAGE}{quote(page, safe='/')}"


def page_at(uri: str) -> str | None:
    """Return the id of the page (or the special one) that an address names, None for another address."""
    if uri.startswith(PAGE):
        return unquote(uri.removeprefix(PAGE)) or None
    name = uri.removeprefix(SCHEME)
    return name if uri.startswith(SCHEME) and name in SPECIAL else None


class Pages:
    """The pages of a project as the protocol's resources."""

    def __init__(self, project: Project) -> None:
        self._project = project

    async def list(
        self, context: ServerRequestContext[Any, Any], params: PaginatedRequestParams | None
    ) -> ListResourcesResult:
        """Answer resources/list. Raises MCPError for a cursor that none of our answers gave."""
        rows = await to_thread.run_sync(self._project.names)
        first = _after(rows, params.cursor) if params and params.cursor else 0
        part = rows[first : first + PART]
        last = first + len(part)
        specials = [] if first else [_special(name, about) for name, about in SPECIAL.items()]
        return ListResourcesResult(
            resources=[*specials, *map(_resource, part)],
            next_cursor=f"{last}:{part[-1].id}" if last < len(rows) else None,
        )

    async def templates(
        self, context: ServerRequestContext[Any, Any], params: PaginatedRequestParams | None
    ) -> ListResourceTemplatesResult:
        """Answer resources/templates/list."""
        template = ResourceTemplate(
            name="page",
            title="A page by its id",
            uri_template=TEMPLATE,
            description='A page\'s id is "type/slug".',
            mime_type=MARKDOWN,
        )
        return ListResourceTemplatesResult(resource_templates=[template])

    async def read(
        self, context: ServerRequestContext[Any, Any], params: ReadResourceRequestParams
    ) -> ReadResourceResult:
        """Answer resources/read. Raises MCPError for an address without a page."""
        page = page_at(params.uri)
        try:
            if page is None:
                raise NotFound("There is no such resource.", params.uri, f"Pages are at {TEMPLATE}.")
            text = await to_thread.run_sync(self._text, page)
        except KbdeskError as error:
            is_old = context.protocol_version < "2026"
            code = NOT_FOUND_BEFORE_2026 if is_old and isinstance(error, NotFound) else INVALID_PARAMS
            raise MCPError(code, replies.error(error), {"uri": short(params.uri)}) from error
        return ReadResourceResult(contents=[TextResourceContents(uri=params.uri, mime_type=MARKDOWN, text=text)])

    def _text(self, page: str) -> str:
        match page:
            case "index":
                return listings.index(self._project)
            case "log":
                return listings.log(self._project.log_text())
            case "overview":
                return self._project.overview_text().strip() or replies.NO_OVERVIEW
            case _:
                return reading.shown(self._project.page(page))


def _after(rows: Sequence[PageNames], cursor: str) -> int:
    """Return where the list goes on: after the page that the cursor names, wherever it stands now."""
    found = _CURSOR.fullmatch(cursor)
    if found is None:
        raise MCPError(INVALID_PARAMS, "Invalid cursor: give the nextCursor of an answer.")
    place, page = int(found[1]), found[2]
    if 0 < place <= len(rows) and rows[place - 1].id == page:
        return place
    return next((number for number, row in enumerate(rows, 1) if row.id == page), min(place, len(rows)))


def _special(name: Special, about: str) -> Resource:
    return Resource(uri=address(name), name=name, title=name.capitalize(), description=about, mime_type=MARKDOWN)


def _resource(row: PageNames) -> Resource:
    return Resource(uri=address(row.id), name=row.id, title=row.title, mime_type=MARKDOWN)
