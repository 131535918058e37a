"""The twin of Greeks alone: the cases of the dossier, and games that lose no card."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from tests.support.greeks_twin import Twin
from tests.support.greeks_twin.bids import cards_on
from tests.support.greeks_twin.cards import Event, Resource
from tests.support.greeks_twin.disasters import disaster_phase
from tests.support.greeks_twin.holdings import lay_land
from tests.support.greeks_twin.position import hand, owned
from tests.support.greeks_twin.random_cases import random_case, short_case, usual_case
from tests.support.greeks_twin.resolution import resolve_phase
from tests.support.greeks_twin.rounds import check_phase, fill_phase
from tests.support.greeks_twin.start import dealt_lands
from tests.support.greeks_twin.strength import Circumstances, strength

NAMES = ("blue", "orange", "green", "red", "black", "white", "pink")
GAMES = 24
RANDOM_CASES = range(GAMES)


# ----------------------------------------------------------------------------- scenes


def bare(seats=4, **rules):
    """A game of the usual case without cards in hands and rows, in the first disaster phase."""
    _, parameters, decks = usual_case(seats)
    twin = Twin(seats, parameters | rules, decks, NAMES[:seats])
    for card in [*twin.position.resources, *twin.position.events]:
        card.where = "later" if card.era else "pile"
    twin.position.enter("disaster")
    return twin


def card(twin, face):
    """A resource of the pile that shows a face."""
    cards = twin.position.resources
    return next(one for one in cards if (one.face, one.where) == (face, "pile"))


def give(twin, seat, *faces):
    """Put resources into a hand."""
    for face in faces:
        card(twin, face).move("hand", seat)


def bid(twin, seat, place, *faces):
    """Lay resources in a seat's name."""
    for face in faces:
        card(twin, face).move("bid", seat, place)


def own(twin, seat, *names):
    """Give lands to a seat, from the left."""
    for name in names:
        lay_land(twin.position, seat, event(twin, name), left=False)


def event(twin, name):
    """The event of a name."""
    return next(one for one in twin.position.events if one.name == name)


def show(twin, *names, strength=None):
    """Lay events into the frieze; with `strength` it stands on all of them, whoever plays."""
    for name in names:
        shown = event(twin, name)
        shown.move("frieze")
        twin.position.frieze.append(shown)
        if strength is not None:
            shown.strength, shown.per_player = strength, 0


def resolved(twin):
    """The twin after the resolution of its bids."""
    resolve_phase(twin.position)
    return twin


def cards(text):
    """Resources such as "gold 4, gold 5"."""
    pairs = [one.split() for one in text.split(", ")]
    return [Resource(0, "none", suit, int(value), 0) for suit, value in pairs]


# ----------------------------------------------------------------------------- strength


def test_a_straight_flush():
    """GR-T1: gold 4, 5, 6 is 15 and 120."""
    assert strength(cards("gold 4, gold 5, gold 6")) == 135


def test_three_of_a_kind():
    """GR-T2: 7 gold, 7 army, 7 idea is 21 and 90."""
    assert strength(cards("gold 7, armies 7, ideas 7")) == 111


def test_a_flush():
    """GR-T3: wine 2, 5, 9 is 16 and 60."""
    assert strength(cards("wine 2, wine 5, wine 9")) == 76


def test_a_straight():
    """GR-T4: 3 gold, 4 army, 5 idea is 12 and 30."""
    assert strength(cards("gold 3, armies 4, ideas 5")) == 42


def test_a_wild_hand():
    """GR-T5: 1, 4, 9 mixed is 14."""
    assert strength(cards("gold 1, armies 4, ideas 9")) == 14


def test_two_cards_have_no_bonus():
    """GR-T6: 9 and 10 of one suit are 19."""
    assert strength(cards("gold 9, gold 10")) == 19


def test_winter_makes_ones_of_values():
    """GR-T7: gold 4, 5, 6 under Winter is 3 and 120."""
    assert strength(cards("gold 4, gold 5, gold 6"), Circumstances(winter=True)) == 123


