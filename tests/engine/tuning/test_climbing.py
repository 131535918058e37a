"""One bot on each seat in turn, against others on all other seats."""

from engine.scenarios.catalog import load_scenario
from engine.tuning.climbing import Side, match


def test_equal_bots_have_no_points_over_the_others():
    """In a block each seat is compared with the same others, so that nothing is left."""
    equal = (Side("uniform"), Side("uniform"))
    played = match(load_scenario("classic"), equal, 40, 7, 1, lambda _games: True)
    assert played.games == 40
    assert abs(played.margin.mean) < 1e-9
    assert played.share.mean == 0.25
