"""The lock holds what pyproject.toml asks for, with hashes, and names no place."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LOCK = (ROOT / "packaging" / "requirements.lock").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKED = [Requirement(line.rstrip("\\ ")) for line in LOCK.splitlines() if line[:1].isalnum()]


def test_every_asked_package_is_locked_at_a_version_that_fits() -> None:
    asked = [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["dev"]]
    unfit = []
    for wish in map(Requirement, asked):
        versions = [
            next(iter(found.specifier)).version
            for found in LOCKED
            if canonicalize_name(found.name) == canonicalize_name(wish.name)
        ]
        if not versions or not all(wish.specifier.contains(version) for version in versions):
            unfit.append((str(wish), versions))

    assert unfit == []


def test_pymupdf_stays_below_two() -> None:
    names = {canonicalize_name(found.name) for found in LOCKED}

    assert "onnxruntime" not in names
    assert next(str(found.specifier) for found in LOCKED if found.name == "pymupdf").startswith("==1.")


def test_every_locked_package_has_a_hash() -> None:
    blocks = re.split(r"\n(?=[a-z0-9])", LOCK)

    assert [block.partition("\n")[0] for block in blocks[1:] if "--hash=sha256:" not in block] == []


def test_the_lock_names_no_place() -> None:
    assert re.findall(r"://|(?<![\w.-])/\w+|--(?:extra-)?index|--find-links", LOCK) == []


def test_a_wheel_holds_the_resources_and_the_licence_and_no_test(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    resources = [path for path in (ROOT / "resources").rglob("*") if path.is_file() and path.name != ".gitkeep"]
    lacking = [
        path
        for path in resources
        if f"kbdesk/_resources/{path.relative_to(ROOT / 'resources').as_posix()}" not in names
    ]

    assert lacking == []
    assert [name for name in names if "test" in name.split("/")[0] or name.startswith("packaging")] == []
    assert any(name.endswith("licenses/LICENSE") for name in names)
