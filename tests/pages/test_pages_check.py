from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.pages.check import CheckedLink, CheckedPage, check

if TYPE_CHECKING:
    from kbdesk.pages.check import Finding
    from tests.pages.conftest import Wiki


def checked(wiki: Wiki) -> tuple[Finding, ...]:
    shelf = wiki.shelf
    pages = [
        CheckedPage(page.id, page.type, page.status, page.path, page.trouble, page.declared)
        for path, page in shelf.facts.items()
        if not wiki.layout.special(path)
    ]
    links = [
        CheckedLink(page.id, link.written, link.line, shelf.resolve(path, link.destination, link.wiki))
        for path, page in shelf.facts.items()
        for link in page.links
    ]
    return check(pages, links, wiki.layout)


def test_check_finds_what_is_wrong_each_thing_once(wiki: Wiki) -> None:
    wiki.put(
        "concepts/a.md",
        "# A\n\n[x](ghost.md) [again](ghost.md#h)\n[id](concept/ghost) [b](b.md) [self](a.md) [out](../../README.md)\n"
        "[i](../index.md) [o](../overview.md) [l](../log.md) [w](and/or) `[c](gone.md)` [[Nobody]] [[1]]\n",
    )
    wiki.put("concepts/b.md", "# B\n")
    wiki.put("concepts/c.md", "# C\n\nOnly linked by a retired page.\n")
    wiki.put("concepts/gone.md", "---\nstatus: retired\n---\n\n[C](c.md) [x](ghost.md)\n")
    wiki.put("concepts/seen.md", "# Only the overview links it\n")
    wiki.put("entities/e.md", "[gone](../concepts/gone.md)\n\n[gone](../concepts/gone.md#x)\n")
    wiki.put("summaries/s.md", "---\na: b: c\n---\n\n# S\n")
    wiki.put("bands/x.md", "# Nobody links an undeclared page\n\n[dead](dead.md)\n")
    wiki.put("overview.md", "[x](concepts/seen.md) [y](concepts/never.md) [z](concepts/gone.md)\n")
    found = [(each.kind, each.page, each.target, each.line) for each in checked(wiki)]
    assert found == [
        ("broken_link", "overview", "concepts/never.md", 1),
        ("broken_link", "concept/a", "concepts/ghost.md", 3),
        ("broken_link", "concept/a", "concept/ghost", 4),
        ("broken_link", "concept/a", "Nobody", 5),
        ("broken_link", "concept/a", "log.md", 5),
        ("broken_link", "bands/x", "bands/dead.md", 3),
        ("orphan", "concept/a", "", 0),
        ("orphan", "concept/c", "", 0),
        ("orphan", "entity/e", "", 0),
        ("link_to_retired", "overview", "concept/gone", 1),
        ("link_to_retired", "entity/e", "concept/gone", 1),
        ("unreadable", "summary/s", "", 0),
    ]


def test_healthy_wiki_has_no_findings(wiki: Wiki) -> None:
    wiki.put("concepts/a.md", "# A\n\n[b](b.md)\n")
    wiki.put("concepts/b.md", "# B\n\n[a](a.md)\n")
    assert checked(wiki) == ()
