"""The rules sheet of a variant: every rule as it holds in it, and a card for the table.

The texts follow the parameters (`engine.scenarios.rulebook`); what differs from the game's
own defaults is marked. A sheet can also be made of a variant that cannot be played yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from engine.boards.board import Board
from engine.boards.layouts import read_board
from engine.columns import Text
from engine.declared import default_value, with_unit
from engine.documents import shown
from engine.errors import Fault, OikistError
from engine.game import Dealt, DeckSchema, Game, Parameter, Rule, Value
from engine.language import language, say, words_in
from engine.play.wording import in_a_row, labelled
from engine.reports.page import environment
from engine.scenarios import catalog
from engine.scenarios.decks import Deck, read_deck
from engine.scenarios.rulebook import SEATS, in_words, pieces, unsaid
from engine.scenarios.scenario import Scenario
from engine.scenarios.variants import Resolved, Variant, resolve
from engine.schema_words import deck_schema_in_words

TEMPLATE: Final = "rules.html.j2"


@dataclass(frozen=True)
class Part:
    """A part of a text; `changed` if it would be another with the game's defaults."""

    text: str
    changed: bool = False


@dataclass(frozen=True)
class Line:
    """One rule on the sheet.

    Attributes:
        id: Of the rule; "" for a parameter that no rule's text follows.
        parts: Its text as it holds.
        source: Where it comes from.
    """

    id: str
    parts: Sequence[Part]
    source: str

    @property
    def changed(self) -> bool:
        """Whether any of it differs from the game's defaults."""
        return any(part.changed for part in self.parts)

    @property
    def text(self) -> str:
        """The whole text."""
        return "".join(part.text for part in self.parts)


@dataclass(frozen=True)
class Setting:
    """One parameter: the game's default and its value here in words, and whether they differ."""

    parameter: Parameter
    usual: str
    here: str
    changed: bool


@dataclass(frozen=True)
class RulesSheet:
    """All that a sheet says.

    Attributes:
        title: Of the variant.
        game: Title of the game.
        note: Paragraphs of the variant's note.
        setup: (Label, text) rows: seats, board, decks.
        sections: (Heading, lines), as in the rulebook.
        settings: All parameters of the game.
        card: (Heading, lines) of the reference card.
        sources: Where the rules come from, each once with the rules that come from there.
        faults: Why it cannot be played as it stands.
    """

    title: str
    game: str
    note: Sequence[str]
    setup: Sequence[tuple[str, str]]
    sections: Sequence[tuple[str, Sequence[Line]]]
    settings: Sequence[Setting]
    card: Sequence[tuple[str, Sequence[Line]]]
    sources: Sequence[str]
    faults: Sequence[str] = ()

    @property
    def changes(self) -> list[Setting]:
        """What differs from the game's defaults."""
        return [one for one in self.settings if one.changed]


def rules_sheet(variant: Variant, held: catalog.Held = catalog.FILES_ONLY) -> RulesSheet:
    """The sheet of a variant; for what is wrong with it the defaults stand in.

    Args:
        held: Boards and decks that stand in for files.

    Raises:
        ScenarioError: No such game is installed.
    """
    game = catalog.game_of(variant)
    faults: list[Fault] = []
    resolved = resolve(variant, game, faults)
    made: Scenario | None = None
    if not faults:
        try:
            made = catalog.build(variant, variant.name, {}, held)
        except OikistError as error:
            faults += error.faults
    setup = list(_setup(game, resolved, made))
    sheet = sheet_of(game, resolved.seats, resolved.parameters)
    return replace(
        sheet,
        title=words_in(game.folder).say(variant.title or variant.name),
        note=paragraphs(words_in(game.folder).say(variant.note)),
        setup=setup,
        sections=[*sheet.sections, *_of_cards(game, resolved, made)],
        faults=[in_a_row(part for part in (one.what, one.remedy) if part) for one in faults],
    )


