"""Single games in the lab: found, counted, and opened in playtest; all of it with real stored games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.asking.asked import Answer
from engine.discovery import discover
from engine.language import speaking
from engine.reports.run_page import run_page
from engine.runs.conditions import FIGURES, OF_SEATS, ORDERS, Wanted, condition_from
from engine.runs.executors import Threads
from engine.runs.finding import find_games
from engine.runs.plan import RunPlan, Side
from engine.runs.replaying import Moment
from engine.runs.running import run_plan
from engine.runs.store import open_store, read_store
from engine.seats import seat_titles
from tests.workbench.played import CLASSIC, HastyEngine
from workbench.jobs.engine import OikistEngine
from workbench.lab.games_view import GamesView
from workbench.lab.question_bar import PLAY

GAMES = 60


class StoringEngine(HastyEngine):
    """Plays and stores batches as the real one; only compiling is left out."""

    run_batch = OikistEngine.run_batch
    last_batch = OikistEngine.last_batch
    stored_batch = OikistEngine.stored_batch
    stored_runs = OikistEngine.stored_runs
    delete_run = OikistEngine.delete_run

    def __init__(self, file) -> None:
        super().__init__()
        self.file = file

    def runs_file(self, project):
        return self.file


@pytest.fixture(scope="module")
def stored(tmp_path_factory):
    """A file with a batch, run 1, and a comparison with its second side, run 2."""
    file = tmp_path_factory.mktemp("runs") / "runs.duckdb"
    with open_store(file) as store:
        for sides in ((Side(CLASSIC),), (Side(CLASSIC), Side(CLASSIC, {"oracle_value": 6}))):
            number = store.start(RunPlan(sides, (("greedy",),), GAMES))
            run_plan(store, number, Threads(2))
    return file


@pytest.fixture
def copy(stored, tmp_path):
    """The same in a file of its own."""
    file = tmp_path / "runs.duckdb"
    file.write_bytes(stored.read_bytes())
    return file


@pytest.fixture
def lab(open_window, qtbot, copy):
    """A lab that lists both runs."""
    window = open_window(StoringEngine(copy))
    window.use_mode("lab")
    qtbot.waitUntil(lambda: len(window.lab.runs.runs) == 2)
    return window.lab


@pytest.fixture
def games(app, qtbot, copy):
    """The view alone, with the games of run 1, all of them."""
    return shown(qtbot, copy, 1)


def shown(qtbot, file, number):
    view = GamesView(StoringEngine(file))
    qtbot.addWidget(view)
    view.file = file
    view.resize(900, 700)
    view.show()
    view.show_games([number])
    qtbot.waitUntil(lambda: view.found is not None, timeout=10_000)
    return view


@pytest.fixture
def opened(games):
    """The matches that the view wants on the table."""
    found = []
    games.opened.connect(lambda table: found.append(table.match))
    return found


def listed(file, wanted, arm=0, run=1):
    """Numbers of the games that the engine finds."""
    with read_store(file) as store:
        return [game.game for game in find_games(store, (run,), wanted, arm=arm).games]


def numbers(view):
    return [game.game for game in view.found.games]


def choose(box, value):
    box.setCurrentIndex(box.findData(value))
    assert box.currentData() == value


def settled(qtbot, view):
    qtbot.waitUntil(lambda: not view._finding.running, timeout=10_000)


def type_figures(qtbot, view, text):
    view.form.where.setFocus()
    view.form.where.clear()
    qtbot.keyClicks(view.form.where, text)
    qtbot.keyClick(view.form.where, Qt.Key.Key_Return)
    settled(qtbot, view)


@pytest.mark.slow
def test_every_game_of_a_run_is_listed_first(games):
    """With winner, scores, margin and moves as they are stored, and the seed that plays it."""
    assert numbers(games) == list(range(GAMES))
    assert games.said.text() == f"{GAMES} of {GAMES} games"
    first, row = games.found.games[0], games.table.texts()[0]
    assert row[0] == "0"
    assert row[2:6] == [str(score) for score in first.scores.values()]
    assert row[6:8] == [str(first.margin), str(first.decisions)]
    assert row[-1] == str(first.seed)


@pytest.mark.parametrize(
    ("fields", "wanted"),
    [
        ({"winner": "red"}, Wanted(winner="red")),
        ({"ended": "tied"}, Wanted(tied=True)),
        ({"ended": "unfinished"}, Wanted(unfinished=True)),
        ({"order": "longest"}, Wanted(order="longest")),
        ({"rule": "MG-17"}, Wanted(fired=("MG-17",))),
        ({"rule": "MG-17", "fired": "unfired"}, Wanted(unfired=("MG-17",))),
    ],
    ids=str,
)
def test_a_field_finds_what_the_engine_finds(qtbot, games, copy, fields, wanted):
    """The form is nothing but the engine's conditions."""
    for name, value in fields.items():
        choose(getattr(games.form, name), value)
    settled(qtbot, games)
    assert numbers(games) == listed(copy, wanted)


