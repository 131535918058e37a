"""oikist position: what holds in a position, and why a move is not allowed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from engine.cli.given import AsJson
from engine.cli.terminal import announce_preparation, print_json


def position(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position file.")],
    as_json: AsJson = False,
    why: Annotated[
        str | None, typer.Option("--why", metavar="MOVE", help="Why this move is not allowed.")
    ] = None,
) -> None:
    """Describe a position, or tell why a move is not allowed.

    The parts are those of the game: what lies where, scores, who is to decide, legal moves.
    """
    from engine.records.position import read_position_file

    announce_preparation()
    scenario, state = read_position_file(file)
    game = scenario.game
    if why is None:
        data = game.describe(scenario.record, state)
        if as_json:
            print_json(data)
        else:
            typer.echo("\n".join(_lines(data)))
        return
    from engine.records.replay import read_move

    move = read_move(scenario, state, why, "", "--why")
    refusal = game.why_not(scenario.record, state, move)
    if as_json:
        rules = list(refusal.rules) if refusal else []
        reason = refusal.text if refusal else None
        print_json({"move": why, "legal": refusal is None, "reason": reason, "rules": rules})
    elif refusal is None:
        typer.echo(f"{why}: allowed")
    else:
        typer.echo(f"{why}: {refusal.text.rstrip('.')} ({', '.join(refusal.rules)})")


def _lines(data: Mapping[str, Any]) -> Iterator[str]:
    """A description for people: a heading for each part, one line for each entry."""
    for key, value in data.items():
        entries = value if isinstance(value, list) else None
        if isinstance(value, Mapping):
            yield f"{key}:"
            yield from (f"  {name}: {_short(entry)}" for name, entry in value.items())
        elif entries and any(isinstance(entry, Mapping) for entry in entries):
            yield f"{key}:"
            yield from (f"  {_short(entry)}" for entry in entries)
        else:
            yield f"{key}: {_short(value)}"


def _short(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_nested(entry)}" for key, entry in value.items()) or "none"
    if isinstance(value, list):
        return ", ".join(_nested(entry) for entry in value) or "none"
    return "none" if value in (None, "") else str(value)


def _nested(value: object) -> str:
    text = _short(value)
    return f"({text})" if isinstance(value, (Mapping, list)) and value else text
