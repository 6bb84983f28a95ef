"""What is said when nothing was downloaded: a sentence, what to do, and a word for programs, for each way to fail."""

from __future__ import annotations

import errno
import ssl
from typing import TYPE_CHECKING

import httpcore
import httpx

from kbdesk.errors import DownloadFailed

if TYPE_CHECKING:
    from collections.abc import Iterator

_SAVE = "Save the file yourself and add it."
_AGAIN = "Try again."
_CUT_OFF = ("closed", "disconnected")
_ANSWERS = {
    401: "The server asks for a password (HTTP 401).",
    403: "The server does not allow it (HTTP 403).",
    404: "The server has no such page (HTTP 404).",
    410: "The server has it no longer (HTTP 410).",
    429: "The server was asked too often (HTTP 429).",
}


def too_slow(url: str) -> DownloadFailed:
    """Say that a download took too long."""
    step = "Try again later, or save the file yourself."
    return DownloadFailed("The other side answers too slowly.", url, "fetch_timeout", step)


def unknown_name(host: str, url: str) -> DownloadFailed:
    """Say that no address is known for a name."""
    return DownloadFailed(f"The name {host} is not known.", url, "fetch_dns", "Check the address and the network.")


def blocked(host: str, url: str) -> DownloadFailed:
    """Say that a name leads to an address that is not on the open internet."""
    what = f"{host} is in a private network or on this machine; nothing is downloaded from there."
    return DownloadFailed(what, url, "fetch_blocked_address", _SAVE)


def unconnected(host: str, url: str, error: Exception | None) -> DownloadFailed:
    """Say that no connection could be made."""
    if any(isinstance(cause, OSError) and cause.errno == errno.ECONNREFUSED for cause in _causes(error)):
        return DownloadFailed(f"{host} refuses the connection.", url, "fetch_refused", "Try again later.")
    if isinstance(error, httpcore.ConnectTimeout):
        return too_slow(url)
    what, step = f"No connection to {host} could be made.", "Check the address and try again."
    return DownloadFailed(what, url, "fetch_connect", step)


def answered(status: int, url: str, wait: int = 0) -> DownloadFailed:
    """Say that the server answered with something else than the file, and for how many seconds it is to be left."""
    what = _ANSWERS.get(status, f"The server does not give the file (HTTP {status}).")
    step = "Try again later." if status == 429 or status >= 500 else "Check the address, or save it yourself."
    return DownloadFailed(what, url, f"fetch_http_{status}", step, wait=wait)


def too_large(size: int, url: str) -> DownloadFailed:
    """Say that a file is larger than `size` bytes."""
    what = f"The file is larger than the limit of {size / 1024**2:g} MB."
    return DownloadFailed(what, url, "fetch_too_large", _SAVE)


def empty(url: str) -> DownloadFailed:
    """Say that there was nothing in it."""
    step = "Check the address, or try again later."
    return DownloadFailed("The server sent an empty file.", url, "fetch_empty", step)


def incomplete(url: str) -> DownloadFailed:
    """Say that the end is missing."""
    return DownloadFailed("The transfer broke off before its end.", url, "fetch_incomplete", _AGAIN)


def packed(encodings: list[str], url: str) -> DownloadFailed:
    """Say that it comes in a compression that was not asked for."""
    what = f"It is sent in a compression that was not asked for ({', '.join(encodings)})."
    return DownloadFailed(what, url, "fetch_encoding", _SAVE)


def led_nowhere(url: str) -> DownloadFailed:
    """Say that a redirect leads to what is no web address."""
    what = "It redirects to something that is no web address."
    return DownloadFailed(what, url, "fetch_redirects", "Give another address.")


def led_around(url: str) -> DownloadFailed:
    """Say that there are too many redirects."""
    return DownloadFailed("It redirects too often.", url, "fetch_redirects", "Give the final address.")


def broken(url: str, error: Exception) -> DownloadFailed:
    """Say what kept an answer from being read."""
    if isinstance(error, httpcore.TimeoutException | httpx.TimeoutException):
        return too_slow(url)
    if "CERTIFICATE" in str(error).upper():
        what = "The server cannot prove that it is the one it says (its certificate is not valid)."
        return DownloadFailed(what, url, "fetch_tls", "Check the address.")
    if isinstance(error, httpcore.ConnectError) and any(isinstance(one, ssl.SSLError) for one in _causes(error)):
        what = "No secure connection to the server could be made."
        return DownloadFailed(what, url, "fetch_tls", "Check the address.")
    is_cut = isinstance(error, httpcore.NetworkError | OSError) or any(word in str(error) for word in _CUT_OFF)
    if is_cut:
        return incomplete(url)
    return DownloadFailed("The answer is not one that a web server gives.", url, "fetch_broken", _AGAIN)


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__
