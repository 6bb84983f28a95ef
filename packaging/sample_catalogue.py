"""The sample's index.md and sources.json, written in the formats of the store."""

from __future__ import annotations

import hashlib
import json
import os
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import yaml
from pyuca import Collator

if TYPE_CHECKING:
    from pathlib import Path

SECTIONS = (
    ("summaries", "Summaries", ("file", "url", "ingested")),
    ("concepts", "Concepts", ()),
    ("entities", "Entities", ()),
    ("syntheses", "Syntheses", ()),
    ("preferences", "Preferences", ()),
)
DESCRIPTION_LIMIT = 140


@dataclass(frozen=True)
class Original:
    """What the manifest says of one original. Times are ISO 8601 UTC with milliseconds."""

    path: str
    modified: str
    added: str
    origin: tuple[str, str]
    replaces: str = ""


def _header_and_body(text: str) -> tuple[dict[str, str], str]:
    header, body = text.removeprefix("---\n").split("\n---\n\n", 1)
    return {key: str(value) for key, value in yaml.load(header, yaml.BaseLoader).items()}, body


def _description(body: str) -> str:
    first = next((line for line in body.splitlines() if line and line[0] not in "#>-<"), "")
    words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", first)
    sentence = re.match(r".*?[.!?](?=\s|$)", words)
    found = sentence.group() if sentence else words
    return found if len(found) <= DESCRIPTION_LIMIT else found[: DESCRIPTION_LIMIT - 1] + "…"


def _line(path: Path, index_fields: tuple[str, ...]) -> tuple[str, str] | None:
    fields, body = _header_and_body(path.read_text("utf-8"))
    status = fields.get("status", "active")
    if status == "retired":
        return None
    shown = ", ".join(f"{name}: {fields[name]}" for name in index_fields if name in fields)
    line = f"- [{fields['title']}]({path.parent.name}/{path.name}) — {fields.get('description') or _description(body)}"
    line += f" ({shown})" if shown else ""
    line += f" ({status})" if status != "active" else ""
    return fields["title"], line


def write_index(knowledge: Path) -> None:
    """Write index.md over the pages that are there."""
    collator = Collator()
    blocks = ["# Index"]
    for folder, section, index_fields in SECTIONS:
        found = [_line(path, index_fields) for path in sorted((knowledge / folder).glob("*.md"))]
        lines = sorted((line for line in found if line), key=lambda line: collator.sort_key(line[0]))
        blocks += [f"## {section}", "\n".join(line for _, line in lines)]
    (knowledge / "index.md").write_text("\n\n".join(blocks) + "\n", "utf-8", newline="\n")


def milliseconds(stamp: str) -> int:
    """Return an ISO 8601 UTC time as milliseconds since 1970."""
    moment = datetime.fromisoformat(stamp).astimezone(UTC)
    return round(moment.timestamp() * 1000)


def entry(file: Path, original: Original) -> dict[str, Any]:
    """Return the manifest's entry of a file, and give the file the time that it says."""
    moment = milliseconds(original.modified)
    os.utime(file, ns=(moment * 1_000_000, moment * 1_000_000))
    data = file.read_bytes()
    facts = {"hash": hashlib.sha256(data).hexdigest(), "size": len(data), "mtimeMs": moment}
    kind, source = original.origin
    if kind == "manual":
        return {"addedAt": original.added, "origin": {"kind": kind}, "changedAt": original.added, **facts}
    told = {**facts, "addedAt": original.added, "changedAt": original.added, "origin": {"kind": kind, "from": source}}
    return told | ({"replaces": original.replaces} if original.replaces else {})


def write_manifest(sources: Path, files: dict[str, Any], retired: list[dict[str, Any]]) -> None:
    """Write sources.json."""
    manifest = {"version": 1, "files": files, "retired": retired}
    text = json.dumps(manifest, indent=2, ensure_ascii=False) + "\n"
    (sources / ".agent-kit" / "sources.json").write_text(text, "utf-8", newline="\n")
