"""The desk: its first window, going from page to page, typing, and what keeps its thread busy."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING, Any

from tests.bench.figures import Figure
from tests.bench.measuring import percentile

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.bench.grounds import Grounds

STARTS = 7
TOLD = 12
"""Long turns of the thread that are told by their station."""
HITCH = 0.050
"""Seconds of work in one turn that a person feels."""
BARE = """
import os, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
class Bare(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, lambda: os._exit(0))
app = QApplication(sys.argv[:1])
window = Bare()
window.resize(1200, 760)
window.setCentralWidget(QLabel("kbdesk"))
window.show()
app.exec()
"""


def run(grounds: Grounds) -> Iterator[Figure]:
    """Start it, and work at a large base."""
    yield from _starts()
    place = grounds.fresh()
    worked = subprocess.run(
        [sys.executable, "-m", "tests.bench.desk_side", str(place)],
        env=_offscreen(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    grounds.drop(place)
    told: dict[str, Any] = json.loads(worked.stdout)
    switches, keys = told["switches"], told["keys"]
    yield Figure("from page to page, until it is painted, median", percentile(switches, 0.5), "ms")
    yield Figure("from page to page, until it is painted, p95", percentile(switches), "ms", 0.050)
    yield Figure("a key in a page of 200 KB, median", percentile(keys, 0.5), "ms")
    yield Figure("a key in a page of 200 KB, p95", percentile(keys), "ms", 0.016)
    yield Figure("a key in a page of 200 KB, at most", max(keys), "ms", 0.016)
    yield Figure("memory of the desk, at most", told["memory"], "MB", 400e6)
    longest: dict[str, dict[str, Any]] = {}
    for turn in told["turns"]:
        longest.setdefault(turn["station"], turn)
    yield Figure("turns of the UI thread", told["count"], "")
    for station, turn in list(longest.items())[:TOLD]:
        yield Figure(f"{station}: {turn['culprit']}"[:110], turn["worked"], "ms", HITCH)


def _starts() -> Iterator[Figure]:
    """Compare in turns, by the work done; by the clock, others on this machine are measured too."""
    desk = ["-m", "tests.bench.first_window"]
    same = subprocess.run([sys.executable, *desk, "imports"], stdout=subprocess.PIPE, text=True, check=True).stdout
    programs = {"desk": desk, "bare": ["-c", f"{same}\n{BARE}"], "barest": ["-c", BARE]}
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as compiled:
        for _ in range(STARTS):
            for name, arguments in programs.items():
                times[name].append(_start(arguments, compiled))
    clock = {name: min(each[0] for each in taken) for name, taken in times.items()}
    work = {name: min(each[1] for each in taken) for name, taken in times.items()}
    floor = "a bare window, same imports"
    label = "start to first painted window"
    yield Figure(f"{label}, work", work["desk"], "ms", 1.5, work["bare"], floor)
    yield Figure(f"{label}, work", work["desk"], "ms", None, work["barest"], "a bare window of Qt alone")
    yield Figure(f"{label}, by the clock", clock["desk"], "ms", None, clock["bare"], floor)


def _start(arguments: list[str], compiled: str) -> tuple[float, float]:
    """Return how long a program runs, and how much of it it works, in seconds.

    What is installed is compiled: the first start does that, into the folder `compiled`, and is not the quickest.
    """
    env = _offscreen() | {"PYTHONPYCACHEPREFIX": compiled}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, *arguments], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, _, used = os.wait4(process.pid, 0)
    process.returncode = 0
    return time.perf_counter() - began, used.ru_utime + used.ru_stime


def _offscreen() -> dict[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
