"""The sentences of splitting and merging."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def tr(text: str) -> str:
    """Return a phrase in the person's language."""
    return QCoreApplication.translate("reshaping", text)
