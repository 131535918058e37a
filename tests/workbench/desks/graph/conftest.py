"""The tiny game whose boards are points and links."""

import pytest

from engine.discovery import registered
from tests.support import orders
from tests.workbench.desks.graph.graph_desk import empty_map, opened


@pytest.fixture(autouse=True)
def known():
    with registered(orders.GAME):
        yield


@pytest.fixture
def hands(app, qtbot):
    """Hands on the map of the tiny game."""
    return opened(qtbot)


@pytest.fixture
def fresh(app, qtbot):
    """Hands on a map without anything."""
    return opened(qtbot, empty_map())
