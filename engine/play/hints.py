"""The best moves of a position, by games played on from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.play.wording import in_words
from engine.scenarios.scenario import Scenario, State
from engine.statistics.blocks import mean_interval
from engine.statistics.intervals import wilson

if TYPE_CHECKING:  # it brings Numba, and whoever shows a hint should stand before that
    from engine.play.racing import Race

BEST: Final = 3


@dataclass(frozen=True)
class Budget:
    """How much a hint may cost.

    Attributes:
        games: Games played on, over all moves.
        candidates: Moves that are looked at: the best by the appraisal of a bot that looks
            one move ahead.
        bot: Who plays on, for every seat.
        seed: Same seed, same hint.
    """

    games: int = 2_000
    candidates: int = 8
    bot: str = "greedy"
    seed: int = 1


@dataclass(frozen=True)
class Hint:
    """One move and what is to be expected of it.

    Attributes:
        code, text: The move.
        words: The same for people.
        value: Expected share of the win of the seat to move, from 0 to 1.
        low, high: 95% interval of the value (Wilson).
        margin: Expected lead over the best other seat at the end, points.
        margin_low, margin_high: 95% interval of the margin (Student).
        n: Games played on from it.
    """

    code: int
    text: str
    value: float
    low: float
    high: float
    margin: float
    margin_low: float
    margin_high: float
    n: int
    words: str = ""


Progress = Callable[[int, int, tuple[Hint, ...]], None]


def hints(
    scenario: Scenario,
    state: State,
    budget: Budget | None = None,
    *,
    best: int = BEST,
    stop: Callable[[], bool] | None = None,
    progress: Progress | None = None,
) -> tuple[Hint, ...]:
    """The best moves of the seat to move, best first; () when the game is over.

    Moves worth trying are played on from with the same deals and the same luck; those that
    are clearly worse drop out, so that the others get more games. What the seat cannot see
    is dealt anew for every game, so a hint never tells a secret.

    Args:
        state: A running game; read only.
        best: Moves to give at most.
        stop: Asked between chunks of some 40 ms; True ends the search with what is known.
        progress: Told (games played, games planned, the best so far) after every round.

    Raises:
        OikistError: The bot of the budget is unknown.
    """
    from engine.play.racing import Race, candidates

    budget = budget or Budget()
    codes = candidates(scenario, state, max(budget.candidates, best), budget.seed)
    if not codes:
        return ()
    race = Race(scenario, state, codes, budget.bot, budget.seed)

    def told() -> None:
        if progress is not None:
            progress(race.played, budget.games, found(scenario, state, race, best))

    race.run(max(budget.games, len(codes)), min(best, len(codes)), stop, told)
    return found(scenario, state, race, best)


def found(scenario: Scenario, state: State, race: Race, best: int) -> tuple[Hint, ...]:
    """The best moves of a race as hints, best first; those without a game are left out."""
    known = [code for code in race.ranking() if race.games(code)]
    return tuple(hint_of(scenario, state, race, code) for code in known[:best])


def hint_of(scenario: Scenario, state: State, race: Race, code: int) -> Hint:
    """What a race tells about one move that has at least one game."""
    shares, margins = race.shares(code), race.margins(code)
    value = float(shares.mean())
    interval = wilson(float(shares.sum()), len(shares))
    lead = mean_interval(margins)
    text = scenario.game.to_text(scenario.record, state, code)
    return Hint(
        code,
        text,
        value,
        interval.low,
        interval.high,
        lead.mean,
        lead.low,
        lead.high,
        len(shares),
        in_words(scenario, state, code),
    )
