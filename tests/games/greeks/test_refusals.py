"""Every reason why a move is refused: a position in which exactly that one is given."""

from __future__ import annotations

import pytest

from engine.games.greeks import GAME, reasons
from engine.games.greeks.refusals import REFUSALS
from tests.support.greeks_scenes import position, scene

CODES = {
    name: code
    for name, code in vars(reasons).items()
    if name.isupper() and isinstance(code, int) and name not in ("NONE", "NO_PLACE")
}
GOLD = {"hand": ["gold 1", "gold 2"]}
FULL = {"bids": ["gold 4 on 1", "gold 5 on 1", "gold 6 on 1"]}
RAVEN_OUT = {"raven": True, "laid": 1, "blue": {"bids": ["gold 4 on 1"], "hand": ["gold 1"]}}
CARRYING = {"raven": True, "laid": 1, "blue": {"hand": ["gold 1"]}, "carried": "gold 4 / 1"}
DISCARDING = {
    "phase": "disaster",
    "frieze": ["Famine", "Athens", "Sparta"],
    "blue": {"hand": [f"gold {value}" for value in range(1, 9)]},
}
WON = {
    "phase": "reveal",
    "blue": {"bids": ["gold 3 on 1", "armies 4 on 1", "ideas 5 on 1"], "hand": ["gold 1"]},
}
WON_BUILDING = {
    "phase": "reveal",
    "frieze": ["Harbour I", "Athens", "Sparta"],
    "rules": {"sites": "matching", "buildings": 1},
    "blue": {
        "bids": ["gold 3 on 1", "armies 4 on 1", "ideas 5 on 1"],
        "row": ["Mycenae", "Pylos", "Fort I", "Lemnos", "Market I", "Cyprus", "Thera"],
    },
}
OFFERED = {
    "phase": "trade",
    "rules": {"trade": "exchange"},
    "trader": 1,
    "mover": "orange",
    "offered": "gold 4 / ideas",
    "blue": {"hand": ["gold 1"]},
    "orange": {"hand": ["ideas 3", "slaves 2"]},
}
TRADING = {
    "phase": "trade",
    "rules": {"trade": "exchange"},
    "trader": 1,
    "blue": GOLD,
    "orange": {"hand": ["ideas 3"]},
}
NAMING = {
    "rules": {"winter": "player"},
    "naming": 1,
    "laid": 1,
    "target": 1,
    "out": {"green": 1},
    "blue": {"bids": ["winter on 1"], "hand": ["gold 1"]},
}
COALITION = {"rules": {"coalition": "yes"}}
BACKED = COALITION | {"backed": 2, "blue": {"hand": ["gold 1", "hero", "raven"]}}
TWO = {"rules": {"cards_per_turn": 2}, "laid": 1, "target": 2, "blue": GOLD}
DUTY = {
    "rules": {"duty": 1},
    "frieze": ["Famine", "Athens", "Sparta"],
    "blue": {"hand": ["gold 1", "hero", "raven"]},
}
FOUNDING = {"phase": "found", "blue": {"row": []}, "orange": {"row": []}}
TWO_KEPT = {"kept_events": {"blue": ["Pylos", "Lemnos"]}}

