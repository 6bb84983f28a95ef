"""Who may import whom, seen in a fresh process and by import-linter."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

IMPORT_ALL_BUT_THE_DESK = """
import importlib, pkgutil, sys
import kbdesk
names = ["kbdesk", *(module.name for module in pkgutil.walk_packages(
    kbdesk.__path__, "kbdesk.", onerror=lambda name: sys.exit(f"{name} cannot be imported")))]
wanted = [name for name in names
          if not name.startswith(("kbdesk.desk", "kbdesk._resources")) and name != "kbdesk.__main__"]
for name in wanted:
    importlib.import_module(name)
print(len(wanted), *sorted(name for name in sys.modules if name.startswith(("PySide6", "shiboken6"))))
"""


def test_everything_but_the_desk_runs_without_qt() -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL_BUT_THE_DESK], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    count, *qt = done.stdout.split()
    assert qt == []
    assert int(count) > 10


def test_the_command_says_its_version_without_qt_mcp_or_sqlite() -> None:
    ask = (
        "import sys\n"
        "from kbdesk.cli import main\n"
        "try:\n    main(['--version'])\nexcept SystemExit:\n    pass\n"
        "print(*(name for name in ('PySide6', 'mcp', 'sqlite3', 'pymupdf') if name in sys.modules))\n"
    )
    done = subprocess.run([sys.executable, "-c", ask], cwd=ROOT, capture_output=True, text=True, check=True)

    assert done.stdout.split("\n")[1] == ""


def test_a_project_is_opened_without_what_only_some_of_its_work_needs() -> None:
    heavy = ("numpy", "igraph", "rapidfuzz", "pymupdf", "mcp", "PySide6", "trafilatura")
    ask = f"import sys, kbdesk.project.project\nprint(*(name for name in {heavy!r} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", ask], cwd=ROOT, capture_output=True, text=True, check=True)

    assert done.stdout.split() == []


def test_rooms_import_downward_only() -> None:
    lint = "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-logo', '--no-cache'])"
    done = subprocess.run([sys.executable, "-c", lint], cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
