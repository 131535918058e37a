"""The page of an opening tree: which first moves win, and how games went on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.language import say
from engine.reports.charts import Bar, Intervals
from engine.reports.opening_words import ahead_kind, opening_findings, tree_heads, tree_rows
from engine.reports.page import Page, Section, Sheet, Step, Verdict
from engine.reports.played import Played, few_games
from engine.reports.steps import Typed, ladder_step, more_step, retyped
from engine.reports.wording import counted, short
from engine.seats import seats_said

if TYPE_CHECKING:
    from engine.simulation.openings import Openings

FORMULA: Final = "“First moves”"
MOST_BARS: Final = 20
MOST_ROWS: Final = 300
STEP: Final = "\N{EM SPACE}"  # before a move of the tree for each move before it
MANY_MORE: Final = 3  # times as many games, where more are offered


def openings_page(found: Openings, played: Played, band: float) -> Page:
    """What first moves say.

    Args:
        band: Share of the wins that does not matter, in %.
    """
    names = seats_said(played.scenario)
    findings = opening_findings(found, names, band)
    sections = [_firsts(found, played, band)] if found.first else []
    return Page(
        title=say("What do first moves say in {title}?", title=played.title),
        verdicts=[Verdict(kind, text) for kind, text in findings],
        sections=[*sections, _tree(found, played, names)],
        scope=played.scope(found.games),
        command=played.command,
        steps=_steps(found, played, findings[0][0]),
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


def _firsts(found: Openings, played: Played, band: float) -> Section:
    """Wins of who made each first move: those that stand out, then the most frequent ones."""
    kinds = [ahead_kind(ahead, band) for ahead in found.ahead]
    order = sorted(range(len(kinds)), key=lambda place: (kinds[place] != "bad", place))
    bars = []
    for place in order[:MOST_BARS]:
        branch = found.first[place]
        wins = branch.wins
        bars.append(Bar(branch.words, wins.mean, wins.low, wins.high, kinds[place], wins.count))
    caption = say(
        "Share of the win of who made the first move, with Wilson's intervals of 95% for each by"
        " itself; {shown} of {moves:first move|first moves} made in {fewest:game|games} or more."
        " Dashed: an equal share. Square: known to win more or less than other first moves of its"
        " seat by more than {band}%; circle: known not to; diamond: not yet known. {told}",
        shown=len(bars),
        moves=len(found.first),
        fewest=found.fewest,
        band=short(band),
        told=played.told,
    )
    title = say("{title}: wins by first move", title=played.title)
    fair = 100 / played.scenario.seats
    chart = Intervals(title, caption, bars, say("share of the win, %"), fair)
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
    return Section(say("How games went on"), sheets=[sheet], formula=FORMULA)


def _steps(found: Openings, played: Played, kind: str) -> list[Step]:
    """More games where nothing is known yet, and whether better players would open so."""
    command = retyped(played.command, "--games", "{games}")
    more = more_step(MANY_MORE * found.games, found.games, command) if kind == "open" else []
    return [*more, ladder_step(Typed.of(played.scenario, played.bots))]
