"""Match files: a match as lines of JSON, one for each thing that happened, added as it happens.

    {"match": 1, "game": "pincer", "version": 3, "variant": "pincer/classic", ...}
    {"move": "step c4", "node": 1, "parent": 0, "who": "-", "seconds": 3.2}
    {"at": 0}
    {"note": "too strong?", "node": 1, "tags": ["too strong"]}

The first line holds the variant, the board and the decks as the texts of their files, so
that a match of something that was never saved can be opened again. A line that was cut off
by a crash is left out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TextIO

import numpy as np

from engine.documents import read_text, shown
from engine.errors import Fault, OikistError, RecordError, ScenarioError
from engine.file_kinds import MATCH_SUFFIX
from engine.files import write_text_atomically
from engine.language import say
from engine.picture import PUBLIC
from engine.play.match import Event, Match
from engine.play.node import Rejected
from engine.play.results import results
from engine.scenarios.catalog import load_scenario
from engine.scenarios.frozen import frozen, thawed
from engine.scenarios.scenario import Scenario

FORMAT: Final = 1
SUFFIX: Final = MATCH_SUFFIX
SECRETS: Final = "every move stands here in full, also those that were chosen in secret"


def heading(match: Match) -> dict[str, Any]:
    """The first line of a match's file, as plain data."""
    from engine.kernels import has_secrets  # brings Numba, which the window must not wait for

    scenario = match.scenario
    found: dict[str, Any] = {"match": FORMAT, **frozen(scenario)}
    if has_secrets(scenario.game.kernels()):
        found["secrets"] = SECRETS
    found |= {"changes": dict(scenario.changes), "seed": match.seed, **match.seating()}
    if match.from_position:
        game = scenario.game
        found["start"] = game.write_position(scenario.record, match.nodes[0].state)
    return found


def today_of(head: Mapping[str, Any], here: Path | None = None) -> Scenario | None:
    """The scenario as files hold it now; None if it was never saved, or is gone."""
    try:
        return load_scenario(str(head["variant"]), head.get("changes") or {}, here)
    except OikistError:
        return None


def scenario_of(head: Mapping[str, Any], file: str, here: Path | None = None) -> Scenario:
    """What a match was played with.

    That is the variant as it is today if it is the same game, else what the heading holds.

    Args:
        head: Of `read_heading`.
        file: To name in faults.
        here: Folder in which names are looked up; None for the current one.

    Raises:
        RecordError: The game is not installed, or its rules have changed since.
    """
    today = today_of(head, here)
    if today is not None and today.digest == head["digest"]:
        return today
    try:
        found = thawed({**head, "seats": len(head["seats"])}, file, here)
    except ScenarioError as error:
        raise RecordError(error.faults) from None
    # Open documents of today's files may hold what is not in them.
    return replace(found, files=today.files if today is not None else ())


def events(match: Match) -> list[Event]:
    """Everything in a match, as if it had happened in the order of its nodes."""
    game, record = match.scenario.game, match.scenario.record
    found: list[Event] = []
    for node in match.nodes[1:]:
        if node.code >= 0:
            event: Event = {"move": node.text, "node": node.number, "parent": node.parent}
            event |= {"who": node.who, "seconds": round(node.seconds, 3)}
        else:
            event = {"position": game.write_position(record, node.state)}
            event |= {"node": node.number, "parent": node.parent}
        found.append(event)
    for node in match.nodes:
        if node.name:
            found.append({"name": node.name, "node": node.number})
        for text, tags in node.notes:
            found.append({"note": text, "node": node.number, "tags": list(tags)})
    found += [
        {"rejected": one.text, "node": one.node, "rules": list(one.rules)} for one in match.rejected
    ]
    if match.overrides:
        found.append({"override": list(match.overrides), "node": match.here})
    if match.survey:
        found.append({"survey": dict(match.survey)})
    found.append({"at": match.here})
    return found


def match_text(match: Match) -> str:
    """The text of a match's file."""
    return "".join(_line(entry) for entry in (heading(match), *events(match)))


