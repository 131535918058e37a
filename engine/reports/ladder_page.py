"""The page of a ladder: what thinking longer is worth, and whether the bots are good enough."""

from __future__ import annotations

from dataclasses import replace
from math import inf, isfinite
from typing import TYPE_CHECKING, Final

from engine.language import say
from engine.reports.charts import Bar, Intervals, Line, Lines
from engine.reports.facts import within
from engine.reports.growth import Growth
from engine.reports.page import Page, Section, Sheet, Step, Verdict
from engine.reports.played import FEW_GAMES, Played, few_games
from engine.reports.steps import Typed, fair_step, retyped
from engine.reports.wording import FEW, KINDS, counted, decimals, interval_head, number, short, span
from engine.statistics.equivalence import BALANCED, IMBALANCED, times_to_leave
from engine.statistics.ladder import FLAT, elo_interval

if TYPE_CHECKING:
    from engine.statistics.blocks import Estimate
    from engine.tuning.climbing import Climb, Match

FORMULA: Final = "“Skill ladder”"


def ladder_page(found: Climb, played: Played) -> Page:
    """What doubling the thinking of a bot is worth.

    Args:
        played: Its bots are those of the ladder, weakest first.
    """
    matches = (*found.kinds, *found.rungs)
    games = sum(each.games for each in matches)
    caveats = few_games(min(each.games for each in matches))
    unfinished = sum(each.unfinished for each in matches)
    if unfinished:
        caveats.append(
            say(
                "{games:game|games} did not end; their blocks are left out.",
                games=unfinished,
            )
        )
    return Page(
        title=say("Are the bots good enough for {title}?", title=played.title),
        verdicts=[_verdict(found), *_kinds(found, played.scenario.seats)],
        sections=[_shares(found, played), _elo(found, played)],
        scope=played.scope(games),
        command=played.command,
        steps=_steps(found, played),
        caveats=caveats,
        styles=played.styles,
    )


def _verdict(found: Climb) -> Verdict:
    """Whether longer thinking helps."""
    worth = _worth(found.ladder.per_doubling)
    if not worth:
        return Verdict("open", say("What a doubling of the budget is worth is not known."))
    if not found.ladder.flat:
        tail = say(
            "Longer thinking helps: good enough to show skill, and not yet at their best; let the"
            " strongest say what is fair."
        )
        return Verdict("good", f"{worth} {tail}")
    if found.ladder.per_doubling.high <= FLAT:
        tail = say(
            "The ladder is flat: thinking longer helps by no more than {flat} Elo a doubling. The"
            " bots or the game are shallow; what these bots say of balance may not hold for better"
            " players.",
            flat=short(FLAT),
        )
        return Verdict("bad", f"{worth} {tail}")
    tail = say(
        "It is not shown that thinking longer helps by more than {flat} Elo a doubling: the games"
        " are too few, or the bots or the game are shallow. Then what these bots say of balance may"
        " not hold for better players.",
        flat=short(FLAT),
    )
    return Verdict("open", f"{worth} {tail}")


def _worth(gain: Estimate) -> str:
    """What a doubling is worth; of who lost no game, or won none, only the end that is known."""
    blocks = counted(gain.count, "blocks")
    if isfinite(gain.mean):
        digits = decimals(gain.half)
        return say(
            "A doubling of the budget is worth {elo} Elo (95% CI {ends}; {blocks}).",
            elo=number(gain.mean, digits),
            ends=span(gain, digits),
            blocks=blocks,
        )
    if isfinite(gain.low):
        return say(
            "A doubling of the budget is worth at least {elo} Elo (95%; {blocks}): the longer"
            " search won every game.",
            elo=number(gain.low, 0),
            blocks=blocks,
        )
    if isfinite(gain.high):
        return say(
            "A doubling of the budget is worth at most {elo} Elo (95%; {blocks}): the longer"
            " search won no game.",
            elo=number(gain.high, 0),
            blocks=blocks,
        )
    return ""


def _elo_cells(elo: Estimate) -> tuple[str, str]:
    """Elo and its interval; of who lost no game, or won none, only the end that is known."""
    if isfinite(elo.mean):
        return within(elo, signed=True)
    if isfinite(elo.low):
        return say("at least {elo}", elo=number(elo.low, 0, signed=True)), say("open")
    if isfinite(elo.high):
        return say("at most {elo}", elo=number(elo.high, 0, signed=True)), say("open")
    return "-", say("not known")


