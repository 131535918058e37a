"""Numbers that the page calls by a letter are found by it."""

import pytest

from tests.engine.cli.conftest import oikist

__all__ = ["oikist"]


@pytest.mark.parametrize("source", ["greeks", "greeks/prototype", "greeks/recommended-4"])
@pytest.mark.parametrize(("letter", "name"), [("h", "frieze"), ("m", "hand_threshold")])
def test_rules_are_found_by_the_letters_of_the_page(oikist, source, letter, name):
    """Of the game, and of a variant, whether it changes the number or leaves it."""
    said = oikist("rules", source, letter)
    assert said.code == 0
    assert f"  {name}: " in said.out.splitlines()[0]
