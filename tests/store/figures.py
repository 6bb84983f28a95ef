"""What a part of the harness counted, and what it found."""

# ruff: noqa: T201

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields

MOST = ("slowest", "largest", "longest")
"""How counts begin of which the greatest counts, not the sum."""

SHOWN = 20
"""Faults of a kind that are told one by one."""


@dataclass
class Figures:
    """Counts of what was done; `lost`, `torn` and `crashed` hold a sentence for each fault."""

    part: str
    operations: int = 0
    kills: int = 0
    recoveries: int = 0
    refusals: int = 0
    inputs: int = 0
    lost: list[str] = field(default_factory=list)
    torn: list[str] = field(default_factory=list)
    crashed: list[str] = field(default_factory=list)
    more: Counter[str] = field(default_factory=Counter)
    note: str = ""

    def add(self, other: Figures) -> None:
        """Take over what another run of the same part counted and found."""
        for one in fields(self):
            if one.name not in ("part", "note", "more"):
                setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))
        for name, count in other.more.items():
            is_most = name.startswith(MOST)
            self.more[name] = max(self.more[name], count) if is_most else self.more[name] + count

    @property
    def faults(self) -> int:
        """How many faults there are, of any kind."""
        return len(self.lost) + len(self.torn) + len(self.crashed)

    def __str__(self) -> str:
        counted = ("operations", "kills", "recoveries", "refusals", "inputs")
        told = [f"{name} {getattr(self, name):,}" for name in counted if getattr(self, name)]
        told += [f"{name} {len(getattr(self, name))}" for name in ("lost", "torn", "crashed")]
        return f"{self.part}: {', '.join(told)}. {self.said()}"

    def said(self) -> str:
        """Return what else is to be said: the other counts, or a note."""
        return self.note or ", ".join(f"{name} {count:,}" for name, count in self.more.items())

    def told_faults(self) -> int:
        """Print the faults; return the exit code that belongs to them."""
        for name in ("lost", "torn", "crashed"):
            found = getattr(self, name)
            for line in found[:SHOWN]:
                print(f"- {self.part}, {name}: {line}")
            if len(found) > SHOWN:
                print(f"- {self.part}, {name}: {len(found) - SHOWN} more")
        return 1 if self.faults else 0
