"""Names that no page has: a precise hint where one page is meant but for the form, no guess where none is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import NotFound, Refused
from kbdesk.pages.edits import Draft, create
from kbdesk.pages.ids import find_page

if TYPE_CHECKING:
    from tests.pages.conftest import Wiki


@pytest.fixture
def tides(wiki: Wiki) -> Wiki:
    wiki.put("concepts/spring-tides.md", "# Spring tides\n")
    for number in range(5):
        wiki.put(f"entities/x-{number}/y.md", "# Y\n")
    return wiki


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("concepts/spring-tides", " (`concept` is the type, `concepts` a folder)"),
        ("concept/spring-tides.md", " (without .md)"),
        ("CONCEPTS/Spring-tides.MD", " (without .md, `concept` is the type, `CONCEPTS` a folder, in small letters)"),
        ("concept/spring_tides", ""),
        ("concept/spring tides", ""),
        ("concept/spring-tides\u200b", " (without signs that are not seen)"),
        ("concept\uff0fspring-tides", ""),
        ("concept\\spring-tides", ""),
        ("kb://page/concept/spring-tides", " (the id alone, no address)"),
        ("entity/spring-tides", ""),
    ],
)
def test_an_id_in_another_form_is_hinted_at(tides: Wiki, written: str, why: str) -> None:
    assert find_page(tides.shelf, " concept/spring-tides\n")[0] == "concept/spring-tides"
    with pytest.raises(NotFound) as missing:
        find_page(tides.shelf, written)
    assert missing.value.next_step == f"Did you mean concept/spring-tides{why}? Give the id exactly so."


@pytest.mark.parametrize(
    "written",
    ["concept/../entity/x", "concept/", "/etc/passwd", "/etc/y", "entity/y", "", "x" * 5000, "../spring-tides"],
)
def test_what_means_no_page_is_not_guessed(tides: Wiki, written: str) -> None:
    with pytest.raises(NotFound) as missing:
        find_page(tides.shelf, written)
    said = str(missing.value)
    assert "Did you mean" not in said
    assert "type/slug" in said or written == "entity/y"
    assert len(said) < 320


@pytest.mark.parametrize(
    ("kind", "slug", "said"),
    [
        ("concepts", "a", "`concepts` is no page type here. Did you mean `concept`?"),
        ("Concept", "a", "`Concept` is no page type here. Did you mean `concept`?"),
        (" concept ", "a", "Did you mean `concept`?"),
        ("thing", "a", "Use one of summary, concept, entity, synthesis, preference."),
        ("concept", " abc ", "` abc ` is no slug. Did you mean `abc`?"),
        ("concept", "Abc Def.md", "Did you mean `abc-def`?"),
        ("concept", "concept/abc", "Did you mean `abc`?"),
        ("concept", "concepts/abc.md", "Did you mean `abc`?"),
        ("concept", "../abc", "is no slug. A slug is small letters"),
        ("concept", "", "is no slug. A slug is small letters"),
        ("concept", "a" * 5000, "a` is no slug. A slug is small letters"),
    ],
)
def test_a_type_or_slug_in_another_form_is_hinted_at(tides: Wiki, kind: str, slug: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        create(tides.shelf, [Draft(kind, slug, "T", "x")])
    assert said in str(refused.value)
    assert len(str(refused.value)) < 320
