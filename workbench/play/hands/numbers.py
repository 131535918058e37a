"""The numbers that a person sets for the move that was begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.remarks import WholeAmounts
from workbench.play.hands.amounts import Amounts, Numbers
from workbench.play.hands.gestures import Narrowing

if TYPE_CHECKING:
    from workbench.play.hands.hands import Hands


class HandsNumbers:
    """What the steppers change.

    Args:
        hands: Whose move it is.

    Attributes:
        set: What a person has set; None for the numbers to begin with.
    """

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self.set: Numbers | None = None
        self._kept: list[int] = []  # places of numbers that were set, the latest first

    @property
    def amounts(self) -> Amounts | None:
        """What can be combined; None where no number is to be set."""
        now = self._hands.narrowing
        return now.amounts if now is not None else None

    @property
    def due(self) -> bool:
        """Whether numbers are to be set next: there are some, and no space at hand is a target."""
        now = self._hands.narrowing
        return now is not None and now.amounts is not None and self._hands.at not in now.targets

    @property
    def now(self) -> Numbers:
        """The numbers in force; () where there are none."""
        amounts, match = self.amounts, self._hands.match
        if amounts is None or self.set:
            return self.set or ()
        game = match.scenario.game if match is not None else None
        whole = isinstance(game, WholeAmounts) and game.whole.issuperset(amounts.names)
        return amounts.most if whole else amounts.start

    @property
    def code(self) -> int | None:
        """The first move that has them."""
        amounts = self.amounts
        return amounts.codes[self.now] if amounts is not None else None

    @property
    def onward(self) -> Narrowing | None:
        """With the numbers clicked, where a move needs more than numbers; None where not."""
        now, amounts, code = self._hands.narrowing, self.amounts, self.code
        if now is None or amounts is None or code is None or not self.due:
            return None
        if len(now.rests[code]) == len(amounts.names):
            return None
        return Narrowing(now.gestures, (*now.made, *amounts.clicks(self.now)))

    def change(self, name: str, number: int) -> None:
        """Set a number; those that were not set give way first."""
        now, amounts = self._hands.narrowing, self.amounts
        if now is None or amounts is None:
            return
        place = amounts.names.index(name)
        found = amounts.moved(self.now, place, number, self._kept)
        if found is None:
            self.refuse(name, number)
            return
        self.set = found
        self._kept = [place, *(one for one in self._kept if one != place)]
        self._hands.look_at_hand()

    def step(self, name: str, steps: int) -> None:
        """Set a number so many possible values further; at the end tell why not."""
        amounts = self.amounts
        if amounts is not None:
            place = amounts.names.index(name)
            found = amounts.further(self.now, place, steps)
            if found is None:
                self.refuse(name, self.now[place] + (1 if steps > 0 else -1))
            else:
                self.change(name, found)

    def refuse(self, name: str, number: int) -> None:
        """Tell why a number is not possible, with the others as they are.

        Of a number that no move has, what is told is why the first one too many is not.
        """
        now, amounts = self._hands.narrowing, self.amounts
        if now is not None and amounts is not None:
            place, wanted = amounts.names.index(name), self.now
            values = amounts.values[place]
            beyond = min(max(number, values[0] - 1), values[-1] + 1)
            tried = ((*wanted[:place], one, *wanted[place + 1 :]) for one in (number, beyond))
            self._hands.refuse(*((*now.made, *amounts.clicks(one)) for one in tried))

    def forget(self) -> None:
        """Begin with the usual numbers again."""
        self.set = None
        self._kept = []
