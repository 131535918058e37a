"""The twin of Marchands d'Empire alone: cases of the dossier, readings, whole random games."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from tests.support.marchands_twin import Contract, Twin
from tests.support.marchands_twin.game import RANKS, READINGS
from tests.support.marchands_twin.prototype import prototype_contracts, prototype_places
from tests.support.marchands_twin.random_cases import Dice, ordered, random_case, random_move
from tests.support.marchands_twin.random_positions import random_position

GAMES = range(60)
PLACES = prototype_places()
CHEAP = 0  # number of a contract for two coal and a bronze, 4 ecus
PRICE = [2, 1, 0, 0, 0]
COAL, SILVER = 0, 2

KEEP, BUILD, ELECT = "contract", "church", "electors"


# ----------------------------------------------------------------------------- scenes


class Loaded:
    """Chance that gives chosen numbers, then zeros, and notes the bounds."""

    def __init__(self, *numbers):
        self.numbers = list(numbers)
        self.bounds = []

    def below(self, bound):
        self.bounds.append(bound)
        number = self.numbers.pop(0) if self.numbers else 0
        assert number < bound
        return number


def on(things, empty):
    """A list by space from a dictionary."""
    return [things.get(space, empty) for space in range(21)]


def tokens(text=""):
    """Counts of ranks from a text such as "coal coal gold"."""
    return [text.split().count(rank) for rank in RANKS]


def scene(*, seats=2, rules=None, chance=None, contracts=None, **wanted):
    """A twin before the orders of a round; caravans stand on 2 and on every second outer city."""
    wanted.setdefault("caravans", [2, 10, 14, 18][:seats])
    for key, empty in (("goods", tokens()), ("contract_at", None), ("church_at", None)):
        wanted[key] = on(wanted.get(key, {}), empty)
    tiles = contracts or prototype_contracts()
    return Twin.at(PLACES, tiles, rules or {}, seats, chance or Loaded(), wanted)


def run(twin, *rows):
    """Lay the rows of orders, from the starter on; seats without a row lay none."""
    for number in range(twin.position.game.seats):
        for face in rows[number] if number < len(rows) else "":
            twin.do(("order", face))
        twin.do(("done",))
    return twin


def at_contract(*, seats=2, rules=None, space=2, **wanted):
    """Seat 0 stands with the price at a cheap contract and has just laid an X."""
    wanted = {
        "contract_at": {space: CHEAP},
        "held": [PRICE, *[tokens()] * (seats - 1)],
        "caravans": [space, *[10, 14, 18][: seats - 1]],
    } | wanted
    return run(scene(seats=seats, rules=rules, **wanted), "X")


def reward(twin, *rewards):
    """Take rewards, electors all in the lowest region."""
    twin.do(("reward", frozenset(rewards)))
    while twin.position.stage == "elector":
        twin.do(ordered(twin.legal())[0])
    return twin


def reward_sets(twin):
    """Rewards that may be chosen, as sorted words."""
    return {" ".join(sorted(move[1])) for move in twin.legal() if move[0] == "reward"}


def announced(held, *numbers, rules=None, **wanted):
    """The announcements of coal have been made, or as many of them as are given."""
    twin = scene(seats=len(held), rules=rules, stage="announce", held=held, finished=2, **wanted)
    for number in numbers:
        twin.do(("announce", number))
    return twin


def judged(religious, political, economic, rules=None, **wanted):
    """The twin after a game in which seats have these points.

    Cities of level 1 alone carry churches; a kept contract with the number n is worth n ecus.
    """
    churches = iter([space for space, level in enumerate(PLACES.levels) if level == 1])
    church_at = {next(churches): seat for seat, n in enumerate(religious) for _ in range(n)}
    owners = [seat for seat, n in enumerate(political) for _ in range(n)]
    electors = [
        [int(owners[k : k + 1] == [seat]) for k in range(8)] for seat in range(len(religious))
    ]
    return scene(
        seats=len(religious),
        rules=rules,
        contracts=[Contract((1, 0, 0, 0, 0), 1)] * 38,
        church_at=church_at,
        electors=electors,
        kept=kept_in_turn(economic),
        **wanted,
    )


def kept_in_turn(counts):
    """As many different contracts for each seat."""
    numbers = iter(range(38))
    return [[next(numbers) for _ in range(count)] for count in counts]


def ended(*fields, ties, chance, **rules):
    """Places at the end of a game whose last round passes without orders."""
    rules |= {"ties": ties, "monopoly_every": 0, "rounds": 1}
    return run(judged(*fields, rules=rules, chance=chance)).places_of_seats()


# ----------------------------------------------------------------------------- cases


def test_a_site_that_is_taken_gives_way_to_the_next_free_city():
    """ME-T1: 19 has goods, 20 a contract: the roll 19 lays the contract on city 1."""
    twin = scene(
        goods={0: tokens("gold"), 19: tokens("coal")},
        contract_at={20: 5},
        contract_marker=1,
        chance=Loaded(18, 7),
    )
    assert run(twin).snapshot()["contract_at"][1] == 8  # the seventh that is left, 5 being out


@pytest.mark.parametrize("seed", range(5))
def test_the_set_up_fills_ten_sites(seed):
    """ME-T2: the capital and nine cities, with 20 tokens and 5 contracts."""
    twin = Twin(PLACES, prototype_contracts(), {}, 4, Dice(Random(seed)))
    twin.start()
    goods = twin.snapshot()["goods"]
    contracts = [n for n in twin.snapshot()["contract_at"] if n is not None]
    filled = [sum(site) for site in goods if any(site)]
    assert (filled, sum(goods[0]), len(contracts)) == ([4] * 5, 4, 5)


def test_an_order_without_a_road_is_lost():
    """ME-T3: city 11 has no road d; the road a after it is taken."""
    assert run(scene(caravans=[11, 10]), "da").snapshot()["caravans"][0] == 12


def test_a_transaction_on_an_empty_city_is_lost():
    """ME-T4: the road after it is taken."""
    assert run(scene(caravans=[11, 10]), "Xa").snapshot()["caravans"][0] == 12


def test_the_lowest_token_goes_first():
    """ME-T5: coal, coal, silver, gold gives coal, coal and silver to three that come."""
    twin = scene(seats=3, caravans=[9, 9, 9], goods={9: tokens("coal coal silver gold")})
    held = run(twin, "X", "X", "X").snapshot()["held"]
    assert held == [tokens("coal"), tokens("coal"), tokens("silver")]


def test_a_second_transaction_on_a_site_is_lost():
    """ME-T6, ME-A16: one token of a city for each seat in a round."""
    twin = run(scene(goods={2: tokens("coal coal gold")}), "XX")
    assert twin.snapshot()["held"][0] == tokens("coal")


def test_goods_may_be_taken_in_several_cities_of_a_round():
    """ME-11: city 3 lies on road a of city 2."""
    twin = run(scene(goods={2: tokens("coal gold"), 3: tokens("gems gold")}), "XaX")
    assert twin.snapshot()["held"][0] == tokens("coal gems")


def test_a_site_gives_again_in_the_next_round():
    """ME-11: the limit is one for each round."""
    twin = run(scene(goods={2: tokens("coal coal gold")}), "X")
    assert run(twin, "", "X").snapshot()["held"][0] == tokens("coal coal")


def test_a_site_that_is_emptied_fills_the_capital_first():
    """ME-T7: one step of the ladder lays four tokens on the empty capital."""
    goods = run(scene(goods={2: tokens("gold")}), "X").snapshot()["goods"]
    assert (sum(goods[0]), sum(map(sum, goods))) == (4, 4)


def test_a_site_that_is_emptied_moves_the_marker():
    """ME-T7: with an empty bag the step can still be seen after the round."""
    twin = run(scene(goods={2: tokens("gold")}, bag=tokens()), "X")
    assert twin.snapshot()["goods_marker"] == 1


def test_a_step_goes_to_a_city_when_the_capital_is_filled():
    """ME-19: the roll 5 is drawn before the tokens."""
    chance = Loaded(4)
    twin = run(scene(goods={0: tokens("gold"), 2: tokens("gold")}, chance=chance), "X")
    assert (sum(twin.snapshot()["goods"][5]), chance.bounds) == (4, [20, 58, 57, 56, 55])


def test_a_city_of_level_3_gives_three_electors():
    """ME-T8: they go to regions I and II of city 2, freely split."""
    twin = at_contract()
    twin.do(("reward", frozenset({KEEP, ELECT})))
    regions = [twin.legal()]
    for region in (0, 1, 1):
        twin.do(("elector", region))
    assert (regions, twin.snapshot()["electors"][0][:3]) == (
        [{("elector", 0), ("elector", 1)}],
        [1, 2, 0],
    )


def test_a_city_has_one_church():
    """ME-T9: where somebody's church stands no church can be chosen."""
    assert reward_sets(at_contract(church_at={2: 1})) == {"contract electors"}


