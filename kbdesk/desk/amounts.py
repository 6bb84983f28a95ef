"""Numbers, sizes and shares as the person's language writes them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

NO_BREAK = "\u00a0"


def number(count: int) -> str:
    """Return a whole number with its groups parted."""
    return QLocale().toString(count)


def size(count: int) -> str:
    """Return a size in bytes as file managers tell it: 1 kB is 1024 bytes here, as in the core's sentences."""
    return QLocale().formattedDataSize(count, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat)


def percent(share: int) -> str:
    """Return a share in per cent with its sign, from which no line break parts it."""
    return QCoreApplication.translate("amounts", "%1%").replace("%1", number(share)).replace(" ", NO_BREAK)


def percent_of(share: float) -> str:
    """Return a share from 0 to 1 in per cent, rounded half up; what is neither nothing nor all is never told so."""
    whole = int(share * 100 + 0.5)
    return percent(whole if share <= 0 or share >= 1 else min(99, max(1, whole)))
