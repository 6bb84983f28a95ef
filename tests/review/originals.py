"""Originals in the stream: another program does things to them; what waits is judged, and held to the bytes."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.sources.manifest import RETIRED
from tests.review.reviewer import PERSON, Mismatch

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from kbdesk.project.review.values import WaitingPiece
    from tests.review.stream import Wiki

LONG_AGO = 60
"""Seconds since a file was written, as its time says: then nobody waits whether it is being written still."""


class Originals:
    """The originals of a wiki; no model of them is needed: nothing of their bytes may be lost or changed."""

    def __init__(self, wiki: Wiki) -> None:
        self.wiki = wiki
        self.folder = wiki.root / "sources"
        self.folder.mkdir(exist_ok=True)
        self.random = wiki.inventor.random

    def by_other_program(self) -> str:
        """Let another program add, change, delete or rename an original; hold what waits then against it.

        One piece more waits, or none and less where it undid what waited.
        """
        before = self._waiting()
        names = sorted(name for name in self._present() if name.startswith("stream"))
        deed = self.random.choice(("add", "add", "change", "delete", "rename")) if names else "add"
        name = self.random.choice(names) if deed != "add" else f"stream {self.wiki.inventor.word()}.txt"
        path = self.folder / name
        if deed == "delete":
            path.unlink()
        elif deed == "rename":
            path.rename(path.with_name(f"stream {self.wiki.inventor.word()}.txt"))
        else:
            self._write(path)
        came = {one.piece for one in self._waiting()}
        new, left = came - {one.piece for one in before}, {one.piece for one in before} - came
        undoes = not new and any(
            one.piece in left and name in (one.page, one.target.removeprefix("sources/")) for one in before
        )
        if len(new) != 1 and not undoes:
            raise Mismatch(f"sources/{name}: {deed} by another program, and {len(new)} more wait, {len(left)} fewer")
        return f"other program, original: {deed}"

    def judge(self) -> str:
        """Accept or take back some of what waits of originals, and undo that at times."""
        those = self._waiting()
        if not those:
            return "nothing waits"
        chosen = [one.piece for one in self.random.sample(those, min(len(those), self.random.randint(1, 3)))]
        stood, held = self._present(), set(self._contents())
        project = self.wiki.project
        is_kept = self.random.random() < 0.3
        try:
            judged = project.accept(chosen, PERSON) if is_kept else project.revert(chosen, PERSON)
        except Refused:
            self._hold(stood, those, "refused")
            return "originals, refused"
        if is_kept:
            self._hold(stood, [one for one in those if one.piece not in chosen], "accepted")
            return "originals, accepted"
        if not held <= set(self._contents()):
            told = [(one.piece.change, one.deed, one.page, one.target) for one in those if one.piece in chosen]
            raise Mismatch(
                f"what an original held is gone with {told}, {sorted(stood.keys() ^ self._present().keys())}"
            )
        left = [one for one in those if one.piece not in judged.pieces]
        self._hold(self._present(), left, "taken back")
        if self.random.random() < 0.5 and judged.judgement:
            project.undo_judgement(judged.judgement, PERSON)
            self._hold(stood, those, "undone")
            return "originals, taken back and undone"
        return "originals, taken back"

    def _hold(self, stood: dict[str, bytes], waits: list[WaitingPiece], when: str) -> None:
        stands = self._present()
        if stands != stood:
            differing = sorted(path for path, _ in stands.items() ^ stood.items())
            raise Mismatch(f"originals, {when}: {differing} stand otherwise")
        waiting = self._waiting()
        if {one.piece for one in waiting} != {one.piece for one in waits}:
            told = sorted({one.piece for one in waiting} ^ {one.piece for one in waits})
            raise Mismatch(f"originals, {when}: {told} wait and ought not, or the reverse")

    def _waiting(self) -> list[WaitingPiece]:
        self.wiki.project.noticed()
        queue = self.wiki.project.review_queue(limit=10_000)
        return [one for operation in queue.operations for one in operation.pieces if one.is_original]

    def _write(self, path: Path) -> None:
        path.write_text(self.wiki.inventor.paragraph(), "utf-8")
        then = time.time() - LONG_AGO
        os.utime(path, (then, then))

    def _present(self) -> dict[str, bytes]:
        """Return the originals as they stand, without those that are retired, and without their list."""
        files = (path for path in self.folder.rglob("*") if path.is_file())
        told = {path.relative_to(self.folder).as_posix(): path for path in files}
        kept = (RETIRED.partition("/")[0] + "/", "sources.json")
        return {name: path.read_bytes() for name, path in told.items() if not name.startswith((".", *kept))}

    def _contents(self) -> Iterator[bytes]:
        return (path.read_bytes() for path in self.folder.rglob("*.txt") if path.is_file())
