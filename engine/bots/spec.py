"""What a bot is called: a kind, a budget, options and a persona in one text.

    uniform   greedy@hoarder   greedy+imagine=16   search:1000   search:0.2s+rollout=none

Options follow "+"; a comma serves as well where the text stands alone. The canonical text
leaves out what is usual, so that equal bots have equal names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import isfinite
from typing import Final

from engine.errors import Fault, OikistError
from engine.remedies import did_you_mean

KINDS: Final = ("uniform", "greedy", "search")
BOTS: Final = "--bots"  # where a list of bots stands, for faults
ITERATIONS: Final = 1000  # of a search that names no budget
MOST_ITERATIONS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0
ROLLOUTS: Final = ("none", "uniform", "greedy")
USUAL_ROLLOUT: Final = "greedy"
Noted = Callable[[str, str], None]  # told what is wrong, and the remedy
_NAME = re.compile(r"^[a-z0-9][a-z0-9_-]*$")
_NUMBER = re.compile(r"^[0-9]{1,12}([.][0-9]{1,6})?$")


@dataclass(frozen=True)
class Option:
    """One number of a bot that its name may set.

    Attributes:
        text: What it does.
        usual: Value when the name is silent.
        low, high: Inclusive range.
        whole: Whether only whole numbers make sense.
        kind: Of the bots that have it.
    """

    text: str
    usual: float
    low: float
    high: float
    whole: bool = False
    kind: str = "search"


OPTIONS: Final[dict[str, Option]] = {
    "plies": Option("decisions of a rollout; 0: as the game says", 0, 0, 10_000, whole=True),
    "explore": Option("points by which untried moves draw; 0: as the game says", 0, 0, 100),
    "trust": Option("visits that a move's appraisal is worth", 1.0, 0, 1000),
    "widen": Option("moves opened, times the root of the visits", 1.0, 0.1, 1000),
    "scale": Option("points of lead that make a game three to one; 0: as the game says", 0, 0, 1e6),
    "memory": Option("mebibytes that a tree may fill", 64, 1, 65_536, whole=True),
    "imagine": Option(
        "positions imagined where seats decide at the same time",
        8,
        1,
        1000,
        whole=True,
        kind="greedy",
    ),
}


@dataclass(frozen=True)
class BotSpec:
    """One bot.

    Attributes:
        kind: One of KINDS.
        iterations: Budget of a search a decision; 0 when it has seconds.
        seconds: Budget of a search a decision in seconds; not reproducible.
        rollout: How a search plays on behind its tree, one of ROLLOUTS.
        options: Every one of OPTIONS, in their order.
        persona: Name of restrictions that the game knows, or "".
    """

    kind: str
    iterations: int = 0
    seconds: float = 0.0
    rollout: str = USUAL_ROLLOUT
    options: tuple[float, ...] = field(
        default_factory=lambda: tuple(option.usual for option in OPTIONS.values())
    )
    persona: str = ""

    @property
    def memory(self) -> int:
        """Mebibytes that the tree of a search may fill; it grows no further then."""
        return int(self.options[list(OPTIONS).index("memory")])

    @property
    def reproducible(self) -> bool:
        """Whether the same seed gives the same moves."""
        return self.seconds == 0

    def __str__(self) -> str:
        """The canonical text."""
        text = self.kind
        if self.kind == "search":
            text += f":{_short(self.seconds)}s" if self.seconds else f":{self.iterations}"
            if self.rollout != USUAL_ROLLOUT:
                text += f"+rollout={self.rollout}"
        for (name, option), value in zip(OPTIONS.items(), self.options, strict=True):
            if option.kind == self.kind and value != option.usual:
                text += f"+{name}={_short(value)}"
        return f"{text}@{self.persona}" if self.persona else text


def quickest(bot: str) -> str:
    """A bot that runs the same kernels as another one, with the least budget.

    Raises:
        OikistError: It is no bot.
    """
    spec = parse_bot(bot)
    return str(replace(spec, iterations=1, seconds=0.0)) if spec.kind == "search" else bot


def _short(value: float) -> str:
    return f"{value:.6f}".rstrip("0").rstrip(".")


def split_bots(text: str) -> tuple[str, ...]:
    """The bots of a list with commas; "a=b" after a comma belongs to the bot before it."""
    parts: list[str] = []
    for part in text.split(","):
        if parts and "=" in part.partition("@")[0] and ":" not in part and "+" not in part:
            parts[-1] = f"{parts[-1]}+{part.strip()}"
        else:
            parts.append(part.strip())
    return tuple(parts)


def bots_by_seat(text: str, seats: int, also: Sequence[str] = ()) -> tuple[str, ...]:
    """One bot per seat, by its canonical name, from a list with commas.

    Args:
        also: Names that stand for no bot but are fine, such as the one of a person.

    Raises:
        OikistError: An unknown bot, or a wrong number of them.
    """
    names, faults = [], []
    for part in split_bots(text):
        try:
            names.append(part if part in also else str(parse_bot(part)))
        except OikistError as error:
            names.append(part)
            faults += [fault for fault in error.faults if fault not in faults]
    if len(names) not in (1, seats):
        what = f"{len(names)} bots for {seats} seats"
        faults.append(Fault("", BOTS, what, f"name one for all seats, or {seats} of them"))
    if faults:
        raise OikistError(faults)
    return tuple(names * seats if len(names) == 1 else names)


def parse_bot(text: str, place: str = BOTS, file: str = "") -> BotSpec:
    """The bot that a text names; its persona is not looked up.

    Args:
        place: Key or option to name in faults.
        file: To name in faults; "" for the command line.

    Raises:
        OikistError: With everything that is wrong with the text.
    """
    faults: list[Fault] = []

    def fault(what: str, remedy: str) -> None:
        faults.append(Fault(file, place, what, remedy))

    body, at, persona = text.strip().partition("@")
    head, *given = re.split(r"[+,]", body)
    kind, colon, budget = (part.strip() for part in head.partition(":"))
    if kind not in KINDS:
        fault(f"unknown bot '{kind}'", did_you_mean(kind, KINDS))
        given = []
    elif kind == "uniform" and (colon or given):
        fault(f"'{text}': {kind} has no budget and no options", f"write {kind}")
        colon, given = "", []
    elif kind != "search" and colon:
        fault(f"'{text}': {kind} has no budget", f"write {kind}")
        colon = ""
    if at and not _NAME.fullmatch(persona):
        fault(f"'{persona}' is not a valid name of a persona", "write it like greedy@name")
    iterations, seconds = ITERATIONS, 0.0
    if colon:
        iterations, seconds = _budget(budget, fault)
    rollout, values = _options(kind, given, fault)
    if faults:
        raise OikistError(faults)
    if kind != "search":
        return BotSpec(kind, options=values, persona=persona)
    return BotSpec(kind, iterations, seconds, rollout, values, persona)


def _budget(text: str, fault: Noted) -> tuple[int, float]:
    """Iterations and seconds; one of them is 0."""
    remedy = "write iterations like search:1000, or seconds like search:0.2s"
    number = text.removesuffix("s")
    if not _NUMBER.fullmatch(number):
        fault(f"'{text}' is not a valid budget of a search", remedy)
        return 0, 0.0
    value = float(number)
    if text.endswith("s"):
        if not 0 < value <= MOST_SECONDS:
            fault(f"{text} is out of range", f"give at most {MOST_SECONDS:g} seconds")
        return 0, value
    if value != int(value) or not 1 <= value <= MOST_ITERATIONS:
        fault(f"{text} iterations are out of range", f"give 1 to {MOST_ITERATIONS} of them")
    return int(value), 0.0


def _options(kind: str, given: list[str], fault: Noted) -> tuple[str, tuple[float, ...]]:
    """The rollout, and a value for every one of OPTIONS."""
    rollout = USUAL_ROLLOUT
    values = {name: option.usual for name, option in OPTIONS.items()}
    known = [name for name, option in OPTIONS.items() if option.kind == kind]
    if kind == "search":
        known = ["rollout", *known]
    for part in given:
        name, _, value = (piece.strip() for piece in part.partition("="))
        if name not in known:
            owner = "a search" if kind == "search" else kind
            fault(f"unknown option '{name}' of {owner}", did_you_mean(name, known))
        elif name == "rollout":
            if value not in ROLLOUTS:
                fault(f"unknown rollout '{value}'", did_you_mean(value, ROLLOUTS))
            rollout = value
        else:
            values[name] = _number(name, value, fault)
    return rollout, tuple(values.values())


def _number(name: str, text: str, fault: Noted) -> float:
    option = OPTIONS[name]
    value = float(text) if _NUMBER.fullmatch(text) else float("nan")
    fine = isfinite(value) and option.low <= value <= option.high
    if not fine or (option.whole and value != int(value)):
        kind = "a whole number" if option.whole else "a number"
        fault(
            f"'{name}={text}' is not valid", f"give {kind} from {option.low:g} to {option.high:g}"
        )
    return value
