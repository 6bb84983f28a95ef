"""The pages that an agent's words name, so that a request leads to them."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kbdesk.project.project import Project

NAMES = re.compile(
    r"\[\[(?P<wiki>[^\]|#\n]+)(?:[|#][^\]\n]*)?\]\]"
    r"|\[(?P<words>[^\]\n]+)\]\((?P<href>[^)\s#]+)(?:#[^)\s]*)?\)"
    r"|(?<![\w/.])(?P<id>[\w-]+/[\w-]+)(?![\w/])"
)
"""A link between double brackets, a link of markdown, an id by itself."""

Part = tuple[str, str]
"""Words, and the id of the page that they name or ""."""


def parts(project: Project, text: str) -> tuple[Part, ...]:
    """Return a text in parts, those that name a page that is there with its id; runs on a worker."""
    if NAMES.search(text) is None:
        return ((text, ""),)
    names: dict[str, str] = {}
    for page in project.names():
        for name in (page.title, *page.aliases, page.id.rpartition("/")[2], page.id):  # an id is meant before a title
            names[name.casefold()] = page.id
    return split(text, names)


def split(text: str, names: Mapping[str, str]) -> tuple[Part, ...]:
    """Return a text in parts by names in small letters and the pages that they mean."""
    found: list[Part] = []
    at = 0
    for match in NAMES.finditer(text):
        name = match["wiki"] or match["href"] or match["id"]
        page = names.get(name.strip().removesuffix(".md").casefold(), "")
        if page:
            found += [(text[at : match.start()], ""), (match["words"] or match["wiki"] or match["id"], page)]
            at = match.end()
    return tuple(part for part in (*found, (text[at:], "")) if part[0])


def marked_up(told: Sequence[Part]) -> str:
    """Return parts as rich text in which nothing but the links to pages is more than letters."""
    return "".join(
        f'<a href="{escape(page)}">{escape(words)}</a>' if page else escape(words).replace("\n", "<br>")
        for words, page in told
    )
