"""What the reader's HTML needs to know of the look and the language, as values. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping


class Typeset(Protocol):
    """Draws formulas. Each image is told by its name, width and height; None: it stays as it is written."""

    def known(self, tex: str, *, block: bool) -> tuple[bool, tuple[str, int, int] | None]:
        """Return whether a formula was drawn already, and its image."""

    def draw(self, tex: str, *, block: bool) -> tuple[str, int, int] | None:
        """Draw a formula, which takes a while."""


@dataclass(frozen=True)
class Dress:
    """What the HTML needs to know of the look: colours by role, syntax colours, body size in points, code's font.

    Without something that draws formulas they stand as they are written.
    """

    colours: Mapping[str, str]
    syntax: Mapping[str, str]
    points: float
    mono: str = "monospace"
    typeset: Typeset | None = None


@dataclass(frozen=True)
class Words:
    """The reader's own words in the person's language."""

    broken: str = "No such page: %1"
    no_original: str = "No such original: %1"
    retired: str = "This page is retired"
    superseded: str = "This page is superseded"
    remote_image: str = "Picture on the web, not loaded"
    footnotes: str = "Footnotes"
    fold: str = "Hide what is inside"
    unfold: str = "Show what is inside"
    callouts: Mapping[str, str] = field(default_factory=dict)
