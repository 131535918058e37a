"""Points of charts as shapes, so that no colour has to be told apart."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

SHAPES: Final = ("circle", "square", "triangle", "diamond", "bar", "circle")
VERDICTS: Final = {"good": "circle", "bad": "square", "open": "diamond"}
_CORNERS: Final = {
    "square": ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    "triangle": ((0, -1.2), (1.1, 0.9), (-1.1, 0.9)),
    "diamond": ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
    "bar": ((-1.2, -0.4), (1.2, -0.4), (1.2, 0.4), (-1.2, 0.4)),
    "wedge": ((0, 1.2), (-1.1, -0.9), (1.1, -0.9)),
    "plus": (
        *((0.4, -1.1), (0.4, -0.4), (1.1, -0.4), (1.1, 0.4), (0.4, 0.4), (0.4, 1.1)),
        *((-0.4, 1.1), (-0.4, 0.4), (-1.1, 0.4), (-1.1, -0.4), (-0.4, -0.4), (-0.4, -1.1)),
    ),
    "star": tuple(
        (far * sin(turn * pi / 5), -far * cos(turn * pi / 5))
        for turn, far in enumerate((1.3, 0.6) * 5)
    ),
}


def mark(shape: str, x: float, y: float, size: float) -> str:
    """A point of a chart.

    Args:
        shape: One of SHAPES, or of those of seats (`engine.seat_styles.SHAPES`).
        x, y: Its middle, in pixels of the drawing.
        size: About its radius.
    """
    if shape == "circle":
        return f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="{size:g}"/>'
    corners = "L".join(
        f"{x + across * size:.1f},{y + down * size:.1f}" for across, down in _CORNERS[shape]
    )
    return f'<path class="dot" d="M{corners}Z"/>'
