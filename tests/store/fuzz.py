"""Feeds the store made-up and damaged inputs and says what did not hold: `python -m tests.store.fuzz --inputs 200000`.

Every input is made from the seed and its number; `--only N` repeats one of them.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
import traceback
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from tests.store.checks import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator

LIMIT = 2.0
"""Seconds of processor time that one input may take."""
GIVEN_UP = 30
"""Seconds after which an input is not waited for any longer."""
TURNS = ("page", "page", "page", "page", "edit", "edit", "links", "links", "links", "manifest")
LONG_EVERY = 500
SHOWN = 2


@dataclass
class Failure:
    """One input of which something did not hold."""

    number: int
    kind: str
    said: str
    data: Any


@dataclass
class Figures:
    """What a run found."""

    inputs: int = 0
    failures: list[Failure] = field(default_factory=list)
    crashed: int = 0
    slow: int = 0
    slowest: float = 0.0
    slowest_number: int = -1

    def __str__(self) -> str:
        said = f"crashed {self.crashed}, over {LIMIT:g} s {self.slow}"
        slowest = f"slowest {self.slowest:.2f} s (input {self.slowest_number})"
        return f"inputs {self.inputs:,}  failures {len(self.failures)} ({said})  {slowest}"


class TooLong(BaseException):
    """An input took so long that nobody waits for it; no handler of the store's own may catch this."""


def kind_of(number: int) -> str:
    return "long" if number % LONG_EVERY == LONG_EVERY - 1 else TURNS[number % len(TURNS)]


def dice_of(seed: int, number: int) -> Random:
    return Random(f"{seed}:{number}")


def tried(seed: int, number: int) -> tuple[Failure | None, float]:
    """Try one input; return what did not hold of it, and the seconds it took."""
    kind = kind_of(number)
    make, check = KINDS[kind]
    dice = dice_of(seed, number)
    data = make(dice)
    start = time.process_time()
    said = ""
    try:
        check(data, dice)
    except AssertionError as error:
        said = str(error).split("\n", maxsplit=1)[0] or traceback.format_exc(limit=-1).strip().split("\n")[-2].strip()
    except TooLong:
        said = f"crashed: it was given up after {GIVEN_UP} seconds"
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
        where = traceback.extract_tb(error.__traceback__)[-1]
        said = f"crashed: {type(error).__name__}: {str(error)[:200]} ({where.filename}:{where.lineno})"
    took = time.process_time() - start
    if not said and took > LIMIT:
        said = f"slow: {took:.1f} seconds"
    return (Failure(number, kind, said, data) if said else None), took


def run(inputs: int, seed: int, seconds: float | None = None, first: int = 0) -> Figures:
    """Try so many inputs from one on, or as many as there is time for."""
    figures = Figures()
    end = None if seconds is None else time.monotonic() + seconds
    for number in range(first, first + inputs):
        if end is not None and time.monotonic() > end:
            break
        with Waiting():
            failure, took = tried(seed, number)
        figures.inputs += 1
        if took > figures.slowest:
            figures.slowest, figures.slowest_number = took, number
        if failure:
            figures.failures.append(failure)
            figures.crashed += failure.said.startswith("crashed")
            figures.slow += failure.said.startswith("slow")
    return figures


class Waiting:
    """Ends what takes too long, where the system can."""

    def __enter__(self) -> None:
        if hasattr(signal, "SIGALRM"):
            signal.signal(signal.SIGALRM, _give_up)
            signal.alarm(GIVEN_UP)

    def __exit__(self, *_: object) -> None:
        if hasattr(signal, "SIGALRM"):
            signal.alarm(0)


def _give_up(*_: object) -> None:
    raise TooLong


def shrunk(failure: Failure, seed: int) -> Any:
    """Return a smaller input of which the same does not hold (texts only)."""
    text = failure.data
    if not isinstance(text, str) or len(text) > 20_000 or failure.said.startswith("slow"):
        return text
    size = max(len(text) // 2, 1)
    while size:
        shorter = next((less for less in _without(text, size) if _fails(failure, less, seed)), None)
        if shorter is None:
            size //= 2
        else:
            text = shorter
    return text


def _fails(failure: Failure, text: str, seed: int) -> bool:
    sign = failure.said[:16]
    for turn in range(3):
        try:
            KINDS[failure.kind][1](text, Random(f"{seed}:{turn}"))
        except AssertionError as error:
            if str(error)[:16] == sign:
                return True
        except Exception as error:  # noqa: BLE001
            if f"crashed: {type(error).__name__}"[:16] == sign:
                return True
    return False


def _without(text: str, size: int) -> Iterator[str]:
    for at in range(0, len(text), size):
        yield text[:at] + text[at + size :]


def main() -> int:
    """Run from the command line; 1 where something did not hold."""
    wanted = argparse.ArgumentParser(prog="python -m tests.store.fuzz", description=__doc__)
    wanted.add_argument("--inputs", type=int, default=200_000, help="how many inputs (200,000)")
    wanted.add_argument("--seconds", type=float, help="stop after so long")
    wanted.add_argument("--seed", type=int, default=1, help="other seeds make other inputs")
    wanted.add_argument("--only", type=int, help="try this input alone and show it")
    given = wanted.parse_args()
    if given.only is not None:
        failure, took = tried(given.seed, given.only)
        make = KINDS[kind_of(given.only)][0]
        print(kind_of(given.only), repr(make(dice_of(given.seed, given.only)))[:5000])  # noqa: T201
        print(failure.said if failure else "holds", f"{took:.2f} s")  # noqa: T201
        return 1 if failure else 0
    figures = run(given.inputs, given.seed, given.seconds)
    for said, failures in grouped(figures.failures):
        print(f"{len(failures)} x {said}")  # noqa: T201
        for failure in failures[:SHOWN]:
            print(f"    {failure.kind} {failure.number}: {failure.said[:300]}")  # noqa: T201
            print(f"    {repr(shrunk(failure, given.seed))[:500]}")  # noqa: T201
    print(figures)  # noqa: T201
    return 1 if figures.failures else 0


def grouped(failures: list[Failure]) -> list[tuple[str, list[Failure]]]:
    groups: dict[str, list[Failure]] = {}
    for failure in failures:
        groups.setdefault(f"{failure.kind}: {failure.said[:16]}", []).append(failure)
    return sorted(groups.items(), key=lambda item: -len(item[1]))


if __name__ == "__main__":
    sys.exit(main())
