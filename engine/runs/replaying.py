"""Stored games played again: the very same moves, as a match for the table and for files.

Game i of a run takes its chance from the seed of the run and i alone, so it need not be stored
move by move. Whether it comes out as it did is asserted by all that is stored of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from engine.discovery import discover
from engine.errors import Fault, RecordError
from engine.language import say
from engine.play.match import Match
from engine.remedies import did_you_mean
from engine.runs.chunk import as_chunk
from engine.runs.digests import engine_digest
from engine.runs.executors import collector, order_of
from engine.runs.troubles import RunsError
from engine.scenarios.scenario import copied, new_state
from engine.simulation.collecting import bind_watched, things_watched
from engine.simulation.report import game_seed

if TYPE_CHECKING:
    from engine.runs.arms import Arm
    from engine.runs.store import Run, Store
    from engine.simulation.collecting import Collector

ROUND, RULE, MOVE = "round", "rule", "move"
STORED: Final = ("decisions", "listed", "forced", "finished", "scores", "shares", "decided")


@dataclass(frozen=True)
class Moment:
    """A point of a game.

    Attributes:
        kind: ROUND for the end of a round, RULE for the first time that a rule fired, or MOVE.
        name: Number of the round or move, from 1, or id of the rule.
        move: Number of the move after which it is there, 0 for the start; None while unknown
            or if the game never came so far.
    """

    kind: str
    name: str
    move: int | None = None


def moment_from(text: str) -> Moment:
    """The moment that a text such as "round 8", "move 120" or "MG-17" means."""
    first, _, rest = text.strip().partition(" ")
    if first.lower() in (ROUND, MOVE) and rest.strip().isdigit():
        return Moment(first.lower(), str(int(rest)))
    return Moment(RULE, text.strip().upper())


def game_as_match(store: Store, number: int, arm: int, game: int) -> Match:
    """A stored game, move by move, also of rules that were never saved; its end is on the table.

    Args:
        number: Of the run.
        game: Its number, from 0.

    Raises:
        RunsError: There is no such run, arm or game; the game is not installed, the files of
            its variant have changed, or it comes out otherwise than it is stored.
    """
    run, arms = store.run(number), store.arms(number)
    if not 0 <= arm < len(arms):
        what = say("run {run} has no arm {arm}", run=number, arm=arm)
        remedy = say("they are numbered from 0 to {last}", last=len(arms) - 1)
        raise RunsError(Fault("", "", what, remedy))
    stored = _stored(store, run, arm, game)
    player = player_of(store, run, arms[arm])
    got = player.traced(game)
    again = as_chunk(arm, got, ())
    differ = [name for name, value in stored.items() if getattr(again, name)[0].tolist() != value]
    match = Match(player.plan.scenario, game_seed(player.plan, game), arms[arm].bots)
    if not differ:
        for code in got.extra.trace[: int(got.tables.decisions[0])].tolist():
            match.play(code)
    if differ or list(match.standing()) != stored["scores"]:
        what = say("game {game} of run {run} does not end as it is stored", game=game, run=number)
        remedy = say("rules, bots or engine have changed since, or its bots go by the clock")
        raise RunsError(Fault("", ", ".join(differ), what, remedy))
    return match


def _stored(store: Store, run: Run, arm: int, game: int) -> dict[str, Any]:
    """What is stored of a game by the names of `Chunk`; places only if they were kept."""
    names = (*STORED, "places")
    rows = store.connection.execute(
        f"SELECT {', '.join(names)} FROM games WHERE run = ? AND arm = ? AND game = ?",  # noqa: S608
        [run.number, arm, game],
    ).fetchall()
    if not rows:
        what = say("run {run} has no game {game} in arm {arm}", run=run.number, game=game, arm=arm)
        remedy = say("games are numbered from 0, up to {last}", last=run.plan.games - 1)
        raise RunsError(Fault("", "", what, remedy))
    return {name: value for name, value in zip(names, rows[0], strict=True) if value is not None}


def player_of(store: Store, run: Run, arm: Arm) -> Collector:
    """Who plays the games of an arm, by the rules, bots and engine of today."""
    known = discover()
    if arm.game not in known:
        what = say("no game '{game}' is installed", game=arm.game)
        raise RunsError(Fault("", "", what, say("install the game")))
    engine = engine_digest([known[arm.game]], arm.bots, store.here)
    return collector(order_of(arm, run.plan, engine, store.here))


def placed(match: Match, moment: Moment) -> Moment:
    """A moment with the number of its move in a match.

    Raises:
        RecordError: The game has no such rule.
    """
    if moment.kind == RULE:
        return Moment(RULE, moment.name, first_use(match, moment.name))
    line, number = match.line(), int(moment.name)
    if moment.kind == MOVE:
        return Moment(MOVE, moment.name, number if number <= len(line) else None)
    reached = number <= match.period
    return Moment(
        ROUND, moment.name, sum(node.period < number for node in line) if reached else None
    )


def first_use(match: Match, rule: str) -> int | None:
    """Number of the move with which a rule first fired; None if it never did.

    Raises:
        RecordError: The game has no such rule.
    """
    scenario = match.scenario
    game, record = scenario.game, scenario.record
    if rule not in game.rules:
        raise RecordError(Fault("", rule, say("no such rule"), did_you_mean(rule, game.rules)))
    row, act, room = list(game.rules).index(rule), bind_watched(game), new_state(scenario)
    fired = np.zeros(things_watched(game, record), dtype=np.int64)
    for number, node in enumerate(match.line(), start=1):
        state = copied(scenario, match.nodes[node.parent].state)
        act(record, room, state, np.int32(node.code), fired)
        if fired[row]:
            return number
    return None


def show_moment(match: Match, moment: Moment) -> Moment:
    """Put the position at a moment on the table; it is returned with its move.

    Raises:
        RecordError: The game has no such rule.
        RunsError: It never came so far.
    """
    found = placed(match, moment)
    if found.move is None:
        what, remedy = say("the game never comes there"), say("choose another moment")
        raise RunsError(Fault("", f"{moment.kind} {moment.name}", what, remedy))
    line = match.line()
    match.go(line[found.move - 1].number if found.move else 0)
    return found
