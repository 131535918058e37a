"""Starting scores in words: whether they are fair, what to give to whom, and how surely."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

from engine.language import say
from engine.reports.numerals import figure
from engine.reports.wording import (
    counted,
    decimals,
    lost_by_all,
    more_games,
    number,
    percent,
    short,
    span,
)
from engine.tuning.balancing import Answer

if TYPE_CHECKING:
    from engine.statistics.blocks import Estimate
    from engine.tuning.balancing import Balance


def balance_sentences(balance: Balance) -> list[tuple[str, str]]:
    """Template 4: whether scores are fair, what to give to whom, and how surely.

    Returns:
        Kind ("good", "bad" or "open") and sentence; the answer's words stand in the first.
    """
    lost = balance.telling.lost
    return [_answer(balance), *([("open", lost_by_all(lost))] if lost else [])]


def _answer(balance: Balance) -> tuple[str, str]:
    told, answer = balance.telling, balance.answer
    scores = f"{balance.parameter} = {','.join(map(str, balance.with_bonus(told.bonus)))}"
    values = {
        "scores": scores,
        "given": _all_given(balance),
        "inside": _inside(balance),
        "seen": _seen(balance),
        "more": f"{_begun(more_games(balance.more))}.",
    }
    if answer is Answer.FAIR:
        return "good", say("Fair today: {scores} stays, with {inside}", **values)
    if answer is Answer.OPEN:
        said = say(
            "Today's scores are not known to be unfair: {scores} stays. {seen} {more}", **values
        )
        return "open", said
    if answer is Answer.CONFIRMED:
        said = say(
            "Recommended and confirmed. {given}: {scores}. On fresh seeds {inside}", **values
        )
        return "good", f"{said} {_beside(balance)}".rstrip()
    if answer is Answer.PROPOSED:
        said = say(
            "Proposed, not yet confirmed. {given}: {scores}. On fresh seeds {seen} {more}",
            **values,
        )
        return "open", said
    return "bad", f"{_least_unfair(balance, scores)} {_seen(balance)}"


def _beside(balance: Balance) -> str:
    """Why points are recommended that lie outside the interval of the fair ones, if any do."""
    told = balance.telling
    known = [
        (one, points)
        for one, points in zip(told.fair, told.bonus, strict=False)
        if points and isfinite(one.mean)
    ]
    if all(one.low <= points <= one.high for one, points in known):
        return ""
    return say("Not the very fairest, but fair enough: whole points, for as few seats as will do.")


def _inside(balance: Balance) -> str:
    """That all seats are as near to fair as is asked."""
    told = balance.telling
    return say(
        "all seats within {fair} ± {widest}% ({games}, band ±{band}%).",
        fair=short(told.worst.verdict.target),
        widest=number(told.widest, 1),
        games=counted(told.won),
        band=short(balance.wish.band),
    )


def _seen(balance: Balance) -> str:
    """What the seat that is farthest from fair wins."""
    told = balance.telling
    seat = told.worst
    return say(
        "{seat} wins {share}% ({level} CI {ends}) of {games}; band ±{band}%.",
        seat=seat.seat,
        share=number(seat.estimate.mean, 1),
        level=percent(seat.level),
        ends=span(seat.estimate, 1),
        games=counted(told.won),
        band=short(balance.wish.band),
    )


def _gifts(balance: Balance) -> list[tuple[str, int, str]]:
    """Who is given how many points, and the interval of the fair bonus, if that is known."""
    told = balance.telling
    fair = told.fair or (None,) * len(told.bonus)
    return [
        (seat.seat, points, _fair_interval(one, 1 - balance.wish.alpha))
        for seat, points, one in zip(told.seats, told.bonus, fair, strict=True)
        if points
    ]


def _least_unfair(balance: Balance, scores: str) -> str:
    """That no bonus is recommended, and the nearest of those that were played."""
    gifts = (
        say("{points} for {seat}", points=figure(f"{points:+d}"), seat=name) + fair
        for name, points, fair in _gifts(balance)
    )
    return say(
        "Refuted: no whole bonus of up to {most:point|points} was found that is fair enough. The"
        " nearest one played was {played}: with {scores},",
        most=balance.most,
        played=", ".join(gifts) or say("as it is today"),
        scores=scores,
    )


def _begun(said: str) -> str:
    """A sentence with a large letter first."""
    return said[:1].upper() + said[1:]


def _fair_interval(fair: Estimate | None, confidence: float) -> str:
    """The interval of a fair bonus, if it is known."""
    if fair is None or not isfinite(fair.mean):
        return ""
    ends = span(fair, max(decimals(fair.half), 1), signed=True)
    told = say("({level} CI of the fair bonus {ends})", level=percent(confidence), ends=ends)
    return f" {told}"


def _all_given(balance: Balance) -> str:
    """What is given to whom, as the beginning of a sentence."""
    gifts = _gifts(balance)
    if not gifts:
        return say("Nothing is given")
    first, *others = gifts
    return ", ".join([_given(*first), *(_given_too(*each) for each in others)])


def _given(name: str, points: int, fair: str) -> str:
    if points < 0:
        return say("Take {points:point|points} from {seat}", points=-points, seat=name) + fair
    return say("Give {seat} {points:point|points} more", points=points, seat=name) + fair


def _given_too(name: str, points: int, fair: str) -> str:
    """The same in the middle of a sentence."""
    if points < 0:
        return say("take {points:point|points} from {seat}", points=-points, seat=name) + fair
    return say("give {seat} {points:point|points} more", points=points, seat=name) + fair
