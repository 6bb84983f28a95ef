"""The doctor: looks whether files, journal, index and manifest agree, one check a function. Looking changes nothing."""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, StorageFailed
from kbdesk.files import STATE
from kbdesk.files.apply import STAGING
from kbdesk.files.network import remote_places
from kbdesk.files.probe import is_free, is_writable
from kbdesk.index.index import FileChange, Index
from kbdesk.journal.blobs import hash_of
from kbdesk.pages import catalogue
from kbdesk.pages.text import LARGEST
from kbdesk.pages.types import Declared, read_declared
from kbdesk.project import config, opening
from kbdesk.project.ailments import Ailment, Examination
from kbdesk.project.cataloguing import is_own
from kbdesk.project.doctor_sources import check_names, check_sources
from kbdesk.project.doctor_state import check_kinds, is_closed, open_index, open_journal, take_lock
from kbdesk.project.sight import Sight, see
from kbdesk.project.state import INDEX, fingerprint
from kbdesk.sources.manifest import PATH

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kbdesk.files import Entry, Folder
    from kbdesk.index.examination import IndexExamination
    from kbdesk.journal.journal import Journal
    from kbdesk.pages.layouts import KitLayout
    from kbdesk.project.values import Job

BATCH = 1000
"""Files that are taken into the index for comparison at once."""

OF_THE_LIST = ("manifest_damaged", "manifest_gone", "retired_unrecorded")
"""What is mended by writing the list of originals."""

UNJOURNALLED = ("unjournalled", "unnoticed", "unnoticed_gone", "unnoticed_new")
"""A change by another program that the journal does not have."""

COUNTED = ("pages", "originals", "changes", "texts")
"""What is counted."""

TRIES = 3
"""How often the doctor looks again when somebody wrote to the project while it looked."""


@dataclass
class Case:
    """A project under examination, and what was found. `pages` are its markdown files with the hashes of their bytes.

    `known` are their hashes in the journal and `mirrored` what the index says of them; what `sight` hides of them is
    unknown. `pending` are paths in the knowledge folder that the next look at the files takes over, so that nothing
    more is said of them. `journal` and `index` are None where they are not there or cannot be opened.
    """

    folder: Folder
    layout: KitLayout
    sources: str
    job: Job | None
    journal: Journal | None = None
    index: IndexExamination | None = None
    entries: dict[str, Entry] = field(default_factory=dict)
    pages: dict[str, str] = field(default_factory=dict)
    sight: Sight = field(default_factory=Sight)
    known: dict[str, str] = field(default_factory=dict)
    mirrored: dict[str, tuple[str, str]] = field(default_factory=dict)
    pending: set[str] = field(default_factory=set)
    found: list[Ailment] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)

    def damage(self, kind: str, where: str = "", detail: str = "", *, mendable: bool = False) -> None:
        """Note that something is lost or cannot be read."""
        self.found.append(Ailment("damage", kind, where, detail, mendable))

    def difference(self, kind: str, where: str = "", detail: str = "", *, mendable: bool = False) -> None:
        """Note that things which should agree do not."""
        self.found.append(Ailment("difference", kind, where, detail, mendable))

    def hides(self, path: str) -> bool:
        """Whether a path of the knowledge folder lies where nobody can read now."""
        return self.sight.hides(self.layout.in_project(path))

    def note(self, kind: str, where: str = "", detail: str = "") -> None:
        """Note what is good to know."""
        self.found.append(Ailment("note", kind, where, detail))


def case_of(path: Path, job: Job | None = None) -> Case:
    """Return the case of the project at `path`. Raises what opening raises for what is no project."""
    folder, settings = opening.settings_of(path)
    declared = read_declared(folder.read(config.NAME) or b"") if settings.data else Declared()
    return Case(folder, opening.layout_of(folder, settings, declared), settings.sources, job)


def examine(path: Path, job: Job | None = None) -> Examination:
    """Examine a project. Raises NotFound, Refused, StorageFailed, Busy, Unreadable where it cannot be looked at."""
    for _ in range(TRIES):
        case = case_of(path, job)
        if not _look(case):
            break
    order = ("damage", "difference", "note")
    found = [replace(one, mendable=False) for one in case.found] if is_closed(case) else _promised(case)
    ailments = tuple(sorted(found, key=lambda one: order.index(one.severity)))
    pages, originals, changes, texts = (case.counts.get(name, 0) for name in COUNTED)
    return Examination(str(case.folder.root), ailments, pages=pages, originals=originals, changes=changes, texts=texts)


