"""What tables say of each card: how it stands out, and of what nothing is known."""

from __future__ import annotations

from engine.reports.card_rows import OPEN, STRONG, WEAK, card_rows, pair_rows
from engine.reports.card_words import strength_sentences
from engine.runs.card_strength import SCORE, WIN, Fixed, OnSeat, Strength
from engine.statistics.blocks import Estimate
from engine.statistics.cards import DealEffect
from engine.statistics.coverage import use
from engine.statistics.pairs import PairEffect


def on(measure, card, mean, q, seat="north"):
    """An effect of a card, of 50 deals, with an interval of ±2."""
    estimate = Estimate(mean, mean - 2, mean + 2, 100, 1.0)
    return OnSeat(measure, seat, DealEffect(card, 1, 50, estimate, mean, q))


def strength(cards=(), pairs=(), used=None, things=("a", "b", "c", "d"), ways=()):
    return Strength("duel", ("greedy",), 100, things, cards, pairs, (Fixed("d", 0),), used, ways)


def test_words_follow_from_q_and_sign():
    """A wide effect that does not stand out is not called strong, and comes after one that does."""
    cards = (on(WIN, "a", 9.0, 0.3), on(WIN, "b", 5.0, 0.01), on(WIN, "c", -4.0, 0.05))
    found = card_rows(strength(cards))
    assert [(one.cards, one.kind) for one in found] == [
        (("b",), STRONG),
        (("c",), WEAK),
        (("a",), OPEN),
        (("d",), OPEN),
    ]
    assert [one.words for one in found] == [
        "too strong for north",
        "too weak for north",
        "not known to differ",
        "always dealt as 0",
    ]
    assert (found[0].effect, found[0].interval, found[0].games) == ("+5.0%", "+3.0 to +7.0", 50)
    assert found[0].whole == "b dealt as 1, on north: +5.0% (+3.0 to +7.0)"


def test_where_a_card_was_dealt_is_told_in_words_of_the_game():
    """Of effects, and of what every game deals in one way, with the cause that this is."""
    told = strength((on(WIN, "b", 5.0, 0.01),), ways=("to nobody at the start", "to north"))
    found = {one.cards[0]: one for one in card_rows(told)}
    assert found["b"].whole == "b dealt to north, on north: +5.0% (+3.0 to +7.0)"
    assert found["d"].words == "always dealt to nobody at the start"
    sentences = strength_sentences(told)
    assert "first b dealt to north, on north" in sentences[0]
    assert "Dealt to nobody at the start in every game, so no effect can be seen: d." in sentences


def test_a_score_is_told_where_no_win_stands_out():
    """Not every fault shows in wins; one that does is told by its wins."""
    cards = (
        on(WIN, "a", 1.0, 0.5),
        on(WIN, "b", 5.0, 0.01),
        on(SCORE, "a", 3.0, 0.001),
        on(SCORE, "b", 8.0, 0.001),
    )
    found = {one.cards[0]: one for one in card_rows(strength(cards))}
    assert (found["a"].kind, found["a"].effect) == (STRONG, "+3.0 points")
    assert (found["b"].kind, found["b"].effect) == (STRONG, "+5.0%")
    assert found["c"].words == "too few games"


def test_what_nobody_used_is_told_beside_it():
    """Once in its row, whatever else is known."""
    used = (use("a", 0, 100), use("b", 3, 100))
    found = {one.cards[0]: one.words for one in card_rows(strength((), used=used))}
    assert found["a"] == "too few games; never used"
    assert "never" not in found["b"]


def test_only_pairs_that_stand_out_are_listed():
    """With both names, and a word for more or less together."""

    def pair(second, mean, q):
        estimate = Estimate(mean, mean - 2, mean + 2, 100, 1.0)
        return OnSeat(WIN, "north", PairEffect("a", second, 1, 44, estimate, q, mean, q))

    found = pair_rows(strength(pairs=(pair("b", 6.0, 0.01), pair("c", -6.0, 0.02),
                                      pair("d", 9.0, 0.4))))  # fmt: skip
    assert [(one.cards, one.words) for one in found] == [
        (("a", "b"), "too strong together for north"),
        (("a", "c"), "too weak together for north"),
    ]
