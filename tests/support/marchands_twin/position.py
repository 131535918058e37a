"""Where everything is in a game: sites, hands, stocks, markers, and who has to decide what."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.support.marchands_twin.game import RANKS, Game

DECISIONS = ("place", "orders", "reward", "elector", "announce")


@dataclass
class Position:
    """A position of a game; lists are by seat or by space.

    Attributes:
        stage: A decision, a phase that nobody decides (see `twin`), or over.
        finished: Rounds that are over.
        caravans: Space of each seat's caravan; None before it is placed.
        tokens: Orders that each seat has laid this round, from the left.
        goods: Tokens on each space, coal to gold.
        contract_at: Number of the contract on each space.
        church_at: Seat whose church stands on each space.
        electors: Electors of each seat in each region.
        visited: Spaces where each seat has taken goods this round.
        deck: City cards not drawn since the pile was mixed; none if a die is rolled.
        rank: Rank that is being announced.
        slot, turn: Place in the row and seat of the token that is being carried out.
        lots: Seats that were drawn when the game was over.
    """

    game: Game
    stage: str = "place"
    finished: int = 0
    starter: int = 0
    caravans: list[int | None] = field(default_factory=list)
    tokens: list[list[str]] = field(default_factory=list)
    done: list[bool] = field(default_factory=list)
    goods: list[list[int]] = field(default_factory=list)
    contract_at: list[int | None] = field(default_factory=list)
    church_at: list[int | None] = field(default_factory=list)
    held: list[list[int]] = field(default_factory=list)
    kept: list[list[int]] = field(default_factory=list)
    tiles: list[int] = field(default_factory=list)
    electors: list[list[int]] = field(default_factory=list)
    church_stock: list[int] = field(default_factory=list)
    elector_stock: list[int] = field(default_factory=list)
    visited: list[set[int]] = field(default_factory=list)
    goods_marker: int = 0
    contract_marker: int = 0
    bag: list[int] = field(default_factory=list)
    out_of_game: list[int] = field(default_factory=list)
    contract_bag: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    announcements: list[int] = field(default_factory=list)
    rank: int = 0
    slot: int = 0
    turn: int = 0
    electors_left: int = 0
    lots: list[int] = field(default_factory=list)

    def where(self, seat: int) -> int:
        """Space of a caravan that has been placed."""
        space = self.caravans[seat]
        if space is None:
            raise ValueError(f"the caravan of seat {seat} is not on the map")
        return space

    def clear_orders(self) -> None:
        """Take back all tokens; everybody may take goods everywhere again (ME-7, ME-11)."""
        seats = range(self.game.seats)
        self.tokens = [[] for _ in seats]
        self.done = [False for _ in seats]
        self.visited = [set() for _ in seats]
        self.slot = self.turn = 0


def bare(game: Game) -> Position:
    """Nothing on the map, all in bags and stocks (ME-1, ME-2)."""
    seats, spaces = range(game.seats), range(len(game.places.levels))
    position = Position(game)
    position.caravans = [None for _ in seats]
    position.goods = [[0] * len(RANKS) for _ in spaces]
    position.contract_at = [None for _ in spaces]
    position.church_at = [None for _ in spaces]
    position.held = [[0] * len(RANKS) for _ in seats]
    position.kept = [[] for _ in seats]
    position.tiles = [0 for _ in seats]
    position.electors = [[0] * game.places.region_count for _ in seats]
    position.church_stock = [game.number("churches") for _ in seats]
    position.elector_stock = [game.number("electors") for _ in seats]
    position.bag = list(game.supply)
    position.out_of_game = [0] * len(RANKS)
    position.contract_bag = list(range(len(game.contracts)))
    position.deck = [] if game.reads("drawing", "die") else full_deck(game)
    position.clear_orders()
    return position


def full_deck(game: Game) -> list[int]:
    """One card for each city (ME-A9)."""
    return list(range(1, len(game.places.cities()) + 1))
