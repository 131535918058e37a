"""oikist matches: the games that were played at the table, found again."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.cli.given import AsJson
from engine.cli.terminal import note, print_json, print_table

if TYPE_CHECKING:
    from engine.play.archive import Kept

DAY = "%Y-%m-%d"


def matches(
    folder: Annotated[
        Path | None,
        typer.Argument(metavar="[FOLDER]", help="Else the project's 'matches', or your own."),
    ] = None,
    variant: Annotated[
        str, typer.Option("--variant", help="Part of its name, path or title.")
    ] = "",
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", metavar="WHO", help='Bot at the table, or "-"; may be repeated.'),
    ] = None,
    winner: Annotated[
        str, typer.Option("--winner", metavar="WHO", help="Seat that won, or its bot.")
    ] = "",
    tag: Annotated[str, typer.Option("--tag", help="Tag of a note.")] = "",
    fired: Annotated[
        str, typer.Option("--fired", metavar="ID", help="Rule that a move made use of.")
    ] = "",
    refused: Annotated[
        str, typer.Option("--refused", metavar="ID", help="Rule that forbade something tried.")
    ] = "",
    text: Annotated[str, typer.Option("--text", help="Words of a note.")] = "",
    since: Annotated[
        datetime | None,
        typer.Option("--since", formats=[DAY], metavar="YYYY-MM-DD", help="Played then or later."),
    ] = None,
    until: Annotated[
        datetime | None,
        typer.Option(
            "--until", formats=[DAY], metavar="YYYY-MM-DD", help="Or not later than that."
        ),
    ] = None,
    over: Annotated[
        bool | None, typer.Option("--over/--running", help="Only finished or unfinished ones.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List matches, last played first.

    A match that was cut off by a crash is played through once when it must be known how it
    stands.
    """
    from engine.errors import Fault, RecordError
    from engine.play.archive import Filters, kept_matches
    from engine.play.saving import matches_folder

    where = folder or matches_folder()
    if folder is not None and not folder.is_dir():
        raise RecordError(Fault(str(folder), "", "there is no such folder", "name another one"))
    filters = Filters(
        variant=variant,
        seats=tuple(seat or ()),
        winner=winner,
        tag=tag.removeprefix("#"),
        fired=fired.upper(),
        refused=refused.upper(),
        text=text,
        since=since.date() if since else None,
        until=until.date() if until else None,
        over=over,
    )
    found = kept_matches(where, filters)
    if as_json:
        print_json([_data(kept) for kept in found])
    elif not found:
        note(f"No match of this kind is in {where}")
    else:
        columns = ("match", "played", "variant", "seats", "result", "notes", "moves")
        print_table(columns, [_row(kept) for kept in found], words=6)


def _row(kept: Kept) -> tuple[object, ...]:
    played = f"{kept.played:%Y-%m-%d %H:%M}"
    if kept.problem:
        return (kept.path.name, played, kept.problem, "", "", "", "")
    seats = ", ".join("a person" if who == "-" else who for who in kept.seats)
    tags = " ".join(f"#{tag}" for tag in kept.tags)
    notes = " ".join(part for part in (str(len(kept.notes)) if kept.notes else "", tags) if part)
    return (kept.path.name, played, kept.title, seats, _result(kept), notes, kept.moves)


def _result(kept: Kept) -> str:
    if not kept.known:
        return "not known"
    points = ", ".join(f"{seat} {score}" for seat, score in (kept.scores or {}).items())
    if not kept.over:
        return f"unfinished: {points}" if points else "unfinished"
    return f"{' and '.join(kept.winners)} won: {points}"


def _data(kept: Kept) -> dict[str, Any]:
    return {
        "file": str(kept.path),
        "played": kept.played.isoformat(timespec="seconds"),
        "game": kept.game,
        "variant": kept.variant,
        "title": kept.title,
        "digest": kept.digest,
        "seed": kept.seed,
        "seats": list(kept.seats),
        "moves": kept.moves,
        "variations": kept.variations,
        "tags": list(kept.tags),
        "notes": list(kept.notes),
        "refused": list(kept.refused),
        "over": kept.over,
        "scores": None if kept.scores is None else dict(kept.scores),
        "places": dict(kept.places),
        "winners": list(kept.winners),
        "fired": None if kept.fired is None else list(kept.fired),
        "problem": kept.problem,
    }
