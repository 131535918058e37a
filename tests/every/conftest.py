"""Every test of this folder also finds the tiny games of tests/support."""

import pytest

from tests.support.tiny_games import all_registered


# For this folder only: the tests of others see the games that people have.
@pytest.fixture(autouse=True, scope="package")
def _tiny_games():
    with all_registered():
        yield
