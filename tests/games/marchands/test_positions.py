"""Position files of Marchands d'Empire that nobody could go on from are refused."""

from __future__ import annotations

import numpy as np
import pytest

from engine.errors import RecordError
from engine.games.marchands import GAME
from engine.games.marchands import state as at
from tests.support.marchands_scenes import position, readings, scene, started

SEED = 20_031
CHURCHES = [str(number) for number in range(1, 7)]


def tables(**more):
    """A small position as a file has it, with other tables."""
    here = position(
        goods={"9": "ccso", "capital": "b"},
        contracts={"10": "ccb", "11": "sgo"},
        blue={"caravan": "9", "held": "cb", "churches": ["2"], "electors": {"i": "2"}},
        orange={"caravan": "10", "kept": ["bss"]},
    )
    return here.tables() | more


def faults(given, **rules):
    """The faults of a position file; each says what, and what to do."""
    with pytest.raises(RecordError) as told:
        GAME.read_position(scene(**rules).record, given, "p.toml")
    assert all(
        fault.what and fault.remedy and fault.file == "p.toml" for fault in told.value.faults
    )
    return [(fault.place, fault.what) for fault in told.value.faults]


def is_read(given, **rules):
    """Whether a position file has no faults."""
    try:
        GAME.read_position(scene(**rules).record, given, "p.toml")
    except RecordError:
        return False
    return True


def own(key, **seats):
    """The table of seats under a key, with other values."""
    return {key: tables()[key] | seats}


def on(**ranks):
    """The table of what lies on cities, with other values."""
    return {"on": tables()["on"] | ranks}


def rows(*tokens):
    """Orders of blue."""
    return {f"order_{slot}": {"blue": token} for slot, token in enumerate(tokens, 1)}


ELECTORS = {"phase": "electors", "step": 1, "left": 1} | rows("x")
ANNOUNCE = {"phase": "announce", "round": 3}
OVER = {"phase": "over", "round": 13}
ALIKE = own("kept", orange=[]) | own("churches", blue=[]) | own("electors", blue={})

