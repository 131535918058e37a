"""The page of a comparison: what each variant changes, when that was known, and who is best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine.language import say
from engine.reports.charts import Bar, Chart, Intervals, Line, Lines, Stacks
from engine.reports.compare_words import (
    lost_sentences,
    outcome_sentence,
    pairing_sentence,
    race_sentence,
)
from engine.reports.differing import differing_sentence
from engine.reports.page import Page, Section, Sheet, Step, Verdict
from engine.reports.played import Played, few_games, rules_scope
from engine.reports.steps import Typed, fair_step, more_step, retyped
from engine.reports.wording import (
    KINDS,
    counted,
    decimals,
    figure_title,
    number,
    percent,
    short,
    span,
    unit_word,
    with_unit,
)
from engine.statistics.sequential import OPEN

if TYPE_CHECKING:
    from engine.statistics.blocks import Estimate
    from engine.tuning.comparing import Comparison, Outcome
    from engine.tuning.differences import Difference

SURE: Final = 0.95  # chance of being the best from which a race names its winner
FORMULAS: Final = "“Comparing variants”, “Looking while games are played”"


def compare_page(comparison: Comparison, played: Played) -> Page:
    """What a comparison found.

    Args:
        played: Of the base.
    """
    question, base = comparison.question, comparison.base
    verdicts = _race_verdict(comparison)
    verdicts += [Verdict(*outcome_sentence(comparison, each)) for each in comparison.outcomes]
    charts = _difference_charts(comparison, played)
    sections = [Section(say("Differences"), _differences(comparison), charts, formula=FORMULAS)]
    if question.best:
        sections.append(_race(comparison, played))
    sections += [_of_outcome(comparison, each, played) for each in comparison.outcomes]
    others = [each.arm for each in comparison.outcomes]
    scope = played.scope(comparison.pairs)
    for arm in others:
        scope += rules_scope(arm.text, arm.scenario)
    names = ", ".join(arm.text for arm in others)
    return Page(
        title=say("{others} against {base}", others=names, base=base.text),
        verdicts=verdicts,
        sections=sections,
        scope=scope,
        command=played.command,
        steps=_steps(comparison, played),
        caveats=[
            *lost_sentences(comparison),
            *played.caveats,
            *few_games(comparison.pairs, "pairs"),
        ],
        styles=played.styles,
    )


def _race_verdict(comparison: Comparison) -> list[Verdict]:
    if not comparison.question.best:
        return []
    sure = comparison.best[1] >= SURE
    return [Verdict("good" if sure else "open", race_sentence(comparison))]


def _differences(comparison: Comparison) -> str:
    """What differs between the only two, and what the intervals promise."""
    alone = comparison.outcomes if len(comparison.outcomes) == 1 else ()
    differing = [differing_sentence(comparison.base, each.arm) for each in alone]
    return " ".join(filter(None, [*differing, _level(comparison)]))


def _level(comparison: Comparison) -> str:
    """What the intervals promise."""
    question = comparison.question
    level = percent(1 - question.alpha)
    if question.until_decided or question.best:
        return say(
            "Each pair is one game number, played in both variants with the same luck. The"
            " intervals hold together with {level}, and at any time, however often one looks.",
            level=level,
        )
    return say(
        "Each pair is one game number, played in both variants with the same luck. The"
        " intervals hold together with {level}.",
        level=level,
    )


def _caption(comparison: Comparison, band: float, unit: str, played: Played) -> str:
    said = say(
        "Difference to {base} with {level} intervals, {pairs}. Green: ±{band}, which does not"
        " matter. Circle: the same within it, square: beyond it, diamond: not yet known.",
        base=comparison.base.text,
        level=percent(1 - comparison.question.alpha),
        pairs=counted(comparison.pairs, "pairs"),
        band=with_unit(short(band), unit),
    )
    return f"{said} {played.told}"


def _difference_charts(comparison: Comparison, played: Played) -> list[Chart]:
    """One variant: its figures side by side; of several, the variants side by side by figure."""
    outcomes, base = comparison.outcomes, comparison.base.text
    if len(outcomes) == 1:
        (only,) = outcomes
        title = say("{others} against {base}", others=only.arm.text, base=base)
        return [
            _intervals(
                title,
                [(figure_title(d.figure), d) for d in group],
                comparison,
                played,
            )
            for group in _by_unit(only.differences)
        ]
    charts: list[Chart] = []
    for number_of, figure in enumerate(comparison.question.figures):
        rows = [(each.arm.text, each.differences[number_of]) for each in outcomes]
        title = say("{figure} against {base}", figure=figure_title(figure), base=base)
        charts.append(_intervals(title, rows, comparison, played))
    return charts


def _by_unit(differences: Sequence[Difference]) -> list[list[Difference]]:
    """Differences of one unit and band together, since they share an axis."""
    found: dict[tuple[str, float], list[Difference]] = {}
    for each in differences:
        found.setdefault((each.figure.unit, each.band), []).append(each)
    return list(found.values())


def _intervals(
    title: str, rows: Sequence[tuple[str, Difference]], comparison: Comparison, played: Played
) -> Intervals:
    bars = [
        _bar(label, each.estimate, KINDS.get(each.verdict.kind, "open")) for label, each in rows
    ]
    one = rows[0][1]
    unit = one.figure.unit
    return Intervals(
        title,
        _caption(comparison, one.band, unit, played),
        bars,
        _axis(unit),
        0.0,
        one.band,
    )


def _bar(label: str, each: Estimate, style: str = "plain") -> Bar:
    return Bar(label, each.mean, each.low, each.high, style, each.count)


def _axis(unit: str) -> str:
    return say("difference, {unit}", unit=unit_word(unit)) if unit else say("difference")


def _of_outcome(comparison: Comparison, outcome: Outcome, played: Played) -> Section:
    """Figures of one variant, and how they came to be known; of several, what differs in it."""
    text = pairing_sentence(outcome)
    if len(comparison.outcomes) > 1:
        text = f"{differing_sentence(comparison.base, outcome.arm)} {text}".lstrip()
    if outcome.unfinished:
        text += " " + say(
            "{pairs:pair is|pairs are} not counted: a game of them did not end.",
            pairs=outcome.unfinished,
        )
    charts = [
        _looks_chart(comparison, outcome, group, played)
        for group in _by_unit(outcome.differences)
        if len(outcome.looks) > 1
    ]
    heads = (
        say("figure"), say("unit"), comparison.base.text, outcome.arm.text,
        say("difference"), say("interval"), say("correlation"),
    )  # fmt: skip
    caption = f"{counted(outcome.pairs, 'pairs')}. {played.told}"
    sheet = Sheet(heads, [_row(each) for each in outcome.differences], caption, 2)
    return Section(outcome.arm.text, text, charts, sheets=[sheet], formula=FORMULAS)


def _row(found: Difference) -> list[str]:
    digits = decimals(found.estimate.half)
    return [
        figure_title(found.figure),
        unit_word(found.figure.unit),
        number(found.base.mean, digits),
        number(found.other.mean, digits),
        number(found.estimate.mean, digits, signed=True),
        span(found.estimate, digits, signed=True),
        number(found.correlation, 2),
    ]


def _looks_chart(
    comparison: Comparison, outcome: Outcome, group: Sequence[Difference], played: Played
) -> Lines:
    """The differences as pairs were played, with bands that hold at any time."""
    figures = comparison.question.figures
    pairs = [look.pairs for look in outcome.looks]
    wins = all(each.figure.name.startswith("win:") and each.figure.who for each in group)
    lines = []
    for each in group:  # seats by their names alone are drawn as they are at the table
        path = [look.estimates[figures.index(each.figure)] for look in outcome.looks]
        lines.append(
            Line(
                each.figure.who if wins else figure_title(each.figure),
                pairs,
                [known.mean for known in path],
                [known.low for known in path],
                [known.high for known in path],
            )
        )
    band, unit = group[0].band, group[0].figure.unit
    caption = say(
        "Difference after so many pairs, with bands that hold for all of them at any time ({level},"
        " {pairs}). Dashed: 0 and ±{band}. What lies on one side of 0 differs; what lies within"
        " ±{band} is the same.",
        level=percent(1 - comparison.question.alpha),
        pairs=counted(outcome.pairs, "pairs"),
        band=with_unit(short(band), unit),
    )
    title = say(
        "{others} against {base}, as pairs were played",
        others=outcome.arm.text,
        base=comparison.base.text,
    )
    axis = say("difference of the win share, %") if wins else _axis(unit)
    at = (-band, 0.0, band)
    return Lines(title, f"{caption} {played.told}", lines, say("pairs"), axis, at=at)


def _race(comparison: Comparison, played: Played) -> Section:
    """Chances of being the best, and the figure of every variant."""
    figure = comparison.question.figures[0]
    ways = comparison.chances
    names = [arm.text for arm, _ in ways]
    told = f"{counted(comparison.pairs, 'pairs')}. {played.told}"
    chances = Stacks(
        say("Chance of being the best: {figure}", figure=figure_title(figure)),
        say(
            "Of the variants that stayed, from normal draws around the means seen, {told}",
            told=told,
        ),
        names,
        [say("chance of being the best")],
        [[100 * chance] for _, chance in ways],
        say("chance, %"),
    )
    found = [each.differences[0] for each in comparison.outcomes]
    bars = [_bar(comparison.base.text, max((d.base for d in found), key=lambda e: e.count))]
    bars += [
        _bar(each.arm.text, one.other) for each, one in zip(comparison.outcomes, found, strict=True)
    ]
    level = percent(1 - comparison.question.alpha)
    means = Intervals(
        say("{figure} of each variant", figure=figure_title(figure)),
        say("Means with {level} t intervals, each by itself, {told}", level=level, told=told),
        bars,
        f"{figure_title(figure)}, {unit_word(figure.unit)}".removesuffix(", "),
    )
    return Section(
        say("Race for the best"),
        charts=[chances, _leads_chart(comparison, played), means],
        formula=FORMULAS,
    )


def _leads_chart(comparison: Comparison, played: Played) -> Intervals:
    """How far the best is ahead of each of the others, by the bands of the race."""
    best, lead = comparison.best[0], comparison.leads[0]
    bars = [
        _bar(each.over.text, each.estimate, KINDS.get(each.verdict.kind, "open"))
        for each in comparison.leads
    ]
    caption = say(
        "'{best}' less each of the others, with the intervals by which the race drops: {level}"
        " each, at any time. The best is dropped in {error} of races at most. Green: ±{band}, which"
        " does not matter. Circle: the same within it, square: beyond it, diamond: not yet known.",
        best=best.text,
        level=percent(lead.confidence),
        error=percent(comparison.question.alpha),
        band=with_unit(short(lead.band), lead.figure.unit),
    )
    return Intervals(
        say("Lead of the best: {figure}", figure=figure_title(lead.figure)),
        f"{caption} {played.told}",
        bars,
        _axis(lead.figure.unit),
        0.0,
        lead.band,
    )


def _steps(comparison: Comparison, played: Played) -> list[Step]:
    found: list[Step] = []
    question = comparison.question
    still = [each for each in comparison.outcomes if each.decision == OPEN and not each.dropped]
    if still and not question.best:
        more = max(each.more for each in still)
        command = retyped(played.command, "--games", "{games}")
        found += more_step(more, comparison.pairs, command, "pairs")
    best, chance = comparison.best
    if question.best and chance >= SURE and best is not comparison.base:
        text = say("Take over '{name}'", name=best.text)
        found.append(Step("apply", text, changes=dict(best.scenario.changes)))
    for each in comparison.outcomes:
        if not question.best and each.decision != OPEN:
            step = fair_step(Typed.of(each.arm.scenario, played.bots))
            text = say("Ask whether '{name}' is fair", name=each.arm.text)
            found.append(Step(step.key, text, step.command))
    return found
