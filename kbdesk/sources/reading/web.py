"""HTML: the main content of a page, or all its visible text where the main content is only a small part of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import trafilatura

from kbdesk.errors import Unreadable
from kbdesk.sources.reading import markdown, markup
from kbdesk.sources.reading.passage import Passage, Range, whole
from kbdesk.sources.reading.plain import decoded, read_bytes

if TYPE_CHECKING:
    from pathlib import Path

_CHARSET = re.compile(rb"charset\s*=\s*[\"']?\s*([A-Za-z0-9_\-]{2,30})", re.IGNORECASE)
_DECLARATION = re.compile(r"^\s*<\?xml[^>]*\?>")
_WORTH = 0.5


def read(file: Path, wanted: Range) -> Passage:
    """Read a saved web page as text. Raises Unreadable where nothing on it is text."""
    html = _decoded(read_bytes(file))
    root = _parsed(html)
    everything = markdown.from_html(root)
    if not everything.strip():
        raise Unreadable("This page holds no text.", next_step="It may be made by its scripts; save it from a browser.")
    main = _main(html)
    chosen = main if len(main) >= _WORTH * len(everything) else everything
    title = _title(root)
    if title and title not in chosen[: len(title) + 200]:
        chosen = f"# {title}\n\n{chosen}"
    return whole(chosen, wanted, title)


def main_content(file: Path, url: str) -> Passage:
    """Return a downloaded page's main content with its title and address on top, "" where it has none."""
    html = _decoded(read_bytes(file))
    root = _parsed(html)
    main = _main(html, url) or markdown.from_html(root)
    if not main.strip():
        return Passage("")
    title = _title(root) or url
    body = main.removeprefix(f"# {title}").strip()
    return Passage(f"# {title}\n\nSource: {url}\n\n{body}\n", title=title)


def _decoded(data: bytes) -> str:
    declared = _CHARSET.search(data[:4096])
    return decoded(data, declared.group(1).decode() if declared else None)


def _parsed(html: str) -> Any:
    try:
        return markup.html(_DECLARATION.sub("", html).replace("\0", "") or "<html></html>")
    except markup.BROKEN as error:
        raise Unreadable("This page holds no text.", next_step="Save it anew from a browser.") from error


def _title(root: Any) -> str:
    return " ".join((root.findtext(".//title") or "").split())


def _main(html: str, url: str | None = None) -> str:
    found = trafilatura.extract(
        html,
        url=url,
        output_format="markdown",
        include_formatting=True,
        include_tables=True,
        include_links=url is not None,
        include_comments=False,
        deduplicate=False,
    )
    return (found or "").strip()
