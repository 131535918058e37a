"""Search over parameters: goals as constraints, candidates confirmed on fresh seeds.

The search value of a point is how far it misses its goals on common seeds; only what the
best few then do on fresh seeds is reported, since the best of many looks better than it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot, inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.errors import ScenarioError
from engine.rng import fresh_seed
from engine.scenarios.altering import altered
from engine.tuning.choosing import Reason, chosen
from engine.tuning.goals import DISTANCE, Goal, Judged, judged, together
from engine.tuning.journal import study_of

if TYPE_CHECKING:
    import optuna

    from engine.scenarios.scenario import Scenario
    from engine.tuning.sampling import Sampler
    from engine.tuning.space import Point, Space

METHODS: Final = ("tpe", "nsga2", "cmaes")
CLOSENESS: Final = 0.05  # what the whole distance from today's rules costs, in units of a miss
UNPLAYABLE: Final = 1_000.0  # value of a point that cannot be played


@dataclass(frozen=True)
class Wish:
    """What is searched for.

    Attributes:
        space: What may change.
        goals: What it should come to.
        method: One of METHODS.
        trials: Points to look at.
        games: Games of each, on common seeds.
        confirm: Games of each candidate on fresh seeds.
        top: Candidates that are confirmed, beside today's rules.
        confidence: Of the intervals of the confirmed figures.
    """

    space: Space
    goals: tuple[Goal, ...]
    method: str
    trials: int
    games: int
    confirm: int
    top: int
    confidence: float = 0.95


@dataclass(frozen=True)
class Candidate:
    """A point as played on fresh seeds.

    Attributes:
        point: Index into the values of each dimension; None for today's rules when they
            are not in the space.
        told: The point as it would be typed; "" for today's rules.
        scenario: What it plays.
        distance: From today's rules, 0 to 1.
        goals: How it stands with each goal.
        games: Games behind that.
        changed: Number of keys that are not as today.
        front: Whether no other candidate is better in one goal (or nearer to today's
            rules) and as good in all others.
    """

    point: Point | None
    told: str
    scenario: Scenario
    distance: float
    goals: tuple[Judged, ...]
    games: int
    changed: int = 0
    front: bool = False

    @property
    def misses(self) -> tuple[float, ...]:
        """What is to be small: the miss of each goal, and the distance."""
        return (*(found.miss for found in self.goals), self.distance)

    @property
    def missed(self) -> bool:
        """Whether a figure lies outside its goal."""
        return any(found.miss for found in self.goals)

    @property
    def edge(self) -> float:
        """How near the figures are to the edges of their goals, summed; see `Goal.edge`."""
        return sum(found.edge for found in self.goals)

    @property
    def edge_error(self) -> float:
        """Standard error of that."""
        return hypot(*(found.edge_error for found in self.goals))

    @property
    def lacks(self) -> tuple[float, ...]:
        """What is to be small also inside the goals: misses, or how far inside below 0."""
        return (*(found.miss or found.edge - 1 for found in self.goals), self.distance)

    @property
    def total(self) -> float:
        """All misses, and a little for the distance."""
        return _total(self.misses)

    @property
    def kind(self) -> str:
        """The verdicts on the goals in one."""
        return together(self.goals)


class Look(NamedTuple):
    """What a point came to on the way.

    Attributes:
        misses: Of each goal, and the distance.
        edge: As in `Candidate`; infinite where an older journal does not tell.
    """

    misses: list[float]
    edge: float


@dataclass(frozen=True)
class Trial:
    """A point as it was looked at on the way; it looks better than it is.

    Attributes:
        told: As it would be typed.
        misses: Of each goal, and the distance; None if it cannot be played.
    """

    told: str
    misses: tuple[float, ...] | None

    @property
    def total(self) -> float:
        """What the search makes small; infinite if it cannot be played."""
        return _total(self.misses) if self.misses is not None else inf


@dataclass(frozen=True)
class Found:
    """What a search came to.

    Attributes:
        wish: What was searched for.
        tried: Points looked at, those of earlier sessions included.
        unplayable: Points among them that cannot be played.
        today: Today's rules, on the same fresh seeds.
        candidates: Confirmed, those that miss least first, then those farthest inside.
        best: What is recommended; may be today's rules.
        reason: Why; see `tuning.choosing`.
        seed, fresh: Seeds of the search and of the confirmation, far from each other.
        history: Every look at a point, in order.
    """

    wish: Wish
    tried: int
    unplayable: int
    today: Candidate
    candidates: tuple[Candidate, ...]
    best: Candidate
    reason: Reason
    seed: int
    fresh: int
    history: tuple[Trial, ...] = ()


def searched(
    wish: Wish, sampler: Sampler, study_file: Path, on_trial: Callable[[int], None]
) -> Found:
    """Search, or go on with a search that was stopped, and confirm the best.

    Args:
        study_file: Where every point is noted as soon as it is known.
        on_trial: Told how many points are known.

    Raises:
        OikistError: The file is no journal of a search like this one.
        Stopped: The user asked to stop; what is noted stays.
    """
    study = study_of(wish, study_file)
    known = _known(study)
    if not study.get_trials(deepcopy=False) and wish.space.today is not None:
        study.enqueue_trial(_parameters(wish.space, wish.space.today))
    done = len(_finished(study))
    while done < wish.trials and len(known) < wish.space.size:
        study.sampler = _sampler(wish, fresh_seed(sampler.seed, 1 + done))
        trial = study.ask()
        point = _suggested(trial, wish.space)
        if point not in known:
            known[point] = _look(wish, point, sampler)
        misses, edge = known[point] or (None, None)
        trial.set_user_attr("point", list(point))
        trial.set_user_attr("misses", misses)
        trial.set_user_attr("edge", edge)
        study.tell(trial, _values(wish, misses))
        done += 1
        on_trial(done)
    fresh = fresh_seed(sampler.seed, 0)
    today = _confirmed(wish, wish.space.today, wish.space.scenario, sampler, fresh)
    found = [
        _confirmed(wish, point, _played(wish.space, point), sampler, fresh)
        for point in _best(wish, known)
    ]
    front = _front([today, *found])
    best, reason = chosen(front)
    lost = sum(look is None for look in known.values())
    return Found(
        wish=wish,
        tried=len(known),
        unplayable=lost,
        today=front[0],
        candidates=tuple(sorted(front[1:], key=lambda each: _order(each.misses, each.edge))),
        best=best,
        reason=reason,
        seed=sampler.seed,
        fresh=fresh,
        history=_history(study, wish.space),
    )


def _history(study: optuna.Study, space: Space) -> tuple[Trial, ...]:
    """Every look at a point, in the order in which they were noted."""
    noted = [trial.user_attrs for trial in _finished(study) if "point" in trial.user_attrs]
    return tuple(
        Trial(space.told(tuple(each["point"])), each["misses"] and tuple(each["misses"]))
        for each in noted
    )


def _sampler(wish: Wish, seed: int) -> optuna.samplers.BaseSampler:
    """A sampler for one point, so that a search gone on with goes the same way."""
    import warnings

    import optuna

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", optuna.exceptions.ExperimentalWarning)
        if wish.method == "nsga2":
            return optuna.samplers.NSGAIISampler(population_size=16, seed=seed)
        if wish.method == "cmaes":
            return optuna.samplers.CmaEsSampler(seed=seed, n_startup_trials=8)
        return optuna.samplers.TPESampler(seed=seed, multivariate=True, n_startup_trials=8)


def _finished(study: optuna.Study) -> list[optuna.trial.FrozenTrial]:
    from optuna.trial import TrialState

    return study.get_trials(deepcopy=False, states=(TrialState.COMPLETE,))


def _known(study: optuna.Study) -> dict[Point, Look | None]:
    """Points noted in a study as they were looked at; None for those that cannot be played."""
    noted = [trial.user_attrs for trial in _finished(study) if "point" in trial.user_attrs]
    return {
        tuple(each["point"]): each["misses"] and Look(each["misses"], each.get("edge", inf))
        for each in noted
    }


def _parameters(space: Space, point: Point) -> dict[str, Any]:
    return {
        each.key: index if each.ordered else str(each.values[index])
        for each, index in zip(space.dimensions, point, strict=True)
    }


def _suggested(trial: optuna.Trial, space: Space) -> Point:
    point = []
    for each in space.dimensions:
        if each.ordered:
            point.append(trial.suggest_int(each.key, 0, len(each.values) - 1))
        else:
            words = [str(value) for value in each.values]
            point.append(words.index(trial.suggest_categorical(each.key, words)))
    return tuple(point)


def _played(space: Space, point: Point) -> Scenario:
    return altered(space.scenario, space.changes(point))


def _look(wish: Wish, point: Point, sampler: Sampler) -> Look | None:
    """A point on common seeds; None if it cannot be played."""
    try:
        scenario = _played(wish.space, point)
    except ScenarioError:
        return None
    distance = wish.space.distance(point)
    results = sampler.sample(scenario, wish.games, passing=True)
    found = [judged(goal, scenario, results, wish.confidence, distance) for goal in wish.goals]
    sampler.forget(scenario)
    misses = [*(float(each.miss) for each in found), distance]
    return Look(misses, float(sum(each.edge for each in found)))


def _values(wish: Wish, misses: Sequence[float] | None) -> list[float]:
    """What the sampler is told."""
    if misses is None:
        count = len(wish.goals) + 1 if wish.method == "nsga2" else 1
        return [UNPLAYABLE] * count
    if wish.method == "nsga2":
        return list(misses)
    return [_total(misses)]


def _total(misses: Sequence[float]) -> float:
    """All misses, and a little for the distance, which is the last of them."""
    return sum(misses[:-1]) + CLOSENESS * misses[-1]


def _order(misses: Sequence[float], edge: float) -> tuple[float, ...]:
    """What is smaller is better: all misses, how near the edges, the distance."""
    missed = _total(misses) if any(misses[:-1]) else 0.0
    return missed, edge, misses[-1]


def _best(wish: Wish, known: dict[Point, Look | None]) -> list[Point]:
    """The points worth confirming, best first; today's rules are confirmed anyway."""
    played = {p: each for p, each in known.items() if each is not None and p != wish.space.today}
    order = sorted(played, key=lambda p: (*_order(*played[p]), p))
    return order[: wish.top]


