"""Greeks: what the game says of itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from engine.boards.layouts import AnyBoard
from engine.declared import read_weights
from engine.declared_game import DeclaredGame
from engine.declared_moves import MoveTable
from engine.game import Card, Click, Record, Value
from engine.games.greeks import cards, names, wording
from engine.games.greeks import state as at
from engine.games.greeks.picture import ERA_TITLES, View
from engine.games.greeks.positions import SCHEMA
from engine.games.greeks.printing import printed
from engine.games.greeks.refusals import REFUSALS
from engine.games.greeks.saying import say
from engine.games.greeks.suits import idle_suits
from engine.games.greeks.telling import Step
from engine.picture import Zone

_WEIGHTS: Final = Path(__file__).parent / "weights.toml"
_ONE_CLICK: Final = (at.PASS, at.DONE, at.LEFT, at.RIGHT)


class Greeks(DeclaredGame):
    """The game, as `engine.game.Game` describes it."""

    title = "Greeks"
    usual = "prototype"
    seats = range(3, at.SEATS + 1)
    moves = names.MOST
    most_moves = at.MOST_LISTED
    lead, swing = 20.0, 0.25
    alike = True
    scenario_dtype = at.SCENARIO
    state_dtype = at.STATE
    deck_schemas: ClassVar = cards.SCHEMAS
    refusals = REFUSALS
    measures = at.MEASURES
    flags = at.FLAGS
    counts = at.MEASURES
    weights: ClassVar = read_weights(_WEIGHTS)
    search_weights: ClassVar = read_weights(_WEIGHTS, "search")
    position_schema = SCHEMA
    sentences: ClassVar = (
        *at.SUITS,
        *at.SPECIALS,
        *("any", "pass", "done", "raven", "left end", "right end"),
        *ERA_TITLES,
        *("Events: {era}", "Resources: {era}", "Not dealt: {era}"),
    )

    def fill(
        self,
        record: Record,
        board: AnyBoard | None,
        decks: Mapping[str, Sequence[Card]],
        parameters: Mapping[str, Value],
    ) -> None:
        """The cards, and how many codes each kind of move has. Writes `record`."""
        del board
        keeps = int(record.hand_threshold if record.threshold_means == at.AT_START else record.kept)
        record.keeps = min(keeps, int(record.dealt))
        record.lays = 1 if record.limits == at.ONE_NUMBER else record.cards_per_turn
        resources = cards.resources_of(
            decks["resources"], str(parameters["suits"]), int(str(parameters["copies"]))
        )
        cards.fill_resources(record, resources)
        cards.fill_events(record, decks, parameters)
        counts = [moves.count for moves in self.table(record).all]
        record.first_code[1:] = np.cumsum(counts)

    def in_play(
        self, record: Record, parameters: Mapping[str, Value], deck: str, cards: Sequence[Card]
    ) -> tuple[Card, ...]:
        """See `engine.game.Dealt`."""
        return tuple(printed(record, parameters, deck, cards))

    def unfit(self, record: Record, parameters: Mapping[str, Value]) -> list[tuple[str, str, str]]:
        """What the cards of the first era do not allow, and more cards than there is room for."""
        del parameters
        return cards.unfit(record)

    def most_plies(self, record: Record) -> int:
        """Each resource is laid, moved or discarded, and each seat has its turns."""
        seats, places = int(record.seats), int(record.frieze)
        turns = seats * int(record.turns) * (2 * int(record.lays) + 6)
        a_round = turns + 6 * int(record.resources) + seats * (seats + 1) + 2 * places
        return seats * 2 * int(record.dealt) + int(record.rounds) * a_round

    def table(self, record: Record) -> MoveTable:
        """The moves with the cards of a scenario."""
        return names.table_of(record, self.seat_names(record))

    def codes(self, record: Record) -> NDArray[np.int32]:
        """Those of the kinds of moves that a variant knows."""
        specials = record.special[: int(record.resources)]
        ravens = bool((specials == at.RAVEN).any())
        known = {
            at.RAVEN_OUT: ravens,
            at.LIFT: ravens,
            at.HIT: record.winter == at.ONE_PLAYER and bool((specials == at.WINTER).any()),
            at.BACK: bool(record.coalition),
            at.SWAP: bool(record.trade),
            at.GIVE: record.trade == at.EXCHANGE,
        }
        first = record.first_code.tolist()
        ranges = (
            np.arange(first[kind], first[kind + 1], dtype=np.int32)
            for kind in range(at.MOVE_KINDS)
            if known.get(kind, True)
        )
        return np.concatenate(list(ranges))

    def deals(self, record: Record) -> tuple[str, ...]:
        """The units and disasters."""
        return names.event_names(record)

    def deal_words(self, record: Record, seats: Sequence[str]) -> tuple[str, ...]:
        """See `engine.remarks.DealsInWords`."""
        del record
        return (say("to nobody at the start"), *(say("to {seat}", seat=seat) for seat in seats))

    def doubts(
        self, record: Record, decks: Mapping[str, Sequence[Card]]
    ) -> list[tuple[str, str, str]]:
        """See `engine.remarks.Doubtful`."""
        return idle_suits(record, decks)

    def stocks(self, record: Record, state: Record, seat: int) -> tuple[tuple[str, int], ...]:
        """Cards in hand, lands and buildings."""
        owned = int((state.where[: int(record.events)] == at.OWNED + seat).sum())
        lands = int(state.lands[seat])
        held = 0 if state.stage == at.KEEP else int(state.held[seat])
        return ((say("cards"), held), (say("lands"), lands), (say("buildings"), owned - lands))

    def gesture(self, record: Record, state: Record, move: int) -> tuple[Click, ...]:
        """Clicks on cards, lands and seats; a button for what has none."""
        what, parts = self.parts(record, move)
        if what in _ONE_CLICK:
            return (Click("button", name=self.move_kinds[what]),)
        return wording.gesture(record, state, what, parts)

    def parts(self, record: Record, move: int) -> tuple[int, tuple[int, ...]]:
        """The kind of a move, and what stands in its blanks."""
        first = record.first_code.tolist()
        what = next(kind for kind in reversed(range(at.MOVE_KINDS)) if first[kind] <= move)
        return what, self.table(record).all[what].parts(int(move) - first[what])

    def asked(self, record: Record, state: Record, name: str) -> str:
        """What the seat of a name has to do now."""
        return wording.asked(record, state, name)

    def ended(self, record: Record, state: Record) -> str:
        """See `DeclaredGame.ended`."""
        return wording.ended(self, record, state)

    def in_words(self, record: Record, state: Record, move: int) -> str:
        """See `engine.language.Outspoken`."""
        return wording.in_words(self, record, state, *self.parts(record, move))

    def seen_of(self, record: Record, state: Record, move: int) -> str:
        """See `engine.game.Discreet`."""
        return wording.seen_of(record, state, *self.parts(record, move))

    def odds(self, record: Record, state: Record, place: int, viewer: int) -> str:
        """What a place of the frieze asks for, and what bids amount to."""
        return wording.odds(self, record, state, place, viewer)

    def narrate(self, record: Record, before: Record, after: Record, viewer: int) -> str:
        """See `engine.game.Narrated`."""
        return " ".join(Step(self, record, before, after, viewer).told())

    def zones(self, record: Record, state: Record, viewer: int) -> tuple[Zone, ...]:
        """See `picture`."""
        return View(self, record, state, viewer).zones()


GAME = Greeks()
