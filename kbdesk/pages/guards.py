"""What a reviewer should look at in a change to a page: sentences, for the agent's answer and for the person.

Nothing is refused here. Each guard compares the page before with the page after, so that only what this change did is
said, and takes time in proportion to the page:

- Most of a page dropped: more than half of its words and at least 40 of them, or nine tenths of them and at least 10,
  or nine tenths of its signs and at least 200 (links, formulas). A word is a run of signs between spaces that holds a
  letter or digit; in scripts that put no spaces between words (Chinese, Thai, …), or not always (Korean), a sign is
  one of its own.
- Most of a page exchanged: of at least 40 words, four fifths stand nowhere in the new text; in scripts without spaces
  four fifths of the pairs of signs.
- Header fields lost, whoever removed them.
- A code fence that is never closed, where every one was before.
- A table row that has more or fewer cells than its table's head, or ends without the `|` that the head ends with; a
  head without its line of dashes, and the reverse; unless the same row was broken before.
- No link to a source left, where there were some: links to summaries or to pages in a folder of sources or summaries,
  to documents (by the ending of the name), to files outside the knowledge folder, and the fields that name a source.
  A page that had only addresses on the web for sources is told of when the last of them goes. Of at least five, the
  loss of four fifths is told too.
- A twin: a new page whose file has the name of another in its folder but for case or Unicode's form; a new title or
  alias that another page has as title or alias, case and accents apart.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

from kbdesk.errors import Unreadable
from kbdesk.files.names import same_elsewhere
from kbdesk.pages import notices
from kbdesk.pages.concerns import Concern
from kbdesk.pages.describe import status_of, title_of
from kbdesk.pages.layouts import SPECIAL
from kbdesk.pages.resolve import name_key
from kbdesk.pages.scripts import ALONE
from kbdesk.pages.support import field_sources, is_document, is_source_path, stands_among_sources
from kbdesk.pages.tables import broken_rows
from kbdesk.pages.text import PageText
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from kbdesk.pages.concerns import ConcernKind
    from kbdesk.pages.shelf import Shelf
    from kbdesk.plan import Put

MOST_FILES = 500
"""Files of one change from outside that are looked at."""

MOST_TWINS = 100
"""Files of one change from outside whose names are looked up."""

_MOST_ALIASES = 50
_MOST_ALIKE = 20
_MOST_WIKILINKS = 1000
_MOST_NAMED = 5
_LONGEST_QUOTE = 60
_WEB = re.compile(r"https?://[^\s<>()\[\]\"']++", re.IGNORECASE)
_WORD = re.compile(rf"[{ALONE}]|[^\W_{ALONE}][^\s{ALONE}]*+")
_PART = re.compile(rf"(?=([{ALONE}]{{2}}))[{ALONE}]|([^\W_{ALONE}][^\s{ALONE}]*+)")
_FENCE = re.compile(r"^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*+(`{3,}+(?=[^`\n]*+$)|~{3,}+)([^\n]*)$", re.MULTILINE)
_MARKS = re.compile("[\u0300-\u036f]+")
_LINK = re.compile(
    r"(?<!!)\[[^\[\]\n]*+\](?:\([ \t]*+|:[ \t]++)(?:<([^<>\n]++)>|([^\s()<>]++(?:\([^\s()<>]*+\)[^\s()<>]*+)*+))"
)
_WIKILINK = re.compile(r"\[\[([^\[\]|#\n]++)")


def warnings_of(shelf: Shelf, page_id: str, path: str, before: PageText | None, after: PageText) -> list[str]:
    """Return all that is to be said of one change; `before` None: the page is new."""
    return text_warnings(shelf, page_id, path, before, after) + twins(shelf, page_id, path, before, after)


def text_warnings(
    shelf: Shelf, page_id: str, path: str, before: PageText | None, after: PageText, *, is_moved: bool = False
) -> list[str]:
    """Return what is to be said of a page's text and header; what goes is no loss where it is moved to another page."""
    return [f"{page_id}: {each.text}" for each in text_concerns(shelf, path, before, after, is_moved=is_moved)]


