"""What a scenario changes against the variant that it comes from."""

from __future__ import annotations

import pytest

from engine.scenarios.catalog import load_scenario
from engine.scenarios.frozen import frozen, thawed
from engine.scenarios.origin import Changed, origin_of
from engine.scenarios.projects import new_project


@pytest.fixture
def project(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return new_project(tmp_path / "mine", "Mine", "classic").folder


def variant(project):
    return next((project / "variants").glob("*/classic.toml"))


def test_a_shipped_variant_changes_nothing():
    """Nor does one that extends another: it is what it is."""
    for name in ("classic", "classic-2", "czech"):
        found = origin_of(load_scenario(name))
        assert found.changes == ()
        assert not found.unsaved


def test_a_rule_that_is_tried_out_is_named_as_unsaved():
    """No file holds it."""
    found = origin_of(load_scenario("classic", {"oracle_value": 6}))
    assert found.changes == (Changed(("parameters", "oracle_value"), 6),)
    assert found.unsaved
    assert not found.base  # it is held against its own file


def test_a_saved_copy_is_compared_with_what_it_was_copied_from(project):
    """The change stays named, though it is saved."""
    path = variant(project)
    assert origin_of(load_scenario(str(path))).changes == ()
    path.write_text(path.read_text() + "\n[parameters]\noracle_value = 6\n")
    found = origin_of(load_scenario(str(path)))
    assert [change.key for change in found.changes] == [("parameters", "oracle_value")]
    assert not found.unsaved
    assert (found.base, found.sample) == ("Classic", True)


def test_a_child_is_compared_with_its_parent(project):
    """What it says anew is what it changes."""
    path = variant(project).with_name("dear.toml")
    game = path.parent.name
    path.write_text(
        f'format = 1\ngame = "{game}"\ntitle = "Dear"\nextends = "classic"\n[parameters]\nrounds = 8\n'
    )
    found = origin_of(load_scenario(str(path)))
    assert found.changes == (Changed(("parameters", "rounds"), 8),)
    assert (found.base, found.sample) == ("Classic", False)


def test_what_is_usual_with_another_number_of_seats_is_no_change():
    """Fewer seats bring their own numbers; nobody has changed these."""
    found = origin_of(load_scenario("classic", {"seats": 3}))
    assert found.changes == (Changed(("seats",), 3),)


def test_spaces_and_cards_that_differ_are_counted(project):
    """Of the same board and deck; another board is named instead."""
    board = next((project / "boards").rglob("*.toml"))
    text = board.read_text()
    lines = text.splitlines()
    row = next(n for n, line in enumerate(lines) if line.count(".") > 9 and "=" not in line)
    lines[row] = lines[row].replace(".", "v", 1)
    board.write_text("\n".join(lines) + "\n")
    scenario = load_scenario(str(variant(project)))
    for one in (scenario, thawed(frozen(scenario))):  # the latter as a match gives it back
        found = origin_of(one)
        assert [(change.key, change.count) for change in found.changes] == [(("board",), 1)]
    other = origin_of(load_scenario("classic", {"board": "ring"}))
    assert [(change.key, change.count) for change in other.changes] == [(("board",), 0)]


@pytest.mark.parametrize(
    "part", ["variants/*/*.toml", "variants/*/decks/*.toml", "boards/*/*.toml"]
)
def test_a_file_that_changes_meanwhile_is_noticed(project, part):
    """Each time that it is asked, whatever it was asked before."""
    scenario = load_scenario(str(variant(project)))
    assert not origin_of(scenario).unsaved
    used = [file.resolve() for file in scenario.files]
    path = next(one for one in project.glob(part) if one.resolve() in used)
    text = path.read_text()
    path.write_text(text.replace("format = 1", "format = 1 ]"))
    assert origin_of(scenario).unsaved
    path.write_text(text)
    assert not origin_of(scenario).unsaved


def test_cards_that_change_places_meanwhile_are_noticed(project):
    """The file says as much as before, in another order."""
    scenario = load_scenario(str(variant(project)))
    assert not origin_of(scenario).unsaved
    used = [file.resolve() for file in scenario.files]
    path = next(one for one in project.glob("variants/*/decks/*.toml") if one.resolve() in used)
    head, rows = path.read_text().split("cards = [\n")
    first, second, *rest = rows.splitlines(keepends=True)
    path.write_text("".join([head, "cards = [\n", second, first, *rest]))
    assert origin_of(scenario).unsaved
