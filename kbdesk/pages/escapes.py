"""Line breaks that arrive as the two signs backslash and n: a client has escaped a text once too often."""

from __future__ import annotations

import re

_KEPT = r"(?<!`)(?P<ticks>`{1,2})(?!`)[^`]+?(?<!`)(?P=ticks)(?!`)|\$(?=\S)[^$]+?(?<=\S)\$(?!\d)"
"""Code and formulas inside a line: there `\\n` may be meant, as in `\\nabla`."""

_ESCAPE = re.compile(rf"(?P<kept>{_KEPT})|\\(?P<sign>\\|n|r|t|\")")
_SURE = re.compile(r"\\n(?:\s*(?:\\n|[#>*+|`~-]|\d+[.)]|\[|[^\W\da-z_])|\s*$)|(?:^|\s)[^\s\\:]+\\n(?=[a-z])")
_SIGNS = {"n": "\n", "r": "", "t": "\t", '"': '"', "\\": "\\"}


def without_escapes(text: str) -> str:
    """Return a text with its escaped line breaks as real ones, where it has no real one and these are surely meant.

    A real one at the very end tells nothing. A backslash and n after a space or in a path, before a small letter,
    tells nothing either: it may be a formula or a folder.
    """
    if "\n" in text.rstrip() or "\\n" not in text:
        return text
    if not _SURE.search(re.sub(_KEPT, "", text.replace("\\r\\n", "\\n"))):
        return text
    return unescaped(text)


def unescaped(text: str) -> str:
    """Return a text with every escape in it undone, but for those in code and formulas inside a line."""
    return _ESCAPE.sub(lambda match: match["kept"] or _SIGNS[match["sign"]], text)
