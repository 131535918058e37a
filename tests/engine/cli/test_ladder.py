"""oikist ladder and oikist train: matches between bots, and weights from self-play."""

from __future__ import annotations

import json
import tomllib

import pytest

from engine.tuning.training import weights_text
from tests.support.pennies import GAME

LADDER = ("ladder", "duel", "--from", 4, "--rungs", 2, "--games", 12, "--seed", 3)
TRAIN = ("train", "duel", "--generations", 2, "--games", 20, "--seed", 3)


def test_a_ladder_tells_shares_and_elo(oikist, table):
    """Two matches between kinds, then one for each rung, each in complete blocks."""
    said = oikist(*LADDER, "--json")
    data = json.loads(said.out)
    assert said.code == 0
    pairs = [(match["strong"], match["weak"]) for match in (*data["kinds"], *data["rungs"])]
    assert pairs == [
        ("greedy", "uniform"),
        ("search:4", "greedy"),
        ("search:8", "search:4"),
        ("search:16", "search:8"),
    ]
    assert data["fair_share"] == 0.5
    for match in data["rungs"]:
        assert match["games"] == 12
        assert match["share"]["blocks"] == 6
        assert match["share"]["low"] <= match["share"]["mean"] <= match["share"]["high"]


def test_the_same_seed_is_the_same_ladder(oikist, table):
    """With any number of threads."""
    one = oikist(*LADDER, "--json", "--threads", 1).out
    assert oikist(*LADDER, "--json", "--threads", 2).out == one


def test_a_flat_ladder_is_warned_of(oikist, table):
    """A dozen games of a game of luck show nothing."""
    said = oikist(*LADDER, "--no-kinds")
    assert "It is not shown that thinking longer helps by more than 20 Elo" in said.out
    assert "search:16" in said.out
    assert "greedy" not in said.out


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("--from", "soon"), "search:1000"),
        (("--options", "explor=2"), "did you mean 'explore'?"),
        (("--from", 9_000_000), "out of range"),
    ],
)
def test_a_wrong_ladder_is_refused(oikist, table, given, told):
    """Before anything is played, in words."""
    said = oikist(*LADDER, *given)
    assert said.code == 2
    assert told in said.err


def test_training_tells_what_was_confirmed(oikist, table):
    """The figure comes from fresh seeds, and is there for every variant."""
    said = oikist(*TRAIN, "--confirm", 40, "--json")
    data = json.loads(said.out)
    assert said.code == 0
    assert set(data["weights"]) == set(GAME.weights)
    assert [played["games"] for played in data["confirmed"]] == [40]
    assert len(data["history"]) == 2
    assert oikist(*TRAIN, "--confirm", 40, "--json", "--threads", 2).out == said.out


def test_weights_are_kept_only_when_confirmed(oikist, table):
    """A file asks for 2,000 games, and is not written when nothing is better."""
    said = oikist(*TRAIN, "--confirm", 100, "-o", "weights.toml")
    assert said.code == 2
    assert "at least 2000" in said.err
    said = oikist(*TRAIN, "--confirm", 2000, "-o", "weights.toml", "--json")
    better = json.loads(said.out)["better"]
    assert (table / "weights.toml").is_file() == better


def test_some_bots_cannot_be_trained(oikist, table):
    """Uniform bots have no weights, and seconds cannot be reproduced."""
    for bot in ("uniform", "search:1s", "greedy@x"):
        said = oikist(*TRAIN, "--bot", bot)
        assert said.code == 2
        assert "cannot be trained" in said.err


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_new_weights_leave_the_rest_of_the_file(kind, tmp_path):
    """Remarks, the notes beside numbers and the other table stay; old results go."""

    class Other:
        folder = tmp_path
        weights = {"one": 1.0, "two": 2.0}  # noqa: RUF012  (never changed)

    (tmp_path / "weights.toml").write_text(
        "# What it is.\n\n# Trained by: before\n[weights]\none = 1.0  # first\ntwo = 2.0\n\n"
        "# By hand.\n[search]\none = 3.0\ntwo = 4.0\n"
    )
    text = weights_text(Other(), kind, {"one": 0.123456, "two": 5.0}, ["Trained by: now"])
    tables = tomllib.loads(text)
    wanted, other = ("weights", "search") if kind == "greedy" else ("search", "weights")
    assert tables[wanted] == {"one": 0.123, "two": 5.0}
    assert tables[other] == (
        {"one": 3.0, "two": 4.0} if kind == "greedy" else {"one": 1.0, "two": 2.0}
    )
    assert text.startswith("# What it is.\n\n")
    assert f"# Trained by: now\n[{wanted}]\none = 0.123  # first\n" in text
    assert ("Trained by: before" in text) == (kind == "search")