class MatchFile:
    """Saves a match while it goes on: every event is in the file before the next one begins.

    Args:
        path: File to write; what was there is replaced by the match as it is now.

    Raises:
        OSError: It cannot be written.
    """

    def __init__(self, match: Match, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_text_atomically(path, match_text(match))
        self.path = path
        self.match = match
        self.problem = ""  # why nothing is saved any more, or ""
        self._stream: TextIO | None = path.open("a", encoding="utf-8", newline="\n")
        match.listener = self._write

    def sum_up(self) -> None:
        """Write a summary for lists of matches, which holds until something happens."""
        self._write({"summary": summary(self.match)})

    def close(self) -> None:
        """Save no more; a summary becomes the last line."""
        self.sum_up()
        self.match.listener = None
        if self._stream is not None:
            self._stream.close()
            self._stream = None

    def _write(self, event: Event) -> None:
        if self._stream is None:
            return
        try:
            self._stream.write(_line(event))
            self._stream.flush()
        except OSError as problem:
            self.problem = problem.strerror or str(problem)
            self._stream = None


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
        RecordError: It was played by other rules, or a line makes no sense; the first
            line that does not hold is named.
    """
    file = str(shown(path))
    lines = read_text(path, RecordError).split("\n")
    head = parsed_heading(lines[0], file)
    match = _begun(head, scenario, file)
    for number, line in enumerate(lines[1:-1], start=2):  # the last line may be cut off
        try:
            event = json.loads(line)
        except ValueError:
            continue
        _happen(match, event, f"line {number}", file)
    return match


def lost_lines(path: Path) -> tuple[Fault, ...]:
    """A fault for each line but the last that cannot be read; `read_match` leaves them out.

    Raises:
        RecordError: The file cannot be read.
    """
    found = []
    for number, line in enumerate(read_text(path, RecordError).split("\n")[1:-1], start=2):
        try:
            json.loads(line)
        except ValueError:
            what, remedy = say("this line cannot be understood"), say("restore the file")
            found.append(Fault(str(shown(path)), f"line {number}", what, remedy))
    return tuple(found)


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
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            _happen(match, json.loads(line), f"line {number}", file)
        except RecordError as error:
            return match, "\n".join(str(fault) for fault in error.faults)
        except ValueError:
            continue
    return match, ""


def summary(match: Match) -> dict[str, Any]:
    """What a list of matches shows: moves, scores, places, winners, tags, rules that refused.

    Of a match that still goes on it shows what is open to everybody.
    """
    found = results(match)
    notes = (note for node in match.nodes for note in match.notes_for(node.number, PUBLIC))
    return {
        "over": match.over,
        "moves": len(match.line()),
        "scores": {one.name: one.score for one in found},
        "places": {one.name: one.place for one in found} if match.over else {},
        "winners": [one.name for one in found if one.place == 1] if match.over else [],
        "tags": sorted({tag for _, tags in notes for tag in tags}),
        "rules": sorted({rule for one in match.rejected_for(PUBLIC) for rule in one.rules}),
    }


def fired_rules(match: Match) -> list[str]:
    """Ids of the rules that the open moves on the way to the position on the table made use of.

    The first call on a machine may compile for some seconds.
    """
    game, record = match.scenario.game, match.scenario.record
    kernels, fired = game.kernels(), np.zeros(len(game.rules), np.int64)
    for node in match.line():
        if node.code >= 0 and not match.is_secret(node.number, PUBLIC):
            before = match.nodes[node.parent].state
            kernels.observe(record, before, node.state, np.int32(node.code), fired)
    return [rule for rule, times in zip(game.rules, fired, strict=True) if times]


def parsed_heading(line: str, file: str) -> dict[str, Any]:
    """The first line of a match, checked.

    Args:
        file: To name in faults.

    Raises:
        RecordError: It is none, or a newer one.
    """
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or "match" not in head:
        raise RecordError(
            Fault(file, "line 1", say("this is not a match"), say("open a match of Oikist"))
        )
    number = head["match"]
    if not isinstance(number, int) or number > FORMAT:
        what = say("format {number} was written by a newer Oikist", number=number)
        raise RecordError(Fault(file, "line 1", what, say("update Oikist to read it")))
    needed = ("game", "version", "variant", "digest", "seed", "seats")
    missing = [key for key in needed if key not in head]
    if missing:
        what = say("{missing} missing", missing=", ".join(missing))
        raise RecordError(Fault(file, "line 1", what, say("restore the file")))
    return head


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
            match.play_text(str(event["move"]), str(event["who"]), float(event["seconds"]))
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
    except (KeyError, TypeError, ValueError, IndexError, AttributeError):
        what = say("this line cannot be understood")
        raise RecordError(Fault(file, place, what, say("restore the file"))) from None


def _known(match: Match, number: object) -> int:
    if not isinstance(number, int) or not 0 <= number < len(match.nodes):
        raise ValueError(number)
    return number


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


def _line(entry: Mapping[str, Any]) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n"
