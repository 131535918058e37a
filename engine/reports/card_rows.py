"""Each card and what is known of its strength, in one row: for tables of the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.language import say
from engine.reports.card_words import card_sentence, pair_sentence, seat_words, way_words
from engine.reports.facts import within
from engine.reports.wording import with_unit
from engine.runs.card_strength import SCORE, WIN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.runs.card_strength import OnSeat, Strength
    from engine.statistics.blocks import Estimate
    from engine.statistics.cards import DealEffect
    from engine.statistics.pairs import PairEffect

STRONG, WEAK, OPEN = "strong", "weak", "open"


@dataclass(frozen=True)
class CardRow:
    """What is told of a card, or of two.

    Attributes:
        cards: Its name, or both.
        kind: STRONG or WEAK where an effect stands out among all (see
            `engine.statistics.cards.FALSE_FINDS`), else OPEN.
        words: The same in words, with the seat: "too strong for north".
        effect, interval: Of the effect that is told; "" where there is none.
        games: In which it was dealt so; 0 where no effect is known.
        whole: A sentence with all of it; "" where no effect is known.
    """

    cards: tuple[str, ...]
    kind: str
    words: str
    effect: str = ""
    interval: str = ""
    games: int = 0
    whole: str = ""


def card_rows(strength: Strength) -> tuple[CardRow, ...]:
    """A row for each thing that is dealt: what stands out first, the largest shrunk first.

    Of each its largest effect on wins is told; its largest on scores where only that stands
    out.
    """
    told = {one.effect.card: one for one in strength.strongest(WIN)}
    for one in strength.strongest(SCORE):
        if one.effect.real and not (one.effect.card in told and told[one.effect.card].effect.real):
            told[one.effect.card] = one
    order = {id(one): place for place, one in enumerate(strength.cards)}
    ranked = sorted(told.values(), key=lambda one: (not one.effect.real, order[id(one)]))
    unused = {one.name for one in strength.used or () if one.never}
    rows = [_card(one, unused, strength.ways) for one in ranked]
    rows += [_silent(name, strength, unused) for name in strength.things if name not in told]
    return tuple(rows)


def pair_rows(strength: Strength) -> tuple[CardRow, ...]:
    """A row for each pair that stands out, the largest shrunk first, wins before scores."""
    return tuple(_pair(one, strength.ways) for one in strength.pairs if one.effect.real)


def _card(one: OnSeat[DealEffect], unused: set[str], ways: Sequence[str]) -> CardRow:
    found = one.effect
    kind = _kind(found.effect, real=found.real)
    words = {
        STRONG: say("too strong for {seat}", seat=seat_words(one.seat)),
        WEAK: say("too weak for {seat}", seat=seat_words(one.seat)),
        OPEN: say("not known to differ"),
    }[kind]
    value, interval = _figures(one, found.effect)
    if found.card in unused:
        words = say("{one}; {other}", one=words, other=say("never used"))
    whole = card_sentence(one, ways)
    return CardRow((found.card,), kind, words, value, interval, found.count, whole)


def _silent(name: str, strength: Strength, unused: set[str]) -> CardRow:
    """What no effect is known of."""
    dealt = dict(strength.fixed).get(name)
    words = say("too few games")
    if dealt is not None:
        words = say("always dealt {way}", way=way_words(dealt, strength.ways))
    if name in unused:
        words = say("{one}; {other}", one=words, other=say("never used"))
    return CardRow((name,), OPEN, words)


def _pair(one: OnSeat[PairEffect], ways: Sequence[str]) -> CardRow:
    found = one.effect
    kind = _kind(found.effect, real=True)
    words = {
        STRONG: say("too strong together for {seat}", seat=seat_words(one.seat)),
        WEAK: say("too weak together for {seat}", seat=seat_words(one.seat)),
    }[kind]
    value, interval = _figures(one, found.effect)
    cards = (found.first, found.second)
    whole = pair_sentence(one, ways)
    return CardRow(cards, kind, words, value, interval, found.count, whole)


def _kind(effect: Estimate, *, real: bool) -> str:
    return (STRONG if effect.mean > 0 else WEAK) if real else OPEN


def _figures(one: OnSeat[DealEffect] | OnSeat[PairEffect], effect: Estimate) -> tuple[str, str]:
    """Value with its unit, and interval."""
    value, interval = within(effect, signed=True)
    return with_unit(value, "%" if one.measure == WIN else "points"), interval