def test_equal_announcements_give_no_tile():
    """ME-T10: coal 5, 5, 3, 0."""
    held = [[5, 0, 0, 0, 0], [5, 0, 0, 0, 0], [3, 0, 0, 0, 0], tokens()]
    assert announced(held, 5, 5, 3, 0).snapshot()["tiles"] == [0, 0, 0, 0]


def test_the_highest_announcement_gives_a_tile():
    """ME-20: seat 1 starts the round, so the second number is that of seat 2."""
    twin = announced([[9, 0, 0, 0, 0]] * 3, 2, 5, 3, starter=1)
    assert twin.snapshot()["tiles"] == [0, 0, 1]


def test_fewer_may_be_announced_but_not_more():
    """ME-T11: with 4 silver 2 is legal and 5 is not."""
    twin = announced([[0, 0, 4, 0, 0], tokens()], 0, 0, 0, 0)
    assert twin.legal() == {("announce", number) for number in range(5)}


def test_more_than_is_held_is_refused():
    """ME-T11: the decision is refused, and nothing changes."""
    twin = announced([[0, 0, 4, 0, 0], tokens()], 0, 0, 0, 0)
    with pytest.raises(ValueError, match="illegal in announce"):
        twin.do(("announce", 5))


def test_religious_influence_adds_levels():
    """ME-T12: churches on levels 1, 2 and 3."""
    assert scene(church_at={9: 0, 1: 0, 2: 0, 4: 1}).fields(0)[0] == 6


