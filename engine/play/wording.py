"""Moves and measures for people, in the language in force."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from engine.game import Game
from engine.language import Outspoken, counted, said, say
from engine.picture import SeatPanel
from engine.positions.edits import labels_of
from engine.positions.paths import Path
from engine.positions.schema import Column
from engine.scenarios.scenario import Scenario, State
from engine.seats import seat_titles


def in_words(scenario: Scenario, state: State, code: int) -> str:
    """A move for people; as files have it where the game has no other words."""
    game, record = scenario.game, scenario.record
    if isinstance(game, Outspoken):
        return game.in_words(record, state, code)
    return game.to_text(record, state, code)


def points_told(panel: SeatPanel) -> str:
    """Points of a seat, or that the viewer may not know them, in English."""
    if panel.score is None:
        return "points not known"
    return f"{panel.score} {counted(panel.score, 'point|points')}"


def path_in_words(game: Game, path: Path, seats: Sequence[str]) -> str:
    """Where something stands in a position: "Yellow: road tiles", "turn: roads laid".

    Args:
        path: Keys as `Game.write_position` gives them, or with SEAT for every seat.
        seats: Names of the seats, which then come first.
    """
    titles = dict(zip(seats, seat_titles(game, seats), strict=True))
    owner = [titles[key] for key in path if key in titles]
    labels = labels_of(game.position_schema, path, seats)
    return labelled(*owner, *(said(game, label) for label in labels))


def value_in_words(game: Game, column: Column | None, value: object, seats: Sequence[str]) -> str:
    """A value of a position, or an entry of a list: "Yellow", "yes"; names stay as in files."""
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    if value in (None, "", []):
        return say("nothing")
    if column is not None and column.kind in ("seat", "seats") and value in seats:
        return seat_titles(game, seats)[seats.index(str(value))]
    return named(game, str(value)) if column is not None and value in column.words else str(value)


def labelled(*texts: str) -> str:
    """Each text behind what it is about, as the language writes it: "Rounds: 8"; "" is left out."""
    first, *others = [text for text in texts if text] or [""]
    return reduce(lambda one, other: say("{label}: {text}", label=one, text=other), others, first)


def in_a_row(texts: Iterable[str]) -> str:
    """Texts on one line, parted as the language has it: "2 roads; 1 city"; sentences by a blank."""
    first, *others = [*texts] or [""]
    return reduce(_beside, others, first)


def _beside(one: str, other: str) -> str:
    if one.endswith((".", "!", "?")):
        return f"{one} {other}"
    return say("{one}; {other}", one=one, other=other)


def upper_first(text: str) -> str:
    """A text with a capital letter."""
    return text[:1].upper() + text[1:]


def named(game: Game, key: str) -> str:
    """A word of a game for people, such as a kind of move or a measure: "rounds won"."""
    return said(game, key.replace("_", " "))
