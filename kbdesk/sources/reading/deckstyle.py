"""What text and shapes of a slide look like where they do not say it themselves: by layout, master and theme.

The order is that of ECMA-376 part 1, 19.3 and 21.1.2.4: the shape, the placeholder it fills in the layout and in the
master, the master's styles.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from kbdesk.sources.reading import markup
from kbdesk.sources.reading.slides import BROKEN, BROKEN_XML

if TYPE_CHECKING:
    from collections.abc import Iterator

TITLES = frozenset({"title", "ctrTitle"})
BODIES = frozenset({"body", "subTitle", "obj", "tbl", "chart", "dgm", "media", "pic"})
_THEME = "/theme"
_MAPPED = {"bg1": "lt1", "tx1": "dk1", "bg2": "lt2", "tx2": "dk2"}

Colour = tuple[float, float, float]
"""Red, green, blue, each from 0 to 1."""

WHITE: Colour = (1.0, 1.0, 1.0)
BLACK: Colour = (0.0, 0.0, 0.0)


class DeckStyle:
    """The looks that the slides of one layout share."""

    def __init__(self, slide: Any) -> None:
        self._layout = slide.slide_layout
        self._master = self._layout.slide_master

    def colour(self, fill: Any) -> Colour | None:
        """Return the colour of a solid fill (an element that holds a colour), None where it names none."""
        for each in fill if fill is not None else ():
            name = str(each.tag).rpartition("}")[2]
            if name == "srgbClr":
                return _lit(_rgb(each.get("val")), each)
            if name == "sysClr":
                return _lit(_rgb(each.get("lastClr")), each)
            if name == "schemeClr":
                return _lit(self._scheme.get(self._role(str(each.get("val")))), each)
        return None

    def ground(self, slide: Any) -> Colour:
        """Return the colour behind a slide; white where it is a picture or nothing says it."""
        for each in (slide, self._layout, self._master):
            for fill in each._element.iterfind("{*}cSld/{*}bg/{*}bgPr/{*}solidFill"):
                return self.colour(fill) or WHITE
            for reference in each._element.iterfind("{*}cSld/{*}bg/{*}bgRef"):
                return self.colour(reference) or WHITE
            if each._element.find("{*}cSld/{*}bg") is not None:
                return WHITE
        return WHITE

    def text(self, shape: Any, level: int) -> tuple[float, str, Colour | None, bool]:
        """Return size in points, alignment, colour and weight of a shape's text at a level, as styles say."""
        size, align, tint, bold = 0.0, "", None, None
        for level_style in self._styles(shape, level):
            align = align or str(level_style.get("algn") or "")
            run = level_style.find("{*}defRPr")
            if run is not None:
                size = size or _points(run.get("sz"))
                tint = tint or self.colour(run.find("{*}solidFill"))
                bold = bold if bold is not None else _flag(run.get("b"))
        return size or 18.0, align, tint, bool(bold)

    def is_bulleted(self, shape: Any, level: int, own: Any | None) -> bool:
        """Return whether a paragraph at a level has a mark before it; `own` are its own properties."""
        for style in (*([own] if own is not None else []), *self._styles(shape, level)):
            for each in style:
                name = str(each.tag).rpartition("}")[2]
                if name in ("buNone", "buChar", "buAutoNum", "buBlip"):
                    return name != "buNone"
        return False

    def anchor(self, shape: Any) -> str:
        """Return where the words of a shape stand in it: t (top), ctr or b (bottom)."""
        for each in (shape, *self._like(*_placeholder(shape))):
            for body in each._element.iterfind("{*}txBody/{*}bodyPr"):
                if body.get("anchor"):
                    return str(body.get("anchor"))
        return "t"

    def shapes_behind(self, slide: Any) -> Iterator[Any]:
        """Give the shapes of master and layout that stand on every slide, the hindmost first."""
        for owner, shown in ((self._master, self._layout), (self._layout, slide)):
            if shown._element.get("showMasterSp") == "0":
                continue
            yield from (shape for shape in owner.shapes if not shape.is_placeholder)

    def _styles(self, shape: Any, level: int) -> Iterator[Any]:
        name = f"lvl{min(level, 8) + 1}pPr"
        kind, place = _placeholder(shape)
        for each in (shape, *self._like(kind, place)):
            yield from each._element.iterfind(f"{{*}}txBody/{{*}}lstStyle/{{*}}{name}")
        style = "titleStyle" if kind in TITLES else "bodyStyle" if kind in BODIES else "otherStyle"
        yield from self._master._element.iterfind(f"{{*}}txStyles/{{*}}{style}/{{*}}{name}")

    def _like(self, kind: str, place: str) -> Iterator[Any]:
        """Give the placeholders of layout and master that a shape of this kind fills."""
        if not kind:
            return
        by_place = [one for one in self._layout.placeholders if _placeholder(one)[1] == place]
        yield from by_place[:1]
        kinds = TITLES if kind in TITLES else {"body", "subTitle", "obj"} if kind in BODIES else {kind}
        yield from [one for one in self._master.placeholders if _placeholder(one)[0] in kinds][:1]

    def _role(self, name: str) -> str:
        mapping = self._master._element.find("{*}clrMap")
        told = mapping.get(name) if mapping is not None else None
        return str(told or _MAPPED.get(name, name))

    @cached_property
    def _scheme(self) -> dict[str, Colour]:
        found: dict[str, Colour] = {}
        try:
            themes = [one for one in self._master.part.rels.values() if one.reltype.endswith(_THEME)]
            scheme = markup.xml(themes[0].target_part.blob).find("{*}themeElements/{*}clrScheme")
        except (*BROKEN, *BROKEN_XML):
            return found
        for each in scheme if scheme is not None else ():
            told = next((_rgb(one.get("val") if "srgb" in str(one.tag) else one.get("lastClr")) for one in each), None)
            if told is not None:
                found[str(each.tag).rpartition("}")[2]] = told
        return found


