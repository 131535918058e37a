"""oikist check on the folder of a game that somebody writes."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from engine import discovery
from engine.declared import read_weights
from engine.declared_game import DeclaredGame
from engine.errors import OikistError
from engine.scenarios.game_files import (
    check_code,
    check_fields,
    check_looks,
    check_parameters,
    check_rules,
)
from engine.scenarios.new_game import new_game
from engine.scenarios.refusal_codes import check_refusals
from tests.support.sources import ROOT
from tests.support.tiny_games import all_registered

UNREAD = """[unread]
kind = "integer"
text = "Nothing."
rule = "IS-1"
source = "own game"
default = 1
low = 0
high = 2

"""

LATE = """    return FINE if S.rounds > 0 else late(S, G)


@kernel
def late(S, G):
    why = G.taken
    return why if why else 6
"""


@pytest.fixture
def isle(tmp_path, monkeypatch):
    """The folder of a new game; it is left behind nowhere."""
    monkeypatch.setenv(discovery.VARIABLE, "")
    monkeypatch.setattr(sys, "path", [*sys.path])
    new_game("isle_check", tmp_path / "isle")
    yield tmp_path / "isle"
    for name in [name for name in sys.modules if name.startswith("isle_check")]:
        del sys.modules[name]
    discovery._in_folders.cache_clear()


def change(isle, name, before, after):
    path = isle / "isle_check" / name
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")


def test_the_files_of_a_new_game_are_known_for_what_they_are(oikist, isle):
    """Also from elsewhere; what belongs to Python or to other programs is left alone."""
    (isle / ".venv").mkdir()
    (isle / ".venv/other.toml").write_text("x = 1\n", encoding="utf-8")
    said = oikist("check", isle)
    assert said.code == 0
    kinds = [line.partition("OK, ")[2].split()[0] for line in said.out.splitlines()]
    assert sorted(kinds) == sorted(
        ["board", "game", "looks", "parameters", "project", "rules", "variant", "variant"]
    )


@pytest.mark.parametrize(
    ("name", "before", "after", "told"),
    [
        ("parameters.toml", 'rule = "IS-4"', 'rule = "IS-44"', "rounds.rule: unknown rule 'IS-44'"),
        (
            "rules.toml",
            "section",
            'sheet = "{plcing=beside:x}{placing=besides:x}"\nsection',
            "IS-1.sheet: unknown parameter 'plcing'; did you mean 'placing'?",
        ),
        (
            "rules.toml",
            "section",
            'card = "{placing=besides:x}"\nsection',
            "IS-1.card: placing has no reading 'besides'; did you mean 'beside'?",
        ),
        (
            "looks.toml",
            "[stamp.stone]",
            '[card.hut]\ntitle = "x"\n\n[stamp.stone]',
            "card.hut: no picture has this look",
        ),
        ("game.py", 'Thing("taken"', 'Thing("takn"', "looks.toml has no look 'takn'; did you mean"),
        (
            "game.py",
            "    def most_plies",
            "    def narate(self):\n        pass\n\n    def most_plies",
            "nothing uses 'narate'; did you mean 'narrate'?",
        ),
        ("game.py", "weights: ClassVar", "weigths: ClassVar", "did you mean 'weights'?"),
        (
            "kernels.py",
            "@kernel\ndef act",
            "@kernel\ndef advanse(S, G):\n    return 0\n\n\n@kernel\ndef act",
            "nothing uses 'advanse'; did you mean 'advance'?",
        ),
        ("parameters.toml", "low = 1", "low = = 1", "malformed TOML"),
        ("parameters.toml", "[rounds]", UNREAD + "[rounds]", "never uses the parameter 'unread'"),
        (
            "parameters.toml",
            "[rounds]",
            "[runds]",
            "game.py: IsleCheck.scenario_dtype: nothing fills the field 'rounds'; give it and",
        ),
        (
            "state.py",
            '("cells", np.int64),',
            '("cells", np.int64), ("spare", np.int64),',
            "game.py: IsleCheck.scenario_dtype: nothing fills the field 'spare'; give a parameter",
        ),
        ("kernels.py", "G.taken", "G.takn", "the records have no field 'takn'; did you mean"),
        ("kernels.py", "def act(", "def act((", "line "),
        ("state.py", "import", "imp ort", "line 8: SyntaxError"),
        ("game.py", 'usual = "small"', 'usual = "smal"', "unknown variant 'smal'; did you mean"),
        ("game.py", '"sites", "hex', '"sights", "hex', "columns[0].kind: unknown 'sights'; did"),
        ("game.py", 'field="owner"', 'field="owners"', "columns[0].field: unknown 'owners'; did"),
        ("game.py", '"group", "largest"', '"group", "larges"', "derived: unknown 'larges'; did"),
        (
            "game.py",
            'Refusal("This hex touches no taken one.", ("IS-3",)),',
            "",
            "IsleCheck.refusals: code 4 is none of `refusals`",
        ),
        ("kernels.py", "import BESIDE,", "import BESIDES,", "ImportError: cannot import name"),
        ("game.py", '("IS-3",)', '("IS-33",)', "refusals[3].rules: unknown 'IS-33'; did you mean"),
        ("game.py", '("IS-3",)', '("IS-3")', "refusals[3].rules: str instead of tuple[str, ...]"),
        ("game.py", "SpaceKind(", "tuple(", "correct the game's code"),
        (
            "game.py",
            "    weights:",
            "    deck_schemas = (1,)\n    weights:",
            "IsleCheck.deck_schemas: ",
        ),
        (
            "game.py",
            "    weights:",
            '    flags = ("won",)\n    weights:',
            "flags[0]: unknown 'won'",
        ),
        (
            "game.py",
            "    weights:",
            '    counts = ("lots",)\n    weights:',
            "counts[0]: unknown 'lots'",
        ),
        ("game.py", "seats = range", "seats = 2  # range", "seats: int instead of range"),
        ("game.py", 'title = "Isle check"', 'title = ""', "IsleCheck.title: is empty; write title"),
        ("game.py", '"open", "."', '"open", ".."', "kinds[0].symbol: '..' is not one character"),
        ("game.py", '"open", "."', '"open", " "', "kinds[0].symbol: ' ' is not one character"),
        (
            "game.py",
            "    kinds=(",
            '    kinds=(SpaceKind("sea", ".", "Sea", "Is open."), ',
            "kinds[1].symbol: '.' stands for 'sea' already; choose another character",
        ),
        ("game.py", "    lead =", "    laed =", "IsleCheck.lead: missing"),
        ("game.py", "owner=state.NOBODY", "owners=0", "line "),
        ("game.py", '"take {}", "IS-2"', '"take {} {}", "IS-2"', "'take {} {}' with 1 blanks"),
        ("game.py", '"take {}", "IS-2"', '"take {}", "IS-22"', "moves[0].rule: unknown 'IS-22'"),
    ],
)
def test_a_slip_in_a_game_is_told_once_with_its_file(oikist, isle, name, before, after, told):
    """Whichever of its files is wrong, and whoever met it first."""
    change(isle, name, before, after)
    said = oikist("check", isle)
    lines = [line for line in said.out.splitlines() if "OK, " not in line]
    assert len([line for line in lines if told in line]) == 1, said.out
    fault = next(line for line in lines if told in line)
    assert f"{name}: " in fault or ".py: " in told or "note: " in fault
    assert said.code == (0 if "note: " in fault else 2)


def test_every_module_that_is_no_python_is_told(oikist, isle):
    """Once each, though one of them keeps the game from being found."""
    for name in ("state.py", "kernels.py"):
        change(isle, name, "import", "imp ort")
    lines = [line for line in oikist("check", isle).out.splitlines() if "SyntaxError" in line]
    assert len(lines) == 2, lines


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[weights]\nroom = = 1\n", "weights.toml: line 2, column 8: malformed TOML"),
        ('[weights]\nroom = "x"\n', 'weights.toml: weights.room: "x" is not valid; give a number'),
        ("[search]\nroom = true\n", "weights.toml: search.room: true is not valid; give a number"),
    ],
)
def test_weights_are_numbers(tmp_path, text, told):
    """What is wrong with them is no bug of Oikist."""
    path = tmp_path / "weights.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(OikistError) as caught:
        read_weights(path, "search")
    assert told in str(caught.value)


def test_a_code_of_reason_without_refusal_is_told(oikist, isle):
    """Not as a bug of Oikist."""
    change(isle, "game.py", 'Refusal("The game is over.", ("IS-4",)),', "")
    change(isle, "game.py", 'Refusal("There is no such hex.", ("IS-2",)),', "")
    sys.path.append(str(isle))
    game = discovery._imported(isle / "isle_check")
    game.kernels = lambda: SimpleNamespace(reason=lambda *_: 4)
    with pytest.raises(OikistError, match=r"game.py: IsleCheck\.refusals: code 4 is none of"):
        game.why_not(None, None, 0)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("return APART", "return 6"),
        ("APART = range(5)", "APART, *_, LATE = range(7)\nAPART = LATE"),
        (
            "    return FINE\n",
            "    found = FINE\n    if S.rounds > 5:\n        found = 6\n    return found\n",
        ),
        ("    return FINE\n", LATE),
    ],
)
def test_every_code_that_reason_says_plainly_is_found(oikist, isle, before, after):
    """As a number, a constant or a name that gets one; also by functions that it asks."""
    change(isle, "kernels.py", before, after)
    said = oikist("check", isle)
    assert said.code == 2
    told = [line for line in said.out.splitlines() if "OK, " not in line]
    assert len(told) == 1
    assert "isle_check/game.py: IsleCheck.refusals: code 6 is none of `refusals`" in told[0]


def test_codes_that_are_computed_are_not_judged(oikist, isle):
    """Nothing is said of what only a game in progress shows."""
    change(isle, "kernels.py", "    return FINE\n", "    found = G.taken\n    return found + 7\n")
    assert oikist("check", isle).code == 0


def test_a_persona_is_known_where_it_lies(oikist, isle):
    """In a project under the name of its game."""
    path = isle / "personas/isle_check/calm.toml"
    path.parent.mkdir(parents=True)
    path.write_text('format = 1\ntitle = "Calm"\n', encoding="utf-8")
    assert "calm.toml: OK, persona 'Calm'" in oikist("check", isle).out


def test_helpers_of_a_game_are_no_mistyped_kernels(isle):
    """A function with a name like that of a kernel may be called by another one."""
    change(
        isle,
        "kernels.py",
        "@kernel\ndef act(",
        "@kernel\ndef advances(S, G):\n    return 0\n\n\nSTEPS = advances\n\n\n@kernel\ndef act(",
    )
    check_code(isle / "isle_check")


def test_the_games_that_there_are_have_no_such_faults():
    """Nor a look that nothing shows."""
    with all_registered():
        games = discovery.discover().values()
    folders = [game.folder for game in games]
    assert ROOT / "tests/support/heaps" in folders
    for folder in folders:
        check_code(folder)
        check_rules(folder / "rules.toml")
        assert check_parameters(folder / "parameters.toml") == ()
        assert check_looks(folder / "looks.toml") == ()
    for game in games:
        if isinstance(game, DeclaredGame):
            check_fields(game)
            check_refusals(game)
