"""oikist replay: plays a record again and checks all that it says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from engine.cli.terminal import announce_preparation


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")],
    moves: Annotated[bool, typer.Option("--moves", help="Print every move.")] = False,
) -> None:
    """Replay a record and verify it move by move.

    Every move must be legal, and noted positions and final scores must come out.
    """
    from engine.records.reading import read_record
    from engine.records.replay import is_over, scenario_of, standing
    from engine.records.replay import replay as verified

    record = read_record(file)
    scenario = scenario_of(record, str(file))
    announce_preparation(scenario.game)
    last = verified(record, scenario, str(file))
    if moves:
        for turn in record.turns:
            typer.echo(f"Round {turn.period + 1}, {turn.seat}: {turn.text}")
    pairs = zip(record.seats, standing(scenario, last), strict=True)
    scores = ", ".join(f"{name} {score}" for name, score in pairs)
    state = "final scores" if is_over(scenario, last) else "unfinished, if it ended now"
    typer.echo(f"{file}: OK, {len(record.turns)} moves of '{scenario.title}', {state}: {scores}")
