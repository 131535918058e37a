"""Every test of this folder also finds the tiny games of tests/support."""

import pytest

from engine.discovery import registered
from tests.support import heaps, pennies


# For this folder only: the tests of others see the games that people have.
@pytest.fixture(autouse=True, scope="package")
def _tiny_games():
    with registered(pennies.GAME), registered(heaps.GAME):
        yield
