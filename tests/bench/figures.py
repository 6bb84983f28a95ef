"""A figure that the bench prints, and whether it misses its goal."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One thing measured. Times are seconds (unit "s" or "ms" says how they are shown), sizes bytes (unit "MB").

    With a `floor` (what the same machine needed at the least in the same run, same unit) the `goal` is the most that
    value / floor may be; without one the most that the value itself may be. Without a goal it is only told.
    """

    label: str
    value: float
    unit: str
    goal: float | None = None
    floor: float | None = None
    floor_label: str = ""

    @property
    def ratio(self) -> float | None:
        """How many times its floor it takes."""
        return None if not self.floor else self.value / self.floor

    @property
    def is_missed(self) -> bool:
        """Whether it is above its goal."""
        gauged = self.value if self.ratio is None else self.ratio
        return self.goal is not None and gauged > self.goal

    def shown(self) -> tuple[str, str, str, str]:
        """Return the columns of the table: label, value, against the floor, goal."""
        against = "" if self.ratio is None else f"{self.ratio:.2f} × {self.floor_label}"
        goal = ""
        if self.goal is not None:
            goal = f"≤ {self.goal:g} ×" if self.floor else f"≤ {_amount(self.goal, self.unit)}"
        return self.label, _amount(self.value, self.unit), against, f"{goal} MISSED" if self.is_missed else goal


def _amount(value: float, unit: str) -> str:
    match unit:
        case "s":
            return f"{value:.2f} s"
        case "ms":
            return f"{value * 1000:.1f} ms"
        case "MB":
            return f"{value / 1e6:.0f} MB"
        case _:
            return f"{value:,.0f} {unit}".strip() if value >= 1000 else f"{value:.4g} {unit}".strip()


def table(title: str, figures: list[Figure]) -> str:
    """Return the figures of one part as lines of a table."""
    rows = [figure.shown() for figure in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(4)] if rows else []
    lines = [
        "  ".join(
            (row[0].ljust(widths[0]), row[1].rjust(widths[1]), row[2].rjust(widths[2]), row[3].ljust(widths[3]))
        ).rstrip()
        for row in rows
    ]
    return "\n".join([f"## {title}", *lines, ""])
