"""Calls and tokens: a lint over 33 pages, an ingest that makes a summary and touches nine pages."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.bench import scripts
from tests.bench.figures import Figure

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.bench.grounds import Grounds

LINT_CALLS, LINT_TOKENS, INGEST_CALLS = 6, 60_000, 5


def run(grounds: Grounds) -> Iterator[Figure]:
    """Play both scripts with the real client over standard input and output."""
    return figures(grounds.folder)


def figures(folder: Path) -> Iterator[Figure]:
    """Play both scripts, each over a project of its own in a folder."""
    lint = asyncio.run(scripts.play(scripts.lint, scripts.wiki(folder / "tokens-lint")))
    yield Figure("lint, calls", len(lint.calls), "", LINT_CALLS)
    yield Figure("lint, tokens of all answers", lint.answers, "", LINT_TOKENS)
    yield Figure("lint, tokens of the structured output besides", sum(lint.facts), "")
    yield Figure("lint, tokens read with the context again at each call", sum(lint.context), "")
    ingest = asyncio.run(scripts.play(scripts.ingest, scripts.wiki(folder / "tokens-ingest")))
    yield Figure("ingest, calls", len(ingest.calls), "", INGEST_CALLS)
    yield Figure("ingest, tokens of all answers", ingest.answers, "")
    yield Figure("ingest, tokens of the structured output besides", sum(ingest.facts), "")
    yield Figure("ingest, tokens read with the context again at each call", sum(ingest.context), "")
