"""Colours of drawn charts as style sheets that every reader of SVG understands.

Colours are written out, since programs that draw SVG know no variables of CSS.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.reports.charts import Chart, Lines, Ridges
from engine.reports.drawing import WIDTH, line_style
from engine.reports.svg_spread import svg

LIGHT: Final = {
    "back": "#ffffff", "ink": "#1d2329", "soft": "#5b6670", "rule": "#d5dbe0",
    "good": "#00704f", "bad": "#b3400a", "open": "#6a5acd", "plain": "#0a5c99",
    "line-0": "#0072b2", "line-1": "#b86e00", "line-2": "#007a5a",
    "line-3": "#a8437d", "line-4": "#5b6670", "line-5": "#8c4a00",
}  # fmt: skip
DARK: Final = {
    "back": "#15191d", "ink": "#e6eaee", "soft": "#a3adb6", "rule": "#38424b",
    "good": "#4cc79a", "bad": "#ff9a5c", "open": "#b3a8ff", "plain": "#6db9f2",
    "line-0": "#56b4e9", "line-1": "#e69f00", "line-2": "#4cc79a",
    "line-3": "#e29fc6", "line-4": "#a3adb6", "line-5": "#d9a066",
}  # fmt: skip
_MARKED: Final = ("good", "bad", "open", "plain", *(f"line-{number}" for number in range(6)))
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
svg .{mark} .dot { fill: {colour}; stroke: {line}; stroke-width: .8; }
svg .{mark} .spread { fill: {colour}; }
"""
_RIDGE: Final = "svg .{mark} .spread { stroke: {line}; stroke-width: 1; opacity: .5; }\n"
_NO_SEATS: Final[Mapping[str, str]] = {}
_CLEAR: Final = 3.0  # contrast with the ground that a thin line needs (WCAG 2.1, 1.4.11)
_STEP: Final = 0.95  # of its light, by which a colour is darkened


def rules(colours: Mapping[str, str]) -> str:
    """The style sheet of charts in some colours, such as LIGHT or DARK."""
    text = _COMMON
    for name, colour in colours.items():
        text = text.replace(f"{{{name}}}", colour)
    marks = [
        _OF_MARK.replace("{mark}", name).replace("{colour}", colours[name]) for name in _MARKED
    ]
    return (text + "".join(marks)).strip()


def standalone(chart: Chart, seats: Mapping[str, str] = _NO_SEATS) -> str:
    """A chart as a file of its own, on a light ground.

    Args:
        seats: Colour of each seat as "#rrggbb", by the label that charts give it.
    """
    head, _, rest = svg(chart).partition(">")
    style = (
        f"svg {{ font: {_TEXT}px sans-serif; background: {LIGHT['back']}; }}\n"
        f"{rules(LIGHT)}{_seat_rules(chart, seats)}"
    )
    size = f' font-size="{_TEXT}"'  # which style sheets do not tell to Qt
    paper = f'<rect width="{WIDTH}" height="100%" fill="{LIGHT["back"]}"/>'
    top = f'<?xml version="1.0" encoding="UTF-8"?>\n{head}{size}>'
    return f"{top}<style>{style}</style>{paper}{rest}\n"


def _seat_rules(chart: Chart, seats: Mapping[str, str]) -> str:
    """Rules that give curves and ridges of seats the colours of the seats."""
    if isinstance(chart, Lines):
        labels, rule = [line.label for line in chart.lines], _OF_SEAT
    elif isinstance(chart, Ridges):
        labels, rule = list(chart.names), _OF_SEAT + _RIDGE
    else:
        return ""
    found = []
    for number, label in enumerate(labels):
        if label in seats:
            named = rule.replace("{mark}", line_style(number).rpartition(" ")[2])
            colour = seats[label]
            found.append(named.replace("{colour}", colour).replace("{line}", readable(colour)))
    return "".join(found)


def readable(colour: str) -> str:
    """A colour, darkened until thin lines of it stand out from white paper."""
    light = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    while 1.05 / (_luminance(light) + 0.05) < _CLEAR:
        light = [part * _STEP for part in light]
    return "#" + "".join(f"{round(part * 255):02x}" for part in light)


def _luminance(light: Sequence[float]) -> float:
    """Relative luminance of red, green and blue from 0 to 1 (WCAG 2.1)."""
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in light]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
