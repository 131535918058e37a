"""oikist fair: is this variant fair?"""

from __future__ import annotations

import shlex
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.cli.batches import stoppable
from engine.cli.given import (
    MOST_GAMES,
    AsJson,
    Changes,
    Seed,
    VariantName,
    changes_from,
    cores,
)
from engine.cli.paging import ReportFile, played_with, write_report
from engine.cli.samples import (
    INTERRUPTED,
    Confidence,
    Expected,
    Keep,
    Keeping,
    RunsFile,
    Threads,
    sampling,
)
from engine.cli.terminal import note, print_json, print_table
from engine.reports.plain_data import estimate_data

if TYPE_CHECKING:
    from engine.reports.page import Page
    from engine.scenarios.scenario import Scenario
    from engine.statistics.blocks import Estimate
    from engine.tuning.deal_luck import DealLuck
    from engine.tuning.fair import FairAnswer, Scope
    from engine.tuning.witnesses import Asked, Opinion, Testimony


def fair(
    variant: VariantName,
    band: Annotated[
        float, typer.Option("--band", min=0.1, max=50, help="Fair is 1/seats ± this, in %.")
    ] = 2.0,
    games: Annotated[
        int, typer.Option("--games", min=50, max=MOST_GAMES, help="Most, if it stays undecided.")
    ] = 20_000,
    bots: Annotated[
        str, typer.Option("--bots", metavar="NAME", help="The first witness, on all seats.")
    ] = "greedy",
    second: Annotated[
        str, typer.Option("--second", metavar="NAME", help="A stronger witness; none for no other.")
    ] = "search:400",
    second_games: Annotated[
        int,
        typer.Option(
            "--second-games",
            min=20,
            max=MOST_GAMES,
            help="Of the second witness; as many again tell its strength.",
        ),
    ] = 100,
    confidence: Confidence = 0.95,
    seed: Seed = 1,
    threads: Threads = 0,
    changes: Changes = None,
    runs: RunsFile = None,
    keep: Keep = True,
    report: ReportFile = None,
    as_json: AsJson = False,
) -> None:
    """Tell whether all seats of a variant win alike, and how far to believe it.

    Quick bots play until it is decided, at most --games. Stronger bots then play
    --second-games on other seeds, and as many with one seat of theirs among the first, which
    tells their strength; where they move a seat for certain, that is said first.
    What speaks against the verdict, and what to do next, comes with it.
    """
    from engine.reports.fair_words import verdict_sentence
    from engine.tuning.arms import arm_from
    from engine.tuning.fair import answered
    from engine.tuning.witnesses import Asked, expect_seats, one_bot, second_bot

    first_bot = one_bot(bots, "--bots")
    other_bot = second_bot(second, first_bot, "--second")
    scenario = arm_from(variant, changes_from(changes)).scenario
    expect_seats(scenario)
    asked = Asked(scenario, band, games, round(1 - confidence, 12))
    keeping = Keeping("fair", runs, games, keep)
    first, scope, run = _first(asked, first_bot, seed, threads, keeping)
    found = None
    if other_bot:
        note(verdict_sentence(first, _names(scenario))[1])
        keeping = replace(keeping, most=second_games)
        found = _opinion(asked, first, other_bot, second_games, threads, keeping)
    answer = answered(asked, first, found, scope)
    if as_json:
        print_json(as_data(answer, _again(variant, changes)))
    else:
        _print(answer, _again(variant, changes))
    if report is not None:
        write_report(_page(answer, variant, bots, runs, run), report)


def _page(answer: FairAnswer, variant: str, bots: str, runs: Path | None, run: int | None) -> Page:
    """The answer as a page, with what the run of the first witness tells if it was kept."""
    from engine.reports.fair_page import fair_page
    from engine.reports.run_page import Known, run_page
    from engine.runs.store import read_store

    scenario = answer.asked.scenario
    played = played_with(scenario, variant, bots, answer.first.seed)
    names = _names(scenario)
    if run is None:
        return fair_page(answer, names, played)
    with read_store(runs) as store:
        known = Known(variant, answer.first.seats)
        details = run_page(store, [run], answer.asked.band, played.command, known)
    return fair_page(answer, names, played, details, run)


def _again(variant: str, changes: list[str] | None) -> str:
    words = [variant]
    for change in changes or ():
        words += ["--set", change]
    return shlex.join(words)


def _first(
    asked: Asked, bot: str, seed: int, threads: int, keeping: Keeping
) -> tuple[Testimony, Scope, int | None]:
    """The first witness, what else its games tell, and the run that keeps them, if one does."""
    from engine.tuning.fair import scope_of
    from engine.tuning.witnesses import first_witness

    expected = Expected(asked.games, at_most=True)
    with sampling(asked.scenario, bot, seed, threads, expected, keeping) as sampler:
        found = first_witness(asked, sampler)
        if sampler.keeper is None:
            return (
                found,
                scope_of(asked.scenario, sampler.bots, seed, games=len(found.results)),
                None,
            )
        run = sampler.keeper.runs[-1]
    from engine.runs.store import open_store

    with open_store(keeping.runs) as store:
        scope = scope_of(asked.scenario, (bot,) * asked.scenario.seats, seed, (store, run))
    return found, scope, run


