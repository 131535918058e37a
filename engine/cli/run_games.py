"""oikist runs find and oikist runs game: single games among all that are stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from engine.cli.given import AsJson, expect_writable, write_output
from engine.cli.running import RunNumber, RunsFile
from engine.cli.terminal import note, print_json, print_table
from engine.errors import Fault, OikistError
from engine.remedies import did_you_mean

if TYPE_CHECKING:
    from engine.runs.finding import Findings, FoundGame
    from engine.runs.replaying import Moment
    from engine.runs.store import Store

SHOWN: Final = 20
T = TypeVar("T")

Arm = Annotated[int, typer.Option("--arm", min=0, help="Of the run, from 0.")]


def find(
    numbers: Annotated[list[int], typer.Argument(metavar="RUN...", min=1, help="Stored runs.")],
    where: Annotated[
        list[str] | None,
        typer.Option(
            "--where",
            metavar="CONDITION",
            help='Such as "margin < 2", "length > 200", "score:red > 70"; may be repeated.',
        ),
    ] = None,
    winner: Annotated[
        str, typer.Option("--winner", metavar="WHO", help="Seat that won, or its bot.")
    ] = "",
    won_from: Annotated[
        str,
        typer.Option(
            "--won-from",
            metavar="PLACE@ROUND",
            help="Where the winner stood after a round: last@8, 2@8, last@half.",
        ),
    ] = "",
    fired: Annotated[
        list[str] | None,
        typer.Option("--fired", metavar="ID", help="Rule that fired; may be repeated."),
    ] = None,
    unfired: Annotated[
        list[str] | None,
        typer.Option("--not-fired", metavar="ID", help="Rule that did not; may be repeated."),
    ] = None,
    tied: Annotated[bool, typer.Option("--tied", help="Games won together.")] = False,
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="Games that did not end within their bound.")
    ] = False,
    order: Annotated[
        str,
        typer.Option(
            "--order",
            metavar="ORDER",
            help="closest, clearest, longest, shortest, liveliest, highest or lowest first.",
        ),
    ] = "",
    limit: Annotated[
        int, typer.Option("--limit", min=0, help="Games that are listed; 0 for all.")
    ] = SHOWN,
    moments: Annotated[
        bool,
        typer.Option("--moments", help="Play the listed games again to tell at which move it was."),
    ] = False,
    runs: RunsFile = None,
    as_json: AsJson = False,
) -> None:
    """Find games of stored runs; all conditions hold together.

    Figures are margin, spread, length, leads, winners, score:SEAT, place:SEAT, won:SEAT (1 or 0)
    and every measure of the game; SEAT may be "any". `oikist runs game` writes a found game as
    a match.
    """
    from engine.runs.conditions import ORDERS, Wanted, condition_from, stood_from
    from engine.runs.finding import find_games
    from engine.runs.store import read_store

    faults: list[Fault] = []
    if order and order not in ORDERS:
        what = f"unknown order '{order}'"
        faults.append(Fault("", "--order", what, did_you_mean(order, ORDERS)))
    conditions = _all_read("--where", where or [], condition_from, faults)
    stood = _all_read("--won-from", [won_from] if won_from else [], stood_from, faults)
    if faults:
        raise OikistError(faults)
    wanted = Wanted(
        winner=winner,
        stood=stood[0] if stood else None,
        fired=tuple(rule.upper() for rule in fired or ()),
        unfired=tuple(rule.upper() for rule in unfired or ()),
        where=conditions,
        tied=tied,
        unfinished=unfinished,
        order=order,
        limit=limit,
    )
    with read_store(runs) as store:
        found = find_games(store, tuple(dict.fromkeys(numbers)), wanted)
        if moments:
            found = replace(found, games=tuple(_placed(store, game) for game in found.games))
    if as_json:
        print_json({"format": 1, **asdict(found)})
    else:
        _print(found, runs)


def _all_read(
    option: str, texts: Sequence[str], read: Callable[[str], T], faults: list[Fault]
) -> tuple[T, ...]:
    """What texts of an option mean; faults are added, and name the option."""
    found = []
    for text in texts:
        try:
            found.append(read(text))
        except OikistError as error:
            faults += [
                Fault("", f'{option} "{fault.place}"', fault.what, fault.remedy)
                for fault in error.faults
            ]
    return tuple(found)


def _placed(store: Store, game: FoundGame) -> FoundGame:
    """A found game with the moves of its moments."""
    from engine.runs.replaying import game_as_match, placed

    match = game_as_match(store, game.run, game.arm, game.game)
    return replace(game, moments=tuple(placed(match, moment) for moment in game.moments))


def _print(found: Findings, runs: Path | None) -> None:
    watched = "" if found.watched is None else f", {found.watched:,} of them watched for rules"
    told = f"{found.count:,} of {found.searched:,} games{watched}"
    if not found.games:
        note(f"None of {found.searched:,} games{watched}")
        return
    seats = list(dict.fromkeys(seat for game in found.games for seat in game.scores))
    arms = len({(game.run, game.arm) for game in found.games}) > 1
    rows = [_row(game, seats, arms=arms) for game in found.games]
    heads = ["run", *(["arm"] if arms else []), "game", "won by", *seats, "margin", "decisions"]
    shown = "" if len(rows) == found.count else f", the first {len(rows)}"
    moments = any(game.moments for game in found.games)
    print_table(
        [*heads, *(["moment"] if moments else [])],
        [row if moments else row[:-1] for row in rows],
        title=told + shown,
        words=0,
    )
    first = found.games[0]
    words = f"oikist runs game {first.run} {first.game}" + (f" --arm {first.arm}" * (first.arm > 0))
    at = f' --at "{_called(first.moments[0])}"' if first.moments else ""
    print(f"Open one with: {words}{at}{f' --runs {runs}' if runs else ''}")


def _row(game: FoundGame, seats: Sequence[str], *, arms: bool) -> tuple[object, ...]:
    return (
        game.run,
        *([f"{game.arm} {game.label}"] if arms else []),
        game.game,
        " and ".join(game.winners) if game.finished else "unfinished",
        *(game.scores.get(seat, "") for seat in seats),
        "" if game.margin is None else game.margin,
        game.decisions,
        ", ".join(_told(moment) for moment in game.moments),
    )


def _called(moment: Moment) -> str:
    from engine.runs.replaying import RULE

    return moment.name if moment.kind == RULE else f"{moment.kind} {moment.name}"


def _told(moment: Moment) -> str:
    at = "" if moment.move is None else f" (move {moment.move})"
    return _called(moment) + at


def game(
    run: RunNumber,
    number: Annotated[int, typer.Argument(metavar="GAME", min=0, help="Its number, from 0.")],
    arm: Arm = 0,
    at: Annotated[
        str,
        typer.Option("--at", metavar="MOMENT", help='"round 8", "move 120" or the id of a rule.'),
    ] = "",
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="A .match, or a record; else in 'matches'."),
    ] = None,
    runs: RunsFile = None,
    as_json: AsJson = False,
) -> None:
    """Write a stored game as a match, move by move, or as a record.

    It is played again from its seed, and refused if it does not end as it is stored. With
    --at the match opens at a moment of it.
    """
    from engine.file_kinds import MATCH_SUFFIX
    from engine.play.match_file import match_text
    from engine.play.saving import matches_folder
    from engine.records.record import record_text
    from engine.runs.replaying import game_as_match, moment_from, show_moment
    from engine.runs.store import read_store

    path = output or matches_folder() / f"run-{run}-arm-{arm}-game-{number}{MATCH_SUFFIX}"
    if output is None:
        path.parent.mkdir(parents=True, exist_ok=True)
    expect_writable(path)
    with read_store(runs) as store:
        match = game_as_match(store, run, arm, number)
    standing = dict(zip(match.seat_names, match.standing(), strict=True))
    moves, over = len(match.line()), match.over
    record = match.record()
    shown = show_moment(match, moment_from(at)) if at else None
    as_match = path.suffix == MATCH_SUFFIX
    write_output(path, match_text(match) if as_match else record_text(record))
    if as_json:
        data: dict[str, Any] = {"format": 1, "run": run, "arm": arm, "game": number}
        data |= {"seed": match.seed, "file": str(path), "moves": moves, "over": over}
        print_json(data | {"scores": standing, "at": None if shown is None else asdict(shown)})
        return
    points = ", ".join(f"{seat} {score}" for seat, score in standing.items())
    print(f"{moves} moves, {'final scores' if over else 'unfinished'}: {points}")
    if shown is not None:
        print(f"At {_told(shown)}")
    print(f"File: {path}")
    if as_match:
        print("Open it in the window under Matches (Ctrl+Shift+M)")
    print(f"Go through it with: oikist replay {path} --moves")
