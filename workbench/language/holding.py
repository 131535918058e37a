"""What table and lab hold, in words: "Classic, 1 change: oracle value 6, unsaved"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.game import Game
from engine.language import said
from engine.play.wording import labelled
from engine.scenarios.origin import Changed, Key, origin_of
from engine.scenarios.scenario import Scenario
from workbench.language.counts import counted
from workbench.language.rule_words import short_value, title_of

_NAMED: Final = 2  # changes; of more, these and how many


@dataclass(frozen=True)
class Holding:
    """A scenario as people are told of it.

    Attributes:
        short: In one line; one that has a file and a title of its own is called by that title,
            with what is not as its file is.
        whole: With every change to what it comes from, for a tooltip.
        first: What was changed first, in the order of the rulebook; () for nothing. What is not
            saved comes before what is.
        unsaved: Whether no file holds it, and an open document does.
    """

    short: str
    whole: str
    first: Key = ()
    unsaved: bool = False


def holding_of(scenario: Scenario, *, held: bool = True) -> Holding:
    """How a scenario is named: what it comes from, what was changed, whether it is saved.

    Args:
        held: Whether an open document can still be saved with what no file holds.
    """
    title = said(scenario.game, scenario.title or scenario.name)
    origin = origin_of(scenario)
    own = origin.changes if origin.own is None else origin.own
    first = next((one.key for one in (*own, *origin.changes)), ())
    end = (_tr("unsaved") if held else _tr("not as its files are now")) if origin.unsaved else ""
    named = [_in_words(change, scenario.game) for change in own]
    shown = [*named[:_NAMED], *(("…",) if len(named) > _NAMED else ())]
    short = _line(title, len(named), _counted(len(named)), shown, end)
    changes = [_in_words(change, scenario.game) for change in origin.changes]
    against = said(scenario.game, origin.base)
    count = _counted(len(changes), against, sample=origin.sample)
    whole = _line(title, len(changes), count, changes, end)
    return Holding(short, whole, first, unsaved=origin.unsaved and held)


def _line(title: str, count: int, changes: str, shown: list[str], end: str) -> str:
    parts = [title]
    if count:
        parts.append(labelled(changes, ", ".join(shown)))
    return ", ".join([*parts, end] if end else parts)


def _counted(count: int, base: str = "", *, sample: bool = False) -> str:
    """So many changes, and to what."""
    if sample:
        return counted(_tr("{count:change|changes} to the sample"), count=count)
    if base:
        return counted(_tr("{count:change|changes} to {base}"), count=count, base=base)
    return counted(_tr("{count:change|changes}"), count=count)


def _in_words(change: Changed, game: Game) -> str:
    if change.count and change.key == ("board",):
        return counted(_tr("{count:space|spaces} of the board"), count=change.count)
    named = title_of(change.key, game)
    named = named[:1].lower() + named[1:]
    if change.key[0] != "parameters":
        return _of_file(named, change, said(game, str(change.value)))
    return f"{named} {short_value(change.value, game.parameters.get(str(change.key[1])))}"


def _of_file(named: str, change: Changed, title: str) -> str:
    if change.count:
        said = _tr("{count:card|cards} of the deck {deck}")
        return counted(said, count=change.count, deck=title)
    return f"{named} {title}"


def _tr(text: str) -> str:
    return QCoreApplication.translate("Holding", text)
