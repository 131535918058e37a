"""oikist deck --strength: games played to see what each card does, and kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from engine.cli.run_figures import print_strength, strength_data
from engine.cli.samples import Expected, Keeping, sampling
from engine.cli.terminal import print_json
from engine.errors import Fault, OikistError

if TYPE_CHECKING:
    from engine.runs.card_strength import Strength
    from engine.scenarios.scenario import Scenario


@dataclass(frozen=True)
class Asked:
    """Games to play: how many, by whom, and where they are kept, if they are."""

    games: int
    bots: str
    seed: int
    threads: int
    runs: Path | None
    keep: bool


def tell_strength(scenario: Scenario, asked: Asked, most: int, *, as_json: bool) -> None:
    """Play games with random deals, and print what the deals did.

    Args:
        most: Rows of each table.

    Raises:
        OikistError: No games were asked for.
    """
    if not asked.games:
        raise OikistError(Fault("", "--games", "0 games tell no strength", "ask for some thousand"))
    with _kept(asked) as file:
        found = _played(scenario, asked, file)
    if not as_json:
        print_strength(found, most)
        return
    heading = {"format": 2, "variant": scenario.source, "changes": dict(scenario.changes)}
    print_json(heading | {"digest": scenario.digest, "seed": asked.seed, **strength_data(found)})


@contextmanager
def _kept(asked: Asked) -> Iterator[Path | None]:
    """The file in which games are kept; one that is gone afterwards if they are not."""
    if asked.keep:
        yield asked.runs
        return
    with TemporaryDirectory() as folder:
        yield Path(folder) / "runs.duckdb"


def _played(scenario: Scenario, asked: Asked, file: Path | None) -> Strength:
    from engine.runs.card_strength import card_strength
    from engine.runs.reading import read_arm

    keeping = Keeping("deck", file, asked.games)
    expected = Expected(asked.games, at_most=True)
    with sampling(scenario, asked.bots, asked.seed, asked.threads, expected, keeping) as sampler:
        sampler.sample(scenario, asked.games)
        keeper = sampler.keeper
        assert keeper is not None  # noqa: S101  (asked for above)
        return card_strength(read_arm(keeper.store, keeper.runs[-1], 0))
