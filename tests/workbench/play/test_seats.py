"""Who sits where: changes in mid-game, rematches, and the curtain between people."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from engine.picture import ALL, PUBLIC, Picture
from engine.play.match import Match
from engine.records.record import MOST_SEED, PERSON
from engine.scenarios.catalog import load_scenario
from tests.support.pennies_table import pennies, table
from tests.workbench.play.advice_table import AdviceTable
from workbench.jobs.match_table import MatchTable
from workbench.look.theme import apply_theme
from workbench.panels.moves import MovesPanel
from workbench.table.game_table import GameTable

__all__ = ["pennies", "table"]


@pytest.fixture
def window(app, qtbot):
    found = AdviceTable()
    found.show()
    qtbot.waitExposed(found)
    yield found
    found.let_go()


@pytest.fixture
def scenario(table):
    return load_scenario("pennies/plain")


def hands_shown(picture: Picture) -> int:
    """How many cards lie open in a picture."""
    return sum(not thing.hidden for thing in picture.things)


def test_every_seat_shows_who_decides(window, scenario):
    """One line per seat of the match, with its decider."""
    match = window.sit(scenario, (PERSON,) + ("greedy",) * (scenario.seats - 1))
    lines = [line for line in window.advice.seats.lines if line.isVisibleTo(window.advice.seats)]
    assert len(lines) == scenario.seats
    assert [line.who.currentData() for line in lines] == list(match.seats)


def test_a_seat_changes_hands_in_mid_game(window, scenario, qtbot):
    """Choosing a bot for a person's seat holds from the next decision on."""
    match = window.sit(scenario, (PERSON,) * scenario.seats, plies=2)
    line = window.advice.seats.lines[0]
    row = line.who.findData("uniform")
    line.who.setCurrentIndex(row)
    line.who.activated.emit(row)
    assert match.seats[0] == "uniform"


def test_a_search_takes_its_budget_from_the_field(window, scenario, qtbot):
    """The budget is part of the bot; nonsense is marked and changes nothing."""
    match = window.sit(scenario, ("greedy",) * scenario.seats)
    line = window.advice.seats.lines[0]
    assert not line.budget.isVisibleTo(line)
    line.who.setCurrentIndex(line.who.findData("search"))
    line.who.activated.emit(line.who.currentIndex())
    line.budget.setText("250")
    line.budget.editingFinished.emit()
    assert match.seats[0] == "search:250"
    line.budget.setText("soon")
    line.budget.editingFinished.emit()
    assert match.seats[0] == "search:250"
    assert line.budget.property("invalid")
    assert line.budget.accessibleDescription()


def test_a_decider_that_is_not_in_the_list_is_shown(window, scenario):
    """A bot with options keeps its whole name."""
    who = "search:100+explore=2"
    window.sit(scenario, (who,) + ("greedy",) * (scenario.seats - 1))
    line = window.advice.seats.lines[0]
    assert line.who.currentData() == who
    assert not line.budget.isVisibleTo(line)


def test_two_seats_swap_deciders_and_names(window, scenario):
    """Everything that belongs to the people moves with them."""
    match = window.sit(scenario, (PERSON, "uniform") + ("greedy",) * (scenario.seats - 2))
    seats = window.advice.seats
    seats.lines[0].name.setText("First")
    seats.lines[0].name.editingFinished.emit()
    seats.swap(0, 1)
    assert match.seats[:2] == ("uniform", PERSON)
    assert match.seat_titles[1] == "First"
    assert match.seat_titles[0] != "First"


def test_a_named_seat_is_called_so_by_every_part(window, scenario):
    """On the board, in its scores, in the line of whose turn it is, and in the file."""
    match = window.sit(scenario, (PERSON,) * scenario.seats)
    seat = match.seat_to_move
    line = window.advice.seats.lines[seat]
    line.name.setText(" <b>Ann ")
    line.name.editingFinished.emit()
    assert match.seat_titles[seat] == "bAnn"
    assert match.picture(seat).styles[seat].title == "bAnn"
    match.play(match.legal_codes()[0])
    assert match.words(match.here, PUBLIC).startswith("bAnn")
    assert line.name.text() == "bAnn"


def test_names_stay_for_the_next_game_and_not_for_a_stored_one(window, scenario):
    """Who plays again keeps their name; a match that is opened has its own."""
    window.sit(scenario, (PERSON,) * scenario.seats)
    line = window.advice.seats.lines[0]
    line.name.setText("Ann")
    line.name.editingFinished.emit()
    again = window.sit(scenario, (PERSON,) * scenario.seats)
    assert again.seat_titles[0] == "Ann"
    other = Match(scenario, 2, (PERSON,) * scenario.seats)
    other.play(other.legal_codes()[0])
    window.table.open(MatchTable(other))
    assert other.seat_titles[0] != "Ann"
    assert window.advice.seats.lines[0].name.text() == ""
    assert window.sit(scenario, (PERSON,) * scenario.seats).seat_titles[0] == "Ann"
    line.name.setText("")
    line.name.editingFinished.emit()
    assert window.sit(scenario, (PERSON,) * scenario.seats).seat_titles[0] != "Ann"


