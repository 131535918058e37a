"""Labels for links, all different at each space: the edge colouring of a graph.

Source: A. B. Kempe's chains as V. G. Vizing uses them ("On an estimate of the chromatic class
of a p-graph", 1964): where no label is free at both ends of a new link, two labels change places
along a chain of links until one is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

Pair = tuple[int, int]


class Labelling:
    """Links that get labels one after the other; earlier ones may change.

    Attributes:
        label_of: Label of each link that was taken.
    """

    def __init__(self, spaces: int, labels: Sequence[str]) -> None:
        self.label_of: dict[Pair, str] = {}
        self._labels = labels
        self._at: list[dict[str, Pair]] = [{} for _ in range(spaces)]
        self._used: Counter[str] = Counter()

    def degree(self, space: int) -> int:
        """Links that a space has."""
        return len(self._at[space])

    def take(self, pair: Pair) -> bool:
        """Give a new link a label; False if there is none, and then nothing has changed."""
        first, last = pair
        free_first, free_last = (
            [label for label in self._labels if label not in self._at[end]] for end in pair
        )
        both = [label for label in free_first if label in free_last]
        if both:
            self._put(pair, min(both, key=lambda label: self._used[label]))
            return True
        for here in free_first:
            for there in free_last:
                if self._swap(last, here, there, first):
                    self._put(pair, here)
                    return True
        return False

    def _swap(self, start: int, one: str, other: str, apart: int) -> bool:
        """Exchange two labels along the chain from a space, unless it leads to another space."""
        chain, space, label = list[Pair](), start, one
        while label in self._at[space]:
            pair = self._at[space][label]
            chain.append(pair)
            space = sum(pair) - space
            label = other if label == one else one
        if space == apart:
            return False
        labels = [self.label_of[pair] for pair in chain]
        for pair in chain:
            self._remove(pair)
        for pair, label in zip(chain, labels, strict=True):
            self._put(pair, other if label == one else one)
        return True

    def _put(self, pair: Pair, label: str) -> None:
        self.label_of[pair] = label
        self._used[label] += 1
        for end in pair:
            self._at[end][label] = pair

    def _remove(self, pair: Pair) -> None:
        label = self.label_of.pop(pair)
        self._used[label] -= 1
        for end in pair:
            del self._at[end][label]
