"""What other programs did to originals, told from how they were known and how they stand; and how that is filed."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kbdesk.journal.originals import Event, OriginalStep
from kbdesk.plan import Actor, Plan
from kbdesk.project.last_list import last_list
from kbdesk.sources.listing import readable
from kbdesk.sources.manifest import RETIRED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from kbdesk.files import Entry
    from kbdesk.journal.changes import ChangeLog
    from kbdesk.journal.originals import KnownOriginal
    from kbdesk.sources.manifest import Json
    from kbdesk.sources.snapshot import Snapshot

OUTSIDE = Actor("outside")
RUN = Actor("agent")
"""Who saved an original of which the list says that it came with an agent's run; the list does not say which agent."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A file as it stands, and the hash of what it holds."""

    entry: Entry
    hash: str


@dataclass(frozen=True)
class Between:
    """What happened between two looks. `same` hold what they held; `new` and `forgotten` are not worth a word.

    These are retired originals: one that went is nobody's business any more, one that came among them without having
    stood elsewhere is known from now on.
    """

    steps: tuple[OriginalStep, ...]
    same: Mapping[str, Standing]
    new: Mapping[str, Standing]
    forgotten: tuple[str, ...]


def between_looks(
    known: Mapping[str, KnownOriginal], here: Mapping[str, Standing], gone: Iterable[str], folder: str
) -> Between:
    """Tell what was done. Paths are relative to the project, `folder` is that of the originals."""
    same = {path: one for path, one in here.items() if path in known and _is_same(known[path], one)}
    changed = {path: one for path, one in here.items() if path in known and path not in same}
    came = {path: one for path, one in here.items() if path not in known}
    went = {path: known[path] for path in gone}
    steps: list[OriginalStep] = []
    for path, target in _moves(went, came):
        was, now = went.pop(path), came.pop(target)
        steps.append(_step(_move_event(path, target, folder), path, was, now, target))
    steps += [_step("changed", path, known[path], now) for path, now in changed.items()]
    steps += [_step("gone", path, was, None) for path, was in went.items() if not _is_retired(path, folder)]
    steps += [_step("added", path, None, now) for path, now in came.items() if not _is_retired(path, folder)]
    new = {path: one for path, one in came.items() if _is_retired(path, folder)}
    forgotten = tuple(path for path in went if _is_retired(path, folder))
    return Between(tuple(sorted(steps, key=lambda one: one.path)), same, new, forgotten)


def _is_same(known: KnownOriginal, now: Standing) -> bool:
    """Whether a file holds what it held; of what nobody read before, whether it stands as it was seen, if it was."""
    return known.hash == now.hash or (not known.hash and known.signature in ("", now.entry.signature))


def _moves(went: Mapping[str, KnownOriginal], came: Mapping[str, Standing]) -> list[tuple[str, str]]:
    """Return which file that went stands elsewhere now: by what it holds and, of several, by its name."""
    by_hash: dict[str, tuple[list[str], list[str]]] = {}
    for path, was in went.items():
        if was.hash:
            by_hash.setdefault(was.hash, ([], []))[0].append(path)
    for path, now in came.items():
        if now.hash in by_hash:
            by_hash[now.hash][1].append(path)
    found: list[tuple[str, str]] = []
    for old, new in by_hash.values():
        named = {path.rpartition("/")[2]: path for path in new}
        same = [(path, named[name]) for path in old if (name := path.rpartition("/")[2]) in named]
        pairs = list({target: (path, target) for path, target in same}.values())
        rest_old = [path for path in old if path not in {pair[0] for pair in pairs}]
        rest_new = [path for path in new if path not in {pair[1] for pair in pairs}]
        found += pairs
        if len(rest_old) == len(rest_new) == 1:
            found.append((rest_old[0], rest_new[0]))
    return found


def _move_event(path: str, target: str, folder: str) -> Event:
    if _is_retired(target, folder):
        return "retired"
    return "restored" if _is_retired(path, folder) else "moved"


def _is_retired(path: str, folder: str) -> bool:
    return path.startswith(f"{folder}/{RETIRED}/")


def _step(event: Event, path: str, was: KnownOriginal | None, now: Standing | None, target: str = "") -> OriginalStep:
    step = OriginalStep(event, path, target)
    if was is not None:
        step = replace(step, before=was.hash, size_before=was.size)
    if now is not None:
        signature = now.entry.signature if now.entry.is_settled else ""
        step = replace(step, after=now.hash, size_after=now.entry.size, signature=signature)
    return step


def entries_of(taken: Snapshot, changes: ChangeLog, steps: Sequence[OriginalStep]) -> list[OriginalStep]:
    """Return steps with what the list of originals said before, as far as the journal knows it, and says now."""
    if not steps:
        return []
    old, now, start = last_list(changes, taken.folder), readable(taken), len(taken.folder) + 1
    retired = {str(record["path"]): record.get("entry") for record in now.retired}
    found = []
    for step in steps:
        path, target = step.path[start:], (step.target or step.path)[start:]
        entry = retired.get(path) if step.event == "retired" else now.files.get(target)
        before = old.files.get(path)
        found.append(replace(step, entry_before=_text(before), entry_after=_text(entry)))
    return found


def _text(entry: Json | None) -> str:
    return json.dumps(entry, ensure_ascii=False) if isinstance(entry, dict) else ""


def filed(steps: Sequence[OriginalStep], start: int) -> Iterator[tuple[Plan, Actor, list[OriginalStep]]]:
    """Yield steps as changes: those that an agent's run saved, as the list says, apart from all others.

    `start` is where a path within the folder of originals begins.
    """
    saved = [one for one in steps if one.event in ("added", "changed") and _is_from_a_run(one)]
    rest = [one for one in steps if one not in saved]
    for actor, those in ((RUN, saved), (OUTSIDE, rest)):
        if those:
            reason = "The list of originals says that an agent's run saved it." if actor is RUN else None
            yield Plan("outside", those[0].path[start:], reason=reason), actor, those


def _is_from_a_run(step: OriginalStep) -> bool:
    """Tell whether the list says that a run saved the content that stands there now, not one from before."""
    if origin_of(step.entry_after)[0] != "run" or step.entry_after == step.entry_before:
        return False
    return json.loads(step.entry_after).get("hash") in ("", None, step.after)


def origin_of(entry: str) -> tuple[str, str]:
    """Return the kind and place of the origin that an entry of the list tells; "" where it tells none."""
    told = json.loads(entry) if entry else {}
    origin = told.get("origin") if isinstance(told, dict) else None
    if not isinstance(origin, dict):
        return "", ""
    kind, place = origin.get("kind"), origin.get("from")
    return kind if isinstance(kind, str) else "", place if isinstance(place, str) else ""