def test_a_hero_doubles_values_alone():
    """GR-T8: gold 4, 5, 6 with Hero is 30 and 120."""
    assert strength(cards("gold 4, gold 5, gold 6"), Circumstances(hero=True)) == 150


@pytest.mark.parametrize(
    ("around", "expected", "why"),
    [
        (Circumstances(winter=True, hero=True), 126, "Winter first, then Hero (GR-12)"),
        (Circumstances(winter=True, recomputed=True), 93, "ones are three of a kind (GR-Q15)"),
        (Circumstances(each_one=True, recomputed=True), 123, "each_one is no Winter"),
        (Circumstances(no_combinations=True), 15, "the target allows no combination"),
        (Circumstances(each_plus=2), 141, "the target adds to each value"),
        (Circumstances(winter=True, each_plus=2), 123, "whatever effects say (GR-11)"),
        (Circumstances(plus={"gold": 3}.get, hero=True), 168, "what is owned is doubled, too"),
    ],
)
def test_circumstances(around, expected, why):
    assert strength(cards("gold 4, gold 5, gold 6"), around) == expected, why


# ----------------------------------------------------------------------------- resolution


def test_equal_best_bids_win_nothing():
    """GR-T9: nobody gets a unit of strength 40 with 42 against 42."""
    twin = bare()
    show(twin, "City C1", strength=40)
    bid(twin, 0, 1, "gold 3", "armies 4", "ideas 5")
    bid(twin, 1, 1, "armies 3", "ideas 4", "gold 5")
    assert resolved(twin).position.frieze == [event(twin, "City C1")]


@pytest.mark.parametrize(("base", "owner"), [(42, -1), (41, 0)])
def test_a_bid_must_exceed_the_strength(base, owner):
    """GR-T10: 42 does not win a unit of strength 42."""
    twin = bare()
    show(twin, "City C1", strength=base)
    bid(twin, 0, 1, "gold 3", "armies 4", "ideas 5")
    assert event(resolved(twin), "City C1").owner == owner


def test_all_bids_together_beat_a_disaster():
    """GR-T11: 76, 42 and 40 beat 150."""
    twin = bare()
    show(twin, "Disaster C0", strength=150)
    bid(twin, 0, 1, "gold 2", "gold 5", "gold 9")
    bid(twin, 1, 1, "armies 3", "slaves 4", "ideas 5")
    bid(twin, 2, 1, "hero", "ideas 10", "favours 10")
    assert resolved(twin).position.frieze == [None]
    assert event(twin, "Disaster C0").where == "discarded"


def test_a_disaster_that_is_not_beaten_stays():
    """GR-T12: 76 and 42 do not beat 150; the bids are lost, the place remains taken."""
    twin = bare()
    show(twin, "Disaster C0", strength=150)
    bid(twin, 0, 1, "gold 2", "gold 5", "gold 9")
    bid(twin, 1, 1, "armies 3", "slaves 4", "ideas 5")
    assert resolved(twin).position.frieze == [event(twin, "Disaster C0")]
    assert sum(one.where == "discarded" for one in twin.position.resources) == 6


def test_cancel_makes_an_auction_void():
    """GR-T19: nobody wins, the unit stays, the bids are discarded."""
    twin = bare()
    show(twin, "City C1", strength=1)
    bid(twin, 0, 1, "gold 10")
    bid(twin, 1, 1, "cancel")
    assert resolved(twin).position.frieze == [event(twin, "City C1")]
    assert not cards_on(twin.position, 1)


@pytest.mark.parametrize(("reading", "expected"), [("round", 1), ("card", 0)])
def test_the_reach_of_winter_does_not_hang_on_the_side(reading, expected):
    """GR-Q11: a Winter on the left strikes a bid on the right, although it is resolved before."""
    twin = bare(winter=reading)
    show(twin, "City C1", "City C2", strength=5)
    bid(twin, 0, 1, "winter")
    bid(twin, 1, 2, "gold 10")
    still_there = [one for one in resolved(twin).position.frieze if one is event(twin, "City C2")]
    assert len(still_there) == expected


