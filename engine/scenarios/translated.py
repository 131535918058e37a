"""Whether the translations of a game, or of the engine itself, are complete.

What a person can read of a game stands in its TOML files, in what it declares, in calls
`say("…")` of its modules, and in `sentences` (see `engine.language.Outspoken`). Words on its
cards, boards, decks, variants and personas that come with it count as well.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final

from engine.documents import read_table
from engine.errors import Fault, OikistError
from engine.files import read_bytes, read_plain_text
from engine.folders import boards_folder, resources_folder, variants_folder
from engine.game import Game, Styled
from engine.language import (
    OWN,
    SOURCE,
    Outspoken,
    forms_of,
    one_line,
    read_tongue,
    speaking,
    words_in,
)
from engine.looks import looks_in
from engine.remedies import did_you_mean
from engine.scenarios.rulebook import pieces_of

_SAID: Final = re.compile(r'say\("([^"]+)"')
_RULE_FIELDS: Final = ("text", "sheet", "card")
_Found = Iterator[tuple[str, str]]  # where, and the English text


def check_file(file: Path, game: Game | None) -> None:
    """Raise what is wrong with a file of translations, missing and needless texts included.

    Args:
        file: `<language>.toml`.
        game: Whose it is; None for what the engine itself says.

    Raises:
        OikistError: With every fault.
    """
    tongue = read_tongue(file)
    with speaking(SOURCE):
        wanted = words_of(game) if game is not None else _own_words()
        faults = list(_words(file, wanted, tongue.words))
        if game is not None:
            faults += _declared(file, "rules", _rules(game), tongue.rules)
            faults += _declared(file, "parameters", _parameters(game), tongue.parameters)
    if faults:
        raise OikistError(faults)


def words_of(game: Game) -> dict[str, str]:
    """English texts that [words] must have, and where each stands."""
    found: dict[str, str] = {}
    for place, text in _texts(game):
        if re.search("[A-Za-z]", text):
            found.setdefault(one_line(text), place)
    return found


def translations_owner(file: Path, games: Iterable[Game]) -> Game | None:
    """The game to which a file of translations belongs; None for the engine itself.

    Raises:
        OikistError: Neither has a folder there.
    """
    folder = file.resolve().parent.parent
    if folder == OWN.folder.resolve():
        return None
    for game in games:
        if game.folder.resolve() == folder:
            return game
    remedy = "put it into the folder of a game that is installed"
    raise OikistError(Fault(str(file), "", "translations of no game", remedy))


def _texts(game: Game) -> _Found:
    yield from (("rules.toml", rule.section) for rule in game.rules.values())
    yield from (("parameters.toml", one.units) for one in game.parameters.values())
    yield from (("measures", name.replace("_", " ")) for name in game.measures)
    yield from (("move_kinds", name.replace("_", " ")) for name in game.move_kinds)
    if isinstance(game, Styled):
        yield from (("styles", style.title) for style in game.styles.values())
    if isinstance(game, Outspoken):
        yield from (("sentences", text) for text in game.sentences)
    yield from _schemas(game)
    yield from _files(game)
    yield from _calls(game.folder)


def _schemas(game: Game) -> _Found:
    if game.board_schema is not None:
        boards = game.board_schema
        for kind in (*boards.kinds, *boards.links, *boards.areas):
            yield from (("board_schema", text) for text in (kind.title, kind.text))
        for one in boards.attributes:
            for text in (one.word, one.text, one.unit, *map(one.word_of, one.choices)):
                yield "board_schema", text
    yield from (("position_schema", text) for text in game.position_schema.texts)
    for card in looks_in(game.folder).cards.values():
        said = (card.title, card.back, card.big, card.text, card.edge, *chain(*card.rows))
        yield from (("looks.toml", text) for text in said)
    for schema in game.deck_schemas.values():
        yield "deck_schemas", schema.title
        for column in schema.columns:
            yield from (("deck_schemas", text) for text in column.words())


def _files(game: Game) -> _Found:
    """Titles and notes of what comes with a game."""
    folders = (
        boards_folder() / game.name,
        variants_folder() / game.name,
        variants_folder() / game.name / "decks",
        game.folder / "personas",
    )
    for folder in folders:
        for path in sorted(folder.glob("*.toml")):
            tables = read_table(path, OikistError).entries
            for key in ("title", "note"):
                yield path.name, str(tables.get(key, ""))


def _calls(folder: Path, leave_out: Sequence[str] = ()) -> _Found:
    """Literal texts of `say` in the modules below a folder."""
    for path in sorted(folder.rglob("*.py")):
        if path.relative_to(folder).parts[0] in leave_out:
            continue
        for node in ast.walk(ast.parse(read_bytes(path))):
            if isinstance(node, ast.Call) and node.args and _called(node) == "say":
                text = node.args[0]
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    yield path.name, text.value


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _own_words() -> dict[str, str]:
    found = {text: place for place, text in _calls(OWN.folder, ("games",))}
    for path in sorted((resources_folder() / "report").glob("*.j2")):
        for text in _SAID.findall(read_plain_text(path)):
            found.setdefault(text, path.name)
    return found


def _words(file: Path, wanted: Mapping[str, str], given: Mapping[str, str]) -> Iterator[Fault]:
    for text, place in wanted.items():
        if text not in given:
            what = f"this text of {place} is missing"
            yield Fault(str(file), f'words."{text}"', what, "translate it there")
    for text in given:
        if text not in wanted:
            what = "the game says no such thing"
            yield Fault(str(file), f'words."{text}"', what, did_you_mean(text, wanted))


def _rules(game: Game) -> dict[str, dict[str, str]]:
    """Id -> field -> English."""
    return {
        rule.id: {key: getattr(rule, key) for key in _RULE_FIELDS if getattr(rule, key)}
        for rule in game.rules.values()
    }


def _parameters(game: Game) -> dict[str, dict[str, str]]:
    """Name -> field -> English; readings and names with a dot."""
    found: dict[str, dict[str, str]] = {}
    for name, one in game.parameters.items():
        texts = {"title": one.word, "text": one.text}
        texts |= {f"names.{reading.key}": reading.word for reading in one.readings}
        texts |= {f"readings.{each.key}": each.text for each in one.readings if each.text}
        found[name] = texts
    return found


def _declared(
    file: Path, table: str, wanted: Mapping[str, dict[str, str]], given: Mapping[str, Any]
) -> Iterator[Fault]:
    """Rules or parameters: every text that is missing, needless, or has other blanks."""
    for key in given:
        if key not in wanted:
            yield Fault(str(file), f"{table}.{key}", "unknown", did_you_mean(key, wanted))
    for key, texts in wanted.items():
        said = _flat(given.get(key, {}))
        for name, english in texts.items():
            place = f"{table}.{key}.{name}"
            if name not in said:
                yield Fault(str(file), place, "missing", f"translate: {english}")
            else:
                yield from _template(file, place, english, said[name])
        for name in said:
            if name not in texts and name != "source":
                remedy = did_you_mean(name, [*texts, "source"])
                yield Fault(str(file), f"{table}.{key}.{name}", "unknown", remedy)


def _flat(table: Mapping[str, Any]) -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, Mapping):
            found |= {f"{key}.{inner}": str(text) for inner, text in value.items()}
        else:
            found[key] = str(value)
    return found


def _template(file: Path, place: str, english: str, said: str) -> Iterator[Fault]:
    """What stands in braces before the colon must be the same, in any order."""
    there, here = pieces_of(english), pieces_of(said)
    if sorted(there) != sorted(here):
        odd = sorted({*there} ^ {*here}) or sorted(here)
        yield Fault(str(file), place, f"{odd[0]} stands in one text only", "use the same braces")
    wanted = forms_of(file.stem)
    for forms in re.findall(r"\{[a-z_]+:([^{}]*\|[^{}]*)\}", said):
        if forms.count("|") + 1 != wanted:
            remedy = "separate the forms by |"
            yield Fault(str(file), place, f"'{forms}' does not have {wanted} forms", remedy)


def languages_of(game: Game) -> tuple[str, ...]:
    """Languages for which a game has a file."""
    return words_in(game.folder).languages()
