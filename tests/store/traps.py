"""The hostile inputs: each makes its files in a folder, goes to them as the doors do, and says what came back."""

from __future__ import annotations

import os
import shutil
import socket
import zipfile
import zlib
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import docx
import openpyxl
import pptx

from kbdesk.desk.reader.dress import Dress, Words
from kbdesk.desk.reader.rendering import render
from kbdesk.errors import KbdeskError
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Draft
from kbdesk.sources.extract import extract
from kbdesk.sources.facts import count_units

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

DOCUMENTS = Path(__file__).parents[2].parent / "shared" / "documents"
AGENT = Actor("agent", "tester", "1", "s1")
MEGABYTE = 1024 * 1024


@dataclass(frozen=True)
class Case:
    """One trap: `run` springs it in a folder and returns what was said; the bounds it has to keep."""

    run: Callable[[Path], str]
    seconds: float = 30.0
    megabytes: float = 600.0


CASES: dict[str, Case] = {}


def case(name: str, seconds: float = 30.0, megabytes: float = 600.0) -> Callable[[Callable[[Path], str]], object]:
    """Name a trap."""

    def named(run: Callable[[Path], str]) -> object:
        CASES[name] = Case(run, seconds, megabytes)
        return run

    return named


def made(path: Path, pieces: Iterable[bytes]) -> Path:
    """Write a file piece by piece."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        for piece in pieces:
            file.write(piece)
    return path


def refused(call: Callable[[], object]) -> str:
    """Return the sentence with which a call is refused; one that is not refused is a fault."""
    try:
        found = call()
    except KbdeskError as error:
        return str(error)
    raise AssertionError(f"not refused: {str(found)[:200]}")


# --- pages


def page_case(name: str, head: bytes, unit: bytes, size: int, tail: bytes = b"", seconds: float = 60.0) -> None:
    """A page of a size, made of one thing repeated: open the project, list, read, search, check, render, edit."""

    def run(place: Path) -> str:
        times, rest = divmod(size // len(unit), 100_000)
        blocks = [unit * 100_000] * times + [unit * rest]
        made(place / "knowledge/concepts/trap.md", [head, *blocks, tail])
        made(place / "knowledge/concepts/good.md", [b"---\ntype: concept\n---\n\n# Good\n\nSee [t](trap.md).\n"])
        return visited(place)

    CASES[name] = Case(run, seconds, 1600.0)


def visited(place: Path) -> str:
    """Do with a project what the desk and an agent do; return what is said of the page called trap."""
    project = Project.open(place)
    try:
        rows = {row.id: row for row in project.rows()}
        assert rows.keys() >= {"concept/good", "concept/trap"}, sorted(rows)
        project.check(), project.graph(), project.index_text()
        assert "concept/good" in [hit.page.id for hit in project.search("good")]
        assert project.page("concept/good").body
        before = (place / "knowledge/concepts/trap.md").stat()
        try:
            page = project.page("concept/trap")
        except KbdeskError as error:
            said = str(error)
            assert rows["concept/trap"].trouble
            refused(lambda: project.edit_page("concept/trap", [("a", "b")], [], AGENT))
            assert (place / "knowledge/concepts/trap.md").stat() == before
        else:
            shown = render(page.body, lambda href, wiki: None, Dress(_Black(), _Black(), 10.0), Words())
            said = f"read; trouble: {page.row.trouble[:60]!r}, shown: {shown.trouble or 'rendered'}"
        project.edit_page("concept/good", [("See", "Look at")], [], AGENT)
    finally:
        project.close()
    return said


class _Black(dict[str, str]):
    """A theme in which every colour is one."""

    def __missing__(self, key: str) -> str:
        return "#000000"


_PAGE = b"---\ntype: concept\n---\n\n"
_LEVELS = b"".join(b"l%d: &l%d [%s]\n" % (n, n, b", ".join([b"*l%d" % (n - 1)] * 9)) for n in range(1, 30))
_NESTED = b"".join(b" " * n + b"a:\n" for n in range(400))
page_case("yaml aliases that explode", b"---\nl0: &l0 lol\n" + _LEVELS, b"x", 0, b"---\n\nx\n")
page_case("yaml aliases in merges", b"---\na: &a {b: c}\n", b"<<: [*a, *a, *a]\n", 90_000, b"---\n\nx\n")
page_case("yaml list in list, 100,000 deep", b"---\nk: ", b"[", 100_000, b"\n---\n\nx\n")
page_case("yaml list in list, 49,000 deep and closed", b"---\nk: ", b"[", 49_000, b"]" * 49_000 + b"\n---\n\nx\n")
page_case("yaml map in map, 100,000 deep", b"---\nk: ", b"{a: ", 400_000, b"\n---\n\nx\n")
page_case("yaml dashes, 100,000 deep", b"---\nk:\n ", b"- ", 200_000, b"x\n---\n\nx\n")
page_case("yaml indented maps, 400 deep", b"---\n" + _NESTED, b"x", 0, b"---\n\nx\n")
page_case("a header of 100 MB", b"---\n", b"k: v\n", 100 * MEGABYTE, b"---\n\nx\n")
page_case("a page of 100 MB", _PAGE, b"Some plain words. [t](good.md)\n\n", 100 * MEGABYTE)
page_case("a page of one line of 50 MB", _PAGE, b"x", 50 * MEGABYTE)
page_case("a page of a million links", _PAGE, b"[t](good.md)\n", 13_000_000)
page_case("a page as large as allowed, links", _PAGE, b"- [t](good.md) and [[good]]\n", 8_300_000, seconds=300)
page_case("a page as large as allowed, one line", _PAGE, b"x", 8_300_000)
page_case("a page as large as allowed, brackets", _PAGE, b"[", 8_300_000, seconds=300)
page_case("a page of 2 MB of quotes in quotes", _PAGE, b">", 2_000_000)
page_case("a page of 1 MB of lists in lists", _PAGE, b"- ", 1_000_000)
page_case("a page of 2 MB of footnotes", _PAGE, b"[^a]: x\n\n[^a] ", 2_000_000, seconds=300)


# --- paths


_NAMES = (
    "concept/file", "concept/pipe", "concept/s", "concept/zero", "folder/secret", "../outside/secret", "/etc/passwd",
    "concept/../../../outside/secret", "circle/concepts/good",
)  # fmt: skip
_ADDRESSES = (
    "../../../outside/secret.md", "/etc/passwd", "file:///etc/passwd", "file:/etc/passwd", "..%2f..%2fx", "file.md",
    "../folder/secret.md", "pipe.md", "zero.md", "\\\\host\\share", "../.kbdesk/journal.db",
)  # fmt: skip


@case("links and pipes among pages")
def _pages_elsewhere(place: Path) -> str:
    outside = place.parent / "outside"
    made(
        place / "knowledge/concepts/good.md",
        [_PAGE, b"# Good\n\nA [f](file:///etc/passwd) ![i](../../../outside/secret.md)\n"],
    )
    (place / "knowledge/concepts/file.md").symlink_to(outside / "secret.md")
    (place / "knowledge/concepts/self.md").symlink_to("self.md")
    (place / "knowledge/folder").symlink_to(outside)
    (place / "knowledge/circle").symlink_to(place / "knowledge")
    os.mkfifo(place / "knowledge/concepts/pipe.md")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(place / "knowledge/concepts/s.md"))
    _device(place / "knowledge/concepts/zero.md")
    project = Project.open(place)
    try:
        assert [row.id for row in project.rows()] == ["concept/good"]
        assert not project.search("treasure")
        for name in _NAMES:
            refused(lambda name=name: project.page(name))
        for href in _ADDRESSES:
            with_trouble = _asset(project, href)
            assert with_trouble in (None, "refused"), f"{href}: {with_trouble!r}"
            link = project.resolve("concept/good", href)
            assert link is None or link.target is None, f"{href} leads to {link.target}"
        for folder in ("../x", "/tmp/x", "folder/x", "a/../../x"):
            said = refused(lambda folder=folder: project.create_pages([_draft(folder)], AGENT))
        project.edit_page("concept/good", [("Good", "Better")], [], AGENT)
    finally:
        project.close()
    return said


def _asset(project: Project, href: str) -> object:
    try:
        return project.asset("concept/good", href)
    except KbdeskError:
        return "refused"


def _draft(slug: str) -> object:
    return Draft("concept", slug, "T", "x")


def _device(path: Path) -> None:
    try:
        os.mknod(path, 0o20666, os.makedev(1, 5))
    except PermissionError:
        path.symlink_to("/dev/zero")


@case("a page with a second name outside")
def _hard_link(place: Path) -> str:
    """A hard link is a file of the folder like any other: it is read. It is replaced, never written through."""
    made(place / "knowledge/concepts/good.md", [_PAGE, b"# Good\n"])
    os.link(place.parent / "outside/secret.md", place / "knowledge/concepts/twin.md")
    project = Project.open(place)
    try:
        assert "Treasure" in project.page("concept/twin").body
        project.edit_page("concept/twin", [("Treasure", "Nothing")], [], AGENT)
        project.rewrite_page("concept/twin", "Other", [], AGENT)
        project.retire_page("concept/twin", "no use", AGENT)
    finally:
        project.close()
    assert (place.parent / "outside/secret.md").read_bytes() == b"# Secret\n\nTreasure.\n"
    return "read as a page; its edit replaces the name and leaves the file outside alone"


def _state_case(name: str, trap: Callable[[Path, Path], None]) -> None:
    def run(place: Path) -> str:
        made(place / "knowledge/concepts/good.md", [_PAGE, b"# Good\n"])
        outside = place.parent / "outside"
        trap(place / ".kbdesk", outside)
        before = sorted(path.name for path in outside.iterdir())
        said = refused(lambda: Project.open(place))
        assert sorted(path.name for path in outside.iterdir()) == before
        return said

    CASES[name] = Case(run)


def _inside(name: str, join: Callable[[Path, Path], None]) -> Callable[[Path, Path], None]:
    def trap(state: Path, outside: Path) -> None:
        state.mkdir()
        join(outside if name == "staging" else outside / "secret.md", state / name)

    return trap


_state_case("the state folder is a link", lambda state, outside: state.symlink_to(outside))
for _name in ("lock", "queue", "holder", "journal.db", "index.db", "texts.db", "staging", ".gitignore"):
    _state_case(f"{_name} in the state folder is a link", _inside(_name, lambda target, link: link.symlink_to(target)))
for _name in ("lock", "queue", "holder", "journal.db", "texts.db"):
    _state_case(f"{_name} has a second name outside", _inside(_name, os.link))


def _pipe(_target: Path, place: Path) -> None:
    os.mkfifo(place)


for _name in ("holder", "journal.db-wal", "texts.db"):
    if hasattr(os, "mkfifo"):
        _state_case(f"{_name} in the state folder is a pipe", _inside(_name, _pipe))


@case("the knowledge folder is a link, or named by the settings")
def _knowledge_elsewhere(place: Path) -> str:
    (place / "knowledge").symlink_to(place.parent / "outside")
    said = refused(lambda: Project.open(place))
    (place / "knowledge").unlink()
    for folder in ("../outside", "/etc", "a/../../outside", "~"):
        made(place / "kbdesk.toml", [f'knowledge = "{folder}"\nsources = "{folder}"\n'.encode()])
        refused(lambda: Project.open(place))
    return said


@case("links and pipes among originals")
def _sources_elsewhere(place: Path) -> str:
    outside = place.parent / "outside"
    made(place / "knowledge/concepts/good.md", [_PAGE, b"# Good\n"])
    made(place / "sources/a.txt", [b"words"])
    new = made(place / "new.txt", [b"other words"])
    (place / "sources/link.txt").symlink_to(outside / "secret.md")
    (place / "sources/folder").symlink_to(outside)
    os.mkfifo(place / "sources/pipe.txt")
    _device(place / "sources/zero.txt")
    project = Project.open(place)
    try:
        assert [row.path for row in project.sources()] == ["a.txt"]
        for path in ("link.txt", "folder/secret.md", "pipe.txt", "zero.txt", "../outside/secret.md", "/etc/passwd"):
            refused(lambda path=path: project.extract(path))
            refused(lambda path=path: project.source_file(path))
        for destination in ("../x", "/tmp/x/", "folder/x.txt", ".agent-kit/sources.json", "a/../../x"):
            said = refused(lambda destination=destination: project.add_source(new, destination, AGENT))
        for file in ("pipe.txt", "zero.txt"):
            refused(lambda file=file: project.add_source(place / "sources" / file, "new/", AGENT))
        project.record_sources(AGENT)
    finally:
        project.close()
    return said


# --- documents


def document(name: str, make: Callable[[Path], Path], seconds: float = 95.0, megabytes: float = 1400.0) -> None:
    """A document: extract it and count it; either is refused or bounded, this process stays small."""

    def run(place: Path) -> str:
        file = make(place)
        files = sorted(place.iterdir())
        try:
            said = f"{len(extract(file).text):,} characters"
        except KbdeskError as error:
            said = str(error)
        counted = count_units([file])[file]
        assert sorted(place.iterdir()) == files, "something was written"
        return f"{said} / {counted.units} {counted.unit} {counted.trouble}"

    CASES[name] = Case(run, seconds, megabytes)


_ZIPPED = {"docx": "word/document.xml", "pptx": "ppt/presentation.xml", "xlsx": "xl/workbook.xml"}


def sample(place: Path, kind: str) -> Path:
    """A small whole document of a kind, made by its own library."""
    file = place / f"plain.{kind}"
    if kind == "docx":
        docx.Document().save(str(file))
    elif kind == "pptx":
        deck = pptx.Presentation()
        deck.slides.add_slide(deck.slide_layouts[0])
        deck.save(str(file))
    else:
        openpyxl.Workbook().save(file)
    return file


def with_part(kind: str, part: str, pieces: Callable[[bytes], Iterable[bytes]]) -> Callable[[Path], Path]:
    """A document one of whose parts is another one."""

    def make(place: Path) -> Path:
        plain, file = sample(place, kind), place / f"trap.{kind}"
        with zipfile.ZipFile(plain) as old, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as new:
            for name in old.namelist():
                if name != part:
                    new.writestr(name, old.read(name))
            with new.open(part, "w") as target:
                for piece in pieces(old.read(part) if part in old.namelist() else b""):
                    target.write(piece)
        plain.unlink()
        return file

    return make


def lying(kind: str) -> Callable[[Path], Path]:
    """A document whose part says in both its headers that it is small, and unpacks to 1 GB."""

    def make(place: Path) -> Path:
        plain, file = sample(place, kind), place / f"trap.{kind}"
        with zipfile.ZipFile(plain) as old:
            parts = {name: old.read(name) for name in old.namelist()}
        plain.unlink()
        part = _ZIPPED[kind]
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        packed = packer.compress(parts[part][:200])
        packed += b"".join(packer.compress(b" " * MEGABYTE) for _ in range(1024)) + packer.flush()
        with zipfile.ZipFile(file, "w") as new:
            for name, data in parts.items():
                new.writestr(name, packed if name == part else data)
        data = file.read_bytes()
        for sign, method, size in ((b"PK\x03\x04", 8, 22), (b"PK\x01\x02", 10, 24)):
            at = data.index(part.encode(), data.index(sign)) if sign == b"PK\x03\x04" else data.rindex(part.encode())
            head = at - (30 if sign == b"PK\x03\x04" else 46)
            data = data[: head + method] + b"\x08\x00" + data[head + method + 2 :]
            data = data[: head + size] + (5000).to_bytes(4, "little") + data[head + size + 4 :]
        file.write_bytes(data)
        return file

    return make


def nested(place: Path) -> Path:
    """Zips in zips, each a bomb, called a DOCX."""
    inner = BytesIO()
    with zipfile.ZipFile(inner, "w", zipfile.ZIP_DEFLATED) as bomb:
        bomb.writestr("x", b"\0" * 30 * MEGABYTE)
    for _ in range(3):
        outer = BytesIO()
        with zipfile.ZipFile(outer, "w", zipfile.ZIP_DEFLATED) as around:
            for number in range(16):
                around.writestr(f"{number}.zip", inner.getvalue())
        inner = outer
    return made(place / "trap.docx", [inner.getvalue()])


def itself(kind: str) -> Callable[[Path], Path]:
    """A document whose directory names one and the same part 15,000 times, as overlapping bombs do."""

    def make(place: Path) -> Path:
        file = place / f"trap.{kind}"
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bomb:
            bomb.writestr(_ZIPPED[kind], b" " * 10 * MEGABYTE)
            first = bomb.filelist[0]
            bomb.filelist.extend([first] * 15_000)
        return file

    return make


_DTD = b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "lollollollol">%s]>' % b"".join(
    b'<!ENTITY %c "%s">' % (98 + n, b"&%c;" % (97 + n) * 10) for n in range(12)
)
for _kind, _part in _ZIPPED.items():
    document(f"{_kind}: sizes that lie", lying(_kind))
    document(f"{_kind}: one part named 15,000 times", itself(_kind))
    document(f"{_kind}: entities that explode", with_part(_kind, _part, lambda old: [_DTD, b"<x>&m;</x>"]))
    document(
        f"{_kind}: an entity of this machine",
        with_part(_kind, _part, lambda old: [b'<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>']),
    )
    document(
        f"{_kind}: xml 100,000 deep",
        with_part(_kind, _part, lambda old: [b"<x>" * 100_000, b"</x>" * 100_000]),
    )
document("docx: zips in zips", nested)
document(
    "docx: tables in tables, 2,000 deep",
    with_part(
        "docx",
        "word/document.xml",
        lambda old: [
            old.partition(b"<w:body>")[0] + b"<w:body>",
            b"<w:tbl><w:tr><w:tc>" * 2000 + b"<w:p/>" + b"</w:tc></w:tr></w:tbl>" * 2000,
            b"</w:body></w:document>",
        ],
    ),
)
document(
    "xlsx: shared strings of 30 MB in every cell",
    with_part(
        "xlsx",
        "xl/sharedStrings.xml",
        lambda old: [
            b'<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="1" uniqueCount="1"><si><t>',
            *[b"x" * MEGABYTE] * 30,
            b"</t></si></sst>",
        ],
    ),
)


def shared(name: str) -> Callable[[Path], Path]:
    return lambda place: Path(shutil.copy(DOCUMENTS / name, place / name))


if DOCUMENTS.is_dir():
    for _found in (
        "pdf-cyclic-pages.pdf",
        "pdf-bomb.pdf",
        "pdf-broken-pages-tree.pdf",
        "xlsx-inflated-1048496-rows.xlsx",
    ):
        document(f"given: {_found}", shared(_found))


def pdf(objects: list[bytes | Callable[[], bytes]]) -> Callable[[Path], Path]:
    """A PDF of these objects, numbered from 1; the first is the catalog."""

    def make(place: Path) -> Path:
        data, places = b"%PDF-1.7\n", []
        for number, found in enumerate(objects, 1):
            places.append(len(data))
            data += b"%d 0 obj\n%s\nendobj\n" % (number, found() if callable(found) else found)
        at = len(data)
        data += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
        data += b"".join(b"%010d 00000 n \n" % offset for offset in places)
        data += b"trailer\n<</Root 1 0 R/Size %d>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, at)
        return made(place / "trap.pdf", [data])

    return make


def stream(data: bytes, more: bytes = b"") -> bytes:
    return b"<<%s/Length %d>>\nstream\n%s\nendstream" % (more, len(data), data)


def _packed_twice(unit: bytes, times: int) -> bytes:
    packer = zlib.compressobj(9)
    once = [packer.compress(unit * 100_000) for _ in range(times // 100_000)]
    return zlib.compress(b"".join((*once, packer.flush())), 9)


_TREE = [b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[3 0 R]/Count 1>>"]
_LEAF = (
    b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>/Font<</F 6 0 R>>>>>>"
)
_WORDS = b"BT /F 9 Tf (word) Tj ET\n"
_FONT = b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"
_FORM = b"/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>"
_TEN = b"/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X %d 0 R>>/Font<</F 6 0 R>>>>"
document("pdf: a form that draws itself", pdf([*_TREE, _LEAF, stream(b"/X Do"), stream(b"/X Do /X Do", _FORM), _FONT]))
document(
    "pdf: forms that draw ten forms each",
    pdf([*_TREE, _LEAF, stream(b"/X Do"), stream(b"/X Do " * 10, _TEN % 7), _FONT]
        + [stream(b"/X Do " * 10, _TEN % (number + 1)) for number in range(7, 17)]
        + [stream(b"BT /F 9 Tf (x) Tj ET", _TEN % 5)]),
)  # fmt: skip
document(
    "pdf: a page packed twice to 1 GB",
    pdf([*_TREE, _LEAF,
         lambda: stream(_packed_twice(_WORDS, 40 * MEGABYTE), b"/Filter[/FlateDecode/FlateDecode]"),
         stream(b"", _FORM), _FONT]),
)  # fmt: skip
_HELD = b"<</Type/Pages/Kids[2 0 R 2 0 R 3 0 R]/Count 1000000>>"
_MANY = b"<</Type/Pages/Kids[3 0 R]/Count 2147483647>>"
document("pdf: pages that hold themselves", pdf([_TREE[0], _HELD, _LEAF, stream(b""), stream(b""), _FONT]))
document("pdf: a count of 2,147,483,647", pdf([_TREE[0], _MANY, _LEAF, stream(b""), stream(b""), _FONT]))
document("pdf: arrays 100,000 deep", pdf([*_TREE, _LEAF, b"[" * 100_000 + b"]" * 100_000, stream(b""), _FONT]))


def web(name: str, head: bytes, unit: bytes, size: int, tail: bytes = b"") -> None:
    document(
        f"html: {name}",
        lambda place: made(place / "trap.html", [head, *[unit * (MEGABYTE // len(unit))] * (size // MEGABYTE), tail]),
    )


web("60 MB of words", b"<p>", b"some words ", 60 * MEGABYTE)
web("100 MB", b"<p>", b"some words ", 100 * MEGABYTE)
web("a million open divs", b"", b"<div>", 5 * MEGABYTE, b"x")
web("a million open tables", b"", b"<table><tr><td>", 8 * MEGABYTE, b"x")
web("lists in lists", b"", b"<ul><li>x", 4 * MEGABYTE)
web("quotes in quotes", b"", b"<blockquote>x", 4 * MEGABYTE)
web("bold in bold", b"", b"<b>x", 4 * MEGABYTE)
web("a tag that never ends", b"<a ", b'x="y" ', 20 * MEGABYTE)
web("a comment that never ends", b"<!--", b"<p>x</p>", 20 * MEGABYTE)
web("cells over 200 columns and rows", b"<table>", b"<tr><td colspan=200 rowspan=200>x", 4 * MEGABYTE)
web("links without end", b"<article>", b'<p><a href="x">some words of text here</a></p>', 8 * MEGABYTE)
web("entities without end", b"<p>", b"&amp;&notanentity;&#1114112;", 8 * MEGABYTE)
