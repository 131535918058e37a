"""Answers that do not hang on one map: the same games on worlds made by chance.

A world is a map by the recipe of `oikist board generate`, as large as the base variant's, and a
table of contracts by chance. Every variant and every set of bots plays the same worlds and
seeds; the world is the unit: intervals are Student's t over the means of the worlds.

    python -m tests.support.marchands_worlds marchands/standard marchands/standard+drawing=deck \
        --worlds 20 --games 100 --measure religious --measure "seat 1"
    python -m tests.support.marchands_worlds marchands/standard --write folder

The first line has means, the others what they differ by, and in how many worlds the difference
goes the same way as the mean. Besides the figures of `oikist compare` there are:

    seat N           wins of who is N-th in the order of the first round, in %
    most FIELD       games whose winner has most in a field, shared or not, in %
    lot FIELD        the same for a seat drawn by lot
    fields           fields in which the winner has most
    first, second    games in which one field alone says who goes out first, or second, in %

A bot may have other weights: `greedy*faith=1.5` thinks half as much again of churches.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from engine.boards.generator import Heading
from engine.boards.graph import GraphBoard
from engine.boards.graph_generator import generate_graph
from engine.boards.graph_recipe import GraphRecipe
from engine.boards.layouts import board_text
from engine.cli.terminal import print_table
from engine.declared import read_weights
from engine.errors import BoardError
from engine.games.marchands import state as at
from engine.games.marchands.game import GAME
from engine.games.marchands.ground import SCHEMA
from engine.reports.wording import decimals, number
from engine.rng import GAME as OF_GAME
from engine.rng import derive
from engine.scenarios.catalog import Held, build, changed, find_variant, read_changes
from engine.scenarios.decks import Deck, deck_text
from engine.scenarios.scenario import Scenario
from engine.scenarios.variants import read_variant
from engine.simulation.batch import Plan, Results, run
from engine.statistics.blocks import Estimate, mean_interval
from engine.tuning.arms import arm_from
from engine.tuning.figures import figures_from

Values = NDArray[np.float64]
SUPPLY: Final = (18, 15, 12, 9, 6)  # goods of each rank in the box
NEEDED: Final = 3  # goods of a contract
LEAST, MOST = 0.75, 1.25  # factor of a contract's ecus
SHOWN: Final = ("religious", "political", "economic")


@dataclass(frozen=True)
class World:
    """A map and a table of contracts."""

    board: GraphBoard
    contracts: Deck


def made(base: Scenario, seed: int) -> World:
    """A world as large as that of a scenario; the same seed gives the same one."""
    return World(map_like(cast(GraphBoard, base.board), seed), contracts_like(base, seed))


def map_like(board: GraphBoard, seed: int) -> GraphBoard:
    """A map by chance with as many spaces of each kind, roads and regions."""
    kinds = Counter(space.kind for space in board.map.spaces)
    recipe = GraphRecipe(
        spaces=tuple(sorted(kinds.items())),
        areas=len(board.map.areas),
        degree=round(2 * len(board.map.links) / len(board), 2),
        size=board.map.size,
        central="capital",
    )
    for number_ in range(1000):  # of some seeds no map comes
        own = GraphRecipe(**{**vars(recipe), "seed": 1000 * seed + number_})
        try:
            return generate_graph(
                own, SCHEMA, Heading(GAME.name, f"world-{seed}", f"World {seed}", "")
            )
        except BoardError:
            continue
    raise BoardError(())


def contracts_like(base: Scenario, seed: int) -> Deck:
    """As many contracts of as many kinds: three goods by supply, their ranks as ecus, about."""
    chance = random.Random(seed)
    kinds = [
        goods
        for goods in combinations_with_replacement(range(at.GOODS), NEEDED)
        if len(set(goods)) > 1
    ]
    likely = [float(np.prod([SUPPLY[rank] for rank in goods])) for goods in kinds]
    cards: list[dict[str, Any]] = []
    for card in base.decks["contracts"].cards:
        (goods,) = chance.choices(kinds, likely)
        place = kinds.index(goods)
        del kinds[place], likely[place]
        worth = sum(1 + rank for rank in goods) * chance.uniform(LEAST, MOST)
        needs = {at.RANKS[rank]: count for rank, count in sorted(Counter(goods).items())}
        cards.append({**card, "needs": needs, "ecus": round(worth)})
    name = f"world-{seed}"
    return Deck(GAME.name, "contracts", name, f"World {seed}", "", tuple(cards))


def in_world(text: str, world: World) -> Scenario:
    """A variant with its changes, on the map and with the contracts of a world."""
    arm = arm_from(text)
    variant = read_variant(find_variant(arm.scenario.source), None)
    changes = read_changes(arm.scenario.game, arm.scenario.changes)
    parent = changed(variant, changes) if changes else variant
    held = Held(board=world.board, deck_of={"contracts": world.contracts})
    return build(parent, arm.scenario.source, changes, held)


def figure_of(name: str, scenario: Scenario) -> Callable[[Plan, Results], Values]:
    """What a figure is in each game; its means are the figure."""
    word, _, rest = name.partition(" ")
    if word == "seat" and rest.isdecimal():
        return lambda plan, results: wins_by_order(plan, results)[:, int(rest) - 1]
    if word == "most" and rest in SHOWN:
        return lambda _, results: 100.0 * leading(results)[:, SHOWN.index(rest)]
    if word == "lot" and rest in SHOWN:
        return lambda _, results: 100.0 * leaders(results)[:, SHOWN.index(rest)].mean(axis=1)
    if name == "fields":
        return lambda _, results: leading(results).sum(axis=1)
    if name in ("first", "second"):
        return lambda plan, results: 100.0 * alone(plan, results, name == "second")
    (figure,) = figures_from(name, scenario)
    return lambda _, results: figure.values(results.tables)


def wins_by_order(plan: Plan, results: Results) -> Values:
    """Share of the win by the order of the first round, in %; shape (games, seats)."""
    scenario = plan.scenario
    state = np.zeros(1, scenario.state_dtype).view(np.recarray)[0]
    reset = scenario.game.kernels().reset
    found = np.empty_like(results.tables.shares)
    for game in range(len(results)):
        chance = np.uint64(derive(np.uint64(plan.seed), OF_GAME, np.uint64(game)))
        reset(scenario.record, state, chance)
        found[game] = np.roll(results.tables.shares[game], -int(state.starter))
    return 100.0 * found


def points_of(results: Results) -> NDArray[np.int64]:
    """Points in each field at the end; shape (games, fields, seats)."""
    rows = {name: results.tables.measures[:, row] for row, name in enumerate(at.MEASURES)}
    ecus = sum(rows[f"ecus {of}"] for of in ("of contracts", "of monopolies", "from the start"))
    return np.stack([rows["religious"], rows["political"], np.asarray(ecus)], axis=1)


def leaders(results: Results) -> NDArray[np.bool_]:
    """Who has most in each field, shared or not; shape (games, fields, seats)."""
    points = points_of(results)
    return np.asarray(points == points.max(axis=2, keepdims=True))


def leading(results: Results) -> Values:
    """Whether who wins has most in each field; shape (games, fields)."""
    won = results.tables.places[:, None, :] == 1
    return np.asarray((leaders(results) & won).any(axis=2), float)


def alone(plan: Plan, results: Results, second: bool) -> Values:
    """Whether the field of a step alone says who of four goes out; shape (games,)."""
    field = at.ORDERINGS[int(plan.scenario.record.elimination)][int(second)]
    points = points_of(results)[:, field].astype(np.float64)
    if second:
        points[results.tables.places == at.SEATS] = np.inf
    return np.asarray((points == points.min(axis=1, keepdims=True)).sum(axis=1) == 1, float)


def play(
    arms: Sequence[tuple[str, str]],
    worlds: Sequence[World],
    measures: Sequence[str],
    games: int,
    seed: int,
) -> Values:
    """Means of every figure; shape (arms, worlds, figures).

    Args:
        arms: A variant and its bots, with commas, each.
        games: Of each arm in each world, on seeds that all arms share.
    """
    found = np.empty((len(arms), len(worlds), len(measures)))
    for row, world in enumerate(worlds):
        for column, (text, bots) in enumerate(arms):
            scenario = in_world(text, world)
            plan = plan_of(scenario, bots, games, seed + row)
            results = run(plan)
            for place, name in enumerate(measures):
                values = figure_of(name, scenario)(plan, results)
                found[column, row, place] = values[results.done].mean()
    return found


def plan_of(scenario: Scenario, bots: str, games: int, seed: int) -> Plan:
    """What to play, with the weights that the bots' names tell."""
    names = bots.split(",")
    seated = names * scenario.seats if len(names) == 1 else names
    plain = tuple(name.partition("*")[0] for name in seated)
    if all("*" not in name for name in seated):
        return Plan(scenario, plain, games, seed, threads=2)
    weights = tuple(weights_of(name) for name in seated)
    return Plan(scenario, plain, games, seed, threads=2, weights=weights)


