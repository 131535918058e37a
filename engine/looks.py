"""How the things of a game look, declared in its folder: `looks.toml` and drawings beside it.

A stamp is a drawing at a point, a stroke runs along a line, a fill covers an outline, a card
is a template over the texts of a thing. All lengths are board units (1 is the width of a hex).
docs/formats.md ("What a game declares") shows a file and describes every key.

A colour is "#rrggbb" or one of COLOURS, which follow theme and seat. In a drawing the same
words are classes that fill; "ink-line" and the like stroke.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from string import Formatter
from typing import Any, Final

from engine.documents import Table, inline, read_document, read_text
from engine.errors import ScenarioError
from engine.language import say
from engine.remedies import did_you_mean

FILE: Final = "looks.toml"
KINDS: Final = ("stamp", "stroke", "fill", "card")
# Of the seat: its colour, lighter, darker, what reads well on it, and its hatch over nothing.
# Of the theme: light and dark parts of pieces, a shade of the light ones, roofs, coasts.
COLOURS: Final = (
    *("seat", "seat-light", "seat-dark", "seat-ink", "hatch"),
    *("paper", "shade", "ink", "accent", "coast"),
)
SHAPE_ID: Final = "seat-shape"
CARD_SIZE: Final = (1.68, 2.35)
_LEAST, _MOST = 0.2, 20.0  # sides of a card
_CODE: Final = re.compile(r"#[0-9a-fA-F]{6}")
_MOST_LAYERS: Final = 8
_SVG: Final = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Stamp:
    """A drawing at a point.

    Attributes:
        svg: Text of the drawing.
        size: Width of its view box in board units.
        faces: Where it points as drawn, in degrees clockwise from pointing right; a thing
            that faces somewhere is turned from there.
    """

    svg: str
    size: float
    faces: float = 0.0


@dataclass(frozen=True)
class Layer:
    """One line along a path.

    Attributes:
        width: In board units.
        colour: As in this module's text; "hatch" draws the seat's pattern along the line.
        dash: Lengths of strokes and gaps in turn, in board units; () for none.
    """

    width: float
    colour: str
    dash: tuple[float, ...] = ()


@dataclass(frozen=True)
class Stroke:
    """Lines along a link or a path.

    Attributes:
        layers: From the lowest to the highest.
        stamp: Name of the stamp in its middle; "" for none.
        bend: Whether inner points of the path are control points of a curve, not corners.
        label: Height of the letters of a label in its middle; 0.0 for no label.
    """

    layers: tuple[Layer, ...]
    stamp: str = ""
    bend: bool = False
    label: float = 0.0


@dataclass(frozen=True)
class Ring:
    """A line inside an outline.

    Attributes:
        inset: The part of the outline's size at which it runs, such as 0.9.
        width: In board units.
        colour: As in this module's text.
    """

    inset: float
    width: float
    colour: str


@dataclass(frozen=True)
class Fill:
    """An outline that is covered.

    Attributes:
        tint: Colour; "" leaves open ground.
        strength: Opacity of the tint, above 0.0 to 1.0.
        hatched: Whether the seat's hatch lies over the tint.
        rim: Along the sides where no fill of the same look and owner goes on; around each
            space and area whose ground it is. None for none.
        seam: Along the others.
        rings: Inside the outline.
        stamp: Name of the stamp in its middle; "" for none.
        label: Height of the letters of the name of a space or area; 0.0 for no name.
    """

    tint: str = ""
    strength: float = 1.0
    hatched: bool = False
    rim: Layer | None = None
    seam: Layer | None = None
    rings: tuple[Ring, ...] = ()
    stamp: str = ""
    label: float = 0.0


@dataclass(frozen=True)
class Card:
    """A template over the texts of a thing; "{0}" is the first of them.

    Attributes:
        title: At the top.
        rows: Label, amount, what stands behind it; left out where all of it is empty.
        frame: "seat" if the owner's colour and hatch frame it, else "".
        back: A word on its back; "" for none.
        big: What stands large in its middle, such as a value; "" for nothing.
        text: Sentences below the rows; "" for none.
        edge: What shows of it where it lies on another card; "" for its title.
        size: Width and height on the table, in board units.
        foot: Height at its lower end that is kept for cards that lie on it.
        stamps: Names of stamps that show in its middle, before what stands large there, with
            blanks between; "" for none.
    """

    title: str = ""
    rows: tuple[tuple[str, str, str], ...] = ()
    frame: str = ""
    back: str = ""
    big: str = ""
    text: str = ""
    edge: str = ""
    size: tuple[float, float] = CARD_SIZE
    foot: float = 0.0
    stamps: str = ""

    def filled(self, template: str, texts: tuple[str, ...]) -> str:
        """A template with its blanks filled; blanks beyond the texts are empty."""
        return Formatter().vformat(template, _Padded(texts), {})


class _Padded(tuple[str, ...]):
    """Texts that are empty beyond their end."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        return super().__getitem__(index) if index < len(self) else ""


