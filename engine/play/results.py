"""How a game ended: the place of every seat, where its points came from, when the lead fell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from engine.measured import Decided, Sourced
from engine.picture import PUBLIC
from engine.play.match import Match
from engine.play.node import ROOT, Node
from engine.play.position import Position
from engine.records.replay import ranking, standing
from engine.scenarios.scenario import Scenario, State
from engine.seats import seat_titles


@dataclass(frozen=True)
class SeatResult:
    """One seat at the end of a game, or if it ended now.

    Attributes:
        seat: Its number, from 0.
        name: As in files.
        title: For people.
        score: Final score.
        place: From 1, ties settled by the rules; equal seats share a place; 0 if all lose.
        sources: (measure, points) in the order of the game, which sum to the score; expenses
            are negative; () where the game does not tell.
        deciders: The same of what decides besides the score; see `engine.measured.Decided`.
    """

    seat: int
    name: str
    title: str
    score: int
    place: int
    sources: tuple[tuple[str, int], ...]
    deciders: tuple[tuple[str, int], ...] = ()


def results(position: Position) -> tuple[SeatResult, ...]:
    """The result of each seat, in seat order, as if the game ended at a position."""
    found = results_of(position.scenario, position.state)
    titles = position.seat_titles
    return tuple(replace(one, title=titles[one.seat]) for one in found)


def results_of(scenario: Scenario, state: State) -> tuple[SeatResult, ...]:
    """As `results`, of a state."""
    names = scenario.game.seat_names(scenario.record)
    titles = seat_titles(scenario.game, names)
    scores, places = standing(scenario, state), ranking(scenario, state)
    game = scenario.game
    sources = _measured(scenario, state, game.sources if isinstance(game, Sourced) else ())
    deciders = _measured(scenario, state, game.deciders if isinstance(game, Decided) else ())
    return tuple(
        SeatResult(
            seat, name, titles[seat], scores[seat], places[seat], sources[seat], deciders[seat]
        )
        for seat, name in enumerate(names)
    )


def all_known(scenario: Scenario, state: State) -> bool:
    """Whether everybody may know the points of all seats."""
    panels = scenario.game.picture(scenario.record, state, PUBLIC).seats
    return all(panel.score is not None for panel in panels)


def _measured(
    scenario: Scenario, state: State, names: Sequence[str]
) -> list[tuple[tuple[str, int], ...]]:
    """Some measures of each seat with their names."""
    game = scenario.game
    if not names:
        return [()] * scenario.seats
    out = np.zeros((len(game.measures), scenario.seats), np.int64)
    game.kernels().measure(scenario.record, state, out)
    rows = [(name, game.measures.index(name)) for name in names]
    return [
        tuple((name, int(out[row, seat])) for name, row in rows) for seat in range(scenario.seats)
    ]


def by_place(found: tuple[SeatResult, ...]) -> str:
    """Seats by place, such as "1 North, 2 East and West, 4 South"; "" if all lose."""
    places = sorted({one.place for one in found} - {0})
    return ", ".join(
        f"{place} {' and '.join(one.title for one in found if one.place == place)}"
        for place in places
    )


def turning_point(match: Match) -> Node | None:
    """The last move on the way to the position on the table that changed who is first.

    Seats are compared as if the game had ended after each move. None if the same seats were
    first all the time.
    """
    line = [match.nodes[ROOT], *match.line()]
    first = [_first(match.scenario, node.state) for node in line]
    for number in range(len(line) - 1, 0, -1):
        if first[number] != first[number - 1]:
            return line[number]
    return None


def _first(scenario: Scenario, state: State) -> set[int]:
    return {seat for seat, place in enumerate(ranking(scenario, state)) if place == 1}
