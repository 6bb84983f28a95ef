"""The parser of pages: CommonMark with tables, footnotes, tasks, definition lists, math and wikilinks. Linear time."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt
from markdown_it.rules_inline.state_inline import Delimiter
from mdit_py_plugins.deflist import deflist_plugin
from mdit_py_plugins.dollarmath import dollarmath_plugin
from mdit_py_plugins.footnote import footnote_plugin
from mdit_py_plugins.tasklists import tasklists_plugin

if TYPE_CHECKING:
    from markdown_it.rules_inline import StateInline

NESTING = 100
"""How deep blocks may lie in one another, lists counting twice; the parser drops what is deeper and all after it."""
WIKILINK_LIMIT = 300
"""Characters a wikilink may have; longer ones are words."""
CJK = re.compile("[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef\U00020000-\U0003134f]")
"""Letters and signs of Chinese, Japanese and Korean."""
MARKED_LIMIT = 1_000
"""Characters that may be marked at once; where more stand between `==`, they are words."""
PICTURES = (".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".bmp")


@cache
def parser() -> MarkdownIt:
    """Return the parser; it holds no state between pages."""
    made = MarkdownIt("commonmark", {"html": True, "maxNesting": NESTING}).enable(["table", "strikethrough"])
    made.use(footnote_plugin)
    made.use(deflist_plugin)
    made.use(tasklists_plugin)
    made.use(dollarmath_plugin, allow_space=False, allow_digits=False, double_inline=True)
    made.inline.ruler.before("link", "wikilink", _wikilink)
    made.inline.ruler.before("emphasis", "mark", _mark)
    made.inline.ruler.at("emphasis", _emphasis)
    made.validateLink = _any_link  # type: ignore[method-assign]
    return made


def _any_link(url: str) -> bool:
    """Let every address through: the renderer shows what it does not follow, and says why."""
    return True


def _emphasis(state: StateInline, silent: bool) -> bool:
    """Read `*` and `_` as CommonMark does, but let `*` begin and end beside CJK letters, which have no blanks."""
    sign = state.src[state.pos]
    if silent or sign not in "*_":
        return False
    found = state.scanDelims(state.pos, sign == "*")
    before = state.src[state.pos - 1] if state.pos else " "
    after = state.src[state.pos + found.length] if state.pos + found.length < state.posMax else " "
    opens = found.can_open or (sign == "*" and not after.isspace() and bool(CJK.match(before)))
    closes = found.can_close or (sign == "*" and not before.isspace() and bool(CJK.match(after)))
    for _ in range(found.length):
        state.push("text", "", 0).content = sign
        token = len(state.tokens) - 1
        state.delimiters.append(Delimiter(ord(sign), found.length, token, -1, opens, closes))
    state.pos += found.length
    return True


def _mark(state: StateInline, silent: bool) -> bool:
    """Read `==words==`, which other programs show as marked with a pen."""
    start = state.pos
    if not state.src.startswith("==", start):
        return False
    end = state.src.find("==", start + 3, min(start + MARKED_LIMIT, state.posMax))
    words = state.src[start + 2 : end] if end > 0 else ""
    if not words or words != words.strip() or words[0] == "=" or "\n\n" in words:
        return False
    if not silent:
        token = state.push("mark_open", "mark", 1)
        token.markup = "=="
        last, state.pos, state.posMax = state.posMax, start + 2, end
        state.md.inline.tokenize(state)
        state.posMax = last
        state.push("mark_close", "mark", -1)
    state.pos = end + 2
    return True


def _wikilink(state: StateInline, silent: bool) -> bool:
    """Read `[[target]]`, `[[target|words]]` and `![[target]]`."""
    start = state.pos
    embeds = state.src.startswith("![[", start)
    if not embeds and not state.src.startswith("[[", start):
        return False
    inner = start + (3 if embeds else 2)
    end = state.src.find("]]", inner, min(inner + WIKILINK_LIMIT, state.posMax))
    if end < 0:
        return False
    written = state.src[inner:end]
    target, _, words = written.replace("\\|", "|").partition("|")
    if not target.strip() or any(sign in written for sign in "[]\n"):
        return False
    if not silent:
        _push_wikilink(state, target.strip(), words.strip() or target.strip(), embeds)
    state.pos = end + 2
    return True


def _push_wikilink(state: StateInline, target: str, words: str, embeds: bool) -> None:
    if embeds and target.lower().endswith(PICTURES):
        token = state.push("image", "img", 0)
        token.attrs = {"src": target, "alt": ""}
        token.children = []
        token.content = words if words != target else ""
        token.meta = {"wiki": True}
        return
    token = state.push("link_open", "a", 1)
    token.attrs = {"href": target}
    token.meta = {"wiki": True}
    state.push("text", "", 0).content = words
    state.push("link_close", "a", -1)
