"""oikist compare: does a change matter, told from games on the same seeds."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from engine.cli.given import MOST_GAMES, AsJson, Bots, Changes, Seed, changes_from
from engine.cli.paging import ReportFile, answer_with, played_with, write_report
from engine.cli.samples import Confidence, Expected, Keep, Keeping, RunsFile, Threads, sampling
from engine.cli.terminal import print_json, print_table
from engine.errors import Fault, OikistError
from engine.remedies import and_listed
from engine.reports.plain_data import estimate_data, rounded

if TYPE_CHECKING:
    from engine.statistics.blocks import Estimate
    from engine.tuning.comparing import Comparison

FIXED = 1000
MOST = 20_000
DECISIONS: Final = {"null": "same", "other": "different", "open": "open"}
AGAINST_BAND: Final = {"balanced enough": "within", "imbalanced": "beyond", "not yet known": "open"}


def compare(
    variants: Annotated[
        list[str],
        typer.Argument(
            metavar="BASE OTHER...", help="Variants; add changes as in classic+rounds=8+oracles=5."
        ),
    ],
    until: Annotated[
        str, typer.Option("--until", metavar="decided", help="Stop as soon as it is decided.")
    ] = "",
    measure: Annotated[
        list[str] | None,
        typer.Option(
            "--measure",
            help="win, score, margin, spread, ties, length, leads, runaway,"
            " correlation or a measure of the game; :SEAT for one seat. May be repeated.",
        ),
    ] = None,
    band: Annotated[
        float | None,
        typer.Option("--band", help="Difference that does not matter, such as 2 for 2% of wins."),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", min=0, max=MOST_GAMES, help="Pairs; 0: 1,000, or the most.")
    ] = 0,
    best: Annotated[
        str, typer.Option("--best", metavar="high|low", help="Race for the best of several.")
    ] = "",
    confidence: Confidence = 0.95,
    seed: Seed = 1,
    bots: Bots = "greedy",
    threads: Threads = 0,
    changes: Changes = None,
    runs: RunsFile = None,
    keep: Keep = True,
    report: ReportFile = None,
    brief: Annotated[
        bool, typer.Option("--brief", help="A line for each variant, and no sentences.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Compare variants on the same seeds, with the first one as the base.

    Game by game all variants see the same luck, and differences are taken within these
    pairs. With `--until decided` no more are played once the interval of a difference, which
    then holds at any time, leaves out 0 or lies within the band. --set changes all variants.
    """
    from engine.reports.compare_page import compare_page
    from engine.tuning.arms import arms_from
    from engine.tuning.comparing import Question, compared
    from engine.tuning.figures import figures_from

    _check(until, best, band)
    arms = arms_from(variants, changes_from(changes))
    first = arms[0].scenario
    figures = tuple(figure for name in (measure or ["win"]) for figure in figures_from(name, first))
    if best and len(figures) > 1:
        what = f"{len(figures)} figures cannot be raced for at once"
        raise OikistError(Fault("", "--best", what, "name one with --measure, such as margin"))
    most = games or (MOST if until or best else FIXED)
    question = Question(figures, most, band, bool(until), round(1 - confidence, 12), best)
    keeping = Keeping("compare", runs, most, keep)
    expected = Expected(most * len(arms), at_most=bool(until or best))
    with sampling(first, bots, seed, threads, expected, keeping) as sampler:
        if sampler.keeper is not None:
            title = " against ".join(arm.text for arm in reversed(arms))
            sampler.keeper.expect([arm.scenario for arm in arms], seed, title)
        comparison = compared(arms, question, sampler)
    page = compare_page(comparison, played_with(first, arms[0].text, bots, seed))
    if as_json:
        print_json(as_data(comparison, bots, seed))
        write_report(page, report)
    elif brief:
        _print_brief(comparison, bots, seed)
        write_report(page, report)
    else:
        answer_with(page, report)


def _check(until: str, best: str, band: float | None) -> None:
    faults = []
    if until not in ("", "decided"):
        faults.append(Fault("", "--until", f"'{until}' is not known", "write --until decided"))
    if best not in ("", "high", "low"):
        faults.append(Fault("", "--best", f"'{best}' is not known", "write high or low"))
    if band is not None and not (isfinite(band) and band > 0):
        faults.append(Fault("", "--band", f"{band:g} is not a valid band", "give a number above 0"))
    if faults:
        raise OikistError(faults)


