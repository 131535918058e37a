"""A search that is asked by the form of the window finds what was planted, and says why."""

from __future__ import annotations

import pytest

from engine.asking.asked import Asked
from engine.asking.fields import completed
from engine.asking.playing import Playing
from engine.asking.questions import answered, question
from engine.runs.store import open_store
from engine.scenarios.catalog import load_scenario
from tests.support.pennies_table import pennies, table

__all__ = ["pennies", "table"]


def asked_of(scenario, **given):
    """The page of a form in which only these fields were touched."""
    values = completed(question("tune").fields(scenario), given)
    asked = Asked("tune", scenario, "Planted", values)
    with open_store() as store:
        return answered(asked, Playing(store, 1, lambda _told: None, lambda: False)).page


@pytest.mark.slow
@pytest.mark.parametrize(("seat", "place"), [("north", 0), ("south", 2)])
def test_planted_starting_scores_are_taken_back(table, monkeypatch, seat, place):
    """Three points too many for one seat, among seven numbers for it."""
    monkeypatch.setenv("OIKIST_RUNS", str(table / "runs.duckdb"))
    planted = [3 * (number == place) for number in range(3)]
    scenario = load_scenario("plain", {"start_score": planted})
    page = asked_of(scenario, settings=[f"start_score.{seat}=0..6"], games=150, confirm=600)
    assert page.verdicts[0].text.startswith(f"Best: start_score.{seat}=0;")
    (step,) = [step for step in page.steps if step.key == "apply"]
    assert step.changes == {"start_score": (0, 0, 0)}


def test_the_points_of_a_search_are_not_versioned(table, monkeypatch):
    """A project's are noted in its private folder; a search that was left is gone on with."""
    runs = table / "runs.duckdb"
    monkeypatch.setenv("OIKIST_RUNS", str(runs))
    (table / "project.toml").write_text('format = 1\ntitle = "Mine"\n', encoding="utf-8")
    scenario = load_scenario("plain")
    wanted = {"settings": ["start_score.north=0..6"], "trials": 4, "games": 8, "confirm": 8}
    asked_of(scenario, **wanted)
    assert list(table.glob("*.journal")) == []
    (journal,) = (table / ".oikist").glob("tune-*.journal")
    left = table / journal.name  # as it was noted before
    journal.replace(left)
    points = left.read_text(encoding="utf-8").count('"op_code":4')
    asked_of(scenario, **wanted)
    assert points > 0
    assert not journal.exists()
    assert left.read_text(encoding="utf-8").count('"op_code":4') == points
