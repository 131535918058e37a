"""oikist check: what a file is shows in its content, and all faults come at once."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys

import pytest

from engine.cli import run
from engine.errors import ScenarioError
from engine.folders import boards_folder, variants_folder
from engine.play.match import Match
from engine.play.match_file import match_text
from engine.play.session import Session
from engine.records.position import write_position_file
from engine.records.record import write_record
from engine.scenarios.catalog import load_scenario
from tests.support.orders import GAME as ORDERS
from tests.support.sources import ROOT
from tests.support.tiny_games import all_registered
from workbench.jobs.engine import OikistEngine


@pytest.fixture
def folder(table):
    """A folder with one file of every kind but boards, which the tiny game has not."""
    session = Session(load_scenario("duel"), 3)
    session.play(session.legal_codes()[0])
    write_position_file(table / "here.toml", session.scenario, session.state)
    write_record(session.record(), table / "game.txt")
    return table


def test_everything_shipped_is_right(oikist):
    """Boards, decks and variants that come with Oikist have no fault."""
    said = oikist("check", boards_folder(), variants_folder())
    assert said.code == 0
    assert said.out.count(": OK, ") == len(said.out.splitlines())


def test_kinds_are_found_from_the_content(oikist, folder):
    """The command says what each file holds."""
    said = oikist("check", folder)
    kinds = sorted(line.partition("OK, ")[2].split()[0] for line in said.out.splitlines())
    assert kinds == ["deck", "position", "record", "variant", "variant"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "the file is empty"),
        ("format = 1\nformat = 1\n", "malformed TOML"),
        ("colour = 3\n", "this is not an Oikist file"),
        ('format = 1\ngame = "nowhere"\ntitle = "T"\nseats = 2\n', "unknown game 'nowhere'"),
        ('format = 1\ngame = "nowhere"\ntitle = "T"\ndeck = "d"\n', "unknown game 'nowhere'"),
        ("format = 1\nvariant = 3\n", "variant"),
        ("oikist record 99\n", "record format 99 is not known"),
    ],
)
def test_faulty_files_are_refused(oikist, table, text, expected):
    """Each kind of fault is named with the file, and the exit code is 2."""
    path = table / "faulty.toml"
    path.write_text(text)
    said = oikist("check", "faulty.toml")
    assert said.code == 2
    assert said.out.startswith("faulty.toml: ")
    assert expected in said.out


def test_one_mistake_in_toml_is_told_in_the_same_words_everywhere(oikist, table):
    """With line and column as the place, by whatever reads the file."""
    (table / "wrong.toml").write_text('format = 1\ntitle = "T" x\n')
    told = "wrong.toml: line 2, column 13: malformed TOML: the line should end here"
    commands = (["check"], ["simulate"], ["board", "show"], ["lab"], ["position"])
    for command in commands:
        said = oikist(*command, "wrong.toml")
        assert said.code == 2
        assert told in said.out + said.err, command


@pytest.mark.parametrize(
    ("end", "told"),
    [
        ("cards = [\n", "line 2, column 9: the [ that begins here is never closed; close it"),
        (
            "note =\n",
            "line 2, column 7: malformed TOML: a value should stand here; texts have quotation marks; correct the line",
        ),
        ("note = ", "line 2: malformed TOML"),
    ],
)
def test_what_breaks_off_is_told_with_a_line(oikist, table, end, told):
    """Where it begins; the end of a file says little."""
    (table / "wrong.toml").write_text(f"format = 1\n{end}")
    assert f"wrong.toml: {told}" in oikist("check", "wrong.toml").out


def test_all_faults_of_all_files_are_told(oikist, table):
    """One run is enough to see everything that is wrong."""
    (table / "one.toml").write_text('format = 1\ngame = "pennies"\ntitle = "T"\nsaets = 2\nx = 1\n')
    (table / "two.toml").write_bytes(b"\xff\xfe")
    said = oikist("check", "one.toml", "two.toml", "three.toml")
    assert said.code == 2
    for words in ("saets: unknown key", "x: unknown key", "two.toml: this is not UTF-8", "three.t"):
        assert words in said.out


def test_a_variant_is_checked_by_its_name(oikist, table):
    """As other commands take it, with the game or without; another name is told to be no file."""
    for name in ("pennies/duel", "duel"):
        said = oikist("check", name)
        assert said.code == 0
        assert "OK, variant" in said.out
    said = oikist("check", "pennies/dual")
    assert said.code == 2
    assert "there is no such file" in said.out


PLAN = """format = 1
games = 20
bots = ["uniform"]
scenarios = [
    { variant = "duel" },
    { variant = "duel", changes = { rounds = 2 } },
]
"""


def test_plans_are_checked_with_their_scenarios(oikist, table):
    """Whatever is wrong with one of them is told with the plan's file, also by the lab."""
    path = table / "plan.toml"
    path.write_text(PLAN)
    assert oikist("check", "plan.toml").out == "plan.toml: OK, plan 'duel'\n"
    path.write_text(PLAN.replace("rounds", "rouns").replace('"duel" }', '"dual" }'))
    told = [
        "plan.toml: scenarios[1]: dual: unknown variant; did you mean 'duel'?",
        "plan.toml: scenarios[2]: parameters.rouns: unknown parameter; did you mean 'rounds'?",
    ]
    said = oikist("check", "plan.toml")
    assert (said.code, said.out.splitlines()) == (2, told)
    said = oikist("lab", "plan.toml", "--runs", "runs.duckdb")
    assert (said.code, said.err.splitlines()) == (2, [f"oikist: {one}" for one in told])


