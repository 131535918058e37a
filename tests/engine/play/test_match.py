"""Matches: trees of variations, fences, notes, and their files."""

from __future__ import annotations

import json
import random

import pytest

from engine.errors import RecordError
from engine.picture import ALL, PUBLIC
from engine.play.archive import glimpse
from engine.play.match import Match
from engine.play.match_file import MatchFile, match_text, scenario_of, summary
from engine.play.match_reading import first_difference, read_heading, read_match
from engine.play.node import DESIGNER, ROOT
from engine.play.reveals import reveals
from engine.records.record import PERSON, record_text
from engine.scenarios import catalog
from engine.scenarios.catalog import Held
from engine.scenarios.scenario import copied
from engine.scenarios.variants import read_variant

VARIANT = "classic-2"


@pytest.fixture(scope="module")
def scenario():
    return catalog.load_scenario(VARIANT)


@pytest.fixture
def match(scenario):
    return Match(scenario, 5)


def test_a_seat_lent_to_a_bot_stays_its_persons(scenario, tmp_path):
    """The bot decides in this match, also when it is read again; other seats keep theirs."""
    match = Match(scenario, 5, (PERSON, "greedy@hoarder"))
    match.lend("greedy")
    assert match.seats == ("greedy", "greedy@hoarder")
    assert match.sitters == (PERSON, "greedy@hoarder")
    path = tmp_path / "lent.match"
    MatchFile(match, path).close()
    again = read_match(path, scenario)
    assert (again.seats, again.sitters) == (match.seats, match.sitters)
    assert glimpse(path).seats == match.sitters


def test_a_seat_that_is_lent_while_it_is_saved_is_read_again(scenario, tmp_path):
    """And taken back by its person, it is lent no more."""
    match = Match(scenario, 5, (PERSON, PERSON))
    file = MatchFile(match, tmp_path / "lent.match")
    match.lend("greedy")
    match.seat(0, PERSON)
    match.seat(1, "greedy")
    match.lend("uniform")
    file.close()
    again = read_match(file.path, scenario)
    assert (again.seats, again.sitters) == (("uniform", "greedy"), (PERSON, "greedy"))
    assert glimpse(file.path).seats == (PERSON, "greedy")


def test_what_seats_are_called_is_read_again(scenario, tmp_path):
    """Before the first move or in the middle; texts and pictures have the names, files the keys."""
    match = Match(scenario, 5)
    match.call(("Ann", ""))
    file = MatchFile(match, tmp_path / "called.match")
    match.play(match.legal_codes()[0])
    usual = match.seat_titles[1]
    match.call(("Ann", "\u202eBob "))
    file.close()
    again = read_match(file.path, scenario)
    assert again.seat_titles == match.seat_titles == ("Ann", "Bob")
    assert [style.title for style in again.picture().styles] == ["Ann", "Bob"]
    assert again.seat_names == Match(scenario, 5).seat_names
    again.call(("", ""))
    assert again.seat_titles[1] == usual
    assert [style.title for style in again.picture().styles] == list(again.seat_titles)


@pytest.mark.parametrize(
    ("key", "value"),
    [("lent", value) for value in (["x"], "abc", 5, {"a": 1}, [7], None)]
    + [("called", value) for value in (["x"], "ab", 5, {"a": 1}, None)],
)
def test_seats_that_make_no_sense_are_told(scenario, tmp_path, key, value):
    """A damaged first line is one fault with its place, and no traceback."""
    head, *lines = match_text(Match(scenario, 5)).splitlines()
    path = tmp_path / "bad.match"
    damaged = json.dumps(json.loads(head) | {key: value})
    path.write_text("\n".join([damaged, *lines]) + "\n", encoding="utf-8")
    with pytest.raises(RecordError, match="the seats or the seed are not valid"):
        read_match(path, scenario)


