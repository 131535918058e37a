"""Search over parameters: goals as constraints, candidates confirmed on fresh seeds.

The search value of a point is how far it misses its goals on common seeds; only what the
best few then do on fresh seeds is reported, since the best of many looks better than it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.errors import Fault, OikistError, ScenarioError
from engine.files import read_plain_text
from engine.rng import fresh_seed
from engine.scenarios.altering import altered
from engine.tuning.goals import DISTANCE, Goal, Judged, judged, together

if TYPE_CHECKING:
    import optuna

    from engine.scenarios.scenario import Scenario
    from engine.tuning.sampling import Sampler
    from engine.tuning.space import Point, Space

METHODS: Final = ("tpe", "nsga2", "cmaes")
CLOSENESS: Final = 0.05  # what the whole distance from today's rules costs, in units of a miss
UNPLAYABLE: Final = 1_000.0  # value of a point that cannot be played
STUDY: Final = "tune"
_LARGEST_JOURNAL: Final = 1_000_000_000  # bytes


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
        front: Whether no other candidate is better in one goal (or nearer to today's
            rules) and as good in all others.
    """

    point: Point | None
    told: str
    scenario: Scenario
    distance: float
    goals: tuple[Judged, ...]
    games: int
    front: bool = False

    @property
    def misses(self) -> tuple[float, ...]:
        """What is to be small: the miss of each goal, and the distance."""
        return (*(found.miss for found in self.goals), self.distance)

    @property
    def total(self) -> float:
        """All misses, and a little for the distance."""
        return _total(self.misses)

    @property
    def kind(self) -> str:
        """The verdicts on the goals in one."""
        return together(self.goals)


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
        candidates: Confirmed, best first.
        seed, fresh: Seeds of the search and of the confirmation, far from each other.
        history: Every look at a point, in order.
    """

    wish: Wish
    tried: int
    unplayable: int
    today: Candidate
    candidates: tuple[Candidate, ...]
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
    study = _study(wish, study_file)
    known = _known(study)
    if not study.get_trials(deepcopy=False) and wish.space.today is not None:
        study.enqueue_trial(_parameters(wish.space, wish.space.today))
    done = len(_finished(study))
    while done < wish.trials and len(known) < wish.space.size:
        study.sampler = _sampler(wish, fresh_seed(sampler.seed, 1 + done))
        trial = study.ask()
        point = _suggested(trial, wish.space)
        if point not in known:
            known[point] = _misses(wish, point, sampler)
        trial.set_user_attr("point", list(point))
        trial.set_user_attr("misses", known[point])
        study.tell(trial, _values(wish, known[point]))
        done += 1
        on_trial(done)
    fresh = fresh_seed(sampler.seed, 0)
    today = _confirmed(wish, wish.space.today, wish.space.scenario, sampler, fresh)
    found = [
        _confirmed(wish, point, _played(wish.space, point), sampler, fresh)
        for point in _best(wish, known)
    ]
    front = _front([today, *found])
    lost = sum(misses is None for misses in known.values())
    return Found(
        wish=wish,
        tried=len(known),
        unplayable=lost,
        today=front[0],
        candidates=tuple(sorted(front[1:], key=lambda each: each.total)),
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


def _study(wish: Wish, file: Path) -> optuna.Study:
    """The study in a journal file, new or as it was left."""
    import optuna
    from optuna.storages import JournalStorage
    from optuna.storages.journal import JournalFileBackend, JournalFileOpenLock
    from optuna.study import StudyDirection

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    several = wish.method == "nsga2"
    directions = [StudyDirection.MINIMIZE] * (len(wish.goals) + 1 if several else 1)
    _expect_journal(file)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        backend = JournalFileBackend(str(file), lock_obj=JournalFileOpenLock(str(file)))
        study = optuna.create_study(
            storage=JournalStorage(backend),
            study_name=STUDY,
            directions=directions,
            load_if_exists=True,
        )
    except OSError as problem:
        what = f"the search cannot be noted ({problem.strerror})"
        remedy = "choose another file with --study"
        raise OikistError(Fault(str(file), "", what, remedy)) from None
    said = study.user_attrs.get("wish")
    mine = _identity(wish)
    if said is None:
        study.set_user_attr("wish", mine)
    elif said != mine:
        what = "this file holds another search (other rules, ranges, goals or games)"
        raise OikistError(Fault(str(file), "", what, "choose another file, or delete it"))
    return study


def _expect_journal(file: Path) -> None:
    """Refuse a file that is no journal, before a word is added to it.

    Raises:
        OikistError: It holds something else, or cannot be read.
    """
    if not file.exists():
        return
    try:
        lines = read_plain_text(file, _LARGEST_JOURNAL).split("\n")
        entries = [json.loads(line) for line in lines[:-1]]  # the last one may be cut off
        fine = all(isinstance(entry, dict) and "op_code" in entry for entry in entries)
    except (OSError, ValueError, RecursionError):
        fine = False
    if not fine:
        what = "this is not the journal of a search, or it is damaged"
        raise OikistError(Fault(str(file), "", what, "choose another file with --study"))


def _identity(wish: Wish) -> list[Any]:
    """What must be the same for a search to be gone on with."""
    return [
        wish.space.scenario.digest,
        [[each.key, list(each.values)] for each in wish.space.dimensions],
        [goal.text for goal in wish.goals],
        wish.method,
        wish.games,
    ]


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


def _known(study: optuna.Study) -> dict[Point, list[float] | None]:
    """Points noted in a study -> their misses; None for those that cannot be played."""
    return {
        tuple(trial.user_attrs["point"]): trial.user_attrs["misses"]
        for trial in _finished(study)
        if "point" in trial.user_attrs
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


def _misses(wish: Wish, point: Point, sampler: Sampler) -> list[float] | None:
    """Miss of each goal and the distance, on common seeds; None if it cannot be played."""
    try:
        scenario = _played(wish.space, point)
    except ScenarioError:
        return None
    distance = wish.space.distance(point)
    results = sampler.sample(scenario, wish.games, passing=True)
    found = [judged(goal, scenario, results, wish.confidence, distance) for goal in wish.goals]
    sampler.forget(scenario)
    return [*(float(each.miss) for each in found), distance]


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


def _best(wish: Wish, known: dict[Point, list[float] | None]) -> list[Point]:
    """The points worth confirming, best first; today's rules are confirmed anyway."""
    played = {p: m for p, m in known.items() if m is not None and p != wish.space.today}
    order = sorted(played, key=lambda p: (_total(played[p]), p))
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
    return Candidate(point, told, scenario, distance, found, len(results.scores))


def _front(candidates: list[Candidate]) -> list[Candidate]:
    """The candidates, with those marked that no other one beats in everything."""
    from dataclasses import replace

    return [
        replace(one, front=not any(beats(other.misses, one.misses) for other in candidates))
        for one in candidates
    ]


def beats(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether one is nowhere worse and somewhere better than the other, smaller being better."""
    pairs = list(zip(one, other, strict=True))
    return all(a <= b for a, b in pairs) and any(a < b for a, b in pairs)
