"""A page's bytes as header and body, and back; what is not changed stays as it is, byte for byte."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kbdesk.errors import Refused, Unreadable
from kbdesk.pages.field_lines import field_line, is_plain_key
from kbdesk.pages.header import HeaderField, Reading, read_alone, read_header

if TYPE_CHECKING:
    from collections.abc import Mapping

LARGEST = 8 * 1024 * 1024
"""Bytes of the largest file that is read as a page; a larger one is listed, not opened, and none is written."""

_LEAD = re.compile(r"\ufeff?(?:[ \t]*\r?\n)*")
_OPENING = re.compile(r"---[ \t]*(?:\r?\n|\Z)")
_CLOSING = re.compile(r"^(?:(?:-{3,}|\.{3})[ \t]*\r?(?:\n|\Z)|---(?=#{1,6}[ \t]))", re.MULTILINE)
_COMMENTED = re.compile(r"[^:]+:[ \t]+([^\s#]+)([ \t]+#.*)")
_GLUED = re.compile(r"#{1,6}[ \t]")
_ENDING = re.compile(r"\r?\n")
_KEY_LIKE = re.compile(r"(?:[A-Za-z_][\w-]*|\"[^\"\n]+\"|'[^'\n]+')[ \t]*:(?:\s|$)")
_HEADER_LIKE = re.compile(r"[ \t]|#|-[ \t]|(?:[\w\"'][^:\n]*):|\r?\n|[\]}]")
_BLANK_START = re.compile(r"(?:[ \t]*\r?\n)*")
_NOT_CLOSED = "The header is not closed by a line of `---`."


@dataclass(frozen=True, slots=True)
class PageText:
    """A page file taken apart. Joined, the parts are the file again.

    `lead` is a byte order mark and blank lines before the header, `opening` and `closing` its fences, `lines` what
    stands between them, `body` all the rest. `trouble` says what is wrong with the header, "" when nothing is.
    """

    lead: str
    opening: str
    lines: tuple[str, ...]
    closing: str
    body: str
    newline: str
    reading: Reading
    trouble: str = ""

    @classmethod
    def parse(cls, data: bytes, where: str | None = None) -> PageText:
        """Take a file's bytes apart; raises Unreadable when they are not UTF-8."""
        return cls.of(decoded_text(data, where))

    @classmethod
    def of(cls, text: str) -> PageText:
        """Take a text apart."""
        crlf = text.count("\r\n")
        newline = "\r\n" if crlf * 2 > text.count("\n") else "\n"
        lead = _LEAD.match(text)
        start = lead.end() if lead else 0
        opening = _OPENING.match(text, start)
        page = _with_header(text, start, opening.end(), newline) if opening else None
        if page:
            return page
        bom = "\ufeff" if text.startswith("\ufeff") else ""
        return cls(bom, "", (), "", text[len(bom) :], newline, Reading("empty"))

    @classmethod
    def new(cls) -> PageText:
        """Return a page with an empty header and nothing else."""
        return cls("", "---\n", (), "---\n", "", "\n", Reading("empty"))

    @property
    def has_header(self) -> bool:
        """Whether the file begins with a header."""
        return bool(self.opening)

    @property
    def body_line(self) -> int:
        """The line of the file, counted from 1, at which the body begins."""
        before = self.lead.count("\n") + self.opening.count("\n") + len(self.lines) + self.closing.count("\n")
        return before + 1

    @property
    def content(self) -> str:
        """The body without the blank lines before it."""
        return without_blank_start(self.body)

    def fields(self) -> dict[str, str]:
        """Return the header's fields in their order, values as text; a name given twice has its last value."""
        return {field.name: field.text for field in self.reading.fields}

    def field_list(self, name: str) -> tuple[str, ...]:
        """Return the values of a field that is a list or is separated by commas."""
        for field in reversed(self.reading.fields):
            if field.name == name:
                items = field.items if field.items is not None else tuple(field.text.strip("[]").split(","))
                return tuple(stripped for item in items if (stripped := item.strip().strip("\"'")))
        return ()

    def encode(self) -> bytes:
        """Return the file's bytes; raises Refused for a text that UTF-8 cannot hold or that is too long for a page."""
        try:
            data = "".join(self._parts()).encode("utf-8")
        except UnicodeEncodeError as error:
            raise Refused(
                "The text holds half of a character (a lone surrogate).", None, "Send the character whole."
            ) from error
        if len(data) > LARGEST:
            what = f"The page would be too long ({len(data):,} bytes; the limit is {LARGEST:,})."
            raise Refused(what, None, "Part it into several pages.")
        return data

    def _parts(self) -> tuple[str, ...]:
        return self.lead, self.opening, *self.lines, self.closing, self.body

    def with_body(self, body: str) -> PageText:
        """Return the page with another body: blank edges trimmed, a blank line before it, a line ending after it."""
        text = trimmed(body)
        text = text + self.newline if text else ""
        if not self.has_header:
            return replace(self, body=text)
        page = self._closed()
        return replace(page, body=self.newline + text if text else "")

    def with_edited_body(self, body: str) -> PageText:
        """Return the page with its body edited in places: blank edges that the edit did not touch stay as they are."""
        if not body.strip():
            return self.with_body(body)
        (start, end), (old_start, old_end) = _edges(body), _edges(self.body)
        if start != old_start:
            body = (self.newline if self.has_header else "") + trimmed(body) + end
        if end != old_end:
            ending = _ENDING.match(end)
            body = body.rstrip() + (ending[0] if ending else self.newline)
        glued = _GLUED.match(self.body) and _GLUED.match(body)
        return replace(self._closed() if self.has_header and not glued else self, body=body)

    def with_text(self, text: str) -> PageText:
        """Return the page with another text between the blank edges of its body, which stay."""
        start, end = _edges(self.body)
        return self.with_exact_body(f"{start}{trimmed(text)}{end}") if self.body.strip() else self.with_body(text)

    def with_exact_body(self, body: str) -> PageText:
        """Return the page with another body, taken as it is."""
        return replace(self._closed() if self.has_header and body else self, body=body)

    def with_header_lines(self, lines: tuple[str, ...]) -> PageText:
        """Return the page with other lines between its fences; each has its ending.

        Raises Refused where the file would be read otherwise then.
        """
        page = self if self.has_header else self._with_empty_header()
        closing = page.closing or f"---{self.newline}"
        opening = page.opening if page.opening.endswith("\n") else page.opening + self.newline
        page = replace(page, opening=opening, lines=lines, closing=closing, reading=read_header(lines), trouble="")
        again = PageText.of("".join(page._parts()))
        if (again.lines, again.body) != (page.lines, page.body):
            raise Refused("With this header the rest would be read otherwise.", None, "Write its fields as lines.")
        return page

    def with_fields(self, changes: Mapping[str, str | None]) -> PageText:
        """Return the page with these fields set (None: removed); every other byte of the header stays.

        Raises Refused where that cannot be done without writing other lines anew.
        """
        now = self.fields()
        real = {name: value for name, value in changes.items() if now.get(name) != value}
        if not real:
            return self
        page = self if self.has_header else self._with_empty_header()
        if page.reading.kind == "flow":
            raise Refused(
                "The header is written as one map in braces, so a single field cannot be set.",
                None,
                "Write its fields on lines of their own.",
            )
        lines = list(page.lines)
        for name in sorted((name for name in real if name in now), key=lambda name: -page._last(name).first):
            page._change(lines, name, real[name])
        for name, value in real.items():
            if name not in now and value is not None:
                page._append(lines, name, value)
        changed = replace(page, lines=tuple(lines), reading=read_header(lines))
        if page.reading.kind != "rejected" and changed.reading.kind not in ("mapping", "empty"):
            raise Refused("This field cannot be changed without harm to another one.", None, "Change it by hand.")
        healed = page.reading.kind == "rejected" and changed.reading.kind == "mapping"
        _compare(changed, real if healed else {**now, **real})
        again = PageText.of("".join(changed._parts()))
        if (again.lines, again.body) != (changed.lines, changed.body):
            raise Refused("With this change the rest would be read otherwise.", None, "Close the header with `---`.")
        return changed

    def with_dates(self, dates: Mapping[str, str]) -> PageText:
        """Return the page with dates that the store sets by itself; a comment behind one stays, nobody touched it.

        The original takes such a comment for part of the value, as it did before. Nothing depends on that for a date,
        and without it the comment would be lost for good. A header in which a date cannot be set stays as it is.
        """
        try:
            changed = self.with_fields(dates)
        except Refused:
            return self
        comments = {name: found for name in dates if (found := self._comment(name))}
        if changed is self or not comments:
            return changed
        lines = list(changed.lines)
        for name, comment in comments.items():
            field = changed._last(name)
            lines[field.first] = lines[field.first].rstrip("\r\n") + comment + changed._ending(lines, field)
        kept = replace(changed, lines=tuple(lines), reading=read_header(lines))
        return kept if kept.fields() == changed.fields() else changed

    def _comment(self, name: str) -> str:
        """Return the comment behind a field's value of one line, with the space before it; "" where there is none."""
        field = next((field for field in reversed(self.reading.fields) if field.name == name), None)
        if field is None or field.end != field.first + 1:
            return ""
        found = _COMMENTED.fullmatch(self.lines[field.first].rstrip("\r\n"))
        return found[2] if found and found[1].strip("\"'") == field.text else ""

    def _last(self, name: str) -> HeaderField:
        return next(field for field in reversed(self.reading.fields) if field.name == name)

    def _change(self, lines: list[str], name: str, value: str | None) -> None:
        """Set or remove a field that the header has; later lines of `lines` may have changed already, earlier not."""
        same = [field for field in self.reading.fields if field.name == name]
        if self.reading.kind == "rejected" and not all(self._stands_alone(field) for field in same):
            raise Refused(
                f"YAML does not accept this header ({self.reading.detail}), so `{name}` cannot be changed"
                " without harm.",
                None,
                "Correct the header by hand first.",
            )
        if value is None:
            for field in reversed(same):
                del lines[field.first : field.end]
            return
        field = same[-1]
        before, colon, _ = lines[field.first].partition(":")
        written = None if is_plain_key(name) else before.strip() if colon else ""
        if written is not None and (not written or written.startswith("?")):
            raise Refused(f"The name of the field `{name}` takes more than one line.", None, "Change it by hand.")
        lines[field.first : field.end] = [self._indent + field_line(name, value, written) + self._ending(lines, field)]

    def _stands_alone(self, field: HeaderField) -> bool:
        return field.end == field.first + 1 or read_alone(self.lines[field.first : field.end]) is not None

    def _append(self, lines: list[str], name: str, value: str) -> None:
        if not is_plain_key(name):
            raise Refused(
                f"`{name}` is no name for a field.", None, "Use letters without accents, digits, `_` and `-`."
            )
        if lines and not lines[-1].endswith("\n"):
            lines[-1] += self.newline
        lines.append(self._indent + field_line(name, value) + self.newline)

    @property
    def _indent(self) -> str:
        return self.reading.indent

    def _ending(self, lines: list[str], field: HeaderField) -> str:
        line = lines[field.end - 1]
        return "\r\n" if line.endswith("\r\n") else "\n" if line.endswith("\n") else ""

    def _with_empty_header(self) -> PageText:
        fence = f"---{self.newline}"
        body = self.newline + self.content if self.content else ""
        return replace(self, opening=fence, closing=fence, body=body, reading=Reading("empty"))

    def _closed(self) -> PageText:
        """Return the page with line endings where the body is to be parted from the header."""
        if self.closing:
            return self if self.closing.endswith("\n") else replace(self, closing=self.closing + self.newline)
        if self.lines and not self.lines[-1].endswith("\n"):
            return replace(self, lines=(*self.lines[:-1], self.lines[-1] + self.newline))
        return self if self.opening.endswith("\n") else replace(self, opening=self.opening + self.newline)


