"""How far a game goes under other rules: the first move at which a record diverges."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine.errors import RecordError
from engine.play.match_reading import first_difference
from engine.play.results import all_known
from engine.records.record import Record
from engine.records.replay import current_check, is_over, read_move, standing, started
from engine.scenarios.scenario import Scenario


@dataclass(frozen=True)
class Difference:
    """How far a game goes.

    Attributes:
        moves: Moves that hold, from the first on.
        reason: Why it goes no further, with the move; "" if all of it holds.
        scores: Final score of each seat if the game ended there; None where not everybody may
            know them.
        over: Whether the game has ended there.
    """

    moves: int
    reason: str
    scores: tuple[int, ...] | None
    over: bool


def match_difference(path: Path, scenario: Scenario) -> Difference:
    """A match file under other rules, event by event in the order in which they happened.

    Raises:
        RecordError: The file is no match.
    """
    match, reason = first_difference(path, scenario)
    moves = sum(node.code >= 0 for node in match.nodes)
    scores = match.standing() if all_known(scenario, match.state) else None
    return Difference(moves, reason, scores, match.over)


def record_difference(record: Record, scenario: Scenario) -> Difference:
    """A record under other rules: moves, who decides, and what the record notes on the way."""
    kernels, board = scenario.game.kernels(), scenario.record
    names = scenario.game.seat_names(board)
    state = started(scenario, record.seed)
    moves, reason = 0, ""
    for number, turn in enumerate(record.turns, start=1):
        place = f"move {number}, round {turn.period + 1}, {turn.seat}: {turn.text}"
        seat = int(kernels.seat_to_move(board, state))
        if seat < 0 or names[seat] != turn.seat:
            reason = f"{place}: {'the game is over' if seat < 0 else f'{names[seat]} decides'} here"
            break
        try:
            code = read_move(scenario, state, turn.text, "", place)
        except RecordError as error:
            reason = str(error.faults[0])
            break
        refusal = scenario.game.why_not(board, state, code)
        if refusal is not None:
            reason = f"{place}: {refusal.text.rstrip('.')} ({', '.join(refusal.rules)})"
            break
        kernels.apply(board, state, code)
        moves = number
        if turn.check is not None and current_check(scenario, state) != turn.check:
            reason = f"{place}: the position after it is another one"
            break
    scores, over = standing(scenario, state), is_over(scenario, state)
    if not reason and record.scores and (scores != record.scores or not over):
        was, now = (", ".join(map(str, points)) for points in (record.scores, scores))
        ended = "" if over else ", and the game is not over"
        reason = f"the end: the scores were {was} and are {now}{ended}"
    return Difference(moves, reason, scores if all_known(scenario, state) else None, over)
