"""Search: words, ids, beginnings as they are typed, two signs of Chinese, typing errors."""

from __future__ import annotations

import random
import re
from functools import partial
from typing import TYPE_CHECKING

from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Draft
from tests.bench.figures import Figure
from tests.bench.measuring import percentile, work_floor, worked
from tests.bench.parts.lists import FLOOR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.bench.grounds import Grounds

SEARCHES = 150
SIGNS = "潮汐海洋月亮地球引力周期高低水位观测站港口船"


def run(grounds: Grounds) -> Iterator[Figure]:
    """Search for words that stand in pages, common and rare; what is worked for each, not what others take."""
    chance = random.Random(7)
    project = Project.open(grounds.opened())
    try:
        floor = grounds.floor("work", work_floor)
        _write_chinese(project, chance)
        rows = project.rows()
        words = [
            word for row in chance.sample(rows, 60) for word in re.findall(r"[a-z]{4,}", project.page(row.id).text)
        ]
        asked = (
            ("words", [chance.choice(words) for _ in range(SEARCHES)], 0.02),
            ("ids", [chance.choice(rows).id for _ in range(SEARCHES)], 0.02),
            ("titles", [chance.choice(rows).title for _ in range(SEARCHES)], None),
            ("two words", [f"{chance.choice(words)} {chance.choice(words)}" for _ in range(SEARCHES)], 0.02),
            ("beginnings of three letters", [chance.choice(words)[:3] for _ in range(SEARCHES)], 0.05),
            ("beginnings of four letters", [chance.choice(words)[:4] for _ in range(SEARCHES)], 0.05),
            ("beginnings of one letter", [chance.choice(words)[:1] for _ in range(SEARCHES)], 0.05),
            ("two signs of Chinese", ["".join(chance.choices(SIGNS, k=2)) for _ in range(SEARCHES)], 0.05),
            ("words with an error", [_misspelt(chance.choice(words), chance) for _ in range(SEARCHES)], 0.1),
        )
        for label, queries, goal in asked:
            times = [worked(partial(project.search, query)) for query in queries]
            yield Figure(f"{label}, p95", percentile(times), "ms", goal and goal / FLOOR, floor, "work floor")
    finally:
        project.close()


def _misspelt(word: str, chance: random.Random) -> str:
    """Exchange two letters of a word."""
    at = chance.randrange(len(word) - 1)
    return f"{word[:at]}{word[at + 1]}{word[at]}{word[at + 2 :]}"


def _write_chinese(project: Project, chance: random.Random) -> None:
    drafts = [
        Draft("concept", f"signs-{number}", f"Signs {number}", "".join(chance.choices(SIGNS, k=400)) + "\n")
        for number in range(200)
    ]
    project.create_pages(drafts, Actor("agent", "bench"))
