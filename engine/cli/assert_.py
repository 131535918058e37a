"""oikist assert: goals that a variant must keep, for the designers' own checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from engine.cli.batches import UNENDED
from engine.cli.given import MOST_GAMES, AsJson, Bots, Changes, Seed, VariantName, changes_from
from engine.cli.samples import Confidence, Expected, Keep, Keeping, RunsFile, Threads, sampling
from engine.cli.terminal import print_json, tell
from engine.errors import Fault, OikistError
from engine.reports.plain_data import estimate_data

if TYPE_CHECKING:
    from engine.tuning.goals import Judged

PASSES, FAILS = "passes", "fails"
UNTOLD = "not yet known"
WORDS: Final = {"balanced enough": "passed", "imbalanced": "missed", UNTOLD: UNTOLD}
CODES: Final = {"passed": 0, PASSES: 0, "missed": 1, FAILS: 1, "": 3}  # 2 is for faulty input


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
    unknown: Annotated[
        str,
        typer.Option(
            "--unknown",
            metavar="passes|fails",
            help="How to end when the games do not tell yet: with exit code 0 or 1, not 3.",
        ),
    ] = "",
    strict: Annotated[bool, typer.Option("--strict", hidden=True)] = False,
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

    Exit code 0 if every goal is reached, 1 if one is missed, 3 if the games do not tell yet.
    A wrong alarm happens with the error of the confidence, over all goals together. The same
    seed gives the same answer.
    """
    from engine.tuning.arms import arm_from
    from engine.tuning.goals import goals_from, judged, together

    texts = [*((f"seats within {band:g}",) if band else ()), *(goal or ())]
    unknown = _checked(unknown, texts, strict=strict)
    scenario = arm_from(variant, changes_from(changes)).scenario
    goals = goals_from(texts, scenario)
    level = 1 - (1 - confidence) / len(goals)
    keeping = Keeping("assert", runs, games, keep)
    with sampling(scenario, bots, seed, threads, Expected(games), keeping) as sampler:
        results = sampler.sample(scenario, games)
    found = [judged(each, scenario, results, level) for each in goals]
    verdict = WORDS[together(found)]
    code = CODES[unknown] if verdict == UNTOLD else CODES[verdict]
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
                "verdict": verdict,
                "passed": code == 0,
                "more": max(each.more for each in found),
                "goals": [judged_data(each) for each in found],
            }
        )
    else:
        where = f"{len(results.scores):,} games, seed {seed}"
        _tell(found, verdict, code, where, results.unfinished)
    if code:
        raise typer.Exit(code)


def _checked(unknown: str, goals: list[str], *, strict: bool) -> str:
    """What to do if the games do not tell; `--strict` is the old name of `--unknown fails`."""
    faults = []
    if unknown not in ("", PASSES, FAILS):
        faults.append(Fault("", "--unknown", f"'{unknown}' is not known", "write passes or fails"))
    if strict and unknown == PASSES:
        what = "this means --unknown fails, and --unknown passes is given too"
        faults.append(Fault("", "--strict", what, "leave one out"))
    if not goals:
        faults.append(Fault("", "--band", "0 leaves nothing to check", "add --goal, or a band"))
    if faults:
        raise OikistError(faults)
    return FAILS if strict else unknown


def _tell(found: list[Judged], verdict: str, code: int, where: str, unfinished: int) -> None:
    """Each goal, and what they come to together."""
    from engine.reports.wording import judged_sentence, more_needed

    for each in found:
        tell(judged_sentence(each)[1])
    if unfinished:
        tell(f"{unfinished:,} games {UNENDED} and are not counted.")
    if verdict != UNTOLD:
        tell(f"{'Passed' if code == 0 else 'FAILED'}: {where}.")
        return
    ends = {0: ", which passes", 1: ", which fails"}.get(code, "")
    count = max((finding.estimate.count for each in found for finding in each.findings), default=0)
    needed = more_needed(max(each.more for each in found), count)
    tell(f"Not yet known{ends}: {where}; {needed}.")


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
