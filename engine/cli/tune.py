"""oikist tune: which parameters would reach the designer's goals."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.cli.assert_ import judged_data
from engine.cli.given import MOST_GAMES, AsJson, Bots, Seed, VariantName
from engine.cli.paging import ReportFile, answer_with, played_with, write_report
from engine.cli.samples import Confidence, Expected, Keep, Keeping, RunsFile, Threads, sampling
from engine.cli.terminal import note, print_json
from engine.errors import Fault, OikistError
from engine.remedies import did_you_mean

if TYPE_CHECKING:
    from engine.tuning.search import Candidate, Found, Wish

TELL_EVERY = 10


def tune(
    variant: VariantName,
    settings: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="KEY=LOW..HIGH",
            help="What may change: rounds=8..12, cards.actions.all.draw=-1..+1, board=a|b;"
            " KEY=VALUE fixes it. May be repeated.",
        ),
    ] = None,
    goals: Annotated[
        list[str] | None,
        typer.Option(
            "--goal",
            help='"seats within 2", "length 150..220", "runaway <= 30", "distance <= 0.2".'
            " May be repeated.",
        ),
    ] = None,
    method: Annotated[
        str, typer.Option("--method", metavar="tpe|nsga2|cmaes", help="How to search.")
    ] = "tpe",
    trials: Annotated[
        int, typer.Option("--trials", min=1, max=100_000, help="Points to look at.")
    ] = 40,
    games: Annotated[
        int, typer.Option("--games", min=8, max=MOST_GAMES, help="Games of each point.")
    ] = 300,
    confirm: Annotated[
        int, typer.Option("--confirm", min=8, max=MOST_GAMES, help="Games of each candidate.")
    ] = 1500,
    top: Annotated[int, typer.Option("--top", min=1, max=50, help="Candidates to confirm.")] = 3,
    study: Annotated[
        Path | None, typer.Option("--study", help="File that notes every point; goes on there.")
    ] = None,
    confidence: Confidence = 0.95,
    seed: Seed = 1,
    bots: Bots = "greedy",
    threads: Threads = 0,
    runs: RunsFile = None,
    keep: Keep = True,
    report: ReportFile = None,
    as_json: AsJson = False,
) -> None:
    """Search for parameters that reach goals, and confirm the best on fresh seeds.

    All points are judged on the same seeds. Only figures from fresh seeds are told, since
    the best of many tries looks better than it is. The same command goes on where it was
    stopped.
    """
    from engine.reports.tune_page import tune_page
    from engine.runs.opening import runs_file
    from engine.tuning.arms import arm_from
    from engine.tuning.goals import goals_from
    from engine.tuning.journal import beside_runs
    from engine.tuning.search import METHODS, Wish, searched
    from engine.tuning.space import space_from, split_settings

    if method not in METHODS:
        what = f"'{method}' is not known"
        raise OikistError(Fault("", "--method", what, did_you_mean(method, METHODS)))
    fixed, ranges = split_settings(settings or [])
    scenario = arm_from(variant, fixed).scenario
    space = space_from(ranges, scenario)
    wanted = goals_from(goals or ["seats within 2"], scenario)
    _no_categories_for(method, space)
    wish = Wish(space, wanted, method, trials, games, confirm, top, confidence)
    file = study or beside_runs(runs_file(runs), _name(wish, bots, seed))
    keeping = Keeping("tune", runs, confirm, keep)

    def on_trial(done: int) -> None:
        if done % TELL_EVERY == 0 and not as_json:
            note(f"{done} of {trials} points")

    expected = Expected(trials * games + (1 + top) * confirm, at_most=True)
    with sampling(scenario, bots, seed, threads, expected, keeping) as sampler:
        found = searched(wish, sampler, file, on_trial)
    page = tune_page(found, played_with(scenario, variant, bots, seed))
    if as_json:
        print_json(_as_data(found, bots))
        write_report(page, report)
    else:
        answer_with(page, report)


def _no_categories_for(method: str, space: Any) -> None:
    words = [each.key for each in space.dimensions if not each.ordered]
    if method == "cmaes" and words:
        what = f"this method takes numbers only, not '{words[0]}'"
        raise OikistError(Fault("", "--method", what, "use tpe or nsga2"))


def _name(wish: Wish, bots: str, seed: int) -> str:
    """A file name of its own for each search."""
    content = [
        wish.space.scenario.digest,
        [[each.key, list(each.values)] for each in wish.space.dimensions],
        [goal.text for goal in wish.goals],
        wish.method,
        wish.games,
        bots,
        seed,
    ]
    digest = hashlib.sha256(json.dumps(content).encode()).hexdigest()
    return f"tune-{wish.space.scenario.name}-{digest[:12]}.journal"


def _as_data(found: Found, bots: str) -> dict[str, Any]:
    wish, scenario = found.wish, found.wish.space.scenario
    return {
        "format": 1,
        "variant": scenario.source,
        "changes": dict(scenario.changes),
        "digest": scenario.digest,
        "bots": bots,
        "seed": found.seed,
        "fresh_seed": found.fresh,
        "method": wish.method,
        "space": {each.key: list(each.values) for each in wish.space.dimensions},
        "points": found.tried,
        "unplayable": found.unplayable,
        "games_a_point": wish.games,
        "best": found.best.told,
        "reason": found.reason.value,
        "today": _candidate_data(found.today),
        "candidates": [_candidate_data(each) for each in found.candidates],
    }


def _candidate_data(candidate: Candidate) -> dict[str, Any]:
    return {
        "point": candidate.told,
        "changes": dict(candidate.scenario.changes),
        "digest": candidate.scenario.digest,
        "distance": round(candidate.distance, 6),
        "games": candidate.games,
        "changed": candidate.changed,
        "edge": round(candidate.edge, 6),
        "front": candidate.front,
        "verdict": candidate.kind,
        "goals": [judged_data(each) for each in candidate.goals],
    }
