"""The table of questions, in the order in which they are offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from engine.asking.answers import keep_answer
from engine.asking.asked import Answer, Asked
from engine.asking.fields import BOT, Field, completed
from engine.asking.form_faults import in_form
from engine.errors import Fault, OikistError
from engine.language import said, say
from engine.remedies import did_you_mean
from engine.seats import called_as_at_the_table

if TYPE_CHECKING:
    from engine.asking.playing import Playing
    from engine.reports.page import Page
    from engine.scenarios.scenario import Scenario


@dataclass(frozen=True)
class Question:
    """One question.

    Attributes:
        key: By which commands and files know it.
        text: What is asked, in the language in force.
        tip: What the answer tells, likewise.
        fields: What may be set, for a scenario.
        answer: Plays and gives the page.
        planned: Games at most, for a scenario and values.
        compares: Whether it needs something to compare with.
        tells: How well so many games answer it, in a sentence; None where that hangs on what
            is found.
        by_bots: Bots -> how many of the games they play, for a scenario and values; None where
            those of the form's only field of bots play all.
        seated: The bots that it seats together, as `casts` gives them; None where its fields of
            bots say all.
        plays_on: Whether games are also played on from positions, so that the pace of whole
            games tells no time.
        keeps: Whether its games are stored, so that it goes on where it was stopped.
        refuses: Why it cannot be asked of a scenario, in a sentence, "" where it can; None for a
            question that can be asked of all.
        late: Whether all but the first of `casts` play later; it calls `Playing.get_ready`.
        checks: Raises what is wrong with values that each by itself are fine; None where nothing
            can be.
    """

    key: str
    text: Callable[[], str]
    tip: Callable[[], str]
    fields: Callable[[Scenario], tuple[Field, ...]]
    answer: Callable[[Asked, Playing], Page]
    planned: Callable[[Scenario, Mapping[str, Any]], int]
    compares: bool = False
    tells: Callable[[Scenario, Mapping[str, Any]], str] | None = None
    by_bots: Callable[[Scenario, Mapping[str, Any]], Mapping[str, float]] | None = None
    seated: Callable[[Asked], list[list[str]]] | None = None
    plays_on: bool = False
    keeps: bool = True
    refuses: Callable[[Scenario], str] | None = None
    checks: Callable[[Scenario, Mapping[str, Any]], object] | None = None
    late: bool = False

    @property
    def title(self) -> str:
        """What is asked, in the language in force."""
        return self.text()

    def played_by(self, scenario: Scenario, values: Mapping[str, Any]) -> Mapping[str, float]:
        """Bots -> about how many games they play at most; empty where that tells no time."""
        if self.by_bots is not None:
            return self.by_bots(scenario, values)
        if self.plays_on:
            return {}
        bots = str(values.get("bots", ""))
        return {bots: self.planned(scenario, values)} if bots else {}

    def refused(
        self, scenario: Scenario, values: Mapping[str, Any], fields: Sequence[Field]
    ) -> str:
        """Why it cannot be asked of a scenario like this, in a sentence; "" where it can.

        Asked at every key, so that the fields are those that the form has: making them takes long.
        """
        why = self.refuses(scenario) if self.refuses is not None else ""
        if not why and self.checks is not None:
            try:
                self.checks(scenario, values)
            except OikistError as error:
                title = said(scenario.game, scenario.title or scenario.name)
                why = str(in_form(error, fields, title))
        return why

    @property
    def said(self) -> str:
        """What the answer tells, in the language in force."""
        return self.tip()


# Each is a module of this folder, which holds QUESTION and is imported when it is first asked.
DECK: Final = "deck"  # whose games also tell how strong each card is
KEYS: Final = (
    "fair",
    "compare",
    "balance",
    "tune",
    "sensitivity",
    DECK,
    "ladder",
    "payoff",
    "openings",
    "kingmaking",
)


def question(key: str) -> Question:
    """A question by its key.

    Raises:
        OikistError: There is none of this key.
    """
    if key not in KEYS:
        what = say("'{key}' is not a question", key=key)
        raise OikistError(Fault("", "question", what, did_you_mean(key, KEYS)))
    found: Question = import_module(f"engine.asking.{key}").QUESTION
    return found


def questions() -> tuple[Question, ...]:
    """All of them."""
    return tuple(question(key) for key in KEYS)


def casts(asked: Asked) -> list[list[str]]:
    """The bots that a question seats together: one for all seats, or one for each.

    Where it has a further bot, that one plays by itself, and on one seat among the others.
    """
    from engine.tuning.witnesses import NOBODY

    found = question(asked.question)
    if found.seated is not None:
        return found.seated(asked)
    fields = found.fields(asked.scenario)
    names = [str(asked.values.get(each.key, each.usual)) for each in fields if each.kind == BOT]
    first, *others = [name.split(",") for name in names] or [[]]
    together = [first] if first else []
    for other in others:
        if other != [NOBODY]:
            together += [other, [*other, *first * (asked.scenario.seats - 1)]]
    return together


def answered(asked: Asked, playing: Playing) -> Answer:
    """The answer to a question, which is kept beside its games.

    What is known of a question that was stopped is not kept: an answer is, and may be there.

    Raises:
        OikistError: A value does not fit, or nothing can be played; named as the form does.
        Stopped: The user asked to stop before anything was known; what was played is kept.
    """
    from engine.asking.playing import PartlyKnown

    found = question(asked.question)
    fields = found.fields(asked.scenario)
    values = completed(fields, asked.values)
    if found.compares and asked.base is None:
        what = say("there is nothing to compare with")
        raise OikistError(Fault("", asked.question, what, say("choose a variant")))
    whole = replace(asked, values=values)
    try:
        with called_as_at_the_table():
            page = found.answer(whole, playing)
    except PartlyKnown as stopped:
        return Answer(asked.question, asked.title, stopped.page, tuple(playing.runs), whole=False)
    except OikistError as error:
        named = in_form(error, fields, asked.title)
        if named is error:
            raise
        raise named from error
    answer = Answer(asked.question, asked.title, page, tuple(playing.runs))
    keep_answer(playing.store, whole, answer)
    return answer