@pytest.mark.skipif(os.name == "nt", reason="pipes are of Unix")
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["check", "none.toml", "nothing.toml"], 2),
        (["variants", "--json"], 0),
        (["variants"], 0),
    ],
)
def test_a_reader_that_has_seen_enough_changes_no_exit_code(tmp_path, words, code):
    """As in `oikist check . | head -2`; nothing is said of the pipe."""
    reading, writing = os.pipe()
    os.close(reading)
    said = subprocess.run(
        [sys.executable, "-m", "engine.cli.main", *words],
        stdout=writing,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        text=True,
        check=False,
    )
    os.close(writing)
    assert said.returncode == code
    assert said.stderr == ("2 faults found.\n" if code else "")


@pytest.fixture
def match_lines():
    """The lines of a match of which four moves have been played."""
    match = Match(load_scenario("duel"), 3)
    for _ in range(4):
        match.play(match.legal_codes()[0])
    return match_text(match).splitlines()


def test_a_match_is_played_through(oikist, table, match_lines):
    """An intact one is right; what a crash has cut off without harm is a note."""
    path = table / "mine.match"
    path.write_text("\n".join([*match_lines, ""]))
    assert "mine.match: OK, match 'Pennies" in oikist("check", "mine.match").out
    path.write_text("\n".join([*match_lines[:-1], '{"note": "to', match_lines[-1], ""]))
    said = oikist("check", "mine.match")
    assert said.code == 0
    assert f"note: line {len(match_lines)}: this line cannot be understood" in said.out


@pytest.mark.parametrize(
    ("line", "before", "after", "told"),
    [
        (1, '{"match"', '{"mtch', "line 1: this is not a match"),
        (1, '"digest"', '"digst"', "line 1: digest missing"),
        (2, '{"move"', '{"mo', "line 2: this line cannot be understood"),
        (3, '"move":"', '"move":"x', "line 3: "),
    ],
)
def test_a_damaged_match_has_one_fault(oikist, table, match_lines, line, before, after, told):
    """With the line that is damaged, not those that follow."""
    assert before in match_lines[line - 1]
    match_lines[line - 1] = match_lines[line - 1].replace(before, after)
    (table / "mine.match").write_text("\n".join([*match_lines, ""]))
    said = oikist("check", "mine.match")
    assert said.code == 2
    assert len(said.out.splitlines()) == 1
    assert said.out.startswith(f"mine.match: {told}")


@pytest.mark.parametrize(
    ("command", "kind", "wanted"),
    [
        ("simulate", "deck", "variant"),
        ("simulate", "position", "variant"),
        ("simulate", "match", "variant"),
        ("simulate", "record", "variant"),
        ("simulate", "plan", "variant"),
        ("run", "plan", "variant"),
        ("lab", "variant", "plan"),
        ("position", "variant", "position"),
        ("position", "plan", "position"),
        ("board show", "variant", "board"),
        ("cards export", "variant", "deck"),
    ],
)
def test_a_file_of_another_kind_is_told_as_one_fault(
    oikist, folder, match_lines, monkeypatch, command, kind, wanted
):
    """What it is, and the command that opens it."""
    monkeypatch.setattr(run, "can_be_seen", lambda: False)
    (folder / "p.toml").write_text(PLAN)
    (folder / "m.match").write_text("\n".join([*match_lines, ""]))
    names = {"position": "here.toml", "record": "game.txt", "match": "m.match", "plan": "p.toml"}
    names["variant"] = "variants/pennies/duel.toml"
    names["deck"] = next(folder.rglob("decks/*.toml")).relative_to(folder).as_posix()
    said = oikist(*command.split(), names[kind])
    assert said.code == 2
    what = f"oikist: {names[kind]}: this is a {kind}, not a {wanted}; open it with 'oikist "
    assert said.err.startswith(what)
    assert len(said.err.splitlines()) == 1