def weights_of(bot: str) -> tuple[float, ...]:
    """The weights of a bot, such as greedy*faith=1.5*vote=0."""
    found = read_weights(GAME.folder / "weights.toml")
    for part in bot.split("*")[1:]:
        key, _, factor = part.partition("=")
        found[key] *= float(factor)
    return tuple(found.values())


def main() -> None:
    """Read the command line, play, and print the table."""
    said = argparse.ArgumentParser(prog="python -m tests.support.marchands_worlds")
    said.add_argument("variants", nargs="+", metavar="VARIANT")
    said.add_argument("--bots", action="append", metavar="NAME[,NAME...]")
    said.add_argument("--worlds", type=int, default=20)
    said.add_argument("--games", type=int, default=100, help="of each variant in each world")
    said.add_argument("--measure", action="append", metavar="FIGURE")
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--write", type=Path, metavar="FOLDER", help="write the worlds as files")
    given = said.parse_intermixed_args()
    base = arm_from(given.variants[0]).scenario
    worlds = [made(base, seed) for seed in range(given.seed, given.seed + given.worlds)]
    if given.write is not None:
        write(worlds, given.write)
        return
    arms = [(text, bots) for text in given.variants for bots in given.bots or ["greedy"]]
    measures = given.measure or ["seat 1"]
    means = play(arms, worlds, measures, given.games, given.seed)
    print_means(arms, measures, means)
    bots = f"; bots {given.bots[0]}" if len(given.bots or ()) == 1 else ""
    print(
        f"{len(worlds)} worlds, {given.games} games in each{bots}. The first line has means, the others"
        " differences, both with half of their 95% intervals over worlds, and in how many worlds the"
        " sign is that of the mean; * leaves out 0 (5% error for all signs of a column together)."
    )