def _opinion(
    asked: Asked, first: Testimony, bot: str, games: int, threads: int, keeping: Keeping
) -> Opinion:
    """The second witness; how long it takes is told before."""
    from engine.rng import fresh_seed
    from engine.statistics.blocks import whole_blocks
    from engine.tuning.witnesses import opinion, second_witness

    seed = fresh_seed(first.seed, 0)
    start = time.monotonic()
    known = whole_blocks(games, asked.scenario.seats)
    note(f"Strength of {bot}: {known:,} games of one seat of it among {first.bots}.")
    strength = _strength(asked, (bot, first.bots), games, seed, threads)
    left = (time.monotonic() - start) * asked.scenario.seats
    took = f"about {max(left, 1):.0f} s; --second none does without"
    note(f"Second witness: {games:,} games of {bot}, {took}.")
    with sampling(asked.scenario, bot, seed, threads, Expected(games), keeping) as sampler:
        second = second_witness(asked, sampler, games)
    return opinion(asked, first, second, strength)


def _strength(asked: Asked, bots: tuple[str, str], games: int, seed: int, threads: int) -> Estimate:
    """How one seat with the stronger bot fares among the others."""
    from engine.statistics.blocks import whole_blocks
    from engine.tuning.sampling import Stopped
    from engine.tuning.witnesses import strength_of

    whole = whole_blocks(games, asked.scenario.seats)
    with stoppable(whole) as told:
        try:
            return strength_of(asked, bots, games, seed, threads or cores(), told)
        except Stopped:
            note("Stopped; what the first witness played is kept.")
            raise typer.Exit(INTERRUPTED) from None


def _print(answer: FairAnswer, variant: str) -> None:
    from engine.reports.fair_words import fair_sentences, next_step

    for _, sentence in fair_sentences(answer, _names(answer.asked.scenario)):
        print(sentence)
    _print_seats(answer)
    sentence, command = next_step(answer, variant)
    print(f"{sentence} {command}".rstrip())


def _print_seats(answer: FairAnswer) -> None:
    from engine.reports.wording import decimals, levels_said, number, span

    seats = answer.first.seats
    rows = []
    for seat, name in enumerate(_names(answer.asked.scenario)):
        wins = seats.wins[seat]
        digits = decimals(wins.half)
        row = [name, number(wins.mean, digits), span(wins, digits), seats.judged[seat].kind]
        if answer.opinion is not None:
            other, move = answer.opinion.second.seats.wins[seat], answer.opinion.moved.moved[seat]
            digits = decimals(move.half)
            row += [number(other.mean, digits), number(move.mean, digits, signed=True)]
            row.append(span(move, digits, signed=True))
        rows.append(row)
    heads = ["seat", f"{answer.first.bots} %", "at any time", "verdict"]
    levels = f"{levels_said(seats.levels)} intervals"
    title = f"{answer.asked.scenario.title}: wins of {seats.games:,} games, {levels}"
    title += f", seed {answer.first.seed}"
    if answer.opinion is not None:
        second = answer.opinion.second
        heads += [f"{second.bots} %", "moved", "together"]
        title += f"; of {second.seats.games:,}, seed {second.seed}"
    print_table(heads, rows, title=title)


def _names(scenario: Scenario) -> tuple[str, ...]:
    return scenario.game.seat_names(scenario.record)


def as_data(answer: FairAnswer, variant: str) -> dict[str, Any]:
    """The answer as plain data for JSON."""
    from engine.reports.fair_words import fair_sentences, next_step

    scenario, names = answer.asked.scenario, _names(answer.asked.scenario)
    opinion, scope = answer.opinion, answer.scope
    return {
        "format": 1,
        "variant": scenario.source,
        "changes": dict(scenario.changes),
        "digest": scenario.digest,
        "band": answer.asked.band,
        "alpha": answer.asked.alpha,
        "verdict": answer.first.seats.kind,
        "first": _testimony_data(answer.first, names),
        "second": None if opinion is None else _opinion_data(opinion, names, scenario.seats),
        "deal": None if answer.luck is None else _luck_data(answer.luck, names),
        "snowball_slope": None if answer.slope is None else estimate_data(answer.slope),
        "rules_never_fired": list(scope.never_fired),
        "games_watched": scope.watched,
        "board": scope.board,
        "runs_of_other_rules": list(scope.other_rules),
        "sentences": [sentence for _, sentence in fair_sentences(answer, names)],
        "next": " ".join(next_step(answer, variant)).rstrip(),
    }


def _testimony_data(found: Testimony, names: tuple[str, ...]) -> dict[str, Any]:
    seats = found.seats
    rows = zip(names, seats.wins, seats.judged, seats.levels, strict=True)
    return {
        "bots": found.bots,
        "seed": found.seed,
        "games": seats.games,
        "unfinished": found.unfinished,
        "lost_by_all": found.lost,
        "verdict": seats.kind,
        "more": seats.more,
        "seats": [
            {
                "seat": name,
                "verdict": judged.kind,
                "wins_percent": estimate_data(wins),
                "confidence": level,
            }
            for name, wins, judged, level in rows
        ],
    }


def _opinion_data(found: Opinion, names: tuple[str, ...], seats: int) -> dict[str, Any]:
    moved = zip(names, found.moved.moved, strict=True)
    return {
        **_testimony_data(found.second, names),
        "agreement": found.agreement.kind,
        "more": found.agreement.more,
        "moved_percent": {name: estimate_data(one) for name, one in moved},
        "strength_percent": None if found.strength is None else estimate_data(found.strength),
        "stronger": found.stronger(seats),
    }


def _luck_data(luck: DealLuck, names: tuple[str, ...]) -> dict[str, Any]:
    return {
        "saving": round(luck.saving, 6),
        "wins_percent": {
            name: estimate_data(one.freed) for name, one in zip(names, luck.wins, strict=True)
        },
        "score_advantage": {
            name: estimate_data(one.freed) for name, one in zip(names, luck.advantages, strict=True)
        },
    }