def test_one_wrong_key_does_not_make_another_kind(oikist, table):
    """A variant with the key of a deck is told which key is wrong."""
    path = table / "variants/pennies/duel.toml"
    path.write_text(path.read_text().replace("seats", 'deck = "x"\nseats', 1))
    said = oikist("check", path)
    assert "deck: unknown key; did you mean 'decks'?" in said.out


DECKS = "variants/pennies/decks/plain.toml"


def test_a_list_with_a_stranger_hides_no_other_fault(oikist, table):
    """It is told by its number; cards behind it keep theirs, and a wrong key is one fault."""
    path = table / DECKS
    lines = path.read_text().splitlines()
    first = next(n for n, line in enumerate(lines) if line.lstrip().startswith("{ metal"))
    lines[first] = lines[first].replace("metal", "mettal", 1)
    lines.insert(first, '    "stray",')
    path.write_text("\n".join(lines))
    said = oikist("check", path).out
    assert 'cards[1]: "stray" is not valid' in said
    assert "cards[2].mettal: unknown key; did you mean 'metal'?" in said
    assert "missing" not in said


def test_a_variant_waits_for_a_faulty_deck(oikist, table):
    """It is neither right nor wrong, and is not left out of what is told."""
    path = table / DECKS
    path.write_text(path.read_text().replace("title", "titel", 1))
    said = oikist("check", ".")
    assert f"variants/pennies/duel.toml: waits for {DECKS} to be mended" in said.out
    found = json.loads(oikist("check", ".", "--json").out)
    assert {"file": "variants/pennies/duel.toml", "for": [DECKS]} in found["waiting"]
    assert len(found["faults"]) == 1


@pytest.mark.parametrize(
    ("key", "told"),
    [("deck", "pennies has no deck 'pence'"), ("game", "unknown game 'pence'; did you mean 'pen")],
)
def test_a_deck_of_no_known_kind_is_told_once(oikist, table, key, told):
    """By the deck itself and by the variants that name it, in the same words."""
    path = table / DECKS
    path.write_text(path.read_text().replace(f'{key} = "pennies"', f'{key} = "pence"', 1))
    said = oikist("check", DECKS, "variants/pennies/duel.toml")
    assert f"{DECKS}: {key}: {told}" in said.out
    assert "duel.toml: waits for" in said.out
    assert said.err.strip() == "1 fault found."


@pytest.mark.parametrize(
    "text", ['deck = "plain"', '[deck]\npennies = "plain"', 'pennies = "plain"']
)
def test_a_wrong_heading_of_decks_is_told_once(oikist, table, text):
    """What was meant by it is not missing, too."""
    path = table / "variants/pennies/odd.toml"
    path.write_text(f'format = 1\ngame = "pennies"\ntitle = "Odd"\nseats = 2\n{text}\n')
    said = oikist("check", "variants/pennies/odd.toml")
    assert said.err.strip() == "1 fault found."
    assert "unknown key" in said.out


def test_a_fault_of_a_parent_is_told_once(oikist, table):
    """As the parent's; a child that was asked about alone waits for it."""
    parent, child = (table / f"variants/pennies/{name}.toml" for name in ("duel", "child"))
    child.write_text('format = 1\ngame = "pennies"\ntitle = "Child"\nextends = "duel"\n')
    text = parent.read_text()
    assert "seats = 2" in text
    parent.write_text(text.replace("seats = 2", "seats = 9"))
    for words in (".", "variants/pennies/child.toml"):
        said = oikist("check", words).out
        assert said.count("not for 9 seats") == 1
        assert "child.toml: waits for variants/pennies/duel.toml to be mended" in said


def test_variants_that_extend_each_other_are_told_so(oikist, table):
    """Each once, and by itself."""
    for name, other in (("one", "two"), ("two", "one")):
        text = f'format = 1\ngame = "pennies"\ntitle = "T"\nextends = "{other}"\n'
        (table / f"variants/pennies/{name}.toml").write_text(text)
    said = oikist("check", "variants/pennies/one.toml")
    assert said.code == 2
    assert said.out.count("extends this variant in turn") == 1
    assert oikist("check", ".").out.count("extends this variant in turn") == 2


def test_a_variant_that_extends_itself_is_told_so(oikist, table):
    """It is not unknown."""
    path = table / "variants/pennies/child.toml"
    path.write_text('format = 1\ngame = "pennies"\ntitle = "Child"\nextends = "child"\n')
    assert "extends: 'child' extends itself" in oikist("check", path).out


@pytest.mark.parametrize("name", ["project.toml", "variants/pennies/duel.toml"])
def test_an_empty_title_is_a_fault(oikist, table, name):
    """Lists would show a line with nothing on it."""
    path = table / name
    lines = path.read_text().splitlines() if path.exists() else ["format = 1", "title = 'x'"]
    text = "\n".join('title = ""' if line.startswith("title") else line for line in lines)
    path.write_text(text)
    said = oikist("check", path)
    assert said.code == 2
    assert f"{name}: title: is empty; write title" in said.out


