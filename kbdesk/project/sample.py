"""The sample knowledge base, copied to where the person can change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.files.outside import copy_tree
from kbdesk.resources import resource
from kbdesk.sources.manifest import PATH, parse

if TYPE_CHECKING:
    from pathlib import Path


def copy_sample(target: Path) -> None:
    """Copy the sample to `target`, which does not exist yet; its originals get the times their manifest says.

    Raises NotFound when this installation lacks it, Refused where something stands at the target, StorageFailed.
    """
    sample = resource("sample")
    manifest = parse((sample / "sources" / PATH).read_bytes())
    entries = [(path, entry) for path, entry in manifest.files.items()]
    entries += [(str(record["movedTo"]), record["entry"]) for record in manifest.retired]
    times = {f"sources/{path}": int(entry["mtimeMs"] * 1_000_000) for path, entry in entries if "mtimeMs" in entry}
    copy_tree(sample, target, times)