# What is other than in the position above; where the fault is; a piece of what is said.
CASES = {
    "no caravan": (own("caravan", blue=""), "caravan.blue", "stands in no city"),
    "a caravan in a region": (own("caravan", green="i"), "caravan.green", "cannot be named here"),
    "an unknown city": (own("caravan", blue="21"), "caravan.blue", "21"),
    "a gap in the row": (rows("a", "", "x"), "order_1.blue", "gaps"),
    "too long a row": (rows(*"abcdabc"), "order_1.blue", "too many"),
    "an unknown order": (rows("e"), "order_1.blue", "e"),
    "goods and a contract": (on(contracts=["9 ccb-1"]), "on.contracts", "goods and a contract"),
    "two contracts in a city": (
        on(contracts=["10 ccb-1", "10 ccb-2"]),
        "on.contracts",
        "not alone",
    ),
    "a contract in two cities": (
        on(contracts=["10 ccb-1", "11 ccb-1"]),
        "on.contracts",
        "ccb-1",
    ),
    "a contract laid and kept": (own("kept", orange=["ccb-1"]), "on.contracts", "two places"),
    "a contract in the capital": (
        on(contracts=["capital ccb-1"], bronze={}),
        "on.contracts",
        "'capital' cannot be named here",
    ),
    "a contract in a region": (on(contracts=["i ccb-1"]), "on.contracts", "cannot be named here"),
    "goods in a region": (on(coal={"i": "2"}), "on.coal.i", "cannot be named here"),
    "goods taken in a region": (own("visited", blue=["i"]), "visited.blue", "cannot be named here"),
    "an unknown contract": (on(contracts=["10 ccb-9"]), "on.contracts", "ccb-9"),
    "too much gold": (own("held", blue={"gold": 6}), "held.blue.gold", "more gold than the game"),
    "too much coal in cities": (on(coal={"9": "15", "8": "3"}), "on.coal", "more coal than"),
    "too many goods in a city": (on(coal={"9": "16"}), "on.coal.9", "16"),
    "no goods in a city": (on(coal={"9": "0"}), "on.coal.9", "0"),
    "a church in the capital": (own("churches", blue=["capital"]), "churches.blue", "cannot"),
    "a church in a region": (own("churches", blue=["i"]), "churches.blue", "cannot"),
    "six churches": (own("churches", blue=CHURCHES), "churches.blue", "more churches"),
    "two churches in a city": (own("churches", orange=["2"]), "churches.orange", "2"),
    "electors in a city": (own("electors", green={"2": "1"}), "electors.green.2", "cannot"),
    "21 electors": (own("electors", blue={"i": "21"}), "electors.blue", "more electors"),
    "a round of the end": ({"round": 13}, "phase", "nothing to decide"),
    "a round after the end": ({"round": 14}, "round", "14"),
    "round 0": ({"round": 0}, "round", "0"),
    "an end that is none": ({"phase": "over"}, "phase", "nothing to decide"),
    "all caravans are placed": (
        {"phase": "start"} | own("caravan", green="3"),
        "phase",
        "nothing to decide",
    ),
    "no contract to be rewarded": (
        {"phase": "reward", "step": 1} | rows("x"),
        "phase",
        "nothing to decide",
    ),
    "no order looked at yet": ({"phase": "reward", "step": 0}, "step", "no order"),
    "a step behind the last order": ({"phase": "reward", "step": 19}, "step", "no order"),
    "no electors left to place": (ELECTORS | {"left": 0}, "left", "cannot place so many"),
    "more electors than the level": (ELECTORS | {"left": 2}, "left", "cannot place so many"),
    "more electors than are left": (
        ELECTORS | own("electors", blue={"i": "20"}),
        "left",
        "cannot place so many",
    ),
    "carrying out": ({"phase": "carry"}, "phase", "nothing to decide"),
    "supply": ({"phase": "supply"}, "phase", "nothing to decide"),
    "an unknown phase": ({"phase": "lunch"}, "phase", "lunch"),
    "all have laid": (
        own("rests", blue=7, orange=7, green=7),
        "phase",
        "nothing to decide",
    ),
    "all have announced": (
        ANNOUNCE | own("said", blue=1, orange=1, green=1),
        "phase",
        "nothing to decide",
    ),
    "more announced than there is": (
        ANNOUNCE | own("said", blue=3),
        "said.blue",
        "more was announced",
    ),
    "an unknown starter": ({"starter": "pink"}, "starter", "pink"),
    "a rank beyond gold": ({"rank": 5}, "rank", "5"),
    "four electors left": ({"left": 4}, "left", "4"),
    "a negative marker": ({"owed": {"goods": -1}}, "owed.goods", "-1"),
    "too large a chance": ({"chance": 2**64}, "chance", str(2**64)),
    "a lot on nobody": ({"lot": {"first": 4}}, "lot.first", "4"),
    "two caravans at the start": (
        {"phase": "start"} | own("caravan", orange="9", green=""),
        "caravan.orange",
        "two caravans",
    ),
    "a start in the capital": (
        {"phase": "start"} | own("caravan", orange="capital", green=""),
        "caravan.orange",
        "in the capital",
    ),
    "goods taken before orders": (own("visited", orange=["9"]), "visited.orange", "carried out"),
    "a lot where nobody ties": (OVER | {"lot": {"first": 1}}, "lot.first", "settles no tie"),
    "a tie without a lot": (OVER | ALIKE, "lot.first", "missing"),
    "a lot on one who does not tie": (
        OVER | ALIKE | own("churches", blue=[], orange=["2"]) | {"lot": {"first": 2}},
        "lot.first",
        "settles no tie",
    ),
    "an unknown table": ({"goods": {}}, "goods", "unknown key"),
}


@pytest.mark.parametrize("name", CASES)
def test_a_position_that_cannot_be_is_refused(name):
    """With one fault, its place, a sentence, and what to do."""
    more, place, what = CASES[name]
    (found,) = faults(tables(**more))
    assert found[0] == place
    assert what in found[1]


def test_several_faults_are_told_at_once():
    """Names that are out of place; then all that pieces, rows and numbers cannot be."""
    given = tables(**own("caravan", green="i"), **own("electors", green={"2": "1"}))
    assert {place for place, _ in faults(given)} == {"caravan.green", "electors.green.2"}
    given = tables(**own("caravan", green=""), **rows("", "a"), **own("churches", blue=CHURCHES))
    given |= on(coal={"8": "15", "9": "15"}) | {"step": 2}
    assert {place for place, _ in faults(given)} == {
        *("caravan.green", "order_1.blue", "churches.blue", "on.coal", "step")
    }


