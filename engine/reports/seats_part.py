"""Of a page: which seat wins how often, with how many points, and where these come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import nan
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.discovery import discover
from engine.language import say
from engine.measured import Decided
from engine.reports.charts import Bar, Intervals
from engine.reports.facts import fact, never_varied, within
from engine.reports.numerals import figure
from engine.reports.page import Fact, Section, Sheet, Verdict
from engine.reports.picks import won_by
from engine.reports.rounds_part import wins_as_played
from engine.reports.scores_part import margin_columns, score_ridges, winners_columns
from engine.reports.wording import (
    FEW,
    KINDS,
    counted,
    few_words,
    interval_head,
    levels_said,
    lost_by_all,
    more_games,
    number,
    share_sentence,
    short,
)
from engine.statistics.blocks import Estimate, mean_interval
from engine.statistics.equivalence import BALANCED, IMBALANCED, combined, needed
from engine.statistics.equivalence import Verdict as Judgement
from engine.statistics.fairness import judged_seat
from engine.statistics.intervals import wilson
from engine.statistics.scores import decided_games, margins, shared_places, tie_share
from engine.statistics.seats import seats_equal
from engine.statistics.sequential import PLANNED, confidence_sequence

if TYPE_CHECKING:
    from engine.runs.reading import ArmGames

CONFIDENCE: Final = 0.95


@dataclass(frozen=True)
class Fairness:
    """Win shares against an equal share.

    Attributes:
        names: Of the seats.
        wins: Share of the win of each, in %.
        judged: What each share says about the band; see `statistics.fairness.judged_seat`.
        levels: Confidence of the interval of each.
        overall: What they say together; "one is outside" at an error shared by the seats.
        band: Half its width, in %.
        lost: Units that nobody won; they do not count.
    """

    names: tuple[str, ...]
    wins: tuple[Estimate, ...]
    judged: tuple[Judgement, ...]
    levels: tuple[float, ...]
    overall: Judgement
    band: float
    lost: int = 0


def interval(values: NDArray[Any], level: float, *, looked: bool) -> Estimate:
    """The mean of a figure; with an anytime-valid band if games were looked at on the way."""
    found = mean_interval(values, level)
    if not looked or found.count < 2:
        return found
    held = confidence_sequence(found.count, found.mean, found.deviation, PLANNED, 1 - level)
    return Estimate(found.mean, held.low, held.high, found.count, found.deviation)


def share_interval(shares: NDArray[Any], level: float, *, looked: bool) -> Estimate:
    """A share of wins in %: Wilson's interval for whole wins, else that of a mean."""
    if not looked and len(shares) and bool(np.isin(shares, (0, 1)).all()):
        found = wilson(float(shares.sum()), len(shares), level)
        deviation = float(shares.std(ddof=1)) if len(shares) > 1 else nan
        mean = float(shares.mean())
        return Estimate(mean, found.low, found.high, len(shares), deviation).scaled(100)
    return never_varied(interval(100 * shares, level, looked=looked).bounded(0, 100))


def fairness(
    names: tuple[str, ...], shares: NDArray[Any], band: float, *, looked: bool
) -> Fairness:
    """How the seats stand with a band.

    Args:
        shares: Share of the win of each seat in each unit, shape (units, seats); units that
            nobody won do not count.
        band: In %.
    """
    seats, won = len(names), decided_games(shares)
    ways = [partial(share_interval, won[:, seat], looked=looked) for seat in range(seats)]
    found = [judged_seat(at, seats, band, CONFIDENCE) for at in ways]
    wins, judged, levels = (tuple(column) for column in zip(*found, strict=True))
    overall = Judgement(combined(judged), needed(judged), 100 / seats, band)
    return Fairness(names, wins, judged, levels, overall, band, len(shares) - len(won))


def fair_verdicts(
    title: str, prefix: str, found: Fairness, bots: str, unit: str = "games"
) -> list[Verdict]:
    """One verdict on all seats, with games and bots; then one on each."""
    count = found.wins[0].count
    overall = say(
        "{verdict} {games}, bots {bots}.",
        verdict=_together(title, found, unit),
        games=counted(count, unit),
        bots=bots,
    )
    verdicts = [Verdict(KINDS.get(found.overall.kind, "open"), overall)]
    rows = zip(found.names, found.wins, found.judged, found.levels, strict=True)
    for name, wins, judged, level in rows:
        who = f"{prefix}{name}" if prefix else name[:1].upper() + name[1:]
        said = share_sentence(who, wins, judged, level, unit)
        verdicts.append(Verdict(KINDS.get(judged.kind, "open"), said))
    if found.lost:
        verdicts.append(Verdict("open", lost_by_all(found.lost)))
    return verdicts


def _together(title: str, found: Fairness, unit: str) -> str:
    """What is known of all seats."""
    kind, band = found.overall.kind, short(found.band)
    if kind == BALANCED:
        return say("Seats of {title}: all balanced enough, within ±{band}.", title=title, band=band)
    if kind == IMBALANCED:
        return say("Seats of {title}: imbalanced beyond the ±{band} band.", title=title, band=band)
    few = found.wins[0].count < FEW
    return say(
        "Seats of {title}: not yet known for ±{band}; {more}.",
        title=title,
        band=band,
        more=few_words(unit) if few else more_games(found.overall.more, unit),
    )


