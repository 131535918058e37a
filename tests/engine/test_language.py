"""Texts in the language in force, and what is wrong with files of translations."""

import re
from threading import Thread

import pytest

from engine.declared import read_rules
from engine.errors import OikistError
from engine.language import (
    Words,
    blanks,
    counted,
    filled,
    forms_of,
    language,
    read_tongue,
    speak,
    speaking,
    words_in,
)

TILES = "tuile|tuiles"
DESTICKY = "destička|destičky|destiček"


@pytest.mark.parametrize(
    ("tongue", "forms", "said"),
    [
        ("en", "tile|tiles", ["tiles", "tile", "tiles", "tiles", "tiles"]),
        ("fr", TILES, ["tuile", "tuile", "tuiles", "tuiles", "tuiles"]),
        ("cs", DESTICKY, ["destiček", "destička", "destičky", "destičky", "destiček"]),
    ],
)
def test_a_noun_has_the_form_of_its_number_in_each_language(tongue, forms, said):
    assert [counted(number, forms, tongue) for number in (0, 1, 2, 4, 5)] == said
    assert forms_of(tongue) == len(forms.split("|"))


def test_blanks_take_values_and_numbers_with_their_nouns():
    template = "{name}: {tiles:tile|tiles}"
    assert blanks(template) == {"name", "tiles"}
    assert filled(template, {"name": "Yellow", "tiles": 1}) == "Yellow: 1 tile"
    assert filled(template, {"name": "Yellow", "tiles": 3}) == "Yellow: 3 tiles"


@pytest.mark.parametrize(
    ("tongue", "said"),
    [("en", "12,000 tiles"), ("fr", "12\u202f000 tuiles"), ("cs", "12\u00a0000 destiček")],
)
def test_counts_have_their_thousands_apart(tongue, said):
    """With their noun; a number without one, such as a seed, stays as it is."""
    forms = {"en": "tile|tiles", "fr": TILES, "cs": DESTICKY}[tongue]
    assert filled(f"{{tiles:{forms}}}", {"tiles": 12_000}, tongue) == said
    assert filled("{seed}", {"seed": 12_000}, tongue) == "12000"


def _words(tmp_path, text, tongue="fr"):
    folder = tmp_path / "translations"
    folder.mkdir(exist_ok=True)
    (folder / f"{tongue}.toml").write_text(text, encoding="utf-8")
    return Words(tmp_path)


def test_a_text_comes_in_the_language_in_force_and_at_once_in_another(tmp_path):
    words = _words(
        tmp_path, '[words]\n"{name} lays {tiles:tile|tiles}" = "{tiles:tuile|tuiles} : {name}"\n'
    )
    said = []
    for tongue in ("en", "fr", "cs"):
        with speaking(tongue):
            said.append(words.say("{name} lays {tiles:tile|tiles}", name="X", tiles=0))
    assert said == ["X lays 0 tiles", "0 tuile : X", "X lays 0 tiles"]


def test_what_is_not_translated_stays_english_without_noise(tmp_path):
    words = Words(tmp_path)
    with speaking("fr"):
        assert words.say("The game is over.") == "The game is over."
    assert words.faults == []


def test_a_language_of_the_process_holds_in_its_threads_and_a_block_only_in_its_own():
    heard = []

    def listen() -> None:
        heard.append(language())

    speak("cs")
    try:
        with speaking("fr"):
            thread = Thread(target=listen)
            thread.start()
            thread.join()
            heard.append(language())
        listen()
    finally:
        speak("en")
    assert heard == ["cs", "fr", "cs"]


@pytest.mark.parametrize(
    ("text", "place", "what"),
    [
        ("[words\n", "", "cannot be read"),
        ("[wrods]\n", "wrods", "unknown table"),
        ('[words]\n"a" = 3\n', "words.a", "no text"),
        ('[words]\n"{a} is" = "est"\n', 'words."{a} is"', "{a} stands in one text only"),
        (
            '[words]\n"{n:a|b}" = "{n:a|b|c}"\n',
            'words."{n:a|b}"',
            "{n:a|b|c} does not have 2 forms",
        ),
    ],
)
def test_a_faulty_file_is_told_with_place_and_remedy_and_leaves_english(
    tmp_path, text, place, what
):
    words = _words(tmp_path, text)
    with speaking("fr"):
        assert words.say("a") == "a"
    (fault,) = words.faults
    assert (fault.file, fault.place) == (str(words.file("fr")), place)
    assert fault.what.startswith(what)
    assert fault.remedy
    with pytest.raises(OikistError, match=re.escape(what)):
        read_tongue(words.file("fr"))


def test_only_the_texts_with_a_fault_stay_english(tmp_path):
    """A missing blank or an unknown table takes nothing away from the other texts."""
    text = '[words]\n"{a} is" = "est"\n"b" = "bé"\n\n[odd]\nc = "d"\n'
    words = _words(tmp_path, text)
    with speaking("fr"):
        assert words.say("{a} is", a=1) == "1 is"
        assert words.say("b") == "bé"
    assert [fault.place for fault in words.faults] == ["odd", 'words."{a} is"']


def test_strange_ids_and_fields_of_declarations_are_left_out(tmp_path):
    """A rule that no game has, and a text that no rule has, change nothing."""
    (tmp_path / "translations").mkdir()
    (tmp_path / "rules.toml").write_text(
        '[R-1]\nsection = "End"\ntext = "Over."\nsource = "p. 1"\n', encoding="utf-8"
    )
    (tmp_path / "translations" / "fr.toml").write_text(
        '[rules.R-1]\ntext = "Fini."\ncolour = "bleu"\n\n[rules.R-9]\ntext = "?"\n',
        encoding="utf-8",
    )
    rules = read_rules(tmp_path / "rules.toml")
    with speaking("fr"):
        assert rules["R-1"].text == "Fini."
    assert [fault.place for fault in words_in(tmp_path).faults] == ["rules.R-9"]
