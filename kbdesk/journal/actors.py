"""Who did something, as a record holds it in one column."""

from __future__ import annotations

import json

from kbdesk.plan import Actor


def actor_text(actor: Actor) -> str:
    """Return an actor as a JSON text."""
    return json.dumps([actor.kind, actor.name, actor.version, actor.session], ensure_ascii=False)


def actor_of(text: str) -> Actor:
    """Return the actor of such a text. Raises ValueError, TypeError for any other."""
    return Actor(*json.loads(text))
