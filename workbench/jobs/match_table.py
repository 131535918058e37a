"""A Match at the table of the window: bots that think, and where their chance comes from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np

from engine.bots.spec import parse_bot
from engine.language import said
from engine.picture import ALL, PUBLIC, Picture
from engine.play.match import Match
from engine.play.node import ROOT
from engine.play.session import Played
from engine.play.steps import narrated
from engine.records.record import PERSON
from engine.scenarios.scenario import Scenario, copied
from workbench.jobs.thought import Choice, Streams, Thought

_SLOW: Final = frozenset({"search"})  # kinds of bots that must not think in the window's thread


class MatchTable:
    """A running match whose bots choose as `oikist play` would with the same seed.

    Args:
        match: Is played on.

    Attributes:
        match: The match.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self._streams: dict[int, Streams] = {ROOT: _bot_streams(match.seed, match.scenario.seats)}

    @property
    def seed(self) -> int:
        """Of the game."""
        return self.match.seed

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    def history(self, viewer: int = ALL) -> Sequence[Played]:
        """Moves on the way to the position on the table, as somebody may know them."""
        return self.match.history(viewer)

    def is_quick(self, bot: str) -> bool:
        """Whether a bot decides so fast that nobody notices."""
        return parse_bot(bot).kind not in _SLOW

    def thought(self, bot: str) -> Thought:
        """The question what a bot would do now, which holds all that it needs."""
        match = self.match
        state = copied(match.scenario, match.state)
        return Thought(match.scenario, match.here, state, match.seat_to_move, bot, self._now())

    def take(self, choice: Choice) -> bool:
        """Make the move that a bot has chosen; False if it was asked about another position."""
        if choice.node != self.match.here:
            return False
        node = self.match.play(choice.code, choice.bot)
        self._streams.setdefault(node.number, choice.streams)
        return True

    def play_bot(self, bot: str) -> None:
        """Let a bot make the next decision at once."""
        self.take(self.thought(bot).carry_out())

    def play(self, code: int, who: str = PERSON, seconds: float = 0.0) -> None:
        """Make a move.

        Raises:
            RecordError: It is not allowed.
        """
        streams = self._now()
        node = self.match.play(code, who, seconds)
        self._streams.setdefault(node.number, streams)

    def take_back(self) -> bool:
        """Go one move back, chance of the bots included; False at the start or at a fence."""
        return self.match.back()

    def picture_at(self, ply: int) -> Picture:
        """The position after so many moves, as an onlooker sees it."""
        line = self.match.line()
        return self.picture_of(line[ply - 1].number if ply else ROOT)

    def picture_of(self, number: int, viewer: int = PUBLIC) -> Picture:
        """A node of the match as a seat, PUBLIC or ALL sees it."""
        return noted(self.match.scenario, self.match.picture(viewer, number))

    def steps(self, viewer: int = PUBLIC) -> list[Picture]:
        """What a viewer sees between the last decision and the position that came of it.

        Each picture differs from the one before it, and the last from the position's own. What
        the game tells of a step stands in the place of the caption.
        """
        match, node = self.match, self.match.node
        if node.code < 0:
            return []
        scenario, before = match.scenario, match.nodes[node.parent].state
        shown = []
        for state, told in narrated(scenario, before, node.code, match.state, viewer):
            with match.calling():
                picture = scenario.game.picture(scenario.record, state, viewer)
            shown.append(replace(picture, caption=told) if told else picture)
        shown.append(match.picture(viewer))
        return [noted(scenario, one) for one, other in pairwise(shown) if one != other]

    def _now(self) -> Streams:
        """Streams of the node on the table; those of the nearest known node before it."""
        at = self.match.here
        while at not in self._streams:
            at = self.match.nodes[at].parent
        return self._streams[at]


def _bot_streams(seed: int, seats: int) -> Streams:
    from engine.rng import BOT, derive

    return tuple(np.array([derive(np.uint64(seed), BOT, np.uint64(seat))]) for seat in range(seats))


def noted(scenario: Scenario, picture: Picture) -> Picture:
    """A picture that says where its board comes from, unless it says something already."""
    if picture.notice or scenario.board is None:
        return picture
    sentence, stop, _ = " ".join(said(scenario.game, scenario.board.note).split()).partition(". ")
    return replace(picture, notice=sentence + stop.strip())