def test_a_tied_region_belongs_to_nobody():
    """ME-T13: 2, 2, 1."""
    rows = [[2, *[0] * 7], [2, *[0] * 7], [1, *[0] * 7]]
    twin = scene(seats=3, electors=rows)
    assert [twin.fields(seat)[1] for seat in range(3)] == [0, 0, 0]


def test_economic_influence_adds_contracts_and_tiles():
    """ME-24: 4 and 12 ecus, two tiles of 3."""
    assert scene(kept=[[0, 37], []], tiles=[2, 0]).fields(0)[2] == 22


def test_the_lowest_in_religion_goes_out_first_by_politics_at_a_tie():
    """ME-T14: of the two with 4 the one with politics 2 is first out, the other second."""
    twin = judged([2, 2, 3, 3], [3, 2, 0, 1], [9, 9, 5, 4])
    assert twin.places_of_seats() == [1, 4, 3, 2]


def test_with_one_field_each_the_economic_leader_wins():
    """ME-T15: three seats, each leads one field."""
    assert judged([2, 1, 1], [1, 2, 1], [1, 1, 2]).places_of_seats()[2] == 1


def test_two_fields_win():
    """ME-25: religion and politics beat all the money."""
    assert judged([2, 1], [2, 1], [0, 9]).places_of_seats() == [1, 2]


def test_the_first_of_a_round_is_last_in_the_next():
    """ME-T16: the start goes to the left."""
    twin = run(scene(seats=3, starter=1))
    order = []
    for _ in range(3):
        order.append(twin.decider())
        twin.do(("done",))
    assert order == [2, 0, 1]


@pytest.mark.parametrize(("rewards", "in_bag"), [((KEEP, BUILD), False), ((BUILD, ELECT), True)])
def test_a_contract_that_is_not_kept_returns(rewards, in_bag):
    """ME-T17: kept it leaves the bag, else it is in the bag again before phase IV."""
    twin = reward(at_contract(contract_bag=[]), *rewards)
    found = CHEAP in [*twin.snapshot()["contract_bag"], *twin.snapshot()["contract_at"]]
    assert found == in_bag


