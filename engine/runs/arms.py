"""Arms: each scenario of a plan with each seating, as they are stored and played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.discovery import discover
from engine.errors import Fault, OikistError
from engine.picture import SeatStyle
from engine.runs.plan import PlanError, RunPlan, Side, drafted
from engine.scenarios.mentions import SUFFIX
from engine.scenarios.scenario import Scenario
from engine.seats import by_label, names_said, seat_styles


@dataclass(frozen=True)
class Arm:
    """One scenario with one bot at each seat.

    Attributes:
        number: From 0; scenario by scenario, seating by seating.
        label: What tables call it.
        side, seating: Number of the scenario and of the seating within it.
        variant, changes: What `catalog.load_scenario` needs.
        game, version: The game and the version of its behaviour.
        digest: Of the scenario.
        board: Digest of the board; "" without one.
        decks: Deck key -> digest.
        seats, bots: Names, by seat.
        measures, rules, deals, spaces: Names behind the rows of what is stored.
    """

    number: int
    label: str
    side: int
    seating: int
    variant: str
    changes: Mapping[str, Any]
    game: str
    version: int
    digest: str
    board: str
    decks: Mapping[str, str]
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    measures: tuple[str, ...]
    rules: tuple[str, ...]
    deals: tuple[str, ...]
    spaces: tuple[str, ...]

    def by_rule(self, times: NDArray[np.int64]) -> dict[str, int]:
        """Rule -> its number; without unused rules that are for other numbers of seats.

        Args:
            times: How often each rule fired, or in how many games; int64, shape (rules,).
        """
        game = discover().get(self.game)
        known = game.rules.values() if game is not None else ()
        idle = {rule.id for rule in known if not rule.concerns(len(self.seats))}
        counts = zip(self.rules, times.tolist(), strict=True)
        return {rule: count for rule, count in counts if count or rule not in idle}

    @property
    def said(self) -> tuple[str, ...]:
        """What answers call the seats; see `engine.seats.names_said`."""
        return names_said(self.game, self.seats)

    @property
    def styles(self) -> dict[str, SeatStyle]:
        """How charts draw the seats, by their labels; empty if the game is not installed."""
        game = discover().get(self.game)
        return by_label(seat_styles(game, self.seats)) if game is not None else {}

    @property
    def changes_text(self) -> str:
        """The changes as JSON."""
        return json.dumps(dict(self.changes), ensure_ascii=False)


def arms_of(plan: RunPlan, here: Path | None = None) -> tuple[tuple[Arm, ...], dict[int, Scenario]]:
    """The arms of a plan, and the scenario of each side.

    Args:
        here: Folder in which names are looked up; None for the current one.

    Raises:
        PlanError: With the faults of every scenario and seating.
    """
    faults: list[Fault] = []
    arms: list[Arm] = []
    scenarios: dict[int, Scenario] = {}
    for number, side in enumerate(plan.sides):
        try:
            scenario = scenarios[number] = side.scenario(here)
            seatings = plan.seated(scenario.seats)
        except OikistError as error:
            faults += (_placed(fault, number, plan) for fault in error.faults)
            continue
        for seating, bots in enumerate(seatings):
            arms.append(_arm(len(arms), side, number, seating, scenario, bots))
    if faults:
        raise PlanError(dict.fromkeys(faults))
    return tuple(arms), scenarios


def checked_plan(path: Path) -> RunPlan:
    """The plan in a file whose scenarios can be played.

    Raises:
        PlanError: With the faults of the file and of its scenarios.
    """
    plan, faults = drafted(path)
    places = {fault.place for fault in faults}
    if any(place.startswith(("bots", "seatings")) for place in places):
        plan = replace(plan, seatings=())  # whatever is left of them fits nothing
    try:
        arms_of(plan)
    except OikistError as error:
        faults += (one for one in error.faults if not _follows(one, places))
    if faults:
        raise PlanError(faults)
    return plan


def _follows(fault: Fault, places: set[str]) -> bool:
    """Whether a scenario has a fault since what it is made of could not be read."""
    row = fault.place.partition(":")[0]
    return any(f"{row}.{key}" in places for key in ("variant", "changes", "frozen"))


def _placed(fault: Fault, number: int, plan: RunPlan) -> Fault:
    """A fault of a scenario, with the plan's file, and its number where the plan has several."""
    if fault.file or (len(plan.sides) == 1 and not plan.file):
        return fault
    place = f"scenarios[{number + 1}]" + (f": {fault.place}" if fault.place else "")
    return Fault(plan.file, place, fault.what, fault.remedy)


def _lasting(source: str, here: Path | None) -> str:
    """A path that holds in any current folder; names stay as they are."""
    return str(Path(here or "", source).absolute()) if source.endswith(SUFFIX) else source


def _arm(
    number: int, side: Side, index: int, seating: int, scenario: Scenario, bots: tuple[str, ...]
) -> Arm:
    game, board = scenario.game, scenario.board
    return Arm(
        number=number,
        label=side.title,
        side=index,
        seating=seating,
        variant=_lasting(scenario.source, scenario.here),
        changes=scenario.changes,
        game=game.name,
        version=game.version,
        digest=scenario.digest,
        board=board.digest if board else "",
        decks={key: deck.digest for key, deck in scenario.decks.items()},
        seats=game.seat_names(scenario.record),
        bots=bots,
        measures=game.measures,
        rules=tuple(game.rules),
        deals=game.deals(scenario.record) if game.kernels().deal is not None else (),
        spaces=scenario.map.keys,
    )
