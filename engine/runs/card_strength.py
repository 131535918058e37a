"""How strong what chance deals is, from the deals of stored games.

A deal is drawn by lot, so the games are an experiment: what a seat wins with a card dealt in one
way, less what it wins otherwise, is an effect of the card. What "dealt" means, and what the
things are called, comes from the game (`Game.deals`, `Kernels.deal`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from engine.statistics.cards import DealEffect, among_all, deal_effects, largest_first
from engine.statistics.coverage import Use, uses
from engine.statistics.pairs import PairEffect, pair_effects, pairs_among_all

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.runs.reading import ArmGames, Uses

WIN, SCORE = "win", "score"
MEASURES: Final = (WIN, SCORE)
ALL_SEATS: Final = ""  # of the mean final score: what a card does to everybody
E = TypeVar("E", DealEffect, PairEffect)


@dataclass(frozen=True)
class OnSeat(Generic[E]):
    """An effect on the outcome of a seat.

    Attributes:
        measure: WIN, in percent of games, or SCORE, in points.
        seat: Its name, or ALL_SEATS.
        effect: Shrunk and with q-values over all things, ways and seats of its measure.
    """

    measure: str
    seat: str
    effect: E


class Fixed(NamedTuple):
    """A thing that chance dealt in the same way in every game.

    Attributes:
        name: Of the thing.
        dealt: The way; see `DealEffect.dealt`.
    """

    name: str
    dealt: int


@dataclass(frozen=True)
class Strength:
    """What the deals of an arm did.

    Attributes:
        label, bots: Of the arm.
        games: Finished games, on which effects rest.
        things: Names of what is dealt.
        cards, pairs: Of each measure, what stands out first (`largest_first`).
        fixed: Things that were dealt in the same way in every game: nothing can be said.
        used: In how many of the watched games each thing was used, rarest first; None where
            the game does not tell, or it was not kept.
        ways: What each way to be dealt means, see `engine.remarks.DealsInWords`; () where that
            is not known.
    """

    label: str
    bots: tuple[str, ...]
    games: int
    things: tuple[str, ...]
    cards: tuple[OnSeat[DealEffect], ...]
    pairs: tuple[OnSeat[PairEffect], ...]
    fixed: tuple[Fixed, ...]
    used: tuple[Use, ...] | None
    ways: tuple[str, ...] = ()

    def strongest(self, measure: str = WIN) -> tuple[OnSeat[DealEffect], ...]:
        """Of each thing the largest effect on a measure, the largest of all first."""
        found: dict[str, OnSeat[DealEffect]] = {}
        for one in self.cards:
            if one.measure == measure:
                found.setdefault(one.effect.card, one)
        return tuple(found.values())

    def same(self, other: OnSeat[DealEffect], measure: str) -> DealEffect | None:
        """The effect of the same deal on another measure of the same seat."""
        key = (other.seat, other.effect.card, other.effect.dealt)
        return next(
            (
                one.effect
                for one in self.cards
                if one.measure == measure and (one.seat, one.effect.card, one.effect.dealt) == key
            ),
            None,
        )


def card_strength(games: ArmGames) -> Strength:
    """What the deals of an arm did to the seats; nothing where chance deals nothing."""
    arm, deal = games.arm, games.deal()
    cards: list[OnSeat[DealEffect]] = []
    pairs: list[OnSeat[PairEffect]] = []
    for measure in MEASURES if len(games) else ():
        outcomes = _outcomes(games, measure)
        single = {seat: deal_effects(arm.deals, deal, each) for seat, each in outcomes.items()}
        both = {seat: pair_effects(arm.deals, deal, each) for seat, each in outcomes.items()}
        flat = among_all([one for each in single.values() for one in each])
        seats = [seat for seat, each in single.items() for _ in each]
        cards += [OnSeat(measure, *row) for row in zip(seats, flat, strict=True)]
        joint = pairs_among_all([one for each in both.values() for one in each])
        seats = [seat for seat, each in both.items() for _ in each]
        pairs += [OnSeat(measure, *row) for row in zip(seats, joint, strict=True)]
    return Strength(
        label=arm.label,
        bots=arm.bots,
        games=len(games),
        things=arm.deals,
        cards=_ranked(cards),
        pairs=_ranked(pairs),
        fixed=tuple(
            Fixed(name, int(column[0]))
            for name, column in zip(arm.deals, deal.T, strict=True)
            if len(column) and (column == column[0]).all()
        ),
        used=used_deals(games.arm.deals, games.uses()),
        ways=games.ways(),
    )


def renamed(strength: Strength, things: Mapping[str, str], seats: Mapping[str, str]) -> Strength:
    """The same with things and seats called otherwise; those not named keep their names."""

    def called(name: str) -> str:
        return things.get(name, name)

    def deal(one: OnSeat[DealEffect]) -> OnSeat[DealEffect]:
        effect = replace(one.effect, card=called(one.effect.card))
        return OnSeat(one.measure, seats.get(one.seat, one.seat), effect)

    def pair(one: OnSeat[PairEffect]) -> OnSeat[PairEffect]:
        first, second = called(one.effect.first), called(one.effect.second)
        effect = replace(one.effect, first=first, second=second)
        return OnSeat(one.measure, seats.get(one.seat, one.seat), effect)

    used = strength.used
    return replace(
        strength,
        things=tuple(called(name) for name in strength.things),
        cards=tuple(deal(one) for one in strength.cards),
        pairs=tuple(pair(one) for one in strength.pairs),
        fixed=tuple(Fixed(called(name), dealt) for name, dealt in strength.fixed),
        used=used and tuple(replace(one, name=called(one.name)) for one in used),
    )


def used_deals(names: Sequence[str], found: Uses | None) -> tuple[Use, ...] | None:
    """In how many watched games each thing was used; see `Strength.used`."""
    if found is None or not len(found.deals):
        return None
    counts = found.deals.sum(axis=1).tolist()
    return uses(dict(zip(names, counts, strict=True)), len(found.games))


def _outcomes(games: ArmGames, measure: str) -> dict[str, NDArray[np.float64]]:
    """Seat -> its outcome in each game, in the units of the measure."""
    if measure == WIN:
        return dict(zip(games.arm.seats, 100 * games.shares.T, strict=True))
    scores = games.scores.astype(np.float64)
    return dict(zip(games.arm.seats, scores.T, strict=True)) | {ALL_SEATS: scores.mean(axis=1)}


def _ranked(effects: list[OnSeat[E]]) -> tuple[OnSeat[E], ...]:
    """Measure by measure, each in the order of `largest_first`."""
    found: list[OnSeat[E]] = []
    for measure in MEASURES:
        some = [one for one in effects if one.measure == measure]
        found += [some[place] for place in largest_first([one.effect for one in some])]
    return tuple(found)
