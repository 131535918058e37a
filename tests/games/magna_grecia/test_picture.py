"""The picture of a position: every piece once, in its place, and nothing that is hidden."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import cos, dist, radians, sin

import numpy as np
import pytest

from engine.boards.files import read_board
from engine.declared import check_values, read_parameters
from engine.folders import boards_folder, variants_folder
from engine.games.magna_grecia import deal, markets, rules, setup
from engine.games.magna_grecia.ground import places
from engine.games.magna_grecia.picture import CARDS, MAP, picture, seat_styles
from engine.games.magna_grecia.state import CITY_TILE, DRAFT, MOST_MOVES, NO_PLACE, OVER, ROAD_TILE
from engine.games.magna_grecia.styles import STYLES
from engine.picture import ALL, PUBLIC
from engine.scenarios.decks import read_deck
from tests.support.sources import ROOT

GAME = "magna_grecia"


@dataclass(frozen=True, eq=False)
class Setting:
    """A scenario with what it was made of."""

    record: np.record
    state_dtype: np.dtype
    board: object

    @property
    def map(self):
        """The places of the record."""
        return places(self.record)


@cache
def setting(name="recon-1", seats=4, **changes):
    """A scenario on a shipped board with the shipped deck."""
    declared = read_parameters(ROOT / f"engine/games/{GAME}/parameters.toml")
    given = {
        key: list(value) if isinstance(value, tuple) else value for key, value in changes.items()
    }
    values, faults = check_values(declared, given, seats, "test")
    assert not faults
    board = read_board(boards_folder() / GAME / f"{name}.toml", lambda _: setup.BOARD_SCHEMA)
    deck = read_deck(variants_folder() / GAME / "decks/classic.toml", setup.DECK_SCHEMA, GAME)
    made = setup.prepare(declared, seats, board, deck.cards, values, "test")
    return Setting(made.record, made.state_dtype, board)


@cache
def played(scene, seed, plies=100_000):
    """The position after so many random moves, or the final one. Not to be written to."""
    state = np.zeros(1, scene.state_dtype).view(np.recarray)[0]
    deal.reset(scene.record, state, np.uint64(seed))
    moves = np.zeros(MOST_MOVES, dtype=np.int32)
    chance = random.Random(seed)
    for _ in range(plies):
        count = rules.legal(scene.record, state, moves)
        if count == 0:
            break
        rules.act(scene.record, state, int(moves[chance.randrange(count)]))
    return state


def copied(scene, state):
    """A copy that a test may write to."""
    row = np.zeros(1, scene.state_dtype).view(np.recarray)
    row[0] = state
    return row[0]


def members(mask):
    """Places of a mask."""
    return [place for place in range(64) if int(mask) >> place & 1]


SCENES = [
    pytest.param(setting, id="flat"),
    pytest.param(lambda: setting("generated-2", 3), id="pointy"),
    pytest.param(lambda: setting("duel", 2, city_grace="whole_city"), id="two"),
]
AT = [(1, 3), (2, 60), (3, 130), (4, 200), (5, 100_000)]


@pytest.fixture(params=SCENES)
def scene(request):
    """A scenario."""
    return request.param()


@pytest.fixture(params=AT, ids=lambda at: f"seed{at[0]}")
def view(scene, request):
    """A scenario, a position and the onlooker's picture of it."""
    state = played(scene, *request.param)
    return scene, state, picture(scene.record, state, PUBLIC)


def lying(shown):
    """The pieces on the board."""
    return shown.zone(MAP).things


def cell_of(piece):
    """The cell that a piece lies on."""
    kind, cell = piece.on
    assert kind == "space"
    return cell


def cells_of(shown, *looks):
    """Cells of the pieces with one of the looks, sorted."""
    return sorted(cell_of(piece) for piece in lying(shown) if piece.look in looks)


def cards_of(shown):
    """The action cards at the side, without the marks that lie on them."""
    return [thing for thing in shown.zone(CARDS).things if thing.on is None]


def order_on(shown, card):
    """Seats of the marks on a card."""
    return tuple(thing.seat for thing in shown.zone(CARDS).things if thing.on == card.address)


def test_the_spaces_are_those_of_the_board(scene):
    """Names, places, outlines and kinds of the map are the board's own; all of them are there."""
    shown, board, found = picture(scene.record, played(scene, 1, 3), 0), scene.board, scene.map
    assert shown.zone(MAP).sites is None
    assert found.size == board.size
    assert [(space.name, space.centre, space.outline, space.kind) for space in found.spaces] == [
        (board.name_of(cell), board.centre(cell), board.outline(cell), board.kinds[cell])
        for cell in range(len(board))
    ]


