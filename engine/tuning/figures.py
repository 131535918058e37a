"""Figures: what is measured of a game, by the names that users write.

    win, win:SEAT     share of the win, in % (plain: of every seat)
    score, score:SEAT final score, in points (plain: mean of the seats)
    place, place:SEAT place at the end, equal seats sharing places equally (plain: of every seat)
    margin            best final score less the second best, in points
    spread            best final score less the worst, in points
    ties              games won together, in %
    length            decisions of a game
    leads             changes of the leader from round to round
    runaway           how much more often the leader at half time wins than a seat drawn
                      by lot, in % of the way to always; 0 when he is no better off
    correlation       rank correlation (Spearman's rho) of the standing at half time with the
                      places at the end, from -1 to 1; 0 where all stand alike at either. Who
                      would have won a game that all lose is told by the final scores
    NAME, NAME:SEAT   any measure of the game, such as those `oikist simulate` lists

All are means over games of one value a game, so that intervals hold for each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import inf
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.errors import Fault, OikistError
from engine.measured import Counted, Flagged
from engine.remedies import did_you_mean
from engine.seats import seats_said
from engine.statistics.blocks import Estimate, mean_interval, share_interval
from engine.statistics.course import lengths_of
from engine.statistics.intervals import CONFIDENCE
from engine.statistics.scores import deemed_shares, shared_places, won_together

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario
    from engine.simulation.batch import Results
    from engine.simulation.playout import Tables

PERCENT: Final = 100.0  # %
FLAG_BAND: Final = 0.02  # of the games
Values = Callable[["Tables"], NDArray[np.float64]]
PLAIN: Final = (
    "win",
    "score",
    "place",
    "margin",
    "spread",
    "ties",
    "length",
    "leads",
    "runaway",
    "correlation",
)
BY_ROUND: Final = ("leads", "runaway", "correlation")  # look at rounds


@dataclass(frozen=True)
class Figure:
    """One number a game, whose mean is of interest.

    Attributes:
        name: As users write it, such as "win:brown".
        title: For people, such as "win share of brown".
        unit: "%", "points", "decisions" or "".
        band: Half the width of the band in which a difference does not matter, in units.
        values: Tables of a batch -> one value a game, in units; float64, shape (games,).
        whole: The values lie between 0 and this; 0.0 where they have no such end.
        who: What answers call the seat that it is of; "" for none.
        low, high: What no value leaves, and so no mean; infinite where nothing is known.
    """

    name: str
    title: str
    unit: str
    band: float
    values: Values
    whole: float = 0.0
    who: str = ""
    low: float = -inf
    high: float = inf

    @property
    def scale(self) -> float:
        """Difference of one game that must be reckoned with though none was seen."""
        return PERCENT if self.unit == "%" else self.whole or self.band


def figures_from(text: str, scenario: Scenario) -> tuple[Figure, ...]:
    """The figures that a name means; several for `win` and `place`, one for every other name.

    Raises:
        OikistError: There is no such figure, seat or round.
    """
    name, colon, seat = (part.strip() for part in text.partition(":"))
    seats = scenario.game.seat_names(scenario.record)
    measures = {measure.replace("_", " "): measure for measure in scenario.game.measures}
    known = (*PLAIN, *scenario.game.measures)
    name = measures.get(name.replace("_", " "), name)
    if name not in known:
        raise _unknown(text, f"there is no figure '{name}'", did_you_mean(name, known))
    if colon and (name in PLAIN and name not in ("win", "score", "place")):
        raise _unknown(text, f"'{name}' is not counted by seat", f"write {name}")
    if colon and seat not in seats:
        raise _unknown(text, f"there is no seat '{seat}'", did_you_mean(seat, seats))
    if name in BY_ROUND and scenario.game.periods(scenario.record) == 0:
        raise _unknown(text, "this game has no rounds to look at", "choose another figure")
    index = seats.index(seat) if colon else None
    said = seats_said(scenario)
    who = said[index] if index is not None else ""
    if name in ("win", "place"):
        chosen = range(len(seats)) if index is None else (index,)
        made = _win if name == "win" else _place
        found = tuple(made(seats[one], said[one], one) for one in chosen)
        return found if name == "win" else tuple(replace(one, high=len(seats)) for one in found)
    if name == "score":
        return (_score(index, seat, who),)
    if name in PLAIN:
        return (_PLAIN_FIGURES[name],)
    row = scenario.game.measures.index(name)
    measure = _measure(name, row, index, (seat, who))
    if isinstance(scenario.game, Counted) and name in scenario.game.counts:
        measure = replace(measure, low=0.0)
    if isinstance(scenario.game, Flagged) and name in scenario.game.flags:
        measure = replace(measure, band=FLAG_BAND, whole=1.0)
    return (measure,)


def _unknown(text: str, what: str, remedy: str) -> OikistError:
    return OikistError(Fault("", text, what, remedy))


def _win(name: str, said: str, seat: int) -> Figure:
    return Figure(
        f"win:{name}",
        f"win share of {said}",
        "%",
        2.0,
        lambda tables: PERCENT * tables.shares[:, seat],
        whole=PERCENT,
        who=said,
    )


def _place(name: str, said: str, seat: int) -> Figure:
    return Figure(
        f"place:{name}",
        f"place of {said}",
        "",
        0.1,
        lambda tables: shared_places(tables.places, seat),
        who=said,
        low=1,
    )


def _score(seat: int | None, name: str, said: str) -> Figure:
    if seat is None:
        return Figure(
            "score", "mean final score", "points", 1.0, lambda tables: tables.scores.mean(axis=1)
        )
    return Figure(
        f"score:{name}",
        f"final score of {said}",
        "points",
        1.0,
        lambda tables: tables.scores[:, seat].astype(np.float64),
        who=said,
    )


def _measure(name: str, row: int, seat: int | None, called: tuple[str, str]) -> Figure:
    title = name.replace("_", " ")
    if seat is None:
        return Figure(name, title, "", 0.5, lambda tables: tables.measures[:, row].mean(axis=1))
    return Figure(
        f"{name}:{called[0]}",
        f"{title} of {called[1]}",
        "",
        0.5,
        lambda tables: tables.measures[:, row, seat].astype(np.float64),
        who=called[1],
    )


def _margin(tables: Tables) -> NDArray[np.float64]:
    scores = np.sort(tables.scores, axis=1)
    return (scores[:, -1] - scores[:, -2]).astype(np.float64)


def _spread(tables: Tables) -> NDArray[np.float64]:
    return np.asarray(np.ptp(tables.scores, axis=1), dtype=np.float64)


def _ties(tables: Tables) -> NDArray[np.float64]:
    return np.where(won_together(tables.shares), PERCENT, 0.0)


def _leads(tables: Tables) -> NDArray[np.float64]:
    """Rounds after which another seat led alone than the last one that had."""
    standings = tables.standings
    changes = np.zeros(len(standings))
    last = np.full(len(standings), -1)
    for period in range(standings.shape[1]):
        now = standings[:, period]
        best = now.max(axis=1)
        alone = (now == best[:, None]).sum(axis=1) == 1
        leader = now.argmax(axis=1)
        changes += alone & (last >= 0) & (leader != last)
        last = np.where(alone, leader, last)
    return changes


def _runaway(tables: Tables) -> NDArray[np.float64]:
    """100 (W - 1/k) / (1 - 1/k), W the share of the win of who leads at half time.

    See `deemed_shares` for games that all lose.
    """
    half, seats = _at_half_time(tables), tables.shares.shape[1]
    leads = half == half.max(axis=1, keepdims=True)
    won = (leads * deemed_shares(tables.shares, tables.scores)).sum(axis=1) / leads.sum(axis=1)
    return np.asarray(100 * (won - 1 / seats) / (1 - 1 / seats), dtype=np.float64)


def _at_half_time(tables: Tables) -> NDArray[np.int64]:
    """Standings after half of the rounds that each game had; shape (games, seats)."""
    lengths = lengths_of(tables.rounds, tables.standings.shape[1])
    return np.asarray(tables.standings[np.arange(len(lengths)), (lengths + 1) // 2 - 1])


def _correlation(tables: Tables) -> NDArray[np.float64]:
    """Spearman's rho; where all have lost and none has a place, with the final scores."""
    half = -_at_half_time(tables)
    lost = tables.places.max(axis=1, keepdims=True) == 0
    places = np.where(lost, -tables.scores, tables.places)
    then, end = (one - one.mean(axis=1, keepdims=True) for one in (_ranks(half), _ranks(places)))
    both = np.sqrt((then**2).sum(axis=1) * (end**2).sum(axis=1))
    return np.asarray((then * end).sum(axis=1) / np.where(both > 0, both, 1))


