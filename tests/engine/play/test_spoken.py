"""A position as words: everything that is to be seen, and nothing that is not."""

from __future__ import annotations

import numpy as np

from engine.play.match import Match
from engine.play.spoken import spoken
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import copied


def test_every_piece_and_seat_is_told():
    """Each space that bears something has a line, each seat has one, the rest is counted."""
    match = Match(load_scenario("classic-2"), 5)
    while match.period < 2:
        match.play(match.legal_codes()[0])
    picture = match.picture(match.seat_to_move)
    lines = list(spoken(match.scenario, picture))
    (chart,) = (zone for zone in picture.zones if zone.kind == "map")
    used = {thing.on for thing in chart.things}
    for kind, number in used:
        assert kind == "space"
        name = match.scenario.map.spaces[number].name
        assert sum(line.startswith(f"{name}: ") for line in lines) == 1
    for style in picture.styles:
        assert any(line.startswith(style.title) and "points" in line for line in lines)
    counts = [int(word) for word in lines[-1].split() if word.isdigit()]
    assert sum(counts) == len(match.scenario.map.spaces) - len(used)
    assert lines[0] == picture.caption


def test_nothing_hidden_is_told(table):
    """Other hands may hold anything: the words for a seat stay the same."""
    match = Match(load_scenario("plain"), 3)
    match.play(match.legal_codes()[0])
    seat, scenario = match.seat_to_move, match.scenario
    other = copied(scenario, match.state)
    stream = np.array([7], np.uint64)
    scenario.game.kernels().determinize(scenario.record, other, seat, stream)
    assert other.tobytes() != match.state.tobytes()
    told = [
        list(spoken(scenario, scenario.game.picture(scenario.record, state, seat)))
        for state in (match.state, other)
    ]
    assert told[0] == told[1]
