"""A first opening's second process says what one alone says; a filling that is cut short leaves an index that works."""

from __future__ import annotations

import marshal
import subprocess
import sys
from hashlib import sha256
from io import BytesIO
from typing import TYPE_CHECKING

import pytest

from kbdesk.index.describing import PORTION, Portion, described, describing, parted, received, send
from kbdesk.index.index import FileChange, Index
from kbdesk.index.schema import LATE
from kbdesk.journal.database import Database
from kbdesk.pages.layouts import KitLayout, as_values
from kbdesk.pages.types import BUILT_IN, PageType

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LAYOUT = KitLayout((*BUILT_IN, PageType("note", "notes", "Notes", "", "", ("url",))), "wiki")
KEPT = ("alone", "with another", "with one that ends at once", "with none that starts")


def change(number: int) -> FileChange:
    words = f"# Tide {number}\n\nÉbb, 潮汐 and [next]({number + 1}.md), [[Tide {number + 7}]].\n"
    data = f"---\ntype: note\nurl: u{number}\naliases: [t{number}]\n---\n\n{words}".encode()
    if number == 5:
        data = b"\xff\xfe no text"
    return FileChange(f"notes/{number}.md", "1", sha256(data).hexdigest(), data, "It is away." if number == 9 else "")


def portions(count: int = 3000) -> list[list[FileChange]]:
    changes = [change(number) for number in range(count)]
    changes[7] = FileChange("notes/7.md", "", "", None)
    return [list(one) for one in parted(changes, lambda _: 10)]


@pytest.mark.parametrize("way", KEPT[1:])
def test_whoever_describes_says_the_same(way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = list(describing(LAYOUT, portions(1600)))
    if way == "with one that ends at once":
        program = tmp_path / "ends"
        program.write_text("#!/bin/sh\nexit 3\n")
        program.chmod(0o755)
        monkeypatch.setattr(sys, "executable", str(program))
    elif way == "with none that starts":
        monkeypatch.setattr(sys, "executable", str(tmp_path / "nowhere"))
    helped = list(describing(LAYOUT, portions(1600), helped=True))
    assert [len(one.changes) for one in helped] == [*[PORTION] * 6, 100]
    assert helped == alone


def test_the_second_process_answers_what_it_is_asked() -> None:
    files = [(one.path, one.data, one.trouble) for one in portions(20)[0]]
    asked = BytesIO()
    for message in (as_values(LAYOUT), files, files[:3]):
        send(asked, marshal.dumps(message))
    child = [sys.executable, "-m", "kbdesk.index.describing_child"]
    told = subprocess.run(child, input=asked.getvalue(), stdout=subprocess.PIPE, check=True).stdout
    answers = [marshal.loads(message) for message in received(BytesIO(told))]
    assert answers == [described(LAYOUT, files), described(LAYOUT, files[:3])]


def test_an_index_whose_filling_was_cut_short_works_and_is_made_whole(tmp_path: Path) -> None:
    index = Index(tmp_path / "index.db", LAYOUT)

    def cut() -> Iterator[Portion]:
        for number, portion in enumerate(describing(LAYOUT, portions())):
            if number == 7:
                raise KeyboardInterrupt
            yield portion

    with pytest.raises(KeyboardInterrupt):
        index.fill(cut())
    assert late(tmp_path) == set()
    assert [one.page for one in index.search("tide 3", 1).found] == ["note/3"]
    index.close()
    index = Index(tmp_path / "index.db", LAYOUT)
    index.fill(describing(LAYOUT, portions()))
    assert late(tmp_path) == set(LATE)
    whole = Index(tmp_path / "other.db", LAYOUT)
    whole.update([one for portion in portions() for one in portion])
    assert whole.linking.counts()[1] == index.linking.counts()[1]
    assert set(whole.linking.told()) == set(index.linking.told())
    assert whole.listing.text() == index.listing.text()
    assert whole.files() == index.files()
    for one in (index, whole):
        one.close()


def late(folder: Path) -> set[object]:
    database = Database(folder / "index.db", "index", (), "NORMAL")
    names = {name for (name,) in database.rows("SELECT name FROM sqlite_schema WHERE type = 'index'")}
    database.close()
    return names & set(LATE)
