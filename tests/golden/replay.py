"""Plays the operations of a golden scenario (../shared/golden/README.md) on a project and tells what came of each."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import shutil
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from kbdesk.agent.sources import file_named
from kbdesk.errors import KbdeskError
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Draft

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.values import LogEntry, SourceRow

ACTOR = Actor("agent", "golden")
STAMP = re.compile(r"\d{4}-\d\d-\d\dT\d\d[:-]\d\d[:-]\d\d[.-]\d{3}Z")


def settings(page_types: list[dict[str, Any]]) -> str:
    """Return the kbdesk.toml that declares a scenario's page types."""
    lines = []
    for each in page_types:
        lines.append("[[page_types]]")
        for ours, theirs in (("type", "type"), ("folder", "dir"), ("section", "indexSection")):
            lines.append(f"{ours} = {json.dumps(each[theirs])}")
        for name in ("description", "template"):
            lines.append(f"{name} = {json.dumps(each.get(name, ''))}")
        lines.append(f"index_fields = {json.dumps(each.get('indexFields', []))}")
    return "\n".join(lines) + "\n"


class Replay:
    """One scenario played in a folder."""

    def __init__(self, root: Path, scenario: dict[str, Any]) -> None:
        self.root = root
        (root / "knowledge").mkdir()
        (root / "sources").mkdir()
        if scenario.get("pageTypes"):
            (root / "kbdesk.toml").write_text(settings(scenario["pageTypes"]), encoding="utf-8")
        self.project = Project.open(root)

    def close(self) -> None:
        self.project.close()

    def play(self, op: dict[str, Any]) -> dict[str, Any]:
        """Return {"ok": value} or {"error": sentence}."""
        arguments = {key: value for key, value in op.items() if key != "op"}
        method = getattr(self, "op_" + op["op"].replace(".", "_"))
        try:
            if op["op"] not in HELPERS:
                self.project.noticed()
            return {"ok": method(**arguments)}
        except KbdeskError as error:
            return {"error": str(error)}

    # Pages

    def op_create(
        self, type: str, slug: str, title: str, content: str, fields: dict[str, str | None] | None = None
    ) -> str:
        draft = Draft(type, slug, title, content, tuple((fields or {}).items()))
        return self.project.create_pages([draft], ACTOR).created[0]

    def op_createMany(self, pages: list[dict[str, Any]]) -> list[str]:
        drafts = [
            Draft(one["type"], one["slug"], one["title"], one["content"], tuple(one.get("fields", {}).items()))
            for one in pages
        ]
        return list(self.project.create_pages(drafts, ACTOR).created)

    def op_edit(self, id: str, oldText: str, newText: str, fields: dict[str, str | None] | None = None) -> None:
        self.project.edit_page(id, [(oldText, newText)], tuple((fields or {}).items()), ACTOR)

    def op_rewrite(self, id: str, content: str, fields: dict[str, str | None] | None = None) -> None:
        self.project.rewrite_page(id, content, tuple((fields or {}).items()), ACTOR)

    def op_supersede(self, id: str, by: str, reason: str = "") -> None:
        self.project.supersede_page(id, by, reason, ACTOR)

    def op_retire(self, id: str, reason: str) -> None:
        self.project.retire_page(id, reason, ACTOR)

    def op_log(self, operation: str, what: str, pages: list[str] | None = None) -> None:
        self.project.add_log(operation, what, pages or [], ACTOR)

    def op_recentLog(self, limit: int = 10) -> list[str]:
        return [written(entry) for entry in self.project.log()[: limit or None]]

    def op_writeOverview(self, content: str) -> None:
        self.project.rewrite_page("overview", content, (), ACTOR)

    def op_overview(self) -> str | None:
        return self.project.overview_text() or None

    def op_index(self) -> str:
        return self.project.index_text()

    def op_list(self) -> list[dict[str, Any]]:
        order = {each.type: number for number, each in enumerate(self.project.types)}
        rows = [row for row in self.project.rows() if row.declared and row.status != "retired"]
        rows.sort(key=lambda row: (order[row.type], row.path))
        return [
            {"id": row.id, "type": row.type, "title": row.title, "description": row.description, "status": row.status}
            for row in rows
        ]

    def op_read(self, id: str) -> dict[str, Any] | None:
        try:
            page = self.project.page(id)
        except KbdeskError:
            return None
        linked = list(dict.fromkeys(link.source for link in page.backlinks if link.source != "overview"))
        return {
            "id": page.row.id,
            "type": page.row.type,
            "slug": page.row.slug,
            "title": page.row.title,
            "content": page.text,
            "linkedFrom": sorted(linked),
        }

    def op_search(self, query: str, limit: int = 10) -> list[str]:
        return [hit.page.id for hit in self.project.search(query, limit)]

    def op_check(self) -> dict[str, Any]:
        problems = self.project.check()
        return {
            "brokenLinks": [{"page": one.page, "target": one.target} for one in problems if one.kind == "broken_link"],
            "orphans": [one.page for one in problems if one.kind == "orphan"],
            "linksToRetired": [
                {"page": one.page, "target": one.target} for one in problems if one.kind == "link_to_retired"
            ],
        }

    def op_types(self) -> list[dict[str, Any]]:
        return [
            {"type": one.type, "dir": one.folder, "indexSection": one.section}
            | ({"indexFields": list(one.index_fields)} if one.index_fields else {})
            for one in self.project.types
        ]

    # Sources

    def op_sources_list(self) -> list[dict[str, Any]]:
        self.project.record_sources(ACTOR)
        return [told(row) for row in self.project.sources()]

    def op_sources_add(self, file: str, destination: str, origin: dict[str, str] | None = None) -> dict[str, str]:
        kind = (origin or {"kind": "run"})["kind"]
        with contextlib.chdir(self.root):
            changes = self.project.add_source(self.root / file, destination, ACTOR, kind)
        path = changes.created[0]
        return {"path": path} if changes.change else {"path": path, "duplicateOf": path}

    def op_sources_retire(self, source: str, why: str, reason: str, replacedBy: str | None = None) -> dict[str, str]:
        self.project.retire_source(source, why, reason, replacedBy, ACTOR)
        retired = [row for row in self.project.sources() if row.status == "retired"]
        return {"movedTo": retired[-1].moved_to}

    def op_sources_manifest(self) -> Any:
        """Return the manifest as it stands, its bare text where it does not parse."""
        manifest = self.root / "sources/.agent-kit/sources.json"
        if not manifest.exists():
            return {"version": 1, "files": {}, "retired": []}
        try:
            return json.loads(manifest.read_bytes())
        except ValueError:
            return manifest.read_text("utf-8")

    def op_tool(self, server: str, tool: str, args: dict[str, str]) -> None:
        """Copy a file of the agent's run, which works in the folder `run`, into the sources: the one tool there is."""
        assert (server, tool) == ("sourceFiles", "save_to_sources")
        with contextlib.chdir(self.root / "run"):
            self.project.add_source(file_named(args["source"]), args["destination"], ACTOR, "run")

    # Helpers: what other programs do to the files

    def op_put(self, path: str, text: str = "", base64: str = "") -> None:
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(_decode(base64) if base64 else text.encode())

    def op_mkdir(self, path: str) -> None:
        (self.root / path).mkdir(parents=True, exist_ok=True)

    def op_rm(self, path: str) -> None:
        target = self.root / path
        if target.is_dir() and not target.is_symlink():
            shutil.rmtree(target)
        else:
            target.unlink()

    def op_symlink(self, path: str, target: str) -> None:
        link = self.root / path
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(target)

    def op_utimes(self, path: str, time: float) -> None:
        os.utime(self.root / path, (time, time))

    def op_sleep(self, ms: int) -> None:
        """Nothing waits for the clock here: every signature differs."""

    def op_file(self, path: str) -> str | None:
        target = self.root / path
        return target.read_bytes().decode("utf-8", "surrogateescape") if target.is_file() else None

    def op_exists(self, path: str) -> bool:
        return (self.root / path).exists()

    def op_tree(self) -> list[str]:
        links = {name: text.replace("link to", "->", 1) for name, text in tree(self.root).items()}
        return sorted(f"{name} {text}" if (self.root / name).is_symlink() else name for name, text in links.items())


