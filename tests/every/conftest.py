"""Every test of this folder also finds the tiny game of tests/support."""

import pytest

from engine.discovery import registered
from tests.support.pennies import GAME


@pytest.fixture(autouse=True, scope="session")
def _pennies():
    with registered(GAME):
        yield
