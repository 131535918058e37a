"""What a file holds, found from its content, and whether it is right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from engine.boards import check as board_check
from engine.boards.board import Board
from engine.boards.graph_problems import graph_warnings
from engine.boards.layouts import read_board
from engine.bots.personas import read_persona
from engine.cli.terminal import announce_preparation
from engine.declared import read_weights
from engine.declared_class import class_fault
from engine.declared_game import DeclaredGame
from engine.discovery import is_game
from engine.documents import parsed_toml, read_table, read_text, shown
from engine.errors import Fault, OikistError, ScenarioError
from engine.file_kinds import (
    BEGINNINGS,
    BOARD,
    DECK,
    MATCH,
    MATCH_SUFFIX,
    PERSONA,
    PLAN,
    POSITION,
    RECORD,
    VARIANT,
    kind_of_text,
)
from engine.files import read_beginning
from engine.folders import PROJECT
from engine.language import FOLDER, say
from engine.looks import FILE as LOOKS
from engine.looks import looks_in
from engine.play.match_file import scenario_of as scenario_of_match
from engine.play.match_reading import lost_lines, read_heading, read_match
from engine.records.position import read_position_file
from engine.records.reading import read_record
from engine.records.replay import replay, scenario_of
from engine.remarks import Doubtful
from engine.remedies import did_you_mean, nearest_word
from engine.runs.arms import checked_plan
from engine.scenarios import game_files
from engine.scenarios.catalog import board_schema, build, games, load_scenario, variants
from engine.scenarios.decks import KEYS, known_game, known_kind, read_deck
from engine.scenarios.projects import open_project
from engine.scenarios.refusal_codes import check_refusals
from engine.scenarios.scenario import Scenario
from engine.scenarios.translated import check_file, translations_owner
from engine.scenarios.variants import KEYS as VARIANT_KEYS
from engine.scenarios.variants import Variant, drafted, lineage
from engine.schema_words import board_schema_in_words

_BEGINNING: Final = 64  # bytes that tell a record, behind a byte order mark if there is one
_PACKAGE: Final = "pyproject.toml"  # Python's own
_LEADING: Final = ("game", "extends")  # keys of a variant on which all others depend
_SUFFIXES: Final = (".toml", MATCH_SUFFIX)
_PERSONAS: Final = "personas"  # folder
_TITLED: Final = {"deck", "variant", "project", "persona"}  # lists show them by their titles


@dataclass(frozen=True)
class Checked:
    """A file without faults.

    Attributes:
        kind: One of `engine.file_kinds`, "project", "translations", "persona" or "game"; of a
            game's folder "rules", "parameters", "looks" or "weights".
        title: For people.
        warnings: What is allowed but seldom meant.
    """

    kind: str
    title: str
    warnings: tuple[Fault, ...] = ()


def is_ours(path: Path) -> bool:
    """Whether a file in a folder is meant for Oikist: TOML, a match, or a record by its first line.

    So is a folder that is the package of a game.
    """
    if path.is_dir():
        return is_game(path)
    if path.suffix in _SUFFIXES:
        return path.name != _PACKAGE
    try:
        begun = read_beginning(path, _BEGINNING).decode("utf-8-sig", "replace")
    except OSError:  # a picture of somebody's, a pipe
        return False
    return begun.startswith(BEGINNINGS[RECORD])


def checked(path: Path) -> Checked:
    """What a file holds, once it has been found right.

    Raises:
        OikistError: With every fault of the file and of the files that it names.
    """
    found = _checked(path)
    if found.kind in _TITLED and not found.title.strip():
        raise OikistError(Fault(str(path), "title", "is empty", 'write title = "..."'))
    return found


def _checked(path: Path) -> Checked:
    if path.is_dir() and is_game(path):
        return _game(path)
    text = read_text(path, OikistError)
    if path.name in _OF_GAMES and is_game(path.parent):
        return Checked(path.stem, path.parent.name, _OF_GAMES[path.name](path))
    if path.parent.name == FOLDER and path.suffix == ".toml":
        return _translations(path)
    if _PERSONAS in (path.parent.name, path.parent.parent.name) and path.suffix == ".toml":
        return _persona(path)
    if path.name == PROJECT:
        return Checked("project", open_project(path.parent).title)
    if not text.strip():
        remedy = "it should hold a board, deck, variant, position, plan, persona, record or match"
        raise OikistError(Fault(str(path), "", "the file is empty", remedy))
    return _CHECKS[_kind(path, text)](path)


def holds_position(path: Path) -> bool:
    """Whether there is a file that holds a position, right or not.

    Raises:
        OikistError: There is a file but it cannot be understood at all.
    """
    return path.is_file() and _kind(path, read_text(path, OikistError)) == POSITION


def _kind(path: Path, text: str) -> str:
    kind = kind_of_text(text, str(path))
    if not kind and "format" not in parsed_toml(text, str(path), OikistError):
        remedy = "boards, decks, variants, positions, plans and personas begin with format = 1"
        raise OikistError(Fault(str(path), "", "this is not an Oikist file", remedy))
    return kind or VARIANT


def _board(path: Path) -> Checked:
    board = read_board(path, board_schema)
    schema = board_schema(board.game)
    assert schema is not None  # noqa: S101  (read_board has looked it up)
    if not isinstance(board, Board):
        schema = board_schema_in_words(games()[board.game], schema)
        return Checked("board", board.title, tuple(graph_warnings(board, schema, str(path))))
    named = schema.most_named
    return Checked("board", board.title, tuple(board_check.warnings(board, named, str(path))))


def _deck(path: Path) -> Checked:
    table = read_table(path, OikistError)
    top = table.entries
    for key in ("game", "deck"):
        if key not in top:
            table.only(KEYS)
            table.missing(key, say("a deck names both"))
            raise OikistError(table.faults)
    game, key = table.text("game"), table.text("deck")
    if table.faults or not (known_game(table, game) and known_kind(table, game, key)):
        raise OikistError(table.faults)
    return Checked("deck", read_deck(path, games()[game].deck_schemas[key], game).title)


def _variant(path: Path) -> Checked:
    if path.suffix != ".toml":
        remedy = "give the file a name that ends in .toml"
        raise OikistError(Fault(str(path), "", "this is a variant by its content", remedy))
    variant, faults = drafted(path)
    if faults:
        raise ScenarioError([*faults, *_beyond_form(variant, faults)])
    try:
        scenario = load_scenario(path)
    except ScenarioError as error:
        raise ScenarioError(_inherited(variant, error.faults)) from None
    looks_in(scenario.game.folder)  # its own mistakes would keep the window shut
    return Checked("variant", scenario.title, tuple(_doubts(scenario)))


def _doubts(scenario: Scenario) -> Iterator[Fault]:
    """What is allowed in the decks of a variant and seldom meant, in their files."""
    game = scenario.game
    if not isinstance(game, Doubtful):
        return
    cards = {key: deck.cards for key, deck in scenario.decks.items()}
    for place, what, remedy in game.doubts(scenario.record, cards):
        key, _, rest = place.partition(".")
        deck = scenario.decks[key]
        file = shown(deck.folder / f"{deck.name}.toml") if deck.folder else ""
        yield Fault(str(file), rest, what, remedy)


def _inherited(variant: Variant, faults: Sequence[Fault]) -> list[Fault]:
    """Faults of a variant, where its parent has the same ones told as the parent's."""
    broken: list[Fault] = []
    parents = lineage(variant, broken)[1:]
    theirs: Sequence[Fault] = ()
    if parents and parents[0].path is not None and not broken:  # it may lead back here
        try:
            _variant(parents[0].path)
        except OikistError as error:
            theirs = error.faults
    known = {replace(fault, file=""): fault for fault in theirs}
    return [known.get(replace(fault, file=""), fault) for fault in faults]


