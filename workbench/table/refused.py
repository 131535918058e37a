"""What a person tried at a table and was refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.game import Refusal

NO_MOVE: Final = -1


@dataclass(frozen=True)
class Refused:
    """A move that a person tried and that is not allowed, or a whole kind of moves.

    Attributes:
        code, text: The move; NO_MOVE and the name of a kind.
        words: The same for people.
        refusal: The sentence and the rules.
    """

    code: int
    text: str
    refusal: Refusal
    words: str
