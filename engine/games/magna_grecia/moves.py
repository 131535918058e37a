"""Magna Grecia: moves as people write them, and the clicks that make them."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.boards.lattice import Orientation, edge_names
from engine.boards.notation import hex_name, named_hex
from engine.errors import Fault, RecordError
from engine.game import Click, Record
from engine.games.magna_grecia.saying import COMPASS, WORDS, say
from engine.games.magna_grecia.state import (
    ARGUMENT,
    BUY,
    BUY_MOVE,
    CITY,
    CITY_MOVE,
    DONE,
    DONE_MOVE,
    DRAW,
    DRAW_MOVE,
    KEEP_KIND,
    KEEP_MOVE,
    KEEP_SOLD,
    KEEP_UNSOLD,
    KIND_SHIFT,
    NO_PLACE,
    ORACLE_MOVE,
    PAIR_COUNT,
    PAIRS,
    PASS,
    PASS_MOVE,
    PLACE_ORACLE,
    ROAD,
    ROAD_MOVE,
    SELL,
    SELL_MOVE,
    TAKE_MOVE,
)

MOST_DRAWN: Final = 20
_AT_PLACE: Final = {BUY: "buy {place}", SELL: "sell {place}", PLACE_ORACLE: "oracle {place}"}
TEXTS: Final = (
    *_AT_PLACE.values(),
    *("road", "city", "draw", "buy", "sell", "oracle", "done", "pass", "sold", "unsold"),
    *("roads", "cities"),
    *COMPASS,
    *("-".join(pair) for pair in combinations(sorted(COMPASS), 2)),
)
EXAMPLES: Final = "write for example 'road e4 nw-se', 'city c3', 'draw 3 roads 2 cities' or 'done'"


def orientation(record: Record) -> Orientation:
    """The orientation of the scenario's board."""
    return "flat" if record.flat_tops else "pointy"


def cell_name(record: Record, cell: int) -> str:
    """Notation of a cell, such as "c4"."""
    q, r = record.axial[cell]
    return hex_name((int(q), int(r)), orientation(record))


def find_cell(record: Record, name: str) -> int | None:
    """The cell with this notation, or None beside the board."""
    axial = named_hex(name, orientation(record))
    if axial is None:
        return None
    same = np.flatnonzero((record.axial[: record.cells] == axial).all(axis=1))
    return int(same[0]) if len(same) else None


def place_name(record: Record, place: int) -> str:
    """Notation of a place: of its village hex; of a city, of its first village hex."""
    return cell_name(record, int(record.place_cell[place]))


def pair_name(record: Record, pair: int) -> str:
    """The two edges of a road tile, in alphabetical order, such as "nw-se"."""
    names = edge_names(orientation(record))
    first, second = sorted(names[edge] for edge in PAIRS[pair])
    return f"{first}-{second}"


def find_pair(record: Record, text: str) -> int | None:
    """The pair of edges written as "nw-se" or "se-nw", or None."""
    names = edge_names(orientation(record))
    ends = text.split("-")
    if len(ends) != 2 or ends[0] == ends[1] or not set(ends) <= set(names):
        return None
    first, second = sorted(names.index(end) for end in ends)
    return PAIRS.index((first, second))


def _tiles(roads: int, cities: int) -> str:
    """Such as "3 roads 1 city"."""
    parts = []
    if roads:
        parts.append(f"{roads} road" + "s" * (roads != 1))
    if cities:
        parts.append(f"{cities} " + ("city" if cities == 1 else "cities"))
    return " ".join(parts) or "0 roads"


def to_text(record: Record, move: int) -> str:
    """A move as a person writes it."""
    kind, argument = int(move) >> KIND_SHIFT, int(move) & ARGUMENT
    if kind == ROAD:
        return f"road {cell_name(record, argument >> 4)} {pair_name(record, argument & 15)}"
    if kind == CITY:
        return f"city {cell_name(record, argument)}"
    if kind == DRAW:
        return f"draw {_tiles(argument >> 6, argument & 63)}"
    if kind in (BUY, SELL, PLACE_ORACLE):
        verb = {BUY: "buy", SELL: "sell", PLACE_ORACLE: "oracle"}[kind]
        return f"{verb} {place_name(record, argument)}"
    if kind == DONE:
        return "done"
    if kind == PASS:
        return "pass"
    if kind == KEEP_KIND:
        return "keep unsold" if argument == KEEP_UNSOLD else "keep sold"
    return f"control {place_name(record, argument >> 6)} {place_name(record, argument & 63)}"


def in_words(record: Record, move: int) -> str:
    """A move in the language in force; hexes as on the board."""
    kind, argument = int(move) >> KIND_SHIFT, int(move) & ARGUMENT
    if kind == ROAD:
        cell, edges = cell_name(record, argument >> 4), pair_name(record, argument & 15)
        return say("road {cell} {edges}", cell=cell, edges=WORDS.say(edges))
    if kind == CITY:
        return say("city {cell}", cell=cell_name(record, argument))
    if kind == DRAW:
        return _draw_in_words(argument >> 6, argument & 63)
    if kind in (DONE, PASS):
        return say("done") if kind == DONE else say("pass")
    if kind == KEEP_KIND:
        return say("keep unsold") if argument == KEEP_UNSOLD else say("keep sold")
    if kind in _AT_PLACE:
        return WORDS.tell(_AT_PLACE[kind], {"place": place_name(record, argument)})
    oracle, city = place_name(record, argument >> 6), place_name(record, argument & 63)
    return say("control {oracle} from {city}", oracle=oracle, city=city)


