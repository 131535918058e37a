"""(e) What is told about moves before they are made does not hang on what is hidden."""

from __future__ import annotations

from engine.picture import ALL
from engine.play.effects import details, effects_in
from engine.play.reveals import reveals
from engine.remarks import Screened
from engine.scenarios.scenario import copied

REDRAWS = 2
FEW = 2  # moves of a position that are looked into


def advice(game, state, codes):
    """What the seat to move is told of its moves: those there are, effects, details, fences."""
    scenario = game.scenario
    few = codes[:: max(len(codes) // FEW, 1)][:FEW]
    seat = int(scenario.game.kernels().seat_to_move(scenario.record, state))
    return (
        game.legal(state),
        [effects_in(scenario, state, code) for code in few],
        [details(scenario, state, code) for code in few],
        [reveals(scenario, state, code, seat) for code in few],
    )


def refusals(game, state):
    """Why each code that a scenario has is refused, or None."""
    rules, record = game.scenario.game, game.scenario.record
    codes = rules.codes(record).tolist()
    return [rules.why_not(record, state, code) for code in codes[:: max(len(codes) // 60, 1)]]


def test_advice_does_not_hang_on_what_is_hidden(game):
    """The mover is told the same, however the things lie that it cannot see."""
    scenario, rules = game.scenario, game.scenario.game
    known = isinstance(rules, Screened) and rules.remembered(scenario.record)
    differ = hidden = 0
    for number, (sample, _) in enumerate(game.samples[:-1]):
        state = copied(scenario, sample)
        seat = int(rules.kernels().seat_to_move(scenario.record, state))
        if game.group(state)[0]:  # who has chosen is known, and a redraw may take it back
            rules.kernels().reopen(scenario.record, state, seat)
        mine, whole = (rules.picture(scenario.record, state, eyes) for eyes in (seat, ALL))
        hidden += mine != whole and not known
        codes = game.legal(state)
        told = advice(game, state, codes), refusals(game, state)
        for redraw in range(REDRAWS):
            other = game.guess(state, seat, 10 * number + redraw, "determinize")
            if other.tobytes() != state.tobytes():
                differ += 1
                assert (advice(game, other, codes), refusals(game, other)) == told
    assert differ or not hidden