Look = Stamp | Stroke | Fill | Card


@dataclass(frozen=True)
class Looks:
    """All looks of a game, by name; names are unique among all kinds but fills.

    Attributes:
        stamps, strokes, cards: Of things, and strokes of links by the kind of the link.
        fills: Of things, and the grounds of spaces and areas by their kind.
    """

    stamps: Mapping[str, Stamp] = field(default_factory=dict)
    strokes: Mapping[str, Stroke] = field(default_factory=dict)
    fills: Mapping[str, Fill] = field(default_factory=dict)
    cards: Mapping[str, Card] = field(default_factory=dict)

    def stamps_on(self, card: Card, texts: tuple[str, ...]) -> tuple[Stamp, ...]:
        """The stamps that a card shows; names that nobody declared are left out."""
        names = card.filled(card.stamps, texts).split()
        return tuple(self.stamps[name] for name in names if name in self.stamps)

    def of(self, name: str) -> Look | None:
        """The look of a thing; None for a name that nobody declared."""
        for known in (self.stamps, self.strokes, self.cards, self.fills):
            if name in known:
                return known[name]
        return None


@lru_cache(maxsize=16)
def looks_in(folder: Path) -> Looks:
    """The looks of the game in a folder; none if it declares none. Read once.

    Raises:
        ScenarioError: With every fault of the file and its drawings.
    """
    path = folder / FILE
    return read_looks(path) if path.exists() else Looks()


def read_looks(path: Path) -> Looks:
    """The looks in a file.

    Raises:
        ScenarioError: With every fault of the file and its drawings.
    """
    top = read_document(path, ScenarioError)
    top.only(("format", *KINDS))
    stamps = {name: _stamp(table, path.parent) for name, table in _named(top, "stamp")}
    strokes = {name: _stroke(table, stamps) for name, table in _named(top, "stroke")}
    fills = {name: _fill(table, stamps) for name, table in _named(top, "fill")}
    cards = {name: _card(table) for name, table in _named(top, "card")}
    for kind, found in (("stroke", strokes), ("card", cards)):
        for name in found.keys() & stamps.keys() | (found.keys() & strokes.keys() & cards.keys()):
            top.fault(f"{kind}.{name}", say("this name is used twice"), say("give it another name"))
    if top.faults:
        raise ScenarioError(top.faults)
    return Looks(stamps, strokes, fills, cards)


def _named(top: Table, kind: str) -> list[tuple[str, Table]]:
    tables = top.table(kind)
    return [(name, tables.table(name)) for name in tables.entries]


def _stamp(table: Table, folder: Path) -> Stamp:
    table.only(("svg", "size", "faces"))
    name = table.text("svg")
    svg = _drawing(table, folder / name, folder) if name else ""
    return Stamp(svg, _length(table, "size", 1.0), _number(table, "faces", 0.0, -360.0, 360.0))


def _drawing(table: Table, path: Path, folder: Path) -> str:
    """The text of a drawing with a view box, or "" after a fault."""
    if not path.resolve().is_relative_to(folder.resolve()):
        table.fault("svg", say("the drawing is outside the game's folder"), say("move it there"))
        return ""
    try:
        text = read_text(path, ScenarioError)
    except ScenarioError as error:
        table.fault("svg", error.faults[0].what, error.faults[0].remedy)
        return ""
    try:
        root = ET.fromstring(text)  # noqa: S314  (a file of the game's own package)
    except ET.ParseError as error:
        table.fault("svg", say("this is not SVG: {what}", what=error), say("save it as plain SVG"))
        return ""
    if root.tag != f"{_SVG}svg" or len(root.get("viewBox", "").split()) != 4:
        what, remedy = say("the drawing has no view box"), 'write <svg viewBox="0 0 100 100" ...>'
        table.fault("svg", what, remedy)
        return ""
    for part in root.iter():
        for word in part.get("class", "").split():
            if word.removesuffix("-line") not in COLOURS:
                what = say("unknown class '{word}' in the drawing", word=word)
                table.fault("svg", what, did_you_mean(word, COLOURS))
    return text


def _stroke(table: Table, stamps: Mapping[str, Stamp]) -> Stroke:
    table.only(("layers", "stamp", "bend", "label"))
    layers = [_layer(row) for row in table.tables("layers")]
    if not 1 <= len(layers) <= _MOST_LAYERS and "layers" in table.entries:
        table.fault("layers", say("give one to {most} layers", most=_MOST_LAYERS))
    return Stroke(
        tuple(layers),
        _of_stamp(table, stamps),
        table.flag("bend"),
        _number(table, "label", 0.0, 0.0, 10.0),
    )