def text_concerns(
    shelf: Shelf, path: str, before: PageText | None, after: PageText, *, is_moved: bool = False
) -> list[Concern]:
    """Return the same by kinds."""
    old = before or PageText.of("")
    if before and before.encode() == after.encode():
        return []
    old_body, new_body = notices.parted(old.body)[1], notices.parted(after.body)[1]
    found: list[Concern | None] = [] if is_moved else [_dropped(old_body, new_body)]
    found.append(_concern("lost_fields", _lost_fields(old, after)))
    if old_body != new_body:
        found.append(_concern("broken_structure", _cut_off_fence(old_body, new_body)))
        found.append(_concern("broken_structure", _broken_table(old_body, new_body)))
    found.append(_concern("dropped_citations", _lost_sources(shelf, path, old, after)))
    return [each for each in found if each]


def _concern(kind: ConcernKind, text: str) -> Concern | None:
    return Concern(kind, text) if text else None


def twins(
    shelf: Shelf,
    page_id: str,
    path: str,
    before: PageText | None,
    after: PageText,
    name_of: Callable[[str], str] = str,
) -> list[str]:
    """Return which pages have a name that this page takes on; `name_of` gives from an id what a page is told by."""
    others = [] if before or path in SPECIAL else [name_of(other) for other in file_twins(shelf, path)]
    found = [_one_file(others)] if others else []
    for folded, name in _new_names(path, before, after).items():
        others = [f"{name_of(other)}{mark}" for other, mark in _called(shelf, path, folded, name)]
        if others:
            one, several = (
                f"{others[0]} is called “{_quoted(name)}” too.",
                f"{listed(others)} are called “{_quoted(name)}” too.",
            )
            found.append(one if len(others) == 1 else several)
    return [f"{page_id}: {each}" for each in found]


def twins_among(pages: Iterable[tuple[str, str, PageText | None, PageText]]) -> list[str]:
    """Return which pages written at the same time take on the same name; each comes as (id, path, before, after)."""
    names: dict[str, str] = {}
    files: dict[str, str] = {}
    found = []
    for page_id, path, before, after in pages:
        other = page_id if before else files.setdefault(same_elsewhere(path), page_id)
        if other != page_id:
            found.append(f"{page_id}: {_one_file([other])}")
        for folded, name in _new_names(path, before, after).items():
            other = names.setdefault(folded, page_id)
            if other != page_id:
                found.append(f"{page_id}: {other}, written at the same time, is called “{_quoted(name)}” too.")
    return found


def outside_warnings(shelf: Shelf, puts: Sequence[Put]) -> list[str]:
    """Return what is to be said of files that another program changed; of very many, only the first are looked at."""
    found = []
    pages: list[tuple[str, str, PageText | None, PageText]] = []
    for put in puts[:MOST_FILES]:
        path = shelf.layout.in_knowledge(put.path)
        if path is None or path == "index.md" or put.after is None:
            continue
        before, after = _readable(put.before), _readable(put.after)
        page_id = _id_of(shelf, path, after)
        if after:
            found += text_warnings(shelf, page_id, path, before, after)
            pages.append((page_id, path, before, after))
        elif before:
            found.append(f"{page_id}: its file is no longer UTF-8 text.")
    for page in pages[:MOST_TWINS]:
        found += twins(shelf, *page)
    found += twins_among(pages[:MOST_TWINS])
    if len(puts) > MOST_FILES:
        found.append(f"Only {MOST_FILES} of the {len(puts):,} files changed at once were looked at for losses.")
    return found


def _id_of(shelf: Shelf, path: str, page: PageText | None) -> str:
    place = shelf.layout.page_at(path, page.fields().get("type", "").strip() if page else "")
    return place.id if place else SPECIAL.get(path, path)


def _readable(data: bytes | None) -> PageText | None:
    try:
        return None if data is None else PageText.parse(data)
    except Unreadable:
        return None


def _dropped(before: str, after: str) -> Concern | None:
    if before == after:
        return None
    old = _words(before)
    new = _words(after) if old else 0
    lost = old - new
    if (lost >= 40 and lost * 2 > old) or (lost >= 10 and lost * 10 >= old * 9):
        return Concern("shrunk", f"this drops {_share(lost, old)} % of the page (from {old:,} words to {new:,}).")
    signs, left = (len("".join(text.split())) for text in (before, after))
    if signs - left >= 200 and left * 10 <= signs:
        share = _share(signs - left, signs)
        return Concern("shrunk", f"this drops {share} % of the page (from {signs:,} signs to {left:,}).")
    gone, of = _gone(before, after) if old >= 40 else (0, 0)
    if of and gone * 5 >= of * 4:
        share = _share(gone, of)
        return Concern("rewritten", f"this exchanges most of the page ({share} % of its words are gone).")
    return None