def walk(match, moves, seed=1):
    chance = random.Random(seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(chance.choice(match.legal_codes()))


def same(one, other):
    assert [node.text for node in one.nodes] == [node.text for node in other.nodes]
    assert [node.parent for node in one.nodes] == [node.parent for node in other.nodes]
    assert [node.notes for node in one.nodes] == [node.notes for node in other.nodes]
    assert [node.name for node in one.nodes] == [node.name for node in other.nodes]
    for mine, theirs in zip(one.nodes, other.nodes, strict=True):
        assert mine.state.tobytes() == theirs.state.tobytes()
    assert (one.here, one.seats, one.survey) == (other.here, other.seats, other.survey)
    assert one.rejected == other.rejected


def test_another_move_from_an_earlier_position_begins_a_variation(match):
    """The old line stays, and going back to it gives its position again."""
    walk(match, 10)
    old, state = match.here, match.state.tobytes()
    assert match.go(match.line()[4].number, override=True)
    taken = match.nodes[match.here].children[0]
    other = next(code for code in match.legal_codes() if code != match.nodes[taken].code)
    match.play(other)
    assert len(match.nodes[match.node.parent].children) == 2
    match.go(old, override=True)
    assert match.state.tobytes() == state


def test_the_same_move_again_is_no_new_variation(match):
    """Playing what was played before follows the known line."""
    walk(match, 3)
    code, count = match.node.code, len(match.nodes)
    match.back(override=True)
    match.play(code)
    assert len(match.nodes) == count


def test_a_move_that_shows_a_card_is_a_fence(match):
    """Going back over the end of a round needs an override, which is kept."""
    while match.period == 0:
        walk(match, 1)
    end = match.here
    assert match.is_fence(end)
    assert not match.back()
    assert match.here == end
    assert match.back(override=True)
    assert match.overrides == [end]


def test_moves_that_show_nothing_can_be_taken_back_freely(match):
    """Within a turn there is no fence."""
    walk(match, 3)
    assert not any(match.is_fence(node.number) for node in match.line())
    assert match.back()
    assert match.back()


def test_a_refused_move_is_remembered_with_its_rules(match):
    """The usability log knows where people stumble."""
    wrong = next(
        code
        for code in match.scenario.game.codes(match.scenario.record)
        if match.why_not(int(code))
    )
    with pytest.raises(RecordError):
        match.play(int(wrong))
    (one,) = match.rejected
    assert one.node == ROOT
    assert one.rules


def test_a_designer_puts_another_position(match):
    """The edit is a node of its own, marked, and no record claims to lead there."""
    walk(match, 6)
    tables = match.scenario.game.write_position(match.scenario.record, match.state)
    found = match.put(tables)
    assert (found.who, found.code) == (DESIGNER, -1)
    assert found.state.tobytes() == match.nodes[found.parent].state.tobytes()
    assert (match.history()[-1].text, match.history()[-1].words) == ("", "Edited position")
    assert match.words(ROOT) == ""
    with pytest.raises(RecordError, match="no move leads to"):
        match.record()


def test_everything_is_read_again(match, tmp_path):
    """A file written while the match went on gives back every node, note and name."""
    file = MatchFile(match, tmp_path / "a.match")
    walk(match, 12)
    match.note(3, "too strong?", ("too strong",))
    match.name(5, "Rush")
    match.go(2, override=True)
    walk(match, 4, seed=9)
    match.seat(0, "greedy")
    match.answer({"fun": "4"})
    file.close()
    again = read_match(tmp_path / "a.match", match.scenario)
    same(match, again)


def test_saving_as_a_whole_gives_the_same_match(match, tmp_path):
    """A match written afterwards equals the one that was written on the way."""
    walk(match, 12)
    match.go(4, override=True)
    walk(match, 2, seed=3)
    match.note(2, "dead", ("dead",))
    path = tmp_path / "b.match"
    path.write_text(match_text(match))
    same(match, read_match(path, match.scenario))


@pytest.mark.parametrize("cut", [1, 7, 30])
def test_a_line_that_was_cut_off_costs_one_event_at_most(match, tmp_path, cut):
    """After a crash in the middle of writing all complete lines count."""
    path = tmp_path / "c.match"
    file = MatchFile(match, path)
    walk(match, 8)
    file.close()
    path.write_bytes(path.read_bytes()[:-cut])
    assert len(read_match(path, match.scenario).nodes) in {8, 9}


def test_the_record_of_a_line_replays(match):
    """A match without designer's edits gives an ordinary record."""
    walk(match, 9)
    text = record_text(match.record())
    assert text.count("\n") > 9
    assert f"variant: {match.scenario.source}" in text


def test_a_match_of_unsaved_rules_is_opened_again(tmp_path):
    """The heading holds board, deck and parameters, whatever the files say today."""
    path = catalog.find_variant(VARIANT)
    variant = read_variant(path)
    board = catalog.load_scenario(VARIANT).board
    spaces = board.spaces()
    del spaces[board.cells[0]]
    scenario = catalog.build(variant, "never-saved", {}, Held(board=board.with_spaces(spaces)))
    match = Match(scenario, 3)
    walk(match, 5)
    file = tmp_path / "d.match"
    file.write_text(match_text(match))
    rebuilt = scenario_of(read_heading(file), str(file))
    assert rebuilt.digest == scenario.digest
    same(match, read_match(file, rebuilt))


def test_other_rules_are_refused_and_the_first_difference_is_told(match, tmp_path):
    """The digest tells them apart; replaying shows the first move that is not allowed."""
    walk(match, 400)
    path = tmp_path / "e.match"
    path.write_text(match_text(match))
    other = catalog.load_scenario(VARIANT, {"stock_roads": 0, "stock_cities": 0})
    with pytest.raises(RecordError, match="other rules"):
        read_match(path, other)
    half, said = first_difference(path, other)
    assert 0 < len(half.nodes) < len(match.nodes)
    assert any(rule in said for rule in match.scenario.game.rules)
    whole, nothing = first_difference(path, match.scenario)
    assert (len(whole.nodes), nothing) == (len(match.nodes), "")


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[1]", "nonsense", '{"match": 9}', '{"match": 1}', "\x00\x01", "[" * 5000],
)
def test_a_file_that_is_no_match_is_refused(scenario, tmp_path, text):
    """One clear error, whatever stands in it."""
    path = tmp_path / "f.match"
    path.write_text(text)
    with pytest.raises(RecordError, match=r"f\.match"):
        read_match(path, scenario)


@pytest.mark.parametrize(
    "event",
    [
        {"move": "xyz", "node": 1, "parent": 0, "who": "-", "seconds": 1},
        {"move": 3},
        {"at": 99},
        {"at": "x"},
        {"note": "x", "node": 77, "tags": []},
        {"position": {"round": "x"}, "node": 1, "parent": 0},
        [1, 2],
        7,
    ],
)
def test_a_line_that_makes_no_sense_is_named(match, tmp_path, event):
    """The line's number is told."""
    path = tmp_path / "g.match"
    path.write_text(match_text(match) + json.dumps(event) + "\n")
    with pytest.raises(RecordError, match="line 3"):
        read_match(path, match.scenario)


def test_the_summary_names_winner_and_tags(match):
    """What a list of matches shows."""
    walk(match, 1000)
    match.note(1, "slow", ("dead", "fun"))
    found = summary(match)
    assert found["over"]
    assert found["winners"]
    assert found["tags"] == ["dead", "fun"]


def test_the_summary_names_rules_by_their_numbers(match):
    """Number 10 stands behind number 9."""
    match.reject("choose 9", ("PN-10", "PN-9", "PN-2a"))
    match.reject("choose 8", ("PN-2", "AB-10", "PN-9"))
    assert summary(match)["rules"] == ["AB-10", "PN-2", "PN-2a", "PN-9", "PN-10"]


def test_states_are_not_shared(match):
    """Every node keeps a position of its own."""
    first = copied(match.scenario, match.state)
    walk(match, 5)
    assert match.nodes[0].state.tobytes() == first.tobytes()


def test_fences_found_bit_by_bit_are_those_found_at_once(scenario, match):
    """Looking into one deal at a time tells the same of every move."""
    walk(match, 25)
    for node in match.line():
        while not match.peek(node.number):
            pass
        before = match.nodes[node.parent].state
        assert match.nodes[node.number].fence == reveals(scenario, before, node.code, node.seat)


def test_what_is_remembered_belongs_to_its_node(scenario, match):
    """Pictures and moves that were asked for before are those of the position on the table."""
    for _ in range(2):
        walk(match, 3)
        for viewer in (PUBLIC, 0, 1, ALL, PUBLIC):
            drawn = scenario.game.picture(scenario.record, match.state, viewer)
            assert match.picture(viewer) == drawn
        assert [one.code for one in match.history()] == [node.code for node in match.line()]
        match.back(override=True)
        assert [one.code for one in match.history()] == [node.code for node in match.line()]
