"""What every game has to keep, on every variant that comes with it."""

from __future__ import annotations

import json
from itertools import groupby

import numpy as np
import pytest

from engine.bots.registry import bot_names, choose_move, plain_appraisal, weights_of
from engine.game import Twinned
from engine.measured import Counted, Decided, Flagged, Sourced
from engine.picture import ALL, PUBLIC
from engine.play.blocking import why_none
from engine.records.position import position_text, read_position_file
from engine.records.reading import parse_record
from engine.records.record import record_text
from engine.records.replay import recorded, replay, started
from engine.remarks import DealsInWords
from engine.scenarios.scenario import copied, states
from engine.simulation.collecting import NO_MOVE
from engine.simulation.dealing import dealt
from tests.support.interpreted import interpreted
from tests.support.walks import SEED, named, scenario_of, sources, walk

SOURCES = sources()
INTERPRETED_MOVES = 60
GLIMPSED = 100  # codes that are looked at in each position


@pytest.mark.slow
def test_the_same_seed_is_the_same_game(game):
    """Playing the same moves again gives the same bytes at every position."""
    again = walk.__wrapped__(game.scenario.source)
    assert again.digest == game.digest
    assert again.moves == game.moves


def test_the_deal_is_told(game):
    """`deal` writes a small category for each of `deals`, and no state; games without it say so."""
    rules, record = game.scenario.game, game.scenario.record
    kernels = rules.kernels()
    if kernels.deal is None:
        return
    row = states(game.scenario, 1)[0]
    names = rules.deals(record)
    assert len(set(names)) == len(names)
    for seed in range(5):
        kernels.reset(record, row, np.uint64(seed))
        before, out = row.tobytes(), np.full(len(names), -1)
        kernels.deal(record, row, out)
        assert row.tobytes() == before
        assert ((out >= 0) & (out < 256)).all()


def test_what_is_used_of_the_deal_is_told(game):
    """`used` counts up things that were dealt, writes no state, and finds some in every game."""
    rules, record = game.scenario.game, game.scenario.record
    kernels = rules.kernels()
    if kernels.used is None:
        return
    assert kernels.deal is not None, "nothing is dealt that could be used"
    state, every = started(game.scenario, SEED), np.zeros(len(rules.deals(record)), np.int64)
    for move in game.moves:
        before, out = copied(game.scenario, state), np.zeros_like(every)
        kernels.act(record, state, move)
        after = state.tobytes()
        kernels.used(record, before, state, move, out)
        assert state.tobytes() == after
        assert out.min() >= 0
        every += out
        while True:
            before = copied(game.scenario, state)
            if not kernels.advance(record, state):
                break
            kernels.used(record, before, state, NO_MOVE, every)
    assert every.max() > 0


def test_random_play_ends_within_the_bound(game):
    """After at most `most_plies` decisions nobody has anything to decide."""
    state, codes = game.samples[-1]
    assert game.scenario.game.kernels().seat_to_move(game.scenario.record, state) == -1
    assert codes == ()
    assert len(game.moves) <= game.scenario.game.most_plies(game.scenario.record)


def test_a_running_game_always_has_a_move(game):
    """Whoever is to decide has something to choose from, each thing once."""
    kernels = game.scenario.game.kernels()
    for state, codes in game.samples[:-1]:
        assert 0 <= kernels.seat_to_move(game.scenario.record, state) < game.scenario.seats
        assert 0 < len(codes) == len(set(codes)) <= game.scenario.game.most_moves


@pytest.mark.slow
def test_legal_moves_and_reasons_agree(game):
    """Nothing speaks against a listed code; where something does, kernels and people say so.

    Asked of all legal codes and of every seventh other one, another seventh each time.
    """
    rules, record = game.scenario.game, game.scenario.record
    kernels = rules.kernels()
    every = rules.codes(record).tolist()
    known = {*rules.rules, *(parameter.rule for parameter in rules.parameters.values())}
    for number, (state, codes) in enumerate(game.samples):
        assert set(codes) <= set(every)
        for code in {*codes, *every[number % 7 :: 7]}:
            refusal = rules.why_not(record, state, code)
            reason = kernels.reason(record, state, code)
            if code in codes or not isinstance(rules, Twinned):
                assert (reason == 0) == (code in codes), code
            assert (refusal is None) == (reason == 0), code
            if refusal:
                assert rules.reason_rules[reason], reason
                assert refusal.text.endswith(".")
                assert refusal.rules
                assert set(refusal.rules) <= known, refusal


