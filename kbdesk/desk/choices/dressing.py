"""Dresses the application as the person chose: theme, text size, width of the column, whether things move."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from kbdesk.desk import look, settings


def dress() -> None:
    """Dress the application anew, by the settings as they are now."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        still = settings.animations() == "off" or settings.system_is_still()
        look.apply(app, settings.theme(), settings.text_scale(), settings.column(), still=still)
