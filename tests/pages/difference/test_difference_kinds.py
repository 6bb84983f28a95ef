"""What a difference is told with: words in any script, moved paragraphs, rows, fields, links, images."""

from __future__ import annotations

import pytest

from kbdesk.pages.difference.compare import compare
from kbdesk.pages.difference.values import Difference, FieldChange, LinkChange, Words
from kbdesk.pages.difference.words import flowing, words_between


def between(before: str, after: str) -> Difference:
    return compare(before.encode(), after.encode())


def shown(words: tuple[Words, ...]) -> str:
    """Return words as one line: [-removed-], {+added+}."""
    signs = {"same": "{}", "removed": "[-{}-]", "added": "{{+{}+}}"}
    return "".join(signs[each.kind].format(each.text) for each in words)


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("The red pump is fast.", "The blue pump is fast.", "The [-red-]{+blue+} pump is fast."),
        ("It holds 3.5 bar, always.", "It holds 4.5 bar, always.", "It holds [-3.5-]{+4.5+} bar, always."),
        ("压力为三巴，阀门关闭。", "压力为五巴，阀门打开。", "压力为[-三-]{+五+}巴，阀门[-关闭-]{+打开+}。"),
        ("हिन्दी में लिखा गया पाठ", "हिन्दी में पढ़ा गया पाठ", "हिन्दी में [-लिखा-]{+पढ़ा+} गया पाठ"),
        ("ポンプは毎日動く。", "ポンプは毎晩動く。", "ポンプは毎[-日-]{+晩+}動く。"),
        ("See [the tank](a.md) there.", "See [the tank](b.md) there.", "See [the tank[-](a.md)-]{+](b.md)+} there."),
        ("one two", "one\ntwo", "one[- -]{+\n+}two"),
        ("Rain falls on hills.", "He drove a lorry.", "[-Rain falls on hills.-]{+He drove a lorry.+}"),
    ],
)
def test_words_are_told_in_any_script(before: str, after: str, told: str) -> None:
    assert shown(words_between(before, after)) == told


def test_words_flow_over_the_ends_of_lines_but_not_over_paragraphs() -> None:
    told = words_between("one two\nthree four\nfive", "one\ntwo three\n\nfour  \nfive")
    assert shown(flowing(told)) == "one\ntwo three[- -]{+\n\n+}four{+  +}\nfive"


def test_a_paragraph_that_moved_is_one_hunk_also_when_it_changed_a_little() -> None:
    first = "The lake lies high above the town and feeds all of its wells."
    second = "The tower was built when the town grew, and it is never empty."
    third = "The pump runs by night because power costs less then."
    difference = between(
        f"# Water\n\n{first}\n\n{second}\n\n{third}\n", f"# Water\n\n{second}\n\n{third}\n\n{first[:-7]} mills.\n"
    )

    moved = [hunk for hunk in difference.hunks if hunk.kind == "moved"]
    assert [hunk.name for hunk in moved] == ["2-4:2-2;7-7:5-7"]
    assert "feeds all of its [-wells-]{+mills+}." in shown(moved[0].words)
    assert len(difference.hunks) == 1


def test_paragraphs_that_moved_together_are_one_hunk() -> None:
    section = (
        "## Pumps\n\nThe pump runs by night because power costs less.\n\nIt is oiled on the first of each month.\n\n"
    )
    other = "".join(f"## Part {number}\n\nWhat part {number} is about is told in here.\n\n" for number in range(4))
    difference = between(f"# Water\n\n{section}{other}", f"# Water\n\n{other}{section}")

    assert [hunk.kind for hunk in difference.hunks] == ["moved"]
    assert difference.hunks[0].after == section


def test_tables_differ_by_cell_also_when_a_column_comes() -> None:
    table = "| Sea | Height |\n|---|---|\n| North | 3 m |\n| Baltic | 1 m |\n"
    wider = (
        "| Sea | Kind | Height |\n|---|---|---|\n| North | open | 3 m |\n| Baltic | inner | 2 m |\n| Red | x | 1 |\n"
    )

    (hunk,) = between(f"# Tides\n\n{table}", f"# Tides\n\n{wider}").hunks
    assert (hunk.kind, hunk.head) == ("table", ("Sea", "Kind", "Height"))
    assert [(row.before, row.after, [cell.kind for cell in row.cells]) for row in hunk.rows] == [
        (2, 2, ["same", "added", "same"]),
        (4, 4, ["same", "added", "same"]),
        (5, 5, ["same", "added", "changed"]),
        (None, 6, ["added", "added", "added"]),
    ]
    assert shown(hunk.rows[2].cells[2].words) == "[-1-]{+2+} m"

    changed = between(
        f"# Tides\n\n{table}", f"# Tides\n\n{table.replace('3 m', '4 m').replace('| Baltic | 1 m |', '')}"
    )
    assert [(hunk.kind, [len(row.cells) for row in hunk.rows]) for hunk in changed.hunks] == [("table", [2, 2])]


