"""Texts for models in resources/: markdown with a few `name: value` lines above it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.resources import resource

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Text:
    """A text and the lines above it."""

    head: Mapping[str, str]
    body: str


def text(name: str) -> Text:
    """Return a text of resources/ by its relative name. Raises NotFound when this installation lacks it."""
    whole = resource(name).read_text("utf-8")
    if not whole.startswith("---\n"):
        return Text({}, whole.strip())
    head, _, body = whole.removeprefix("---\n").partition("\n---\n")
    pairs = (line.partition(": ") for line in head.splitlines())
    return Text({key: value for key, _, value in pairs}, body.strip())
