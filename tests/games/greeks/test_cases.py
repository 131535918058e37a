"""Test cases GR-T1 to GR-T20 of the dossier and its ranges, by the compiled rules."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

import pytest

from engine.games.greeks.strength import strength
from tests.support.greeks_scenes import SEVEN, on, position, prototype, scene

FLUSH_OF_GOLD = ("gold 4", "gold 5", "gold 6")
FAMINE = {"frieze": ["Famine", "Athens", "Sparta"], "phase": "disaster"}
POSEIDON = {"frieze": ["Wrath of Poseidon", "Athens", "Sparta"], "phase": "disaster"}


def bidding(*faces, others=(), **more):
    """A position in which blue bids on the first card."""
    return position(blue={"bids": on(1, *faces)}, orange={"bids": on(1, *others)}, **more)


# Strength of a bid: GR-T1 to GR-T8.


@pytest.mark.parametrize(
    ("number", "faces", "rules", "strong"),
    [
        (1, FLUSH_OF_GOLD, {}, 15 + 120),
        (2, ("gold 7", "armies 7", "ideas 7"), {}, 21 + 90),
        (3, ("wine 2", "wine 5", "wine 9"), {"suits": "eleven"}, 16 + 60),
        (4, ("gold 3", "armies 4", "ideas 5"), {}, 12 + 30),
        (5, ("gold 1", "armies 4", "ideas 9"), {}, 14),
        (6, ("gold 9", "gold 10"), {}, 19),
        (8, (*FLUSH_OF_GOLD, "hero"), {}, 30 + 120),
    ],
)
def test_strength_of_a_bid(number, faces, rules, strong):
    """GR-T1 to GR-T6 and GR-T8, GR-10, GR-12: values, the best combination, a Hero."""
    assert bidding(*faces, rules=rules).strength() == strong, f"GR-T{number}"


def test_under_winter_each_value_counts_one():
    """GR-T7, GR-11: 3 + 120, whoever laid the Winter."""
    assert bidding(*FLUSH_OF_GOLD, others=["winter"]).strength() == 3 + 120
    assert bidding(*FLUSH_OF_GOLD, "winter").strength() == 3 + 120


def test_winter_comes_before_hero():
    """GR-11, GR-12: three ones, twice, and the combination once."""
    assert bidding(*FLUSH_OF_GOLD, "hero", "hero", others=["winter"]).strength() == 6 + 120


def test_what_a_frieze_card_and_own_cards_add_counts_before_hero():
    """GR-10, GR-12: each value +2 by the card, gold +3 by an own city; twice; 120 once."""
    cards = {
        "Athens": {"effects": ["each_plus add=2"]},
        "Mycenae": {"effects": ["plus_gold add=3"]},
    }
    assert bidding(*FLUSH_OF_GOLD, "hero", cards=cards).strength() == 2 * (15 + 6 + 9) + 120
    assert bidding(*FLUSH_OF_GOLD, others=["winter"], cards=cards).strength() == 3 + 120


def kind_of(record, three):
    """The combination of three cards, in words."""
    suits = {int(record.suit[card]) for card in three}
    low, middle, high = sorted(int(record.worth[card]) for card in three)
    sequence = low + 2 == middle + 1 == high
    if len(suits) == 1:
        return "straight flush" if sequence else "flush"
    return "straight" if sequence else "three of a kind" if low == high else "wild"


@pytest.mark.slow
def test_ranges_of_all_combinations():
    """GR-10, GR-12: each three cards of an era fall into the ranges of the dossier; 174 at most."""
    here = position()
    record, state = here.record, here.state
    found = defaultdict(list)
    cards = [card for card in range(int(record.first_special)) if record.era[card] == 0]
    target, state.count[0, 0], with_hero = int(state.frieze[0]) - 1, 3, []
    for three in combinations(cards, 3):
        state.bid[0, 0] = [card + 1 for card in three]
        state.heroes[0] = 0
        found[kind_of(record, three)].append(strength(record, state, 0, 0, target))
        state.heroes[0] = 1
        with_hero.append(strength(record, state, 0, 0, target))
    assert {key: (min(sums), max(sums), len(sums)) for key, sums in found.items()} == {
        "straight flush": (126, 147, 6 * 8),
        "three of a kind": (93, 120, 10 * 20),
        "flush": (67, 86, 6 * (120 - 8)),
        "straight": (36, 57, 8 * (6**3 - 6)),
        "wild": (4, 29, 34_220 - 48 - 200 - 672 - 1_680),
    }
    assert max(with_hero) == 174


# Resolution: GR-T9 to GR-T12, GR-T19.

MIXED = ("gold 3", "armies 4", "ideas 5")  # 42
ALSO_MIXED = ("armies 3", "ideas 4", "gold 5")
GOLD_OF_76 = ("gold 2", "gold 5", "gold 9")
TWO_TENS = ("ideas 10", "armies 10", "hero")  # 40


def resolved(base, *bids, name="Athens"):
    """The end of a round in which the seats have bid on one card of a strength."""
    seats = ("blue", "orange", "green")
    bidden = {seat: {"bids": on(1, *faces)} for seat, faces in zip(seats, bids, strict=False)}
    changed = {"strength": base} | ({"per_player": 0} if name == "Famine" else {})
    frieze = [name, "Sparta", "Corinth"]
    return position(phase="reveal", frieze=frieze, cards={name: changed}, **bidden)


def test_equal_best_bids_win_nothing():
    """GR-T9, GR-15: base 40 and two bids of 42; the unit stays, the bids are discarded (GR-8)."""
    here = resolved(40, MIXED, ALSO_MIXED)
    assert here.rows() == [["Mycenae"], ["Knossos"], ["Tiryns"]]
    assert here.tables()["frieze"][0] == "Athens"
    assert len(here.tables()["resources"]["discarded"]) == 6


@pytest.mark.parametrize(("base", "phase"), [(42, "over"), (41, "resolve")])
def test_a_bid_must_exceed_the_strength(base, phase):
    """GR-T10, GR-15: 42 does not win a card of 42, and wins one of 41, to be laid at an end."""
    here = resolved(base, MIXED)
    assert here.tables()["phase"] == phase
    if phase == "resolve":
        assert here.play("left").rows()[0] == ["Athens", "Mycenae"]
        assert here.play("right").rows()[0] == ["Mycenae", "Athens"]


@pytest.mark.parametrize(
    ("bids", "stays"),
    [
        ((GOLD_OF_76, MIXED, TWO_TENS), False),
        ((GOLD_OF_76, MIXED), True),
    ],
)
def test_all_bids_together_beat_a_disaster(bids, stays):
    """GR-T11, GR-T12, GR-17: 76 + 42 + 40 beat 150, 76 + 42 are lost and the place stays taken."""
    here = resolved(150, *bids, name="Famine")
    assert ("Famine" in here.tables()["frieze"]) == stays
    assert ("Famine" in here.tables()["events"]["discarded"]) != stays
    assert len(here.tables()["resources"]["discarded"]) == 3 * len(bids)


def test_a_disaster_is_not_beaten_by_its_own_strength():
    """GR-17: it must be exceeded: 76 + 42 + 40 against 158."""
    assert "Famine" in resolved(158, GOLD_OF_76, MIXED, TWO_TENS, name="Famine").tables()["frieze"]


def test_a_cancel_makes_an_auction_void():
    """GR-T19, GR-14: the unit stays, nobody wins it, the bids are discarded."""
    here = resolved(10, GOLD_OF_76, ("cancel",))
    assert here.tables()["frieze"][0] == "Athens"
    assert here.rows()[0] == ["Mycenae"]
    assert len(here.tables()["resources"]["discarded"]) == 4


# Disasters: GR-T13 to GR-T16.


def test_a_hand_above_the_threshold_is_halved():
    """GR-T13, GR-4: of m + 1 cards four are discarded, m cards stay."""
    eight = [f"gold {value}" for value in range(1, 9)]
    seven = [f"ideas {value}" for value in range(1, 8)]
    here = position(**FAMINE, blue={"hand": eight}, orange={"hand": seven})
    assert (here.seat, here.tables()["due"]["blue"]) == ("blue", 4)
    assert here.legal() == {f"discard gold {value}" for value in range(1, 9)}
    after = here.play(*(f"discard gold {value}" for value in range(1, 5)))
    assert after.hands() == [4, 7, 0]


def test_a_disaster_that_has_struck_keeps_its_place():
    """GR-T14, GR-4: it lies face down, takes one of the h places and can be bid on."""
    here = position(**FAMINE, blue={"hand": ["gold 1"]})
    assert here.tables()["events"]["face_down"] == ["Famine"]
    assert here.tables()["frieze"] == ["Famine", "Athens", "Sparta"]
    assert here.legal("lay") == {f"lay gold 1 on {place}" for place in (1, 2, 3)}


def test_a_lost_land_takes_its_buildings_with_it():
    """GR-T15, GR-4: of A-B-C the leftmost is lost; B-C remain, A's building is gone."""
    row = ["Mycenae", "Fort I", "Pylos", "Lemnos", "Market I"]
    here = position(**POSEIDON, blue={"row": row})
    assert here.rows() == [["Pylos", "Lemnos", "Market I"], ["Knossos"], ["Tiryns"]]
    assert here.tables()["events"]["discarded"] == ["Mycenae", "Fort I"]


