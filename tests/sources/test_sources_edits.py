from __future__ import annotations

import json
import os
import unicodedata

import pytest

from kbdesk.errors import Conflict, NotFound, OutsideFolder, Refused
from kbdesk.sources import edits, listing, retiring
from kbdesk.sources.manifest import ManifestBroken
from kbdesk.sources.snapshot import look
from kbdesk.sources.source import Origin

NFC = unicodedata.normalize("NFC", "résumé.txt")
NFD = unicodedata.normalize("NFD", "résumé.txt")


def entries(project):
    return json.loads(project.manifest_bytes())["files"]


# --- listing


def test_listing_writes_nothing_and_shows_files_found_by_hand(project):
    project.put("sources/books/deep/c.md")
    project.put("sources/Z.TXT")
    project.put("sources/dot.")
    project.put("sources/t.tar.gz")
    project.put("sources/noext")
    project.put("sources/.hidden")
    project.put("sources/.git/config")
    listed = project.listed()
    assert [(source.path, source.type) for source in listed] == [
        ("Z.TXT", "txt"),
        ("books/deep/c.md", "md"),
        ("dot.", "file"),
        ("noext", "file"),
        ("t.tar.gz", "gz"),
    ]
    assert {source.origin for source in listed} == {Origin("manual")}
    assert not any(source.recorded for source in listed)
    assert not (project.root / "sources/.agent-kit").exists()


def test_an_unrecorded_file_changed_when_it_was_last_modified(project):
    os.utime(project.put("sources/a.txt"), ns=(0, 1_700_000_000_123_456_789))
    assert project.source("a.txt").changed_at == "2023-11-14T22:13:20.123Z"


def test_present_come_first_in_utf16_order_then_missing_then_retired(project):
    for name in ("🙂.txt", "ﬀ.txt", "Ａ.txt", "z.txt", "gone.txt", "bad.txt"):
        project.put(f"sources/{name}", name)
    project.record()
    project.retire("bad.txt")
    (project.root / "sources/gone.txt").unlink()
    assert project.states() == [
        ("z.txt", "present"),
        ("🙂.txt", "present"),
        ("ﬀ.txt", "present"),
        ("Ａ.txt", "present"),
        ("gone.txt", "missing"),
        ("bad.txt", "retired"),
    ]


def test_what_lies_in_a_folder_that_cannot_be_read_is_not_missing(project, monkeypatch):
    project.put("sources/locked/a.txt")
    project.record()
    snapshot = project.snapshot()
    hidden = look(project.folder).__class__(
        snapshot.folder, (), (), ("locked",), snapshot.manifest, snapshot.hash_of, snapshot.stands
    )
    (source,) = listing.sources(hidden)
    assert source.status == "present"
    assert "cannot be read" in source.trouble
    with pytest.raises(Refused, match="cannot be read"):
        retiring.retire(hidden, "locked/a.txt", "wrong", "x", None, project.now)


def test_find_takes_the_other_unicode_form_and_the_folder_in_front(project):
    project.put(f"sources/{NFD}")
    assert listing.find(project.snapshot(), NFC).path == NFD
    assert listing.find(project.snapshot(), f"sources/{NFC}").path == NFD
    with pytest.raises(NotFound):
        listing.find(project.snapshot(), "nope.txt")


# --- recording


def test_recording_writes_the_entry_of_a_file_found_by_hand_as_the_original_does(project):
    os.utime(project.put("sources/a.txt", "a"), ns=(0, 1796016842231_575000))
    project.record()
    assert project.manifest_bytes().decode() == (
        '{\n  "version": 1,\n  "files": {\n    "a.txt": {\n      "addedAt": "2026-11-30T05:34:02.239Z",\n'
        '      "origin": {\n        "kind": "manual"\n      },\n      "changedAt": "2026-11-30T05:34:02.239Z",\n'
        '      "hash": "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb",\n      "size": 1,\n'
        '      "mtimeMs": 1796016842231.575\n    }\n  },\n  "retired": []\n}\n'
    )


def test_recording_again_changes_nothing(project):
    project.put("sources/a.txt")
    project.record()
    before = project.manifest_bytes()
    plan = edits.record(project.snapshot(), project.later())
    assert plan.changes_nothing
    assert project.manifest_bytes() == before