def test_every_tile_shows_once(view):
    """Each road and city tile of the state is one piece of its seat; there is no other."""
    _, state, shown = view
    tiles = {cell: int(tile) for cell, tile in enumerate(state.tile) if tile}
    roads = sorted(
        (cell_of(piece), piece.seat + ROAD_TILE) for piece in lying(shown) if piece.look == "road"
    )
    cities = sorted(
        (cell_of(piece), piece.seat + CITY_TILE) for piece in lying(shown) if piece.look == "tile"
    )
    assert roads == sorted((cell, tile) for cell, tile in tiles.items() if tile < CITY_TILE)
    assert cities == sorted((cell, tile) for cell, tile in tiles.items() if tile >= CITY_TILE)


def test_every_market_shows_once(view):
    """Each market is one cylinder of its seat on the hex that names its place."""
    scene, state, shown = view
    wanted = Counter()
    for seat in range(scene.record.seats):
        for look, mask in (("cylinder", state.unsold[seat]), ("cylinder_lying", state.sold[seat])):
            for place in members(mask):
                wanted[look, seat, int(scene.record.place_cell[place])] += 1
    assert wanted == Counter(
        (piece.look, piece.seat, cell_of(piece))
        for piece in lying(shown)
        if piece.look.startswith("cylinder")
    )


def test_every_place_shows_once(view):
    """A village is a house, an oracle a temple, and no hex is both."""
    scene, state, shown = view
    named = scene.record.place_cell
    assert cells_of(shown, "house") == sorted(int(named[p]) for p in members(state.villages))
    assert cells_of(shown, "temple", "temple_free") == sorted(
        int(named[p]) for p in members(state.oracle_places)
    )


def test_pieces_lie_on_their_space(view):
    """Shifted by less than half a hex; both ends of a road are on the space's outline."""
    scene, _, shown = view
    for piece in lying(shown):
        centre = scene.board.centre(cell_of(piece))
        assert dist(piece.shift, (0.0, 0.0)) < 0.5
        if piece.look == "road":
            ends = (piece.path[0], piece.path[-1])
            assert [round(dist(end, centre), 9) for end in ends] == [0.5, 0.5]


def test_straight_roads_run_through_the_middle(view):
    """A road is straight exactly if its edges are opposite; a curved one has a control point."""
    scene, _, shown = view
    for piece in lying(shown):
        if piece.look == "road":
            straight = round(dist(piece.path[0], piece.path[-1]), 9) == 1.0
            bend = () if straight else (scene.board.centre(cell_of(piece)),)
            assert piece.path[1:-1] == bend


def road_ends(shown):
    """Roads by each of their ends, rounded."""
    found = {}
    for piece in lying(shown):
        if piece.look == "road":
            for end in (piece.path[0], piece.path[-1]):
                found.setdefault(rounded(end), []).append(piece)
    return found


def rounded(point):
    """A point that can be compared."""
    return round(point[0], 4), round(point[1], 4)


def followed(board, shown, temple):
    """The spaces at the other end of the road that a temple faces, as the eye follows it."""
    turn, (x, y) = radians(temple.angle), board.centre(cell_of(temple))
    here = rounded((x + cos(turn) / 2, y + sin(turn) / 2))
    ends, met = road_ends(shown), set()
    while road := next((road for road in ends.get(here, ()) if cell_of(road) not in met), None):
        met.add(cell_of(road))
        here = next(rounded(end) for end in (road.path[0], road.path[-1]) if rounded(end) != here)
    cells = range(len(board))
    beside = [cell for cell in cells if abs(dist(board.centre(cell), here) - 0.5) < 1e-3]
    return [cell for cell in beside if cell not in met], len(met)


@pytest.mark.parametrize("scenario", SCENES[:2])
def test_a_temple_faces_the_road_to_its_controller(scenario):
    """MG-39: whoever follows the road before a temple's front comes to the city that holds it."""
    scene = scenario()
    seen = 0
    for seed in range(12):
        state = played(scene, seed)
        shown = picture(scene.record, state, PUBLIC)
        for temple in (piece for piece in lying(shown) if piece.angle is not None):
            city = int(state.controller[int(scene.record.place_of[cell_of(temple)])])
            reached, length = followed(scene.board, shown, temple)
            assert city in {int(state.place[cell]) for cell in reached}
            assert length > 0
            assert int(state.cities[temple.seat]) >> city & 1
            seen += 1
    assert seen > 0


