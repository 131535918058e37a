"""Bots against each other in a game, seat by seat and on common seeds."""

from __future__ import annotations

import numpy as np
import pytest

from engine.errors import OikistError
from engine.scenarios.catalog import load_scenario
from engine.simulation.batch import Plan, run
from engine.tuning.payoff import checked_bots, games_of, payoff_matrix, usual_bots
from engine.tuning.sampling import Stopped
from engine.tuning.seatings import one_against_all

PERSONA = """
format = 1
title = "Poor"
ban = ["gold"]
"""


def persona(table):
    """A persona of the folder one works in."""
    folder = table / "personas" / "pennies"
    folder.mkdir(parents=True)
    (folder / "poor.toml").write_text(PERSONA, encoding="utf-8")


def matrix(scenario, bots, blocks=40, band=2.0):
    return payoff_matrix(scenario, bots, blocks, seed=1, threads=2, band=band)


def test_a_seat_is_counted_in_all_seats(table):
    """The mean over seatings of the games that a batch plays."""
    scenario = load_scenario("plain")
    won, done = one_against_all(scenario, ("greedy", "uniform"), 12, 5, 1, lambda _more: True)
    expected = np.zeros(12)
    for seat in range(3):
        bots = tuple("greedy" if one == seat else "uniform" for one in range(3))
        expected += run(Plan(scenario, bots, 12, 5)).tables.shares[:, seat] / 3
    assert np.allclose(won, expected)
    assert done.all()


def test_two_ways_to_play_do_well_where_they_are_rare(table):
    """Greedy bots cancel each other's cards, so one that plays at random does well among them."""
    found = matrix(load_scenario("plain"), ("greedy", "uniform"), 600, band=0.5)
    assert found.payoffs.dominant is None
    assert found.payoffs.rare == ((0, 1),)
    assert found.games == games_of(found.scenario, found.bots, 600) == 3_600


def test_between_two_seats_a_cell_is_its_mirror(table):
    """It is played once."""
    found = matrix(load_scenario("duel"), ("greedy", "uniform"))
    one, other = found.payoffs.cells[0][1], found.payoffs.cells[1][0]
    assert one.mean == pytest.approx(-other.mean)
    assert found.games == 80


def test_the_ban_of_a_persona_has_a_value(table):
    """What its seat loses to the same bot without the persona."""
    persona(table)
    scenario = load_scenario("plain")
    assert usual_bots(scenario) == ("greedy", "greedy@poor")
    found = matrix(scenario, usual_bots(scenario), 60)
    (ban,) = found.bans
    assert (ban.bot, ban.plain, ban.kinds) == ("greedy@poor", "greedy", ("gold",))
    assert ban.value.mean == pytest.approx(-found.payoffs.cells[1][0].mean)


@pytest.mark.parametrize(
    ("bots", "expected"),
    [
        (("greedy",), "one bot alone"),
        (("greedy", "greedy"), "named twice"),
        (("greedy", "gredy", "greedy@rich"), "did you mean 'greedy'?"),
        (tuple(f"search:{n}" for n in range(1, 10)), "9 bots"),
    ],
)
def test_wrong_bots_are_refused(table, bots, expected):
    """With every fault at once."""
    with pytest.raises(OikistError, match=expected.replace("?", r"\?")):
        checked_bots(load_scenario("plain"), bots)


def test_a_stop_is_passed_on(table):
    """Nothing is told of half a matrix."""
    with pytest.raises(Stopped):
        payoff_matrix(
            load_scenario("plain"),
            ("greedy", "uniform"),
            40,
            seed=1,
            threads=1,
            band=2.0,
            told=lambda _more: False,
        )
