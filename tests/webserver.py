"""A web server on this machine that gives documents, or misbehaves in one way for each path."""

from __future__ import annotations

import gzip
import http.server
import os
import threading
import zlib
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ARTICLE = (
    "<html><head><title>Knots</title></head><body><nav><a href='/'>Menu Home About</a></nav><article><h1>Knots</h1>"
    "<p>A bowline makes a fixed loop at the end of a line. It is one of the most useful knots a sailor can learn, and "
    "it does not slip. See <a href='more.html'>more of them</a>.</p><p>A clove hitch ties a line to a post quickly, "
    "and it is easy to adjust before it takes the load.</p></article><footer>© 2026</footer></body></html>"
)


@dataclass(frozen=True)
class Document:
    """What the server gives at a path."""

    body: bytes
    type: str = "text/plain"
    etag: str = ""
    called: str = ""
    status: int = 200
    retry_after: str = ""


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    release: threading.Event
    hosts: list[str]
    documents: dict[str, Document]
    asked: list[dict[str, str]]

    def log_message(self, *args: object) -> None:
        pass

    def do_GET(self) -> None:
        self.hosts.append(self.headers["Host"])
        self.close_connection = True
        if (document := self.documents.get(self.path)) is not None:
            self.asked.append(dict(self.headers))
            self.give(document)
            return
        getattr(self, "get_" + self.path.strip("/").partition("/")[0].partition("?")[0].replace("-", "_"))()
        self.close_connection = True

    def answer(self, body: bytes, status: int = 200, length: int | None = None, **headers: str) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body) if length is None else length))
        self.end_headers()
        self.wfile.write(body)

    def give(self, document: Document) -> None:
        """Answer with a document, or that it is unchanged where a server may say so; not at all with a status of -1."""
        if document.status == -1:
            self.release.wait(20)
            return
        if document.status == 200 and document.etag and self.headers["If-None-Match"] == document.etag:
            self.answer(b"", 304)
            return
        headers = {"Content_Type": document.type} | ({"ETag": document.etag} if document.etag else {})
        if document.called:
            headers["Content_Disposition"] = document.called
        if document.retry_after:
            headers["Retry_After"] = document.retry_after
        self.answer(document.body, document.status, **headers)

    def redirect(self, location: str) -> None:
        self.answer(b"", 302, Location=location)

    def get_doc(self) -> None:
        self.answer(b"%PDF tiny", Content_Type="application/pdf")

    def get_page(self) -> None:
        self.answer(ARTICLE.encode(), Content_Type="text/html; charset=utf-8")

    def get_named(self) -> None:
        self.answer(
            b"x", Content_Disposition="attachment; filename=\"../../e'vil.txt\"; filename*=UTF-8''..%2F%C3%A9%3Ft.txt"
        )

    def get_big(self) -> None:
        self.answer(b"x" * 2048)

    def get_says_big(self) -> None:
        self.answer(b"", length=10**12)

    def get_says_more(self) -> None:
        self.answer(b"x" * 10, length=1000)

    def get_endless(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.until_closed(b"x" * 65536)

    def get_drips(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.until_closed(b"x", pause=0.05)

    def get_drips_headers(self) -> None:
        self.wfile.write(b"HTTP/1.1 200 OK\r\nX-Slow: ")
        self.until_closed(b"x", pause=0.05)

    def get_silent(self) -> None:
        self.release.wait(20)

    def until_closed(self, block: bytes, pause: float = 0.0) -> None:
        try:
            while not self.release.wait(pause):
                self.wfile.write(block)
        except OSError:
            pass

    def get_gzip_bomb(self) -> None:
        self.answer(gzip.compress(b"\0" * 20_000_000), Content_Encoding="gzip")

    def get_gzip(self) -> None:
        self.answer(gzip.compress(b"one ") + gzip.compress(b"two"), Content_Encoding="gzip")

    def get_padded_gzip(self) -> None:
        self.answer(gzip.compress(b"one ") + gzip.compress(b"two") + bytes(100_000), Content_Encoding="gzip")

    def get_gzip_and_more(self) -> None:
        self.answer(gzip.compress(b"one two") + b"what nobody packed", Content_Encoding="gzip")

    def get_deflate(self) -> None:
        self.answer(zlib.compress(b"one"), Content_Encoding="deflate")

    def get_bare_deflate(self) -> None:
        packer = zlib.compressobj(wbits=-15)
        self.answer(packer.compress(b"one") + packer.flush(), Content_Encoding="deflate")

    def get_torn_gzip(self) -> None:
        self.answer(gzip.compress(os.urandom(500))[:300], Content_Encoding="gzip")

    def get_brotli(self) -> None:
        self.answer(b"x", Content_Encoding="br")

    def get_zstd(self) -> None:
        self.answer(b"\x28\xb5\x2f\xfd\x00\x58\x01\x00\x00", Content_Encoding="zstd")

    def get_gzip_twice(self) -> None:
        self.answer(gzip.compress(gzip.compress(b"\0" * 20_000_000)), Content_Encoding="gzip, gzip")

    def get_deflate_bomb(self) -> None:
        self.answer(zlib.compress(b"\0" * 20_000_000), Content_Encoding="deflate")

    def get_endless_headers(self) -> None:
        self.wfile.write(b"HTTP/1.1 200 OK\r\n")
        self.until_closed(b"X-Y: z\r\n" * 1000)

    def get_continues(self) -> None:
        self.until_closed(b"HTTP/1.1 100 Continue\r\n\r\n" * 1000)

    def get_endless_chunk(self) -> None:
        self.wfile.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFF\r\n")
        self.until_closed(b"x" * 65536)

    def get_empty_blocks(self) -> None:
        self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n")
        block = gzip.compress(b"") * 500
        self.until_closed(b"%x\r\n%s\r\n" % (len(block), block))

    def get_negative_length(self) -> None:
        self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nx")

    def get_two_lengths(self) -> None:
        self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 9\r\n\r\nx")

    def get_empty(self) -> None:
        self.answer(b"")

    def get_unasked(self) -> None:
        self.answer(b"", 304)

    def get_closes(self) -> None:
        pass

    def get_stops(self) -> None:
        self.send_response(200)
        self.send_header("Content-Length", "1000")
        self.end_headers()
        self.wfile.write(b"x" * 10)
        self.wfile.flush()
        self.release.wait(20)

    def get_broken(self) -> None:
        self.answer(b"no", 500)

    def get_asked_too_often(self) -> None:
        self.answer(b"no", 429)

    def get_japanese(self) -> None:
        self.answer(
            "<html><title>日本</title><p>日本語の文書です。これは長い文です。".encode("shift_jis"),
            Content_Type="text/html; charset=shift_jis",
        )

    def get_missing(self) -> None:
        self.answer(b"no", 404)

    def get_loop(self) -> None:
        self.redirect("/loop")

    def get_to_doc(self) -> None:
        self.redirect("/doc/a.pdf")

    def get_to_file(self) -> None:
        self.redirect("file:///etc/passwd")

    def get_to_nothing(self) -> None:
        self.redirect("http://x.y:port/")

    def get_to_metadata(self) -> None:
        self.redirect("http://169.254.169.254/latest")

    def get_no_page(self) -> None:
        self.answer(b"<html><script>x</script></html>", Content_Type="text/html")


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = False


@contextmanager
def serving() -> Iterator[Server]:
    """Yield a server that runs. `documents` are what it gives by path, `asked` the headers of requests for them."""

    class Own(Handler):
        release = threading.Event()
        hosts: list[str] = []  # noqa: RUF012  # of this server alone
        documents: dict[str, Document] = {}  # noqa: RUF012
        asked: list[dict[str, str]] = []  # noqa: RUF012

    made = Server(("127.0.0.1", 0), Own)
    thread = threading.Thread(target=made.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    made.url = f"http://127.0.0.1:{made.server_address[1]}"
    made.hosts, made.documents, made.asked = Own.hosts, Own.documents, Own.asked
    try:
        yield made
    finally:
        Own.release.set()
        made.shutdown()
        made.server_close()
        thread.join()
