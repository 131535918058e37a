"""Marchands d'Empire: what the game says of itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Final, cast

import numpy as np
from numpy.typing import NDArray

from engine.boards.graph import GraphBoard
from engine.boards.layouts import AnyBoard
from engine.declared import read_weights
from engine.declared_game import DeclaredGame
from engine.declared_moves import MoveTable
from engine.game import Card, Click, Component, Problem, Record, Refusal, Value
from engine.games.marchands import names, wording
from engine.games.marchands import state as at
from engine.games.marchands.components import components
from engine.games.marchands.contracts import COUNTED, SCHEMAS, fill_contracts, hopeless
from engine.games.marchands.ground import SCHEMA as BOARD
from engine.games.marchands.ground import fill_ground, no_capital, too_few_cities
from engine.games.marchands.picture import View
from engine.games.marchands.positions import SCHEMA
from engine.games.marchands.refusals import REFUSALS
from engine.games.marchands.saying import say
from engine.picture import Address, Zone

_FOLLOWING: Final = 4  # decisions of a seat that its orders bring, at most as a rule
_WEIGHTS: Final = Path(__file__).parent / "weights.toml"


class Marchands(DeclaredGame):
    """The game, as `engine.game.Game` describes it."""

    title = "Marchands d'Empire"
    usual = "standard"
    seats = range(2, at.SEATS + 1)
    moves = names.MOST
    most_moves = at.SPACES
    lead, swing = 6.0, 0.2
    alike = True
    scenario_dtype = at.SCENARIO
    state_dtype = at.STATE
    board_schema = BOARD
    deck_schemas: ClassVar = SCHEMAS
    refusals = REFUSALS
    measures = at.MEASURES
    flags = at.FLAGS
    counts = at.MEASURES
    deciders: ClassVar = ("religious", "political")
    sources: ClassVar = ("ecus of contracts", "ecus of monopolies", "ecus from the start")
    weights: ClassVar = read_weights(_WEIGHTS)
    search_weights: ClassVar = read_weights(_WEIGHTS, "search")
    position_schema = SCHEMA
    exchanged: ClassVar = ("tokens",)
    whole: ClassVar = frozenset(at.RANKS)  # whoever announces less than all may lose a monopoly
    sentences: ClassVar = (*at.RANKS, *names.REWARDS, *COUNTED, *wording.WORDS)

    def fill(
        self,
        record: Record,
        board: AnyBoard | None,
        decks: Mapping[str, Sequence[Card]],
        parameters: Mapping[str, Value],
    ) -> None:
        """The map, the contracts, and how many goods there are. Writes `record`."""
        del parameters
        record.total[:] = [record[rank] for rank in at.RANKS]
        fill_contracts(record, decks["contracts"])
        fill_ground(record, cast(GraphBoard, board))

    def unfit(self, record: Record, parameters: Mapping[str, Value]) -> list[tuple[str, str, str]]:
        """What the set-up asks for and is not there."""
        del parameters
        found = [] if record.capital >= 0 else [("board", *no_capital())]
        needed = max(int(record.goods_sites + record.contract_sites), int(record.seats))
        if record.cities < needed:
            found.append(("board", *too_few_cities(int(record.cities), needed)))
        goods = int(record.site_goods * (record.goods_sites + 1))
        if record.total.sum() < goods:
            what = say("{goods} goods are laid at the start", goods=goods)
            found.append(("goods_sites", what, say("put more goods into the game")))
        if record.contracts < record.contract_sites:
            what = say("there are {count:contract|contracts}", count=int(record.contracts))
            found.append(("contract_sites", what, say("write a smaller number")))
        if record.contracts > at.CONTRACTS:
            what = say("{count:contract|contracts} with all copies", count=int(record.contracts))
            found.append(("decks.contracts", what, say("{most} at most", most=at.CONTRACTS)))
        if record.rounds == 1 and record.marker == at.ADVANCED:
            what = say("no round is played, since the marker goes to 2 at once")
            found.append(("rounds", what, say("write a larger number")))
        return found

    def survey(
        self, seats: int, board: AnyBoard, values: Mapping[str, Value]
    ) -> tuple[Problem, ...]:
        """See `engine.game.Surveyor`."""
        from engine.games.marchands.survey import survey

        return survey(seats, cast(GraphBoard, board), values)

    def doubts(
        self, record: Record, decks: Mapping[str, Sequence[Card]]
    ) -> list[tuple[str, str, str]]:
        """See `engine.remarks.Doubtful`."""
        return hopeless(record, decks["contracts"])

    def periods(self, record: Record) -> int:
        """Rounds that are played (ME-A8)."""
        return int(record.rounds - (record.marker == at.ADVANCED))

    def reach(self, record: Record) -> int:
        """Until orders are carried out: what they are worth shows only then."""
        return int(record.seats) * (int(record.orders) + _FOLLOWING)

    def most_plies(self, record: Record) -> int:
        """Orders, rewards with electors, and announcements of all rounds."""
        seats, orders = int(record.seats), int(record.orders)
        a_round = seats * (orders + 1) + seats * orders * 4 + seats * at.GOODS
        return seats + self.periods(record) * a_round

    def table(self, record: Record) -> MoveTable:
        """The moves with the names of a map."""
        return names.table_of(record)

    def codes(self, record: Record) -> NDArray[np.int32]:
        """Those of the map, and of numbers that can be announced."""
        most = min(int(record.total.max()), at.MOST_NUMBER)
        ranges = (
            range(at.REWARD if record.decline == at.MAY_DECLINE else at.DECLINE),
            range(at.REWARD, at.ELECTOR + int(record.areas)),
            range(at.ANNOUNCE, at.ANNOUNCE + most + 1),
            range(at.START, at.START + int(record.spaces)),
        )
        return np.concatenate([np.array(one, dtype=np.int32) for one in ranges])

    def twin(self, record: Record, state: Record, move: int) -> int:
        """The listed order that fails as surely; see `engine.game.Twinned`."""
        from engine.games.marchands.kernels import seat_to_move
        from engine.games.marchands.planning import wait_code

        del move
        return int(wait_code(record, state, seat_to_move(record, state)))

    def remembered(self, record: Record) -> bool:
        """See `engine.remarks.Screened` (ME-A20)."""
        return bool(record.memory != at.ON_TABLE)

    def seconds(self, record: Record, state: Record) -> int:
        """See `engine.remarks.Clocked` (ME-7, ME-V3)."""
        return int(record.sand) if state.stage == at.PLAN else 0

    def late(self, record: Record, state: Record) -> int:
        """The row ends where it is."""
        del record, state
        return at.DONE

    def why_there(self, record: Record, state: Record, place: Address) -> Refusal | None:
        """See `engine.remarks.Astray`."""
        return wording.why_there(record, state, place)

    def knows_points(self, record: Record, state: Record, viewer: int, seat: int) -> bool:
        """Those behind a screen are what was seen before, or one's own (ME-A20)."""
        over = bool(state.stage == at.OVER)
        return over or self.remembered(record) or self.sees(viewer, seat)

    def stocks(self, record: Record, state: Record, seat: int) -> tuple[tuple[str, int], ...]:
        """Churches and electors that are left, and the influence that lies open."""
        churches = int(record.churches - state.built[seat])
        electors = int(record.electors - state.voted[seat])
        religious = int(self.influence(record, state)[seat, at.RELIGIOUS])
        counts = (("churches", churches), ("electors", electors), ("religious", religious))
        return tuple((say(word), count) for word, count in counts)

    def influence(self, record: Record, state: Record) -> NDArray[np.int64]:
        """Points of all seats in all fields; shape (SEATS, 3)."""
        from engine.games.marchands.ending import count_fields

        points = np.zeros((at.SEATS, 3), np.int64)
        count_fields(record, state, points)
        return points

    def score_words(self) -> str:
        """See `engine.measured.Decided` (ME-24 to ME-26)."""
        return say("Points are ecus; religious and political influence decide, too.")

    def components(self, record: Record) -> tuple[Component, ...]:
        """See `engine.game.Boxed`."""
        return components(record, self.styles_of(record))

    def gesture(self, record: Record, state: Record, move: int) -> tuple[Click, ...]:
        """Clicks on roads, cities, regions; buttons for what has no place."""
        return wording.gesture(self, record, state, int(move))

    def in_words(self, record: Record, state: Record, move: int) -> str:
        """See `engine.language.Outspoken`."""
        return wording.in_words(self, record, state, int(move))

    def asked(self, record: Record, state: Record, name: str) -> str:
        """What the seat of a name has to do now."""
        return wording.asked(record, state, name)

    def ended(self, record: Record, state: Record) -> str:
        """See `DeclaredGame.ended`."""
        return wording.ended(self, record, state)

    def narrate(self, record: Record, before: Record, after: Record, viewer: int) -> str:
        """See `engine.game.Narrated`."""
        return wording.narrate(self, record, before, after, viewer)

    def zones(self, record: Record, state: Record, viewer: int) -> tuple[Zone, ...]:
        """See `picture`."""
        return View(self, record, state, viewer).zones()


GAME = Marchands()
