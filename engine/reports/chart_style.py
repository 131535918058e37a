"""Colours of drawn charts as style sheets that every reader of SVG understands.

Colours are written out, since programs that draw SVG know no variables of CSS.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.reports.charts import Chart
from engine.reports.drawing import WIDTH
from engine.reports.palette import LIGHT, LINES, plain_hex, readable
from engine.reports.series import NO_STYLES, Styles, seat_class
from engine.reports.svg_spread import svg

_MARKED: Final = ("good", "bad", "open", "plain", *(f"line-{number}" for number in range(LINES)))
_TEXT: Final = 13  # pixels of a drawing
_COMMON: Final = """
svg text { fill: {ink}; }
svg .axis { stroke: {soft}; }
svg .grid { stroke: {rule}; stroke-width: .6; }
svg .band { fill: {good}; opacity: .14; }
svg .target { stroke: {ink}; stroke-dasharray: 4 3; }
svg .noise { fill: {soft}; opacity: .2; }
svg .lead { stroke: {soft}; stroke-width: .7; }
svg .column { fill: {plain}; }
svg .above { fill: {line-0}; }
svg .below { fill: {line-1}; }
svg .whisker { stroke-width: 3; }
svg .whisker.thin { stroke-width: 1.6; }
svg .curve { fill: none; stroke-width: 2; }
svg .spread { stroke: none; opacity: .2; }
svg .part { opacity: .55; }
"""
_OF_MARK: Final = """
svg .{mark} .whisker, svg .{mark} .curve { stroke: {colour}; }
svg .{mark} .dot, svg .{mark} .spread, svg .{mark} .part { fill: {colour}; }
"""
_OF_SEAT: Final = """
svg .{mark} .whisker, svg .{mark} .curve { stroke: {line}; }
svg .{mark} .dot { fill: {colour}; stroke: {line}; stroke-width: 1; }
svg .{mark} .spread { fill: {line}; }
svg .{mark} .ridge { fill: {colour}; stroke: {line}; stroke-width: 1; opacity: .5; }
"""


def rules(colours: Mapping[str, str], styles: Styles = NO_STYLES) -> str:
    """The style sheet of charts in some colours, such as LIGHT or DARK.

    Args:
        styles: Label in the charts -> style of the seat that it names; lines of a colour that
            the ground would swallow are darker or lighter.
    """
    text = _COMMON
    for name, colour in colours.items():
        text = text.replace(f"{{{name}}}", colour)
    marks = [
        _OF_MARK.replace("{mark}", name).replace("{colour}", colours[name]) for name in _MARKED
    ]
    marks += [
        _OF_SEAT.replace("{mark}", mark)
        .replace("{colour}", colour)
        .replace("{line}", readable(colour, colours["back"]))
        for mark, colour in {seat_class(s): plain_hex(s.colour) for s in styles.values()}.items()
    ]
    return (text + "".join(marks)).strip()


def standalone(chart: Chart, styles: Styles = NO_STYLES) -> str:
    """A chart as a file of its own, on a light ground.

    Args:
        styles: Label in the chart -> style of the seat that it names.
    """
    head, _, rest = svg(chart, styles).partition(">")
    style = (
        f"svg {{ font: {_TEXT}px sans-serif; background: {LIGHT['back']}; }}\n"
        f"{rules(LIGHT, styles)}"
    )
    size = f' font-size="{_TEXT}"'  # which style sheets do not tell to Qt
    paper = f'<rect width="{WIDTH}" height="100%" fill="{LIGHT["back"]}"/>'
    top = f'<?xml version="1.0" encoding="UTF-8"?>\n{head}{size}>'
    return f"{top}<style>{style}</style>{paper}{rest}\n"