def _ranks(values: NDArray[np.int64]) -> NDArray[np.float64]:
    """Ranks in each row, the lowest first, equal ones with their mean; shape (games, seats)."""
    own, other = values[:, :, None], values[:, None, :]
    return np.asarray((other < own).sum(axis=2) + ((other == own).sum(axis=2) + 1) / 2)


_PLAIN_FIGURES: Final = {
    figure.name: figure
    for figure in (
        Figure("margin", "winning margin", "points", 1.0, _margin, low=0),
        Figure("spread", "best less worst score", "points", 1.0, _spread, low=0),
        Figure("ties", "games won together", "%", 2.0, _ties, whole=PERCENT),
        Figure(
            "length",
            "length",
            "decisions",
            5.0,
            lambda tables: tables.decisions.astype(np.float64),
            low=0,
        ),
        Figure("leads", "changes of the leader", "", 0.5, _leads, low=0),
        Figure("runaway", "runaway leader at half time", "%", 5.0, _runaway, high=PERCENT),
        Figure(
            "correlation",
            "rank correlation of half time and end",
            "",
            0.1,
            _correlation,
            low=-1,
            high=1,
        ),
    )
}


def finished(figure: Figure, results: Results) -> NDArray[np.float64]:
    """The figure of each finished game; float64, shape (finished games,)."""
    return figure.values(results.tables)[results.done]


def figure_interval(
    figure: Figure, values: NDArray[np.float64], confidence: float = CONFIDENCE
) -> Estimate:
    """Mean of a figure: of shares with Wilson's interval, of others with what Student's leaves."""
    if figure.whole:
        return share_interval(values, confidence, figure.whole)
    return mean_interval(values, confidence).bounded(figure.low, figure.high)
