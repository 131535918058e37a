"""The examples in docs/formats.md: written into an empty folder, each is what the page says."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from engine.boards.files import board_text, read_board
from engine.cli.checking import checked
from engine.declared import check_values, read_parameters, read_rules, read_weights
from engine.errors import ScenarioError
from engine.looks import COLOURS, Card, Fill, Layer, Ring, Stamp, Stroke, read_looks
from engine.positions.documents import FORMS
from engine.records.position import position_text, read_position_file
from engine.records.reading import read_record
from engine.records.record import record_text
from engine.records.replay import scenario_of
from engine.scenarios.catalog import board_schema, load_scenario
from engine.scenarios.decks import deck_text, read_deck
from engine.scenarios.variants import read_variant, variant_text
from engine.simulation.batch import Plan, run
from engine.simulation.report import games_csv
from tests.support.sources import ROOT

PAGE = (ROOT / "docs/formats.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"^<!-- file: (\S+) -->\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = dict(EXAMPLE.findall(PAGE))
KINDS = {
    "boards": "board",
    "variants": "variant",
    "decks": "deck",
    "positions": "position",
    "records": "record",
}
CHECKED = [path for path in EXAMPLES if path.partition("/")[0] in KINDS]


@pytest.fixture(autouse=True)
def project(tmp_path, monkeypatch):
    """A folder with every example in its place, as the current one."""
    for name, text in EXAMPLES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def only(folder, ending):
    """The one example in a folder, whose path ends like this."""
    (found,) = [path for path in EXAMPLES if path.startswith(folder) and path.endswith(ending)]
    return Path(found)


def test_every_kind_of_file_has_an_example():
    """Each row of the page's first table is shown, and no marked block is lost."""
    assert PAGE.count("<!-- file:") == len(EXAMPLES)
    shown = {
        KINDS.get(Path(path).parent.name, KINDS.get(path.partition("/")[0])) for path in EXAMPLES
    }
    assert shown >= set(KINDS.values())


@pytest.mark.parametrize("name", CHECKED)
def test_an_example_is_right(name):
    """`oikist check` finds no fault, and takes the file for what its folder says."""
    folder = "decks" if "/decks/" in name else name.partition("/")[0]
    assert checked(Path(name)).kind == KINDS[folder]


def test_the_record_is_of_the_variant_on_the_page():
    """After a change of the variant or of the game's parameters, play the example anew."""
    record = read_record(only("records/", ".txt"))
    assert record.digest == scenario_of(record).digest
    assert record_text(record) == EXAMPLES[str(only("records/", ".txt"))]


def written(name):
    """The bytes that Oikist would write for a board, deck or variant."""
    path = Path(name)
    if name.startswith("boards/"):
        board = read_board(path, board_schema)
        return board_text(board, board_schema(board.game))
    game = load_scenario("valley").game
    if "/decks/" in name:
        schema = game.deck_schemas["actions"]
        return deck_text(read_deck(path, schema, game.name), schema)
    return variant_text(read_variant(path))


@pytest.mark.parametrize("name", [name for name in CHECKED if name.startswith(("boards", "var"))])
def test_an_example_is_written_as_it_is_shown(name):
    """Reading and writing an example gives the same bytes."""
    assert written(name) == EXAMPLES[name]


def test_the_variant_sets_what_it_says():
    """Inherited, default and own values come together in the scenario."""
    scenario = load_scenario("valley")
    assert (scenario.seats, scenario.board.title) == (2, "Valley")
    assert scenario.parameters["start_score"] == (10, 11)
    assert len(scenario.decks["actions"].cards) == 4
    assert load_scenario("valley-open").parameters["visible_cards"] == "all"


def test_the_kinds_of_values_in_positions_are_those_of_the_engine():
    """The table on the page is what `engine.positions` documents, in its order."""
    rows = "\n".join(f"| {kind} | {form} |" for kind, form in FORMS.items())
    assert f"| kind | written as |\n|---|---|\n{rows}\n\n" in PAGE


def test_the_position_keeps_what_it_leaves_out():
    """What the short example omits has the values that a full file would spell out."""
    scenario, state = read_position_file(only("positions/", ".toml"))
    full = Path("positions/full.toml")
    full.write_text(position_text(scenario, state), encoding="utf-8")
    again, same = read_position_file(full)
    assert same.tobytes() == state.tobytes()
    assert again.digest == scenario.digest != load_scenario("valley").digest


def test_the_fault_on_the_page_is_what_people_read():
    """A misspelt parameter is told with file, place and remedy, word for word."""
    path = only("variants/", "valley.toml")
    path.write_text(EXAMPLES[path.as_posix()].replace("oracles =", "oracels ="), encoding="utf-8")
    with pytest.raises(ScenarioError) as refused:
        load_scenario("valley")
    assert [fault in PAGE for fault in str(refused.value).splitlines()] == [True]


def test_the_table_of_games_has_the_columns_that_are_written():
    """The CSV example has the heading of a real batch, and a cell for each column."""
    scenario = load_scenario("valley")
    plan = Plan(scenario, ("uniform",) * scenario.seats, games=1)
    heading = games_csv(plan, run(plan)).splitlines()[0]
    shown = EXAMPLES["games.csv"].splitlines()
    assert shown[0] == heading
    assert {line.count(",") for line in shown} == {heading.count(",")}


def test_declarations_of_an_invented_game_can_be_read():
    """Defaults by number of seats, per seat, first reading and list of names."""
    parameters = read_parameters(only("engine/", "parameters.toml"))
    values, faults = check_values(parameters, {}, 3, "example")
    assert faults == []
    assert values == {
        "pieces": 8,
        "handicap": (0, 0, 0),
        "stepping_between": "safe",
        "sides": ("north", "south", "east"),
    }
    assert list(read_rules(only("engine/", "rules.toml"))) == ["P-4", "P-5"]
    assert read_weights(only("engine/", "weights.toml"))["threats"] == 0.25


def test_every_key_of_looks_is_shown_and_told():
    """The example has all of them, and every colour has its word on the page."""
    looks = read_looks(only("engine/", "looks.toml"))
    assert {*looks.stamps, *looks.strokes, *looks.fills, *looks.cards} == {
        *("pawn", "wall", "fort", "order")
    }
    shown = EXAMPLES[str(only("engine/", "looks.toml"))]
    told = PAGE.partition("`looks.toml`: how")[2].partition("`translations/")[0].replace(shown, "")
    keys = {key.name for kind in (Stamp, Stroke, Layer, Fill, Ring, Card) for key in fields(kind)}
    assert [key for key in sorted(keys) if f"{key} = " not in shown] == []
    assert [word for word in sorted({*keys, *COLOURS}) if f"`{word}`" not in told] == []
