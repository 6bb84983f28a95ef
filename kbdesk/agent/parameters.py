"""The parameters that tools share, as the model reads them, and the values they arrive in.

No `from __future__ import annotations` here or in the modules that declare tools: the SDK builds each tool's JSON
schema from the annotations themselves.
"""

from collections.abc import Iterable
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from kbdesk.agent.cutting import LONGEST_TITLE, LONGEST_VALUE
from kbdesk.errors import Refused, Unreadable
from kbdesk.pages.escapes import without_escapes
from kbdesk.pages.text import PageText
from kbdesk.project.values import Draft
from kbdesk.project.writing import PageEdit

OWN_FIELDS = frozenset({"type", "updated", "ingested"})
"""Fields that the store sets itself, whatever a caller gives."""
LONGEST_NAME = 100
MOST_NAMED = 5


class FieldValue(BaseModel):
    """One header field and its value."""

    model_config = ConfigDict(extra="forbid", coerce_numbers_to_str=True)

    name: Annotated[str, Field(description="Field name.")]
    value: Annotated[str | None, Field(description='Text; a list as "[a, b]"; null removes the field.')]


Fields = Annotated[list[FieldValue], Field(description="Header fields to set or remove, besides type and title.")]
PageId = Annotated[str, Field(description='Page id, "type/slug".')]
PageType = Annotated[str, Field(description='Page type, such as "concept".')]
Slug = Annotated[str, Field(description='Lower-case ASCII words joined by "-", unique within the type.')]
Title = Annotated[str, Field(description="Title, as a reader sees it.")]
Content = Annotated[
    str, Field(description="Markdown without a header. Link to pages by id: [Spring tides](concept/spring-tides).")
]
Source = Annotated[str, Field(description="Path of a source, as list_sources gives it.")]
Destination = Annotated[
    str, Field(description='Path among the sources for the new file, or a folder ending in "/" to keep its name.')
]
Replaces = Annotated[
    str | None, Field(description="Path of the source of which the new file is a newer version; it stays.")
]


From = Annotated[int, Field(validation_alias="from", ge=1, description="Where to go on, as the answer before said.")]


class Edit(BaseModel):
    """A passage or fields to change, in a page of its own or in the call's."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    page: Annotated[str | None, Field(description="Id of another page; left out: the page above.")] = None
    old_text: Annotated[str, Field(alias="oldText", description="As above.")] = ""
    new_text: Annotated[str, Field(alias="newText", description="As above.")] = ""
    fields: Fields | None = None


Edits = Annotated[
    list[Edit], Field(description="More passages, of this page and of others; all is changed together or not at all.")
]


class LogLine(BaseModel):
    """An entry of the log."""

    model_config = ConfigDict(extra="forbid")

    operation: Annotated[str, Field(description="One word: ingest, query, lint, …")]
    what: Annotated[str, Field(description="What it was about, in a line.")]


Log = Annotated[
    LogLine, Field(description="Ends the operation with this entry in the log, instead of a knowledge_log call.")
]


class NewPage(BaseModel):
    """A page to create together with others."""

    model_config = ConfigDict(extra="forbid")

    type: PageType
    slug: Slug
    title: Title
    content: Content
    fields: Fields | None = None


def pairs(fields: list[FieldValue] | None) -> tuple[tuple[str, str | None], ...]:
    """Return the fields as the project takes them. Raises Refused for one that is there twice."""
    names = [field.name for field in fields or ()]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise Refused(f"The field `{twice[:LONGEST_NAME]}` is there twice.", None, "Give each field once.")
    for field in fields or ():
        _refuse_long(field.name, field.value or "")
    return tuple((field.name, field.value) for field in fields or ())


def _refuse_long(name: str, value: str, place: str | None = None) -> None:
    most = LONGEST_TITLE if name == "title" else LONGEST_VALUE
    if len(value) > most:
        told = f"The field `{name[:LONGEST_NAME]}` has {len(value):,} characters, at most {most:,}."
        raise Refused(told, place, "Make it shorter; the text of the page holds the rest.")


def left_out(*given: list[FieldValue] | None) -> list[str]:
    """Return a warning where fields were given that the store sets itself and a caller does not."""
    names = [f"`{field.name}`" for fields in given for field in fields or () if field.name in OWN_FIELDS]
    if not names:
        return []
    return [f"Warning: {', '.join(dict.fromkeys(names))}: the store sets this itself; what you gave was left out."]


def draft(page: NewPage) -> Draft:
    """Return the page as the project takes it. Raises Refused for one without a title or a text."""
    place = f"{page.type}/{page.slug}"
    if not page.title.strip():
        raise Refused("The title is empty.", place, "Give the page's title as a reader sees it.")
    _refuse_long("title", page.title, place)
    text = body(page.content, place)
    if not text.strip():
        raise Refused("The page has no text.", place, "Give its content, or leave the page out.")
    fields = pairs(page.fields)
    if any(name.strip().casefold() == "title" and value != page.title for name, value in fields):
        raise Refused("The title is given twice, not alike.", place, "Give it as `title`, and no field of that name.")
    return Draft(page.type, page.slug, page.title, text, fields)


def written(content: str, page: str) -> str:
    """Return a page's whole text as it is meant. Raises Refused for none, and as `body` does."""
    text = body(content, page)
    if not text.strip():
        step = "Give the whole text. To take a page out of use, ask to retire it or supersede it."
        raise Refused("The content is empty.", page, step)
    return text


def body(content: str, page: str) -> str:
    """Return a page's text as it is meant. Raises Refused for one that brings a header of its own."""
    text = without_escapes(content)
    try:
        names = PageText.parse(text.lstrip().encode("utf-8", "replace")).fields()
    except Unreadable:
        return text
    if names:
        told = ", ".join(f"`{name[:LONGEST_NAME]}`" for name in list(names)[:MOST_NAMED])
        raise Refused(f"The content begins with a header ({told}).", page, "Give the text alone, the rest in `fields`.")
    return text


def edited(page: str, edits: Iterable[Edit]) -> list[PageEdit]:
    """Return the edits as the project takes them; `page` is that of those that name none."""
    return [PageEdit(one.page or page, _fragments(one), pairs(one.fields)) for one in edits]


def _fragments(one: Edit) -> tuple[tuple[str, str], ...]:
    """Return the fragment, if there is one.

    Escaped line breaks in what is new are real ones, unless such signs stand in what it replaces.
    """
    old, new = one.old_text, one.new_text
    if not old and not new:
        return ()
    return ((old, new if "\\n" in old else without_escapes(new)),)
