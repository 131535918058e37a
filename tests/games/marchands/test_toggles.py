"""Parameters of orders, contracts and supply: a position in which their readings differ."""

from __future__ import annotations

import pytest

from engine.games.marchands import GAME
from engine.games.marchands.contracts import contract_names
from tests.support.marchands_scenes import each_reading, position, scene, started

IN_NINE = {"caravan": "9", "held": "ccb"}
CONTRACT = {"contracts": {"9": "ccb"}, "blue": IN_NINE}


def before_contract(**tables):
    """Blue has laid the X that meets its contract."""
    return position(**tables).orders(blue="X")


# Contracts.


def test_a1_payment():
    """ME-A1: goods of a contract go to the bag, out of the game, or stay where they are."""

    def goods(here):
        here = here.orders(blue="X").play("take contract and church")
        return here.held()[0], int(here.state.bag[:2].sum()), here.state.gone.tolist()

    assert each_reading("payment", goods, **CONTRACT) == {
        "to_bag": ("", 33, [0, 0, 0, 0, 0]),
        "out_of_game": ("", 30, [2, 1, 0, 0, 0]),
        "shown": ("ccb", 30, [0, 0, 0, 0, 0]),
    }


def test_a1_goods_that_are_only_shown_serve_twice():
    """ME-A1: two contracts with the same goods."""

    def fulfilled(here):
        here = here.orders(blue="XaX").play("take contract and church")
        return here.phase

    found = each_reading(
        "payment", fulfilled, contracts={"9": "ccb", "10": "ccb"}, blue=dict(IN_NINE)
    )
    assert found == {"to_bag": "orders", "out_of_game": "orders", "shown": "reward"}


def test_a3_no_church():
    """ME-A3: where a church stands the other two rewards are taken, or one of them will do."""
    found = each_reading(
        "no_church",
        lambda here: here.orders(blue="X").legal(),
        contracts={"9": "ccb"},
        blue=IN_NINE,
        orange={"churches": ["9"]},
    )
    both = "take contract and electors"
    assert found == {
        "other_two": {both},
        "one_will_do": {both, "take contract", "take electors"},
    }


def test_a3_says_nothing_where_a_church_is_possible():
    """ME-A3: two of three are taken."""
    found = each_reading("no_church", lambda here: here.orders(blue="X").legal(), **CONTRACT)
    assert found["other_two"] == found["one_will_do"]
    assert len(found["other_two"]) == 3


def test_a4_electors_that_are_short():
    """ME-A4: with one elector left, one is placed in a city of level 3."""
    here = position(
        contracts={"2": "ccb"},
        blue={"caravan": "2", "held": "ccb", "electors": {"v": "9", "vi": "9", "vii": "1"}},
    ).orders(blue="X")
    assert here.play("take church and electors").state.left == 1


def test_a5_decline():
    """ME-A5: the contract is fulfilled, or the owner may decline it and loses the order."""
    found = each_reading(
        "decline", lambda here: here.orders(blue="X").allows("decline"), **CONTRACT
    )
    assert found == {"must": False, "may": True}
    here = before_contract(rules={"decline": "may"}, **CONTRACT).play("decline")
    assert here.numbers("failed") == [1, 0, 0]
    assert (here.held()[0], here.contracts()) == ("ccb", {"9": "ccb"})


def test_a6_an_order_without_the_goods_is_lost():
    """ME-A6: a good short, nobody is asked."""
    here = position(contracts={"9": "ccb"}, blue={"caravan": "9", "held": "cb"}).orders(blue="X")
    assert here.phase == "orders"
    assert here.numbers("failed") == [1, 0, 0]


def test_a19_rewards():
    """ME-A19: exactly two rewards, or one or two, but never three or none."""
    found = each_reading("rewards", lambda here: here.orders(blue="X").legal(), **CONTRACT)
    ones = {"take contract", "take church", "take electors"}
    two = {"take contract and church", "take contract and electors", "take church and electors"}
    assert found == {"two": two, "up_to_two": two | ones}


def test_a19_makes_a3_moot():
    """ME-A19: with one or two rewards both readings of ME-A3 allow the same."""
    found = each_reading(
        "no_church",
        lambda here: here.orders(blue="X").legal(),
        rules={"rewards": "up_to_two"},
        contracts={"9": "ccb"},
        blue=IN_NINE,
        orange={"churches": ["9"]},
    )
    assert found["other_two"] == found["one_will_do"]


def test_churches_and_electors_run_out():
    """ME-15: with neither in stock the contract alone is taken."""
    here = before_contract(rules={"churches": 0, "electors": 0}, **CONTRACT)
    assert here.legal() == {"take contract"}


# Supply.


def short_of_goods(here):
    """Goods laid in the capital, and the marker, after two steps with five tokens in the bag."""
    here = here.orders()
    return sorted(map(len, here.goods().values())), int(here.state.owed[0])


FEW = {"coal": 20, "bronze": 0, "silver": 0, "gems": 0, "gold": 0, "payment": "out_of_game"}


def test_a2_shortage_of_goods():
    """ME-A2: of two steps with five goods the second stays owed, is placed in part, or is lost."""
    found = each_reading(
        "shortage", short_of_goods, rules=FEW, owed={"goods": 2}, gone={"coal": 15}
    )
    assert found == {"owed": ([4], 1), "partial": ([1, 4], 0), "lost": ([4], 0)}


def test_a2_an_owed_step_comes_when_the_bag_has_enough():
    """ME-A2: the marker keeps it until the next supply that can place it in full."""
    here = position(
        rules=FEW, owed={"goods": 1}, gone={"coal": 15}, blue={"held": "cc"}, goods={"9": "c"}
    ).orders()
    assert here.state.owed.tolist() == [1, 0]
    here = here.copied()
    here.state.gone[0], here.state.bag[0] = 10, 7
    assert here.orders().goods() == {"9": "c", "capital": "cccc"}