def test_headers_differ_by_field_and_dates_of_the_store_are_routine() -> None:
    before = "---\ntitle: Pump\ntags: [water, old]\nkind: thing\nupdated: 2026-01-01\n---\n\nText.\n"
    after = "---\ntitle: Pump\ntags: [water, new]\nupdated: 2026-02-02\nowner: Ana\n---\n\nText.\n"

    hunks = between(before, after).hunks
    assert {hunk.kind for hunk in hunks} == {"header"}
    fields = {field.name: (field, hunk.is_routine) for hunk in hunks for field in hunk.fields}
    items = (Words("same", "water"), Words("removed", "old"), Words("added", "new"))
    assert fields == {
        "tags": (FieldChange("tags", "[water, old]", "[water, new]", items), False),
        "kind": (FieldChange("kind", "thing", None), False),
        "owner": (FieldChange("owner", None, "Ana"), False),
        "updated": (FieldChange("updated", "2026-01-01", "2026-02-02"), True),
    }

    (hunk,) = between(before, before.replace("updated: 2026", "updated:  2026")).hunks
    assert (hunk.kind, hunk.fields, hunk.is_only_blanks) == ("header", (), True)


def test_links_are_told_by_what_they_lead_to_and_images_apart() -> None:
    def naming(destination: str, wiki: bool) -> str | None:
        return {("../concepts/tank.md", False): "concept/tank", ("tank", True): "concept/tank"}.get((destination, wiki))

    before = "See [the tank](../concepts/tank.md).\n\nA ![drawing](old.png).\n\nOn [the web](https://a.example).\n"
    after = "See [[tank]].\n\nA ![drawing](new.png).\n\nOn the web, and in [notes](notes.md).\n"

    difference = compare(before.encode(), after.encode(), naming)
    assert difference.links == (
        LinkChange("added", "new.png", "drawing", is_image=True),
        LinkChange("added", "notes.md", "notes"),
        LinkChange("removed", "old.png", "drawing", is_image=True),
        LinkChange("removed", "https://a.example", "the web"),
    )
    assert [len(hunk.links) for hunk in difference.hunks] == [0, 2, 2]


def test_new_sections_are_judged_one_by_one_and_blanks_are_told_as_such() -> None:
    page = "# Water\n\nText that stays as it is.\n"
    sections = "\n## One\n\nFirst new text.\n\n## Two\n\nSecond new text.\n"
    assert [hunk.kind for hunk in between(page, page + sections).hunks] == ["added", "added"]

    (hunk,) = between(page, page.replace("\n", "\r\n")).hunks
    assert (hunk.kind, hunk.is_only_blanks) == ("changed", True)


def test_a_broken_fence_shows_what_was_done_and_not_the_rest_of_the_page() -> None:
    rest = "".join(f"Paragraph {number} tells of another thing.\n\n" for number in range(20))
    difference = between(f"```\nx = 1\n```\n\n{rest}", f"```\nx = 1\n\n{rest}")

    assert [(hunk.kind, hunk.before) for hunk in difference.hunks] == [("removed", "```\n")]


def test_a_header_that_ends_the_file_without_a_line_ending_is_one_hunk() -> None:
    difference = between("---\ntitle: A\n---", "---\ntitle: A\n---\n\nText.\n")
    assert [(hunk.kind, hunk.name) for hunk in difference.hunks] == [("header", "0-3:0-5")]


def test_a_paragraph_that_was_parted_or_put_together_is_one_hunk() -> None:
    first = "The lake lies high above the town and feeds all of its wells by one long pipe."
    second = "The tower was built when the town grew, and since then it was never empty."
    one, two = f"# Water\n\n{first} {second}\n\nThe end.\n", f"# Water\n\n{first}\n\n{second}\n\nThe end.\n"

    (parted,) = between(one, two).hunks
    assert (parted.kind, parted.name) == ("changed", "2-3:2-5")
    assert shown(parted.words) == f"{first}[- -]{{+\n\n+}}{second}\n"
    (joined,) = between(two, one).hunks
    assert (joined.kind, joined.name) == ("changed", "2-5:2-3")


def test_a_table_that_is_sorted_anew_is_told_by_rows_and_one_that_moved_as_a_whole() -> None:
    head = "| Sea | Height of its tides |\n|---|---|\n"
    rows = [f"| Sea number {number} | {number} metres at the most |\n" for number in (3, 1, 2)]
    text = "A paragraph that stands below the table and tells of it.\n"
    sorted_anew = between(f"{head}{''.join(rows)}", f"{head}{''.join(sorted(rows))}")
    assert {hunk.kind for hunk in sorted_anew.hunks} == {"table"}

    table = head + "".join(rows)
    moved = between(f"{table}\n{text}\nEnd.\n", f"{text}\n{table}\nEnd.\n")
    assert [hunk.kind for hunk in moved.hunks] == ["moved"]
