"""Bots by name, compiled for a game, and single decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from threading import local
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.bots.clock import CLOCK, ticking
from engine.bots.minds import EDGE, NODE, Desk, Minds
from engine.bots.personas import Persona, find_persona
from engine.bots.spec import BOTS, KINDS, OPTIONS, ROLLOUTS, BotSpec, parse_bot
from engine.errors import Fault, OikistError
from engine.game import Game

MOST_NODES: Final = 1_000_000
EDGES_PER_NODE: Final = 40
NODES_PER_SECOND: Final = 50_000
CROWDED: Final = 24  # moves a position for which there is room in trees that may fill it all
REMEMBERED: Final = 8  # bots and scenarios of single decisions
REMEMBERED_BYTES: Final = 2**26  # for them all in a thread, but for the one that thinks
_bound: dict[tuple[str, ...], Callable[..., Any]] = {}


@dataclass(frozen=True)
class Cast:
    """Who plays a scenario.

    Attributes:
        bots: One per seat.
        kinds: Kinds of bots that play, each once, in the order of KINDS; what loops are
            compiled for.
        minds: What each seat's bot goes by.
    """

    bots: tuple[BotSpec, ...]
    kinds: tuple[str, ...]
    minds: Minds

    @property
    def timed(self) -> bool:
        """Whether some bot has a budget of seconds, so that it needs a clock."""
        return not all(bot.reproducible for bot in self.bots)


def bot_names() -> tuple[str, ...]:
    """A usual bot of every kind, simplest first."""
    return KINDS


def weights_of(game: Game, kind: str = "greedy") -> NDArray[np.float64]:
    """The weights of the game's `evaluate`; float64, shape (weights,).

    Args:
        kind: Of the bot: a search has weights of its own.
    """
    named = game.search_weights if kind == "search" else game.weights
    return np.array(list(named.values()), dtype=np.float64)


def cast_for(
    scenario: Any,
    bots: Sequence[str | BotSpec],
    weights: NDArray[np.float64] | None = None,
) -> Cast:
    """Make bots ready for a scenario.

    Args:
        scenario: An `engine.scenarios.scenario.Scenario`.
        bots: One per seat.
        weights: Of each seat's bot, shape (seats, weights); None for the game's own.

    Raises:
        OikistError: An unknown bot or persona, with every fault.
    """
    game: Game = scenario.game
    specs, faults = [], []
    for bot in bots:
        try:
            spec = bot if isinstance(bot, BotSpec) else parse_bot(bot)
            specs.append((spec, find_persona(game, spec.persona, scenario.here)))
        except OikistError as error:
            faults += [fault for fault in error.faults if fault not in faults]
    if not faults and len(specs) != scenario.seats:
        what = f"{len(specs)} bots for {scenario.seats} seats"
        faults.append(Fault("", BOTS, what, "name one for each seat"))
    if faults:
        raise OikistError(faults)
    played = {spec.kind for spec, _ in specs}
    kinds = tuple(kind for kind in KINDS if kind in played)
    usual = {
        "scale": game.scale(scenario.record),
        "explore": game.stake(scenario.record),
        "plies": game.reach(scenario.record),
    }
    minds = _minds(game, specs, kinds, weights, usual)
    return Cast(tuple(spec for spec, _ in specs), kinds, minds)


def _minds(
    game: Game,
    specs: list[tuple[BotSpec, Persona | None]],
    kinds: tuple[str, ...],
    weights: NDArray[np.float64] | None,
    usual: Mapping[str, float],
) -> Minds:
    words = game.move_kinds
    own = np.array([weights_of(game, spec.kind) for spec, _ in specs])
    minds = Minds(
        kinds=np.array([kinds.index(spec.kind) for spec, _ in specs], dtype=np.int64),
        weights=own if weights is None else np.array(weights, dtype=np.float64),
        options=np.array([_options(game, spec, usual) for spec, _ in specs], dtype=np.float64),
        bonus=np.zeros((len(specs), max(len(words), 1)), dtype=np.float64),
        shaped=np.zeros(len(specs), dtype=np.int64),
    )
    names = list(game.weights)
    for seat, (_, persona) in enumerate(specs):
        if persona is None:
            continue
        for word, points in persona.bonus.items():
            minds.bonus[seat, words.index(word)] = points
        for word in persona.ban:
            minds.bonus[seat, words.index(word)] = -np.inf
        for name, factor in persona.weights.items():
            minds.weights[seat, names.index(name)] *= factor
        minds.shaped[seat] = bool(persona.bonus or persona.ban)
    return minds


def _options(game: Game, spec: BotSpec, usual: Mapping[str, float]) -> list[float]:
    """Budget, rollout, numbers and room of a bot, in the order of the constants in `minds`.

    Args:
        usual: What the game says of options that are 0.
    """
    given = zip(OPTIONS, spec.options, strict=True)
    numbers = [number or usual.get(name, number) for name, number in given]
    rollout = ROLLOUTS.index(spec.rollout)
    return [spec.iterations, spec.seconds * 1e9, rollout, *numbers, *_room(game, spec)]


def _room(game: Game, spec: BotSpec) -> tuple[int, int]:
    """Nodes and edges that the tree of a bot may have: enough for its budget, or its memory."""
    if spec.kind != "search":
        return 1, 1
    nodes = min((spec.iterations or int(spec.seconds * NODES_PER_SECOND)) + 1, MOST_NODES)
    edges = nodes * EDGES_PER_NODE + game.most_moves + 1  # one leads to the root
    most = spec.memory * 2**20
    if nodes * NODE.itemsize + edges * EDGE.itemsize > most:
        nodes = min(nodes, most // (NODE.itemsize + CROWDED * EDGE.itemsize))
        edges = (most - nodes * NODE.itemsize) // EDGE.itemsize
    return nodes, max(edges, game.most_moves + 1)


def desk_for(scenario: Any, cast: Cast) -> Desk:
    """Room for one thread in which these bots can think."""
    game: Game = scenario.game
    seats, plies = scenario.seats, game.most_plies(scenario.record)
    rooms = [_room(game, bot) for bot in cast.bots]
    nodes, edges = (max(each) for each in zip(*rooms, strict=True))
    return Desk(
        states=np.zeros(4, scenario.state_dtype).view(np.recarray),
        moves=np.zeros(game.most_moves, dtype=np.int32),
        replies=np.zeros(game.most_moves, dtype=np.int32),
        values=np.zeros(game.most_moves, dtype=np.float64),
        sums=np.zeros(game.most_moves, dtype=np.float64),
        nodes=np.zeros(nodes, NODE).view(np.recarray),
        edges=np.zeros(edges, EDGE).view(np.recarray),
        path=np.zeros((min(nodes, plies) + 1, 2), dtype=np.int32),
        used=np.zeros(4, dtype=np.int64),
        rewards=np.zeros(seats, dtype=np.float64),
        scores=np.zeros(seats, dtype=np.float64),
        shares=np.zeros(seats, dtype=np.float64),
        standing=np.zeros(seats, dtype=np.int64),
        last=np.zeros(seats, dtype=np.int32),
        luck=np.zeros(1, dtype=np.uint64),
        clock=CLOCK,
    )


def chooser(game: Game, kind: str) -> Callable[..., Any]:
    """The compiled `choose` of one kind of bot for one game."""
    from engine.bots import greedy, uniform
    from engine.jit import bind

    key = (game.name, kind)
    if key not in _bound:
        kernels = game.kernels()
        if kind == "uniform":
            _bound[key] = uniform.choose
        elif kind == "greedy":
            _bound[key] = bind(
                greedy.choose,
                game.name,
                weigh=_weigh(game),
                imagine=kernels.imagine,
                blind=_seen_blind(game),
            )
        else:
            _bound[key] = _search(game)
    return _bound[key]


def _weigh(game: Game) -> Callable[..., Any]:
    from engine.bots import choice, greedy
    from engine.jit import bind

    key = (game.name, "weigh", "")
    if key not in _bound:
        kernels = game.kernels()
        _bound[key] = bind(
            greedy.weigh,
            game.name,
            blind=_seen_blind(game),
            appraise=kernels.appraise or plain_appraisal(game),
            appraise_together=_together(game),
            kind=kernels.kind or choice.no_kind,
        )
    return _bound[key]


def _seen_blind(game: Game) -> Callable[..., Any]:
    """Which groups greedy bots look through: none where the game itself appraises choices."""
    from engine.kernels import no_group

    kernels = game.kernels()
    return no_group if kernels.appraise is not None else kernels.blind


def _together(game: Game) -> Callable[..., Any]:
    """The compiled appraisal in an open group; never called where there are none."""
    from engine.bots import greedy
    from engine.jit import bind
    from engine.kernels import has_groups

    kernels = game.kernels()
    if not has_groups(kernels) or kernels.appraise is not None:
        return greedy.no_group_to_appraise
    parts = {"blind": kernels.blind, "apply": kernels.apply}
    return bind(
        greedy.appraise_together,
        game.name,
        finish_group=_finish_group(game),
        lead=bind(greedy.lead, game.name, evaluate=kernels.evaluate),
        **parts,
    )


def _finish_group(game: Game) -> Callable[..., Any]:
    from engine.bots import greedy
    from engine.jit import bind
    from engine.kernels import has_groups

    kernels = game.kernels()
    if not has_groups(kernels):
        return greedy.no_group_to_finish
    names = ("blind", "legal", "hunch", "apply")
    return bind(greedy.finish_group, game.name, **{name: getattr(kernels, name) for name in names})


def _permitted(game: Game) -> Callable[..., Any]:
    from engine.bots import choice
    from engine.jit import bind

    key = (game.name, "permitted", "")
    if key not in _bound:
        kind = game.kernels().kind or choice.no_kind
        _bound[key] = bind(choice.permitted, game.name, kind=kind)
    return _bound[key]


def _search(game: Game) -> Callable[..., Any]:
    from engine.bots import search
    from engine.jit import bind

    kernels = game.kernels()
    known = {
        "legal": kernels.legal,
        "apply": kernels.apply,
        "seat_to_move": kernels.seat_to_move,
        "imagine": kernels.imagine,
        "blind": kernels.blind,
        "reopen": kernels.reopen,
        "hunch": kernels.hunch,
        "evaluate": kernels.evaluate,
        "standing": kernels.standing,
        "outcome": kernels.outcome,
        "weigh": _weigh(game),
        "permitted": _permitted(game),
        "finish_group": _finish_group(game),
    }
    for template in (search.expand, search.play_on, search.judge, search.iterate):
        known[template.__name__] = bind(template, game.name, **known)
    return bind(search.choose, game.name, **known)


def plain_appraisal(game: Game) -> Callable[..., None]:
    """The compiled appraisal that makes every move on a copy."""
    from engine.bots import greedy
    from engine.jit import bind

    kernels = game.kernels()
    lead = bind(greedy.lead, game.name, evaluate=kernels.evaluate)
    return bind(greedy.appraise, game.name, lead=lead, apply=kernels.apply)


def choice_among(game: Game, kinds: tuple[str, ...]) -> Callable[..., Any]:
    """One compiled choice for several kinds of bots, told apart by `Minds.kinds`.

    Called as `choose(S, G, moves, count, desk, minds, seat, stream) -> index`; see
    `choice.choose`.
    """
    from engine.bots import choice
    from engine.jit import bind_inlined

    key = (game.name, "among", *kinds)
    if key not in _bound:
        name = "_".join((game.name, *kinds))
        made = chooser(game, kinds[-1])
        for number in reversed(range(len(kinds) - 1)):
            first = chooser(game, kinds[number])
            made = bind_inlined(choice.either, name, number=number, first=first, others=made)
        _bound[key] = bind_inlined(choice.choose, name, pick=made, permitted=_permitted(game))
    return _bound[key]


class _Thinker:
    """One bot on all seats of a scenario, for single decisions on one thread."""

    def __init__(self, scenario: Any, bot: str) -> None:
        self.cast = cast_for(scenario, (bot,) * scenario.seats)
        self.desk = desk_for(scenario, self.cast)
        self._pick = chooser(scenario.game, self.cast.kinds[0])
        self._permitted = _permitted(scenario.game)
        self.buffer = np.zeros(scenario.game.most_moves, dtype=np.int32)
        self.bytes = int(self.desk.nodes.nbytes + self.desk.edges.nbytes)

    def choose(self, S: Any, G: Any, count: int, seat: int, stream: NDArray[np.uint64]) -> int:
        """As `choice.choose`, of the moves in the buffer; only what the bot does is compiled."""
        minds = self.cast.minds
        if minds.shaped[seat] != 0:
            count = self._permitted(S, G, self.buffer, count, minds, seat)
        return int(self._pick(S, G, self.buffer, count, self.desk, minds, seat, stream))


class _Thinkers:
    """The bots that a thread has asked last, within a number of bytes."""

    def __init__(self) -> None:
        self._known: dict[tuple[Any, str], _Thinker] = {}

    def get(self, scenario: Any, bot: str) -> _Thinker:
        """The bot, which is the last to be forgotten now."""
        thinker = self._known.pop((scenario, bot), None) or _Thinker(scenario, bot)
        while self._known and (
            len(self._known) >= REMEMBERED
            or thinker.bytes + sum(one.bytes for one in self._known.values()) > REMEMBERED_BYTES
        ):
            del self._known[next(iter(self._known))]
        self._known[scenario, bot] = thinker
        return thinker


_thread = local()


def choose_move(scenario: Any, state: Any, bot: str, stream: NDArray[np.uint64]) -> int:
    """The move that a bot makes in a position; its code.

    Args:
        scenario: An `engine.scenarios.scenario.Scenario`.
        state: A running game's state; not changed.
        bot: Its name, see `spec`.
        stream: The bot's own stream, uint64, shape (1,); written.

    Raises:
        OikistError: There is no such bot.
    """
    if not hasattr(_thread, "thinkers"):
        _thread.thinkers = _Thinkers()
    thinker: _Thinker = _thread.thinkers.get(scenario, bot)
    kernels, buffer = scenario.game.kernels(), thinker.buffer
    count = kernels.legal(scenario.record, state, buffer)
    seat = int(kernels.seat_to_move(scenario.record, state))
    with ticking(needed=thinker.cast.timed):
        index = thinker.choose(scenario.record, state, count, seat, stream)
    return int(buffer[index])
