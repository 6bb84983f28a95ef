"""HTML: the main content of a page, or all its visible text where the main content is only a small part of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

import trafilatura

from kbdesk.errors import Unreadable
from kbdesk.sources.reading import markdown, markup
from kbdesk.sources.reading.passage import Passage, Range, whole
from kbdesk.sources.reading.plain import decoded, read_bytes

if TYPE_CHECKING:
    from pathlib import Path

_CHARSET = re.compile(rb"charset\s*=\s*[\"']?\s*([A-Za-z0-9_\-]{2,30})", re.IGNORECASE)
_DECLARATION = re.compile(r"^\s*<\?xml[^>]*\?>")
_LOOKS = re.compile(r"</?(?:b|i|u|s|em|strong|span|font|small|big|center|a)(?:\s[^>]*)?>", re.IGNORECASE)
_WORTH = 0.5
_TELLING = 12
_COMPARED = 60
_SAMPLE = 100
_ENOUGH = 0.9
_PARTS = frozenset({"p", "div", "ul", "ol", "table", "section", "article", "h1", "h2", "h3", "h4", "h5", "h6", "li"})


def read(file: Path, wanted: Range) -> Passage:
    """Read a saved web page as text. Raises Unreadable where nothing on it is text."""
    chosen, title = main_part(file)
    text = markdown.from_html(chosen)
    if title and title not in text[: len(title) + 200]:
        text = f"# {title}\n\n{text}"
    return whole(text, wanted, title)


def main_part(file: Path) -> tuple[Any, str]:
    """Return the element of a saved web page that holds its main content, and its title.

    All of the page where the main content is only a small part. Raises Unreadable where nothing on it is text.
    """
    html = _decoded(read_bytes(file))
    root = _parsed(html)
    everything = markdown.from_html(root)
    if not everything.strip():
        raise Unreadable("This page holds no text.", next_step="It may be made by its scripts; save it from a browser.")
    element = _main_element(html, root)
    is_most = len(markdown.from_html(element)) >= _WORTH * len(everything)
    return element if is_most else root, _title(root)


def main_content(file: Path, url: str, charset: str = "") -> Passage:
    """Return a downloaded page's main content with its title and address on top, "" where it has none.

    `charset` is what its server says that it is written in, "" where it says nothing.
    """
    html = _decoded(read_bytes(file), charset)
    root = _parsed(html)
    element = _main_element(html, root)
    _write_links(element, url)
    main = markdown.from_html(element)
    if not main.strip():
        return Passage("")
    title = _title(root) or url
    body = main.removeprefix(f"# {title}\n").strip()
    return Passage(f"# {title}\n\nSource: {url}\n\n{body}\n", title=title)


def _write_links(element: Any, url: str) -> None:
    """Write the addresses of links as Markdown does, absolute."""
    for link in element.iter("a"):
        address = _absolute(url, link.get("href") or "")
        if address and "".join(link.itertext()).strip() and not any(child.tag in _PARTS for child in link.iter()):
            link.text = f"[{(link.text or '').lstrip()}"
            link.tail = f"]({address}){link.tail or ''}"


def _absolute(url: str, href: str) -> str:
    """Return a link's whole address, "" where it leads nowhere else."""
    if not href or href.startswith("#"):
        return ""
    try:
        address = urljoin(url, href.strip())
    except ValueError:
        return ""
    usable = address.startswith(("http://", "https://")) and not set(address) & set(" ()<>\n")
    return address if usable else ""


def _decoded(data: bytes, charset: str = "") -> str:
    declared = _CHARSET.search(data[:4096])
    return decoded(data, declared.group(1).decode() if declared else charset or None)


def _parsed(html: str) -> Any:
    text = _DECLARATION.sub("", html).replace("\0", "") or "<html></html>"
    try:
        try:
            return markup.html(text)
        except markup.TooDeep:  # tags that nobody closed, one in the other: they only say how the text looks
            return markup.html(_LOOKS.sub("", text))
    except markup.BROKEN as error:
        raise Unreadable("This page holds no text.", next_step="Save it anew from a browser.") from error


def _title(root: Any) -> str:
    return " ".join((root.findtext(".//title") or "").split())


def _main_element(html: str, root: Any) -> Any:
    """Return the smallest element that holds what trafilatura takes for the page's main content."""
    main = trafilatura.extract(html, output_format="txt", include_comments=False, deduplicate=False) or ""
    lines = [line for text in main.splitlines() if len(line := _letters(text)) >= _TELLING]
    sample = [line[:_COMPARED] for line in lines[:: max(1, len(lines) // _SAMPLE)]]
    element = root
    while sample:
        inner = [child for child in element if isinstance(child.tag, str) and _holds(child, sample)]
        if not inner:
            return element
        element = inner[0]
    return root


def _holds(element: Any, sample: list[str]) -> bool:
    text = _letters(element.text_content())
    return sum(line in text for line in sample) >= _ENOUGH * len(sample)


def _letters(text: str) -> str:
    return "".join(character for character in text if character.isalnum())
