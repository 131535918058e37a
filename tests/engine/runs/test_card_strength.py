"""How strong what is dealt is: planted cards are found, and unused ones are told."""

from __future__ import annotations

import os

import numpy as np
import pytest

from engine.reports.card_words import strength_sentences
from engine.runs.card_strength import ALL_SEATS, SCORE, WIN, OnSeat, Strength, card_strength
from engine.runs.covering import arm_coverage
from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.reading import ArmGames, read_arm
from engine.runs.running import run_plan
from engine.statistics.blocks import Estimate
from engine.statistics.cards import DealEffect, deal_effects

STRONG = {"cards.pennies.1.value": "20"}  # "copper 20", which loses to nothing
GREEDY = (("greedy",),)


def strength_of(store, run):
    return card_strength(read_arm(store, run, 0))


def test_effects_are_those_of_the_stored_games(store, played):
    """Each is what a deal does to the share or score of its seat, q over all of its measure."""
    run = played(games=600, bots=GREEDY)
    games = read_arm(store, run, 0)
    found, deal = card_strength(games), games.deal()
    for seat, name in enumerate(games.arm.seats):
        alone = deal_effects(games.arm.deals, deal, 100 * games.shares[:, seat])
        mine = [one for one in found.cards if (one.measure, one.seat) == (WIN, name)]
        assert {(one.effect.card, one.effect.dealt): one.effect.effect for one in mine} == {
            (one.card, one.dealt): one.effect for one in alone
        }
    means = deal_effects(games.arm.deals, deal, games.scores.mean(axis=1))
    assert len([one for one in found.cards if one.seat == ALL_SEATS]) == len(means)
    scores = [one.effect for one in found.cards if one.measure == SCORE]
    real = [abs(one.shrunk) for one in scores if one.real]
    rest = [abs(one.effect.mean) for one in scores if not one.real]
    assert [one.real for one in scores] == [True] * len(real) + [False] * len(rest)
    assert real == sorted(real, reverse=True)
    assert rest == sorted(rest, reverse=True)
    assert found.games == 600
    assert len(found.strongest(WIN)) == len(games.arm.deals)
    best = found.strongest(WIN)[0]
    assert found.same(best, SCORE).card == best.effect.card
    assert found.same(best, SCORE).dealt == best.effect.dealt


def test_where_nothing_is_left_of_any_effect_the_largest_come_first(store, played, monkeypatch):
    """With deals of other games nothing is known, and the order of the deck says nothing."""
    games = read_arm(store, played(games=200, bots=GREEDY), 0)
    deal = games.deal()
    for seed in range(3):
        other = np.random.default_rng(seed).permutation(deal)
        monkeypatch.setattr(ArmGames, "deal", lambda _, other=other: other)
        found = [one.effect for one in card_strength(games).cards if one.measure == SCORE]
        assert len(found) > 9
        assert not any(one.shrunk for one in found)
        sizes = [abs(one.effect.mean) for one in found]
        assert sizes == sorted(sizes, reverse=True)


def test_a_planted_card_is_the_strongest(store, played):
    """A card above all others wins for the seat that has it, and for the other one else."""
    run = played(games=2_000, sides=(Side("duel", STRONG),))
    found, seats = strength_of(store, run), store.arms(run)[0].seats
    for measure in (WIN, SCORE):
        best = found.strongest(measure)[0]
        assert (best.effect.card, best.effect.real) == ("copper 20", True)
        assert best.effect.dealt < len(seats)
        assert (best.effect.effect.mean > 0) == (best.seat == seats[best.effect.dealt])
        assert best.effect.q_value < 0.001


def test_what_is_always_dealt_alike_is_told(store, played):
    """Of a single game everything is; nothing can be said of its effects."""
    found = strength_of(store, played(games=1))
    assert tuple(one.name for one in found.fixed) == found.things
    assert (found.cards, found.pairs) == ((), ())
    said = [one for one in strength_sentences(found) if one.startswith("Dealt to ")]
    assert len(said) == len({one.dealt for one in found.fixed}) == 3
    assert said[-1].startswith("Dealt to the pile in every game, so no effect can be seen: ")


def test_words_for_deals_are_those_of_rules_that_were_played(store, played, table):
    """A variant that has changed since may deal otherwise."""
    run = played(games=40)
    assert read_arm(store, run, 0).ways()[-1] == "to the pile"
    path = table / "variants" / "pennies" / "duel.toml"
    path.write_text(path.read_text() + "\n# the same\n")
    assert read_arm(store, run, 0).ways()
    path.write_text(path.read_text().replace("[1, 0]", "[2, 0]"))
    assert read_arm(store, run, 0).ways() == ()


def test_the_first_that_stands_out_is_told_though_a_larger_one_does_not():
    """A large effect of few games may not stand out; the sentence names one that does."""

    def dealt(card, mean, q):
        effect = Estimate(mean, mean - 1, mean + 1, 100, 1.0)
        return OnSeat(WIN, "north", DealEffect(card, 1, 50, effect, mean, q))

    cards = (dealt("loud", 20.0, 0.4), dealt("sure", 5.0, 0.001))
    found = Strength("duel", ("greedy",), 100, ("loud", "sure"), cards, (), (), None)
    told = next(said for said in strength_sentences(found) if said.startswith("win share"))
    assert "1 of 2 effects" in told
    assert "first sure dealt as 1, on north" in told


