"""Pennies: a tiny game with hidden hands and simultaneous choices, for the tests."""

from functools import lru_cache

import numpy as np

from engine.columns import Amounts, Name
from engine.declared_game import DeclaredGame
from engine.declared_moves import Moves, MoveTable, things
from engine.game import DeckSchema, Refusal
from engine.picture import Thing, Zone, backs
from engine.positions.schema import Column, PositionSchema, listed_names, zeros
from tests.support.pennies import state as at

METALS = ("copper", "silver", "gold")
COLUMNS = (
    Name("metal", "What the card is made of.", METALS),
    Amounts("value", "What it is worth.", size=1, low=0, high=at.MOST_VALUE),
)


def names(record):
    """A different name for each card, in the deck's order."""
    cards = zip(record.metal.tolist(), record.value.tolist(), strict=True)
    plain = [f"{METALS[metal]} {value}" for metal, value in cards][: record.cards]
    copies = [plain[:card].count(name) for card, name in enumerate(plain)]
    return tuple(f"{a} ({n + 1})" if n else a for a, n in zip(plain, copies, strict=True))


@lru_cache(maxsize=4)
def moves_of(cards):
    """The moves with a deck: one card."""
    return MoveTable((Moves("choose {}", "PN-4", things("card", cards)),))


def pack(reading):
    """Hands are as large as they must be, and somebody has still to choose."""
    seats, left = range(reading.S.seats), reading.S.hand - reading.value("round")
    chosen = [len(reading.value("chosen.*", seat)) for seat in seats]
    for seat in seats:
        if len(reading.value("hands.*", seat)) + chosen[seat] != left:
            what = f"every seat has {left} cards, with the one that it has chosen"
            reading.fault("hands.*", what, "add cards, or leave some out", seat=seat)
    if sum(chosen) >= len(seats):
        reading.fault("chosen", "every seat has chosen", "leave out that of the seat to decide")


class Pennies(DeclaredGame):
    """The game, as `engine.game.Game` describes it."""

    title, usual, seats = "Pennies", "plain", range(2, at.SEATS + 1)
    sides = ("North", "East", "South", "West")
    moves = moves_of(("",) * at.MOST_CARDS).all
    alike, named_by, move_kinds = True, "sides", METALS
    scenario_dtype, state_dtype = at.SCENARIO, at.STATE
    deck_schemas = {"pennies": DeckSchema("pennies", "Pennies", COLUMNS, 2, at.MOST_CARDS)}  # noqa: RUF012
    measures = ("rounds_won", "cards_left", "value_left")
    weights = {"hand": 0.2}  # noqa: RUF012
    refusals = (
        Refusal("The game is over.", ("PN-6",)),
        Refusal("There is no such card in the deck.", ("PN-1",)),
        Refusal("This card is not in your hand.", ("PN-4",)),
    )
    position_schema = PositionSchema(
        columns=(
            Column("round", "integer", "rounds that are over", high="rounds", field="finished"),
            Column("played", "card", "cards of the rounds before", field="holder", code=at.PLAYED),
            Column("hands.*", "card", "cards in hand", field="holder"),
            Column("chosen.*", "card", "the card chosen", field="holder", code=at.CHOSEN),
            Column("score.*", "integer", "points", high=999, field="score"),
            Column("won.*", "integer", "rounds won", high=at.MOST_CARDS, field="won"),
        ),
        blank=zeros(at.STATE, holder=at.PILE),
        cards=lambda record: listed_names(names(record)),
        pack=pack,
        derived=("turn", "asked"),
    )

    def fill(self, record, board, decks, parameters):
        """The deck."""
        cards = decks["pennies"]
        record.cards = len(cards)
        record.metal[: len(cards)] = [METALS.index(card["metal"]) for card in cards]
        record.value[: len(cards)] = [card["value"][0] for card in cards]

    def unfit(self, record, parameters):
        """Rounds and hands for which there are too few cards."""
        seats, cards, rounds, hand, *_ = record.tolist()
        long = ("rounds", f"{rounds} rounds with {hand} cards each", "lower it, or raise hand")
        large = ("hand", f"{seats} hands of {hand} out of {cards} cards", "lower it, or add cards")
        return [long] * (rounds > hand) + [large] * (hand * seats > cards)

    def scale(self, record):
        """The prize of two rounds."""
        return 2.0 * float(record.prize)

    def most_plies(self, record):
        """Every seat decides once a round."""
        return int(record.rounds * record.seats)

    def faults(self, record, state):
        """Also points that come from no round."""
        odd = state.score != record.start_score + record.prize * state.won
        what = "the score of seat {} does not come from its rounds"
        return [*super().faults(record, state), *map(what.format, np.flatnonzero(odd))]

    def deals(self, record):
        """Every card by its name."""
        return names(record)

    def deal_words(self, record, seats):
        """To a hand, or to the pile."""
        del record
        return (*(f"to {seat}" for seat in seats), "to the pile")

    def table(self, record):
        """The cards of the deck."""
        return moves_of(names(record))

    def in_words(self, record, state, move):
        """Such as "choose gold 7"."""
        return self.say("choose {card}", card=" ".join(self._texts(names(record)[move])))

    def stocks(self, record, state, seat):
        """Cards in hand."""
        return ((self.say("cards"), int(np.count_nonzero(state.holder == seat))),)

    def zones(self, record, state, viewer):
        """The cards played, and hands and choices; those of others show their backs."""
        zones = []
        for seat in range(record.seats):
            seen, chosen = self.sees(viewer, seat), at.CHOSEN + seat
            hands = self._cards(record, state, seat, seen), self._cards(record, state, chosen, seen)
            zones.append(Zone("hand", seat, self.say("Hand"), seat, "seat", hands[0]))
            zones.append(Zone("row", chosen, self.say("Chosen"), seat, "seat", hands[1]))
        played = self._cards(record, state, at.PLAYED, seen=True)
        return (*zones, Zone("row", at.PLAYED, self.say("Played"), things=played))

    def _cards(self, record, state, holder, seen):
        """The cards in one place, face down where they are not seen."""
        cards, known = np.flatnonzero(state.holder == holder).tolist(), names(record)
        if not seen:
            return backs("penny", len(cards))
        texts = [self._texts(known[card]) for card in cards]
        return tuple(
            Thing("penny", ("card", card), texts=text[:2], tip=" ".join(text))
            for card, text in zip(cards, texts, strict=True)
        )

    def _texts(self, name):
        """What stands on a card, and behind it which of equal ones it is."""
        metal, *rest = name.split()
        return (self.say(metal), *rest)


GAME = Pennies()
PLAIN = str(Pennies.folder / "data" / "variants" / "pennies" / "plain.toml")
