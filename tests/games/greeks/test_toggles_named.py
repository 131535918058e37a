"""Each parameter and each of its readings is played by a test of the modules beside this one."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from engine.games.greeks import GAME

ASKS = ("each_reading", "each_number", "each_start")
NUMBERED = tuple(f"GR-{kind}{number}" for kind, last in (("Q", 34), ("V", 13))
                 for number in range(1, last))  # fmt: skip
# What decks and titles say (production, theme), and what the parameters of GR-V answer.
NO_PARAMETER = {"GR-Q29", "GR-Q30", "GR-Q31"}


def found_tests():
    """Every test that asks for a parameter: its name, the rule it begins with, all its texts."""
    for path in sorted(Path(__file__).parent.glob("test_toggles*.py")):
        for test in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                rule = (ast.get_docstring(test) or "").partition(":")[0]
                yield from ((name, rule, texts(test)) for name in asked(test))


def asked(test):
    """The parameters that a test asks for under several values."""
    for call in ast.walk(test):
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") in ASKS:
            yield call.args[0].value


def texts(test):
    """The texts that stand in a test."""
    return {part.value for part in ast.walk(test) if isinstance(part, ast.Constant)}


TESTS = list(found_tests())


@pytest.mark.parametrize("name", GAME.parameters)
def test_a_test_names_the_parameter(name):
    """Its docstring begins with the rule id, and all readings are written out in it."""
    parameter = GAME.parameters[name]
    found = [words for asks, rule, words in TESTS if (asks, rule) == (name, parameter.rule)]
    assert found, f"no test begins with '{parameter.rule}:' and asks for {name}"
    keys = {reading.key for reading in parameter.readings}
    assert any(keys <= words for words in found), f"no test has all of {sorted(keys)}"


def test_no_test_asks_for_what_is_no_parameter():
    """A name that is asked for is declared."""
    assert {name for name, _, _ in TESTS} <= set(GAME.parameters)


def test_every_question_and_brake_has_a_parameter():
    """GR-Q1 to GR-Q33 and GR-V1 to GR-V12, but for those that no parameter can answer."""
    rules = {parameter.rule for parameter in GAME.parameters.values()}
    assert set(NUMBERED) - rules == NO_PARAMETER
