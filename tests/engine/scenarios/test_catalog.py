"""The catalogue: names become files, files become scenarios."""

from __future__ import annotations

import os
import subprocess
import sys
from copy import copy
from pathlib import Path

import pytest

from engine.boards.map import MOST_SPACES, Map, Space
from engine.discovery import registered
from engine.errors import ScenarioError
from engine.scenarios import catalog
from engine.scenarios.catalog import find_variant, load_scenario
from engine.scenarios.comparing import comparable
from engine.scenarios.scenario import copied, new_state, states
from tests.support import heaps
from tests.support.pennies import GAME, PLAIN

ROOT = Path(__file__).parents[3]


def test_a_variant_is_found_by_name_by_game_and_name_and_by_path(table):
    """Three ways to say the same file."""
    path = table / "variants" / "pennies" / "duel.toml"
    assert find_variant("pennies/duel").samefile(path)
    assert find_variant("duel").samefile(path)
    assert find_variant(str(path)).samefile(path)


def test_the_catalogue_lists_what_the_current_folder_holds(table):
    """Variants and decks of a designer's own folder stand beside the shipped ones."""
    assert [entry.source for entry in catalog.variants("pennies")] == [
        "pennies/plain",
        "pennies/duel",
    ]
    assert [entry.title for entry in catalog.decks("pennies")] == ["Eighteen pennies"]
    assert "pennies" in catalog.games()


def test_the_usual_variant_of_a_game_is_listed_first():
    """Before those whose names come earlier in the alphabet; the others by name."""
    for name, game in catalog.games().items():
        listed = [entry.name for entry in catalog.variants(name)]
        usual = [one for one in listed if one == game.usual]
        assert listed == usual + sorted(set(listed) - {*usual})


def test_a_file_with_faults_is_listed_all_the_same(table):
    """Otherwise a designer would look in vain for the file to mend."""
    (table / "variants" / "pennies" / "broken.toml").write_text("= 3")
    assert "pennies/broken" in [entry.source for entry in catalog.variants("pennies")]


def test_a_variant_is_compared_with_those_of_as_many_seats(table):
    """Seats may be said by a variant that it extends; one with faults is left out."""
    folder = table / "variants" / "pennies"
    (folder / "quick.toml").write_text(
        'format = 1\ngame = "pennies"\ntitle = "Quick"\nextends = "duel"\n'
    )
    (folder / "broken.toml").write_text("= 3")

    def alike(name: str) -> list[str]:
        return [base.name for base in comparable(load_scenario(name, {"prize": 5}))]

    assert alike("plain") == ["plain"]
    assert (alike("duel"), alike("quick")) == (["duel", "quick"], ["quick", "duel"])
    assert "classic" not in alike("plain")


@pytest.mark.parametrize("name", ["dual", "pennies/dual"])
def test_an_unknown_name_is_a_fault_with_a_proposal(table, name):
    """The nearest known name is offered in the way the user wrote it."""
    with pytest.raises(ScenarioError, match=f"did you mean '{name.replace('dual', 'duel')}'"):
        find_variant(name)


def test_a_name_that_two_games_use_has_to_be_said_in_full(table):
    """An ambiguous name is refused with both full names."""
    other = copy(GAME)
    other.name = "others"
    folder = table / "variants" / "others"
    folder.mkdir()
    (folder / "duel.toml").write_text("format = 1")
    with registered(other), pytest.raises(ScenarioError, match="others/duel or pennies/duel"):
        find_variant("duel")


def test_a_missing_file_is_a_fault(table):
    """A path is never taken for a name."""
    with pytest.raises(ScenarioError, match="no such variant file"):
        find_variant("plain.toml")


def test_a_variant_of_an_unknown_game_is_a_fault(table):
    """The games that are installed are offered."""
    path = table / "odd.toml"
    path.write_text('format = 1\ngame = "penies"\ntitle = "Odd"\n')
    with pytest.raises(ScenarioError, match="did you mean 'pennies'"):
        load_scenario(str(path))


def test_overrides_are_read_like_the_values_of_a_file(table):
    """Texts of a command line and values of a form give the same scenario."""
    said = load_scenario("plain", {"rounds": "2", "seats": "2", "start_score": "1,2"})
    meant = load_scenario("plain", {"rounds": 2, "seats": 2, "start_score": [1, 2]})
    assert said.digest == meant.digest
    assert said.changes == {"rounds": 2, "seats": 2, "start_score": [1, 2]}
    assert said.parameters["start_score"] == (1, 2)


