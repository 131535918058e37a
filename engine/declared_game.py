"""A game from what its folder declares, for games that need no more.

The folder holds `rules.toml`, `parameters.toml`, `kernels.py` and what the class says; what
every game would write alike is here. A game that wants it otherwise writes that method itself.

`kernels.py` may leave out `legal`, for which every code is listed that `reason` allows,
`observe` and `kind`, which follow from the moves, and `period` and `score` where the state has
them as fields `finished` and `score`.
"""

from __future__ import annotations

import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Final, cast

import numpy as np
from numpy.typing import NDArray

from engine.boards.graph import GraphBoard
from engine.boards.graph_problems import graph_faults
from engine.boards.layouts import AnyBoard
from engine.boards.map import Map
from engine.boards.stored import store_board, stored_map
from engine.declared import read_parameters, read_rules
from engine.declared_class import Declared, class_fault, no_refusal, slips
from engine.declared_moves import MoveTable
from engine.errors import Fault, OikistError, RecordError, ScenarioError
from engine.game import (
    Card,
    Click,
    Game,
    Kernels,
    Parameter,
    Prepared,
    Record,
    Refusal,
    Rule,
    Value,
)
from engine.language import say, words_in
from engine.picture import ALL, Picture, SeatPanel, SeatStyle, Zone
from engine.positions import Positions
from engine.remedies import meant, nearest_word
from engine.schema_words import board_schema_in_words
from engine.seats import seat_styles

SWING: Final = 0.375  # of the lead that makes a game three to one


