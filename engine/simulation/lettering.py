"""Letters drawn with a round pen, for charts on machines that may have no fonts.

A letter is a width and strokes on a grid: capitals are 7 high, small letters 5, tails
reach 2 below the line. A stroke is a path "x,y x,y ..." or an arc "@x,y,rx,ry,from,to"
in degrees, counter-clockwise from the right. Accents are put above or below plain letters.
"""

from __future__ import annotations

import unicodedata
from math import cos, radians, sin
from typing import Final

from engine.simulation.canvas import Canvas, Point

CAPITAL: Final = 7.0
_SPACING: Final = 1.7
_ARC_STEP: Final = 12.0  # degrees of one straight piece

_BOWL: Final = "@1.8,2.5,1.8,2.5,0,360"
_LETTERS: Final[dict[str, tuple[float, str]]] = {
    " ": (1.3, ""),
    "a": (3.6, f"{_BOWL} | 3.6,5 3.6,0"),
    "b": (3.6, f"0,7 0,0 | {_BOWL}"),
    "c": (3.3, "@1.8,2.5,1.8,2.5,45,315"),
    "d": (3.6, f"{_BOWL} | 3.6,7 3.6,0"),
    "e": (3.6, "@1.8,2.5,1.8,2.5,0,318 | 0,2.5 3.6,2.5"),
    "f": (2.1, "0.8,0 0.8,5.6 | @2.2,5.6,1.4,1.4,95,180 | 0,4.6 2.1,4.6"),
    "g": (3.6, f"{_BOWL} | 3.6,5 3.6,-0.3 | @1.8,-0.3,1.8,1.7,215,360"),
    "h": (3.3, "0,7 0,0 | @1.65,3.3,1.65,1.7,0,180 | 3.3,3.3 3.3,0"),
    "i": (0.0, "0,5 0,0 | 0,6.7"),
    "j": (0.7, "0.7,5 0.7,-0.8 | @-0.5,-0.8,1.2,1.2,280,360 | 0.7,6.7"),
    "k": (3.1, "0,7 0,0 | 2.9,5 0,1.9 | 1.1,3.05 3.1,0"),
    "l": (0.9, "0,7 0,0.9 | @0.9,0.9,0.9,0.9,180,275"),
    "m": (5.6, ("0,5 0,0 | @1.4,3.6,1.4,1.4,0,180 | 2.8,3.6 2.8,0 | @4.2,3.6,1.4,1.4,0,180"
          " | 5.6,3.6 5.6,0")),
    "n": (3.3, "0,5 0,0 | @1.65,3.3,1.65,1.7,0,180 | 3.3,3.3 3.3,0"),
    "o": (3.6, _BOWL),
    "p": (3.6, f"0,5 0,-2 | {_BOWL}"),
    "q": (3.6, f"{_BOWL} | 3.6,5 3.6,-2"),
    "r": (2.0, "0,5 0,0 | @1.65,3.2,1.65,1.8,75,180"),
    "s": (2.9, "@1.45,3.75,1.4,1.25,35,270 | @1.45,1.25,1.45,1.25,-145,90"),
    "t": (2.1, "0.8,6.5 0.8,1.2 | @2,1.2,1.2,1.2,180,275 | 0,4.8 2,4.8"),
    "u": (3.3, "0,5 0,1.7 | @1.65,1.7,1.65,1.7,180,360 | 3.3,5 3.3,0"),
    "v": (3.4, "0,5 1.7,0 3.4,5"),
    "w": (5.2, "0,5 1.3,0 2.6,4.6 3.9,0 5.2,5"),
    "x": (3.2, "0,5 3.2,0 | 0,0 3.2,5"),
    "y": (3.4, "0,5 1.75,0.1 | 3.4,5 1.0,-2"),
    "z": (3.0, "0,5 3,5 0,0 3,0"),
    "A": (4.8, "0,0 2.4,7 4.8,0 | 0.8,2.2 4,2.2"),
    "B": (4.0, ("0,0 0,7 2.2,7 | @2.2,5.4,1.6,1.6,-90,90 | 0,3.8 2.2,3.8 | @2.2,1.9,1.8,1.9,-90,90"
          " | 0,0 2.2,0")),
    "C": (4.6, "@2.6,3.5,2.6,3.5,42,318"),
    "D": (4.5, "1.6,0 0,0 0,7 1.6,7 | @1.6,3.5,2.9,3.5,-90,90"),
    "E": (3.6, "3.6,7 0,7 0,0 3.6,0 | 0,3.7 3.1,3.7"),
    "F": (3.5, "3.5,7 0,7 0,0 | 0,3.6 3,3.6"),
    "G": (5.0, "@2.6,3.5,2.6,3.5,45,335 | 3,3.2 5,3.2 5,1.9"),
    "H": (4.4, "0,0 0,7 | 4.4,0 4.4,7 | 0,3.7 4.4,3.7"),
    "I": (0.0, "0,0 0,7"),
    "J": (2.6, "2.6,7 2.6,1.6 | @1.1,1.6,1.5,1.6,200,360"),
    "K": (4.2, "0,0 0,7 | 4,7 0,2.6 | 1.5,4.25 4.2,0"),
    "L": (3.4, "0,7 0,0 3.4,0"),
    "M": (5.4, "0,0 0,7 2.7,2.2 5.4,7 5.4,0"),
    "N": (4.5, "0,0 0,7 4.5,0 4.5,7"),
    "O": (5.2, "@2.6,3.5,2.6,3.5,0,360"),
    "P": (3.9, "0,0 0,7 2.1,7 | @2.1,5.1,1.8,1.9,-90,90 | 0,3.2 2.1,3.2"),
    "Q": (5.2, "@2.6,3.5,2.6,3.5,0,360 | 3.3,1.7 5.1,-0.3"),
    "R": (4.1, "0,0 0,7 2.2,7 | @2.2,5.15,1.8,1.85,-90,90 | 0,3.3 2.2,3.3 | 2.2,3.3 4.1,0"),
    "S": (4.0, "@2,5.3,1.85,1.7,30,270 | @2,1.8,2,1.8,-150,90"),
    "T": (4.4, "0,7 4.4,7 | 2.2,7 2.2,0"),
    "U": (4.3, "0,7 0,2.1 | @2.15,2.1,2.15,2.1,180,360 | 4.3,2.1 4.3,7"),
    "V": (4.6, "0,7 2.3,0 4.6,7"),
    "W": (6.8, "0,7 1.7,0 3.4,6.4 5.1,0 6.8,7"),
    "X": (4.2, "0,7 4.2,0 | 0,0 4.2,7"),
    "Y": (4.4, "0,7 2.2,3.3 4.4,7 | 2.2,3.3 2.2,0"),
    "Z": (4.0, "0,7 4,7 0,0 4,0"),
    "0": (3.8, "@1.9,3.5,1.9,3.5,0,360"),
    "1": (3.8, "0.5,5.5 2.1,7 2.1,0"),
    "2": (3.8, "@1.9,5.1,1.8,1.9,-28,165 | 3.48,4.2 0.1,0 3.8,0"),
    "3": (3.8, "@1.8,5.35,1.65,1.65,-90,150 | @1.8,1.9,2,1.9,-150,90 | 1.3,3.75 1.9,3.75"),
    "4": (3.8, "2.9,0 2.9,7 0,2 3.8,2"),
    "5": (3.8, "3.4,7 0.5,7 0.3,3.8 | @1.75,2.25,2.05,2.25,-145,135"),
    "6": (3.8, "@1.9,2.2,1.9,2.2,0,360 | @3.6,2.2,3.6,4.9,105,180"),
    "7": (3.8, "0,7 3.8,7 1.3,0"),
    "8": (3.8, "@1.9,5.35,1.6,1.65,0,360 | @1.9,1.85,1.9,1.85,0,360"),
    "9": (3.8, "@1.9,4.8,1.9,2.2,0,360 | @0.2,4.8,3.6,4.9,285,360"),
    ".": (0.0, "0,0.1"),
    ",": (0.4, "0.4,0.2 0,-1.2"),
    ":": (0.0, "0,0.1 | 0,4.4"),
    ";": (0.4, "0.4,0.2 0,-1.2 | 0.4,4.4"),
    "!": (0.0, "0,7 0,2.2 | 0,0.1"),
    "?": (3.2, "@1.6,5.4,1.6,1.6,-65,170 | 2.2,3.9 1.6,3.1 1.6,2.1 | 1.6,0.1"),
    "'": (0.0, "0,7 0,5.2"),
    '"': (1.4, "0,7 0,5.2 | 1.4,7 1.4,5.2"),
    "-": (2.4, "0,2.6 2.4,2.6"),
    "–": (3.8, "0,2.6 3.8,2.6"),  # the dash of a span
    "+": (3.8, "0,3 3.8,3 | 1.9,4.9 1.9,1.1"),
    "±": (3.8, "0,3.7 3.8,3.7 | 1.9,5.6 1.9,1.8 | 0,0.4 3.8,0.4"),
    "=": (3.8, "0,3.9 3.8,3.9 | 0,2 3.8,2"),
    "<": (3.4, "3.4,5.3 0,3 3.4,0.7"),
    ">": (3.4, "0,5.3 3.4,3 0,0.7"),
    "/": (2.8, "0,-0.8 2.8,7.6"),
    "\\": (2.8, "0,7.6 2.8,-0.8"),
    "|": (0.0, "0,7.8 0,-1.8"),
    "(": (1.4, "@3.4,3,3.4,4.9,122,238"),
    ")": (1.4, "@-2,3,3.4,4.9,-58,58"),
    "[": (1.3, "1.3,7.6 0,7.6 0,-1.4 1.3,-1.4"),
    "]": (1.3, "0,7.6 1.3,7.6 1.3,-1.4 0,-1.4"),
    "_": (3.8, "0,-1 3.8,-1"),
    "*": (2.8, "1.4,7 1.4,4 | 0.1,6.3 2.7,4.7 | 2.7,6.3 0.1,4.7"),
    "%": (6.2, "@1.3,5.6,1.3,1.4,0,360 | @4.9,1.4,1.3,1.4,0,360 | 5,7 1.2,0"),
    "&": (4.8, ("4.8,0 1.1,4.7 | @2.1,5.5,1.4,1.5,-40,205 | @1.9,1.8,1.9,1.8,120,360"
          " | 3.8,1.8 4.3,3 | 1.1,3.4 2.9,4.4")),
    "#": (4.2, "1.4,7 0.8,0 | 3.4,7 2.8,0 | 0.1,4.7 4.2,4.7 | 0,2.3 4.1,2.3"),
    "$": (4.0, "@2,5.2,1.8,1.6,30,270 | @2,1.9,1.9,1.7,-150,90 | 2,7.8 2,-0.8"),
    "@": (5.6, ("@2.8,2.6,2.8,3.6,-60,270 | @2.8,2.6,1.2,1.5,0,360 | 4,4.1 4,1.8"
          " | @4.8,1.8,0.8,0.8,180,350")),
    "^": (3.0, "0,4.6 1.5,7 3,4.6"),
    "`": (1.2, "0,7 1.2,5.8"),
    "{": (1.7, "1.7,7.6 0.9,7 0.9,3.9 0,3.1 0.9,2.3 0.9,-0.8 1.7,-1.4"),
    "}": (1.7, "0,7.6 0.8,7 0.8,3.9 1.7,3.1 0.8,2.3 0.8,-0.8 0,-1.4"),
    "~": (3.6, "@0.9,2.4,0.9,0.9,0,180 | @2.7,2.8,0.9,0.9,180,360 | 1.8,2.4 1.8,2.8"),
    "·": (0.6, "0.3,2.6"),
    "×": (3.2, "0.1,4.6 3.1,1.4 | 0.1,1.4 3.1,4.6"),
    "…": (3.6, "0,0.1 | 1.8,0.1 | 3.6,0.1"),
    "ß": (3.5, "0,0 0,5.4 | @1.55,5.4,1.55,1.6,-60,180 | @1.5,2,2,2.05,-115,80"),
}  # fmt: skip
_UNKNOWN: Final = (3.4, "0,0 0,7 3.4,7 3.4,0 0,0")
_LIKE: Final = {"’": "'", "‘": "'", "“": '"', "”": '"', "−": "–", "—": "–", "\u00a0": " "}