def test_who_loses_the_only_land_is_out():
    """GR-T16, GR-19, GR-Q33: where the last land is at risk; the hand is discarded."""
    here = position(
        **POSEIDON,
        rules={"last_land": "at_risk"},
        blue={"hand": ["gold 1", "gold 2"]},
        orange={"row": ["Knossos", "Pylos"], "hand": ["ideas 1"]},
        green={"row": ["Tiryns", "Lemnos"]},
    )
    assert here.told("out") == {"blue": 1, "orange": 0, "green": 0}
    assert here.hands() == [0, 1, 0]
    assert here.seat == "orange"
    assert here.places() == [3, 1, 1]


# End, limits and start: GR-T17, GR-T18, GR-T20.


@pytest.mark.parametrize(
    ("points", "over"),
    [((10, 4, 3, 2), True), ((9, 4, 3, 2), False), ((3, 4, 10, 2), True)],
)
def test_more_points_than_all_others_win_at_once(points, over):
    """GR-T17, GR-20: 10 against 4, 3 and 2 wins at the end of the round; 9 against 9 does not."""
    here = position(
        seats=4,
        phase="check",
        rules={"rounds": 2, "start_points": tuple(number - 1 for number in points)},
        blue={"hand": ["gold 1"]},
    )
    assert here.points() == list(points)
    assert (here.seat == "") == over
    assert here.tables()["phase"] == ("over" if over else "auction")


