"""What was asked, how far its games are, and what the answer is: plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.errors import Fault, OikistError
from engine.language import say
from engine.scenarios.catalog import load_scenario
from engine.scenarios.frozen import frozen, thawed

if TYPE_CHECKING:
    from engine.reports.charts import Chart
    from engine.reports.page import Page
    from engine.scenarios.scenario import Scenario


@dataclass(frozen=True)
class Asked:
    """One question about a scenario, with everything that its answer depends on.

    Attributes:
        question: Key of the question.
        scenario: What is asked about, unsaved changes included.
        title: It as people call it, with what was changed.
        values: Field -> value.
        base: What it is compared with; None where nothing is.
        base_title: That as people call it.
    """

    question: str
    scenario: Scenario
    title: str
    values: Mapping[str, Any] = field(default_factory=dict)
    base: Scenario | None = None
    base_title: str = ""


@dataclass(frozen=True)
class Progress:
    """How far an answer is.

    Attributes:
        games: Games known by now, those that were stored before included.
        planned: Games at most, as far as that is known.
        step: What is played just now, in words.
        charts: What can be seen already; may be looked at any time.
        runs: Numbers of the stored runs that hold the games, in order.
        begun: Those of them that were begun for this question.
        ahead: Games that this step still plays at most; None for all that are planned.
        later: Games planned after this step, counted in games that take as long as those of
            this step; NaN where nobody knows.
        unkept: Those of the games that are not stored, and played again when it goes on.
    """

    games: int
    planned: int
    step: str
    charts: tuple[Chart, ...] = ()
    runs: tuple[int, ...] = ()
    begun: tuple[int, ...] = ()
    ahead: int | None = None
    later: float = 0.0
    unkept: int = 0

    @property
    def kept(self) -> int:
        """Games that are there again when it goes on."""
        return self.games - self.unkept


@dataclass(frozen=True)
class Answer:
    """What a question came to.

    Attributes:
        question: Key of the question.
        title: What was asked about.
        page: Verdicts, charts, caveats and next steps.
        runs: Numbers of the stored runs that hold the games.
        whole: Whether it is all that was asked for; not where it was stopped before.
    """

    question: str
    title: str
    page: Page
    runs: tuple[int, ...]
    whole: bool = True


def asked_data(asked: Asked) -> dict[str, Any]:
    """A question as data for JSON, so that it can be asked again though nothing was saved."""
    base = asked.base
    return {
        "format": 1,
        "question": asked.question,
        "title": asked.title,
        "values": dict(asked.values),
        "scenario": _kept(asked.scenario),
        "base": _kept(base) if base is not None else None,
        "base_title": asked.base_title,
    }


def asked_from(data: Mapping[str, Any], here: Path | None = None) -> Asked:
    """The question that `asked_data` has written.

    Args:
        here: Folder in which names are looked up; None for the current one.

    Raises:
        OikistError: It is none, or its rules cannot be restored.
    """
    values, scenario, base = data.get("values"), data.get("scenario"), data.get("base")
    if not isinstance(values, Mapping) or not isinstance(scenario, Mapping):
        raise OikistError(Fault("", "", say("this is not a question"), say("ask it again")))
    return Asked(
        str(data.get("question", "")),
        _restored(scenario, here),
        str(data.get("title", "")),
        dict(values),
        _restored(base, here) if isinstance(base, Mapping) else None,
        str(data.get("base_title", "")),
    )


def _kept(scenario: Scenario) -> dict[str, Any]:
    return {**frozen(scenario), "changes": dict(scenario.changes)}


def _restored(data: Mapping[str, Any], here: Path | None) -> Scenario:
    """A scenario as its files hold it if they still say the same, else as it was."""
    found = thawed(data, here=here)
    try:
        saved = load_scenario(found.source, data.get("changes"), here)
    except OikistError:
        return found  # it was never saved, or is gone
    return saved if saved.digest == found.digest else found
