"""A page as an HTML file that stands alone: no script, nothing loaded from anywhere, pictures and formulas inside."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import dataclass
from html import escape, unescape
from mimetypes import guess_type
from typing import TYPE_CHECKING

from kbdesk.desk.reader import formulas
from kbdesk.desk.reader.addresses import LINK, OUTSIDE, address_of
from kbdesk.desk.reader.spans import without_breaks

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.reader.rendering import Rendered

_PICTURE = re.compile(r'<img src="asset:(\d+)" alt="([^"]*)">')
_SHEET = """
body { max-width: 46em; margin: 2em auto; padding: 0 1.5em; font-family: system-ui, sans-serif; line-height: 1.5; }
table { max-width: 100%; } img { max-width: 100%; } pre { overflow-wrap: anywhere; }
li.checked, li.unchecked { list-style: none; } li.checked::before { content: "☑ "; margin-left: -1.3em; }
li.unchecked::before { content: "☐ "; margin-left: -1.3em; }
a.page { color: inherit; text-decoration: underline dotted; }
@media print { body { max-width: none; margin: 0; } }
"""
_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"


@dataclass(frozen=True)
class Inlined:
    """Draws formulas into the HTML itself: letters of `size` pixels in a colour; `middle` is half a small letter."""

    size: float
    colour: str
    middle: float

    def known(self, tex: str, *, block: bool) -> tuple[bool, tuple[str, int, int] | None]:
        """Draw a formula: a file that is written is waited for."""
        return True, self.draw(tex, block=block)

    def draw(self, tex: str, *, block: bool) -> tuple[str, int, int] | None:
        """Return a formula's drawing as an address that holds it, its width and its height."""
        drawing = formulas.draw(tex, self.size, self.colour, block=block)
        if drawing is None:
            return None
        placed = drawing if block else formulas.centred(drawing, self.middle)
        return _data("image/svg+xml", placed.svg.encode()), round(placed.width), round(placed.height)


def web_page(rendered: Rendered, title: str, sheet: str, asset: Callable[[str], bytes | None]) -> str:
    """Return a page as HTML; `asset` hands out its pictures, None for one that is not there."""

    def picture(found: re.Match[str]) -> str:
        href = rendered.pictures[int(found[1])]
        data, kind = asset(href), guess_type(href)[0] or ""
        if data is None or not kind.startswith("image/"):
            return f"<em>{found[2] or escape(href)}</em>"
        return f'<img src="{_data(kind, data)}" alt="{found[2]}">'

    body = without_breaks("".join(rendered.chunks))
    body = _PICTURE.sub(picture, LINK.sub(_link, body))
    return (
        '<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{sheet}{_SHEET}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def _link(found: re.Match[str]) -> str:
    """Keep what leads to the web and within the page; of other links only the words are of use elsewhere."""
    href = unescape(found[2])
    if href.startswith("page:"):
        page, anchor = address_of(href)
        if not page:
            return f'<a{found[1]} href="#{escape(anchor)}"{found[3]}>'
        return f'<a class="page" title="{escape(page)}">'
    if href.startswith(OUTSIDE):
        return f'<a{found[1]} href="{found[2]}" rel="noreferrer"{found[3]}>'
    return f"<a{found[1]}{found[3]}>"


def _data(kind: str, data: bytes) -> str:
    return f"data:{kind};base64,{b64encode(data).decode()}"