def _promised(case: Case) -> list[Ailment]:
    """Return what was found; nothing counts as mendable that stands where nothing can be written, which is noted."""
    listed = f"{case.sources}/{PATH}"
    places = {"old_catalogue": case.layout.in_project("index.md")} | dict.fromkeys(OF_THE_LIST, listed)
    stuck = case.folder.exists(STAGING) and not is_writable(case.folder, STAGING)
    is_left = stuck and (not case.folder.is_folder(STAGING) or any(one.kind == "leftover" for one in case.found))
    found, hindered = [], set()
    for one in case.found:
        place = places.get(one.kind, "") if one.mendable else ""
        if place and not is_free(case.folder, place):
            hindered.add(place)
            found.append(replace(one, mendable=False))
        elif one.mendable and (is_left or (stuck and place)):
            hindered.add(STAGING)
            found.append(replace(one, mendable=False))
        else:
            found.append(one)
    return [*found, *(Ailment("note", "hindered", place) for place in sorted(hindered))]


def _look(case: Case) -> bool:
    """Examine everything once; whether somebody wrote meanwhile, so that differences may be no differences."""
    with ExitStack() as opened:
        with ExitStack() as held:
            take_lock(case, held)
            check_kinds(case)
            open_journal(case, opened)
            open_index(case, opened)
            before = case.journal.version() if case.journal else 0
            check_intents(case)
            read_pages(case)
            check_pages(case)
        check_journal(case)
        check_index(case)
        check_sources(case)
        check_names(case)
        check_place(case)
        return case.journal is not None and case.journal.version() != before


def check_intents(case: Case) -> None:
    """Find commits that a crash left half done, and files that it left in the staging folder."""
    if case.journal:
        for change in case.journal.changes.open_intents():
            case.difference("unfinished", str(change), mendable=True)
    for entry in case.folder.entries(STAGING):
        case.difference("leftover", entry.path, mendable=True)


def read_pages(case: Case) -> None:
    """Read every markdown file."""
    _look_up(case)
    was_apart = case.index.disk.apart() if case.index else None
    case.sight = see(case.folder, case.layout, was_apart, lambda: bool(case.known or case.mirrored))
    kind = "folder_away" if case.sight.is_away else "folder_emptied" if case.sight.is_emptied else "unreadable_folder"
    for folder in case.sight.unreadable:
        case.damage(kind, folder)
    entries = case.sight.entries
    if not entries and not case.sight.unreadable and case.known:
        case.note("all_gone", case.layout.knowledge)
    for number, entry in enumerate(entries):
        _progress(case, number, len(entries))
        path = case.layout.in_knowledge(entry.path) or entry.path
        case.entries[path] = entry
        try:
            data = case.folder.read(entry.path, LARGEST)
        except KbdeskError as error:
            case.damage("unreadable_file", entry.path, error.what)
            data = None
        if data is not None:
            case.pages[path] = hash_of(data)
    hidden = {path for path in case.known.keys() | case.mirrored.keys() if case.hides(path)}
    case.counts["pages"] = sum(1 for path in case.entries.keys() | hidden if case.layout.is_page(path))


def _look_up(case: Case) -> None:
    """Look up what journal and index know of the markdown files."""
    for project_path, name in case.journal.changes.known().items() if case.journal else ():
        path = case.layout.in_knowledge(project_path)
        if path is not None and path.lower().endswith(".md"):
            case.known[path] = name
    case.mirrored = case.index.files() if case.index else {}


def check_pages(case: Case) -> None:
    """Compare the files with the texts that the journal knows and those that the index mirrors."""
    if case.journal is None or not case.journal.changes.has_baseline():
        return
    for path in sorted({*case.entries, *case.known, *case.mirrored}):
        is_unknown = path not in case.pages if path in case.entries else case.hides(path)
        if not is_unknown:
            _check_page(case, path, case.known.get(path), case.mirrored.get(path))


def _check_page(case: Case, path: str, known: str | None, mirrored: tuple[str, str] | None) -> None:
    stands, place = case.pages.get(path), case.layout.in_project(path)
    is_seen = case.index is not None and (mirrored[0] if mirrored else None) == _signature(case, path)
    if stands != known:
        case.pending.add(path)
        if is_seen:
            case.difference("unjournalled", place, mendable=True)
        elif stands is None:
            case.difference("unnoticed_gone", place, mendable=True)
        else:
            case.difference("unnoticed" if known else "unnoticed_new", place, mendable=True)
    elif case.index is not None and (mirrored[1] if mirrored else None) != stands:
        case.pending.add(path)
        kind = "not_indexed" if mirrored is None else "indexed_and_gone" if stands is None else "indexed_otherwise"
        case.difference(kind, place, mendable=True)


def _signature(case: Case, path: str) -> str | None:
    return case.entries[path].signature if path in case.entries else None


