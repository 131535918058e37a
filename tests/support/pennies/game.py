"""Pennies: what the game offers to everything else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from engine.boards.map import Map
from engine.columns import Amounts, Name
from engine.declared import read_parameters, read_rules
from engine.errors import Fault, RecordError, ScenarioError
from engine.game import Card, Click, DeckSchema, Kernels, Prepared, Record, Refusal, Value
from engine.language import words_in
from engine.picture import ALL, HIDDEN, Picture, SeatPanel, Thing, Zone
from engine.positions import Positions
from engine.seats import seat_styles
from tests.support.pennies import words
from tests.support.pennies.state import CHOSEN, MOST_CARDS, PLAYED, SCENARIO, SEATS, STATE

_REFUSALS = {
    1: Refusal("The game is over.", ("PN-6",)),
    2: Refusal("There is no such card in the deck.", ("PN-1",)),
    3: Refusal("This card is not in your hand.", ("PN-4",)),
}
_VERB = "choose "
say = words_in(Path(__file__).parent).say


class Pennies(Positions):
    """The game, as `engine.game.Game` describes it."""

    name = "pennies"
    title = "Pennies"
    version = 1
    usual = "plain"
    seats = range(2, SEATS + 1)
    folder = Path(__file__).parent
    rules = read_rules(folder / "rules.toml")
    parameters = read_parameters(folder / "parameters.toml")
    board_schema = None
    deck_schemas: ClassVar = {
        "pennies": DeckSchema(
            key="pennies",
            title="Pennies",
            columns=(
                Name("metal", "What the card is made of.", words.METALS),
                Amounts("value", "What it is worth.", size=1, low=0, high=20),
            ),
            fewest=2,
            most=MOST_CARDS,
        )
    }
    measures = ("rounds_won", "cards_left", "value_left")
    most_moves = MOST_CARDS
    move_kinds = words.METALS
    weights: ClassVar = {"hand": 0.2}
    search_weights = weights
    reason_rules: ClassVar = {code: refusal.rules for code, refusal in _REFUSALS.items()}
    position_schema = words.POSITIONS
    sentences = (
        *(refusal.text for refusal in _REFUSALS.values()),
        *(name.capitalize() for name in words.SIDES),
    )

    def prepare(
        self,
        seats: int,
        board: None,
        decks: Mapping[str, Sequence[Card]],
        parameters: Mapping[str, Value],
        place: str,
    ) -> Prepared:
        """Put deck and parameters into one record, or raise every fault at once."""
        cards = decks["pennies"]
        self._check(seats, len(cards), parameters, place)
        record = np.zeros(1, SCENARIO).view(np.recarray)[0]
        record.seats = seats
        record.cards = len(cards)
        for name in ("rounds", "hand", "prize"):
            record[name] = parameters[name]
        keys = [reading.key for reading in self.parameters["tie"].readings]
        record.tie = keys.index(parameters["tie"])
        record.start_score[:seats] = parameters["start_score"]
        record.metal[: len(cards)] = [words.METALS.index(card["metal"]) for card in cards]
        record.value[: len(cards)] = [card["value"][0] for card in cards]
        record.side[:seats] = [words.SIDES.index(name) for name in parameters["sides"][:seats]]
        return Prepared(record, STATE)

    def _check(self, seats: int, cards: int, parameters: Mapping[str, Any], place: str) -> None:
        faults = []
        if parameters["rounds"] > parameters["hand"]:
            what = f"{parameters['rounds']} rounds with {parameters['hand']} cards each"
            faults.append(Fault(place, "parameters.rounds", what, "lower it, or raise hand"))
        if parameters["hand"] * seats > cards:
            what = f"{seats} hands of {parameters['hand']} out of {cards} cards"
            faults.append(Fault(place, "parameters.hand", what, "lower it, or add cards"))
        if len(parameters["sides"]) < seats:
            what = f"{len(parameters['sides'])} names for {seats} seats"
            faults.append(Fault(place, "parameters.sides", what, "name every seat"))
        if faults:
            raise ScenarioError(faults)

    @cache  # noqa: B019  (there is one game object)
    def kernels(self) -> Kernels:
        """The compiled rules; the first call imports Numba."""
        from engine.kernels import complete_from
        from tests.support.pennies import kernels

        return complete_from(self.name, kernels)

    def symmetric(self, record: Record) -> bool:
        """All hands are dealt alike; only the scores at the start may differ."""
        return len(set(record.start_score[: record.seats].tolist())) == 1

    def map(self, record: Record) -> Map:
        """No places: there is no board."""
        return Map()

    def seat_names(self, record: Record) -> tuple[str, ...]:
        """Such as "north"."""
        return words.seat_names(record)

    def deals(self, record: Record) -> tuple[str, ...]:
        """Every card by its name."""
        return tuple(words.card_names(record))

    def periods(self, record: Record) -> int:
        """As the parameter says."""
        return int(record.rounds)

    def scale(self, record: Record) -> float:
        """The prize of two rounds."""
        return 2.0 * float(record.prize)

    def most_plies(self, record: Record) -> int:
        """Every seat decides once a round."""
        return int(record.rounds * record.seats)

    def codes(self, record: Record) -> NDArray[np.int32]:
        """Every card of the deck."""
        return np.arange(record.cards, dtype=np.int32)

    def to_text(self, record: Record, state: Record, move: int) -> str:
        """Such as "choose gold 7"."""
        return _VERB + words.card_names(record)[move]

    def in_words(self, record: Record, state: Record, move: int) -> str:
        """Such as "choose gold 7"."""
        metal, rest = words.card_names(record)[move].split(" ", 1)
        return say("choose {metal} {value}", metal=say(metal), value=rest)

    def from_text(self, record: Record, state: Record, text: str) -> int:
        """The number of the card."""
        names = words.card_names(record)
        wanted = text.strip().lower()
        if wanted.startswith(_VERB) and wanted.removeprefix(_VERB) in names:
            return names.index(wanted.removeprefix(_VERB))
        raise RecordError(
            Fault("", "", f"'{text}' is not a valid move", f"write it like: {_VERB}{names[0]}")
        )

    def gesture(self, record: Record, state: Record, move: int) -> tuple[Click, ...]:
        """One press on the card."""
        return (Click("thing", ("card", int(move))),)

    def why_not(self, record: Record, state: Record, move: int) -> Refusal | None:
        """None for a card in the hand of the seat to move."""
        found = _REFUSALS.get(int(self.kernels().reason(record, state, move)))
        return None if found is None else replace(found, text=say(found.text))

    def why_none(self, record: Record, state: Record, kind: str, cell: int = -1) -> Refusal:
        """No card of a metal."""
        if self.kernels().seat_to_move(record, state) < 0:
            return replace(_REFUSALS[1], text=say(_REFUSALS[1].text))
        return Refusal(say("There is no {metal} card in your hand.", metal=say(kind)), ("PN-4",))

    def picture(self, record: Record, state: Record, viewer: int) -> Picture:
        """Hands and choices; those of others show their backs."""
        styles = seat_styles(self, self.seat_names(record))
        mover = int(self.kernels().seat_to_move(record, state))
        over = say("the game is over")
        whose = say("{name} chooses", name=styles[mover].title) if mover >= 0 else over
        zones: list[Zone] = []
        for seat in range(len(styles)):
            seen = viewer in (ALL, seat)
            hand, chosen = (_cards(record, state, holder, seen) for holder in (seat, CHOSEN + seat))
            zones += [
                Zone("hand", seat, say("Hand"), seat, "seat", hand),
                Zone("row", CHOSEN + seat, say("Chosen"), seat, "seat", chosen),
            ]
        played = _cards(record, state, PLAYED, seen=True)
        zones.append(Zone("row", PLAYED, say("Played"), things=played))
        return Picture(
            caption=say(
                "Round {round} of {rounds}: {whose}",
                round=min(state.finished + 1, record.rounds),
                rounds=record.rounds,
                whose=whose,
            ),
            notice="",
            styles=styles,
            zones=tuple(zones),
            seats=tuple(_panel(record, state, seat, mover) for seat in range(len(styles))),
        )

    def faults(self, record: Record, state: Record) -> list[str]:
        """Cards and points that are not conserved."""
        faults = []
        holder = state.holder[: record.cards]
        turn = int(np.count_nonzero(holder >= CHOSEN))
        if turn != state.turn:
            faults.append(f"{turn} cards are chosen at turn {state.turn}")
        for seat in range(int(record.seats)):
            chosen = np.count_nonzero(holder == CHOSEN + seat)
            held = np.count_nonzero(holder == seat) + chosen + state.finished
            if held != record.hand:
                faults.append(f"seat {seat} had {held} cards, not {record.hand}")
            if state.score[seat] != record.start_score[seat] + record.prize * state.won[seat]:
                faults.append(f"the score of seat {seat} does not come from its rounds")
        return faults

    def describe(self, record: Record, state: Record) -> dict[str, Any]:
        """The tables, and who is to decide."""
        return self.write_position(record, state) | {
            "to_move": int(self.kernels().seat_to_move(record, state))
        }


def _cards(record: Record, state: Record, holder: int, seen: bool) -> tuple[Thing, ...]:
    """The cards in one place, face down where they are not seen."""
    cards = np.flatnonzero(state.holder[: record.cards] == holder).tolist()
    if not seen:
        return tuple(Thing("penny", (HIDDEN, number)) for number in range(1, len(cards) + 1))
    names = words.card_names(record)
    return tuple(_card(card, names[card]) for card in cards)


def _card(card: int, name: str) -> Thing:
    metal, value, *copy = name.split()
    tip = " ".join((say(metal), value, *copy))
    return Thing("penny", ("card", card), texts=(say(metal), value), tip=tip)


def _panel(record: Record, state: Record, seat: int, mover: int) -> SeatPanel:
    score = int(state.score[seat])
    cards = int(np.count_nonzero(state.holder[: record.cards] == seat))
    return SeatPanel(seat, score, score, ((say("cards"), cards),), seat == mover)