def _draw_in_words(roads: int, cities: int) -> str:
    if roads and cities:
        said = say("draw {roads:road|roads} and {cities:city|cities}", roads=roads, cities=cities)
    elif cities:
        said = say("draw {cities:city|cities}", cities=cities)
    else:
        said = say("draw {roads:road|roads}", roads=roads)
    return said


def from_text(record: Record, state: Record, text: str) -> int:
    """The code of a written move, legal or not.

    Raises:
        RecordError: The text is no move of this game.
    """
    words = text.lower().split()
    fixed = {
        "done": DONE_MOVE,
        "pass": PASS_MOVE,
        "keep unsold": KEEP_MOVE | KEEP_UNSOLD,
        "keep sold": KEEP_MOVE | KEEP_SOLD,
    }
    whole = " ".join(words)
    if whole in fixed:
        return fixed[whole]
    if words[:1] == ["draw"]:
        return _drawn(text, whole)
    cells = [_cell(record, text, word) for word in words[1:3] if "-" not in word]
    match words:
        case ["road", _, edges] if len(cells) == 1:
            pair = find_pair(record, edges)
            if pair is not None:
                return ROAD_MOVE | cells[0] << 4 | pair
            known = ", ".join(edge_names(orientation(record)))
            raise _refused(text, f"'{edges}' is not a pair of edges", f"join two of: {known}")
        case ["city", _] if cells:
            return CITY_MOVE | cells[0]
        case ["buy", _] if cells:
            return BUY_MOVE | int(state.place[cells[0]])
        case ["sell", _] if cells:
            return SELL_MOVE | int(state.place[cells[0]])
        case ["oracle", _] if cells:
            place = int(record.place_of[cells[0]])
            if place == NO_PLACE:
                raise _refused(text, f"there is no village on {words[1]}", "name an inland village")
            return ORACLE_MOVE | place
        case ["control", _, _] if len(cells) == 2:
            oracle, city = (int(state.place[cell]) for cell in cells)
            if NO_PLACE not in (oracle, city):
                return TAKE_MOVE | oracle << 6 | city
    raise _refused(text, "this is not a valid move", EXAMPLES)


def _refused(text: str, what: str, remedy: str) -> RecordError:
    return RecordError(Fault("", f"move '{text}'", what, remedy))


def _cell(record: Record, text: str, name: str) -> int:
    cell = find_cell(record, name)
    if cell is None:
        first = cell_name(record, 0)
        last = cell_name(record, int(record.cells) - 1)
        remedy = say("hexes are named like {first} or {last}", first=first, last=last)
        raise _refused(text, f"'{name}' is not a hex of this board", remedy)
    return cell


def _drawn(text: str, whole: str) -> int:
    found = re.fullmatch(r"draw(?: (\d+) roads?)?(?: (\d+) (?:city|cities))?", whole)
    if found and any(found.groups()):
        roads, cities = (int(number or 0) for number in found.groups())
        if roads <= MOST_DRAWN and cities <= MOST_DRAWN:
            return DRAW_MOVE | roads << 6 | cities
    raise _refused(text, "this is not a valid draw", "write for example 'draw 3 roads 2 cities'")


def gesture(record: Record, move: int) -> tuple[Click, ...]:
    """The clicks that make a move."""
    kind, argument = int(move) >> KIND_SHIFT, int(move) & ARGUMENT
    if kind == ROAD:
        turned = Click("choice", name=pair_name(record, argument & 15))
        return (Click("button", name="road"), Click("thing", ("space", argument >> 4)), turned)
    if kind == CITY:
        return (Click("button", name="city"), Click("thing", ("space", argument)))
    if kind == DRAW:
        roads = Click("number", name="roads", number=argument >> 6)
        cities = Click("number", name="cities", number=argument & 63)
        return (Click("button", name="draw"), roads, cities)
    if kind in (BUY, SELL, PLACE_ORACLE):
        verb = {BUY: "buy", SELL: "sell", PLACE_ORACLE: "oracle"}[kind]
        return (
            Click("button", name=verb),
            Click("thing", ("space", int(record.place_cell[argument]))),
        )
    if kind in (DONE, PASS):
        return (Click("button", name="done" if kind == DONE else "pass"),)
    if kind == KEEP_KIND:
        return (Click("choice", name="unsold" if argument == KEEP_UNSOLD else "sold"),)
    oracle, city = record.place_cell[argument >> 6], record.place_cell[argument & 63]
    return (Click("thing", ("space", int(oracle))), Click("thing", ("space", int(city))))


def codes(record: Record) -> NDArray[np.int32]:
    """Every move code that means something in this scenario, legal or not."""
    cells = np.arange(record.cells)
    places = np.arange(record.places)
    drawn = np.arange(MOST_DRAWN + 1)
    parts = (
        [DONE_MOVE, PASS_MOVE, KEEP_MOVE | KEEP_UNSOLD, KEEP_MOVE | KEEP_SOLD],
        (ROAD_MOVE | cells[:, None] << 4 | np.arange(PAIR_COUNT)).ravel(),
        CITY_MOVE | cells,
        (DRAW_MOVE | drawn[:, None] << 6 | drawn).ravel(),
        BUY_MOVE | places,
        SELL_MOVE | places,
        ORACLE_MOVE | places,
        (TAKE_MOVE | places[:, None] << 6 | places).ravel(),
    )
    return np.concatenate([np.asarray(part, dtype=np.int32) for part in parts])
