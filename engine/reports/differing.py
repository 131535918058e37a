"""What differs between two scenarios that are compared, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.language import said, say
from engine.play.wording import in_a_row
from engine.scenarios.origin import Changed, changes
from engine.scenarios.rulebook import short_words

if TYPE_CHECKING:
    from engine.boards.layouts import AnyBoard
    from engine.scenarios.decks import Deck
    from engine.scenarios.scenario import Scenario
    from engine.tuning.arms import Arm

NAMED: Final = 6  # differences; of more, these and how many


def differing_sentence(base: Arm, other: Arm) -> str:
    """Board, decks and parameters that differ, with both values; "" where none do.

    Both have as many seats: others are not compared.
    """
    found = changes(base.scenario, other.scenario)
    if not found:
        return ""
    told = [_in_words(one, base.scenario, other.scenario) for one in found[:NAMED]]
    if len(found) > NAMED:
        told.append(say("{count} more", count=len(found) - NAMED))
    return say(
        "How '{other}' differs from '{base}': {differences}.",
        other=other.text,
        base=base.text,
        differences=in_a_row(told),
    )


def _in_words(one: Changed, base: Scenario, now: Scenario) -> str:
    """Such as "rounds 8 instead of 10", or "3 cards of the deck Actions"."""
    key = one.key[-1]
    if one.key == ("board",):
        return _of_board(one, base, now)
    if one.key[0] == "decks":
        return _of_deck(key, one, base, now)
    parameter = now.game.parameters[key]
    name = parameter.word[:1].lower() + parameter.word[1:]
    return _instead(name, *(short_words(parameter, each.parameters[key]) for each in (base, now)))


def _of_board(one: Changed, base: Scenario, now: Scenario) -> str:
    if one.count:
        return say("{count:space|spaces} of the board", count=one.count)
    return _instead(say("board"), *(_titled(each.board, now) for each in (base, now)))


def _of_deck(key: str, one: Changed, base: Scenario, now: Scenario) -> str:
    if one.count:
        title = said(now.game, str(one.value))
        return say("{count:card|cards} of the deck {deck}", count=one.count, deck=title)
    name = say("deck {deck}", deck=said(now.game, now.game.deck_schemas[key].title))
    return _instead(name, *(_titled(each.decks.get(key), now) for each in (base, now)))


def _titled(file: AnyBoard | Deck | None, scenario: Scenario) -> str:
    """What a board or deck is called; "none" for none."""
    return said(scenario.game, file.title or file.name) if file is not None else say("none")


def _instead(name: str, old: str, new: str) -> str:
    """What is otherwise, with both values; its name alone where they are called the same."""
    return name if old == new else say("{name} {new} instead of {old}", name=name, new=new, old=old)
