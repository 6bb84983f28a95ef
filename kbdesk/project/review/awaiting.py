"""Which files of a change wait for the person's word: all that they did not write, but for what follows from others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.files import STATE
from kbdesk.pages import catalogue
from kbdesk.sources.manifest import PATH as MANIFEST

if TYPE_CHECKING:
    from kbdesk.pages.layouts import KitLayout
    from kbdesk.plan import Actor, Plan, Put

TRUSTED = frozenset(("person", "kbdesk"))
"""Kinds of actors whose changes wait for nobody."""


def awaiting_review(plan: Plan, actor: Actor, layout: KitLayout, made: Put | None = None) -> tuple[str, ...]:
    """Return the paths of a plan that wait. index.md follows from the pages where kbdesk made it; sources.json does.

    `made` is the index.md that was just made; of any other it is told by its text, which takes long for a large one.
    """
    if actor.kind in TRUSTED:
        return ()
    index = layout.in_project("index.md")
    changed = (
        put for put in plan.puts if put is not made and put.before != put.after and not layout.is_above(put.path)
    )
    paths = [
        put.path
        for put in changed
        if put.path != index or not layout.makes_index or not is_generated(put.before, put.after)
    ]
    paths += [bring.path for bring in plan.brings] + [move.path for move in plan.moves]
    return tuple(path for path in paths if not path.startswith(f"{STATE}/") and not path.endswith(f"/{MANIFEST}"))


def is_generated(*texts: bytes | None) -> bool:
    """Whether one of these texts of index.md is kbdesk's."""
    return any(catalogue.generated(text.decode("utf-8", "replace")) for text in texts if text is not None)
