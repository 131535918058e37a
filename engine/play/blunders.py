"""What each move of a game gave away, by games played on from before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.picture import ALL
from engine.play.hints import Budget, Hint, hint_of
from engine.play.match import Match
from engine.play.node import DESIGNER, Node
from engine.scenarios.scenario import Scenario, State

MARKS: Final = ((0.20, "??"), (0.10, "?"), (0.05, "?!"))  # from so much loss on
PER_MOVE: Final = Budget(games=400, candidates=4)


@dataclass(frozen=True)
class Judged:
    """One move of a game, against the best one that was found.

    Attributes:
        node: Number of the node that the move led to.
        seat: Who moved.
        played, best: What is to be expected of the move and of the best one; the same
            where nothing better was found.
        loss: Share of the win given away, from 0 to 1; never below 0.
        error: Standard error of the loss.
        mark: "", "?!" (5% or more), "?" (10%) or "??" (20%); only where the loss is
            almost surely no accident of the games played on.
    """

    node: int
    seat: int
    played: Hint
    best: Hint
    loss: float
    error: float
    mark: str


@dataclass(frozen=True, eq=False)
class Place:
    """A decision of a game: where it was made, and what was decided.

    Attributes:
        node: Number of the node that the move led to.
        seat: Who moved.
        code: The move.
        state: The position before it; read only.
    """

    node: int
    seat: int
    code: int
    state: State


def places_of(
    match: Match, line: Sequence[Node] | None = None, viewer: int = ALL
) -> tuple[Place, ...]:
    """The decisions of a line, by default that to the node on the table.

    Edits of a designer are left out, and moves that a viewer may not know yet. So are all those
    of a seat that has seen more than the viewer, until the game is over: what such a seat gave
    away, and what would have been better, hangs on what it alone could know.

    Args:
        viewer: A seat, PUBLIC or ALL.
    """
    made = [node for node in (match.line() if line is None else line) if node.who != DESIGNER]
    eyes = ALL if match.over else viewer
    alike = {
        seat
        for seat in {node.seat for node in made}
        if all(match.sees_like(seat, node.parent, eyes) for node in made if node.seat == seat)
    }
    return tuple(
        Place(node.number, node.seat, node.code, match.nodes[node.parent].state)
        for node in made
        if node.seat in alike and not match.is_secret(node.number, viewer)
    )


def judged(
    scenario: Scenario,
    places: Sequence[Place],
    budget: Budget = PER_MOVE,
    *,
    stop: Callable[[], bool] | None = None,
    progress: Callable[[int, int, Judged], None] | None = None,
) -> tuple[Judged, ...]:
    """Judge decisions by what each seat could know then; forced moves are left out.

    Args:
        budget: For one move.
        stop: Asked between chunks; True ends the search with the moves judged so far.
        progress: Told (moves looked at, moves in all, the judgement) after every judgement.
    """
    found: list[Judged] = []
    for number, place in enumerate(places, start=1):
        if stop is not None and stop():
            break
        verdict = judge(scenario, place, budget, stop)
        if verdict is not None:
            found.append(verdict)
            if progress is not None:
                progress(number, len(places), verdict)
    return tuple(found)


def judge(
    scenario: Scenario,
    place: Place,
    budget: Budget = PER_MOVE,
    stop: Callable[[], bool] | None = None,
) -> Judged | None:
    """One move against the best ones; None where there was no choice, or it was stopped."""
    from engine.play.racing import DROP, Race, candidates

    codes = candidates(scenario, place.state, budget.candidates, budget.seed)
    if len(codes) < 2:
        return None
    if place.code not in codes:
        codes.append(place.code)
    race = Race(scenario, place.state, codes, budget.bot, budget.seed)
    race.run(max(budget.games, len(codes)), (place.code,), stop)
    if stop is not None and stop():
        return None
    best = race.ranking()[0]
    loss, error = race.difference(best, place.code) if best != place.code else (0.0, 0.0)
    loss = max(loss, 0.0)
    sure = loss > DROP * error
    mark = next((mark for least, mark in MARKS if sure and loss >= least), "")
    played, top = (hint_of(scenario, place.state, race, code) for code in (place.code, best))
    return Judged(place.node, place.seat, played, top, loss, error, mark)
