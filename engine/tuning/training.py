"""Weights of a game's evaluation, tuned by self-play: of greedy bots, or of a search.

CMA-ES: each generation draws sets of weights and lets each play on one seat, in turn,
against the present weights on all others. All sets of a generation see the same seeds, and
every generation new ones, so that no luck is learnt. The mean of the last generation is
confirmed on seeds that the search has never seen, and only that figure is told.

Source: N. Hansen, A. Ostermeier: Completely Derandomized Self-Adaptation in Evolution
Strategies, Evolutionary Computation 9 (2001), as implemented by cmaes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.bots.registry import weights_of
from engine.bots.spec import parse_bot
from engine.files import read_plain_text
from engine.game import Game
from engine.rng import BOT, SETUP, derive
from engine.scenarios.scenario import Scenario
from engine.tuning.climbing import Match, Side, Told, block_results, match

STEP = 0.3  # of the first generation, in units of `_sizes`
SMALLEST = 0.25  # unit of weights that are nearly 0
TABLES = {"greedy": "weights", "search": "search"}  # kind of bot -> table of weights.toml
_LINE = re.compile(r"^(?P<name>[A-Za-z0-9_-]+)\s*=\s*[-+0-9.eE]+\s*(?P<note>#.*)?$")
_HEADING = re.compile(r"^\[(?P<name>[A-Za-z0-9_-]+)\]\s*$")

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Effort:
    """How much is played.

    Attributes:
        generations: Of the search.
        games: Of each set of weights in a generation, at least, over all variants.
        confirming: Games on fresh seeds for each variant, at least.
        seed: Of it all.
        bot: Who plays with the weights: greedy or a search.
        threads: Games are played on so many threads.
    """

    generations: int
    games: int
    confirming: int
    seed: int
    bot: str
    threads: int


@dataclass(frozen=True)
class Trained:
    """What came out.

    Attributes:
        weights: Name -> new weight, three digits.
        before: Name -> weight before.
        confirmed: New weights on one seat against the old ones, for each variant, on fresh
            seeds.
        better: Whether on some variant the share is above a fair one with 95%, and on
            none below it.
        history: Mean share over fair of each generation; 0 is no better than before.
    """

    weights: Mapping[str, float]
    before: Mapping[str, float]
    confirmed: tuple[Match, ...]
    better: bool
    history: tuple[float, ...]


def games_to_play(scenarios: Sequence[Scenario], effort: Effort, weights: int) -> int:
    """About how many games `train` plays."""
    sets = effort.generations * population(weights)
    return sets * effort.games + effort.confirming * len(scenarios)


def population(weights: int) -> int:
    """Sets of weights in a generation, as Hansen recommends: 4 + 3 ln n."""
    return 4 + int(3 * np.log(weights))


def train(scenarios: Sequence[Scenario], effort: Effort, told: Told) -> Trained:
    """Search for better weights of one game, and confirm them.

    Args:
        scenarios: Variants of the same game.
        told: Told how many games more were played; says whether to go on.

    Raises:
        Stopped: `told` said no.
    """
    from cmaes import CMA  # type: ignore[import-untyped]

    game = scenarios[0].game
    start = weights_of(game, parse_bot(effort.bot).kind)
    sizes = np.maximum(np.abs(start), SMALLEST)
    search = CMA(
        mean=np.zeros(len(start)),
        sigma=STEP,
        seed=effort.seed % (1 << 32),
        population_size=population(len(start)),
    )
    history = []
    for generation in range(effort.generations):
        seed = _seed(effort.seed, int(BOT), generation)
        found = []
        for _ in range(search.population_size):
            asked = search.ask()
            gain = _gain(scenarios, start + sizes * asked, effort, seed, told)
            found.append((asked, -gain))
        search.tell(found)
        history.append(-float(np.mean([value for _, value in found])))
    best = _rounded(start + sizes * np.asarray(search.mean))
    return _confirmed(scenarios, best, effort, tuple(history), told)


def _gain(
    scenarios: Sequence[Scenario], weights: Floats, effort: Effort, seed: int, told: Told
) -> float:
    """Share of the win over a fair one, as a part of it, averaged over variants."""
    sides = (Side(effort.bot, tuple(weights.tolist())), Side(effort.bot))
    gains = []
    for scenario in scenarios:
        blocks = max(effort.games // (scenario.seats * len(scenarios)), 1)
        shares, _, _ = block_results(scenario, sides, blocks, seed, effort.threads, told)
        gains.append(float(shares.mean()) * scenario.seats - 1 if len(shares) else -1.0)
    return float(np.mean(gains))


def _confirmed(
    scenarios: Sequence[Scenario],
    weights: Floats,
    effort: Effort,
    history: tuple[float, ...],
    told: Told,
) -> Trained:
    sides = (Side(effort.bot, tuple(weights.tolist())), Side(effort.bot))
    matches = tuple(
        match(
            scenario,
            sides,
            effort.confirming,
            _seed(effort.seed, int(SETUP), number),
            effort.threads,
            told,
        )
        for number, scenario in enumerate(scenarios)
    )
    pairs = list(zip(matches, (1 / scenario.seats for scenario in scenarios), strict=True))
    game = scenarios[0].game
    before = weights_of(game, parse_bot(effort.bot).kind)
    return Trained(
        weights=dict(zip(game.weights, weights.tolist(), strict=True)),
        before=dict(zip(game.weights, before.tolist(), strict=True)),
        confirmed=matches,
        better=any(played.share.low > fair for played, fair in pairs)
        and all(played.share.high >= fair for played, fair in pairs),
        history=history,
    )


def _seed(seed: int, purpose: int, number: int) -> int:
    return int(derive(np.uint64(seed), np.uint64(purpose), np.uint64(number)) >> np.uint64(1))


def _rounded(weights: Floats) -> Floats:
    return np.array([float(f"{weight:.3g}") for weight in weights])


def weights_text(
    game: Game, kind: str, weights: Mapping[str, float], remarks: Sequence[str]
) -> str:
    """A `weights.toml` with new numbers for one kind of bot; the rest of the file stays.

    Args:
        kind: One of TABLES.
        remarks: Lines on how the numbers were found, put above their table.
    """
    blocks, notes = _blocks(game.folder / "weights.toml")
    blocks.setdefault("weights", ["[weights]", *_rows(game.weights, {})])
    wanted = TABLES[kind]
    rows = _rows(weights, notes)
    blocks[wanted] = [*(f"# {remark}" for remark in remarks), f"[{wanted}]", *rows]
    texts = ("\n".join(lines).strip() for lines in blocks.values())
    return "\n\n".join(text for text in texts if text) + "\n"


def _blocks(path: Path) -> tuple[dict[str, list[str]], dict[str, str]]:
    """Lines of each table with the remarks above it, "" for the head; a note for each weight."""
    blocks: dict[str, list[str]] = {"": []}
    notes: dict[str, str] = {}
    name = ""
    for line in read_plain_text(path).splitlines() if path.is_file() else ():
        if heading := _HEADING.match(line):
            last, name = blocks[name], heading["name"]
            above: list[str] = []
            while last and last[-1].startswith("#"):
                above.insert(0, last.pop())
            blocks[name] = above
        blocks[name].append(line)
        hit = _LINE.match(line)
        if hit and hit["note"]:
            notes.setdefault(hit["name"], hit["note"])
    return blocks, notes


def _rows(weights: Mapping[str, float], notes: Mapping[str, str]) -> list[str]:
    pairs = [(f"{name} = {_number(each)}", notes.get(name, "")) for name, each in weights.items()]
    width = max(len(text) for text, _ in pairs)
    return [f"{text:<{width}}  {note}".rstrip() for text, note in pairs]


def _number(weight: float) -> str:
    text = f"{weight:.3g}"
    return text if "." in text or "e" in text else f"{text}.0"
