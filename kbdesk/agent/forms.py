"""The forms that clients' users were shown as the results of calls, and whose answer is taken for one.

A form is answered by another call. That it comes from the client that was asked shows in the protocol's request state:
a word that nobody can guess, and that goes only to this client with its form.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kbdesk.plan import Actor
    from kbdesk.project.values import Wish

MOST_KEPT = 1000
"""Forms whose answers are waited for; of more, the oldest is forgotten."""
_BYTES = 24


@dataclass
class Form:
    """A form for a request, as the result of a call with this wish by this client.

    `number` counts the forms of one asking from 1. `is_answered` once something came back: another answer to the same
    form counts no more.
    """

    request: str
    wish: Wish
    client: Actor
    number: int = 1
    is_answered: bool = False


class Forms:
    """The forms of one server process."""

    def __init__(self) -> None:
        self._shown: dict[str, Form] = {}

    def show(self, form: Form) -> str:
        """Keep a form that goes out, and return the state to send with it."""
        if len(self._shown) >= MOST_KEPT:
            self._shown.pop(next(iter(self._shown)), None)
        state = secrets.token_urlsafe(_BYTES)
        self._shown[state] = form
        return state

    def shown(self, state: str | None, wish: Wish, client: Actor) -> Form | None:
        """Return the form that a call with this wish answers, None where this client was shown none such."""
        form = self._shown.get(state or "")
        return form if form is not None and (form.wish, form.client) == (wish, client) else None
