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

from engine.errors import OikistError, RecordError, ScenarioError
from engine.file_kinds import MATCH_SUFFIX
from engine.files import write_text_atomically
from engine.picture import PUBLIC
from engine.play.match import Event, Match
from engine.play.results import all_known, results
from engine.remedies import numbered
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


def summary(match: Match) -> dict[str, Any]:
    """What a list of matches shows: moves, scores, places, winners, tags, rules that refused.

    Of a match that still goes on it shows what is open to everybody.
    """
    found, known = results(match), all_known(match.scenario, match.state)
    notes = (note for node in match.nodes for note in match.notes_for(node.number, PUBLIC))
    return {
        "over": match.over,
        "moves": len(match.line()),
        "scores": {one.name: one.score for one in found} if known else {},
        "places": {one.name: one.place for one in found} if match.over else {},
        "winners": [one.name for one in found if one.place == 1] if match.over else [],
        "tags": sorted({tag for _, tags in notes for tag in tags}),
        "rules": sorted(
            {rule for one in match.rejected_for(PUBLIC) for rule in one.rules}, key=numbered
        ),
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


def _line(entry: Mapping[str, Any]) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n"
