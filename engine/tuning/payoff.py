"""Personas against each other: a matrix of pay-offs, and what the ban of a persona is worth.

A cell has the row's bot in one seat and the column's in all others. Every seed is played with
the row's bot on each seat in turn, the same seeds in every cell: these games are one block.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import TYPE_CHECKING, Final

import numpy as np

from engine.bots.personas import find_persona, persona_files
from engine.bots.spec import BOTS, parse_bot
from engine.errors import Fault, OikistError
from engine.language import said, say
from engine.statistics.payoff import Payoffs, payoffs, value_of_ban
from engine.tuning.seatings import one_against_all

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario
    from engine.statistics.blocks import Estimate

MOST_BOTS: Final = 8
PLAIN: Final = "greedy"


@dataclass(frozen=True)
class Ban:
    """What it is worth to do what a persona leaves alone.

    Attributes:
        bot, plain: The restricted bot, and the same one without its persona.
        kinds: Kinds of moves that it leaves alone.
        value: Share of the win that leaving them alone costs, in %.
    """

    bot: str
    plain: str
    kinds: tuple[str, ...]
    value: Estimate


@dataclass(frozen=True)
class Matrix:
    """Bots against each other.

    Attributes:
        scenario: What was played.
        bots: Rows and columns.
        payoffs: See `statistics.payoff`.
        bans: Of the bots whose persona bans something and whose plain bot is there, too.
        seed: Of all cells.
        games: Games played.
        left_out: Blocks left out because a game of them did not end.
    """

    scenario: Scenario
    bots: tuple[str, ...]
    payoffs: Payoffs
    bans: tuple[Ban, ...]
    seed: int
    games: int
    left_out: int


def usual_bots(scenario: Scenario) -> tuple[str, ...]:
    """The greedy bot, and it with every persona of the game.

    Raises:
        OikistError: The game has no persona.
    """
    names = tuple(persona_files(scenario.game, scenario.here))
    if not names:
        what = say("{game} has no personas", game=said(scenario.game, scenario.game.title))
        remedy = say("name two bots or more, such as uniform and greedy")
        raise OikistError(Fault("", BOTS, what, remedy))
    return (PLAIN, *(f"{PLAIN}@{name}" for name in names))


def checked_bots(scenario: Scenario, texts: Sequence[str]) -> tuple[str, ...]:
    """Bots by their canonical names.

    Raises:
        OikistError: With every fault: unknown, twice, fewer than two or too many.
    """
    names: list[str] = []
    faults: list[Fault] = []
    for text in texts:
        try:
            spec = parse_bot(text)
            find_persona(scenario.game, spec.persona, scenario.here)
        except OikistError as error:
            faults += error.faults
            continue
        if str(spec) in names:
            what = say("'{bot}' is named twice", bot=text)
            faults.append(Fault("", BOTS, what, say("name each bot once")))
        names.append(str(spec))
    if scenario.seats < 2:
        what, remedy = say("one seat plays alone"), say("choose another variant")
        faults.append(Fault("", "VARIANT", what, remedy))
    if not faults and not 2 <= len(names) <= MOST_BOTS:
        alone = say("one bot alone")
        what = say("{bots:bot|bots}", bots=len(names)) if len(names) != 1 else alone
        faults.append(Fault("", BOTS, what, say("name two to {most}", most=MOST_BOTS)))
    if faults:
        raise OikistError(dict.fromkeys(faults))
    return tuple(names)


def games_of(scenario: Scenario, bots: Sequence[str], blocks: int) -> int:
    """Games that a matrix takes."""
    return len(_played_pairs(scenario.seats, len(bots))) * blocks * scenario.seats


def payoff_matrix(
    scenario: Scenario,
    bots: Sequence[str],
    blocks: int,
    *,
    seed: int,
    threads: int,
    band: float,
    confidence: float = 0.95,
    told: Callable[[int], bool] = lambda _more: True,
) -> Matrix:
    """Let every bot play every other one.

    Args:
        bots: See `checked_bots`.
        blocks: Seeds of each cell, each played in all seatings.
        band: Share of the win that does not matter, in %.
        told: How many games more are finished; says whether to go on.

    Raises:
        Stopped: `told` said so.
        OikistError: No game of a cell has ended.
    """
    shares = np.full((blocks, len(bots), len(bots)), 1 / scenario.seats)
    whole = np.ones(blocks, dtype=bool)
    for row, column in _played_pairs(scenario.seats, len(bots)):
        won, done = one_against_all(
            scenario, (bots[row], bots[column]), blocks, seed, threads, told
        )
        shares[:, row, column] = won
        if scenario.seats == 2:
            shares[:, column, row] = 1 - won
        whole &= done
    found = payoffs(shares[whole], scenario.seats, band, np.random.default_rng(seed), confidence)
    bans = tuple(_bans(scenario, bots, found))
    games = games_of(scenario, bots, blocks)
    return Matrix(scenario, tuple(bots), found, bans, seed, games, int((~whole).sum()))


def _played_pairs(seats: int, bots: int) -> list[tuple[int, int]]:
    """Cells that are played; between two seats a cell tells its mirror image, too."""
    return [pair for pair in permutations(range(bots), 2) if seats > 2 or pair[0] < pair[1]]


def _bans(scenario: Scenario, bots: Sequence[str], found: Payoffs) -> list[Ban]:
    """The value of each ban whose plain bot is in the matrix."""
    bans = []
    for row, bot in enumerate(bots):
        plain, _, name = bot.partition("@")
        persona = find_persona(scenario.game, name, scenario.here)
        if persona is None or not persona.ban or plain not in bots:
            continue
        value = value_of_ban(found.cells[row][bots.index(plain)])
        bans.append(Ban(bot, plain, persona.ban, value))
    return bans
