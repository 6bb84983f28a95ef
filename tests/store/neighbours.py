"""The ways in which other programs change files, and what must be true of the project after each of them.

Each kind is a function that changes files of the project behind its back and returns what it changed: by path in the
project, the bytes that stand there now (None: no file).
"""

from __future__ import annotations

import mmap
import os
import shutil
import subprocess
import threading
import time
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError
from kbdesk.journal.blobs import hash_of
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Draft
from tests.store.processes import DONE, ended, started

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from random import Random

    from kbdesk.journal.history import Change

Done = dict[str, bytes | None]
AGENT = Actor("agent", "tester", "1", "s1")
PATIENCE = 10.0
"""Seconds in which a watch must have seen a change."""
LONGEST_PAUSE = 0.04
"""Seconds that a program may pause in the middle of writing a file; after longer ones it may be taken for done."""
PAGES = 12
MANY = 300
FOLDER = "knowledge/concepts"


class Fault(Exception):
    """Something that must hold did not."""


class Ground:
    """A project that two have open, and the state in which it was known to be last.

    `watched`: one of them has a watch on it, as the desk has, and looks only where that says.
    """

    def __init__(self, root: Path, dice: Random, *, watched: bool = False) -> None:
        self.root = root
        self.dice = dice
        self.here = Project.open(root)
        self.there = Project.open(root)
        self.last = 0
        self.turn = 0
        self.watch = self.here.watch(self._see) if watched else None
        self.settle()

    def _see(self) -> None:
        self.here.noticed()

    def close(self) -> None:
        """Close what is open."""
        if self.watch:
            self.watch.stop()
        self.here.close()
        self.there.close()

    def settle(self) -> None:
        """Take the project as it stands for known."""
        self.last = max((change.id for change in self.here._journal.history.changes()), default=0)
        self.known = self.files()

    def files(self) -> dict[str, bytes]:
        """Return every markdown file of the knowledge folder."""
        found = (self.root / "knowledge").rglob("*.md")
        return {path.relative_to(self.root).as_posix(): path.read_bytes() for path in found}

    def since(self) -> list[Change]:
        """Return the changes that the journal got since."""
        return [change for change in self.here._journal.history.changes() if change.id > self.last]

    def text(self) -> bytes:
        """Return a text that was never there before."""
        self.turn += 1
        lines = "".join(f"Line {self.dice.randrange(10**6)}.\n" for _ in range(self.dice.randrange(1, 40)))
        return f"---\ntype: concept\ntitle: Turn {self.turn}\n---\n\n# Turn {self.turn}\n\n{lines}".encode()

    def same_size(self, data: bytes) -> bytes:
        """Return another text of the same size."""
        self.turn += 1
        new = f"{self.turn:08}".encode()
        return data[: -len(new) - 1] + new + b"\n"

    def page(self) -> str:
        """Return the path of a page, any."""
        return f"{FOLDER}/page-{self.dice.randrange(PAGES)}.md"

    def file(self, path: str) -> Path:
        """Return where a file of the project stands."""
        return self.root / path

    def look(self) -> None:
        """Let one of the two look, or both at once, or let one of them save another page."""
        if self.watch:
            self._wait_for_the_watch()
        way = self.dice.randrange(4)
        if way == 0:
            self.here.noticed()
        elif way == 1:
            self.there.noticed()
        elif way == 2:
            both = [threading.Thread(target=project.noticed) for project in (self.here, self.there)]
            for thread in both:
                thread.start()
            for thread in both:
                thread.join()
        else:
            self.here.edit_page("entity/ours", (), [("turn", str(self.turn))], AGENT)
        self.here.noticed()
        self.there.noticed()

    def _wait_for_the_watch(self) -> None:
        until = time.monotonic() + PATIENCE
        while any(mirrored_otherwise(self.root, self.here)):
            if time.monotonic() > until:
                raise Fault("the watch does not see it")
            time.sleep(0.01)

    def judge(self, done: Done) -> None:
        """Compare what was changed with what the journal and the index of both hold."""
        for fault in (*self._journalled(done), *self._mirrored()):
            raise Fault(fault)
        version = self.here.version()
        if self.here.noticed().pages or self.there.noticed().pages or self.here.version() != version:
            raise Fault("a second look finds something again")
        self.settle()

    def _journalled(self, done: Done) -> Iterator[str]:
        told: list[tuple[str, str | None, str | None]] = []
        for change in self.since():
            if change.operation == "outside":
                told += [(step.path, step.before, step.after) for step in change.files]
            elif change.pages != ("entity/ours",):
                yield f"another change: {change.operation} {change.pages}"
        meant = [
            (path, _name(self.known.get(path)), _name(data))
            for path, data in done.items()
            if data != self.known.get(path)
        ]
        if sorted(told, key=str) != sorted(meant, key=str):
            yield f"journalled {sorted(told, key=str)}, changed {sorted(meant, key=str)}"

    def _mirrored(self) -> Iterator[str]:
        for project in (self.here, self.there):
            yield from mirrored_otherwise(self.root, project)
            for path, data in self.files().items():
                page = path.removeprefix(f"{FOLDER}/page-").removesuffix(".md")
                if page.isdigit() and project.page(f"concept/page-{page}").hash != hash_of(data):
                    yield f"page {page} is shown otherwise"


