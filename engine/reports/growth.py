"""More games of a question that keeps none, so that all are played anew, as a step of a page."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, isfinite
from typing import Final

from engine.language import say
from engine.reports.page import Step
from engine.reports.wording import counted
from engine.statistics.equivalence import about

USUAL_MOST: Final = 1_000_000
FOURFOLD: Final = 4


@dataclass(frozen=True)
class Growth:
    """The games of a form, and what more of them come to.

    Attributes:
        have: Games as the form has them, whole blocks.
        command: To type, with `{games}` where the number of games stands.
        times: How many times so many are played, such as once for each pair of bots.
        block: Games of a block; only whole ones are played.
        most: That the form takes.
    """

    have: int
    command: str
    times: int = 1
    block: int = 1
    most: int = USUAL_MOST

    def by(self, factor: float, least: int = 0) -> list[Step]:
        """About so many times as many games, which would tell; nothing if they are out of reach.

        Args:
            factor: Infinite where nobody can say; then it is four times as many, which makes
                intervals half as wide.
            least: Games that are worth a look in any case.
        """
        if isfinite(factor):
            more = about(ceil(self.have * (min(factor, self.most) - 1)))
            return self.to(max(self.have + more, least))
        games = FOURFOLD * self.have
        if games < least:
            return self.to(least)
        return self._step(
            games, say("Play {games} anew, four times as many", games=self._all(games))
        )

    def to(self, games: int) -> list[Step]:
        """So many games in the form, or a few more; nothing if they are there by now."""
        whole = -(-games // self.block) * self.block
        return self._step(whole, say("Play {games} anew", games=self._all(whole)))

    def _all(self, games: int) -> str:
        return counted(games * self.times)

    def _step(self, games: int, text: str) -> list[Step]:
        if not self.have < games <= self.most:
            return []
        command = self.command.replace("{games}", str(games))
        return [Step("more", text, command, values={"games": games})]
