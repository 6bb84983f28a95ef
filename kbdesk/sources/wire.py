"""The connection under a download: only to addresses that were checked, only until a deadline."""

from __future__ import annotations

import ipaddress
import socket
import ssl
import threading
import time
from concurrent.futures import Future, wait
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, cast

import httpcore
import httpx

from kbdesk.sources.failing import blocked, too_slow, unconnected, unknown_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

T = TypeVar("T")
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_OPEN6 = ipaddress.ip_network("2000::/3")
"""All of IPv6 that is handed out for the open internet; the rest is local, old ways to write IPv4, or nothing yet."""
_RESERVED = tuple(map(ipaddress.ip_network, ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "3fff::/20")))
"""What this Python may not know to be no part of it."""
_ISATAP = (0x00005EFE, 0x02005EFE)
_LONGEST_HEAD = 256 * 1024
"""Bytes before the body of an answer."""
_STEP = 10.0
"""Seconds that the other side may take for one step."""
_LOOK = 0.25
"""Seconds after which one who waits for an answer is asked whether they still want it."""


class Wire(httpx.BaseTransport):
    """An httpx transport that connects to the very address it has checked and gives up at the deadline.

    `look` is called between reads and may raise Cancelled. Proxies of the environment are not used: behind one
    nobody could tell which address is reached.
    """

    def __init__(self, url: str, deadline: float, look: Callable[[], None], *, allow_private: bool) -> None:
        self._backend = _Backend(url, deadline, look, allow_private=allow_private)
        self._pool = httpcore.ConnectionPool(
            ssl_context=ssl.create_default_context(),
            network_backend=self._backend,
            max_connections=1,
        )

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send one request and return its response, the body unread."""
        self._backend.is_answered = False
        response = self._pool.handle_request(
            httpcore.Request(
                method=request.method,
                url=httpcore.URL(
                    scheme=request.url.raw_scheme,
                    host=request.url.raw_host,
                    port=request.url.port,
                    target=request.url.raw_path,
                ),
                headers=request.headers.raw,
                content=b"",
            )
        )
        self._backend.is_answered = True
        return httpx.Response(
            status_code=response.status,
            headers=response.headers,
            stream=_Body(cast("Iterable[bytes]", response.stream), response),
        )

    def close(self) -> None:
        """Close the connections."""
        self._pool.close()


class _Body(httpx.SyncByteStream):
    def __init__(self, stream: Iterable[bytes], response: httpcore.Response) -> None:
        self._stream = stream
        self._response = response

    def __iter__(self) -> Iterator[bytes]:
        yield from self._stream

    def close(self) -> None:
        self._response.close()


class _Backend(httpcore.NetworkBackend):
    """Resolves names itself, checks every address they have, and connects to one of these."""

    def __init__(self, url: str, deadline: float, look: Callable[[], None], *, allow_private: bool) -> None:
        self.url = url
        self._deadline = deadline
        self._look = look
        self._allow_private = allow_private
        self._system = httpcore.SyncBackend()
        self.is_answered = False
        """Whether the head of an answer has come."""

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.NetworkStream:
        """Connect to a checked address of `host`."""
        failure: Exception | None = None
        for address in self._checked(host, port):
            try:
                stream = self._attended(partial(self._system.connect_tcp, address, port, _STEP, local_address))
                return _Stream(stream, self, self._deadline, self._look)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = error
        raise unconnected(host, self.url, failure) from failure

    def _attended(self, call: Callable[[], T]) -> T:
        return attended(call, self._look, self._deadline, self.url)

    def _checked(self, host: str, port: int) -> list[str]:
        try:
            found = self._attended(partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM))
        except (OSError, UnicodeError) as error:
            raise unknown_name(host, self.url) from error
        addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
        if not self._allow_private and not all(is_public(address) for address in addresses):
            raise blocked(host, self.url)
        return addresses


class _Stream(httpcore.NetworkStream):
    """A stream whose every read and write ends by the deadline, however slowly the other side drips."""

    def __init__(
        self, stream: httpcore.NetworkStream, backend: _Backend, deadline: float, look: Callable[[], None]
    ) -> None:
        self._stream = stream
        self._backend = backend
        self._url = backend.url
        self._head = 0
        self._deadline = deadline
        self._look = look

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        began = time.monotonic()
        while True:
            self._look()
            try:
                data = self._stream.read(max_bytes, timeout=min(left(self._deadline, self._url), _LOOK))
            except httpcore.ReadTimeout:
                if time.monotonic() - began > _STEP:
                    raise
            else:
                self._count(data)
                return data

    def _count(self, data: bytes) -> None:
        """Count what comes before an answer: servers can announce one for ever, which costs a whole processor."""
        self._head = 0 if self._backend.is_answered else self._head + len(data)
        if self._head > _LONGEST_HEAD:
            raise httpcore.RemoteProtocolError("endless head of an answer")

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        self._stream.write(buffer, timeout=left(self._deadline, self._url))

    def close(self) -> None:
        self._stream.close()

    def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.NetworkStream:
        shake = partial(self._stream.start_tls, ssl_context, server_hostname, _STEP)
        secured = attended(shake, self._look, self._deadline, self._url)
        return _Stream(secured, self._backend, self._deadline, self._look)

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


def attended(call: Callable[[], T], look: Callable[[], None], deadline: float, url: str) -> T:
    """Do what cannot be interrupted on a thread of its own, and wait for it no longer than until the deadline.

    `look` is called meanwhile; where it raises, what comes of the call is closed when it comes.
    """
    future: Future[T] = Future()

    def run() -> None:
        found: T | None = None
        failure: Exception | None = None
        try:
            found = call()
        except (OSError, ValueError, httpcore.NetworkError, httpcore.TimeoutException) as error:
            failure = error
        if not future.set_running_or_notify_cancel():
            if isinstance(found, httpcore.NetworkStream):
                found.close()
        elif failure is not None:
            future.set_exception(failure)
        else:
            future.set_result(cast("T", found))

    threading.Thread(target=run, name="connecting", daemon=True).start()
    try:
        while True:
            look()
            if wait([future], min(left(deadline, url), _LOOK)).done:
                return future.result()
    finally:
        future.cancel()


def left(deadline: float, url: str) -> float:
    """Return how long the next step may take. Raises DownloadFailed when the time is over."""
    seconds = deadline - time.monotonic()
    if seconds <= 0:
        raise too_slow(url)
    return min(seconds, _STEP)


def is_public(address: str) -> bool:
    """Whether an address is on the open internet, also the one that an IPv6 address carries in it."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = _carried(found)
        if inner is not None and not is_public(str(inner)):
            return False
        if found in _NAT64 or found.ipv4_mapped:
            return True
        if found not in _OPEN6:
            return False
    reserved = any(found.version == network.version and found in network for network in _RESERVED)
    return found.is_global and not found.is_multicast and not reserved


def _carried(found: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """Return the IPv4 address that an IPv6 address carries in it."""
    if found in _NAT64 or int(found) >> 32 & 0xFFFFFFFF in _ISATAP:
        return ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
    return found.ipv4_mapped or found.sixtofour
