"""What is told of steps that nobody decides: disasters, new cards, production, cards won."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from engine.games.greeks import state as at
from engine.games.greeks.game import GAME
from engine.picture import ALL, PUBLIC
from engine.play.match import Match
from engine.play.spoken import spoken
from engine.play.steps import narrated
from engine.play.wording import in_words
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import copied
from tests.support.greeks_scenes import events_but, on, position

LONG = 400  # moves, some seven rounds


@pytest.fixture(scope="module")
def told():
    """(viewer, before, after, text) of every step of a game, for each seat and for ALL."""
    match, found = Match(load_scenario("greeks/prototype"), 4), []
    for _ in range(LONG):
        if match.over:
            break
        before, code = copied(match.scenario, match.state), match.legal_codes()[0]
        match.play(code)
        for viewer in (0, 3, ALL):
            steps = narrated(match.scenario, before, code, match.state, viewer)
            pairs = pairwise(steps)
            found += [(viewer, one, two, text) for (one, _), (two, text) in pairs]
    return match, found


def test_lands_tell_what_they_produce(told):
    """GR-6: one's own cards by name, those of others as a number."""
    match, found = told
    title = match.seat_titles[0]
    drawn = {0: set(), 3: set()}
    for viewer, before, after, text in found:
        gained = int(after.held[0]) - int(before.held[0])
        if before.stage != at.PRODUCE or gained <= 0 or viewer == ALL:
            continue
        said = re.search(rf"{title} draws ([^.]*)\.", text)[1]
        if viewer == 0:
            assert len(said.split(", ")) == gained
        else:
            assert said == (f"{gained} cards" if gained > 1 else "1 card")
        drawn[viewer].add(said)
    assert all(drawn.values())


def test_disasters_tell_what_they_take(told):
    """GR-4: each that strikes is named once, with every land, building and card that is lost."""
    match, found = told
    struck = [text for viewer, _, _, text in found if viewer == ALL and " strikes." in text]
    begun = int(match.state.effect > 0)  # somebody still chooses what to discard
    assert len(struck) == int(match.state.struck) + begun > 1
    owners = match.seat_titles
    lost = 0
    for viewer, before, after, text in found:
        if viewer != ALL or before.stage != at.STRIKE:
            continue
        for seat, owner in enumerate(owners):
            gone = int(before.lands[seat]) - int(after.lands[seat])
            said = re.search(rf"{owner} loses ([^.]*)\.", text)
            assert said is not None or gone <= 0
            lost += max(gone, 0)
    assert lost > 0


def ending(**tables):
    """What is said last, after everybody has passed and the game is over."""
    here = position(**({"phase": "auction", "blue": {"hand": ["gold 1"]}} | tables))
    while here.tables()["phase"] == "auction":
        before, code = here, here.code("pass")
        here = here.play("pass")
        said = narrated(before.scenario, before.state, code, here.state, ALL)[-1][1]
        if here.seat == "":
            return said
    raise AssertionError("the game goes on")


EARLY = {"start_points": (9, 4, 3), "victory_era": 1, "rounds": 9}


@pytest.mark.parametrize(
    ("tables", "said"),
    [
        ({"rules": {"rounds": 1}}, "Round 1 is the last one."),
        ({"rules": EARLY}, "Blue has more points than all others together."),
        (
            {"rules": EARLY | {"victory_percent": 101}},
            "Blue has more than 101% of the points of all others together.",
        ),
        (
            {"rules": {"rounds": 9}, "blue": {"hand": []}},
            "Nobody has a card, and nothing has happened: this round was the last one.",
        ),
        (
            {"rules": {"rounds": 9}, "last": True},
            "A resource could not be drawn: this round was the last one.",
        ),
        (
            {
                "rules": {"rounds": 9},
                "last": True,
                "frieze": ["Athens"],
                "events": {"discarded": events_but("Athens")},
            },
            "The pile of events has run out: this round was the last one.",
        ),
    ],
)
def test_the_end_is_told_with_its_reason(tables, said):
    """GR-19 to GR-22: what ended the game."""
    assert said in ending(**tables)


def test_keeping_counts_down():
    """GR-2: the caption says how many are still to keep."""
    match = Match(load_scenario("greeks/prototype"), 4)
    captions = []
    for _ in range(3):
        seat = match.seat_to_move
        captions.append(match.picture(seat).caption.partition(": ")[2])
        match.play(match.legal_codes()[0])
    name = match.seat_titles[seat]
    told = [f"{name} keeps {count}" for count in ("4 cards", "3 more cards", "2 more cards")]
    assert captions == told


def resolved(**tables):
    """What is told of the cards on which bids lie, once everybody has passed."""
    here = position(**tables)
    while here.tables()["phase"] == "auction":
        before, code = here, here.code("pass")
        here = here.play("pass")
    steps = narrated(before.scenario, before.state, code, here.state, 2)
    return [text for _, text in steps if any(name in text for name in ("Athens", "Famine"))]


SOME = {"hand": ["gold 1"], "bids": on(1, "gold 8", "gold 9", "gold 10")}


