"""Who wins and who comes where (ME-25 to ME-27, ME-A10, ME-A11, ME-V4)."""

from __future__ import annotations

from collections.abc import Callable

from tests.support.marchands_twin.position import Position
from tests.support.marchands_twin.scoring import FIELDS, fields

# Draws one of some seats that tie, in seat order; None if their tie is shared.
Pick = Callable[[list[int]], int | None]


def draw_lots(position: Position) -> None:
    """At the end of the game, settle by lot what nothing else settles (ME-A10)."""
    if position.game.reads("ties", "shared"):
        return

    def pick(tied: list[int]) -> int:
        seat = tied[position.game.chance.below(len(tied))]
        position.lots.append(seat)
        return seat

    places(position, pick)


def standing(position: Position) -> list[int]:
    """Place of each seat by what was drawn, or with shared ties if nothing was (ME-27)."""
    drawn = iter(position.lots)
    return places(position, lambda _tied: next(drawn, None))


def places(position: Position, pick: Pick) -> list[int]:
    """Place of each seat, 1 for the first; equal seats share theirs."""
    if position.game.seats == 4:
        return places_by_elimination(position, pick)
    return places_by_fields(position, pick)


# ---------------------------------------------------------------------- two or three seats


def places_by_fields(position: Position, pick: Pick) -> list[int]:
    """The winner, then the others by economic, political, religious (ME-25, ME-27)."""
    merits = [fields(position, seat)[::-1] for seat in range(position.game.seats)]
    candidates = leaders_of_two(position) or list(range(position.game.seats))
    best = max(merits[seat] for seat in candidates)
    winners = [seat for seat in candidates if merits[seat] == best]
    drawn = pick(winners) if len(winners) > 1 else None
    if drawn is not None:
        winners = [drawn]
    keys = [(seat in winners, merit) for seat, merit in enumerate(merits)]
    return [1 + sum(other > mine for other in keys) for mine in keys]


def leaders_of_two(position: Position) -> list[int]:
    """Seats that lead two fields or more (ME-25)."""
    led = [leaders(position, field) for field in range(len(FIELDS))]
    seats = range(position.game.seats)
    return [seat for seat in seats if sum(seat in heads for heads in led) >= 2]


def leaders(position: Position, field: int) -> list[int]:
    """Seats that lead a field; several only where a tie counts for all (ME-A11)."""
    points = [fields(position, seat)[field] for seat in range(position.game.seats)]
    heads = [seat for seat, mine in enumerate(points) if mine == max(points)]
    shared = position.game.reads("tied_fields", "all")
    return heads if shared or len(heads) == 1 else []


# ---------------------------------------------------------------------- four seats


def places_by_elimination(position: Position, pick: Pick) -> list[int]:
    """One goes out by each field in turn until one is left (ME-26, ME-A10, ME-V4)."""
    order = str(position.game.parameters["elimination"]).split("_")
    left = list(range(position.game.seats))
    result = [1] * position.game.seats
    for phase in range(len(order)):
        remaining = len(order) - phase  # seats that this phase leaves
        if len(left) <= remaining:
            continue
        out = eliminated(position, left, order[phase:], pick)
        if out == left:
            break
        left = [seat for seat in left if seat not in out]
        for seat in out:
            result[seat] = len(left) + 1
    return result


def eliminated(position: Position, left: list[int], order: list[str], pick: Pick) -> list[int]:
    """Seats that go out now: lowest in the first field, at a tie in the next (ME-26)."""
    columns = [FIELDS.index(name) for name in order]
    keys = {seat: [fields(position, seat)[column] for column in columns] for seat in left}
    lowest = [seat for seat in left if keys[seat] == min(keys.values())]
    drawn = pick(lowest) if len(lowest) > 1 else None
    return lowest if drawn is None else [drawn]