# Accents by their combining character, around the middle of a letter at height 0.
_ABOVE: Final = {
    "\u0300": "-0.9,1.3 0.5,0.3",
    "\u0301": "0.9,1.3 -0.5,0.3",
    "\u0302": "-1.1,0.3 0,1.4 1.1,0.3",
    "\u0303": "-1.3,0.4 -0.5,1 0.5,0.4 1.3,1",
    "\u0304": "-1.1,0.8 1.1,0.8",
    "\u0306": "@0,1.3,1.1,1,180,360",
    "\u0307": "0,0.9",
    "\u0308": "-0.9,0.9 | 0.9,0.9",
    "\u030a": "@0,1,0.8,0.8,0,360",
    "\u030b": "-0.1,1.3 -0.9,0.3 | 1.3,1.3 0.5,0.3",
    "\u030c": "-1.1,1.4 0,0.3 1.1,1.4",
}
_BELOW: Final = {"\u0327": "0.1,0 0.4,-0.9 -0.5,-1.5", "\u0328": "0.4,0 0,-1 0.8,-1.6"}


def write(
    canvas: Canvas,
    text: str,
    at: Point,
    height: float,
    colour: str,
    *,
    align: float = 0.0,
    bold: bool = False,
) -> None:
    """Write one line.

    Args:
        at: Where the line begins, on the foot of its letters; pixels.
        height: Of a capital letter, pixels.
        align: Part of the text's width that lies left of `at`: 0, 0.5 or 1.
    """
    scale = height / CAPITAL
    pen = height * (0.185 if bold else 0.128)
    x = at[0] - align * width(text, height)
    for advance, strokes in _letters(text):
        for stroke in strokes:
            points = [(x + across * scale, at[1] - up * scale) for across, up in stroke]
            canvas.line(points, pen, colour)
        x += (advance + _SPACING) * scale


