"""Of a page about stored runs: why its verdicts may mislead, and what to ask next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine.discovery import discover
from engine.errors import OikistError
from engine.language import say
from engine.reports.numerals import figure
from engine.reports.played import board_caveats, few_games, weak_bots
from engine.reports.steps import (
    Typed,
    balance_step,
    deck_step,
    ladder_step,
    more_step,
    retyped,
    sensitivity_step,
)
from engine.statistics.coverage import never_above
from engine.statistics.equivalence import IMBALANCED, UNKNOWN

if TYPE_CHECKING:
    from engine.reports.page import Step
    from engine.reports.seats_part import Fairness
    from engine.runs.reading import ArmGames
    from engine.runs.store import Run, Store

MOST_RULES: Final = 12  # that are named


def run_caveats(store: Store, runs: Sequence[Run], read: Sequence[Sequence[ArmGames]]) -> list[str]:
    """Weak bots, few games, rules that nobody used, rebuilt boards, unlike engines."""
    arms = [games for each in read for games in each]
    found = weak_bots([bot for games in arms for bot in games.arm.bots])
    found += few_games(min((len(games) for games in arms), default=0))
    found += [caveat for games in arms for caveat in _unused_rules(games, alone=len(arms) == 1)]
    for run, each in zip(runs, read, strict=True):
        for games in each:
            found += _boards(store, run, games)
    if len({run.engine for run in runs}) > 1:
        found.append(
            say(
                "These runs come from different versions of the engine; they are shown side by"
                " side and never pooled."
            )
        )
    return list(dict.fromkeys(found))


def _boards(store: Store, run: Run, games: ArmGames) -> list[str]:
    """What is to be known about the board, if the rules can still be found as they were."""
    try:
        scenario = run.plan.sides[games.arm.side].scenario(store.here)
    except OikistError:
        return []
    return board_caveats(scenario) if scenario.digest == games.arm.digest else []


def _unused_rules(games: ArmGames, *, alone: bool) -> list[str]:
    """Rules that never came into play, so that nothing is known about them."""
    times, _, watched = games.fired()
    unused = [rule for rule, n in games.arm.by_rule(times).items() if not n]
    if not watched or not unused:
        return []
    names = ", ".join(unused[:MOST_RULES]) + (", ..." if unused[MOST_RULES:] else "")
    text = say(
        "{rules:rule|rules} never came into play: {names} (in fewer than {most}% of games, 95%;"
        " {games:game|games} watched).",
        rules=len(unused),
        names=names,
        most=figure(f"{100 * never_above(watched):.2g}"),
        games=watched,
    )
    return [text if alone else f"{games.arm.label}: {text}"]


def run_steps(run: Run, games: ArmGames, found: Fairness) -> list[Step]:
    """What to ask after games of one variant."""
    arm, plan = games.arm, run.plan
    bots = arm.bots[0] if len(set(arm.bots)) == 1 else ",".join(arm.bots)
    known = not plan.sides[arm.side].frozen
    what = Typed(arm.variant, arm.changes, discover().get(arm.game), bots, known)
    kind = found.overall.kind
    steps: list[Step] = []
    if kind == UNKNOWN:
        words = ("--band", f"{found.band:g}", "--seed", f"{plan.seed}")
        command = retyped(what.command("assert", *words), "--games", "{games}")
        steps += more_step(found.overall.more, len(games), command)
    if kind == IMBALANCED:
        steps += [*balance_step(what, found.band), *deck_step(what)]
        steps.append(sensitivity_step(what, f"win:{arm.seats[_farthest(found)]}"))
    return [*steps, ladder_step(what)]


def _farthest(found: Fairness) -> int:
    """The seat that is farthest from an equal share."""
    fair = 100 / len(found.names)
    return max(range(len(found.names)), key=lambda seat: abs(found.wins[seat].mean - fair))