def test_a_touched_file_keeps_its_change_and_a_changed_one_does_not(project):
    file = project.put("sources/a.txt", "first")
    project.record()
    first = project.source("a.txt").changed_at
    os.utime(file, ns=(0, 10**18))
    project.later()
    assert not project.source("a.txt").recorded
    project.record()
    assert project.source("a.txt").changed_at == first
    project.put("sources/a.txt", "second")
    project.later()
    project.record()
    assert project.source("a.txt").changed_at > first


def test_other_content_of_the_same_size_and_time_is_noticed(project):
    """The original does not (FAULTS 21, scenario 47)."""
    os.utime(project.put("sources/a.txt", "aaaa"), ns=(0, 10**18))
    project.record()
    first = project.source("a.txt").changed_at
    os.utime(project.put("sources/a.txt", "bbbb"), ns=(0, 10**18))
    project.later()
    (seen,) = listing.sources(project.snapshot(), lambda path: project.snapshot().hash_of(path))
    assert not seen.recorded
    project.record()
    assert project.source("a.txt").changed_at > first


def test_an_entry_keeps_its_unknown_keys_and_their_places_when_its_file_changes(project):
    project.put("sources/a.txt", "a")
    project.put(
        "sources/.agent-kit/sources.json",
        '{"version": 1, "extra": {"kept": true}, "files": {"a.txt": {"hash": "x", "size": 1, "mtimeMs": 0, "addedAt": '
        '"2020-01-01T00:00:00.000Z", "origin": {"kind": "person", "from": "a.txt"}, "ingestedHash": "y", "note": "mine"'
        "}}}",
    )
    project.record()
    whole = json.loads(project.manifest_bytes())
    assert list(whole["files"]["a.txt"]) == [
        "hash",
        "size",
        "mtimeMs",
        "addedAt",
        "origin",
        "ingestedHash",
        "note",
        "changedAt",
    ]
    assert whole["extra"] == {"kept": True}
    assert whole["version"] == 1


def test_an_entry_in_the_other_unicode_form_is_that_file_s(project):
    """The original takes them for two files (FAULTS 21, scenario 45)."""
    project.put(f"sources/{NFC}")
    project.record()
    (project.root / "sources" / NFC).rename(project.root / "sources" / NFD)
    if NFC in os.listdir(project.root / "sources"):
        pytest.skip("this file system keeps one form only")
    assert project.states() == [(NFD, "present")]
    project.record()
    assert list(entries(project)) == [NFD]


def test_one_file_that_cannot_be_read_does_not_fail_the_others(project):
    project.put("sources/a.txt")
    project.put("sources/b.txt")
    snapshot = project.snapshot()

    def hash_of(path: str) -> str:
        if path == "a.txt":
            raise NotFound("It is gone.", path)
        return snapshot.hash_of(path)

    plan = edits.record(look(project.folder, hash_of=hash_of), project.now)
    project.commit(plan)
    assert list(entries(project)) == ["b.txt"]
    assert "a.txt" in plan.warnings[0]


# --- adding


def test_adding_copies_the_file_and_writes_its_entry_as_the_original_does(project):
    project.put("in/b.txt", "b")
    added = project.add("in/b.txt", "b.txt", origin=Origin("url", "https://x.y/b"))
    assert added.placed[0].path == "b.txt"
    assert not added.placed[0].is_duplicate
    assert project.manifest_bytes().decode() == (
        '{\n  "version": 1,\n  "files": {\n    "b.txt": {\n'
        '      "hash": "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d",\n      "size": 1,\n'
        '      "mtimeMs": 1796016842239,\n      "addedAt": "2026-11-30T05:34:02.239Z",\n'
        '      "changedAt": "2026-11-30T05:34:02.239Z",\n      "origin": {\n        "kind": "url",\n'
        '        "from": "https://x.y/b"\n      }\n    }\n  },\n  "retired": []\n}\n'
    )
    source = project.source("b.txt")
    assert source.recorded
    assert source.origin == Origin("url", "https://x.y/b")