class DeclaredGame(Declared, Positions, ABC):
    """The game, as `engine.game.Game` describes it; a subclass declares what `Declared` has."""

    # Set from the folder for each subclass.
    name: ClassVar[str]
    folder: ClassVar[Path]
    rules: ClassVar[Mapping[str, Rule]]
    parameters: ClassVar[Mapping[str, Parameter]]
    reason_rules: ClassVar[Mapping[int, tuple[str, ...]]]
    move_table: ClassVar[MoveTable]
    move_kinds: ClassVar[tuple[str, ...]]
    most_moves: ClassVar[int]
    search_weights: ClassVar[Mapping[str, float]]
    sentences: ClassVar[Sequence[str]]

    def __init_subclass__(cls) -> None:
        """Read what the folder of the class declares."""
        module = sys.modules[cls.__module__]
        cls.folder = Path(str(module.__file__)).parent
        cls.name = cls.folder.name
        cls.rules = read_rules(cls.folder / "rules.toml")
        cls.parameters = read_parameters(cls.folder / "parameters.toml")
        wrong = slips(cls, cls.rules, cls.parameters)
        if wrong:
            raise OikistError(class_fault(cls, *slip) for slip in wrong)
        cls.reason_rules = {code: one.rules for code, one in enumerate(cls.refusals, start=1)}
        cls.move_table = MoveTable(cls.moves)
        cls.move_kinds = vars(cls).get("move_kinds", tuple(one.kind for one in cls.moves))
        cls.most_moves = vars(cls).get("most_moves", cls.move_table.count)
        cls.search_weights = vars(cls).get("search_weights", cls.weights)
        own = vars(cls).get("sentences", ())
        cls.sentences = (*own, *(one.text for one in cls.refusals), *cls.sides)

    # What a subclass has to say.

    @abstractmethod
    def most_plies(self, record: Record) -> int:
        """See `engine.game.Game.most_plies`."""

    @abstractmethod
    def zones(self, record: Record, state: Record, viewer: int) -> tuple[Zone, ...]:
        """The table as a seat sees it, or PUBLIC or ALL; see `engine.picture`."""

    # What it may say.

    def fill(
        self,
        record: Record,
        board: AnyBoard | None,
        decks: Mapping[str, Sequence[Card]],
        parameters: Mapping[str, Value],
    ) -> None:
        """Put into a record what no parameter has: spaces, cards. Writes `record`."""

    def unfit(self, record: Record, parameters: Mapping[str, Value]) -> list[tuple[str, str, str]]:
        """What does not go together: key, what is wrong, remedy.

        The key is the name of a parameter; or "seats", "board" or a place on it such as
        "board.c2", or a deck such as "decks.actions" or one of its cards, "decks.actions[3]".
        """
        del record, parameters
        return []

    def periods(self, record: Record) -> int:
        """The parameter `rounds`."""
        return int(record.rounds)

    def stocks(self, record: Record, state: Record, seat: int) -> tuple[tuple[str, int], ...]:
        """What everybody sees in front of a seat: label and amount."""
        del record, state, seat
        return ()

    def knows_points(self, record: Record, state: Record, viewer: int, seat: int) -> bool:
        """Whether a viewer may know the points of a seat; see `engine.picture.SeatPanel`."""
        del record, state, viewer, seat
        return True

    # What follows.

    @staticmethod
    def sees(viewer: int, seat: int) -> bool:
        """Whether a viewer may see what a seat keeps for itself."""
        return viewer in (seat, ALL)

    def say(self, text: str, /, **values: object) -> str:
        """A text of the game in the language in force."""
        return words_in(self.folder).say(text, **values)

    @cached_property
    def _kernels(self) -> Kernels:
        from engine.kernels import complete_moves

        package = sys.modules[type(self).__module__].__package__
        module = import_module(f"{package}.kernels")
        places = {id_: place for place, id_ in enumerate(self.rules)}
        rules = [places[self.moves[kind].rule] for kind in self.move_table.kinds]
        return complete_moves(self.name, module, self.move_table.kinds, rules)

    def kernels(self) -> Kernels:
        """Those of `kernels.py`; the first call imports Numba."""
        return self._kernels

    def prepare(
        self,
        seats: int,
        board: AnyBoard | None,
        decks: Mapping[str, Sequence[Card]],
        parameters: Mapping[str, Value],
        place: str,
    ) -> Prepared:
        """See `engine.game.Game.prepare`."""
        record = np.zeros(1, self.scenario_dtype).view(np.recarray)[0]
        record.seats = seats
        for name, value in parameters.items():
            if name in (self.scenario_dtype.names or ()):
                self._set(record, name, value)
        if self.board_schema is not None:
            words = board_schema_in_words(cast("Game", self), self.board_schema)
            if isinstance(board, GraphBoard) and (wrong := graph_faults(board, words, place)):
                raise ScenarioError(wrong)
            if self._stored and board is not None:
                store_board(record.board, board, self.board_schema)
        self.fill(record, board, decks, parameters)
        unfit = self.unfit(record, parameters)
        names = parameters.get(self.named_by)
        named = len(names) if isinstance(names, tuple) else seats
        if named < seats:
            what = say("{count:name|names} for {seats:seat|seats}", count=named, seats=seats)
            unfit.append((self.named_by, what, say("name every seat")))
        faults = [Fault(place, _blamed(key), what, remedy) for key, what, remedy in unfit]
        if faults:
            raise ScenarioError(faults)
        return Prepared(record, self.state_dtype)

    def _set(self, record: Record, name: str, value: Value) -> None:
        keys = [reading.key for reading in self.parameters[name].readings]
        if isinstance(value, str):
            record[name] = keys.index(value)
        elif isinstance(value, tuple):
            whole = [keys.index(one) if isinstance(one, str) else one for one in value]
            most = len(record[name])
            record[name][: len(whole)] = whole[:most]
        else:
            record[name] = value

    def symmetric(self, record: Record) -> bool:
        """See `alike`; numbers that parameters give to each seat are the same, too."""
        seats = int(record.seats)
        names = [name for name, one in self.parameters.items() if one.per_seat]
        given = (record[name][:seats] for name in names if name in record.dtype.names)
        return self.alike and all((numbers == numbers[0]).all() for numbers in given)

    def scale(self, record: Record) -> float:
        """See `lead`."""
        del record
        return self.lead

    def reach(self, record: Record) -> int:
        """See `engine.game.Game.reach`."""
        del record
        return 0

    def stake(self, record: Record) -> float:
        """See `swing`."""
        return self.swing or SWING * self.scale(record)

    def map(self, record: Record) -> Map:
        """Those of the board that is stored in the record; none without one."""
        schema = self.board_schema
        return stored_map(record.board, schema) if schema and self._stored else Map()

    @property
    def _stored(self) -> bool:
        return "board" in (self.scenario_dtype.names or ())

    def seat_names(self, record: Record) -> tuple[str, ...]:
        """Those of the parameter of names, else the titles in lower case."""
        seats = int(record.seats)
        if not self.named_by:
            return tuple(side.lower() for side in self.sides[:seats])
        words = [one.key for one in self.parameters[self.named_by].readings]
        return tuple(words[number] for number in record[self.named_by][:seats])

    def styles_of(self, record: Record) -> tuple[SeatStyle, ...]:
        """How the seats show."""
        return seat_styles(cast("Game", self), self.seat_names(record))

    def table(self, record: Record) -> MoveTable:
        """The moves of a scenario: those of `moves`, or as many of each as a board asks for."""
        del record
        return self.move_table

    def codes(self, record: Record) -> NDArray[np.int32]:
        """All of them."""
        return np.arange(self.table(record).count, dtype=np.int32)

    def deals(self, record: Record) -> tuple[str, ...]:
        """Nothing is dealt."""
        del record
        return ()

    def to_text(self, record: Record, state: Record, move: int) -> str:
        """The text of a code, in every position the same."""
        del state
        return self.table(record).text(int(move))

    def from_text(self, record: Record, state: Record, text: str) -> int:
        """The code that has this text."""
        del state
        known = self.table(record).codes
        wanted = " ".join(text.lower().split())
        if wanted not in known:
            near = nearest_word(wanted, known)
            remedy = (
                meant(near) if near else say("write it like {example}", example=next(iter(known)))
            )
            raise RecordError(Fault("", "", say("'{text}' is not a valid move", text=text), remedy))
        return known[wanted]

    def keys(self, record: Record) -> Mapping[str, int]:
        """See `engine.remarks.Keyed`."""
        return self.table(record).keys

    def gesture(self, record: Record, state: Record, move: int) -> tuple[Click, ...]:
        """A button, and what stands in the blanks of the move."""
        seat = int(self.kernels().seat_to_move(record, state))
        return self.table(record).gesture(int(move), max(seat, 0))

    def why_not(self, record: Record, state: Record, move: int) -> Refusal | None:
        """The refusal for the code of `reason`."""
        code = int(self.kernels().reason(record, state, move))
        if code == 0:
            return None
        if code > len(self.refusals):
            raise OikistError(no_refusal(type(self), code))
        refusal = self.refusals[code - 1]
        return replace(refusal, text=self.say(refusal.text))

    def caption(self, record: Record, state: Record) -> str:
        """The round, and who decides, if anybody does before something happens by itself."""
        mover = int(self.kernels().seat_to_move(record, state))
        if mover < 0:
            over, why = say("The game is over"), self.ended(record, state)
            return f"{over}. {why}" if why else over
        if self._goes_on(record, state):
            return say(
                "Round {round} of {rounds}",
                round=int(self.kernels().period(record, state)) + 1,
                rounds=self.periods(record),
            )
        return say(
            "Round {round} of {rounds}: {asked}",
            round=int(self.kernels().period(record, state)) + 1,
            rounds=self.periods(record),
            asked=self.asked(record, state, self.styles_of(record)[mover].title),
        )

    def asked(self, record: Record, state: Record, name: str) -> str:
        """What the seat of a name has to do now; less than a sentence."""
        del record, state
        return say("{name} decides", name=name)

    def ended(self, record: Record, state: Record) -> str:
        """Why a finished game is over, as a sentence; "" where that needs no words."""
        del record, state
        return ""

    def _goes_on(self, record: Record, state: Record) -> bool:
        """Whether something happens by itself before anybody decides."""
        after = np.zeros(1, self.state_dtype).view(np.recarray)
        after[0] = state
        return bool(self.kernels().advance(record, after[0]))

    def picture(self, record: Record, state: Record, viewer: int) -> Picture:
        """The zones, and the scores and stocks of the seats."""
        kernels, seats = self.kernels(), int(record.seats)
        score, standing = np.zeros((2, seats), np.int64)
        kernels.score(record, state, score)
        kernels.standing(record, state, standing)
        mover = -1 if self._goes_on(record, state) else int(kernels.seat_to_move(record, state))
        known = [self.knows_points(record, state, viewer, seat) for seat in range(seats)]
        return Picture(
            caption=self.caption(record, state),
            notice="",
            styles=self.styles_of(record),
            zones=self.zones(record, state, viewer),
            seats=tuple(
                SeatPanel(
                    seat,
                    int(score[seat]) if known[seat] else None,
                    int(standing[seat]) if known[seat] else None,
                    self.stocks(record, state, seat),
                    seat == mover,
                )
                for seat in range(seats)
            ),
            points=self.score_words(),
        )

    def score_words(self) -> str:
        """See `engine.measured.Decided`."""
        return ""

    def faults(self, record: Record, state: Record) -> list[str]:
        """What the reader of positions finds in the state."""
        try:
            again = self.read_position(record, self.write_position(record, state), "")
        except RecordError as error:
            return [str(fault) for fault in error.faults]
        if again.tobytes() == state.tobytes():
            return []
        return ["a position file does not give the state back"]

    def describe(self, record: Record, state: Record) -> dict[str, Any]:
        """The tables of its file, the scores, who is to decide, and what is legal."""
        kernels, names = self.kernels(), self.seat_names(record)
        mover = int(kernels.seat_to_move(record, state))
        score, codes = np.zeros(len(names), np.int64), np.zeros(self.most_moves, np.int32)
        kernels.score(record, state, score)
        count = int(kernels.legal(record, state, codes)) if mover >= 0 else 0
        return self.write_position(record, state) | {
            "scores": dict(zip(names, score.tolist(), strict=True)),
            "to_move": names[mover] if mover >= 0 else None,
            "legal": [self.to_text(record, state, int(code)) for code in codes[:count]],
        }


def _blamed(key: str) -> str:
    """Where a fault of a combination stands in the file of its variant."""
    return key if re.split(r"\W", key)[0] in ("seats", "board", "decks") else f"parameters.{key}"