def sheet_of(game: Game, seats: int, values: Mapping[str, Value]) -> RulesSheet:
    """The rules of a game as they hold with some values; without a board or decks."""
    usual = {name: default_value(parameter, seats) for name, parameter in game.parameters.items()}
    changed = {name for name, value in usual.items() if values[name] != value}
    here, before = ({**_in_words(game, each), SEATS: seats} for each in (values, usual))
    rules = game.rules.values()
    listed = {rule.id: _line(rule, rule.sheet or rule.text, here, before) for rule in rules}
    cards = {rule.id: _line(rule, rule.card, here, before) for rule in rules if rule.card}
    others = [_other(parameter, values[parameter.name], changed) for parameter in unsaid(game)]
    sections = _by_section(rules, listed)
    if others:
        sections.append((say("Numbers and readings"), others))
    settings = [
        _setting(parameter, usual[name], values[name])
        for name, parameter in game.parameters.items()
    ]
    return RulesSheet(
        title=game.title,
        game=game.title,
        note=(),
        setup=[(say("Seats"), str(seats))],
        sections=sections,
        settings=settings,
        card=_by_section(rules, cards or listed),
        sources=_sources(rules),
    )


def html(sheet: RulesSheet, *, plain: bool = False) -> str:
    """The sheet as a document that needs nothing else; the same sheet gives the same bytes.

    Args:
        plain: Only what Qt's own documents understand, for print and preview.

    Raises:
        OikistError: The template that comes with Oikist is missing.
    """
    return (
        environment()
        .get_template(TEMPLATE)
        .render(sheet=sheet, plain=plain, say=say, language=language())
    )


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a note; lines that begin with "- " begin one, others are joined."""
    found: list[str] = [""]
    for line in text.split("\n"):
        if not line.strip() or line.startswith("- "):
            found.append("")
        found[-1] = f"{found[-1]} {line.strip()}".strip()
    return [one for one in found if one]


def _sources(rules: Iterable[Rule]) -> list[str]:
    """Such as "R-1, R-4: rules, page 3", in the order of the rules."""
    found: dict[str, list[str]] = {}
    for rule in rules:
        found.setdefault(rule.source, []).append(rule.id)
    return [labelled(", ".join(ids), source) for source, ids in found.items()]


def _by_section(
    rules: Iterable[Rule], lines: Mapping[str, Line]
) -> list[tuple[str, Sequence[Line]]]:
    found: dict[str, list[Line]] = {}
    for rule in rules:
        if rule.id in lines:
            found.setdefault(rule.section, []).append(lines[rule.id])
    return list(found.items())


def _line(
    rule: Rule, template: str, values: Mapping[str, Value], usual: Mapping[str, Value]
) -> Line:
    """A rule as it holds; what the defaults say besides is an empty part."""
    if not (rule.sheet or rule.card):
        return Line(rule.id, [Part(template)], rule.source)
    here, before = pieces(template, values), pieces(template, usual)
    same = "".join(here) == "".join(before)
    pairs = zip(here, before, strict=True)
    parts = [Part(now, not same and now != was) for now, was in pairs]
    return Line(rule.id, [part for part in parts if part.text or part.changed], rule.source)


def _other(parameter: Parameter, value: Value, changed: set[str]) -> Line:
    """A parameter that no rule's text follows: what it sets, and its value."""
    said = f"{parameter.text} {value_in_words(parameter, value)}"
    return Line("", [Part(said, parameter.name in changed)], parameter.source)


def _setting(parameter: Parameter, usual: Value, here: Value) -> Setting:
    before, now = (value_in_words(parameter, value) for value in (usual, here))
    return Setting(parameter, before, now, usual != here)


def _in_words(game: Game, values: Mapping[str, Value]) -> dict[str, Value]:
    """The values with lists of names in the language in force."""
    found = dict(values)
    for name, parameter in game.parameters.items():
        value = values[name]
        if parameter.kind == "names" and isinstance(value, tuple):
            found[name] = tuple(parameter.word_of(entry) for entry in value)
    return found


