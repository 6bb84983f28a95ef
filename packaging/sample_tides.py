"""The tide of the sample's figures: constituents, and their sum."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians

SYNODIC_MONTH = 29.530588
"""Days from new moon to new moon."""

EXAMPLE = {"M2": 2.0, "S2": 0.7, "N2": 0.4, "K1": 0.1, "O1": 0.1}
"""Amplitudes in metres of the example curve. They belong to no port."""


@dataclass(frozen=True)
class Constituent:
    """One line of the table. `size` is relative to M2 = 100 in the equilibrium tide, None in shallow water."""

    name: str
    about: str
    speed: float
    doodson: str
    size: int | None

    @property
    def period(self) -> float:
        """The period in hours."""
        return 360.0 / self.speed


CONSTITUENTS = (
    Constituent("M2", "Principal lunar", 28.9841042, "255.555", 100),
    Constituent("S2", "Principal solar", 30.0, "273.555", 47),
    Constituent("N2", "Larger lunar elliptic", 28.4397295, "245.655", 19),
    Constituent("K2", "Lunisolar semidiurnal", 30.0821373, "275.555", 13),
    Constituent("K1", "Lunisolar diurnal", 15.0410686, "165.555", 58),
    Constituent("O1", "Principal lunar diurnal", 13.9430356, "145.555", 42),
    Constituent("P1", "Principal solar diurnal", 14.9589314, "163.555", 19),
    Constituent("Q1", "Larger lunar elliptic diurnal", 13.3986609, "135.655", 8),
    Constituent("Mf", "Lunar fortnightly", 1.0980331, "075.555", 17),
    Constituent("Mm", "Lunar monthly", 0.5443747, "065.455", 9),
    Constituent("Ssa", "Solar semiannual", 0.0821373, "057.555", 8),
    Constituent("M4", "Overtide of M2", 57.9682084, "455.555", None),
    Constituent("MS4", "Compound of M2 and S2", 58.9841042, "473.555", None),
    Constituent("M6", "Overtide of M2", 86.9523127, "655.555", None),
)

SPEEDS = {constituent.name: constituent.speed for constituent in CONSTITUENTS}


def height(hours: float, amplitudes: dict[str, float]) -> float:
    """Return the height above mean level, all phases being zero at hour 0."""
    return sum(size * cos(radians(SPEEDS[name] * hours)) for name, size in amplitudes.items())


def curve(days: float, amplitudes: dict[str, float], step: float) -> list[tuple[float, float]]:
    """Return (day, height) pairs, one every `step` hours."""
    count = round(days * 24 / step)
    return [(index * step / 24, height(index * step, amplitudes)) for index in range(count + 1)]


def beat_days(first: str, second: str) -> float:
    """Return the days after which two constituents are in step again."""
    return 360.0 / abs(SPEEDS[first] - SPEEDS[second]) / 24