def test_the_box():
    """ME-T18: 38 contracts, 60 tokens."""
    tiles = prototype_contracts()
    game = scene().position.game
    assert (len(tiles), sum(game.supply)) == (38, 60)


def test_the_map_of_the_dossier():
    """Dossier 1.2: 36 roads, every region touched by four cities."""
    touching = Counter(region for regions in PLACES.regions for region in regions)
    assert (sum(map(len, PLACES.roads)), set(touching.values())) == (72, {4})


# ----------------------------------------------------------------------------- further rules


def test_caravans_are_placed_apart_and_not_on_the_capital():
    """ME-4: the first takes city 7, the next has all other cities."""
    twin = Twin(PLACES, prototype_contracts(), {}, 2, Dice(Random(1)))
    twin.start()
    twin.do(("place", 7))
    assert twin.legal() == {("place", space) for space in range(1, 21) if space != 7}


def test_equal_highest_rolls_are_rolled_again():
    """ME-4: of 7, 19, 19 the last two roll again, and the third seat begins."""
    rules = {"goods_sites": 0, "contract_sites": 0}
    chance = Loaded(0, 0, 0, 0, 7, 19, 19, 3, 4)
    twin = Twin(PLACES, prototype_contracts(), rules, 3, chance)
    twin.start()
    assert twin.decider() == 2


def test_after_the_last_token_a_row_is_done():
    """ME-7: six tokens and no more."""
    twin = scene()
    for _ in range(6):
        twin.do(("order", "a"))
    assert twin.legal() == {("done",)}


def test_orders_go_slot_by_slot():
    """ME-8: seat 1 takes the coal of city 9 with its second token, seat 0 the gold with its third."""
    twin = run(scene(caravans=[1, 10], goods={9: tokens("coal gold")}), "XcX", "aX")
    assert twin.snapshot()["held"] == [tokens("gold"), tokens("coal")]


def test_a_fulfilled_contract_moves_the_marker():
    """ME-14: it is kept and the bag is empty, so the step can be seen after the round."""
    twin = reward(at_contract(contract_bag=[]), KEEP, BUILD)
    assert twin.snapshot()["contract_marker"] == 1


def test_a_contract_that_cannot_be_paid_is_not_asked_for():
    """ME-A6: one bronze is missing, the order is lost."""
    assert at_contract(held=[[2, 0, 0, 0, 0], tokens()]).position.stage == "orders"


def test_goods_of_the_same_round_pay():
    """ME-12: a coal from city 3 pays in city 2."""
    twin = scene(
        caravans=[3, 10],
        goods={3: tokens("coal gold")},
        contract_at={2: CHEAP},
        held=[[1, 1, 0, 0, 0], tokens()],
    )
    assert run(twin, "XaX").position.stage == "reward"


def test_few_electors_are_placed_as_far_as_they_go():
    """ME-A4: level 3, two in stock."""
    twin = reward(at_contract(elector_stock=[2, 20]), KEEP, ELECT)
    assert (twin.snapshot()["elector_stock"][0], sum(twin.snapshot()["electors"][0])) == (0, 2)


def test_without_church_and_electors_the_contract_alone_is_left():
    """ME-15: both stocks are empty."""
    twin = at_contract(church_stock=[0, 5], elector_stock=[0, 20])
    assert reward_sets(twin) == {"contract"}


def test_the_capital_gives_goods():
    """ME-A14: an X there takes the lowest token."""
    twin = run(scene(caravans=[0, 10], goods={0: tokens("gems gold")}), "X")
    assert twin.snapshot()["held"][0] == tokens("gems")


def test_goods_come_before_contracts():
    """ME-A13: with one free city left the goods take it and the contract stays owed."""
    full = {space: tokens("coal") for space in range(20)}
    twin = scene(goods=full, goods_marker=1, contract_marker=1)
    after = run(twin).snapshot()
    assert (sum(after["goods"][20]), after["contract_marker"]) == (4, 1)


def test_without_a_free_city_nothing_is_drawn():
    """ME-A18: neither a city nor tokens nor a contract; the steps stay owed."""
    chance = Loaded()
    full = {space: tokens("coal") for space in range(18)}
    twin = scene(
        goods=full,
        contract_at={18: 0, 19: 1, 20: 2},
        goods_marker=1,
        contract_marker=1,
        chance=chance,
    )
    after = run(twin).snapshot()
    assert (chance.bounds, after["goods_marker"], after["contract_marker"]) == ([], 1, 1)


