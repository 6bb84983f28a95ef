"""Reading the header of a page: which fields it has, what they say, on which of its lines each stands."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Literal

import yaml
from frontmatter.default_handlers import YAMLHandler

from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST = 100_000
_DEEPEST = 20
_MOST_TEXT = 20_000

_PLAIN_LINE = re.compile(r"([A-Za-z_][A-Za-z0-9_-]*):(?: +(.*?))? *\r?\n?", re.ASCII)
_KEY_LINE = re.compile(
    r"([^\s#:?\[\]{}\"'|>%@`&*!,-][^:\n]*?|\"[^\"\n]*\"|'[^'\n]*')[ \t]*:(?:[ \t]+(.*?))?[ \t]*\r?\n?"
)
_ITEM_LINE = re.compile(r"[ \t]*-[ \t]+(.*?)[ \t]*\r?\n?")
_SIMPLE_LIST = re.compile(r"\[[^\[\]{}\"'#&*!|>%@`:\\]*\]")
_SIMPLE_QUOTED = re.compile(r"\"[^\"\\]*\"")
_WIKILINK = re.compile(r"\[\[[^\[\]\n]*\]\]")
_NEEDS_QUOTES = re.compile(r"[,\[\]{}\"#\n\\]|:\s|:$|^\s|\s$|^$|^['&*!|>%@`?-]")

_BEGUN = re.compile(r"while (?:parsing a flow|scanning a (?:(?:double-|single-)?quoted|simple key))")
"""What YAML was in the middle of when a bracket, a quotation mark or a name is not ended: there is the mistake."""


@dataclass(frozen=True, slots=True)
class HeaderField:
    """One field. `items` are the values of a list; the field stands on the lines from `first` up to `end`."""

    name: str
    text: str
    items: tuple[str, ...] | None
    first: int
    end: int


@dataclass(frozen=True, slots=True)
class Reading:
    """What a header's lines say.

    kind: mapping, empty, flow (one mapping in braces), other (YAML, but no mapping: no header at all) or rejected
    (no YAML: `fields` are what a reading line by line yields, `objection` is the parser's, on the header's line `line`
    counted from 1, 0 where it names none).
    """

    kind: Literal["mapping", "empty", "flow", "other", "rejected"]
    fields: tuple[HeaderField, ...] = ()
    objection: str = ""
    line: int = 0
    indent: str = ""

    @property
    def detail(self) -> str:
        """The parser's objection with the line of the file, whose first is the header's fence."""
        return part(f"line {self.line + 1:,}: {self.objection}") if self.line else self.objection


class _Loader(yaml.CBaseLoader):
    """Hands out the document's nodes: everything stays text, nothing is constructed, aliases are not expanded."""

    def get_single_data(self) -> Any:
        return self.get_single_node()


def _node_of(source: str) -> Any:
    return YAMLHandler().load(source, Loader=_Loader)


def read_header(lines: Sequence[str]) -> Reading:
    """Read the lines between a header's fences."""
    fields = _read_plain(lines)
    if fields is not None:
        return Reading("mapping" if fields else "empty", fields)
    source = "".join(lines)
    if len(source) > LONGEST:
        return Reading("rejected", read_by_line(lines), "it is too long for a header")
    try:
        node = _node_of(source)
    except (yaml.YAMLError, RecursionError, UnicodeEncodeError) as error:
        return Reading("rejected", read_by_line(lines), *_objection(error))
    if isinstance(node, yaml.MappingNode) and node.value:
        indent = " " * node.value[0][0].start_mark.column
        return Reading("flow" if node.flow_style else "mapping", _fields_of(node, source, lines), indent=indent)
    return Reading("other" if source.strip() else "empty")


def read_by_line(lines: Sequence[str]) -> tuple[HeaderField, ...]:
    """Read a header that YAML rejects as a whole field by field, and what YAML rejects there as it is written."""
    starts = [(number, match) for number, line in enumerate(lines) if (match := _KEY_LINE.fullmatch(line))]
    small = sum(map(len, lines)) <= LONGEST
    fields = []
    for at, (first, match) in enumerate(starts):
        end = _trimmed(lines, first, starts[at + 1][0] if at + 1 < len(starts) else len(lines))
        alone = read_alone(lines[first:end]) if small else None
        if alone:
            fields.append(HeaderField(alone.name, alone.text, alone.items, first, end))
        else:
            fields.append(_as_written(match, lines[first + 1 : end], first, end))
    return tuple(fields)


def read_alone(lines: Sequence[str]) -> HeaderField | None:
    """Read the lines of a single field; None where YAML does not accept them as one."""
    fields = _read_plain(lines)
    if fields is None:
        try:
            node = _node_of("".join(lines))
        except (yaml.YAMLError, RecursionError, UnicodeEncodeError):
            return None
        if not isinstance(node, yaml.MappingNode) or node.flow_style:
            return None
        fields = _fields_of(node, "".join(lines), lines)
    return fields[0] if len(fields) == 1 else None