@pytest.mark.parametrize(
    ("tables", "said"),
    [
        ({"blue": SOME}, "Blue wins Athens (Blue 147)."),
        (
            {"blue": SOME, "green": {"bids": on(1, "ideas 1")}},
            "Blue wins Athens (Blue 147; Green 1).",
        ),
        (
            {"blue": SOME, "green": {"bids": on(1, "ideas 8", "ideas 9", "ideas 10")}},
            "Athens stays in the frieze: the best bids are equal (Blue 147; Green 147).",
        ),
        (
            {"blue": SOME, "rules": {"unit_tie": "discard"}}
            | {"green": {"bids": on(1, "ideas 8", "ideas 9", "ideas 10")}},
            "Athens is discarded: the best bids are equal (Blue 147; Green 147).",
        ),
        (
            {"blue": {"hand": ["gold 1"], "bids": on(1, "gold 9")}},
            "Athens stays in the frieze: no bid exceeds 25 (Blue 9).",
        ),
        (
            {"blue": SOME, "green": {"bids": on(1, "cancel")}},
            "Athens stays in the frieze: its auction is void (Blue 147).",
        ),
        (
            {"blue": {"hand": ["gold 1"], "bids": on(1, "winter")}},
            "Athens stays in the frieze: nobody bids on it.",
        ),
        (
            {"frieze": ["Famine", "Sparta", "Corinth"], "blue": {"bids": on(1, "gold 9")}},
            "Famine stays in the frieze: all bids together do not exceed 60 (Blue 9).",
        ),
        (
            {"frieze": ["Famine", "Sparta", "Corinth"], "blue": SOME},
            "Famine is beaten (Blue 147).",
        ),
    ],
)
def test_the_end_of_an_auction_is_told_with_its_bids(tables, said):
    """GR-8, GR-14 to GR-17: who has bid how much, and why nobody gets a card."""
    assert said in resolved(**tables)


def test_what_lands_take_from_a_bid_is_told():
    """GR-V4: the strength, what the tax takes, and what is left, on the card and at the end."""
    tables = {"rules": {"leader_tax": 20}, "blue": SOME | {"row": ["Mycenae", "Pylos", "Lemnos"]}}
    here = position(**tables)
    odds = GAME.odds(here.record, here.state, 0, ALL)
    assert "Blue 147 - 40 for lands = 107" in odds
    assert resolved(**tables) == ["Blue wins Athens (Blue 147 - 40 for lands = 107)."]


def test_of_a_bid_whose_third_card_lies_face_down_the_rest_is_told():
    """GR-Q9: what lies open counts for all to see; the bids of others are told whole."""
    rules = {"bids": "third_down", "cards_per_turn": 3}
    hand = {"hand": ["gold 1", "gold 2"], "bids": on(1, "gold 8", "ideas 3")}
    green = {"hand": ["ideas 2"], "bids": on(1, "ideas 1")}
    here = position(rules=rules, blue=hand, green=green)
    here = here.play("lay gold 1 on 1")
    record = here.record
    seat = GAME.seat_names(record).index("green")
    before = here.state.tobytes()
    assert "Blue face down + 11; Green 1 " in GAME.odds(record, here.state, 0, seat)
    assert here.state.tobytes() == before
    assert "Blue 12 " in GAME.odds(record, here.state, 0, 0)


def test_a_raven_is_played_by_a_click_on_it():
    """GR-13: it lies beside the frieze, so no place is clicked."""
    here = position(blue={"hand": ["raven", "gold 1"], "bids": on(1, "gold 8")})
    record = here.record
    (click,) = GAME.gesture(record, here.state, here.code("raven"))
    number = click.address[1]
    assert here.state.holder[number] == at.HAND
    assert record.special[number] == at.RAVEN


def test_all_see_where_a_card_is_laid_face_down():
    """GR-Q9: the place, not the card; of what is kept at the start nothing."""
    match = Match(load_scenario("greeks/prototype", {"bids": "face_down"}), 5)
    match.play(match.legal_codes()[0])
    chosen = f"{match.seat_titles[match.node.seat]} has chosen"
    assert match.words(match.here, PUBLIC) == chosen
    while not match.node.text.startswith("lay "):
        match.play(match.legal_codes()[0])
    card = match.words(match.here)
    seat, place = match.seat_titles[match.node.seat], card.partition(" on ")[2]
    assert match.words(match.here, PUBLIC) == f"{seat}: face down on {place}"
    assert match.words(match.here, match.node.seat) == card


def test_who_plays_winter_is_asked_whom_it_strikes():
    """GR-Q11: the prompt and the move."""
    here = position(rules={"winter": "player"}, blue={"hand": ["winter", "gold 1"]})
    here = here.play("lay winter on 1")
    scenario = here.scenario
    assert GAME.asked(scenario.record, here.state, "Blue") == "Blue says whom Winter strikes"
    assert in_words(scenario, here.state, here.code("hit green")) == "hit Green"


def test_face_down_bids_are_told_when_they_are_turned_up():
    """GR-Q9: everybody may read them before the winner has chosen where the land lies."""
    match = Match(load_scenario("greeks/prototype", {"bids": "face_down"}), 5)
    hidden, seen = 0, 0
    while not match.over and not seen:
        code = match.legal_codes()[0]
        before = [one.number for one in match.line() if match.is_secret(one.number, PUBLIC)]
        match.play(code)
        bids = [number for number in before if match.nodes[number].text.startswith("lay ")]
        hidden += len(bids)
        if match.state.stage == at.RESOLVE and bids:
            assert not any(match.is_secret(number, PUBLIC) for number in bids)
            seen = len(bids)
    assert hidden > seen > 0


def test_effects_of_units_stand_on_them_at_the_table():
    """In the frieze and in the row of their owner, as on the cards of the deck."""
    cards = {
        "Athens": {"effects": ["each_plus add=2"]},
        "Mycenae": {"effects": ["save_hand", "plus_goods add=3"]},
    }
    here = position(cards=cards, blue={"hand": ["gold 1"], "row": ["Mycenae"]})
    picture = GAME.picture(here.record, here.state, 1)
    lines = list(spoken(here.scenario, picture))
    (athens,) = (line for line in lines if "Athens" in line)
    (mycenae,) = (line for line in lines if "Mycenae" in line)
    assert "Every value bid on this card counts 2 more." in athens
    assert "The hand of its owner is never halved." in mycenae
    assert "Goods in bids of its owner count 3 more." in mycenae