def _words(text: str) -> int:
    return sum(1 for _ in _WORD.finditer(text))


def _gone(before: str, after: str) -> tuple[int, int]:
    """Return how many words of a text stand nowhere in another, of how many; of lines in both only the number counts.

    Of scripts without spaces two signs side by side are taken for a word: single ones stand in any text.
    """
    old, new = before.splitlines(), after.splitlines()
    kept = {*old} & {*new}
    words = [Counter(_parts("\n".join(line for line in lines if line not in kept))) for lines in (old, new)]
    return (words[0] - words[1]).total(), words[0].total() + sum(len(_parts(line)) for line in old if line in kept)


def _parts(text: str) -> list[str]:
    return [pair or word for pair, word in _PART.findall(text)]


def _share(part: int, whole: int) -> int:
    """Return a part in per cent; only all of it is 100."""
    return 100 if part == whole else min(99, round(100 * part / whole))


def _lost_fields(before: PageText, after: PageText) -> str:
    left = after.fields()
    lost = [f"`{_quoted(name)}`" for name in before.fields() if name not in left]
    if not lost:
        return ""
    if not after.has_header:
        return f"this loses the whole header: {listed(lost)}."
    one, several = f"this loses the header field {lost[0]}.", f"this loses the header fields {listed(lost)}."
    return one if len(lost) == 1 else several


def _cut_off_fence(before: str, after: str) -> str:
    opened = open_fence(after)
    if not opened or open_fence(before):
        return ""
    sign, at = opened
    lines = after.rstrip().count("\n", at)
    if lines > 1:
        return f"the code fence “{_quoted(sign)}” is never closed ({lines:,} lines after it read as code)."
    if lines:
        return f"the code fence “{_quoted(sign)}” is never closed (1 line after it read as code)."
    return f"the code fence “{_quoted(sign)}” is never closed."


def _broken_table(before: str, after: str) -> str:
    found = broken_rows(without_code(after)) if "|" in after else []
    known = {row for row, _ in broken_rows(without_code(before))} if found else set()
    new = [(row, why) for row, why in found if row not in known]
    if not new:
        return ""
    row, why = new[0]
    if len(new) == 1:
        return f"the table row “{_quoted(row)}” is broken: {why}."
    return f"{len(new):,} table rows are broken; the first is “{_quoted(row)}”: {why}."


def _fences(body: str) -> Iterator[tuple[str, int, int]]:
    """Yield (fence line, start of it, end of its block) of each block of code; -1 where it is never closed."""
    if "```" not in body and "~~~" not in body:
        return
    sign, line, start, indent = "", "", 0, 0
    for match in _FENCE.finditer(body):
        column = match.start(1) - match.start()
        if not sign:
            sign, line, start, indent = match[1], match[1] + match[2].strip(), match.start(), column
        elif match[1].startswith(sign) and not match[2].strip() and column <= indent + 3:
            yield line, start, match.end()
            sign = ""
    if sign:
        yield line, start, -1


def open_fence(body: str) -> tuple[str, int] | None:
    """Return the line of the code fence that is never closed and where it begins; None where every one is."""
    return next(((line, start) for line, start, end in _fences(body) if end < 0), None)


def without_code(body: str) -> str:
    """Return a body without its blocks of code."""
    parts, at = [], 0
    for _, start, end in _fences(body):
        parts.append(body[at:start])
        at = end if end >= 0 else len(body)
    return "".join((*parts, body[at:]))


