"""Pictures of what the choices of a move would put on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.picture import Address, Picture, Thing
from engine.play.wording import in_a_row
from workbench.play.hands.choice_buttons import DONE, Drawing
from workbench.play.hands.gestures import CHOICE, Narrowing
from workbench.play.hands.ghost import Preview
from workbench.scene.board_scene import BoardScene
from workbench.scene.clicks import touched
from workbench.scene.drawing import drawings


def choice_drawings(
    now: Narrowing, preview: Preview, scene: BoardScene, side: int, ratio: float
) -> Mapping[str, Drawing]:
    """Choices with their pictures; {} where these do not tell them apart.

    The move that needs no choice has one too, named DONE. Each must finish one move and add
    something else to the space of that move than all others do, or, where no space was
    clicked, to the board.

    Args:
        now: Clicks so far, a choice being next.
        side: Of a picture, in device-independent pixels.
        ratio: Device pixels for one of them.
    """
    moves = _finished(now)
    places = touched(now.made)[-1:]
    added = {name: _added(preview, code, places) for name, code in moves.items()}
    looks = {frozenset(map(_look, things)) for things in added.values()}
    if len(added) < 2 or not all(added.values()) or len(looks) < len(added):
        return {}
    sites = {thing.on for things in added.values() for thing in things}
    known = {site for site in sites if site is not None and site in scene.ground.outlines}
    if known != sites:
        return {}
    pictures = [preview.picture(code) for code in moves.values()]
    images = drawings(scene, pictures, known, side, ratio)
    return {
        name: Drawing(image, in_a_row(thing.tip or name for thing in added[name]))
        for name, image in zip(moves, images, strict=True)
    }


def _finished(now: Narrowing) -> dict[str, int]:
    """Choices and the one move that each of them finishes; {} if any does not."""
    moves: dict[str, int] = {}
    for code, rest in now.rests.items():
        if not rest or rest[0].target != CHOICE:
            continue
        if len(rest) > 1 or rest[0].name in moves:
            return {}
        moves[rest[0].name] = code
    return moves if now.finished is None else {**moves, DONE: now.finished}


def _added(preview: Preview, code: int, places: tuple[Address, ...]) -> list[Thing]:
    """Things that a move adds, on the given places or anywhere."""
    before = Counter(map(_look, _on(preview.before, places)))
    found = []
    for thing in _on(preview.picture(code), places):
        look = _look(thing)
        if before[look] > 0:
            before[look] -= 1
        else:
            found.append(thing)
    return found


def _on(picture: Picture, places: tuple[Address, ...]) -> list[Thing]:
    things = (thing for zone in picture.zones for thing in zone.things if zone.kind == "map")
    return [thing for thing in things if not places or thing.on in places]


def _look(thing: Thing) -> tuple[object, ...]:
    """A thing without its address and its words."""
    return (
        *(thing.look, thing.seat, thing.on, thing.path, thing.angle, thing.shift),
        *(thing.texts, thing.count),
    )