def _beyond_form(variant: Variant, faults: Sequence[Fault]) -> Iterator[Fault]:
    """What else is wrong with a variant than its form, as far as it can be told from the rest."""
    wrong = {(fault.file, fault.place.partition(".")[0]) for fault in faults}
    if any(key in _LEADING for _, key in wrong):
        return
    strange = [(file, key) for file, key in wrong if key not in VARIANT_KEYS]
    meant = {(file, nearest_word(key, VARIANT_KEYS)) for file, key in strange}
    meant.update((file, f"decks.{key}") for file, key in strange)
    try:
        build(variant, "", {})
    except OikistError as error:
        for fault in error.faults:
            places = {(fault.file, fault.place), (fault.file, fault.place.partition(".")[0])}
            if not places & (wrong | meant if fault.what == say("missing") else wrong):
                yield fault


def _position(path: Path) -> Checked:
    announce_preparation()
    scenario, state = read_position_file(path)
    broken = scenario.game.faults(scenario.record, state)
    if broken:
        raise OikistError(Fault(str(path), "position", sentence) for sentence in broken)
    return Checked("position", scenario.title)


def _record(path: Path) -> Checked:
    record = read_record(path)
    scenario = scenario_of(record)
    announce_preparation(scenario.game)
    replay(record, scenario, str(path))
    return Checked("record", f"{scenario.title}, seed {record.seed}")


