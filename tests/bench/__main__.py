"""Measures kbdesk and prints a table; ends with 1 where a goal is missed.

python -m tests.bench                      10,000 pages, under 3 minutes
python -m tests.bench --pages 100000       the long form
python -m tests.bench --only opening agent --json
"""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path

from tests.bench import parts
from tests.bench.figures import Figure, table
from tests.bench.grounds import Grounds

NAMES = tuple(sorted(module.name for module in pkgutil.iter_modules(parts.__path__)))


def main() -> int:
    """Run the parts that are asked for."""
    given = _arguments()
    missed: list[str] = []
    told: dict[str, list[dict[str, object]]] = {}
    with tempfile.TemporaryDirectory(prefix="kbdesk-bench-", dir=given.folder) as folder:
        grounds = Grounds(Path(folder), given.pages)
        for name in given.only or NAMES:
            began = time.perf_counter()
            part = importlib.import_module(f"tests.bench.parts.{name}")
            figures: list[Figure] = list(part.run(grounds))
            missed += [figure.label for figure in figures if figure.is_missed]
            told[name] = [{**asdict(figure), "ratio": figure.ratio, "missed": figure.is_missed} for figure in figures]
            if not given.json:
                title = (part.__doc__ or name).splitlines()[0].rstrip(".")
                tell(table(f"{title} ({name}, {time.perf_counter() - began:.0f} s)", figures))
    if given.json:
        tell(json.dumps({"pages": given.pages, "parts": told, "missed": missed}, indent=2, ensure_ascii=False))
    else:
        tell(f"Missed: {', '.join(missed)}." if missed else "All goals are kept.")
    return 1 if missed else 0


def tell(text: str) -> None:
    """Print at once, so that a long run can be followed."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pages", type=int, default=10_000, help="size of the wiki (default: 10000)")
    parser.add_argument("--only", nargs="+", choices=NAMES, metavar="PART", help=f"of {', '.join(NAMES)}")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--folder", type=Path, help="where to work (default: the system's place for such)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
