"""How well a page's claims are supported: by what they name themselves, or weaker, by what stands near them.

What counts as a claim is said in `kbdesk.pages.paragraphs`: paragraphs of text, items of lists, quotations and tables
that say something of their own; no questions, no tasks that are not done. A claim is supported, the strongest first, by

- `own`: a source that it names itself (a link to a summary or an original in it, or in its footnote); on a summary,
  the original that the summary's header names, as the whole page tells of that one;
- `section`: a source that another paragraph under the same heading names;
- `page`: a source that the page's header names, or a section that lists sources;
- `web`: an address on the web, which is not kept here;
- `pages`: other pages that it links to, which may have sources of their own;
- `person`: the person's word, on a page of preferences;
- `none`.

Only `own` counts as traced, and only where one of its originals is in the folder; whether that one says the same,
nobody can tell but who looks it up (`kbdesk.project.review.passages` finds the place). Where all originals of the
strongest support are retired or missing the claim is lost, whatever weaker support there is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.project.review.grounds import UNKNOWN, Ground

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kbdesk.index.claims import LinkedLine
    from kbdesk.index.queries import IndexedPage
    from kbdesk.pages.inline import Span
    from kbdesk.project.review.grounds import Grounds

Support: TypeAlias = Literal["own", "section", "page", "web", "pages", "person", "none"]
Verdict: TypeAlias = Literal["traced", "changed", "weak", "lost", "person", "none"]
"""What to think of a claim: `changed` is traced to an original that has changed since its summary was made."""


@dataclass(frozen=True, slots=True)
class Supported:
    """What supports a claim, and which originals and other pages that is."""

    support: Support
    grounds: tuple[Ground, ...] = ()
    pages: tuple[str, ...] = ()

    @property
    def verdict(self) -> Verdict:
        """What to think of it."""
        if self.support in ("person", "none"):
            return "person" if self.support == "person" else "none"
        if self.support in ("web", "pages"):
            return "weak"
        kept = [ground for ground in self.grounds if ground.standing not in UNKNOWN]
        if not kept:
            return "weak"
        if not any(ground.is_here for ground in kept):
            return "lost"
        if self.support != "own":
            return "weak"
        return "traced" if any(ground.standing == "present" for ground in kept) else "changed"


@dataclass(frozen=True, slots=True)
class Share:
    """How many claims there are, and of how many of them each verdict is true; the person's word is no claim here."""

    claims: int = 0
    traced: int = 0
    changed: int = 0
    weak: int = 0
    lost: int = 0

    @property
    def none(self) -> int:
        """Claims that nothing supports."""
        return self.claims - self.traced - self.changed - self.weak - self.lost

    @property
    def share(self) -> float | None:
        """The share of claims that trace to an original in the folder, from 0 to 1; None where there are no claims."""
        return (self.traced + self.changed) / self.claims if self.claims else None


def counted(verdicts: Iterable[Verdict]) -> Share:
    """Count verdicts."""
    found = [verdict for verdict in verdicts if verdict != "person"]
    return Share(len(found), found.count("traced"), found.count("changed"), found.count("weak"), found.count("lost"))


def summed(shares: Iterable[Share]) -> Share:
    """Add counts up."""
    total = [0] * 5
    for one in shares:
        for place, number in enumerate((one.claims, one.traced, one.changed, one.weak, one.lost)):
            total[place] += number
    return Share(*total)


class Supporting:
    """Tells what supports the claims of one page."""

    def __init__(
        self, page: IndexedPage, grounds: Grounds, links: Sequence[LinkedLine], listing: Sequence[Span]
    ) -> None:
        self._is_preference = page.type == "preference"
        self._header = grounds.of_header(page)
        self._is_summary = page.type == "summary"
        self._links = [(one.line, grounds.of_link(page.path, one.destination, one.target), one.target) for one in links]
        listed = tuple(ground for span in listing for ground in self._between(span))
        self._page = tuple(dict.fromkeys((*listed, *(() if self._is_summary else self._header))))

    def of(self, spans: Sequence[Span], section: Span, web: Sequence[str]) -> Supported:
        """Return what supports a claim; see `kbdesk.pages.claims.Claim`."""
        if self._is_preference:
            return Supported("person")
        pages = tuple(dict.fromkeys(page for span in spans for page in self._pages(span)))
        own = tuple(dict.fromkeys(ground for span in spans for ground in self._between(span)))
        if self._is_summary:
            own = tuple(dict.fromkeys((*own, *self._header)))
        if any(ground.standing not in ("web", "unnamed") for ground in own):
            return Supported("own", own, pages)
        named = (*own, *(Ground(address, "web") for address in web))
        for support, grounds in (("section", self._between(section)), ("page", self._page)):
            if any(ground.standing not in ("web", "unnamed") for ground in grounds):
                return Supported("section" if support == "section" else "page", grounds, pages)
        if named or self._page:
            return Supported("web", tuple(dict.fromkeys((*named, *self._page))), pages)
        return Supported("pages", (), pages) if pages else Supported("none")

    def _between(self, span: Span) -> tuple[Ground, ...]:
        found = (ground for line, grounds, _ in self._links if span[0] <= line <= span[1] for ground in grounds)
        return tuple(dict.fromkeys(found))

    def _pages(self, span: Span) -> Iterable[str]:
        return (page for line, grounds, page in self._links if span[0] <= line <= span[1] and page and not grounds)
