"""Verdicts in words, the same at the terminal, in reports and in the window.

Two significant digits of an interval's half-width decide how far figures are rounded; no
share is told without the number of games behind it.
"""

from __future__ import annotations

from math import floor, isfinite, log10
from typing import TYPE_CHECKING, Final

from engine.language import say
from engine.statistics.coverage import never_above
from engine.statistics.equivalence import BALANCED, IMBALANCED, MOST_MORE, UNKNOWN, about
from engine.statistics.sequential import NULL, OTHER

if TYPE_CHECKING:
    from engine.statistics.blocks import Estimate
    from engine.statistics.equivalence import Verdict
    from engine.tuning.balancing import Balance
    from engine.tuning.comparing import Comparison, Difference, Outcome
    from engine.tuning.figures import Figure
    from engine.tuning.goals import Judged

FEW: Final = 30  # units below which nobody can say how many more are needed
MOST_DIGITS: Final = 6
SURE: Final = 0.99  # above it a probability from some thousand draws is not told in digits
KINDS: Final = {BALANCED: "good", IMBALANCED: "bad"}


def decimals(half: float) -> int:
    """Decimals that show two significant digits of a half-width; at most four."""
    if not isfinite(half) or half <= 0:
        return 1
    return min(max(1 - floor(log10(half)), 0), 4)


def digits_of(difference: Estimate) -> int:
    """`decimals`, and more where an interval that leaves out 0 would seem to reach it."""
    digits = decimals(difference.half)
    nearest = max(difference.low, -difference.high)
    while 0 < nearest < 0.5 * 10**-digits and digits < MOST_DIGITS:
        digits += 1
    return digits


def number(value: float, digits: int, *, signed: bool = False) -> str:
    """A figure with thousands apart; "-" if it is not known."""
    if not isfinite(value):
        return "-"
    text = f"{value:+,.{digits}f}" if signed else f"{value:,.{digits}f}"
    zero = f"{0:.{digits}f}"
    return zero if text in (f"-{zero}", f"+{zero}") else text


def span(estimate: Estimate, digits: int, *, signed: bool = False) -> str:
    """An interval, such as "+1.2 to +3.4"; in words where there is none."""
    if not estimate.interval.known:
        return "never varies" if estimate.alike else "not known"
    low, high = (number(end, digits, signed=signed) for end in (estimate.low, estimate.high))
    return f"{low} to {high}"


def apart(low: float, high: float, digits: int = 1) -> tuple[str, str]:
    """The ends of an interval with so many digits, and more if they would read the same."""
    while digits < MOST_DIGITS and f"{low:.{digits}f}" == f"{high:.{digits}f}":
        digits += 1
    return number(low, digits), number(high, digits)


def counted(count: int, what: str = "games") -> str:
    """A number of things, such as "2,000 games" or "1 game"."""
    return f"{count:,} {what.removesuffix('s') if count == 1 else what}"


def with_unit(text: str, unit: str) -> str:
    """A figure with its unit: "2 %", "3 points"."""
    return f"{text} {unit}" if unit else text


def percent(confidence: float) -> str:
    """Such as "95 %"."""
    return f"{100 * confidence:.3g} %"


def more_games(more: int, what: str = "games") -> str:
    """What is needed to decide."""
    if more >= MOST_MORE:
        return f"no number of {what} within reach would tell"
    return f"about {about(more):,} more {what} would tell"


def verdict_word(kind: str) -> str:
    """A verdict in tables."""
    words = {
        BALANCED: say("balanced enough"),
        IMBALANCED: say("imbalanced"),
        UNKNOWN: say("not yet known"),
    }
    return words[kind]


def more_needed(more: int, count: int, what: str = "games") -> str:
    """`more_games` after some games, of which few cannot tell how many more."""
    return more_games(more, what) if count >= FEW else f"too few {what} to tell how many more"


def seat_sentence(
    title: str, estimate: Estimate, verdict: Verdict, confidence: float, bots: str
) -> str:
    """Template 1 and 2 of a figure against a band: value, interval, verdict, games."""
    digits = decimals(estimate.half)
    fair = f"; fair {verdict.target:.4g}" if verdict.target else ""
    said = (
        f"{title} {number(estimate.mean, digits)} ({percent(confidence)} CI"
        f" {span(estimate, digits)}{fair})."
    )
    return f"{said} {judged_words(verdict)} {estimate.count:,} games, bots {bots}."