def mirrored_otherwise(root: Path, project: Project) -> Iterator[str]:
    """Say where the index mirrors other texts than the files have, or where the journal knows others."""
    paths = (root / "knowledge").rglob("*.md")
    files = {path.relative_to(root).as_posix(): hash_of(path.read_bytes()) for path in paths}
    mirrored = {f"knowledge/{path}": found[1] for path, found in project._index.files().items()}
    if mirrored != files:
        yield f"the index mirrors other texts: {sorted({path for path, _ in mirrored.items() ^ files.items()})}"
    known = project._journal.changes.known()
    if known != files:
        yield f"other texts are known: {sorted({path for path, _ in known.items() ^ files.items()})}"


def _name(data: bytes | None) -> str | None:
    return None if data is None else hash_of(data)


def build(root: Path) -> None:
    """Make a project with some pages."""
    Project.create(root)
    project = Project.open(root)
    drafts = [Draft("concept", f"page-{number}", f"Page {number}", "Its words.\n" * 20) for number in range(PAGES)]
    project.create_pages([*drafts, Draft("entity", "ours", "Ours", "Words.")], AGENT)
    project.close()


# --- the kinds


def renamed_over(ground: Ground) -> Done:
    """As most editors save."""
    path, data = ground.page(), ground.text()
    save_by_renaming(ground.file(path), data)
    return {path: data}


def save_by_renaming(place: Path, data: bytes) -> None:
    """Write a file beside another and rename it over that."""
    beside = place.with_name(f".{place.name}.swp")
    beside.write_bytes(data)
    beside.replace(place)


def renamed_over_like_the_old(ground: Ground) -> Done:
    """Another file of the same size and with the same times takes its place."""
    path = ground.page()
    place = ground.file(path)
    facts, data = place.stat(), ground.same_size(place.read_bytes())
    beside = place.with_name(".beside")
    beside.write_bytes(data)
    os.utime(beside, ns=(facts.st_atime_ns, facts.st_mtime_ns))
    beside.replace(place)
    return {path: data}


def same_size_same_times(ground: Ground) -> Done:
    """The file is written in place, its size and its times are as before."""
    path = ground.page()
    place = ground.file(path)
    facts, data = place.stat(), ground.same_size(place.read_bytes())
    with place.open("r+b") as handle:
        handle.write(data)
    os.utime(place, ns=(facts.st_atime_ns, facts.st_mtime_ns))
    return {path: data}


def older_times(ground: Ground) -> Done:
    """As from a backup: the file is from years ago."""
    path, data = ground.page(), ground.text()
    ground.file(path).write_bytes(data)
    moment = ground.dice.randrange(1, 1_600_000_000) * 10**9
    os.utime(ground.file(path), ns=(moment, moment))
    return {path: data}


