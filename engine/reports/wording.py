"""Verdicts in words, the same at the terminal, in reports and in the window.

Two significant digits of an interval's half-width decide how far figures are rounded; no
share is told without the number of games behind it.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import floor, isfinite, log10
from typing import TYPE_CHECKING, Final, Protocol

from engine.language import say
from engine.reports.numerals import figure
from engine.statistics.coverage import never_above
from engine.statistics.equivalence import BALANCED, IMBALANCED, MOST_MORE, UNKNOWN, about

if TYPE_CHECKING:
    from engine.statistics.blocks import Estimate
    from engine.statistics.equivalence import Verdict
    from engine.tuning.goals import Judged

FEW: Final = 30  # units below which nobody can say how many more are needed
MOST_DIGITS: Final = 6
KINDS: Final = {BALANCED: "good", IMBALANCED: "bad"}


def decimals(half: float) -> int:
    """Decimals that show two significant digits of a half-width; at most four."""
    if not isfinite(half) or half <= 0:
        return 1
    return min(max(1 - floor(log10(half)), 0), 4)


def digits_of(difference: Estimate) -> int:
    """`decimals`, and more where an interval that leaves out 0 would seem to reach it."""
    digits = decimals(difference.half)
    nearest = max(difference.low, -difference.high)
    while 0 < nearest < 0.5 * 10**-digits and digits < MOST_DIGITS:
        digits += 1
    return digits


def number(value: float, digits: int, *, signed: bool = False) -> str:
    """A figure with thousands apart; "-" if it is not known."""
    if not isfinite(value):
        return "-"
    text = f"{value:+,.{digits}f}" if signed else f"{value:,.{digits}f}"
    zero = f"{0:.{digits}f}"
    return figure(zero if text in (f"-{zero}", f"+{zero}") else text)


def short(value: float) -> str:
    """A number that is not measured, such as a band: no more digits than it needs."""
    return figure(f"{value:,.10g}" if value == round(value) else f"{value:.4g}")


def span(estimate: Estimate, digits: int, *, signed: bool = False) -> str:
    """An interval, such as "+1.2 to +3.4"; in words where there is none."""
    if not estimate.interval.known:
        return say("never varies") if estimate.alike else say("not known")
    low, high = (number(end, digits, signed=signed) for end in (estimate.low, estimate.high))
    return say("{low} to {high}", low=low, high=high)


def apart(low: float, high: float, digits: int = 1) -> tuple[str, str]:
    """The ends of an interval with so many digits, and more if they would read the same."""
    while digits < MOST_DIGITS and f"{low:.{digits}f}" == f"{high:.{digits}f}":
        digits += 1
    return number(low, digits), number(high, digits)


def counted(count: int, what: str = "games") -> str:
    """A number of things, such as "2,000 games" or "1 game".

    Args:
        what: "games", "pairs", "blocks", "finished games" or "fresh games".
    """
    if what == "pairs":
        return say("{count:pair|pairs}", count=count)
    if what == "blocks":
        return say("{count:block|blocks}", count=count)
    if what == "finished games":
        return say("{count:finished game|finished games}", count=count)
    if what == "fresh games":
        return say("{count:fresh game|fresh games}", count=count)
    return say("{count:game|games}", count=count)


def with_unit(text: str, unit: str) -> str:
    """A figure with its unit: "2%", "3 points"."""
    if unit == "%":
        return f"{text}{figure('%')}"
    return f"{text} {unit_word(unit)}" if unit else text


def unit_word(unit: str) -> str:
    """The unit of a figure."""
    return {"points": say("points"), "decisions": say("decisions")}.get(unit, unit)


def percent(confidence: float) -> str:
    """Such as "95%"."""
    return figure(f"{100 * confidence:.3g}%")


def levels_said(levels: Iterable[float]) -> str:
    """The levels of intervals that stand together, such as "95%" or "95% or 98.8%"."""
    first, *others = dict.fromkeys(percent(level) for level in sorted(levels))
    return say("{level} or {other}", level=first, other=others[-1]) if others else first


def interval_head(confidence: float = 0.95) -> str:
    """Head of a column of intervals."""
    return say("{level} CI", level=percent(confidence))


def more_games(more: int, what: str = "games") -> str:
    """What is needed to decide; see `counted`."""
    if more >= MOST_MORE:
        never = {
            "pairs": say("no number of pairs within reach would tell"),
            "blocks": say("no number of blocks within reach would tell"),
        }
        return never.get(what) or say("no number of games within reach would tell")
    wanted = about(more)
    if what == "pairs":
        return say("about {count:more pair|more pairs} would tell", count=wanted)
    if what == "blocks":
        return say("about {count:more block|more blocks} would tell", count=wanted)
    return say("about {count:more game|more games} would tell", count=wanted)


def verdict_word(kind: str) -> str:
    """A verdict in tables."""
    words = {
        BALANCED: say("balanced enough"),
        IMBALANCED: say("imbalanced"),
        UNKNOWN: say("not yet known"),
    }
    return words[kind]


def more_needed(more: int, count: int, what: str = "games") -> str:
    """`more_games` after some games, of which few cannot tell how many more."""
    return more_games(more, what) if count >= FEW else few_words(what)


def seat_sentence(
    title: str, estimate: Estimate, verdict: Verdict, confidence: float, bots: str
) -> str:
    """Template 1 and 2 of a figure against a band: value, interval, verdict, games."""
    digits = decimals(estimate.half)
    ends = span(estimate, digits)
    if verdict.target:
        ends = say("{ends}; fair {fair}", ends=ends, fair=short(verdict.target))
    return say(
        "{title} {value} ({level} CI {ends}). {verdict} {games}, bots {bots}.",
        title=title,
        value=number(estimate.mean, digits),
        level=percent(confidence),
        ends=ends,
        verdict=judged_words(verdict),
        games=counted(estimate.count),
        bots=bots,
    )


def share_sentence(
    who: str, estimate: Estimate, verdict: Verdict, confidence: float, unit: str = "games"
) -> str:
    """Template 1 and 2 of a share of wins in %: "Seat 1 wins 28.4% (95% CI ...)"."""
    digits = decimals(estimate.half)
    return say(
        "{seat} wins {share}% ({level} CI {ends}; fair {fair}; {games}). {verdict}",
        seat=who,
        share=number(estimate.mean, digits),
        level=percent(confidence),
        ends=span(estimate, digits),
        fair=short(verdict.target),
        games=counted(estimate.count, unit),
        verdict=judged_words(verdict, unit, estimate.count),
    )


def judged_words(verdict: Verdict, unit: str = "games", count: int = FEW) -> str:
    """What a verdict says about its band, as a sentence; of few units not how many more."""
    band = f"±{short(verdict.band)}"
    if verdict.kind == BALANCED:
        return say("Balanced enough: within {band}.", band=band)
    if verdict.kind == IMBALANCED:
        return say("Imbalanced beyond the {band} band.", band=band)
    more = few_words(unit) if count < FEW else more_games(verdict.more, unit)
    return say("Not yet known for {band}; {more}.", band=band, more=more)


def few_words(unit: str) -> str:
    """That nobody can say how many more are needed; see `counted`."""
    few = {
        "pairs": say("too few pairs yet to tell"),
        "blocks": say("too few blocks yet to tell"),
    }
    return few.get(unit) or say("too few games yet to tell")


class Named(Protocol):
    """A figure, or what was found of one."""

    @property
    def name(self) -> str:
        """As users write it, such as "win:north"."""

    @property
    def who(self) -> str:
        """What answers call its seat; "" for its name."""


def figure_title(named: Named) -> str:
    """What a figure is, for people; a measure of the game by its name."""
    name, colon, seat = named.name.partition(":")
    seat = named.who or seat
    of_all = {
        "score": say("mean final score"),
        "margin": say("winning margin"),
        "spread": say("best less worst score"),
        "ties": say("games won together"),
        "length": say("length"),
        "leads": say("changes of the leader"),
        "runaway": say("runaway leader at half time"),
        "correlation": say("rank correlation of half time and end"),
    }
    if not colon:
        return of_all.get(name) or name.replace("_", " ")
    of_seat = {
        "win": say("win share of {seat}", seat=seat),
        "place": say("place of {seat}", seat=seat),
        "score": say("final score of {seat}", seat=seat),
    }
    measure = name.replace("_", " ")
    return of_seat.get(name) or say("{measure} of {seat}", measure=measure, seat=seat)


def judged_sentence(found: Judged) -> tuple[str, str]:
    """How a variant stands with a goal; kind and sentence."""
    goal = _goal_words(found)
    if not found.findings:
        return KINDS.get(found.kind, "open"), f"{goal} ({number(found.value, 2)})."
    telling = [f for f in found.findings if f.verdict.kind == found.kind]
    one = max(telling, key=lambda f: abs(f.estimate.mean - f.verdict.target))
    digits = decimals(one.estimate.half)
    value = with_unit(number(one.estimate.mean, digits), one.unit)
    title = figure_title(one)
    level = percent(one.level)
    if one.estimate.interval.known or not one.estimate.alike:
        said = say(
            "{goal}. {figure} {value} ({level} CI {ends})",
            goal=goal,
            figure=title[:1].upper() + title[1:],
            value=value,
            level=level,
            ends=span(one.estimate, digits),
        )
    else:
        most = 100 * never_above(one.estimate.count, found.confidence)
        said = say(
            "{goal}. {figure} {value} in every game (fewer than {most}% differ, {level})",
            goal=goal,
            figure=title[:1].upper() + title[1:],
            value=value,
            most=number(most, decimals(most)),
            level=level,
        )
    if found.more:
        more = more_needed(found.more, one.estimate.count)
        said = say("{one}; {other}", one=said, other=more)
    games = counted(one.estimate.count)
    return KINDS.get(found.kind, "open"), say("{one}; {other}", one=said, other=games) + "."


def _goal_words(found: Judged) -> str:
    """Whether a goal is reached, and which."""
    text = found.goal.text
    if found.kind == BALANCED:
        return say("Reached: {goal}", goal=text)
    if found.kind == IMBALANCED:
        return say("Missed: {goal}", goal=text)
    return say("Not yet known: {goal}", goal=text)


def nobody_won(games: int) -> str:
    """What games that all have lost say of the seats."""
    return say(
        "Nobody won any of {games:game|games}, so wins say nothing of the seats.", games=games
    )


def lost_by_all(games: int) -> str:
    """How many games say nothing of the seats, since nobody won them."""
    return say(
        "{games:game was|games were} lost by all; the shares are those of the games won.",
        games=games,
    )