def readable(tint: Colour | None, ground: Colour) -> Colour:
    """Return a colour that can be read on a ground: the given one, unless it hardly stands out, or none is given."""
    if tint is not None and abs(_light(tint) - _light(ground)) > 0.25:  # a quarter of white to black
        return tint
    return BLACK if _light(ground) > 0.5 else WHITE


def _placeholder(shape: Any) -> tuple[str, str]:
    """Return the kind and the number of the placeholder that a shape is, "" twice for none."""
    found = next(iter(shape._element.iterfind("{*}nvSpPr/{*}nvPr/{*}ph")), None)
    return ("", "") if found is None else (str(found.get("type") or "obj"), str(found.get("idx") or "0"))


def _light(colour: Colour) -> float:
    return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]


def _rgb(told: object) -> Colour | None:
    try:
        number = int(str(told), 16)
    except ValueError:
        return None
    return ((number >> 16 & 255) / 255, (number >> 8 & 255) / 255, (number & 255) / 255)


def _lit(colour: Colour | None, element: Any) -> Colour | None:
    """Return a colour made lighter or darker as an element says (`lumMod`, `lumOff`, in thousandths of a percent)."""
    if colour is None:
        return None
    share, more = (
        next((_thousandth(one.get("val")) for one in element.iterfind(f"{{*}}{name}")), usual)
        for name, usual in (("lumMod", 1.0), ("lumOff", 0.0))
    )
    red, green, blue = (min(1.0, max(0.0, one * share + more)) for one in colour)
    return red, green, blue


def _thousandth(told: object) -> float:
    try:
        return int(str(told)) / 100_000
    except ValueError:
        return 0.0


def _points(told: object) -> float:
    try:
        return min(max(int(str(told)) / 100, 1.0), 400.0)
    except ValueError:
        return 0.0


def _flag(told: object) -> bool | None:
    return None if told is None else str(told) in ("1", "true")
