"""Parameters of the end and of memory: a position in which their readings differ."""

from __future__ import annotations

import numpy as np
import pytest

from engine.bots.registry import choose_move
from engine.games.marchands import GAME
from tests.support.marchands_scenes import over, position, readings, started

TIED_FOUR = ((1, 1, 1), (1, 1, 1), (2, 2, 2), (3, 3, 3))
ORDERS = [key.split("_") for key in readings("elimination")]


def lots(rows, **rules):
    """Places at the end for many chances, after lots if these are drawn."""
    before = over(len(rows), *rows, played=False, **rules)
    return {tuple(before.idle(chance).places()) for chance in range(40)}


def test_a10_ties_of_two_and_three():
    """ME-A10: a lot says who wins, or those who are equal win together."""
    rows = ((1, 1, 2), (1, 1, 2), (0, 0, 1))
    assert lots(rows) == {(1, 2, 3), (2, 1, 3)}
    assert lots(rows, ties="shared") == {(1, 1, 3)}
    assert lots(rows[:2]) == {(1, 2), (2, 1)}
    assert lots(rows[:2], ties="shared") == {(1, 1)}


def test_a10_ties_of_four():
    """ME-A10: a lot says who goes out, or all go out together and the next phase is skipped."""
    assert lots(TIED_FOUR) == {(4, 3, 2, 1), (3, 4, 2, 1)}
    assert lots(TIED_FOUR, ties="shared") == {(3, 3, 2, 1)}


def test_a10_all_four_are_equal():
    """ME-A10: lots put all in an order, or all win together."""
    rows = ((1, 1, 1),) * 4
    assert all(sorted(places) == [1, 2, 3, 4] for places in lots(rows))
    assert len(lots(rows)) > 10
    assert lots(rows, ties="shared") == {(1, 1, 1, 1)}


def test_a10_the_last_two_are_equal():
    """ME-A10: the lot falls on the loser, or both win."""
    rows = ((0, 0, 0), (1, 0, 0), (2, 1, 5), (2, 1, 5))
    assert lots(rows) == {(4, 3, 1, 2), (4, 3, 2, 1)}
    assert lots(rows, ties="shared") == {(4, 3, 1, 1)}


def test_a10_no_lot_is_drawn_without_a_tie():
    """ME-A10: the chance stays as supply has left it."""
    tables = over(3, (3, 0, 0), (0, 1, 1), (0, 0, 0), played=False).idle(5).tables()
    assert tables["chance"] == 5
    assert tables["lot"] == {"first": 0, "second": 0, "third": 0}


@pytest.mark.parametrize(
    ("rows", "nobody", "everybody"),
    [
        # Blue and orange lead a field each and tie in the third, which ecus settle.
        (((2, 2, 0), (1, 2, 3), (0, 0, 1)), [3, 1, 2], [3, 1, 2]),
        # Blue leads one field and ties in another: two fields for it if ties count.
        (((2, 2, 0), (1, 2, 1), (0, 0, 3)), [3, 2, 1], [1, 3, 2]),
        # Two lead two fields if ties count, and compare ecus.
        (((2, 2, 1), (2, 2, 3), (0, 0, 4)), [3, 2, 1], [3, 1, 2]),
    ],
)
def test_a11_tied_fields(rows, nobody, everybody):
    """ME-A11: a tied field belongs to nobody, or to all that tie."""
    assert over(3, *rows).places() == nobody
    assert over(3, *rows, tied_fields="all").places() == everybody


def test_a11_never_matters_for_two():
    """ME-A11: with two seats both readings give the same places."""
    numbers = [(r, p, e) for r in range(2) for p in range(2) for e in range(2)]
    for rows in ((one, other) for one in numbers for other in numbers if one != other):
        assert over(2, *rows).places() == over(2, *rows, tied_fields="all").places(), rows


ROWS = ((0, 2, 2), (2, 0, 3), (1, 3, 0), (3, 1, 1))


def eliminated(rows, fields):
    """Places by the sentence of the rule, for points that never tie."""
    numbers = {"religious": 0, "political": 1, "economic": 2}
    left, places = set(range(4)), [1] * 4
    for place, field in zip((4, 3, 2), fields, strict=True):
        out = min(left, key=lambda seat: rows[seat][numbers[field]])
        places[out] = place
        left.remove(out)
    return places


@pytest.mark.parametrize("fields", ORDERS, ids="-".join)
def test_v4_elimination(fields):
    """ME-V4: lowest in the first field, lowest in the second, then the higher in the third."""
    assert over(4, *ROWS, elimination="_".join(fields)).places() == eliminated(ROWS, fields)


def test_v4_no_two_orders_are_alike():
    """ME-V4: two orders with the same first field differ for these points, or others do."""
    rows = [ROWS, ((0, 0, 0), (1, 2, 3), (2, 3, 1), (3, 1, 2)), ((0, 1, 2), *ROWS[1:])]
    rows.append(((2, 0, 1), (3, 3, 0), (0, 2, 3), (1, 1, 2)))
    found = {
        tuple(tuple(over(4, *one, elimination="_".join(fields)).places()) for one in rows)
        for fields in ORDERS
    }
    assert len(found) == len(ORDERS) == 6


