"""Colours of drawn charts as style sheets that every reader of SVG understands.

Colours are written out, since programs that draw SVG know no variables of CSS.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.reports.charts import Chart
from engine.reports.drawing import WIDTH
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


def rules(colours: Mapping[str, str]) -> str:
    """The style sheet of charts in some colours, such as LIGHT or DARK."""
    text = _COMMON
    for name, colour in colours.items():
        text = text.replace(f"{{{name}}}", colour)
    marks = [
        _OF_MARK.replace("{mark}", name).replace("{colour}", colours[name]) for name in _MARKED
    ]
    return (text + "".join(marks)).strip()


def standalone(chart: Chart, colours: Mapping[str, str] = LIGHT) -> str:
    """A chart as a file of its own."""
    head, _, rest = svg(chart).partition(">")
    style = f"svg {{ font: 13px sans-serif; background: {colours['back']}; }}\n{rules(colours)}"
    paper = f'<rect width="{WIDTH}" height="100%" fill="{colours["back"]}"/>'
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{head}><style>{style}</style>{paper}{rest}\n'
