"""Of a page: bots that change seats in complete blocks, judged by block."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from engine.language import say
from engine.reports.chance_part import luck_sheet
from engine.reports.facts import fact
from engine.reports.page import Fact, Section, Verdict
from engine.reports.seats_part import (
    CONFIDENCE,
    fair_verdicts,
    fairness,
    share_interval,
    wins_chart,
)
from engine.reports.wording import counted, short

if TYPE_CHECKING:
    from engine.runs.reading import ArmGames


@dataclass(frozen=True)
class Rotation:
    """One scenario with every bot once in every seat, on the games that all its arms ended.

    Attributes:
        side: Number of the scenario.
        label: What tables call it.
        seats, bots: Names; bots as they sat in the first arm.
        agents: Which of these bots sat where, shape (seatings, seats).
        scores, shares: Shape (blocks, seatings, seats); one block is one game number.
    """

    side: int
    label: str
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    agents: NDArray[np.intp]
    scores: NDArray[Any]
    shares: NDArray[np.float64]


def rotations(arms: Sequence[ArmGames]) -> list[Rotation]:
    """The scenarios whose seatings are complete; those with two blocks or more."""
    found = []
    for side in dict.fromkeys(games.arm.side for games in arms):
        mine = [games for games in arms if games.arm.side == side]
        agents = _agents([games.arm.bots for games in mine])
        if agents is None:
            continue
        common = reduce(np.intersect1d, [games.games for games in mine])
        if len(common) < 2:
            continue
        rows = [np.searchsorted(games.games, common) for games in mine]
        found.append(
            Rotation(
                side,
                mine[0].arm.label,
                mine[0].arm.said,
                mine[0].arm.bots,
                agents,
                np.stack([g.scores[at] for g, at in zip(mine, rows, strict=True)], axis=1),
                np.stack([g.shares[at] for g, at in zip(mine, rows, strict=True)], axis=1),
            )
        )
    return found


def _agents(seatings: Sequence[tuple[str, ...]]) -> NDArray[np.intp] | None:
    """Which bot of the first seating sits where; None unless every bot sits everywhere once."""
    first, seats = seatings[0], len(seatings[0])
    if len(seatings) != seats or seats < 2:
        return None
    order = np.arange(seats)
    turns = [
        next((n for n in range(seats) if first[-n:] + first[:-n] == bots), None)
        for bots in seatings
    ]
    if None in turns or len(set(turns)) != seats:
        return None
    return np.stack([np.roll(order, turn) for turn in turns if turn is not None])


def rotation_part(
    prefix: str, rotation: Rotation, band: float, seed: int, *, looked: bool, alone: bool
) -> tuple[list[Verdict], Section]:
    """Verdicts on seats by block means, what each bot wins, and luck against skill."""
    title = prefix + say("{variant} over all seatings", variant=rotation.label)
    blocks = len(rotation.scores)
    found = fairness(rotation.seats, rotation.shares.mean(axis=1), band, looked=looked)
    bots = ", ".join(dict.fromkeys(rotation.bots))
    verdicts = fair_verdicts(title, "" if alone else f"{title}: ", found, bots, "blocks")
    text = say(
        "{blocks}: one block is one seed, played in {seatings:seating|seatings} in which every bot"
        " sits in every seat. Intervals rest on blocks.",
        blocks=counted(blocks, "blocks"),
        seatings=len(rotation.agents),
    )
    section = Section(
        title,
        text,
        charts=[wins_chart(title, found, "blocks")],
        facts=_bot_facts(rotation, looked=looked),
        sheets=[luck_sheet(rotation.scores, rotation.shares, rotation.agents, seed)],
        formula="“Seats”, “Luck and skill”",
    )
    return verdicts, section


def _bot_facts(rotation: Rotation, *, looked: bool) -> list[Fact]:
    """What each kind of bot wins in a seat."""
    fair = short(100 / len(rotation.seats))
    facts = []
    for bot in dict.fromkeys(rotation.bots):
        mine = np.isin(rotation.agents, [i for i, name in enumerate(rotation.bots) if name == bot])
        shares = rotation.shares[:, mine].mean(axis=1)
        wins = share_interval(shares, CONFIDENCE, looked=looked)
        seats = int(mine[0].sum())
        words = say(
            "Win share of this bot over all seats; {fair} if all were as strong.", fair=fair
        )
        if seats > 1:
            words = say(
                "Win share of this bot over all seats, mean of its {seats:seat|seats}; {fair} if"
                " all were as strong.",
                seats=seats,
                fair=fair,
            )
        facts.append(fact(say("Wins of {bot}", bot=bot), wins, words, "%", "blocks"))
    return facts
