"""What the system refuses, in words that name the reason and the next step."""

from __future__ import annotations

import errno
import os

import pytest

from kbdesk.files.names import refusal
from kbdesk.files.refusals import storage_failed


@pytest.mark.parametrize(
    ("code", "on_windows", "reason", "words"),
    [
        (errno.ENOSPC, 0, "full", "Free some space"),
        (errno.EDQUOT, 0, "full", "quota"),
        (errno.EROFS, 0, "read_only", "another disk"),
        (errno.EACCES, 0, "permission", "Change the permissions"),
        (errno.EACCES, 32, "in_use", "Close it in the other program"),
        (errno.EACCES, 5, "permission", "or another program holds it"),
        (errno.ENOENT, 206, "unfit", "too long for Windows"),
        (errno.EINVAL, 123, "unfit", "does not take the name"),
        (errno.ENAMETOOLONG, 0, "unfit", "shorter name"),
        (errno.EIO, 0, "error", "Check the disk"),
        (errno.ESTALE, 0, "error", "Plug it in"),
        (errno.EPIPE, 0, "error", "Broken pipe"),
    ],
)
def test_a_refusal_says_what_was_not_done_why_and_what_to_do(
    code: int, on_windows: int, reason: str, words: str
) -> None:
    error = OSError(code, os.strerror(code))
    if on_windows:
        error.winerror = on_windows  # type: ignore[attr-defined,unused-ignore]
    told = storage_failed(error, "knowledge/concepts/tides.md", "written")
    assert told.reason == reason
    assert words in str(told)
    assert str(told).startswith("knowledge/concepts/tides.md: ")
    assert "this could not be written" in told.what
    assert told.next_step


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("knowledge/concepts/aux.md", "Windows keeps"),
        ("sources/com1.tar.gz", "Windows keeps"),
        ("sources/a?.txt", "'?'"),
        ("sources/end.", "dot or a space"),
        ("sources/" + "é" * 130, "too long"),
        ("/".join(["a" * 100] * 3), "too long"),
        ("knowledge/concepts/auxiliary.md", ""),
        ("sources/Gezeiten/è.pdf", ""),
    ],
)
def test_names_that_some_system_refuses_are_known(path: str, words: str) -> None:
    assert words in refusal(path)
    assert bool(refusal(path)) == bool(words)
