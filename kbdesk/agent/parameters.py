"""The parameters that tools share, as the model reads them, and the values they arrive in.

No `from __future__ import annotations` here or in the modules that declare tools: the SDK builds each tool's JSON
schema from the annotations themselves.
"""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from kbdesk.project.values import Draft


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


class NewPage(BaseModel):
    """A page to create together with others."""

    model_config = ConfigDict(extra="forbid")

    type: PageType
    slug: Slug
    title: Title
    content: Content
    fields: Fields | None = None


def pairs(fields: list[FieldValue] | None) -> tuple[tuple[str, str | None], ...]:
    """Return the fields as the project takes them."""
    return tuple((field.name, field.value) for field in fields or ())


def draft(page: NewPage) -> Draft:
    """Return the page as the project takes it."""
    return Draft(page.type, page.slug, page.title, page.content, pairs(page.fields))
