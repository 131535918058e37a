"""Marchands d'Empire: the pieces of a scenario, for those who print and cut them out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.game import Component, Record
from engine.games.marchands import state as at
from engine.games.marchands.saying import say
from engine.picture import SeatStyle


def components(record: Record, styles: Sequence[SeatStyle]) -> tuple[Component, ...]:
    """Goods and monopolies, then what each seat has: caravan, orders, churches, electors (ME-2).

    An order token has an X in front and the four letters behind; a letter points to the seat.
    """
    found = [
        Component(rank, None, int(record.total[number]), say(rank))
        for number, rank in enumerate(at.RANKS)
    ]
    phases = int(record.rounds // record.monopoly_every) if record.monopoly_every else 0
    found.append(Component("monopoly", None, phases * at.GOODS, say("Monopolies")))
    found += [piece for style in styles for piece in _of_seat(record, style)]
    return tuple(piece for piece in found if piece.count)


def _of_seat(record: Record, style: SeatStyle) -> Iterator[Component]:
    yield Component("caravan", style, 1, say("caravan"))
    yield Component("token_x", style, int(record.orders), say("Orders"), back="token_roads")
    yield Component("church", style, int(record.churches), say("church"))
    yield Component("elector", style, int(record.electors), say("elector"), back="ballot")