@pytest.mark.parametrize(
    ("overrides", "place"),
    [
        ({"rounds": "many"}, "parameters.rounds"),
        ({"rouns": "2"}, "parameters.rouns"),
        ({"seats": "two"}, "seats"),
        ({"seats": 7}, "seats"),
        ({"decks.pennies": "none"}, "decks.pennies"),
    ],
)
def test_a_faulty_override_is_named(table, overrides, place):
    """Faults of the command line have a key and no file."""
    with pytest.raises(ScenarioError) as caught:
        load_scenario("plain", overrides)
    assert [(fault.file, fault.place) for fault in caught.value.faults] == [("", place)]


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"seats": "3", "hand": "8"}, "+hand=8"),
        ({"seats": "3", "rounds": "2"}, "+seats=3+rounds=2: parameters.hand"),
    ],
)
def test_changes_that_do_not_fit_the_file_are_blamed_themselves(table, given, place):
    """The file is right without them, and is not named."""
    path = table / "variants" / "pennies" / "six.toml"
    path.write_text(
        'format = 1\ngame = "pennies"\ntitle = "Six"\nextends = "plain"\nseats = 2\n'
        "[parameters]\nhand = 7\n"
    )
    with pytest.raises(ScenarioError) as caught:
        load_scenario("six", given)
    (fault,) = caught.value.faults
    assert (fault.file, fault.place) == ("", place)


def test_a_file_that_is_wrong_without_the_changes_is_named(table):
    """Changes of something else have not brought that fault."""
    path = table / "variants" / "pennies" / "eight.toml"
    path.write_text(
        'format = 1\ngame = "pennies"\ntitle = "Eight"\nextends = "plain"\n[parameters]\nhand = 8\n'
    )
    with pytest.raises(ScenarioError) as caught:
        load_scenario("eight", {"rounds": "1"})
    (fault,) = caught.value.faults
    assert (fault.file.endswith("eight.toml"), fault.place) == (True, "parameters.hand")


def test_the_digest_tells_what_matters_in_play(table):
    """A new title leaves it as it is; a parameter, a seat or a card does not."""
    plain = load_scenario("plain").digest
    path = table / "variants" / "pennies" / "plain.toml"
    path.write_text(path.read_text().replace("Plain pennies", "Pennies"))
    assert load_scenario("plain").digest == plain
    assert load_scenario("plain", {"rounds": 4}).digest == plain
    assert load_scenario("plain", {"rounds": 3}).digest != plain
    assert load_scenario("plain", {"seats": 2}).digest != plain
    deck = path.parent / "decks" / "plain.toml"
    deck.write_text(deck.read_text().replace("[6]", "[7]", 1))
    assert load_scenario("plain").digest != plain


def test_states_are_zeros_of_the_scenarios_dtype(pennies):
    """A copy shares nothing with its original."""
    scenario = load_scenario(PLAIN)
    state = new_state(scenario)
    assert state.tobytes() == bytes(scenario.state_dtype.itemsize)
    assert states(scenario, 3).shape == (3,)
    other = copied(scenario, state)
    other.score[0] = 5
    assert state.score[0] == 0


def test_the_catalogue_does_not_import_numba():
    """Lists and forms come up at once."""
    code = (
        "import sys\n"
        "from engine.scenarios import catalog\n"
        "from tests.support.pennies import GAME, PLAIN\n"
        "from engine.discovery import registered\n"
        "with registered(GAME):\n"
        "    catalog.variants(); catalog.boards(); catalog.load_scenario(PLAIN)\n"
        "print('numba' in sys.modules, 'PySide6' in sys.modules)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},  # without folders of other tests
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == ["False", "False"]


@pytest.mark.parametrize("more", [0, 1])
def test_a_map_of_too_many_spaces_is_refused(monkeypatch, more):
    """Also of a board that grows, of whose map no board file tells the size."""
    wide = Map(tuple(Space(f"s{n}", "", "plain", (n, 0.0)) for n in range(MOST_SPACES + more)))
    with registered(heaps.GAME):
        monkeypatch.setattr(heaps.Heaps, "map", lambda _game, _record: wide)
        if not more:
            assert len(load_scenario(heaps.TWO).map.spaces) == MOST_SPACES
            return
        with pytest.raises(ScenarioError) as caught:
            load_scenario(heaps.TWO)
    (fault,) = caught.value.faults
    assert (Path(fault.file).name, fault.place) == ("two.toml", "board")
    assert fault.what.startswith("4,097 spaces, but the engine allows")


def test_too_many_seats_are_refused(monkeypatch):
    """Also where the game says that it can be played so: compiled loops have room for eight."""
    with registered(heaps.GAME):
        monkeypatch.setattr(heaps.Heaps, "seats", range(2, 10))
        with pytest.raises(ScenarioError) as caught:
            load_scenario(heaps.TWO, {"seats": 9})
    (fault,) = caught.value.faults
    assert (fault.place, fault.what) == ("+seats=9", "9 seats, but the engine allows 8")
