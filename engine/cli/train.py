"""oikist train: weights of the greedy bot, tuned by self-play."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.cli.batches import stoppable
from engine.cli.given import (
    MOST_THREADS,
    AsJson,
    Seed,
    cores,
    expect_writable,
    write_output,
)
from engine.cli.terminal import announce_preparation, note, print_json, print_table
from engine.errors import Fault, OikistError

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario
    from engine.tuning.arms import Arm
    from engine.tuning.climbing import Match
    from engine.tuning.training import Effort, Trained

INTERRUPTED = 130
LEAST_CONFIRMING = 2000


def train(
    variants: Annotated[
        list[str],
        typer.Argument(
            metavar="VARIANT...", help="Variants of one game, all played; +KEY=VALUE changes one."
        ),
    ],
    generations: Annotated[
        int, typer.Option("--generations", min=1, max=10_000, help="Of the search.")
    ] = 30,
    games: Annotated[
        int, typer.Option("--games", min=2, max=1_000_000, help="Of each set of weights.")
    ] = 800,
    confirming: Annotated[
        int, typer.Option("--confirm", min=2, max=1_000_000, help="Games a variant, fresh seeds.")
    ] = 4000,
    bot: Annotated[
        str, typer.Option("--bot", metavar="NAME", help="greedy, or a search such as search:50.")
    ] = "greedy",
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", help="Write weights.toml, if they are confirmed better."),
    ] = None,
    seed: Seed = 1,
    threads: Annotated[
        int, typer.Option("--threads", min=0, max=MOST_THREADS, help="0 for one on each core.")
    ] = 0,
    as_json: AsJson = False,
) -> None:
    """Tune what bots judge by, in games against the present weights.

    The result is confirmed on seeds that the search has not seen. A file is written only
    if the new weights win more than a fair share there, with 2,000 games or more a variant.
    """
    expect_writable(output)
    if output is not None and confirming < LEAST_CONFIRMING:
        what = f"{confirming} games cannot confirm weights that are to be kept"
        remedy = f"give at least {LEAST_CONFIRMING}"
        raise OikistError(Fault("", "--confirm", what, remedy))
    from engine.bots.spec import parse_bot
    from engine.tuning.training import TABLES, Effort, weights_text

    known = parse_bot(bot, "--bot")
    if known.kind not in TABLES or known.persona or not known.reproducible:
        what = f"'{bot}' cannot be trained"
        raise OikistError(Fault("", "--bot", what, "give greedy, or a search like search:50"))
    arms = _arms(variants)
    scenarios = [arm.scenario for arm in arms]
    effort = Effort(generations, games, confirming, seed, str(known), threads or cores())
    found = _trained(scenarios, effort)
    if not as_json:
        _print(arms, found)
    if output is not None and not found.better:
        note(f"The new weights are not confirmed to be better; {output} is not written.")
    elif output is not None:
        command = f"Trained by: {_command(variants, effort)}"
        remarks = [command, *_remarks(found.confirmed, arms)]
        write_output(output, weights_text(scenarios[0].game, known.kind, found.weights, remarks))
        note(f"Written: {output}")
    if as_json:
        print_json(_data(arms, found, effort))


def _arms(variants: list[str]) -> list[Arm]:
    from engine.tuning.arms import arm_from

    arms = [arm_from(variant) for variant in variants]
    game = arms[0].scenario.game
    for arm in arms:
        if arm.scenario.game.name != game.name:
            what = f"'{arm.text}' is of another game than '{variants[0]}'"
            raise OikistError(Fault("", "VARIANT", what, "name variants of one game"))
    if not game.weights:
        what = f"{game.title} has no weights"
        raise OikistError(Fault("", "VARIANT", what, "name a variant of another game"))
    return arms


def _trained(scenarios: list[Scenario], effort: Effort) -> Trained:
    from engine.tuning.sampling import Stopped
    from engine.tuning.training import games_to_play, train

    game = scenarios[0].game
    announce_preparation(game)
    total = games_to_play(scenarios, effort, len(game.weights))
    with stoppable(total) as told:
        try:
            return train(scenarios, effort, told)
        except Stopped:
            note("Stopped; nothing is confirmed, so nothing is told.")
            raise typer.Exit(INTERRUPTED) from None


def _command(variants: list[str], effort: Effort) -> str:
    return shlex.join(
        [
            *("oikist", "train", *variants),
            *("--generations", str(effort.generations), "--games", str(effort.games)),
            *("--confirm", str(effort.confirming), "--seed", str(effort.seed)),
            *(("--bot", effort.bot) if effort.bot != "greedy" else ()),
        ]
    )


def _remarks(confirmed: tuple[Match, ...], arms: list[Arm]) -> list[str]:
    return [
        f"Confirmed on {arm.name}, one seat against the weights before: {_said(played)}"
        f" of {played.games:,} games, fair {100 / arm.scenario.seats:.1f}%"
        for played, arm in zip(confirmed, arms, strict=True)
    ]


def _said(played: Match) -> str:
    from engine.reports.wording import apart

    share = played.share.scaled(100)
    return f"{share.mean:.1f}% ({' to '.join(apart(share.low, share.high))})"


def _print(arms: list[Arm], found: Trained) -> None:
    print_table(
        ["weight", "before", "now"],
        [(name, f"{found.before[name]:.4g}", f"{now:.4g}") for name, now in found.weights.items()],
    )
    for remark in _remarks(found.confirmed, arms):
        print(f"{remark}.")
    print("Better." if found.better else "Not shown to be better.")


def _data(arms: list[Arm], found: Trained, effort: Effort) -> dict[str, Any]:
    return {
        "format": 1,
        "command": _command([arm.source for arm in arms], effort),
        "weights": dict(found.weights),
        "before": dict(found.before),
        "better": found.better,
        "history": [round(gain, 6) for gain in found.history],
        "confirmed": [
            {
                "variant": arm.source,
                "games": played.games,
                "unfinished": played.unfinished,
                "fair_share": round(1 / arm.scenario.seats, 6),
                "share": round(played.share.mean, 6),
                "low": round(played.share.low, 6),
                "high": round(played.share.high, 6),
                "margin": round(played.margin.mean, 6),
            }
            for played, arm in zip(found.confirmed, arms, strict=True)
        ],
    }
