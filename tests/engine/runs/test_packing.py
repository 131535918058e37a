"""Packed arrays come back, and take no more room than they need."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some
from hypothesis.extra.numpy import array_shapes, arrays

from engine.runs.packing import (
    packed,
    packed_bits,
    packed_course,
    unpacked,
    unpacked_bits,
    unpacked_course,
)

WHOLE = some.integers(-(2**63), 2**63 - 1)


@given(arrays(np.int64, array_shapes(min_dims=1, max_dims=3, min_side=0), elements=WHOLE))
def test_an_array_comes_back(values):
    """Any int64 array is the same after packing."""
    again = unpacked(packed(values))
    assert again.shape == values.shape
    assert np.array_equal(again, values)


@given(arrays(np.int64, (3, 4, 2), elements=some.integers(-(2**40), 2**40)))
def test_standings_come_back(values):
    """Standings are rebuilt from their gains, whatever their size."""
    assert np.array_equal(unpacked_course(packed_course(values)), values)


@pytest.mark.parametrize(
    ("most", "size"), [(127, 1), (128, 2), (32_767, 2), (32_768, 4), (2**31, 8)]
)
def test_the_narrowest_type_is_taken(most, size):
    """A thousand numbers take a thousand times the bytes of the largest, and a short head."""
    values = np.full(1000, most)
    assert len(packed(values)) == 1000 * size + 6


@given(arrays(np.bool_, array_shapes(min_dims=2, max_dims=2, min_side=0, max_side=20)))
def test_flags_come_back(flags):
    """Eight of them take a byte, row by row."""
    content = packed_bits(flags)
    rows, count = flags.shape
    assert len(content) == 10 + rows * -(-count // 8)
    assert np.array_equal(unpacked_bits(content, count), flags)
