"""Text as it is meant: links in other forms, line breaks escaped once too often, sections by their headings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import BrokenLinks, NotFound
from kbdesk.pages.edits import Draft, create, edit, rewrite
from kbdesk.pages.escapes import without_escapes
from kbdesk.pages.saving import Wanted
from kbdesk.pages.saving import rewrite as merged_rewrite
from kbdesk.pages.sections import section

if TYPE_CHECKING:
    from tests.pages.conftest import Wiki

TIDES = "# Tides\n\nRise [Moon](../entities/moon.md).\n"


@pytest.fixture
def linked(wiki: Wiki) -> Wiki:
    wiki.put("concepts/tides.md", TIDES)
    wiki.put(
        "entities/moon.md", "---\ntitle: The Moon\naliases: [Luna]\n---\n\n# The Moon\n\n[a](../concepts/tides.md)\n"
    )
    wiki.put("overview.md", "# All\n")
    wiki.put("concepts/twin.md", "# Twin\n")
    wiki.put("entities/twin.md", "# Twin\n")
    wiki.others = {"sources/papers/a b.pdf", "sources/f.png"}
    return wiki


@pytest.mark.parametrize(
    ("written", "stands"),
    [
        ("[[moon]]", "[The Moon](../entities/moon.md)"),
        (
            "[[Luna|her]] and [[entity/moon#far side]]",
            "[her](../entities/moon.md) and [The Moon](../entities/moon.md#far%20side)",
        ),
        ("[a](entities/moon) [b](Entity/Moon#x)", "[a](../entities/moon.md) [b](../entities/moon.md#x)"),
        ("[a](knowledge/entities/moon.md) [b](entities/moon.md)", "[a](../entities/moon.md) [b](../entities/moon.md)"),
        ("[a](../entities/moon.md) [b](tides.md)", "[a](../entities/moon.md) [b](tides.md)"),
        ("[a](entity/moon.md)", "[a](../entities/moon.md)"),
        (
            "`[[moon]]` ![[moon]] [a](https://x.org/entities/moon)",
            "`[[moon]]` ![[moon]] [a](https://x.org/entities/moon)",
        ),
        ("[[new]] [[Brand new]]", "[Brand new](new.md) [Brand new](new.md)"),
        (
            "[a](moon) [b](moon.md#x) [c](luna)",
            "[a](../entities/moon.md) [b](../entities/moon.md#x) [c](../entities/moon.md)",
        ),
        ("[a](kb://page/entity/moon) [b](kb://page/concept/new#x)", "[a](../entities/moon.md) [b](new.md#x)"),
        ("[a](kb://overview) [b](overview)", "[a](../overview.md) [b](../overview.md)"),
        ("[a](entity\\moon) [b](entities\\moon.md)", "[a](../entities/moon.md) [b](../entities/moon.md)"),
        ("[a](papers/a%20b.pdf) ![b](sources/f.png)", "[a](../../sources/papers/a%20b.pdf) ![b](../../sources/f.png)"),
        ("[a](../../sources/f.png) [b](concept\\tides)", "[a](../../sources/f.png) [b](tides.md)"),
    ],
)
def test_a_link_in_another_form_stands_as_this_wiki_writes_links(linked: Wiki, written: str, stands: str) -> None:
    drafts = [Draft("concept", "a", "A", written), Draft("concept", "new", "Brand new", "New.")]
    linked.do(create(linked.shelf, drafts))
    text = linked.text("concepts/a.md")
    assert text.endswith(f"# A\n\n{stands}\n")


def test_what_means_no_page_is_refused_by_name(linked: Wiki) -> None:
    text = "[[nobody|x]] [y](concepts/gone) [z](concept/gone) [w](kb://page/concept/none)"
    with pytest.raises(BrokenLinks) as refused:
        create(linked.shelf, [Draft("synthesis", "a", "A", text)])
    assert refused.value.missing == ("[[nobody]]", "concepts/gone", "concept/gone", "concept/none")
    with pytest.raises(BrokenLinks) as refused:
        create(linked.shelf, [Draft("synthesis", "a", "A", f"[x](concept/{'y' * 5000})")])
    assert len(refused.value.what) < 200


@pytest.mark.parametrize("place", ["synthesis", "concept"])
@pytest.mark.parametrize("written", ["[[twin]]", "[x](twin)", "[[Twin|x]]"])
def test_what_may_mean_two_pages_is_refused_with_both(linked: Wiki, place: str, written: str) -> None:
    with pytest.raises(BrokenLinks, match="may mean concept/twin or entity/twin") as refused:
        create(linked.shelf, [Draft(place, "a", "A", written)])
    assert refused.value.missing == ()
    assert refused.value.next_step == "Link by the id of the page that you mean."
    other = Draft("entity", "moons", "Tides", "New.")
    with pytest.raises(BrokenLinks, match="may mean concept/tides or entity/moons"):
        create(linked.shelf, [Draft(place, "a", "A", "[[Tides]]"), other])


def test_what_leads_to_no_page_and_no_file_is_said(linked: Wiki) -> None:
    text = "[a](none) [b](wiki/none) [c](papers/none.pdf) ![d](f.png) [e](../../sources/none.pdf) [f](https://x.org)"
    plan = create(linked.shelf, [Draft("concept", "a", "A", text)])
    named = [warning.removeprefix("concept/a: the link ").removesuffix(" leads nowhere.") for warning in plan.warnings]
    assert named == ["none", "wiki/none", "papers/none.pdf", "../../sources/none.pdf"]
    linked.do(plan)
    assert edit(linked.shelf, "concept/a", [("[f]", "[g]")]).warnings == ()


def test_double_brackets_stay_where_the_page_or_the_wiki_writes_them(linked: Wiki) -> None:
    linked.do(edit(linked.shelf, "concept/tides", [("Rise", "Rise [[moon]]")]))
    assert "Rise [The Moon](../entities/moon.md) [Moon](" in linked.text("concepts/tides.md")
    linked.put("concepts/own.md", "# Own\n\nSee [[moon]]. Here.\n")
    linked.do(edit(linked.shelf, "concept/own", [("Here", "[[tides]], [[nobody]]")]))
    assert linked.text("concepts/own.md").endswith("See [[moon]]. [[tides]], [[nobody]].\n")
    for number in range(9):
        linked.put(f"concepts/other-{number}.md", "# Other\n\n[[moon]] [[tides]]\n")
    linked.do(rewrite(linked.shelf, "concept/tides", "Fall [[moon]]"))
    assert linked.text("concepts/tides.md").endswith("Fall [[moon]]\n")


@pytest.mark.parametrize(
    ("arrived", "meant"),
    [
        ("# A\\n\\nText.\\n- one\\n- two", "# A\n\nText.\n- one\n- two"),
        ("one line\\nand another", "one line\nand another"),
        ('Say \\"so\\"\\n\\n```\\na\\\\nb\\n```', 'Say "so"\n\n```\na\\nb\n```'),
        ("Break by `\\n`\\n\\nor $\\nabla$.", "Break by `\\n`\n\nor $\\nabla$."),
        ("Costs $5.\\n\\nAnd $6.", "Costs $5.\n\nAnd $6."),
        ("# T\\r\\n\\r\\nbody\\r\\nmore", "# T\n\nbody\nmore"),
        ("# T\\n\\nBody\\n- x\n", "# T\n\nBody\n- x\n"),
        ("One.\\r\\nTwo.\r\n", "One.\nTwo.\r\n"),
        ("In C:\\r\\new it is\n", "In C:\\r\\new it is\n"),
        ("Real\nand \\n escaped", "Real\nand \\n escaped"),
        ("In C:\\new\\notes it is", "In C:\\new\\notes it is"),
        ("the \\nabla of it, \\nu", "the \\nabla of it, \\nu"),
        ("Intro:\\nfirst, second", "Intro:\nfirst, second"),
        ("One.\\n(two)", "One.\n(two)"),
        ('One.\\n"Two"', 'One.\n"Two"'),
        ("One.\\n![f](x.png)", "One.\n![f](x.png)"),
        ("One\\n<div>x</div>", "One\n<div>x</div>"),
        ("One.\\n__two__", "One.\n__two__"),
        ("One.\\n$x$ is", "One.\n$x$ is"),
        ("2024 was.\\n2025 will", "2024 was.\n2025 will"),
        ("# T\\\\n\\\\nx", "# T\n\nx"),
        *((kept, kept) for kept in ("C:\\n1", "(C:\\new)", "in docs\\notes.txt", "\\\\new\\share", "grad:\\nabla f")),
        *((kept, kept) for kept in ('print("a\\n")', "use \\\\n or \\\\t", "x\\neq y", "says \\n(newline)")),
    ],
)
def test_escaped_line_breaks_are_real_ones_where_none_is(arrived: str, meant: str) -> None:
    assert without_escapes(arrived) == meant


def test_a_section_reaches_to_the_next_heading_of_its_level(linked: Wiki) -> None:
    text = "# A\n\nx\n\n## Wärme & Licht\n\ny\n\n```\n# no heading\n```\n\n### z\n\n## B\n\nb\n"
    assert section(text, "## wärme & licht") == "## Wärme & Licht\n\ny\n\n```\n# no heading\n```\n\n### z"
    assert section(text, "B") == "## B\n\nb"
    with pytest.raises(NotFound) as missing:
        section(text, "C")
    assert missing.value.next_step == "The headings are: A; Wärme & Licht; z; B."


def test_a_rewrite_that_is_merged_understands_links_in_other_forms_too(linked: Wiki) -> None:
    text = "# Tides\n\nRise [Moon](../entities/moon.md).\n\nFall.\n\nEbb.\n"
    linked.put("concepts/tides.md", text)
    base = linked.files["concepts/tides.md"]
    linked.put("concepts/tides.md", text.replace("Fall.", "Fall and [Moon](../entities/moon.md)."))
    ours = "# Tides\n\nRise [[moon]].\n\nFall.\n\nEbb, [a](kb://page/entity/moon), [[moon|her]]."
    with pytest.raises(BrokenLinks, match="may mean concept/twin or entity/twin"):
        merged_rewrite(linked.shelf, Wanted("concept/tides", ours.replace("Ebb", "[[twin]]"), base))
    linked.do(merged_rewrite(linked.shelf, Wanted("concept/tides", ours, base)))
    assert linked.text("concepts/tides.md").endswith(
        "Rise [The Moon](../entities/moon.md).\n\nFall and [Moon](../entities/moon.md).\n\n"
        "Ebb, [a](../entities/moon.md), [her](../entities/moon.md).\n"
    )