def _confirmed(
    wish: Wish, point: Point | None, scenario: Scenario, sampler: Sampler, fresh: int
) -> Candidate:
    """A point on fresh seeds; today's rules are the scenario as it stands."""
    today = scenario.digest == wish.space.scenario.digest
    distance = 0.0 if today or point is None else wish.space.distance(point)
    results = sampler.sample(scenario, wish.confirm, fresh)
    shared = 1 - (1 - wish.confidence) / max(len([g for g in wish.goals if g.name != DISTANCE]), 1)
    found = tuple(judged(goal, scenario, results, shared, distance) for goal in wish.goals)
    told = "" if today or point is None else wish.space.told(point)
    changed = 0 if today or point is None else wish.space.changed(point)
    return Candidate(point, told, scenario, distance, found, len(results.scores), changed)


def _front(candidates: list[Candidate]) -> list[Candidate]:
    """The candidates, with those marked that no other one beats in everything."""
    from dataclasses import replace

    return [
        replace(one, front=not any(beats(other.lacks, one.lacks) for other in candidates))
        for one in candidates
    ]


def beats(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether one is nowhere worse and somewhere better than the other, smaller being better."""
    pairs = list(zip(one, other, strict=True))
    return all(a <= b for a, b in pairs) and any(a < b for a, b in pairs)
