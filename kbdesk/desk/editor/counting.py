"""How many words a text has. No Qt in here."""

from __future__ import annotations

import re

WORD = re.compile(
    r"[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]"
    r"|[^\W_\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+"
    r"(?:['’.,-][^\W_\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+)*"
)
"""A word; of scripts that write no spaces, a sign. What stands together as a number or by a hyphen is one."""
ADDRESS = re.compile(r"\]\([^)\n]*\)")


def words_in(text: str) -> int:
    """Return how many words a markdown text has; where its links lead is no words of it."""
    return len(WORD.findall(ADDRESS.sub("]", text)))
