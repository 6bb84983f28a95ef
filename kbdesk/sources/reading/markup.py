"""HTML and XML parsed by lxml: no network, no entities of the document's own."""

from __future__ import annotations

from typing import Any

import lxml.etree  # type: ignore[import-untyped]
import lxml.html  # type: ignore[import-untyped]

from kbdesk.errors import Unreadable

BROKEN: tuple[type[Exception], ...] = (lxml.etree.ParserError, lxml.etree.XMLSyntaxError)
"""What the parsers raise for what they cannot read."""


class TooDeep(Unreadable):
    """A page is nested so deeply that the parser stops in the middle of it."""

    def __init__(self) -> None:
        super().__init__("This file is nested too deeply to be read.", next_step="Open it with its own program.")


def html(text: str) -> Any:
    """Return the root of an HTML page. Raises TooDeep for one of which only a part could be read."""
    parser = lxml.html.HTMLParser(huge_tree=True)
    root = lxml.html.document_fromstring(text, parser=parser)
    if any("depth" in told.message for told in parser.error_log.filter_from_fatals()):
        raise TooDeep
    return root


def xml(data: bytes) -> Any:
    """Return the root of an XML part."""
    return lxml.etree.fromstring(data, lxml.etree.XMLParser(resolve_entities=False, no_network=True))


def written(root: Any) -> bytes:
    """Return a part as bytes."""
    data: bytes = lxml.etree.tostring(root, encoding="UTF-8", xml_declaration=True)
    return data
