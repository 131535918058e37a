"""A quick run of the benchmark of growing maps; it asserts what happened, never how long it took."""

from tests.bench.growing import grow


def test_each_picture_makes_one_space(qapp):
    """No space is made twice."""
    found = grow(60, every=20)
    assert found.made == [1] * 60
    assert found.spaces == 60
