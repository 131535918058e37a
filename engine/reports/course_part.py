"""Of a page: how games go, from the standings at their stages, and how long they are."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.language import say
from engine.reports.charts import Columns, Line, Lines
from engine.reports.facts import ends, fact
from engine.reports.page import Fact, Section
from engine.reports.picks import column_picks
from engine.reports.rounds_part import Across, across, trajectories
from engine.reports.seats_part import CONFIDENCE, worst
from engine.reports.wording import counted, decimals, number
from engine.statistics.blocks import Estimate, estimated, mean_interval
from engine.statistics.chances import tension
from engine.statistics.course import Course, evened, summarise
from engine.statistics.decisions import decisions
from engine.statistics.runaway import comeback, runaway_curve, snowball_slope

if TYPE_CHECKING:
    from engine.runs.reading import ArmGames

COLUMNS: Final = 40  # of a histogram, at most


def course_part(title: str, games: ArmGames) -> Section | None:
    """Who leads when; None for games without rounds, or too few of them."""
    course = games.course() if len(games) > 1 and len(games.arm.seats) > 1 else None
    if course is None or len(course.stages) < 2:
        return None
    standings = evened(games.standings(), games.rounds())
    columns = np.ascontiguousarray(standings.transpose(1, 2, 0))
    axis = across(course.lengths)
    return Section(
        say("The course of a game"),
        say("Standing: the score of a seat if the game ended after a round."),
        charts=[
            trajectories(title, games, columns, axis),
            _apart_chart(title, games, columns, axis),
            _runaway_chart(title, games, course, axis),
        ],
        facts=[*_course_facts(course), *_lead_facts(games, standings), *_tension(games, standings)],
        formula="“The course of a game”",
        part=True,
    )


def _apart_chart(title: str, games: ArmGames, columns: NDArray[Any], axis: Across) -> Lines:
    """Standing of each seat less the mean of its game, stage by stage.

    Args:
        columns: Standings, shape (stages, seats, games).
    """
    found = [_apart(each) for each in columns]
    lines = [
        Line(name, axis.at, [at[seat].mean for at in found])
        for seat, name in enumerate(games.arm.said)
    ]
    noise = [worst(at) for at in found]
    first, last = float(columns[0].mean()), float(columns[-1].mean())
    caption = say(
        "Standing less the mean of the seats in the same game, {games}; that mean goes from {first}"
        " points {then} to {last} {at_last}. A curve inside the grey band is not known to differ"
        " from the mean (95%).",
        games=counted(len(games)),
        first=number(first, 1),
        last=number(last, 1),
        then=axis.first,
        at_last=axis.last,
    )
    return Lines(
        say("{title}: standing of each seat against the mean of the seats", title=title),
        caption,
        lines,
        axis.label,
        say("points above the mean of the seats"),
        noise,
        at=(0.0,),
    )


def _apart(standings: NDArray[Any]) -> list[Estimate]:
    """Of one round, each seat less the mean of its game; standings of shape (seats, games)."""
    seats, games = standings.shape
    total = standings.sum(axis=0, dtype=np.float64)
    found = []
    for each in standings:
        apart = seats * each - total  # whole numbers, so sums of squares are exact enough
        mean = float(apart.sum()) / games
        spread = max(float(apart @ apart) - games * mean * mean, 0.0) / max(games - 1, 1)
        found.append(estimated(mean, sqrt(spread), games, CONFIDENCE).scaled(1 / seats))
    return found


def _runaway_chart(title: str, games: ArmGames, course: Course, axis: Across) -> Lines:
    curve = [each.scaled(100) for each in runaway_curve(course)]
    line = Line(
        say("leader"),
        axis.at,
        [each.mean for each in curve],
        [each.low for each in curve],
        [each.high for each in curve],
    )
    caption = say(
        "Runaway leader: how much more often who leads then wins than a seat drawn by lot; 0 no"
        " more, 100 always. Band: 95% t intervals, {games}.",
        games=counted(len(games)),
    )
    heading = say("{title}: runaway leader", title=title)
    return Lines(heading, caption, [line], axis.label, say("runaway, %"), at=(0.0,))


def _course_facts(course: Course) -> list[Fact]:
    found = summarise(course)
    (_, half), (_, three) = found.quiet_after
    rate = number(100 * found.change_rate.mean, 0)
    return [
        fact(
            say("Lead changes in a game"),
            found.changes,
            say(
                "Another seat comes to lead alone: in {rate}% of the {rounds:round|rounds} in"
                " which it could.",
                rate=rate,
                rounds=round(float(course.lengths.mean())) - 1,
            ),
        ),
        fact(
            say("No lead change after half time"),
            half.scaled(100),
            say("Games whose second half changes nothing at the top."),
            "%",
        ),
        fact(
            say("No lead change in the last quarter"),
            three.scaled(100),
            say("The same after three quarters of the rounds."),
            "%",
        ),
        fact(
            say("Decision time"),
            found.decided.scaled(100),
            say(
                "Part of the game after which nobody stood ahead of the winner; 100 is the last"
                " round."
            ),
            "%",
        ),
    ]


def _lead_facts(games: ArmGames, standings: NDArray[Any]) -> list[Fact]:
    slope = snowball_slope(standings)
    found = comeback(standings, games.shares)
    fair = number(100 / len(games.arm.seats), 1)
    facts = [
        fact(
            say("Snowball slope"),
            slope,
            say(
                "Points gained in the second half for each point of lead at half time: {found}.",
                found=_slope_words(slope),
            ),
            signed=True,
        ),
        fact(
            say("Leader at half time wins"),
            found.leader_wins.scaled(100),
            say("{fair} if leading then did not matter.", fair=fair),
            "%",
        ),
        fact(
            say("Last at half time wins"),
            found.last_wins.scaled(100),
            say("Comebacks: {fair} if standing last then did not matter.", fair=fair),
            "%",
        ),
    ]
    return [each for each in facts if each.value[:1] != "-" or each.value[1:2].isdigit()]


def _slope_words(slope: Estimate) -> str:
    if slope.low > 0:
        return say("leads grow")
    if slope.high < 0:
        return say("leads melt")
    return say("not known whether leads grow or melt")


def _tension(games: ArmGames, standings: NDArray[Any]) -> list[Fact]:
    found = tension(standings, games.shares)
    few = " " + say("Told too small: fewer than 300 games.") if found.games < 300 else ""
    return [
        fact(
            say("Drama"),
            found.drama.scaled(100),
            say(
                "How far the win chance of the later winner lay behind the best one, mean over"
                " rounds; 0: the winner always led."
            )
            + few,
            "%",
        ),
        fact(
            say("Tension"),
            found.uncertainty.scaled(100),
            say("How open the end is, mean over rounds; 100: nobody knows, 0: all know.") + few,
            "%",
        ),
        fact(
            say("Dead time"),
            found.dead_time.scaled(100),
            say("Part of the game played after one seat was 95% sure to win."),
            "%",
        ),
    ]


def length_part(title: str, games: ArmGames) -> Section:
    """How long games are, and how much there is to decide."""
    turns = float(games.rounds().mean()) * len(games.arm.seats) if len(games) else 0.0
    found = decisions(games.decisions, games.listed, games.forced, turns=turns)
    facts = []
    if found.per_turn:
        words = say("Decisions of one seat in one round.")
        facts.append(fact(say("Decisions in a turn"), found.per_turn, words))
    wide = say("How wide the choice is.")
    facts.append(fact(say("Legal moves at a decision"), found.legal_moves, wide))
    if found.forced:
        words = say("Decisions with one legal move only.")
        facts.append(fact(say("Forced decisions"), found.forced.scaled(100), words, "%"))
    return Section(
        say("Length and decisions"),
        charts=[_length_chart(title, games)],
        facts=facts,
        formula="“Scores and lengths”",
        part=True,
    )


def _length_chart(title: str, games: ArmGames) -> Columns:
    lengths: NDArray[Any] = games.decisions
    low, high = int(lengths.min()), int(lengths.max())
    width = max(-(-(high - low + 1) // COLUMNS), 1)
    edges = np.arange(low, high + width + 1, width)
    counts, _ = np.histogram(lengths, edges)
    columns = [
        (float(edge) + (width - 1) / 2, 100 * int(count) / len(games))
        for edge, count in zip(edges[:-1], counts, strict=True)
    ]
    mean = mean_interval(lengths).bounded(0)
    digits = decimals(mean.half)
    caption = say(
        "Length: mean {mean} decisions (95% CI {ends}), {games}.",
        mean=number(mean.mean, digits),
        ends=ends(mean, digits),
        games=counted(len(games)),
    )
    across, up = say("decisions of a game"), say("% of games")
    picks = column_picks("length", (edges - 0.5).tolist())
    title = say("{title}: length", title=title)
    return Columns(title, caption, columns, across, up, picks, source=games.source)
