"""The page of "is this variant fair?": both witnesses, then all that the first one's games tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.language import say
from engine.reports.charts import Bar, Chart, Intervals
from engine.reports.fair_words import NOTE, fair_asides, fair_caveats, fair_sentences
from engine.reports.page import Page, Section, Step, Verdict
from engine.reports.played import Played, few_games
from engine.reports.seats_part import won_games
from engine.reports.steps import (
    Typed,
    balance_step,
    ladder_step,
    more_step,
    retyped,
    sensitivity_step,
)
from engine.reports.wording import KINDS, counted
from engine.statistics.equivalence import MOST_MORE, UNKNOWN, about
from engine.tuning.fair import BALANCE, MORE, STRONGER

if TYPE_CHECKING:
    from engine.tuning.fair import FairAnswer
    from engine.tuning.witnesses import Testimony


def fair_page(
    answer: FairAnswer,
    names: Sequence[str],
    played: Played,
    details: Page | None = None,
    run: int | None = None,
) -> Page:
    """Whether a variant is fair.

    Args:
        names: Of the seats, for people.
        played: By the first witness.
        details: The page of the run that holds its games; None where they were not kept.
        run: Number of that run.
    """
    verdicts = [Verdict(kind, text) for kind, text in fair_sentences(answer, names) if kind != NOTE]
    sections = [_witnesses(answer, names, played, run)]
    if details is not None:
        sections += [part for part in details.sections if part.charts or part.sheets or part.facts]
    games = answer.first.seats.games
    return Page(
        title=say("Is {title} fair?", title=played.title),
        verdicts=verdicts,
        sections=sections,
        scope=details.scope if details is not None else played.scope(games),
        command=played.command,
        plans=details.plans if details is not None else (),
        steps=_steps(answer, played),
        caveats=[*fair_caveats(answer), *few_games(games), *played.caveats],
        styles=played.styles,
    )


def _witnesses(
    answer: FairAnswer, names: Sequence[str], played: Played, run: int | None
) -> Section:
    """Wins by seat as each witness saw them, and how far the second moves them."""
    first = _wins(answer.first, names, answer.asked.band, played.title)
    if run is not None:
        seats = played.scenario.game.seat_names(played.scenario.record)
        first = won_games(first, seats, (run, 0))
    charts: list[Chart] = [first]
    if answer.opinion is not None:
        charts.append(_wins(answer.opinion.second, names, answer.asked.band, played.title))
        charts.append(_moved(answer, names, played.title))
    text = " ".join(fair_asides(answer, names))
    formula = "“Two witnesses” and “Verdicts”"
    return Section(say("Wins by seat"), text, charts, formula=formula, told=True)


def _wins(witness: Testimony, names: Sequence[str], band: float, title: str) -> Intervals:
    seats = witness.seats
    bars = [
        Bar(name, wins.mean, wins.low, wins.high, KINDS.get(judged.kind, "open"), wins.count)
        for name, wins, judged in zip(names, seats.wins, seats.judged, strict=True)
    ]
    held = (
        say("each valid at any moment, though not all of them at once")
        if witness.planned
        else say("of a number of games set before")
    )
    caption = say(
        "Share of the win with 95% intervals, {held}; {games} of {bots}, seed {seed}. Dashed: an"
        " equal share; green: ±{band}% around it. Circle: balanced enough, square: imbalanced,"
        " diamond: not yet known.",
        held=held,
        games=counted(seats.games),
        bots=witness.bots,
        seed=witness.seed,
        band=f"{band:g}",
    )
    heading = say("{title}: wins by seat, {bots}", title=title, bots=witness.bots)
    return Intervals(heading, caption, bars, say("share of the win, %"), 100 / len(names), band)


def _moved(answer: FairAnswer, names: Sequence[str], title: str) -> Intervals:
    """How far the second witness moves each seat."""
    opinion = answer.opinion
    assert opinion is not None  # noqa: S101 - asked for only where there is one
    bars = [
        Bar(name, move.mean, move.low, move.high, "plain", move.count)
        for name, move in zip(names, opinion.moved.moved, strict=True)
    ]
    caption = say(
        "Wins with {second} less those with {first}; intervals hold together with 95%. Outside"
        " the band the witnesses disagree.",
        second=opinion.second.bots,
        first=answer.first.bots,
    )
    heading = say("{title}: what the second witness changes", title=title)
    return Intervals(
        heading, caption, bars, say("difference of the win share, %"), 0.0, answer.asked.band
    )


def _steps(answer: FairAnswer, played: Played) -> list[Step]:
    """What to do next, by what was found."""
    return [*_usual_steps(answer, played), *_second_step(answer, played)]


def _second_step(answer: FairAnswer, played: Played) -> list[Step]:
    """More games of the second witness, where those would tell whether it agrees."""
    opinion, asked = answer.opinion, answer.asked
    if opinion is None or opinion.agreement.kind != UNKNOWN:
        return []
    have, more = len(opinion.second.results), opinion.agreement.more
    if not 0 < more < MOST_MORE:
        return []
    wanted, bots = about(more), opinion.second.bots
    options = ("--games", str(asked.games), "--second", bots, "--second-games", str(have + wanted))
    typed = Typed.of(played.scenario, played.bots)
    command = typed.command("fair", "--band", f"{asked.band:g}", *options)
    text = say("Let {bots} play about {games} more", bots=bots, games=counted(wanted, "games"))
    return [Step("more", text, command, values={"witness_games": have + wanted})]


def _usual_steps(answer: FairAnswer, played: Played) -> list[Step]:
    """By what was found of the seats."""
    what, asked = Typed.of(played.scenario, played.bots), answer.asked
    seats = answer.first.seats
    if answer.next == STRONGER and answer.opinion is not None:
        bots = answer.opinion.second.bots
        command = replace(what, bots=bots).command("fair", "--band", f"{asked.band:g}")
        text = say("Let the stronger bots play until it is decided")
        return [Step("fair", text, command, values={"bots": bots, "witness": "none"})]
    if answer.next == BALANCE:
        return [*balance_step(what, asked.band), sensitivity_step(what)]
    if answer.next == MORE:
        command = retyped(what.command("fair", "--band", f"{asked.band:g}"), "--games", "{games}")
        return [*more_step(seats.more, seats.games, command), ladder_step(what)]
    return [sensitivity_step(what), ladder_step(what)]
