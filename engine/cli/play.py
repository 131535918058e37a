"""oikist play: one game, by bots or by people in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.bots.spec import bots_by_seat
from engine.cli.ending import ending_data
from engine.cli.given import (
    AsJson,
    Bots,
    Changes,
    Seed,
    VariantName,
    changes_from,
    expect_writable,
)
from engine.cli.terminal import announce_preparation, note, print_json, talk_aside
from engine.errors import Fault, OikistError, RecordError
from engine.remedies import did_you_mean

if TYPE_CHECKING:
    from engine.play.match import Match
    from engine.play.position import Position
    from engine.play.session import Session
    from engine.scenarios.scenario import Scenario

PERSON = "-"


def play(
    variant: VariantName = "",
    bots: Bots = "greedy",
    seed: Seed = 1,
    record: Annotated[
        Path | None, typer.Option("--record", help="Write the game to a file.")
    ] = None,
    changes: Changes = None,
    human: Annotated[
        list[str] | None,
        typer.Option("--human", metavar="SEAT", help="You play this seat; may be repeated."),
    ] = None,
    match: Annotated[
        Path | None, typer.Option("--match", help="Where the match is saved; else in 'matches'.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play one game and print it, or play along in words.

    With --human you sit at a seat: type moves as text, "?" for all legal ones, "help" for
    the rest: reasons, undo, variations, notes, hints. The match is saved move by move. The
    others are bots. Without it, a bot named "-" is you: type a move, "?", or "quit"; a
    game that is given up is recorded as far as it went. With --json the game itself is data
    at the end, and what is said on the way goes to stderr.
    """
    from engine.play.session import Session
    from engine.records.record import record_text
    from engine.scenarios.usual import usual_variant

    expect_writable(record, match)
    game: Session | Match
    with talk_aside(wanted=as_json):
        if resume is not None:
            game, kept = _resumed(resume, human, match, record)
        elif human or match is not None:
            name = variant or usual_variant()
            game, kept = _begun(name, bots, seed, changes, human or (), match, record)
        else:
            name, kept = variant or usual_variant(), None
            game = _played(name, bots, seed, record, changes)
    if as_json:
        print_json(_data(game, kept, record))
    elif isinstance(game, Session) and PERSON not in game.bots:
        typer.echo(record_text(game.record()), nl=False)
    if game.over:
        _tell_end(game)
    if record is not None:
        note(f"Recorded in {record}")


def _data(game: Session | Match, match: Path | None, record: Path | None) -> dict[str, Any]:
    from engine.play.session import Session
    from engine.records.record import record_text

    scenario, seated = game.scenario, game.bots if isinstance(game, Session) else game.seats
    try:
        text = record_text(game.record())
    except RecordError:  # it began from a position, or went through one
        text = None
    return {
        "format": 1,
        "variant": scenario.source,
        "changes": dict(scenario.changes),
        "digest": scenario.digest,
        "seed": game.seed,
        "bots": dict(zip(game.seat_names, seated, strict=True)),
        **ending_data(scenario, game.state),
        "match": None if match is None else str(match),
        "file": None if record is None else str(record),
        "record": text,
    }


def _played(
    variant: str, bots: str, seed: int, record: Path | None, changes: list[str] | None
) -> Session:
    from engine.play.session import Session
    from engine.records.record import write_record
    from engine.tuning.arms import arm_from

    scenario = arm_from(variant, changes_from(changes)).scenario
    names = bots_by_seat(bots, scenario.seats, also=(PERSON,))
    announce_preparation(scenario.game)
    session = Session(scenario, seed, names)
    _play_out(session)
    if record:
        write_record(session.record(), record)
    return session


def _begun(
    variant: str,
    bots: str,
    seed: int,
    changes: list[str] | None,
    human: Sequence[str],
    path: Path | None,
    record: Path | None,
) -> tuple[Match, Path | None]:
    """A new match in words.

    Raises:
        OikistError: A bot or a seat that is not there, or a match that would be overwritten.
    """
    from engine.play.match import Match
    from engine.tuning.arms import arm_from

    scenario = arm_from(variant, changes_from(changes)).scenario
    if path is not None and path.exists():
        remedy = f"go on with it: --resume {path}, or name another file"
        raise RecordError(Fault(str(path), "", "there is a match already", remedy))
    seats = bots_by_seat(bots, scenario.seats, also=(PERSON,))
    seats = _with_people(seats, scenario, human)
    announce_preparation(scenario.game)
    return _talk(Match(scenario, seed, seats), path, record)


def _resumed(
    resume: Path, human: Sequence[str] | None, path: Path | None, record: Path | None
) -> tuple[Match, Path | None]:
    """A saved match in words, at its last position.

    Raises:
        OikistError: It cannot be read, was played by other rules, or is open elsewhere.
    """
    from engine.play.match_file import scenario_of
    from engine.play.match_reading import read_heading, read_match
    from engine.play.saving import is_on_a_table

    if path is None and is_on_a_table(resume):
        remedy = "close it there first, or add --match FILE to go on in another file"
        raise RecordError(Fault(str(resume), "", "this match is open in a window", remedy))
    scenario = scenario_of(read_heading(resume), str(resume))
    announce_preparation(scenario.game)
    match = read_match(resume, scenario)
    for number, who in enumerate(_with_people(match.seats, scenario, human or ())):
        if who != match.seats[number]:
            match.seat(number, who)
    return _talk(match, path or resume, record, opened=True)


def _with_people(seats: Sequence[str], scenario: Scenario, human: Sequence[str]) -> tuple[str, ...]:
    from engine.seats import seat_called, seat_titles

    found, names = list(seats), scenario.game.seat_names(scenario.record)
    faults = []
    for name in human:
        seat = seat_called(scenario.game, names, name)
        if seat is not None:
            found[seat] = PERSON
        else:
            what = f"there is no seat '{name}'"
            titles = seat_titles(scenario.game, names)
            faults.append(Fault("", "--human", what, did_you_mean(name.capitalize(), titles)))
    if faults:
        raise OikistError(faults)
    return tuple(found)


def _talk(
    match: Match, path: Path | None, record: Path | None, *, opened: bool = False
) -> tuple[Match, Path | None]:
    """The match as it was left, and its file."""
    from engine.cli.table_talk import Talk
    from engine.play.saving import SavedLater
    from engine.records.record import write_record

    saved = SavedLater(match, path)
    if PERSON in match.seats or (opened and match.over):
        typer.echo("Type a move, ? for the legal ones, or help.")
    try:
        Talk(match, lambda: saved.path, opened=opened).run()
    finally:
        saved.close()
        if saved.path is not None:
            note(f"Saved in {saved.path}")
        elif not opened and not saved.problem:
            note("Nothing is saved, since no move was made")
        if saved.problem:
            note(f"The match is not saved any more: {saved.problem}")
    if record:
        write_record(match.record(), record)
    return match, saved.path


def _tell_end(game: Position) -> None:
    """Final scores, and the places of all seats."""
    from engine.play.results import by_place, results

    found = results(game)
    note("Final scores: " + ", ".join(f"{one.title} {one.score}" for one in found))
    note(f"Places: {by_place(found) or 'all have lost'}")


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
    name = session.seat_titles[session.seat_to_move]
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
