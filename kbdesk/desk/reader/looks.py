"""What a page's text is rendered with: the words of the reader in the person's language, the look in use."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase

from kbdesk.desk import look
from kbdesk.desk.reader.dress import Dress, Typeset, Words


def tr(text: str) -> str:
    """Return a phrase of the reader in the person's language."""
    return QCoreApplication.translate("ReaderView", text)


def dress(typeset: Typeset | None = None) -> Dress:
    """Return the theme's colours and the sizes in use; without what draws formulas they stand as they are written."""
    theme = look.theme()
    mono = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    return Dress(theme.colours, theme.syntax, look.body_points(), f"'{mono}', monospace", typeset)


def words() -> Words:
    """Return the reader's own words."""
    return Words(
        broken=tr("No such page: %1"),
        no_original=tr("No such original: %1"),
        retired=tr("retired"),
        superseded=tr("superseded"),
        remote_image=tr("Picture on the web, not loaded"),
        footnotes=tr("Footnotes"),
        fold=tr("Hide what is inside"),
        unfold=tr("Show what is inside"),
        callouts={
            "note": tr("Note"),
            "tip": tr("Tip"),
            "important": tr("Important"),
            "warning": tr("Warning"),
            "caution": tr("Caution"),
            "info": tr("Information"),
            "example": tr("Example"),
            "question": tr("Question"),
            "summary": tr("Summary"),
            "quote": tr("Quote"),
            "success": tr("Success"),
            "failure": tr("Failure"),
            "danger": tr("Danger"),
            "bug": tr("Bug"),
        },
    )
