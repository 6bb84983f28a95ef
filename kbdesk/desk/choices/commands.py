"""The commands that choose theme, text size and language, and the one that shows all settings."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kbdesk.desk import languages, settings
from kbdesk.desk.choices.dressing import dress

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QAction

    from kbdesk.desk.choices.dialog import SettingsDialog
    from kbdesk.desk.window import Window

THEMES = ("system", "light", "dark")


class ChoiceCommands(QObject):
    """What these commands do in a window. The dialog shows what they change, and they what the dialog does."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.dialog: SettingsDialog | None = None

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each command does."""
        return {
            "view.bigger": lambda: self._scale_text(1),
            "view.smaller": lambda: self._scale_text(-1),
            "view.usual": lambda: self._scale_text(0),
            "window.settings": self.show_settings,
            **{f"theme.{name}": partial(self._choose_theme, name) for name in THEMES},
            **{f"language.{name}": partial(self._window.speak, name) for name in (languages.SYSTEM, *languages.NAMES)},
        }

    def mark(self, actions: Mapping[str, QAction]) -> None:
        """Mark which theme and language are chosen."""
        for name in THEMES:
            actions[f"theme.{name}"].setChecked(settings.theme() == name)
        for name in (languages.SYSTEM, *languages.NAMES):
            actions[f"language.{name}"].setChecked(settings.language() == name)

    def show_settings(self) -> None:
        """Show the dialog of all settings; the one that is open comes to the front."""
        if self.dialog is None:
            from kbdesk.desk.choices.dialog import SettingsDialog  # noqa: PLC0415  # not needed for the first window

            self.dialog = SettingsDialog(self._window, self._window.session)
            self.dialog.looks_changed.connect(self._dress)
            self.dialog.language_chosen.connect(self._window.speak)
            self.dialog.destroyed.connect(self._closed)
            self.dialog.show()
        else:
            self.dialog.raise_()
            self.dialog.activateWindow()

    def _closed(self) -> None:
        self.dialog = None

    def _scale_text(self, step: int) -> None:
        scales = settings.TEXT_SCALES
        at = scales.index(settings.text_scale()) + step if step else scales.index(1.0)
        settings.set_text_scale(scales[max(0, min(at, len(scales) - 1))])
        self._dress()

    def _choose_theme(self, choice: str) -> None:
        settings.set_theme(choice)
        self._dress()

    def _dress(self) -> None:
        dress()
        self.mark(self._window.actions_)
        if self.dialog is not None:
            self.dialog.build_soon()
