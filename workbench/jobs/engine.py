"""The real engine behind the contract: the only module of the window that drives it.

The simulation is imported when it is first needed: it brings Numba, and the window should
stand before that.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.bots.registry import bot_names, choose_move
from engine.picture import Picture, Space
from engine.play.session import Played, Session
from engine.scenarios import catalog
from engine.scenarios.scenario import Scenario
from workbench.jobs.contract import BatchPlan, Chunk, VariantEntry

_USUAL_BOT: Final = "greedy"
_WARM_GAMES: Final = 2

Streams = tuple[NDArray[np.uint64], ...]  # one per seat, each of shape (1,)


class SessionTable:
    """A Session whose moves are chosen by bots, as `oikist play` would with the same seed."""

    def __init__(self, scenario: Scenario, seed: int) -> None:
        self.seed = seed
        self._scenario = scenario
        self._session = Session(scenario, seed)
        self._streams: list[Streams] = [_bot_streams(seed, scenario.seats)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._session.over

    @property
    def history(self) -> Sequence[Played]:
        """Moves made so far."""
        return self._session.history

    def play_bot(self, bot: str) -> None:
        """Let a bot make the next decision."""
        session = self._session
        streams = tuple(stream.copy() for stream in self._streams[-1])
        stream = streams[session.seat_to_move]
        session.play(choose_move(self._scenario, session.state, bot, stream))
        self._streams.append(streams)

    def take_back(self) -> bool:
        """Go one move back, chance of the bots included; False at the start."""
        if not self._session.take_back():
            return False
        self._streams.pop()
        return True

    def picture_at(self, ply: int) -> Picture:
        """The position after so many moves, as an onlooker sees it."""
        scenario = self._scenario
        state = self._session.state_at(ply)
        return _noted(scenario, scenario.game.picture(scenario.record, state, None))


def _bot_streams(seed: int, seats: int) -> Streams:
    from engine.rng import BOT, derive

    return tuple(np.array([derive(np.uint64(seed), BOT, np.uint64(seat))]) for seat in range(seats))


def _noted(scenario: Scenario, picture: Picture) -> Picture:
    """A picture that says where its board comes from, unless it says something already."""
    if picture.notice or scenario.board is None:
        return picture
    sentence, stop, _ = " ".join(scenario.board.note.split()).partition(". ")
    return replace(picture, notice=sentence + stop.strip())


class OikistEngine:
    """What `workbench.jobs.contract.Engine` asks for."""

    def bots(self) -> Sequence[str]:
        """Names of the bots, the usual one first."""
        return sorted(bot_names(), key=lambda name: name != _USUAL_BOT)

    def variants(self) -> Sequence[VariantEntry]:
        """Every variant that lies in a known folder."""
        games = catalog.games()
        return [
            VariantEntry(
                entry.source, entry.title or entry.name, games[entry.game].title, entry.note
            )
            for entry in catalog.variants()
        ]

    def load(self, variant: str) -> Scenario:
        """A scenario by the name or path of its variant.

        Raises:
            ScenarioError: It cannot be played.
        """
        return catalog.load_scenario(variant)

    def key_of(self, scenario: Scenario) -> str:
        """Source of the variant."""
        return scenario.source

    def title_of(self, scenario: Scenario) -> str:
        """Title for people."""
        return scenario.title or scenario.name

    def note_of(self, scenario: Scenario) -> str:
        """What the board's file says about it."""
        return " ".join(scenario.board.note.split()) if scenario.board else ""

    def empty_picture(self, scenario: Scenario) -> Picture:
        """The bare board of a scenario."""
        bare = Picture(
            caption="",
            notice="",
            styles=(),
            spaces=_spaces(scenario),
            tokens=(),
            cards=(),
            panels=(),
            size=scenario.board.size if scenario.board else (0.0, 0.0),
        )
        return _noted(scenario, bare)

    def prepare_play(self, scenario: Scenario) -> None:
        """Ask every bot once, play a game and look at its end, so that all is compiled."""
        for bot in bot_names():
            SessionTable(scenario, 0).play_bot(bot)
        table = SessionTable(scenario, 0)
        while not table.over:
            table.play_bot(_USUAL_BOT)
        table.picture_at(len(table.history))

    def prepare_batch(self, scenario: Scenario, bot: str) -> None:
        """Play a very small batch."""
        plan = BatchPlan((bot,) * scenario.seats, _WARM_GAMES, 0)
        self.run_batch(scenario, plan, lambda _: True)

    def start(self, scenario: Scenario, seed: int) -> SessionTable:
        """A new game."""
        return SessionTable(scenario, seed)

    def run_batch(
        self, scenario: Scenario, plan: BatchPlan, on_chunk: Callable[[Chunk], bool]
    ) -> None:
        """Play a batch on all processors."""
        from engine.simulation.batch import Plan, run

        threads = os.cpu_count() or 1
        run(Plan(scenario, plan.bots, plan.games, plan.seed, threads), on_chunk)


def _spaces(scenario: Scenario) -> tuple[Space, ...]:
    board = scenario.board
    if board is None:
        return ()
    return tuple(
        Space(cell, board.name_of(cell), board.centre(cell), board.outline(cell), kind)
        for cell, kind in enumerate(board.kinds)
    )