# ----------------------------------------------------------------------------- disasters


@pytest.mark.parametrize(("size", "due"), [(8, 4), (7, 0)])
def test_a_hand_above_the_threshold_is_halved(size, due):
    """GR-T13: a hand of m + 1 is halved, one of m untouched."""
    twin = bare()
    give(twin, 0, *(f"gold {value}" for value in range(1, size + 1)))
    show(twin, "Disaster M0")
    disaster_phase(twin.position)
    assert twin.position.due[0] == due


def test_a_disaster_that_has_struck_keeps_its_place():
    """GR-T14: face down it takes one of the h places and can still be bid on."""
    twin = bare()
    own(twin, 0, "City M1")
    give(twin, 0, "gold 3")
    show(twin, "Disaster M0")
    disaster_phase(twin.position)
    fill_phase(twin.position)
    assert event(twin, "Disaster M0").face_down
    assert len(twin.position.frieze) == 6
    twin.position.enter("auction")
    twin.go_on()
    assert "lay gold 3 on 1" in twin.legal()


def test_the_leftmost_land_is_lost_with_its_buildings():
    """GR-T15: of A-B-C remains B-C."""
    twin = bare()
    own(twin, 0, "City M1", "City M2", "City M3")
    temple = event(twin, "Temple M1")
    twin.position.rows[0][0].buildings.append(temple)
    show(twin, "Disaster M1")
    disaster_phase(twin.position)
    assert [one.name for one in owned(twin.position, 0)] == ["City M2", "City M3"]
    assert temple.where == "discarded"


def test_who_loses_the_last_land_is_out():
    """GR-T16: at once, and the hand is discarded."""
    twin = bare(last_land="at_risk")
    own(twin, 0, "City M1")
    for seat in (1, 2, 3):
        own(twin, seat, f"Colony M{seat}", f"Mythical Place M{seat}")
    give(twin, 0, "gold 3")
    show(twin, "Disaster M1")
    disaster_phase(twin.position)
    assert twin.position.out == [1, 0, 0, 0]
    assert hand(twin.position, 0) == []


@pytest.mark.parametrize(("points", "over"), [((10, 4, 3, 2), True), ((9, 4, 3, 2), False)])
def test_more_points_than_all_others_win(points, over):
    """GR-T17: 10 against 4, 3, 2 wins at the check; 9 against 9 does not."""
    twin = bare(start_points=points, victory_era=1)
    give(twin, 0, "gold 3")
    check_phase(twin.position)
    assert (twin.position.phase == "over") == over


def test_nobody_lays_a_fourth_card_on_a_place():
    """GR-T18: three resources of a player on one card of the frieze."""
    twin = bare()
    show(twin, "City M1", "City M2")
    bid(twin, 0, 1, "gold 1", "gold 2", "gold 3")
    give(twin, 0, "gold 4", "hero")
    twin.position.enter("auction")
    twin.go_on()
    assert twin.legal() == {"pass", "lay gold 4 on 2", "lay hero on 1", "lay hero on 2"}


# ----------------------------------------------------------------------------- start


@pytest.mark.parametrize("seed", range(20))
def test_everybody_is_dealt_a_land(seed):
    """GR-T20: a hand without a land is dealt anew."""
    seats, parameters, decks = usual_case(3)
    decks["lands"] = [row for row in decks["lands"] if row["kind"] == "city"]
    twin = Twin.new(seats, parameters, decks, NAMES[:seats], seed)
    for seat in range(seats):
        assert dealt_lands(twin.position, seat)


# ----------------------------------------------------------------------------- whole games


def random_game(number):
    """A twin of a random case at its start, and the chance that plays it."""
    chance = Random(number)
    seats, parameters, decks = random_case(chance) if number % 3 else short_case(chance)
    parameters["rounds"] = min(parameters["rounds"], 12)
    return Twin.new(seats, parameters, decks, NAMES[:seats], number), chance