def written(entry: LogEntry) -> str:
    """Return an entry of the log as it stands in the file."""
    if not entry.date:
        return f"## {entry.what}"
    head = f"## [{entry.date}] {entry.operation} | {entry.what}".rstrip()
    return f"{head}\n- pages: {', '.join(entry.pages)}" if entry.pages else head


def told(row: SourceRow) -> dict[str, Any]:
    """Return what the original tells of a row in its list."""
    if row.status == "retired":
        found = {"retiredAt": row.retired_at, "why": row.why, "replacedBy": row.replaced_by}
    else:
        found = {"origin": {"kind": row.origin} | ({"from": row.origin_from} if row.origin_from else {})}
        found["replaces"] = row.replaces
        if row.status == "present":
            found |= {"changedAt": row.changed_at, "size": row.size, row.unit: row.units}
    found = {"path": row.path, "status": row.status, "type": row.type} | found
    return {key: value for key, value in found.items() if key and value is not None}


HELPERS = {"put", "mkdir", "rm", "symlink", "utimes", "sleep", "file", "exists", "tree"}


def _decode(text: str) -> bytes:
    return base64.b64decode(text)


def tree(root: Path) -> dict[str, str]:
    """Return the text of every file the scenario is about; kbdesk's own are left out.

    So is a `.git` folder, which the golden trees, kept in git, cannot hold; links.json beside such a
    tree names the symbolic links that belong in it.
    """
    found = {}
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if (
            ".git" in name.split("/")
            or name.startswith(".kbdesk")
            or name == "kbdesk.toml"
            or (path.is_dir() and not path.is_symlink())
        ):
            continue
        found[name] = (
            f"link to {os.readlink(path)}"
            if path.is_symlink()
            else path.read_bytes().decode("utf-8", "surrogateescape")
        )
    links = root.parent / "links.json"
    if root.name == "tree" and links.exists():
        found |= {name: f"link to {target}" for name, target in json.loads(links.read_text("utf-8")).items()}
    return found


def timeless(value: Any, days: list[str]) -> Any:
    """Return a value without what depends on the clock."""
    if isinstance(value, str):
        text = STAMP.sub(lambda stamp: "<STAMP>" if stamp.group(0)[:10] in days else stamp.group(0), value)
        for day in days:
            text = text.replace(day, "<DAY>")
        return re.sub(r'("mtimeMs": )\d{13}(?:\.\d+)?', r"\1<MTIME>", text)
    if isinstance(value, list):
        return [timeless(one, days) for one in value]
    if isinstance(value, dict):
        return {timeless(key, days): timeless(one, days) for key, one in value.items()}
    return value


def today() -> list[str]:
    """Return the UTC day of a run."""
    return [datetime.now(UTC).strftime("%Y-%m-%d")]
