"""Make what the sample knowledge base holds besides its hand-written files.

    python packaging/make_sample.py

Makes the PDF, the office documents, the image, sources.json and index.md in resources/sample/. Two runs give the
same bytes. Git keeps no modification times: who copies the sample sets each original's time to the `mtimeMs` of its
entry in sources.json, as this script does.
"""

from __future__ import annotations

from pathlib import Path

import sample_catalogue
import sample_image
import sample_office
import sample_pdf
import sample_slides
from sample_catalogue import Original

ROOT = Path(__file__).resolve().parent.parent / "resources" / "sample"
SOURCES = ROOT / "sources"

MADE = {
    "papers/tide-prediction-primer.pdf": sample_pdf.write_primer,
    "papers/chart-datums-and-gauges.docx": sample_office.write_datums,
    "data/harmonic-constituents.xlsx": sample_office.write_constituents,
    "figures/tide-curve-lunar-month.png": sample_image.draw_month,
    "lectures/extreme-tides.pptx": sample_slides.write_lecture,
}

PRESENT = (
    Original(
        "papers/tide-prediction-primer.pdf",
        "2026-11-03T18:40:12.000Z",
        "2026-11-04T09:10:02.114Z",
        ("person", "tide-prediction-primer.pdf"),
    ),
    Original(
        "figures/tide-curve-lunar-month.png",
        "2026-11-05T11:24:31.000Z",
        "2026-11-05T11:24:58.402Z",
        ("run", "work/tide-curve-lunar-month.png"),
    ),
    Original(
        "web/tide-predicting-machines.html",
        "2026-11-06T10:03:44.000Z",
        "2026-11-06T10:03:44.871Z",
        ("url", "https://brass-and-water.example/tides/machines"),
    ),
    Original(
        "lectures/extreme-tides.pptx",
        "2026-10-28T07:55:00.000Z",
        "2026-11-07T13:28:40.190Z",
        ("person", "extreme-tides.pptx"),
    ),
    Original(
        "papers/chart-datums-and-gauges.docx",
        "2026-11-09T20:16:27.000Z",
        "2026-11-10T08:45:13.655Z",
        ("person", "chart-datums-and-gauges.docx"),
    ),
    Original("notes/north-sea-flood-1953.md", "2026-11-12T13:59:08.000Z", "2026-11-12T14:00:51.327Z", ("manual", "")),
    Original(
        "data/harmonic-constituents.xlsx",
        "2026-11-14T15:58:20.000Z",
        "2026-11-14T16:04:37.062Z",
        ("run", "work/harmonic-constituents.xlsx"),
        replaces="data/constituents-rounded.csv",
    ),
    Original("notas/Las mareas en Cádiz.md", "2026-11-17T17:22:00.000Z", "2026-11-17T17:38:29.940Z", ("manual", "")),
    Original("inbox/reading-list.txt", "2026-11-19T08:12:33.000Z", "2026-11-19T08:13:05.218Z", ("manual", "")),
)

RETIRED = Original(
    "data/constituents-rounded.csv",
    "2026-11-03T19:02:51.000Z",
    "2026-11-04T09:10:02.377Z",
    ("run", "work/constituents-rounded.csv"),
)
RETIRED_TO = ".agent-kit/retired/2026-11-14T16-05-12-480Z-constituents-rounded.csv"

MISSING = {
    "hash": "5f0c6ad0c4a3b5d1c9a1b5b9b2c7a8f9d4e6e7c25d0c9d8a7f5b3e1a2c4d6f80",
    "size": 284113,
    "mtimeMs": sample_catalogue.milliseconds("2026-11-10T16:44:09.000Z"),
    "addedAt": "2026-11-11T12:55:30.708Z",
    "changedAt": "2026-11-11T12:55:30.708Z",
    "origin": {"kind": "person", "from": "tidal-power-stations.pdf"},
}


def main() -> None:
    """Make everything, in the order in which one part needs another."""
    for path, make in MADE.items():
        (SOURCES / path).parent.mkdir(parents=True, exist_ok=True)
        make(SOURCES / path)
    files = {original.path: sample_catalogue.entry(SOURCES / original.path, original) for original in PRESENT}
    files["reports/tidal-power-stations.pdf"] = MISSING
    record = {
        "path": RETIRED.path,
        "movedTo": RETIRED_TO,
        "retiredAt": "2026-11-14T16:05:12.480Z",
        "why": "replaced",
        "reason": "Its speeds are rounded to two decimals; a prediction over a year drifts by more than an hour.",
        "replacedBy": "data/harmonic-constituents.xlsx",
        "entry": sample_catalogue.entry(SOURCES / RETIRED_TO, RETIRED),
    }
    sample_catalogue.write_manifest(SOURCES, dict(sorted(files.items(), key=lambda item: item[1]["addedAt"])), [record])
    sample_catalogue.write_index(ROOT / "knowledge")
    total = sum(file.stat().st_size for file in ROOT.rglob("*") if file.is_file())
    print(f"resources/sample: {total / 1000:.0f} kB")


if __name__ == "__main__":
    main()
