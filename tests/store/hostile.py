"""Feeds the store what is made to harm it: `python -m tests.store.hostile [NAME ...]`.

Each case runs in a process of its own; how long it took and how much memory it and its children needed is measured,
what was said is shown. A case fails by raising, by taking too long, by too much memory, or by anything written where
it must not be.
"""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
import resource
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.store.servers import add_traps
from tests.store.traps import CASES, Case

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

add_traps()
FORKING = multiprocessing.get_context("forkserver")
FORKING.set_forkserver_preload(["tests.store.servers", "kbdesk.project.project"])
QUICK = (
    "a download that leads to a private address",
    "a download that is a bomb of gzip",
    "yaml aliases that explode",
    "yaml list in list, 49,000 deep and closed",
    "yaml map in map, 100,000 deep",
    "a page of 100 MB",
    "links and pipes among pages",
    "links and pipes among originals",
    "a page with a second name outside",
    "the state folder is a link",
    "lock in the state folder is a link",
    "holder has a second name outside",
    "holder in the state folder is a pipe",
    "the knowledge folder is a link, or named by the settings",
    "docx: entities that explode",
    "pptx: one part named 15,000 times",
    "xlsx: xml 100,000 deep",
    "docx: tables in tables, 2,000 deep",
    "pdf: a form that draws itself",
    "html: a comment that never ends",
)
"""The cases that take no time, for short runs."""


def measured(case: Case, place: Path) -> dict[str, Any]:
    """Run one case in this process; return what was said, seconds and megabytes."""
    importlib.import_module("kbdesk.project.project")
    start = time.monotonic()
    said = case.run(place)
    seconds = time.monotonic() - start
    peak = max(_own_peak(), resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
    return {"said": said, "seconds": seconds, "megabytes": peak / 1024}


def _own_peak() -> int:
    """Return the most kilobytes this program held; getrusage would count those of whoever started it, too."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0])


def tried(name: str) -> dict[str, Any]:
    """Run one case in a child and judge it."""
    case = CASES[name]
    with tempfile.TemporaryDirectory(prefix="kbdesk-hostile-") as folder:
        place = Path(folder) / "inside"
        place.mkdir()
        outside = Path(folder) / "outside"
        outside.mkdir()
        (outside / "secret.md").write_text("# Secret\n\nTreasure.\n", encoding="utf-8")
        before = _outside(outside)
        answer: dict[str, Any] = {"said": "", "seconds": case.seconds, "megabytes": 0.0, "fault": ""}
        answer |= _sprung(name, place, case.seconds * 3 + 30)
        if answer["fault"]:
            return answer
        if answer["seconds"] > case.seconds:
            answer["fault"] = f"over {case.seconds:g} s"
        elif answer["megabytes"] > case.megabytes:
            answer["fault"] = f"over {case.megabytes:g} MB"
        elif _outside(outside) != before:
            answer["fault"] = "a file outside was changed"
        return answer


def _sprung(name: str, place: Path, patience: float) -> dict[str, Any]:
    """Run one case in a process of its own, which need not load anything; return what it tells, or that it does not."""
    told, telling = FORKING.Pipe(duplex=False)
    process = FORKING.Process(target=_spring, args=(name, place, telling))
    process.start()
    telling.close()
    try:
        if not told.poll(patience):
            return {"fault": "it did not end"}
        answer: dict[str, Any] = told.recv()
    except EOFError:
        process.join()
        return {"fault": f"it ended with {process.exitcode}"}
    finally:
        process.kill()
        process.join()
        told.close()
    return answer


def _spring(name: str, place: Path, telling: Connection) -> None:
    try:
        telling.send(measured(CASES[name], place))
    except BaseException as error:
        telling.send({"fault": f"{type(error).__name__}: {error}"})
        raise


def _outside(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def main() -> int:
    """Run from the command line; 1 where something did harm."""
    wanted = argparse.ArgumentParser(prog="python -m tests.store.hostile", description=__doc__)
    wanted.add_argument("names", nargs="*", help="cases (all)")
    given = wanted.parse_args()
    faults = 0
    for name in given.names or CASES:
        answer = tried(name)
        faults += bool(answer["fault"])
        figures = f"{answer['seconds']:6.1f} s {answer['megabytes']:6.0f} MB"
        fault = f"  FAULT: {answer['fault']}" if answer["fault"] else ""
        print(f"{name:34} {figures}  {answer['said'][:150]}{fault}", flush=True)  # noqa: T201
    print(f"cases {len(given.names or CASES)}  faults {faults}")  # noqa: T201
    return 1 if faults else 0


if __name__ == "__main__":
    with suppress(BrokenPipeError):
        sys.exit(main())
