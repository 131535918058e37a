"""At the table: every reason for which a move is refused, with the rule in the bubble."""

from __future__ import annotations

import pytest

from engine.errors import RecordError
from engine.games.magna_grecia.refusals import SENTENCES, Why
from engine.play.match import Match
from engine.records.record import PERSON
from tests.games.magna_grecia.test_refusals import CASES, DRAFT, LINE
from tests.support.magna_grecia_scenes import position, scene
from tests.workbench.play.advice_table import AdviceTable
from workbench.jobs.match_table import MatchTable

# Never met at the table: nobody can move once the game is over, and no click gives a code
# that means nothing on the board, as buying where there is no place at all.
NEVER_MET = {Why.GAME_OVER, Why.NO_SUCH_MOVE}
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def places():
    """Reason, and how to come to a position and a move that has it."""
    for why, drawing, tables, text, _ in CASES:
        if why not in NEVER_MET and (why, text) != (Why.BUY_NOWHERE, "buy b1"):
            yield why, lambda d=drawing, t=tables: position(d, **t), text
    for why, text in DRAFT:
        start = "c . v . v . . v"
        yield why, lambda s=start: scene(s, oracles=2, oracle_distance=3).started(1), text


PLACES = list(places())


@pytest.fixture(scope="module")
def window(qapp):
    found = AdviceTable()
    found.show()
    yield found
    found.let_go()


@pytest.mark.parametrize(
    ("why", "come", "move"),
    PLACES,
    ids=[f"{why.name.lower()}-{move}".replace(" ", "_") for why, _, move in PLACES],
)
def test_a_refused_move_shows_its_rules(window, why, come, move):
    """The move is not made; sentence and every id stand in bubble, Rules panel and match."""
    here = come()
    if why in {one[0] for one in DRAFT}:
        here = here.play("oracle c1")
    match = Match(here.scenario, 1, [PERSON] * 4, here.state)
    window.table.open(MatchTable(match))
    told = []
    window.table.refused.connect(told.append)
    code = here.code(move)
    rules = SENTENCES[why][1]
    try:
        assert not window.table.play_move(code)
    finally:
        window.table.refused.disconnect(told.append)
    assert match.here == 0
    assert [one.refusal.rules for one in told] == [rules]
    bubble, panel = window.advice.bubble, window.advice.rules
    assert bubble.isVisible()
    assert told[0].refusal.text in bubble.said
    for rule in rules:
        assert f'href="{rule}"' in bubble.text.text()
    known = [rule for rule in rules if rule in match.scenario.game.rules]
    assert all(rule in panel.last.toPlainText() for rule in known)
    assert [one.rules for one in match.rejected] == [rules]


def test_every_reason_of_the_game_is_tried(window):
    """No code of `reason_rules` is left out, but for the two that cannot be met."""
    reasons = set(scene(LINE).scenario.game.reason_rules)
    tried = {int(why) for why, _, _ in PLACES}
    assert reasons - tried == {int(why) for why in NEVER_MET}


def test_nothing_is_refused_once_the_game_is_over(window):
    """After the end the table takes no move and notes none as refused."""
    tables = next(case[2] for case in CASES if case[0] == Why.GAME_OVER)
    here = position(LINE, **tables)
    match = Match(here.scenario, 1, [PERSON] * 4, here.state)
    window.table.open(MatchTable(match))
    assert not window.table.play_move(here.code("done"))
    assert match.rejected == []
    assert match.here == 0
    assert match.why_not(here.code("done")).rules == SENTENCES[Why.GAME_OVER][1]


def test_a_written_move_that_means_nothing_is_refused_in_its_own_words():
    """Buying where there is no place is refused with the rule, and noted as it was written."""
    tables = next(case[2] for case in CASES if case[0] == Why.BUY_NOWHERE)
    here = position("c . o", **tables)
    match = Match(here.scenario, 1, [PERSON] * 4, here.state)
    with pytest.raises(RecordError) as problem:
        match.play_text("buy b1")
    assert all(rule in str(problem.value) for rule in SENTENCES[Why.BUY_NOWHERE][1])
    assert [one.text for one in match.rejected] == ["buy b1"]