def width(text: str, height: float) -> float:
    """Pixels from the first to the last stroke of a line."""
    advances = [advance for advance, _ in _letters(text)]
    return (sum(advances) + _SPACING * max(len(advances) - 1, 0)) * height / CAPITAL


def shortened(text: str, height: float, most: float) -> str:
    """The text, cut with an ellipsis if it is wider than `most` pixels."""
    if width(text, height) <= most:
        return text
    while text and width(text + "…", height) > most:
        text = text[:-1].rstrip()
    return text + "…"


def _letters(text: str) -> list[tuple[float, list[list[Point]]]]:
    """Width and strokes of every letter, accents included."""
    found: list[tuple[float, list[list[Point]]]] = []
    middle, top = 0.0, 0.0
    for sign in unicodedata.normalize("NFD", "".join(_LIKE.get(sign, sign) for sign in text)):
        if unicodedata.combining(sign):
            if found:
                strokes = found[-1][1]
                if sign in _ABOVE and len(strokes) > 1 and len(strokes[-1]) == 1:
                    strokes.pop()  # an accent takes the place of the dot
                strokes.extend(_accent(sign, middle, top))
            continue
        advance, drawing = _LETTERS.get(sign, _UNKNOWN)
        found.append((advance, _strokes(drawing)))
        middle, top = advance / 2, 7.3 if sign.isupper() or sign in "bdfhkl" else 5.6
    return found


def _accent(sign: str, middle: float, top: float) -> list[list[Point]]:
    drawing, height = (_ABOVE[sign], top) if sign in _ABOVE else (_BELOW.get(sign, ""), 0.0)
    return [[(middle + x, height + y) for x, y in stroke] for stroke in _strokes(drawing)]


def _strokes(drawing: str) -> list[list[Point]]:
    return [_stroke(part.strip()) for part in drawing.split("|") if part.strip()]


def _stroke(part: str) -> list[Point]:
    if not part.startswith("@"):
        return [(float(x), float(y)) for x, y in (pair.split(",") for pair in part.split())]
    x, y, across, up, first, last = (float(number) for number in part[1:].split(","))
    pieces = max(round(abs(last - first) / _ARC_STEP), 2)
    angles = (radians(first + (last - first) * step / pieces) for step in range(pieces + 1))
    return [(x + across * cos(angle), y + up * sin(angle)) for angle in angles]
