"""A make-believe game for the window: a board of 263 hexes that fills up move by move."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from engine.boards import lattice
from engine.boards.lattice import Hex
from engine.boards.notation import from_offset, hex_name
from engine.errors import Fault, ScenarioError
from engine.picture import CardFace, Picture, SeatPanel, SeatStyle, Space, Token
from engine.reports.seats_sentence import seats_sentence
from workbench.jobs.contract import Begun, StoredRun, VariantEntry
from workbench.language.holding import Holding

STYLES = (
    SeatStyle("yellow", "Yellow", "#F0E442", "circle", "solid"),
    SeatStyle("orange", "Orange", "#E69F00", "triangle", "stripes"),
    SeatStyle("brown", "Brown", "#0072B2", "square", "dots"),
    SeatStyle("red", "Red", "#D55E00", "diamond", "cross"),
)
COAST = ((0, 5), (0, 11), (2, 0), (4, 12), (6, 0), (10, 0), (10, 12), (14, 12), (16, 0))
COAST += ((18, 12), (20, 1), (20, 7))
INLAND = ((1, 2), (1, 7), (3, 4), (4, 2), (4, 8), (6, 6), (7, 3), (7, 9), (9, 7), (11, 4))
INLAND += ((13, 2), (13, 8), (14, 6), (16, 4), (16, 10), (17, 7), (19, 4), (19, 9))
TEMPLES = ((3, 4), (7, 9), (9, 7), (13, 2), (16, 4), (17, 7), (4, 8), (11, 4), (19, 9))
NOTICE = "The map is a reconstruction: the printed one is not described anywhere."
DRAWN_LAST = ("tile", "road", "house", "temple", "cylinder_lying", "cylinder")


def _hexes() -> list[Hex]:
    return sorted(
        (
            from_offset(column, row, "flat")
            for column in range(21)
            for row in range(13 - column % 2)
        ),
        key=lambda axial: (2 * axial[1] + axial[0], axial[0]),
    )


HEXES = _hexes()
CELL = {axial: cell for cell, axial in enumerate(HEXES)}


def centre(axial: Hex) -> tuple[float, float]:
    x, y = lattice.centre(axial, "flat")
    return (x + 0.577, y + 0.5)


def spaces() -> tuple[Space, ...]:
    kinds = {from_offset(*at, "flat"): "coastal_village" for at in COAST}
    kinds |= {from_offset(*at, "flat"): "village" for at in INLAND}
    return tuple(
        Space(
            cell,
            hex_name(axial, "flat"),
            centre(axial),
            lattice.corners(centre(axial), "flat"),
            kinds.get(axial, "land"),
        )
        for cell, axial in enumerate(HEXES)
    )


SPACES = spaces()
SIZE = (20 * 3**0.5 / 2 + 2 / 3**0.5, 13.0)


def _roads(chance: random.Random, free: set[Hex]) -> list[list[Token]]:
    """Chains of roads between places that are close to each other."""
    places = [from_offset(*at, "flat") for at in COAST + INLAND]
    pairs = [
        (one, other)
        for index, one in enumerate(places)
        for other in places[index + 1 :]
        if lattice.distance(one, other) in {3, 4}
    ]
    chance.shuffle(pairs)
    found = []
    for one, other in pairs:
        chain = lattice.line(one, other)
        between = chain[1:-1]
        if not all(axial in free for axial in between):
            continue
        free -= set(between)
        seats = [chance.randrange(4)] * len(between)
        if chance.random() < 0.3:
            seats[-1] = (seats[0] + 1) % 4
        found.append(
            [
                _road(chain, step, seat)
                for step, seat in zip(range(1, len(chain) - 1), seats, strict=True)
            ]
        )
    return found


def _road(chain: tuple[Hex, ...], step: int, seat: int) -> Token:
    middle = centre(chain[step])
    before, after = centre(chain[step - 1]), centre(chain[step + 1])
    start = ((middle[0] + before[0]) / 2, (middle[1] + before[1]) / 2)
    end = ((middle[0] + after[0]) / 2, (middle[1] + after[1]) / 2)
    bent = abs(before[0] + after[0] - 2 * middle[0]) > 0.01
    return Token(
        "road",
        seat,
        CELL[chain[step]],
        middle,
        path=(start, middle, end),
        curved=bent,
        text=f"Road of {STYLES[seat].title}",
    )


def _city(chance: random.Random, free: set[Hex], place: Hex, seat: int) -> list[Token]:
    hexes = [place]
    for beside in lattice.neighbours(place, "flat"):
        if beside in free and len(hexes) < 1 + chance.randrange(4):
            hexes.append(beside)
            free.discard(beside)
    title = STYLES[seat].title
    tiles = [
        Token("tile", seat, CELL[axial], centre(axial), text=f"City of {title}") for axial in hexes
    ]
    x, y = centre(place)
    owners = chance.sample(range(4), chance.randrange(1, 4))
    offsets = {1: [0.0], 2: [-0.17, 0.17], 3: [-0.29, 0.0, 0.29]}[len(owners)]
    markets = [
        Token(
            chance.choice(("cylinder", "cylinder", "cylinder_lying")),
            owner,
            CELL[place],
            (x + dx, y + (0.24 if len(owners) < 3 else 0.22)),
            text=f"Market of {STYLES[owner].title}",
        )
        for owner, dx in zip(owners, offsets, strict=True)
    ]
    return tiles + markets


def script() -> list[Token]:
    """Every piece of the game in the order in which it is laid."""
    chance = random.Random(7)
    places = {from_offset(*at, "flat") for at in COAST + INLAND}
    temples = {from_offset(*at, "flat") for at in TEMPLES}
    free = set(HEXES) - places
    groups = _roads(chance, free)
    for place in sorted(places - temples):
        groups.append(_city(chance, free, place, chance.randrange(4)))
    chance.shuffle(groups)
    moves = [token for group in groups for token in group]
    early = [
        Token("temple", -1, CELL[axial], centre(axial), text="Oracle, nobody's")
        for axial in sorted(temples)
    ]
    return early + moves


SCRIPT = script()


def _turned(token: Token, ply: int) -> Token:
    """Some temples face a neighbour once half of the game is over."""
    if token.glyph != "temple" or ply < 60 or token.cell % 3 == 0:
        return token
    seat = token.cell % 4
    return Token(
        "temple",
        seat,
        token.cell,
        token.at,
        angle=-90.0 + 60 * (token.cell % 6),
        turned=True,
        text=f"Oracle of {STYLES[seat].title}",
    )


def picture_at(ply: int, *, notice: str = NOTICE) -> Picture:
    """The position after so many moves."""
    laid = [_turned(token, ply) for token in SCRIPT[:ply]]
    tokens = tuple(sorted(laid, key=lambda token: DRAWN_LAST.index(token.glyph)))
    mover = ply % 4 if ply < len(SCRIPT) else -1
    current = min(ply // 12, 11)
    cards = (
        CardFace(
            f"Round {current + 1} of 12",
            (2, 3, 1, 0),
            2,
            (("Roads", 3, 4), ("Cities", 2, 3), ("Draw", 5, 7)),
        ),
        CardFace("Next", (1, 0, 3, 2), 1, (("Roads", 4, 5), ("Cities", 3, 4), ("Draw", 7, 9))),
    )
    what = f"{STYLES[mover].title} lays tiles" if mover >= 0 else "the game is over"
    return Picture(
        caption=f"Round {current + 1} of 12: {what}",
        notice=notice,
        styles=STYLES,
        spaces=SPACES,
        tokens=tokens,
        cards=cards,
        panels=tuple(_panel(seat, ply, seat == mover) for seat in range(4)),
        size=SIZE,
    )


def _panel(seat: int, ply: int, to_move: bool) -> SeatPanel:
    score = 15 + (ply * (5 + seat * 7 % 5)) // 24
    stocks = (
        ("roads", (4 + ply + seat) % 7),
        ("cities", (2 + ply * 3 + seat) % 5),
        ("reserve", max(0, 32 - ply // 4)),
        ("markets", max(2, 20 - ply // 9)),
    )
    return SeatPanel(seat, score, score + 6 + seat * 5 % 9, stocks, to_move)


@dataclass(frozen=True)
class FakeMove:
    period: int
    seat: int
    text: str
    words: str = ""


@dataclass(frozen=True)
class FakeChunk:
    unfinished: int
    scores: NDArray[np.int64]
    shares: NDArray[np.float64]
    places: NDArray[np.float64] | None = None


class FakeTable:
    """A game of the make-believe game; a bot lays the next piece of the script."""

    def __init__(self, seed: int, last: int) -> None:
        self.seed = seed
        self.last = last
        self.bots: list[str] = []

    @property
    def over(self) -> bool:
        return len(self.bots) >= self.last

    @property
    def history(self) -> list[FakeMove]:
        return [_move(ply) for ply in range(len(self.bots))]

    match = None

    def is_quick(self, bot: str) -> bool:
        return True

    def take(self, choice) -> bool:
        return False

    def play(self, code: int, who: str = "-", seconds: float = 0.0) -> None:
        self.bots.append(who)

    def picture_of(self, number: int, viewer: int | None = None) -> Picture:
        return picture_at(number)

    def play_bot(self, bot: str) -> None:
        self.bots.append(bot)

    def take_back(self) -> bool:
        return bool(self.bots and self.bots.pop())

    def picture_at(self, ply: int) -> Picture:
        return picture_at(ply)


def _move(ply: int) -> FakeMove:
    token = SCRIPT[ply]
    name = SPACES[token.cell].name
    bent = "curve" if token.curved else "straight"
    text = f"road {name} {bent}" if token.glyph == "road" else f"{token.glyph} {name}"
    return FakeMove(ply // 12, ply % 4, text.replace("_", " "))


class FakeEngine:
    """The window's engine without rules: nothing to compile, scores drawn at random.

    Args:
        last: Number of moves of a game.
        pause: Seconds between two chunks of a batch.
        broken: Sentence with which loading a variant is refused, or "".
    """

    def __init__(self, last: int = len(SCRIPT), pause: float = 0.0, broken: str = "") -> None:
        self.threads = 0
        self.last = last
        self.pause = pause
        self.broken = broken
        self.ready = threading.Event()
        self.ready.set()
        self.prepared: list[str] = []
        self.stored = None
        self.runs = []  # what the file of runs lists

    def work_in(self, here) -> None:
        pass

    def bots(self) -> tuple[str, ...]:
        return ("greedy", "uniform")

    def variants(self) -> list[VariantEntry]:
        return [
            VariantEntry("fake/classic", "Classic, four seats", "Fake"),
            VariantEntry("fake/long", "A variant with a rather long title for a list", "Fake"),
        ]

    def load(self, variant: str) -> str:
        if self.broken:
            raise ScenarioError(Fault("fake.toml", "rounds", self.broken, "give 1 to 12"))
        return variant

    def scenario_of(self, document, others) -> str:
        return f"fake/{document.name}"

    def freeze(self, scenario: str) -> dict:
        return {"variant": scenario}

    def thaw(self, data: dict) -> str:
        return data["variant"]

    def key_of(self, scenario: str) -> str:
        return scenario

    def title_of(self, scenario: str) -> str:
        return next((one.title for one in self.variants() if one.key == scenario), scenario)

    def documents_of(self, scenario: str, documents) -> list:
        return []

    def holding_of(self, scenario: str, documents=()) -> Holding:
        return Holding(self.title_of(scenario), self.title_of(scenario))

    def note_of(self, scenario: str) -> str:
        return NOTICE + " Its villages are drawn at random."

    def empty_picture(self, scenario: str) -> Picture:
        return Picture("", "", (), SPACES, (), (), (), SIZE)

    def compile_apart(
        self, scenario: str, part: str, cancelled: object, bots: Sequence[str] = ()
    ) -> None:
        """Nothing is compiled."""

    def prepare_play(self, scenario: str) -> None:
        self.ready.wait(20)

    def prepare_advice(self, scenario: str) -> None:
        self.prepared.append("advice")

    def prepare_batch(self, scenario: str, bots: Sequence[str]) -> None:
        self.prepared.append(", ".join(bots))

    def start(self, scenario: str, seed: int, deciders=()) -> FakeTable:
        return FakeTable(seed, self.last)

    def styles_of(self, scenario: str):
        return STYLES

    def seats_sentence(self, names, wins, squares, games) -> str:
        return seats_sentence(names, wins, squares, games)

    def runs_file(self, project):
        return None

    def last_batch(self, runs):
        return self.stored

    def stored_batch(self, runs, number):
        return replace(self.stored, plan=replace(self.stored.plan, number=number))

    def stored_runs(self, runs):
        return self.runs

    def delete_run(self, runs, number):
        self.runs = [run for run in self.runs if run.number != number]

    def run_batch(self, scenario, plan, tell, stop) -> bool:
        kept = self.stored.chunk if plan.number and self.stored is not None else None
        number = plan.number or 1 + max((run.number for run in self.runs), default=0)
        tell(Begun(number, STYLES, kept))
        chance = np.random.default_rng(plan.seed)
        first = 0 if kept is None else len(kept.scores)
        while first < plan.games:
            count = min(250, plan.games - first)
            time.sleep(self.pause)
            tell(chunk_of(chance, count))
            first += count
            if stop() and first < plan.games:
                break
        self._keep(number, plan, first)
        return first == plan.games

    def _keep(self, number, plan, stored) -> None:
        """List a run as a batch has left it."""
        when, done = "2031-05-02T18:30:00", stored == plan.games
        bots, seed = tuple(plan.bots), plan.seed
        run = StoredRun(number, plan.title, bots, plan.games, stored, seed, when, done, True)
        others = [one for one in self.runs if one.number != number]
        self.runs = sorted([*others, run], key=lambda one: one.number)


def chunk_of(chance: np.random.Generator, count: int) -> FakeChunk:
    """Scores of four seats that differ a little, the later ones being worse off."""
    skew = chance.gamma(5.0, 2.6, (count, 4))
    scores = np.rint(34 - np.array([0.0, 0.8, 1.6, 2.6]) + skew).astype(np.int64)
    best = scores == scores.max(axis=1, keepdims=True)
    return FakeChunk(0, scores, best / best.sum(axis=1, keepdims=True))