def test_names_are_those_of_one_game(window, scenario):
    """A colour of another game is another seat; a rematch takes names along to the next one."""
    window.advice.seats.called = {"another/north": "Max", "pennies/north": "Ann"}
    match = window.sit(scenario, (PERSON,) * scenario.seats)
    names = match.seat_names
    assert match.seat_titles[names.index("north")] == "Ann"
    assert "Max" not in match.seat_titles
    window.advice.rematch_wanted.connect(lambda seed, who: window.sit(scenario, who, seed=seed))
    window.advice.seats.play_again()
    after = window.table.match
    assert after is not match
    assert after.seat_titles[(names.index("north") + 1) % len(names)] == "Ann"


def test_me_against_bots_and_the_other_ways(window, scenario):
    """One click seats a person where the next decision falls, or everybody alike."""
    match = window.sit(scenario, ("greedy",) * scenario.seats, plies=1)
    window.advice.slots()["me_against_bots"]()
    assert [who == PERSON for who in match.seats].index(True) == match.seat_to_move
    assert match.seats.count(PERSON) == 1
    window.advice.slots()["all_people"]()
    assert set(match.seats) == {PERSON}
    window.advice.slots()["all_bots"]()
    assert set(match.seats) == {"greedy"}


def test_whose_turn_it_is_stands_in_words(window, scenario):
    """Exactly the seat to move says so, also after a move."""
    match = window.sit(scenario, ("greedy",) * scenario.seats)
    for _ in range(3):
        said = [bool(line.turn.text()) for line in window.advice.seats.lines[: scenario.seats]]
        assert said == [seat == match.seat_to_move for seat in range(scenario.seats)]
        window.table.step()


def test_whose_turn_it_is_stays_bold_in_another_theme(app, window, scenario):
    """Whoever has moved since the window was styled for the first time."""
    match = window.sit(scenario, ("greedy",) * scenario.seats)
    try:
        for theme in ("dark", "light", "dark"):
            apply_theme(app, theme)
            assert window.advice.seats.lines[match.seat_to_move].turn.font().bold()
            window.table.step()
    finally:
        apply_theme(app, "light")


def test_a_rematch_has_the_same_seed_and_other_seats(window, scenario, qtbot):
    """Everybody sits one seat further on."""
    deciders = (PERSON, "uniform") + ("greedy",) * (scenario.seats - 2)
    window.sit(scenario, deciders, seed=77)
    with qtbot.waitSignal(window.advice.rematch_wanted) as wanted:
        window.advice.slots()["rematch"]()
    assert wanted.args == [77, (deciders[-1], *deciders[:-1])]


def test_a_rematch_seats_the_people_whose_game_bots_have_ended(window, scenario, qtbot):
    """What was handed over for the rest of one game is not handed over in the next."""
    deciders = (PERSON, "uniform") + ("greedy",) * (scenario.seats - 2)
    window.sit(scenario, deciders, seed=77)
    window.table.lend_seats()
    assert window.advice.seats.lines[0].who.currentData() == "greedy"
    with qtbot.waitSignal(window.advice.rematch_wanted) as wanted:
        window.advice.slots()["rematch"]()
    assert wanted.args == [77, (deciders[-1], *deciders[:-1])]


def test_who_sits_down_where_secrets_were_in_sight_gets_another_deal(window, table, qtbot):
    """Bots alone play with open hands; a new game has another seed, one that goes on stays."""
    plain = load_scenario("pennies/plain")
    seats = window.advice.seats
    told = []
    seats.redealt.connect(told.append)
    for ask in (seats.all_people.click, seats.me.click, lambda: seats.lines[1].given.emit(PERSON)):
        match = window.sit(plain, ("greedy",) * 3, seed=MOST_SEED)
        with qtbot.waitSignal(window.advice.rematch_wanted) as wanted:
            ask()
        seed, deciders = wanted.args
        assert seed == 0
        assert told.pop() == 0
        assert PERSON in deciders
        assert set(match.seats) == {"greedy"}
    match = window.sit(plain, ("greedy",) * 3, plies=1)
    with qtbot.assertNotEmitted(window.advice.rematch_wanted):
        seats.all_people.click()
    assert set(match.seats) == {PERSON}


def test_who_sits_down_where_nothing_is_hidden_plays_this_deal(window, qtbot):
    """Everybody may have seen it."""
    match = window.sit(load_scenario("classic-2"), ("greedy",) * 2)
    with qtbot.assertNotEmitted(window.advice.rematch_wanted):
        window.advice.slots()["all_people"]()
    assert set(match.seats) == {PERSON}


def test_alone_one_sees_only_what_is_ones_own(window, scenario):
    """A person against bots looks through the own eyes, without a curtain."""
    window.sit(scenario, (PERSON,) + ("greedy",) * (scenario.seats - 1))
    assert window.table.viewer == 0
    assert not window.advice.curtain.down
    window.advice.slots()["all_bots"]()
    assert window.table.viewer == ALL


