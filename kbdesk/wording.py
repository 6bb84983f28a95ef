"""Marks words of the core that are set into its sentences, so that translators get them too.

The core says everything in English (`packaging/translations.py` finds its sentences, `kbdesk/desk/core.py` says them
in the person's language). Words of other programs, as of YAML or SQLite, stay as they are and in quotation marks.
"""

from __future__ import annotations


def part(words: str) -> str:
    """Return words that stand in a sentence but are none, as they are."""
    return words