def times_to_come(ground: Ground) -> Done:
    """As from a machine whose clock is wrong."""
    path, data = ground.page(), ground.text()
    ground.file(path).write_bytes(data)
    os.utime(ground.file(path), (time.time() + 10**6, time.time() + 10**6))
    return {path: data}


def truncated_and_written(ground: Ground) -> Done:
    """Emptied and written anew in place."""
    path, data = ground.page(), ground.text()
    ground.file(path).write_bytes(data)
    return {path: data}


def written_in_pieces_while_looked_at(ground: Ground) -> Done:
    """Emptied, and written piece by piece while others look: no piece is taken for the whole.

    Where this machine let the writer wait for so long that its file counts as left alone, it is tried again.
    """
    path, book = ground.page(), ground.root / "pause"
    data = ground.text()
    child = started(lambda: _write_in_pieces(ground.file(path), data, book))
    for _ in range(3):
        ground.there.noticed()
    ended(child)
    if float(book.read_text(encoding="utf-8")) < LONGEST_PAUSE:
        return {path: data}
    ground.here.noticed()
    ground.there.noticed()
    ground.settle()
    return written_in_pieces_while_looked_at(ground)


def _write_in_pieces(place: Path, data: bytes, book: Path) -> int:
    longest, last = 0.0, time.monotonic()
    with place.open("wb", buffering=0) as handle:
        for at in range(0, len(data), 1 + len(data) // 12):
            time.sleep((at % 7) / 500)
            handle.write(data[at : at + 1 + len(data) // 12])
            longest, last = max(longest, time.monotonic() - last), time.monotonic()
    book.write_text(str(max(longest, time.monotonic() - last)), encoding="utf-8")
    return DONE


def mapped(ground: Ground) -> Done:
    """Written through a mapping of the file into memory."""
    path = ground.page()
    place = ground.file(path)
    data = ground.same_size(place.read_bytes())
    with place.open("r+b") as handle, mmap.mmap(handle.fileno(), 0) as view:
        view[:] = data
        view.flush()
    return {path: data}


def appended(ground: Ground) -> Done:
    """A line more at the end."""
    path = ground.page()
    with ground.file(path).open("ab") as handle:
        handle.write(ground.text()[-9:])
    return {path: ground.file(path).read_bytes()}


def renamed_away_and_written(ground: Ground) -> Done:
    """As editors save that keep the old file until the new one is there."""
    path, data = ground.page(), ground.text()
    place = ground.file(path)
    old = place.rename(place.with_name(f"{place.name}~"))
    place.write_bytes(data)
    old.unlink()
    return {path: data}


def touched(ground: Ground) -> Done:
    """Only the times change."""
    path = ground.page()
    os.utime(ground.file(path))
    return {path: ground.file(path).read_bytes()}


def deleted_and_made_again(ground: Ground) -> Done:
    """Gone and there again, with another text or with the same, before anybody looks."""
    path = ground.page()
    place = ground.file(path)
    data = ground.dice.choice((ground.text(), place.read_bytes()))
    place.unlink()
    place.write_bytes(data)
    return {path: data}


def deleted_then_made_again(ground: Ground) -> Done:
    """Gone, which is seen and journalled, and there again."""
    path = ground.page()
    place = ground.file(path)
    data = ground.dice.choice((ground.text(), place.read_bytes()))
    place.unlink()
    ground.look()
    ground.judge({path: None})
    place.write_bytes(data)
    return {path: data}


def folder_renamed(ground: Ground) -> Done:
    """The folder of a type gets another name; that is seen; and its own again."""
    folder, other = ground.file(FOLDER), ground.file("knowledge/other")
    files = {path: data for path, data in ground.files().items() if path.startswith(f"{FOLDER}/")}
    moved: Done = {path.replace(FOLDER, "knowledge/other"): data for path, data in files.items()}
    folder.rename(other)
    ground.look()
    ground.judge({**dict.fromkeys(files), **moved})
    other.rename(folder)
    return {**dict.fromkeys(moved), **files}


def folder_swapped(ground: Ground) -> Done:
    """The whole knowledge folder is replaced by a copy with its old times, in which some pages are others."""
    folder, copy = ground.file("knowledge"), ground.file("copy")
    shutil.copytree(folder, copy)
    done: Done = {}
    for _ in range(3):
        path, data = ground.page(), ground.text()
        place = copy / path.removeprefix("knowledge/")
        facts = place.stat()
        place.write_bytes(data)
        os.utime(place, ns=(facts.st_atime_ns, facts.st_mtime_ns))
        done[path] = data
    folder.rename(ground.file("old"))
    copy.rename(folder)
    shutil.rmtree(ground.file("old"))
    return done


def new_folder(ground: Ground) -> Done:
    """Pages come in a new folder, and go with it."""
    folder = ground.file("knowledge/new")
    if folder.exists():
        files = [path for path in ground.files() if path.startswith("knowledge/new/")]
        shutil.rmtree(folder)
        return dict.fromkeys(files)
    done: Done = {f"knowledge/new/deep/{number}.md": ground.text() for number in range(5)}
    (folder / "deep").mkdir(parents=True)
    for path, data in done.items():
        ground.file(path).write_bytes(data or b"")
    return done


def after_our_own_save(ground: Ground) -> Done:
    """A page is changed the moment after we saved it."""
    path = ground.page()
    page = f"concept/{path.rpartition('/')[2].removesuffix('.md')}"
    ground.turn += 1
    ground.here.rewrite_page(page, f"# Ours {ground.turn}\n\nOur words.", (), AGENT)
    data = ground.dice.choice((ground.text, lambda: ground.same_size(ground.file(path).read_bytes())))()
    ours = ground.file(path).read_bytes()
    write = ground.dice.choice((save_by_renaming, lambda place, new: place.write_bytes(new)))
    write(ground.file(path), data)
    saved = ground.since()
    if [change.operation for change in saved] != ["rewrite"]:
        raise Fault(f"our own save is told as {[change.operation for change in saved]}")
    ground.last = saved[-1].id
    ground.known |= {path: ours, **_index_of(ground)}
    return {path: data}


def _index_of(ground: Ground) -> dict[str, bytes]:
    return {"knowledge/index.md": ground.file("knowledge/index.md").read_bytes()}


def before_our_own_save(ground: Ground) -> Done:
    """A page is changed the moment before we save it: their text is journalled, ours is made from it."""
    path, data = ground.page(), ground.text()
    page = f"concept/{path.rpartition('/')[2].removesuffix('.md')}"
    ground.file(path).write_bytes(data)
    title = f"Turn {ground.turn}"
    ground.here.edit_page(page, [(f"# {title}", f"# {title}, ours")], (), AGENT)
    changes = ground.since()
    before = _name(ground.known[path])
    steps = [(one.operation, step.before, step.after) for one in changes for step in one.files if step.path == path]
    now = _name(ground.file(path).read_bytes())
    if steps != [("outside", before, _name(data)), ("edit", _name(data), now)]:
        raise Fault(f"journalled {steps}")
    ground.settle()
    return {}


def our_own_saves(ground: Ground) -> Done:
    """We save again and again while the other looks: none of it is another program's."""
    for number in range(10):
        one, other = ground.dice.sample((ground.here, ground.there), 2)
        one.edit_page("entity/ours", (), [("turn", f"{ground.turn} {number}")], AGENT)
        other.noticed()
    return {}


def checked_out(ground: Ground) -> Done:
    """Git puts hundreds of files of another branch in their places."""
    if not ground.file(".git").exists():
        _make_branches(ground)
    before = ground.files()
    names = _git(ground, "branch", "--format=%(refname:short)").split()
    now = _git(ground, "rev-parse", "--abbrev-ref", "HEAD").strip()
    _git(ground, "checkout", "-q", "-f", next(name for name in names if name != now))
    after = ground.files()
    return {path: after.get(path) for path in before.keys() | after.keys()}


def _make_branches(ground: Ground) -> None:
    _git(ground, "init", "-q", "-b", "one")
    for branch in ("one", "two"):
        if branch == "two":
            _git(ground, "checkout", "-q", "-b", "two")
        for number in range(MANY):
            place = ground.file(f"knowledge/entities/many-{number}.md")
            place.write_bytes(b"---\ntype: entity\n---\n\n# Many\n\n" + f"{branch} {number}\n".encode())
        ground.file(f"knowledge/entities/only-{branch}.md").write_bytes(b"# Only\n")
        ground.file(f"knowledge/entities/only-{'two' if branch == 'one' else 'one'}.md").unlink(missing_ok=True)
        _git(ground, "add", "-A", "knowledge/entities/")
        _git(ground, "commit", "-q", "-m", branch)
    ground.here.noticed()
    ground.settle()


def _git(ground: Ground, *words: str) -> str:
    named = ("-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "core.autocrlf=false")
    done = subprocess.run(["git", *named, *words], cwd=ground.root, capture_output=True, text=True, check=True)
    return done.stdout


def written_while_we_save(ground: Ground) -> Done:
    """Another program saves a page again and again while we save it too: every text that we replace is journalled."""
    path = ground.page()
    page = f"concept/{path.rpartition('/')[2].removesuffix('.md')}"
    place = ground.file(path)
    book = ground.root / "theirs"
    child = started(lambda: _save_often(place, book, ground.dice.randrange(10**9)))
    number = 0
    while not (ground.root / "theirs.done").exists():
        number += 1
        try:
            ground.here.rewrite_page(page, f"# Ours\n\nOur words {number}.", (), AGENT)
        except KbdeskError:
            continue
    if ended(child) != DONE:
        raise Fault("the other program ended")
    (ground.root / "theirs.done").unlink()
    ground.here.noticed()
    texts = set(ground.here._journal.history.texts())
    for line in book.read_text(encoding="utf-8").splitlines():
        if line not in texts:
            raise Fault("a text of the other program's that we replaced is lost")
    if _name(place.read_bytes()) not in texts:
        raise Fault("the text that stands is not journalled")
    ground.there.noticed()
    ground.settle()
    return {}


def _save_often(place: Path, book: Path, seed: int) -> int:
    """Save texts of one's own; note the hash of each that was no longer there when the next was saved."""
    replaced = []
    last = b""
    for number in range(60):
        data = f"# Theirs\n\nText {seed} {number}.\n".encode() * 3
        now = place.read_bytes()
        if last and now != last:
            replaced.append(hash_of(last))
        save_by_renaming(place, data)
        last = data
        time.sleep((seed >> (number % 16)) % 7 / 1000)
    book.write_text("".join(f"{name}\n" for name in replaced), encoding="utf-8")
    (book.parent / "theirs.done").touch()
    return DONE


KINDS: dict[str, tuple[Callable[[Ground], Done], float]] = {
    "renamed over": (renamed_over, 1),
    "renamed over, same size and times": (renamed_over_like_the_old, 1),
    "in place, same size and times": (same_size_same_times, 1),
    "older times": (older_times, 1),
    "times to come": (times_to_come, 1),
    "truncated and written": (truncated_and_written, 1),
    "written in pieces while looked at": (written_in_pieces_while_looked_at, 1),
    "mapped": (mapped, 1),
    "appended": (appended, 1),
    "renamed away and written": (renamed_away_and_written, 1),
    "touched": (touched, 1),
    "deleted and made again": (deleted_and_made_again, 1),
    "deleted, seen, made again": (deleted_then_made_again, 1),
    "folder renamed": (folder_renamed, 0.5),
    "knowledge folder swapped": (folder_swapped, 0.5),
    "new folder, and gone": (new_folder, 0.5),
    "just after our own save": (after_our_own_save, 2),
    "just before our own save": (before_our_own_save, 2),
    "our own saves": (our_own_saves, 1),
    "git checkout": (checked_out, 0.3),
    "saved while we save": (written_while_we_save, 0.5),
}
"""By name: what it does, and how often in relation to the others."""
