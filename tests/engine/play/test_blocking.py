"""Which spaces stand in the way of a refused move."""

from __future__ import annotations

from engine.play.blocking import obstacles
from engine.play.match import Match
from engine.scenarios.catalog import load_scenario


def test_every_refused_move_can_be_asked():
    """Whatever is tried, the answer is spaces of the board, each once."""
    scenario = load_scenario("classic-2")
    match = Match(scenario, 5)
    while match.period == 0:
        match.play(match.legal_codes()[0])
    cells = len(scenario.board)
    for code in scenario.game.codes(scenario.record)[::7]:
        if match.why_not(int(code)) is not None:
            found = obstacles(scenario, match.state, int(code))
            assert len(found) == len(set(found))
            assert all(0 <= cell < cells for cell in found)


def test_a_game_that_says_nothing_gets_the_spaces_of_the_move(monkeypatch):
    """The generic answer is where the move was tried."""
    scenario = load_scenario("classic-2")
    match = Match(scenario, 5)
    game = scenario.game
    refused = next(
        int(code)
        for code in game.codes(scenario.record)
        if match.why_not(int(code)) and game.gesture(scenario.record, match.state, int(code))[1:]
    )
    monkeypatch.setattr(type(game), "obstacles", lambda *_: ())
    tried = game.gesture(scenario.record, match.state, refused)
    cells = {click.cell for click in tried if click.target == "thing"}
    assert set(obstacles(scenario, match.state, refused)) == cells


def test_a_game_without_a_board_has_nothing_in_the_way(table):
    """There is no space to show."""
    match = Match(load_scenario("plain"), 3)
    wrong = next(code for code in range(18) if match.why_not(code))
    assert obstacles(match.scenario, match.state, wrong) == ()
