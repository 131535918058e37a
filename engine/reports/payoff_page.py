"""The page of a matrix of pay-offs: which way of playing wins, and what bans are worth."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

from engine.language import say
from engine.reports.charts import Bar, Intervals, Matrix
from engine.reports.growth import Growth
from engine.reports.page import Page, Section, Sheet, Step, Verdict
from engine.reports.payoff_words import (
    LETTERS,
    ban_kind,
    cell_words,
    or_quoted,
    payoff_findings,
)
from engine.reports.played import FEW_GAMES, Played, few_games
from engine.reports.steps import Typed, fair_step, retyped, sensitivity_step
from engine.reports.wording import counted, percent, short
from engine.statistics.equivalence import times_to_leave
from engine.statistics.intervals import CONFIDENCE
from engine.statistics.payoff import FEWEST_BLOCKS
from engine.tuning.payoff import games_of

if TYPE_CHECKING:
    from engine.tuning.payoff import Matrix as Payoffs

FORMULA: Final = "“Pay-off matrix”"


def payoff_page(found: Payoffs, played: Played, confidence: float = CONFIDENCE) -> Page:
    """How ways of playing do against each other.

    Args:
        played: Its bots are those of the matrix, in their order.
        confidence: Of the intervals of the matrix, which hold together.
    """
    sections = [_everyone(found, played, confidence)]
    if found.bans:
        sections.append(_bans(found, played, confidence))
    return Page(
        title=say("Which way of playing wins in {title}?", title=played.title),
        verdicts=[Verdict(kind, text) for kind, text in payoff_findings(found)],
        sections=sections,
        scope=played.scope(found.games),
        command=played.command,
        steps=_steps(found, played),
        caveats=_caveats(found, played),
    )


def _caveats(found: Payoffs, played: Played) -> list[str]:
    caveats = [*played.caveats, *few_games(found.payoffs.blocks, "blocks")]
    if found.left_out:
        caveats.append(
            say("{blocks:block is|blocks are} left out: a game did not end.", blocks=found.left_out)
        )
    caveats.append(
        say(
            "A bot that does worse may be a poor player of a good plan: what is found holds for"
            " these bots."
        )
    )
    return caveats


def _everyone(found: Payoffs, played: Played, confidence: float) -> Section:
    """Every bot against every other one, drawn and as a table."""
    fair = short(100 / played.scenario.seats)
    rows = [f"{letter} {bot}" for letter, bot in zip(LETTERS, found.bots, strict=False)]
    columns = list(LETTERS[: len(found.bots)])
    cells = [
        [
            None if at == row else Bar(rows[row], cell.mean, cell.low, cell.high, count=cell.count)
            for at, cell in enumerate(line)
        ]
        for row, line in enumerate(found.payoffs.cells)
    ]
    caption = say(
        "Share of the win of one seat of the row among seats of the column, above an equal share of"
        " {fair}%; intervals hold together with {level}. {blocks} a cell; one block is one seed"
        " with that bot on each seat in turn. A star: known to differ from an equal share. Stripes,"
        " in the window: below an equal share by more than an eighth of the largest figure. {told}",
        fair=fair,
        level=percent(confidence),
        blocks=counted(found.payoffs.blocks, "blocks"),
        told=played.told,
    )
    title = say("{title}: each way of playing among each other", title=played.title)
    unit = say("% of wins above an equal share")
    chart = Matrix(title, caption, rows, columns, cells, unit)
    heads = (say("one seat of"), *(say("among {letter}", letter=letter) for letter in columns))
    words = [
        ["0" if at == row else cell_words(cell) for at, cell in enumerate(line)]
        for row, line in enumerate(found.payoffs.cells)
    ]
    sheet = Sheet(
        heads,
        [[row, *line] for row, line in zip(rows, words, strict=True)],
        say("% of wins above {fair}, with {level} CI", fair=fair, level=percent(confidence)),
    )
    return Section(
        say("Each against each other"), charts=[chart], sheets=[sheet], formula=FORMULA, told=True
    )


def _bans(found: Payoffs, played: Played, confidence: float) -> Section:
    """What it costs to leave something alone."""
    band = found.payoffs.band
    bars = [
        Bar(
            or_quoted(ban.kinds),
            ban.value.mean,
            ban.value.low,
            ban.value.high,
            ban_kind(ban, band),
            ban.value.count,
        )
        for ban in found.bans
    ]
    caption = say(
        "Share of the win that one seat loses by never making moves of this kind, among bots that"
        " make them; intervals hold together with {level}, {blocks}. Green: ±{band}%. {told}",
        level=percent(confidence),
        blocks=counted(found.payoffs.blocks, "blocks"),
        band=short(band),
        told=played.told,
    )
    title = say("{title}: what moves are worth", title=played.title)
    chart = Intervals(title, caption, bars, say("% of wins lost without them"), 0.0, band)
    return Section(say("What moves are worth"), charts=[chart], formula=FORMULA, told=True)


def _steps(found: Payoffs, played: Played) -> list[Step]:
    """More games where something is open; then the rules that make one way the best."""
    steps = _more(found, played)
    what = Typed.of(played.scenario, found.bots[0])
    if found.payoffs.dominant is not None or found.payoffs.dominated:
        steps.append(sensitivity_step(what))
    best = found.payoffs.dominant
    return [
        *steps,
        fair_step(what if best is None else Typed.of(played.scenario, found.bots[best])),
    ]


def _more(found: Payoffs, played: Played) -> list[Step]:
    """As many games as would settle the nearest of what is open, but not few."""
    seats, payoffs = played.scenario.seats, found.payoffs
    pairs = games_of(played.scenario, found.bots, 1) // seats
    command = retyped(played.command, "--games", "{games}")
    growth = Growth(found.games // pairs, command, pairs, seats)
    least = FEW_GAMES * seats  # so many blocks are not called few
    if payoffs.blocks < FEWEST_BLOCKS:
        return growth.by(inf, least)
    bans = [ban.value for ban in found.bans if ban_kind(ban, payoffs.band) == "open"]
    times = [times_to_leave(value, payoffs.band) for value in bans]
    if payoffs.may_dominate:
        times.append(payoffs.times_to_dominance)
    return growth.by(min(times), least) if times else []
