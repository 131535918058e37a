"""What can be played: games, variants and boards by name, and loading a scenario.

Nothing here imports Numba, so that lists come up at once. `here`: names are looked up there first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from engine.boards.layouts import AnyBoard, read_board, schema_faults
from engine.declared import value_from_text
from engine.discovery import discover
from engine.documents import read_document, shown
from engine.errors import Fault, OikistError, ScenarioError
from engine.file_kinds import VARIANT, refuse_other
from engine.files import same_file
from engine.game import BoardSchema, Game
from engine.kernel_set import MOST_SEATS
from engine.language import say
from engine.remedies import did_you_mean
from engine.scenarios import mentions
from engine.scenarios.card_changes import CARD_PREFIX, with_card_changes
from engine.scenarios.change_faults import of_changes
from engine.scenarios.decks import Deck, read_deck
from engine.scenarios.scenario import Scenario, check_size, scenario_digest
from engine.scenarios.variants import Resolved, Variant, read_variant, resolve

DECK_PREFIX = "decks."


@dataclass(frozen=True)
class Entry:
    """One file of the catalogue.

    Attributes:
        game: Name of the game.
        name: File name without ending.
        path: The file.
        title, note: As the file says them; "" if it cannot be read.
        deck: Of a deck, the key of its kind; "" else.
    """

    game: str
    name: str
    path: Path
    title: str
    note: str
    deck: str = ""

    @property
    def source(self) -> str:
        """What `load_scenario` and `find_variant` accept for it anywhere."""
        return f"{self.game}/{self.name}"


def games() -> Mapping[str, Game]:
    """Every game by name, in alphabetical order."""
    return discover()


def variants(game: str | None = None, here: Path | None = None) -> tuple[Entry, ...]:
    """Variants of one game or of all, by game; of each the usual one first, the others by name."""
    known = discover()
    found = _entries("variant", game, here=here)
    return tuple(sorted(found, key=lambda one: (one.game, one.name != known[one.game].usual)))


def boards(game: str | None = None, here: Path | None = None) -> tuple[Entry, ...]:
    """Boards of one game or of all, by game and name."""
    return tuple(_entries("board", game, here=here))


def decks(game: str | None = None, here: Path | None = None) -> tuple[Entry, ...]:
    """Decks of one game or of all, by game and name."""
    return tuple(_entries("deck", game, here=here))


def _entries(
    kind: str, game: str | None, near: Path | None = None, here: Path | None = None
) -> Iterator[Entry]:
    for owner in discover() if game is None else (game,):
        for name, path in mentions.names(kind, owner, near, here).items():
            yield Entry(owner, name, path, *_heading(path))


def mentionable(
    kind: str, game: str, near: Path | None = None, here: Path | None = None
) -> tuple[Entry, ...]:
    """What a file of a game can mention: boards, decks or variants, by name.

    Args:
        kind: "board", "deck" or "variant".
        near: The file; what lies beside it is found too.
    """
    return tuple(_entries(kind, game, near, here))


def title_named(
    kind: str, game: str, text: str, here: Path | None = None, near: Path | None = None
) -> str:
    """Title of what a file mentions by name or path; the text itself if nothing is found.

    Args:
        near: The file.
    """
    path = mentions.look_up(kind, game, mentions.Mention(text, near, kind, here), [])
    return (_heading(path)[0] if path is not None else "") or text


def _heading(path: Path) -> tuple[str, str, str]:
    """Title, note and kind of deck; a file with faults is listed all the same."""
    try:
        state = path.stat()
    except OSError:
        return "", "", ""
    return _heading_of(path, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=1024)
def _heading_of(path: Path, _changed: int, _size: int) -> tuple[str, str, str]:
    """The same for a file as it was at some time; lists ask for it again and again."""
    try:
        top = read_document(path, OikistError)
    except OikistError:
        return "", "", ""
    return top.text("title", ""), top.text("note", ""), top.text("deck", "")


def board_schema(game: str) -> BoardSchema | None:
    """Schema of a game's boards; None for an unknown game or one without boards."""
    known = discover().get(game)
    return known.board_schema if known else None


