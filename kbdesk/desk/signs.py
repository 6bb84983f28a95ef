"""Makes visible what a name of other people's may hold unseen: marks that turn letters round, and line ends."""

from __future__ import annotations

import re

TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Marks of the direction in which letters stand: a name with them reads otherwise than it is."""
CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
PICTURES = 0x2400
"""Where Unicode's pictures of the first controls begin: ␊ for a line end."""


def turnless(text: str) -> str:
    """Return a text in which marks of direction are signs: `⟨U+202E⟩`."""
    return text if text.isascii() or text.isprintable() else TURNING.sub(_written, text)


def named(name: str) -> str:
    """Return a name or path in one line, in which nothing is unseen."""
    return name if name.isprintable() else CONTROLS.sub(_written, turnless(name))


def _written(found: re.Match[str]) -> str:
    code = ord(found[0])
    return chr(PICTURES + code) if code < ord(" ") else f"⟨U+{code:04X}⟩"
