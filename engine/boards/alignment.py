"""How to lay one shape of spaces on another so that most of them agree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.boards.lattice import Hex

_MOST_GRID: Final = 1 << 21
_TRIED: Final = 100
_FEW_PAIRS: Final = 1 << 13


def best_shift(start: Mapping[Hex, str], end: Mapping[Hex, str]) -> tuple[Hex, int]:
    """The step that takes most hexes of one shape to hexes of the other of the same kind.

    Among equally good steps it is the shortest along q, then along r. Shapes that are
    strewn over more than a million hexes are aligned by their first hundred spaces only.

    Returns:
        The step and the number of hexes that agree after it; ((0, 0), 0) for none.
    """
    return Aligner(end).best_shift(list(start), list(start.values()))


class Aligner:
    """One shape on which several others are laid in turn."""

    def __init__(self, end: Mapping[Hex, str]) -> None:
        self._kinds = {kind: number for number, kind in enumerate(dict.fromkeys(end.values()))}
        self._codes = np.array([self._kinds[kind] for kind in end.values()], dtype=np.int64)
        self._cells = np.array(list(end), dtype=np.int64).reshape(len(end), 2)
        self._waves: dict[tuple[int, int, int], NDArray[np.complex128]] = {}

    def best_shift(
        self, cells: Sequence[Hex] | NDArray[np.int64], kinds: Sequence[str]
    ) -> tuple[Hex, int]:
        """See the function of this name."""
        codes = np.array([self._kinds.get(kind, -1) for kind in kinds], dtype=np.int64)
        start = np.array(cells, dtype=np.int64).reshape(len(cells), 2)[codes >= 0]
        codes = codes[codes >= 0]
        if not len(start) or not len(self._cells):
            return (0, 0), 0
        size = self._extent(self._cells) + self._extent(start)
        if float(size[0]) * float(size[1]) > _MOST_GRID:
            return self._by_pairs(start, codes)
        return self._by_waves(start, codes, (int(size[0]), int(size[1])))

    def _by_waves(
        self, start: NDArray[np.int64], codes: NDArray[np.int64], size: tuple[int, int]
    ) -> tuple[Hex, int]:
        """All steps at once: the correlation of two pictures is a product of their waves.

        Kinds of few spaces are counted pair by pair instead.
        """
        shape = (_smooth(size[0]), _smooth(size[1]))
        first, last = start.min(axis=0), self._cells.min(axis=0)
        agree = np.zeros(shape, dtype=np.int64)
        product: NDArray[np.complex128] | None = None
        for kind in range(len(self._kinds)):
            begin, end = start[codes == kind] - first, self._cells[self._codes == kind] - last
            if len(begin) * len(end) <= _FEW_PAIRS:
                steps = (end[:, None, :] - begin[None, :, :]).reshape(-1, 2)
                np.add.at(agree, (steps[:, 0] % shape[0], steps[:, 1] % shape[1]), 1)
                continue
            if (kind, *shape) not in self._waves:
                self._waves[kind, *shape] = _waves(end, shape)
            waves = self._waves[kind, *shape] * _waves(begin, shape).conj()
            product = waves if product is None else product + waves
        if product is not None:
            agree += np.rint(np.fft.irfft2(product, s=shape)).astype(np.int64)
        steps = np.argwhere(agree == agree.max())
        # A step back comes out at the far end of the picture.
        steps -= np.where(steps >= self._extent(self._cells), np.array(shape), 0)
        return _shortest(steps + last - first), int(agree.max())

    def _by_pairs(self, start: NDArray[np.int64], codes: NDArray[np.int64]) -> tuple[Hex, int]:
        """Steps between the first hexes of one and all of the other, the most frequent."""
        start, codes = start[:_TRIED], codes[:_TRIED]
        alike = codes[:, None] == self._codes[None, :]
        steps = (self._cells[None, :, :] - start[:, None, :])[alike]
        if not len(steps):
            return (0, 0), 0
        different, counts = np.unique(steps, axis=0, return_counts=True)
        return _shortest(different[counts == counts.max()]), int(counts.max())

    @staticmethod
    def _extent(cells: NDArray[np.int64]) -> NDArray[np.int64]:
        found: NDArray[np.int64] = cells.max(axis=0) - cells.min(axis=0) + 1
        return found


def _waves(cells: NDArray[np.int64], shape: tuple[int, int]) -> NDArray[np.complex128]:
    """Waves of a picture that is 1 on these hexes and 0 elsewhere."""
    picture = np.zeros(shape)
    picture[cells[:, 0], cells[:, 1]] = 1
    return np.fft.rfft2(picture)


def _shortest(steps: NDArray[np.int64]) -> Hex:
    q, r = min(steps.tolist(), key=lambda step: (abs(step[0]), abs(step[1]), step))
    return (q, r)


def _smooth(size: int) -> int:
    """The next whole number whose only prime factors are 2, 3 and 5."""
    while True:
        left = size
        for prime in (2, 3, 5):
            while left % prime == 0:
                left //= prime
        if left == 1:
            return size
        size += 1