def test_a2_shortage_of_contracts():
    """ME-A2: with none in the bag a step stays owed, or is lost."""
    found = each_reading(
        "shortage",
        lambda here: int(here.orders().state.owed[1]),
        owed={"contracts": 1},
        blue={"kept": [name.partition("-")[0] for name in all_contracts()]},
    )
    assert found == {"owed": 1, "partial": 0, "lost": 0}


def all_contracts():
    """Names of every contract."""
    return contract_names(scene().record)


CHURCHES = [str(number) for number in range(1, 20)]


def test_a7_church_sites():
    """ME-A7: contracts come to cities with a church, or only to the one without."""

    def cities(here):
        return {city for chance in range(12) for city in here.idle(chance).contracts()}

    found = each_reading(
        "church_sites",
        cities,
        rules={"churches": 20},
        owed={"contracts": 1},
        blue={"churches": CHURCHES},
    )
    assert found["skipped"] == {"20"}
    assert found["allowed"] & {*CHURCHES}


def test_a7_goods_come_to_churches_all_the_same():
    """ME-A7: it is about contracts only; with no city left for them a step stays owed."""
    here = position(
        rules={"church_sites": "skipped", "churches": 20},
        owed={"contracts": 1, "goods": 2},
        blue={"churches": [*CHURCHES, "20"]},
    ).orders()
    assert len(here.goods()) == 2
    assert (here.contracts(), here.state.owed.tolist()) == ({}, [0, 1])


def numbers_drawn(seed, drawing, rounds=5):
    """How many cities' cards lie face up at the start, and after each of some rounds."""
    here = started(seed, drawing=drawing, monopoly_every=0)
    counts = [len(here.tables()["drawn"])]
    while here.phase == "start":
        here = here.play(max(here.legal()))
    for _ in range(rounds):
        here = here.copied()
        here.state.owed[:] = 0, 5
        here = here.orders()
        counts.append(len(here.tables()["drawn"]))
        for city in here.record.city[:20].tolist():  # room for the next five
            if here.state.contract[city]:
                here.state.place[here.state.contract[city] - 1] = 0
                here.state.contract[city] = 0
                here.state.left_in_bag += 1
    return counts


def test_a9_drawing():
    """ME-A9, ME-V2: a die has no cards; a deck goes on until it is empty, or is mixed each round."""
    assert numbers_drawn(1, "die") == [0, 0, 0, 0, 0, 0]
    assert numbers_drawn(1, "deck") == [9, 14, 19, 4, 9, 14]
    assert numbers_drawn(1, "deck_mixed") == [9, 0, 0, 0, 0, 0]


def test_a9_a_deck_draws_every_number_once():
    """ME-A9: with one card left it is that city; by die it is any."""

    def cities(here):
        return {city for chance in range(12) for city in here.idle(chance).contracts()}

    drawn = [str(number) for number in range(1, 21) if number != 7]
    decks, owed = ("deck", "deck_mixed"), {"contracts": 1}
    found = each_reading("drawing", cities, decks, owed=owed, drawn=drawn)
    assert found == {key: {"7"} for key in decks}
    assert len(cities(position(owed=owed))) > 1


# Rounds.


def rounds_with_monopolies(**rules):
    """Rounds that are played, and those after which goods are announced."""
    here = position(rules=rules)
    told = []
    while here.phase != "over":
        here = here.orders()
        if here.phase == "announce":
            told.append(int(here.state.finished) + 1)
            here = here.play(*["announce 0"] * 15)
    return int(here.state.finished), told


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ({}, (12, [3, 6, 9, 12])),
        ({"marker": "advanced"}, (11, [2, 5, 8, 11])),
        ({"rounds": 9}, (9, [3, 6, 9])),
        ({"monopoly_every": 0}, (12, [])),
        ({"monopoly_every": 5}, (12, [5, 10])),
    ],
)
def test_a8_and_v1_rounds_and_monopolies(rules, expected):
    """ME-A8: the marker starts on 1 or goes to 2 at once; ME-V1: nine rounds; ME-20."""
    assert rounds_with_monopolies(**rules) == expected


@pytest.mark.parametrize("sand", [0, 60, 90])
def test_v3_the_sand_timer(sand):
    """ME-V3, ME-7: so many seconds to lay orders, none for else; who is late lays no more."""
    here = started(2, sand=sand)
    assert GAME.seconds(here.record, here.state) == 0
    while here.phase == "start":
        here = here.play(min(here.legal()))
    assert GAME.seconds(here.record, here.state) == sand
    assert GAME.to_text(here.record, here.state, GAME.late(here.record, here.state)) == "done"


@pytest.mark.parametrize("orders", [4, 6, 8])
def test_v5_orders(orders):
    """ME-V5: a row takes so many orders."""
    here = position(rules={"orders": orders}).play(*["go a"] * orders)
    assert here.legal() == {"done"}
    assert not here.allows("trade")
    here = position(rules={"orders": orders}).orders(blue="a" * orders)
    assert here.of("caravan")[0] == "capital"  # there and back


def test_v5_later_orders_are_carried_out():
    """ME-V5: the eighth order of blue finds what the third of orange has left."""
    for goods, held in (("c", ["", "c", ""]), ("cc", ["c", "c", ""])):
        here = position(rules={"orders": 8}, goods={"9": goods}, blue={"caravan": "10"})
        assert here.orders(blue="aaaaaaaX", orange="acX").held() == held
