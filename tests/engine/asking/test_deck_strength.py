"""The last answer about a deck, and which card each thing is that was dealt."""

from __future__ import annotations

import pytest

from engine.asking import deck_strength
from engine.asking.asked import Asked
from engine.asking.deck_strength import dealt_cards, measured, of_run
from engine.asking.playing import Playing
from engine.asking.questions import answered
from engine.runs.card_strength import card_strength
from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.reading import read_arm
from engine.runs.running import run_plan
from engine.runs.store import open_store, read_store
from engine.scenarios.catalog import load_scenario
from tests.support.pennies_table import bounded, pennies, table

__all__ = ["bounded", "pennies", "table"]
KEY = "pennies"


@pytest.fixture
def store(tmp_path, table):
    with open_store(tmp_path / "runs.duckdb") as opened:
        yield opened


def ask(store, scenario, games=100):
    """Ask whether the deck of a scenario is fair, by bots that move by lot."""
    asked = Asked("deck", scenario, "Tried", {"games": games, "bots": "uniform"})
    answered(asked, Playing(store, 1, lambda _told: None, lambda: False))


def test_the_last_answer_by_the_same_rules_is_taken(store):
    """An older answer about the same rules comes before a newer one about other cards."""
    duel, louder = load_scenario("duel"), load_scenario("duel", {"cards.pennies.3.value": "9"})
    assert measured(store, duel, KEY) is None
    ask(store, duel)
    ask(store, louder, games=200)
    for scenario, games in ((duel, 100), (louder, 200)):
        found = measured(store, scenario, KEY)
        assert (found.digest, found.strength.games) == (scenario.digest, games)
        assert found.deck.digest == scenario.decks[KEY].digest
        assert found.asked


def test_an_answer_about_other_cards_is_told_as_such(store):
    """Of a deck that has changed since, the newest answer comes with the cards it is about."""
    duel, louder = load_scenario("duel"), load_scenario("duel", {"cards.pennies.3.value": "9"})
    ask(store, duel)
    found = measured(store, louder, KEY)
    assert found.deck.digest == duel.decks[KEY].digest != louder.decks[KEY].digest
    assert measured(store, load_scenario("plain"), KEY) is None, "of another variant"


def test_another_deck_in_the_same_variant_has_no_answer(store, table):
    """A deck is known by its title or its cards: one with both others was not asked about."""
    ask(store, load_scenario("duel"))
    file = table / "variants" / "pennies" / "decks" / "plain.toml"
    text = file.read_text().replace("Eighteen pennies", "Others")
    file.write_text(text)
    assert measured(store, load_scenario("duel"), KEY) is not None, "only its title is other"
    file.write_text(text.replace("[6]", "[7]"))
    assert measured(store, load_scenario("duel"), KEY) is None


def test_an_answer_without_its_games_is_none(store):
    """Whoever deletes the run has no strengths any more."""
    duel = load_scenario("duel")
    ask(store, duel)
    store.delete(1)
    assert measured(store, duel, KEY) is None


def test_figures_are_those_of_the_stored_run(store):
    """With seats as people call them; a run can be looked at before there is an answer."""
    duel = load_scenario("duel")
    ask(store, duel)
    plain, found = card_strength(read_arm(store, 1, 0)), of_run(store, 1, duel, KEY)
    assert [one.effect for one in found.strength.cards] == [one.effect for one in plain.cards]
    assert found.rows == tuple(range(len(duel.decks[KEY].cards)))
    assert not found.asked


def test_games_that_come_meanwhile_are_left_for_the_next_look(store, monkeypatch):
    """The window reads a run while it is played: outcomes and deals are of the same games."""
    duel = load_scenario("duel")
    number = store.start(RunPlan((Side("duel"),), (("uniform",),), 200, chunk=50))
    run_plan(store, number, Threads(1), lambda progress: progress.games < 100)

    def and_more(*about):
        found = read_arm(*about)
        run_plan(store, number, Threads(1))
        return found

    monkeypatch.setattr(deck_strength, "read_arm", and_more)
    with read_store(store.path) as other:
        assert of_run(other, number, duel, KEY).strength.games < 200
    assert store.run(number).games == 200


@pytest.mark.parametrize(("variant", "key"), [("duel", "pennies"), ("classic", "actions")])
def test_what_is_dealt_are_the_cards_of_the_deck(table, variant, key):
    """Each thing leads to its card; where their numbers differ nothing is said."""
    scenario = load_scenario(variant)
    things = scenario.game.deals(scenario.record)
    places = dealt_cards(scenario, len(things))
    assert places == tuple((key, row) for row in range(len(scenario.decks[key].cards)))
    assert dealt_cards(scenario, len(things) + 1) == ()
    if variant == "duel":
        for name, (_, row) in zip(things, places, strict=True):
            card = scenario.decks[key].cards[row]
            assert name.startswith(f"{card['metal']} {card['value'][0]}")