def _kinds(found: Climb, seats: int) -> list[Verdict]:
    """How kinds of bots stand with each other, as far as games were played."""
    verdicts = []
    for match in found.kinds:
        share = match.share.scaled(100)
        digits = decimals(share.half)
        said = say(
            "One {strong} among {weak} bots wins {share}% (95% CI {ends}; fair {fair}; {games}).",
            strong=match.strong,
            weak=match.weak,
            share=number(share.mean, digits),
            ends=span(share, digits),
            fair=short(100 / seats),
            games=counted(match.games),
        )
        verdicts.append(Verdict(_stronger(match, seats), said))
    return verdicts


def _stronger(match: Match, seats: int) -> str:
    """Style of a bar: "good" if the strong one is known to win more than its share."""
    if match.share.low > 1 / seats:
        return KINDS[BALANCED]
    return KINDS[IMBALANCED] if match.share.high < 1 / seats else "open"


def _shares(found: Climb, played: Played) -> Section:
    """Share of the win of the strong seat, match by match."""
    seats = played.scenario.seats
    bars = []
    for match in (*found.kinds, *found.rungs):
        each = match.share.scaled(100)
        label = say("{one} among {others}", one=match.strong, others=match.weak)
        bars.append(Bar(label, each.mean, each.low, each.high, _stronger(match, seats), each.count))
    least = min(bar.count for bar in bars)
    caption = say(
        "Share of the win of one seat that thinks longer than all others, with 95% Wilson intervals"
        " over {blocks} or more; one block is one seed with that bot on each seat in turn."
        " Dashed: equal bots. {told}",
        blocks=counted(least, "blocks"),
        told=played.told,
    )
    title = say("{title}: wins of who thinks longer", title=played.title)
    chart = Intervals(title, caption, bars, say("share of the win, %"), 100 / seats)
    heads = (
        say("one"), say("against"), say("games"), say("share %"), interval_head(),
        say("points over the others"), interval_head(), "Elo", interval_head(),
    )  # fmt: skip
    rows = [_row(match, seats) for match in (*found.kinds, *found.rungs)]
    sheet = Sheet(
        heads,
        rows,
        say(
            "Equal bots would win {fair}%, and have 0 points over the others",
            fair=short(100 / seats),
        ),
        words=2,
    )
    return Section(say("Step by step"), charts=[chart], sheets=[sheet], formula=FORMULA)


def _row(match: Match, seats: int) -> list[str]:
    return [
        match.strong,
        match.weak,
        f"{match.games:,}",
        *within(match.share.scaled(100)),
        *within(match.margin, signed=True),
        *_elo_cells(elo_interval(match.share, seats)),
    ]


def _elo(found: Climb, played: Played) -> Section:
    """Elo of each step between budgets."""
    steps = list(range(1, len(found.rungs) + 1))
    elo = found.ladder.elo
    line = Line(
        say("who thinks longer"),
        steps,
        [each.mean for each in elo],
        [each.low for each in elo],
        [each.high for each in elo],
    )
    named = "; ".join(
        f"{n}: {match.strong} among {match.weak}" for n, match in enumerate(found.rungs, 1)
    )
    caption = say(
        "Elo of who thinks longer over the others, with 95% intervals, step by step ({named})."
        " {games} a step. {told}",
        named=named,
        games=counted(min((match.games for match in found.rungs), default=0)),
        told=played.told,
    )
    title = say("{title}: what each step is worth", title=played.title)
    chart = Lines(title, caption, [line], say("step of the ladder"), "Elo", at=(0.0,))
    return Section(say("What thinking is worth"), charts=[chart] if steps else (), formula=FORMULA)


def _steps(found: Climb, played: Played) -> list[Step]:
    strongest = (found.rungs or found.kinds)[-1].strong
    if not found.ladder.flat:
        what = Typed.of(played.scenario, strongest)
        step = fair_step(what)
        text = say("Ask whether it is fair, with {bot}", bot=strongest)
        return [replace(step, text=text)]
    if found.ladder.per_doubling.high <= FLAT:  # more games would say the same
        return []
    matches = (*found.kinds, *found.rungs)
    command = retyped(played.command, "--games", "{games}")
    have = max(each.games for each in matches)
    growth = Growth(have, command, len(matches), played.scenario.seats)
    worth = found.ladder.per_doubling
    return growth.by(times_to_leave(worth, FLAT) if worth.count >= FEW else inf, FEW_GAMES)