@pytest.mark.parametrize("fields", ORDERS, ids="-".join)
def test_v4_ties_are_broken_by_the_later_fields(fields):
    """ME-V4, ME-26: of two lowest in the first field the lower in the second goes out first."""
    numbers = {"religious": 0, "political": 1, "economic": 2}
    rows = []
    for first, second, third in ((1, 1, 0), (1, 0, 3), (2, 2, 1), (2, 1, 2)):
        row = dict(zip(fields, (first, second, third), strict=True))
        rows.append(tuple(row[field] for field in sorted(numbers, key=numbers.get)))
    # The second seat goes out first; then of the lowest in `second` the one with less `third`.
    assert over(4, *rows, elimination="_".join(fields)).places() == [3, 4, 2, 1]


def test_monopoly_ecus_and_start_ecus_count():
    """ME-24: ecus of a monopoly, of kept contracts and from the start are added."""
    blue = {"monopolies": 2, "kept": ["ccb", "sgo"]}
    assert position(round=4, blue=dict(blue)).points()[0][2] == 6 + 4 + 12
    assert position(round=4, rules={"monopoly_ecus": 5}, blue=blue).points()[0][2] == 10 + 4 + 12
    assert [row[2] for row in started(1, start_ecus=[1, 2, 3]).points()] == [1, 2, 3]


# Memory.

SCREENS = {
    "blue": {"held": "ccb", "kept": ["ccb"], "monopolies": 1, "electors": {"i": "2"}},
    "orange": {"held": "sgo", "kept": ["sgo", "cbb"], "electors": {"i": "1", "ii": "2"}},
    "green": {"held": "bbb", "monopolies": 2, "electors": {"ii": "2", "iii": "1"}},
}


def seen_anew(memory):
    """Fields that differ after `imagine` for blue, in one of many tries."""
    screens = {seat: dict(own) for seat, own in SCREENS.items()}
    here = position(round=4, rules={"memory": memory}, **screens)
    found = set()
    for number in range(20):
        other = here.imagined(0, number)
        for name in ("held", "bag", "place", "kept", "kept_ecus", "tiles", "votes", "voted"):
            if (other.state[name] != here.state[name]).any():
                found.add(name)
        assert other.held()[0] == "ccb"
        assert other.of("kept")[0] == here.of("kept")[0]
        assert other.of("monopolies")[0] == 1
        assert other.of("electors")[0] == {"i": "2"}
    return found


def test_a20_memory():
    """ME-A20: what was seen stays as it is, or goods, contracts, tiles and electors are drawn."""
    assert seen_anew("remembered") == set()
    assert seen_anew("on_table") >= {"held", "place", "tiles", "votes"}


def test_a20_what_lies_open_is_never_drawn():
    """ME-A20: sites, churches, caravans, and how many electors lie in each region."""
    here = position(
        rules={"memory": "on_table"},
        round=4,
        starter="orange",
        goods={"9": "ccs"},
        contracts={"10": "bss"},
        **{seat: dict(own) for seat, own in SCREENS.items()},
    )
    for number in range(10):
        other = here.imagined(1, number)
        for name in ("goods", "contract", "church", "at", "gone", "owed", "drawn"):
            assert (other.state[name] == here.state[name]).all(), name
        assert (other.state.votes.sum(axis=0) == here.state.votes.sum(axis=0)).all()
        assert GAME.faults(other.record, other.state) == []


def test_a20_no_more_monopolies_are_drawn_than_were_in_question():
    """ME-A20, ME-A8: a round that is left out had none, even if every round has some."""
    rules = {"memory": "on_table", "monopoly_every": 1, "marker": "advanced"}
    here = position(rules=rules, round=2)
    for number in range(30):
        other = here.imagined(0, number)
        assert sum(other.numbers("tiles")) <= 5
        assert GAME.faults(other.record, other.state) == []


def test_a20_a_contract_that_is_fulfilled_shows_goods():
    """ME-A20: who is about to pay has what is needed, as everybody sees."""
    here = position(
        rules={"memory": "on_table"},
        contracts={"9": "ccb"},
        orange={"caravan": "9", "held": "ccb"},
    ).orders(orange="X")
    assert here.phase == "reward"
    for number in range(10):
        assert set(here.imagined(0, number).held()[1]) >= {"c", "b"}


def test_a20_a_bot_decides_by_what_lies_on_the_table():
    """ME-A20: other goods behind the screens of others do not change a choice."""
    chosen = set()
    for held in ("", "ccccc", "bbbsss", "gggoo"):
        here = position(
            rules={"memory": "on_table"},
            phase="announce",
            round=3,
            blue={"held": "ccc"},
            orange={"held": held},
        )
        stream = np.array([4], np.uint64)
        chosen.add(choose_move(here.scenario, here.state, "greedy", stream))
    assert len(chosen) == 1
