"""Any part of a difference can be applied, and all of it makes the text after, byte for byte."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import example, given, settings
from hypothesis import strategies as st

from kbdesk.pages.difference.compare import compare
from kbdesk.pages.difference.lines import applied, bytes_of, lines_of
from kbdesk.pages.difference.values import Span

LINES = (
    b"---",
    b"title: Pump",
    b"tags: [a, b]",
    b"updated: 2026-01-01",
    b"",
    b"",
    b"# Heading",
    b"The pump moves water from the lake to the tank every day.",
    b"The pump moves water from the lake to the tower every night.",
    b"A second paragraph, which tells of [the tank](../tanks/tank.md) and its size.",
    b"| a | b |",
    b"|---|---|",
    b"| 1 | 2 |",
    b"| 1 | 3 |",
    b"- an item",
    b"- another item",
    b"```",
    b"x = 1",
    "压力为三巴，阀门关闭。".encode(),
    b"\xff\xfe no text",
    b"\xef\xbb\xbfmark",
    b"a\x0cb\x85c\rd",
)
TEXT = st.lists(st.tuples(st.sampled_from(LINES), st.sampled_from((b"\n", b"\n", b"\n", b"\r\n"))), max_size=14)


def _file(lines: list[tuple[bytes, bytes]], *, is_ended: bool) -> bytes:
    text = b"".join(line + ending for line, ending in lines)
    return text if is_ended or not lines else text[: -len(lines[-1][1])]


@settings(max_examples=400, deadline=None)
@given(TEXT, TEXT, st.booleans(), st.booleans(), st.randoms(use_true_random=False))
def test_all_hunks_make_the_text_after_and_each_part_of_them_a_text(before_lines, after_lines, one, other, random):
    before, after = _file(before_lines, is_ended=one), _file(after_lines, is_ended=other)
    difference = compare(before, after)

    assert applied(difference, difference.hunks) == after
    assert applied(difference, ()) == before
    spans = sorted(span for hunk in difference.hunks for span in hunk.spans)
    for span, following in pairwise(spans):
        assert span.before_last <= following.before_first
        assert span.after_last <= following.after_first
    for hunk in difference.hunks:
        if hunk.words:
            assert "".join(words.text for words in hunk.words if words.kind != "added") == hunk.before
            assert "".join(words.text for words in hunk.words if words.kind != "removed") == hunk.after
        assert tuple(map(Span.parse, hunk.name.split(";"))) == hunk.spans

    chosen = [hunk for hunk in difference.hunks if random.random() < 0.5]
    part = applied(difference, chosen)
    assert part is not None
    written = [line for line in lines_of(part) if not line.endswith("\n")]
    assert len(written) <= 1, "a line without its ending stands before another"
    for line in lines_of(part):
        assert line in difference.before or line in difference.after, "two lines were put into one"
    if len(chosen) not in (0, len(difference.hunks)):
        left = compare(before, part)
        assert applied(left, left.hunks) == part


@given(st.binary(max_size=60))
@example(b"\xef\xbb\xbfa\r\n\xff")
def test_lines_come_back_as_the_bytes_they_were(data):
    assert bytes_of(lines_of(data)) == data


def test_a_new_page_and_one_that_goes_are_one_hunk():
    new = compare(None, b"---\ntitle: A\n---\n\nText with [b](b.md).\n")
    assert [(hunk.kind, hunk.name) for hunk in new.hunks] == [("added", "0-0:0-5")]
    assert (applied(new, ()), applied(new, new.hunks)) == (None, bytes_of(new.after))
    assert [(link.kind, link.target) for link in new.hunks[0].links] == [("added", "b.md")]

    gone = compare(b"text", None)
    assert [(hunk.kind, hunk.name) for hunk in gone.hunks] == [("removed", "0-1:0-0")]
    assert (applied(gone, ()), applied(gone, gone.hunks)) == (b"text", None)
    assert compare(None, None).hunks == ()
