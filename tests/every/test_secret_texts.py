"""(e) What others may read of a match does not hang on what somebody chose in secret."""

from __future__ import annotations

import numpy as np
import pytest

from engine.kernels import has_groups
from engine.picture import ALL, PUBLIC
from engine.play.match import Match
from engine.play.match_file import fired_rules, summary
from engine.play.spoken import spoken
from engine.rng import below
from engine.scenarios.scenario import copied
from tests.support.walks import audited, named, walk

PLIES = 120  # of a match, each with two ways of deciding
PAIRS = 12  # decisions of a match that are compared


@pytest.fixture(params=audited(), ids=named)
def scenario(request):
    return walk(request.param).scenario


def secret(match, code):
    kernels = match.scenario.game.kernels()
    return int(kernels.secrecy(match.scenario.record, match.state, code)) > 0


def alternatives(match, codes):
    """Two secret decisions of an open group that another member's follows, or None."""
    kernels, record = match.scenario.game.kernels(), match.scenario.record
    if not int(kernels.blind(record, match.state)):
        return None
    seat = match.seat_to_move
    hidden = [code for code in codes if secret(match, code) and goes_on(match, code, seat)]
    return (hidden[0], hidden[-1]) if len(hidden) > 1 else None


def goes_on(match, code, seat):
    """Whether the group is still open when a seat has decided, but for what is forced."""
    kernels, record = match.scenario.game.kernels(), match.scenario.record
    after = copied(match.scenario, match.state)
    group = int(kernels.blind(record, after)) // 256
    kernels.apply(record, after, code)
    codes = np.zeros(match.scenario.game.most_moves, np.int32)
    while int(kernels.seat_to_move(record, after)) == seat:
        if int(kernels.legal(record, after, codes)) != 1:
            return False
        kernels.apply(record, after, codes[0])
    return int(kernels.blind(record, after)) // 256 == group


def read(match, viewer):
    """All that the table can tell a viewer in words."""
    numbers = [node.number for node in match.line()]
    return (
        [(one.text, one.words) for one in match.history(viewer)],
        [match.fence_for(number, viewer) for number in numbers],
        match.rejected_for(viewer),
        [match.name_for(number, viewer) for number in numbers],
        [match.notes_for(number, viewer) for number in numbers],
        match.picture(viewer),
        [*spoken(match.scenario, match.picture(viewer))],
    )


def told_after(scenario, codes, last):
    """What everybody else reads after these decisions and one more."""
    match = Match(scenario, 1)
    for code in codes:
        match.play(code)
    seat, text = match.seat_to_move, match.to_text(last)
    match.reject(text, ("X-1",))
    match.play(last)
    while match.seat_to_move == seat:
        match.play(*match.legal_codes())
    match.is_fence(match.here)
    match.note(match.here, "I took " + text, ("fun",) if last % 2 else ())
    match.name(match.here, text)
    others = (PUBLIC, *(one for one in range(scenario.seats) if one != seat))
    return {viewer: read(match, viewer) for viewer in others}, summary(match), fired_rules(match)


def test_others_read_the_same_whatever_was_chosen(scenario):
    """Moves, fences, refusals, pictures and spoken lines, for each other seat and in public."""
    match, played, compared = Match(scenario, 1), [], 0
    stream = np.array([5], np.uint64)
    while not match.over and len(played) < PLIES and compared < PAIRS:
        codes = match.legal_codes()
        pair = alternatives(match, codes)
        if pair is not None:
            one, other = (told_after(scenario, played, code) for code in pair)
            assert one == other
            compared += 1
        code = codes[int(below(stream, len(codes)))]
        played.append(code)
        match.play(code)
    assert compared or not has_groups(scenario.game.kernels())


def test_files_hold_all_of_it(scenario):
    """ALL reads every move in full."""
    match = Match(scenario, 1)
    for _ in range(3):
        if not match.over:
            match.play(match.legal_codes()[0])
    assert [one.text for one in match.history(ALL)] == [node.text for node in match.line()]
