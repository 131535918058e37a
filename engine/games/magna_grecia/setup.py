"""Magna Grecia: from a board, a deck and parameters to one scenario record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from engine.boards.board import Board
from engine.columns import Amounts, Name, Order
from engine.errors import Fault, ScenarioError
from engine.game import (
    BoardSchema,
    Card,
    DeckSchema,
    Parameter,
    Prepared,
    Record,
    SpaceKind,
    Value,
)
from engine.games.magna_grecia.saying import say
from engine.games.magna_grecia.state import (
    AS_LISTED,
    CELL_CLASSES,
    COASTAL,
    EDGES,
    INTEGERS,
    MOST_CARDS,
    NO_CELL,
    NO_PLACE,
    NO_SEAT,
    OPEN,
    ORACLE_SITE,
    PAIRS,
    PLACES,
    SHUFFLED,
    TOGGLES,
    VILLAGE,
    cell_class,
    scenario_dtype,
    state_dtype,
)

COLOURS: Final = ("yellow", "orange", "brown", "red")
KINDS: Final = {"open": OPEN, "village": VILLAGE, "coastal_village": COASTAL, "oracle": ORACLE_SITE}

BOARD_SCHEMA: Final = BoardSchema(
    kinds=(
        SpaceKind("open", ".", "Open land", "An ordinary hex: roads and cities grow here."),
        SpaceKind("village", "v", "Inland village", "Founded on when an own road leads to it."),
        SpaceKind("coastal_village", "c", "Coastal village", "Green border: founded on at once."),
        SpaceKind("oracle", "o", "Oracle site", "An inland village, or a fixed oracle (MG-A16)."),
    ),
    most_cells=CELL_CLASSES[-1],
    most_named=frozenset({"village", "coastal_village", "oracle"}),
    named_limit=PLACES,
)

_AMOUNT: Final = "base and enhanced amount"
DECK_SCHEMA: Final = DeckSchema(
    key="actions",
    title="Action cards",
    columns=(
        Name("border", "Colour of the border", names=COLOURS),
        Order("order", "Colours in the order of their turns", names=COLOURS),
        Amounts("roads", f"Road tiles to lay: {_AMOUNT}", size=2, low=0, high=8),
        Amounts("cities", f"City tiles to lay: {_AMOUNT}", size=2, low=0, high=8),
        Amounts("draw", f"Tiles to draw: {_AMOUNT}", size=2, low=0, high=20),
    ),
    fewest=1,
    most=MOST_CARDS,
)


def prepare(
    declared: Mapping[str, Parameter],
    seats: int,
    board: Board,
    cards: Sequence[Card],
    values: Mapping[str, Value],
    place: str,
) -> Prepared:
    """Put everything into one record.

    Args:
        declared: The game's parameters.
        values: A value for every parameter.
        place: File to name in faults.

    Raises:
        ScenarioError: With every fault of the combination at once.
    """
    faults = list(_faults(seats, board, cards, values, place))
    if faults:
        raise ScenarioError(faults)
    size = cell_class(len(board))
    whole = values["city_grace"] == "whole_city" and values["city_test"] == "end_of_actions"
    record = np.zeros(1, scenario_dtype(size, whole=whole)).view(np.recarray)[0]
    record.seats = seats
    _write_values(record, declared, seats, values)
    if whole:
        record.founding_distance = 0  # MG-22 binds every tile then
    _write_board(record, board)
    _write_roads(record)
    _write_cards(record, cards, values)
    return Prepared(record, state_dtype(size))


def _faults(
    seats: int, board: Board, cards: Sequence[Card], values: Mapping[str, Value], place: str
) -> list[Fault]:
    """What is wrong with the combination of things that are right by themselves."""
    faults: list[Fault] = []
    size = len(board)
    if cell_class(size) == 0:
        what = say("the board has {count:hex|hexes}", count=size)
        faults.append(
            Fault(
                place,
                "board",
                what,
                say("use {most} at most", most=CELL_CLASSES[-1]),
            )
        )
    named = len(board.of_kind("village", "coastal_village", "oracle"))
    if named > PLACES:
        what = say("the board has {count:village|villages}", count=named)
        faults.append(
            Fault(place, "board", what, say("use {most} at most, all kinds together", most=PLACES))
        )
    coastal = len(board.of_kind("coastal_village"))
    if coastal < seats:
        what = say(
            "the board cannot seat {seats:player|players}: "
            "it has {coastal:coastal village|coastal villages}",
            seats=seats,
            coastal=coastal,
        )
        remedy = say("give it one for each player at least, or lower seats")
        faults.append(Fault(place, "board", what, remedy))
    oracles = int(str(values["oracles"]))
    inland = len(board.of_kind("village", "oracle"))
    if oracles and inland <= oracles:
        what = say(
            "the board cannot take {oracles:oracle|oracles}: "
            "it has {inland:inland village|inland villages}",
            oracles=oracles,
            inland=inland,
        )
        remedy = say(
            "give it {wanted} inland villages at least, or lower parameters.oracles",
            wanted=oracles + 1,
        )
        faults.append(Fault(place, "board", what, remedy))
    sites = len(board.of_kind("oracle"))
    if values["oracle_setup"] == "fixed" and sites < oracles:
        what = say(
            "the board fixes {sites:oracle|oracles}, but {oracles} are played",
            sites=sites,
            oracles=oracles,
        )
        remedy = say("mark more spaces of the kind oracle, or lower parameters.oracles")
        faults.append(Fault(place, "board", what, remedy))
    rounds = int(str(values["rounds"]))
    if rounds > len(cards):
        what = say(
            "{rounds:round needs|rounds need} as many cards, the deck has {cards:card|cards}",
            rounds=rounds,
            cards=len(cards),
        )
        remedy = say("lower parameters.rounds or add cards to the deck")
        faults.append(Fault(place, "parameters.rounds", what, remedy))
    colours = values["colours"]
    if isinstance(colours, tuple) and len(colours) < seats:
        what = say(
            "{colours:colour|colours} for {seats:seat|seats}", colours=len(colours), seats=seats
        )
        faults.append(
            Fault(place, "parameters.colours", what, say("name one colour for each seat"))
        )
    return faults


def _write_values(
    record: Record, declared: Mapping[str, Parameter], seats: int, values: Mapping[str, Value]
) -> None:
    """Numbers as they are, toggles as the index of their reading."""
    for name in INTEGERS:
        record[name] = values[name]
    for name in TOGGLES:
        keys = [reading.key for reading in declared[name].readings]
        record[name] = keys.index(str(values[name]))
    scores = values["start_score"]
    record.start_score[:seats] = scores


def _write_board(record: Record, board: Board) -> None:
    """Cells, places and what is next to what."""
    count = len(board)
    record.cells = count
    record.flat_tops = int(board.orientation == "flat")
    record.neighbours[:] = NO_CELL
    record.neighbours[:count] = board.neighbours
    record.place_of[:] = NO_PLACE
    record.place_cell[:] = NO_CELL
    record.axial[:count] = board.cells
    for cell, kind in enumerate(board.kinds):
        record.ground[cell] = KINDS[kind]
        record.on_board[cell] = sum(
            1 << edge for edge in range(EDGES) if board.neighbours[cell, edge] >= 0
        )
    places = [cell for cell, kind in enumerate(board.kinds) if kind != "open"]
    record.places = len(places)
    masks = {VILLAGE: 0, COASTAL: 0, ORACLE_SITE: 0}
    near = [0] * count
    for place, cell in enumerate(places):
        record.place_of[cell] = place
        record.place_cell[place] = cell
        masks[KINDS[board.kinds[cell]]] |= 1 << place
        for beside in board.neighbours[cell]:
            if beside >= 0:
                near[beside] |= 1 << place
    record.near_places[:count] = np.array(near, dtype=np.uint64)
    record.coastal = np.uint64(masks[COASTAL])
    record.inland = np.uint64(masks[VILLAGE] | masks[ORACLE_SITE])
    record.sites = np.uint64(masks[ORACLE_SITE])
    _write_distances(record, board, places)


def _write_distances(record: Record, board: Board, places: Sequence[int]) -> None:
    """Distance in hexes from every cell to every place, over land and sea."""
    cells = np.array(board.cells, dtype=np.int64).reshape(len(board), 2)
    towns = cells[list(places)]
    step = cells[:, None, :] - towns[None, :, :]
    third = step.sum(axis=2)
    apart = np.maximum(np.abs(step).max(axis=2), np.abs(third))
    record.far[: len(board), : len(places)] = np.minimum(apart, 255)
    bits = np.uint64(1) << np.arange(len(places), dtype=np.uint64)
    record.next_places[: len(board)] = ((apart == 2) * bits).sum(axis=1, dtype=np.uint64)


def _write_roads(record: Record) -> None:
    """Tables of the pairs of edges that a road tile may join (MG-12, MG-A2)."""
    gaps = {0: (2, 3), 1: (1, 3), 2: (1, 2, 3)}[int(record.curve)]
    allowed = [
        pair
        for pair, (first, second) in enumerate(PAIRS)
        if min(second - first, EDGES - (second - first)) in gaps
    ]
    for mask in range(64):
        touching = [p for p in allowed if any(mask >> edge & 1 for edge in PAIRS[p])]
        within = [p for p in allowed if all(mask >> edge & 1 for edge in PAIRS[p])]
        record.touching[mask] = sum(1 << pair for pair in touching)
        record.within[mask] = sum(1 << pair for pair in within)
        record.touching_count[mask] = len(touching)
        record.touching_list[mask, : len(touching)] = touching


def _write_cards(record: Record, cards: Sequence[Card], values: Mapping[str, Value]) -> None:
    """The deck, its stacking, and the seats in the order of each card (MG-4, MG-A1)."""
    colours: Any = values["colours"]
    seat_of = {colour: seat for seat, colour in enumerate(colours[: record.seats])}
    record.cards = len(cards)
    for seat in range(record.seats):
        record.colours[seat] = COLOURS.index(colours[seat])
    record.order[:] = NO_SEAT
    by_border: dict[str, list[int]] = {}
    for number, card in enumerate(cards):
        seats = [seat_of[colour] for colour in card["order"] if colour in seat_of]
        record.order[number, : len(seats)] = seats
        record.border[number] = COLOURS.index(str(card["border"]))
        by_border.setdefault(str(card["border"]), []).append(number)
    for numbers in by_border.values():
        for index, number in enumerate(numbers):
            step = 1 if record.card_levels else 0
            columns: list[Any] = [
                cards[numbers[(index + step * shift) % len(numbers)]][key]
                for shift, key in enumerate(("roads", "cities", "draw"))
            ]
            record.amounts[number] = [column[level] for level in (0, 1) for column in columns]
    _write_stack(record, list(by_border.values()))


def _write_stack(record: Record, borders: list[list[int]]) -> None:
    """Positions of the stack: set by set (MG-4), or as the deck's table lists the cards."""
    if record.stacking in (SHUFFLED, AS_LISTED):
        record.stack[: record.cards] = range(record.cards)
        return
    position = 0
    for number in range(max(len(cards) for cards in borders)):
        for cards in borders:
            if number < len(cards):
                record.stack[position] = cards[number]
                record.set_of[position] = number
                position += 1
