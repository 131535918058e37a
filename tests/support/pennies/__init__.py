"""Pennies: a tiny game with hidden hands and simultaneous choices, for the tests."""

from __future__ import annotations

from pathlib import Path

from tests.support.pennies.game import Pennies

GAME = Pennies()
PLAIN = str(Path(__file__).parent / "data" / "variants" / "pennies" / "plain.toml")
