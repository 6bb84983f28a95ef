from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import threading
import time
from dataclasses import replace

import httpx
import pytest

from kbdesk.errors import Cancelled, DownloadFailed, Refused
from kbdesk.sources import edits
from kbdesk.sources.disposition import file_name
from kbdesk.sources.download import DownloadRules, arrivals, download, download_changed
from kbdesk.sources.wire import is_public
from tests.webserver import Document, serving

SLOW = DownloadRules(seconds=0.6)


@pytest.fixture
def server():
    with serving() as made:
        yield made


def fetch(server, path, tmp_path, **more):
    return download(f"{server.url}/{path}", tmp_path / "staging", allow_private=True, **more)


@pytest.fixture
def certificate(tmp_path):
    """A certificate for localhost that nobody but a test trusts, and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl, which makes the test's certificate, is not installed")
    pem, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"),
            *("-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(pem)),
        ],
        check=True,
        capture_output=True,
    )
    return pem, key


def secure(server, certificate):
    """Have the server speak TLS from now on."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*map(str, certificate))
    server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    server.url = f"https://localhost:{server.server_address[1]}"


def left_over(tmp_path):
    return list((tmp_path / "staging").iterdir()) if (tmp_path / "staging").exists() else []


def test_a_file_is_staged_with_its_facts(server, tmp_path):
    found = fetch(server, "doc/a%20b.pdf?x=1", tmp_path)
    assert found.file.read_bytes() == b"%PDF tiny"
    assert (found.name, found.media_type, found.size, found.page) == ("a b.pdf", "application/pdf", 9, None)
    assert left_over(tmp_path) == [found.file]


def test_a_web_page_brings_its_main_content_with_title_and_address(server, tmp_path):
    found = fetch(server, "page/knots.html", tmp_path)
    assert found.name == "knots.html"
    assert found.page is not None
    assert found.page.name == "knots.md"
    text = found.page.file.read_text()
    assert text.startswith(f"# Knots\n\nSource: {server.url}/page/knots.html\n\n")
    assert "A bowline makes a fixed loop" in text
    assert f"[more of them]({server.url}/page/more.html)" in text
    assert "Menu Home About" not in text
    assert "2026" not in text


def test_a_page_without_main_content_is_kept_and_says_why(server, tmp_path):
    found = fetch(server, "no-page/", tmp_path)
    assert found.page is None
    assert found.page_trouble
    assert found.name == "no-page.html"


def test_a_download_becomes_originals_in_one_plan(server, tmp_path, project):
    url = f"{server.url}/page/knots.html"
    found = download(url, tmp_path / "staging", allow_private=True)
    project.commit(edits.add(project.snapshot(), arrivals(found, "web/", url), project.now).plan)
    assert [source.path for source in project.listed()] == ["web/knots.html", "web/knots.md"]
    page = project.source("web/knots.md")
    assert (page.derived_from, page.origin.kind, page.origin.place) == ("web/knots.html", "url", url)


def test_the_name_a_server_gives_is_made_safe(server, tmp_path):
    assert fetch(server, "named", tmp_path).name == "é-t.txt"


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("attachment; filename=\"a; filename*=UTF-8''b.txt\"", "a; filename-=UTF-8''b.txt"),
        ("attachment; filename=\"x.pdf\"; filename*=UTF-8''%E4%BD%A0%E5%A5%BD.pdf", "你好.pdf"),
        ("inline; filename*=iso-8859-1'en'%A3%20rates.txt", "£ rates.txt"),
        ("attachment; filename*=UTF-8''%FF%FE.txt; filename=plain.txt", "plain.txt"),
        ("attachment; filename=%D0%BE%D1%82%D1%87%D1%91%D1%82.csv", "отчёт.csv"),
        ("attachment; filename==?UTF-8?B?5aCx5ZGK5pu4LnBkZg==?=", "報告書.pdf"),
        ('attachment; filename="über.txt"', "über.txt"),
        ("filename=C:\\secret\\a.txt", "a.txt"),
        ("attachment; filename*=UTF-8''in%E2%80%AEgpj%E2%81%A9.exe", "ingpj.exe"),
        ("attachment", "from-address.bin"),
    ],
)
def test_names_are_read_in_every_way_that_servers_write_them(written, name):
    assert file_name(written, httpx.URL("https://x.y/from-address.bin"), "application/x") == name