def test_what_is_not_listed_is_a_twin_of_what_is(game):
    """A code that is allowed but not listed does what its twin does, but for what it exchanges."""
    rules, record = game.scenario.game, game.scenario.record
    if not isinstance(rules, Twinned):
        return
    kernels, found = rules.kernels(), 0
    kept = [name for name in game.scenario.state_dtype.names if name not in rules.exchanged]
    state, out = started(game.scenario, SEED), np.zeros(rules.most_moves, np.int32)
    for made in game.moves:
        codes = out[: kernels.legal(record, state, out)].tolist()
        for code in set(rules.codes(record).tolist()) - {*codes}:
            if kernels.reason(record, state, code) != 0:
                continue
            found += 1
            twin = rules.twin(record, state, code)
            assert twin in codes
            after = [copied(game.scenario, state), copied(game.scenario, state)]
            for row, move in zip(after, (code, twin), strict=True):
                kernels.apply(record, row, move)
            assert [after[0][name].tobytes() for name in kept] == [
                after[1][name].tobytes() for name in kept
            ]
        kernels.apply(record, state, made)
    assert found > 0, "nothing is left out"


def test_a_kind_without_a_legal_move_has_a_reason(game):
    """The game's word for a whole kind cites a rule that forbids one of its moves at least."""
    rules, record = game.scenario.game, game.scenario.record
    kernels = rules.kernels()
    if kernels.kind is None:
        return
    known = {*rules.rules, *(parameter.rule for parameter in rules.parameters.values())}
    for state, _ in game.samples:
        before = state.tobytes()
        kinds = {code: int(kernels.kind(record, state, code)) for code in rules.codes(record)}
        allowed = {kinds[one] for one in kinds if kernels.reason(record, state, one) == 0}
        for kind in set(kinds.values()) - allowed:
            barred = [int(code) for code, one in kinds.items() if one == kind]
            refusal = why_none(game.scenario, state, barred)
            assert refusal.text.endswith(".")
            assert set(refusal.rules) <= known
            reasons = (int(kernels.reason(record, state, code)) for code in barred)
            assert any(set(refusal.rules) & set(rules.reason_rules[one]) for one in reasons)
        assert state.tobytes() == before


def test_asking_changes_nothing(game):
    """Only kernels that say so write the state; nothing writes the scenario."""
    rules, record = game.scenario.game, game.scenario.record
    kernels, seats = rules.kernels(), game.scenario.seats
    before = record.tobytes()
    sites = game.scenario.map.sites
    for state, _ in game.samples:
        bytes_before = state.tobytes()
        kernels.legal(record, state, np.zeros(rules.most_moves, np.int32))
        kernels.score(record, state, np.zeros(seats, np.int64))
        kernels.standing(record, state, np.zeros(seats, np.int64))
        kernels.outcome(record, state, np.zeros(seats))
        kernels.ranking(record, state, np.zeros(seats, np.int64))
        kernels.measure(record, state, np.zeros((len(rules.measures), seats), np.int64))
        kernels.placements(record, state, np.zeros((seats, sites), np.int64))
        for viewer in (ALL, PUBLIC, *range(seats)):
            rules.picture(record, state, viewer)
        rules.write_position(record, state)
        assert state.tobytes() == bytes_before
    assert record.tobytes() == before


def test_a_move_makes_use_of_rules(game):
    """`observe` counts known rules only, and at least one for every move."""
    rules, record = game.scenario.game, game.scenario.record
    kernels = rules.kernels()
    for before, codes in game.samples[:-1]:
        for code in codes[:20]:
            after = copied(game.scenario, before)
            fired = np.zeros(len(rules.rules), np.int64)
            kernels.act(record, after, code)
            kernels.observe(record, before, after, code, fired)
            assert fired.sum() > 0
            assert fired.min() == 0


def test_a_position_has_no_faults(game):
    """Tiles, cards and points are conserved."""
    for state, _ in game.samples:
        assert game.scenario.game.faults(game.scenario.record, state) == []


def test_a_legal_move_is_written_and_read_again(game):
    """Text and code are one to one among the legal moves."""
    rules, record = game.scenario.game, game.scenario.record
    for state, codes in game.samples:
        texts = [rules.to_text(record, state, code) for code in codes]
        assert len(set(texts)) == len(texts)
        assert [rules.from_text(record, state, text) for text in texts] == list(codes)


def test_legal_moves_have_different_gestures(game):
    """One mouse tool serves every game."""
    rules, record = game.scenario.game, game.scenario.record
    for state, codes in game.samples:
        gestures = [rules.gesture(record, state, code) for code in codes]
        assert all(gestures)
        assert len(set(gestures)) == len(gestures)


