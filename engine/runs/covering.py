"""What came into play in a stored run: rules, spaces, and what chance deals.

Something never seen in n games is not impossible: it comes in fewer than about 3/n of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from engine.runs.card_strength import used_deals
from engine.statistics.coverage import Use, use, uses

if TYPE_CHECKING:
    from engine.runs.reading import ArmGames, Uses


@dataclass(frozen=True)
class SpaceUse:
    """Pieces on one space at the end of finished games.

    Attributes:
        space: Its key.
        pieces: In all games.
        games: Games in which each seat had a piece there; by seat.
        won: Wins of the seats in these games, parts included; by seat.
    """

    space: str
    pieces: int
    games: tuple[int, ...]
    won: tuple[float, ...]


@dataclass(frozen=True)
class WayUse:
    """How often a thing was used in the games in which it was dealt in one way.

    Attributes:
        dealt: The way, a category of the game such as a round or a seat.
        use: Of the thing, among these games.
    """

    dealt: int
    use: Use


@dataclass(frozen=True)
class ArmCoverage:
    """What came into play in the games of an arm.

    Attributes:
        label, bots: Of the arm.
        games, watched: Finished games, and games in which rules were looked at.
        rules: Of the watched games, rarest first; without those for other numbers of seats.
        spaces: Most used last; those never used are `unused`.
        unused: Spaces on which no game ended with a piece, with what that proves.
        deals: Things that are dealt, in the watched games, rarest first; None where the game
            does not tell what is used of them, or it was not kept.
        ways: The same by the way in which they were dealt; () like `deals`.
    """

    label: str
    bots: tuple[str, ...]
    games: int
    watched: int
    rules: tuple[Use, ...]
    spaces: tuple[SpaceUse, ...]
    unused: tuple[Use, ...]
    deals: tuple[Use, ...] | None
    ways: tuple[WayUse, ...]


def arm_coverage(games: ArmGames) -> ArmCoverage:
    """What came into play in the games of an arm."""
    arm = games.arm
    found = games.uses()
    _, with_it, watched = games.fired()
    pieces, having, won = games.spaces()
    spaces = [
        SpaceUse(name, int(count), tuple(seats.tolist()), tuple(wins.tolist()))
        for name, count, seats, wins in zip(
            arm.spaces, pieces.sum(axis=0), having.T, won.T, strict=True
        )
    ]
    return ArmCoverage(
        label=arm.label,
        bots=arm.bots,
        games=len(games),
        watched=watched,
        rules=uses(arm.by_rule(with_it), watched),
        spaces=tuple(sorted((one for one in spaces if one.pieces), key=lambda one: one.pieces)),
        unused=tuple(use(one.space, 0, len(games)) for one in spaces if not one.pieces),
        deals=used_deals(arm.deals, found),
        ways=_ways(games, found),
    )


def _ways(games: ArmGames, found: Uses | None) -> tuple[WayUse, ...]:
    """Uses of each thing by the way in which it was dealt, in watched games that ended."""
    if found is None or not len(found.deals):
        return ()
    ended = np.isin(found.games, games.games)
    deal = games.deal()[np.searchsorted(games.games, found.games[ended])]
    ways = []
    for thing, name in enumerate(games.arm.deals):
        used = found.deals[thing, ended]
        for category in np.unique(deal[:, thing]).tolist():
            so = deal[:, thing] == category
            ways.append(WayUse(category, use(name, int(used[so].sum()), int(so.sum()))))
    return tuple(ways)