def test_a_free_temple_faces_nowhere():
    """An oracle that no city controls belongs to nobody and says so."""
    scene = setting()
    state = played(scene, 1, 12)
    pieces = lying(picture(scene.record, state, 0))
    temples = [piece for piece in pieces if piece.look == "temple_free"]
    assert len(temples) == 9
    assert all(piece.seat == -1 and piece.angle is None for piece in temples)
    assert all(piece.tip.endswith("controlled by nobody") for piece in temples)


def test_markets_never_overlap():
    """Room for both kinds of all four seats on one hex (MG-A13): bodies are 0.27 wide."""
    scene = setting()
    state = copied(scene, played(scene, 1, 12))
    village = members(state.villages)[0]
    state.unsold[:] |= np.uint64(1 << village)
    state.sold[:] |= np.uint64(1 << village)
    cell = scene.record.place_cell[village]
    pieces = [one for one in lying(picture(scene.record, state, 0)) if cell_of(one) == cell]
    at = [one.shift for one in pieces if one.look.startswith("cylinder")]
    assert len(at) == 8
    assert min(dist(*pair) for pair in combinations(at, 2)) > 0.27


def test_a_market_stays_where_it_is_when_it_is_sold():
    """The corner of the hex belongs to the seat, so that nothing jumps about."""
    scene = setting()
    state = copied(scene, played(scene, 1, 12))
    village = members(state.villages)[0]
    state.unsold[2] |= np.uint64(1 << village)
    before = lying(picture(scene.record, state, 0))[-1]
    state.unsold[2] = 0
    state.sold[2] |= np.uint64(1 << village)
    after = lying(picture(scene.record, state, 0))[-1]
    assert (before.look, after.look) == ("cylinder", "cylinder_lying")
    assert (after.address, after.shift) == (before.address, before.shift)


def tiles_of(shown):
    """Look, owner, place and path of each tile by its address."""
    return {
        piece.address: (piece.look, piece.seat, piece.on, piece.path)
        for piece in lying(shown)
        if piece.look in {"road", "tile"}
    }


