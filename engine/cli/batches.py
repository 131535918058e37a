"""Running a batch at the terminal: Ctrl+C, and its tables."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf, isfinite
from types import FrameType
from typing import TYPE_CHECKING, Final

from engine.cli.progress import progress
from engine.cli.terminal import announce_preparation, note, print_table

if TYPE_CHECKING:
    from engine.runs.turns import Waiting
    from engine.simulation.batch import Plan, Results
    from engine.simulation.coverage import Coverage
    from engine.simulation.report import BatchReport, SeatReport
    from engine.statistics.intervals import Interval

MOST_COVERED: Final = 200
SILENT: Final = 2.0  # seconds of waiting that are no news
UNENDED: Final = "did not end within the decisions that `most_plies` allows"


@dataclass
class Stop:
    """Whether the user has asked to stop."""

    wanted: bool = False


@contextmanager
def first_interrupt_asks() -> Iterator[Stop]:
    """Let the first Ctrl+C ask for a stop, and only the second one break off."""
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():
        yield stop  # only the main thread may handle signals
        return

    def ask(_signal: int, _frame: FrameType | None) -> None:
        if stop.wanted:
            raise KeyboardInterrupt
        stop.wanted = True
        note("\nStopping after the games that are being played; Ctrl+C again breaks off.")

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def stoppable(games: int) -> Iterator[Callable[[int], bool]]:
    """What is told of more games, and answers whether to go on: until the first Ctrl+C.

    Args:
        games: For the line of progress on stderr.
    """
    with first_interrupt_asks() as stop, progress(games) as advance:

        def told(more: int) -> bool:
            advance(more)
            return not stop.wanted

        yield told


def patient(stop: Stop) -> Waiting:
    """Wait for a file of runs that is in use until the user asks to stop; a note says so."""
    from engine.runs.turns import Waiting

    told: list[float] = []

    def going(waited: float) -> bool:
        if waited >= SILENT and not told:
            told.append(waited)
            note("Waiting for the file of runs, which another program uses.")
        return not stop.wanted

    return Waiting(inf, going)


def run_batch(plan: Plan) -> tuple[Results, bool]:
    """Run a batch with a progress bar on stderr.

    Returns:
        The finished games, and whether the user stopped it.

    Raises:
        OikistError: No game has ended.
    """
    from engine.simulation.batch import expect_finished, run

    announce_preparation(plan.scenario.game)
    with first_interrupt_asks() as stop, progress(plan.games) as advance:

        def on_chunk(chunk: Results) -> bool:
            advance(len(chunk))
            return not stop.wanted

        results = run(plan, on_chunk)
    expect_finished(plan.scenario, results)
    return results, stop.wanted and len(results) < plan.games


def covered(plan: Plan, games: int) -> Coverage | None:
    """Which rules were at work in the first games of a plan; None after Ctrl+C.

    At most MOST_COVERED games, since every move that a rule forbids is looked at.
    """
    from engine.simulation.coverage import cover

    try:
        return cover(plan.scenario, plan.bots, min(games, MOST_COVERED), plan.seed)
    except KeyboardInterrupt:
        return None


def print_coverage(coverage: Coverage) -> None:
    """Each rule with the times it came into play and forbade something."""
    from engine.cli.run_figures import use_row
    from engine.statistics.coverage import use

    rows = []
    for rule in dict.fromkeys((*coverage.fired, *coverage.forbade)):
        used = coverage.used_in.get(rule)
        told = ("-",) * 3 if used is None else use_row(use(rule, used, coverage.games))[1:]
        rows.append(
            (
                rule,
                f"{coverage.fired.get(rule, 0):,}",
                *told,
                f"{coverage.forbade.get(rule, 0):,}",
            )
        )
    title = f"Rules at work in the first {coverage.games:,} games"
    heads = ("rule", "moves that used it", "in games", "share %", "95%", "moves it forbade")
    print_table(heads, rows, title=title)


def print_report(report: BatchReport, seconds: float) -> None:
    """The tables of a batch for people."""
    from engine.reports.wording import lost_by_all
    from engine.simulation.report import METHOD

    print_table(
        ["seat", "bot", "wins", "share %", "95%", "mean", "95%", "median", "spread", "place"],
        [_seat_row(seat) for seat in report.seats],
        title=f"{report.title}: final scores of {report.games:,} games, seed {report.seed}",
        words=2,
    )
    if report.measures:
        print_table(
            ["mean of", *(seat.title for seat in report.seats)],
            [
                (name.replace("_", " "), *(figure_cell(mean, 2) for mean in means))
                for name, means in report.measures.items()
            ],
            title="Measures of the game, means a game",
        )
    rate = (report.games + report.unfinished) / seconds if seconds > 0 else 0.0
    shared = f"{report.tied:,} shared wins" if report.tied != 1 else "1 shared win"
    print(  # one line for eyes; --json has the figures
        f"{shared} · {figure_cell(report.decisions, 1)} decisions a game"
        f" · {figure_cell(report.moves_listed, 1)} legal moves a decision · {rate:,.0f} games/s"
    )
    if report.lost:
        print(lost_by_all(report.lost))
    if report.decisions == 0:
        print("Nobody decided anything: seat_to_move gives -1 at the start, or legal lists no move")
    if report.unfinished:
        print(f"Games not counted, since they {UNENDED}: {report.unfinished:,}")
    if report.board:
        print(f"Board: {report.board}")
    print(METHOD)


def _seat_row(seat: SeatReport) -> tuple[str, ...]:
    wins = f"{seat.wins:,.2f}".rstrip("0").rstrip(".")
    return (
        seat.title,
        seat.bot,
        wins,
        figure_cell(100 * seat.share, 1),
        interval_cell(seat.share_interval, 100, 1),
        figure_cell(seat.mean, 2),
        interval_cell(seat.mean_interval, 1, 2),
        figure_cell(seat.median, 1),
        figure_cell(seat.deviation, 2),
        figure_cell(seat.place, 2),
    )


def figure_cell(value: float, decimals: int) -> str:
    """A figure for a table; "-" if it is not known."""
    return f"{value:,.{decimals}f}" if isfinite(value) else "-"


def interval_cell(interval: Interval, scale: float, decimals: int) -> str:
    """An interval for a table; words where nothing varied, "-" where nothing is known."""
    if not isfinite(interval.low):
        return "-"
    if not interval.known:
        return "never varies"
    from engine.reports.wording import apart

    return "–".join(apart(scale * interval.low, scale * interval.high, decimals))
