"""Reading the text of a record, line by line, with every fault collected."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from engine.documents import read_text, shown
from engine.errors import Fault, RecordError
from engine.parsing import toml_of
from engine.records.record import FORMAT, MOST_SEED, Check, Record, Turn

_FIRST = re.compile(r"oikist record (\d{1,18})")
_ROUND = re.compile(r"Round (\d{1,18})")
_CHECK = re.compile(r"= (\d{1,18}) moves?, position ([0-9a-f]{16})")
_SCORES = re.compile(r"Scores: (-?\d{1,18}(?:, -?\d{1,18})*)")
_PLACES = re.compile(r"Places: (\d{1,4}(?:, \d{1,4})*)")
_DIGEST = re.compile(r"[0-9a-f]{64}")
_NUMBER = re.compile(r"\d{1,20}", re.ASCII)
_BY_SEAT = ("bots", "Scores", "Places")
_HEADINGS = ("game", "variant", "change", "digest", "seed", "bots", "seats")


def read_record(path: Path) -> Record:
    """The record in a file; whether its moves are right is found by replaying it.

    Raises:
        RecordError: With every fault of the file.
    """
    return parse_record(read_text(path, RecordError), str(shown(path)))


def parse_record(text: str, file: str) -> Record:
    """The record in a text.

    Args:
        file: To name in faults.

    Raises:
        RecordError: With every fault of the text.
    """
    reading = _Reading(file)
    lines = text.splitlines()
    reading.first(lines[0] if lines else "")
    for number, line in enumerate(lines[1:], start=2):
        reading.line(number, line.strip())
    return reading.record()


class _Reading:
    """One record being read, line by line."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[Fault] = []
        self.heading: dict[str, str] = {}
        self.changes: dict[str, Any] = {}
        self.seats: tuple[str, ...] = ()
        self.period = -1
        self.turns: list[Turn] = []
        self.scores: tuple[int, ...] = ()
        self.places: tuple[int, ...] = ()

    def fault(self, number: int, what: str, remedy: str) -> None:
        self.faults.append(Fault(self.file, f"line {number}", what, remedy))

    def first(self, line: str) -> None:
        match = _FIRST.fullmatch(line.strip())
        if match is None:
            what = "this is not the record of a game"
            raise RecordError(
                Fault(self.file, "line 1", what, f"it begins with 'oikist record {FORMAT}'")
            )
        if int(match[1]) != FORMAT:
            what = f"record format {match[1]} is not known"
            remedy = f"update Oikist, which reads format {FORMAT}"
            raise RecordError(Fault(self.file, "line 1", what, remedy))

    def line(self, number: int, line: str) -> None:
        if not line or line.startswith("#"):
            return
        if match := _ROUND.fullmatch(line):
            self.round(number, int(match[1]))
        elif match := _SCORES.fullmatch(line):
            self.scores = tuple(int(score) for score in match[1].split(", "))
        elif match := _PLACES.fullmatch(line):
            self.places = tuple(int(place) for place in match[1].split(", "))
        elif line.startswith("="):
            self.check(number, line)
        elif self.period < 0:
            self.head(number, line)
        else:
            self.turn(number, line)

    def round(self, number: int, said: int) -> None:
        if said <= self.period + 1:
            self.fault(number, f"round {said} comes after round {self.period + 1}", "put it back")
        self.period = max(said - 1, 0)

    def head(self, number: int, line: str) -> None:
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or key not in _HEADINGS:
            remedy = f"headings are {', '.join(_HEADINGS)}"
            self.fault(number, f"'{line}' is not a valid heading", remedy)
        elif key == "change":
            self.change(number, value)
        elif key in self.heading:
            self.fault(number, f"'{key}' stands here again", "remove one of the two lines")
        else:
            self.heading[key] = value
            if key == "seats":
                self.seats = _listed(value)

    def change(self, number: int, text: str) -> None:
        key, _, value = (part.strip() for part in text.partition("="))
        try:
            self.changes[key] = toml_of(f"value = {value}")["value"]
        except (ValueError, KeyError):
            self.fault(
                number, f"'{text}' is not a valid change", "write it like: change: rounds = 8"
            )

    def check(self, number: int, line: str) -> None:
        match = _CHECK.fullmatch(line)
        if match is None or not self.turns:
            remedy = "write it below a move, like: = 12 moves, position 0123456789abcdef"
            self.fault(number, f"'{line}' cannot be read", remedy)
            return
        last = self.turns[-1]
        check = Check(int(match[1]), match[2])
        self.turns[-1] = Turn(last.period, last.seat, last.text, check, last.line)

    def turn(self, number: int, line: str) -> None:
        seat, colon, text = (part.strip() for part in line.partition(":"))
        if not colon or seat not in self.seats:
            remedy = (
                f"write it like: {self.seats[0]}: ..." if self.seats else "name the seats above"
            )
            self.fault(number, f"'{line}' is not the move of a seat", remedy)
            return
        self.turns.append(Turn(self.period, seat, text, None, number))

    def record(self) -> Record:
        for key in _HEADINGS:
            if key != "change" and key not in self.heading:
                remedy = f"write it above the first round, like: {key}: ..."
                self.faults.append(Fault(self.file, key, "missing", remedy))
        record = self.assembled()
        if self.faults:
            raise RecordError(self.faults)
        return record

    def assembled(self) -> Record:
        heading = {**dict.fromkeys(_HEADINGS, ""), **self.heading}
        name, _, version = heading["game"].rpartition(" ")
        bots = _listed(heading["bots"])
        seats = len(self.seats)
        self.expect(
            "game", bool(name) and bool(_NUMBER.fullmatch(version)), "write a name and a version"
        )
        digest_fine = _DIGEST.fullmatch(heading["digest"]) is not None
        self.expect("digest", digest_fine, "it has 64 hexadecimal digits")
        seed = int(heading["seed"]) if _NUMBER.fullmatch(heading["seed"]) else -1
        self.expect("seed", 0 <= seed <= MOST_SEED, "give a whole number from 0 to 2**64 - 1")
        self.expect("bots", len(bots) == seats, f"name one for each of the {seats} seats")
        scores_fine = len(self.scores) in (0, seats)
        self.expect("Scores", scores_fine, f"give one for each of the {seats} seats")
        places_fine = len(self.places) in (0, seats)
        self.expect("Places", places_fine, f"give one for each of the {seats} seats")
        return Record(
            game=name,
            version=int(version) if _NUMBER.fullmatch(version) else 0,
            variant=heading["variant"],
            changes=self.changes,
            digest=heading["digest"],
            seed=seed,
            bots=bots,
            seats=self.seats,
            turns=tuple(self.turns),
            scores=self.scores,
            places=self.places,
        )

    def expect(self, key: str, fine: bool, remedy: str) -> None:
        missing = key in _HEADINGS and key not in self.heading
        if not fine and not missing and (self.seats or key not in _BY_SEAT):
            numbers = self.places if key == "Places" else self.scores
            said = self.heading.get(key, ", ".join(map(str, numbers)))
            self.faults.append(Fault(self.file, key, f"'{said}' is not valid", remedy))


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())
