"""A short run of the fuzz; the long one is `python -m tests.store.fuzz`."""

from __future__ import annotations

from tests.store.fuzz import run


def test_every_input_keeps_its_bytes_and_its_meaning() -> None:
    figures = run(3_000, seed=20261130, seconds=20)

    assert [f"{failure.number}: {failure.said}" for failure in figures.failures] == []
    assert figures.inputs > 500