@pytest.mark.parametrize(("marker", "finished"), [("goods_marker", 0), ("contract_marker", 0)])
def test_other_readings_lose_a_step_without_a_free_city(marker, finished):
    """ME-A2, ME-A18: nothing is owed where the reading is lost."""
    full = {space: tokens("coal") for space in range(21)}
    twin = scene(goods=full, rules={"shortage": "lost"}, **{marker: 3})
    assert run(twin).snapshot()[marker] == finished


@pytest.mark.parametrize(
    ("rounds", "every", "asked"), [(12, 3, 4), (9, 3, 3), (12, 0, 0), (5, 2, 2)]
)
def test_monopolies_come_at_the_end_of_every_third_round(rounds, every, asked):
    """ME-20, ME-21, ME-V1: counted over a game without orders."""
    twin = scene(rules={"rounds": rounds, "monopoly_every": every})
    announcements = 0
    while twin.decider() is not None:
        announcements += twin.position.stage == "announce"
        twin.do(("done",) if twin.position.stage == "orders" else ("announce", 0))
    assert announcements == asked * len(RANKS) * 2


def test_more_orders_can_be_laid():
    """ME-V5: eight tokens are carried out."""
    twin = scene(rules={"orders": 8}, caravans=[9, 14])
    assert run(twin, "XXXXXXXa").snapshot()["caravans"][0] == 10


@pytest.mark.parametrize("elimination", READINGS["elimination"])
def test_the_elimination_follows_its_order(elimination):
    """ME-V4: seat 0 is lowest in religion, 1 in politics, 2 in economy; seat 3 nowhere."""
    twin = judged([0, 2, 2, 1], [2, 0, 1, 2], [2, 3, 0, 4], rules={"elimination": elimination})
    lowest = {"religious": 0, "political": 1, "economic": 2}
    first, second, _ = elimination.split("_")
    places = twin.places_of_seats()
    assert (places[lowest[first]], places[lowest[second]]) == (4, 3)


# ----------------------------------------------------------------------------- readings


@pytest.mark.parametrize(
    ("payment", "held", "out"),
    [("to_bag", 0, 0), ("out_of_game", 0, 3), ("shown", 3, 0)],
)
def test_payment(payment, held, out):
    """ME-A1: into the bag, out of the game, or only shown."""
    after = reward(at_contract(rules={"payment": payment}), KEEP, BUILD).snapshot()
    assert (sum(after["held"][0]), sum(after["out_of_game"])) == (held, out)


@pytest.mark.parametrize(
    ("shortage", "laid", "marker"), [("owed", 0, 2), ("partial", 3, 0), ("lost", 0, 0)]
)
def test_shortage_of_goods(shortage, laid, marker):
    """ME-A2: two steps, three tokens in the bag."""
    twin = scene(rules={"shortage": shortage}, bag=tokens("coal coal gold"), goods_marker=2)
    after = run(twin).snapshot()
    assert (sum(after["goods"][0]), after["goods_marker"]) == (laid, marker)


@pytest.mark.parametrize(("shortage", "marker"), [("owed", 1), ("partial", 0), ("lost", 0)])
def test_shortage_of_contracts(shortage, marker):
    """ME-A2: two steps, one contract in the bag."""
    twin = scene(rules={"shortage": shortage}, contract_bag=[4], contract_marker=2)
    after = run(twin).snapshot()
    assert (after["contract_at"][1], after["contract_marker"]) == (4, marker)


def test_a_step_that_is_owed_is_made_up_for():
    """ME-A2: the next round has a full bag again and lays on the capital."""
    twin = run(scene(bag=tokens(), goods_marker=1))
    twin.position.bag = tokens("coal coal coal coal")
    assert run(twin).snapshot()["goods"][0] == [4, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("no_church", "sets"),
    [
        ("other_two", {"contract electors"}),
        ("one_will_do", {"contract electors", "contract", "electors"}),
    ],
)
def test_no_church(no_church, sets):
    """ME-A3: the stock of churches is empty."""
    twin = at_contract(rules={"no_church": no_church}, church_stock=[0, 5])
    assert reward_sets(twin) == sets


