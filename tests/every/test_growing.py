"""The growing board: tiles, houses with two payments, groups that are kept up to date."""

from __future__ import annotations

import numpy as np
import pytest

from engine.errors import RecordError
from engine.play.session import Session
from engine.scenarios.catalog import load_scenario
from tests.support.growing import GAME, KINDS, NAMES, state
from tests.support.tiny_games import variants_of

SOURCE = variants_of(GAME)[0]


def position(**tables):
    """Blue has to build; a row of wood, f6 to i6."""
    session = Session(load_scenario(SOURCE), 1)
    given = {"stage": "house", "wood": ["f6", "g6", "h6", "i6"]} | tables
    found = GAME.read_position(session.scenario.record, given, "")
    return Session.from_position(session.scenario, found)


def why_not(session, text):
    """What speaks against a written move."""
    return session.why_not(GAME.from_text(session.scenario.record, session.state, text))


def test_the_picture_names_the_spaces_that_are_there_and_those_beside_them():
    """A tile adds its two spaces, and takes none away."""
    session = Session(load_scenario(SOURCE), 1)
    before = {*session.picture().zone(0).sites}
    session.play_text("lay f7 down")
    after = {*session.picture().zone(0).sites}
    assert before < after
    assert {NAMES.index("f7"), NAMES.index("f8"), NAMES.index("f9")} <= after
    assert len(after) < len(NAMES) // 4


def test_a_tile_lies_beside_another_and_within_the_window():
    """GW-2, with the reason that tells most."""
    session = Session(load_scenario(SOURCE), 1)
    for text, why in (
        ("lay k1 across", "The tile would lie beyond the table."),
        ("lay f6 down", "There is a tile already."),
        ("lay a1 across", "The tile touches no other."),
        ("build f6 with wood", "First the tile is laid, then a house is built."),
    ):
        refusal = why_not(session, text)
        assert refusal is not None
        assert refusal.text == why


def test_a_payment_that_is_not_listed_is_legal():
    """GW-4: the card that fits is listed; two equal ones of another kind do as well."""
    hands = {"blue": {"wood": 1, "stone": 2, "grain": 1}}
    session = position(hands=hands)
    listed = [text for _, text in session.legal()]
    assert "build f6 with wood" in listed
    assert "build f6 with stone" not in listed
    assert why_not(session, "build f6 with grain") is not None
    session.play_text("build f6 with stone")
    assert session.state.hand[0].tolist() == [1, 0, 1]
    assert session.state.owner[NAMES.index("f6")] == 1


def test_without_a_card_that_fits_two_others_are_the_usual_payment():
    """GW-4: what is listed is always possible."""
    session = position(hands={"blue": {"stone": 1, "grain": 2}})
    assert [text for _, text in session.legal()][:1] == ["build f6 with grain"]


def test_houses_that_are_joined_are_one_group():
    """GW-6: two houses and the one between them count three more."""
    hands = {"blue": {"wood": 3}}
    session = position(hands=hands, houses={"blue": ["f6", "h6"], "orange": ["i6"]})
    assert session.standing() == (2 + 1, 1 + 1, 0)
    session.play_text("build g6 with wood")
    assert session.standing() == (3 + 3, 1 + 1, 0)
    assert {int(session.state.group[NAMES.index(name)]) for name in ("f6", "g6", "h6")} == {
        NAMES.index("f6")
    }


def test_a_tile_is_drawn_and_then_gives_cards():
    """GW-5: a chain of two steps that nobody decides, with chance from the state alone."""
    session = position()
    kernels, record, row = GAME.kernels(), session.scenario.record, session.state
    kernels.act(record, row, state.PASS)
    before = row.hand.copy()
    assert kernels.advance(record, row)
    assert (row.hand == before).all()
    assert kernels.advance(record, row)
    assert not kernels.advance(record, row)
    halves = divmod(int(row.tile), len(KINDS))
    given = (row.hand - before)[1]
    assert given.tolist() == np.bincount(halves, minlength=len(KINDS)).tolist()


def test_a_house_on_no_tile_is_refused():
    """In a position file."""
    with pytest.raises(RecordError, match="a house stands on no tile"):
        position(houses={"blue": ["a1"]})


def test_the_table_offers_every_payment():
    """GW-4: what bots leave out, people can choose."""
    session = position(hands={"blue": {"wood": 1, "stone": 2, "grain": 2}})
    texts = [session.to_text(code) for code in session.offered_codes()]
    assert {text for text in texts if " f6 " in text} == {f"build f6 with {kind}" for kind in KINDS}
    assert len(set(texts)) == len(texts) > len(session.legal())
