"""Pictures of what the choices of a move would put on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from engine.picture import Picture, Token
from engine.play.wording import in_a_row
from workbench.play.hands.choice_buttons import DONE, Drawing
from workbench.play.hands.gestures import CHOICE, SPACE, Narrowing
from workbench.play.hands.ghost import Preview
from workbench.scene.board_scene import BoardScene
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
    spaces = [click.cell for click in now.made if click.target == SPACE][-1:]
    added = {name: _added(preview, code, spaces) for name, code in moves.items()}
    looks = {frozenset(map(_look, tokens)) for tokens in added.values()}
    if len(added) < 2 or not all(added.values()) or len(looks) < len(added):
        return {}
    cells = {token.cell for tokens in added.values() for token in tokens}
    if not cells <= scene.ground.outlines.keys():
        return {}
    pictures = [preview.picture(code) for code in moves.values()]
    images = drawings(scene, pictures, cells, side, ratio)
    return {
        name: Drawing(image, in_a_row(token.text or name for token in added[name]))
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


def _added(preview: Preview, code: int, spaces: list[int]) -> list[Token]:
    """Pieces that a move adds, on the given spaces or anywhere."""
    before = Counter(map(_look, _on(preview.before, spaces)))
    found = []
    for token in _on(preview.picture(code), spaces):
        look = _look(token)
        if before[look] > 0:
            before[look] -= 1
        else:
            found.append(token)
    return found


def _on(picture: Picture, spaces: list[int]) -> list[Token]:
    return [token for token in picture.tokens if not spaces or token.cell in spaces]


def _look(token: Token) -> Token:
    """A piece without its words."""
    return replace(token, text="")
