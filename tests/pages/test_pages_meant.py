"""Text as it is meant: links in other forms, line breaks escaped once too often, sections by their headings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import BrokenLinks, NotFound
from kbdesk.pages.edits import Draft, create, edit, rewrite
from kbdesk.pages.escapes import without_escapes
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
    wiki.put("concepts/twin.md", "# Twin\n")
    wiki.put("entities/twin.md", "# Twin\n")
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
        ("[[new]]", "[new](new.md)"),
    ],
)
def test_a_link_in_another_form_stands_as_this_wiki_writes_links(linked: Wiki, written: str, stands: str) -> None:
    drafts = [Draft("concept", "a", "A", written), Draft("concept", "new", "New", "New.")]
    linked.do(create(linked.shelf, drafts))
    text = linked.text("concepts/a.md")
    assert text.endswith(f"# A\n\n{stands}\n")


def test_what_may_mean_two_pages_or_none_is_refused_by_name(linked: Wiki) -> None:
    with pytest.raises(BrokenLinks) as refused:
        create(
            linked.shelf, [Draft("synthesis", "a", "A", "[[twin]] [[nobody|x]] [y](concepts/gone) [z](concept/gone)")]
        )
    assert refused.value.missing == ("[[twin]]", "[[nobody]]", "concepts/gone", "concept/gone")


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
        ("Real\nand \\n escaped", "Real\nand \\n escaped"),
        ("In C:\\new\\notes it is", "In C:\\new\\notes it is"),
        ("the \\nabla of it, \\nu", "the \\nabla of it, \\nu"),
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
