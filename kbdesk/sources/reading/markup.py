"""HTML and XML parsed by lxml: no network, no entities of the document's own."""

from __future__ import annotations

from typing import Any

import lxml.etree  # type: ignore[import-untyped]
import lxml.html  # type: ignore[import-untyped]

BROKEN: tuple[type[Exception], ...] = (lxml.etree.ParserError, lxml.etree.XMLSyntaxError)
"""What the parsers raise for what they cannot read."""


def html(text: str) -> Any:
    """Return the root of an HTML page."""
    return lxml.html.document_fromstring(text, parser=lxml.html.HTMLParser(huge_tree=True))


def xml(data: bytes) -> Any:
    """Return the root of an XML part."""
    return lxml.etree.fromstring(data, lxml.etree.XMLParser(resolve_entities=False, no_network=True))


def written(root: Any) -> bytes:
    """Return a part as bytes."""
    data: bytes = lxml.etree.tostring(root, encoding="UTF-8", xml_declaration=True)
    return data