@pytest.mark.parametrize(
    ("destination", "path"),
    [
        ("", "n.txt"),
        ("./", "n.txt"),
        ("books/", "books/n.txt"),
        ("books", "books/n.txt"),
        ("new/", "new/n.txt"),
        ("new", "new"),
        ("a//b/./c.txt", "a/b/c.txt"),
    ],
)
def test_a_folder_as_destination_keeps_the_file_s_name(project, destination, path):
    project.put("sources/books/other.txt", "o")
    project.put("in/n.txt", "n")
    assert project.add("in/n.txt", destination).placed[0].path == path
    assert (project.root / "sources" / path).read_text() == "n"


@pytest.mark.parametrize(
    ("destination", "error", "words"),
    [
        ("../n.txt", OutsideFolder, "inside"),
        ("a/../../n.txt", OutsideFolder, "inside"),
        ("..\\n.txt", OutsideFolder, "inside"),
        ("/etc/n.txt", OutsideFolder, "inside"),
        (".agent-kit/n.txt", Refused, "hidden"),
        ("a/.n.txt", Refused, "hidden"),
        ("C:\\n.txt", Refused, "not allowed"),
        ("a?b.txt", Refused, "not allowed"),
        ("a\nb.txt", Refused, "not allowed"),
        ("con", Refused, "Windows"),
        ("Aux.txt", Refused, "Windows"),
        ("com1.tar.gz", Refused, "Windows"),
        ("a. ", Refused, "dot or a space"),
        ("name./n.txt", Refused, "dot or a space"),
        ("x" * 256, Refused, "too long"),
        ("/".join(["x" * 200] * 6), Refused, "too long"),
        ("here.txt", Refused, "never overwritten"),
        ("Here.TXT", Refused, "capital letters"),
        ("BOOKS/n.txt", Refused, "capital letters"),
        ("here.txt/n.txt", Refused, "not a folder"),
        ("Books", Refused, "folder"),
    ],
)
def test_a_destination_that_cannot_be_is_refused_with_the_reason(project, destination, error, words):
    project.put("sources/here.txt", "here")
    project.put("sources/books/other.txt", "o")
    project.put("in/n.txt", "n")
    with pytest.raises(error, match=words):
        project.add("in/n.txt", destination)
    assert sorted(os.listdir(project.root / "sources")) == ["books", "here.txt"]


def test_the_name_of_the_file_itself_must_be_allowed_too(project):
    project.put("in/n.txt", "n")
    with pytest.raises(Refused, match="Windows") as caught:
        project.add("in/n.txt", "", name="nul.txt")
    assert "file-nul.txt" in str(caught.value)


def test_adding_through_a_link_is_refused(project):
    """The original writes outside (FAULTS 21, scenario 44)."""
    project.put("outside/secret.txt")
    project.put("in/n.txt", "n")
    (project.root / "sources/folder").symlink_to("../outside")
    (project.root / "sources/broken").symlink_to("nowhere")
    for destination in ("folder/n.txt", "folder/", "broken"):
        with pytest.raises(OutsideFolder):
            project.add("in/n.txt", destination)
    assert os.listdir(project.root / "outside") == ["secret.txt"]


def test_new_names_are_composed_and_twins_in_the_other_form_are_the_same_name(project):
    """The original makes two files of one name (FAULTS 21, scenario 45)."""
    project.put("in/n.txt", "n")
    assert project.add("in/n.txt", NFD).placed[0].path == NFC
    project.put("in/m.txt", "m")
    with pytest.raises(Refused, match="never overwritten"):
        project.add("in/m.txt", NFD)


def test_a_folder_in_decomposed_form_is_used_as_it_is_spelt(project):
    project.put(f"sources/{NFD}/a.txt", "a")
    project.put("in/n.txt", "n")
    assert project.add("in/n.txt", f"{NFC}/").placed[0].path == f"{NFD}/n.txt"


def test_content_that_is_there_already_is_not_copied_again(project):
    project.put("sources/a.txt", "same")
    project.put("in/n.txt", "same")
    added = project.add("in/n.txt", "elsewhere.txt")
    assert (added.placed[0].path, added.placed[0].is_duplicate) == ("a.txt", True)
    assert added.plan.changes_nothing
    assert project.states() == [("a.txt", "present")]


