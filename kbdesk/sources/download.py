"""Originals from the web: http and https only, of a size and time that are bounded, from public addresses."""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
import time
import zlib
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, replace
from email.message import Message
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

import httpcore
import httpx

from kbdesk.errors import DownloadFailed, KbdeskError, Refused, StorageFailed
from kbdesk.files.disk import disk
from kbdesk.sources import failing
from kbdesk.sources.disposition import WEB_PAGES, file_name
from kbdesk.sources.extract import main_content
from kbdesk.sources.patience import seconds_to_wait
from kbdesk.sources.source import Arrival, Origin
from kbdesk.sources.wire import Wire, left

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from io import FileIO

_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_ASKED = {
    "User-Agent": "Mozilla/5.0 (compatible; kbdesk)",
    "Accept": "*/*",
    "Accept-Encoding": "gzip, deflate",
}
_CHUNK = 64 * 1024
_GZIP = b"\x1f\x8b"
_TOLD_EVERY = 0.05
"""Seconds between two calls of a job."""


@dataclass(frozen=True)
class DownloadRules:
    """How much a download may take: bytes (as sent and unpacked), seconds in all, redirects."""

    size: int = 50 * 1024 * 1024
    seconds: float = 120.0
    hops: int = 5


def rules(size: int) -> DownloadRules:
    """Return the rules with a limit of so many bytes, 0 for none."""
    return DownloadRules(size=size or sys.maxsize)


@dataclass(frozen=True)
class Validators:
    """What a server said of the bytes it gave at `url`, by which it can tell later that they are the same still."""

    url: str = ""
    etag: str = ""
    modified: str = ""

    def headers(self, url: httpx.URL) -> dict[str, str]:
        """Return the headers that ask `url` for its bytes only where they are others now."""
        if str(url) != self.url:
            return {}
        asked = {"If-None-Match": self.etag, "If-Modified-Since": self.modified}
        return {name: said for name, said in asked.items() if _plain(said)}


def _plain(said: str) -> str:
    """Return what a server said where it can be sent back to it, else "": printable ASCII alone can."""
    return said if said.isascii() and said.isprintable() else ""


@dataclass(frozen=True)
class StagedPage:
    """The main content of a downloaded web page as a Markdown file."""

    file: Path
    name: str
    title: str
    size: int
    sha256: str


@dataclass(frozen=True)
class Download:
    """A downloaded file that waits to be added; whoever asked for it deletes it. `url` is where it came from at last.

    `page` is the main content of a web page, None for anything else; `page_trouble` says why there is none. `charset`
    is what the server says that it is written in, "" where it says nothing.
    """

    file: Path
    name: str
    url: str
    media_type: str
    size: int
    sha256: str
    page: StagedPage | None = None
    page_trouble: str = ""
    charset: str = ""
    validators: Validators = Validators()


class _Unchanged(Exception):
    """The server says that the bytes are those it gave before."""


def download(
    url: str,
    staging: Path,
    *,
    allow_private: bool = False,
    rules: DownloadRules | None = None,
    job: Callable[[int, int], None] | None = None,
) -> Download:
    """Download one file into `staging`. `job(done, total)` reports bytes (total 0: not known) and may cancel.

    Raises Refused for what is no http or https address, DownloadFailed (its `reason` says why), StorageFailed,
    Cancelled. Whatever is raised, nothing is left behind.
    """
    found = download_changed(url, staging, Validators(), allow_private=allow_private, rules=rules, job=job)
    if found is None:  # nothing was asked that could be answered so
        raise failing.answered(304, url)
    return found


def download_changed(
    url: str,
    staging: Path,
    validators: Validators,
    *,
    allow_private: bool = False,
    rules: DownloadRules | None = None,
    job: Callable[[int, int], None] | None = None,
) -> Download | None:
    """Download one file as `download` does, None where the server says that it is as `validators` tell."""
    rules = rules or DownloadRules()
    fetching = _Fetching(_address(url), rules, job, allow_private=allow_private, validators=validators)
    file = _staged_file(staging, url)
    is_done = False
    try:
        found = fetching.to_file(file)
        if found.media_type in WEB_PAGES:
            found = _with_page(found, staging, job)
        is_done = True
    except _Unchanged:
        return None
    finally:
        if not is_done:
            _drop(file)
    return found


