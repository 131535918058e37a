"""Verdicts of comparisons in words: what differs, what pairing was worth, who is best."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Final

from engine.language import say
from engine.remedies import and_listed
from engine.reports.numerals import figure
from engine.reports.wording import (
    counted,
    digits_of,
    figure_title,
    more_games,
    more_needed,
    number,
    percent,
    short,
    span,
    with_unit,
)
from engine.statistics.coverage import never_above
from engine.statistics.equivalence import BALANCED, IMBALANCED
from engine.statistics.sequential import NULL, OTHER

if TYPE_CHECKING:
    from engine.tuning.comparing import Comparison, Outcome
    from engine.tuning.differences import Difference
    from engine.tuning.leads import Lead

SURE: Final = 0.99  # above it a probability from some thousand draws is not told in digits
PARTED: Final = 0.1  # correlation below which pairing buys nothing


def difference_sentence(difference: Difference) -> str:
    """One figure: difference, interval, and both means."""
    estimate, compared = difference.estimate, difference.figure
    digits = digits_of(estimate)
    return say(
        "{figure} {change} (CI {ends}), from {base} to {other}",
        figure=figure_title(compared),
        change=with_unit(number(estimate.mean, digits, signed=True), compared.unit),
        ends=span(estimate, digits, signed=True),
        base=number(difference.base.mean, digits),
        other=number(difference.other.mean, digits),
    )


def cards_sentences(comparison: Comparison) -> list[str]:
    """Which variants have other cards than the base, as those of a project may have."""
    base, found = comparison.base.scenario.decks, []
    for outcome in comparison.outcomes:
        decks = outcome.arm.scenario.decks
        others = [key for key in decks if key not in base or decks[key].digest != base[key].digest]
        if others:
            found.append(
                say(
                    "{base} and {other} have different cards: {decks}.",
                    other=outcome.arm.text,
                    base=comparison.base.text,
                    decks=and_listed(others),
                )
            )
    return found


def lost_sentences(comparison: Comparison) -> list[str]:
    """How many games of each variant all have lost, where shares of the win are compared."""
    figures = comparison.question.figures
    if not comparison.outcomes or not any(one.name.partition(":")[0] == "win" for one in figures):
        return []
    longest = max(comparison.outcomes, key=lambda outcome: outcome.pairs)
    counts = [(comparison.base, longest.pairs, longest.lost[0])]
    counts += [(one.arm, one.pairs, one.lost[1]) for one in comparison.outcomes]
    return [
        say(
            "{variant}: {lost} of {games:game was|games were} lost by all. They count as won by"
            " nobody, so that pairs stay pairs; `simulate` gives shares of the games won.",
            variant=arm.text,
            lost=lost,
            games=pairs,
        )
        for arm, pairs, lost in counts
        if lost
    ]


def outcome_sentence(comparison: Comparison, outcome: Outcome) -> tuple[str, str]:
    """Kind of verdict ("good", "bad" or "open") and sentence about one variant."""
    kind, said = _outcome(comparison, outcome)
    question = comparison.question
    if not question.until_decided or outcome.decision not in (OTHER, NULL):
        return kind, said
    return kind, say(
        "Stopped after {pairs} of up to {most}: {verdict}",
        pairs=number(outcome.pairs, 0),
        most=counted(question.games, "pairs"),
        verdict=said,
    )


def _outcome(comparison: Comparison, outcome: Outcome) -> tuple[str, str]:
    """The same, without how far it was played."""
    other, base = outcome.arm.text, comparison.base.text
    if all(d.estimate.alike and d.estimate.mean == 0 for d in outcome.differences):
        return _alike(comparison, outcome)
    pairs, told = counted(outcome.pairs, "pairs"), _most_telling(outcome)
    found = difference_sentence(told)
    if outcome.decision == NULL:
        return "good", say(
            "'{other}' is the same as '{base}' within {bands} (error {error}): {found} at most;"
            " {pairs}.",
            other=other,
            base=base,
            bands=_bands(outcome),
            error=percent(comparison.question.alpha),
            found=found,
            pairs=pairs,
        )
    if outcome.decision == OTHER:
        return "bad", say(
            "'{other}' differs from '{base}' (error {error}): {found}. {beyond} {pairs}.",
            other=other,
            base=base,
            error=percent(comparison.question.alpha),
            found=found,
            beyond=_beyond(told),
            pairs=pairs,
        )
    if comparison.question.best:  # it is over, and dropped by a test of its own
        return "open", say(
            "'{other}' against '{base}': {found}; the race asks less, so it may part them sooner."
            " {pairs}.",
            other=other,
            base=base,
            found=found,
            pairs=pairs,
        )
    return "open", say(
        "'{other}' against '{base}': {found}. Cannot tell for {bands}; {more}. {pairs}.",
        other=other,
        base=base,
        found=found,
        bands=_bands(outcome),
        more=more_needed(outcome.more, outcome.pairs, "pairs"),
        pairs=pairs,
    )


def _alike(comparison: Comparison, outcome: Outcome) -> tuple[str, str]:
    """What pairs that never differed tell, and what they leave open."""
    surely = 1 - comparison.question.alpha
    most = 100 * never_above(outcome.pairs, 1 - (1 - surely) / len(comparison.outcomes))
    said = say(
        "'{other}' and '{base}' ended alike in every one of {pairs}: fewer than {most}% of pairs"
        " would differ ({level}).",
        other=outcome.arm.text,
        base=comparison.base.text,
        pairs=counted(outcome.pairs, "pairs"),
        most=figure(f"{most:.2g}"),
        level=percent(surely),
    )
    if outcome.decision == NULL:
        return "good", said
    more = more_games(outcome.more, "pairs")
    tail = say("For {bands}: {more}.", bands=_bands(outcome), more=more)
    return "open", f"{said} {tail}"


def _most_telling(outcome: Outcome) -> Difference:
    """The figure that moved most in terms of its band; one that was decided comes first."""
    return max(
        outcome.differences,
        key=lambda d: (d.decision == OTHER, abs(d.estimate.mean) / d.band),
    )


def _bands(outcome: Outcome) -> str:
    """The bands of the figures compared, each once."""
    found = dict.fromkeys(
        with_unit(f"±{short(d.band)}", d.figure.unit) for d in outcome.differences
    )
    return say(" and ").join(found)


def _beyond(difference: Difference | Lead) -> str:
    band = with_unit(f"±{short(difference.band)}", difference.figure.unit)
    if difference.verdict.kind == IMBALANCED:
        return say("That is beyond the {band} band.", band=band)
    if difference.verdict.kind == BALANCED:
        return say("That is a difference, but within the {band} band.", band=band)
    return say("Whether it is beyond the {band} band needs more pairs.", band=band)


def pairing_sentence(outcome: Outcome) -> str:
    """What playing on the same seeds was good for."""
    told = _most_telling(outcome)
    if not isfinite(told.correlation):
        return say("Pairing: the games of one variant do not vary.")
    correlation = number(told.correlation, 2)
    if told.correlation < PARTED:
        return say(
            "Pairing on common seeds: correlation {correlation}; it bought nothing, since games"
            " part early.",
            correlation=correlation,
        )
    return say(
        "Pairing on common seeds: correlation {correlation}, which saved {part}% of the games.",
        correlation=correlation,
        part=number(100 * max(told.saving, 0), 0),
    )


def race_sentence(comparison: Comparison) -> str:
    """Who is ahead in a race, and how surely."""
    arm, chance = comparison.best
    best = arm.text
    raced = figure_title(comparison.question.figures[0])
    surely = number(100 * chance, 0) if chance < SURE else say("more than {part}", part=99)
    if comparison.question.best == "high":
        said = say(
            "'{best}' has the highest {figure} with probability {part}%.",
            best=best,
            figure=raced,
            part=surely,
        )
    else:
        said = say(
            "'{best}' has the lowest {figure} with probability {part}%.",
            best=best,
            figure=raced,
            part=surely,
        )
    lead = comparison.next_best
    if lead is not None:
        said += f" {_lead_sentence(lead)}"
    lost = [comparison.base.text] * comparison.base_dropped
    lost += [each.arm.text for each in comparison.outcomes if each.dropped]
    dropped = ", ".join(lost)
    if dropped:
        said += " " + say("Dropped as clear losers: {names}.", names=dropped)
    games = counted(comparison.pairs)
    return f"{said} " + say("{games} of those that stayed.", games=games)


def _lead_sentence(lead: Lead) -> str:
    """How far the best is ahead of the next one, and what that is to the band."""
    estimate, digits = lead.estimate, digits_of(lead.estimate)
    said = say(
        "Against '{other}', the next best: {change} ({level} CI {ends} at any time).",
        other=lead.over.text,
        change=with_unit(number(estimate.mean, digits, signed=True), lead.figure.unit),
        level=percent(lead.confidence),
        ends=span(estimate, digits, signed=True),
    )
    if lead.verdict.kind != BALANCED:
        return f"{said} {_beyond(lead)}"
    band = with_unit(f"±{short(lead.band)}", lead.figure.unit)
    within = say("That lies within the {band} band, which does not matter.", band=band)
    return f"{said} {within}"
