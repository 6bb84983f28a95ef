"""Every expected error has a sentence at each door."""

from __future__ import annotations

import inspect
from typing import get_args

import pytest

from kbdesk import cli, errors
from kbdesk.agent import replies
from kbdesk.desk import notices

CLASSES = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, errors.KbdeskError)]


def named(kind: type[errors.KbdeskError]) -> str:
    return kind.__name__


def example(kind: type[errors.KbdeskError]) -> errors.KbdeskError:
    if issubclass(kind, errors.BrokenLinks):
        return kind(("concept/absent", "entity/absent"), "concept/here")
    if issubclass(kind, errors.Conflict):
        return kind("The page was changed meanwhile.", "concept/here", b"before", b"after")
    if issubclass(kind, errors.Busy):
        return kind("concept/here", "process 4711")
    if issubclass(kind, errors.DownloadFailed):
        return kind("The other machine did not answer.", "concept/here", "fetch_timeout")
    return kind("Something particular happened.", "concept/here")


def test_there_are_errors_to_tell() -> None:
    assert len(CLASSES) >= 9


@pytest.mark.parametrize("kind", CLASSES, ids=named)
def test_an_agent_is_told(kind: type[errors.KbdeskError]) -> None:
    error = example(kind)
    told = replies.error(error)

    assert kind in replies.ERRORS
    assert error.what in told
    assert "concept/here" in told


@pytest.mark.parametrize("kind", CLASSES, ids=named)
def test_a_person_at_the_desk_is_told(kind: type[errors.KbdeskError]) -> None:
    told = notices.sentence(example(kind))

    assert kind in notices.SENTENCES
    assert told.strip()
    assert "%" not in told


def test_a_person_at_the_desk_is_told_why_the_disk_refused() -> None:
    told = set()
    for reason in get_args(errors.StorageReason):
        told.add(notices.sentence(errors.StorageFailed("Something happened.", "concept/here", reason=reason)))
    assert len(told) == len(notices.STORAGE)
    assert all("concept/here" in each for each in told)


def test_the_desk_finds_the_special_sentence_before_the_general() -> None:
    order = list(notices.SENTENCES)
    hidden = [
        (special.__name__, general.__name__)
        for place, general in enumerate(order)
        for special in order[place + 1 :]
        if issubclass(special, general)
    ]

    assert hidden == []


@pytest.mark.parametrize("kind", CLASSES, ids=named)
def test_a_person_at_the_terminal_is_told(kind: type[errors.KbdeskError]) -> None:
    error = example(kind)
    told = cli.sentence(error)

    assert error.what in told
    assert told.startswith("concept/here: ")