def _layer(table: Table) -> Layer:
    table.only(("width", "colour", "dash"))
    dash = table.entries.get("dash", [])
    if not (isinstance(dash, list) and all(_is_number(part) and part > 0 for part in dash)):
        table.fault("dash", say("give lengths above 0"), "dash = [0.2, 0.1]")
        dash = []
    return Layer(_length(table, "width"), _colour(table, "colour"), tuple(map(float, dash)))


def _fill(table: Table, stamps: Mapping[str, Stamp]) -> Fill:
    table.only(("tint", "strength", "hatched", "rim", "seam", "rings", "stamp", "label"))
    rings = table.tables("rings") if "rings" in table.entries else []
    return Fill(
        tint=_colour(table, "tint") if "tint" in table.entries else "",
        strength=_number(table, "strength", 1.0, 0.05, 1.0),
        hatched=table.flag("hatched"),
        rim=_layer(table.table("rim")) if "rim" in table.entries else None,
        seam=_layer(table.table("seam")) if "seam" in table.entries else None,
        rings=tuple(_ring(ring) for ring in rings),
        stamp=_of_stamp(table, stamps),
        label=_number(table, "label", 0.0, 0.0, 10.0),
    )


def _ring(table: Table) -> Ring:
    table.only(("inset", "width", "colour"))
    inset = _number(table, "inset", 0.9, 0.05, 1.0)
    return Ring(inset, _length(table, "width"), _colour(table, "colour"))


def _card(table: Table) -> Card:
    table.only(("title", "rows", "frame", "back", "big", "text", "edge", "size", "foot", "stamps"))
    frame = table.text("frame", "")
    if frame not in ("", "seat"):
        table.fault(
            "frame", say("unknown '{value}'", value=frame), say('use "seat" or leave it out')
        )
    title, back = table.text("title", ""), table.text("back", "")
    given = table.entries.get("rows", [])
    rows: list[tuple[str, str, str]] = []
    for number, row in enumerate(given if isinstance(given, list) else [None], start=1):
        if not (isinstance(row, list) and 1 <= len(row) <= 3 and all(map(_is_text, row))):
            remedy = 'rows = [["{1}", "{2}", "({3})"]]'
            table.fault(f"rows[{number}]", say("give one to three texts"), remedy)
        else:
            label, amount, more = [*row, "", ""][:3]
            rows.append((label, amount, more))
    big, text, edge, stamps = (table.text(key, "") for key in ("big", "text", "edge", "stamps"))
    for template in (title, big, text, edge, stamps, *(part for row in rows for part in row)):
        _check_template(table, template)
    foot = _number(table, "foot", 0.0, 0.0, 10.0)
    return Card(title, tuple(rows), frame, back, big, text, edge, _size(table), foot, stamps)


def _size(table: Table) -> tuple[float, float]:
    given = table.entries.get("size", list(CARD_SIZE))
    pair = given if isinstance(given, list) and len(given) == 2 else []
    sides = [float(side) for side in pair if _is_number(side) and _LEAST <= side <= _MOST]
    if len(sides) != 2:
        what = say("give a number from {low} to {high}", low=f"{_LEAST:g}", high=f"{_MOST:g}")
        table.fault("size", what, "size = [1.68, 2.35]")
        return CARD_SIZE
    return sides[0], sides[1]


def _check_template(table: Table, template: str) -> None:
    try:
        blanks = [name for _, name, _, _ in Formatter().parse(template) if name is not None]
    except ValueError:
        blanks = [template]
    if not all(blank.isdecimal() for blank in blanks):
        what = say("'{template}' is not a template", template=template)
        table.fault(
            "rows", what, say("number the texts from 0 in braces, like {example}", example="{0}")
        )


def _of_stamp(table: Table, stamps: Mapping[str, Stamp]) -> str:
    name = table.text("stamp", "")
    if name and name not in stamps:
        table.fault("stamp", say("unknown stamp '{name}'", name=name), did_you_mean(name, stamps))
    return name


def _colour(table: Table, key: str) -> str:
    value = table.text(key)
    if value and value not in COLOURS and not _CODE.fullmatch(value):
        what = say("unknown colour '{value}'", value=value)
        table.fault(key, what, say('write "#rrggbb", or one of {names}', names=", ".join(COLOURS)))
    return value


def _length(table: Table, key: str, default: float | None = None) -> float:
    return _number(table, key, default, 0.001, 100.0)


def _number(table: Table, key: str, default: float | None, low: float, high: float) -> float:
    value = table.entries.get(key, default)
    if _is_number(value) and low <= value <= high:
        return float(value)
    what = say("missing") if value is None else say("{value} is not valid", value=inline(value))
    table.fault(
        key, what, say("give a number from {low} to {high}", low=f"{low:g}", high=f"{high:g}")
    )
    return low


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)
