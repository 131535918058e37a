"""Sentences about what chance deals and about what never came into play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine.language import say
from engine.reports.facts import label, listed, within
from engine.reports.wording import number
from engine.runs.card_strength import ALL_SEATS, MEASURES, WIN

if TYPE_CHECKING:
    from engine.runs.card_strength import OnSeat, Strength
    from engine.statistics.cards import DealEffect
    from engine.statistics.coverage import Use
    from engine.statistics.pairs import PairEffect

MOST_NAMES: Final = 12


def strength_sentences(strength: Strength) -> tuple[str, ...]:
    """What the deals of an arm come to, most telling first."""
    if not strength.things:
        return (say("Chance deals nothing in this game."),)
    found = [_cards(strength, measure) for measure in MEASURES]
    found += _fixed(strength)
    found += (
        [_pairs(strength, measure) for measure in MEASURES]
        if strength.pairs
        else [say("No two are dealt alike often enough for anything to be said of pairs.")]
    )
    if strength.used is None:
        found.append(say("What is used of a deal is not known of these games."))
    else:
        found.append(never_sentence(strength.used))
    return tuple(sentence for sentence in found if sentence)


def _fixed(strength: Strength) -> list[str]:
    """What was dealt in one way in every game, way by way."""
    named: dict[int, list[str]] = {}
    for name, dealt in strength.fixed:
        named.setdefault(dealt, []).append(label(name))
    return [
        say(
            "Dealt {way} in every game, so no effect can be seen: {names}.",
            way=way_words(dealt, strength.ways),
            names=listed(names, MOST_NAMES),
        )
        for dealt, names in sorted(named.items())
    ]


def way_words(dealt: int, ways: Sequence[str]) -> str:
    """A way to be dealt, behind "dealt": "to red", or "as 1" where the game has no words."""
    return ways[dealt] if 0 <= dealt < len(ways) else say("as {number}", number=dealt)


def _cards(strength: Strength, measure: str) -> str:
    every = [one for one in strength.cards if one.measure == measure]
    if not every:
        return say("Too few games for effects: 30 with and without a deal are needed.")
    real = [one for one in every if one.effect.real]
    values = {"what": _measure_words(measure), "count": len(every), "real": len(real)}
    if not real:
        return say(
            "{what}: none of {count:effect|effects} of a deal on a seat stands out.", **values
        )
    return say(
        "{what}: {real} of {count:effect|effects} of a deal on a seat stand out, first {card}.",
        card=card_sentence(real[0], strength.ways),
        **values,
    )


def card_sentence(one: OnSeat[DealEffect], ways: Sequence[str]) -> str:
    """One effect: "card 3 dealt in round 1, on red: -12.3% (-16.4 to -8.2)"."""
    return say(
        "{card} dealt {way}, on {seat}: {value} ({interval})",
        card=label(one.effect.card),
        **_on_seat(one, ways),
    )


def _pairs(strength: Strength, measure: str) -> str:
    every = [one for one in strength.pairs if one.measure == measure]
    real = [one for one in every if one.effect.real]
    values = {"what": _measure_words(measure), "count": len(every), "real": len(real)}
    if not real:
        return say(
            "{what}: none of {count:pair|pairs} does more or less together than alone.", **values
        )
    return say(
        "{what}: {real} of {count:pair|pairs} do more or less together, first {pair}.",
        pair=pair_sentence(real[0], strength.ways),
        **values,
    )


def pair_sentence(one: OnSeat[PairEffect], ways: Sequence[str]) -> str:
    """What two do together: "a with b dealt to red, on north: +4.1% (+1.9 to +6.3)"."""
    return say(
        "{first} with {second} dealt {way}, on {seat}: {value} ({interval})",
        first=label(one.effect.first),
        second=label(one.effect.second),
        **_on_seat(one, ways),
    )


def _measure_words(measure: str) -> str:
    return say("win share") if measure == WIN else say("final score")


def _on_seat(
    one: OnSeat[DealEffect] | OnSeat[PairEffect], ways: Sequence[str]
) -> dict[str, object]:
    """Way, seat, value and interval, as sentences have them."""
    value, interval = within(one.effect.effect, signed=True)
    return {
        "way": way_words(one.effect.dealt, ways),
        "seat": seat_words(one.seat),
        "value": f"{value}%" if one.measure == WIN else value,
        "interval": interval,
    }


def seat_words(seat: str) -> str:
    """A seat, or the mean of all."""
    return say("all seats") if seat == ALL_SEATS else seat


def never_sentence(found: Sequence[Use]) -> str:
    """What was never used, and what that proves; "" without any games."""
    if not found or not found[0].count:
        return ""
    games = found[0].count
    never = [label(one.name) for one in found if one.never]
    if not never:
        return say("Everything was used in {games:game|games}.", games=games)
    return say(
        "Never used in {games:game|games}, so in fewer than {most}% of games (95%): {names}.",
        games=games,
        most=number(100 * found[0].share.high, 2),
        names=listed(never, MOST_NAMES),
    )
