"""The first window of the desk; ends when it is painted.

python -m tests.bench.first_window            as `kbdesk` without a folder shows it
python -m tests.bench.first_window imports    prints what it imports from elsewhere, as a program
"""

from __future__ import annotations

import ast
import os
import sys
import tempfile
from pathlib import Path

import kbdesk.cli


def show() -> None:
    """Show it to a person who never had one."""
    kbdesk.cli._desk()  # loads it as the command does
    from PySide6.QtCore import QSettings, QTimer  # noqa: PLC0415  # not before the command loads it
    from PySide6.QtGui import QPaintEvent  # noqa: PLC0415, TC002

    from kbdesk.desk import app  # noqa: PLC0415

    class First(app.Window):
        """Ends the process when it is painted."""

        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            QTimer.singleShot(0, lambda: os._exit(0))

    with tempfile.TemporaryDirectory() as folder:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        os.environ["XDG_STATE_HOME"] = folder
        app.Window = First  # type: ignore[misc]
        kbdesk.cli.main([])


def imports() -> str:
    """Return the same imports, but for those of our own modules."""
    kbdesk.cli._desk()
    lines: dict[str, None] = {}
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "kbdesk" and module.__file__:
            body = ast.parse(Path(module.__file__).read_text("utf-8")).body
            lines |= {ast.unparse(node): None for node in body if _is_from_elsewhere(node)}
    return "\n".join(lines)


def _is_from_elsewhere(node: ast.stmt) -> bool:
    ours = ("__future__", "kbdesk")
    return isinstance(node, ast.Import) or (
        isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] not in ours
    )


if __name__ == "__main__":
    if sys.argv[1:] == ["imports"]:
        sys.stdout.write(imports())
    else:
        show()
