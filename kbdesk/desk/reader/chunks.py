"""Parts a long page's HTML into chunks of whole blocks, so that the window can take them one by one. No Qt in here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markdown_it.token import Token

CHUNK = 12_000
"""Characters of HTML the reader takes in one go, so that the window stays quick; ends with a whole block."""
SEAM = "\0"
"""Stands where a long block may be parted between two chunks; no page holds it, CommonMark replaces it."""
CONTAINERS = (
    "bullet_list_open",
    "ordered_list_open",
    "table_open",
    "blockquote_open",
    "dl_open",
    "footnote_block_open",
    "paragraph_open",
    "heading_open",
)


def closing(tokens: Sequence[Token], at: int) -> int:
    """Return where the block closes that opens at a token."""
    level = tokens[at].level
    return next(number for number in range(at + 1, len(tokens)) if tokens[number].level == level)


class Chunks:
    """Collects pieces of HTML. A long list or table of the page itself is parted between items or rows."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._chunks: list[str] = []
        self._held: list[str] = []
        self._size = 0
        self._open: list[str] = []

    def add(self, piece: str, token: Token, following: Token | None) -> None:
        """Take the HTML of a token; `following` is the token after it."""
        self._note(token)
        for number, part in enumerate(piece.split(SEAM)):
            if number and not self._open:
                self._part()
            self._held.append(part)
            self._size += len(part)
        if not self._open:
            self._part()
        elif token.type in ("list_item_close", "tr_close") and following is not None:
            self._part_inside(following)

    def take(self) -> list[str]:
        """Take the chunks that are full."""
        taken, self._chunks = self._chunks, []
        return taken

    def take_last(self) -> list[str]:
        """Take what is left when all is added."""
        last = "".join(self._held)
        return [last] if last else []

    def _note(self, token: Token) -> None:
        if token.nesting > 0 and token.type in CONTAINERS:
            self._open.append(token.type)
        elif token.nesting < 0 and f"{token.type.removesuffix('_close')}_open" in CONTAINERS:
            self._open.pop()

    def _part(self, closing: str = "", opening: str = "") -> None:
        if self._size <= CHUNK:
            return
        self._chunks.append("".join(self._held) + closing)
        self._held, self._size = [opening], 0

    def _part_inside(self, following: Token) -> None:
        """Part the list or table that is open, unless it is inside another block or ends here."""
        if len(self._open) != 1 or following.type.endswith("_close"):
            return
        if self._open[0] == "table_open":
            self._part("</tbody></table>", f"{self._table}<tbody>")
        elif self._open[0] == "ordered_list_open":
            number = f' start="{following.info}"' if following.info.isdecimal() else ""
            self._part("</ol>", f"<ol{number}>")
        elif self._open[0] == "bullet_list_open":
            self._part("</ul>", "<ul>")