def decoded_text(data: bytes, where: str | None = None) -> str:
    """Return a file's bytes as text; raises Unreadable when they are not UTF-8."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Unreadable(
            f"It is not UTF-8 text (line {line:,}).", where, "Save it as UTF-8 in the program that wrote it."
        ) from error


def without_blank_start(body: str) -> str:
    """Return a body without the blank lines before it."""
    blank = _BLANK_START.match(body)
    return body[blank.end() :] if blank else body


def trimmed(body: str) -> str:
    """Return a body without blank edges; the indentation of code that begins it stays."""
    text = without_blank_start(body).rstrip()
    indent = len(text) - len(text.lstrip(" \t"))
    return text if indent >= 4 or "\t" in text[:indent] else text[indent:]


def _with_header(text: str, start: int, opened: int, newline: str) -> PageText | None:
    """Return the page when what follows the first fence is a header; None when the fence is a mere rule."""
    close = _CLOSING.search(text, opened)
    if close:
        lines = tuple(text[opened : close.start()].splitlines(keepends=True)) if close.start() > opened else ()
        lines = _joined_lines(lines)
        reading = read_header(lines)
        trouble = ""
        if reading.kind == "rejected":
            trouble = f"YAML does not accept the header: {reading.detail}."
            if _runs_into_body(lines):
                return _unclosed(text, start, opened, newline)
        if reading.kind in ("mapping", "empty", "flow") or (trouble and _begins_like_header(lines)):
            closing = text[close.start() : close.end()]
            return PageText(
                text[:start], text[start:opened], lines, closing, text[close.end() :], newline, reading, trouble
            )
        return None
    return _unclosed(text, start, opened, newline)


def _unclosed(text: str, start: int, opened: int, newline: str) -> PageText | None:
    blank = re.compile(r"^[ \t]*\r?$", re.MULTILINE).search(text, opened)
    end = blank.start() if blank else len(text)
    lines = _joined_lines(tuple(text[opened:end].splitlines(keepends=True)))
    reading = read_header(lines)
    names = {field.name for field in reading.fields}
    if reading.kind != "mapping" or not _begins_like_header(lines) or not (len(names) > 1 or names & {"type", "title"}):
        return None
    return PageText(text[:start], text[start:opened], lines, "", text[end:], newline, reading, _NOT_CLOSED)


def _joined_lines(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Join what `splitlines` parts at signs other than a newline."""
    if all(line.endswith("\n") for line in lines[:-1]):
        return lines
    joined: list[str] = []
    for line in lines:
        if joined and not joined[-1].endswith("\n"):
            joined[-1] += line
        else:
            joined.append(line)
    return tuple(joined)


def _begins_like_header(lines: tuple[str, ...]) -> bool:
    for line in lines:
        if line.strip() and not line.startswith("#"):
            return _KEY_LIKE.match(line) is not None
    return False


def _runs_into_body(lines: tuple[str, ...]) -> bool:
    """Tell whether, after a blank line, something stands that no header holds: the closing fence is missing."""
    blank = False
    for line in lines:
        if blank and (line.startswith(("# ", "## ")) or not _HEADER_LIKE.match(line)):
            return True
        blank = blank or not line.strip()
    return False


def _compare(page: PageText, wanted: Mapping[str, str | None]) -> None:
    """Refuse a header that, written, would not say what was meant."""
    now = page.fields()
    for name, value in wanted.items():
        found = now.get(name)
        if found != value and (found is None or value is None or found.strip() != value.strip()):
            raise Refused(f"The field `{name}` cannot be set in this header without harm.", None, "Set it by hand.")


def _edges(body: str) -> tuple[str, str]:
    """Return the blank space that a body begins and ends with."""
    core = body.strip()
    return body[: body.find(core)], body[body.rfind(core) + len(core) :]