def _address(url: str) -> httpx.URL:
    try:
        address = httpx.URL(url.strip())
        host = address.host  # decodes a name in Punycode, which may be none
    except (httpx.InvalidURL, ValueError) as error:
        raise Refused("This is not a web address.", url, "Give one that begins with https://.") from error
    if address.scheme not in ("http", "https"):
        what = f"Only http and https addresses are downloaded, not {address.scheme}:." if address.scheme else ""
        raise Refused(what or "This is not a web address.", url, "Give one that begins with https://.")
    if not host:
        raise Refused("This address names no server.", url, "Give a whole one.")
    if address.userinfo:
        what = "This address holds a name or password, which would be kept with the original."
        raise Refused(what, str(address.copy_with(userinfo=b"")), "Save the file yourself and add it.")
    return address


class _Fetching:
    """One download, over its redirects."""

    def __init__(
        self,
        url: httpx.URL,
        rules: DownloadRules,
        job: Callable[[int, int], None] | None,
        *,
        allow_private: bool,
        validators: Validators,
    ) -> None:
        self._url = url
        self._rules = rules
        self._job = job
        self._allow_private = allow_private
        self._validators = validators
        self._deadline = time.monotonic() + rules.seconds
        self._done = 0
        self._total = 0
        self._told_at = 0.0

    def to_file(self, file: Path) -> Download:
        """Fetch into `file`, following redirects by hand: each hop's address is checked anew."""
        url = self._url
        try:
            for _ in range(self._rules.hops + 1):
                asked = self._validators.headers(url)
                with self._wire(url) as wire:
                    response = wire.handle_request(httpx.Request("GET", url, headers=_ASKED | asked))
                    try:
                        if response.status_code == 304 and asked:
                            raise _Unchanged
                        if response.status_code not in _REDIRECTS or "location" not in response.headers:
                            return self._saved(response, url, file)
                        url = _next(url, response.headers["location"])
                    finally:
                        response.close()
        except (
            *(httpcore.TimeoutException, httpx.TimeoutException, httpx.HTTPError),
            *(httpcore.NetworkError, httpcore.ProtocolError, OSError, ValueError),
        ) as error:
            raise failing.broken(str(url), error) from error
        raise failing.led_around(str(self._url))

    def _wire(self, url: httpx.URL) -> Wire:
        return Wire(str(url), self._deadline, self._look, allow_private=self._allow_private)

    def _look(self) -> None:
        """Tell how far it is, and hear whether to go on; not for each of the blocks that come."""
        now = time.monotonic()
        if self._job is not None and now - self._told_at >= _TOLD_EVERY:
            self._told_at = now
            self._job(self._done, self._total)

    def _saved(self, response: httpx.Response, url: httpx.URL, file: Path) -> Download:
        if response.status_code != 200:
            wait = seconds_to_wait(response.headers.get("retry-after", ""))
            raise failing.answered(response.status_code, str(url), wait)
        declared = response.headers.get("content-length", "")
        self._total = int(declared) if declared.isdecimal() else 0
        if self._total > self._rules.size:
            raise self._too_large(url)
        digest = hashlib.sha256()
        size = 0
        with disk(str(url), "kept"):
            target = file.open("wb", buffering=0)
        with target:
            for block in self._unpacked(response, url):
                size += len(block)
                if size > self._rules.size:
                    raise self._too_large(url)
                digest.update(block)
                _write(target, block, str(url))
        if self._total and self._done < self._total:
            raise failing.incomplete(str(url))
        if not size:
            raise failing.empty(str(url))
        self._told_at = 0.0
        self._look()
        kind = Message()
        kind["Content-Type"] = response.headers.get("content-type", "")
        media_type = kind["Content-Type"].partition(";")[0].strip().lower()
        name = file_name(response.headers.get("content-disposition", ""), url, media_type)
        etag, modified = (_plain(response.headers.get(header, "")) for header in ("etag", "last-modified"))
        told = Validators(str(url), etag, modified)
        charset = kind.get_content_charset("")
        return Download(file, name, str(url), media_type, size, digest.hexdigest(), charset=charset, validators=told)

    def _raw(self, response: httpx.Response, url: httpx.URL) -> Iterator[bytes]:
        for block in response.iter_raw():
            self._done += len(block)
            if self._done > self._rules.size:
                raise self._too_large(url)
            self._look()
            left(self._deadline, str(url))
            yield block

    def _unpacked(self, response: httpx.Response, url: httpx.URL) -> Iterator[bytes]:
        """Undo the transfer's compression, a bounded piece at a time."""
        encodings = [part.strip().lower() for part in response.headers.get("content-encoding", "").split(",")]
        encodings = [part for part in encodings if part not in ("", "identity")]
        if not encodings:
            yield from self._raw(response, url)
            return
        if len(encodings) > 1 or encodings[0] not in ("gzip", "x-gzip", "deflate"):
            raise failing.packed(encodings, str(url))
        try:
            yield from _inflated(self._raw(response, url), is_deflate=encodings[0] == "deflate")
        except EOFError as error:
            raise failing.incomplete(str(url)) from error
        except zlib.error as error:
            raise failing.broken(str(url), error) from error

    def _too_large(self, url: httpx.URL) -> DownloadFailed:
        return failing.too_large(self._rules.size, str(url))


