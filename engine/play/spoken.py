"""A position as words, line by line, for people who hear the table instead of seeing it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.picture import Picture, SeatPanel


def spoken(picture: Picture) -> Iterator[str]:
    """The caption, the cards, what lies in front of each seat, then the spaces in use.

    Says what the picture shows and nothing else, so a picture made for one seat tells that
    seat's secrets alone.
    """
    yield picture.caption
    if picture.notice:
        yield picture.notice
    yield from _cards(picture)
    for panel in picture.panels:
        yield _panel(picture, panel)
    yield from _spaces(picture)


def _cards(picture: Picture) -> Iterator[str]:
    for card in picture.cards:
        if card.hidden:
            yield f"{card.title}: face down"
            continue
        order = ", ".join(_seat(picture, seat) for seat in card.seats)
        lines = "; ".join(
            f"{label} {base}" if base == more else f"{label} {base}, at most {more}"
            for label, base, more in card.lines
        )
        yield ": ".join(part for part in (card.title, order, lines) if part)


def _panel(picture: Picture, panel: SeatPanel) -> str:
    stocks = ", ".join(f"{label} {amount}" for label, amount in panel.stocks)
    turn = ", to move" if panel.to_move else ""
    said = f"{_seat(picture, panel.seat)}{turn}: {panel.score} points"
    if panel.standing != panel.score:
        said += f", {panel.standing} if the game ended now"
    return f"{said}; {stocks}" if stocks else said


def _spaces(picture: Picture) -> Iterator[str]:
    """Every space that bears something, in the order of the board; free ones as a count."""
    lying: dict[int, list[str]] = {}
    for token in picture.tokens:
        words = token.text or token.glyph.replace("_", " ")
        if not token.text and token.seat >= 0:
            words = f"{_seat(picture, token.seat)} {words}"
        lying.setdefault(token.cell, []).append(words)
    free: Counter[str] = Counter()
    for space in picture.spaces:
        if space.cell in lying:
            yield f"{space.name}: {'; '.join(dict.fromkeys(lying[space.cell]))}"
        else:
            free[space.kind.replace("_", " ")] += 1
    if free:
        yield "Free: " + ", ".join(f"{count} {kind}" for kind, count in free.items())


def _seat(picture: Picture, seat: int) -> str:
    return picture.styles[seat].title if 0 <= seat < len(picture.styles) else "nobody"
