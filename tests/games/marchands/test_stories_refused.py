"""Whatever is refused at the table is told with its rule, on the board or in its list of moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.game import Click
from engine.games.marchands import kernels
from engine.games.marchands.refusals import REFUSALS
from engine.play.match import Match
from engine.records.record import PERSON
from engine.scenarios.scenario import copied
from tests.games.marchands.table_hands import Person
from tests.games.marchands.test_refusals import (
    NAMES,
    announcing,
    choosing,
    churchless,
    closed,
    finished,
    full,
    laying,
    placing,
    starting,
    without_churches,
    without_electors,
)
from tests.support.marchands_scenes import scene
from tests.workbench.conftest import app, nothing_left, qapp_args
from tests.workbench.play.real_window import LEFT

__all__ = ["app", "nothing_left", "qapp_args"]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]


@pytest.fixture
def at(app, qtbot, tmp_path):
    """Puts positions on the table of a window; the person who decides there is at the screen."""
    table = Person(lambda true: qtbot.waitUntil(true, timeout=60_000), tmp_path, scene())

    def put(where):
        here = where()
        seats = [PERSON] * len(here.seats)
        table.put(Match(here.scenario, 1, seats, copied(here.scenario, here.state)))
        table.parts.advice.curtain.show_table()
        QApplication.processEvents()
        table.refused.clear()
        return table

    yield put
    table.close()


def button(name):
    """A click on a kind of move; the way back to all kinds where one is open."""

    def click(table):
        if table.bar.step.back.isVisible():
            QTest.mouseClick(table.bar.step.back, LEFT)
        QTest.mouseClick(table.bar.kinds[name], LEFT)

    return click


def place(kind, key):
    """A click on a city or a region."""

    def click(table):
        found = table.match.scenario.board.map
        sites = {"space": found.spaces, "area": found.areas}[kind]
        number = [site.key for site in sites].index(key)
        table.press(Click("thing", (kind, number)))

    return click


def road(number):
    """A click on a road; that with the number 0 is a, from the capital to city 1."""
    return lambda table: table.press(Click("thing", ("link", number)))


def key(letter):
    """A key on the board."""

    def press(table):
        table.view.setFocus()
        QTest.keyClicks(table.view, letter)

    return press


def too_many(table):
    """A step beyond what one has."""
    field = table.bar.step.steppers.fields["coal"]
    for _ in range(3):
        QTest.keyClick(field, Qt.Key.Key_Up)


# What is on the table, and acts there: the code that refuses each of them.
CASES = {
    starting: [
        ("NOT_PLAN", button("go")), ("NOT_PLAN", key("a")), ("NOT_CHOOSE", button("take")),
        ("IN_CAPITAL", place("space", "capital")), ("TAKEN", place("space", "5")),
        ("NOT_ELECT", place("area", "i")),
    ],
    laying: [
        ("NOT_START", button("start")), ("NOT_CHOOSE", button("take")),
        ("NOT_ELECT", button("elector")),
        ("NOT_ELECT", place("area", "i")), ("NOT_SAY", button("announce")),
    ],
    full: [
        ("ROW_FULL", button("go")), ("ROW_FULL", button("trade")), ("ROW_FULL", key("b")),
        ("ROW_FULL", road(0)), ("ROW_FULL", place("space", "capital")),
    ],
    closed: [
        ("CLOSED", button("go")), ("CLOSED", button("trade")), ("CLOSED", key("x")),
        ("CLOSED", road(0)), ("CLOSED", place("space", "capital")),
    ],
    choosing: [
        ("NOT_PLAN", button("trade")), ("NOT_ELECT", button("elector")),
        ("NOT_START", place("space", "5")), ("NOT_SAY", button("announce")),
    ],
    placing: [
        ("NOT_PLAN", button("done")), ("NOT_SAY", button("announce")),
        ("AWAY", place("area", "iii")), ("NOT_START", button("start")),
    ],
    announcing: [
        ("TOO_MANY", too_many), ("NOT_START", button("start")), ("NOT_PLAN", key("x")),
        ("NOT_CHOOSE", button("take")), ("NOT_ELECT", place("area", "i")),
    ],
}  # fmt: skip
LISTED = {
    "HAS_CHURCH": churchless, "NO_CHURCH": without_churches, "OTHER_TWO": churchless,
    "NO_VOTES": without_electors, "ONE_REWARD": choosing,
}  # fmt: skip
NEVER_OFFERED = {"FINISHED", "NO_CITY", "MUST_FULFIL"}  # no button, city or choice means them
ELSEWHERE = {"NO_REGION"}  # each city of this map touches one


def refusal(name):
    """Sentence and rules of a code."""
    return REFUSALS[getattr(kernels, name) - 1]


@pytest.mark.parametrize("where", CASES, ids=lambda where: where.__name__)
def test_what_is_refused_is_told_with_its_rule(at, where):
    """ME-4 to ME-20: in a bubble on the board; nothing is played."""
    for name, act in CASES[where]:
        table, wanted = at(where), refusal(name)
        act(table)
        assert table.match.here == 0
        assert [one.refusal for one in table.refused[:1]] == [wanted], name
        bubble = table.parts.advice.bubble
        assert bubble.isVisible()
        assert bubble.said == f"{wanted.text} ({', '.join(wanted.rules)})"
        assert all(rule in bubble.text.text() for rule in wanted.rules)


@pytest.mark.parametrize(
    ("act", "said"), [(road(12), "This road does not"), (place("space", "9"), "No road goes there")]
)
def test_each_click_that_leads_nowhere_is_told_with_a_rule(at, act, said):
    """ME-9: on a road away from where the orders lead, or a city that no road joins to it."""
    table = at(laying)
    act(table)
    assert table.match.here == 0
    told = table.refused[-1].refusal
    assert told.text.startswith(said)
    assert told.rules == ("ME-9", "ME-7")
    assert table.parts.advice.bubble.isVisible()


def test_a_click_on_the_next_city_is_the_order_that_leads_there(at):
    """ME-7, ME-9: from the capital road a goes to city 1, and from there road c to city 9."""
    table = at(laying)
    for city in ("1", "9"):
        place("space", city)(table)
    assert [node.text for node in table.match.line()] == ["go a", "go c"]


def lines(item):
    """What a line of a tree and all below it say."""
    return [
        item.text(0),
        *(said for n in range(item.childCount()) for said in lines(item.child(n))),
    ]


@pytest.mark.parametrize("name", LISTED)
def test_rewards_that_cannot_be_taken_are_listed_with_their_rules(at, name):
    """ME-15 to ME-17: "What can I do here?" beside the map; the choices offer only what can be."""
    table = at(LISTED[name])
    beside = QPoint(5, 5)
    assert table.board.scene.spot_at(table.view.mapToScene(beside)) is None
    there = table.view.viewport().mapToGlobal(beside)
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(table.view.viewport(), QContextMenuEvent(reason, beside, there))
    menu, wanted = table.parts.advice.here, refusal(name)
    table.wait(lambda: not menu._clock.isActive())
    said = lines(menu.tree.invisibleRootItem())
    assert f"{wanted.text} [{', '.join(wanted.rules)}]" in said
    menu.dismiss()


def test_after_the_end_nothing_can_be_tried(at):
    """ME-21: the row of moves is off, and the caption says that the game is over."""
    table = at(finished)
    assert not table.hands.active
    assert not table.bar.isEnabled()
    assert "The game is over" in table.play.picture.caption


def test_every_refusal_is_met_or_has_no_place_to_click():
    """None is left out."""
    met = {name for cases in CASES.values() for name, _ in cases} | {*LISTED}
    assert met | NEVER_OFFERED | ELSEWHERE == {*NAMES}
    assert not met & NEVER_OFFERED