@pytest.mark.parametrize("games", [20, 200])
def test_few_games_and_no_pairs_are_told_in_words(store, played, games):
    """Below 30 games nothing is said of effects, and below 40 of each kind nothing of pairs."""
    said = " ".join(strength_sentences(strength_of(store, played(games=games, bots=GREEDY))))
    assert ("Too few games for effects" in said) == (games == 20)
    assert "No two are dealt alike often enough" in said


def test_unused_cards_are_told_with_what_that_proves(store, played):
    """Games that look at rules know each card that was chosen; a worthless one never is."""
    run = played(games=300, bots=GREEDY, sides=(Side("duel", {"cards.pennies.1.value": "0"}),))
    games = read_arm(store, run, 0)
    uses, deal = games.uses(), games.deal()
    found = {one.name: one for one in card_strength(games).used}
    for row, name in enumerate(games.arm.deals):
        assert (found[name].used, found[name].count) == (int(uses.deals[row].sum()), 300)
    rarest = card_strength(games).used[0]
    assert rarest.used == min(one.used for one in found.values())
    told = arm_coverage(games)
    assert told.deals == card_strength(games).used
    for way in told.ways:
        row = games.arm.deals.index(way.use.name)
        so = deal[:, row] == way.dealt
        assert (way.use.count, way.use.used) == (so.sum(), uses.deals[row][so].sum())
    pile = [way.use for way in told.ways if way.dealt == 2]
    assert all(one.never for one in pile), "a card of the pile cannot be chosen"
    assert pile[0].share.high == pytest.approx(1 - 0.05 ** (1 / pile[0].count))


def test_coverage_is_what_the_games_hold(store, played):
    """Rules by watched games, and nothing of deals where that was not kept."""
    run = played(games=50, bots=GREEDY)
    games = read_arm(store, run, 0)
    found = arm_coverage(games)
    fired, with_it, watched = games.fired()
    assert (found.watched, found.games) == (watched, 50)
    assert {one.name: one.used for one in found.rules} == dict(
        zip(games.arm.rules, with_it.tolist(), strict=True)
    )
    never = next(one for one in found.rules if one.never)
    assert never.share.high == pytest.approx(1 - 0.05 ** (1 / 50))
    assert fired[games.arm.rules.index(never.name)] == 0
    store.connection.execute("UPDATE chunks SET uses = NULL")
    old = arm_coverage(read_arm(store, run, 0))
    assert (old.deals, old.ways, old.rules) == (None, (), found.rules)


@pytest.mark.slow
def test_spaces_are_told_with_their_pieces(store):
    """Of a game with a board: pieces, games and wins by seat; the others are never used."""
    run = store.start(RunPlan((Side("classic-2"),), (("uniform",),), 3))
    run_plan(store, run, Threads(1))
    games = read_arm(store, run, 0)
    found, (pieces, having, won) = arm_coverage(games), games.spaces()
    assert len(found.spaces) + len(found.unused) == len(games.arm.spaces)
    assert found.unused
    for one in found.spaces:
        row = games.arm.spaces.index(one.space)
        assert one.pieces == pieces[:, row].sum() > 0
        assert one.games == tuple(having[:, row])
        assert one.won == tuple(won[:, row])
    assert all(one.share.high == pytest.approx(1 - 0.05 ** (1 / 3)) for one in found.unused)


@pytest.mark.slow
def test_a_planted_fault_of_a_real_deck_is_found(store):
    """A card without amounts: everybody ends a point higher where it stays out of play."""
    blank = {f"cards.actions.1.{column}": "0,0" for column in ("roads", "cities", "draw")}
    plan = RunPlan((Side("short"), Side("short", blank)), GREEDY, 1_500)
    run = store.start(plan)
    run_plan(store, run, Threads(os.cpu_count() or 1))
    found = []
    for arm in store.arms(run):
        every = card_strength(read_arm(store, run, arm.number)).cards
        shared = [one for one in every if one.seat == ALL_SEATS]
        found.append(max(shared, key=lambda one: abs(one.effect.shrunk)).effect)
    plain, planted = found
    assert (planted.card, planted.dealt, planted.real) == ("card_1", 8, True)
    assert 0.5 < planted.effect.low < planted.effect.mean < 2
    assert plain.card != "card_1" or abs(plain.effect.mean) < 0.5


@pytest.mark.slow
def test_a_card_turned_in_favour_of_a_seat_is_found(store):
    """In the first round the seat that the planted card names first wins more, not less."""
    turned = {"cards.actions.3.order": "red,orange,brown,yellow"}
    run = store.start(RunPlan((Side("classic"), Side("classic", turned)), GREEDY, 1_500))
    run_plan(store, run, Threads(os.cpu_count() or 1))
    effects = []
    for arm in store.arms(run):
        every = card_strength(read_arm(store, run, arm.number)).cards
        effects += [
            one.effect
            for one in every
            if (one.measure, one.seat, one.effect.card, one.effect.dealt)
            == (SCORE, "red", "card_3", 0)
        ]
    plain, planted = effects
    assert plain.effect.high < 0 < planted.effect.low
    assert planted.real
    assert np.isfinite(planted.shrunk)
