"""Walks the tokens of one page and writes the HTML that Qt's documents understand. No Qt in here."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from kbdesk.desk.reader.addresses import page_address, scheme_of
from kbdesk.desk.reader.callouts import take_head
from kbdesk.desk.reader.chunks import SEAM, Chunks, closing
from kbdesk.desk.reader.headings import Heading, heading_of
from kbdesk.desk.reader.highlight import highlight
from kbdesk.desk.reader.maths import Formulas
from kbdesk.desk.reader.spans import balanced_tags, breakable, first_html, with_addresses, words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from markdown_it.token import Token

    from kbdesk.desk.reader.callouts import Callout
    from kbdesk.desk.reader.dress import Dress, Words
    from kbdesk.desk.reader.parsing import Parsing
    from kbdesk.project.values import Link

    Resolve = Callable[[str, bool], Link | None]
    """Where a link of the page leads: its address as written, whether it is a wikilink. None: not a page link."""

AHEAD = 4
"""Tokens after one whose words are looked at when it is written."""
DEEPEST_TABLE = 3
"""Layout's time doubles and more with each table inside a table; deeper quotes and code go without one."""
LINES_AT_ONCE = 150
"""Lines of code after which a new chunk may begin."""
TABLE = '<table cellspacing="0" style="border-collapse: collapse; margin-top: 4px; margin-bottom: 14px">'
LIST_ENDS = ("list_item_close", "bullet_list_close", "ordered_list_close")
BLOCK_MARK = re.compile(r"(?:\s|^)(\^(?=[\w-]*[A-Za-z])[A-Za-z0-9-]{2,40})$")
"""What names a paragraph at its end, for links that lead to it; nobody is to read it."""
OUTSIDE_SCHEMES = ("http", "https", "mailto")

NO_ORIGINAL = "no_original"
"""The standing of a link that is meant for an original where there is none."""


