"""One game as text: what was played with which seed, one move a line.

    oikist record 1
    game: pincer 3
    variant: pincer/classic
    change: rounds = 8
    digest: 4be1...
    seed: 42
    bots: greedy, -
    seats: north, south

    Round 1
    north: step c4
    south: pass
    = 12 moves, position 0f3c5a...

    Scores: 31, 22
    Places: 1, 2

`change` lines are overrides on top of the variant, as in a variant file. A line that
begins with "=" tells how many moves were legal after the move above it and what the
position was; golden playthroughs have many of them. A bot named "-" is a person. A game
that was not finished has no scores and no places; older records have no places. Lines
that begin with "#" are remarks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.documents import inline, write_text
from engine.errors import Fault, RecordError

FORMAT = 1
PERSON = "-"
MOST_SEED = (1 << 64) - 1


@dataclass(frozen=True)
class Check:
    """What was true after a move.

    Attributes:
        moves: Number of legal moves of the seat to decide next; 0 when the game was over.
        position: See `scenario.position_digest`.
    """

    moves: int
    position: str


@dataclass(frozen=True)
class Turn:
    """One move of a record.

    Attributes:
        period: Rounds finished before it.
        seat: Name of the seat that decided.
        text: The move as the game writes it.
        check: What was true after it, if noted.
        line: Line of the file, 0 if it comes from none.
    """

    period: int
    seat: str
    text: str
    check: Check | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Record:
    """One game, finished or not.

    Attributes:
        game, version: The game and the version of its behaviour.
        variant: What `catalog.load_scenario` accepts.
        changes: Overrides on top of the variant.
        digest: Of the scenario.
        seed: From 0 to 2**64 - 1.
        bots: Who decided for each seat; PERSON for a person.
        seats: Name of each seat.
        turns: Every move in order.
        scores: Final score of each seat; empty for an unfinished game.
        places: Place of each seat, from 1; empty for an unfinished game or if not noted.
    """

    game: str
    version: int
    variant: str
    changes: Mapping[str, Any]
    digest: str
    seed: int
    bots: tuple[str, ...]
    seats: tuple[str, ...]
    turns: tuple[Turn, ...]
    scores: tuple[int, ...] = ()
    places: tuple[int, ...] = ()


def record_text(record: Record) -> str:
    """The record as the text of its file; the same record gives the same bytes."""
    lines = [
        f"oikist record {FORMAT}",
        f"game: {record.game} {record.version}",
        f"variant: {record.variant}",
        *(f"change: {key} = {inline(value)}" for key, value in record.changes.items()),
        f"digest: {record.digest}",
        f"seed: {record.seed}",
        f"bots: {', '.join(record.bots)}",
        f"seats: {', '.join(record.seats)}",
    ]
    period = -1
    for turn in record.turns:
        if turn.period != period:
            period = turn.period
            lines += ["", f"Round {period + 1}"]
        lines.append(f"{turn.seat}: {turn.text}")
        if turn.check:
            plural = "move" if turn.check.moves == 1 else "moves"
            lines.append(f"= {turn.check.moves} {plural}, position {turn.check.position}")
    if record.scores:
        lines += ["", f"Scores: {', '.join(map(str, record.scores))}"]
    if record.places:
        lines.append(f"Places: {', '.join(map(str, record.places))}")
    return "\n".join(lines) + "\n"


def write_record(record: Record, path: Path) -> None:
    """Write a record file, all of it or nothing.

    Raises:
        RecordError: The file cannot be written.
    """
    write_text(path, record_text(record), RecordError)


def refused(file: str, place: str, problem: str, rules: Sequence[str]) -> RecordError:
    """The error for a move that the rules forbid."""
    return RecordError(Fault(file, place, problem.rstrip("."), f"see {', '.join(rules)}"))
