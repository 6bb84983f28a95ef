#!/usr/bin/env python3
"""Start kbdesk from a checkout; what is missing is set up first.

    python3 packaging/run.py                  open the desk on the sample knowledge base
    python3 packaging/run.py FOLDER           open the desk on a folder of your own (or any other kbdesk arguments)
    python3 packaging/run.py test             pass all gauges and tests
    python3 packaging/run.py test -- ARGS     the same, with arguments for pytest
    python3 packaging/run.py packages         print the Debian packages that this machine lacks for the tests

Needs Python 3.11 or newer and nothing else. The packages and their hashes stand in packaging/requirements.lock, which
one command in the checkout renews (its first lines repeat it; uv itself comes with `pip install uv`):

    uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-emit-find-links --upgrade -o packaging/requirements.lock

Exit codes: 0 well, 1 set-up, gauge or test failed, 3 no display, 4 the machine lacks system packages.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - told before anything that an older Python cannot read
    sys.exit(
        f"kbdesk needs Python 3.11 or newer; this is Python {sys.version.split()[0]}. If a newer one is installed, "
        "start it by its name, for example: python3.12 packaging/run.py"
    )

import os
import shlex
import socket
import subprocess

import environment
import machine

NO_DISPLAY = 3
MACHINE_LACKS = 4
NO_TESTS = 5
"""What pytest returns when it found no test, which is never well."""
PARALLEL = ("--numprocesses", str(min(4, (os.cpu_count() or 1) + 1)), "--dist", "worksteal")
"""Tests run in a process for each core and one more, for a third of their time they wait; at most in four.

`test -- -n 0` runs them in one.
"""
GAUGES = {
    "format": "ruff format --check .",
    "lint": "ruff check .",
    "types": "mypy",
    "imports": "lint-imports --no-logo",
}


def main(arguments: list[str]) -> int:
    """Do what the command line says and return the exit code."""
    try:
        if arguments[:1] == ["packages"]:
            for package in machine.missing("test"):
                print(package)
            return 0
        if arguments[:1] == ["test"]:
            set_up("test")
            return check([argument for argument in arguments[1:] if argument != "--"])
        if arguments[:1] in (["-h"], ["--help"]):
            print(__doc__)
            return 0
        if opens_window(arguments):
            find_display()
        set_up("desk")
        return hand_over([str(environment.PYTHON), "-m", "kbdesk", *(arguments or ["--sample"])])
    except environment.SetUpFailed as trouble:
        say(str(trouble))
        return trouble.code
    except OSError as trouble:
        say(f"The system refused: {trouble}")
        return 1
    except KeyboardInterrupt:
        say("Stopped.")
        return 130


def say(line: str) -> None:
    """Tell progress on standard error, so that standard output stays the program's own."""
    print(f"kbdesk: {line}", file=sys.stderr, flush=True)


def set_up(purpose: str) -> None:
    """Set up what this purpose ("desk" or "test") needs, unless it stands already."""
    if environment.ready(purpose):
        return
    with environment.alone(say):
        if environment.ready(purpose):
            return
        complete_machine(purpose)
        if not environment.stamp():
            environment.build(say)
        environment.mark(purpose)
    say("Set up.")


def complete_machine(purpose: str) -> None:
    """Install the system packages that are missing, or say how to."""
    lacking = machine.missing(purpose)
    if lacking:
        say(f"This machine lacks {' '.join(lacking)}.")
        reason = machine.install(lacking)
        still = machine.missing(purpose)
        if still:
            raise environment.SetUpFailed(
                f"{reason or 'They are missing even after apt-get installed them.'} "
                f"Install them, then run the same command again:\n\n    {machine.command(still)}\n\n"
                "(The names are those of Debian and Ubuntu; other systems have the same under similar names.)",
                MACHINE_LACKS,
            )
        say("Installed with apt-get.")
    boxes = machine.missing_more_fonts()
    if boxes:
        say(f"Without {' and '.join(boxes)}, Chinese, Japanese, Korean or emoji may show as boxes.")


def opens_window(arguments: list[str]) -> bool:
    """Return whether these arguments of kbdesk lead to a window."""
    return not ({"mcp", "check", "doctor", "journal", "connect", "prompt", "--version"} & {*arguments[:1]})


def find_display() -> None:
    """Stop with a word where there is no display that a window could open on."""
    if os.environ.get("QT_QPA_PLATFORM") or not sys.platform.startswith("linux"):
        return
    if os.environ.get("WAYLAND_DISPLAY"):
        return
    display = os.environ.get("DISPLAY", "")
    if display and answers(display):
        return
    trouble = f"The display {display} does not answer" if display else "There is no display here"
    raise environment.SetUpFailed(
        f"{trouble}, so no window can open. On a machine with a screen the same command shows one.\n"
        "To see the desk anyway, have it paint into a picture:\n\n"
        "    QT_QPA_PLATFORM=offscreen KBDESK_SCREENSHOT=/tmp/kbdesk.png python3 packaging/run.py\n\n"
        "or give it a display of its own that nobody sees (from the package xvfb):\n\n"
        "    KBDESK_SCREENSHOT=/tmp/kbdesk.png xvfb-run -a python3 packaging/run.py",
        NO_DISPLAY,
    )


def answers(display: str) -> bool:
    """Return whether a local X server takes connections; one on another machine is left to Qt."""
    host, _, number = display.rpartition(":")
    number = number.partition(".")[0]
    if host not in ("", "unix") or not number.isdigit():
        return True
    path = f"/tmp/.X11-unix/X{number}"
    for address in (path, f"\0{path}"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
            door.settimeout(3)
            if door.connect_ex(address) == 0:
                return True
    return False


def check(pytest_arguments: list[str]) -> int:
    """Pass the gauges, then the tests; the tests run only when every gauge is content."""
    failed = [name for name, line in GAUGES.items() if run(name, line.split()) != 0]
    if failed:
        say(f"These gauges are not content: {', '.join(failed)}. The tests were not run.")
        return 1
    code = run("tests", ["pytest", *PARALLEL, *pytest_arguments])
    return 1 if code == NO_TESTS else code


def run(name: str, command: list[str]) -> int:
    """Run one program of the environment in the checkout, telling how to run it alone; return its exit code."""
    program = environment.BIN / command[0]
    shown = shlex.join([os.path.relpath(program, environment.ROOT), *command[1:]])
    print(f"\n== {name}: {shown}", flush=True)
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)  # the tests start kbdesk hundreds of times
    return subprocess.run([program, *command[1:]], cwd=environment.ROOT, env=surroundings, check=False).returncode


def hand_over(command: list[str]) -> int:
    """Become the program; where a process cannot, wait for it."""
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