class Writer:
    """Walks the tokens of one page and writes its HTML. One method a kind of token.

    `turned` are the numbers of the callouts that are folded or unfolded against how they are written; with None no
    callout folds, and all that is in them is shown.
    """

    def __init__(self, resolve: Resolve, dress: Dress, words: Words, turned: frozenset[int] | None = None) -> None:
        self.headings: list[Heading] = []
        self.pictures: list[str] = []
        self.marks: set[str] = set()
        self.formulas = Formulas(dress.typeset)
        self.broken = 0
        self._resolve = resolve
        self._dress = dress
        self._words = words
        self._anchors: dict[str, int] = {}
        self._tables = 0
        self._quotes: list[bool] = []
        self._lists: list[str] = []
        self._list_level = 0
        self._open_links: list[str] = []
        self._turned = turned
        self._folds = 0
        self._folded: list[tuple[int, int]] = []
        """The folded callouts one is in: how many quotes were open where it began, and its number."""
        self.hidden: dict[str, frozenset[int]] = {}

    def write(self, parsing: Parsing) -> Iterator[str]:
        """Write all tokens; yields the HTML in chunks of whole blocks, each as soon as it is written."""
        chunks, tokens = Chunks(TABLE), parsing.tokens
        for at, token in enumerate(tokens):  # footnotes come to its end meanwhile
            parsing.read_to(at + AHEAD)
            following = tokens[at + 1] if at + 1 < len(tokens) else None
            chunks.add(self._block(tokens, at, token), token, following)
            yield from chunks.take()
        yield from chunks.take_last()

    def has_folds(self) -> bool:
        """Whether there is a callout that folds."""
        return self._folds > 0

    def _block(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        method = getattr(self, f"_{token.type}", None)
        if method is None:
            return ""
        was_folded = bool(self._folded)
        text: str = method(tokens, at, token)
        return "" if was_folded and self._folded else text

    def _spot(self, anchor: str) -> str:
        """Return the spot that links to an anchor lead to; one that a fold hides is kept in mind."""
        if self._folded:
            self.hidden[anchor] = frozenset(number for _, number in self._folded)
        return f'<a name="{escape(anchor)}"></a>'

    # blocks

    def _paragraph_open(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        if token.hidden:
            return ""
        if self._quotes and not self._quotes[-1]:
            return '<p class="quote">'
        if [child.type for child in tokens[at + 1].children or []] == ["image"]:
            return '<p class="picture">'
        return "<p>"

    def _paragraph_close(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        if token.hidden:
            # A tight list's words are followed by a list inside it: Qt needs no break there, elsewhere neither.
            return ""
        return "</p>"

    def _heading_open(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        heading = heading_of(int(token.tag[1]), words_of(tokens[at + 1]), self._anchors)
        self.headings.append(heading)
        return f"<{token.tag}>{self._spot(heading.anchor)}"

    def _heading_close(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        return f"</{token.tag}>"

    def _bullet_list_open(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        tag = f"<ul{self._gaps(tokens, at)}>"
        self._lists.append(tag)
        return tag

    def _bullet_list_close(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        self._lists.pop()
        return "</ul>"

    def _ordered_list_open(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        start = token.attrGet("start")
        number = f' start="{start}"' if isinstance(start, int) and start != 1 else ""
        tag = f"<ol{number}{self._gaps(tokens, at)}>"
        self._lists.append(tag)
        return tag

    def _ordered_list_close(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        self._lists.pop()
        return "</ol>"

    def _gaps(self, tokens: Sequence[Token], at: int) -> str:
        """Return the gaps of a list: below all that lies in one another there is one, and Qt wants it innermost."""
        end = closing(tokens, at)
        if self._lists:
            after = end
            while after < len(tokens) and tokens[after].type in LIST_ENDS:
                after += 1
            is_last = tokens[after - 1].level == self._list_level
        else:
            self._list_level, is_last = tokens[at].level, True
        ends_with_list = tokens[end - 2].type in LIST_ENDS[1:]
        below = 12 if is_last and not ends_with_list else 0
        return f' style="margin-top: {4 if self._lists else 0}px; margin-bottom: {below}px"'

    def _list_item_open(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        if "task-list-item" in str(token.attrGet("class") or ""):
            inline = next((each for each in tokens[at + 1 : at + 3] if each.type == "inline"), None)
            done = inline is not None and 'checked="checked"' in first_html(inline)
            return f'<li class="{"checked" if done else "unchecked"}">'
        return "<li>"

    def _list_item_close(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        return "</li>"

    def _dl_open(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        return f"<{token.tag}>"

    def _dl_close(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        return f"</{token.tag}>"

    _dt_open = _dd_open = _dl_open
    _dt_close = _dd_close = _dl_close

    def _blockquote_open(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        as_table = self._tables < DEEPEST_TABLE and not self._lists
        self._quotes.append(as_table)
        callout = take_head(tokens, at)
        head = self._callout_head(callout) if callout is not None else ""
        if not as_table:
            return f"<blockquote>{head}"
        self._tables += 1
        colours = self._dress.colours
        role = callout.role if callout is not None else ""
        bar, ground = (colours[role], f' bgcolor="{colours[f"{role}_soft"]}"') if role else (colours["quote_bar"], "")
        return (
            '<table width="100%" cellspacing="0" cellpadding="0" style="margin-bottom: 12px"><tr>'
            f'<td width="4" bgcolor="{bar}"></td>'
            f'<td class="quote"{ground} style="padding: {"10px 14px 6px 14px" if role else "2px 0px 0px 14px"}">{head}'
        )

    def _blockquote_close(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        if self._folded and self._folded[-1][0] == len(self._quotes):
            self._folded.pop()
        if self._quotes.pop():
            self._tables -= 1
            return "</td></tr></table>"
        return "</blockquote>"

    def _callout_head(self, callout: Callout) -> str:
        """Return a callout's title, with what folds it; what is inside a folded one is left out from here on."""
        title = self._spans(callout.title) or escape(
            self._words.callouts.get(callout.kind, callout.kind.capitalize()), quote=False
        )
        ink = f'style="color: {self._dress.colours[f"{callout.role}_soft_text"]}"'
        words = f"<span {ink}>{title}</span>"
        if callout.fold and self._turned is not None:
            self._folds += 1
            is_folded = (callout.fold == "-") != (self._folds in self._turned)
            if is_folded:
                self._folded.append((len(self._quotes), self._folds))
            tip = escape(self._words.unfold if is_folded else self._words.fold)
            sign = f'<a {ink} href="fold:{self._folds}" title="{tip}">{"▸" if is_folded else "▾"}&nbsp;'
            leads = any(token.type == "link_open" for token in callout.title)
            words = f"{sign}</a>{words}" if leads else f"{sign}{title}</a>"
        return f'<p class="callout">{words}</p>'

    def _fence(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        language = token.info.split()[0].strip("{}.") if token.info.strip() else ""
        return self._code(highlight(breakable(token.content.rstrip("\n")), language, self._dress.syntax))

    def _code_block(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        return self._code(escape(breakable(token.content.rstrip("\n")), quote=False))

    def _code(self, inner: str, kind: str = "code") -> str:
        ground = self._dress.colours["code_ground"]
        if self._tables >= DEEPEST_TABLE or self._lists:
            style = f"background-color: {ground}; line-height: 100%; margin-bottom: 10px"
            return f'<pre class="{kind}" style="{style}">{inner}</pre>'
        lines = inner.split("\n")
        parts = ["\n".join(lines[at : at + LINES_AT_ONCE]) for at in range(0, len(lines), LINES_AT_ONCE)]
        return SEAM.join(
            f'<table width="100%" cellspacing="0" cellpadding="0" bgcolor="{ground}"'
            f' style="margin-bottom: {14 if number == len(parts) else 0}px"><tr>'
            f'<td style="padding: {10 if number == 1 else 0}px 12px {4 if number == len(parts) else 0}px 12px">'
            f'<pre class="{kind}">{part}</pre></td></tr></table>'
            for number, part in enumerate(parts, 1)
        )

    def _html_block(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        content = re.sub(r"<!--.*?(-->|\Z)", "", token.content, flags=re.DOTALL).strip()
        return self._code(escape(breakable(content), quote=False), "raw") if content else ""

    def _hr(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        return f'<hr style="background-color: {self._dress.colours["border"]}">'

    def _math_block(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        return f'<p class="math">{self.formulas.html(token.content.strip(), block=True)}</p>'

    _math_block_label = _math_block

    def _table_open(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        self._tables += 1
        return TABLE

    def _table_close(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        self._tables -= 1
        return "</table>"

    def _thead_open(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        return f"<{'/' if token.nesting < 0 else ''}{token.tag}>"

    _thead_close = _tbody_open = _tbody_close = _tr_open = _tr_close = _thead_open

    def _th_open(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        style = str(token.attrGet("style") or "")
        side = style.removeprefix("text-align:") if style.startswith("text-align:") else "left"
        return f'<{token.tag} class="cell" align="{side}">'

    def _th_close(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        return f"</{token.tag}>"

    _td_open, _td_close = _th_open, _th_close

    # footnotes

    def _footnote_block_open(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        return f'{self._hr(tokens, at, token)}<p class="notes">{escape(self._words.footnotes)}</p><ol>'

    def _footnote_block_close(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        return "</ol>"

    def _footnote_open(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        return f'<li class="note"><a name="footnote-{token.meta["id"] + 1}"></a>'

    def _footnote_close(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        return "</li>"

    def _footnote_anchor(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        return f' <a class="back" href="page:#footnote-ref-{token.meta["id"] + 1}">↩</a>'

    # words

    def _inline(self, tokens: Sequence[Token], at: int, token: Token) -> str:
        children = token.children or []
        last = children[-1].content if children and children[-1].type == "text" else ""
        mark = BLOCK_MARK.search(last) if "^" in last else None
        if mark is None:
            return self._spans(children)
        children[-1].content = children[-1].content[: mark.start()]
        self.marks.add(mark[1])
        return f"{self._spot(mark[1])}{self._spans(children)}"

    def _spans(self, children: Sequence[Token]) -> str:
        safe = balanced_tags(children)
        return "".join(self._span(child, number in safe) for number, child in enumerate(children))

    def _span(self, token: Token, safe: bool) -> str:
        if token.type == "html_inline":
            return self._raw(token.content, safe)
        method = getattr(self, f"_in_{token.type}", None)
        if method is None:
            return escape(token.content, quote=False)
        text: str = method(token)
        return text

    def _raw(self, content: str, safe: bool) -> str:
        if content.startswith(('<input class="task-list-item-checkbox"', "<!--")):
            return ""
        if safe:
            return content.lower() if not content.lower().startswith("<br") else "<br>"
        return f'<span style="color: {self._dress.colours["text_muted"]}">{escape(content, quote=False)}</span>'

    def _in_text(self, token: Token) -> str:
        text = token.content
        if self._open_links or "://" not in text:
            return escape(breakable(text), quote=False)
        parts = []
        for part, is_address in with_addresses(text):
            shown, address = escape(breakable(part), quote=False), escape(part)
            parts.append(f'<a class="outside" href="{address}" title="{address}">{shown}</a>' if is_address else shown)
        return "".join(parts)

    def _in_softbreak(self, token: Token) -> str:
        return " "

    def _in_hardbreak(self, token: Token) -> str:
        return "<br>"

    def _in_code_inline(self, token: Token) -> str:
        return f"<code>{escape(breakable(token.content), quote=False)}</code>"

    def _in_em_open(self, token: Token) -> str:
        return f"<{'/' if token.nesting < 0 else ''}{token.tag}>"

    _in_em_close = _in_strong_open = _in_strong_close = _in_s_open = _in_s_close = _in_em_open
    _in_mark_open = _in_mark_close = _in_em_open

    def _in_math_inline(self, token: Token) -> str:
        return self.formulas.html(token.content, block=token.type == "math_inline_double")

    _in_math_single = _in_math_inline_double = _in_math_inline

    def _in_footnote_ref(self, token: Token) -> str:
        number = token.meta["id"] + 1
        name = "" if token.meta.get("subId") else self._spot(f"footnote-ref-{number}")
        return f'{name}<sup><a href="page:#footnote-{number}">{number}</a></sup>'

    def _in_link_open(self, token: Token) -> str:
        href = str(token.attrGet("href") or "")
        opened = self._link(href, wiki=bool(token.meta.get("wiki")))
        self._open_links.append("</a>" if opened.startswith("<a") else "")
        return opened

    def _in_link_close(self, token: Token) -> str:
        return self._open_links.pop() if self._open_links else ""

    def _link(self, href: str, *, wiki: bool) -> str:
        if href.startswith("#"):
            return f'<a href="page:#{quote(unquote(href[1:]), safe="")}">'
        scheme = "" if wiki else scheme_of(href)
        if scheme in OUTSIDE_SCHEMES:
            return f'<a class="outside" href="{escape(href)}" title="{escape(href)}">'
        if scheme:
            return f'<a class="refused" href="refused:{quote(href, safe="")}" title="{escape(href)}">'
        return self._led(href, self._resolve(href, wiki))

    def _led(self, href: str, link: Link | None) -> str:
        if link is None or link.file:
            place = unquote(href) if link is None else f"{link.file}#{link.anchor}".removesuffix("#")
            if link is not None and link.status == NO_ORIGINAL:
                self.broken += 1
                tip = escape(self._words.no_original.replace("%1", place))
                return f'<a class="broken" href="file:{quote(place, safe="")}" title="{tip}">'
            return f'<a href="file:{quote(place, safe="")}" title="{escape(place)}">'
        if link.target is None:
            self.broken += 1
            tip = escape(self._words.broken.replace("%1", unquote(href)))
            return f'<a class="broken" href="broken:{quote(href, safe="")}" title="{tip}">'
        return f'<a href="{page_address(link.target, link.anchor)}" title="{escape(self._tip(link))}">'

    def _tip(self, link: Link) -> str:
        said = {"retired": self._words.retired, "superseded": self._words.superseded}.get(link.status)
        return f"{link.title or link.target} — {said}" if said else link.title or str(link.target)

    def _in_image(self, token: Token) -> str:
        source = str(token.attrGet("src") or "")
        words = token.content or "".join(child.content for child in token.children or [])
        if scheme_of(source):
            shown = escape(breakable(source), quote=False)
            label = f"🖼 {escape(words or self._words.remote_image, quote=False)}"
            if scheme_of(source) in ("http", "https"):
                return f'<a class="outside" href="{escape(source)}" title="{escape(source)}">{label} ({shown})</a>'
            return f'<a class="refused" href="refused:{quote(source, safe="")}">{label}</a>'
        if source not in self.pictures:
            self.pictures.append(source)
        title = str(token.attrGet("title") or "")
        caption = f'<br><span class="caption">{escape(title)}</span>' if title else ""
        return f'<img src="asset:{self.pictures.index(source)}" alt="{escape(words)}">{caption}'