def test_a_fourth_card_of_a_seat_on_one_card_is_illegal():
    """GR-T18, GR-7: three resources are the most; elsewhere there is room."""
    here = position(blue={"bids": on(1, *FLUSH_OF_GOLD), "hand": ["armies 1"]})
    assert here.why("lay armies 1 on 1") == ("GR-7",)
    assert here.allows("lay armies 1 on 2")


def test_a_hand_without_a_land_is_dealt_anew():
    """GR-T20, GR-2: in 200 deals of four cards each seat finds a land, and four cards in all."""
    table = scene(seats=4, dealt=4, frieze=6, rounds=60)
    lands = {card["name"] for card in prototype(3).decks["lands"].cards}
    for seed in range(200):
        tables = table.started(seed).tables()
        for seat in table.seats:
            events, resources = tables["dealt_events"][seat], tables["dealt"][seat]
            assert len(events) + len(resources) == 4
            assert lands & set(events), (seed, seat)


def test_scarce_lands_come_to_each_seat():
    """GR-T20, GR-2: with as many lands as seats, each is dealt one in the end."""
    late = [card["name"] for card in prototype(3).decks["lands"].cards[3:12]]
    table = scene(dealt=4, cards={name: {"era": "classical"} for name in late})
    for seed in range(100):
        dealt = table.started(seed).tables()["dealt_events"]
        assert all(len(set(SEVEN[:3]) & set(dealt[seat])) == 1 for seat in table.seats), seed
