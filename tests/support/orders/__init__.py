"""Orders: a tiny game of secret orders on points and links, for the tests."""

# ruff: noqa: N806  (S and G, as in kernels; what is handed over need not be used)

from engine.boards.stored import stored_map
from engine.declared_game import DeclaredGame
from engine.declared_moves import Moves, choice
from engine.game import Attribute, BoardSchema, Click, Refusal, SpaceKind
from engine.picture import HIDDEN, Thing, Zone
from engine.positions.schema import Column, PositionSchema, listed_names, zeros
from tests.support.orders import state as held

WORDS = ("", *(f"go {letter}" for letter in "abcd"), "take", "done")
SLOTS = ("first", "second", "third")
SCHEMA = BoardSchema(
    kinds=(SpaceKind("town", "o", "Town", "Pawns stand here."),),
    most_cells=held.TOWNS,
    most_links=16,
    most_areas=8,
    layout="graph",
    links=(SpaceKind("road", "r", "Road", "Its label is a letter from a to d."),),
    areas=(SpaceKind("field", "f", "Field", "Its spaces are the towns that take its goods."),),
    attributes=(
        Attribute("worth", "area", "integer", "Points for a good.", low=1, high=9, default=1),
    ),
    labels=tuple("abcd"),
    labels_differ=True,
    connected=True,
    steps=3,
)


def unpack(S, G):
    """The orders that lie there."""
    return {f"{slot}.*": G.plan[: S.seats, at].tolist() for at, slot in enumerate(SLOTS)}


def pack(reading):
    """The orders of a file; somebody has still to lay one."""
    S, G = reading.S, reading.G
    for seat in range(S.seats):
        G.plan[seat] = [reading.value(f"{slot}.*", seat) for slot in SLOTS]
        if not 0 <= G.town[seat] < held.TOWNS or S.road[G.town[seat]].max() < 0:
            reading.fault("town.*", "the pawn stands in no town", "name a town", seat=seat)
    if all(held.DONE in row or all(row[: S.orders]) for row in G.plan[: S.seats]):
        reading.fault("first.*", "all have laid their orders", "leave one out", seat=0)


class Orders(DeclaredGame):
    """The game, as `engine.game.Game` describes it."""

    title, usual, seats = "Orders", "valley", range(2, held.SEATS + 1)
    moves = (
        Moves("go {}", "OR-3", choice(*"abcd"), key="{}"),
        Moves("take", "OR-5", key="x"),
        Moves("done", "OR-3", key="e"),
    )
    limit = 0  # seconds to lay orders; tests set it
    lead, alike, weights = 3.0, True, {"reach": 0.4}
    scenario_dtype, state_dtype, board_schema = held.SCENARIO, held.STATE, SCHEMA
    refusals = (
        Refusal("The game is over.", ("OR-7",)),
        Refusal("No road with this letter leaves the town.", ("OR-3",)),
    )
    position_schema = PositionSchema(
        columns=(
            Column("round", "integer", "rounds that are over", high="rounds", field="finished"),
            Column("starter", "seat", "whose orders come first", field="starter"),
            Column("chance", "integer", "seed of goods to come", high=2**64 - 1, field="chance"),
            Column("goods", "mapped", "goods", words=tuple("123456789"), field="goods", code=1),
            Column("town.*", "site", "where the pawn stands", field="town"),
            *(Column(f"{slot}.*", "word", f"{slot} order", words=WORDS) for slot in SLOTS),
            Column("score.*", "integer", "points", high=999, field="score"),
        ),
        blank=zeros(held.STATE),
        sites=lambda record: listed_names(stored_map(record.board, SCHEMA).keys),
        packed=("plan",),
        pack=pack,
        unpack=unpack,
        derived=("asked", "step"),
    )

    def fill(self, record, board, decks, parameters):
        """Roads and areas."""
        found = board.map
        record.sites, record.areas, record.road[:] = found.sites, len(found.areas), -1
        for number, link in enumerate(found.links):
            letter = " abcd".index(link.label)
            for town, end in (link.ends, link.ends[::-1]):
                record.road[town, letter], record.end[town, letter] = number, end
        for site, area in enumerate(found.areas, start=found.sites - len(found.areas)):
            record.beside[list(area.spaces), site] = 1
            record.worth[site] = area.attributes["worth"]

    def most_plies(self, record):
        """All orders of all rounds."""
        return int(record.rounds * record.seats * record.orders)

    def seconds(self, record, state):
        """See `engine.remarks.Clocked`."""
        return self.limit

    def late(self, record, state):
        """No more orders."""
        return held.DONE - 1

    def gesture(self, record, state, move):
        """The button, and the road or the own pawn."""
        from tests.support.orders.kernels import planned, seat_to_move

        seat = max(int(seat_to_move(record, state)), 0)
        button, *rest = super().gesture(record, state, move)
        if move + 1 == held.TAKE:
            rest = [Click("thing", ("piece", seat))]
        elif rest and (road := record.road[planned(record, state, seat), move + 1]) >= 0:
            rest = [Click("thing", ("link", int(road)))]
        return (button, *rest)

    def narrate(self, record, before, after, viewer):
        """Whose order was carried out, or that the round is over."""
        if after.finished > before.finished:
            return "The round is over: goods come to the fields."
        slot, place = divmod(after.step - 1, record.seats)
        seat, won = (after.starter + place) % record.seats, int((after.score - before.score).max())
        told = f"{self.styles_of(record)[seat].title}: {WORDS[after.plan[seat, slot]]}"
        return told + (f", {won} point{'s' * (won > 1)}" if won else "")

    def zones(self, record, state, viewer):
        """The valley, and the orders before each seat."""
        goods, first, towns = state.goods, record.sites - record.areas, state.town.tolist()
        things = [
            Thing("good", ("piece", 90 + n), on=("area", n), count=int(goods[first + n]))
            for n in range(record.areas)
            if goods[first + n]
        ]
        for seat in range(record.seats):
            if self.sees(viewer, seat) and self.kernels().blind(record, state):
                things[:0] = self._way(record, state, seat)
            shift, town = (seat % 2 * 0.6 - 0.3, seat // 2 * 0.6 - 0.3), ("space", towns[seat])
            things.append(Thing("pawn", ("piece", seat), seat, town, shift=shift, tip="pawn"))
        plans = [self._plan(record, state, viewer, seat) for seat in range(record.seats)]
        rows = [Zone("row", 1 + at, "Orders", at, "seat", plan) for at, plan in enumerate(plans)]
        return (Zone("map", 0, things=tuple(things)), *rows)

    def _way(self, record, state, seat):
        """The roads of the orders that a seat has laid, for its own eyes."""
        town = state.town[seat]
        for n, code in enumerate(state.plan[seat], 50 + 10 * seat):
            if 0 < code < held.TAKE and (road := record.road[town, code]) >= 0:
                yield Thing("way", ("piece", n), seat, ("link", int(road)))
                town = record.end[town, code]

    def _plan(self, record, state, viewer, seat):
        """Orders of a seat; while they are secret, others see only that it has chosen."""
        plan = state.plan[seat, : record.orders]
        if not self.sees(viewer, seat) and self.kernels().blind(record, state):
            return (Thing("order", (HIDDEN, 1), seat),) if held.DONE in plan or plan.all() else ()
        words = enumerate(((WORDS[code],) for code in plan if code), 10 + 10 * seat)
        return tuple(Thing("order", ("piece", n), seat, texts=one) for n, one in words)


GAME = Orders()
