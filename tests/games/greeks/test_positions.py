"""Position files of Greeks that nobody could go on from are refused."""

from __future__ import annotations

import pytest

from engine.errors import RecordError
from engine.games.greeks import GAME
from engine.play.session import Session
from engine.scenarios.catalog import load_scenario


def tables():
    """The first position of an auction, and its scenario."""
    session = Session(load_scenario("greeks/prototype"), 3)
    while GAME.write_position(session.scenario.record, session.state)["phase"] != "auction":
        session.play(session.legal_codes()[0])
    record = session.scenario.record
    return record, GAME.write_position(record, session.state)


def refused(record, given):
    """Where a position is faulty."""
    with pytest.raises(RecordError) as told:
        GAME.read_position(record, given, "p.toml")
    assert all(fault.remedy for fault in told.value.faults)
    return [fault.place for fault in told.value.faults]


def test_who_is_out_does_not_decide():
    """GR-19."""
    record, given = tables()
    given["out"][given["mover"]] = 1
    assert refused(record, given) == ["mover"]


def test_who_decides_has_a_choice():
    """GR-2: while cards are kept, a player who was dealt none has nothing to decide."""
    record, given = tables()
    given["phase"] = "keep"
    assert refused(record, given) == ["phase"]


def test_a_bid_has_three_resources_at_most():
    """GR-7."""
    record, given = tables()
    seat, cards = next(iter(given["bids"])), given["resources"]["pile"]
    values = [card for card in cards if card.startswith("gold-")][:4]
    given["resources"]["pile"] = [card for card in cards if card not in values]
    given["bids"][seat] = [f"{card} 1" for card in values]
    assert len(values) == 4
    with pytest.raises(RecordError, match="three resources"):
        GAME.read_position(record, given, "p.toml")


def test_a_land_has_five_buildings_at_most():
    """GR-16: the most that the parameter allows."""
    record, given = tables()
    seat = next(iter(given["row"]))
    six = ["Temple II", "Agora II", "Library II", "Statue II", "School II", "Fort II"]
    given["row"][seat] = [given["row"][seat][0], *six]
    assert refused(record, given) == [f"row.{seat}"]


def test_what_is_won_lies_in_the_frieze():
    """GR-16: the place of a card that is to be laid is not empty; nor is more owed than held."""
    record, given = tables()
    given |= {"phase": "resolve", "place": 1, "frieze": [], "gaps": 0}
    seat = next(iter(given["due"]))
    given["due"][seat] = 99
    assert refused(record, given) == ["place", f"due.{seat}"]
