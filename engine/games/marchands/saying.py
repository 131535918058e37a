"""Marchands d'Empire: its sentences in the language in force."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.language import words_in

WORDS: Final = words_in(Path(__file__).parent)
say: Final = WORDS.say
