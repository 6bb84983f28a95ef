"""A page's markdown parsed bit by bit: its blocks at once, the words in them when they are wanted. No Qt in here."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from markdown_it.rules_core import StateCore

from kbdesk.desk.reader.markdown import parser

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markdown_it.token import Token

PORTION = 200
"""Tokens whose words are read in one go."""


class Parsing:
    """The tokens of a text, the same as the parser gives them all at once; only that the words in them come later.

    What is read first, by `read_to`, is what stands first. With the last words the footnotes come, at the end.
    """

    def __init__(self, text: str) -> None:
        made = parser()
        self._rules = dict(zip(made.get_active_rules()["core"], made.core.ruler.getRules(""), strict=True))
        self._state = StateCore(text, made, {})
        self._apply("normalize", "block")
        self._all = self._state.tokens
        self._places = _outside_definitions(self._all)
        self._read = 0
        self.tokens = [self._all[place] for place in self._places]
        """The text's own tokens: what notes at its foot say is moved to the end when all is read."""

    def depth(self) -> int:
        """Return how deep the deepest block lies in others."""
        return max((token.level for token in self._all), default=0)

    def read_to(self, at: int) -> None:
        """Read the words of all tokens up to this one, of all there are where it is none of them."""
        while self._read < len(self._all) and (at >= len(self._places) or self._places[at] >= self._read):
            self._read_on()

    def _read_on(self) -> None:
        """Read the next portion. It ends with the end of a block: no task of a list is cut from what it stands in."""
        end = min(self._read + PORTION, len(self._all))
        while end < len(self._all) and self._all[end - 1].nesting >= 0:
            end += 1
        self._state.tokens = self._all[self._read : end]
        self._apply("inline", "github-tasklists", "text_join")
        self._read = end
        if end == len(self._all):
            self._add_footnotes()

    def _add_footnotes(self) -> None:
        self._state.tokens = self._all
        self._apply("footnote_tail")
        self._state.tokens = self._state.tokens[len(self.tokens) :]
        self._apply("text_join")
        self.tokens += self._state.tokens

    def _apply(self, *rules: str) -> None:
        for rule in rules:
            self._rules[rule](self._state)


def _outside_definitions(tokens: Sequence[Token]) -> list[int]:
    """Return the places of the tokens that belong to no definition of a footnote."""
    steps = {"footnote_reference_open": 1, "footnote_reference_close": -1}
    depths = accumulate(steps.get(token.type, 0) for token in tokens)
    return [
        place
        for place, (token, depth) in enumerate(zip(tokens, depths, strict=True))
        if not depth and token.type != "footnote_reference_close"
    ]