def test_comebacks_are_found_with_the_round(qtbot, games, copy):
    """Won from last after round 4; without a round it is half of the game."""
    from engine.runs.conditions import stood_from

    choose(games.form.stood, "last")
    settled(qtbot, games)
    assert numbers(games) == listed(copy, Wanted(stood=stood_from("last@half")))
    games.form.round.setValue(4)
    settled(qtbot, games)
    assert numbers(games) == listed(copy, Wanted(stood=stood_from("last@4")))
    assert {row[-2] for row in games.table.texts()} == {"after round 4"}


def test_conditions_on_figures_are_typed_with_semicolons(qtbot, games, copy):
    """As `--where` takes them, several at once."""
    type_figures(qtbot, games, "margin < 6; length > 150")
    where = (condition_from("margin < 6"), condition_from("length > 150"))
    found = numbers(games)
    assert found == listed(copy, Wanted(where=where))
    assert 0 < len(found) < GAMES


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("won:Vermilion = 1", "won:red = 1"), ("score:vermilion > 60", "score:red > 60")],
)
def test_seats_are_meant_by_the_names_of_the_table(qtbot, games, copy, typed, meant):
    """As the list and the board call them, in any case."""
    type_figures(qtbot, games, typed)
    assert numbers(games) == listed(copy, Wanted(where=(condition_from(meant),)))
    assert games.said.text().endswith(f"of {GAMES} games")


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_seats_are_meant_by_their_names_in_the_language_in_force(copy, language):
    """Whatever the red seat is called there; as a winner, too."""
    with read_store(copy) as store:
        arm = store.arms(1)[0]
    by_file = listed(copy, Wanted(winner="red"))
    with speaking(language):
        title = seat_titles(discover()[arm.game], arm.seats)[arm.seats.index("red")]
        condition = condition_from(f"won:{title.upper()} = 1")
        assert listed(copy, Wanted(where=(condition,))) == by_file
        assert listed(copy, Wanted(winner=title)) == by_file


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("margin below 2", "this is not a valid condition"),
        ("marign < 2", "there is no figure 'marign'"),
        ("score:purple > 2", "there is no seat 'purple'"),
    ],
)
def test_what_cannot_be_asked_is_told_below_the_form(qtbot, games, typed, said):
    """In the words of the engine, with its remedy; nothing is listed, and nothing can be opened."""
    type_figures(qtbot, games, typed)
    assert said in games.said.text()
    assert games.table.texts() == []
    assert not games.open_button.isEnabled()


def test_every_figure_and_order_of_the_engine_has_words(games):
    """None of them is missing from menu or list."""
    menu = games.form.figures.menu()
    texts = [action.text() for action in menu.actions() if action.text()]
    arm = games.facts.arm
    assert len(texts) == len((*FIGURES, *OF_SEATS, *arm.measures))
    assert [games.form.order.itemData(at) for at in range(1, games.form.order.count())] == [*ORDERS]
    menu.actions()[0].trigger()
    assert games.form.where.text() == "margin < "


