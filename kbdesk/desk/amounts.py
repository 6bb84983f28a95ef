"""Numbers, sizes and shares as the person's language writes them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale


def number(count: int) -> str:
    """Return a whole number with its groups parted."""
    return QLocale().toString(count)


def size(count: int) -> str:
    """Return a size in bytes as file managers tell it: 1 kB is 1024 bytes here, as in the core's sentences."""
    return QLocale().formattedDataSize(count, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat)


def percent(share: int) -> str:
    """Return a share in per cent with its sign."""
    return QCoreApplication.translate("amounts", "%1 %").replace("%1", number(share))