def _as_written(match: re.Match[str], rest: Sequence[str], first: int, end: int) -> HeaderField:
    value = _unquoted((match[2] or "").strip())
    items: tuple[str, ...] | None = None
    if value:
        links = _WIKILINK.findall(value)
        items = tuple(links) if links and not _WIKILINK.sub("", value).strip(" ,[]") else None
    else:
        found = [_ITEM_LINE.fullmatch(line) for line in rest]
        items = tuple(_unquoted(item[1]) for item in found if item) or None
        value = f"[{', '.join(items)}]" if items else ""
    return HeaderField(_unquoted(match[1]), value, items, first, end)


def _read_plain(lines: Sequence[str]) -> tuple[HeaderField, ...] | None:
    """Read a header of nothing but plain one-line fields; None when YAML has to be asked."""
    fields = []
    for number, line in enumerate(lines):
        match = _PLAIN_LINE.fullmatch(line)
        read = _plain_value(match[2] or "") if match else None
        if match is None or read is None:
            return None
        fields.append(HeaderField(match[1], *read, number, number + 1))
    return tuple(fields)


def _plain_value(value: str) -> tuple[str, tuple[str, ...] | None] | None:
    """Return the text and the items of a value that needs no YAML to be read; None for any other."""
    first = value[:1]
    plain = value.isprintable()
    items: tuple[str, ...] | None = None
    if first == "[":
        items = tuple(item.strip() for item in value[1:-1].split(","))
        plain = plain and bool(_SIMPLE_LIST.fullmatch(value)) and all(item and item[0].isalnum() for item in items)
    elif first == '"':
        plain = plain and bool(_SIMPLE_QUOTED.fullmatch(value))
        value = value[1:-1]
    elif first:
        plain = plain and first.isalnum() and ": " not in value and " #" not in value and value[-1] != ":"
    return (value, items) if plain else None


def _fields_of(node: yaml.MappingNode, source: str, lines: Sequence[str]) -> tuple[HeaderField, ...]:
    fields = []
    ends = list(accumulate(map(len, lines)))
    starts = [bisect_right(ends, key.start_mark.index) for key, _ in node.value] + [len(lines)]
    writer = _Writer(source)
    for at, (key, value) in enumerate(node.value):
        items = None
        if isinstance(value, yaml.SequenceNode):
            items = writer.items(value)
        name = writer.text(key)
        fields.append(
            HeaderField(name, writer.text(value), items, starts[at], _trimmed(lines, starts[at], starts[at + 1]))
        )
    return tuple(fields)


class _Writer:
    """Turns nodes into one text each; the text of all of them together is bounded, however often aliases repeat."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._left = _MOST_TEXT

    def items(self, node: yaml.SequenceNode) -> tuple[str, ...]:
        """Return the items of a list, each as one text."""
        found = []
        for item in node.value:
            if self._left <= 0:
                break
            found.append(self.text(item, 1))
        return tuple(found)

    def text(self, node: yaml.Node, depth: int = 0) -> str:
        """Return what a node says: a scalar's text, a list or map as one line of flow YAML."""
        if isinstance(node, yaml.ScalarNode):
            value = str(node.value)
            value = value.rstrip("\n") if node.style in ("|", ">") else value
            return value if depth == 0 else self._spent(value)
        start, end = node.start_mark, node.end_mark
        if isinstance(node, yaml.CollectionNode) and node.flow_style and start.line == end.line:
            return self._spent(self._source[start.index : end.index])
        if depth > _DEEPEST or self._left <= 0:
            return "…"
        if isinstance(node, yaml.MappingNode):
            pairs = (f"{self._part(key, depth)}: {self._part(value, depth)}" for key, value in node.value)
            return "{" + ", ".join(pairs) + "}"
        return "[" + ", ".join(self._part(item, depth) for item in node.value) + "]"

    def _part(self, node: yaml.Node, depth: int) -> str:
        if self._left <= 0:
            return "…"
        value = self.text(node, depth + 1)
        if isinstance(node, yaml.ScalarNode) and _NEEDS_QUOTES.search(value):
            return json.dumps(value, ensure_ascii=False)
        return value

    def _spent(self, value: str) -> str:
        self._left -= len(value) + 2
        return value


def _trimmed(lines: Sequence[str], first: int, end: int) -> int:
    """Leave blank lines and comments that come before the next field out of this one."""
    while end > first + 1 and (not lines[end - 1].strip() or lines[end - 1].startswith("#")):
        end -= 1
    return end


def _unquoted(value: str) -> str:
    if len(value) >= 2 and value[0] == value[-1] and value[0] in "\"'" and value[0] not in value[1:-1]:
        return value[1:-1]
    return value if value[:1] in ("'", '"') else value.split(" #", maxsplit=1)[0].rstrip()


def _objection(error: Exception) -> tuple[str, int]:
    """Return what YAML objects to, and the line of the header, 0 for none."""
    if isinstance(error, UnicodeEncodeError):
        return part("half of a character (a lone surrogate)"), error.object.count("\n", 0, error.start) + 1
    if not isinstance(error, yaml.MarkedYAMLError):
        said = str(error).split("\n", maxsplit=1)[0][:200]
        return part(f"the parser says “{said}”") if said else "it is nested too deep", 0
    begun = error.context_mark if _BEGUN.match(error.context or "") else None
    mark = begun or error.problem_mark or error.context_mark
    objection = error.problem or error.context
    told = part(f"the parser says “{objection}”") if objection else "it cannot be read"
    return told, mark.line + 1 if mark else 0
