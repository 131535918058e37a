"""Reading match files: everything that happened happens again, checked by the rules.

A line that a crash has cut off is left out, for nothing that follows need miss it. Whatever
else is wrong is told together, each fault with its line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from pathlib import Path
from typing import Any, Final

from engine.documents import read_text, shown
from engine.errors import Fault, RecordError
from engine.language import say
from engine.parsing import TooDeepError, TooLongError, json_of
from engine.play.match import Match
from engine.play.match_file import FORMAT
from engine.play.node import Rejected
from engine.scenarios.scenario import Scenario

_CUT_OFF: Final = object()
_NEEDED: Final = ("game", "version", "variant", "digest", "seed", "seats")
_KINDS: Final[Mapping[str, type]] = {  # of what a heading holds
    **dict.fromkeys(("game", "variant", "digest", "title", "board"), str),
    **dict.fromkeys(("version", "seed"), int),
    **dict.fromkeys(("parameters", "decks", "changes", "start"), dict),
    "seats": list,
}
_ON_THE_TABLE: Final = ("move", "position", "at")  # events that change what lies there


def read_heading(path: Path) -> dict[str, Any]:
    """The first line of a match's file.

    Raises:
        RecordError: It cannot be read, or is no match, or a newer one.
    """
    return parsed_heading(read_text(path, RecordError).partition("\n")[0], str(shown(path)))


def read_match(path: Path, scenario: Scenario) -> Match:
    """The match in a file, every move checked by the rules of the scenario.

    Args:
        scenario: What the heading names, or was rebuilt from it.

    Raises:
        RecordError: It was played by other rules, or lines make no sense. Of what misses a
            line above it nothing is said.
    """
    file = str(shown(path))
    lines = read_text(path, RecordError).split("\n")
    retelling = _Retelling(_begun(parsed_heading(lines[0], file), scenario, file), file)
    for place, line in _numbered(lines):
        retelling.take(place, line)
    return retelling.match_told()


def lost_lines(path: Path) -> tuple[Fault, ...]:
    """A fault for each line but the last that cannot be read; `read_match` leaves them out.

    Raises:
        RecordError: The file cannot be read.
    """
    file = str(shown(path))
    return tuple(
        _unclear(file, place)
        for place, line in _numbered(read_text(path, RecordError).split("\n"))
        if _parsed(line, place, file) is _CUT_OFF
    )


def first_difference(path: Path, scenario: Scenario) -> tuple[Match, str]:
    """A match as far as it goes under other rules, and why it goes no further.

    Returns:
        The match up to the first move that these rules do not allow, and the sentence
        with the rules that forbid it; "" if every move is still allowed.

    Raises:
        RecordError: The file is no match.
    """
    file = str(shown(path))
    lines = read_text(path, RecordError).split("\n")
    match = _begun(parsed_heading(lines[0], file), scenario, file, strict=False)
    try:
        for place, line in _numbered(lines):
            event = _parsed(line, place, file)
            if event is not _CUT_OFF:
                _happen(match, event, place, file)
    except RecordError as error:
        return match, "\n".join(str(fault) for fault in error.faults)
    return match, ""


def parsed_heading(line: str, file: str) -> dict[str, Any]:
    """The first line of a match, checked.

    Args:
        file: To name in faults.

    Raises:
        RecordError: It is none, or a newer one.
    """
    head = _parsed(line, "line 1", file)
    if not isinstance(head, dict) or "match" not in head:
        raise RecordError(
            Fault(file, "line 1", say("this is not a match"), say("open a match of Oikist"))
        )
    number = head["match"]
    if not isinstance(number, int) or number > FORMAT:
        what = say("format {number} was written by a newer Oikist", number=number)
        raise RecordError(Fault(file, "line 1", what, say("update Oikist to read it")))
    missing = [key for key in _NEEDED if key not in head]
    if missing:
        what = say("{missing} missing", missing=", ".join(missing))
        raise RecordError(Fault(file, "line 1", what, say("restore the file")))
    wrong = [key for key, kind in _KINDS.items() if not isinstance(head.get(key, kind()), kind)]
    if wrong:
        what = say("{keys} not valid", keys=", ".join(wrong))
        raise RecordError(Fault(file, "line 1", what, say("restore the file")))
    return head


def _numbered(lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Place and text of each line behind the heading; the last one may be cut off."""
    return ((f"line {number}", line) for number, line in enumerate(lines[1:-1], start=2))


def _parsed(line: str, place: str, file: str) -> Any:
    """The data of a line, or _CUT_OFF if it is no JSON.

    Raises:
        RecordError: It is such JSON as no program of ours and no crash has written.
    """
    try:
        return json_of(line)
    except (TooDeepError, TooLongError):
        what = say("lists or numbers in this line are endless")
        raise RecordError(Fault(file, place, what, say("restore the file"))) from None
    except ValueError:
        return _CUT_OFF