def test_what_a_server_said_of_its_bytes_saves_sending_them_again(server, tmp_path):
    server.documents["/a.txt"] = Document(b"one", etag='"1"')
    staging = tmp_path / "staging"
    first = fetch(server, "a.txt", tmp_path)
    url = f"{server.url}/a.txt"
    assert download_changed(url, staging, first.validators, allow_private=True) is None
    assert left_over(tmp_path) == [first.file]
    server.documents["/a.txt"] = Document(b"two", etag='"2"')
    second = download_changed(url, staging, first.validators, allow_private=True)
    assert second is not None
    assert second.file.read_bytes() == b"two"
    download_changed(url, staging, replace(second.validators, url=f"{url}?other"), allow_private=True)
    assert [headers.get("If-None-Match") for headers in server.asked] == [None, '"1"', '"1"', None]


def test_a_page_is_decoded_as_its_server_says(server, tmp_path):
    found = fetch(server, "japanese", tmp_path)
    assert found.page is not None
    assert "日本語の文書です" in found.page.file.read_text()
    body = "<html><body><p>Ещё одно сообщение</p></body></html>".encode("koi8-r")
    for said in ("text/html; charset=koi8-r", 'text/html; charset="koi8-r"'):
        server.documents["/short"] = Document(body, said)
        found = fetch(server, "short", tmp_path)
        assert found.page is not None
        assert "Ещё одно сообщение" in found.page.file.read_text()
    server.documents["/short"] = Document("<p>Où est-il ?</p>".encode("latin-1"), "text/html; charset=utf-8")
    found = fetch(server, "short", tmp_path)
    assert found.page is not None
    assert "Où est-il" in found.page.file.read_text()


def test_redirects_are_followed(server, tmp_path):
    found = fetch(server, "to-doc", tmp_path)
    assert found.url == f"{server.url}/doc/a.pdf"
    assert found.name == "a.pdf"


@pytest.mark.parametrize(
    ("path", "content"),
    [
        ("gzip", b"one two"),
        ("padded-gzip", b"one two"),
        ("gzip-and-more", b"one two"),
        ("deflate", b"one"),
        ("bare-deflate", b"one"),
    ],
)
def test_compressed_answers_are_unpacked(server, tmp_path, path, content):
    assert fetch(server, path, tmp_path).file.read_bytes() == content


@pytest.mark.parametrize(
    ("path", "reason", "rules"),
    [
        ("missing", "fetch_http_404", None),
        ("asked-too-often", "fetch_http_429", None),
        ("broken", "fetch_http_500", None),
        ("unasked", "fetch_http_304", None),
        ("empty", "fetch_empty", None),
        ("closes", "fetch_incomplete", None),
        ("stops", "fetch_timeout", SLOW),
        ("big", "fetch_too_large", DownloadRules(size=1024)),
        ("says-big", "fetch_too_large", None),
        ("endless", "fetch_too_large", DownloadRules(size=1_000_000)),
        ("gzip-bomb", "fetch_too_large", DownloadRules(size=1_000_000)),
        ("says-more", "fetch_incomplete", None),
        ("torn-gzip", "fetch_incomplete", None),
        ("brotli", "fetch_encoding", None),
        ("zstd", "fetch_encoding", None),
        ("gzip-twice", "fetch_encoding", None),
        ("deflate-bomb", "fetch_too_large", DownloadRules(size=1_000_000)),
        ("endless-headers", "fetch_broken", None),
        ("continues", "fetch_broken", None),
        ("endless-chunk", "fetch_too_large", DownloadRules(size=1_000_000)),
        ("empty-blocks", "fetch_too_large", DownloadRules(size=1_000_000)),
        ("negative-length", "fetch_broken", None),
        ("two-lengths", "fetch_broken", None),
        ("drips", "fetch_timeout", SLOW),
        ("drips-headers", "fetch_timeout", SLOW),
        ("silent", "fetch_timeout", SLOW),
        ("loop", "fetch_redirects", None),
        ("to-file", "fetch_redirects", None),
        ("to-nothing", "fetch_redirects", None),
    ],
)
def test_a_server_that_misbehaves_leaves_nothing_behind(server, tmp_path, path, reason, rules):
    began = time.monotonic()
    with pytest.raises(DownloadFailed) as caught:
        fetch(server, path, tmp_path, rules=rules)
    assert caught.value.reason == reason
    assert left_over(tmp_path) == []
    assert time.monotonic() - began < 5


