"""Colours of drawn charts on a light and on a dark ground, and how well they stand out."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from typing import Final

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
LINES: Final = 6  # colours of curves that are no seats', before they begin again
_CLEAR: Final = 3.0  # contrast with the ground that a thin line needs (WCAG 2.1, 1.4.11)
_STEP: Final = 0.05  # of the way to black or white, by which a colour is changed
_ALIKE: Final = 0.34  # distance of red, green and blue below which two colours are much alike


def plain_hex(colour: str) -> str:
    """A colour as "#rrggbb" in small letters.

    Raises:
        ValueError: It is not written so.
    """
    return _hex(_channels(colour))


def readable(colour: str, ground: str = LIGHT["back"]) -> str:
    """A colour, changed until thin lines of it stand out from the ground."""
    light, back = _channels(colour), _luminance(_channels(ground))
    end = 0.0 if back > 0.5 else 1.0
    while _contrast(_luminance(light), back) < _CLEAR:
        light = [part + (end - part) * _STEP for part in light]
    return _hex(light)


def alike(colour: str, other: str) -> bool:
    """Whether two colours are easily taken for each other."""
    return dist(_channels(colour), _channels(other)) < _ALIKE


def _channels(colour: str) -> list[float]:
    """Red, green and blue from 0 to 1."""
    return [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]


def _hex(light: Sequence[float]) -> str:
    return "#" + "".join(f"{round(part * 255):02x}" for part in light)


def _contrast(one: float, other: float) -> float:
    """Contrast of two luminances, from 1 to 21 (WCAG 2.1)."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def _luminance(light: Sequence[float]) -> float:
    """Relative luminance of red, green and blue from 0 to 1 (WCAG 2.1)."""
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in light]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
