"""The order of play: whose move it is, which moves there are and what they do (MG-3, MG-6 to MG-11)."""

from __future__ import annotations

from dataclasses import replace

from tests.support.magna_grecia_twin import markets, oracles
from tests.support.magna_grecia_twin.allowances import draw_moves, may_end_actions
from tests.support.magna_grecia_twin.cities import city_cells
from tests.support.magna_grecia_twin.growth import keep, keep_due, lay_city
from tests.support.magna_grecia_twin.places import places_of
from tests.support.magna_grecia_twin.position import (
    Position,
    draft_hexes,
    drafting_ends,
    with_one,
)
from tests.support.magna_grecia_twin.roads import lay_road, road_moves
from tests.support.magna_grecia_twin.table import Seat


def seat_to_move(position: Position) -> Seat:
    """The seat that decides next; -1 when the game is over."""
    return keep_due(position)[0][1] if position.phase == "keep" else position.active


def legal(position: Position) -> set[str]:
    """Every move of the seat to move, as texts."""
    names = position.table.board.names
    if position.phase == "draft":
        return {f"oracle {names[cell]}" for cell in draft_hexes(position)}
    if position.phase == "actions":
        city = {f"city {names[cell]}" for cell in city_cells(position)}
        done = {"done"} if may_end_actions(position) else set()
        return road_moves(position) | city | draw_moves(position) | done
    if position.phase == "keep":
        return {"keep unsold", "keep sold"}
    if position.phase == "control":
        return oracles.control_moves(position)
    if position.phase == "market":
        return markets.market_moves(position)
    return set()


def play(position: Position, text: str) -> Position:  # noqa: C901 - one case for each kind of move
    """The position after a legal move; whether it is legal is not asked."""
    board = position.table.board
    match text.split():
        case ["oracle", name]:
            return drafted(position, board.cell(name))
        case ["road", name, joined]:
            one, other = (board.edge(edge) for edge in joined.split("-"))
            return after_tile(lay_road(position, board.cell(name), one, other))
        case ["city", name]:
            return after_tile(lay_city(position, board.cell(name)))
        case ["draw", *words]:
            return actions_ended(drawn(position, words))
        case ["done"]:
            return actions_ended(position)
        case ["keep", kind]:
            return after_choice(keep(position, kind))
        case ["control", oracle, city]:
            place = places_of(position).at[board.cell(city)]
            chosen = {**position.oracles, board.cell(oracle): place}
            return after_choice(replace(position, oracles=chosen))
        case ["buy", name]:
            return after_market(markets.bought(position, places_of(position).at[board.cell(name)]))
        case ["sell", name]:
            return after_market(markets.sold(position, places_of(position).at[board.cell(name)]))
        case ["pass"]:
            return after_market(position)
    raise ValueError(text)


def actions_ended(position: Position) -> Position:
    """MG-7: the market step, with the counts of the step of actions forgotten."""
    return replace(position, phase="market", x=0, y=0, founded=False)


def drafted(position: Position, cell: int) -> Position:
    """MG-3: the position with one more oracle."""
    after = replace(position, oracles={**position.oracles, cell: None})
    return replace(after, phase="actions") if drafting_ends(after) else after


def drawn(position: Position, words: list[str]) -> Position:
    """MG-11: the position with tiles moved from the reserve to the front stock."""
    seat, roads, cities = position.active, 0, 0
    for number, kind in zip(words[::2], words[1::2], strict=True):
        if kind in ("road", "roads"):
            roads = int(number)
        else:
            cities = int(number)
    return replace(
        position,
        front_roads=with_one(position.front_roads, seat, roads),
        reserve_roads=with_one(position.reserve_roads, seat, -roads),
        front_cities=with_one(position.front_cities, seat, cities),
        reserve_cities=with_one(position.reserve_cities, seat, -cities),
    )


def updates_at_once(position: Position) -> bool:
    """MG-A23: whether control follows every change."""
    return bool(position.table.rules["control_timing"] == "at_once")


def after_tile(position: Position) -> Position:
    """MG-39: control brought up to date after a tile, then the choices that are due."""
    position = oracles.settled(position) if updates_at_once(position) else position
    return with_choices(replace(position, phase="actions"))


def with_choices(position: Position) -> Position:
    """The step of actions, or the choice that is due before it goes on."""
    if keep_due(position):
        return replace(position, phase="keep")
    if updates_at_once(position) and oracles.control_due(position):
        return replace(position, phase="control")
    return replace(position, phase="actions")


def after_choice(position: Position) -> Position:
    """What follows a choice of markets or of an oracle's city."""
    if updates_at_once(position) or position.phase == "keep":
        return with_choices(position)
    return position if oracles.control_due(position) else next_turn(position)


def after_market(position: Position) -> Position:
    """What follows the market step."""
    if updates_at_once(position):
        return next_turn(position)
    position = oracles.settled(position)
    if oracles.control_due(position):
        return replace(position, phase="control")
    return next_turn(position)


def next_turn(position: Position) -> Position:
    """MG-6: the next seat on the card, the next round, or the end."""
    if position.turn + 1 < position.table.seats:
        return replace(position, phase="actions", turn=position.turn + 1)
    if position.round + 1 < position.table.rules["rounds"]:
        return replace(position, phase="actions", turn=0, round=position.round + 1)
    return replace(position, phase="over", turn=0, round=position.round + 1)
