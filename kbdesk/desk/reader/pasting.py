"""Links as one writes them into a page, for the clipboard. No Qt in here."""

from __future__ import annotations

import re

from kbdesk.pages.catalogue import link_text

AWKWARD = re.compile(r"[\s()<>]")
"""What would end the address of a link that stands in no angle brackets."""


def written_link(words: str, page_id: str, anchor: str = "") -> str:
    """Return a link to a page, or to a heading of it, as one writes it."""
    target = f"{page_id}#{anchor}" if anchor else page_id
    return f"[{link_text(words)}]({f'<{target}>' if AWKWARD.search(target) else target})"
