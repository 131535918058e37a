"""Magna Grecia: what a position looks like, and what it says about itself.

S is the scenario record, G the state record (see `state.py`). Texts name a seat by its
printed colour, as files do; the eye gets the Okabe-Ito colours of `STYLES`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from typing import Final

import numpy as np

from engine.game import Record
from engine.games.magna_grecia.deal import open_cards
from engine.games.magna_grecia.ground import board_of
from engine.games.magna_grecia.markets import ranking, standing
from engine.games.magna_grecia.pieces import Table, marks, pieces
from engine.games.magna_grecia.saying import WORDS, listed, say
from engine.games.magna_grecia.setup import COLOURS
from engine.games.magna_grecia.state import CONTROL, DRAFT, KEEP, MARKET, OVER
from engine.games.magna_grecia.styles import styles as styles_now
from engine.language import language
from engine.picture import ALL, HIDDEN, Picture, SeatPanel, SeatStyle, Thing, Zone
from engine.seats import as_called

_LAYING: Final = "Round {round} of {rounds}: {name} lays tiles"
_DOING: Final = {
    KEEP: "Round {round} of {rounds}: {name} keeps a sold or an unsold market",
    CONTROL: "Round {round} of {rounds}: {name} decides who controls an oracle",
    MARKET: "Round {round} of {rounds}: {name} buys or sells a market",
}
MAP, CARDS = range(2)  # numbers of the zones
CAPTIONS: Final = (_LAYING, *_DOING.values())


def picture(record: Record, state: Record, viewer: int) -> Picture:
    """See `engine.game.Game.picture`.

    Only cards are ever hidden (MG-5, MG-A17), from all seats alike; for designers and files the
    next one is always turned up.
    """
    styles = seat_styles(record)
    titles = tuple(style.title.split(" (")[0] for style in styles)
    table = Table(record, state, board_of(record), titles)
    return Picture(
        caption=_caption(table),
        notice="",
        styles=styles,
        zones=(
            _lying(_Lying(record.tobytes(), state.tobytes(), language(), titles, table)),
            Zone("row", CARDS, place="side", things=_cards(record, state, viewer)),
        ),
        seats=_panels(record, state),
    )


@dataclass(frozen=True)
class _Lying:
    """A position whose pieces are wanted: equal ones bear the same, whoever looks."""

    scenario: bytes
    state: bytes
    language: str
    titles: tuple[str, ...]
    table: Table = field(compare=False)


@lru_cache(maxsize=8)
def _lying(position: _Lying) -> Zone:
    """The board with its pieces; around one screen the same one is drawn for each seat."""
    return Zone("map", MAP, things=pieces(position.table))


def seat_styles(record: Record) -> tuple[SeatStyle, ...]:
    """How each seat shows, in seat order."""
    known = styles_now()
    return as_called([known[COLOURS[colour]] for colour in record.colours[: record.seats]])


def _cards(S: Record, G: Record, viewer: int) -> tuple[Thing, ...]:
    """The card in play, the next one, and the rest if everybody has seen it."""
    if G.phase == OVER:
        return ()
    now, last = int(G.rounds_played), int(S.rounds)
    seen = int(open_cards(S, G))
    if viewer == ALL:
        seen = max(seen, now + 2)
    things = [*_card(S, G, now, _round(now, last))]
    if now + 1 < last:
        next_one = _card(S, G, now + 1, say("Next"))
        things += next_one if seen > now + 1 else (Thing("action", (HIDDEN, 1)),)
    for position in range(now + 2, min(seen, last)):
        things += _card(S, G, position, _round(position, last))
    return tuple(things)


def _round(position: int, last: int) -> str:
    """Title of a card."""
    return say("Round {round} of {rounds}", round=position + 1, rounds=last)


def _card(S: Record, G: Record, position: int, title: str) -> tuple[Thing, ...]:
    """The front of the card at a position of the stack, and on it the seats in their order."""
    card = int(G.cards[position])
    colours = S.colours[: S.seats].tolist()
    border = int(S.border[card])
    owner = colours.index(border) if border in colours else -1
    base, enhanced = S.amounts[card].reshape(2, 3).tolist()
    labels = (say("roads"), say("cities"), say("draw"))
    rows = zip(labels, map(str, base), map(str, enhanced), strict=True)
    face = Thing("action", ("card", card), owner, texts=(title, *chain.from_iterable(rows)))
    return face, *marks(card, (seat for seat in S.order[card].tolist() if seat >= 0))


def _panels(S: Record, G: Record) -> tuple[SeatPanel, ...]:
    """Points and stocks of each seat."""
    final = np.zeros(S.seats, dtype=np.int64)
    standing(S, G, final)
    return tuple(
        SeatPanel(
            seat=seat,
            score=int(G.score[seat]),
            standing=int(final[seat]),
            stocks=(
                (say("roads"), int(G.front_roads[seat])),
                (say("cities"), int(G.front_cities[seat])),
                (say("roads in reserve"), int(G.reserve_roads[seat])),
                (say("cities in reserve"), int(G.reserve_cities[seat])),
                (say("markets"), int(G.supply[seat])),
            ),
            to_move=bool(G.phase != OVER and G.seat == seat),
        )
        for seat in range(S.seats)
    )


def _caption(table: Table) -> str:
    """Where the game is and who does what now."""
    S, G = table.S, table.G
    if G.phase == OVER:
        return say("Game over: {result}", result=_result(table))
    name = table.names[G.seat]
    if G.phase == DRAFT:
        now, last = S.oracles - G.oracles_left + 1, S.oracles
        return say(
            "Oracle {oracle} of {oracles}: {name} places", oracle=now, oracles=last, name=name
        )
    doing = _DOING.get(int(G.phase), _LAYING)
    return WORDS.tell(doing, {"round": G.rounds_played + 1, "rounds": S.rounds, "name": name})


def _result(table: Table) -> str:
    """Who has won with how many points, and whether unused tiles decided (MG-43)."""
    places = np.zeros(len(table.names), dtype=np.int64)
    ranking(table.S, table.G, places)
    scores = table.G.score[: len(table.names)].tolist()
    best = max(scores)
    winners = [name for name, place in zip(table.names, places, strict=True) if place == 1]
    if len(winners) > 1:
        return say("{names} share the win with {points}", names=listed(winners), points=best)
    if scores.count(best) > 1:
        return say("{name} wins with {points}, by unused tiles", name=winners[0], points=best)
    return say("{name} wins with {points}", name=winners[0], points=best)
