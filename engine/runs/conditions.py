"""Conditions on single games, as people write them.

margin < 2       spread >= 10      length 150..220     leads > 5
score:red > 70   place:red = 4     oracles:any >= 3    of a seat, or of any
winners = 2      won:red = 1                           how many won, and whether a seat did
last@8           first@half        2@8                 where the winner stood
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import inf
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.errors import Fault, OikistError
from engine.language import say

ANY: Final = "any"
LAST, FIRST, HALF = "last", "first", "half"
# How found games are ordered: the figure to go by, and whether the largest comes first.
ORDERS: Final = {
    "closest": ("margin", False),
    "clearest": ("margin", True),
    "longest": ("length", True),
    "shortest": ("length", False),
    "liveliest": ("leads", True),
    "highest": ("score", True),
    "lowest": ("score", False),
}
FIGURES: Final = ("margin", "spread", "length", "leads", "winners")
OF_SEATS: Final = ("score", "place", "won")
_NUMBER: Final = r"[-+]?\d+"
_NAME: Final = r"(?P<name>[^<>=]+?)"
_RANGE: Final = re.compile(rf"^{_NAME}\s+(?P<low>{_NUMBER})\s*\.\.\s*(?P<high>{_NUMBER})$")
_BOUND: Final = re.compile(rf"^{_NAME}\s*(?P<sign><=|>=|<|>|=)\s*(?P<bound>{_NUMBER})$")
_STOOD: Final = re.compile(rf"^(?P<place>{LAST}|{FIRST}|[1-9])\s*@\s*(?P<round>{HALF}|\d{{1,3}})$")


@dataclass(frozen=True)
class Condition:
    """A range of a figure, which is a whole number.

    Attributes:
        figure: Such as "margin" or "score".
        seat: Whose; ANY for at least one of all; "" for a figure of the game.
        low, high: Both inclusive.
    """

    figure: str
    seat: str = ""
    low: float = -inf
    high: float = inf


@dataclass(frozen=True)
class Stood:
    """Where the winner stood after a round.

    Attributes:
        text: As it was written.
        place: LAST or a number from 1, the place as standings alone give it.
        round: From 1; 0 for half of the game.
    """

    text: str
    place: str
    round: int

    def seats(self, standings: NDArray[Any]) -> NDArray[np.bool_]:
        """Which seats stood there; shape of the standings, (seats, games).

        Last is who has nobody behind and somebody before it. Seats that stand alike share the
        place of the first of them.
        """
        if self.place == LAST:
            lowest: NDArray[np.bool_] = standings == standings.min(axis=0)
            return np.asarray(lowest & (standings.max(axis=0) > standings.min(axis=0)))
        before = [(standings > own).sum(axis=0) for own in standings]
        return np.asarray(np.stack(before) == int(self.place) - 1)


@dataclass(frozen=True)
class Wanted:
    """What found games must be like; what is left out lets every game through.

    Attributes:
        winner: Name of a seat that won, alone or with others, or its bot.
        stood: Where the winner stood on the way.
        fired, unfired: Ids of rules that did and did not fire.
        where: Ranges of figures.
        tied: Games won together.
        unfinished: Games that did not end within their bound, instead of those that did.
        order: A key of ORDERS; "" for the order of their numbers.
        limit: Most games that are told; 0 for all.
    """

    winner: str = ""
    stood: Stood | None = None
    fired: tuple[str, ...] = ()
    unfired: tuple[str, ...] = ()
    where: tuple[Condition, ...] = ()
    tied: bool = False
    unfinished: bool = False
    order: str = ""
    limit: int = 0


def stood_from(text: str) -> Stood:
    """Such as "last@8".

    Raises:
        OikistError: The text has another form.
    """
    match = _STOOD.match(text.strip().lower())
    if match is None:
        what = say("'{text}' is not a valid place", text=text)
        raise OikistError(Fault("", text, what, say("write it like last@8, 2@8 or last@half")))
    place = "1" if match["place"] == FIRST else match["place"]
    return Stood(text, place, 0 if match["round"] == HALF else int(match["round"]))


def condition_from(text: str) -> Condition:
    """Such as "margin < 2".

    Raises:
        OikistError: The text has another form, or no number fits it.
    """
    if match := _RANGE.match(text.strip()):
        low, high = float(match["low"]), float(match["high"])
        if low > high:
            what = say("{low} is above {high}", low=f"{low:g}", high=f"{high:g}")
            raise OikistError(Fault("", text, what, say("swap them")))
    elif match := _BOUND.match(text.strip()):
        low, high = _ends(match["sign"], float(match["bound"]))
    else:
        what = say("this is not a valid condition")
        remedy = say('write it like "margin < 2", "length 150..220" or "score:any > 70"')
        raise OikistError(Fault("", text, what, remedy))
    name, _, seat = (part.strip() for part in match["name"].partition(":"))
    return Condition(name.replace(" ", "_"), seat, low, high)


def _ends(sign: str, bound: float) -> tuple[float, float]:
    """The whole numbers that a sign allows."""
    return {
        "<": (-inf, bound - 1),
        "<=": (-inf, bound),
        "=": (bound, bound),
        ">=": (bound, inf),
        ">": (bound + 1, inf),
    }[sign]