def test_an_empty_folder_is_a_fault(oikist, tmp_path):
    """A mistyped folder does not pass as fine."""
    said = oikist("check", tmp_path)
    assert said.code == 2
    assert "no file of Oikist" in said.out


def test_a_record_of_a_changed_variant_is_refused(oikist, folder):
    """The digest of a record's scenario must still be the same."""
    path = folder / "variants/pennies/duel.toml"
    path.write_text(path.read_text().replace("[parameters]", "[parameters]\nrounds = 2", 1))
    said = oikist("check", "game.txt")
    if "rounds = 2" not in path.read_text():
        pytest.skip("the variant has no parameters")
    assert said.code == 2
    assert "has changed since" in said.out


def test_boards_of_points_and_links_are_boards(oikist):
    """A graph has no drawn map; its layout tells what it is."""
    with all_registered():
        said = oikist("check", ORDERS.folder / "data" / "boards")
    assert said.code == 0, said.err
    assert ": OK, board" in said.out


def test_a_drawing_that_is_missing_is_told(oikist, tmp_path, monkeypatch):
    """The window would not open on such a game."""
    folder = tmp_path / "orders"
    shutil.copytree(ORDERS.folder, folder)
    (folder / "looks" / "pawn.svg").unlink()
    with all_registered():
        monkeypatch.setattr(type(ORDERS), "folder", folder)
        (variant,) = (ORDERS.folder / "data" / "variants").rglob("*.toml")
        said = oikist("check", variant)
        assert said.code == 2
        assert "looks.toml: stamp.pawn.svg: there is no such file; check the path" in said.out
        with pytest.raises(ScenarioError):
            OikistEngine().load(str(variant))


@pytest.mark.parametrize(
    ("number", "line", "told"),
    [
        (3, "[" * 10_000, "line 3: lists or numbers in this line are endless; restore the file"),
        (3, '{"at":' * 40 + "1" + "}" * 40, "line 3: lists or numbers in this line are endless"),
        (3, '{"at": ' + "9" * 5000 + "}", "line 3: lists or numbers in this line are endless"),
        (3, '{"move":"x","parent":0,"who":"-","seconds":"nan"}', "line 3: this line cannot"),
        (3, '{"move":"x","parent":0,"who":"-","seconds":1' + "0" * 400 + "}", "line 3: this line"),
        (3, "3", "line 3: this line cannot be understood"),
        (1, "[" * 10_000, "line 1: lists or numbers in this line are endless"),
        (1, '{"match": 1, "seats": 2, "changes": 3}', "line 1: game, version, variant, digest"),
    ],
)
def test_lines_of_a_match_that_nobody_wrote_are_told(
    oikist, table, match_lines, number, line, told
):
    """By whatever opens it; no program of ours and no crash has made them."""
    match_lines.insert(number - 1, line)
    (table / "mine.match").write_text("\n".join([*match_lines, ""]))
    for words in (["check"], ["replay"], ["play", "--resume"]):
        said = oikist(*words, "mine.match")
        assert said.code == 2
        assert f"mine.match: {told}" in said.out + said.err


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ('"seats":["-","-"]', '"seats":5', "seats not valid"),
        ('"changes":{}', '"changes":[1]', "changes not valid"),
        ('"changes":{}', '"changes":{},"start":7', "start not valid"),
        ('"seed":3', '"seed":"three"', "seed not valid"),
        (
            '"version":1,"variant":"pennies/duel"',
            '"version":"1","variant":["x"]',
            "variant, version not valid",
        ),
    ],
)
def test_a_heading_of_a_match_of_other_things_is_told(
    oikist, table, match_lines, before, after, told
):
    """Every key that holds something else, at once."""
    assert before in match_lines[0]
    match_lines[0] = match_lines[0].replace(before, after)
    (table / "mine.match").write_text("\n".join([*match_lines, ""]))
    said = oikist("check", "mine.match")
    assert said.code == 2
    assert f"mine.match: line 1: {told}" in said.out


def test_lines_that_were_lost_are_all_told_where_others_miss_them(oikist, table, match_lines):
    """What misses them is no fault of its own, but what came before is."""
    lines = [match_lines[0], '{"note": 3}', '{"mo', *match_lines[3:5], '{"mov', match_lines[5], ""]
    (table / "mine.match").write_text("\n".join(lines))
    said = oikist("check", "mine.match")
    assert said.code == 2
    places = [line.split(": ")[1] for line in said.out.splitlines()]
    assert places == ["line 2", "line 3", "line 6"]
