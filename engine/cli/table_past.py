"""Going through a match in words: back, forth, to variations; notes and seats."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import typer

from engine.cli.table_answers import PERSON, number_in, reader
from engine.errors import Fault, RecordError
from engine.remedies import did_you_mean
from engine.seats import seat_called

if TYPE_CHECKING:
    from engine.play.match import Match

_NOTHING: Final = "There is nothing to take back."


def bot_is_next(match: Match) -> bool:
    """Whether a bot is to decide."""
    return not match.over and match.seats[match.seat_to_move] != PERSON


def tell_line(match: Match, eyes: int) -> None:
    """The moves so far, with notes, and where variations begin, as a viewer may read them."""
    for node in [match.nodes[0], *match.line()]:
        name = match.seat_titles[node.seat] if node.seat >= 0 else node.who or "start"
        name = "" if match.is_secret(node.number, eyes) else f"{name}: "
        others = [n for n in node.children if len(node.children) > 1]
        parts = [f"{node.number}. {name}{match.text(node.number, eyes)}".rstrip(": ")]
        named, notes = match.name_for(node.number, eyes), match.notes_for(node.number, eyes)
        parts += [f"[{named}]"] if named else []
        parts += [f'"{text}" {" ".join("#" + tag for tag in tags)}' for text, tags in notes]
        if others:
            tried = (f"{n} {match.text(n, eyes)} {match.name_for(n, eyes)}".strip() for n in others)
            parts.append(f"(tried from here: {', '.join(tried)})")
        typer.echo(" ".join(part.strip() for part in parts))


def go_back(match: Match, rest: str, viewer: int, *, override: bool = False) -> None:
    """Back to before a move of a person, so many of them; never to another one's open choice."""
    count = number_in(rest.removesuffix("!"), 1, len(match.nodes))
    own = [node for node in match.line() if node.who == PERSON]
    if not own or (count == 1 and match.last_decision(viewer) is None):
        others = own and match.text(own[-1].number, viewer)
        typer.echo(f"There is nothing of yours to take back: {others}." if others else _NOTHING)
        return
    if count == 1 and match.choose_again(own[-1].seat):
        typer.echo(f"Position {match.here}, after {_text(match, match.here) or 'nothing'}.")
        return
    target = own[max(len(own) - count, 0)]
    _go_to(match, target.parent, override=override or rest.endswith("!"), word=f"back {count}")


def go_to(match: Match, rest: str, *, override: bool = False) -> None:
    """To a numbered position."""
    number = number_in(rest.removesuffix("!"), -1, len(match.nodes) - 1)
    if number < 0:
        raise RecordError(Fault("", "go", "where to?", "name a number of 'line'"))
    _go_to(match, number, override=override or rest.endswith("!"), word=f"go {number}")


def _go_to(match: Match, number: int, *, override: bool, word: str) -> None:
    if match.go(number, override=override):
        typer.echo(f"Position {match.here}, after {_text(match, match.here) or 'nothing'}.")
        return
    lost = match.choices_lost(number)
    shown = ", ".join(lost or (_text(match, node) for node in match.fenced(number)))
    what = "Choices of others would be lost" if lost else "Something came to light meanwhile"
    typer.echo(
        f"{what} ({shown}), so this cannot be taken back."
        f" '{word}!' does it all the same; the match keeps that it was done."
    )


def _text(match: Match, number: int) -> str:
    return match.text(number, reader(match))


def go_forward(match: Match, _rest: str) -> None:
    """On to what was tried last, and to the next decision of a person."""
    if not match.forward():
        typer.echo("There is nothing to go on to.")
        return
    while match.node.children and bot_is_next(match):
        match.forward()
    typer.echo(f"Position {match.here}, after {_text(match, match.here)}.")


def name_variation(match: Match, rest: str) -> None:
    """Name the variation that begins here."""
    if not rest:
        raise RecordError(Fault("", "branch", "no name", "write it behind the word"))
    match.name(match.here, rest)
    typer.echo(f"The variation from position {match.here} on is named {rest}.")


def write_note(match: Match, rest: str, eyes: int) -> None:
    """Write a note to the last move that is no secret to a viewer; words with # are its tags."""
    tags = re.findall(r"(?<!\S)#(\S+)", rest)
    text = " ".join(re.sub(r"(?<!\S)#\S+", "", rest).split())
    if not text and not tags:
        raise RecordError(Fault("", "note", "nothing to note", "write it behind the word"))
    number = match.open_node(match.here, eyes)
    match.note(number, text, tags)
    typer.echo(f"Noted at position {number}.")


def give_seat(match: Match, rest: str) -> None:
    """Give a seat to a bot or to a person."""
    from engine.bots.spec import bots_by_seat

    name, _, who = rest.partition(" ")
    names = match.seat_names
    seat = seat_called(match.scenario.game, names, name)
    if seat is None:
        raise RecordError(Fault("", "seat", f"no seat '{name}'", did_you_mean(name, names)))
    match.seat(seat, bots_by_seat(who.strip(), 1, also=(PERSON,))[0])
    typer.echo(f"{match.seat_titles[seat]}: {'a person' if who.strip() == PERSON else who.strip()}")
