"""Plans: what a run plays, as TOML that can be shared and run again.

format = 1
title = "Are oracles worth less?"
seed = 7
games = 10000              # of every arm; with `until` the most that are played
chunk = 100                # games of an arm that are stored together
bots = ["greedy"]          # one for all seats, or one for each seat
rotate = true              # bots that differ change seats in complete blocks
until = "decided"          # optional: stop as soon as the question is answered
measure = "win"            # of the question; it is answered without `until` as well
band = 2.0                 # what counts as equal, in percent of games or in points
scenarios = [
    { variant = "pincer/classic" },
    { variant = "pincer/classic", label = "short", changes = { rounds = 8 } },
]

A block is one game number: all arms, which are each scenario with each seating, play it
with the same luck. What a game's chance is follows from the seed and its number alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from engine.bots.spec import parse_bot
from engine.documents import FORMAT, Table, document, inline, parsed_toml, read_document
from engine.errors import Fault, OikistError
from engine.file_kinds import PLAN, expect_kind
from engine.remedies import did_you_mean
from engine.scenarios.catalog import load_scenario
from engine.scenarios.frozen import frozen, thawed
from engine.scenarios.scenario import Scenario

KEYS: Final = (
    "format",
    "title",
    "seed",
    "games",
    "chunk",
    "bots",
    "seatings",
    "rotate",
    "until",
    "measure",
    "band",
    "scenarios",
)
SCENARIO_KEYS: Final = ("variant", "label", "changes", "frozen")
MOST_GAMES: Final = 100_000_000
MOST_SEED: Final = (1 << 63) - 1
MOST_CHUNK: Final = 10_000
CHUNKS: Final = 100  # aimed at when a plan does not say how large one is
DECIDED: Final = "decided"
WIN, SCORE = "win", "score"
BAND: Final = 2.0


class PlanError(OikistError):
    """A plan that cannot be read or carried out."""


@dataclass(frozen=True)
class Side:
    """One scenario of a plan.

    Attributes:
        variant: What `catalog.load_scenario` accepts.
        changes: Overrides on top of it.
        label: What tables call it; "" for the variant and its changes.
        frozen: The whole scenario (`engine.scenarios.frozen`), which is played instead of
            the variant's files; empty to read these. What a designer tries out unsaved is
            stored so, and a run of it can be gone on with.
    """

    variant: str
    changes: Mapping[str, Any] = field(default_factory=dict)
    label: str = ""
    frozen: Mapping[str, Any] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """The label, or the variant and its changes."""
        if self.label:
            return self.label
        return "+".join((self.variant, *(f"{key}={value}" for key, value in self.changes.items())))

    def scenario(self, here: Path | None = None) -> Scenario:
        """What it plays.

        Args:
            here: Folder in which names are looked up; None for the current one.

        Raises:
            ScenarioError: It cannot be played as it stands.
        """
        if self.frozen:
            return thawed(self.frozen, here=here)
        return load_scenario(self.variant, self.changes, here)


def side_of(scenario: Scenario, label: str = "") -> Side:
    """What plays a scenario again; all of it where no files hold it."""
    whole = frozen(scenario) if scenario.held else {}
    return Side(scenario.source, scenario.changes, label, whole)


@dataclass(frozen=True)
class RunPlan:
    """What a run plays; the same plan gives the same rows on any machine.

    Attributes:
        sides: The scenarios, at least one; the first one is the base of comparisons.
        seatings: Bots by seat, at least one; a seating of one bot is for all seats.
        games: Games of every arm, which is also the number of blocks; with `until` the most.
        seed: From 0 to 2**63 - 1.
        chunk: Games of an arm that are stored together.
        rotate: Whether bots that differ take every place in turn.
        until: "" or "decided".
        measure: "win" or "score": what its question is about.
        band: What counts as equal: percentage points of wins, or points of score.
        title: For people.
        file: To name in faults; "" where it stands in none.
    """

    sides: tuple[Side, ...]
    seatings: tuple[tuple[str, ...], ...]
    games: int
    seed: int = 1
    chunk: int = 0
    rotate: bool = True
    until: str = ""
    measure: str = WIN
    band: float = BAND
    title: str = ""
    file: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        """A chunk that is not given becomes a hundredth of the games."""
        if not self.chunk:
            object.__setattr__(self, "chunk", min(max(self.games // CHUNKS, 1), MOST_CHUNK))

    @property
    def called(self) -> str:
        """Its title, or its scenarios, each once."""
        return self.title or ", ".join(dict.fromkeys(side.title for side in self.sides))

    def seated(self, seats: int) -> tuple[tuple[str, ...], ...]:
        """The bots of each arm of a scenario with so many seats, every seating once.

        Raises:
            PlanError: A seating is for another number of seats.
        """
        found: list[tuple[str, ...]] = []
        for number, given in enumerate(self.seatings, start=1):
            bots = given * seats if len(given) == 1 else given
            if len(bots) != seats:
                what = f"{len(bots)} bots for {seats} seats"
                place = "bots" if len(self.seatings) == 1 else f"seatings[{number}]"
                remedy = f"name one for all seats, or {seats} of them"
                raise PlanError(Fault(self.file, place, what, remedy))
            turns = range(seats) if self.rotate else range(1)
            found += (bots[-turn:] + bots[:-turn] for turn in turns)
        return tuple(dict.fromkeys(found))


def read_plan(path: Path) -> RunPlan:
    """The plan in a file; whether its variants can be played is found when it starts.

    Raises:
        PlanError: With every fault of the file.
    """
    plan, faults = drafted(path)
    if faults:
        raise PlanError(faults)
    return plan


def drafted(path: Path) -> tuple[RunPlan, list[Fault]]:
    """As much of the plan in a file as can be understood, and every fault of the file.

    Raises:
        PlanError: Nothing can be understood.
    """
    top = read_document(path, PlanError)
    return replace(_draft(top), file=top.file), top.faults


def parse_plan(text: str, file: str) -> RunPlan:
    """The plan in a text that `plan_text` has written.

    Raises:
        PlanError: With every fault of the text.
    """
    return _read(Table(file, parsed_toml(text, file, PlanError)))


def _read(top: Table) -> RunPlan:
    plan = _draft(top)
    if top.faults:
        raise PlanError(top.faults)
    return plan


def _draft(top: Table) -> RunPlan:
    expect_kind(top.entries, top.file, PLAN, PlanError)
    top.only(KEYS)
    return RunPlan(
        title=top.text("title", ""),
        seed=_whole(top, "seed", 0, MOST_SEED, 1),
        games=_whole(top, "games", 1, MOST_GAMES, None),
        chunk=_whole(top, "chunk", 1, MOST_GAMES, 0),
        rotate=_flag(top, "rotate", default=True),
        until=_one_of(top, "until", ("", DECIDED)),
        measure=_one_of(top, "measure", (WIN, SCORE)),
        band=_positive(top, "band", BAND),
        seatings=_seatings(top),
        sides=_sides(top),
    )


def _whole(top: Table, key: str, low: int, high: int, default: int | None) -> int:
    value = top.integer(key, low, high)
    if value is None and default is None and key not in top.entries:
        top.fault(key, "missing", f"give a whole number from {low} to {high}")
    return value if value is not None else default or 0


def _flag(top: Table, key: str, *, default: bool) -> bool:
    value = top.entries.get(key, default)
    if not isinstance(value, bool):
        top.fault(key, f"{inline(value)} is not valid", "write true or false")
        return default
    return value


def _positive(top: Table, key: str, default: float) -> float:
    value = top.entries.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < 1e9:
        top.fault(key, f"{inline(value)} is not valid", "give a number above 0")
        return default
    return float(value)


def _one_of(top: Table, key: str, known: tuple[str, ...]) -> str:
    value = top.text(key, known[0])
    if value not in known:
        top.fault(key, f"'{value}' is not known", did_you_mean(value, filter(None, known)))
    return value


def _seatings(top: Table) -> tuple[tuple[str, ...], ...]:
    if "seatings" not in top.entries:
        bots = top.texts("bots")
        if not bots and not _faulty(top, "bots"):
            top.fault("bots", "missing", 'name one for all seats, such as ["greedy"]')
        return (_bots(top, "bots", bots),)
    if "bots" in top.entries:
        top.fault("seatings", "stands beside 'bots'", "leave one of them out")
    lists = top.entries["seatings"]
    fine = isinstance(lists, list) and lists and all(isinstance(bots, list) for bots in lists)
    if not fine or not all(bots and all(isinstance(b, str) for b in bots) for bots in lists):
        top.fault(
            "seatings", f"{inline(lists)} is not valid", 'write it like [["greedy", "uniform"]]'
        )
        return ()
    return tuple(_bots(top, f"seatings[{i}]", bots) for i, bots in enumerate(lists, start=1))


def _faulty(top: Table, key: str) -> bool:
    return any(fault.place == f"{top.prefix}{key}" for fault in top.faults)


def _bots(top: Table, key: str, bots: list[str]) -> tuple[str, ...]:
    """The bots by their canonical names, with a fault for each that is not known."""
    found = []
    for text in bots:
        try:
            found.append(str(parse_bot(text, f"{top.prefix}{key}", top.file)))
        except OikistError as error:
            top.faults += [fault for fault in error.faults if fault not in top.faults]
    return tuple(found)


def _sides(top: Table) -> tuple[Side, ...]:
    rows = top.tables("scenarios")
    if not rows and not _faulty(top, "scenarios"):
        top.fault("scenarios", "empty", 'name one, such as [{ variant = "classic" }]')
    sides = []
    for row in rows:
        row.only(SCENARIO_KEYS)
        changes = dict(row.table("changes").entries)
        frozen = dict(row.table("frozen").entries)
        sides.append(Side(row.text("variant"), changes, row.text("label", ""), frozen))
    return tuple(sides)


def plan_text(plan: RunPlan) -> str:
    """The plan as the text of its file; the same plan gives the same bytes."""
    head: dict[str, Any] = {"format": FORMAT}
    if plan.title:
        head["title"] = plan.title
    head |= {"seed": plan.seed, "games": plan.games, "chunk": plan.chunk}
    if len(plan.seatings) == 1:
        head["bots"] = plan.seatings[0]
    else:
        head["seatings"] = plan.seatings
    head["rotate"] = plan.rotate
    if plan.until:
        head["until"] = plan.until
    if plan.until or (plan.measure, plan.band) != (WIN, BAND):
        head |= {"measure": plan.measure, "band": plan.band}
    head["scenarios"] = [_side_data(side) for side in plan.sides]
    return document(head)


def _side_data(side: Side) -> dict[str, Any]:
    data: dict[str, Any] = {"variant": side.variant}
    if side.label:
        data["label"] = side.label
    data |= {"changes": side.changes} if side.changes else {}
    return data | ({"frozen": side.frozen} if side.frozen else {})
