"""Match: a game at the table as a tree of variations, with fences, notes and designer edits.

A Session is one line of moves. A Match keeps every line that was ever tried from any
position, who decided and how long it took, what was refused, and what people noted. Going
back over a move that showed something new (a hidden card, a draw) needs an override, which
is kept in the match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from engine.errors import Fault, RecordError
from engine.game import Refusal
from engine.language import say
from engine.picture import ALL, PUBLIC, Picture
from engine.play.node import DESIGNER, ROOT, Node, Rejected
from engine.play.position import Position
from engine.play.reveals import Peek
from engine.play.seating import Seating, Wording
from engine.play.secrecy import Secrecy
from engine.play.session import Played
from engine.records.record import MOST_SEED, PERSON, Record, refused
from engine.records.replay import read_move, recorded, standing, started
from engine.remarks import Screened
from engine.scenarios.scenario import Scenario, State, copied

_REMEMBERED: Final = 64  # pictures that are kept, since several panels ask for the same one

Event = dict[str, Any]


class Match(Secrecy, Seating, Position):
    """A running game and all its variations.

    Args:
        scenario: What is played.
        seed: Of the game, from 0 to 2**64 - 1.
        seats: Who decides for each seat: a bot or PERSON; all people by default.
        start: Position to begin with instead of the seed's; a copy is taken.

    Attributes:
        nodes: Every position, in the order in which they came about.
        here: Number of the node on the table.
        rejected: What was tried and refused.
        overrides: Numbers of the fenced nodes that somebody went back over.
        survey: Answers given at the end: question -> answer.
        listener: Called with each event, for saving; None for nobody.

    Raises:
        RecordError: The seed is out of range.
    """

    def __init__(
        self,
        scenario: Scenario,
        seed: int,
        seats: Sequence[str] = (),
        start: State | None = None,
    ) -> None:
        if not 0 <= seed <= MOST_SEED:
            remedy = say("give a whole number from 0 to 2**64 - 1")
            raise RecordError(
                Fault("", "seed", say("{seed} is not a valid seed", seed=seed), remedy)
            )
        Position.__init__(self, scenario)
        Secrecy.__init__(self)
        Seating.__init__(self, seats or (PERSON,) * scenario.seats)
        self.seed = seed
        self.from_position = start is not None
        first = started(scenario, seed) if start is None else copied(scenario, start)
        self.nodes = [Node(ROOT, -1, 0, -1, -1, "", "", 0.0, fence=False, state=first)]
        self.here = ROOT
        self.rejected: list[Rejected] = []
        self.overrides: list[int] = []
        self.survey: dict[str, str] = {}
        self.listener: Callable[[Event], None] | None = None
        self._pictures: dict[tuple[int, int, Wording], Picture] = {}
        self._history: tuple[tuple[int, ...], Wording, tuple[Played, ...]] = ((), ("", ()), ())
        self._mover = (-1, -1)  # a node, and who decides there
        self._peeks: dict[int, Peek] = {}  # node -> what is being found out about its move

    # The position on the table.

    @property
    def node(self) -> Node:
        """The node on the table."""
        return self.nodes[self.here]

    @property
    def state(self) -> State:
        """The position on the table; read only."""
        return self.node.state

    @property
    def seat_to_move(self) -> int:
        """See `Position`; asked of the kernels once for each node that comes to the table."""
        if self._mover[0] != self.here:
            self._mover = (self.here, super().seat_to_move)
        return self._mover[1]

    @property
    def seat_titles(self) -> tuple[str, ...]:
        """What people call the seats: as they were named, or as usual."""
        with self.calling():
            return super().seat_titles

    def in_words(self, code: int) -> str:
        """See `Position`; with the names of the seats."""
        with self.calling():
            return super().in_words(code)

    def why_not(self, code: int) -> Refusal | None:
        """See `Position`; with the names of the seats."""
        with self.calling():
            return super().why_not(code)

    def standing(self, number: int | None = None) -> tuple[int, ...]:
        """Final score of each seat if the game ended now, or at a node."""
        state = self.state if number is None else self.nodes[number].state
        return standing(self.scenario, state)

    def picture(self, viewer: int = PUBLIC, number: int | None = None) -> Picture:
        """What a seat, PUBLIC or ALL sees now, or at a node."""
        node = self.node if number is None else self.nodes[number]
        key = (node.number, viewer, self.wording)
        found = self._pictures.pop(key, None)
        if found is None:
            with self.calling():
                found = self.scenario.game.picture(self.scenario.record, node.state, viewer)
        if len(self._pictures) >= _REMEMBERED:
            del self._pictures[next(iter(self._pictures))]  # was not asked for the longest
        self._pictures[key] = found
        return found

    def sees_like(self, seat: int, number: int, viewer: int) -> bool:
        """Whether a viewer knew at a node all that a seat could see, but for open choices."""
        game, record = self.scenario.game, self.scenario.record
        if viewer in (ALL, seat) or (isinstance(game, Screened) and game.remembered(record)):
            return True
        return self.picture(seat, number) == self.picture(viewer, number)

    def is_shared(self, seat: int) -> bool:
        """Whether all people see the same as the one at a seat."""
        mine = self.picture(seat)
        return all(self.picture(other) == mine for other in self.people)

    # Playing.

    def play(self, code: int, who: str = "", seconds: float = 0.0) -> Node:
        """Make a move; a variation begins where another move was made before.

        In an open group a move that leaves its seat nothing but itself is made again.

        Args:
            who: Who decided; "" for whoever has the seat.
            seconds: Time taken to decide.

        Raises:
            RecordError: With the reason and the ids of the rules that forbid it.
        """
        refusal = self.why_not(code)
        if refusal:
            text = self.to_text(code)
            self.reject(text, refusal.rules)
            raise refused("", text, refusal.text, refusal.rules)
        kept = self._kept
        seat = self.seat_to_move
        self._reach(code, who or self.seats[seat], seconds)
        while self.group and self.seat_to_move == seat and self.legal_codes() == [code]:
            self._reach(code, who or self.seats[seat], 0.0)  # so that it decides as often as others
        while self.group and kept.get(self.seat_to_move):
            self._reach(*kept[self.seat_to_move].pop(0), 0.0)
        self._kept = kept if self.group else {}
        return self.node

    def _reach(self, code: int, who: str, seconds: float) -> Node:
        """Make a legal move, or go to where it leads if it was made here before."""
        known = next((n for n in self.node.children if self.nodes[n].code == code), None)
        if known is not None:
            self._go(known)
            return self.node
        state = copied(self.scenario, self.state)
        self._kernels.apply(self.scenario.record, state, code)
        found = self._add(code, self.to_text(code), who, seconds, state)
        self._tell(
            move=found.text,
            node=found.number,
            parent=found.parent,
            who=found.who,
            seconds=round(found.seconds, 3),
        )
        return found

    def play_text(self, text: str, who: str = "", seconds: float = 0.0) -> Node:
        """Make a written move.

        Raises:
            RecordError: It is no move of the game, or the rules forbid it.
        """
        place = f"move {len(self.line()) + 1}"
        code = read_move(self.scenario, self.state, text, "", place)
        refusal = self.why_not(code)
        if refusal:  # told in the words that were written: such a code may mean nothing here
            self.reject(text, refusal.rules)
            raise refused("", text, refusal.text, refusal.rules)
        return self.play(code, who, seconds)

    def put(self, tables: Mapping[str, Any]) -> Node:
        """Put another position on the table, as a designer's edit that is kept and marked.

        Args:
            tables: As `Game.write_position` gives them.

        Raises:
            RecordError: It is no position of this scenario.
        """
        state = self.scenario.game.read_position(self.scenario.record, tables, "position")
        found = self._add(-1, "", DESIGNER, 0.0, copied(self.scenario, state))
        plain = self.scenario.game.write_position(self.scenario.record, found.state)
        self._tell(position=plain, node=found.number, parent=found.parent)
        return found

    def _add(self, code: int, text: str, who: str, seconds: float, state: State) -> Node:
        seat = self.seat_to_move if code >= 0 else -1
        fence = None if code >= 0 else False
        number, period = len(self.nodes), self.period
        group = self.group if code >= 0 else 0
        known = (number, self.here, period, seat, code, text, who, seconds, fence)
        found = Node(*known, state=state, group=group)
        self.nodes.append(found)
        self.node.children.append(number)
        self.here = number
        return found

    def reject(self, text: str, rules: Iterable[str]) -> None:
        """Remember that a move was tried and is not allowed."""
        self.rejected.append(Rejected(self.here, text, tuple(rules)))
        self._tell(rejected=text, node=self.here, rules=list(rules))

    # Going through the tree.

    def line(self, number: int | None = None) -> list[Node]:
        """Nodes from the first move to a node, the one on the table by default."""
        found = []
        at = self.here if number is None else number
        while at != ROOT:
            found.append(self.nodes[at])
            at = self.nodes[at].parent
        return found[::-1]

    def history(self, viewer: int = ALL) -> tuple[Played, ...]:
        """Moves on the way to the position on the table, as somebody may know them."""
        line = self.line()
        key = (self.here, viewer, *(n.number for n in line if self.is_secret(n.number, viewer)))
        if self._history[:2] != (key, self.wording):
            played = (
                Played(
                    ply,
                    n.period,
                    n.seat,
                    n.code,
                    self.text(n.number, viewer),
                    self.words(n.number, viewer),
                    self.told(n.number, viewer),
                    n.group,
                )
                for ply, n in enumerate(line)
            )
            self._history = (key, self.wording, tuple(played))
        return self._history[2]

    def fenced(self, number: int) -> list[int]:
        """Nodes left behind on the way from here to a node that are in the way of it.

        They showed something new, or hold what others chose in the open group. There are none
        where only bots play: nobody learns what he should not know.
        """
        if not self.people:
            return []
        kept = {node.number for node in self.line(number)}
        left = [node.number for node in self.line() if node.number not in kept]
        lost = self.choices_lost(number).values()
        return [node for node in left if node in lost or self.is_fence(node)]

    def is_fence(self, number: int) -> bool:
        """Whether the move of a node showed its seat something new; see `reveals`."""
        while not self.peek(number):
            pass
        return bool(self.nodes[number].fence)

    def peek(self, number: int) -> bool:
        """Find out a little more about `is_fence`, some milliseconds; True once it is known."""
        node = self.nodes[number]
        if node.fence is None:
            if number not in self._peeks:
                before = self.nodes[node.parent].state
                made = (node.code, node.seat, node.state)
                self._peeks[number] = Peek(self.scenario, before, *made)
            node.fence = self._peeks[number].step()
            if node.fence is not None:
                del self._peeks[number]
        return node.fence is not None

    def go(self, number: int, *, override: bool = False) -> bool:
        """Put a node on the table; False if fences are in the way and are not overridden.

        Args:
            override: Cross fences; the match keeps that it was done.

        Raises:
            RecordError: There is no such node.
        """
        if not 0 <= number < len(self.nodes):
            raise RecordError(
                Fault("", "", say("there is no position {number} in this match", number=number))
            )
        crossed = self.fenced(number)
        if crossed and not override:
            return False
        if crossed:
            self.overrides += crossed
            self._tell(override=crossed, node=self.here)
        self._go(number)
        return True

    def back(self, *, override: bool = False) -> bool:
        """Go one move back; False at the start, or at a fence."""
        return self.here != ROOT and self.go(self.node.parent, override=override)

    def forward(self) -> bool:
        """Go on to what was tried last from here; False if nothing was."""
        if not self.node.children:
            return False
        self._go(self.node.children[-1])
        return True

    def _go(self, number: int) -> None:
        self._kept = {}
        if number != self.here:
            self.here = number
            self._tell(at=number)

    # Remarks.

    def name(self, number: int, title: str) -> None:
        """Name the variation that begins at a node; "" takes the name away."""
        self.nodes[number].name = title
        self._tell(name=title, node=number)

    def note(self, number: int, text: str, tags: Sequence[str] = ()) -> None:
        """Write a note to a node."""
        self.nodes[number].notes.append((text, tuple(tags)))
        self._tell(note=text, node=number, tags=list(tags))

    def unnote(self, number: int, place: int) -> None:
        """Take the n-th note of a node away."""
        del self.nodes[number].notes[place]
        self._tell(unnote=place, node=number)

    def answer(self, answers: Mapping[str, str]) -> None:
        """Keep answers to the survey at the end."""
        self.survey.update(answers)
        self._tell(survey=dict(answers))

    def record(self, check_every: int = 0) -> Record:
        """The moves on the way to the position on the table as a record.

        Raises:
            RecordError: No seed leads there: the game began from a position, or a
                designer has edited it on the way.
        """
        line = self.line()
        if self.from_position or any(node.who == DESIGNER for node in line):
            what = say("this game went through a position that no move leads to")
            raise RecordError(Fault("", "", what, say("save the position instead")))
        bots = [who or PERSON for who in self.seats]
        return recorded(self.scenario, self.seed, [node.code for node in line], bots, check_every)

    def _tell(self, **event: Any) -> None:
        if self.listener is not None:
            self.listener(event)
