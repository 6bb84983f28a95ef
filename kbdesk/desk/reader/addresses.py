"""How the reader's HTML writes an address, and how the reader reads it back."""

from __future__ import annotations

import re
from urllib.parse import quote, unquote, urlsplit

LINK = re.compile(r'<a\b([^>]*?) href="([^"]*)"([^>]*)>')
"""A link in the reader's HTML: what stands before its address, the address, what stands after it."""
OUTSIDE = ("http:", "https:", "mailto:")
"""How addresses begin that are of use outside of the knowledge base."""


def page_address(page_id: str, anchor: str = "") -> str:
    """Return how the reader's HTML writes a link to a page; `address_of` reads it back."""
    return f"page:{quote(page_id, safe='/')}" + (f"#{quote(anchor, safe='')}" if anchor else "")


def address_of(href: str) -> tuple[str, str]:
    """Return the page id and the anchor of a `page:` link; the id is "" for the page itself."""
    page_id, _, anchor = href.removeprefix("page:").partition("#")
    return unquote(page_id), unquote(anchor)


def scheme_of(href: str) -> str:
    """Return an address's scheme in lower case, "" when it has none; `C:` and broken addresses count as schemes."""
    try:
        return urlsplit(href).scheme.lower()
    except ValueError:
        return "unreadable"
