"""Files that were changed at random: faults are told, and nothing ever breaks."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.folders import boards_folder, data_folder, variants_folder
from engine.play.match import Match
from engine.play.match_file import match_text
from engine.play.session import Session
from engine.records.position import position_text
from engine.records.record import record_text
from engine.scenarios.catalog import load_scenario
from engine.scenarios.usual import usual_variant

SIGNS = "\x00\t\n\r\"'#=[]{},.:-_0123456789abcxyzéß\u2028\U0001f600\ufeff"
WORDS = (
    *("true", "false", "nan", "inf", "-1", "99999999999999999999999", "1e400", "1979-05-27"),
    *('""', "[]", "{}", "[[]]", '"../x.toml"', '"/"', '"\\u0000"', "0.5", "[1, 2]", '"classic"'),
)
PLAN = """format = 1
games = 20
seatings = [["greedy"], ["uniform"]]
until = "decided"
scenarios = [{{ variant = "{0}" }}, {{ variant = "{0}", label = "b", changes = {{ seats = 3 }} }}]
"""
PERSONA = 'format = 1\ntitle = "Miser"\nban = ["{0}"]\n[bonus]\n{0} = 2.5\n'
VALUE = re.compile(r"(?<== )[^\n]+")


def session():
    """A game of the usual variant, some moves after its start."""
    chance = random.Random(8)
    game = Session(load_scenario(usual_variant()), 8)
    for _ in range(60):
        game.play(chance.choice(game.legal_codes()))
    return game


@pytest.fixture(scope="module")
def originals():
    """Text of every kind of file by its path in the data folder; two are made here."""
    found = {
        path.relative_to(data_folder()): path.read_text(encoding="utf-8")
        for folder in (boards_folder(), variants_folder())
        for path in sorted(folder.rglob("*.toml"))
    }
    game = session()
    found[Path("here.toml")] = position_text(game.scenario, game.state)
    found[Path("game.txt")] = record_text(game.record(check_every=20))
    match = Match(game.scenario, 8)
    for code in (played.code for played in game.history[:20]):
        match.play(code)
    match.note(3, "too strong?", ["odd"])
    found[Path("mine.match")] = match_text(match)
    found[Path("fair.toml")] = PLAN.format(game.scenario.source)
    persona = Path("personas", game.scenario.game.name, "miser.toml")
    found[persona] = PERSONA.format(game.scenario.game.move_kinds[0])
    return found


@st.composite
def changes(draw):
    """One change of a text, as a function."""
    kind = draw(st.sampled_from(["insert", "remove", "value", "line", "swap", "cut", "repeat"]))
    at, other = draw(st.floats(0, 1)), draw(st.floats(0, 1))
    signs = draw(st.text(st.sampled_from(SIGNS), min_size=1, max_size=4))
    word = draw(st.sampled_from(WORDS))

    def change(text):
        here, there = int(at * len(text)), int(other * len(text))
        lines = text.splitlines(keepends=True) or [""]
        row, second = int(at * (len(lines) - 1)), int(other * (len(lines) - 1))
        if kind == "insert":
            return text[:here] + signs + text[here:]
        if kind == "remove":
            return text[:here] + text[here + len(signs) :]
        if kind == "value":
            values = list(VALUE.finditer(text))
            if not values:
                return text
            hit = values[int(at * (len(values) - 1))]
            return text[: hit.start()] + word + text[hit.end() :]
        if kind == "cut":
            return text[: min(here, there)]
        if kind == "line":
            del lines[row]
        elif kind == "swap":
            lines[row], lines[second] = lines[second], lines[row]
        else:
            lines.insert(second, lines[row])
        return "".join(lines)

    return change


def changed(examples):
    """Decorator of a test of so many changed files."""
    fixtures = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
    usual = settings(max_examples=examples, suppress_health_check=fixtures)
    return lambda test: given(st.data())(usual(test))


def check_a_change(oikist, originals, tmp_path_factory, data):
    """`check` of one file that was changed ends with 0 or 2 and tells each fault in a line."""
    name = data.draw(st.sampled_from(sorted(originals)))
    text = originals[name]
    for change in data.draw(st.lists(changes(), min_size=1, max_size=3)):
        text = change(text)
    folder = tmp_path_factory.mktemp("changed")
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", errors="surrogatepass", newline="")
    said = oikist("check", path)
    shutil.rmtree(folder)
    assert said.code in (0, 2)
    assert (": OK, " in said.out) == (said.code == 0)
    assert "Traceback" not in said.out + said.err


@pytest.mark.slow
@changed(100)
def test_changed_files_never_break_the_check(oikist, originals, tmp_path_factory, data):
    """Whatever stands in a file, its faults are told."""
    check_a_change(oikist, originals, tmp_path_factory, data)


@pytest.mark.fuzz
@changed(400)
def test_many_changed_files_never_break_the_check(oikist, originals, tmp_path_factory, data):
    """The same with four times as many."""
    check_a_change(oikist, originals, tmp_path_factory, data)
