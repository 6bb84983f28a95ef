"""The tools over the originals. A project without a sources folder has none of them."""

import unicodedata
from pathlib import Path
from typing import Annotated, Any, Literal

from mcp.server.mcpserver import Context
from pydantic import Field

from kbdesk.agent import citing as citations
from kbdesk.agent import facts, listings, requests, told
from kbdesk.agent.door import Door
from kbdesk.agent.parameters import Destination, From, Replaces, Source
from kbdesk.agent.stoppable import stoppable
from kbdesk.agent.told import Told
from kbdesk.agent.tools import ADDS, ASKS, FETCHES, READS, DoorTool, tool
from kbdesk.agent.troubles import troubles
from kbdesk.errors import NotFound
from kbdesk.project.values import Wish

# Annotations are evaluated here: the SDK makes each tool's schema from them.

Caller = Context[Any, Any]


class SourceTools:
    """The agent's tools over the originals of one project."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._project = door.project

    def tools(self) -> list[DoorTool]:
        """Return the tools in the order in which a client lists them."""
        return [
            tool(self.list_sources, "List sources", READS, told.SOURCES),
            tool(self.extract_text, "Extract a source's text", READS),
            tool(self.save_to_sources, "Keep a file as a source", ADDS, told.KEPT),
            tool(self.download_to_sources, "Download a source", FETCHES, told.KEPT),
            tool(self.request_file, "Ask for a file", ASKS, told.ASKED),
            tool(self.retire_source, "Ask to retire a source", ASKS, told.ASKED),
        ]

    async def list_sources(
        self,
        context: Caller,
        first: From = 1,
        citing: Annotated[str | None, Field(description="A source: list the paragraphs that cite it.")] = None,
    ) -> Told:
        """List the originals: path, type, size, state, and which summaries are made from them."""
        if citing is not None:
            cited = await stoppable(
                lambda job: self._project.citing(citing, job), context, "looking for what cites the source"
            )
            return citations.told(cited, first).with_troubles(troubles(self._project))
        rows = await stoppable(self._project.sources, context, "looking through the sources")
        found = Told(listings.sources(rows, first), facts.sources(rows, first))
        return found.with_troubles(troubles(self._project))

    async def extract_text(
        self,
        source: Source,
        context: Caller,
        first: Annotated[
            int | None, Field(validation_alias="from", ge=1, description="First page, slide or sheet; from 1.")
        ] = None,
        last: Annotated[int | None, Field(validation_alias="to", ge=1, description="Last one, included.")] = None,
        at: Annotated[int, Field(ge=1, description="Character to go on from, as the answer before said.")] = 1,
    ) -> str:
        """Read the text of a source: PDF, DOCX, PPTX, XLSX, HTML, or plain text."""
        reader = self._door.actor(context)
        text = await stoppable(
            lambda job: self._project.extract(source, first, last, job, reader), context, "extracting the text"
        )
        return listings.extract(text, at)

    def save_to_sources(
        self,
        source: Annotated[
            str, Field(description="Path of a file on this machine; a relative one counts from the server's folder.")
        ],
        destination: Destination,
        context: Caller,
        replaces: Replaces = None,
    ) -> Told:
        """Copy a file of this machine into the sources. Never overwrites."""
        actor = self._door.actor(context)
        changes = self._project.add_source(file_named(source), destination, actor, origin="run", replaces=replaces)
        return facts.kept(changes)

    async def download_to_sources(
        self,
        url: Annotated[str, Field(description="http or https address, usually 50 MB at most.")],
        destination: Destination,
        context: Caller,
        replaces: Replaces = None,
    ) -> Told:
        """Download a file or web page into the sources; of a page also its main text as markdown. Never overwrites."""
        actor = self._door.actor(context)
        changes = await stoppable(
            lambda job: self._project.download_source(url, destination, actor, replaces=replaces, job=job),
            context,
            "downloading",
        )
        return facts.kept(changes)

    async def request_file(
        self,
        description: Annotated[str, Field(description="What you need and why; the person reads this.")],
        context: Caller,
        destination: Annotated[
            str | None, Field(description='Path among the sources for it, or a folder ending in "/".')
        ] = None,
        replaces: Replaces = None,
    ) -> requests.Answer:
        """Ask the person for a file. Waits for the answer a while; the same call asks for it again later."""
        wish = Wish("request_file", description, destination=destination or "", replaces=replaces)
        return await requests.ask(self._door, wish, context)

    async def retire_source(
        self,
        source: Source,
        why: Annotated[Literal["wrong", "replaced"], Field(description="Whether it was wrong or has been replaced.")],
        reason: Annotated[str, Field(description="Why, in a sentence; the person reads this.")],
        context: Caller,
        replaced_by: Annotated[
            str | None, Field(validation_alias="replacedBy", description="Path of the source that replaces it.")
        ] = None,
    ) -> requests.Answer:
        """Ask the person to retire a source. Waits for the answer a while; the same call asks for it again later."""
        wish = Wish("retire_source", source, reason=reason, why=why, replaced_by=replaced_by)
        return await requests.ask(self._door, wish, context)


def file_named(path: str) -> Path:
    """Return the file of this machine that the path means, however its accents are composed."""
    try:
        return _found(Path(path).expanduser())
    except (OSError, RuntimeError, ValueError):  # a name that no disk takes, a home that nobody has
        raise _no_file(path) from None


def _found(given: Path) -> Path:
    if given.exists():
        return given.absolute()
    found = Path(given.anchor)
    for part in given.relative_to(given.anchor).parts:
        forms = (part, unicodedata.normalize("NFC", part), unicodedata.normalize("NFD", part))
        here = next((found / form for form in forms if (found / form).exists()), None)
        if here is None:
            raise _no_file(str(given))
        found = here
    return found.absolute()


def _no_file(path: str) -> NotFound:
    return NotFound("There is no such file on this machine.", path, f"Relative paths count from {Path.cwd()}.")