def _print_brief(comparison: Comparison, bots: str, seed: int) -> None:
    """One line for each variant: the mean of each figure and half its interval."""
    from engine.reports.compare_words import cards_sentences, lost_sentences

    outcomes = comparison.outcomes
    first = outcomes[0].differences
    bases = [_mean_said(found.base) for found in first]
    rows, idle = [(comparison.base.text, *bases)], []
    for outcome in outcomes:
        marks = (
            "*" if DECISIONS[found.decision] == "different" else " "
            for found in outcome.differences
        )
        values = [
            f"{_mean_said(found.other)}{mark}"
            for found, mark in zip(outcome.differences, marks, strict=True)
        ]
        name = outcome.arm.changes.removeprefix("+") or outcome.arm.text
        rows.append((name, *values))
        if outcome.same:
            idle.append(name)
    names = [found.figure.name.replace("_", " ") for found in first]
    print_table(["variant", *names], rows, whole=True)
    counts = sorted({outcome.pairs for outcome in outcomes})
    games = f"{counts[0]:,} to {counts[-1]:,}" if len(counts) > 1 else f"{counts[0]:,}"
    error = 100 * comparison.question.alpha
    print(
        f"Means of {games} games each with half of their {100 - error:g}% intervals; bots {bots},"
        f" seed {seed}. * differs from the first line ({error:g}% error for all signs together)."
    )
    every = (*first, *(found for outcome in outcomes for found in outcome.differences))
    if any(estimate.cut for found in every for estimate in (found.base, found.other)):
        print("In brackets: an interval that ends where the possible does.")
    for sentence in (*cards_sentences(comparison), *lost_sentences(comparison)):
        print(sentence)
    if idle:
        print(
            f"Not one game differs with {and_listed(idle)}: the bots make no use of it, or it never"
            " comes up. That says nothing of what people would do."
        )


def _mean_said(found: Estimate) -> str:
    from engine.reports.wording import decimals, number, span

    digits = decimals(found.half)
    if found.half == 0:  # an interval without width would be a certainty that games cannot give
        return f"always {number(found.mean, digits)}"
    if found.cut:
        return f"{number(found.mean, digits)} ({span(found, digits)})"
    return f"{number(found.mean, digits)} ±{number(found.half, digits)}"


def as_data(comparison: Comparison, bots: str, seed: int) -> dict[str, Any]:
    """The comparison as plain data for JSON."""
    from engine.reports.compare_words import outcome_sentence, pairing_sentence

    question = comparison.question
    return {
        "format": 2,
        "base": _arm_data(comparison.base),
        "bots": bots,
        "seed": seed,
        "most_pairs": question.games,
        "until_decided": question.until_decided,
        "stopped_early": comparison.early,
        "alpha": question.alpha,
        "best": question.best,
        "base_chance_of_best": round(comparison.base_chance, 4),
        "base_dropped": comparison.base_dropped,
        "race": _race_data(comparison) if question.best else None,
        "variants": [
            {
                **_arm_data(outcome.arm),
                "pairs": outcome.pairs,
                "unfinished": outcome.unfinished,
                "lost_by_all": {"base": outcome.lost[0], "other": outcome.lost[1]},
                "decision": DECISIONS[outcome.decision],
                "sentence": outcome_sentence(comparison, outcome)[1],
                "pairing": pairing_sentence(outcome),
                "dropped": outcome.dropped,
                "chance_of_best": round(outcome.chance, 4),
                "figures": [
                    {
                        "figure": found.figure.name,
                        "unit": found.figure.unit,
                        "band": found.band,
                        "base": estimate_data(found.base),
                        "other": estimate_data(found.other),
                        "difference": estimate_data(found.estimate),
                        "correlation": rounded(found.correlation),
                        "saving": rounded(found.saving),
                        "decision": DECISIONS[found.decision],
                        "against_band": AGAINST_BAND[found.verdict.kind],
                        "more": found.verdict.more,
                    }
                    for found in outcome.differences
                ],
            }
            for outcome in comparison.outcomes
        ],
    }


def _race_data(comparison: Comparison) -> dict[str, Any]:
    """Who is best, how surely, and how far ahead of the others by the bands of the race."""
    from engine.reports.compare_words import race_sentence

    best, chance = comparison.best
    return {
        "best": best.text,
        "chance": round(chance, 4),
        "sentence": race_sentence(comparison),
        "leads": [
            {
                "over": lead.over.text,
                "difference": estimate_data(lead.estimate),
                "confidence": round(lead.confidence, 6),
                "band": lead.band,
                "against_band": AGAINST_BAND[lead.verdict.kind],
            }
            for lead in comparison.leads
        ],
    }


def _arm_data(arm: Any) -> dict[str, Any]:
    scenario = arm.scenario
    return {
        "text": arm.text,
        "variant": scenario.source,
        "changes": dict(scenario.changes),
        "digest": scenario.digest,
    }