def test_moves_of_a_kind_begin_with_the_same_button(game):
    """Legal or not, here and later; else the button of the kind would look dead at the table."""
    rules, record = game.scenario.game, game.scenario.record
    kind = rules.kernels().kind
    begun = {}
    for state, legal in game.samples if kind is not None else ():
        every = rules.codes(record)
        for code in (*legal, *every[:: max(1, len(every) // GLIMPSED)].tolist()):
            first = rules.gesture(record, state, code)[0]
            button = first.name if first.target == "button" else ""
            assert begun.setdefault(int(kind(record, state, code)), button) == button


def test_numbers_of_a_gesture_have_names(game):
    """Numbers that follow each other have different names, the same ones after the same clicks."""
    rules, record = game.scenario.game, game.scenario.record
    for state, codes in game.samples:
        asked = {}
        for code in codes:
            made = ()
            clicks = rules.gesture(record, state, code)
            for numbers, run in groupby(clicks, lambda click: click.target == "number"):
                steps = tuple(run)
                names = tuple(step.name for step in steps)
                if numbers:
                    assert all(names)
                    assert len(set(names)) == len(names)
                    assert asked.setdefault(made, names) == names
                made += steps
            assert not any(click.number for click in clicks if click.target != "number")


def test_a_record_replays_to_the_same_bytes(game):
    """Through its text, with checks on the way."""
    record = recorded(game.scenario, 20_031, game.moves, check_every=25)
    again = parse_record(record_text(record), "")
    assert again == record
    assert replay(again, game.scenario).tobytes() == game.samples[-1][0].tobytes()


def test_finished_rounds_never_get_fewer(game):
    """`period` counts up from 0."""
    kernels = game.scenario.game.kernels()
    periods = [kernels.period(game.scenario.record, state) for state, _ in game.samples]
    assert periods[0] == 0
    assert periods == sorted(periods)


def test_the_shares_of_the_win_sum_to_one(game):
    """At the end and on the way there."""
    for state, _ in game.samples:
        out = np.zeros(game.scenario.seats)
        game.scenario.game.kernels().outcome(game.scenario.record, state, out)
        assert out.min() >= 0
        assert out.sum() == pytest.approx(1)


def test_places_are_counted_as_the_shares_of_the_win(game):
    """A place is one more than the seats before it, unless all lose; first ones share the win."""
    kernels, record, seats = game.scenario.game.kernels(), game.scenario.record, game.scenario.seats
    for state, _ in game.samples:
        places, shares = np.zeros(seats, np.int64), np.zeros(seats)
        kernels.ranking(record, state, places)
        kernels.outcome(record, state, shares)
        if not places.any():
            continue
        assert [1 + int((places < place).sum()) for place in places] == places.tolist()
        assert shares[places == 1] == pytest.approx(1 / int((places == 1).sum()))


def measured(game, names):
    """The measures of these names in each sampled position; int64, shape (names, seats)."""
    rules, record, seats = game.scenario.game, game.scenario.record, game.scenario.seats
    rows = [rules.measures.index(name) for name in names]
    for state, _ in game.samples:
        measures = np.zeros((len(rules.measures), seats), np.int64)
        rules.kernels().measure(record, state, measures)
        yield state, measures[rows]


def test_points_come_from_their_sources(game):
    """The measures that a game calls sources sum to the standing, at every moment."""
    rules, record = game.scenario.game, game.scenario.record
    if not isinstance(rules, Sourced):
        return
    for state, points in measured(game, rules.sources):
        standing = np.zeros(game.scenario.seats, np.int64)
        rules.kernels().standing(record, state, standing)
        assert points.sum(axis=0).tolist() == standing.tolist()


def test_what_decides_beside_the_score_is_measured(game):
    """And the game says in a sentence what its points are then."""
    rules = game.scenario.game
    if not isinstance(rules, Decided):
        return
    assert {*rules.deciders} <= {*rules.measures}
    assert bool(rules.deciders) == bool(rules.score_words())


def test_flags_are_the_same_for_all(game):
    """What happened in a game happened for everybody, once."""
    rules, seats = game.scenario.game, game.scenario.seats
    for _, flags in measured(game, rules.flags if isinstance(rules, Flagged) else ()):
        for row in flags.tolist():
            assert row in ([0] * seats, [1] * seats)


def test_counts_are_never_negative(game):
    """Intervals of their means end at 0."""
    rules = game.scenario.game
    for _, counts in measured(game, rules.counts if isinstance(rules, Counted) else ()):
        assert (counts >= 0).all()


def test_deals_are_told_in_words(game):
    """As many as there are numbers for where chance puts things, each another one."""
    rules, scenario = game.scenario.game, game.scenario
    if not isinstance(rules, DealsInWords):
        return
    words = rules.deal_words(scenario.record, rules.seat_names(scenario.record))
    assert len(set(words)) == len(words)
    assert 0 <= dealt(scenario, 1, 0, 50).min() <= dealt(scenario, 1, 0, 50).max() < len(words)


def test_a_guess_of_what_is_hidden_keeps_what_a_seat_sees(game):
    """`determinize` leaves the seat's picture and moves as they are, and a sound position."""
    rules, record = game.scenario.game, game.scenario.record
    kernels = rules.kernels()
    out = np.zeros(rules.most_moves, np.int32)
    for number, (state, codes) in enumerate(game.samples):
        for seat in range(game.scenario.seats):
            guess = game.guess(state, seat, number, "determinize")
            assert rules.picture(record, guess, seat) == rules.picture(record, state, seat)
            assert rules.faults(record, guess) == []
            if kernels.seat_to_move(record, state) == seat:
                count = kernels.legal(record, guess, out)
                assert tuple(out[:count].tolist()) == codes


def test_a_position_is_written_and_read_again(game, tmp_path):
    """Tables, TOML and back: the same bytes."""
    rules, record = game.scenario.game, game.scenario.record
    for state, _ in game.samples:
        tables = rules.write_position(record, state)
        assert rules.read_position(record, tables, "").tobytes() == state.tobytes()
    path = tmp_path / "position.toml"
    path.write_text(position_text(game.scenario, state), encoding="utf-8")
    assert read_position_file(path)[1].tobytes() == state.tobytes()


def test_a_description_is_plain_data(game):
    """Other programs read it as JSON."""
    for state, _ in game.samples:
        json.dumps(game.scenario.game.describe(game.scenario.record, state))


def test_bots_get_finite_numbers(game):
    """One weight per name, one expectation per seat."""
    rules = game.scenario.game
    weights = np.array(list(rules.weights.values()), np.float64)
    for state, _ in game.samples:
        for seat in range(game.scenario.seats):
            value = rules.kernels().evaluate(game.scenario.record, state, seat, weights)
            assert np.isfinite(value)


@pytest.mark.slow
@pytest.mark.parametrize("bot", bot_names())
def test_a_bot_makes_a_legal_move(game, bot):
    """Looking ahead leaves the position as it is, and the same stream is the same choice."""
    for state, codes in game.samples[:-1]:
        before = state.tobytes()
        choices = [
            choose_move(game.scenario, state, bot, np.array([5], np.uint64)) for _ in range(2)
        ]
        assert choices[0] == choices[1]
        assert choices[0] in codes
        assert state.tobytes() == before


def test_moves_are_appraised_one_by_one_as_all_together(game):
    """What a move is worth to a bot does not depend on the other moves of the list."""
    rules, record = game.scenario.game, game.scenario.record
    appraise = rules.kernels().appraise or plain_appraisal(rules)
    weights, scratch = weights_of(rules), states(game.scenario, 2)
    for state, codes in game.samples[:-1]:
        seat = rules.kernels().seat_to_move(record, state)
        together, alone = np.zeros(len(codes)), np.zeros(len(codes))
        scratch[0] = state
        moves = np.array(codes, np.int32)
        appraise(record, scratch[0], seat, moves, len(moves), scratch, weights, together)
        for index in range(0, len(moves), 5):
            one = moves[index : index + 1]
            out = alone[index : index + 1]
            appraise(record, scratch[0], seat, one, 1, scratch, weights, out)
            assert alone[index] == pytest.approx(together[index])
        assert scratch[0].tobytes() == state.tobytes()


def test_seats_have_different_names_and_looks(game):
    """Names serve in files; a seat is told by shape and hatch too, not by colour alone."""
    rules, (state, _) = game.scenario.game, game.samples[0]
    names = rules.seat_names(game.scenario.record)
    styles = rules.picture(game.scenario.record, state, PUBLIC).styles
    assert len(set(names)) == len(names) == game.scenario.seats
    assert len({style.shape for style in styles}) == len(styles) == game.scenario.seats


@pytest.mark.parametrize("source", SOURCES, ids=named)
def test_no_field_hides_behind_an_attribute_of_numpy(source):
    """A field called `round` or `size` would be NumPy's own method to interpreted code."""
    scenario = scenario_of(source)
    names = {*scenario.state_dtype.names, *scenario.record.dtype.names}
    assert not [name for name in names if hasattr(np.void, name)]


@pytest.mark.slow
def test_compiled_and_interpreted_rules_agree():
    """The same moves lead through the same bytes with compilation switched off."""
    told = interpreted("tests.support.walks", str(INTERPRETED_MOVES), *SOURCES)
    compiled = [walk(source, most=INTERPRETED_MOVES).digest for source in SOURCES]
    assert told.split() == compiled
