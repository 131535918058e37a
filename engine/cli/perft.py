"""oikist perft: counts lines of play, to check rules against rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from engine.cli.given import AsJson, Seed
from engine.cli.terminal import announce_preparation, print_json

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario, State

MOST_DEPTH = 20


def perft(
    source: Annotated[
        str, typer.Argument(metavar="VARIANT|POSITION", help="A variant, or a position file.")
    ],
    depth: Annotated[int, typer.Option("--depth", min=1, max=MOST_DEPTH, help="Moves ahead.")],
    seed: Seed = 1,
    divide: Annotated[
        bool, typer.Option("--divide", help="Also print the count behind each first move.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Count lines of play, to check rules.

    Lines that end earlier because the game is over count at their end. A variant is
    counted from the start of the game with the seed.
    """
    from engine.simulation.perft import count
    from engine.simulation.perft import divide as divided

    scenario, state = _start(source, seed)
    if not divide:
        total = count(scenario, state, depth)
        print_json({"depth": depth, "count": total}) if as_json else typer.echo(f"{total:,}")
        return
    parts = divided(scenario, state, depth)
    total = sum(parts.values())
    if as_json:
        print_json({"depth": depth, "count": total, "moves": parts})
        return
    for move, number in parts.items():
        typer.echo(f"{number:>14,}  {move}")
    typer.echo(f"{total:>14,}  in all, by {len(parts):,} first moves")


def _start(source: str, seed: int) -> tuple[Scenario, State]:
    """The position in a file, or the first one of a game."""
    from engine.cli.checking import holds_position
    from engine.records.position import read_position_file
    from engine.records.replay import started
    from engine.tuning.arms import arm_from

    if holds_position(Path(source)):
        announce_preparation()
        return read_position_file(Path(source))
    scenario = arm_from(source).scenario
    announce_preparation(scenario.game)
    return scenario, started(scenario, seed)
