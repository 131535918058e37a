"""The tiny game plays by its rules, so that it can stand in for others."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from engine.picture import HIDDEN
from engine.play.session import Session
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import copied
from tests.support.pennies import GAME, PLAIN
from tests.support.pennies.state import CHOSEN, PILE, PLAYED


def position(scenario, north, east, south):
    """Three seats with one card each, before the only round."""
    tables = {
        "hands": {"north": [north], "east": [east], "south": [south]},
    }
    return GAME.read_position(scenario.record, tables, "")


@pytest.mark.parametrize(
    ("tie", "cards", "scores"),
    [
        ("cancel", ("gold 6", "gold 5", "gold 4"), (3, 0, 0)),
        ("cancel", ("gold 6", "silver 6", "gold 4"), (0, 0, 3)),
        ("cancel", ("gold 6", "silver 6", "copper 6"), (0, 0, 0)),
        ("nobody", ("gold 6", "silver 6", "gold 4"), (0, 0, 0)),
        ("nobody", ("gold 4", "silver 4", "gold 5"), (0, 0, 3)),
    ],
)
def test_the_highest_card_wins_unless_it_is_equalled(tie, cards, scores):
    """PN-5, under both readings of the toggle."""
    scenario = load_scenario(PLAIN, {"tie": tie, "rounds": 1, "hand": 1})
    session = Session.from_position(scenario, position(scenario, *cards))
    for card in cards:
        session.play_text(f"choose {card}")
    assert session.over
    assert session.standing() == scores


def test_a_choice_stays_hidden_until_the_last_one():
    """PN-3: east sees that north has chosen, but not what."""
    session = Session(load_scenario(PLAIN), 1)
    code = session.legal_codes()[0]
    session.play(code)
    seen = session.picture(1)
    assert [thing.address for thing in seen.zone(CHOSEN).things] == [(HIDDEN, 1)]
    assert all(("card", code) != thing.address for thing in seen.things)
    session.play(session.legal_codes()[0])
    session.play(session.legal_codes()[0])
    assert ("card", code) in {thing.address for thing in session.picture(1).zone(PLAYED).things}


def test_a_card_shows_its_metal_and_its_value_once():
    """A plain card has nothing else to show."""
    session = Session(load_scenario(PLAIN), 1)
    for code, text in session.legal():
        (card,) = (one for one in session.picture(0).things if one.address == ("card", code))
        assert list(card.texts) == text.split()[1:3]


def test_a_guess_is_uniform_over_all_deals():
    """Each card that a seat does not see is as often everywhere; choices are not yet made."""
    scenario = load_scenario(PLAIN)
    session = Session(scenario, 3)
    session.play(session.legal_codes()[0])
    kernels, stream = GAME.kernels(), np.array([9], np.uint64)
    seen: Counter[tuple[int, int]] = Counter()
    draws = 3000
    for _ in range(draws):
        guess = copied(scenario, session.state)
        kernels.imagine(scenario.record, guess, 1, stream)
        seen.update((card, int(holder)) for card, holder in enumerate(guess.holder[:18]))
    hidden = [card for card in range(18) if session.state.holder[card] != 1]
    places = {0: 5, 2: 5, PILE: 3}  # cards of each place among 13 hidden ones
    for card in hidden:
        for holder, count in places.items():
            expected = draws * count / 13
            assert abs(seen[card, holder] - expected) < 5 * expected**0.5, (card, holder)


def test_a_seat_has_as_many_cards_as_its_hand_shows():
    """Places of the deck that hold no card count for nobody."""
    session = Session(load_scenario(PLAIN), 1)
    shown = session.picture(0)
    for panel in shown.seats:
        assert dict(panel.stocks) == {"cards": len(shown.zone(panel.seat).things)}
