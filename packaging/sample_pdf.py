"""The sample's PDF: a primer on tide prediction with headings, a table and charts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sample_tides
from reportlab.graphics.shapes import Drawing, Line, PolyLine, String
from reportlab.lib.colors import HexColor
from reportlab.lib.enums import TA_JUSTIFY
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import cm
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

if TYPE_CHECKING:
    from pathlib import Path

    from reportlab.pdfgen.canvas import Canvas
    from reportlab.platypus import Flowable

TITLE = "Primer: how tides are predicted"
TABLE_WORDS = "Constituents of the three species, and three of shallow water."
INK, WATER, SUN, SUM, FAINT = (HexColor(code) for code in ("#22333b", "#2f7f9f", "#c98a1b", "#7a3b56", "#d5d9da"))
BODY = ParagraphStyle(
    "body", fontName="Times-Roman", fontSize=12.5, leading=18, alignment=TA_JUSTIFY, spaceAfter=7, textColor=INK
)
HEADING = ParagraphStyle(
    "heading", fontName="Helvetica-Bold", fontSize=14, leading=18, spaceBefore=14, spaceAfter=7, textColor=WATER
)
COVER = ParagraphStyle("cover", fontName="Helvetica-Bold", fontSize=24, leading=29, spaceAfter=4, textColor=INK)
NOTE = ParagraphStyle("note", parent=BODY, fontSize=9.5, leading=12.5, textColor=HexColor("#55707d"))
FORMULA = ParagraphStyle("formula", fontName="Courier", fontSize=11, leading=16, leftIndent=1 * cm, spaceAfter=8)

FORCE = (
    "A tide is not made by the pull of the Moon but by the difference of that pull between one side of the Earth and"
    " the other. The Earth as a whole falls freely towards the Moon. Water on the near side is drawn a little more"
    " than the centre of the Earth, water on the far side a little less. Seen from the Earth, both are drawn outward.",
    "Gravity falls with the square of the distance; its difference across a body of given size falls with the cube."
    " On the line through the Moon the tide-generating acceleration is close to",
    "=a = 2 G M R / d^3",
    "with the mass M of the Moon, its distance d and the radius R of the Earth. For d = 384,400 km this is 1.1 x"
    " 10<super>-6</super> m/s<super>2</super>, about one nine-millionth of the Earth's gravity. The vertical part of"
    " it does nothing that could be noticed. The horizontal part moves water along the surface, in one direction for"
    " hours and over whole oceans.",
    "The Sun has 27 million times the mass of the Moon and is 389 times as far away. The cube of 389 is 59 million,"
    " so that its share is 0.46 of the Moon's.",
)
EQUILIBRIUM = (
    "Isaac Newton explained the tides in the <i>Principia</i> of 1687. Daniel Bernoulli worked the idea out in the"
    " essay for which the Paris academy gave him a share of its prize in 1740. Suppose the Earth covered by deep"
    " water that takes at once the shape the forces ask for. It is an ellipsoid, drawn out towards the Moon and away"
    " from it, with a range of 54 cm. The Sun makes another of 25 cm.",
    "As the Earth turns, a place passes two high waters in a lunar day of 24 h 50 min. When the Moon is north or"
    " south of the equator the ellipsoid is tilted, and the two differ: the daily inequality. All the rhythms of the"
    " tide are in this theory. The heights and the times are not. A wave that follows the Moon along the equator has"
    " to run 40,075 km in 24.84 hours, 1,600 km/h; in an ocean of 4,000 m a long wave makes 700 km/h. The sea cannot"
    " follow.",
)
DYNAMICS = (
    "Pierre-Simon Laplace (Beaumont-en-Auge, 23 March 1749 to Paris, 5 March 1827) turned statics into dynamics in"
    " papers of 1775 and 1776; his <i>Mécanique céleste</i>, from 1799 on, has the theory in full. His tidal"
    " equations describe a thin layer of water on a turning globe. Long waves travel in it at a speed"
    " that depends on the depth only,",
    "=c = sqrt(g h)",
    "which is 198 m/s in 4,000 m and 22 m/s in 50 m. The rotation of the Earth deflects what moves, to the right in"
    " the north and to the left in the south. And every basin has natural periods; where one of them is near a period"
    " of the force the answer is large.",
    "Laplace sorted the tides into three species: long-period, diurnal and semidiurnal. In deep water each frequency"
    " is answered by itself. He did not expect the equations to be solved for a real coast, and used the long records"
    " of Brest to see how the sea answers there. The step from his three species to many single frequencies is the"
    " harmonic method.",
)
SPRINGS = (
    "At new and full moon the forces of Sun and Moon lie in one line and add up: spring tides. At the quarters they"
    " are at right angles: neap tides. In the equilibrium tide the two stand as 1.46 to 0.54. From springs to springs"
    " it is 14.77 days, half a synodic month of 29.53 days. At most places the largest tide comes a day or two after"
    " the phase; the delay is called the age of the tide.",
    "The Moon's orbit is an ellipse. Between a mean perigee of 363,000 km and a mean apogee of 405,000 km the cube of"
    " the distance changes by a factor of 1.39. A spring tide near perigee, a perigean spring tide, is larger than"
    " others. From perigee to perigee it is 27.55 days.",
)
PREDICTION = (
    "To predict the tide of a port, analyse a record. Each constituent has a speed that is known, and gets an"
    " amplitude H and a phase g from the record. For any later hour t the height is the sum over all constituents,",
    "=h(t) = Z + H1 cos(v1 t - g1) + H2 cos(v2 t - g2) + ...",
    "with Z the mean level above the datum. A record of 15 days separates M2 from S2, one of a year separates most of"
    " what matters. The plane of the Moon's orbit turns round in 18.61 years; the amplitudes of lunar constituents"
    " are adjusted for it by nodal factors, M2 by up to 3.7 per cent. In shallow water constituents appear that no"
    " force makes, such as M4 at twice the speed of M2 and M6 at three times. They can press the top of the"
    " curve flat: at Southampton high water stands for two hours, at Den Helder there are two high waters.",
    "Weather is not in the sum. A table says what the sea would do under average pressure and wind.",
)
AMPHIDROMES = (
    "In 1836 William Whewell drew lines of equal time of high water for the North Sea. From the coasts inward they"
    " could only be continued by letting them meet in a point, where there should be no tide. In 1840 William Hewett,"
    " captain of the surveying ship HMS <i>Fairy</i>, anchored in the southern North Sea and measured the depth"
    " through the hours: there was hardly any rise and fall. Such points are called amphidromic.",
    "They come from the rotation of the Earth. A wave runs up one coast of a basin and, reflected, down the other,"
    " each time leaning on the shore at its right hand in the northern hemisphere. High water turns round the point,"
    " mostly anticlockwise in the north and clockwise in the south, and the range grows with the distance from it."
    " For M2 there are three such points in the North Sea: between East Anglia and the Netherlands, farther east"
    " towards Denmark, and close to southern Norway. The lines of the English Channel meet on land, in southern"
    " England; the range on the French coast is therefore the larger one.",
)


def _chart(curves: list[tuple[str, HexColor, list[tuple[float, float]]]], days: int, top: float) -> Drawing:
    width, floor, ceiling, left = 16 * cm - 12, 26.0, 150.0, 34.0
    drawing = Drawing(width, 176)

    def at(day: float, metres: float) -> tuple[float, float]:
        return left + (width - left) * day / days, floor + (ceiling - floor) * (metres + top) / (2 * top)

    for metres in (-top, 0, top):
        x, y = at(0, metres)
        drawing.add(Line(x, y, width, y, strokeColor=FAINT, strokeWidth=0.7))
        drawing.add(String(x - 6, y - 3, f"{metres:+.0f} m" if metres else "0", fontSize=8, textAnchor="end"))
    for day in range(0, days + 1, max(1, days // 10)):
        x, y = at(day, -top)
        drawing.add(String(x, y - 14, f"{day}", fontSize=8, textAnchor="middle"))
    for index, (name, colour, points) in enumerate(curves):
        flat = [value for day, metres in points for value in at(day, metres)]
        drawing.add(PolyLine(flat, strokeColor=colour, strokeWidth=1.1))
        drawing.add(Line(left + index * 110, 166, left + index * 110 + 16, 166, strokeColor=colour, strokeWidth=2))
        drawing.add(String(left + index * 110 + 21, 163, name, fontSize=8.5))
    drawing.add(String(width, floor - 26, "days", fontSize=8, textAnchor="end"))
    return drawing


def _two_days() -> Drawing:
    parts = {"M2 and S2": ({"M2": 2.0, "S2": 0.7}, WATER), "K1 and O1": ({"K1": 0.4, "O1": 0.4}, SUN)}
    curves = [(name, colour, sample_tides.curve(3, sizes, 0.1)) for name, (sizes, colour) in parts.items()]
    together = {name: size for sizes, _ in parts.values() for name, size in sizes.items()}
    return _chart([*curves, ("all four", SUM, sample_tides.curve(3, together, 0.1))], 3, 4)


def _month() -> Drawing:
    points = sample_tides.curve(30, {"M2": 2.0, "S2": 0.7}, 0.2)
    return _chart([("M2 2.0 m and S2 0.7 m", WATER, points)], 30, 3)


def _table() -> Table:
    rows = [["Name", "What it is", "Speed, deg/h", "Period, h"]]
    rows += [[part.name, part.about, f"{part.speed:.7f}", f"{part.period:.4f}"] for part in sample_tides.CONSTITUENTS]
    table = Table(rows, colWidths=[2 * cm, 6.5 * cm, 3.5 * cm, 3.5 * cm], repeatRows=1)
    table.setStyle(
        TableStyle(
            [
                ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 9.5),
                ("FONT", (0, 1), (-1, -1), "Helvetica", 9.5),
                ("TEXTCOLOR", (0, 0), (-1, 0), WATER),
                ("LINEBELOW", (0, 0), (-1, 0), 1, WATER),
                ("LINEBELOW", (0, 1), (-1, -1), 0.4, FAINT),
                ("ALIGN", (2, 0), (-1, -1), "RIGHT"),
            ]
        )
    )
    return table


def _section(number: int, title: str, paragraphs: tuple[str, ...]) -> list[Flowable]:
    told = [Paragraph(text.removeprefix("="), FORMULA if text[0] == "=" else BODY) for text in paragraphs]
    heading = Paragraph(f'<a name="section{number}"/>{number}  {title}', HEADING)
    return [KeepTogether([heading, told[0]]), *told[1:]]


def _figure(number: int, drawing: Drawing, words: str) -> Flowable:
    return KeepTogether([Spacer(1, 6), drawing, Spacer(1, 4), Paragraph(f"<b>Figure {number}.</b> {words}", NOTE)])


def _story() -> list[Flowable]:
    opening = "From the force of the Moon to a finished tide table, for readers who know a cosine."
    return [
        Paragraph(TITLE, COVER),
        Paragraph("Working paper, November 2026", NOTE),
        Spacer(1, 8),
        Paragraph(opening, BODY),
        *_section(1, "The force", FORCE),
        *_section(2, "The equilibrium theory", EQUILIBRIUM),
        *_section(3, "The dynamic theory", DYNAMICS),
        *_section(4, "Springs, neaps and perigee", SPRINGS),
        _figure(1, _month(), "Springs and neaps as the beat of two constituents, in step on days 0, 14.77 and 29.53."),
        *_section(5, "Prediction", PREDICTION),
        KeepTogether([Spacer(1, 4), _table(), Spacer(1, 4), Paragraph(f"<b>Table 1.</b> {TABLE_WORDS}", NOTE)]),
        _figure(2, _two_days(), "Three days of a mixed tide: the diurnal pair makes neighbouring high waters unequal."),
        *_section(6, "Points without a tide", AMPHIDROMES),
    ]


def _page(canvas: Canvas, document: SimpleDocTemplate) -> None:
    canvas.saveState()
    canvas.setFont("Helvetica", 8.5)
    canvas.setFillColor(HexColor("#55707d"))
    canvas.drawString(2.5 * cm, 1.5 * cm, TITLE)
    canvas.drawRightString(A4[0] - 2.5 * cm, 1.5 * cm, str(document.page))
    canvas.restoreState()


def write_primer(target: Path) -> None:
    """Write the PDF."""
    document = SimpleDocTemplate(
        str(target),
        pagesize=A4,
        leftMargin=2.5 * cm,
        rightMargin=2.5 * cm,
        topMargin=2.3 * cm,
        bottomMargin=2.5 * cm,
        title=TITLE,
        author="kbdesk sample",
        subject="Tides and tide prediction",
        invariant=1,
    )
    document.build(_story(), onFirstPage=_page, onLaterPages=_page)
