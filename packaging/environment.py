"""The checkout's own `.venv`: made once, with the packages of requirements.lock, and left alone while nothing changed.

A stamp inside it says what it was made from. It is written last, so a set-up that was interrupted is done again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

Say = Callable[[str], None]

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCK_FILE = ROOT / "packaging" / "requirements.lock"
SCRIPTS = ("run.py", "machine.py", "environment.py")
STAMP = VENV / "kbdesk-stamp.json"
UNFINISHED = VENV / "kbdesk-unfinished"
GUARD = VENV / "kbdesk-guard"


class SetUpFailed(Exception):
    """Setting up stopped; the message says why and what to do, the code is the exit code."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


def stamp() -> dict[str, Any]:
    """Return what the environment was made from; empty when it has to be made or made again."""
    try:
        found = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    same = isinstance(found, dict) and all(found.get(key) == value for key, value in _facts().items())
    return found if same else {}


def ready(purpose: str) -> bool:
    """Return whether nothing is left to do for this purpose ("desk" or "test")."""
    return purpose in stamp().get("machine", ())


def mark(purpose: str) -> None:
    """Note that the environment stands and that the machine has what this purpose needs."""
    machine = sorted({*stamp().get("machine", ()), "desk", purpose})  # what the tests need includes the desk's needs
    draft = STAMP.with_suffix(f".{os.getpid()}")
    draft.write_text(json.dumps({**_facts(), "machine": machine}, indent=1), "utf-8")
    os.replace(draft, STAMP)


def build(say: Say) -> None:
    """Make the environment, or bring it up to date where it stands."""
    STAMP.unlink(missing_ok=True)
    if not _usable():
        _make_fresh(say)
    packages = sum(1 for line in LOCK_FILE.read_text("utf-8").splitlines() if line[:1].isalnum())
    say(f"Installing up to {packages} Python packages into .venv (the first time takes a minute or two).")
    UNFINISHED.touch()
    _pip(["--require-hashes", "--no-compile", "-r", str(LOCK_FILE)])
    _pip(["--no-deps", "--no-index", "--no-build-isolation", "--no-compile", "-e", str(ROOT)])
    _compile()
    UNFINISHED.unlink()


@contextlib.contextmanager
def alone(say: Say) -> Iterator[None]:
    """Let one set-up at a time work on this checkout; the others wait."""
    VENV.mkdir(exist_ok=True)
    with GUARD.open("a+b") as guard:
        if not _take(guard.fileno(), wait=False):
            say("Another run is setting up kbdesk in this folder; waiting for it.")
            _take(guard.fileno(), wait=True)
        yield


if sys.platform == "win32":
    import msvcrt

    def _take(handle: int, *, wait: bool) -> bool:
        while True:
            try:
                msvcrt.locking(handle, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
            except OSError:  # LK_LOCK gives up after ten seconds
                if not wait:
                    return False
            else:
                return True

else:
    import fcntl

    def _take(handle: int, *, wait: bool) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def _facts() -> dict[str, str]:
    content = hashlib.sha256()
    for path in (LOCK_FILE, ROOT / "pyproject.toml", *(LOCK_FILE.with_name(name) for name in SCRIPTS)):
        content.update(path.read_bytes() + b"\0")
    python = os.path.realpath(PYTHON)
    return {"root": str(ROOT), "python": python if os.path.exists(python) else "", "content": content.hexdigest()}


def _usable() -> bool:
    """Return whether `.venv` is whole, of this place and of a fit Python, so that pip can work in it."""
    if UNFINISHED.exists() or not PYTHON.exists():
        return False
    probe = "import sys, pip; print(sys.version_info >= (3, 11), sys.prefix)"
    found = subprocess.run([PYTHON, "-c", probe], capture_output=True, text=True, check=False)
    if found.returncode != 0 or found.stdout.strip() != f"True {VENV}":
        return False
    script = BIN / "pip"
    return os.name == "nt" or (script.exists() and str(BIN) in script.read_text("utf-8", "replace"))


def _make_fresh(say: Say) -> None:
    for path in VENV.iterdir():
        if path != GUARD:
            shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
    say(f"Making .venv with Python {sys.version.split()[0]}.")
    UNFINISHED.touch()
    _run([sys.executable, "-m", "venv", str(VENV)], "Making the virtual environment failed.")


def _pip(arguments: list[str]) -> None:
    quiet = ["--quiet", "--no-input", "--disable-pip-version-check", "--progress-bar", "off"]
    _run([str(PYTHON), "-m", "pip", "install", *quiet, *arguments], "Installing the Python packages failed.")


def _run(arguments: list[str], trouble: str) -> None:
    done = subprocess.run(
        arguments,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise SetUpFailed(f"{done.stdout.strip()}\n\n{trouble} The lines above say why. Run the same command again.")


def _compile() -> None:
    """Compile everything on all cores; a package's odd file that no Python compiles is no trouble."""
    find = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = subprocess.run([PYTHON, "-c", find], capture_output=True, text=True, check=True).stdout.strip()
    subprocess.run(
        [PYTHON, "-m", "compileall", "-q", "-j", "0", packages, str(ROOT / "kbdesk")],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