def value_in_words(parameter: Parameter, value: Value) -> str:
    """A value for people: the reading's sentence, or the number with its unit."""
    if parameter.kind == "names" and isinstance(value, tuple):
        value = tuple(parameter.word_of(entry) for entry in value)
    for reading in parameter.readings if parameter.kind == "choice" else ():
        if reading.key == value:
            return reading.text or reading.key
    if parameter.kind == "integer" and isinstance(value, int):
        return with_unit(parameter, value)
    return f"{in_words(value)} {parameter.unit}".rstrip()


def _setup(game: Game, resolved: Resolved, made: Scenario | None) -> Iterator[tuple[str, str]]:
    """Rows about seats, board and decks; a file that cannot be read is only named.

    Args:
        made: What is played; None where it cannot be.
    """
    yield say("Seats"), str(resolved.seats)
    if resolved.board is not None:
        yield say("Board"), _board(game, resolved.board)
    for key, path in resolved.decks.items():
        schema = game.deck_schemas[key]
        title = words_in(game.folder).say(schema.title)
        try:
            deck = _deck(game, schema, path, made)
        except OikistError:
            yield title, path.stem
        else:
            named = words_in(game.folder).say(deck.title or deck.name)
            yield (
                title,
                say("{deck}: {cards:card|cards}", deck=named, cards=_count(schema, made, deck)),
            )


def _count(schema: DeckSchema, made: Scenario | None, deck: Deck) -> int:
    """Cards of a deck in the game, each copy for itself; all of its file where nothing is made."""
    cards = deck.cards
    if made is not None and isinstance(made.game, Dealt):
        cards = made.game.in_play(made.record, made.parameters, deck.key, cards)
    return len(schema.dealt(cards))


def _deck(game: Game, schema: DeckSchema, path: Path, made: Scenario | None) -> Deck:
    """What is played, or what the file holds where nothing can be."""
    return made.decks[schema.key] if made is not None else read_deck(path, schema, game.name)


def _of_cards(
    game: Game, resolved: Resolved, made: Scenario | None
) -> Iterator[tuple[str, Sequence[Line]]]:
    """A section for each deck whose cards do something: each sentence once, with its cards."""
    for key, path in resolved.decks.items():
        schema = deck_schema_in_words(game, game.deck_schemas[key])
        try:
            cards = _deck(game, schema, path, made).cards
        except OikistError:
            continue  # why not is among the faults
        found: dict[str, list[str]] = {}
        for number, card in enumerate(cards, 1):
            said = [part for one in schema.columns for part in one.paragraphs(card[one.key])]
            if said:
                names = (str(card[column.key]) for column in schema.of(Text))
                name = next(names, "") or say("card {number}", number=number)
                found.setdefault(" ".join(said), []).append(name)
        if found:
            pairs = ((", ".join(dict.fromkeys(names)), said) for said, names in found.items())
            lines = [Line("", [Part(labelled(*pair))], "") for pair in pairs]
            yield say("{deck}: effects", deck=schema.title), lines


def _board(game: Game, path: Path) -> str:
    """Title of a board, and how many spaces of each kind it has."""
    try:
        board = read_board(shown(path), catalog.board_schema)
    except OikistError:
        return path.stem
    counts = Counter(board.kinds)
    kinds = game.board_schema.kinds if game.board_schema else ()
    tell = words_in(game.folder).say
    parts = [f"{tell(kind.title).lower()} {counts[kind.key]}" for kind in kinds if counts[kind.key]]
    title, listed = tell(board.title or path.stem), ", ".join(parts)
    if isinstance(board, Board):
        told = say(
            "{board} ({hexes:hex|hexes}: {kinds})", board=title, hexes=len(board), kinds=listed
        )
    else:
        told = say(
            "{board} ({spaces:space|spaces}: {kinds})",
            board=title,
            spaces=len(board),
            kinds=listed,
        )
    return told
