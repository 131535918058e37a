"""oikist runs heat: what each site of the map came to in games of a stored run."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from engine.cli.batches import stoppable
from engine.cli.given import AsJson, cores
from engine.cli.running import INTERRUPTED, RunNumber, RunsFile, Threads
from engine.cli.terminal import note, print_json, print_table
from engine.errors import Fault, OikistError
from engine.remedies import did_you_mean
from engine.reports.plain_data import rounded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.runs.heat import HeatMap, SiteHeat
    from engine.runs.placings import Placings

GAMES: Final = 1_000  # as in `engine.runs.placings`, which imports the compiler

Measure = Annotated[
    str, typer.Option("--measure", metavar="NAME", help="placed, wins, contested or passed.")
]


def heat(
    run: RunNumber,
    measure: Measure = "wins",
    seat: Annotated[
        str, typer.Option("--seat", metavar="SEAT", help="Of one seat; else of all.")
    ] = "",
    until: Annotated[
        int,
        typer.Option("--round", min=0, help="To whose end is counted; 0 for a third of the game."),
    ] = 0,
    games: Annotated[
        int, typer.Option("--games", min=0, help="That are played again; 0 for all.")
    ] = GAMES,
    arm: Annotated[int, typer.Option("--arm", min=0, help="Of the run, from 0.")] = 0,
    most: Annotated[int, typer.Option("--most", min=1, help="Rows of the table.")] = 12,
    threads: Threads = 0,
    runs: RunsFile = None,
    as_json: AsJson = False,
) -> None:
    """Tell what each space, link or area came to: placings, wins with them, contested, passed.

    Games are played again from their seeds. What stands out among all sites and seats, with at
    most 10% of it by chance, is marked. It goes with winning; it need not be why.
    """
    from engine.runs.heat import MEASURES, Heat
    from engine.runs.placings import kept_games, placings
    from engine.runs.store import read_store

    if measure not in MEASURES:
        what = f"unknown measure '{measure}'"
        raise OikistError(Fault("", "--measure", what, did_you_mean(measure, MEASURES)))
    with read_store(runs) as store:
        kept = kept_games(store, run, arm, games)
    _check(kept.arm.seats, seat, until, kept.rounds)
    with stoppable(len(kept.games)) as told:
        found = placings(kept, threads or cores(), told)
    shown = Heat(found, until).map(measure, seat)
    if as_json:
        print_json(heat_data(found, shown))
    else:
        _print(found, shown, most)
    if len(found) < len(kept.games):
        note(f"Stopped: {len(found):,} of {len(kept.games):,} games were played again.")
        raise typer.Exit(INTERRUPTED)


def _check(seats: Sequence[str], seat: str, until: int, rounds: int) -> None:
    faults = []
    if seat and seat not in seats:
        what = f"there is no seat '{seat}'"
        faults.append(Fault("", "--seat", what, did_you_mean(seat, seats)))
    if until > rounds:
        what = f"there is no round {until}"
        faults.append(Fault("", "--round", what, f"give one from 1 to {rounds}"))
    if faults:
        raise OikistError(faults)


def _print(found: Placings, shown: HeatMap, most: int) -> None:
    from engine.reports.facts import listed
    from engine.runs.heat import WINS

    arm = found.arm
    who = f"{shown.seat}" if shown.seat else "all seats"
    title = (
        f"{arm.label}, {', '.join(dict.fromkeys(arm.bots))}: {shown.measure} of {who} up to round"
        f" {shown.until} of {found.rounds}, {len(found):,} games"
    )
    rows = [_row(one) for one in ranked(shown)[:most]]
    heads = ["site", "share %", "95%"]
    heads += ["by seat alone", "q", "n", ""] if shown.measure == WINS else ["n"]
    print_table(heads, rows, title=title)
    if shown.measure == WINS:
        known = [one for one in shown.sites if one.share is not None]
        print(
            f"{len(shown.real)} of {len(known)} sites with enough placings stand out (q below 10%,"
            " over all sites and seats). It goes with winning; it need not be why."
        )
    if shown.never:
        names = listed([one.key for one in shown.never], 24)
        print(f"Nobody ever placed on {len(shown.never)} of {len(shown.sites)}: {names}")


def ranked(shown: HeatMap) -> list[SiteHeat]:
    """Sites of which something is known: what stands out first, then by share."""
    known = [one for one in shown.sites if one.share is not None]
    if any(one.gap is not None for one in known):
        return sorted(known, key=lambda one: (one.q_value or 0.0, -abs(one.gap or 0.0)))
    return sorted(known, key=lambda one: -(one.share or 0.0))


def _row(site: SiteHeat) -> tuple[object, ...]:
    low, high = (site.interval.low, site.interval.high) if site.interval else (0.0, 1.0)
    row = (site.key, f"{100 * (site.share or 0):.1f}", f"{100 * low:.1f}–{100 * high:.1f}")
    if site.expected is None or site.q_value is None:
        return (*row, f"{site.count:,}")
    q = "< 0.001" if site.q_value < 0.001 else f"{site.q_value:.3f}"
    mark = "stands out" if site.real else "not significant"
    return (*row, f"{100 * site.expected:.1f}", q, f"{site.count:,}", mark)


def heat_data(found: Placings, shown: HeatMap) -> dict[str, Any]:
    """A map as plain data; unknown numbers are None."""
    return {
        "format": 1,
        "run": found.run,
        "arm": found.arm.number,
        "label": found.arm.label,
        "bots": list(found.arm.bots),
        "board": found.arm.board,
        "games": len(found),
        "stored": found.stored,
        "rounds": found.rounds,
        "measure": shown.measure,
        "seat": shown.seat or None,
        "until": shown.until,
        "sites": [_plain(asdict(one)) for one in shown.sites],
    }


def _plain(site: dict[str, Any]) -> dict[str, Any]:
    interval = site["interval"]
    ends = None if interval is None else [rounded(interval["low"]), rounded(interval["high"])]
    plain = {key: rounded(one) if isinstance(one, float) else one for key, one in site.items()}
    return plain | {"interval": ends}