def find_variant(source: str, here: Path | None = None) -> Path:
    """The file that "classic", "game/classic" or a path to a TOML file means.

    Raises:
        ScenarioError: Nothing or more than one thing has that name.
    """
    path = (here or Path()) / source
    if source.endswith(mentions.SUFFIX):
        if mentions.is_there(path):  # whoever reads it tells what it is if it is no file
            return path
        what, remedy = say("there is no such variant file"), say("check the path")
        raise ScenarioError(Fault(source, "", what, remedy))
    game, _, name = source.rpartition("/")
    known = {
        (owner, found): path
        for owner in discover()
        for found, path in mentions.names("variant", owner, here=here).items()
    }
    hits = [key for key in known if key[1] == name and game in ("", key[0])]
    if len(hits) == 1:
        return known[hits[0]]
    if hits:
        ways = " or ".join(f"{owner}/{found}" for owner, found in hits)
        what = say("several games have a variant '{name}'", name=name)
        raise ScenarioError(Fault("", source, what, say("write {ways}", ways=ways)))
    refuse_other(path, VARIANT, ScenarioError)  # such as a match
    words = {found for _, found in known} if not game else {"/".join(key) for key in known}
    raise ScenarioError(Fault("", source, say("unknown variant"), did_you_mean(source, words)))


def source_of(path: Path, here: Path | None = None) -> str:
    """The shortest text that `find_variant` understands for a variant file."""
    for owner in discover():
        known = mentions.names("variant", owner, here=here).get(path.stem)
        if known and same_file(known, path):
            return f"{owner}/{path.stem}"
    return shown(path, here).as_posix()


def game_of(variant: Variant) -> Game:
    """The game of a variant.

    Raises:
        ScenarioError: No such game is installed.
    """
    known = discover()
    if variant.game not in known:
        file = str(shown(variant.path)) if variant.path else ""
        remedy = did_you_mean(variant.game, known)
        what = say("unknown game '{game}'", game=variant.game)
        raise ScenarioError(Fault(file, "game", what, remedy))
    return known[variant.game]


def load_scenario(
    source: str | Path, overrides: Mapping[str, Any] | None = None, here: Path | None = None
) -> Scenario:
    """A scenario, with every fault of variant, parents, board and decks at once.

    Args:
        source: A variant's name, "game/name", or path.
        overrides: Parameter name, "seats", "board", "decks.<key>" or a card's column (see
            `card_changes`) -> value; texts, as from a command line, are read by the kind
            of the parameter.

    Raises:
        ScenarioError: It cannot be played as it stands.
    """
    path = find_variant(str(source), here)
    parent = read_variant(path, here)
    game = game_of(parent)
    source, changes = source_of(path, here), read_changes(game, overrides or {})
    try:
        return build(changed(parent, changes) if changes else parent, source, changes)
    except ScenarioError as error:
        alone, file = partial(build, parent, source, {}), str(shown(path))
        raise ScenarioError(of_changes(error.faults, file, changes, alone)) from None


def changed(parent: Variant, changes: Mapping[str, Any]) -> Variant:
    """A child of a variant, not in a file, that makes the changes."""
    extends = str(parent.path.absolute()) if parent.path else ""
    seats, board = changes.get("seats"), changes.get("board", "")
    special = ("seats", "board")
    return Variant(
        game=parent.game,
        name=parent.name,
        title=parent.title,
        note=parent.note,
        extends=extends,
        here=parent.here,
        seats=seats,
        board=board,
        decks={
            key.removeprefix(DECK_PREFIX): name
            for key, name in changes.items()
            if key.startswith(DECK_PREFIX)
        },
        parameters={
            key: value
            for key, value in changes.items()
            if key not in special and not key.startswith((DECK_PREFIX, CARD_PREFIX))
        },
    )


def read_changes(game: Game, overrides: Mapping[str, Any]) -> dict[str, Any]:
    """Overrides as a variant file would hold them.

    Raises:
        ScenarioError: A number of seats is none, or a board or deck is no text.
    """
    changes: dict[str, Any] = {}
    faults: list[Fault] = []
    for key, value in overrides.items():
        if key == "seats":
            text = str(value).strip()
            if not text.isdecimal() or len(text) > 9:
                low, high = min(game.seats), max(game.seats)
                remedy = say("give a whole number from {low} to {high}", low=low, high=high)
                what = say("'{value}' is not a whole number", value=value)
                faults.append(Fault("", key, what, remedy))
            else:
                changes[key] = int(text)
        elif key == "board" or key.startswith(DECK_PREFIX):
            changes[key] = str(value)
        elif isinstance(value, str) and key in game.parameters:
            changes[key] = value_from_text(game.parameters[key], value)
        else:
            changes[key] = value
    if faults:
        raise ScenarioError(faults)
    return changes