@pytest.mark.parametrize(("decline", "may"), [("must", False), ("may", True)])
def test_decline(decline, may):
    """ME-A5: whether a valid X at a contract may be let go."""
    assert (("decline",) in at_contract(rules={"decline": decline}).legal()) == may


def test_a_declined_order_is_lost():
    """ME-A5: contract and goods stay where they are, the next order follows."""
    twin = scene(rules={"decline": "may"}, contract_at={2: CHEAP}, held=[PRICE, tokens()])
    run(twin, "Xa").do(("decline",))
    after = twin.snapshot()
    assert (after["contract_at"][2], after["held"][0], after["caravans"][0]) == (CHEAP, PRICE, 3)


@pytest.mark.parametrize(("church_sites", "site"), [("allowed", 5), ("skipped", 6)])
def test_church_sites(church_sites, site):
    """ME-A7: a contract for the roll 5, where a church stands."""
    rules = {"church_sites": church_sites}
    twin = scene(rules=rules, church_at={5: 1}, contract_marker=1, chance=Loaded(4))
    assert run(twin).snapshot()["contract_at"][site] == 0


def test_goods_are_laid_beside_churches():
    """ME-A7: only contracts skip cities with a church."""
    twin = scene(
        rules={"church_sites": "skipped"},
        goods={0: tokens("gold")},
        church_at={5: 1},
        goods_marker=1,
        chance=Loaded(4),
    )
    assert sum(run(twin).snapshot()["goods"][5]) == 4


@pytest.mark.parametrize(
    ("marker", "monopolies", "rounds"),
    [("stays", [3, 6, 9, 12], 12), ("advanced", [2, 5, 8, 11], 11)],
)
def test_marker(marker, monopolies, rounds):
    """ME-A8: the rounds that end with monopolies, and how many are played."""
    twin = scene(rules={"marker": marker})
    seen = set()
    while twin.decider() is not None:
        if twin.position.stage == "announce":
            seen.add(twin.snapshot()["finished"] + 1)
        twin.do(("done",) if twin.position.stage == "orders" else ("announce", 0))
    assert (sorted(seen), twin.snapshot()["finished"]) == (monopolies, rounds)


@pytest.mark.parametrize(
    ("drawing", "left"),
    [("die", []), ("deck", [2, 3]), ("deck_mixed", list(range(1, 21)))],
)
def test_drawing(drawing, left):
    """ME-A9: one card of three is drawn; mixed every round, all are back."""
    wanted = {} if drawing == "die" else {"deck": [1, 2, 3]}
    twin = scene(rules={"drawing": drawing}, contract_marker=1, **wanted)
    assert run(twin).snapshot()["deck"] == left


def test_a_pile_that_has_run_out_is_mixed_when_a_card_is_due():
    """ME-V2: of an empty pile the third of all twenty cards is drawn."""
    chance = Loaded(2)
    twin = scene(rules={"drawing": "deck"}, contract_marker=1, deck=[], chance=chance)
    assert (run(twin).snapshot()["contract_at"][3], chance.bounds) == (0, [20, 38])


def test_no_cards_come_back_after_the_set_up():
    """ME-V2: the set-up uses nine cards, also where they are mixed after each round."""
    twin = Twin(PLACES, prototype_contracts(), {"drawing": "deck_mixed"}, 2, Dice(Random(3)))
    twin.start()
    assert len(twin.snapshot()["deck"]) == 11


@pytest.mark.parametrize(("ties", "places"), [("lots", [2, 1]), ("shared", [1, 1])])
def test_ties_of_two(ties, places):
    """ME-A10: all equal; the lot 1 makes seat 1 the winner, the other comes second."""
    assert ended([1, 1], [1, 1], [1, 1], ties=ties, chance=Loaded(1)) == places


def test_losers_of_a_lot_for_the_first_place_share_the_second():
    """ME-A10, ME-27: three are equal, seat 1 is drawn."""
    level = [1, 1, 1]
    assert ended(level, level, level, ties="lots", chance=Loaded(1)) == [2, 1, 2]


