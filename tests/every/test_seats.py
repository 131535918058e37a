"""A seat has one name for people, everywhere."""

from __future__ import annotations

import pytest

from engine.play.effects import effects
from engine.play.match import Match
from engine.seats import seat_styles, seat_titles
from tests.support.walks import named, scenario_of, sources


@pytest.fixture(params=sources(), ids=named)
def match(request):
    """A new game of a variant, with people on all seats."""
    scenario = scenario_of(request.param)
    return Match(scenario, 3)


def test_titles_are_short_and_differ(match):
    """A title is a name, without remarks in brackets; the word in files has its own place."""
    titles = seat_titles(match.scenario.game, match.seat_names)
    assert len(set(titles)) == len(titles)
    assert not [title for title in titles if "(" in title]


def test_seats_look_the_same_everywhere(match):
    """The picture has the styles that panels and charts ask for; no two share a mark."""
    styles = seat_styles(match.scenario.game, match.seat_names)
    assert match.picture().styles == styles
    for column in ("colour", "shape", "hatch"):
        assert len({getattr(style, column) for style in styles}) == len(styles)


def test_effects_call_seats_by_their_titles(match):
    """What a move changes is told of the seats that people see."""
    styles = seat_styles(match.scenario.game, match.seat_names)
    others = {style.alias.capitalize() for style in styles if style.alias}
    for _ in range(12):
        if match.seat_to_move < 0:
            break
        told = effects(match, match.legal_codes()[-1])
        words = {word.strip(":,.") for line in told.lines for word in line.split()}
        assert not words & others
        match.play(match.legal_codes()[-1])
