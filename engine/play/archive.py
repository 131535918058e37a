"""The matches in a folder: listed from their first line and their events, without replaying.

A match file that was closed ends with a summary, a line for lists alone:

    {"summary": {"over": true, "moves": 61, "scores": {...}, "winners": [...]}}

It holds for the events before it. Where there is none, as after a crash, scores are unknown
until `refreshed` plays the match through and adds the line; so are the rules that moves made
use of ("fired"), which only a list that is filtered by them asks for.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from engine.documents import read_text, shown
from engine.errors import OikistError, RecordError
from engine.files import read_bytes
from engine.parsing import json_of
from engine.play.match_file import SUFFIX, fired_rules, scenario_of, summary
from engine.play.match_reading import parsed_heading, read_match
from engine.play.seating import LENT, sitters


@dataclass(frozen=True)
class Kept:
    """One match of a folder, as a list shows it.

    Attributes:
        path: Its file.
        played: When something was last done in it.
        game, variant, title, digest, seed: From its first line.
        seats: Who has each seat at the end: a bot, or "-" for a person, whose seat may be lent.
        moves: On the way to the position on the table.
        variations: Lines that begin where another move was made before.
        tags, notes: Of all its notes.
        refused: Ids of the rules that forbade something that was tried.
        over: Whether the game has ended; None while unknown.
        scores: Seat -> final score if the game ended now; None while unknown.
        places: Seat -> place at the end; {} while it goes on or is unknown.
        winners: Names of the seats that won; () while it goes on or is unknown.
        fired: Ids of the rules that its moves made use of; None while unknown.
        problem: Why the file cannot be read; "" if it can. The rest is empty then.
    """

    path: Path
    played: datetime
    game: str = ""
    variant: str = ""
    title: str = ""
    digest: str = ""
    seed: int = 0
    seats: tuple[str, ...] = ()
    moves: int = 0
    variations: int = 0
    tags: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    over: bool | None = None
    scores: Mapping[str, int] | None = None
    places: Mapping[str, int] = field(default_factory=dict)
    winners: tuple[str, ...] = ()
    fired: tuple[str, ...] | None = None
    problem: str = ""

    @property
    def known(self) -> bool:
        """Whether a summary holds, so that scores are known."""
        return self.scores is not None


@dataclass(frozen=True)
class Filters:
    """What matches a list should hold; empty filters let everything through.

    Attributes:
        variant: Part of the variant's name, path or title.
        seats: Everybody who must be at the table: bots by name, "-" for a person.
        winner: Name of a winning seat, or of a bot that has it.
        tag: Tag of a note.
        fired: Id of a rule that a move made use of.
        refused: Id of a rule that forbade something.
        text: Words in a note.
        since, until: Days of the last move, both inclusive, in UTC.
        over: Whether the game must have ended (True) or must not have (False).
    """

    variant: str = ""
    seats: tuple[str, ...] = ()
    winner: str = ""
    tag: str = ""
    fired: str = ""
    refused: str = ""
    text: str = ""
    since: date | None = None
    until: date | None = None
    over: bool | None = None

    def needs(self, kept: Kept) -> bool:
        """Whether something is asked that is not known of a match yet."""
        if kept.problem:
            return False
        ended = bool(self.winner) or self.over is not None
        return (ended and not kept.known) or (bool(self.fired) and kept.fired is None)

    def lets_through(self, kept: Kept) -> bool:
        """Whether a match is what is wanted; a match that cannot be read never is."""
        if kept.problem:
            return all(getattr(self, each.name) == each.default for each in fields(self))
        names = f"{kept.variant}\n{kept.title}".casefold()
        notes = "\n".join(kept.notes).casefold()
        day = kept.played.date()
        return (
            self.variant.casefold() in names
            and set(self.seats) <= set(kept.seats)
            and (not self.winner or self.winner in _winning(kept))
            and (not self.tag or self.tag in kept.tags)
            and (not self.fired or self.fired in (kept.fired or ()))
            and (not self.refused or self.refused in kept.refused)
            and self.text.casefold() in notes
            and (self.since is None or day >= self.since)
            and (self.until is None or day <= self.until)
            and (self.over is None or kept.over == self.over)
        )


def _winning(kept: Kept) -> set[str]:
    """Names of the winning seats, and who sat there."""
    who = dict(zip(kept.scores or (), kept.seats, strict=False))
    return {*kept.winners, *(who[seat] for seat in kept.winners if seat in who)}


def match_files(folder: Path) -> list[Path]:
    """Match files of a folder, last played first; [] where there is none."""
    dated = []
    for path in folder.glob(f"*{SUFFIX}"):
        with suppress(OSError):  # gone meanwhile
            dated.append((-path.stat().st_mtime_ns, path.name, path))
    return [path for _, _, path in sorted(dated)]


def kept_matches(
    folder: Path, filters: Filters | None = None, here: Path | None = None
) -> list[Kept]:
    """The matches of a folder that pass the filters, last played first.

    Only where a filter asks for what a summary knows, and there is none, is a match
    played through; its summary is then kept in its file.
    """
    wanted = filters or Filters()
    every = (known_for(wanted, path, here) for path in match_files(folder))
    return [kept for kept in every if wanted.lets_through(kept)]


def known_for(filters: Filters, path: Path, here: Path | None = None) -> Kept:
    """What filters ask about a match: a glimpse of its file, or more where that is not enough."""
    kept = glimpse(path)
    return refreshed(path, here) if filters.needs(kept) else kept


def glimpse(path: Path) -> Kept:
    """What the file of a match says by itself; never raises."""
    played = datetime.fromtimestamp(0, UTC)
    try:
        played = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        text = read_text(path, RecordError)
        lines = text.split("\n")
        head = parsed_heading(lines[0], str(shown(path)))
        return _kept(path, played, head, _events(lines[1:-1]))
    except OikistError as error:
        return Kept(path, played, problem=error.faults[0].what)
    except OSError as error:
        return Kept(path, played, problem=error.strerror or str(error))
    except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError):
        return Kept(path, played, problem="its lines cannot be understood")


def refreshed(path: Path, here: Path | None = None) -> Kept:
    """As `glimpse`, after playing the match through if something is not known yet.

    The summary is added to the file where that is possible; its date stays.
    """
    kept = glimpse(path)
    if (kept.known and kept.fired is not None) or kept.problem:
        return kept
    try:
        head = parsed_heading(_first(path), str(path))
        match = read_match(path, scenario_of(head, str(path), here))
    except OikistError as error:
        return replace(kept, problem=error.faults[0].what)
    found = summary(match) | {"fired": fired_rules(match)}
    with suppress(OSError):  # a folder that cannot be written is listed all the same
        _append(path, found)
    return _with_summary(kept, found)


def _first(path: Path) -> str:
    return read_text(path, RecordError).partition("\n")[0]


def _append(path: Path, found: Mapping[str, Any]) -> None:
    """Add the line; what was cut off before it ends there."""
    before = path.stat()
    line = json.dumps({"summary": found}, ensure_ascii=False, separators=(",", ":")) + "\n"
    cut = not read_bytes(path).endswith(b"\n")
    with path.open("a", encoding="utf-8", newline="\n") as added:
        added.write("\n" * cut + line)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def _events(lines: Iterable[str]) -> list[Mapping[str, Any]]:
    found: list[Mapping[str, Any]] = []
    for line in lines:
        with suppress(ValueError):
            event = json_of(line)
            if isinstance(event, dict):
                found.append(event)
    return found


def _kept(
    path: Path, played: datetime, head: Mapping[str, Any], events: list[Mapping[str, Any]]
) -> Kept:
    parents: dict[int, int] = {}
    here, seating, told = 0, head, None
    notes: dict[int, list[tuple[str, tuple[str, ...]]]] = {}
    refused: set[str] = set()
    for event in events:
        if "move" in event or "position" in event:
            parents[event["node"]], here, told = event["parent"], event["node"], None
        elif "at" in event:
            told = told if event["at"] == here else None
            here = event["at"]
        elif "seats" in event:
            seating = event
        elif "note" in event:
            note = (str(event["note"]), tuple(str(tag) for tag in event["tags"]))
            notes.setdefault(event["node"], []).append(note)
        elif "unnote" in event:
            del notes[event["node"]][event["unnote"]]
        elif "rejected" in event:
            refused |= {str(rule) for rule in event["rules"]}
        elif "summary" in event:
            told = event["summary"]
    every = [note for written in notes.values() for note in written]
    kept = Kept(
        path,
        played,
        game=str(head["game"]),
        variant=str(head["variant"]),
        title=str(head.get("title", "")),
        digest=str(head["digest"]),
        seed=int(head["seed"]),
        seats=sitters([str(who) for who in seating["seats"]], seating.get(LENT, ())),
        moves=_depth(parents, here),
        variations=len(parents) - len(set(parents.values())),
        tags=tuple(sorted({tag for _, tags in every for tag in tags})),
        notes=tuple(text for text, _ in every),
        refused=tuple(sorted(refused)),
    )
    return kept if told is None else _with_summary(kept, told)


def _depth(parents: Mapping[int, int], here: int) -> int:
    depth = 0
    while here in parents and depth <= len(parents):
        here, depth = parents[here], depth + 1
    return depth


def _with_summary(kept: Kept, told: Mapping[str, Any]) -> Kept:
    return replace(
        kept,
        over=bool(told["over"]),
        scores={str(seat): int(score) for seat, score in dict(told["scores"]).items()},
        places={str(seat): int(place) for seat, place in dict(told.get("places", {})).items()},
        winners=tuple(str(seat) for seat in told["winners"]),
        fired=tuple(str(rule) for rule in told["fired"]) if "fired" in told else None,
    )
