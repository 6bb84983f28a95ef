"""The stage: a real window on a copy of the sample that has something of everything, and what moves it about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from kbdesk.desk import languages, look, settings
from kbdesk.desk.palette.picker import Picker
from kbdesk.desk.window import Window
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.sample import copy_sample
from kbdesk.project.values import Draft, Wish
from tests.flows.walk import until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from kbdesk.desk.rooms import RoomsView
    from kbdesk.desk.session import Session

AGENT = Actor("agent", "claude-code")
EVERYTHING = "concept/everything-a-page-can-hold"
EVERYTHING_TEXT = """# Everything a page can hold

The tide follows $h(t) = H_0 + \\sum_i f_i H_i \\cos(\\omega_i t + \\phi_i)$, and for two constituents

$$\\frac{S_2}{M_2} = \\frac{0.46}{1} \\cdot \\sqrt{\\frac{a^3}{b^3}}$$

> [!WARNING] Not for navigation
> Heights near the coast differ from these by as much as half a metre.

> [!TIP]
> Read [Tidal datums](concept/tidal-datums) first.

| Constituent | Period in hours | Share |
|---|---:|---:|
| M2 | 12.4206 | 1.00 |
| S2 | 12.0000 | 0.46 |
| K1 | 23.9345 | 0.58 |

```python
def height(t: float, parts: list[Part]) -> float:
    # the sum of all constituents, in metres
    return sum(part.height * cos(part.speed * t - part.phase) for part in parts)
```

- [x] Brest checked
- [ ] Newlyn to check[^1]

Datum
: The level that heights are counted from.

A link that [leads nowhere](concept/not-there-yet), one [out of the base](https://example.org/tides).

[^1]: From the tables of 2026.
"""
ODD_PAGES = {
    "concepts/lonely.md": (
        "---\ntype: concept\ntitle: A page that nothing links to\n---\n\n# A page that nothing links to\n\n"
        "See [the moon](../entities/the-moon.md), [datums](tidal-datum.md) and"
        " [an old page](high-water-under-the-moon.md).\n"
    ),
    "concepts/everything-a-page-can-hold.md": (
        f"---\ntype: concept\ntitle: Everything a page can hold\n---\n\n{EVERYTHING_TEXT}"
    ),
}
WISHES = (
    Wish(
        "retire_page",
        "concept/double-high-water",
        "It says the contrary of [[dynamic-theory]], see concept/dynamic-theory and concept/equilibrium-theory.",
    ),
    Wish("retire_source", "papers/tide-prediction-primer.pdf", "The second edition corrects table 4.", "wrong"),
    Wish("request_file", "The tide tables of Brest for 2027", "The summary ends with 2026.", destination="data/"),
)


class Stage:
    """A window, the sample in it, and what every screen needs to come onto it."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._locale = QLocale()
        self.root = place / "tides"
        copy_sample(self.root)
        for path, text in ODD_PAGES.items():
            (self.root / "knowledge" / path).write_text(text, encoding="utf-8")
        self._be_agent()
        self.window = Window()
        self.window.show()
        self.window.activateWindow()
        until(self.window.isActiveWindow, "the window is active")

    def _be_agent(self) -> None:
        """Give a page two earlier versions and the log an entry, as an agent would."""
        project = Project.open(self.root)
        try:
            draft = Draft("concept", "tidal-lag", "Tidal lag", "# Tidal lag\n\nThe tide is late.\n\nBy a day.\n")
            project.create_pages([draft], AGENT)
            project.rewrite_page(
                "concept/tidal-lag",
                "# Tidal lag\n\nThe tide is late, see [spring tides](concept/spring-and-neap-tides).\n\nBy two days.\n",
                (),
                AGENT,
            )
            project.add_log("ingest", "Tidal lag", ("concept/tidal-lag",), AGENT)
        finally:
            project.close()

    def dress(self, theme: str, language: str, size: tuple[int, int], scale: float = 1.0) -> None:
        """Take a theme, a language, a size and a text scale."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        look.apply(app, theme, scale)
        self.window.resize(*size)
        before = self.window.rooms
        self.window.speak(language)
        until(lambda: before is None or self.window.rooms is not before, "the rooms are in the other language")

    # what is there

    @property
    def rooms(self) -> RoomsView:
        """The open rooms."""
        assert self.window.rooms is not None
        return self.window.rooms

    @property
    def session(self) -> Session:
        """The open session."""
        assert self.window.session is not None
        return self.window.session

    def quiet(self) -> None:
        """Wait until nothing is being read or written, and all of it is on the screen."""
        for _ in range(3):
            until(self.session.work.is_idle, "the workers are done")
            QApplication.processEvents()

    def act(self, name: str) -> None:
        """Trigger a command."""
        action = self.window.actions_[name]
        assert action.isEnabled(), f"{name} is off"
        action.trigger()

    def open(self, folder: Path) -> QWidget:
        """Open a knowledge base and wait for its first page."""
        self.window.open_folder(folder)
        until(lambda: self.window.rooms is not None, f"{folder} is open")
        self.quiet()
        until(lambda: self.rooms.links.graph is not None, "all rooms are loaded")
        return self.window

    def room(self, name: str) -> QWidget:
        """Show a room."""
        self.rooms.enter_room(name)
        self.quiet()
        return self.window

    def page(self, page_id: str) -> QWidget:
        """Show a page."""
        self.rooms.open_page(page_id)
        until(lambda: self.rooms.page is not None and self.rooms.page.row.id == page_id, f"{page_id} is shown")
        reader = self.rooms.reader
        assert reader is not None
        until(reader.browser.is_settled, "the page is laid out")
        self.quiet()
        return self.window

    def dialog(self, command: str = "") -> QDialog:
        """Return the dialog in front, opened by a command where one is named."""
        if command:
            self.act(command)
        found: QDialog = until(lambda: next(iter(self.dialogs()), None), f"a dialog comes: {command}")
        self.quiet()
        return found

    def dialogs(self) -> Iterator[QDialog]:
        """Return the dialogs that are shown."""
        return (each for each in self.window.findChildren(QDialog) if each.isVisible())

    def ask(self) -> None:
        """Ask the person three things, as an agent in another process would."""
        project = Project.open(self.root)
        try:
            for wish in WISHES:
                project.ask(wish, AGENT)
        finally:
            project.close()
        self.session.look()
        self.quiet()

    # after a screen

    def clear(self) -> None:
        """Close what stands over the window."""
        for menu in self.window.findChildren(QMenu):
            menu.close()
        for each in list(self.dialogs()):
            each.close()
        for picker in self.window.findChildren(Picker):
            picker.close_picker()
        self.window.notices.clear()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()

    def close(self) -> None:
        """Close the window, and have the application as it was."""
        self.clear()
        self.window.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        app: Any = QApplication.instance()
        settings.set_language("en")
        languages.speak(app)
        QLocale.setDefault(self._locale)
        look.apply(app, "light")
