"""Measures kbdesk beside other programs on the same wiki, on the same machine, in one run; prints a table.

    python -m tests.bench.peers [--pages 10000] [--basic-memory /path/to/basic-memory]

zim and ripgrep are Debian's packages, basic-memory is PyPI's (it wants Python 3.12: an environment of its own). Those
that are not installed are left out. Each is measured by its own command, from the start of its process to its end: its
first index of the wiki, the same again when nothing changed, and a search for one word. Ripgrep has no index; SQLite
alone is what kbdesk's search stands on: every page's words put into a plain FTS5 table. Processor time stands in
brackets, since a program may use both processors. Semantic search of basic-memory is off: its models are downloads.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.grounds import Grounds
from tests.bench.measuring import read_all

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LONG = 6
"""Letters of a word that few pages have only as a part of another."""
LINK = re.compile(r"\[([^\]]*)\]\(\.\./([\w-]+)/([^)]+)\.md\)")
OPEN = (
    "import sys; from pathlib import Path; from kbdesk.project.project import Project;"
    " p = Project.open(Path(sys.argv[1]))"
)
FTS = """
import sqlite3, sys
from pathlib import Path
folder, index, word = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
connection = sqlite3.connect(index)
if word:
    query = "SELECT rowid FROM page WHERE page MATCH ? ORDER BY rank LIMIT 20"
    print(len(connection.execute(query, (word,)).fetchall()))
else:
    connection.execute("DROP TABLE IF EXISTS page")
    connection.execute("CREATE VIRTUAL TABLE page USING fts5(path, body)")
    rows = ((str(path), path.read_text("utf-8")) for path in folder.rglob("*.md"))
    connection.executemany("INSERT INTO page VALUES (?, ?)", rows)
    connection.commit()
"""


@dataclass(frozen=True)
class Took:
    """How long a command took: seconds on the wall and of processors; "" or why there is no figure."""

    wall: float = 0.0
    worked: float = 0.0
    why: str = ""

    def __str__(self) -> str:
        return self.why or f"{_seconds(self.wall)} ({_seconds(self.worked)})"


@dataclass(frozen=True)
class Peer:
    """A program. `again` is empty for one without an index; `environment` is what it needs beside the usual."""

    name: str
    first: Sequence[str] = ()
    again: Sequence[str] = ()
    search: Sequence[str] = ()
    environment: Mapping[str, str] = field(default_factory=dict)


def took(command: Sequence[str], environment: Mapping[str, str], limit: float) -> Took:
    """Run a command and say how long it took."""
    if not command:
        return Took(why="-")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    try:
        done = subprocess.run(
            command, check=False, capture_output=True, timeout=limit, env={**os.environ, **environment}
        )
    except subprocess.TimeoutExpired:
        return Took(why=f"over {limit:.0f} s")
    wall = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode not in (0, 1):  # ripgrep and others say so that nothing was found
        sys.stderr.write(done.stderr.decode("utf-8", "replace")[-2000:])
        return Took(why="failed")
    worked = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Took(wall, worked)


def as_zim(wiki: Path, notebook: Path) -> None:
    """Write the same pages as a notebook of zim: its own header and its own links."""
    (notebook / "notebook.zim").parent.mkdir(parents=True, exist_ok=True)
    (notebook / "notebook.zim").write_text("[Notebook]\nname=Bench\nversion=0.4\n", "utf-8")
    for path in wiki.rglob("*.md"):
        body = LINK.sub(r"[[:\2:\3|\1]]", path.read_text("utf-8").rpartition("---\n")[2])
        target = notebook / path.relative_to(wiki).with_suffix(".txt")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(f"Content-Type: text/x-zim-wiki\nWiki-Format: zim 0.6\n\n{body}", "utf-8")


def peers(folder: Path, wiki: Path, word: str, basic_memory: str) -> list[Peer]:
    """Return the programs that are here, with a copy of the wiki for each that writes beside it."""
    project = folder / "kbdesk"
    shutil.copytree(wiki, project)
    kbdesk = (sys.executable, "-c", OPEN, str(project))
    found = [Peer("kbdesk", kbdesk, kbdesk, (sys.executable, "-c", f"{OPEN}; p.search({word!r}, 20)", str(project)))]
    fts = (sys.executable, "-c", FTS, str(wiki), str(folder / "fts.db"))
    found.append(Peer("SQLite FTS5 alone", (*fts, ""), (), (*fts, word)))
    if ripgrep := shutil.which("rg"):
        found.append(Peer("ripgrep", (), (), (ripgrep, "-il", word, str(wiki))))
    if zim := shutil.which("zim"):
        notebook = folder / "zim"
        as_zim(wiki / "knowledge", notebook)
        home = {"HOME": str(folder / "home"), "XDG_RUNTIME_DIR": str(folder)}
        screen = ("xvfb-run", "-a") if shutil.which("xvfb-run") else ()
        index = (*screen, zim, "--index", str(notebook))
        found.append(Peer("zim", index, index, (*screen, zim, "--search", str(notebook), word), home))
    if basic_memory:
        place = folder / "basic-memory"
        shutil.copytree(wiki / "knowledge", place)
        own = {
            "HOME": str(folder / "home"),
            "BASIC_MEMORY_HOME": str(place),
            "BASIC_MEMORY_CONFIG_DIR": str(folder / "home" / ".basic-memory"),
            "BASIC_MEMORY_SEMANTIC_SEARCH_ENABLED": "false",
        }
        index = (basic_memory, "reindex", "--search")
        search = (basic_memory, "tool", "search-notes", word, "--page-size", "20", "--plain")
        found.append(Peer("basic-memory", index, index, search, own))
    return found


def a_word(wiki: Path) -> str:
    """Return the first long word of the first page's text."""
    text = min(wiki.rglob("*.md")).read_text("utf-8").rpartition("---\n")[2]
    return next(word for word in re.findall(r"[a-z]+", text) if len(word) >= LONG)


def main() -> int:
    """Measure all that are here."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.peers", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pages", type=int, default=10_000)
    parser.add_argument("--basic-memory", default=shutil.which("basic-memory") or "", metavar="PROGRAM")
    parser.add_argument("--word", default="", help="what is searched for (default: a word of the first page)")
    parser.add_argument("--limit", type=float, default=600.0, help="seconds that a program gets for each")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kbdesk-peers-") as place:
        folder = Path(place)
        (folder / "home").mkdir()
        wiki = Grounds(folder, given.pages).wiki()
        read_all(wiki)  # all of them find it in memory
        word = given.word or a_word(wiki)
        sys.stdout.write("| program | first index | again, unchanged | search for a word |\n|---|---:|---:|---:|\n")
        for peer in peers(folder, wiki, word, given.basic_memory):
            told = [took(each, peer.environment, given.limit) for each in (peer.first, peer.again, peer.search)]
            sys.stdout.write(f"| {peer.name} | {' | '.join(map(str, told))} |\n")
            sys.stdout.flush()
    return 0


def _seconds(number: float) -> str:
    return f"{number:.2f} s" if number < 10 else f"{number:.0f} s"


if __name__ == "__main__":
    sys.exit(main())
