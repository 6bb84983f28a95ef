"""What the doctor finds: values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Ailment:
    """Something that the doctor found.

    `severity` damage: something is lost or cannot be read; difference: things that should agree do not; note: to know.
    `kind` names the check's result (a door has its words), `where` a path, id or hash, `detail` more of it. `mendable`
    says whether a repair mends it.
    """

    severity: Literal["damage", "difference", "note"]
    kind: str
    where: str = ""
    detail: str = ""
    mendable: bool = False


@dataclass(frozen=True)
class Examination:
    """What the doctor looked at and found. `mended` is what a repair did before, as kinds of ailments with places.

    `refused` is what a repair could not do: `where`, and why in `detail`.
    """

    root: str
    ailments: tuple[Ailment, ...]
    mended: tuple[Ailment, ...] = ()
    pages: int = 0
    originals: int = 0
    changes: int = 0
    texts: int = 0
    refused: tuple[Ailment, ...] = ()