def wins_chart(title: str, found: Fairness, unit: str = "games") -> Intervals:
    """Win shares with intervals before the band."""
    bars = [
        Bar(name, each.mean, each.low, each.high, KINDS.get(judged.kind, "open"), each.count)
        for name, each, judged in zip(found.names, found.wins, found.judged, strict=True)
    ]
    caption = say(
        "Share of the win with {level} intervals, {games}. Dashed: an equal share; green: ±{band}%"
        " around it. Circle: balanced enough, square: imbalanced, diamond: not yet known.",
        level=levels_said(found.levels),
        games=counted(found.wins[0].count, unit),
        band=short(found.band),
    )
    fair = 100 / len(bars)
    heading = say("{title}: wins by seat", title=title)
    return Intervals(heading, caption, bars, say("share of the win, %"), fair, found.band)


def won_games(chart: Intervals, seats: Sequence[str], source: tuple[int, int]) -> Intervals:
    """A chart of wins whose bars stand for the stored games that the seats have won.

    Args:
        seats: As files call them.
        source: Run and arm that hold the games.
    """
    bars = [replace(bar, picks=won_by(seat)) for bar, seat in zip(chart.bars, seats, strict=True)]
    return replace(chart, bars=bars, source=source)


def seats_part(title: str, games: ArmGames, found: Fairness, *, drawn: bool = False) -> Section:
    """Wins and scores of the seats.

    Args:
        drawn: Whether the page has the chart of wins elsewhere.
    """
    names, count = games.arm.said, len(games)
    scores = [mean_interval(games.scores[:, seat]) for seat in range(len(names))]
    bars = [
        Bar(name, each.mean, each.low, each.high, "plain", each.count)
        for name, each in zip(names, scores, strict=True)
    ]
    points = Intervals(
        say("{title}: final scores by seat", title=title),
        say("Mean final score with 95% t intervals, {games}.", games=counted(count)),
        bars,
        say("mean final score, points"),
    )
    rows = []
    for seat, name in enumerate(names):
        wins = float(games.shares[:, seat].sum())
        rows.append(
            [
                name,
                games.arm.bots[seat],
                number(wins, 0 if wins.is_integer() else 1),
                *within(found.wins[seat]),
                *within(scores[seat]),
                *_mean_place(games, seat),
                number(float(games.decided[:, seat].mean()), 1),
            ]
        )
    charts = [
        None if drawn else won_games(wins_chart(title, found), games.arm.seats, games.source),
        wins_as_played(title, games, found.band),
        points,
        score_ridges(title, games, scores),
        margin_columns(title, games) if len(names) > 1 else None,
        winners_columns(title, games),
    ]
    level = interval_head()
    heads = (
        say("seat"), say("bot"), say("wins"), say("wins %"), level, say("mean score"), level,
        say("mean place"), level, say("decisions"),
    )  # fmt: skip
    caption = say("Seats over {games}; decisions are means of a game", games=counted(count))
    sheet = Sheet(heads, rows, caption, 2)
    return Section(
        say("Seats"),
        _score_words(games),
        charts=[chart for chart in charts if chart],
        facts=_score_facts(games),
        sheets=[sheet],
        formula="“Verdicts”, “Seats”, “Scores and lengths”",
        part=True,
    )


def _score_words(games: ArmGames) -> str:
    """What points are, where they alone do not say who wins."""
    game = discover().get(games.arm.game)
    if not isinstance(game, Decided):
        return ""
    return game.score_words()


def _mean_place(games: ArmGames, seat: int) -> tuple[str, str]:
    """Value and interval, equal seats sharing places equally."""
    if games.places is None:
        return "-", say("not kept")
    places = mean_interval(shared_places(games.places, seat))
    return within(places.bounded(1, len(games.arm.seats)))


def _score_facts(games: ArmGames) -> list[Fact]:
    if len(games.arm.seats) < 2 or len(games) < 2:
        return []
    margin = mean_interval(margins(games.scores)).bounded(0)
    facts = [
        fact(say("Winning margin"), margin, say("From the best score to the next one."), "points"),
        fact(
            say("Shared wins"),
            tie_share(games.shares).scaled(100),
            say("Games with two winners or more."),
            "%",
        ),
    ]
    test = seats_equal(games.shares)
    if 0 <= test.p_value <= 1:
        words = say(
            "F({above}, {below}) = {statistic}. How often equal seats would differ as much; a large"
            " p does not prove that the seats are equal: see the verdict.",
            above=test.freedom[0],
            below=figure(f"{test.freedom[1]:,}"),
            statistic=number(test.statistic, 2),
        )
        value = "p < 0.001" if test.p_value < 0.001 else f"p = {test.p_value:.2g}"
        test_name = say("Test of equal seats")
        facts.append(Fact(test_name, figure(value), "", counted(test.count), words))
    return facts


def worst(found: Sequence[Estimate]) -> float:
    """The half-width of the least known."""
    return max(each.half for each in found)