def test_a_duplicate_does_not_drop_what_it_replaces(project):
    """The original does, silently (FAULTS 21)."""
    project.put("sources/a.txt", "same")
    project.put("sources/old.txt", "old")
    project.put("in/n.txt", "same")
    project.add("in/n.txt", "new.txt", replaces="old.txt")
    assert project.source("a.txt").replaces == "old.txt"
    again = project.add("in/n.txt", "new.txt", replaces="sources/old.txt")
    assert again.plan.changes_nothing
    itself = project.add("in/n.txt", "new.txt", replaces="a.txt")
    assert itself.plan.changes_nothing
    assert "same content" in itself.plan.warnings[0]


@pytest.mark.parametrize("replaces", ["nope.txt", "books", ".agent-kit/sources.json", "../in/n.txt"])
def test_only_a_present_original_can_be_replaced(project, replaces):
    """The original accepts folders and hidden files (FAULTS 21)."""
    project.put("sources/books/a.txt", "a")
    project.record()
    project.put("in/n.txt", "n")
    with pytest.raises(NotFound, match="not there"):
        project.add("in/n.txt", "n.txt", replaces=replaces)


def test_the_entry_names_what_it_replaces_as_that_is_spelt_on_the_disk(project):
    project.put(f"sources/{NFD}", "old")
    project.put("in/n.txt", "n")
    project.add("in/n.txt", "n.txt", replaces=NFC)
    assert entries(project)["n.txt"]["replaces"] == NFD
    assert list(entries(project)["n.txt"])[-1] == "replaces"


def test_a_file_retired_as_wrong_can_be_added_again_but_not_without_a_word(project):
    """The original says nothing (FAULTS 21, scenario 42)."""
    project.put("sources/bad.txt", "bad")
    project.retire("bad.txt", reason="the wrong course")
    project.put("in/bad.txt", "bad")
    added = project.add("in/bad.txt", "bad.txt")
    assert project.states() == [("bad.txt", "present"), ("bad.txt", "retired")]
    assert "the wrong course" in added.plan.warnings[0]


def test_many_files_come_in_one_plan_all_or_none(project):
    for name in ("a", "b", "c"):
        project.put(f"in/{name}.txt", name)
    project.put("in/again.txt", "a")
    files = [project.arrival(f"in/{name}.txt", "many/") for name in ("a", "b", "again", "c")]
    added = edits.add(project.snapshot(), files, project.now)
    assert [(one.path, one.is_duplicate) for one in added.placed] == [
        ("many/a.txt", False),
        ("many/b.txt", False),
        ("many/a.txt", True),
        ("many/c.txt", False),
    ]
    project.commit(added.plan)
    project.put("in/d.txt", "d")
    with pytest.raises(Refused):
        edits.add(
            project.snapshot(), [project.arrival("in/d.txt", "d.txt"), project.arrival("in/d.txt", "../x")], project.now
        )


def test_two_files_of_one_name_in_one_plan_clash(project):
    project.put("in/a/n.txt", "1")
    project.put("in/b/n.txt", "2")
    with pytest.raises(Refused, match="never overwritten"):
        edits.add(
            project.snapshot(), [project.arrival("in/a/n.txt", ""), project.arrival("in/b/n.txt", "")], project.now
        )


def test_a_derived_file_stands_beside_the_one_it_was_made_from(project):
    project.put("in/page.html", "<p>")
    project.put("in/main", "text")
    files = [project.arrival("in/page.html", "web/"), project.arrival("in/main", "ignored", derived=True)]
    added = edits.add(project.snapshot(), files, project.now)
    project.commit(added.plan)
    assert [one.path for one in added.placed] == ["web/page.html", "web/page.md"]
    assert project.source("web/page.md").derived_from == "web/page.html"
    project.put("in/other.html", "<b>")
    project.put("in/main", "other text")
    files = [project.arrival("in/other.html", "web/page.htm"), project.arrival("in/main", "", derived=True)]
    assert [one.path for one in edits.add(project.snapshot(), files, project.now).placed] == [
        "web/page.htm",
        "web/page-2.md",
    ]


def test_a_missing_one_that_comes_back_by_adding_is_present_again(project):
    project.put("in/n.txt", "n")
    project.add("in/n.txt", "n.txt")
    (project.root / "sources/n.txt").unlink()
    project.put("in/n.txt", "newer")
    project.add("in/n.txt", "n.txt")
    assert project.states() == [("n.txt", "present")]


