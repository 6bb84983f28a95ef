"""`python -m kbdesk` is the kbdesk command."""

from __future__ import annotations

import sys

from kbdesk.cli import main

if __name__ == "__main__":
    sys.exit(main())
