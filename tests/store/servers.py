"""Downloads from a server that means harm, as traps: what it sends is refused in bounds, and nothing is kept."""

from __future__ import annotations

import socket
import threading
import zlib
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kbdesk.project.project import Project
from kbdesk.sources import wire
from tests.store.traps import AGENT, CASES, MEGABYTE, Case, refused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

OK = b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n"
PUBLIC, PRIVATE = "127.0.0.1", "127.0.0.2"
"""Two addresses of this machine; the first is taken for a public one while a trap is sprung."""


def _forever(piece: bytes) -> Iterator[bytes]:
    while True:
        yield piece


def _packed(unit: bytes, times: int, bits: int) -> Iterator[bytes]:
    packer = zlib.compressobj(9, zlib.DEFLATED, bits)
    for _ in range(times):
        yield packer.compress(unit)
    yield packer.flush()


def _redirect(target: str) -> Callable[[int], Iterator[bytes]]:
    def answer(port: int) -> Iterator[bytes]:
        place = target.format(port=port)
        yield f"HTTP/1.1 302 Found\r\nLocation: {place}\r\nContent-Length: 0\r\n\r\n".encode()

    return answer


def _chunks(data: Iterator[bytes]) -> Iterator[bytes]:
    for piece in data:
        if piece:
            yield b"%x\r\n%s\r\n" % (len(piece), piece)
    yield b"0\r\n\r\n"


def _plain(head: bytes, body: Callable[[], Iterator[bytes]]) -> Callable[[int], Iterator[bytes]]:
    def answer(_port: int) -> Iterator[bytes]:
        yield OK + head + b"\r\n"
        yield from body()

    return answer


ZEROS = b"\0" * MEGABYTE
ANSWERS: dict[str, Callable[[int], Iterator[bytes]]] = {
    "never ends": _plain(b"", lambda: _forever(b"x" * 65536)),
    "never ends, in chunks": _plain(b"Transfer-Encoding: chunked\r\n", lambda: _chunks(_forever(b"x" * 65536))),
    "has headers that never end": lambda _port: _forever(b"X-More: x\r\n" * 1000),
    "says more than it sends": _plain(b"Content-Length: 1000000\r\n", lambda: iter((b"x" * 10,))),
    "says a terabyte": _plain(b"Content-Length: 1099511627776\r\n", lambda: _forever(b"x" * 65536)),
    "says less than nothing": _plain(b"Content-Length: -5\r\n", lambda: _forever(b"x" * 65536)),
    "is a bomb of gzip": _plain(b"Content-Encoding: gzip\r\n", lambda: _packed(ZEROS, 4096, 31)),
    "is a bomb of deflate": _plain(b"Content-Encoding: deflate\r\n", lambda: _packed(ZEROS, 4096, 15)),
    "leads to this machine": _redirect("http://0.0.0.0:{port}/secret"),
    "leads to a private address": _redirect("http://" + PRIVATE + ":{port}/secret"),
    "leads to a link-local address": _redirect("http://169.254.169.254/latest/meta-data"),
    "leads to an address in IPv6 for IPv4": _redirect("http://[::ffff:127.0.0.2]:{port}/secret"),
    "leads to a file": _redirect("file:///etc/passwd"),
    "leads in a circle": _redirect("http://" + PUBLIC + ":{port}/again"),
}


@contextmanager
def serving(answer: Callable[[int], Iterator[bytes]], hits: list[str]) -> Iterator[int]:
    """Listen at the same port of both addresses; note who was asked at the private one."""
    with socket.create_server((PUBLIC, 0)) as public:
        port = int(public.getsockname()[1])
        with socket.create_server((PRIVATE, port)) as private:
            for listening in (public, private):
                threading.Thread(target=_serve, args=(listening, answer, hits), daemon=True).start()
            yield port


def _serve(listening: socket.socket, answer: Callable[[int], Iterator[bytes]], hits: list[str]) -> None:
    address, port = listening.getsockname()
    while True:
        try:
            connection, _ = listening.accept()
        except OSError:
            return
        if address == PRIVATE:
            hits.append(address)
        with connection:
            try:
                connection.recv(65536)
                for piece in answer(port):
                    connection.sendall(piece)
            except OSError:
                continue  # the other side has seen enough


def _trap(name: str) -> None:
    def run(place: Path) -> str:
        hits: list[str] = []
        real = wire.is_public
        wire.is_public = lambda address: address == PUBLIC or real(address)
        Project.create(place / "project")
        project = Project.open(place / "project")
        try:
            with serving(ANSWERS[name], hits) as port:
                said = refused(lambda: project.download_source(f"http://{PUBLIC}:{port}/a.txt", "web/", AGENT))
            left = [path.name for path in (place / "project/sources").rglob("*") if path.is_file()]
            left += [path.name for path in (place / "project/.kbdesk/scratch").rglob("*")]
            assert not left, f"left behind: {left}"
            assert not hits, "a private address was asked"
            assert "private network" in said or not name.endswith(("address", "machine", "IPv4")), said
            assert not project._journal.changes.latest(1)
        finally:
            project.close()
            wire.is_public = real
        return said

    CASES[f"a download that {name}"] = Case(run, 60.0, 300.0)


def add_traps() -> None:
    """Add a trap for each answer."""
    for name in ANSWERS:
        _trap(name)