def check_journal(case: Case) -> None:
    """Check the journal's records and texts."""
    if case.journal is None:
        return
    examination = case.journal.examination
    for record in examination.broken_records():
        case.damage("broken_record", record, mendable=True)
    for table in examination.lost_references():
        case.damage("lost_reference", table)
    standing = set(case.pages.values())
    for name in examination.damaged_texts(case.job):
        case.damage("damaged_text", name, mendable=name in standing)
    for name in examination.missing_texts():
        case.damage("missing_text", name, mendable=name in standing)
    case.counts["changes"], case.counts["texts"] = examination.counts()


def check_index(case: Case) -> None:
    """Make an index anew of the files, compare the project's with it, and index.md with what belongs there."""
    with tempfile.TemporaryDirectory(prefix="kbdesk-doctor-") as place:
        fresh = Index(Path(place) / INDEX, case.layout, fingerprint(case.layout))
        try:
            for batch in _batches(case):
                fresh.update(batch)
            if case.index is not None:
                _compare(case, Path(place) / INDEX)
            if not case.sight.unreadable and case.layout.makes_index:
                check_catalogue(case, fresh)
        finally:
            fresh.close()


def _batches(case: Case) -> Iterator[list[FileChange]]:
    batch = []
    for number, (path, entry) in enumerate(case.entries.items()):
        _progress(case, number, len(case.entries))
        try:
            data, trouble = case.folder.read(entry.path, LARGEST), ""
        except StorageFailed as error:  # the index has it as last known
            data, trouble = _last_known(case, path), str(error)
        except KbdeskError as error:
            data, trouble = b"", str(error)
        if data is not None:
            batch.append(FileChange(path, entry.signature, hash_of(data), data, trouble))
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def _last_known(case: Case, path: str) -> bytes:
    try:
        return (case.journal.changes.known_bytes(case.layout.in_project(path)) if case.journal else None) or b""
    except KbdeskError:
        return b""


def _compare(case: Case, fresh: Path) -> None:
    if case.index is None:
        return
    differences = case.index.differences(fresh)
    for path in differences.facts:
        if path not in case.pending and not case.hides(path):
            case.difference("index_differs", case.layout.in_project(path), mendable=True)
    if not case.pending and not case.sight.unreadable:  # what is not taken over yet, or hidden, is linked to
        for path in differences.links:
            case.difference("links_differ", case.layout.in_project(path), mendable=True)


def check_catalogue(case: Case, fresh: Index) -> None:
    """Compare index.md with the pages, where it is ours."""
    place = case.layout.in_project("index.md")
    data = case.folder.read(place) if "index.md" in case.pages else None
    if data is None:
        if "index.md" not in case.entries and not case.folder.is_folder(place) and fresh.pages.listed():
            case.note("no_catalogue", place)
        return
    changes = case.journal.changes if case.journal else None
    if not is_own(changes, place, data):
        if not fresh.pages.has_undeclared():
            case.note("foreign_catalogue", place)
        elif changes and changes.has_own_pages():
            case.difference("left_catalogue", place)
    elif data != catalogue_of(fresh):
        case.difference("old_catalogue", place, mendable=True)


def catalogue_of(index: Index) -> bytes:
    """Return the bytes that index.md should have."""
    return catalogue.index_on_disk(index.layout.types, index.pages.listed()).encode()


def check_place(case: Case) -> None:
    """Say where the project lies on another machine."""
    remote = remote_places(case.folder.root, (case.layout.knowledge, case.sources, STATE))
    for place, kind in remote.items():
        case.note("network", str(case.folder.root / place), kind)


def _progress(case: Case, done: int, total: int) -> None:
    if case.job:
        case.job(done, total)


def mended(before: Examination, after: Examination, told: tuple[str, ...] = ()) -> Examination:
    """Return the later examination with what was found before and is found no more."""
    left = {_known_as(one) for one in after.ailments}
    gone = tuple(one for one in before.ailments if one.mendable and _known_as(one) not in left)
    return replace(after, mended=(*gone, *(Ailment("note", "told", "", words) for words in told)))


def _known_as(one: Ailment) -> tuple[str, str]:
    """Return what a finding is known as, however it came about: a change that is not journalled, and where."""
    return "unjournalled" if one.kind in UNJOURNALLED else one.kind, one.where


def texts_of(case: Case, names: set[str], keep: Callable[[bytes], object]) -> None:
    """Hand over the bytes of the files whose hashes are asked for."""
    for path, name in case.pages.items():
        if name in names:
            try:
                data = case.folder.read(case.layout.in_project(path), LARGEST)
            except KbdeskError:
                continue
            if data is not None and hash_of(data) == name:
                keep(data)
