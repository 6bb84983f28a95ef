"""Names that stand in many pages and have no page of their own.

What may be such a name: words set bold; Chinese or Japanese ones in quotation marks of any kind; runs of capitalised
words inside a sentence; two words that hardly ever stand apart. It is none where a page, an alias or a link's words are
called so, or where it is a part of a page's name.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

from kbdesk.pages.resolve import name_key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    Texts = Callable[[], Iterable[tuple[str, str]]]

FEWEST_PAGES = 3
"""Pages in which a name must stand."""
MOST_NAMES = 200
"""Names that are looked for in the end, those marked most often."""

_LONGEST = 60
_MOST_PAIRS = 400_000
_COMMON = 0.25
_TOGETHER = 0.5
_STEP = 100
_MOST_PAGES = 0.5
"""Share of all pages from which on a marked name is a label of the template."""
_PROPER = 0.8
"""Share of its pages in which a word has a capital inside a sentence, from which on it is a name."""
_NO_NAMES = """\
about above after again against all also and any are because been before being below between both but can could did does
down during each few for from further had has have her here his how into its itself just less many may might more most
must nor not off once one only other our out over own per same several shall she should since some such than that the
their them then there these they this those through too two under until upon very via was were what when where which
while who whom whose why will with within without would yet you your january february march april june july august
see september october november december monday tuesday wednesday thursday friday saturday sunday"""
_FUNCTION_WORDS = frozenset(_NO_NAMES.split())
_ALONE = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uac00-\ud7af"
_PART = rf"[^\W{_ALONE}]"
"""A sign of a word that is written between spaces."""
_BOLD = re.compile(rf"(?<!\*)(?<!{_PART})\*\*(?=\S)([^*\n]{{2,60}}?)(?<=\S)\*\*(?!\*)(?!{_PART})")
_QUOTED = re.compile(
    rf"[「『《]([^「」『』《》\n]{{2,30}})[」』》]|[“‘](?=[^“”‘’\n]*[{_ALONE}])([^“”‘’\n]{{2,30}})[”’]"
)
_EDGES = " .,;，。、；「」『』《》“”‘’"
_CAPITALISED = re.compile(
    r"(?<=[a-zß-öø-ÿ0-9,;)] )[A-ZÀ-ÖØ-Þ][^\W\d_]+(?:['’-][^\W\d_]+)*"
    r"(?: (?:(?:of|the|de|la|del|du|di|von|van|der) ){0,2}[A-ZÀ-ÖØ-Þ][^\W\d_]+(?:['’-][^\W\d_]+)*){0,3}"
)
_POSSESSIVE = re.compile(r"['’]s$")
_CODE = re.compile(r"^(`{3,}|~{3,}).*?^\1|`[^`\n]+`|^#[^\n]*|https?://\S+", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^#{1,6}[ \t]+([^\n]+?)[ \t#]*$", re.MULTILINE)
_RUN = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*(?:[ \t][^\W\d_]+(?:[-'’][^\W\d_]+)*)+")
_NOUNS_CAPITALISED = 0.12
"""Share of all words from which on capitals tell nothing: the language writes every noun with one."""


@dataclass(frozen=True, slots=True)
class Unwritten:
    """A name without a page, and the pages in which it stands."""

    name: str
    pages: tuple[str, ...]


def unwritten(texts: Texts, known: Iterable[str], told: Callable[[int], None]) -> list[Unwritten]:
    """Return the names, those in most pages first.

    `texts` gives (id, text) of all pages each time it is called, `known` are all names that pages and links have;
    `told` hears how many texts were looked at, over three rounds.
    """
    census = _Census()
    for number, (_, text) in enumerate(texts(), 1):
        _tell(told, number)
        census.take(text)
    names = census.names() + census.pairs(texts(), told)
    parts = _parts(known)
    candidates: dict[str, str] = {}
    for name, _ in sorted(names.items(), key=lambda one: (-one[1], one[0])):
        key = name_key(name)
        if not {key, _singular(key)} & parts and len(candidates) < MOST_NAMES:
            candidates.setdefault(_singular(key), name)
    return _named(texts, list(candidates.values()), told, 2 * census.pages)


@dataclass(slots=True)
class _Census:
    """In how many pages each thing stands; `total` and `capitals` count words over all pages."""

    words: Counter[str] = field(default_factory=Counter)
    bold: Counter[str] = field(default_factory=Counter)
    capitalised: Counter[str] = field(default_factory=Counter)
    headings: Counter[str] = field(default_factory=Counter)
    pages: int = 0
    total: int = 0
    capitals: int = 0

    def take(self, text: str) -> None:
        """Count one page."""
        self.pages += 1
        self.headings.update({name_key(heading) for heading in _HEADING.findall(text)})
        plain = _CODE.sub("\n", text)
        runs = [run.casefold().split() for run in _RUN.findall(plain)]
        self.words.update({word for run in runs for word in run})
        quoted = (one or other for one, other in _QUOTED.findall(plain))
        self.bold.update({name.strip(_EDGES) for name in (*_BOLD.findall(plain), *quoted)})
        found = _CAPITALISED.findall(plain)
        self.capitalised.update({_POSSESSIVE.sub("", name) for name in found})
        self.total += sum(map(len, runs))
        self.capitals += len(found)

    def names(self) -> Counter[str]:
        """Return the marked names that stand in some pages and not in most, and are no heading of several pages."""
        tells = self.capitals < self.total * _NOUNS_CAPITALISED
        marked = self.bold + Counter(
            {
                name: number
                for name, number in self.capitalised.items()
                if " " in name or (tells and number >= _PROPER * self.words[name.casefold()])
            }
        )
        most = max(2 * FEWEST_PAGES, self.pages * _MOST_PAGES)
        return Counter(
            {
                name: number
                for name, number in marked.items()
                if FEWEST_PAGES <= number <= most and _is_name(name) and self.headings[name_key(name)] < FEWEST_PAGES
            }
        )

    def pairs(self, texts: Iterable[tuple[str, str]], told: Callable[[int], None]) -> Counter[str]:
        """Return pairs of words that hardly ever stand apart."""
        most = max(2 * FEWEST_PAGES, self.pages * _COMMON)
        usable = {
            word
            for word, number in self.words.items()
            if FEWEST_PAGES <= number <= most and len(word) > 2 and word not in _FUNCTION_WORDS
        }
        pairs: Counter[tuple[str, str]] = Counter()
        for number, (_, text) in enumerate(texts, 1):
            _tell(told, self.pages + number)
            found: set[tuple[str, str]] = set()
            for run in _RUN.findall(_CODE.sub("\n", text)):
                found.update(pair for pair in pairwise(run.casefold().split()) if usable.issuperset(pair))
            pairs.update(found)
            if len(pairs) > _MOST_PAIRS:
                pairs = Counter({pair: times for pair, times in pairs.items() if times > 1})
        return Counter(
            {
                f"{one} {other}": number
                for (one, other), number in pairs.items()
                if FEWEST_PAGES <= number <= most
                and number >= _TOGETHER * min(self.words[one], self.words[other])
                and self.headings[name_key(f"{one} {other}")] < FEWEST_PAGES
            }
        )


def _is_name(name: str) -> bool:
    if len(name) > _LONGEST or len(name.split()) > 5 or name.endswith(":") or "|" in name:
        return False
    return (
        any(sign.isalpha() for sign in name)
        and not (name.isascii() and len(name) < 3)
        and (name.casefold() not in _FUNCTION_WORDS)
    )


def _parts(known: Iterable[str]) -> set[str]:
    """Return the keys of all names, and of the runs of words in them."""
    found: set[str] = set()
    for name in known:
        row = _singular(name_key(name)).split("-")[:12]
        found.update("-".join(row[start:end]) for start in range(len(row)) for end in range(start + 1, len(row) + 1))
        found.add(name_key(name))
    return found


def _singular(key: str) -> str:
    """Return a name's key with the s of a plural left off each word; only for telling names apart."""
    if not key.isascii() or "s" not in key:
        return key
    return "-".join(part[:-1] if len(part) > 3 and part[-1] == "s" != part[-2] else part for part in key.split("-"))