def share_sentence(
    who: str, estimate: Estimate, verdict: Verdict, confidence: float, unit: str = "games"
) -> str:
    """Template 1 and 2 of a share of wins in %: "Seat 1 wins 28.4 % (95 % CI ...)"."""
    digits = decimals(estimate.half)
    return (
        f"{who} wins {number(estimate.mean, digits)} % ({percent(confidence)} CI"
        f" {span(estimate, digits)}; fair {verdict.target:.4g};"
        f" {counted(estimate.count, unit)}). {judged_words(verdict, unit, estimate.count)}"
    )


def judged_words(verdict: Verdict, unit: str = "games", count: int = FEW) -> str:
    """What a verdict says about its band, as a sentence; of few units not how many more."""
    band = f"±{verdict.band:g}"
    if verdict.kind == BALANCED:
        return f"Balanced enough: within {band}."
    if verdict.kind == IMBALANCED:
        return f"Imbalanced beyond the {band} band."
    if count < FEW:
        return f"Not yet known for {band}; too few {unit} yet to tell."
    return f"Not yet known for {band}; {more_games(verdict.more, unit)}."


def difference_sentence(difference: Difference) -> str:
    """One figure: difference, interval, and both means."""
    estimate, figure = difference.estimate, difference.figure
    digits = digits_of(estimate)
    change = with_unit(number(estimate.mean, digits, signed=True), figure.unit)
    return (
        f"{figure.title} {change} (CI {span(estimate, digits, signed=True)}), from"
        f" {number(difference.base.mean, digits)} to {number(difference.other.mean, digits)}"
    )


def outcome_sentence(comparison: Comparison, outcome: Outcome) -> tuple[str, str]:
    """Kind of verdict ("good", "bad" or "open") and sentence about one variant."""
    question = comparison.question
    names = f"'{outcome.arm.text}'", f"'{comparison.base.text}'"
    error = percent(question.alpha)
    head = ""
    if question.until_decided and outcome.decision in (OTHER, NULL):
        head = f"Stopped after {outcome.pairs:,} of up to {question.games:,} pairs: "
    told = _most_telling(outcome)
    if all(d.estimate.alike and d.estimate.mean == 0 for d in outcome.differences):
        kind, tail = _alike_words(comparison, outcome)
        said = f"{names[0]} and {names[1]} ended alike in every one of {outcome.pairs:,} pairs"
        return kind, f"{head}{said}: {tail}"
    bands = _bands(outcome)
    if outcome.decision == NULL:
        tail = difference_sentence(told)
        return "good", (
            f"{head}{names[0]} is the same as {names[1]} within {bands} (error {error}):"
            f" {tail} at most; {outcome.pairs:,} pairs."
        )
    if outcome.decision == OTHER:
        beyond = _beyond(told)
        return "bad", (
            f"{head}{names[0]} differs from {names[1]} (error {error}):"
            f" {difference_sentence(told)}. {beyond} {outcome.pairs:,} pairs."
        )
    needed = more_needed(_more(outcome), outcome.pairs, "pairs")
    return "open", (
        f"{names[0]} against {names[1]}: {difference_sentence(told)}. Cannot tell for {bands};"
        f" {needed}. {counted(outcome.pairs, 'pairs')}."
    )


def _alike_words(comparison: Comparison, outcome: Outcome) -> tuple[str, str]:
    """Kind of verdict, and what pairs that never differed leave open."""
    surely = 1 - comparison.question.alpha
    most = 100 * never_above(outcome.pairs, 1 - (1 - surely) / len(comparison.outcomes))
    tail = f"fewer than {most:.2g} % of pairs would differ ({percent(surely)})."
    if outcome.decision == NULL:
        return "good", tail
    said = more_games(_more(outcome), "pairs")
    return "open", f"{tail} {said[:1].upper()}{said[1:]} for {_bands(outcome)}."


def _most_telling(outcome: Outcome) -> Difference:
    """The figure that moved most in terms of its band; one that was decided comes first."""
    return max(
        outcome.differences,
        key=lambda d: (
            d.decision == OTHER,
            abs(d.estimate.mean) / d.band,
        ),
    )


def _bands(outcome: Outcome) -> str:
    """The bands of the figures compared, each once."""
    found = dict.fromkeys(with_unit(f"±{d.band:g}", d.figure.unit) for d in outcome.differences)
    return " and ".join(found)


def _beyond(difference: Difference) -> str:
    band = with_unit(f"±{difference.band:g}", difference.figure.unit)
    if difference.verdict.kind == IMBALANCED:
        return f"That is beyond the {band} band."
    if difference.verdict.kind == BALANCED:
        return f"That is a difference, but within the {band} band."
    return f"Whether it is beyond the {band} band needs more pairs."


def _more(outcome: Outcome) -> int:
    return max((d.verdict.more for d in outcome.differences), default=0)


