"""How far long work is that is done in parts, as one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kbdesk.project.values import Job


def part_of(job: Job | None, part: int, parts: int) -> Job:
    """Return a job for one of several parts (counted from 0), which are taken to be equally long."""

    def step(done: int, total: int) -> None:
        if job is not None:
            job(part * total + done, parts * total)

    return step
