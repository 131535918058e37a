"""Stored runs beside each other: the same charts of each, and of two how their seats differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.errors import Fault
from engine.language import say
from engine.play.wording import in_a_row
from engine.reports.against_part import Meeting, against, difference_facts
from engine.reports.charts import Chart, Line, Lines
from engine.reports.page import Page, Section, Verdict
from engine.reports.rounds_part import wins_as_played
from engine.reports.run_page import scope_rows
from engine.reports.scores_part import score_ridges
from engine.reports.seats_part import fair_verdicts, fairness, wins_chart
from engine.reports.wording import counted
from engine.runs.reading import ArmGames, read_arm
from engine.runs.summary import looked_at
from engine.runs.troubles import RunsError
from engine.statistics.blocks import estimated, mean_interval
from engine.statistics.intervals import CONFIDENCE

if TYPE_CHECKING:
    from engine.runs.store import Run, Store

TWO: Final = 2  # runs that can be laid over each other
Charts = tuple[Chart | None, ...]


@dataclass(frozen=True)
class Beside:
    """Some runs beside each other.

    Attributes:
        names: Such as "run 2", in the order in which they were chosen.
        page: Verdicts, and charts of every run, kind by kind; of two runs only how they differ.
        pairs: Of two runs, the same chart of both; to be laid over each other.
    """

    names: tuple[str, ...]
    page: Page
    pairs: tuple[tuple[Chart, Chart], ...]


@dataclass(frozen=True)
class _Played:
    """A run with one scenario and one seating."""

    run: Run
    games: ArmGames
    looked: bool

    @property
    def name(self) -> str:
        return say("run {number}", number=self.run.number)

    @property
    def title(self) -> str:
        """With what was played."""
        named = say("Run {number}", number=self.run.number)
        return f"{named} · {self.run.plan.title or self.games.arm.label} ({self.bots})"

    @property
    def bots(self) -> str:
        """Who played, each bot once."""
        return ", ".join(dict.fromkeys(self.games.arm.bots))


def runs_beside(store: Store, numbers: Sequence[int], band: float) -> Beside:
    """Two runs or more beside each other.

    The seats of two are compared game by game where both have one seed, so that games of one
    number have the same luck; else as samples that share nothing.

    Args:
        band: Greatest distance from an equal share that is fair enough, in %.

    Raises:
        RunsError: A run is gone, compares variants itself, or has no finished games; or the
            runs are of different games or have different seats.
    """
    played = [_played(store, number) for number in numbers]
    _expect_alike(played)
    two = len(played) == TWO
    names = tuple(one.name for one in played)
    title = in_a_row([one.title for one in played])
    over = say("Runs {first} and {second}", first=numbers[0], second=numbers[-1])
    charts = [_charts(over if two else one.title, one, band) for one in played]
    kinds = [
        (heading, kind)
        for heading, *kind in zip(_headings(), *charts, strict=True)
        if None not in kind
    ]
    verdicts: list[Verdict] = []
    sections: list[Section] = []
    if two:
        verdicts, section = _difference(played[0], played[1], band)
        sections = [section]
    else:
        sections = [Section(heading, charts=kind) for heading, kind in kinds]
        for one in played:
            found = fairness(one.games.arm.said, one.games.shares, band, looked=one.looked)
            verdicts += fair_verdicts(one.title, "", found, one.bots)[:1]
    scope = [row for one in played for row in scope_rows(one.run, [one.games])]
    command = " ".join(["oikist", "report", *map(str, numbers), "-o", "report.html"])
    page = Page(title, verdicts, sections, scope, command, styles=played[0].games.arm.styles)
    pairs = tuple((kind[0], kind[1]) for _, kind in kinds) if two else ()
    return Beside(names, page, pairs)


def _played(store: Store, number: int) -> _Played:
    run, arms = store.run(number), store.arms(number)
    if len(arms) != 1:
        what = say("run {number} compares variants itself", number=number)
        remedy = say("choose runs of one variant with one seating")
        raise RunsError(Fault("", "", what, remedy))
    games = read_arm(store, number, 0)
    if not len(games):
        what = say("run {number} has no finished game", number=number)
        raise RunsError(Fault("", "", what, say("choose another run, or go on with it first")))
    return _Played(run, games, looked_at(run, [games]))


def _expect_alike(played: Sequence[_Played]) -> None:
    """All are of one game, and its seats are the same."""
    first = played[0]
    for one in played[1:]:
        values = {"first": first.run.number, "second": one.run.number}
        remedy = say("choose runs of one game with the same seats")
        if one.games.arm.game != first.games.arm.game:
            what = say("runs {first} and {second} are of different games", **values)
            raise RunsError(Fault("", "", what, remedy))
        if one.games.arm.seats != first.games.arm.seats:
            what = say("runs {first} and {second} have different seats", **values)
            raise RunsError(Fault("", "", what, remedy))


def _headings() -> tuple[str, ...]:
    """Of what `_charts` gives."""
    return (
        say("Wins by seat"),
        say("Spread of final scores"),
        say("Standings round by round"),
        say("Wins as games were played"),
    )


def _charts(title: str, played: _Played, band: float) -> Charts:
    """The same kinds for every run; None for one that it cannot have."""
    games = played.games
    found = fairness(games.arm.said, games.shares, band, looked=played.looked)
    means = [mean_interval(games.scores[:, seat]) for seat in range(len(games.arm.seats))]
    return (
        wins_chart(title, found),
        score_ridges(title, games, means),
        _standings(title, games),
        wins_as_played(title, games, band),
    )


def _standings(title: str, games: ArmGames) -> Lines | None:
    """Mean standing of each seat after each round, from sums that are stored with the games."""
    totals = games.totals()
    if len(totals.standings) < 2:
        return None
    rounds = list(range(1, len(totals.standings) + 1))
    lines = []
    for seat, name in enumerate(games.arm.said):
        found = [
            estimated(float(mean), float(spread), len(games), CONFIDENCE)
            for mean, spread in zip(
                totals.standings[:, seat], totals.deviations[:, seat], strict=True
            )
        ]
        means, lows, highs = ([getattr(e, end) for e in found] for end in ("mean", "low", "high"))
        lines.append(Line(name, rounds, means, lows, highs))
    caption = say(
        "Mean standing of each seat after each round with 95% t intervals, {games}.",
        games=counted(len(games)),
    )
    across, up = say("round"), say("standing, points")
    return Lines(say("{title}: standings round by round", title=title), caption, lines, across, up)


def _difference(base: _Played, other: _Played, band: float) -> tuple[list[Verdict], Section]:
    title = say("{others} against {base}", others=other.title, base=base.title)
    paired = base.run.plan.seed == other.run.plan.seed
    looked = base.looked or other.looked
    meeting = Meeting(title, base.games, other.games, band, looked, paired)
    verdicts, section = against(meeting)
    if paired:
        text = say("Both have one seed: games of one number have the same luck, and are paired.")
    else:
        text = say("Their seeds differ, so no game of one belongs to a game of the other.")
    facts = difference_facts(meeting) if section.charts else []
    heading = say("How the seats differ")
    return verdicts, Section(heading, text, section.charts, facts, formula=section.formula)
