"""A make-believe table for the scene: a map of hexes, looks of every sort, zones with cards."""

from __future__ import annotations

from engine.boards import lattice
from engine.boards.map import Link, Map, Space
from engine.looks import Card, Fill, Layer, Looks, Ring, Stamp, Stroke
from engine.picture import HIDDEN, Picture, SeatPanel, Thing, Zone
from engine.seat_styles import seat_style
from workbench.scene.scenery import Kind, Scenery

STYLES = tuple(seat_style(seat, f"s{seat}", f"Seat {seat}") for seat in range(8))
HOUSE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 2 2">
<rect class="paper ink-line" x="-0.7" y="-0.7" width="1.4" height="1.4" stroke-width="0.1"/>
<rect class="seat" x="-0.4" y="-0.4" width="0.8" height="0.8"/>
<rect class="hatch" x="-0.4" y="-0.4" width="0.8" height="0.8"/>
<use class="seat-ink" href="#seat-shape" transform="scale(0.3)"/></svg>"""
ROAD = (Layer(0.235, "ink"), Layer(0.165, "seat"), Layer(0.165, "hatch"))
TILE = Fill("seat", hatched=True, rim=Layer(0.075, "ink"), seam=Layer(0.02, "hatch"))
LOOKS = Looks(
    stamps={"house": Stamp(HOUSE, 0.54, -90.0)},
    strokes={"road": Stroke(ROAD, bend=True)},
    fills={"tile": TILE, "coast": Fill(rings=(Ring(0.9, 0.075, "#3a8049"),), stamp="house")},
    cards={"card": Card("{0}", (("{1}", "{2}", ""),), "seat", "Back")},
)
KINDS = {"open": Kind("open land"), "coast": Kind("coast", LOOKS.fills["coast"])}


def spiral(count: int) -> list[tuple[int, int]]:
    """The first hexes around (0, 0), ring after ring."""
    ring, found = 0, [(0, 0)]
    while len(found) < count:
        ring += 1
        found += [
            (q, r)
            for q in range(-ring, ring + 1)
            for r in range(-ring, ring + 1)
            if max(abs(q), abs(r), abs(q + r)) == ring
        ]
    return found[:count]


def map_of(count: int, links: int = 0) -> Map:
    """So many hexes, those with a low number in the middle, and links between the first ones."""
    if not count:
        return Map()
    middles = [lattice.centre(axial, "flat") for axial in spiral(count)]
    left, top = (min(axis) - 0.6 for axis in zip(*middles, strict=True))
    middles = [(x - left, y - top) for x, y in middles]
    spaces = tuple(
        Space(f"h{number}", f"h{number}", "coast" if number == 3 else "open", middle,
              lattice.corners(middle, "flat"))
        for number, middle in enumerate(middles)
    )  # fmt: skip
    size = tuple(max(axis) + 0.6 for axis in zip(*middles, strict=True))
    ways = tuple(
        Link((0, end), "road", "a", (middles[0], middles[end])) for end in range(1, 1 + links)
    )
    return Map(spaces, ways, (), (size[0], size[1]))


def scenery_of(count: int, links: int = 0) -> Scenery:
    return Scenery(map_of(count, links), LOOKS, KINDS)


def tile(space: int, seat: int = 0) -> Thing:
    return Thing("tile", ("piece", space), seat, ("space", space), tip=f"tile of {seat}")


def card(number: int, seat: int = 0) -> Thing:
    return Thing("card", ("card", number), seat, texts=(f"Card {number}", "gold", "2"))


def hidden(number: int) -> Thing:
    return Thing("card", (HIDDEN, number))


def picture(*things: Thing, sites: tuple[int, ...] | None = None, zones=()) -> Picture:
    """A position with things on the map, and zones beside it."""
    return table(Zone("map", 0, things=things, sites=sites), *zones)


def table(*zones: Zone) -> Picture:
    seats = tuple(SeatPanel(seat, 0, 0, (), to_move=False) for seat in range(2))
    return Picture(caption="", notice="", styles=STYLES, zones=zones, seats=seats)
