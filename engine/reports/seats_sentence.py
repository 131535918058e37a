"""One sentence on whether a batch favours a seat, from sums that grow while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import sqrt
from typing import Final

from engine.language import say
from engine.reports.facts import never_varied
from engine.reports.wording import FEW, lost_by_all, nobody_won
from engine.statistics.blocks import Estimate, estimated
from engine.statistics.equivalence import BALANCED, IMBALANCED, MOST_MORE, about, combined, needed
from engine.statistics.fairness import judged_seat
from engine.statistics.intervals import CONFIDENCE, wilson

BAND: Final = 2.0  # % around an equal share that is fair enough, as in `oikist report`


def seats_sentence(
    names: Sequence[str],
    wins: Sequence[float],
    squares: Sequence[float],
    games: int,
    lost: int = 0,
    band: float = BAND,
) -> str:
    """Whether a seat is favoured, as `oikist report` judges games of a number set before.

    A seat is called favoured at an error that all seats share.

    Args:
        names: Of the seats, for people.
        wins, squares: Of each seat the sum of its shares of the win, and of their squares.
        games: That somebody won.
        lost: Games that all have lost, besides; they are told.
        band: Greatest distance from an equal share that is fair enough, in %.

    Returns:
        A sentence in the language in force, or two; "" with fewer than two seats or no game.
    """
    if len(names) < 2 or games + lost < 1:
        return ""
    if games < 1:
        return nobody_won(lost)
    said = _judged(names, wins, squares, games, band)
    return f"{said} {lost_by_all(lost)}" if lost else said


def _judged(
    names: Sequence[str],
    wins: Sequence[float],
    squares: Sequence[float],
    games: int,
    band: float,
) -> str:
    """What is known of the seats; see `seats_sentence`."""
    seats = len(names)
    sums = list(zip(wins, squares, strict=True))
    ways = [partial(_share, *one, games) for one in sums]
    judged = [judged_seat(at, seats, band, CONFIDENCE).verdict for at in ways]
    shares = [100 * one / games for one in wins]
    outside = [seat for seat in range(seats) if judged[seat].kind == IMBALANCED]
    if outside:
        seat = max(outside, key=lambda one: abs(shares[one] - 100 / seats))
        return _outside(names[seat], band, favoured=shares[seat] > 100 / seats)
    if combined(judged) == BALANCED:
        return say(
            "The seats are balanced enough: every one wins its equal share within {band}% of"
            " the games.",
            band=f"{band:g}",
        )
    return _open(needed(judged), games, band)


def _outside(name: str, band: float, *, favoured: bool) -> str:
    if favoured:
        return say(
            "{seat} is favoured, by more than {band}% of the games.", seat=name, band=f"{band:g}"
        )
    return say(
        "{seat} is at a disadvantage, of more than {band}% of the games.",
        seat=name,
        band=f"{band:g}",
    )


def _open(more: int, games: int, band: float) -> str:
    size = f"{band:g}"
    if games < FEW:
        return say(
            "Whether a seat is favoured by more than {band}% of the games is not known yet:"
            " these are too few games to tell.",
            band=size,
        )
    if more >= MOST_MORE:
        return say(
            "Whether a seat is favoured by more than {band}% of the games is not known, and no"
            " number of games within reach would tell.",
            band=size,
        )
    return say(
        "Whether a seat is favoured by more than {band}% of the games is not known yet: about"
        " {more:more game|more games} would tell.",
        band=size,
        more=about(more),
    )


def _share(won: float, squares: float, games: int, level: float) -> Estimate:
    """The share of one seat in %, as `seats_part.share_interval` has it of whole games."""
    mean = won / games
    deviation = sqrt(max(squares - won * mean, 0.0) / (games - 1)) if games > 1 else 0.0
    if won == squares:  # whole wins only
        found = wilson(won, games, level)
        return Estimate(mean, found.low, found.high, games, deviation).scaled(100)
    return never_varied(estimated(mean, deviation, games, level).scaled(100))