def test_a_game_opens_at_its_moment(qtbot, games, opened):
    """A double click plays it again: after the fourth round, with the scores that are stored at its end."""
    choose(games.form.stood, "last")
    games.form.round.setValue(4)
    settled(qtbot, games)
    game = games.found.games[1]
    index = games.table.model().index(1, 0)
    games.table.scrollTo(index)
    at = games.table.visualRect(index).center()
    QTest.mouseClick(games.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(games.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.waitUntil(lambda: opened != [], timeout=20_000)
    (match,) = opened
    assert match.seed == game.seed
    line = match.line()
    assert match.node.period < 4 <= match.period  # the last move of the fourth round
    assert len(line) < game.decisions
    match.go(max(node for node in range(len(match.nodes))))
    assert list(match.standing()) == list(game.scores.values())
    assert match.over


def test_enter_opens_the_chosen_game_at_its_end(qtbot, games, opened):
    """Where no moment is asked about."""
    games.table.selectRow(3)
    games.table.setFocus()
    QTest.keyClick(games.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: opened != [], timeout=20_000)
    (match,) = opened
    assert match.over
    assert list(match.standing()) == list(games.found.games[3].scores.values())


def test_a_comparison_lists_the_games_of_each_of_its_arms(app, qtbot, copy):
    """They are not mixed: the list above says whose games are shown."""
    games = shown(qtbot, copy, 2)
    assert games.arm.count() == 2
    games.arm.setCurrentIndex(1)
    settled(qtbot, games)
    assert {game.arm for game in games.found.games} == {1}
    wanted = Wanted(where=(condition_from("margin < 6"),))
    type_figures(qtbot, games, "margin < 6")
    assert numbers(games) == listed(copy, wanted, arm=1, run=2)


def test_coverage_tells_what_never_came_into_play_first(qtbot, games, copy):
    """Rules with games and shares; what never fired is named, and what that proves."""
    with read_store(copy) as store:
        from engine.runs.covering import arm_coverage
        from engine.runs.reading import read_arm

        known = arm_coverage(read_arm(store, 1, 0))
    games.tabs.setCurrentWidget(games.rules)
    qtbot.waitUntil(lambda: games.rules.table.texts() != [], timeout=10_000)
    never = [each.name for each in known.rules if each.never]
    rows = games.rules.table.texts()
    assert [row[0] for row in rows] == [each.name for each in known.rules]
    assert never
    assert all(name in games.rules.said.text() for name in never)
    assert rows[0][2:4] == ["0", "never"]
    assert rows[-1][2] == str(known.rules[-1].used)
    tip = games.rules.table.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == games.facts.texts[never[0]] != ""
    cards = games.deals.table.texts()
    assert [row[1] for row in cards] == [str(each.used) for each in known.deals]
    spaces = games.spaces.table.texts()
    assert len(spaces) == len(known.spaces) + len(known.unused)
    assert spaces[-1][1] == str(known.spaces[-1].pieces)


def test_a_rule_leads_to_the_games_in_which_it_fired(qtbot, games, copy):
    """Enter on its row fills the condition and lists them."""
    games.tabs.setCurrentWidget(games.rules)
    table = games.rules.table
    qtbot.waitUntil(lambda: table.texts() != [], timeout=10_000)
    rows = [row for row, cells in enumerate(table.texts()) if 0 < int(cells[2]) < GAMES]
    rule = table.texts()[rows[0]][0]
    table.selectRow(rows[0])
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    settled(qtbot, games)
    assert games.form.rule.currentData() == rule
    assert numbers(games) == listed(copy, Wanted(fired=(rule,)))
    assert games.found.games[0].moments == (Moment("rule", rule),)


def test_a_run_that_was_deleted_meanwhile_is_told(qtbot, games, copy):
    """One sentence; the lab goes on."""
    with open_store(copy) as store:
        store.delete(1)
    type_figures(qtbot, games, "margin < 6")
    assert "1" in games.said.text()
    assert "run" in games.said.text()
    assert games.table.texts() == []


def test_a_damaged_file_of_runs_is_told(qtbot, games, copy):
    """As it is on the command line."""
    copy.write_bytes(b"nothing of use" * 400)
    type_figures(qtbot, games, "margin < 6")
    assert "damaged" in games.said.text()


def test_a_game_that_comes_out_otherwise_is_refused(qtbot, games, opened, copy):
    """Rules or bots have changed since: the table stays as it is, and the reason is told."""
    with open_store(copy) as store, store.transaction() as connection:
        connection.execute("UPDATE games SET decisions = decisions + 1 WHERE run = 1 AND game = 0")
    games.table.selectRow(0)
    games.open_chosen()
    qtbot.waitUntil(lambda: "does not end as it is stored" in games.said.text(), timeout=20_000)
    assert opened == []
    assert games.open_button.isEnabled()


def test_a_run_of_the_list_shows_its_games_and_escape_leads_back(qtbot, lab):
    """To the batch, with the keyboard."""
    lab.runs.list.setCurrentRow(1)
    qtbot.mouseClick(lab.runs.games, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: lab.games is not None and lab.games.found is not None, timeout=10_000)
    assert lab.middle.currentWidget() is lab.games
    assert lab.games.facts.run == 1
    QTest.keyClick(lab.games.table, Qt.Key.Key_Escape)
    assert lab.middle.currentWidget() is lab.batch


def test_a_bar_of_an_answer_leads_to_its_games_and_back(qtbot, lab, copy):
    """The bar of a seat's wins: the games that it has won."""
    with read_store(copy) as store:
        page = run_page(store, [1], 2.0, "oikist report 1")
    lab.choose("fair")
    view = lab.desk.ask.view
    view.show_answer(Answer("fair", "Classic", page, (1,)), "Classic")
    qtbot.waitUntil(lambda: view.whole)
    chart = next(card.view for grid in view.grids for card in grid.cards if card.view.chart.source)
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Home)
    QTest.keyClick(chart, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: lab.games is not None and lab.games.found is not None, timeout=10_000)
    assert lab.games.form.where.text() == "won:yellow = 1"
    assert numbers(lab.games) == listed(copy, Wanted(where=(condition_from("won:yellow = 1"),)))
    qtbot.mouseClick(lab.games.back, Qt.MouseButton.LeftButton)
    assert lab.middle.currentWidget() is view
    qtbot.mouseClick(view.games, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: lab.games.found is not None, timeout=10_000)
    assert len(lab.games.found.games) == GAMES


def test_story_a_batch_a_bar_a_game(qtbot, open_window, tmp_path):
    """Run a batch, click a column of its scores, open a game of it: its scores are those that are stored."""
    window = open_window(StoringEngine(tmp_path / "own.duckdb"))
    window.use_mode("lab")
    lab = window.lab
    lab.choose(PLAY)
    lab.batch.form.games.setValue(GAMES)
    qtbot.mouseClick(lab.batch.run_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: lab.batch.running)
    qtbot.waitUntil(lambda: not lab.batch.running, timeout=30_000)
    chart = lab.batch.chart.chart
    qtbot.waitUntil(lambda: chart is not None and chart.chart.source is not None)
    chart.grab()
    row, column = (
        2,
        1 + max(range(len(chart.chart.heights[2])), key=chart.chart.heights[2].__getitem__),
    )
    at = chart.plot.mapFromScene(chart.plot.at((row, column))) + QPoint(0, 1)
    QTest.mouseClick(chart.plot.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.waitUntil(lambda: lab.games is not None and lab.games.found is not None, timeout=10_000)
    found = lab.games.found
    assert lab.games.form.where.text() == chart.chart.picks[row][column - 1]
    assert found.count == round(chart.chart.heights[row][column - 1] * GAMES)
    qtbot.mouseClick(lab.games.open_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.mode == "play", timeout=20_000)
    match = window.play.table.match
    assert match.seed == found.games[0].seed
    assert list(match.standing()) == list(found.games[0].scores.values())
