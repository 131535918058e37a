"""Marchands d'Empire: moves as clicks, what is asked, and what happened, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np

from engine.game import Click, Record, Refusal
from engine.games.marchands import state as at
from engine.games.marchands.contracts import amount_in_words
from engine.games.marchands.contracts import in_words as goods_in_words
from engine.games.marchands.ground import CAPITAL, CAPITAL_TITLE
from engine.games.marchands.names import REWARDS
from engine.games.marchands.saying import say
from engine.remedies import and_listed

if TYPE_CHECKING:
    from engine.boards.map import Space
    from engine.games.marchands.game import Marchands
    from engine.picture import Address

FIELD_TITLES: Final = ("Religious", "Political", "Economic")  # by `state.RELIGIOUS`
TO: Final = ("to the capital", "to city {name}", "to {name}")  # capital, number, name of a city
IN: Final = ("in the capital", "in city {name}", "in {name}")
WORDS: Final = (*FIELD_TITLES, *TO, *IN)  # that are said by their names


def gesture(game: Marchands, record: Record, state: Record, move: int) -> tuple[Click, ...]:
    """The button, and the road, the city, the goods or what else is meant."""
    button, *rest = game.table(record).gesture(move)
    space = int(state.leads[_mover(record, state)])
    if move < at.TRADE and space >= 0 and record.link[space, move] >= 0:
        end = ("space", int(record.road[space, move]))
        rest = [Click("thing", ("link", int(record.link[space, move])), also=(end,))]
    elif move == at.TRADE and space >= 0:
        rest = [Click("thing", ("space", space))]
    elif at.ANNOUNCE <= move < at.START and state.stage == at.SAY:
        rest = [replace(rest[0], name=at.RANKS[int(state.rank)])]
    return (button, *rest)


def _mover(record: Record, state: Record) -> int:
    from engine.games.marchands.kernels import seat_to_move

    return max(int(seat_to_move(record, state)), 0)


def why_there(record: Record, state: Record, place: Address) -> Refusal | None:
    """Why nothing is done at a place while a seat lays orders; see `engine.remarks.Astray`."""
    seat = _mover(record, state)
    if state.stage != at.PLAN or state.rests[seat] > 0 or state.laid[seat] >= record.orders:
        return None
    if place[0] == "link":
        return Refusal(say("This road does not begin where your orders lead."), ("ME-9", "ME-7"))
    if place[0] == "space":
        return Refusal(say("No road goes there from where your orders lead."), ("ME-9", "ME-7"))
    return None


def in_words(game: Marchands, record: Record, state: Record, move: int) -> str:
    """A move as people read it."""
    found = game.map(record)
    space = int(state.leads[_mover(record, state)])
    if move < at.TRADE:
        end = int(record.road[space, move]) if space >= 0 else -1
        if end < 0:
            return say("order {letter}, which fails", letter=at.LETTERS[move])
        return say("go by {letter} {to}", letter=at.LETTERS[move], to=_where(found.spaces[end], TO))
    if move == at.TRADE:
        return say("trade {there}", there=_where(found.spaces[max(space, 0)], IN))
    if move <= at.DECLINE:
        return say("lay no more orders") if move == at.DONE else say("decline the contract")
    if move < at.ELECTOR:
        return say("take {rewards}", rewards=say(REWARDS[move - at.REWARD]))
    if move < at.ANNOUNCE:
        area = move - at.ELECTOR
        name = found.areas[area].name if area < len(found.areas) else str(area)
        return say("an elector for {region}", region=name)
    if move < at.START:
        goods = amount_in_words(int(state.rank), move - at.ANNOUNCE)
        return say("announce {goods}", goods=goods)
    space = move - at.START
    there = _where(found.spaces[space], IN) if space < len(found.spaces) else str(space)
    return say("start {there}", there=there)


def _where(space: Space, words: tuple[str, str, str]) -> str:
    """A city with its preposition; see `TO` and `IN`."""
    capital, number, name = words
    if space.kind == CAPITAL and space.name == say(CAPITAL_TITLE):
        return say(capital)
    return say(number if space.name.isdigit() else name, name=space.name)


def asked(record: Record, state: Record, name: str) -> str:
    """What the seat to move, which has this name, has to do now."""
    stage = int(state.stage)
    if stage == at.START_STAGE:
        return say("{name} places the caravan", name=name)
    if stage == at.PLAN:
        return say("{name} lays orders", name=name)  # how many is nobody's business
    if stage == at.CHOOSE:
        return say("{name} has a contract and chooses rewards", name=name)
    if stage == at.ELECT:
        return say("{name} places {count:elector|electors}", name=name, count=int(state.left))
    rank = say(at.RANKS[int(state.rank)])
    return say("{name} announces {goods}", name=name, goods=rank)


def ended(game: Marchands, record: Record, state: Record) -> str:
    """How the game was decided."""
    told = _won(game, record, state)
    return f"{told} {say('A lot settled a tie.')}" if any(state.lot) else told


def _won(game: Marchands, record: Record, state: Record) -> str:
    from engine.games.marchands.ending import order_of

    places = np.zeros(int(record.seats), np.int64)
    game.kernels().ranking(record, state, places)
    titles = [style.title for style in game.styles_of(record)]
    first = [title for title, place in zip(titles, places, strict=True) if place == 1]
    if len(first) > 1:
        return say("{names} win together.", names=", ".join(first))
    if record.seats < at.SEATS:
        led = _led(game, record, state, places.tolist().index(1))
        fields = and_listed([say(title).lower() for title in led])
        if fields:
            return say("{name} wins: most {fields} influence.", name=first[0], fields=fields)
    if record.seats < at.SEATS or sorted(places.tolist()) != [1, 2, 3, 4]:
        return say("{name} wins.", name=first[0])
    out = [titles[places.tolist().index(place)] for place in (4, 3)]
    by = [say(FIELD_TITLES[int(order_of(record, phase))]).lower() for phase in (0, 1)]
    words = {"first": out[0], "second": out[1], "field": by[0], "other": by[1], "name": first[0]}
    return say("{first} is out by {field} influence, {second} by {other}; {name} wins.", **words)


def _led(game: Marchands, record: Record, state: Record, seat: int) -> list[str]:
    """The fields in which nobody else has as much as a seat (ME-25)."""
    points = game.influence(record, state)
    others = np.delete(points[: int(record.seats)], seat, axis=0).max(axis=0)
    ahead = (points[seat] > others).tolist()
    return [title for title, more in zip(FIELD_TITLES, ahead, strict=True) if more]


def narrate(game: Marchands, record: Record, before: Record, after: Record, viewer: int) -> str:
    """What a step without a decision did."""
    del viewer  # everything that happens is open
    return " ".join(_told(game, record, before, after))


def _told(game: Marchands, record: Record, before: Record, after: Record) -> Iterator[str]:
    from engine.games.marchands.carrying import seat_of_step

    titles = [style.title for style in game.styles_of(record)]
    if before.stage == at.CARRY and after.step > before.step:
        seat = int(seat_of_step(record, after, int(after.step) - 1))
        yield _token(game, record, before, after, seat, titles[seat])
    if (placed := _placed(game, record, before, after)) and before.stage in (at.CARRY, at.SUPPLY):
        yield placed
    if before.stage == at.SAY:
        won = np.flatnonzero(after.tiles > before.tiles).tolist()
        rank = say(at.RANKS[int(before.rank)])
        if won:
            yield say("{name} has the monopoly of {goods}.", name=titles[won[0]], goods=rank)
        else:
            yield say("Nobody has the monopoly of {goods}.", goods=rank)
    if after.finished > before.finished and after.stage != at.OVER:
        yield say("{name} begins the next round.", name=titles[int(after.starter)])


def _token(
    game: Marchands, record: Record, before: Record, after: Record, seat: int, name: str
) -> str:
    """What an order that was carried out did."""
    spaces = game.map(record).spaces
    token = int(after.tokens[seat, (int(after.step) - 1) // int(record.seats)])
    here = spaces[int(after.at[seat])]
    if after.failed[seat] > before.failed[seat]:
        return _lost(before, seat, token, name)
    if token != at.X:
        return say("{name} goes {to}.", name=name, to=_where(here, TO))
    if after.stage == at.CHOOSE and record.decline:
        return say("{name} can fulfil the contract {there}.", name=name, there=_where(here, IN))
    if after.stage == at.CHOOSE:
        return say("{name} fulfils the contract {there}.", name=name, there=_where(here, IN))
    goods = goods_in_words((after.held[seat] - before.held[seat]).tolist())
    return say("{name} takes {goods} {there}.", name=name, goods=goods, there=_where(here, IN))


def _lost(before: Record, seat: int, token: int, name: str) -> str:
    """Why an order did nothing (ME-9, ME-13)."""
    here = int(before.at[seat])
    if token != at.X:
        letter = at.LETTERS[token - 1]
        return say("{name}: {letter} is lost, since no road here has this letter.", name=name,
                   letter=letter)  # fmt: skip
    if before.contract[here]:
        return say("{name}: X is lost, since goods for the contract are missing.", name=name)
    if before.goods[here]:
        return say("{name}: X is lost, since a good was taken here already.", name=name)
    return say("{name}: X is lost, since nothing lies here.", name=name)


def _placed(game: Marchands, record: Record, before: Record, after: Record) -> str:
    """What supply has laid on a city."""
    spaces = game.map(record).spaces
    count = int(record.spaces)
    contracts = np.flatnonzero((after.contract > 0) & (before.contract == 0))[:1].tolist()
    if contracts:
        return say("There is a contract {there} now.", there=_where(spaces[contracts[0]], IN))
    goods = np.flatnonzero((after.goods[:count] > 0) & (before.goods[:count] == 0)).tolist()
    if goods:
        heap = int(after.goods[goods[0]])
        amounts = [heap >> at.BITS * rank & at.HEAP for rank in range(at.GOODS)]
        there = _where(spaces[goods[0]], IN)
        return say("Laid {there}: {goods}.", goods=goods_in_words(amounts), there=there)
    if sum(after.due) < sum(before.due):
        return say("The bag holds too few: nothing comes.")
    return ""
