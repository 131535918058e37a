"""oikist play: one game, by bots or at the keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.cli.given import (
    Bots,
    Changes,
    Seed,
    VariantName,
    bots_from,
    changes_from,
    expect_writable,
)
from engine.cli.terminal import announce_preparation, note
from engine.errors import OikistError

if TYPE_CHECKING:
    from engine.play.session import Session

PERSON = "-"


def play(
    variant: VariantName = "classic",
    bots: Bots = "greedy",
    seed: Seed = 1,
    record: Annotated[
        Path | None, typer.Option("--record", help="Write the game to a file.")
    ] = None,
    changes: Changes = None,
) -> None:
    """Play one game and print it.

    A bot named "-" is you: type a move, "?" for all legal moves, or "quit". A game that
    is given up is recorded as far as it went.
    """
    expect_writable(record)
    from engine.play.session import Session
    from engine.records.record import record_text, write_record
    from engine.scenarios.catalog import load_scenario

    scenario = load_scenario(variant, changes_from(changes))
    names = bots_from(bots, scenario.seats, also=(PERSON,))
    announce_preparation(scenario.game)
    session = Session(scenario, seed, names)
    _play_out(session)
    if record:
        write_record(session.record(), record)
    if PERSON not in names:
        typer.echo(record_text(session.record()), nl=False)
    if session.over:
        pairs = zip(session.seat_names, session.standing(), strict=True)
        note("Final scores: " + ", ".join(f"{name} {score}" for name, score in pairs))
    if record:
        note(f"Recorded in {record}")


def _play_out(session: Session) -> None:
    from engine.bots.registry import choose_move

    streams = bot_streams(session.seed or 0, session.scenario.seats)
    while not session.over:
        seat = session.seat_to_move
        bot = session.bots[seat]
        if bot != PERSON:
            session.play(choose_move(session.scenario, session.state, bot, streams[seat]))
        elif not _ask(session):
            return


def bot_streams(seed: int, seats: int) -> list[Any]:
    """A stream of chance for the bot of each seat."""
    import numpy as np

    from engine.rng import BOT, derive

    whole = np.uint64(seed)
    return [np.array([derive(whole, BOT, np.uint64(seat))], np.uint64) for seat in range(seats)]


def _ask(session: Session) -> bool:
    """Let a person make one move; False to give the game up."""
    name = session.seat_names[session.seat_to_move]
    picture = session.picture(session.seat_to_move)
    typer.echo(picture.caption)
    while True:
        try:
            text = input(f"{name}> ").strip()
        except EOFError:
            return False
        if text in ("quit", "exit"):
            return False
        if text == "?":
            typer.echo("\n".join(move for _, move in session.legal()))
            continue
        try:
            session.play_text(text)
        except OikistError as error:
            for fault in error.faults:
                typer.echo(str(fault))
            continue
        return True