def _inflated(blocks: Iterator[bytes], *, is_deflate: bool) -> Iterator[bytes]:
    """Undo a compression; what follows its end is another part where it begins as one, else padding without meaning."""
    unpacker = None
    waiting = b""
    for block in blocks:
        if unpacker is None:
            is_bare = is_deflate and block[0] & 0x0F != 8  # some servers leave out the wrapper
            unpacker = zlib.decompressobj(-zlib.MAX_WBITS if is_bare else zlib.MAX_WBITS | 32)
        waiting += block
        while waiting:
            if unpacker.eof:
                if len(waiting) < len(_GZIP) and _GZIP.startswith(waiting):
                    break  # the next block tells
                if not waiting.startswith(_GZIP):
                    waiting = b""
                    deque(blocks, 0)  # it is taken, so that all that was promised has come
                    break
                unpacker = zlib.decompressobj(zlib.MAX_WBITS | 32)
            yield unpacker.decompress(waiting, _CHUNK)
            waiting = unpacker.unused_data if unpacker.eof else unpacker.unconsumed_tail
    if unpacker is not None:
        yield unpacker.flush()
        if not unpacker.eof:
            raise EOFError


def _write(target: FileIO, block: bytes, url: str) -> None:
    rest = memoryview(block)
    with disk(url, "kept"):
        while rest:
            rest = rest[target.write(rest) :]


def _next(url: httpx.URL, location: str) -> httpx.URL:
    try:
        return _address(str(url.join(location)))
    except (httpx.InvalidURL, ValueError, Refused) as error:
        raise failing.led_nowhere(str(url)) from error


def _staged_file(staging: Path, url: str) -> Path:
    with disk(url, "kept"):
        staging.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix="download-", dir=staging)
        os.close(handle)
    return Path(name)


def _drop(file: Path) -> None:
    with suppress(OSError):
        file.unlink()


def _with_page(found: Download, staging: Path, job: Callable[[int, int], None] | None) -> Download:
    """Add the page's main content. Where there is none, the page itself is still there."""
    look = None if job is None else lambda _done, _total: job(found.size, found.size)
    try:
        text = main_content(found.file, found.url, found.charset, job=look)
    except KbdeskError as error:
        return replace(found, page_trouble=error.what)
    if not text.text:
        return replace(found, page_trouble="The page has no main content that could be told apart.")
    data = text.text.encode()
    file = _staged_file(staging, found.url)
    try:
        with disk(found.url, "kept"):
            file.write_bytes(data)
    except StorageFailed:
        _drop(file)
        raise
    name = f"{PurePosixPath(found.name).stem}.md"
    return replace(found, page=StagedPage(file, name, text.title, len(data), hashlib.sha256(data).hexdigest()))


def arrivals(found: Download, destination: str, url: str, replaces: str | None = None) -> tuple[Arrival, ...]:
    """Return what `edits.add` takes: the file, and a web page's main content beside it."""
    origin = Origin("url", url)
    file = Arrival(found.file, found.name, found.sha256, found.size, destination, origin, replaces)
    if found.page is None:
        return (file,)
    page = found.page
    return (file, Arrival(page.file, page.name, page.sha256, page.size, destination, origin, derived=True))
