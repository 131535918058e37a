"""Tests of bots know the tiny game."""

import pytest

from tests.support.pennies import PLAIN
from tests.support.pennies_table import pennies

__all__ = ["pennies", "scenario"]


@pytest.fixture(autouse=True)
def _known(pennies):
    """Every test of this folder finds the game."""


@pytest.fixture
def scenario(pennies):
    """A game for three."""
    from engine.scenarios.catalog import load_scenario

    return load_scenario(PLAIN)
