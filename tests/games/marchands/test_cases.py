"""The worked cases of the rules dossier, ME-T1 to ME-T18, on the compiled rules."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from engine.games.marchands import GAME
from engine.games.marchands import state as at
from engine.games.marchands.contracts import contract_names
from engine.play.results import results_of
from engine.rng import below
from tests.support.marchands_scenes import BY_LEVEL, over, position, scene, started

SEEDS = range(40)


def supplied(here, number):
    """The position after a supply step of a contract for which the die shows a number."""
    found = here.copied()
    found.state.chance[0] = next(
        chance for chance in range(2_000) if below(np.array([chance], np.uint64), 20) + 1 == number
    )
    return found.orders()


def test_t1_a_contract_goes_to_the_next_free_city():
    """ME-T1: a roll of 19, goods on 19 and a contract on 20: it comes to city 1."""
    here = position(
        goods={"19": "c", "capital": "c"}, contracts={"20": "ccb"}, owed={"contracts": 1}
    )
    assert set(supplied(here, 19).contracts()) == {"20", "1"}


def test_t1_a_free_city_takes_it_itself():
    """ME-T1: the same roll with city 19 free."""
    here = position(
        goods={"18": "c", "capital": "c"}, contracts={"20": "ccb"}, owed={"contracts": 1}
    )
    assert set(supplied(here, 19).contracts()) == {"20", "19"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_t2_the_set_up_fills_ten_sites(seats):
    """ME-T2: capital, four cities with four goods each, and five contracts."""
    for seed in SEEDS:
        here = started(seed, seats)
        heaps, contracts = here.goods(), here.contracts()
        assert "capital" in heaps
        assert [len(heap) for heap in heaps.values()] == [4] * 5
        assert len(contracts) == 5
        assert len({*heaps, *contracts}) == 10


def test_t3_a_letter_without_a_road_is_lost():
    """ME-T3: no road b leads out of city 9; the orders after it are carried out."""
    here = position(goods={"10": "c"}, blue={"caravan": "9"}).orders(blue="baX")
    assert here.of("caravan")[0] == "10"
    assert here.numbers("failed") == [1, 0, 0]
    assert here.held()[0] == "c"


def test_t4_a_transaction_in_an_empty_city_is_lost():
    """ME-T4: the order after it is carried out."""
    here = position(blue={"caravan": "9"}).orders(blue="Xa")
    assert here.numbers("failed") == [1, 0, 0]
    assert here.of("caravan")[0] == "10"


def test_t5_the_lowest_rank_is_taken_first():
    """ME-T5: of coal, coal, silver, gold: coal, coal, silver."""
    here = position(goods={"9": "ccso"}, **all_in("9")).orders(blue="X", orange="X", green="X")
    assert here.held() == ["c", "c", "s"]
    assert here.goods() == {"9": "o"}


def all_in(city, *seats, **more):
    """All caravans in one city."""
    return {seat: {"caravan": city} | more for seat in seats or ("blue", "orange", "green")}


def test_t6_one_good_of_a_city_in_a_round():
    """ME-T6: a second transaction there is lost, after a journey too; in the next round it is not."""
    here = position(goods={"9": "ccso"}, blue={"caravan": "9"}).orders(blue="XXaaX")
    assert here.held()[0] == "c"
    assert here.numbers("failed") == [2, 0, 0]
    assert here.orders(blue="X").held()[0] == "cc"


def test_t7_the_last_good_brings_four_to_the_capital_first():
    """ME-T7: capital and city 9 are emptied: one step goes to the capital, one to a city."""
    here = position(
        goods={"9": "c", "capital": "b"}, blue={"caravan": "9"}, orange={"caravan": "capital"}
    ).orders(blue="X", orange="X")
    heaps = here.goods()
    assert len(heaps.pop("capital")) == 4
    assert [len(heap) for heap in heaps.values()] == [4]
    assert here.state.owed.tolist() == [0, 0]


def test_t7_the_ladder_goes_up_at_once():
    """ME-T7, ME-14: while orders are carried out the marker stands on 1."""
    here = position(
        goods={"9": "c"},
        contracts={"10": "ccb"},
        blue={"caravan": "9"},
        orange={"caravan": "10", "held": "ccb"},
    ).orders(blue="X", orange="X")
    assert here.phase == "reward"
    assert here.state.owed.tolist() == [1, 0]
    assert here.play("take contract and church").goods().keys() == {"capital"}


def fulfilling(city, needs="ccb", **more):
    """Blue stands before a contract that it fulfils with its first order."""
    blue = {"caravan": city, "held": needs} | more.pop("blue", {})
    return position(contracts={city: needs}, blue=blue, **more).orders(blue="X")


def test_a_result_tells_all_three_fields():
    """ME-22 to ME-24: religious and political influence beside the ecus that are the score."""
    found = over(4, (3, 1, 2), (1, 2, 2), (2, 0, 4), (0, 1, 9))
    told = results_of(found.scenario, found.state)
    assert [one.score for one in told] == [2, 2, 4, 9]
    fields = [("religious", 3), ("political", 1)], [("religious", 1), ("political", 2)]
    assert [[*one.deciders] for one in told[:2]] == [*fields]


def test_t8_electors_go_to_regions_that_the_city_touches():
    """ME-T8: three of a city of level 3, into the two regions at city 2."""
    here = fulfilling("2").play("take contract and electors")
    assert here.phase == "electors"
    assert here.state.left == 3
    assert here.legal() == {"elector i", "elector ii"}
    here = here.play("elector i", "elector ii", "elector ii")
    assert here.of("electors")[0] == {"i": "1", "ii": "2"}
    assert here.phase == "orders"


@pytest.mark.parametrize(("city", "count"), [("9", 1), ("1", 2), ("2", 3)])
def test_t8_as_many_electors_as_the_level(city, count):
    """ME-T8, ME-17: one, two or three."""
    assert fulfilling(city).play("take church and electors").state.left == count


@pytest.mark.parametrize("owner", ["blue", "orange"])
def test_t9_a_second_church_is_not_built(owner):
    """ME-T9: whoever owns the first one."""
    more = {owner: {"churches": ["2"]}}
    assert fulfilling("2", **more).legal() == {"take contract and electors"}


def announcing(*held, **more):
    """The coal phase of the third round, with goods behind the screens."""
    seats = ("blue", "orange", "green", "pink")[: len(held)]
    tables = {seat: {"held": goods} for seat, goods in zip(seats, held, strict=True)}
    return position(seats=len(held), phase="announce", round=3, **tables, **more)


def test_t10_equal_announcements_win_nothing():
    """ME-T10: coal 5, 5, 3, 0 brings nobody the monopoly; 5, 4, 3, 0 brings blue three ecus."""
    here = announcing("ccccc", "ccccc", "ccc", "")
    assert here.announced(5, 5, 3, 0).of("monopolies") == [0, 0, 0, 0]
    here = here.announced(5, 4, 3, 0)
    assert here.of("monopolies") == [1, 0, 0, 0]
    assert here.points()[0] == (0, 0, 3)
    assert here.held() == ["ccccc", "ccccc", "ccc", ""]


def test_t11_fewer_may_be_announced_but_not_more():
    """ME-T11: four silver: 2 is legal and 5 is not."""
    here = announcing("ssss", "", "", rank=2)
    assert here.legal() == {f"announce {number}" for number in range(5)}
    assert here.allows("announce 2")
    assert not here.allows("announce 5")


def test_t12_churches_count_levels():
    """ME-T12: on levels 1, 2 and 3 they make religious 6."""
    churches = [BY_LEVEL[level][0] for level in (1, 2, 3)]
    assert position(blue={"churches": churches}).points()[0][0] == 6


def test_t13_equal_electors_own_no_region():
    """ME-T13: 2, 2, 1 have no owner; 3, 2, 1 have one."""
    for blue, regions in (("2", 0), ("3", 1)):
        rows = zip(("blue", "orange", "green"), (blue, "2", "1"), strict=True)
        here = position(**{seat: {"electors": {"i": count}} for seat, count in rows})
        assert [points[1] for points in here.points()] == [regions, 0, 0]


def test_t14_the_lower_political_of_the_lowest_religious_goes_out():
    """ME-T14: religious 4, 4, 6, 7, political 3 and 2 of the two lowest: the second is out first."""
    level = {1: ["9", "10"], 2: ["1", "3"], 3: ["2", "4"]}
    churches = (
        [*level[2]],
        [level[3][0], level[1][0]],
        [level[3][1], "5", level[1][1]],
        ["6", "8", "11"],
    )
    electors = ({"i": "1", "ii": "1", "iii": "1"}, {"iv": "1", "v": "1"}, {"vi": "1"}, {})
    tables = {
        seat: {"churches": cities, "electors": regions}
        for seat, cities, regions in zip(started(1, 4).seats, churches, electors, strict=True)
    }
    here = position(seats=4, rules={"rounds": 1}, **tables).orders()
    assert [points[:2] for points in here.points()] == [(4, 3), (4, 2), (6, 1), (7, 0)]
    assert here.places()[1] == 4


def test_t15_one_field_each_is_won_by_the_richest():
    """ME-T15: three seats that lead one field each: the economic leader wins."""
    assert over(3, (3, 1, 1), (1, 3, 0), (0, 0, 4)).places() == [2, 3, 1]


def test_the_end_names_the_fields_that_the_winner_leads():
    """ME-25: with two or three players, whose score alone does not say why they won."""
    for rows, said in (
        (((3, 1, 1), (1, 3, 0), (0, 0, 4)), "Green wins: most economic influence."),
        (((3, 2, 1), (0, 0, 4)), "Blue wins: most religious and political influence."),
        (((1, 1, 4), (1, 0, 0)), "Blue wins: most political and economic influence."),
    ):
        here = over(len(rows), *rows)
        assert GAME.ended(here.record, here.state) == said


def test_t16_who_began_is_last_in_the_next_round():
    """ME-T16: the seat on the left begins; the order of the others stays."""
    here = started(5, monopoly_every=0)
    seats = here.seats
    while here.phase == "start":
        here = here.play(min(here.legal()))
    for _ in range(4):
        starter = here.seat
        here = here.orders()
        assert seats.index(here.seat) == (seats.index(starter) + 1) % 3
        asked = asked_in_turn(here)
        assert asked[-1] == starter


def asked_in_turn(here):
    """Who is asked for orders, one after the other."""
    asked, round_ = [], int(here.state.finished)
    while here.phase == "orders" and here.state.finished == round_:
        asked.append(here.seat)
        here = here.play(*["done"] * (int(here.record.orders) + 1))
    return asked


def test_t17_a_contract_that_is_not_kept_returns_to_the_bag():
    """ME-T17: kept it leaves the bag for good, with a church and electors it is back at once."""
    here = fulfilling("9", goods={"capital": "c"})
    name = next(n for n, one in enumerate(here.state.place.tolist()) if one == at.LAID)
    kept, built = here.play("take contract and church"), here.play("take church and electors")
    assert kept.state.place[name] == at.KEPT
    assert kept.points()[0][2] == 4
    assert built.state.place[name] == at.BAG
    assert built.points()[0][2] == 0


def test_t18_counts_of_what_is_in_the_box():
    """ME-T18: 38 contracts of 18 kinds, 60 goods, 20 monopolies, 80 electors, 20 churches."""
    record = scene(4).record
    names = contract_names(record)
    assert (int(record.contracts), len(set(names))) == (38, 38)
    assert len({name.rpartition("-")[0] for name in names}) == 18
    assert record.total.tolist() == [18, 15, 12, 9, 6]
    assert int(record.rounds // record.monopoly_every) * at.GOODS == 20
    assert int(record.seats * record.electors) == 80
    assert int(record.seats * record.churches) == record.cities == 20
    box = Counter[str]()
    for piece in GAME.components(record):
        box[piece.glyph] += piece.count
    assert [box[rank] for rank in at.RANKS] == [18, 15, 12, 9, 6]
    pieces = ("monopoly", "elector", "church", "token_x", "caravan")
    assert [box[name] for name in pieces] == [20, 80, 20, 24, 4]


def test_the_end_says_which_field_threw_whom_out():
    """ME-26: orange by religious, blue by political influence."""
    found = over(4, (2, 0, 9), (1, 1, 5), (2, 1, 4), (3, 1, 3))
    assert GAME.ended(found.record, found.state) == (
        "Orange is out by religious influence, Blue by political; Green wins."
    )


def test_a_lot_at_the_end_is_told():
    """ME-A10: all have the same."""
    found = over(4, *[(1, 1, 1)] * 4)
    assert GAME.ended(found.record, found.state).endswith("A lot settled a tie.")