@dataclass(frozen=True)
class Held:
    """Boards and decks that stand in for files, such as those being edited and not saved.

    Attributes:
        boards, decks: By the resolved path of the file that each stands in for.
        board: Instead of whatever board the variant names; None for none.
        deck_of: Deck key -> instead of whatever deck of that key the variant names.
    """

    boards: Mapping[Path, AnyBoard] = field(default_factory=dict)
    decks: Mapping[Path, Deck] = field(default_factory=dict)
    board: AnyBoard | None = None
    deck_of: Mapping[str, Deck] = field(default_factory=dict)


FILES_ONLY = Held()


def build(
    variant: Variant, source: str, changes: Mapping[str, Any], held: Held = FILES_ONLY
) -> Scenario:
    """The scenario of a variant that has been read or made.

    Args:
        source: See `Scenario.source`.
        changes: See `Scenario.changes`.
        held: What stands in for files.

    Raises:
        ScenarioError: With every fault of variant, parents, board and decks.
    """
    game = game_of(variant)
    faults: list[Fault] = []
    resolved = resolve(variant, game, faults)
    faults = [fault for fault in faults if not _stands_in(held, fault.place)]
    board = _board(resolved, game, held, faults)
    found = with_card_changes(_decks(resolved, game, held, faults), game, changes, faults)
    place = str(shown(resolved.files[0])) if resolved.files else ""
    if resolved.seats > MOST_SEATS:
        count, most = resolved.seats, MOST_SEATS
        what = say("{count:seat|seats}, but the engine allows {most}", count=count, most=most)
        faults.append(Fault(place, "seats", what, say("play it with fewer")))
    if faults:
        raise ScenarioError(faults)
    cards = {key: deck.cards for key, deck in found.items()}
    prepared = game.prepare(resolved.seats, board, cards, resolved.parameters, place)
    made = Scenario(
        game=game,
        name=variant.name,
        source=source,
        changes=changes,
        title=variant.title,
        note=variant.note,
        seats=resolved.seats,
        board=board,
        decks=found,
        parameters=resolved.parameters,
        record=prepared.record,
        state_dtype=prepared.state_dtype,
        digest=scenario_digest(game, resolved.seats, board, found, resolved.parameters),
        files=(
            *resolved.files,
            *([resolved.board] if resolved.board else []),
            *resolved.decks.values(),
        ),
        here=variant.here,
        held=held is not FILES_ONLY,
    )
    check_size(made, place)
    return made


def _stands_in(held: Held, place: str) -> bool:
    """Whether what a fault is about is not needed, since something stands in for it."""
    if place == "board":
        return held.board is not None
    return place.startswith(DECK_PREFIX) and place.removeprefix(DECK_PREFIX) in held.deck_of


def _board(resolved: Resolved, game: Game, held: Held, faults: list[Fault]) -> AnyBoard | None:
    found = held.board
    if found is None and resolved.board is not None:
        found = held.boards.get(resolved.board.resolve())
    if found is not None:
        if game.board_schema is not None:  # one that is being drawn may go beyond its limits
            faults += schema_faults(found, game.board_schema)
        return found
    if resolved.board is None:
        return None
    file = shown(resolved.board)
    try:
        board = read_board(file, board_schema)
    except OikistError as error:
        faults += error.faults
        return None
    if board.game != game.name:
        what = say("this is a board for '{game}'", game=board.game)
        faults.append(
            Fault(str(file), "game", what, say("a board for '{game}' is needed", game=game.name))
        )
    return board


def _decks(resolved: Resolved, game: Game, held: Held, faults: list[Fault]) -> dict[str, Deck]:
    found: dict[str, Deck] = dict(held.deck_of)
    for key, path in resolved.decks.items():
        if key in found:
            continue
        if path.resolve() in held.decks:
            found[key] = held.decks[path.resolve()]
            continue
        try:
            found[key] = read_deck(path, game.deck_schemas[key], game.name)
        except OikistError as error:
            faults += _stranger(resolved, game, key, path) or error.faults
    return found


def _stranger(resolved: Resolved, game: Game, key: str, path: Path) -> list[Fault]:
    """The fault of a variant that names a deck of another kind; [] for one of its own kind."""
    kind, file = _heading(path)[2], resolved.owners.get(key)
    if kind == key or kind not in game.deck_schemas:
        return []
    what = say("'{name}' is a deck for '{kind}'", name=path.stem, kind=kind)
    remedy = say("a deck for '{game}' is needed", game=key)
    return [Fault(str(shown(file)) if file else "", f"decks.{key}", what, remedy)]
