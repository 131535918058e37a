"""Every test of this folder also finds the tiny games of tests/support."""

import pytest

from tests.support.tiny_games import all_registered
from tests.support.walks import audited, named, walk


# For this folder only: the tests of others see the games that people have.
@pytest.fixture(autouse=True, scope="package")
def _tiny_games():
    with all_registered():
        yield


@pytest.fixture(params=audited(), ids=named)
def game(request):
    """A finished random game with sampled positions."""
    return walk(request.param)
