"""Plain text of any kind (TXT, Markdown, CSV, code): find out its encoding and decode it."""

from __future__ import annotations

import codecs
import re
from typing import TYPE_CHECKING

from charset_normalizer import from_bytes

from kbdesk.errors import Refused, Unreadable
from kbdesk.sources.reading.kinds import unsupported
from kbdesk.sources.reading.passage import Passage, Range, whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_CONTROL = re.compile("[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_COMMON = (
    *("cp1252", "cp1250", "cp1251", "koi8_r", "cp1253", "cp1254", "cp1255", "cp1256", "cp1257", "cp1258", "cp874"),
    *("shift_jis", "cp932", "euc_jp", "gb18030", "big5", "cp949", "euc_kr", "cp437", "cp850", "cp866", "mac_roman"),
)
_LATIN = frozenset(("cp1250", "cp1254", "cp1257", "cp1258", "mac_roman", "cp437", "cp850"))
_SURE = 0.7
"""How well a language must be known again for its encoding to be taken rather than the commonest."""
_AMID = re.compile(
    r"\w[\x80-\x9f\xa1-\xac\xae-\xb6\xb8-\xbf\u20ac\u2030\u2020\u2021\u02c6\u02dc\xd7\xf7]\w|[ðþÐÞ¾¼½¹³]"
)
"""Signs that no word of Western Europe has in it, and letters that hardly any has."""
_GAP = re.compile(r"\s")
_LONGEST_WITHOUT_GAP = 200
_HIGH_CONTROL = re.compile("[\x80-\x84\x86-\x9f]")
_TELLING = 16
_PAIRED = 0.9
"""Share of letters, above those of the alphabets, of which both bytes are ASCII, from which on these are no letters."""
_SAMPLE = 4096
_LOOKED_AT = 1_000_000
_AT_ONCE = 500_000
_LARGEST = 64 * 1024 * 1024


def read(file: Path, wanted: Range) -> Passage:
    """Read a text file. Raises Refused for one that is no text."""
    if wanted.give is not None and file.stat().st_size > _LOOKED_AT:
        return _given(file, wanted.give)
    text = decoded(read_bytes(file))
    check_words(text)
    return whole(text.replace("\r\n", "\n").replace("\r", "\n"), wanted)


def check_words(text: str) -> None:
    """Raise Unreadable for a text without anything to read."""
    if not text.strip("\ufeff\0 \t\r\n\f\v"):
        raise Unreadable(
            "This file is empty: it holds nothing but spaces and line ends.",
            next_step="Get it again from where it came from.",
        )


def _given(file: Path, give: Callable[[str], object]) -> Passage:
    """Give a text piece by piece, so that its length does not matter."""
    with file.open("rb") as handle:
        sample = handle.read(_LARGEST)
        encoding = encoding_of(sample, is_whole=len(sample) < _LARGEST)
        del sample
    with file.open(encoding=encoding, errors="replace") as lines:
        while text := lines.read(_AT_ONCE):
            give(text)
    return Passage("")


def read_bytes(file: Path) -> bytes:
    """Return the bytes of a file of bearable size."""
    if file.stat().st_size > _LARGEST:
        raise Refused(
            f"This file is too large to read as text ({file.stat().st_size // 1024**2:,} MB; the limit is "
            f"{_LARGEST // 1024**2} MB).",
            next_step="Split it into smaller files.",
        )
    return file.read_bytes()


def decoded(data: bytes, declared: str | None = None) -> str:
    """Decode text by its byte order mark, as UTF-8, as it declares itself, by its zero bytes, or by its letters."""
    return data.decode(encoding_of(data, declared), "replace")


def encoding_of(data: bytes, declared: str | None = None, *, is_whole: bool = True) -> str:
    """Return the encoding of a text, of which `data` is all or the beginning. Raises Refused for what is no text."""
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return encoding
    try:
        _check(codecs.getincrementaldecoder("utf-8")().decode(data, is_whole))
    except UnicodeDecodeError:
        return _by_letters(data, declared)
    except Refused:
        if (wide := _utf16(data)) is not None:
            return wide
        raise
    return "utf-8"


def _check(text: str) -> None:
    """Refuse what holds so many control characters that it is no text."""
    sample = text[:100_000]
    if "\0" in sample or len(_CONTROL.findall(sample)) > len(sample) // 100:
        raise unsupported()


def _utf16(data: bytes) -> str | None:
    """Return which UTF-16 a text without a mark is: every other byte of its spaces and line ends is zero.

    None for what only looks so: records that end with a zero byte, samples of sound.
    """
    sample = data[:_SAMPLE]
    even, odd = sample[0::2].count(0), sample[1::2].count(0)
    encoding = "utf-16-le" if odd > even else "utf-16-be"
    if max(even, odd) * 10 < len(sample) or min(even, odd) * 20 > len(sample):
        return None
    try:
        text = data[: len(data) // 2 * 2].decode(encoding)
        _check(text)
    except (UnicodeDecodeError, Refused):
        return None
    return encoding if _is_written(text[: _SAMPLE // 2]) else None


def _is_written(text: str) -> bool:
    """Whether what was decoded as UTF-16 makes sense: it has gaps, and is not made of pairs of letters of one byte."""
    is_without_gap = len(text) > _LONGEST_WITHOUT_GAP and not _GAP.search(text)
    if is_without_gap or _HIGH_CONTROL.search(text):
        return False
    wide = [ord(letter) for letter in text if letter >= "\u2000"]
    pairs = sum(1 for letter in wide if all(0x20 <= byte < 0x7F for byte in divmod(letter, 256)))
    return len(wide) < _TELLING or pairs < _PAIRED * len(wide)


def _by_letters(data: bytes, declared: str | None) -> str:
    if declared:
        try:
            _check(data.decode(declared))
        except (LookupError, UnicodeDecodeError):
            pass
        else:
            return declared
    if (wide := _utf16(data)) is not None:
        return wide
    best = from_bytes(data[:_LOOKED_AT], cp_isolation=list(_COMMON)).best()
    encoding = best.encoding if best is not None else "cp1252"
    if encoding in _LATIN and (best is None or best.coherence < _SURE) and _is_western(data[:_LOOKED_AT]):
        encoding = "cp1252"  # the likeliest where nothing speaks for another
    _check(data.decode(encoding, "replace"))
    return encoding


def _is_western(data: bytes) -> bool:
    """Whether a text makes sense as the letters of Western Europe: none of its signs stands amid a word."""
    try:
        text = data.decode("cp1252")
    except UnicodeDecodeError:
        return False
    return _AMID.search(text) is None
