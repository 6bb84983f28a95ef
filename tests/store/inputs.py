"""What the fuzz feeds the store: headers, bodies and manifests, made up or taken from real wikis and then damaged."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from random import Random

CORPORA = Path(__file__).parents[2].parent / "shared" / "corpora"

KEYS = (
    "type", "title", "tags", "related", "aliases", "updated", "status", "sources", "created", "k", "K-1", "_x", "9",
    "my key", "ключ", '"quoted: key"', "'q'", "a.b", "? x", "null", "yes", "date", "<<", "key\t", "&a k", "!!str k",
    "*a ", "key#1", "c++", "@at", "[a]", "{k", '"a\\nb"', "a\u00a0b", "\u2028",
)  # fmt: skip
VALUES = (
    "", "x", "concept", "Two words", "2026-11-30", "2026-11-30T07:30:00Z", "12:30", "007", "1_000", "0x1F", "~",
    "null",
    "yes", "no", "true", "[a, b]", "[]", "[a, b", "a, b, c", "[[x]]", "[[x]], [[y|z]]", '"[[x]]"',
    '["[[x]]", "[[y]]"]',
    "{a: b}", "{}", "{a", "{{date}}", "{{ title }}", '"double"', "'single'", "'it''s'", '"a \\"b\\" c"', '"\\!"',
    '"\\u263a"', '"unclosed', "'unclosed", '"q" more', "x # comment", "# only comment", "#tag", "a: b", "a:b", "x:",
    "http://x.y/z#h", "@at", "%p", "`c`", "*star", "&a anchored", "*a", "*unknown", "&a", "!!str 1", "!custom x",
    "!!python/object:os.system x", "|", ">", "|-", ">+", "|2", "|\n  block\n  more", ">-\n  folded\n\n  more\n",
    "|\n   # no comment\n  x", "\n  - a\n  - b", "\n- a\n- b", "\n  - a: 1\n    b: 2\n  - c",
    "\n  nested: map\n  two: x",
    "\n  a:\n    b:\n      - c", "\n  - [a][b]", "\n  - - a\n    - b", "two\n  lines", "two\n\n  lines",
    '"two\n  lines"',
    "'two\n\n  lines'", "[a,\n  b]", "[a,\nb]", "{a: 1,\n b: 2}", "\n  # comment\n  x", "\n# comment\n  x", "x\ty",
    "\tx",
    "x\t", "x  ", "a\u2028b", "a\u2029b", "a\u0085b", "a\u00a0b", "a\u200bb", "a\ufeffb", "é", "e\u0301", "漢字", "🌊",
    "\x07", "a\x00b", "a\x7fb", "a\x0cb", "a\x1bb", "\\", "a\\", "-", "- x", "--- x", "---x", "? x", "? ", ": x", ",",
    "]", "}", "[2025-1] x", "131Ba νg7/2[404]7/2+ band", "[a]: b", ">x", "|x", "a\n...\nb", "=", "<<", ".inf", "1e3",
    "x" * 300, "[" * 30 + "]" * 30, "\n  - x\n# c\n\n  - y",
)  # fmt: skip
LOOSE = (
    "# comment", "  # indented comment", "", "  ", "\t", "no colon here", "- stray", "  stray", "...", "--- ", "&a",
    "%YAML 1.2",
    "# k: v", "[[x]]", "> quote", "| a | b |", "key : spaced", "key:nospace", "? complex", ": value", "}", "\u2028",
    "\x00",
)  # fmt: skip
SET_VALUES = (
    "plain", "", "a: b", "x # y", "[a, b]", "[a: 1, b]", "[[x]]", "[a", "#t", "@x", "'q'", '"q"', '"', "'",
    "two\nlines",
    "x\n---\ny", "\u2028", "\u0085", "\ufeff", "é", "🌊", "- x", "*b*", "&a", "!x", "|", ">", "%", "`", "~", "null",
    "2026-01-01", "{a: b}", "{", "a\tb", " lead", "trail ", "\\", "\\n", ": ", "?", ",", "x\r\ny", "\x07", "\x7f",
    "---",
    "...", "y" * 5000,
)  # fmt: skip
LEADS = (
    "",
    "",
    "",
    "",
    "",
    "\ufeff",
    "\ufeff",
    "\n",
    "\n\n",
    " \n",
    "\ufeff\n",
    "\ufeff\ufeff",
    " ",
    "# H1\n\n",
    "\x0c",
)
OPENINGS = ("---", "---", "---", "---", "---", "--- ", "---\t", "----", " ---", "---x", "---\x0c", "--- # c")
CLOSINGS = (
    "---\n", "---\n", "---\n", "---\n", "---\n", "--- \n", "----\n", "...\n", "---", "---# Glued\n", "---## G\n", "",
    " ---\n",
    "---x\n", "--- x\n", "---\t\n", "...x\n", "---\n---\n", "---\n\n---\ntype: second\n---\n",
)  # fmt: skip
WORDS = (
    "words ", "More words. ", "\n", "\n", "\n\n", "\n\n", "# Title\n\n", "## Part\n", "- item\n", "  - inner\n",
    "1. one\n",
    "> quote\n", "\t", "    ", "`code`", "``", "`", "```\n", "```python\nx = [[1]]\n```\n", "~~~\n", "$x$", "$$\n",
    "---\n",
    "| a | b |\n|---|---|\n", "<!-- ", "-->", "<div>\n", "</div>\n", "<b>", "<a href=\"[x](y.md)\">", "*", "**", "_",
    "\\",
    "é", "漢字", "🌊", "\u2028", "\u0085", "\x0b", "\x0c", "\x00", "\x07", "\u200b", "\ufeff", "e\u0301", "{{date}}",
    "&amp;",
    "&#x78;", "%", "[^1]", "[^1]: note\n", "==m==", "#tag ", "- [ ] task\n", "Setext\n===\n", "[", "]", "(", ")",
    "![", "[[",
    "]]", "](", "][", "<", ">", "\"", "'", "|", "\\[", "\\]", "!",
)  # fmt: skip
LINKS = (
    "[a](tides.md)", "[a](tides.md#h)", '[a](tides.md "T")', "[a](<two words.md>)", "[a](two%20words.md)",
    "![p](p.png)",
    "[a](../entities/moon.md)", "[a]( ../entities/moon.md#x )", "[a](gone.md)", "[a](/concepts/tides.md)",
    "[a](../bands/b.md)",
    "[a](caf\u00e9%20%28x%29.md)", "[a](<café (x).md>)", "[a](x(1).md)", "[a](x\\).md)", "[a](100%.md)",
    "[a](a%zz.md)",
    "[a][r]", "[r][]", "[r]", "\n\n[r]: tides.md\n", "\n[r]: <two words.md> 'T'\n", "\n[q]: ../entities/moon.md#h\n",
    "[[tides]]",
    "[[tides|text]]", "[[two words#h]]", "[[tides\\|x]]", "![[p.png]]", "[[a|b|c]]", "[[ x ]]", "[[]]", "[[#h]]",
    "[[1]]",
    "[[https://x.y]]", "[a](https://x.y/z.md)", "<https://x.y>", "[a](mailto:a@b.c)", "[a](#here)", "[a]()", "[a](<>)",
    "[![i](p.png)](tides.md)", "[a [b](tides.md) c](moon.md)", "`[a](tides.md)`", "[a\nb](tides.md)",
    "[a](tides.md\n\"t\")",
    "[a](tides&#46;md)", "[a](tides\\_x.md)", "[a](\\mathbf{x}, t)", "[a](javascript:x)", "[a](file:///etc/passwd)",
    "[a](C:\\x.md)", "[a](..\\entities\\moon.md)", "[a](tides.md?x=1)", "[a](./tides.md)",
    "[a](././../concepts/tides.md)",
)  # fmt: skip
IDS = (
    "[a](concept/tides)", "[a](entity/moon#dark)", "[a](concept/two%20words)", "[a](<concept/two words>)",
    "[a](bands/b)",
    "[a](concept/two words)", "[a](entity/moon#dark side)", "![p](concept/tides)", '[a](concept/tides "T")',
    "[a](and/or)",
    "\n[r]: concept/tides\n", "[a](concept/caf\u00e9%20%28x%29)", "[a](concept/caf\u00e9 (x))", "[a](concept/gone)",
    "[a](concept/100%25)",
    "[a](concept/a&amp;b)", "[a](concept/a&b)", "[a](concept/q?)", "[a](concept/q%3F)", "[a](<concept/c#d>)",
    "[a](concept/c%23d)",
    "[a](concept/x:y)", "[a](concept/st*r_)", "[a](overview)", "[a](index)", "[a](concept/tides#)",
    "[a](concept/back%5Cslash)",
)  # fmt: skip
SIGNS = (*"[](){}<>!|\\`#:-\"'\n\r\t &*%@~?,.x é\u2028\ufeff\x00", "---\n", "\r\n", "[[", "]]", "](", ": ", " #")


@cache
def real_pages() -> tuple[str, ...]:
    """The pages of the real wikis that are of a size to be tried often; none where they are not beside the checkout."""
    files = (CORPORA.rglob("*.md")) if CORPORA.is_dir() else ()
    return tuple(sorted(file.read_bytes().decode() for file in files if file.stat().st_size < 30_000))


def body(dice: Random, ids: bool = False) -> str:
    pieces = (WORDS, WORDS, LINKS, IDS if ids else LINKS)
    return "".join(dice.choice(dice.choice(pieces)) for _ in range(dice.randrange(20)))


def header(dice: Random) -> str:
    lines = []
    indent = dice.choice(("",) * 12 + ("  ", " "))
    for _ in range(dice.randrange(8)):
        if dice.random() < 0.12:
            lines.append(dice.choice(LOOSE))
        else:
            key = dice.choice(KEYS[:12] if dice.random() < 0.8 else KEYS)
            value = dice.choice(VALUES)
            lines.append(
                f"{key}:{'' if value.startswith(chr(10)) or not value else dice.choice((' ',) * 9 + ('  ', ''))}{value}"
            )
    return "".join(f"{indent}{line}\n" for text in lines for line in text.split("\n"))


def with_endings(dice: Random, text: str) -> str:
    kind = dice.randrange(10)
    if kind < 6:
        return text
    if kind < 8:
        return text.replace("\n", "\r\n")
    if kind == 8:
        return text.replace("\n", "\r")
    return "".join(part + dice.choice(("\n", "\r\n", "\n", "\r")) for part in text.split("\n"))


def page(dice: Random) -> str:
    """A page, well-formed more often than not."""
    real = real_pages()
    if real and dice.random() < 0.25:
        text = dice.choice(real)[:8000]
    else:
        end = dice.choice(("\n", "\n\n", "")) + body(dice) + dice.choice(("", "\n", "\n\n"))
        text = f"{dice.choice(LEADS)}{dice.choice(OPENINGS)}\n{header(dice)}{dice.choice(CLOSINGS)}{end}"
        text = with_endings(dice, text)
    return damaged(dice, text) if dice.random() < 0.4 else text


def damaged(dice: Random, text: str) -> str:
    """A text with a few signs put in, taken out, doubled or moved."""
    near = min(len(text), 600) if dice.random() < 0.7 else len(text)
    for _ in range(dice.randrange(1, 4)):
        at = dice.randrange(near + 1)
        end = min(len(text), at + dice.randrange(1, 12))
        kind = dice.randrange(4)
        if kind == 0:
            text = text[:at] + text[end:]
        elif kind == 1:
            text = text[:at] + dice.choice(SIGNS) + text[at:]
        elif kind == 2:
            text = text[:end] + text[at:end] * dice.randrange(1, 3) + text[end:]
        else:
            text = text[:at] + dice.choice(VALUES) + text[end:]
    return text


def long(dice: Random) -> str:
    """A text that repeats one thing so often that whatever takes more than linear time is seen."""
    piece = "".join(dice.choice(dice.choice((WORDS, LINKS, SIGNS, VALUES))) for _ in range(dice.randrange(1, 4))) or "x"
    text = piece * (dice.choice((2_000, 20_000, 90_000)) // len(piece) + 1)
    shape = dice.randrange(4)
    if shape == 0:
        return f"---\ntype: concept\nk: {text}\n---\n\nBody\n"
    if shape == 1:
        return f"---\ntype: concept\n{text}\n---\n\nBody\n"
    if shape == 2:
        return f"---\n{text}"
    return f"---\ntype: concept\n---\n\n{text}"


def entry(dice: Random) -> dict[str, Any]:
    made: dict[str, Any] = {
        "hash": f"{dice.getrandbits(256):064x}",
        "size": dice.randrange(10**6),
        "mtimeMs": dice.choice((1764486000000, 1764486000000.123, 1e21, 0, -1.5, 1e-7)),
        "addedAt": "2026-11-30T07:30:00.000Z",
        "origin": dice.choice(
            ({"kind": "manual"}, {"kind": "url", "from": 'https://x.y/?a="b"'}, {"kind": "person", "from": "é"})
        ),
        "changedAt": "2026-11-30T07:30:00.000Z",
    }
    for _ in range(dice.randrange(3)):
        made[dice.choice(("replaces", "derivedFrom", "note", "1", "02", "x\ny", "hash2"))] = json_value(dice, 3)
    return made


def json_value(dice: Random, depth: int) -> Any:
    kind = dice.randrange(8 if depth else 6)
    if kind == 6:
        return [json_value(dice, depth - 1) for _ in range(dice.randrange(3))]
    if kind == 7:
        return {text(dice): json_value(dice, depth - 1) for _ in range(dice.randrange(3))}
    return (None, True, dice.randrange(10**9), dice.random() * 10 ** dice.randrange(-9, 25), text(dice), -0.0)[kind]


def text(dice: Random) -> str:
    signs = (
        "a",
        "b/c.pdf",
        "é",
        "漢",
        "🌊",
        '"',
        "\\",
        "\n",
        "\x00",
        "\u2028",
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        " ",
        "1",
        "\x7f",
    )
    return "".join(dice.choice(signs) for _ in range(dice.randrange(6)))


def manifest(dice: Random) -> dict[str, Any]:
    """What a well-formed sources.json says."""
    files = {
        dice.choice(("a.pdf", "b/c.pdf", "10", "2", "é.md", text(dice))): entry(dice) for _ in range(dice.randrange(5))
    }
    retired = [
        {
            "path": f"{number}{text(dice)}",
            "movedTo": f".agent-kit/retired/{number}",
            "retiredAt": "2026-11-30T07:30:00.000Z",
            "why": "wrong",
            "reason": text(dice),
            "replacedBy": None,
            "entry": entry(dice) if dice.random() < 0.8 else None,
        }
        for number in range(dice.randrange(3))
    ]
    more = {f"x{text(dice)}": json_value(dice, 2)} if dice.random() < 0.3 else {}
    return {"version": 1, "files": files, "retired": retired, **more}


def as_json(dice: Random, value: Any) -> str:
    """JSON in one of the shapes that programs write."""
    indent = dice.choice((2, 2, None, 4))
    return json.dumps(value, indent=indent, ensure_ascii=dice.random() < 0.5) + dice.choice(("\n", "", "\r\n"))
