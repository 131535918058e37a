"""The page of a search: what the best points came to on fresh seeds, and how it went."""

from __future__ import annotations

from math import inf, nan
from typing import TYPE_CHECKING, Any, Final

from engine.language import say
from engine.reports.charts import Chart, Line, Lines, Point, Points
from engine.reports.page import Page, Section, Sheet, Step, Verdict
from engine.reports.played import Played, few_games
from engine.reports.steps import Typed, compare_step, retyped
from engine.reports.wording import KINDS, counted, judged_sentence, number, short, verdict_word
from engine.statistics.equivalence import BALANCED, IMBALANCED, UNKNOWN
from engine.tuning.choosing import Reason
from engine.tuning.goals import DISTANCE
from engine.tuning.search import CLOSENESS, beats

if TYPE_CHECKING:
    from engine.tuning.search import Candidate, Found

FORMULA: Final = "“Verdicts”, “Many tests at once”"
MOST_LABELS: Final = 12  # of points on a front


def tune_page(found: Found, played: Played) -> Page:
    """What a search came to; verdicts tell figures from fresh seeds alone."""
    wish = found.wish
    best = found.best
    verdicts = [_overall(best, found)]
    verdicts += [Verdict(*judged_sentence(each)) for each in best.goals]
    caveats = [*played.caveats, *few_games(best.games)]
    if found.unplayable:
        caveats.append(say("{points:point|points} cannot be played.", points=found.unplayable))
    return Page(
        title=say("Parameters of {title} that reach the goals", title=played.title),
        verdicts=verdicts,
        sections=[_candidates(found, played), _search(found, played)],
        scope=[
            *played.scope(wish.confirm),
            (say("Seed of the confirmation"), str(found.fresh)),
            (say("Method"), wish.method),
            *((each.key, ", ".join(map(str, each.values))) for each in wish.space.dimensions),
        ],
        command=played.command,
        steps=_steps(found, best, played),
        caveats=caveats,
        styles=played.styles,
    )


def _named(candidate: Candidate) -> str:
    return candidate.told or say("today's rules")


def _overall(best: Candidate, found: Found) -> Verdict:
    """What the best point comes to, and why it is the best."""
    sentences = {
        BALANCED: say("Best: {point}; every goal is reached.", point=_named(best)),
        IMBALANCED: say("Best: {point}; it misses a goal.", point=_named(best)),
        UNKNOWN: say("Best: {point}; not every goal is known to be reached.", point=_named(best)),
    }
    said = f"{sentences[best.kind]} {_why(found)}"
    return Verdict(KINDS.get(best.kind, "open"), said)


def _why(found: Found) -> str:
    """What told the best from the other candidates."""
    if found.reason is Reason.LEAST:
        return say("It misses least of what was confirmed.")
    if found.reason is Reason.SURE:
        return say("Others miss nothing either, but only this is known to reach every goal.")
    if found.reason is Reason.INSIDE:
        return say("Of those that reach the goals alike it lies farthest inside them.")
    return say(
        "Of those that reach the goals alike, and lie as far inside them but for the noise of the"
        " games, it changes least."
    )


def _candidates(found: Found, played: Played) -> Section:
    """Today's rules and the candidates on fresh seeds."""
    wish = found.wish
    heads = [say("point"), *(goal.text for goal in wish.goals)]
    heads += [say("distance"), say("front"), say("verdict")]
    rows = [
        [
            each.told or say("today"),
            *(number(goal.value, 2) for goal in each.goals),
            number(each.distance, 2),
            "*" if each.front else "",
            verdict_word(each.kind),
        ]
        for each in (found.today, *found.candidates)
    ]
    caption = say(
        "{points:point|points} on {games} each (seed {seed}); these on {fresh} each (seed"
        " {again}), which had no part in the choice. {told}",
        points=found.tried,
        games=counted(wish.games),
        seed=found.seed,
        fresh=counted(wish.confirm, "fresh games"),
        again=found.fresh,
        told=played.told,
    )
    text = say(
        "A star: no other candidate is nearer to every goal, or as far inside it, and to today's"
        " rules."
    )
    return Section(say("Candidates"), text, sheets=[Sheet(heads, rows, caption)], formula=FORMULA)


