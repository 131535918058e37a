"""Heat maps of stored games: placings are those of the games themselves, whoever plays them again."""

from __future__ import annotations

import numpy as np
import pytest

from engine.runs.executors import Threads
from engine.runs.heat import CONTESTED, MEASURES, PASSED, PLACED, WINS, Heat, early_round
from engine.runs.placings import kept_games, placings
from engine.runs.plan import RunPlan, Side
from engine.runs.replaying import game_as_match
from engine.runs.running import run_plan
from engine.runs.troubles import RunsError
from tests.support.tiny_games import all_registered, tiny_games, variants_of

GAMES = 40


@pytest.fixture
def meadow(store):
    """A stored run of a tiny game with a map; its number."""
    game = next(one for one in tiny_games() if one.name == "growing")
    with all_registered():
        plan = RunPlan((Side(variants_of(game)[0]),), (("uniform",),), GAMES)
        number = store.start(plan)
        run_plan(store, number, Threads(1))
        yield number


def test_placings_are_those_of_the_games(store, meadow):
    """Of every site and seat the first round with a piece, read from the positions of matches."""
    found = placings(kept_games(store, meadow, 0))
    assert len(found) == found.stored == GAMES
    for game in range(5):
        match = game_as_match(store, meadow, 0, game)
        kernels, record = match.scenario.game.kernels(), match.scenario.record
        first = np.zeros_like(found.first[game])
        for node in match.line():
            parent, placed = match.nodes[node.parent], np.zeros(first.shape, dtype=np.int64)
            kernels.placements(record, match.nodes[node.number].state, placed)
            round_ = int(kernels.period(record, parent.state)) + 1
            first[(placed > 0) & (first == 0)] = round_
        assert np.array_equal(found.first[game], first)


def test_nobody_places_where_it_could_not(store, meadow):
    """What a seat did it could do, in that round or before."""
    found = placings(kept_games(store, meadow, 0))
    did = found.first > 0
    assert did.any()
    assert (found.could[did] > 0).all()
    assert (found.could[did] <= found.first[did]).all()


def test_threads_make_no_difference(store, meadow):
    """And the first games are the same, however many are asked for."""
    whole = placings(kept_games(store, meadow, 0), threads=3)
    part = placings(kept_games(store, meadow, 0, 10))
    assert len(part) == 10
    assert np.array_equal(whole.first[:10], part.first)
    assert np.array_equal(whole.could[:10], part.could)


def test_a_stop_keeps_what_was_played(store, meadow):
    """The games before it are told, with their shares."""
    part = placings(kept_games(store, meadow, 0), told=lambda _more: False)
    assert 0 < len(part) < GAMES
    assert part.shares.shape[0] == part.first.shape[0]


def test_maps_count_games(store, meadow):
    """Each measure of all seats and of one, counted by hand from the placings."""
    found = placings(kept_games(store, meadow, 0))
    heat, seat = Heat(found, 2), found.arm.seats[1]
    did = (found.first > 0) & (found.first <= 2)
    able = did | ((found.could > 0) & (found.could <= 2))
    fought = did.any(axis=1) & (able.sum(axis=1) > 1)
    by_hand = {
        (PLACED, ""): (did.any(axis=1).sum(axis=0), np.full(did.shape[2], GAMES)),
        (PLACED, seat): (did[:, 1].sum(axis=0), np.full(did.shape[2], GAMES)),
        (CONTESTED, ""): (fought.sum(axis=0), np.full(did.shape[2], GAMES)),
        (PASSED, seat): ((able & ~did)[:, 1].sum(axis=0), able[:, 1].sum(axis=0)),
    }
    for (measure, name), (hits, counts) in by_hand.items():
        shown = heat.map(measure, name)
        assert (shown.until, len(shown.sites)) == (2, found.map.sites)
        for site, hit, count in zip(shown.sites, hits, counts, strict=True):
            assert site.count == count
            assert (site.share is None) == (count == 0)
            if count:
                assert site.share == hit / count
                assert site.interval.low <= site.share <= site.interval.high
                assert site.interval.high > site.interval.low


def test_rounds_of_first_placings_sum_to_the_games_with_one(store, meadow):
    """Of a seat, and of whoever came first; what nobody ever placed on is told as that."""
    found = placings(kept_games(store, meadow, 0))
    heat = Heat(found, found.rounds)
    for name, did in (
        ("", (found.first > 0).any(axis=1)),
        (found.arm.seats[0], found.first[:, 0] > 0),
    ):
        for site in heat.map(PLACED, name).sites:
            assert sum(site.rounds) == did[:, site.site].sum()
    never = {site.site for site in heat.map(WINS).never}
    assert never == set(np.flatnonzero(~(found.first > 0).any(axis=(0, 1))).tolist())


def test_early_is_a_third_of_the_game():
    """Of twelve rounds the first four; of one round that one."""
    assert [early_round(rounds) for rounds in (1, 3, 4, 12)] == [1, 1, 2, 4]


def test_another_outcome_than_the_stored_one_is_refused(store, meadow):
    """A map is made of the games that are stored, or of none."""
    store.connection.execute("UPDATE games SET scores = [99, scores[2]] WHERE game = 7")
    with pytest.raises(RunsError, match=r"game 7 of run .* does not end as it is stored"):
        placings(kept_games(store, meadow, 0))


def test_a_game_without_a_map_is_refused(store, played):
    """In words, before anything is played again."""
    with pytest.raises(RunsError, match="has no map"):
        kept_games(store, played(games=4), 0)


def test_unknown_measures_and_seats_are_refused(store, meadow):
    """By the names that the maps know."""
    heat = Heat(placings(kept_games(store, meadow, 0)))
    for measure in MEASURES:
        assert heat.map(measure).measure == measure
    with pytest.raises(KeyError):
        heat.map("fun")
    with pytest.raises(ValueError, match="not in"):
        heat.map(PLACED, "nobody")
