"""Every game says everything in the languages that it has a file for."""

import re
import shutil

import pytest

from engine import games as shipped
from engine.cli.checking import checked
from engine.declared import with_unit
from engine.discovery import discover
from engine.errors import OikistError
from engine.language import OWN, forms_of, speaking, words_in
from engine.scenarios.translated import check_file, languages_of, words_of
from tests.support import heaps, pennies

LANGUAGES = ("cs", "fr")
IDENTIFIER = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b")
TOGGLE = re.compile(r"\btoggle ([a-z]+)\b")
PIECE = re.compile(r"\{[a-z_]+[^:{}]*")
COMPLETE = [
    name for name, game in discover().items() if type(game).__module__.startswith(shipped.__name__)
]


def _faults(file, game):
    try:
        check_file(file, game)
    except OikistError as error:
        return [str(fault) for fault in error.faults]
    return []


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_engine_says_everything_in_every_language(tongue):
    assert _faults(OWN.file(tongue), None) == []


@pytest.mark.parametrize("name", COMPLETE)
def test_a_shipped_game_says_everything_in_every_language(name):
    game = discover()[name]
    assert languages_of(game) == LANGUAGES
    assert [_faults(words_in(game.folder).file(tongue), game) for tongue in LANGUAGES] == [[], []]


def test_a_game_is_translated_by_a_toml_file_alone():
    game = pennies.GAME
    assert languages_of(game) == ("fr",)
    assert _faults(words_in(game.folder).file("fr"), game) == []
    with speaking("fr"):
        assert game.rules["PN-6"].text == "La partie s'arrête après la dernière manche."
        assert (game.rules["PN-6"].section, game.parameters["tie"].word) == ("Fin", "Égalité")
        assert [one.word for one in game.parameters["tie"].readings] == ["annuler", "personne"]
    assert game.rules["PN-6"].section == "End"


def test_a_game_without_translations_stays_english_without_noise():
    game = heaps.GAME
    assert languages_of(game) == ()
    with speaking("fr"):
        assert game.rules["HP-3"].text
        assert words_in(game.folder).say("First") == "First"
    assert words_in(game.folder).faults == []


def test_missing_and_needless_texts_are_told_with_file_place_and_remedy(tmp_path):
    game = pennies.GAME
    folder = tmp_path / "translations"
    shutil.copytree(game.folder / "translations", folder)
    file = folder / "fr.toml"
    text = file.read_text(encoding="utf-8")
    text = text.replace('"metal" = "métal"', '"mettle" = "métal"').replace("PN-7.text", "PN-9.text")
    file.write_text(text, encoding="utf-8")
    told = _faults(file, game)
    assert told == [
        f'{file}: words."metal": this text of deck_schemas is missing; translate it there',
        f"{file}: words.\"mettle\": the game says no such thing; did you mean 'metal'?",
        f"{file}: rules.PN-9: unknown; did you mean 'PN-7'?",
        f"{file}: rules.PN-7.text: missing; translate: {game.rules['PN-7'].text}",
    ]


def test_check_looks_into_translations_and_says_whose_they_are(tmp_path):
    found = checked(words_in(pennies.GAME.folder).file("fr"))
    assert (found.kind, found.title) == ("translations", "Pennies, fr")
    stray = tmp_path / "translations" / "fr.toml"
    stray.parent.mkdir()
    stray.write_text("[words]\n", encoding="utf-8")
    with pytest.raises(OikistError, match="translations of no game"):
        checked(stray)


def test_words_of_a_game_are_found_in_its_declarations_its_files_and_its_modules():
    found = words_of(pennies.GAME)
    assert found["Setup"] == "rules.toml"
    assert found["choose {card}"] == "__init__.py"
    assert found["North"] == "sentences"


@pytest.mark.parametrize("tongue", ["en", *LANGUAGES])
@pytest.mark.parametrize("name", COMPLETE)
def test_no_text_for_people_holds_a_word_of_files(name, tongue):
    """A sentence names a parameter by its title, never by the key that stands in files."""
    game = discover()[name]
    with speaking(tongue):
        texts = [reading.text for one in game.parameters.values() for reading in one.readings]
        texts += [one.text for one in game.parameters.values()]
        texts += [text for one in game.rules.values() for text in (one.text, one.sheet, one.card)]
        found = [key for text in texts for key in IDENTIFIER.findall(PIECE.sub("#", text))]
    assert found == []
    if tongue == "en":
        plain = {key for key in game.parameters if "_" not in key}
        named = [TOGGLE.findall(text) for text in texts]
        assert not plain & {word for words in named for word in words}


@pytest.mark.parametrize("name", COMPLETE)
def test_units_agree_with_their_number(name):
    """Never "1 points", in any language."""
    game = discover()[name]
    for tongue in ("en", *LANGUAGES):
        with speaking(tongue):
            for one in game.parameters.values():
                forms = one.units.split("|")
                assert len(forms) == (forms_of(tongue) if one.unit else 1), one.name
                if one.unit:
                    assert with_unit(one, 1) == f"1 {forms[0]}"
