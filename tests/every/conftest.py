"""Every test of this folder also finds the tiny games of tests/support."""

import pytest

from engine.discovery import registered
from tests.support import heaps, pennies


@pytest.fixture(autouse=True, scope="session")
def _tiny_games():
    with registered(pennies.GAME), registered(heaps.GAME):
        yield