def some_move(twin, chance):
    """A legal move; passing and ending a turn are rarer than the rest."""
    moves = sorted(twin.legal())
    assert moves, twin.position.phase
    busy = [move for move in moves if move not in {"pass", "done"}]
    return chance.choice(busy if busy and chance.random() < 0.8 else moves)


def random_walk(number):
    """The twin of a random game before every move and at the end."""
    twin, chance = random_game(number)
    yield twin
    while twin.mover() != -1:
        twin.play(some_move(twin, chance))
        yield twin


def named_places(tables):
    """How often each card is named in tables, but for the list of those that lie face down."""
    count = Counter()
    owned_lists = ("hand", "dealt", "dealt_events", "kept_events", "bids", "row")
    lists = [names for key in owned_lists for names in tables[key].values()]
    lists += [*tables["resources"].values(), tables["carried"], tables["offered"]]
    lists += [names for key, names in tables["events"].items() if key != "face_down"]
    known = tables["frieze"] + [name for names in lists for name in names]
    for name in known:
        count[name.split()[0] if "-" in name else name] += 1
    return count


@pytest.mark.parametrize("number", RANDOM_CASES)
def test_no_card_is_lost_and_every_game_ends(number):
    """Every resource and event is in exactly one place after every move; a game ends."""
    for twin in random_walk(number):
        position = twin.position
        everything = [*position.resources, *position.events]
        expected = Counter(one.name for one in everything if one.where != "later")
        assert named_places(twin.tables()) == expected
        in_rows = [one for seat in range(position.seats) for one in owned(position, seat)]
        assert sorted(one.number for one in in_rows) == where(position.events, "owned")
        in_frieze = [one.number for one in position.frieze if one is not None]
        assert sorted(in_frieze) == where(position.events, "frieze")
    assert twin.legal() == set()
    assert len(twin.points()) == len(twin.ranking()) == position.seats


def where(events: list[Event], place):
    """The numbers of the events somewhere."""
    return [one.number for one in events if one.where == place]


@pytest.mark.parametrize("number", RANDOM_CASES)
def test_tables_tell_the_whole_position(number):
    """Tables that are loaded give the same tables and the same moves."""
    twin, _ = random_game(number)
    other = Twin(
        twin.position.seats, twin.position.rules, decks_of(number), twin.position.seat_names
    )
    for twin in random_walk(number):
        tables = twin.tables()
        other.load(tables)
        assert other.tables() == tables
        assert (other.mover(), other.legal()) == (twin.mover(), twin.legal())
        assert (other.points(), other.ranking()) == (twin.points(), twin.ranking())


def decks_of(number):
    """The decks of a random game."""
    chance = Random(number)
    return (random_case(chance) if number % 3 else short_case(chance))[2]


@pytest.mark.parametrize("number", range(6))
def test_a_game_goes_on_alike_from_its_tables(number):
    """A move has the same outcome whether the position was played to or loaded."""
    twin, chance = random_game(number)
    other = Twin(
        twin.position.seats, twin.position.rules, decks_of(number), twin.position.seat_names
    )
    while twin.mover() != -1:
        in_resolution = twin.position.phase == "resolve"
        other.load(twin.tables())
        move = some_move(twin, chance)
        twin.play(move)
        other.play(move)
        # What strikes everywhere is told by cards that may be gone by then (GR-Q11, GR-Q12).
        if not in_resolution:
            assert other.tables() == twin.tables()


def test_all_eras_are_reached():
    """Some of the short games come to the Hellenistic era."""
    reached = Counter()
    for number in range(0, 30, 3):
        *_, twin = random_walk(number)
        reached[twin.position.era] += 1
    assert reached[2] > 0


def test_the_same_seed_gives_the_same_game():
    """Chance is in the seed alone (GR-1)."""
    one = [twin.tables() for twin in random_walk(1)]
    assert one == [twin.tables() for twin in random_walk(1)]
    assert all(a != b for a, b in pairwise(one))