@pytest.mark.parametrize(
    ("more", "place"),
    [
        (ANNOUNCE | own("said", green=1), "said.blue"),
        (own("said", blue=1), "said.blue"),
        ({"phase": "start"} | own("caravan", green="") | rows("a"), "order_1.blue"),
        ({"phase": "start"} | own("caravan", green="") | own("rests", blue=7), "rests.blue"),
        ({"lot": {"first": 3}}, "lot.first"),
        ({"step": 1}, "step"),
        ({"left": 1}, "left"),
        ({"rank": 1}, "rank"),
        (own("rests", blue=7) | rows("a"), "rests.blue"),
    ],
    ids=[
        *("green before blue", "too early", "orders at the start", "rests at the start", "a lot"),
        *("a step among orders", "electors among orders", "a rank among orders", "eight decisions"),
    ],
)
def test_what_a_phase_cannot_have_is_refused(more, place):
    """ME-20, ME-7, ME-8, ME-17, ME-A10: what belongs to another phase, or too much of it."""
    assert [where for where, _ in faults(tables(**more))] == [place]


@pytest.mark.parametrize("phase", ["reward", "electors"])
def test_rewards_follow_an_x_only(phase):
    """ME-12: the order that was carried out last is an X, whosever turn it was."""
    near = on(contracts=["10 ccb-1"]) if phase == "reward" else {"left": 1}
    near |= own("held", orange={"coal": 2, "bronze": 1})
    row = {"order_1": {"orange": "x", "blue": "a"}}
    assert is_read(tables(**near, **row, phase=phase, step=2))
    row["order_1"]["orange"] = "b"
    assert faults(tables(**near, **row, phase=phase, step=2)) == [
        ("order_1.orange", "rewards follow an X only")
    ]


@pytest.mark.parametrize(
    ("rules", "rounds"),
    [
        ({}, {3, 6, 9, 12}),
        ({"rounds": 9}, {3, 6, 9}),
        ({"marker": "advanced"}, {2, 5, 8, 11}),
        ({"monopoly_every": 5}, {5, 10}),
        ({"monopoly_every": 1, "marker": "advanced"}, set(range(1, 12))),
        ({"monopoly_every": 0}, set()),
    ],
)
def test_announcements_follow_rounds_with_monopolies(rules, rounds):
    """ME-5, ME-20, ME-A8: other rounds have no phase V; the remedy names those that have it."""
    scenario = scene(**rules)
    for number in range(1, scenario.parameters["rounds"] + 1):
        given = tables(phase="announce", round=number)
        assert is_read(given, **rules) == (number in rounds), number
        if number not in rounds:
            place, what = faults(given, **rules)[0]
            assert (place, str(number) in what) == ("phase", True)


@pytest.mark.parametrize(
    ("rules", "more", "most"),
    [
        ({}, {"round": 3}, 0),
        ({}, {"round": 4}, 5),
        ({}, {"round": 6, "phase": "announce", "rank": 2}, 7),
        ({"marker": "advanced"}, {"round": 3}, 5),
        ({"marker": "advanced", "monopoly_every": 1}, {"round": 3}, 10),
        ({"monopoly_every": 0}, {"round": 12}, 0),
        ({"ties": "shared"}, OVER, 20),
    ],
)
def test_there_are_no_more_monopolies_than_were_in_question(rules, more, most):
    """ME-20: one at most for each rank, in each phase V that is over or going on."""
    for extra in (0, 1):
        given = tables(monopolies={"blue": 0, "orange": most + extra}, **more)
        assert is_read(given, **rules) == (not extra)
    assert [place for place, _ in faults(given, **rules)] == ["monopolies.orange"]


@pytest.mark.parametrize(
    ("more", "name", "allowed"),
    [
        ({"gone": {"coal": 2}}, "payment", {"out_of_game"}),
        ({"drawn": ["2"]}, "drawing", {"deck", "deck_mixed"}),
    ],
    ids=["goods out of the game", "drawn cards"],
)
def test_what_a_reading_never_leaves_is_refused(more, name, allowed):
    """ME-A1, ME-A9: goods leave the game, and cards are drawn, where a reading says so."""
    assert {one for one in readings(name) if is_read(tables(**more), **{name: one})} == allowed


