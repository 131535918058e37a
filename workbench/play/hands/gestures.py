"""Clicks that narrow down the legal moves, and what an illegal click was meant to be.

A gesture begins with a button in many games ("road", then a space). The button may be left
out before a place: then every move that begins there is meant, until one is chosen.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final

from engine.game import Click, Refusal
from engine.picture import Address
from engine.scenarios.scenario import Scenario, State
from workbench.play.hands.amounts import Amounts
from workbench.scene.clicks import THING

Clicks = tuple[Click, ...]
BUTTON: Final = "button"
CHOICE: Final = "choice"
_GLIMPSED: Final = 200  # codes that are looked at for their kinds before all are read
_FIRST: Final = 8  # codes at the beginning, where kinds of one move stand
_FEW: Final = 500  # codes whose gestures are asked for anew at each click that leads nowhere


def kind_of(gesture: Clicks) -> str:
    """Name of the button with which a gesture begins, or ""."""
    return gesture[0].name if gesture and gesture[0].target == BUTTON else ""


def _form(gesture: Clicks) -> tuple[tuple[str, str], ...]:
    """What sort of things a gesture presses."""
    return tuple(
        (one.target, one.address[0] if one.address else one.name if one.target == BUTTON else "")
        for one in gesture
    )


def rest_of(gesture: Clicks, made: Clicks) -> Clicks | None:
    """What is still to be clicked after some clicks; None if they do not lead there."""
    if _begins(gesture, made):
        return gesture[len(made) :]
    bare = gesture[1:]
    skips = len(gesture) > 1 and gesture[0].target == BUTTON and bare[0].target == THING
    if skips and _begins(bare, made):
        return bare[len(made) :]
    return None


def _begins(gesture: Clicks, made: Clicks) -> bool:
    """Whether some clicks are the first ones of a gesture, or stand for them."""
    return len(made) <= len(gesture) and all(
        step == click or (click.address is not None and click.address in step.also)
        for step, click in zip(gesture, made, strict=False)
    )


@dataclass(frozen=True)
class Narrowing:
    """Legal moves that some clicks can still become; clicking gives another Narrowing.

    Attributes:
        gestures: Clicks of every legal move, by code, in the order of the game's listing.
        made: Clicks so far.
        unasked: Whether nobody has clicked the button in `made`, the only one there is.
    """

    gestures: Mapping[int, Clicks]
    made: Clicks = ()
    unasked: bool = False

    @classmethod
    def begun(cls, gestures: Mapping[int, Clicks], kind: str) -> Narrowing:
        """Where a person begins.

        At the kind that was chosen last, or at the only one where all that it needs are choices or
        numbers, which can be offered at once.
        """
        again, first = cls(gestures, (Click(BUTTON, name=kind),)), cls(gestures)
        if kind and again.targets:
            return again
        if sum(first.kinds.values()) < len(gestures) or len(first.kinds) != 1:
            return first
        only = cls(gestures, (Click(BUTTON, name=next(iter(first.kinds))),), unasked=True)
        asks = bool(only.choices) or only.amounts is not None
        return only if asks and not only.targets else first

    @cached_property
    def rests(self) -> dict[int, Clicks]:
        """What is still to be clicked for every move that is left."""
        found = {code: rest_of(gesture, self.made) for code, gesture in self.gestures.items()}
        return {code: rest for code, rest in found.items() if rest is not None}

    @property
    def codes(self) -> tuple[int, ...]:
        """Moves that are left."""
        return tuple(self.rests)

    @property
    def kind(self) -> str:
        """Name of the button that was pressed first, or ""."""
        return kind_of(self.made)

    @cached_property
    def kinds(self) -> dict[str, int]:
        """Buttons with which legal moves begin, and how many moves each has."""
        return dict(Counter(filter(None, map(kind_of, self.gestures.values()))))

    @cached_property
    def at_places(self) -> dict[Address, tuple[int, ...]]:
        """What can be clicked next on the table, and the moves that are left then."""
        found: dict[Address, list[int]] = {}
        for code, rest in self.rests.items():
            for step in self._nexts(rest):
                if step.target == THING and step.address is not None:
                    found.setdefault(step.address, []).append(code)
        return {address: tuple(codes) for address, codes in found.items()}

    def meant(self, address: Address) -> Address:
        """The target that is meant by what lies under the mouse; mostly the same."""
        if address in self.targets:
            return address
        steps = (step for rest in self.rests.values() for step in self._nexts(rest))
        found = {step.address for step in steps if address in step.also}
        (only, *others) = found or {address}
        return address if others or only is None else only

    @cached_property
    def targets(self) -> dict[Address, int]:
        """What can be clicked next on the table, and how many moves each leads to."""
        return {address: len(codes) for address, codes in self.at_places.items()}

    @cached_property
    def picks(self) -> frozenset[str]:
        """Kinds of what any of the legal moves names on the table."""
        return frozenset(
            step.address[0]
            for gesture in self.gestures.values()
            for step in gesture
            if step.address is not None
        )

    @cached_property
    def choices(self) -> tuple[str, ...]:
        """Choices that can be made next."""
        steps = (step for rest in self.rests.values() for step in self._nexts(rest))
        return tuple(dict.fromkeys(step.name for step in steps if step.target == CHOICE))

    @cached_property
    def finished(self) -> int | None:
        """The one move that needs no choice where others do; None if there is none."""
        found = [code for code, rest in self.rests.items() if not rest]
        return found[0] if self.choices and len(found) == 1 else None

    @cached_property
    def amounts(self) -> Amounts | None:
        """Numbers that can be set next; None where there are none."""
        return Amounts.of(self.rests)

    @property
    def complete(self) -> int | None:
        """The move that is meant beyond doubt; None while there are several, or none.

        A button alone completes a move only if its gesture has nothing else: whoever
        chooses a kind of move wants to see where it can be made.
        """
        if not self.made:
            return None
        exact = [code for code, gesture in self.gestures.items() if gesture == self.made]
        longer = any(
            len(gesture) > len(self.made) and gesture[: len(self.made)] == self.made
            for gesture in self.gestures.values()
        )
        if len(exact) == 1 and not longer:
            return exact[0]
        codes = self.codes
        alone = len(codes) == 1 and self.made[-1].target != BUTTON
        return codes[0] if alone else None

    def click(self, click: Click) -> Narrowing | None:
        """After one more click; None if that leads to no legal move."""
        found = Narrowing(self.gestures, (*self.made, click))
        return found if found.codes else None

    def back(self) -> Narrowing:
        """One click less."""
        return Narrowing(self.gestures, self.made[:-1])

    def at_kind(self) -> Narrowing:
        """Only the kind of move is chosen, if it was."""
        return Narrowing(self.gestures, self.made[:1] if self.kind else ())

    def _nexts(self, rest: Clicks) -> Clicks:
        """What a move can be continued with: its next click, or a place behind a button."""
        skips = not self.made and len(rest) > 1 and rest[0].target == BUTTON
        return rest[:2] if skips and rest[1].target == THING else rest[:1]


def legal_gestures(scenario: Scenario, state: State, codes: Iterable[int]) -> dict[int, Clicks]:
    """Clicks of every given move."""
    game, record = scenario.game, scenario.record
    return {code: game.gesture(record, state, code) for code in codes}


class Meanings:
    """Which move is meant by clicks that lead to no legal one.

    Every code of the scenario is listed by the clicks of its gesture, a part at a time, since
    that takes longer than a frame. A gesture may depend on the position, so it is asked for
    again before it is believed; of few codes all are asked.

    Args:
        scenario: What is played.
        state: Any position of it; read only.

    Attributes:
        codes: Every move of the scenario.
    """

    def __init__(self, scenario: Scenario, state: State) -> None:
        self._scenario = scenario
        self._state = state
        self.codes = [int(code) for code in scenario.game.codes(scenario.record)]
        self._by_click: dict[Click, list[int]] = defaultdict(list)
        self._done = 0
        self.kinds: dict[str, None] = {}  # buttons with which moves begin, in order

    def glimpse(self) -> tuple[str, ...]:
        """The buttons of some codes from all over the list: what there will be, nearly always.

        Codes of one kind stand together, so where two neighbours in the sample begin otherwise, it
        is looked closer in between, down to kinds that have a single code.
        """
        game, record = self._scenario.game, self._scenario.record
        stride = max(1, len(self.codes) // _GLIMPSED)
        some = {*range(min(_FIRST, len(self.codes))), *range(0, len(self.codes), stride)}
        some |= {len(self.codes) - 1} if self.codes else set()
        gestures = {at: game.gesture(record, self._state, self.codes[at]) for at in some}
        between = list(pairwise(sorted(gestures)))
        while between:
            first, last = between.pop()
            if last - first > 1 and _form(gestures[first]) != _form(gestures[last]):
                at = (first + last) // 2
                gestures[at] = game.gesture(record, self._state, self.codes[at])
                between += [(first, at), (at, last)]
        kinds = (kind_of(gestures[at]) for at in sorted(gestures))
        return tuple(dict.fromkeys(filter(None, kinds)))

    @property
    def ready(self) -> bool:
        """Whether every code is listed."""
        return self._done == len(self.codes)

    def read(self, count: int) -> bool:
        """List some more codes; True when all are."""
        game, record = self._scenario.game, self._scenario.record
        for code in self.codes[self._done : self._done + count]:
            gesture = game.gesture(record, self._state, code)
            if kind_of(gesture):
                self.kinds.setdefault(kind_of(gesture))
            for click in dict.fromkeys(gesture):
                self._by_click[click].append(code)
        self._done = min(len(self.codes), self._done + count)
        return self.ready

    def matching(self, state: State, made: Clicks) -> dict[int, Clicks]:
        """Codes whose gesture begins with some clicks, legal or not."""
        if not made:
            return {}
        self.read(len(self.codes))
        game, record = self._scenario.game, self._scenario.record
        rarest = min((self._by_click.get(click, []) for click in made), key=len)
        asked = self.codes if len(self.codes) <= _FEW else rarest
        found = {code: game.gesture(record, state, code) for code in asked}
        return {code: one for code, one in found.items() if rest_of(one, made) is not None}

    def refused(
        self, state: State, made: Clicks, liked: Iterable[str] = ()
    ) -> tuple[int, Refusal] | None:
        """The move that clicks were meant to be, and why it is not allowed.

        Args:
            state: The position; read only.
            made: Clicks that lead to no legal move.
            liked: Kinds of move that come first if several could be meant.

        Returns:
            Of the moves of one kind the first of those that meet most of the conditions, since
            its reason tells most; None if the clicks mean nothing.
        """
        game, record = self._scenario.game, self._scenario.record
        reason = game.kernels().reason
        found = self.matching(state, made)
        met = {code: int(reason(record, state, code)) for code in found}
        barred = {code: kind_of(one) for code, one in found.items() if met[code]}
        if not barred:
            return None
        order = {kind: place for place, kind in enumerate(liked)}
        kind = min(barred.values(), key=lambda one: order.get(one, len(order)))
        code = max((code for code, one in barred.items() if one == kind), key=met.__getitem__)
        refusal = game.why_not(record, state, code)
        return None if refusal is None else (code, refusal)

    def at_kind(self, kind: str) -> list[int]:
        """Codes of the kinds of moves that name a kind of address, such as "link"."""
        self.read(len(self.codes))
        game, record = self._scenario.game, self._scenario.record
        named = [click for click in self._by_click if click.address and click.address[0] == kind]
        codes = {code for click in named for code in self._by_click[click]}
        buttons = {kind_of(game.gesture(record, self._state, code)) for code in codes}
        return sorted(codes.union(*(self.of_kind(name) for name in buttons if name)))

    def of_kind(self, name: str) -> list[int]:
        """Codes of the moves that begin with a button, legal or not."""
        self.read(len(self.codes))
        return self._by_click.get(Click(BUTTON, name=name), [])
