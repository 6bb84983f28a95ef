"""Pictures of every main screen and dialog, in light and dark, in every language, small and large.

    xvfb-run -a python -m tests.gallery OUT                    all of them: OUT/<size>-<theme>-<language>/<screen>.png
    xvfb-run -a python -m tests.gallery OUT dark es 1024x640   those of one theme, one language, one size; in any order
    xvfb-run -a python -m tests.gallery OUT en page health     those whose name begins so

Beside the pictures lie `sheet-1.png` and so on: nine of them at one glance. QT_SCALE_FACTOR=2 shows it as on a screen
of twice the density, QT_QPA_PLATFORM=offscreen needs no Xvfb, and `text=1.6` among the words makes the text larger.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QImage, QPainter

from kbdesk.desk.app import make_app
from tests.flows.walk import settle
from tests.gallery.screens import walk
from tests.gallery.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

THEMES = ("light", "dark")
LANGUAGES = ("en", "es", "zh_CN")
SIZES = ("1024x640", "1600x1000")
IN_A_ROW = 3
ON_A_SHEET = 9
SMALL = 520
"""The width of a picture on a sheet, in pixels."""


def take(out: Path, case: tuple[str, str, str], names: Sequence[str], scale: float) -> int:
    """Take the pictures of one theme, language and size; return how many."""
    theme, language, size = case
    folder = out / f"{size}-{theme}-{language}"
    folder.mkdir(parents=True, exist_ok=True)
    width, height = map(int, size.split("x"))
    taken = []
    with tempfile.TemporaryDirectory() as place:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, place)
        stage = Stage(Path(place))
        stage.dress(theme, language, (width, height), scale)
        try:
            for name, widget in walk(stage):
                if names and not any(name.startswith(each) for each in names):
                    continue
                settle(250)
                taken.append(folder / f"{name}.png")
                widget.grab().save(str(taken[-1]))
        finally:
            stage.close()
    for first in range(0, len(taken), ON_A_SHEET):
        sheet(taken[first : first + ON_A_SHEET]).save(str(folder / f"sheet-{first // ON_A_SHEET + 1}.png"))
    return len(taken)


def sheet(files: Sequence[Path]) -> QImage:
    """Return small copies of pictures on one."""
    smooth = Qt.TransformationMode.SmoothTransformation
    small = [QImage(str(file)).scaledToWidth(SMALL, smooth) for file in files]
    small = [each.scaledToHeight(min(each.height(), SMALL), smooth) for each in small]
    tall = max((each.height() for each in small), default=1) + 8
    made = QImage(IN_A_ROW * (SMALL + 8), max(1, -(-len(small) // IN_A_ROW)) * tall, QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.gray)
    painter = QPainter(made)
    for at, each in enumerate(small):
        painter.drawImage(at % IN_A_ROW * (SMALL + 8), at // IN_A_ROW * tall, each)
    painter.end()
    return made


def _chosen(words: Iterable[str], among: Sequence[str]) -> Sequence[str]:
    return [word for word in words if word in among] or among


def main() -> int:
    out, words = Path(sys.argv[1]), sys.argv[2:]
    scale = next((float(word[5:]) for word in words if word.startswith("text=")), 1.0)
    known = {*THEMES, *LANGUAGES, *SIZES}
    names = [word for word in words if word not in known and not word.startswith("text=")]
    make_app()
    for case in product(_chosen(words, THEMES), _chosen(words, LANGUAGES), _chosen(words, SIZES)):
        sys.stdout.write(f"{' '.join(case)}: {take(out, case, names, scale)} pictures\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