def test_a_row_that_has_ended_early_is_read():
    """ME-7: who has laid nothing more thrice may be asked still; all decide equally often."""
    assert is_read(tables(**own("rests", blue=3)))


def test_numbers_are_read_as_their_digits():
    """Goods and electors may be whole numbers; other words may not."""
    as_text = tables(**on(coal={"9": "2"}), **own("electors", blue={"i": "2"}))
    as_number = tables(**on(coal={"9": 2}), **own("electors", blue={"i": 2}))
    record = scene().record
    states = [GAME.read_position(record, one, "p.toml") for one in (as_text, as_number)]
    assert states[0].tobytes() == states[1].tobytes()
    for wrong in (0, 16, True, 2.0):
        assert [place for place, _ in faults(tables(**on(coal={"9": wrong})))] == ["on.coal.9"]


def test_remedies_name_what_a_column_takes():
    """Spaces where it may be, contracts in cities, cards of a list of cards."""
    given = tables(**on(contracts=["10 x"]), **own("kept", orange=[1]), **own("caravan", blue="?"))
    with pytest.raises(RecordError) as told:
        GAME.read_position(scene().record, given, "p.toml")
    assert {fault.place: fault.remedy for fault in told.value.faults} == {
        "on.contracts": "write for example '1 ccb-1'",
        "kept.orange": 'write a list such as ["ccb-1"]',
        "caravan.blue": "spaces are named like capital or 20",
    }


HOSTILE = (
    *(-1, 2**31, 2**63, 2**64, 10**30, -(10**30), 0.5, 1e300, float("nan"), float("inf"), True),
    *("", "?", "x" * 20_000, "\N{SNOWMAN}", [], [[]], {}, {"": {"": {}}}, {"x": 1}, [0, 0]),
)
KEYS = tuple(started(1).tables())


def is_read_or_told(record, given):
    """Whether a position can be written and read again, or has faults with places and remedies."""
    try:
        state = GAME.read_position(record, given, "p.toml")
    except RecordError as error:
        return all(fault.place and fault.remedy for fault in error.faults)
    again = GAME.read_position(record, GAME.write_position(record, state), "p.toml")
    return again.tobytes() == state.tobytes()


@pytest.mark.parametrize("key", KEYS)
def test_hostile_values_are_read_or_have_faults(key):
    """Whatever stands there: a position that can be written again, or faults with a remedy."""
    record = scene().record
    for value in HOSTILE:
        for given in (value, {"blue": value}, {"coal": value}, {"contracts": value}):
            assert is_read_or_told(record, tables() | {key: given}), given


@pytest.mark.parametrize("name", at.DERIVED)
def test_a_derived_field_that_is_spoilt_is_rebuilt(name):
    """From places, rows and goods alone, in each phase that files tell."""
    noise = np.random.default_rng(SEED)
    for here in phases():
        state = here.copied().state
        held = np.atleast_1d(state[name])
        bytes_ = noise.integers(0, 256, held.nbytes, np.uint8).tobytes()
        state[name] = np.frombuffer(bytes_, held.dtype).reshape(state.dtype[name].shape)[()]
        assert state.tobytes() != here.state.tobytes()
        GAME.kernels().rebuild(here.record, state)
        assert state.tobytes() == here.state.tobytes()


def phases():
    """A position of each phase with a decision."""
    start = started(3)
    yield start
    contract = {"contracts": {"9": "ccb"}, "goods": {"10": "ccs", "1": "bg"}}
    blue = {"caravan": "9", "held": "ccb", "churches": ["2"], "electors": {"iv": "3"}}
    here = position(blue=blue, orange={"caravan": "10", "kept": ["sgo"]}, **contract)
    yield here.play("go a", "trade", "go b", "trade")
    chosen = here.orders(blue="X", orange="XX")
    yield chosen
    yield chosen.play("take church and electors")
    yield position(phase="announce", round=3, blue={"held": "ccc"}).play("announce 2")


def test_the_positions_above_are_of_all_phases():
    """Otherwise rebuilding would be looked at in some of them only."""
    assert [here.phase for here in phases()] == [
        "start",
        "orders",
        "reward",
        "electors",
        "announce",
    ]
