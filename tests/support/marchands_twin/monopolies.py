"""Phase V and the end of a round (ME-6, ME-20, ME-21)."""

from __future__ import annotations

from tests.support.marchands_twin.game import RANKS
from tests.support.marchands_twin.position import Position, full_deck
from tests.support.marchands_twin.ranking import draw_lots


def monopoly_phase(position: Position) -> None:
    """Ask for the first rank, if the round that ends is one with monopolies (ME-20, ME-A8)."""
    every = position.game.number("monopoly_every")
    on_track = position.game.track_number(position.finished)
    due = every > 0 and on_track % every == 0
    position.stage = "announce" if due else "round_end"


def announcing_seat(position: Position) -> int:
    """The seat that announces next, the starter of the round first."""
    return position.game.seats_from(position.starter)[len(position.announcements)]


def announcement_moves(position: Position) -> set[tuple[object, ...]]:
    """Every number up to what the seat holds (ME-20)."""
    held = position.held[announcing_seat(position)][position.rank]
    return {("announce", number) for number in range(held + 1)}


def announce(position: Position, number: int) -> None:
    """Say a number; when all have, the next rank follows, after gold the end of the round."""
    position.announcements.append(number)
    if len(position.announcements) < position.game.seats:
        return
    award(position)
    position.announcements = []
    position.rank += 1
    if position.rank == len(RANKS):
        position.rank = 0
        position.stage = "round_end"


def award(position: Position) -> None:
    """A tile for the strictly highest announcement, for nobody at a tie (ME-20)."""
    highest = max(position.announcements)
    if position.announcements.count(highest) == 1:
        seats = position.game.seats_from(position.starter)
        position.tiles[seats[position.announcements.index(highest)]] += 1


def end_round(position: Position) -> None:
    """Mix the cards if that is due; the next round begins or all is over (ME-6, ME-21)."""
    position.finished += 1
    if position.game.reads("drawing", "deck_mixed"):
        position.deck = full_deck(position.game)
    if is_last(position):
        position.stage = "over"
        draw_lots(position)
    else:
        position.starter = (position.starter + 1) % position.game.seats
        position.stage = "orders"


def is_last(position: Position) -> bool:
    """Whether no further round fits on the track (ME-21, ME-A8)."""
    return position.game.track_number(position.finished) > position.game.number("rounds")
