"""Heaps: a tiny game whose moves are two numbers, for the tests."""

from __future__ import annotations

from pathlib import Path

from tests.support.heaps.game import Heaps

GAME = Heaps()
TWO = str(Path(__file__).parent / "data" / "variants" / "heaps" / "two.toml")