def _search(found: Found, played: Played) -> Section:
    """How the search went; its values look better than they are."""
    charts: list[Chart] = [_history(found, played)]
    front = _front_chart(found, played)
    if front is not None:
        charts.append(front)
    text = say(
        "All points meet the same luck on the way, so the best of many looks better than it is:"
        " believe the candidates above."
    )
    return Section(say("The search"), text, charts, formula=FORMULA)


def _history(found: Found, played: Played) -> Lines:
    """Value of every look, and the best so far."""
    totals = [trial.total for trial in found.history]
    best, lowest = [], inf
    for total in totals:
        lowest = min(lowest, total)
        best.append(lowest if lowest < inf else nan)
    looks = list(range(1, len(totals) + 1))
    lines = [
        Line(say("best so far"), looks, best),
        Line(say("this point"), looks, [total if total < inf else nan for total in totals]),
    ]
    caption = say(
        "Misses of all goals together (0: all reached) and {closeness} times the distance, point by"
        " point; {games} each. {told}",
        closeness=short(CLOSENESS),
        games=counted(found.wish.games),
        told=played.told,
    )
    title = say("{title}: how the search went", title=played.title)
    return Lines(title, caption, lines, say("point of the search"), say("misses"), at=(0.0,))


def _front_chart(found: Found, played: Played) -> Points | None:
    """Two goals against each other, or one against the distance; None with nothing to weigh."""
    goals = found.wish.goals
    weighed = [number for number, goal in enumerate(goals) if goal.name != DISTANCE]
    pairs = [(weighed[0], weighed[1])] if len(weighed) > 1 else []
    pairs += [(number, len(goals)) for number in weighed]
    chosen = next((pair for pair in pairs if len(_places(found, pair)) > 1), None)
    if chosen is None:
        return None
    places = _places(found, chosen)
    axes = [
        *(say("miss of “{goal}”", goal=each.text) for each in goals),
        say("distance from today"),
    ]
    caption = say(
        "Diamonds: points that no other one beats in both; 0 is reached. {games} each on the way."
        " {told}",
        games=counted(found.wish.games),
        told=played.told,
    )
    return Points(
        say("{title}: what one goal costs the other", title=played.title),
        caption,
        _marked(places),
        axes[chosen[0]],
        axes[chosen[1]],
        joined=True,
    )


def _places(found: Found, axes: tuple[int, int]) -> dict[tuple[float, float], str]:
    """Misses on two axes -> the first point there; the last axis is the distance."""
    places: dict[tuple[float, float], str] = {}
    for trial in found.history:
        if trial.misses is not None:
            places.setdefault((trial.misses[axes[0]], trial.misses[axes[1]]), trial.told)
    return places


def _marked(places: dict[tuple[float, float], str]) -> list[Point]:
    """The points, those marked that no other one beats; labels only where there are few."""
    front = {at for at in places if not any(beats(other, at) for other in places)}
    few = len(front) <= MOST_LABELS
    return [
        Point(told if few or at not in front else "", *at, marked=at in front)
        for at, told in places.items()
    ]


def _steps(found: Found, best: Candidate, played: Played) -> list[Step]:
    steps = []
    base = found.wish.space.scenario
    if best.told:
        changes: dict[str, Any] = {
            key: value
            for key, value in best.scenario.changes.items()
            if base.changes.get(key) != value
        }
        steps.append(Step("apply", _taken(best), changes=changes))
        what = Typed.of(base, played.bots)
        steps += compare_step(what, changes)
    if played.command and found.tried < found.wish.space.size:
        trials = 2 * max(found.wish.trials, len(found.history))
        text = say("Look at more points")
        command = retyped(played.command, "--trials", str(trials))
        steps.append(Step("more", text, command, values={"trials": trials}))
    return steps


def _taken(best: Candidate) -> str:
    """What taking the best point over means."""
    if best.kind == IMBALANCED and len(best.goals) == 1:
        return say("Take over the nearest, {point}: it misses the goal", point=best.told)
    if best.kind == IMBALANCED:
        return say("Take over the nearest, {point}: it misses a goal", point=best.told)
    if best.missed:
        return say(
            "Take over the nearest, {point}: it is not known to reach the goals", point=best.told
        )
    return say("Take over {point}", point=best.told)
