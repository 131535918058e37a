"""Magna Grecia: the pieces of a scenario, for those who print and cut them out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.game import Component, Record
from engine.games.magna_grecia.saying import say
from engine.games.magna_grecia.setup import COLOURS
from engine.games.magna_grecia.styles import styles as styles_now
from engine.picture import SeatStyle

STRAIGHT: Final = (0, 3)
WIDE: Final = (0, 2)
SHARP: Final = (0, 1)
# Back of the road tiles for each reading of the toggle `curve`, in the order of its readings.
_CURVES: Final = ((WIDE,), (SHARP,), (WIDE, SHARP))


def components(record: Record) -> tuple[Component, ...]:
    """Tiles and markets of each seat, a marker for its score, and the oracles (MG-1, MG-3).

    Where a curve may be either wide or sharp (MG-A2), half of the road tiles bear each.
    """
    known = styles_now()
    styles = [known[COLOURS[colour]] for colour in record.colours[: record.seats]]
    found = [piece for style in styles for piece in _of_seat(record, style)]
    found.append(Component("temple", None, int(record.oracles), say("Oracle")))
    return tuple(piece for piece in found if piece.count)


def _of_seat(record: Record, style: SeatStyle) -> Iterator[Component]:
    roads = int(record.stock_roads) + int(record.reserve_roads)
    cities = int(record.stock_cities) + int(record.reserve_cities)
    backs = _CURVES[int(record.curve)]
    for place, back in enumerate(backs):
        share = (roads + len(backs) - 1 - place) // len(backs)
        yield Component("road", style, share, say("Road tile"), STRAIGHT, "road", back)
    yield Component("tile", style, cities, say("City tile"))
    yield Component("cylinder", style, int(record.markets), say("Market"), back="cylinder_lying")
    yield Component("score", style, 1, say("Score marker"))
