"""For all tests: no window opens on the screen of the one who runs them."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
