"""The end of a game: who came where, by what, and where it turned."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.play.match import Match
from engine.play.results import results, turning_point
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.workbench.play.real_window import RealWindow
from tests.workbench.settled import settle
from workbench.jobs.match_table import MatchTable
from workbench.language.translator import NAMES, SOURCE, apply_language


@pytest.fixture(scope="module")
def scenario():
    return load_scenario("classic-2")


def played(scenario):
    """Moves of greedy bots to the end of a game."""
    table = MatchTable(Match(scenario, 4, ("greedy",) * scenario.seats))
    while not table.match.over:
        table.play_bot("greedy")
    return [node.code for node in table.match.line()]


def without_last_move(scenario, codes):
    """The game of these moves, before the last one."""
    match = Match(scenario, 4, ("greedy",) * scenario.seats)
    for code in codes[:-1]:
        match.play(code, "greedy")
    return match


@pytest.fixture(scope="module")
def codes(scenario):
    return played(scenario)


@pytest.fixture(scope="module")
def of_four():
    """A game of four seats, and the moves of it."""
    found = load_scenario("classic")
    return found, played(found)


@pytest.fixture
def real(app, qtbot, tmp_path, scenario, codes):
    """A window with a game that lacks its last move."""
    found = RealWindow(lambda done: qtbot.waitUntil(done, timeout=120_000), tmp_path, scenario)
    found.put(without_last_move(scenario, codes))
    yield found
    found.close()


def end(real):
    """Make the last move."""
    real.table.step()
    real.wait(lambda: real.match.over)
    QApplication.processEvents()


def column(page, at):
    return [page.table.item(row, at).text() for row in range(page.table.rowCount())]


def test_the_page_comes_up_at_the_end(real):
    """Nobody has to look for it, and the banner brings it back after Esc."""
    page = real.parts.result
    assert not page.isVisible()
    end(real)
    assert page.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.isVisible()
    assert real.view.hasFocus()
    button = next(b for b in real.parts.banner.banner.buttons if b.text() == "Result")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.isVisible()


def test_it_tells_places_scores_and_sources(real):
    """A column for each seat by place; the sources sum to the score."""
    end(real)
    page, told = real.parts.result, results(real.match)
    for at, one in enumerate(sorted(told, key=lambda one: (one.place, one.seat))):
        place, score, _, *sources = column(page, at)
        assert (place, score) == (f"{one.place}.", str(one.score))
        assert sum(int(points.replace("\u2212", "-")) for points in sources) == one.score
        title = real.match.picture().styles[one.seat].title
        assert page.table.horizontalHeaderItem(at).text() == title


def test_it_tells_who_made_the_moves_of_each_seat(real):
    """Not who sits there at the end: a person may have begun, and a bot gone on."""
    codes = [node.code for node in real.match.line()]
    mixed = Match(real.match.scenario, 4, ("greedy", "greedy"))
    for number, code in enumerate(codes):
        seat = mixed.seat_to_move
        mixed.play(code, PERSON if seat == 0 and number < 10 else "greedy")
    real.put(mixed)
    end(real)
    page, moves = real.parts.result, [node for node in real.match.line() if node.seat == 0]
    title = real.match.picture().styles[0].title
    at = next(one for one in range(2) if page.table.horizontalHeaderItem(one).text() == title)
    people = sum(node.who == PERSON for node in moves)
    assert 0 < people < len(moves)
    assert column(page, at)[2] == f"person ({people})\nGreedy ({len(moves) - people})"
    assert column(page, 1 - at)[2] == "Greedy"


def test_it_leads_to_where_the_game_turned(real):
    """Look at it shows that move made; the page goes and can be called back."""
    end(real)
    page, turn = real.parts.result, turning_point(real.match)
    number = real.match.line().index(turn) + 1
    seat = real.match.picture().styles[turn.seat].title
    said = f"{seat}): {real.match.words(turn.number)}"
    assert page.turned.text().endswith(f"at move {number} ({said}")
    QTest.mouseClick(page.look, Qt.MouseButton.LeftButton)
    assert real.table.ply == number
    assert real.table.in_sight == turn.number
    assert not page.isVisible()


def test_play_on_from_the_turn(real):
    """A thousand games from before that move, in the panel that shows what comes of them."""
    end(real)
    turn = turning_point(real.match)
    assert "before it" in real.parts.result.play_on.text()
    QTest.mouseClick(real.parts.result.play_on, Qt.MouseButton.LeftButton)
    hint = real.parts.advice.hint
    real.wait(lambda: not hint.playing_on)
    assert hint.outlook.games + hint.outlook.unfinished == 1_000
    assert real.table.looking_back
    assert real.table.in_sight == turn.parent


def test_the_last_move_can_be_looked_at_too(real):
    """It may be the one that turned the game: the page makes room for it."""
    end(real)
    page = real.parts.result
    page._turn = real.match.line()[-1]
    QTest.mouseClick(page.look, Qt.MouseButton.LeftButton)
    assert real.table.ply == len(real.match.line())
    assert not page.isVisible()


def test_rematch_and_survey(real):
    """The same luck with everybody one seat on; the questions for those who played."""
    end(real)
    page, seed = real.parts.result, real.match.seed
    QTest.mouseClick(page.survey, Qt.MouseButton.LeftButton)
    assert real.parts.docks["survey"].isVisible()
    old = real.match
    QTest.mouseClick(page.rematch, Qt.MouseButton.LeftButton)
    assert real.match is not old
    assert real.match.seed == seed
    assert not page.isVisible()


def test_a_match_that_is_opened_when_over_waits_to_be_asked(real, scenario):
    """An old game is looked at for its moves; its result is one click away."""
    end(real)
    real.parts.result.put_away()
    real.put(real.match)
    assert not real.parts.result.isVisible()


@pytest.mark.slow
@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("high", [678, 518], ids=["small", "tiny"])
def test_what_comes_next_is_in_sight_on_a_small_screen(
    app, qtbot, tmp_path, of_four, language, high
):
    """Rematch, Survey and Back to the board stay while the rest scrolls above them."""
    locale = QLocale()
    apply_language(app, language)
    classic, codes = of_four
    real = RealWindow(lambda done: qtbot.waitUntil(done, timeout=120_000), tmp_path, classic)
    try:
        real.window.resize(1024, high)
        real.put(without_last_move(classic, codes))
        end(real)
        page = real.parts.result
        real.wait(page.isVisible)
        qtbot.wait(50)
        for button in (page.rematch, page.survey, page.away):
            assert button.visibleRegion().boundingRect() == button.rect()
            assert button.width() >= button.sizeHint().width()
        assert page.away.mapTo(page, page.away.rect().bottomRight()).y() < page.height()
    finally:
        real.close()
        apply_language(app, SOURCE)
        QLocale.setDefault(locale)


def test_four_seats_with_long_names_are_in_sight_on_a_small_screen(app, qtbot, tmp_path, of_four):
    """Names end in an ellipsis and are whole in their tooltips; no button is cut."""
    classic, codes = of_four
    real = RealWindow(lambda done: qtbot.waitUntil(done, timeout=120_000), tmp_path, classic)
    try:
        real.window.resize(1024, 678)
        match = without_last_move(classic, codes)
        names = [f"Anneliese-Bartholomea {number}" for number in range(classic.seats)]
        match.call(names)
        real.put(match)
        end(real)
        page = real.parts.result
        real.wait(page.isVisible)
        settle()
        assert page._area.horizontalScrollBar().maximum() == 0
        heads = page.table.horizontalHeader()
        assert heads.length() <= page.table.viewport().width()
        assert heads.textElideMode() == Qt.TextElideMode.ElideRight
        tips = [page.table.horizontalHeaderItem(at).toolTip() for at in range(classic.seats)]
        assert all(any(name in tip for tip in tips) for name in names)
        for button in (page.look, page.play_on, page.rematch, page.survey, page.away):
            assert button.visibleRegion().boundingRect() == button.rect()
        real.window.resize(2000, 1000)
        settle()
        widest = max(heads.sectionSizeFromContents(at).width() for at in range(heads.count()))
        assert all(heads.sectionSize(at) >= widest for at in range(heads.count()))
    finally:
        real.close()
