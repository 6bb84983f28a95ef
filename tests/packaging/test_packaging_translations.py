"""The words of the desk in every language: complete, fitting and fresh."""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))
import translations
from translations import LANGUAGES, PLURALS_ONLY, entries, file_of, phrases

PLACES = re.compile(r"\{\w*\}|%L?[n\d]")
SAID_AS_LISTS = (" or ", " and ")
AGAIN = "bring them up with: python packaging/translations.py"


def _places(text: str, *, counts: bool) -> Counter[str]:
    """Return what is set into a text; the form of one may leave the number out."""
    return Counter(place for place in PLACES.findall(text) if not (counts and place in ("%n", "%Ln")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_code_is_translated_and_nothing_else(language: str) -> None:
    there = {each.phrase: each for each in entries(file_of(language))}
    assert set(there) == set(phrases()), AGAIN
    assert [each.phrase for each in there.values() if not each.finished] == []


@pytest.mark.parametrize("language", [*LANGUAGES, *PLURALS_ONLY])
def test_placeholders_letters_and_ends_agree_with_the_source(language: str) -> None:
    wrong = []
    for each in (each for each in entries(file_of(language)) if each.finished):
        source = each.phrase.source
        for form in each.forms:
            fits = (
                _places(form, counts=each.phrase.counts) == _places(source, counts=each.phrase.counts)
                and len(re.findall(r"&\w", form)) == len(re.findall(r"&\w", source))
                and ("…" in form) == ("…" in source)
                and form.strip() == form
            )
            if not fits:
                wrong.append((source, form))
    assert wrong == []


@pytest.mark.parametrize("language", [*LANGUAGES, *PLURALS_ONLY])
def test_what_the_desk_loads_is_made_of_what_translators_wrote(language: str, tmp_path: Path) -> None:
    made = tmp_path / "made.qm"
    translations.compile_words(file_of(language), made)
    assert made.read_bytes() == file_of(language).with_suffix(".qm").read_bytes(), AGAIN


def test_the_sentences_of_the_core_are_listed() -> None:
    for context, texts in translations.core_words().items():
        assert translations.listing_of(context).read_text("utf-8").splitlines() == texts, AGAIN


def test_no_words_are_set_into_sentences_of_the_core_that_translators_do_not_get() -> None:
    known = {text for texts in translations.core_words().values() for text in texts}
    left = []
    for file in (file for file in translations.CODE.rglob("*.py") if not translations.is_door(file)):
        for node in ast.walk(ast.parse(file.read_bytes())):
            parts = node.values if isinstance(node, ast.JoinedStr) and translations.read(node) & known else []
            inside = [part.value for part in parts if isinstance(part, ast.FormattedValue)]
            texts = {text for value in inside for text in translations.read(value)}
            left += [(file.name, text) for text in texts - known if re.search(r"[A-Za-z] | [A-Za-z]", text)]
    assert [each for each in left if each[1] not in SAID_AS_LISTS] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_has_the_same_parts_in_every_language(language: str) -> None:
    def parts(name: str) -> list[str]:
        text = (translations.ROOT / "resources" / "help" / f"{name}.md").read_text("utf-8")
        blocks = [re.match(r"#+|\||    |", block.lstrip("\n"))[0] for block in text.split("\n\n")]
        rows = [f"rows {block.count(chr(10))}" for block in text.split("\n\n") if block.startswith("|")]
        return blocks + rows

    assert parts(language) == parts("en")