def print_means(arms: Sequence[tuple[str, str]], measures: Sequence[str], means: Values) -> None:
    """A line for each arm."""
    rows = [(label(arms, 0), *(mean_said(mean_interval(one)) for one in means[0].T))]
    for index in range(1, len(arms)):
        apart = (means[index] - means[0]).T
        rows.append((label(arms, index), *(difference_said(one, len(arms) - 1) for one in apart)))
    print_table(["variant", *measures], rows, whole=True)


def label(arms: Sequence[tuple[str, str]], index: int) -> str:
    """What tells an arm from the first one."""
    text, bots = arms[index]
    same = len({name for name, _ in arms}) == 1
    plain = len({names for _, names in arms}) == 1
    if same and not plain:
        return bots_said(bots)
    first = arms[0][0]
    shown = text.removeprefix(first + "+") if index else text
    return shown if plain else f"{shown}, {bots_said(bots)}"


def bots_said(bots: str) -> str:
    """The bots of an arm, those that follow the first and are greedy left out."""
    first, *others = bots.split(",")
    return first if all(name == "greedy" for name in others) else bots


def mean_said(found: Estimate) -> str:
    """A mean with half of its interval."""
    digits = decimals(found.half) if found.half > 0 else 1
    return f"{number(found.mean, digits)} ±{number(found.half, digits)}"


def difference_said(apart: Values, statements: int) -> str:
    """A difference, whether it is one, and in how many worlds it goes that way."""
    found = mean_interval(apart)
    if found.alike and found.mean == 0:
        return "0 in all"
    surely = mean_interval(apart, 1 - 0.05 / statements)
    star = "*" if surely.low > 0 or surely.high < 0 else ""
    alike = int((np.sign(apart) == np.sign(found.mean)).sum())
    sign = "+" if found.mean > 0 else ""
    return f"{sign}{mean_said(found)}{star} {alike}"


def write(worlds: Sequence[World], folder: Path) -> None:
    """Boards and decks as files in a folder, which is a project then."""
    boards, decks = folder / "boards" / GAME.name, folder / "variants" / GAME.name / "decks"
    for path in (boards, decks):
        path.mkdir(parents=True, exist_ok=True)
    for world in worlds:
        (boards / f"{world.board.name}.toml").write_text(board_text(world.board, SCHEMA), "utf-8")
        text = deck_text(world.contracts, GAME.deck_schemas["contracts"])
        (decks / f"{world.contracts.name}.toml").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
