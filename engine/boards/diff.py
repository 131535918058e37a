"""What differs between two boards, space by space."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.boards.alignment import best_shift
from engine.boards.attributes import Site, shifted_site, spellings
from engine.boards.board import Board
from engine.boards.lattice import Hex
from engine.boards.notation import reading_order


@dataclass(frozen=True)
class ChangedText:
    """A text before and after; "" where there is none.

    Attributes:
        key: "game", "title", "note" or "orientation".
    """

    key: str
    before: str
    after: str


@dataclass(frozen=True)
class ChangedHex:
    """A space before and after. Coordinates are those of the later board.

    Attributes:
        hex: On the later board.
        old_hex: The same place on the earlier board.
        what: "added", "removed", "kind", "name" or "attribute".
        before, after: Kind, place name or value of the attribute; "" where there is none.
        where, part, key: Of an attribute, as in `Board.attributes`; else "", 0, "".
    """

    hex: Hex
    old_hex: Hex
    what: str
    before: str
    after: str
    where: str = ""
    part: int = 0
    key: str = ""


@dataclass(frozen=True)
class Differences:
    """Everything that differs between two boards.

    Attributes:
        shift: Step from a hex of the earlier board to the same place on the later one.
        texts: Game, title, note and orientation, as far as they differ.
        hexes: In reading order of the later board; one hex may appear several times.
        alike: Spaces that are the same on both.
    """

    shift: Hex
    texts: tuple[ChangedText, ...]
    hexes: tuple[ChangedHex, ...]
    alike: int

    def of(self, what: str) -> tuple[ChangedHex, ...]:
        """The changes of one sort, such as "added"."""
        return tuple(change for change in self.hexes if change.what == what)

    def __bool__(self) -> bool:
        """Whether anything differs; a mere shift counts."""
        return bool(self.texts or self.hexes or self.shift != (0, 0))


def differences(before: Board, after: Board) -> Differences:
    """What turned one board into the other.

    When the spaces were moved as a whole, they are compared after the shift that makes
    most of them agree; without a clear gain there is no shift. Boards of different
    orientations are compared hex by hex as they are numbered.
    """
    shift = _shift(before, after)
    old = {_sum(axial, shift): kind for axial, kind in before.spaces().items()}
    new = after.spaces()
    changes = [
        *_kinds(old, new, shift),
        *_names(before, after, shift),
        *_attributes(before, after, shift),
    ]
    changes.sort(key=lambda change: reading_order(change.hex, after.orientation))
    texts = tuple(
        ChangedText(key, getattr(before, key), getattr(after, key))
        for key in ("game", "title", "note", "orientation")
        if getattr(before, key) != getattr(after, key)
    )
    touched = {change.hex for change in changes}
    alike = sum(axial in new and axial not in touched for axial in old)
    return Differences(shift, texts, tuple(changes), alike)


def _shift(before: Board, after: Board) -> Hex:
    """The step under which most spaces agree; (0, 0) unless another one is clearly better."""
    if before.orientation != after.orientation:
        return (0, 0)
    old, new = before.spaces(), after.spaces()
    step, agree = best_shift(old, new)
    unmoved = sum(new.get(axial) == kind for axial, kind in old.items())
    clear = agree > unmoved and 2 * agree >= min(len(old), len(new))
    return step if clear else (0, 0)


def _kinds(old: dict[Hex, str], new: dict[Hex, str], shift: Hex) -> Iterator[ChangedHex]:
    for axial in old.keys() | new.keys():
        before, after = old.get(axial, ""), new.get(axial, "")
        if before != after:
            what = "kind" if before and after else "added" if after else "removed"
            yield ChangedHex(axial, _sum(axial, shift, -1), what, before, after)


def _names(before: Board, after: Board, shift: Hex) -> Iterator[ChangedHex]:
    old = {_sum(axial, shift): name for axial, name in before.place_names.items()}
    for axial in old.keys() | after.place_names.keys():
        was, now = old.get(axial, ""), after.place_names.get(axial, "")
        if was != now:
            yield ChangedHex(axial, _sum(axial, shift, -1), "name", was, now)


def _attributes(before: Board, after: Board, shift: Hex) -> Iterator[ChangedHex]:
    old = {shifted_site(site, shift): value for site, value in before.attributes.items()}
    for site in old.keys() | after.attributes.keys():
        was, now = _said(old.get(site)), _said(after.attributes.get(site))
        if was != now:
            where, axial, part, key = _on_board(site, before, after, shift)
            start = _sum(axial, shift, -1)
            yield ChangedHex(axial, start, "attribute", was, now, where, part, key)


def _on_board(site: Site, before: Board, after: Board, shift: Hex) -> Site:
    """The spelling of a site whose hex is a space, of the later board if possible."""
    found = spellings(site, after.orientation)
    for own in found:
        if after.cell_at(own[1]) is not None:
            return own
    return next(own for own in found if before.cell_at(_sum(own[1], shift, -1)) is not None)


def _said(value: object) -> str:
    """A value as a board file has it, without quotation marks; "" for none."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else str(value)


def _sum(axial: Hex, step: Hex, sign: int = 1) -> Hex:
    return (axial[0] + sign * step[0], axial[1] + sign * step[1])
