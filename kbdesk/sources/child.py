"""The extraction child: a process of its own that reads documents, so that a hostile one harms nothing else.

It reads one JSON request from its standard input and writes one JSON answer a line to its standard output. Its
memory and processor time are limited by the system where that can do so; its parent ends it when it takes too long.
"""

from __future__ import annotations

import base64
import gc
import importlib
import importlib.util
import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from kbdesk.errors import KbdeskError, NotFound, Unfinished, Unreadable
from kbdesk.sources.reading import counts, readers
from kbdesk.sources.reading.kinds import kind_of
from kbdesk.sources.reading.passage import Passage, Range

if TYPE_CHECKING:
    from collections.abc import Callable

_DEEPEST = 20_000
_PIECE = 500_000
"""Characters of a line of an answer."""
_SELDOM = 200_000
"""Objects after which those in circles are looked for: a document is made of very many, and looking is slow."""


def main() -> int:
    """Answer the request on standard input."""
    request = json.loads(sys.stdin.buffer.readline())
    answers = _only_for_answers()
    _limit(int(request["memory"]), int(request["seconds"]))
    sys.setrecursionlimit(_DEEPEST)
    gc.set_threshold(_SELDOM, 20, 100)
    if request["task"] == "view":
        _view(answers)
        return 0
    gc.disable()  # a document lasts until it is read: looking for garbage in it meanwhile takes more than half the time
    for file in request["files"]:
        answers.write(json.dumps(_answer(request, Path(file), answers)) + "\n")
        answers.flush()
        gc.collect()
    return 0


def _view(answers: TextIO) -> None:
    """Answer what is asked about originals that are shown, until the parent ends."""
    from kbdesk.sources.reading.viewing.serving import serve  # noqa: PLC0415  # not needed for texts

    serve(sys.stdin.buffer, answers.buffer, _guarded)


def _only_for_answers() -> TextIO:
    """Keep standard output for the answers: what libraries print goes nowhere."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return answers


def _limit(memory: int, seconds: int) -> None:
    """Have the system limit this process (where it can: not on Windows)."""
    if importlib.util.find_spec("resource") is None:
        return
    resource = importlib.import_module("resource")
    for kind, most in ((resource.RLIMIT_AS, memory), (resource.RLIMIT_CPU, seconds), (resource.RLIMIT_CORE, 0)):
        _, hard = resource.getrlimit(kind)
        wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with suppress(ValueError, OSError):  # a system may know the limit but not how to set it
            resource.setrlimit(kind, (wanted, hard))


def _answer(request: dict[str, Any], file: Path, answers: TextIO) -> dict[str, Any]:
    """Return what is asked about one file, or why that cannot be told."""
    if request["task"] == "read whole":
        return _guarded(_read_whole, answers, request, file)
    return _guarded(_TASKS[request["task"]], request, file)


def _guarded(task: Callable[..., dict[str, Any]], *given: Any) -> dict[str, Any]:
    """Run a task; where it fails, return why."""
    try:
        return _loading(task, *given)
    except KbdeskError as error:
        return _refusal(error)
    except FileNotFoundError:
        return _refusal(NotFound("There is no such file."))
    except PermissionError:
        return _refusal(Unfinished("There is no permission to read this file.", next_step="Change its permissions."))
    except RecursionError:
        return _refusal(Unreadable("This file is nested too deeply to be read."))
    except MemoryError:
        gc.collect()  # what was read is freed on the way out of here, and there is memory for an answer
    return _refusal(
        Unfinished(
            "This file needs more memory to read than a document may take.", next_step="Open it with its own program."
        )
    )


def _loading(task: Callable[..., dict[str, Any]], *given: Any) -> dict[str, Any]:
    """Run a task; a library that does not load is an installation's fault, not the file's."""
    try:
        return task(*given)
    except ImportError as error:
        missing = f"A part of kbdesk that reads such files does not load (“{error}”)."
        raise Unfinished(missing, next_step="Install kbdesk again.") from error


def _extract(request: dict[str, Any], file: Path) -> dict[str, Any]:
    wanted = Range(request["first"], request["last"], request["characters"])
    return _told(readers.read(kind_of(file), file, wanted))


def _read_whole(answers: TextIO, request: dict[str, Any], file: Path) -> dict[str, Any]:
    """Read all of a file's text; it is answered in lines of bearable length as it comes."""

    def give(text: str) -> None:
        for start in range(0, len(text), _PIECE):
            piece = text[start : start + _PIECE].encode("utf-8", "replace").decode()
            answers.write(json.dumps({"piece": piece}) + "\n")
        answers.flush()

    wanted = Range(request["first"], request["last"], request["characters"], give)
    return _told(readers.read(kind_of(file), file, wanted))


def _main_content(request: dict[str, Any], file: Path) -> dict[str, Any]:
    return _told(readers.reader("web").main_content(file, request["url"], request["charset"]))


def _count(_: dict[str, Any], file: Path) -> dict[str, Any]:
    unit, units, trouble = counts.count(file)
    return {"unit": unit, "units": units, "trouble": trouble}


def _picture(request: dict[str, Any], file: Path) -> dict[str, Any]:
    png, marked = readers.reader("picture").picture(file, request["number"], request["words"], request["width"])
    return {"png": base64.b64encode(png).decode(), "marked": marked}


_TASKS = {"extract": _extract, "main content": _main_content, "count": _count, "picture": _picture}


def _refusal(error: KbdeskError) -> dict[str, Any]:
    return {"error": type(error).__name__, "what": error.what, "next_step": error.next_step}


def _told(passage: Passage) -> dict[str, Any]:
    return {
        "text": passage.text.encode("utf-8", "replace").decode(),
        "unit": passage.unit,
        "first": passage.first,
        "last": passage.last,
        "total": passage.total,
        "truncated": passage.is_cut,
        "title": passage.title.encode("utf-8", "replace").decode(),
    }


if __name__ == "__main__":
    sys.exit(main())
