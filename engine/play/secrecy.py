"""Which moves of a match are still secret, and from whom."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Final

import numpy as np

from engine.errors import OikistError
from engine.game import GAME, GROUP, NEVER, PERIOD, Discreet, Kernels
from engine.language import say
from engine.picture import ALL, PUBLIC
from engine.play.node import DESIGNER
from engine.play.steps import told_after
from engine.play.wording import in_words, labelled
from engine.records.record import PERSON
from engine.scenarios.scenario import Scenario, State, copied
from engine.seats import seat_titles

if TYPE_CHECKING:
    from engine.play.node import Node, Rejected
    from engine.play.seating import Wording

_MEMBERS: Final = 8  # bits of what `Kernels.blind` gives, below the number of the group
_DEALS: Final = 8  # ways of dealing what is hidden that are tried


def group(kernels: Kernels, scenario: Scenario, state: State) -> int:
    """Number of the open group of decisions made at the same time; 0 if none is open."""
    return int(kernels.blind(scenario.record, state)) >> _MEMBERS


def is_released(scenario: Scenario, before: State, code: int, later: Iterable[State]) -> bool:
    """Whether everybody may know a move.

    Args:
        before: The position in which it was made.
        code: A move that was legal there.
        later: Positions behind it.
    """
    kernels, record = scenario.game.kernels(), scenario.record
    until = int(kernels.secrecy(record, before, code))
    if until == NEVER:
        return True
    for state in later:
        if until == GROUP and group(kernels, scenario, state) != group(kernels, scenario, before):
            return True
        if until == PERIOD and kernels.period(record, state) != kernels.period(record, before):
            return True
        if until <= GAME and kernels.seat_to_move(record, state) < 0:
            return True
        if kernels.shown(record, before, state, code):
            return True
    return False


def behind(nodes: list[Node], number: int) -> Iterable[State]:
    """Positions that were reached behind a node of a match, and its own."""
    waiting = [number]
    while waiting:
        node = nodes[waiting.pop()]
        yield node.state
        waiting += node.children


def _hangs_on_secrets(scenario: Scenario, state: State, text: str, viewer: int) -> bool:
    """Whether a move would be allowed, or refused by other rules, for all that a viewer knows.

    What the viewer cannot see is dealt anew a few times; a text that is no move tells nothing.
    """
    game, record = scenario.game, scenario.record
    try:
        code = game.from_text(record, state, text)
    except OikistError:
        return False
    found = set()
    for deal in range(_DEALS):
        guess = copied(scenario, state)
        game.kernels().imagine(record, guess, viewer, np.array([deal], np.uint64))
        refusal = game.why_not(record, guess, code)
        found.add(refusal.rules if refusal is not None else ())
    return len(found) > 1 or () in found


class Secrecy:
    """What of a match somebody may read; the attributes here are the match's."""

    scenario: Scenario
    nodes: list[Node]
    rejected: list[Rejected]
    overrides: list[int]

    if TYPE_CHECKING:

        def line(self, number: int | None = None) -> list[Node]:
            """See `Match.line`."""
            ...

        def _go(self, number: int) -> None: ...

        @property
        def state(self) -> State:
            """See `Match.state`."""
            ...

        @property
        def people(self) -> list[int]:
            """See `Seating.people`."""
            ...

        @property
        def wording(self) -> Wording:
            """See `Seating.wording`."""
            ...

        def calling(self) -> AbstractContextManager[None]:
            """See `Seating.calling`."""
            ...

    def __init__(self) -> None:
        self._released: set[int] = set()  # nodes whose moves everybody may know
        self._words: dict[tuple[int, Wording], str] = {}  # node and wording -> its move
        self._told: dict[tuple[int, int, Wording], tuple[str, ...]] = {}  # with a viewer between
        self._kept: dict[int, list[tuple[int, str]]] = {}  # seat -> choices to be made again

    @property
    def _rules(self) -> Kernels:
        return self.scenario.game.kernels()

    def is_secret(self, number: int, viewer: int) -> bool:
        """Whether the move of a node is one that a viewer may not know yet.

        Args:
            viewer: A seat, PUBLIC, or ALL, from whom nothing is secret.
        """
        node = self.nodes[number]
        if viewer in (ALL, node.seat) or node.code < 0 or number in self._released:
            return False
        before, later = self.nodes[node.parent].state, behind(self.nodes, number)
        if is_released(self.scenario, before, node.code, later):
            self._released.add(number)
            return False
        return True

    def open_node(self, number: int, viewer: int) -> int:
        """The newest node up to this one whose move a viewer may know: where one's notes go."""
        while self.is_secret(number, viewer):
            number = self.nodes[number].parent
        return number

    def text(self, number: int, viewer: int = ALL) -> str:
        """The move of a node as files have it; of a secret one that somebody has chosen."""
        node = self.nodes[number]
        return self.veil(number) if self.is_secret(number, viewer) else node.text

    def name_for(self, number: int, viewer: int) -> str:
        """The name of the variation that begins with a move, unless the move is secret."""
        return "" if self.is_secret(number, viewer) else self.nodes[number].name

    def notes_for(self, number: int, viewer: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Text and tags of each note on a move, unless the move is secret."""
        return () if self.is_secret(number, viewer) else tuple(self.nodes[number].notes)

    def overrides_for(self, viewer: int) -> list[int]:
        """The moves gone back over that a viewer may be told had shown something."""
        return [number for number in self.overrides if self.fence_for(number, viewer)]

    def fence_for(self, number: int, viewer: int) -> bool:
        """Whether a viewer may be told that the move of a node is known to be a fence."""
        return bool(self.nodes[number].fence) and not self.is_secret(number, viewer)

    def rejected_for(self, viewer: int) -> tuple[Rejected, ...]:
        """What was tried and refused, without what would tell a viewer what is kept from it.

        That is a choice of an open group, and before the end a refusal that hangs on what the
        viewer cannot see, such as too high a number of what lies behind a screen.
        """
        return tuple(one for one in self.rejected if not self._tells(one, viewer))

    def _tells(self, one: Rejected, viewer: int) -> bool:
        state = self.nodes[one.node].state
        number = group(self._rules, self.scenario, state)
        mover = int(self._rules.seat_to_move(self.scenario.record, state))
        if viewer in (ALL, mover):
            return False
        later = behind(self.nodes, one.node)
        if number:
            return all(group(self._rules, self.scenario, other) == number for other in later)
        if any(self._is_over(other) for other in later):
            return False
        others = range(self.scenario.seats) if viewer == PUBLIC else (viewer,)
        return any(_hangs_on_secrets(self.scenario, state, one.text, seat) for seat in others)

    def _is_over(self, state: State) -> bool:
        return int(self._rules.seat_to_move(self.scenario.record, state)) < 0

    def veil(self, number: int) -> str:
        """What is read in place of the move of a node that is still secret."""
        node, scenario = self.nodes[number], self.scenario
        game, record = scenario.game, scenario.record
        seen = ""
        with self.calling():
            name = seat_titles(game, game.seat_names(record))[node.seat]
            if isinstance(game, Discreet):
                seen = game.seen_of(record, self.nodes[node.parent].state, node.code)
        return labelled(name, seen) if seen else say("{name} has chosen", name=name)

    def words(self, number: int, viewer: int = ALL) -> str:
        """The move of a node for people, in the language in force; "" where there is none.

        Of a move that a viewer may not know yet it says that somebody has chosen.
        """
        node = self.nodes[number]
        if node.code < 0:
            return say("Edited position") if node.who == DESIGNER else node.text
        if self.is_secret(number, viewer):
            return self.veil(number)
        key = (number, self.wording)
        if key not in self._words:
            before = self.nodes[node.parent].state
            with self.calling():
                self._words[key] = in_words(self.scenario, before, node.code)
        return self._words[key]

    def told(self, number: int, viewer: int = ALL) -> tuple[str, ...]:
        """What followed the move of a node by itself, as the game tells a viewer; often ()."""
        node, key = self.nodes[number], (number, viewer, self.wording)
        if node.code < 0:
            return ()
        if key not in self._told:
            before = self.nodes[node.parent].state
            with self.calling():
                self._told[key] = told_after(self.scenario, before, node.code, node.state, viewer)
        return self._told[key]

    @property
    def group(self) -> int:
        """Number of the open group of decisions on the table; 0 if none is open."""
        return group(self._rules, self.scenario, self.state)

    def last_decision(self, viewer: int = ALL) -> Node | None:
        """What taking back is about: the last move or edit of a person, or else the last move.

        None if there is none, or if it is what only another person than the viewer may take back.
        """
        line, people = self.line(), self.people
        own = [node for node in line if node.who in {PERSON, DESIGNER} or node.seat in people]
        last = next(reversed(own or line), None)
        return last if last and not (viewer >= 0 and self.is_secret(last.number, viewer)) else None

    def choices_lost(self, number: int) -> dict[str, int]:
        """Who of the people would lose what they chose in the open group on the way to a node.

        Who decides now goes there, and may drop choices of their own. Each is told once, as
        "North has chosen", with the node of the last choice.
        """
        group, people = self.group, set(self.people)
        eyes = {int(self._rules.seat_to_move(self.scenario.record, self.state))} & people or people
        kept = {node.number for node in self.line(number)}
        return {
            self.veil(node.number): node.number
            for node in self.line()
            if node.number not in kept and node.who == PERSON and node.group == group > 0
            if any(self.is_secret(node.number, seat) for seat in eyes)
        }

    def choose_again(self, seat: int) -> bool:
        """Take back what a seat chose last in the open group; False if it has chosen nothing.

        What the others chose behind it is kept, and is made again once the seat has chosen.
        """
        number = self.group
        line = self.line()
        while line and line[-1].seat != seat:
            line.pop()
        if not number or not line:
            return False
        own = line[-1]
        if own.group != number:
            return False
        kept = {seat: list(choices) for seat, choices in self._kept.items()}
        for node in reversed(self.line()[len(line) :]):
            kept.setdefault(node.seat, []).insert(0, (node.code, node.who))
        self._go(own.parent)
        self._kept = kept
        return True