def _unclear(file: str, place: str) -> Fault:
    return Fault(file, place, say("this line cannot be understood"), say("restore the file"))


class _Retelling:
    """A match that happens again, line by line, and what is wrong with its lines.

    Attributes:
        match: As far as it has come.
        file: To name in faults.
        told: Faults in the order of the lines, also of those that were cut off, which the
            lines below them may miss.
    """

    def __init__(self, match: Match, file: str) -> None:
        self.match = match
        self.file = file
        self.told: list[Fault] = []
        self._failed = self._lost = self._stuck = False

    def take(self, place: str, line: str) -> None:
        try:
            event = _parsed(line, place, self.file)
        except RecordError as error:
            self._fail(error.faults)
            return
        if event is _CUT_OFF:
            self.told.append(_unclear(self.file, place))
            self._lost = True
        elif not (self._stuck and _needs_others(event, self.match)):
            self._happen(event, place)

    def _happen(self, event: Any, place: str) -> None:
        try:
            _happen(self.match, event, place, self.file)
        except RecordError as error:
            self._fail(() if self._lost else error.faults)
            self._stuck = self._stuck or _needs_others(event, self.match)

    def _fail(self, faults: Sequence[Fault]) -> None:
        self.told += faults
        self._failed = True

    def match_told(self) -> Match:
        """The whole match.

        Raises:
            RecordError: With every fault.
        """
        if self._failed:
            raise RecordError(self.told)
        return self.match


def _needs_others(event: Any, match: Match) -> bool:
    """Whether an event cannot happen where one above it has not."""
    if not isinstance(event, dict):
        return False
    node = event.get("node", 0)
    missing = isinstance(node, int) and node >= len(match.nodes)
    return missing or any(key in event for key in _ON_THE_TABLE)


def _begun(head: Mapping[str, Any], scenario: Scenario, file: str, *, strict: bool = True) -> Match:
    if strict and head["digest"] != scenario.digest:
        what = say("this match was played by other rules, cards or another board")
        remedy = say("open it with the files of its time, or replay it until the rules differ")
        raise RecordError(Fault(file, "digest", what, remedy))
    start = None
    if "start" in head:
        start = scenario.game.read_position(scenario.record, head["start"], file)
    seats, seed = head["seats"], head["seed"]
    fault = Fault(
        file, "line 1", say("the seats or the seed are not valid"), say("restore the file")
    )
    if not isinstance(seats, list) or len(seats) != scenario.seats or not isinstance(seed, int):
        raise RecordError(fault)
    match = Match(scenario, seed, start=start)
    try:
        match.take_seating(head)
    except (TypeError, ValueError):
        raise RecordError(fault) from None
    return match


def _happen(match: Match, event: Any, place: str, file: str) -> None:
    """Let an event happen again."""
    try:
        if "move" in dict(event):
            match.here = _known(match, event["parent"])
            match.play_text(str(event["move"]), str(event["who"]), _seconds(event["seconds"]))
        elif "position" in event:
            match.here = _known(match, event["parent"])
            match.put(event["position"])
        elif "at" in event:
            match.here = _known(match, event["at"])
        else:
            _remark(match, event)
    except RecordError as error:
        first = error.faults[0]
        raise RecordError(Fault(file, place, first.what, first.remedy)) from None
    except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError):
        raise RecordError(_unclear(file, place)) from None


def _known(match: Match, number: object) -> int:
    if not isinstance(number, int) or not 0 <= number < len(match.nodes):
        raise ValueError(number)
    return number


def _seconds(said: Any) -> float:
    if isfinite(found := float(said)):  # texts such as "nan" are numbers to Python
        return found
    raise ValueError(said)


def _remark(match: Match, event: Mapping[str, Any]) -> None:
    if "note" in event:
        match.note(int(event["node"]), str(event["note"]), [str(tag) for tag in event["tags"]])
    elif "unnote" in event:
        match.unnote(int(event["node"]), int(event["unnote"]))
    elif "name" in event:
        match.name(int(event["node"]), str(event["name"]))
    elif "seats" in event:
        match.take_seating(event)
    elif "survey" in event:
        match.survey.update({str(key): str(value) for key, value in event["survey"].items()})
    elif "override" in event:
        match.overrides += [int(number) for number in event["override"]]
    elif "rejected" in event:
        rules = tuple(str(rule) for rule in event["rules"])
        match.rejected.append(Rejected(int(event["node"]), str(event["rejected"]), rules))
    elif "summary" not in event:  # a summary is for lists; see `engine.play.archive`
        raise ValueError(event)