def _lost_sources(shelf: Shelf, path: str, before: PageText, after: PageText) -> str:
    if _field_sources(after):
        return ""
    old, new = (_source_links(shelf, path, each.body) for each in (before, after))
    if old is None or new is None:
        return ""
    count = len(old) + _field_sources(before)
    if count and not new:
        return f"no link to a source is left ({count} before)."
    if _lost_most(old, new):
        return f"{len(old - new)} of {len(old)} links to sources are gone."
    webs = [set(_WEB.findall(each.body)) for each in (before, after)]
    if webs[0] and not webs[1] and not count and not new:
        return f"no address on the web is left ({len(webs[0])} before)."
    return f"{len(webs[0] - webs[1])} of {len(webs[0])} addresses on the web are gone." if _lost_most(*webs) else ""


def _lost_most(before: set[str], after: set[str]) -> bool:
    """Whether a page keeps no more than a fifth of at least five links, and gets no others for them."""
    gone, kept = len(before - after), len(after)
    return len(before) >= 5 and gone * 5 >= len(before) * 4 and kept * 5 <= len(before)


def _field_sources(page: PageText) -> int:
    """Return how many sources the header names."""
    return field_sources(page.fields(), len(page.field_list("sources")))


def _source_links(shelf: Shelf, path: str, body: str) -> set[str] | None:
    """Return which of the destinations in a body are sources; None where there are too many wikilinks to tell."""
    if "[" not in body:
        return set()
    text = without_code(notices.parted(body)[1])
    wiki = {target.strip(" \\") for target in _WIKILINK.findall(text)}
    if len(wiki) > _MOST_WIKILINKS:
        return None
    written = {bracketed or bare for bracketed, bare in _LINK.findall(text)}
    return {f"[[{each}]]" for each in wiki if _is_source_name(shelf, path, each)} | {
        each for each in written if is_source_path(shelf.layout, path, each)
    }


def _is_source_name(shelf: Shelf, path: str, name: str) -> bool:
    found = shelf.resolve(path, name, wiki=True).path
    return is_document(name) if found is None else stands_among_sources(shelf.layout, found)


def _names(page: PageText, path: str) -> dict[str, str]:
    """Return a page's title and aliases, as they are compared and as they are written."""
    title = title_of(page, path.rpartition("/")[2].removesuffix(".md"))
    names = {
        _folded(name): name for name in reversed((title, *page.field_list("aliases")[:_MOST_ALIASES])) if name.strip()
    }
    return dict(reversed(names.items()))


def _new_names(path: str, before: PageText | None, after: PageText) -> dict[str, str]:
    """Return the names that a page has now and had not before."""
    if path in SPECIAL:
        return {}
    known = _names(before, path) if before else {}
    return {folded: name for folded, name in _names(after, path).items() if folded not in known}


def _called(shelf: Shelf, path: str, folded: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield the pages that have this title or alias, each with what it is where it is no longer in force."""
    paths = sorted({each.path for each in shelf.named(name_key(name))} - {path} - set(SPECIAL))
    for other in islice(paths, _MOST_ALIKE):
        page = _readable(shelf.read(other))
        if page and folded in _names(page, other):
            status = status_of(page.fields())
            mark = f" ({status})" if status in ("retired", "superseded") else ""
            yield shelf.id_at(other) or other, mark


def file_twins(shelf: Shelf, path: str) -> list[str]:
    """Return the other pages whose files many systems take for the one at this path."""
    same = same_elsewhere(path)
    names = shelf.named(name_key(path.rpartition("/")[2].removesuffix(".md")))
    others = sorted(name.path for name in names if name.kind == "file" and same_elsewhere(name.path) == same)
    return [shelf.id_at(other) or other for other in others if other != path and shelf.read(other) is not None]


def _one_file(others: Sequence[str]) -> str:
    return f"its name differs from that of {listed(others)} only in case or form; on many systems they are one file."


def _folded(name: str) -> str:
    if not name.isascii():
        name = unicodedata.normalize("NFC", _MARKS.sub("", unicodedata.normalize("NFD", name)))
    return " ".join(name.casefold().split())


def listed(names: Sequence[str], most: int = _MOST_NAMED) -> str:
    """Return names as words in a sentence; of many only the first."""
    shown = list(names[:most])
    if len(names) > most:
        shown.append(part(f"{len(names) - most:,} more"))
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}"


def _quoted(text: str) -> str:
    line = " ".join(text[: 4 * _LONGEST_QUOTE].split())
    return line if len(line) <= _LONGEST_QUOTE else line[: _LONGEST_QUOTE - 1] + "…"