@pytest.mark.parametrize(
    ("ties", "places"),
    [("lots", [3, 4, 2, 1]), ("shared", [3, 3, 2, 1])],
)
def test_ties_of_four_in_the_first_phase(ties, places):
    """ME-A10: seats 0 and 1 are lowest in all; the lot sends 1 out, or both go together."""
    chance = Loaded(1)
    assert ended([1, 1, 2, 2], [0, 0, 1, 1], [0, 0, 1, 2], ties=ties, chance=chance) == places


@pytest.mark.parametrize(
    ("ties", "places"),
    [("lots", [4, 2, 3, 1]), ("shared", [4, 1, 1, 1])],
)
def test_ties_of_four_in_later_phases(ties, places):
    """ME-A10: three are equal after the first phase; lots send out 2, then 1, or all three win."""
    chance = Loaded(1, 0)
    assert ended([0, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], ties=ties, chance=chance) == places


def test_all_four_equal_win_together():
    """ME-A10: no phase sends anybody out."""
    level = [1, 1, 1, 1]
    assert ended(level, level, level, ties="shared", chance=Loaded()) == level


def test_two_that_go_out_second_leave_the_winner():
    """ME-A10: two equal in the second phase share the second place."""
    fields = [0, 1, 1, 1], [0, 1, 1, 2], [0, 1, 1, 0]
    assert ended(*fields, ties="shared", chance=Loaded()) == [4, 2, 2, 1]


def test_lots_are_drawn_only_where_nothing_else_settles():
    """ME-A10: the tie-breakers suffice, so nothing is drawn and nobody shares a place."""
    chance = Loaded()
    places = ended([1, 1, 2, 2], [1, 2, 3, 2], [1, 1, 3, 2], ties="lots", chance=chance)
    assert (places, chance.bounds) == ([4, 3, 1, 2], [])


def test_a_running_game_draws_no_lots():
    """ME-A10: whoever asks during the game is told shared places."""
    chance = Loaded()
    assert (judged([1, 1], [1, 1], [1, 1], chance=chance).places_of_seats(), chance.bounds) == (
        [1, 1],
        [],
    )


@pytest.mark.parametrize(("tied_fields", "winner"), [("nobody", 1), ("all", 0)])
def test_tied_fields(tied_fields, winner):
    """ME-A11: seat 0 leads one field and shares a second, seat 1 has the most ecus."""
    twin = judged([2, 1, 0], [2, 0, 2], [1, 3, 0], rules={"tied_fields": tied_fields})
    assert twin.places_of_seats()[winner] == 1


def test_several_that_lead_two_tied_fields_compare():
    """ME-A11: 0 and 1 lead religion and politics together; 1 has more ecus than 0, 2 the most."""
    twin = judged([2, 2, 0], [2, 2, 0], [1, 2, 3], rules={"tied_fields": "all"})
    assert twin.places_of_seats() == [3, 1, 2]


@pytest.mark.parametrize(
    ("rewards", "sets"),
    [
        ("two", {"church contract", "contract electors", "church electors"}),
        (
            "up_to_two",
            {
                "church contract",
                "contract electors",
                "church electors",
                "church",
                "contract",
                "electors",
            },
        ),
    ],
)
def test_rewards(rewards, sets):
    """ME-A19: exactly two of three, or one or two of them."""
    assert reward_sets(at_contract(rules={"rewards": rewards})) == sets


# ----------------------------------------------------------------------------- whole games


def play(case, random, twin):
    """Play a game with random moves; all positions between decisions."""
    most = 30_000
    while twin.decider() is not None:
        yield twin.snapshot()
        twin.do(random_move(random, twin))
        most -= 1
        assert most
    yield twin.snapshot()


def started(seed):
    """A random game: every second one begins in a random position."""
    random = Random(seed)
    case = random_case(random)
    dice = Dice(random)
    twin = case.twin(dice)
    if seed % 2:
        twin = case.twin_at(dice, random_position(random, case))
    return case, random, twin