# Code, tables of the position, a move that it refuses.
CASES = [
    ("OVER", {"phase": "over"}, "pass"),
    ("LAYING_OUT", FOUNDING | TWO_KEPT, "pass"),
    ("OWING", DISCARDING, "pass"),
    ("OWING", DISCARDING, "lay gold 1 on 1"),
    ("TRADING", TRADING, "lay gold 1 on 1"),
    ("TRADING", TRADING, "pass"),
    ("PLACING", WON, "pass"),
    ("PLACING", WON, "start athens"),
    ("BIDDING", {"blue": GOLD}, "left"),
    ("BIDDING", {"blue": GOLD}, "discard gold 1"),
    ("BIDDING", {"blue": GOLD}, "keep gold 1"),
    ("BIDDING", {"blue": GOLD}, "give gold 1"),
    (
        "ROW_BEGUN",
        FOUNDING | {"kept_events": {"blue": ["Pylos"]}, "blue": {"row": ["Lemnos"]}},
        "start pylos",
    ),
    ("NOT_KEPT", FOUNDING | TWO_KEPT, "start athens"),
    ("ROW_EMPTY", FOUNDING | TWO_KEPT, "left"),
    ("NO_LAND", WON_BUILDING, "right"),
    ("NO_BUILDING", WON, "build mycenae"),
    ("NOT_YOURS", WON_BUILDING, "build knossos"),
    ("LAND_FULL", WON_BUILDING, "build pylos"),
    ("LAND_FULL", WON_BUILDING, "build lemnos"),
    ("WRONG_KIND", WON_BUILDING, "build mycenae"),
    ("NAME_FIRST", NAMING, "lay gold 1 on 1"),
    ("NAME_FIRST", NAMING, "done"),
    ("NO_NAME", {"blue": GOLD}, "hit orange"),
    ("NO_RAVEN_OUT", {"blue": GOLD | {"bids": ["gold 4 on 1"]}}, "lift gold 4 from 1"),
    ("LIFT_FIRST", RAVEN_OUT, "lay gold 1 on 1"),
    ("LIFT_FIRST", RAVEN_OUT, "pass"),
    ("CARRYING", CARRYING, "lay gold 1 on 1"),
    ("CARRYING", CARRYING, "done"),
    ("CARRYING", CARRYING, "lift gold 4 from 1"),
    ("NO_COALITION", {"blue": GOLD}, "back orange"),
    ("TURN_BEGUN", {**TWO, "rules": {"cards_per_turn": 2, "coalition": "yes"}}, "back orange"),
    ("ITSELF", COALITION | {"blue": GOLD}, "back blue"),
    ("IS_OUT", COALITION | {"blue": GOLD, "out": {"green": 1}}, "back green"),
    ("IS_OUT", NAMING, "hit green"),
    ("NO_OFFER", TRADING, "give gold 1"),
    ("ANSWERING", OFFERED, "trade ideas 3 for gold"),
    ("NOT_IN_HAND", {"blue": GOLD}, "lay gold 3 on 1"),
    ("NOT_IN_HAND", {"blue": GOLD}, "raven"),
    ("NOT_IN_HAND", DISCARDING, "discard ideas 1"),
    ("NOT_IN_HAND", TRADING, "trade ideas 3 for gold"),
    ("NOT_IN_HAND", OFFERED, "give ideas 4"),
    ("RAVEN_ASIDE", {"blue": {"hand": ["raven"]}}, "lay raven on 1"),
    ("EMPTY_PLACE", {"rules": {"frieze": 4}, "blue": GOLD}, "lay gold 1 on 4"),
    ("EMPTY_PLACE", CARRYING | {"rules": {"frieze": 4}}, "lay gold 4 on 4"),
    ("LAID_ALREADY", TWO, "pass"),
    ("BACKING", BACKED, "pass"),
    ("BACKING", BACKED, "raven"),
    ("BACKING", BACKED, "lay hero on 1"),
    ("BACKING", BACKED, "back green"),
    ("LAY_FIRST", {"rules": {"passing": "after_one"}, "blue": GOLD}, "pass"),
    ("DUTY", DUTY, "pass"),
    ("DUTY", DUTY, "raven"),
    ("DUTY", DUTY, "lay gold 1 on 2"),
    ("DUTY", DUTY, "lay hero on 1"),
    ("DUTY", DUTY | {"rules": {"duty": 1, "coalition": "yes"}}, "back orange"),
    ("NOTHING_LAID", {"blue": GOLD}, "done"),
    ("NOT_THERE", RAVEN_OUT, "lift gold 4 from 2"),
    ("SAME_PLACE", CARRYING, "lay gold 4 on 1"),
    ("NO_ROOM", {"blue": FULL | {"hand": ["gold 1"]}}, "lay gold 1 on 1"),
    (
        "NO_ROOM",
        CARRYING | {"blue": {"bids": ["ideas 1 on 2", "ideas 2 on 2", "ideas 3 on 2"]}},
        "lay gold 4 on 2",
    ),
    (
        "NO_ROOM",
        COALITION
        | {
            "blue": GOLD,
            "orange": {"bids": [f"ideas {3 * place + n} on {place + 1}"
                                for place in range(3) for n in (1, 2, 3)]},
        },
        "back orange",
    ),
    ("NO_ROOM", COALITION | {"blue": {"hand": ["hero"]}}, "back orange"),
    ("OTHER_PLACE", TWO, "lay gold 1 on 1"),
    (
        "NOWHERE",
        {
            "raven": True,
            "laid": 1,
            "blue": {
                "bids": [
                    *("gold 4 on 1", "gold 5 on 1", "gold 6 on 1"),
                    *("ideas 4 on 2", "ideas 5 on 2", "ideas 6 on 2"),
                    *("slaves 4 on 3", "slaves 5 on 3", "hero on 3"),
                ],
                "hand": ["gold 1"],
            },
        },
        "lift slaves 4 from 3",
    ),
    ("OWN_SUIT", TRADING, "trade gold 1 for gold"),
    ("OTHER_SUIT", OFFERED, "give slaves 2"),
]  # fmt: skip


