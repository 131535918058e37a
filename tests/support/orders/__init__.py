"""Orders: a tiny game of secret orders on points and links, for the tests."""

from tests.support.orders.game import Orders

GAME = Orders()
