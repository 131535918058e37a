"""--json: every command gives data on stdout, and nothing else, whether it goes well or not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from typer.main import get_command

from engine.boards.graph import LAYOUT
from engine.cli.main import app
from engine.cli.terminal import print_json
from engine.play.match import Match
from engine.play.match_file import match_text
from engine.play.session import Session
from engine.records.position import write_position_file
from engine.records.record import write_record
from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario
from engine.simulation import bench
from tests.support.tiny_games import all_registered, tiny_games, variants_of

WITHOUT: Final = {
    "": "alone it opens the window, in which nobody waits for data; `oikist run --json` is for that",
}
BOARD: Final = "a board"  # stands for the first board that is shipped
FEW: Final = ["--bots", "uniform", "--threads", "1"]
# Command -> small arguments, and some of which one is wrong; None where none can be.
COMMANDS: Final[dict[str, tuple[list[str], list[str] | None]]] = {
    "run": (["duel", "--report", "out"], ["nowhere"]),
    "new project": (["fresh"], ["fresh", "--from", "nowhere"]),
    "new game": (["isle_json"], ["No Name"]),
    "simulate": (["duel", "--games", "4", *FEW], ["duel", "--games", "0"]),
    "play": (["duel", "--bots", "uniform"], ["duel", "--set", "rouns=3"]),
    "replay": (["game.txt", "--moves"], ["here.toml"]),
    "matches": (["."], ["nowhere"]),
    "position": (["here.toml"], ["game.txt"]),
    "check": (["."], ["nowhere.toml", "game.txt"]),
    "games": ([], None),
    "variants": ([], ["nowhere"]),
    "boards": ([], ["nowhere"]),
    "board show": ([BOARD], ["nowhere"]),
    "board check": ([BOARD], [BOARD, "--seats", "99"]),
    "board measure": ([BOARD], ["nowhere.toml"]),
    "board diff": ([BOARD, BOARD], [BOARD, "nowhere"]),
    "board export": ([BOARD, "again.json"], [BOARD, "nowhere/map.json"]),
    "board import": (["map.json", "made.toml"], ["game.txt", "made.toml"]),
    "board generate": (
        ["orders", "dale.toml", "--spaces", "5"],
        ["orders", "dale.toml", "--areas", "-1"],
    ),
    "rules": (["pennies"], ["pennies", "PN-99"]),
    "perft": (["duel", "--depth", "1"], ["duel", "--depth", "0"]),
    "bench": (["--quick"], None),
    "lab": (["fair.toml"], ["here.toml"]),
    "runs": ([], ["--runs", "game.txt"]),
    "runs list": ([], ["--runs", "game.txt"]),
    "runs show": (["1"], ["99"]),
    "runs resume": (["1"], ["99"]),
    "runs export": (["1", "tables"], ["1", "tables", "--format", "xml"]),
    "runs delete": (["1", "--yes"], ["99", "--yes"]),
    "runs find": (["1"], ["1", "--where", "fun > 3"]),
    "runs game": (["1", "0"], ["1", "99"]),
    "runs coverage": (["1"], ["99"]),
    "runs cards": (["1"], ["99"]),
    "runs heat": (["2", "--threads", "1"], ["1"]),  # the first has no map
    "fair": (
        ["duel", "--games", "100", "--second", "none", *FEW],
        ["duel", "--second", "gredy"],
    ),
    "payoff": (
        ["duel", "--bots", "uniform,greedy", "--games", "8", "--threads", "1"],
        ["duel", "--bots", "uniform,gredy"],
    ),
    "kingmaking": (["plain", "--games", "4", *FEW], ["duel", "--games", "4", *FEW]),
    "openings": (["duel", "--games", "8", *FEW], ["duel", "--depth", "0"]),
    "deck": (["duel", "--games", "4", *FEW], ["duel", "--bots", "gredy"]),
    "cards export": (["pennies/plain"], ["nowhere"]),
    "cards import": (["cards.csv", "pennies/plain", "--to", "new.toml"], ["cards.csv", "plane"]),
    "cards differences": (["pennies/plain", "pennies/plain"], ["pennies/plain", "nowhere"]),
    "export": (["duel", "--what", "cards", "-o", "print.svg"], ["duel", "-o", "print.txt"]),
    "compare": (["duel", "duel+rounds=2", "--games", "50", *FEW], ["duel", "dual"]),
    "balance": (["duel", "--games", "64", *FEW], ["duel", "--set", "rouns=1"]),
    "assert": (["duel", "--games", "50", "--band", "50", *FEW], ["duel", "--goal", "fun > 3"]),
    "tune": (
        ["duel", "--set", "rounds=2..3", "--trials", "1", "--games", "8", "--confirm", "8", *FEW],
        ["duel", "--set", "rounds=2..3", "--method", "luck"],
    ),
    "ladder": (
        ["duel", "--from", "2", "--rungs", "1", "--games", "4", "--no-kinds", "--threads", "1"],
        ["duel", "--from", "none"],
    ),
    "train": (
        ["duel", "--generations", "1", "--games", "4", "--confirm", "4", "--threads", "1"],
        ["duel", "--bot", "uniform"],
    ),
    "report": (["1", "-o", "report.html"], ["99", "-o", "report.html"]),
    "sensitivity": (
        ["duel", "--set", "rounds=2..3", "--games", "8", *FEW],
        ["duel", "--measure", "fun"],
    ),
}


def commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    """Every command by its words, and every group that does something by itself."""
    if not hasattr(group, "commands"):
        yield " ".join(path), group
        return
    if group.invoke_without_command:
        yield " ".join(path), group
    for name, inner in group.commands.items():
        yield from commands(inner, (*path, name))


FOUND: Final = dict(commands(get_command(app)))


def data_of(text: str) -> Any:
    """The one document on stdout; NaN and Infinity, which Python would read, are none."""

    def refuse(constant: str) -> None:
        raise AssertionError(f"{constant} is not JSON")

    return json.loads(text, parse_constant=refuse)


@pytest.fixture
def desk(table, oikist, monkeypatch):
    """A folder with what the commands above name, and a stored run."""
    monkeypatch.setenv("OIKIST_RUNS", str(table / "runs.duckdb"))
    monkeypatch.setattr(bench, "start_rows", lambda _runs: [])  # other processes, without the game
    monkeypatch.setattr(bench, "usual_variant", lambda: "pennies/plain")
    scenario = load_scenario("duel")
    session = Session(scenario, 3)
    session.play(session.legal_codes()[0])
    write_position_file(table / "here.toml", scenario, session.state)
    write_record(session.record(), table / "game.txt")
    (table / "mine.match").write_text(match_text(Match(scenario, 3)), encoding="utf-8")
    (table / "fair.toml").write_text(
        'format = 1\ngames = 4\nbots = ["uniform"]\nscenarios = [{ variant = "duel" }]\n'
    )
    with all_registered():
        yield table


def board_of_hexes() -> str:
    """The first one that is shipped."""
    kinds = ((entry, catalog.board_schema(entry.game)) for entry in catalog.boards())
    return next(entry.source for entry, schema in kinds if schema.layout != LAYOUT)


def prepare(oikist, words: str) -> None:
    """What a command needs that takes time to make."""
    if words.startswith(("runs", "report")):
        assert oikist("lab", "fair.toml").code == 0
    if words == "runs heat":
        game = next(one for one in tiny_games() if one.name == "growing")
        plan = Path("mapped.toml")
        scenario = f'scenarios = [{{ variant = "{variants_of(game)[0]}" }}]'
        plan.write_text(f'format = 1\ngames = 4\nbots = ["uniform"]\n{scenario}\n')
        assert oikist("lab", str(plan)).code == 0
    if words == "cards import":
        assert oikist("cards", "export", "pennies/plain", "--to", "cards.csv").code == 0
    if words == "board import":
        assert oikist("board", "export", board_of_hexes(), "map.json").code == 0


def said_by(oikist, words: str, arguments: list[str]):
    given = [board_of_hexes() if word == BOARD else word for word in arguments]
    return oikist(*words.split(), *given, "--json")


def test_every_command_takes_json():
    """Also one that is added later: it is found, not listed."""
    without = {
        words
        for words, command in FOUND.items()
        if not any("--json" in getattr(one, "opts", ()) for one in command.params)
    }
    assert without == set(WITHOUT)


def test_every_command_is_tried_below():
    """One that is added later needs a line in COMMANDS."""
    assert set(COMMANDS) == set(FOUND) - set(WITHOUT)


@pytest.mark.parametrize("words", sorted(COMMANDS))
def test_a_command_gives_one_document(oikist, desk, words):
    """Stdout holds it and nothing else."""
    prepare(oikist, words)
    said = said_by(oikist, words, COMMANDS[words][0])
    assert said.code == 0, said.err + said.out
    assert data_of(said.out) is not None


@pytest.mark.parametrize("words", sorted(COMMANDS))
def test_what_is_wrong_is_data_too(oikist, desk, words):
    """The exit code is 2, stderr tells it in sentences, stdout the same as faults."""
    prepare(oikist, words)
    bad = COMMANDS[words][1]
    for arguments in ([bad] if bad is not None else []) + [["--no-such-option"]]:
        said = said_by(oikist, words, arguments)
        assert said.code == 2, said.out + said.err
        faults = data_of(said.out)["faults"]
        assert faults
        for fault in faults:
            assert fault.keys() == {"file", "place", "what", "remedy"}
            assert fault["what"].rstrip(".") in (
                said.err if words != "check" else said.out + said.err
            )


def test_checked_files_are_data(oikist, desk):
    """Those without faults by their kind, and every fault of the others."""
    (desk / "wrong.toml").write_text('format = 1\ngame = "pennies"\ntitle = "T"\nsaets = 2\n')
    said = oikist("check", "here.toml", "wrong.toml", "--json")
    found = data_of(said.out)
    assert said.code == 2
    assert said.err == ""
    assert [(one["file"], one["kind"]) for one in found["files"]] == [("here.toml", "position")]
    places = [(one["file"], one["place"], one["what"]) for one in found["faults"]]
    assert ("wrong.toml", "saets", "unknown key") in places


def test_a_game_that_was_played_is_data(oikist, desk):
    """Who won, and the record, which can be replayed."""
    said = oikist("play", "duel", "--bots", "uniform", "--json", "--record", "mine.txt")
    found = data_of(said.out)
    assert found["over"]
    assert found["bots"] == {"west": "uniform", "south": "uniform"}
    assert set(found["winners"]) <= {"west", "south"}
    assert found["record"] == (desk / "mine.txt").read_text(encoding="utf-8")
    replayed = data_of(oikist("replay", "mine.txt", "--json").out)
    assert replayed["scores"] == found["scores"]
    assert replayed["places"] == found["places"]


def test_whoever_plays_along_is_talked_to_on_stderr(oikist, desk):
    """Stdout has the game as it was left."""
    said = oikist("play", "duel", "--human", "west", "--json", typed="?\nquit\n")
    assert said.code == 0
    assert not data_of(said.out)["over"]
    assert "choose" in said.err


def test_a_match_that_is_replayed_is_data(oikist, desk):
    """Also where it is held against other rules."""
    found = data_of(oikist("replay", "mine.match", "--json").out)
    assert (found["moves"], found["variations"], found["over"]) == (0, 0, False)
    found = data_of(oikist("replay", "game.txt", "plain", "--until-different", "--json").out)
    assert found["difference"]


def test_a_report_tells_where_it_lies(oikist, desk):
    """And so does a first look, for which no window opens."""
    prepare(oikist, "report")
    found = data_of(oikist("report", "1", "-o", "page.html", "--json").out)
    assert (desk / found["page"]).is_file()
    found = data_of(oikist("run", "duel", "--report", "out", "--json").out)
    assert (desk / found["chart"]).is_file()
    assert (desk / found["csv"]).is_file()


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (np.float64("nan"), "null"),
        (float("-inf"), "null"),
        (np.bool_(True), "true"),
        (np.int64(7), "7"),
        (np.float32(0.5), "0.5"),
        (np.array([1.0, np.inf]), "[1.0, null]"),
        ((1, np.uint8(2)), "[1, 2]"),
        ({np.int64(3): [np.nan]}, '{"3": [null]}'),
    ],
)
def test_numbers_of_numpy_are_numbers(capsys, value, text):
    """JSON has neither NaN nor Infinity: what is unknown or without bound is null."""
    print_json([value])
    assert data_of(capsys.readouterr().out) == [data_of(text)]


def test_what_is_no_data_is_refused():
    """An object that nobody thought of does not become a text by accident."""
    with pytest.raises(TypeError):
        print_json([object()])
