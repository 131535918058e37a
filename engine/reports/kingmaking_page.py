"""The page of a search for kingmakers: in how many games there was one, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.language import Outspoken, say
from engine.reports.charts import Bar, Intervals
from engine.reports.growth import Growth
from engine.reports.numerals import figure
from engine.reports.page import Page, Section, Sheet, Step, Verdict
from engine.reports.payoff_words import RARE, kingmaking_finding
from engine.reports.played import FEW_GAMES, Played, few_games
from engine.reports.steps import Typed, fair_step, retyped, sensitivity_step
from engine.reports.wording import counted, number
from engine.seats import seats_said
from engine.statistics.equivalence import about
from engine.statistics.kingmaking import games_to_tell
from engine.tuning.kingmaking import MOST_ACTIONS, position_before

if TYPE_CHECKING:
    from engine.tuning.kingmaking import King, Kingmaking

FORMULA: Final = "“Kingmaking”"
SHOWN: Final = 50  # cases in the table


def kingmaking_page(found: Kingmaking, played: Played) -> Page:
    """In how many games a seat that could not win decided who did."""
    kind, text = kingmaking_finding(found)
    sections = [_share(found, played, kind)]
    if found.kings:
        sections.append(_cases(found))
    return Page(
        title=say("Can a loser choose the winner of {title}?", title=played.title),
        verdicts=[Verdict(kind, text)],
        sections=sections,
        scope=played.scope(found.search.games),
        command=played.command,
        steps=_steps(found, played, kind),
        caveats=_caveats(found, played),
    )


def _caveats(found: Kingmaking, played: Played) -> list[str]:
    caveats = [*played.caveats, *few_games(found.search.games)]
    if not found.hopeless:
        caveats.append(say("Nobody was known to be without hope at any decision looked at."))
    if found.sampled:
        caveats.append(
            say(
                "At {sampled} of {hopeless:decision|decisions} of seats that could not"
                " win any more there were more than {most} moves, of which a sample was tried: the"
                " share is rather too small.",
                sampled=figure(f"{found.sampled:,}"),
                hopeless=found.hopeless,
                most=MOST_ACTIONS,
            )
        )
    caveats.append(
        say("Bots that cannot win any more do not care who does; people may choose on purpose.")
    )
    return caveats


def _share(found: Kingmaking, played: Played, kind: str) -> Section:
    """The share of games before what wrong alarms may come to."""
    index, search = found.index.scaled(100), found.search
    label = say("games with such a decision")
    bar = Bar(label, index.mean, index.low, index.high, kind, index.count)
    caption = say(
        "Share of games with Wilson's interval of 95%, {games}; {looked:decision|decisions} looked"
        " at, {hopeless} of them of seats that could not win any more, as their bots play on."
        " Dashed: wrong alarms about a rival's chance at most. {told}",
        games=counted(search.games),
        looked=found.looked,
        hopeless=f"{found.hopeless:,}",
        told=played.told,
    )
    title = say("{title}: losers who choose the winner", title=played.title)
    chart = Intervals(title, caption, [bar], say("share of games, %"), 100 * search.alpha)
    return Section(say("How often"), charts=[chart], formula=FORMULA, told=True)


def _cases(found: Kingmaking) -> Section:
    """Each such decision: where it is found, and both moves."""
    heads = (
        say("seed"), say("game"), say("decision"), say("who could not win"), say("rival"),
        say("chance of the rival"), say("but"),
    )  # fmt: skip
    rows = [_row(found, king) for king in found.kings[:SHOWN]]
    caption = say("One decision of each such game, the first from its end")
    if len(found.kings) > SHOWN:
        caption += " " + say("({shown} of {games:game|games})", shown=SHOWN, games=len(found.kings))
    return Section(say("Where"), sheets=[Sheet(heads, rows, caption)], formula=FORMULA)


def _row(found: Kingmaking, king: King) -> list[str]:
    scenario = found.search.scenario
    game, record, state = scenario.game, scenario.record, position_before(found.search, king)
    names = seats_said(scenario)
    moves = [
        say(
            "{chance}% after {move}",
            chance=number(100 * chance, 0),
            move=game.in_words(record, state, code)
            if isinstance(game, Outspoken)
            else game.to_text(record, state, code),
        )
        for code, chance in king.moves
    ]
    where = [str(found.search.seed), str(king.game), str(king.ply + 1)]
    return [*where, names[king.mover], names[king.rival], *moves]


def _steps(found: Kingmaking, played: Played, kind: str) -> list[Step]:
    """More games where it is open or there are few; which rules matter, whether it is fair."""
    what = Typed.of(played.scenario, played.bots)
    rules = [sensitivity_step(what, "runaway")] if kind == "bad" else []
    return [*_more(found, played, kind), *rules, fair_step(what)]


def _more(found: Kingmaking, played: Played, kind: str) -> list[Step]:
    """As many as would tell, and no fewer than make intervals narrow."""
    have, wanted = found.search.games, FEW_GAMES
    if kind == "open":
        tells = games_to_tell(found.index, found.search.alpha, RARE)
        wanted = max(FEW_GAMES, have + about(tells - have))
    return Growth(have, retyped(played.command, "--games", "{games}")).to(wanted)