def _named(texts: Texts, names: list[str], told: Callable[[int], None], before: int) -> list[Unwritten]:
    """Return in which pages each name really stands."""
    sought = [(name, name.casefold(), _bounded(name)) for name in names]
    pages: dict[str, list[str]] = {name: [] for name in names}
    written: dict[str, str] = {}
    for number, (page, text) in enumerate(texts(), 1):
        _tell(told, before + number)
        folded = text.casefold()
        for name, plain, pattern in sought:
            found = pattern.search(text) if plain in folded else None
            if found:
                pages[name].append(page)
                written.setdefault(name, found[0])
    standing = [Unwritten(written[name], tuple(where)) for name, where in pages.items() if len(where) >= FEWEST_PAGES]
    return sorted(standing, key=lambda one: (-len(one.pages), one.name))


def _bounded(name: str) -> re.Pattern[str]:
    plain = re.escape(name)
    any_case = re.IGNORECASE if name == name.casefold() else re.NOFLAG
    return re.compile(plain if re.search(f"[{_ALONE}]", name) else rf"(?<!\w){plain}(?!\w)", any_case)


def _tell(told: Callable[[int], None], number: int) -> None:
    if number % _STEP == 0:
        told(number)


def same_names(names: Iterable[tuple[str, str, str]]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield (name, pages) of the names that several pages have, plurals taken as one; `names` are (key, name, page).

    A summary is called like what it is of: only among summaries is that a twin. Pages with several names in common
    come once.
    """
    pages: dict[tuple[str, bool], dict[str, None]] = {}
    written: dict[tuple[str, bool], str] = {}
    for key, name, page in names:
        group = (_singular(key), page.startswith("summary/"))
        pages.setdefault(group, {})[page] = None
        written.setdefault(group, name)
    told: set[frozenset[str]] = set()
    for group, found in pages.items():
        same = frozenset(found)
        if len(same) > 1 and same not in told:
            told.add(same)
            yield written[group], tuple(found)
