"""A wiki in memory that carries out the plans it is given, at a fixed time."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from kbdesk.pages.catalogue import index_on_disk
from kbdesk.pages.layouts import KitLayout
from kbdesk.pages.shelf import FileShelf
from kbdesk.pages.types import BUILT_IN, PageType, merged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.pages.describe import PageFacts
    from kbdesk.plan import Plan

settings.register_profile("pages", deadline=None)
settings.load_profile("pages")

NOW = datetime(2026, 11, 30, 7, 30, 0, 123_456, tzinfo=UTC)
TOPIC = PageType("topic", "", "Topics", "A topic.", "## Goals", ("mastery",))


class Wiki:
    """The files of a knowledge folder, and a shelf over them as they stand."""

    def __init__(self, types: Sequence[PageType] = BUILT_IN) -> None:
        self.layout = KitLayout(types)
        self.files: dict[str, bytes] = {}
        self.others: set[str] = set()

    @property
    def shelf(self) -> FileShelf:
        return FileShelf(self.layout, self.files, lambda: NOW, self.others)

    def put(self, path: str, text: str) -> None:
        self.files[path] = text.encode()

    def text(self, path: str) -> str:
        return self.files[path].decode()

    def do(self, plan: Plan) -> Plan:
        for put in plan.puts:
            path = self.layout.in_knowledge(put.path)
            assert path is not None
            assert self.files.get(path) == put.before
            assert put.after is not None
            self.files[path] = put.after
        return plan

    def facts(self, path: str) -> PageFacts:
        return self.shelf.facts[path]

    def index(self) -> str:
        return index_on_disk(self.layout.types, self.shelf.facts.values())


@pytest.fixture
def wiki() -> Wiki:
    return Wiki()


@pytest.fixture
def topics() -> Wiki:
    return Wiki(merged([TOPIC]))


@pytest.fixture(scope="session")
def linked() -> FileShelf:
    """A shelf of pages whose names need care in a link."""
    wiki = Wiki()
    for path in (
        "concepts/tides.md",
        "entities/moon.md",
        "concepts/two words.md",
        "concepts/caf\u00e9 (x).md",
        "bands/b.md",
    ):
        wiki.put(path, "x\n")
    return wiki.shelf
