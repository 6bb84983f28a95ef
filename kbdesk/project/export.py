"""The journal for people without kbdesk: lines of JSON that say what happened, and every text as a file."""

from __future__ import annotations

import base64
import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Unreadable
from kbdesk.files.export import write_file, write_folder, write_zip
from kbdesk.project.asking import as_request
from kbdesk.project.values import Exported

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from kbdesk.journal.history import Change, FileStep
    from kbdesk.journal.journal import Journal
    from kbdesk.project.values import Job, Request

README = """\
The journal of a kbdesk knowledge base, exported {at}.

changes.jsonl   what happened, oldest first, one JSON object a line: when, who (person, agent, outside program), which
                operation on what and why, warnings, and for every file the SHA-256 of its bytes before and after
                (null: no such file). An original that was added ("bring") or moved has its bytes in the project only.
                "entry" is the change whose entry in the log ends the operation that this one belongs to, "logged"
                what it says. "review" tells by path which of its files wait for the person's word ("waiting"), and
                what they said of the others ("accepted", "reverted").
judgements.jsonl  what the person said of such files, oldest first: of which change and path, and of which lines
                ("b0-b1:a0-a1": lines before and after, counted from 0), "" for all. "change" is the commit that went
                with it, "undone" when it was undone.
comments.jsonl  what the person wrote to agents about changes, and what these replied.
requests.jsonl  what agents asked of the person and what was answered, one JSON object a line.
files.jsonl     the text last known of every file: its path and SHA-256.
texts/          the texts, each in a file called after the SHA-256 of its bytes.
{damaged}"""


def export(journal: Journal, target: Path, at: str, job: Job | None) -> Exported:
    """Write the journal to `target`, by its ending one .jsonl or .zip file, else a folder.

    Raises Refused where something stands there, NotFound, StorageFailed. Texts that are damaged are named in it.
    """
    story = _Story(journal, at, job)
    if target.suffix.lower() == ".jsonl":
        write_file(target, story.lines())
    elif target.suffix.lower() == ".zip":
        write_zip(target, story.parts())
    else:
        write_folder(target, story.parts())
    return Exported(str(target), story.changes, story.requests, story.texts, tuple(story.damaged))


class _Story:
    """The journal as contents to write, and what was counted on the way."""

    def __init__(self, journal: Journal, at: str, job: Job | None) -> None:
        self._journal = journal
        self._at = at
        self._job = job
        self.changes = self.requests = self.texts = 0
        self.damaged: list[str] = []

    def parts(self) -> Iterator[tuple[str, bytes]]:
        """Yield the files of a folder or archive."""
        yield "changes.jsonl", b"".join(_line(one) for one in self._changes())
        yield "judgements.jsonl", b"".join(_line(one) for one in self._judgements())
        yield "comments.jsonl", b"".join(_line(one) for one in self._comments())
        yield "requests.jsonl", b"".join(_line(one) for one in self._requests())
        yield "files.jsonl", b"".join(_line(one) for one in self._files())
        for name, data in self._texts():
            yield f"texts/{name}.txt", data
        damaged = "".join(f"\nThis text is damaged and left out: {name}" for name in self.damaged)
        yield "README.txt", README.format(at=self._at, damaged=damaged).encode()

    def lines(self) -> Iterator[tuple[str, bytes]]:
        """Yield the lines of a single file; `kind` says what each is."""
        yield "", _line({"kind": "journal", "exported": self._at, "written_by": "kbdesk"})
        kinds = (
            ("change", self._changes()),
            ("judgement", self._judgements()),
            ("comment", self._comments()),
            ("request", self._requests()),
            ("file", self._files()),
        )
        for kind, found in kinds:
            for one in found:
                yield "", _line({"kind": kind, **one})
        for name, data in self._texts():
            yield "", _line({"kind": "text", "sha256": name, **_written(data)})
        for name in self.damaged:
            yield "", _line({"kind": "damaged_text", "sha256": name})

    def _changes(self) -> Iterator[dict[str, object]]:
        states = self._journal.reviews.states()
        for change in self._journal.history.changes():
            self.changes += 1
            yield {**_change(change), "review": states.get(change.id, {})}

    def _judgements(self) -> Iterator[dict[str, object]]:
        for made in reversed(self._journal.reviews.latest(-1)):
            said = [
                {"change": one.change, "path": one.path, "lines": one.spans, "state": one.state}
                for one in self._journal.reviews.said_by(made.id)
            ]
            fields = asdict(made)
            yield {"judgement": fields.pop("id"), "verdict": fields.pop("kind"), **fields, "said": said}

    def _comments(self) -> Iterator[dict[str, object]]:
        for record in reversed(self._journal.comments.all()):
            fields = {key: value for key, value in asdict(record).items() if key not in ("id", "spans")}
            yield {"comment": record.id, "lines": record.spans, **fields}

    def _requests(self) -> Iterator[dict[str, object]]:
        for record in sorted(self._journal.requests.all(), key=lambda one: (one.asked_at, one.id)):
            self.requests += 1
            answered_by = asdict(record.answered_by) if record.answered_by else None
            yield {**_request(as_request(record)), "answered_by": answered_by, "change": record.change}

    def _files(self) -> Iterator[dict[str, object]]:
        known = self._journal.changes.known()
        for path in sorted(known):
            yield {"path": path, "sha256": known[path]}

    def _texts(self) -> Iterator[tuple[str, bytes]]:
        names = self._journal.history.texts()
        for number, name in enumerate(names):
            if self._job:
                self._job(number, len(names))
            try:
                data = self._journal.changes.text(name)
            except (Unreadable, NotFound):
                data = None
            if data is None:
                self.damaged.append(name)
            else:
                self.texts += 1
                yield name, data


def _line(fields: dict[str, object]) -> bytes:
    return (json.dumps(fields, ensure_ascii=False) + "\n").encode("utf-8", "backslashreplace")


def _change(change: Change) -> dict[str, object]:
    return {
        "id": change.id,
        "at": change.at,
        "state": change.state,
        "actor": asdict(change.actor),
        "operation": change.operation,
        "subject": change.subject,
        "reason": change.reason,
        "pages": change.pages,
        "warnings": change.warnings,
        "files": [_step(step) for step in change.files],
        "entry": change.entry,
        "logged": change.logged,
    }


def _step(step: FileStep) -> dict[str, object]:
    if step.kind == "move":
        return {"kind": "move", "path": step.path, "target": step.target}
    if step.kind == "bring":
        return {"kind": "bring", "path": step.path, "after": step.after, "from": step.target}
    return {"kind": "put", "path": step.path, "before": step.before, "after": step.after}


def _request(request: Request) -> dict[str, object]:
    return {**asdict(request), "wish": {key: value for key, value in asdict(request.wish).items() if value}}


def _written(data: bytes) -> dict[str, str]:
    """Return a text as JSON can hold it: as it is, or in base64 where its bytes are no UTF-8."""
    try:
        return {"text": data.decode()}
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(data).decode()}
