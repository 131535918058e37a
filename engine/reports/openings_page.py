"""The page of an opening tree: which first moves win, and how games went on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.language import say
from engine.reports.charts import Bar, Intervals
from engine.reports.growth import Growth
from engine.reports.opening_words import (
    ahead_kind,
    compared,
    opening_findings,
    tree_heads,
    tree_rows,
    unseen_moves,
)
from engine.reports.page import Page, Section, Sheet, Step, Verdict
from engine.reports.played import Played, few_games
from engine.reports.steps import Typed, ladder_step, retyped
from engine.reports.wording import counted, short
from engine.seats import seats_said
from engine.statistics.equivalence import times_to_tell

if TYPE_CHECKING:
    from engine.simulation.openings import Openings

FORMULA: Final = "“First moves”"
MOST_BARS: Final = 20
MOST_ROWS: Final = 300
STEP: Final = "\N{EM SPACE}"  # before a move of the tree for each move before it
MOST_GAMES: Final = 10_000_000  # that the form takes


def openings_page(found: Openings, played: Played, band: float) -> Page:
    """What first moves say.

    Args:
        band: Share of the wins that does not matter, in %.
    """
    names = seats_said(played.scenario)
    findings = opening_findings(found, names, band)
    sections = [_firsts(found, played, names, band)] if compared(found) else []
    return Page(
        title=say("What do first moves say in {title}?", title=played.title),
        verdicts=[Verdict(kind, text) for kind, text in findings],
        sections=[*sections, _tree(found, played, names)],
        scope=played.scope(found.games),
        command=played.command,
        steps=_steps(found, played, findings[0][0], band),
        caveats=_caveats(found, played),
    )


def _caveats(found: Openings, played: Played) -> list[str]:
    caveats = [*played.caveats, *few_games(found.games)]
    if found.unfinished:
        caveats.append(
            say(
                "{games:game|games} did not end, and are left out.",
                games=found.unfinished,
            )
        )
    caveats.append(
        say(
            "A first move goes with winning; it need not be why. Moves that mirror each other on"
            " the board are told apart."
        )
    )
    return caveats


def _firsts(found: Openings, played: Played, names: tuple[str, ...], band: float) -> Section:
    """What the verdict judges: those that stand out, then the most frequent ones."""
    kinds = [ahead_kind(ahead, band) for ahead in found.ahead]
    order = sorted(compared(found), key=lambda place: (kinds[place] != "bad", place))
    bars = []
    for place in order[:MOST_BARS]:
        branch, ahead = found.first[place], found.ahead[place]
        label = say("{move} · {seat}", move=branch.words, seat=names[branch.seat])
        bars.append(Bar(label, ahead.mean, ahead.low, ahead.high, kinds[place], branch.games))
    caption = say(
        "How much more of the win a seat gets after a first move than after its other first moves;"
        " 95% intervals that hold together. Of {moves:first move|first moves} made in"
        " {fewest:game|games} or more these are {shown}: what stands out, then the most frequent"
        " ones. Dashed: no difference; green: ±{band}%. Square: known to win more or less by more"
        " than that; circle: known not to; diamond: not yet known. {told}",
        shown=len(bars),
        moves=len(found.first),
        fewest=found.fewest,
        band=short(band),
        told=played.told,
    )
    title = say("{title}: first moves against other ones of the same seat", title=played.title)
    unit = say("% of wins more than other first moves of the seat")
    chart = Intervals(title, caption, bars, unit, 0.0, band)
    return Section(say("First moves"), charts=[chart], formula=FORMULA, told=True)


def _tree(found: Openings, played: Played, names: tuple[str, ...]) -> Section:
    """Each move after the same moves before it."""
    rows = tree_rows(found, names, STEP)
    caption = say(
        "{games}; branches of fewer than {fewest:game|games} are taken together. {told}",
        games=counted(found.games),
        fewest=found.fewest,
        told=played.told,
    )
    if len(rows) > MOST_ROWS:
        caption += " " + say("The first {rows:row|rows}.", rows=MOST_ROWS)
    sheet = Sheet(tree_heads(), rows[:MOST_ROWS], caption, words=2)
    title = say("How games went on") if found.depth > 1 else say("Wins by first move")
    return Section(title, unseen_moves(found), sheets=[sheet], formula=FORMULA)


def _steps(found: Openings, played: Played, kind: str, band: float) -> list[Step]:
    """More games where nothing is known yet, and whether better players would open so."""
    more: list[Step] = []
    if kind == "open":
        have = found.games + found.unfinished
        command = retyped(played.command, "--games", "{games}")
        ahead = [found.ahead[place] for place in compared(found)]
        more = Growth(have, command, most=MOST_GAMES).by(times_to_tell(ahead, band))
    return [*more, ladder_step(Typed.of(played.scenario, played.bots))]
