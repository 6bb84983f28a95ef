"""For all tests: no window opens on the screen of the one who runs them, and what they wait for may take its time."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot

if TYPE_CHECKING:
    from collections.abc import Callable

# The same inputs at each run, and no clock: new inputs are for `python -m tests.store`, which tells its seed.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")

PATIENCE = 30_000
"""Milliseconds that a test waits for something to happen: on a busy machine five seconds are soon gone."""


class PatientQtBot(QtBot):
    """Waits long for what is to come, and no longer than it takes."""

    def waitUntil(self, callback: Callable[[], object], *, timeout: int = PATIENCE) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE, **given: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **given)

    def waitSignals(self, signals: Any, *, timeout: int = PATIENCE, **given: Any) -> Any:
        return super().waitSignals(signals, timeout=timeout, **given)

    wait_until = waitUntil
    wait_signal = waitSignal
    wait_signals = waitSignals


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    """Return the bot that drives widgets and waits for them."""
    return PatientQtBot(request)