def test_the_curtain_falls_between_people(window, scenario, qtbot):
    """The next person sees nothing before saying so, and then only the own hand."""
    match = window.sit(scenario, (PERSON,) * scenario.seats)
    curtain = window.advice.curtain
    assert curtain.waits_for == match.seat_to_move
    sheet = curtain.sheets[0]
    assert sheet.isVisible()
    assert sheet.geometry() == window.board.geometry()
    assert all(one.isVisible() for one in curtain.sheets)
    assert not window.cards.isEnabled()
    qtbot.keyClick(sheet.button, Qt.Key.Key_Return)
    assert not curtain.down
    assert not sheet.isVisible()
    assert window.cards.isEnabled()
    assert window.table.viewer == match.seat_to_move
    window.table.play_move(match.legal_codes()[0])
    assert curtain.waits_for == match.seat_to_move


def test_nobody_sees_a_hand_below_the_curtain(window, scenario):
    """Until the next person is there, it shows what everybody may see, and before that one's own."""
    seen = []
    match = window.sit(scenario, (PERSON,) * scenario.seats)
    first = match.seat_to_move
    window.advice.curtain.show_table()
    window.table.position_changed.connect(seen.append)
    window.table.play_move(match.legal_codes()[0])
    assert seen
    assert all(picture in (match.picture(first), match.picture(PUBLIC)) for picture in seen)
    assert seen[-1] == match.picture(PUBLIC)


@pytest.mark.parametrize("before", [None, 1])
def test_no_hand_lies_open_while_a_bot_begins_before_two_people(window, scenario, before):
    """Neither all hands, as on an empty table, nor that of who looked at the game before."""
    if before is not None:
        window.sit(scenario, (PERSON,) * scenario.seats, seed=7)
        window.advice.curtain.show_table()
    window.table.bots.hold()
    seen = []
    window.table.position_changed.connect(seen.append)
    match = window.sit(scenario, ("greedy", *(PERSON,) * (scenario.seats - 1)), seed=3)
    assert match.seats[match.seat_to_move] == "greedy"
    assert window.table.viewer == PUBLIC
    assert not window.advice.curtain.down
    assert seen == [match.picture(PUBLIC)] * len(seen)
    assert match.picture(PUBLIC) != match.picture(ALL)


def test_what_is_covered_is_under_no_mouse(window, scenario):
    """The status bar would go on to name the card of who has just moved."""
    said = []
    window.board.view.hovered.connect(said.append)
    match = window.sit(scenario, (PERSON,) * scenario.seats)
    window.advice.curtain.show_table()
    said.clear()
    window.table.play_move(match.legal_codes()[0])
    assert window.advice.curtain.down
    assert said[-1:] == [""]


def test_the_curtain_can_be_switched_off(window, scenario):
    """Designers may play with open hands."""
    match = window.sit(scenario, (PERSON,) * scenario.seats)
    window.advice.slots()["curtain"]()
    assert not window.advice.curtain.down
    assert window.table.viewer == ALL
    assert not window.advice.checked()["curtain"]
    assert hands_shown(match.picture(ALL)) > hands_shown(match.picture(0))


def test_games_without_secrets_never_see_it(window):
    """Where everybody sees the same, people just play on."""
    match = window.sit(load_scenario("classic-2"), (PERSON,) * 2)
    assert not window.advice.curtain.down
    assert match.picture(0) == match.picture(1)


def test_the_seats_say_who_moves_in_the_position_in_sight(window, scenario):
    """The board shows the past, and so does the mark of the seat to move."""
    match = window.sit(scenario, ("greedy",) * scenario.seats, plies=3)
    movers = [node.seat for node in match.line()]
    for ply in (0, 1, 2):
        window.table.look_at(ply)
        marked = [bool(line.turn.text()) for line in window.advice.seats.lines[: scenario.seats]]
        assert marked == [seat == movers[ply] for seat in range(scenario.seats)]
    window.table.look_at_newest()
    marked = [bool(line.turn.text()) for line in window.advice.seats.lines[: scenario.seats]]
    assert marked == [seat == match.seat_to_move for seat in range(scenario.seats)]


def test_a_new_game_while_an_earlier_position_is_in_sight(window, scenario):
    """Nobody looks for the old position in the new match."""
    window.sit(scenario, ("greedy",) * scenario.seats, plies=3)
    window.table.look_at(2)
    match = Match(scenario, 4, ("greedy",) * scenario.seats)
    window.table.open(MatchTable(match), at_rest=True)
    marked = [bool(line.turn.text()) for line in window.advice.seats.lines[: scenario.seats]]
    assert marked == [seat == match.seat_to_move for seat in range(scenario.seats)]


def test_an_empty_list_of_moves_says_what_is_true(app, scenario):
    """While rules compile, while a person is to move, and while bots wait."""
    table = GameTable()
    panel = MovesPanel(table)
    assert "when its rules are ready" in panel._empty.text()
    table.open(MatchTable(Match(scenario, 3, (PERSON,) * scenario.seats)))
    assert "You are to move" in panel._empty.text()
    resting = MatchTable(Match(scenario, 3, ("greedy",) * scenario.seats))
    table.open(resting, at_rest=True)
    assert "Press Step or Play" in panel._empty.text()
