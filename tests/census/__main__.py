"""Opens wikis as they are and counts what was found in them, beside what EXPECTED.tsv says.

    python -m tests.census [FOLDER ...]             folders of wikis; without any, those of ../shared/corpora
    python -m tests.census --edits [NUMBER] [FOLDER ...]    see `tests.census.editing`

Each wiki is copied first. Exit code 1 when fewer links resolve than under the best rule, a page is missing, or a byte
or a time of a file changed.
"""

from __future__ import annotations

import csv
import os
import shutil
import sqlite3
import stat
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from kbdesk.errors import KbdeskError
from kbdesk.project.project import Project
from tests.census import editing

CORPORA = Path(__file__).parents[2].parent / "shared" / "corpora"
PAGES, WIKI, MARKDOWN = 6, 8, 10
"""The columns of EXPECTED.tsv that are compared; beside the links stands the share that leads nowhere."""
ROUNDED = 0.005
"""What a share may have lost when it was rounded."""


@dataclass
class Census:
    """What was found in one wiki. `hidden` pages are left alone.

    Links are counted as written in bodies: how many, and how many lead nowhere.
    """

    kind: str = ""
    knowledge: str = ""
    pages: int = 0
    hidden: int = 0
    seconds: float = 0.0
    wiki: int = 0
    wiki_dead: int = 0
    markdown: int = 0
    markdown_dead: int = 0
    ambiguous: int = 0
    headers: Counter[str] = field(default_factory=Counter)
    problems: Counter[str] = field(default_factory=Counter)
    changed: tuple[str, ...] = ()
    trouble: str = ""


def census(folder: Path) -> Census:
    """Open a wiki, look at all of it, and count. It is changed only by the folder of our own."""
    before = _state(folder)
    found = Project.find(folder)
    told = Census(found.recognised.kind if found.recognised else "", found.knowledge)
    if found.kind == "other" and found.recognised:
        Project.lay_out(folder, found.recognised)
        found = Project.find(folder)
    start = time.perf_counter()
    try:
        project = Project.open(folder)
    except KbdeskError as error:
        told.trouble = str(error)
        return told
    try:
        told.seconds = time.perf_counter() - start
        rows = project.rows()
        told.pages = found.pages
        told.hidden = sum(1 for path in before if path.endswith(".md") and (path[0] == "." or "/." in path))
        told.headers.update(row.trouble for row in rows if row.trouble)
        told.problems.update(problem.kind for problem in project.check())
        for row in rows[:: max(1, len(rows) // 50)]:
            project.page(row.id)
        project.search("wiki")
    finally:
        project.close()
    _count_links(folder / ".kbdesk" / "index.db", told)
    after = _state(folder)
    told.changed = tuple(sorted(path for path in before.keys() | after.keys() if before.get(path) != after.get(path)))
    return told


def _count_links(index: Path, told: Census) -> None:
    connection = sqlite3.connect(index)
    rows = connection.execute("SELECT wiki, meant, target IS NULL, ambiguous, count(*) FROM link GROUP BY 1, 2, 3, 4")
    for wiki, meant, dead, ambiguous, number in rows:
        told.ambiguous += number if ambiguous else 0
        if wiki:
            told.wiki += number if meant else 0
            told.wiki_dead += number if meant and dead else 0
        else:
            told.markdown += number if meant else 0
            told.markdown_dead += number if meant and dead else 0
    connection.close()


def _state(folder: Path) -> dict[str, tuple[int, int]]:
    """Return size and time of every file but our own."""
    found = {}
    for place, folders, files in os.walk(folder):
        if ".kbdesk" in folders:
            folders.remove(".kbdesk")
        for name in files:
            if name == ".kbdesk.lock":
                continue
            path = Path(place, name)
            facts = path.lstat()
            found[str(path.relative_to(folder))] = (facts.st_size, facts.st_mtime_ns)
    return found


def expected() -> dict[str, list[str]]:
    """Return the rows of EXPECTED.tsv by the name of the corpus."""
    with (CORPORA / "EXPECTED.tsv").open(encoding="utf-8", newline="") as file:
        return {row[0].replace("/", "+"): row for row in csv.reader(file, delimiter="\t")}


def _share(text: str) -> float | None:
    return None if text in ("", "-") else 0.01 if text == "<1%" else int(text.rstrip("%")) / 100


def wrong(told: Census, row: list[str]) -> list[str]:
    """Return what is worse than expected."""
    if told.trouble:
        return [told.trouble]
    found = [f"changed: {path}" for path in told.changed]
    if told.pages + told.hidden < int(row[PAGES]):
        found.append(f"{told.pages} pages, {row[PAGES]} expected")
    for name, dead, links, share in (
        ("wikilinks", told.wiki_dead, row[WIKI], row[WIKI + 1]),
        ("markdown links", told.markdown_dead, row[MARKDOWN], row[MARKDOWN + 1]),
    ):
        best = _share(share)
        if best is not None and dead > int(links) * (best + ROUNDED):
            found.append(f"{dead} {name} lead nowhere, {best:.0%} of {links} expected")
    return found


def edits(words: list[str]) -> int:
    """Edit copies of wikis through both doors; 1 where anything else changed."""
    count = int(words.pop(0)) if words and words[0].isdigit() else editing.USUAL
    folders = [Path(each) for each in words] or [each for each in sorted(CORPORA.iterdir()) if each.is_dir()]
    bad = 0
    for folder in folders:
        with tempfile.TemporaryDirectory() as place:
            copy = Path(place) / folder.name
            shutil.copytree(folder, copy, symlinks=True, ignore=shutil.ignore_patterns(".git", ".kbdesk"))
            for path in (copy, *copy.rglob("*")):
                if not path.is_symlink():
                    path.chmod(path.stat().st_mode | stat.S_IWUSR)
            for door, told in editing.edited(copy, count).items():
                done = ", ".join(f"{kind} {number}" for kind, number in sorted(told.done.items()))
                say(f"{folder.name}, {door}: {told.done.total()} edits ({done}), {len(told.faults)} faults")
                for reason, number in told.refused.most_common(8):
                    say(f"    refused ({number}): {reason}")
                for fault in told.faults:
                    say(f"    WRONG: {fault}")
                bad += len(told.faults)
    return 1 if bad else 0


def main() -> int:
    if sys.argv[1:2] == ["--edits"]:
        return edits(sys.argv[2:])
    folders = [Path(each) for each in sys.argv[1:]] or [each for each in sorted(CORPORA.iterdir()) if each.is_dir()]
    rows, bad = expected(), 0
    for folder in folders:
        with tempfile.TemporaryDirectory() as place:
            copy = Path(place) / folder.name
            shutil.copytree(folder, copy, symlinks=True, ignore=shutil.ignore_patterns(".git", ".kbdesk"))
            told = census(copy)
        row = rows.get(folder.name, [])
        faults = wrong(told, row) if row else [told.trouble] * bool(told.trouble)
        bad += bool(faults)
        say(
            f"{folder.name}: {told.kind} at “{told.knowledge}”, {told.pages} pages ({row[PAGES] if row else '?'}) in"
            f" {told.seconds:.1f} s; wikilinks {told.wiki}, dead {told.wiki_dead}; markdown {told.markdown}, dead"
            f" {told.markdown_dead}; ambiguous {told.ambiguous}; headers {sum(told.headers.values())}"
        )
        for reason, number in told.headers.most_common(5):
            say(f"    header ({number}): {reason}")
        for fault in faults:
            say(f"    WRONG: {fault}")
    return 1 if bad else 0


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
