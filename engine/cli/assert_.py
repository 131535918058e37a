"""oikist assert: goals that a variant must keep, for the designers' own checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.cli.batches import UNENDED
from engine.cli.compare import estimate_data
from engine.cli.given import MOST_GAMES, AsJson, Bots, Changes, Seed, VariantName, changes_from
from engine.cli.samples import Confidence, Keep, Keeping, RunsFile, Threads, sampling
from engine.cli.terminal import print_json, tell

if TYPE_CHECKING:
    from engine.tuning.goals import Judged

FAILED = 1


def assert_(
    variant: VariantName,
    band: Annotated[
        float, typer.Option("--band", min=0, max=50, help="Seats within ± this, in %; 0: any.")
    ] = 2.0,
    goal: Annotated[
        list[str] | None,
        typer.Option("--goal", help='Such as "length 150..220". May be repeated.'),
    ] = None,
    games: Annotated[int, typer.Option("--games", min=2, max=MOST_GAMES, help="How many.")] = 2000,
    strict: Annotated[
        bool, typer.Option("--strict", help="Fail also when the games do not tell yet.")
    ] = False,
    confidence: Confidence = 0.95,
    seed: Seed = 1,
    bots: Bots = "greedy",
    threads: Threads = 0,
    changes: Changes = None,
    runs: RunsFile = None,
    keep: Keep = True,
    as_json: AsJson = False,
) -> None:
    """Check that a variant keeps its goals.

    Exit code 0 if no figure has left its band, 1 if one has. A wrong alarm happens with
    the error of the confidence, over all goals together. The same seed gives the same answer.
    """
    from engine.reports.wording import judged_sentence
    from engine.tuning.arms import arm_from
    from engine.tuning.goals import goals_from, judged

    scenario = arm_from(variant, changes_from(changes)).scenario
    texts = [*((f"seats within {band:g}",) if band else ()), *(goal or ())]
    goals = goals_from(texts, scenario)
    level = 1 - (1 - confidence) / max(len(goals), 1)
    keeping = Keeping("assert", runs, games, keep)
    with sampling(scenario, bots, seed, threads, keeping) as sampler:
        results = sampler.sample(scenario, games)
    found = [judged(each, scenario, results, level) for each in goals]
    missed = [each for each in found if each.kind == "imbalanced"]
    open_ = [each for each in found if each.kind == "not yet known"]
    failed = bool(missed or (strict and open_))
    if as_json:
        print_json(
            {
                "format": 1,
                "variant": scenario.source,
                "changes": dict(scenario.changes),
                "digest": scenario.digest,
                "bots": bots,
                "seed": seed,
                "games": len(results.scores),
                "unfinished": results.unfinished,
                "confidence": confidence,
                "passed": not failed,
                "goals": [judged_data(each) for each in found],
            }
        )
    else:
        for each in found:
            tell(judged_sentence(each)[1])
        if results.unfinished:
            tell(f"{results.unfinished:,} games {UNENDED} and are not counted.")
        tell(f"{'FAILED' if failed else 'Passed'}: {len(results.scores):,} games, seed {seed}.")
    if failed:
        raise typer.Exit(FAILED)


def judged_data(found: Judged) -> dict[str, Any]:
    """How a variant stands with a goal as plain data for JSON."""
    return {
        "goal": found.goal.text,
        "verdict": found.kind,
        "value": round(found.value, 6),
        "more": found.more,
        "figures": [
            {
                "figure": finding.title,
                "unit": finding.unit,
                "verdict": finding.verdict.kind,
                **estimate_data(finding.estimate),
            }
            for finding in found.findings
        ],
    }
