"""Which language the desk speaks: the words of the .qm files, Qt's own words, numbers and dates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator

from kbdesk.desk import settings
from kbdesk.resources import resource

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

SYSTEM = "system"
NAMES = {"en": "&English", "es": "Es&pañol", "zh_CN": "简体中文(&C)"}
"""The languages there are, each called as it calls itself, with the letter that chooses it in a menu."""
LOCALES = {"en": "en_GB", "es": "es_ES", "zh_CN": "zh_CN"}
"""Whose numbers and dates go with a language where the system's own are of another one."""

_SPEAKING: list[QTranslator] = []
"""Those that translate now."""


def spoken() -> str:
    """Return the language that the desk speaks by the person's choice, one of NAMES."""
    choice = settings.language()
    return choice if choice in NAMES else of_system(QLocale.system().uiLanguages())


def of_system(wanted: list[str]) -> str:
    """Return the first of the system's languages, the best liked first, that is there; English where none is."""
    for locale in map(QLocale, wanted):
        for name in NAMES:
            has = QLocale(name)
            if has.language() == locale.language() and has.script() == locale.script():
                return name
    return "en"


def locale_of(choice: str, system: QLocale) -> QLocale:
    """Return whose numbers, dates and order go with a choice."""
    if choice in NAMES:
        return system if QLocale(choice).language() == system.language() else QLocale(LOCALES[choice])
    return QLocale(LOCALES["en"]) if system.language() == QLocale.Language.C else system


def speak(app: QApplication) -> None:
    """Have the application speak the person's language from now on; what shows words already keeps them."""
    name = spoken()
    while _SPEAKING:
        old = _SPEAKING.pop()
        app.removeTranslator(old)
        old.deleteLater()
    QLocale.setDefault(locale_of(settings.language(), QLocale.system()))
    folders = (
        ("qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        ("kbdesk", str(resource("translations"))),
    )
    for file, folder in folders:
        translator = QTranslator(app)
        # Qt has no file for English, whose words it holds already.
        if translator.load(f"{file}_{name}", folder):
            app.installTranslator(translator)
            _SPEAKING.append(translator)
