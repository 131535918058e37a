"""Arms: the variants of a comparison, written as "classic" or "classic+rounds=8+oracles=5"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.errors import Fault, ScenarioError
from engine.scenarios.catalog import load_scenario
from engine.scenarios.mentions import is_file
from engine.scenarios.scenario import Scenario

# A plus sign that a letter follows begins a change; "+1" belongs to the value before it.
_JOINT = re.compile(r"\+(?=[A-Za-z_])")


@dataclass(frozen=True)
class Arm:
    """One variant of a comparison.

    Attributes:
        text: As the user wrote it; names the arm.
        scenario: What it plays.
    """

    text: str
    scenario: Scenario

    @property
    def changes(self) -> str:
        """Those of the text, as they are written there, such as "+rounds=8"."""
        return self.text[len(_parts(self.text)[0]) :]

    @property
    def name(self) -> str:
        """The variant without its game, and its changes."""
        return self.scenario.name + self.changes

    @property
    def source(self) -> str:
        """The variant as it is found from anywhere, and its changes."""
        return self.scenario.source + self.changes


def _parts(text: str) -> list[str]:
    """A variant and its changes; a file may have a plus sign in its name."""
    return [text] if is_file(Path(text)) else _JOINT.split(text)


def arm_from(text: str, changes: Mapping[str, Any] | None = None) -> Arm:
    """An arm from its text.

    Args:
        changes: Made in every arm, before the ones in the text.

    Raises:
        ScenarioError: It is not of that form, or cannot be played.
    """
    source, *parts = _parts(text)
    own: dict[str, Any] = {}
    faults = []
    for part in parts:
        key, sign, value = (piece.strip() for piece in part.partition("="))
        if not sign or not key:
            faults.append(Fault("", text, f"'{part}' is not KEY=VALUE", "write it like +rounds=8"))
        elif key in own:
            faults.append(Fault("", text, f"'{key}' is set twice", "leave one out"))
        own[key] = value
    if faults:
        raise ScenarioError(faults)
    return Arm(text, load_scenario(source.strip(), {**(changes or {}), **own}))


def arms_from(texts: list[str], changes: Mapping[str, Any] | None = None) -> tuple[Arm, ...]:
    """Several arms that can be compared, with the faults of all of them at once.

    Raises:
        ScenarioError: One of them cannot be played, or they differ in game or seats.
    """
    arms: list[Arm] = []
    faults: list[Fault] = []
    for text in texts:
        try:
            arms.append(arm_from(text, changes))
        except ScenarioError as error:
            faults += error.faults
    if len(texts) < 2:
        faults.append(Fault("", "VARIANT", "one variant alone", "name at least two to compare"))
    faults += _unlike(arms)
    if faults:
        raise ScenarioError(dict.fromkeys(faults))
    return tuple(arms)


def refuse_unlike(arms: Sequence[Arm]) -> None:
    """Let only those pass that can be compared.

    Raises:
        ScenarioError: They differ in game or seats.
    """
    if faults := list(_unlike(arms)):
        raise ScenarioError(faults)


def _unlike(arms: Sequence[Arm]) -> Iterator[Fault]:
    for arm in arms[1:]:
        first, other = arms[0].scenario, arm.scenario
        if other.game.name != first.game.name:
            what = f"this is a variant of another game than '{arms[0].text}'"
            yield Fault("", arm.text, what, "compare variants of one game")
        elif other.seats != first.seats:
            what = f"{other.seats} seats, but '{arms[0].text}' has {first.seats}"
            yield Fault("", arm.text, what, "compare variants with as many seats")
