"""A wiki of any size, the same for the same number: pages of some 1.5 KB with some five links each."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

FOLDERS = {"summary": "summaries", "concept": "concepts", "entity": "entities", "synthesis": "syntheses"}
KINDS = ("summary",) * 4 + ("concept",) * 11 + ("entity",) * 4 + ("synthesis",)
SYLLABLES = [first + then for first in "bcdfglmnprst" for then in "aeio"]


def generate(knowledge: Path, pages: int) -> None:
    """Write a knowledge folder in the kit's layout, without index.md."""
    chance = random.Random(pages)
    vocabulary = ["".join(chance.choices(SYLLABLES, k=chance.randint(2, 4))) for _ in range(3000)]

    def words(count: int) -> str:
        return " ".join(vocabulary[min(int(chance.expovariate(1 / 220)), 2999)] for _ in range(count))

    names = []
    for number in range(pages):
        title = words(chance.randint(1, 3)).capitalize()
        names.append((KINDS[number % len(KINDS)], f"{title.lower().replace(' ', '-')}-{number}", title))
    for folder in FOLDERS.values():
        (knowledge / folder).mkdir(parents=True, exist_ok=True)
    for kind, slug, title in names:
        links = [chance.choice(names) for _ in range(5)]
        told = [f"[{to[2]}](../{FOLDERS[to[0]]}/{to[1]}.md)" for to in links]
        paragraphs = [". ".join(words(12).capitalize() for _ in range(4)) + "." for _ in range(3)]
        header = f"---\ntype: {kind}\ntitle: {title}\nupdated: 2026-10-01\n---\n\n# {title}\n\n"
        body = f"{paragraphs[0]}\n\nSee {told[0]}. {paragraphs[1]}\n\n## Connections\n\n{paragraphs[2]}\n\n"
        connections = "".join(f"- {link} - {words(4)}\n" for link in told[1:])
        (knowledge / FOLDERS[kind] / f"{slug}.md").write_text(header + body + connections, encoding="utf-8")