def check(here, text, name):
    """The refusal of a move: the code, its sentence and its rules."""
    code = here.code(text)
    found = int(reasons.reason(here.record, here.state, code))
    assert (found, code in here.codes()) == (CODES[name], False), REFUSALS[found - 1].text
    assert GAME.why_not(here.record, here.state, code) == REFUSALS[CODES[name] - 1]


@pytest.mark.parametrize(
    ("name", "tables", "move"),
    CASES,
    ids=[f"{name.lower()}-{move.replace(' ', '_')}" for name, _, move in CASES],
)
def test_refusal(name, tables, move):
    """The move is refused for this reason, with its sentence and rules."""
    check(position(**tables), move, name)


def keeping():
    """The first choice of what to keep, of a hand of five cards."""
    return scene(dealt=5, kept=2).started(1)


def test_refusal_of_everything_else_while_cards_are_kept():
    """GR-2: first all choose what they keep."""
    check(keeping(), "pass", "KEEPING")
    check(keeping(), "lay gold 1 on 1", "KEEPING")


def test_refusal_of_cards_that_were_not_dealt():
    """GR-2: cards of the pile and of others cannot be kept, nor a card twice."""
    here = keeping()
    mine = {move.removeprefix("keep ") for move in here.legal()}
    others = next(seat for seat in here.seats if seat != here.seat)
    theirs = {name.lower() for name in here.told("dealt_events")[others]}
    check(here, f"keep {min(theirs)}", "NOT_DEALT")
    faces = {f"gold {value}" for value in range(1, 11)} - mine
    check(here, f"keep {min(faces)}", "NOT_DEALT")


def test_refusal_of_a_last_card_without_a_land():
    """GR-2: with one card to keep and no land it must be a land."""
    lands = {card["name"].lower() for card in keeping().scene.cards["lands"]}
    here = keeping()
    others = sorted({move.removeprefix("keep ") for move in here.legal()} - lands)
    after = here.play(f"keep {others[0]}")
    assert after.legal() <= {f"keep {name}" for name in lands}
    check(after, f"keep {others[1]}", "NEEDS_LAND")


def test_every_code_is_tested():
    """Each code but FINE has a position above."""
    tested = {name for name, _, _ in CASES} | {"KEEPING", "NOT_DEALT", "NEEDS_LAND"}
    assert set(CODES) - {"FINE"} == tested


def test_each_code_has_a_sentence():
    """Codes count from FINE = 0 on without a gap, and REFUSALS has one sentence for each."""
    assert sorted(CODES.values()) == list(range(len(REFUSALS) + 1))
    assert len({refusal.text for refusal in REFUSALS}) == len(REFUSALS)


def test_every_sentence_names_known_rules():
    """The ids are rules of the game or of its parameters, and there is one at least."""
    known = set(GAME.rules) | {one.rule for one in GAME.parameters.values()}
    for refusal in REFUSALS:
        assert refusal.rules
        assert set(refusal.rules) <= known, refusal.text
        assert refusal.rules[0] in GAME.rules
