"""Numbers of one move, set one at a time in any order: which go together, and which give way.

Whoever changes a number gets it: the others move to the nearest combination that is legal.
So there is no way into a combination that cannot be played, and none that cannot be left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import Final

from engine.game import Click

NUMBER: Final = "number"
Numbers = tuple[int, ...]


def leading_numbers(rest: Sequence[Click]) -> tuple[Click, ...]:
    """The numbers with which some clicks begin."""
    return tuple(takewhile(lambda click: click.target == NUMBER, rest))


@dataclass(frozen=True)
class Amounts:
    """The combinations of numbers that begin or finish a legal move.

    Attributes:
        names: Of the numbers, in the order of the gesture.
        codes: Combination -> the first move that has it, in the order of the game's listing.
    """

    names: tuple[str, ...]
    codes: Mapping[Numbers, int]

    @classmethod
    def of(cls, rests: Mapping[int, Sequence[Click]]) -> Amounts | None:
        """Those of moves of which these clicks are still to be made; None if no number is."""
        names: tuple[str, ...] = ()
        codes: dict[Numbers, int] = {}
        for code, rest in rests.items():
            steps = leading_numbers(rest)
            names = names or tuple(step.name for step in steps)
            if steps and names == tuple(step.name for step in steps):
                codes.setdefault(tuple(step.number for step in steps), code)
        return cls(names, codes) if codes else None

    @cached_property
    def start(self) -> Numbers:
        """What is offered first.

        Several numbers share an amount, which is usually wanted whole. A single number commits
        to something: the smallest one.
        """
        return min(self.codes) if len(self.names) == 1 else self.most

    @cached_property
    def most(self) -> Numbers:
        """The largest sum, shared as evenly as possible."""
        return max(self.codes, key=lambda one: (sum(one), -_unevenness(one)))

    @cached_property
    def values(self) -> tuple[tuple[int, ...], ...]:
        """What each number can be, if the others give way; rising."""
        return tuple(tuple(sorted(set(column))) for column in zip(*self.codes, strict=True))

    def moved(
        self, numbers: Numbers, place: int, value: int, kept: Sequence[int] = ()
    ) -> Numbers | None:
        """The nearest legal combination with another n-th number; None if it can never be so.

        The others change as little as possible, go down rather than up, and the largest of
        them goes down first.

        Args:
            kept: Places of numbers that give way after the others, the last of all first.
        """

        def cost(one: Numbers) -> tuple[list[bool], tuple[int, int, int]]:
            return [one[at] != numbers[at] for at in kept if at != place], _far(numbers, one, place)

        fitting = [one for one in self.codes if one[place] == value]
        return min(fitting, key=cost, default=None)

    def further(self, numbers: Numbers, place: int, steps: int) -> int | None:
        """The n-th number so many possible values further, at most to the end; None at the end."""
        values = self.values[place]
        at = values.index(numbers[place])
        found = min(max(at + steps, 0), len(values) - 1)
        return None if found == at else values[found]

    def clicks(self, numbers: Numbers) -> tuple[Click, ...]:
        """The numbers as a part of a gesture."""
        pairs = zip(self.names, numbers, strict=True)
        return tuple(Click(NUMBER, name=name, number=number) for name, number in pairs)


def _unevenness(numbers: Numbers) -> int:
    return sum(number * number for number in numbers)


def _far(numbers: Numbers, other: Numbers, place: int) -> tuple[int, int, int]:
    """How much the numbers but the n-th differ, how much they rise, how uneven they become."""
    changes = [after - before for before, after in zip(numbers, other, strict=True)]
    del changes[place]
    rises = sum(change for change in changes if change > 0)
    return sum(map(abs, changes)), rises, _unevenness(other)
