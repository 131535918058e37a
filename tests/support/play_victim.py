"""A program that plays, takes back and takes notes at random, and may be killed at any moment.

It goes on with the match that was on the table when the last one was killed, and tells a
line after each thing it did: file, nodes, node on the table, digest of the position.

Imported by the fork server of `multiprocessing`, so that every victim starts at once.
"""

from __future__ import annotations

import hashlib
import random
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QCoreApplication

from engine.play.match import Match
from engine.scenarios.catalog import load_scenario
from workbench.jobs.match_table import MatchTable
from workbench.play.archive.keeping import Keeper
from workbench.table.game_table import GameTable

VARIANT = "classic-2"
_BACK = 0.15  # part of the steps that go back
_NOTE = 0.1


def digest(match: Match) -> str:
    """Of the position on the table."""
    return hashlib.sha256(match.state.tobytes()).hexdigest()[:16]


def line_of(path: Path | None, match: Match) -> str:
    """What a victim tells."""
    return f"{path.name if path else '-'}\t{len(match.nodes)}\t{match.here}\t{digest(match)}"


def main(folder: Path, seed: int, told: Path) -> None:
    """Play until killed."""
    app = QCoreApplication(["oikist"])
    table = GameTable()
    table.use_bot("greedy")
    keeper = Keeper(table, folder)
    last = keeper.last()
    if last is not None:
        table.open(keeper.open(last.path))
        keeper.forget_last()
    chance = random.Random(seed)
    with told.open("w", encoding="utf-8") as out:
        while True:
            _act(table, chance)
            app.processEvents()
            _tell(out, keeper, table)


def _act(table: GameTable, chance: random.Random) -> None:
    match, drawn = table.match, chance.random()
    if match is None or match.over:
        scenario = load_scenario(VARIANT)
        table.open(MatchTable(Match(scenario, chance.randrange(1000), ("greedy",) * 2)))
    elif drawn < _BACK and match.here:
        table.take_back(override=True)
    elif drawn < _BACK + _NOTE:
        match.note(match.here, f"note {chance.randrange(100)}", ["fun"])
    else:
        table.step()


def _tell(out: TextIO, keeper: Keeper, table: GameTable) -> None:
    if table.match is not None:
        out.write(line_of(keeper.path, table.match) + "\n")
        out.flush()


def warm_up() -> None:
    """Load every kernel that a game needs."""
    table = MatchTable(Match(load_scenario(VARIANT), 0, ("greedy",) * 2))
    while not table.over:
        table.play_bot("greedy")
    table.picture_of(table.match.here)
    table.match.is_fence(1)


warm_up()