def test_a_tile_keeps_its_address():
    """Motion goes by addresses: what lies there is called alike after every move."""
    scene = setting()
    state = copied(scene, played(scene, 3, 60))
    moves = np.zeros(MOST_MOVES, dtype=np.int32)
    first = before = tiles_of(picture(scene.record, state, PUBLIC))
    for _ in range(40):
        count = rules.legal(scene.record, state, moves)
        rules.act(scene.record, state, int(moves[count // 2]))
        after = tiles_of(picture(scene.record, state, PUBLIC))
        assert before.items() <= after.items()
        before = after
    assert len(first) < len(before)


@pytest.mark.parametrize("visible", ["next", "none", "all"])
@pytest.mark.parametrize("seat", range(4))
def test_a_seat_never_sees_hidden_cards(visible, seat):
    """MG-5, MG-A17: whatever the hidden cards are, the picture stays the same."""
    scene = setting(visible_cards=visible)
    state = played(scene, 7, 70)
    before = picture(scene.record, state, seat)
    other = copied(scene, state)
    stream = np.array([99], dtype=np.uint64)
    deal.determinize(scene.record, other, seat, stream)
    assert (other.cards != state.cards).any() == (visible != "all")
    assert picture(scene.record, other, seat) == before


@pytest.mark.parametrize(
    ("visible", "viewer", "hidden"),
    [
        ("next", 1, [False, False]),
        ("next", PUBLIC, [False, False]),
        ("none", 1, [False, True]),
        ("none", PUBLIC, [False, True]),
        ("none", ALL, [False, False]),
        ("all", 1, [False] * 12),
    ],
)
def test_cards_on_the_table(visible, viewer, hidden):
    """The card in play and the next one; under `all` every card to come."""
    scene = setting(visible_cards=visible)
    shown = picture(scene.record, played(scene, 1, 3), viewer)
    cards = cards_of(shown)
    assert [card.hidden for card in cards] == hidden
    titles = [card.texts[0] for card in cards if not card.hidden]
    assert titles[:2] == ["Round 1 of 12", "Next"][: len(titles)]
    assert all(bool(order_on(shown, card)) != card.hidden for card in cards)


def test_a_card_shows_its_row_of_the_table():
    """Order, border and amounts are those of the deck, in seats (yellow medium, FR figure A)."""
    scene = setting(stacking="as_listed", rounds=3)
    shown = picture(scene.record, played(scene, 1, 3), 0)
    _, second, third = cards_of(shown)
    assert third.address == ("card", 2)
    assert (third.texts[0], order_on(shown, third), third.seat) == ("Round 3 of 3", (0, 1, 2, 3), 0)
    assert second.texts[1:] == ("roads", "3", "4", "cities", "2", "3", "draw", "5", "7")


def test_colours_that_nobody_plays_are_skipped():
    """MG-6: two seats, red and brown; a yellow border belongs to nobody."""
    scene = setting("duel", 2, stacking="as_listed", colours=("red", "brown"))
    shown = picture(scene.record, played(scene, 1, 3), 0)
    assert [style.name for style in shown.styles] == ["red", "brown"]
    cards = cards_of(shown)
    assert (order_on(shown, cards[0]), cards[0].seat) == ((1, 0), -1)
    assert (order_on(shown, cards[3]), cards[3].seat) == ((1, 0), 1)


def test_the_last_round_has_no_next_card():
    """A single round shows a single card, and a finished game none."""
    scene = setting(rounds=1)
    assert len(cards_of(picture(scene.record, played(scene, 1, 3), 0))) == 1
    assert cards_of(picture(scene.record, played(scene, 1), 0)) == []


def test_panels_tell_what_the_state_holds(view):
    """Score, stocks and the final score that each seat would have now."""
    scene, state, shown = view
    final = np.zeros(scene.record.seats, dtype=np.int64)
    markets.standing(scene.record, state, final)
    for seat, panel in enumerate(shown.seats):
        assert (panel.seat, panel.score, panel.standing) == (seat, state.score[seat], final[seat])
        assert dict(panel.stocks) == {
            "roads": state.front_roads[seat],
            "cities": state.front_cities[seat],
            "roads in reserve": state.reserve_roads[seat],
            "cities in reserve": state.reserve_cities[seat],
            "markets": state.supply[seat],
        }
    assert [panel.to_move for panel in shown.seats].count(True) == (state.phase != OVER)


def test_captions_follow_the_game():
    """The line over the board says the round, the seat and what it does."""
    scene = setting()
    said = [
        picture(scene.record, played(scene, 1, plies), PUBLIC).caption for plies in (3, 9, 100_000)
    ]
    assert played(scene, 1, 3).phase == DRAFT
    assert said[0].startswith("Oracle 4 of 9: ")
    assert said[0].endswith(" places")
    assert said[1].startswith("Round 1 of 12: ")
    assert said[1].endswith(" lays tiles")
    assert said[2].startswith("Game over: ")


def finished(scores, tiles):
    """Caption of a finished game with these scores and tiles left in front."""
    scene = setting()
    state = copied(scene, played(scene, 1))
    state.score[:] = scores
    state.front_roads[:] = tiles
    state.front_cities[:] = 0
    return picture(scene.record, state, PUBLIC).caption


@pytest.mark.parametrize(
    ("scores", "tiles", "caption"),
    [
        ([1, 2, 3, 41], [0, 0, 0, 0], "Game over: Vermilion wins with 41"),
        ([41, 2, 3, 41], [1, 0, 0, 0], "Game over: Yellow wins with 41, by unused tiles"),
        ([41, 2, 3, 41], [1, 0, 0, 1], "Game over: Yellow and Vermilion share the win with 41"),
        (
            [41, 41, 3, 41],
            [1, 1, 0, 1],
            "Game over: Yellow, Orange and Vermilion share the win with 41",
        ),
    ],
)
def test_the_result_is_said_in_words(scores, tiles, caption):
    """MG-43: the winner, or how a tie was broken, or who shares the win."""
    assert finished(scores, tiles) == caption


def test_tips_say_what_a_place_is_worth(view):
    """A city's tooltip has its tiles, connections and price; a village's the same but tiles."""
    _, state, shown = view
    for piece in lying(shown):
        if piece.look not in {"tile", "house"}:
            continue
        place = int(state.place[cell_of(piece)])
        if place == NO_PLACE or "unfinished" in piece.tip:
            continue
        links = int(state.links[place]).bit_count()
        assert f" {links} connection{'' if links == 1 else 's'}:" in piece.tip
        assert piece.tip.endswith(f"market price {state.price[place]}")


def test_seats_differ_in_more_than_colour():
    """Colour, shape and hatch are each unique, for people who do not see colours."""
    styles = STYLES.values()
    for column in ("colour", "shape", "hatch", "title"):
        assert len({getattr(style, column) for style in styles}) == 4
    assert seat_styles(setting().record) == tuple(styles)