def test_a_file_that_changes_after_planning_is_not_taken_for_the_one_planned(project):
    project.put("in/n.txt", "n")
    added = edits.add(project.snapshot(), [project.arrival("in/n.txt", "")], project.now)
    project.put("in/n.txt", "m")
    with pytest.raises(Conflict):
        project.commit(added.plan)


# --- retiring


def test_retiring_moves_the_file_and_writes_the_record_as_the_original_does(project):
    os.utime(project.put("sources/sub/old.txt", "old"), ns=(0, 1796017105431_583500))
    project.put("sources/new.txt", "new")
    project.record()
    project.later()
    project.retire("sub/old.txt", "replaced", "a newer edition", "new.txt")
    (record,) = json.loads(project.manifest_bytes())["retired"]
    assert record == {
        "path": "sub/old.txt",
        "movedTo": ".agent-kit/retired/2026-11-30T05-34-03-239Z-old.txt",
        "retiredAt": "2026-11-30T05:34:03.239Z",
        "why": "replaced",
        "reason": "a newer edition",
        "replacedBy": "new.txt",
        "entry": {
            "addedAt": "2026-11-30T05:34:02.239Z",
            "origin": {"kind": "manual"},
            "changedAt": "2026-11-30T05:34:02.239Z",
            "hash": "cba06b5736faf67e54b07b561eae94395e774c517a7d910a54369e1263ccfbd4",
            "size": 3,
            "mtimeMs": 1796017105431.5835,
        },
    }
    assert list(record) == ["path", "movedTo", "retiredAt", "why", "reason", "replacedBy", "entry"]
    assert (project.root / "sources" / record["movedTo"]).read_text() == "old"


def test_a_file_never_recorded_is_retired_without_an_entry(project):
    project.put("sources/unlisted.txt")
    project.retire("unlisted.txt")
    assert "entry" not in project.manifest().retired[0]


def test_two_originals_of_one_name_retired_in_the_same_millisecond_both_stay(project):
    """In the original one overwrites the other (FAULTS 1)."""
    project.put("sources/a/n.txt", "1")
    project.put("sources/b/N.txt", "2")
    project.retire("a/n.txt")
    project.retire("b/N.txt")
    moved = [record["movedTo"] for record in project.manifest().retired]
    assert moved == [
        ".agent-kit/retired/2026-11-30T05-34-02-239Z-n.txt",
        ".agent-kit/retired/2026-11-30T05-34-02-240Z-N.txt",
    ]
    assert [(project.root / "sources" / path).read_text() for path in moved] == ["1", "2"]


@pytest.mark.parametrize(
    ("path", "why", "reason", "replaced_by", "error"),
    [
        ("nope.txt", "wrong", "x", None, NotFound),
        ("../in/n.txt", "wrong", "x", None, NotFound),
        (".agent-kit/sources.json", "wrong", "x", None, NotFound),
        ("sub", "wrong", "x", None, NotFound),
        ("", "wrong", "x", None, NotFound),
        ("link.txt", "wrong", "x", None, NotFound),
        ("folder/secret.txt", "wrong", "x", None, NotFound),
        ("gone.txt", "wrong", "again", None, Refused),
        ("a.txt", "old", "x", None, Refused),
        ("a.txt", "wrong", "  ", None, Refused),
        ("a.txt", "replaced", "x", None, Refused),
        ("a.txt", "replaced", "x", "nope.txt", NotFound),
        ("a.txt", "replaced", "x", ".agent-kit", NotFound),
    ],
)
def test_what_cannot_be_retired_is_refused_and_stays(project, path, why, reason, replaced_by, error):
    project.put("sources/a.txt", "a")
    project.put("sources/sub/b.txt", "b")
    project.put("sources/gone.txt", "gone")
    project.put("outside/secret.txt")
    (project.root / "sources/link.txt").symlink_to("a.txt")
    (project.root / "sources/folder").symlink_to("../outside")
    project.record()
    project.retire("gone.txt")
    before = project.manifest_bytes()
    with pytest.raises(error):
        project.retire(path, why, reason, replaced_by)
    assert project.manifest_bytes() == before