def box(case, seen):
    """Tokens of each rank, contracts, churches and electors of each seat, wherever they are."""
    heaps = [*seen["goods"], *seen["held"], seen["bag"], seen["out_of_game"]]
    laid = [number for number in seen["contract_at"] if number is not None]
    kept = [number for numbers in seen["kept"] for number in numbers]
    churches = [stock + seen["church_at"].count(s) for s, stock in enumerate(seen["church_stock"])]
    electors = map(sum, zip(seen["elector_stock"], map(sum, seen["electors"]), strict=True))
    return {
        "tokens": [sum(column) for column in zip(*heaps, strict=True)],
        "contracts": sorted([*laid, *kept, *seen["contract_bag"]]),
        "churches": churches,
        "electors": list(electors),
        "least": min(map(min, heaps)) >= 0,
    }


@pytest.mark.parametrize("seed", GAMES)
def test_nothing_is_lost_in_whole_games(seed):
    """ME-T18: tokens, contracts, churches and electors are all there after every decision."""
    case, random, twin = started(seed)
    parameters = twin.position.game.parameters
    expected = {
        "tokens": [parameters[rank] for rank in RANKS],
        "contracts": list(range(len(case.contracts))),
        "churches": [parameters["churches"]] * case.seats,
        "electors": [parameters["electors"]] * case.seats,
        "least": True,
    }
    assert all(box(case, seen) == expected for seen in play(case, random, twin))


@pytest.mark.parametrize("seed", GAMES)
def test_every_game_ends_after_its_rounds(seed):
    """ME-21, ME-A8: the last round has the number of rounds, or one less."""
    case, random, twin = started(seed)
    *_, last = play(case, random, twin)
    short = case.parameters["marker"] == "advanced"
    assert (last["stage"], last["finished"]) == ("over", case.parameters["rounds"] - short)


@pytest.mark.parametrize("seed", GAMES)
def test_places_are_those_of_a_ranking(seed):
    """ME-27: somebody is first, and a place that k seats share is followed by the k-th after it."""
    case, random, twin = started(seed)
    for _ in play(case, random, twin):
        pass
    places = sorted(twin.places_of_seats())
    assert places == [1 + sum(other < mine for other in places) for mine in places]


@pytest.mark.parametrize("seed", GAMES)
def test_a_snapshot_is_the_whole_position(seed):
    """A twin that is set to a snapshot plays on as the first, with the same chance."""
    case, random, twin = started(seed)
    for _ in range(random.randrange(200)):
        if twin.decider() is not None:
            twin.do(random_move(random, twin))
    ends = []
    for one in (twin, case.twin_at(Dice(Random()), twin.snapshot())):
        moves = Random(seed)
        one.position.game.chance = Dice(Random(seed))
        ends.append(list(play(case, moves, one)))
    assert ends[0] == ends[1]


def test_no_site_holds_goods_and_a_contract():
    """ME-3: a filled city is passed over, in all positions of some games."""
    for seed in GAMES:
        for seen in play(*started(seed)):
            both = zip(seen["goods"], seen["contract_at"], strict=True)
            assert not any(any(site) and number is not None for site, number in both)


def test_letters_at_a_space_lead_back():
    """Random maps: the road of a letter leads back by the same letter, and all are connected."""
    for seed in GAMES:
        roads = random_case(Random(seed)).places.roads
        reached = {0}
        for _ in roads:
            reached |= {other for space in reached for other in roads[space].values()}
        back = all(
            roads[other][letter] == space
            for space, exits in enumerate(roads)
            for letter, other in exits.items()
        )
        assert back
        assert len(reached) == len(roads)


def test_what_is_remembered_changes_no_rule():
    """ME-A20: the readings differ in what a seat knows, not in what may be done."""
    games = []
    for memory in READINGS["memory"]:
        random = Random(5)
        twin = Twin(PLACES, prototype_contracts(), {"memory": memory}, 3, Dice(random))
        twin.start()
        games.append(list(play(None, random, twin)))
    assert games[0] == games[1]


def test_seats_that_change_chairs_change_places():
    """ME-26: the ranking of four does not depend on the numbers of the seats."""
    rows = list(zip([1, 1, 2, 3], [0, 1, 1, 2], [3, 0, 2, 1], strict=True))
    rankings = set()
    for order in permutations(range(4)):
        fields = zip(*(rows[seat] for seat in order), strict=True)
        places = judged(*map(list, fields)).places_of_seats()
        rankings.add(tuple(places[order.index(seat)] for seat in range(4)))
    assert len(rankings) == 1