def _match(path: Path) -> Checked:
    head = read_heading(path)
    scenario = scenario_of_match(head, str(path))
    announce_preparation(scenario.game)
    read_match(path, scenario)
    return Checked(MATCH, f"{scenario.title}, seed {head['seed']}", lost_lines(path))


def _plan(path: Path) -> Checked:
    plan = checked_plan(path)
    return Checked(PLAN, plan.title or plan.sides[0].title)


def _persona(path: Path) -> Checked:
    owners = [game for game in games().values() if path.resolve().is_relative_to(game.folder)]
    named = games().get(path.parent.name)
    owner = owners[0] if owners else named
    if owner is None:
        remedy = "put it into personas/ in a game's folder, or into personas/GAME/ in a project"
        raise OikistError(Fault(str(path), "", "this is a persona of no game", remedy))
    return Checked("persona", read_persona(owner, path).title)


_CHECKS: Final = {
    BOARD: _board,
    DECK: _deck,
    VARIANT: _variant,
    POSITION: _position,
    PLAN: _plan,
    PERSONA: _persona,
    RECORD: _record,
    MATCH: _match,
}


def _no_warnings(check: Callable[[Path], object]) -> Callable[[Path], tuple[Fault, ...]]:
    def checked_so(path: Path) -> tuple[Fault, ...]:
        check(path)
        return ()

    return checked_so


_OF_GAMES: Final = {
    game_files.RULES: _no_warnings(game_files.check_rules),
    game_files.PARAMETERS: game_files.check_parameters,
    LOOKS: game_files.check_looks,
    "weights.toml": _no_warnings(read_weights),
}


def _game(folder: Path) -> Checked:
    game_files.check_code(folder)
    game = next((one for one in games().values() if one.folder == folder.resolve()), None)
    if game is None:
        return Checked("game", folder.name)
    if isinstance(game, DeclaredGame):
        game_files.check_fields(game)
        check_refusals(game)
    names = [entry.name for entry in variants(game.name)]
    if names and game.usual not in names:
        what, remedy = f"unknown variant '{game.usual}'", did_you_mean(game.usual, names)
        raise OikistError(class_fault(type(game), "usual", what, remedy))
    return Checked("game", game.title)


def _translations(path: Path) -> Checked:
    game = translations_owner(path, games().values())
    check_file(path, game)
    return Checked("translations", f"{game.title if game else 'Oikist'}, {path.stem}")