def test_a_replacement_that_makes_no_sense_is_kept_as_the_original_does_but_said(project):
    project.put("sources/c.txt")
    project.put("sources/sub/d.txt", "d")
    assert "own replacement" in project.retire("c.txt", "replaced", "x", "c.txt").warnings[0]
    project.put("sources/e.txt", "e")
    assert "a folder" in project.retire("e.txt", "replaced", "x", "sub").warnings[0]
    assert project.manifest().retired[1]["replacedBy"] == "sub"


def test_a_missing_original_can_be_let_go(project):
    """In the original it cannot (FAULTS 21, scenario 42)."""
    project.put("sources/new.txt")
    project.record()
    (project.root / "sources/new.txt").unlink()
    project.retire("new.txt", reason="deleted long ago")
    source = project.source("new.txt")
    assert (source.status, source.moved_to) == ("retired", "")
    assert project.manifest().retired[0]["entry"]["size"] == 1
    assert entries(project) == {}


def test_retiring_takes_the_other_unicode_form(project):
    project.put(f"sources/{NFD}", "nfd")
    project.record()
    project.retire(NFC)
    assert project.states() == [(NFD, "retired")]


def test_a_very_long_name_is_shortened_in_the_retired_folder(project):
    project.put(f"sources/{'é' * 120}.txt")
    project.retire(f"{'é' * 120}.txt")
    name = project.manifest().retired[0]["movedTo"].rpartition("/")[2]
    assert len(name.encode()) <= 255
    assert name.endswith(".txt")


# --- restoring


def test_restoring_brings_the_file_and_its_entry_back(project):
    project.put("in/n.txt", "n")
    project.add("in/n.txt", "sub/n.txt", origin=Origin("url", "https://x.y"))
    before = project.manifest_bytes()
    project.retire("sub/n.txt")
    project.commit(retiring.restore(project.snapshot(), "sub/n.txt"))
    assert project.manifest_bytes() == before
    assert (project.root / "sources/sub/n.txt").read_text() == "n"
    assert project.source("sub/n.txt").recorded


def test_restoring_takes_the_one_retired_last_or_the_one_named(project):
    for content in ("1", "2"):
        project.put("sources/n.txt", content)
        project.retire("n.txt")
        project.later()
    first = project.manifest().retired[0]["movedTo"]
    project.commit(retiring.restore(project.snapshot(), "n.txt"))
    assert (project.root / "sources/n.txt").read_text() == "2"
    with pytest.raises(Refused, match="never overwritten"):
        retiring.restore(project.snapshot(), first)
    project.commit(retiring.restore(project.snapshot(), first, to="older/"))
    assert (project.root / "sources/older/n.txt").read_text() == "1"
    assert project.manifest().retired == ()


def test_what_cannot_be_restored_says_why(project):
    project.put("sources/n.txt")
    project.retire("n.txt")
    with pytest.raises(NotFound, match="No retired"):
        retiring.restore(project.snapshot(), "other.txt")
    with pytest.raises(OutsideFolder):
        retiring.restore(project.snapshot(), "n.txt", to="../n.txt")
    (project.root / "sources" / project.manifest().retired[0]["movedTo"]).unlink()
    with pytest.raises(NotFound, match="gone"):
        retiring.restore(project.snapshot(), "n.txt")


@pytest.mark.parametrize("path", ["../../evil.txt", "/evil.txt", ".agent-kit/x", "a/../../x", ""])
def test_a_manifest_made_by_a_stranger_restores_nothing_outside(project, path):
    moved = ".agent-kit/retired/2026-11-30T05-34-02-239Z-n.txt"
    project.put(f"sources/{moved}", "n")
    record = {"path": path, "movedTo": moved, "retiredAt": "", "why": "wrong", "reason": ""}
    project.put("sources/.agent-kit/sources.json", json.dumps({"retired": [record]}))
    with pytest.raises(Refused):
        retiring.restore(project.snapshot(), moved)


# --- a broken manifest


def test_no_edit_goes_over_a_broken_manifest(project):
    project.put("sources/a.txt")
    project.put("in/n.txt", "n")
    project.put("sources/.agent-kit/sources.json", '{"files": {')
    for edit in (
        lambda: project.add("in/n.txt", "n.txt"),
        lambda: project.retire("a.txt"),
        project.record,
        lambda: retiring.restore(project.snapshot(), "a.txt"),
    ):
        with pytest.raises(ManifestBroken):
            edit()
    assert project.manifest_bytes() == b'{"files": {'
