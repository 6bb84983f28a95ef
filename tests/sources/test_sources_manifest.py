from __future__ import annotations

import json
import shutil
import subprocess

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kbdesk.sources.manifest import Manifest, ManifestBroken, ManifestNewer, parse, salvage
from kbdesk.sources.source import milliseconds

AS_THE_ORIGINAL_WRITES = """{
  "version": 1,
  "files": {
    "9": {
      "addedAt": "2026-11-30T05:34:07.431Z",
      "origin": {
        "kind": "manual"
      },
      "changedAt": "2026-11-30T05:34:07.431Z",
      "hash": "19581e27de7ced00ff1ce50b2047e7a567c76b1cbaebabe5ef03f7c3017bb5b7",
      "size": 1,
      "mtimeMs": 1796016847428.427
    },
    "10": {
      "hash": "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d",
      "size": 1,
      "mtimeMs": 1700000000500,
      "addedAt": "2026-11-30T05:34:02.242Z",
      "changedAt": "2026-11-30T05:34:02.242Z",
      "origin": {
        "kind": "url",
        "from": "https://x.y/b"
      },
      "ingestedHash": "y",
      "note": "mine"
    },
    "new\\nline é 🙂.txt": {}
  },
  "retired": [
    {
      "path": "c.txt",
      "movedTo": ".agent-kit/retired/2026-11-30T05-34-02-243Z-c.txt",
      "retiredAt": "2026-11-30T05:34:02.243Z",
      "why": "wrong",
      "reason": "x"
    }
  ]
}
"""


def test_a_manifest_of_the_original_is_written_back_byte_for_byte():
    assert parse(AS_THE_ORIGINAL_WRITES.encode()).encode().decode() == AS_THE_ORIGINAL_WRITES


def test_an_empty_manifest_is_written_as_the_original_writes_it():
    assert Manifest().encode() == b'{\n  "version": 1,\n  "files": {},\n  "retired": []\n}\n'


def test_whole_numbers_as_names_come_first_by_size_and_names_of_javascript_stay():
    names = ["toString", "b", "10", "__proto__", "9", "constructor", "01", "4294967295", "2024"]
    whole = json.loads(Manifest({name: {"hash": "h"} for name in names}).encode())
    assert list(whole["files"]) == ["9", "10", "2024", "toString", "b", "__proto__", "constructor", "01", "4294967295"]


def test_unknown_keys_of_entries_and_of_the_whole_survive():
    data = b'{"version": 1, "extra": {"kept": [1.5, null, true]}, "files": {"a": {"hash": "h", "mine": {"x": []}}}}'
    whole = json.loads(parse(data).encode())
    assert whole["extra"] == {"kept": [1.5, None, True]}
    assert whole["files"]["a"]["mine"] == {"x": []}
    assert list(whole) == ["version", "files", "retired", "extra"]


def test_modification_times_are_the_doubles_of_the_original():
    assert milliseconds(1796016842231_575000) == 1796016842231.575
    assert milliseconds(1700000000_500000000) == 1700000000500
    assert milliseconds(-1_500_000) == -1.5


@pytest.mark.parametrize(
    "data", [b"{}", b'{"files": null, "retired": null}', b'{"files": {"a.txt": null}}', b"\xef\xbb\xbf{}"]
)
def test_a_manifest_without_content_is_empty(data: bytes):
    assert parse(data) == Manifest()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b'"x"',
        b'{"version": 1, "files": {"b.txt": {"hash',
        b'{"files": [], "retired": {}}',
        b'{"retired": {}}',
        b'{"retired": [{"path": 1}]}',
        b'{"files": {"a.txt": "text"}}',
        b'{"files": {"a": NaN}}',
        b"\xff\xfe{}",
        b'{"files": {"a": ' + b"[" * 100_000,
        b'{"files": {"a": {"x": ' + b"[" * 150 + b"]" * 150 + b"}}}",
    ],
    ids=range(13),
)
def test_what_is_no_manifest_is_told_and_its_bytes_are_kept(data: bytes):
    with pytest.raises(ManifestBroken) as caught:
        parse(data)
    assert caught.value.data == data
    assert "sources.json" in str(caught.value)


@pytest.mark.parametrize(
    ("version", "is_ours"), [("1", True), ('"1"', True), ("1.0", True), ("null", True), ("true", False), ("2", False)]
)
def test_only_a_list_of_our_format_is_taken_for_one(version: str, is_ours: bool):
    data = f'{{"version": {version}, "files": {{"a.txt": {{"hash": "1"}}}}}}'.encode()
    if is_ours:
        assert list(parse(data).files) == ["a.txt"]
    else:
        with pytest.raises(ManifestNewer, match="another format"):
            parse(data)


def test_salvage_finds_what_stands_before_the_place_where_the_file_was_cut():
    cut = AS_THE_ORIGINAL_WRITES[: AS_THE_ORIGINAL_WRITES.index('"retired"')]
    assert list(salvage(cut.encode()).files) == ["9", "10"]


def test_salvage_reads_both_sides_of_a_merge_and_the_retired_ones():
    torn = AS_THE_ORIGINAL_WRITES.replace(
        '    "10": {', '<<<<<<< ours\n    "mine.txt": {"hash": "1"},\n=======\n>>>>>>> theirs\n    "10": {'
    )
    found = salvage(torn.encode())
    assert set(found.files) == {"9", "10", "mine.txt"}
    assert [record["path"] for record in found.retired] == ["c.txt"]


def test_salvage_takes_no_time_on_what_is_made_to_take_it():
    assert salvage(b'{"a":' * 200_000) == Manifest()
    assert salvage(b'"' * 500_000) == Manifest()


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec=None), max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
entries = st.dictionaries(st.text(max_size=6), values, max_size=4)
manifests = st.builds(
    Manifest,
    st.dictionaries(st.text(st.characters(codec=None), max_size=8), entries, max_size=5),
    st.lists(entries.map(lambda entry: {**entry, "path": "p", "movedTo": "m"}), max_size=3).map(tuple),
    st.dictionaries(
        st.text(max_size=6).filter(lambda key: key not in ("version", "files", "retired")), values, max_size=2
    ),
)


@given(manifests)
def test_whatever_is_written_is_read_back_the_same(made: Manifest):
    again = parse(made.encode())
    assert list(again.files) == list(parse(again.encode()).files)
    assert set(again.files) == set(made.files)
    assert [len(record) for record in again.retired] == [len(record) for record in made.retired]
    assert again.encode() == made.encode()


@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_no_bytes_make_salvage_fail(data: bytes):
    assert isinstance(salvage(data), Manifest)


@pytest.mark.skipif(shutil.which("node") is None, reason="node, whose JSON the original writes, is not installed")
@settings(max_examples=15, deadline=None)
@given(st.lists(manifests, min_size=1, max_size=6))
def test_bytes_are_those_of_javascript(made: list[Manifest]):
    ours = [one.encode().decode() for one in made]
    script = (
        "let text='';process.stdin.on('data',d=>text+=d).on('end',()=>process.stdout.write(JSON.stringify("
        "JSON.parse(text).map(one=>JSON.stringify(JSON.parse(one),null,2)+'\\n'))))"
    )
    told = subprocess.run(["node", "-e", script], input=json.dumps(ours).encode(), capture_output=True, check=True)
    assert json.loads(told.stdout) == ours
