"""Runs the public conformance suite against the HTTP server, and the inspector's tests over standard input.

    python -m tests.conformance

The suite comes from npm into a cache outside the repository, with the Node.js that it needs. Each scenario is run
against the server as it is; one that asks for tools of the suite's own is run against the same server with those added.
Scenarios that do not apply stand in does_not_apply.toml with the reason. Exit code 1 when one fails that should pass.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import tomllib
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent
CACHE = platformdirs.user_cache_path("kbdesk") / "conformance"
SUITE, NODE = "@modelcontextprotocol/conformance", "node@22"
RESULT = re.compile(r"^[✓✗] ([\w-]+): (\d+) passed, (\d+) failed", re.MULTILINE)


@dataclass(frozen=True)
class Run:
    """The suite in a version, with the scenarios that it is asked for."""

    title: str
    version: str
    asked: tuple[str, ...]


RUNS = (
    Run("released suite, protocol 2025-11-25", "0.1.16", ()),
    Run("requirements of protocol 2025-11-25", "0.2.0-alpha.12", ("--requirements", "2025-11-25")),
    Run("requirements of protocol 2026-07-28", "0.2.0-alpha.12", ("--requirements", "2026-07-28")),
)


def installed(version: str) -> Path:
    """Return the folder with the suite in a version; npm brings it the first time."""
    place = CACHE / version
    if not (place / "node_modules/.bin/conformance").exists():
        place.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(place), f"{SUITE}@{version}", NODE]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return place


@contextmanager
def served(*options: str) -> Iterator[str]:
    """Serve a copy of the sample in a process of its own and give its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.conformance.served", folder, *options]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().strip()
            finally:
                process.terminate()
                process.wait(30)


def results(run: Run, address: str) -> dict[str, tuple[int, int]]:
    """Run the suite; return for each scenario how many of its checks passed and failed."""
    place = installed(run.version)
    script = place / "node_modules" / SUITE / "dist/index.js"
    command = [str(place / "node_modules/.bin/node"), str(script), "server", "--url", address, *run.asked]
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False, timeout=600)
    found = {name: (int(passed), int(failed)) for name, passed, failed in RESULT.findall(done.stdout)}
    if not found:
        raise SystemExit(f"The suite did not run:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return found


def conformance() -> list[str]:
    """Run all; print what came of each scenario, and return those that failed and should not have."""
    reasons: dict[str, str] = tomllib.loads((HERE / "does_not_apply.toml").read_text("utf-8"))
    wrong: list[str] = []
    passed: set[str] = set()
    failed: set[str] = set()
    for run in RUNS:
        say(f"\n== {run.title} ({SUITE} {run.version})")
        with served() as address:
            plain = results(run, address)
        with served("--fixtures") as address:
            helped = results(run, address)
        for name, (good, bad) in helped.items():
            if good and not bad:
                passed.add(name)
                alone = not plain[name][1]
                say(f"  passed          {name} ({good} checks{'' if alone else '; with the suite’s own tools'})")
            elif name in reasons:
                failed.add(name)
                say(f"  does not apply  {name}: {reasons[name]}")
            else:
                wrong.append(f"{name} ({run.title})")
                say(f"  FAILED          {name} ({bad} of {good + bad} checks)")
    wrong += [f"{name} passes, and stands in does_not_apply.toml" for name in sorted(set(reasons) & passed - failed)]
    say(f"\n{len(passed)} scenarios pass, {len(failed)} do not apply, {len(wrong)} are wrong.")
    return wrong


def inspector() -> list[str]:
    """Run the tests that work with the MCP inspector."""
    say("\n== MCP inspector, over standard input and output")
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "tests/agent/test_agent_inspector.py"]
    return ["the inspector"] if subprocess.run(command, check=False, cwd=HERE.parents[1]).returncode else []


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    argparse.ArgumentParser(prog="python -m tests.conformance", description=__doc__).parse_args()
    wrong = [*conformance(), *inspector()]
    for one in wrong:
        say(f"WRONG: {one}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
