"""Finds resources/ in a checkout, an installed wheel and a bundle."""

from __future__ import annotations

from pathlib import Path

from kbdesk.errors import NotFound


def resource(name: str) -> Path:
    """Return the path of a file or folder in resources/, given by its relative name with `/`.

    Raises NotFound when this installation lacks it.
    """
    package = Path(__file__).resolve().parent
    for base in (package / "_resources", package.parent / "resources"):
        path = base / name
        if path.exists():
            return path
    raise NotFound("This installation of kbdesk lacks a part.", name, "Install kbdesk again.")