@pytest.mark.parametrize(
    "url", ["file:///etc/passwd", "ftp://x.y/z", "data:text/plain,x", "not a url", "", "https://", "//x.y/z"]
)
def test_only_web_addresses_are_downloaded(tmp_path, url):
    with pytest.raises(Refused):
        download(url, tmp_path / "staging")
    assert left_over(tmp_path) == []


def test_a_password_in_the_address_is_refused_and_not_repeated(tmp_path):
    with pytest.raises(Refused) as caught:
        download("https://me:secret@example.org/a", tmp_path / "staging")
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "[::1]",
        "0.0.0.0",
        "2130706433",
        "[::ffff:127.0.0.1]",
        "0x7f000001",
        "017700000001",
        "127.1",
        "localhost.",
        "[::127.0.0.1]",
        "[::ffff:7f00:1]",
    ],
)
def test_this_machine_is_refused_under_every_name(server, tmp_path, host):
    port = server.server_address[1]
    with pytest.raises(DownloadFailed) as caught:
        download(f"http://{host}:{port}/doc", tmp_path / "staging")
    assert caught.value.reason in ("fetch_blocked_address", "fetch_dns")
    assert server.hosts == []
    assert left_over(tmp_path) == []


def resolving(monkeypatch, names: dict[str, str]):
    """Have the names resolve to these addresses, as a name server may."""
    real = socket.getaddrinfo

    def lookup(host, port, *args, **more):
        name = host.decode() if isinstance(host, bytes) else host
        return real(names.get(name, name), port, *args, **more)

    monkeypatch.setattr("kbdesk.sources.wire.socket.getaddrinfo", lookup)


def test_each_redirect_is_checked_at_the_connection_really_made(server, tmp_path, monkeypatch):
    port = server.server_address[1]
    resolving(monkeypatch, {"public.test": "127.0.0.1"})
    monkeypatch.setattr("kbdesk.sources.wire.is_public", lambda address: not address.startswith("169.254."))
    with pytest.raises(DownloadFailed) as caught:
        download(f"http://public.test:{port}/to-metadata", tmp_path / "staging")
    assert caught.value.reason == "fetch_blocked_address"
    assert server.hosts == [f"public.test:{port}"]


def test_a_public_name_with_a_private_address_is_refused(server, tmp_path, monkeypatch):
    resolving(monkeypatch, {"evil.test": "127.0.0.1"})
    with pytest.raises(DownloadFailed) as caught:
        download(f"http://evil.test:{server.server_address[1]}/doc", tmp_path / "staging")
    assert caught.value.reason == "fetch_blocked_address"


def test_a_name_whose_address_changes_is_reached_at_the_address_that_was_checked(server, tmp_path, monkeypatch):
    real, answers = socket.getaddrinfo, ["127.0.0.1", "169.254.169.254", "169.254.169.254"]

    def lookup(host, *args, **more):
        name = host.decode() if isinstance(host, bytes) else host
        return real(answers.pop(0) if name == "turning.test" else name, *args, **more)

    monkeypatch.setattr("kbdesk.sources.wire.socket.getaddrinfo", lookup)
    monkeypatch.setattr("kbdesk.sources.wire.is_public", lambda address: address == "127.0.0.1")
    port = server.server_address[1]
    found = download(f"http://turning.test:{port}/doc/a.pdf", tmp_path / "staging")
    assert found.file.read_bytes() == b"%PDF tiny"
    assert server.hosts == [f"turning.test:{port}"]
    assert len(answers) == 2


