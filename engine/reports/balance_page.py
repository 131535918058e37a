"""The page about starting scores: whether they are fair, which would be, and how surely."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.language import say
from engine.reports.balance_words import balance_sentences
from engine.reports.charts import Bar, Chart, Intervals, Line, Lines
from engine.reports.page import Page, Section, Sheet, Step, Verdict
from engine.reports.played import Played, few_games
from engine.reports.steps import Typed, compare_step, ladder_step, more_step, retyped
from engine.reports.wording import (
    KINDS,
    counted,
    number,
    percent,
    seat_sentence,
    short,
    span,
    verdict_word,
)
from engine.tuning.balancing import LAST, Answer

if TYPE_CHECKING:
    from engine.tuning.balancing import Balance
    from engine.tuning.confirming import Played as PlayedBonus
    from engine.tuning.confirming import SeatShare
    from engine.tuning.starts import Bonus

SHOWN: Final = 8  # sets of bonuses that pass
CURVE: Final = "“Starting scores”"


def balance_page(found: Balance, played: Played) -> Page:
    """What the starting scores should be."""
    verdicts = [Verdict(*each) for each in balance_sentences(found)]
    for seat in found.today.seats:
        title = say("Today {seat} wins, in %:", seat=seat.seat)
        text = seat_sentence(title, seat.estimate, seat.verdict, seat.level, played.bots)
        verdicts.append(Verdict(KINDS.get(seat.verdict.kind, "open"), text))
    last = found.telling
    return Page(
        title=say("Starting scores of {title}", title=played.title),
        verdicts=verdicts,
        sections=[
            _shares(found, played),
            *([_confirmed(found)] if found.confirmations else []),
            _curve(found, played),
        ],
        scope=played.scope(found.curve_games),
        command=played.command,
        steps=_steps(found, last, played),
        caveats=[*played.caveats, *few_games(last.games)],
        styles=played.styles,
    )


def _scores(found: Balance, bonus: Bonus) -> str:
    """Starting scores with a bonus, as they are typed."""
    return ",".join(map(str, found.with_bonus(bonus)))


def _shares(found: Balance, played: Played) -> Section:
    """Win shares today, and with each set of scores that was played on fresh seeds."""
    today = _intervals(
        say("{title}: wins by seat today", title=played.title), found.today.seats, found, played
    )
    charts: list[Chart] = [today]
    for each in found.confirmations:
        scores = f"{found.parameter} = {_scores(found, each.bonus)}"
        title = say(
            "{title} with {scores}: wins by seat, on fresh seeds", title=played.title, scores=scores
        )
        charts.append(_intervals(title, each.seats, found, replace(played, seed=each.seed)))
    return Section(say("Wins by seat"), charts=charts, formula="“Verdicts”, “Seats”", told=True)


def _intervals(title: str, seats: Sequence[SeatShare], found: Balance, played: Played) -> Intervals:
    bars = [
        Bar(
            each.seat,
            each.estimate.mean,
            each.estimate.low,
            each.estimate.high,
            KINDS.get(each.verdict.kind, "open"),
            each.estimate.count,
        )
        for each in seats
    ]
    caption = say(
        "Share of the win, {games}, with Wilson intervals at an error of {error} or less."
        " Dashed: an equal share; green: ±{band}% around it. {told}",
        games=counted(bars[0].count),
        error=percent(found.wish.alpha),
        band=short(found.wish.band),
        told=played.told,
    )
    return Intervals(
        title, caption, bars, say("share of the win, %"), 100 / len(bars), found.wish.band
    )


def _confirmed(found: Balance) -> Section:
    """What was played on fresh seeds, as a table."""
    names = [seat.seat for seat in found.today.seats]
    heads = [found.parameter, say("bonus"), say("verdict"), say("games"), say("seed")]
    heads += [f"{name} %" for name in names]
    rows = [_row(found, each) for each in found.confirmations]
    sheet = Sheet(heads, rows, say("Played on fresh seeds: share of the win"), words=3)
    return Section(say("Confirmation"), sheets=[sheet], formula=CURVE, part=True)


def _row(found: Balance, each: PlayedBonus) -> list[str]:
    return [
        _scores(found, each.bonus),
        ",".join(f"{points:+d}" if points else "0" for points in each.bonus),
        verdict_word(each.kind),
        f"{each.won:,}",
        str(each.seed),
        *(f"{number(s.estimate.mean, 1)} ({span(s.estimate, 1)})" for s in each.seats),
    ]


def _curve(found: Balance, played: Played) -> Section:
    """What bonuses would have done to games that were played without them."""
    names = [seat.seat for seat in found.today.seats]
    most = found.alone.shape[1] // 2
    points = list(range(-most, most + 1))
    lines = [
        Line(name, points, (100 * found.alone[seat]).tolist()) for seat, name in enumerate(names)
    ]
    games = counted(found.curve_games)
    caption = say(
        "Share of the win of each seat if it alone had so many points more at the end of {games}"
        " that were played without; equal scores share the win. Dashed: an equal share and"
        " ±{band}%. {told}",
        games=games,
        band=short(found.wish.band),
        told=played.told,
    )
    fair = 100 / len(names)
    chart = Lines(
        say("{title}: wins by bonus", title=played.title),
        caption,
        lines,
        say("points more for one seat"),
        say("share of the win, %"),
        at=(fair - found.wish.band, fair, fair + found.wish.band),
    )
    sets = found.curve.bonuses
    rows = [
        [*(f"{points:+d}" for points in bonus), *(number(100 * share, 1) for share in shares)]
        for bonus, shares in zip(
            sets[:SHOWN].tolist(), found.curve.shares[:SHOWN].tolist(), strict=True
        )
    ]
    title = say(
        "{sets:set|sets} of bonuses would have passed in {games}; the smallest stand here",
        sets=len(sets),
        games=games,
    )
    sheet = Sheet([*names, *(f"{name} %" for name in names)], rows, title, words=0)
    text = say("A bonus changes how bots play, so what these games say must be confirmed.")
    return Section(
        say("What bonuses would do"),
        text,
        charts=[chart],
        sheets=[sheet] if rows else (),
        formula=CURVE,
    )


def _anew(step: Step, played: Played) -> Step:
    """More games look for a bonus once more, not only at the one that was found.

    With the next seed: a bonus that games have not confirmed is not judged by them again.
    """
    text = say("Search anew, with {games} at first", games=counted(step.values["games"]))
    seed = played.seed + 1
    command = retyped(step.command, "--seed", str(seed))
    return replace(step, text=text, command=command, values={**step.values, "seed": seed})


def _steps(found: Balance, last: PlayedBonus, played: Played) -> list[Step]:
    what = Typed.of(played.scenario, played.bots)
    steps: list[Step] = []
    if found.answer is Answer.CONFIRMED:
        scores = found.with_bonus(last.bonus)
        changes = {found.parameter: scores}
        typed = f"{found.parameter} = {','.join(map(str, scores))}"
        steps.append(Step("apply", say("Take over {scores}", scores=typed), changes=changes))
        steps += compare_step(what, changes)
    if found.answer in {Answer.OPEN, Answer.PROPOSED}:
        command = retyped(played.command, "--games", "{games}")
        steps += [
            _anew(step, played) for step in more_step(found.more, last.games, command, looks=LAST)
        ]
    return [*steps, ladder_step(what)]
