"""What a position looks like, without saying how it is drawn.

A Picture is plain data: zones with things in them, each with an address. Where the sites of
a map lie is said by the scenario's `Map`, how things look by the game's `looks.toml`. The
window's scene, exports and tests all draw from it, in board units (1 = the width of a hex, x
to the right, y down). Colours never stand alone: a seat has a colour, a shape and a hatch.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Point = tuple[float, float]

# What something is called: ("space", 3), ("link", 0), ("area", 2) are sites of the map, a
# ("card", 5), ("piece", 7), ("zone", 1) or ("seat", 0) is a thing, a zone, a seat. A hidden thing
# is ("", n), the n-th of its zone from 1, and has no other address.
Address = tuple[str, int]
OPEN_THINGS: Final = ("card", "piece")  # kinds of the addresses of things that are not hidden

PUBLIC: Final = -1  # viewer: what everybody at the table may see
ALL: Final = -2  # viewer: everything, for files and designers
HIDDEN: Final = ""  # kind of the address of a hidden thing

ZoneKind = Literal["map", "row", "grid", "hand", "pile", "track"]
ZonePlace = Literal["middle", "side", "seat"]


@dataclass(frozen=True)
class SeatStyle:
    """How a seat shows everywhere: window, charts, print.

    Attributes:
        name: Name in files, such as "brown".
        title: Name for people: that of the colour that they see.
        colour: Okabe-Ito colour as "#rrggbb".
        shape: One of `engine.seat_styles.SHAPES`.
        hatch: One of `engine.seat_styles.HATCHES`.
    """

    name: str
    title: str
    colour: str
    shape: str
    hatch: str

    @property
    def alias(self) -> str:
        """Its name in files if that is another word than the title, or ""."""
        return "" if self.name.casefold() == self.title.casefold() else self.name


@dataclass(frozen=True)
class SeatPanel:
    """What lies in front of one seat.

    Attributes:
        score: Points on the track now; None where the viewer may not know them.
        standing: Final score if the game ended now; None as well then.
        stocks: (label, amount) pairs, such as ("roads", 4).
        to_move: Whether this seat decides now.
    """

    seat: int
    score: int | None
    standing: int | None
    stocks: tuple[tuple[str, int], ...]
    to_move: bool


@dataclass(frozen=True)
class Thing:
    """One thing on the table, or several equal ones.

    Attributes:
        look: Name of a stamp, stroke, fill or card of the game's `looks.toml`.
        address: Of one of OPEN_THINGS and unique in its picture; the same thing keeps it from
            picture to picture. A hidden one has (HIDDEN, n), the n-th hidden one of its zone
            from 1, and neither texts nor tip.
        seat: Owner, or -1 for nobody.
        on: Site, zone or thing it lies on; None for its zone. A stroke on a link runs along it.
        path: Points of a stroke that lies on no link, in board units.
        angle: Where it faces, in degrees clockwise from pointing right; None for nowhere.
        shift: From the middle of what it lies on, in board units.
        texts: What stands on it: the blanks of a card's template, or the label of a piece.
        count: How many equal ones lie there.
        tip: Tooltip, one line. On a site of the map a thing without one is told by the name of
            its look.
    """

    look: str
    address: Address
    seat: int = -1
    on: Address | None = None
    path: tuple[Point, ...] = ()
    angle: float | None = None
    shift: Point = (0.0, 0.0)
    texts: tuple[str, ...] = ()
    count: int = 1
    tip: str = ""

    @property
    def hidden(self) -> bool:
        """Whether only its back is seen."""
        return self.address[0] == HIDDEN


def backs(look: str, count: int) -> tuple[Thing, ...]:
    """So many hidden things of a zone that holds no others."""
    return tuple(Thing(look, (HIDDEN, number)) for number in range(1, count + 1))


@dataclass(frozen=True)
class Zone:
    """A part of the table with the things in it.

    Attributes:
        kind: "map" (things lie on its sites), "row", "grid", "hand", "pile" or "track".
        number: Unique in its picture; the zone's address is ("zone", number).
        title: For people; may be "".
        owner: Seat, or -1.
        place: Where it is laid: in the "middle" where the board lies, at the "side" with the
            cards, or with its owner's "seat".
        things: In painting order; those that lie on a thing come after it.
        sites: Of a map, those that are there now; None for all of them.
    """

    kind: ZoneKind
    number: int
    title: str = ""
    owner: int = -1
    place: ZonePlace = "middle"
    things: tuple[Thing, ...] = ()
    sites: tuple[int, ...] | None = None

    @property
    def address(self) -> Address:
        """What a click calls it."""
        return "zone", self.number


@dataclass(frozen=True)
class Picture:
    """A whole position.

    Attributes:
        caption: One line such as "Round 3 of 12: Yellow lays tiles".
        notice: A line that must stay in sight with the board ("a reconstruction..."),
            or "".
        styles: One per seat.
        zones: Parts of the table, in the order of reading.
        seats: What lies in front of each seat, in seat order.
        points: What points are, where they alone do not say who wins; else "".
    """

    caption: str
    notice: str
    styles: tuple[SeatStyle, ...]
    zones: tuple[Zone, ...]
    seats: tuple[SeatPanel, ...]
    points: str = ""

    @property
    def things(self) -> tuple[Thing, ...]:
        """Everything on the table, zone by zone."""
        return tuple(thing for zone in self.zones for thing in zone.things)

    def zone(self, number: int) -> Zone:
        """The zone with a number.

        Raises:
            KeyError: There is none.
        """
        for zone in self.zones:
            if zone.number == number:
                return zone
        raise KeyError(number)