def pairing_sentence(outcome: Outcome) -> str:
    """What playing on the same seeds was good for."""
    told = _most_telling(outcome)
    if not isfinite(told.correlation):
        return "Pairing: the games of one variant do not vary."
    said = f"Pairing on common seeds: correlation {told.correlation:.2f}"
    if told.correlation < 0.1:
        return f"{said}; it bought nothing, since games part early."
    return f"{said}, which saved {100 * max(told.saving, 0):.0f} % of the games."


def race_sentence(comparison: Comparison) -> str:
    """Who is ahead in a race, and how surely."""
    ways = [(comparison.base_chance, comparison.base.text, comparison.base_dropped)]
    ways += [(each.chance, each.arm.text, each.dropped) for each in comparison.outcomes]
    chance, best, _ = max(ways)
    figure: Figure = comparison.question.figures[0]
    dropped = [name for _, name, lost in ways if lost]
    out = f" Dropped as clear losers: {', '.join(dropped)}." if dropped else ""
    word = "highest" if comparison.question.best == "high" else "lowest"
    surely = "more than 99" if chance >= SURE else f"{100 * chance:.0f}"
    return (
        f"'{best}' has the {word} {figure.title} with probability {surely} %.{out}"
        f" {comparison.pairs:,} games of those that stayed."
    )


def balance_sentences(balance: Balance) -> list[tuple[str, str]]:
    """Template 4: what to give to whom, and whether fresh seeds agree; kind and sentence."""
    names = [seat.seat for seat in balance.today]
    bonus, last = balance.bonus, balance.confirmations[-1]
    parts = [
        f"{_given(name, points)}{_fair_interval(fair)}"
        for name, points, fair in zip(names, bonus, balance.curve.fair, strict=True)
        if points
    ]
    scores = ",".join(str(score) for score in balance.scores)
    if parts:
        fix = f"{', '.join(parts)}: {balance.parameter} = {scores}."
    else:
        fix = f"No change is needed: {balance.parameter} = {scores} stays."
    fair_share = 100 / len(names)
    games = f"{last.games:,} games"
    if balance.confirmed:
        seen = (
            f"Confirmed on fresh seeds: all seats within {fair_share:.4g} ± {last.widest:.1f} %"
            f" ({games}, band ±{balance.band:g} %)."
        )
        return [("good", f"{fix} {seen}")]
    worst = max(last.seats, key=lambda seat: abs(seat.estimate.mean - fair_share))
    seen = (
        f"Not confirmed on fresh seeds: {worst.seat} wins {worst.estimate.mean:.1f} %"
        f" ({span(worst.estimate, 1)}) of {games}; band ±{balance.band:g} %."
    )
    kind = KINDS.get(last.kind, "open")
    more = max(seat.verdict.more for seat in last.seats)
    tail = f" {more_games(more).capitalize()}." if kind == "open" else ""
    return [(kind, f"Nearest found. {fix} {seen}{tail}")]


def judged_sentence(found: Judged) -> tuple[str, str]:
    """How a variant stands with a goal; kind and sentence."""
    word = {BALANCED: "Reached", IMBALANCED: "Missed"}.get(found.kind, "Not yet known")
    if not found.findings:
        return KINDS.get(found.kind, "open"), f"{word}: {found.goal.text} ({found.value:.2f})."
    telling = [f for f in found.findings if f.verdict.kind == found.kind]
    one = max(telling, key=lambda f: abs(f.estimate.mean - f.verdict.target))
    digits = decimals(one.estimate.half)
    value = with_unit(number(one.estimate.mean, digits), one.unit)
    said = f"{word}: {found.goal.text}. {one.title[:1].upper()}{one.title[1:]} {value}"
    level = percent(found.confidence)
    if one.estimate.interval.known or not one.estimate.alike:
        said += f" ({level} CI {span(one.estimate, digits)})"
    else:
        most = 100 * never_above(one.estimate.count, found.confidence)
        said += f" in every game (fewer than {most:.2g} % differ, {level})"
    if found.more:
        said += f"; {more_needed(found.more, one.estimate.count)}"
    return KINDS.get(found.kind, "open"), f"{said}; {one.estimate.count:,} games."


def _fair_interval(fair: Estimate) -> str:
    """The interval of a fair bonus, if it is known."""
    return f" (CI of the fair bonus {span(fair, 1, signed=True)})" if isfinite(fair.mean) else ""


def _given(name: str, points: int) -> str:
    word = "point" if abs(points) == 1 else "points"
    if points < 0:
        return f"Take {-points} {word} from {name}"
    return f"Give {name} {points} {word} more"