def test_a_name_with_a_public_and_a_private_address_is_refused(server, tmp_path, monkeypatch):
    both = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 80)) for address in ("8.8.8.8", "127.0.0.1")]
    monkeypatch.setattr("kbdesk.sources.wire.socket.getaddrinfo", lambda *args, **more: both)
    with pytest.raises(DownloadFailed) as caught:
        download("http://both.test/doc", tmp_path / "staging")
    assert caught.value.reason == "fetch_blocked_address"


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("::ffff:8.8.8.8", True),
        ("64:ff9b::808:808", True),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("127.9.9.9", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("ff02::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:7f00:1::", False),
        ("2002:808:808::", True),
        ("::127.0.0.1", False),
        ("::ffff:0:127.0.0.1", False),
        ("fec0::1", False),
        ("64:ff9b:1::7f00:1", False),
        ("2606:4700::5efe:a00:1", False),
        ("2001:0:7f00:1::", False),
        ("5f00::1", False),
        ("3fff::1", False),
        ("192.0.0.8", False),
        ("192.88.99.1", False),
    ],
)
def test_which_addresses_are_public(address, expected):
    assert is_public(address) is expected


def test_a_name_nobody_knows(tmp_path):
    with pytest.raises(DownloadFailed) as caught:
        download("http://no-such-name.invalid/a", tmp_path / "staging")
    assert caught.value.reason == "fetch_dns"


def test_nobody_listening(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        with pytest.raises(DownloadFailed) as caught:
            download(f"http://127.0.0.1:{taken.getsockname()[1]}/a", tmp_path / "staging", allow_private=True)
    assert caught.value.reason == "fetch_refused"


def test_progress_is_told_and_cancelling_leaves_nothing(server, tmp_path):
    seen: list[tuple[int, int]] = []
    fetch(server, "big", tmp_path, job=lambda done, total: seen.append((done, total)))
    assert seen[-1] == (2048, 2048)

    def cancel(done: int, total: int) -> None:
        if done > 100_000:
            raise Cancelled

    with pytest.raises(Cancelled):
        fetch(server, "endless", tmp_path, job=cancel)
    assert len(left_over(tmp_path)) == 1


def test_a_name_server_that_hangs_holds_nobody(tmp_path, monkeypatch):
    hanging = threading.Event()
    monkeypatch.setattr("kbdesk.sources.wire.socket.getaddrinfo", lambda *_args, **_more: hanging.wait(20) or [])
    try:
        with pytest.raises(DownloadFailed) as caught:
            download("http://slow.test/a", tmp_path / "staging", rules=SLOW)
        assert caught.value.reason == "fetch_timeout"

        def cancel(_done: int, _total: int) -> None:
            raise Cancelled

        with pytest.raises(Cancelled):
            download("http://slow.test/a", tmp_path / "staging", job=cancel)
        assert not hanging.is_set()
    finally:
        hanging.set()


def test_https_goes_to_the_checked_address_under_the_server_s_name(server, tmp_path, certificate, monkeypatch):
    secure(server, certificate)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
    assert fetch(server, "doc/a.pdf", tmp_path).file.read_bytes() == b"%PDF tiny"
    assert server.hosts == [server.url.removeprefix("https://")]


def test_a_certificate_that_nobody_trusts_is_refused(server, tmp_path, certificate):
    secure(server, certificate)
    with pytest.raises(DownloadFailed) as caught:
        fetch(server, "doc/a.pdf", tmp_path)
    assert caught.value.reason == "fetch_tls"
    assert server.hosts == []
