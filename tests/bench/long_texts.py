"""Pages of 1 MB before and after a change, each of another make; no two lines of one are the same."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

SIZE = 1_000_000
HEAD = "---\ntitle: Long\nupdated: 2026-01-0{}\n---\n\n"
ROWS = 10_000


def pairs() -> Iterator[tuple[str, bytes, bytes]]:
    """Yield what the change is, and the page before and after."""
    maker = random.Random(7)
    paragraphs = [_paragraph(maker) for _ in range(SIZE // 420)]
    yield "prose, every seventh paragraph", *_bytes(_prose(paragraphs), _prose(_edited(maker, paragraphs, 7)))
    yield "prose, every paragraph", *_bytes(_prose(paragraphs), _prose(_edited(maker, paragraphs, 1)))
    yield "prose, other text", *_bytes(_prose(paragraphs), _prose([_paragraph(maker) for _ in paragraphs]))
    shuffled = maker.sample(paragraphs, len(paragraphs))
    yield "prose, paragraphs shuffled", *_bytes(_prose(paragraphs), _prose(shuffled))
    one = " ".join(paragraphs)
    yield "one paragraph, 500 words", *_bytes(one, _with_words(maker, one, 500))
    rows = [f"| id{number} | {_sentence(maker)} {_sentence(maker)} | {maker.random():.3f} |" for number in range(ROWS)]
    yield "table of 10,000 rows, a cell each", *_bytes(_table(rows), _table([_with_cell(row) for row in rows]))
    signs = ["".join(chr(0x4E00 + int(maker.paretovariate(0.7)) % 3000) for _ in range(25)) for _ in range(12_000)]
    chinese = ["。".join(signs[start : start + 6]) + "。" for start in range(0, len(signs), 6)]
    edited = [text[:40] + "变" + text[41:] for text in chinese]
    yield "Chinese, every paragraph", *_bytes(_prose(chinese), _prose(edited))


def _bytes(before: str, after: str) -> tuple[bytes, bytes]:
    return (HEAD.format(1) + before).encode(), (HEAD.format(2) + after).encode()


def _sentence(maker: random.Random) -> str:
    return " ".join(f"w{maker.randrange(8000):x}" for _ in range(12)).capitalize() + "."


def _paragraph(maker: random.Random) -> str:
    link = f" See [it](../concepts/p{maker.randrange(500)}.md)."
    return " ".join(_sentence(maker) for _ in range(7)) + link


def _prose(paragraphs: list[str]) -> str:
    return "\n\n".join(paragraphs) + "\n"


def _edited(maker: random.Random, paragraphs: list[str], step: int) -> list[str]:
    return [_with_words(maker, text, 2) if number % step == 0 else text for number, text in enumerate(paragraphs)]


def _with_words(maker: random.Random, text: str, count: int) -> str:
    words = text.split(" ")
    for _ in range(count):
        words[maker.randrange(len(words))] = f"edited{maker.randrange(1000)}"
    return " ".join(words)


def _table(rows: list[str]) -> str:
    return "\n".join(("| id | text | share |", "|---|---|---|", *rows)) + "\n"


def _with_cell(row: str) -> str:
    return row.rsplit("|", 2)[0] + "| 9.999 |"
