"""kbdesk doctor: what it found, in sentences."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from kbdesk.cli.opened import DONE, PROBLEMS, add_project

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.project.ailments import Ailment, Examination

NAMED = 10
"""How many findings of one kind are named one by one."""

SEVERITIES = {"damage": "Damage", "difference": "Differences", "note": "To know"}

SENTENCES = {
    "all_gone": "The folder {where} is empty: every page was deleted. If that was no one's wish, bring them back "
    "before you mend anything; else the journal has their earlier versions.",
    "broken_record": "A record of the journal cannot be read: {where}.",
    "damaged_text": "The journal's copy of a text is damaged; versions with it cannot be brought back: {where}.",
    "foreign_catalogue": "{where} was not made by kbdesk; it is kept aside when kbdesk makes one.",
    "disk_full": "The disk is full: nothing can be mended, and nothing saved, until some space is free on it.",
    "folder_away": "The folder {where} is not there; its pages are unknown, not gone, and stand as last known. Bring "
    "it back or connect its disk. If it was deleted on purpose, make an empty folder of its name.",
    "folder_emptied": "The folder {where} is empty, as one is whose disk is unplugged; its pages stand as last known. "
    "Connect its disk, or, if they were deleted on purpose, run kbdesk doctor --pages-gone.",
    "forbidden_name": "{where}: {detail}",
    "hindered": "{where} cannot be mended: nothing can be written there. Change the permissions of the file and its "
    "folder, or move away what stands in the folder's place.",
    "index_damaged": "{detail}",
    "index_differs": "{where}: the index says something else of this page than its file.",
    "indexed_and_gone": "{where}: the index lists this page, but its file is gone.",
    "indexed_otherwise": "{where}: the index holds an earlier text of this page.",
    "journal_damaged": "{detail}",
    "journal_gone": "The journal is gone: {where} was deleted or emptied.",
    "left_catalogue": "{where} was not made by kbdesk and is not renewed, since there are pages in folders of no "
    "declared type: pages made with kbdesk may be missing from it. Move or rename it, and kbdesk makes one.",
    "leftover": "{where} was left by a write that did not end.",
    "links_differ": "{where}: the index says of some links of this page that they lead elsewhere than they do.",
    "lost_reference": "The journal's table {where} refers to changes that are not there.",
    "manifest_damaged": "{where}: {detail}",
    "manifest_gone": "The list of originals is gone: {where} was deleted. The journal knows what it said.",
    "manifest_gone_emptied": "The list of originals, {where}, is gone, and so is every original that it named, as when "
    "a disk is unplugged. Bring them back, or, if they were deleted on purpose, add an original: what was known of "
    "them is written again then.",
    "manifest_unreadable": "{where}: {detail} The originals could not be compared with it.",
    "manifest_newer": "{where}: {detail}",
    "manifest_aside": "{where} was damaged and set aside; what only it says of originals is not in the list now.",
    "missing_text": "The journal lacks a text that it refers to: {where}.",
    "no_file": "{where} is a folder, and kbdesk keeps a file there. Move it away; nothing is mended until then.",
    "network": "The project lies on a network file system ({detail}). Locks may not hold between machines there: "
    "work on it from one machine at a time.",
    "not_writable": "Nothing can be written in {where}: {detail} It was examined without the project's lock, so what "
    "others write at the same moment may be told as a difference; nothing can be mended.",
    "never_opened": "The project was not opened with kbdesk yet: there is no journal and no index to compare with.",
    "no_catalogue": "{where} is not there; kbdesk makes it when it next changes a page.",
    "no_index": "There is no index; it is made when the project is next opened.",
    "not_indexed": "{where}: the index lacks this page.",
    "not_mended": "{where}: {detail}",
    "old_catalogue": "{where} is not what the pages say; kbdesk makes it anew when it next changes a page.",
    "old_index": "The index is of another version or of other settings; it is made anew at the next opening.",
    "original_changed": "{where} is not the file that was recorded: its content has changed.",
    "original_missing": "{where} is recorded, but it is not in the folder.",
    "retired_changed": "{where}: this retired original is not the file that was recorded.",
    "retired_missing": "{detail} was retired, but {where} is not there.",
    "retired_unrecorded": "{where} lies among the retired originals without a record.",
    "sources_away": "The folder {where} is not there; its originals are unknown, not gone. Bring it back or connect "
    "its disk. If it was deleted on purpose, make an empty folder of its name.",
    "state_closed": "Not everything in the folder {where} can be written, so nothing can be mended, and nothing saved. "
    "Change its permissions.",
    "told": "{detail}",
    "twins": "{where} and {detail} are one and the same name on many other systems.",
    "unfinished": "Change {where} was begun and neither finished nor taken back.",
    "unjournalled": "{where} differs from what the journal knows, and nothing would notice it.",
    "unnoticed": "{where} was changed by another program; that is not journalled yet.",
    "unnoticed_gone": "{where} was deleted by another program; that is not journalled yet.",
    "unnoticed_new": "{where} was made by another program; that is not journalled yet.",
    "unreadable_file": "{where} cannot be read: {detail}",
    "unreadable_folder": "The folder {where} cannot be read; what is in it is unknown.",
    "unrecorded": "{where} was put there by hand and is not recorded.",
}


def doctor(arguments: Sequence[str]) -> int:
    """Examine a knowledge base, and mend what is safe to mend where that is asked for."""
    parser = argparse.ArgumentParser(
        prog="kbdesk doctor",
        description="Check that files, journal, index and the list of originals agree and are whole. Exit code 0 when "
        "they do, 1 when they do not, 2 when it could not be checked.",
    )
    add_project(parser)
    parser.add_argument(
        "--repair",
        action="store_true",
        help="also mend what loses nothing: finish or take back half-done writes, journal changes of other programs, "
        "set a damaged journal or index aside, make the index, index.md and a damaged or lost list of originals anew",
    )
    parser.add_argument(
        "--pages-gone",
        action="store_true",
        help="first take an empty folder of pages for what it is: its pages were deleted, no disk is unplugged",
    )
    given = parser.parse_args(arguments)
    from kbdesk.project.doctor import examine  # noqa: PLC0415  # not needed to print help
    from kbdesk.project.mending import repair, take_pages_as_gone  # noqa: PLC0415

    if given.pages_gone:
        take_pages_as_gone(given.project)
    job = _Progress() if sys.stderr.isatty() else None
    found = repair(given.project, job) if given.repair else examine(given.project, job)
    if job:
        job.clear()
    for line in report(found):
        print(line)
    return PROBLEMS if wrong(found) or found.refused else DONE


def wrong(found: Examination) -> int:
    """Return how many findings are more than notes."""
    return sum(1 for one in found.ailments if one.severity != "note")


def report(found: Examination) -> Iterator[str]:
    """Yield the lines of a report: what was mended, what is wrong by severity, and the sum."""
    if found.mended:
        yield "Mended"
        yield from _named(found.mended)
    if found.refused:
        yield "Could not be mended"
        yield from _named(found.refused)
    for severity, title in SEVERITIES.items():
        those = [one for one in found.ailments if one.severity == severity]
        if those:
            yield title
            yield from _named(those)
    yield _sum(found)


def _named(ailments: Sequence[Ailment]) -> Iterator[str]:
    """Yield a sentence for each ailment, and one for those of a kind that are too many."""
    kinds: dict[str, list[Ailment]] = {}
    for ailment in ailments:
        kinds.setdefault(ailment.kind, []).append(ailment)
    for those in kinds.values():
        for one in those[:NAMED]:
            yield f"  {sentence_of(one)}"
        if len(those) > NAMED:
            yield f"  … and {len(those) - NAMED:,} more of this kind."


def sentence_of(ailment: Ailment) -> str:
    """Return a finding in words."""
    return SENTENCES[ailment.kind].format(where=ailment.where, detail=ailment.detail)


def _sum(found: Examination) -> str:
    looked = (
        f"{found.pages:,} pages, {found.originals:,} originals, {found.changes:,} changes and {found.texts:,} texts"
    )
    count = wrong(found)
    if not count and not found.refused:
        return f"Sound: {looked}."
    mendable = 0 if found.refused else sum(1 for one in found.ailments if one.mendable)
    hint = f" kbdesk doctor --repair mends {'it' if count == 1 else f'{mendable:,} of them'}." if mendable else ""
    return f"{count:,} {'finding' if count == 1 else 'findings'} in {looked}.{hint}"


class _Progress:
    """A line on the terminal that says how far it is."""

    def __call__(self, done: int, total: int) -> None:
        if done % 100 == 0:
            print(f"\r{done:,} of {total:,} ", end="", file=sys.stderr)

    def clear(self) -> None:
        """Take the line away."""
        print("\r\033[K", end="", file=sys.stderr)
