"""Marchands d'Empire: the pieces of a scenario, for those who print and cut them out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.game import Component, Record
from engine.games.marchands import state as at
from engine.games.marchands.saying import say
from engine.picture import SeatStyle

_MARKERS: Final = 3  # of the round, and of goods and contracts on the ladder


def components(record: Record, styles: Sequence[SeatStyle]) -> tuple[Component, ...]:
    """Goods, monopolies, tracks and markers, then what each seat has (ME-1, ME-2).

    An order token has an X in front and the four letters behind; a letter points to the seat.
    Steps of a track are laid in a row; the ladder has as many as sites can be empty (ME-19).
    """
    found = [
        Component(rank, None, int(record.total[number]), say(rank))
        for number, rank in enumerate(at.RANKS)
    ]
    phases = int(record.rounds // record.monopoly_every) if record.monopoly_every else 0
    found.append(Component("monopoly", None, phases * at.GOODS, say("Monopolies")))
    found += [_step(number, say("Round track")) for number in range(1, int(record.rounds) + 1)]
    sites = max(int(record.goods_sites) + 1, int(record.contract_sites))
    found += [_step(number, say("Supply ladder")) for number in range(sites + 1)]
    found.append(Component("peg", None, _MARKERS, say("Marker")))
    found += [piece for style in styles for piece in _of_seat(record, style)]
    return tuple(piece for piece in found if piece.count)


def _step(number: int, title: str) -> Component:
    return Component("step", None, 1, title, texts=(title, str(number)))


def _of_seat(record: Record, style: SeatStyle) -> Iterator[Component]:
    yield Component("shield", style, 1, say("Screen"), texts=(say("Screen"),))
    yield Component("caravan", style, 1, say("caravan"))
    yield Component("token_x", style, int(record.orders), say("Orders"), back="token_roads")
    yield Component("church", style, int(record.churches), say("church"))
    yield Component("elector", style, int(record.electors), say("elector"), back="ballot")
