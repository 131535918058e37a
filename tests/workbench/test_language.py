"""Languages: every string, in every language, with its placeholders."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject
from PySide6.QtWidgets import QDialogButtonBox

from engine.discovery import discover
from engine.language import OWN, Tongue, forms_of, words_in
from engine.scenarios import catalog
from engine.statistics.tally import Tally
from tests.workbench.played import STYLES
from workbench import translations
from workbench.desks.deck import facts
from workbench.dialogs.unsaved import what_is_unsaved
from workbench.documents.variant_document import VariantDocument
from workbench.language.counts import counted, number, percent, signed, with_margin
from workbench.language.rule_words import step_text
from workbench.language.titles import shown_title
from workbench.language.translator import (
    NAMES,
    SOURCE,
    FileTranslator,
    apply_language,
    chosen_language,
    messages,
    system_language,
    translation_file,
)
from workbench.models.outcomes import OutcomesModel

OTHERS = [language for language in NAMES if language != SOURCE]
LANGUAGES = pytest.mark.parametrize("language", OTHERS)
FORMS = re.compile(r"\{([a-z_]+):([^{}]*\|[^{}]*)\}")
PLACES = re.compile(r"\{[^{}]*\}")
MNEMONIC = re.compile(r"&([^&\s])")
ENDS = re.compile(
    r"(?=[\s)»\"]|$)"
)  # of a sign that stands for itself, unlike in a format or address
BROKEN = {  # signs that would begin or end a line alone, or whose blank is not the language's
    "fr": re.compile(
        rf"(?<![\xa0\u202f])[;:!?]{ENDS.pattern}|«(?![\xa0\u202f])|(?<![\xa0\u202f])»|\d ?%"
    ),
    "cs": re.compile(rf"\s[;:!?]{ENDS.pattern}|„\s|\s“|\d ?%"),
}
COLON = re.compile(r"[:;] (?!\}|[a-z-]+:)")  # not that of a style sheet
FOR_NO_READER = {"crash.py", "job.py", "translations.py"}  # reports of bugs, and a command line
MODULE = """
from PySide6.QtCore import QCoreApplication, QObject
CONTEXT = "Tables"
MENUS = {"file": "&File"}
def said(text):
    return QCoreApplication.translate(CONTEXT, text)
class Panel(QObject):
    def show(self, many):
        self.tr("several" if many else "one")
        said("from a table")
        QCoreApplication.translate("Print", "Sheet {}")
        self.tr(many)
"""


@pytest.fixture(scope="module")
def found():
    return translations.strings()


@pytest.fixture
def english(app):
    """English again after the test."""
    locale = QLocale()
    yield app
    apply_language(app, "en")
    QLocale.setDefault(locale)


def test_the_reader_finds_every_form(tmp_path):
    """tr, translate, functions that pass on, and menus; what is no literal is told."""
    (tmp_path / "module.py").write_text(MODULE, encoding="utf-8")
    strings, unread = translations.strings(tmp_path)
    assert [(one.context, one.source) for one in strings] == [
        ("Actions", "&File"),
        ("Panel", "one"),
        ("Panel", "several"),
        ("Print", "Sheet {}"),
        ("Tables", "from a table"),
    ]
    assert unread == ["module.py:12"]


def test_every_text_is_a_literal(found):
    """What is shown can be found without running the program."""
    assert found[1] == []


@LANGUAGES
def test_no_string_is_missing(found, language):
    """The file has exactly the strings of the code: `python -m workbench.translations`."""
    here = {(context, source) for context, source, _ in messages(translation_file(language))}
    code = {(one.context, one.source) for one in found[0]}
    assert sorted(code - here) == []
    assert sorted(here - code) == []


@LANGUAGES
def test_no_string_is_unfinished(language):
    """Every string has words."""
    open_ones = [source for _, source, words in messages(translation_file(language)) if not words]
    assert open_ones == []


@LANGUAGES
def test_placeholders_agree(language):
    """What is put in has its place in every language."""
    wrong = [
        (source, words)
        for _, source, words in messages(translation_file(language))
        if words and places(source) != places(words)
    ]
    assert wrong == []


def places(text):
    """What stands in braces, without the forms of nouns."""
    return Counter(FORMS.sub(r"{\1}", place) for place in PLACES.findall(text))


@LANGUAGES
def test_nouns_have_all_forms_of_a_language(language):
    """A noun such as "{count:hex|hexes}" has two forms in English and French and three in Czech."""
    for _, source, words in messages(translation_file(language)):
        assert {len(noun.split("|")) for _, noun in FORMS.findall(source)} <= {2}, source
        found = {len(noun.split("|")) for _, noun in FORMS.findall(words)}
        assert found <= {forms_of(language)}, words


@pytest.mark.parametrize(
    ("language", "numbers"),
    [
        (SOURCE, {1: "1 hex copied", 2: "2 hexes copied", 12_000: "12,000 hexes copied"}),
        ("fr", {0: "0 hexagone copié", 1: "1 hexagone copié", 2: "2 hexagones copiés"}),
        (
            "cs",
            {
                1: "1 šestiúhelník zkopírován",
                3: "3 šestiúhelníky zkopírovány",
                5: "5 šestiúhelníků zkopírováno",
            },
        ),
    ],
)
def test_a_number_stands_with_its_noun(english, language, numbers):
    """Never "1 hexes"."""
    apply_language(english, language)
    text = QCoreApplication.translate("Acts", "{count:hex|hexes} copied")
    assert {one: counted(text, count=one) for one in numbers} == numbers


def test_numbers_are_written_as_people_do(english):
    """One minus sign, thousands apart, and the mark before decimals of the language."""
    apply_language(english, "en")
    assert (number(-1), signed(2), signed(-0.04, 1)) == ("\u22121", "+2", "0.0")
    assert (percent(0.14), number(1234.5, 1)) == ("14%", "1,234.5")
    assert (number(12.5), number(1.25, 1)) == (f"{12.5:.0f}", f"{1.25:.1f}")  # as in sentences
    apply_language(english, "cs")
    assert (number(-1.5, 1), percent(0.14)) == ("\u22121,5", "14\xa0%")


def test_the_reader_finds_a_function_under_its_other_name(tmp_path):
    """Modules call `QCoreApplication.translate` by the name `tr` where they need it often."""
    code = 'tr = QCoreApplication.translate\ntr("Metrics", "Holes")\n'
    (tmp_path / "figures.py").write_text(code, encoding="utf-8")
    strings, unread = translations.strings(tmp_path)
    assert ([(one.context, one.source) for one in strings], unread) == ([("Metrics", "Holes")], [])


def test_a_method_named_like_a_function_that_passes_on_is_read(tmp_path):
    """What the timeline says of a move was English in every language."""
    code = (
        'def said(text):\n    return QCoreApplication.translate("Actions", text)\n'
        "class Strip(QWidget):\n"
        '    def said(self, place):\n        return self.tr("Start")\n'
    )
    (tmp_path / "strip.py").write_text(code, encoding="utf-8")
    strings, unread = translations.strings(tmp_path)
    assert ([(one.context, one.source) for one in strings], unread) == ([("Strip", "Start")], [])


def every_text(language):
    """All words of the window, the engine and the games in a language."""
    yield from (words for _, _, words in messages(translation_file(language)))
    for own in (OWN, *(words_in(game.folder) for game in discover().values())):
        yield from texts_below(own.tongue(language))


def texts_below(part):
    if isinstance(part, Tongue):
        part = {"words": part.words, "rules": part.rules, "parameters": part.parameters}
    for text in part.values():
        yield from texts_below(text) if isinstance(text, Mapping) else (text,)


@LANGUAGES
def test_signs_keep_their_blanks(language):
    """In French « stands with its word, and a blank that does not break before ; : ! ? and %."""
    texts = [PLACES.sub("1", FORMS.sub("1 x", text)) for text in every_text(language)]
    assert [text for text in texts if BROKEN[language].search(text)] == []


def test_no_code_sets_a_colon_of_its_own():
    """French has a blank before a colon and a semicolon: `labelled` and `in_a_row` know."""
    found = []
    for file in sorted(translations.ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            values = node.values if isinstance(node, ast.JoinedStr) else ()
            sets = any(isinstance(one, ast.Constant) and COLON.match(one.value) for one in values)
            joins = isinstance(node, ast.Constant) and node.value in {": ", "; "}
            if (sets or joins) and file.name not in FOR_NO_READER:
                found.append(f"{file.name}:{node.lineno}")
    assert found == []


@pytest.mark.parametrize(("language", "title"), [("en", "Rounds: 8"), ("fr", "Manches\xa0: 8")])
def test_a_value_stands_behind_its_title(english, language, title):
    """A step of the history, as the menu Edit, the history and the question on leaving tell it."""
    apply_language(english, language)
    document = VariantDocument.open(catalog.find_variant("classic"))
    assert step_text(("parameters", "rounds"), 8, discover()[document.game], None) == title


@LANGUAGES
def test_ends_agree(language):
    """An ellipsis stays one, spaces at the ends stay, lines stay lines."""
    wrong = [
        (source, words)
        for _, source, words in messages(translation_file(language))
        if words
        and (
            source.endswith("…") != words.endswith("…")
            or source.count("\n") != words.count("\n")
            or source[:1].isspace() != words[:1].isspace()
            or source[-1:].isspace() != words[-1:].isspace()
        )
    ]
    assert wrong == []


@pytest.mark.parametrize("language", [SOURCE, *OTHERS])
def test_mnemonics_are_unique_in_each_menu(app, language):
    """In every language a letter opens one entry of a menu, and one menu of the bar."""
    from workbench.commands.actions import all_entries
    from workbench.commands.menu_tree import MENUS, PARENTS, SUBMENUS

    words = FileTranslator(translation_file(language), app) if language in OTHERS else None

    def said(text):
        return words.translate("Actions", text) if words is not None else text

    menus: dict[str, list[str]] = {"bar": [said(title) for title in MENUS.values()]}
    scopes = {entry.scope for entry in all_entries()}
    for entry in all_entries():
        # One menu shows the entries of the window and of one scope at a time.
        for scope in scopes if entry.scope in {"window", "design"} else {entry.scope}:
            if entry.menu:
                menus.setdefault(f"{entry.menu} ({scope})", []).append(said(entry.text))
    for key, parent in PARENTS.items():
        for menu in [name for name in menus if name.startswith(f"{parent} (")]:
            menus[menu].append(said(SUBMENUS[key]))
    twice = {}
    for menu, texts in menus.items():
        letters = Counter(letter[1].lower() for text in texts for letter in MNEMONIC.finditer(text))
        shared = {letter for letter, count in letters.items() if count > 1}
        if shared:
            twice[menu] = sorted(
                text for text in texts if {m[1].lower() for m in MNEMONIC.finditer(text)} & shared
            )
    assert twice == {}


@LANGUAGES
def test_words_reach_the_window(english, language):
    """Our words and Qt's own are in the language, and numbers follow."""
    assert apply_language(english, language) == language
    source = "Preferences"
    said = QCoreApplication.translate("PreferencesDialog", source)
    assert said != source
    kinds = QDialogButtonBox.StandardButton
    box = QDialogButtonBox(kinds.Cancel)
    assert box.button(kinds.Cancel).text().replace("&", "") != "Cancel"
    assert QLocale().toString(1234.5, "f", 1)[-2] == ","
    box.deleteLater()


def test_what_is_not_translated_stays_english(english):
    """A string that no file has is shown as it is, and English needs no file."""
    apply_language(english, "fr")
    assert QCoreApplication.translate("Nowhere", "No such words") == "No such words"
    assert apply_language(english, "en") == "en"
    assert QCoreApplication.translate("PreferencesDialog", "Preferences") == "Preferences"


def test_words_are_found_from_another_class(english):
    """A text that moved to another class keeps its words."""
    apply_language(english, "fr")
    assert QObject().tr("Preferences") != "Preferences"


def test_the_system_decides_unless_somebody_does():
    """The first language of the desktop that is spoken here; English if there is none."""
    assert system_language(QLocale("cs_CZ")) == "cs"
    assert system_language(QLocale("fr_CA")) == "fr"
    assert system_language(QLocale("de_DE")) == "en"
    assert chosen_language("fr") == "fr"
    assert chosen_language("klingon") in NAMES


@pytest.mark.parametrize(
    ("language", "place", "mean"), [("en", "1.75", "1.33"), ("fr", "1,75", "1,33")]
)
def test_means_have_the_point_of_their_language(english, language, place, mean):
    """Mean places of a batch and means of a deck, beside figures that have a comma already."""
    apply_language(english, language)
    tally = Tally(2)
    wins, places = np.array([[0.0, 1.0]] * 4), np.array([[2.0, 1.0]] * 3 + [[1.0, 2.0]])
    tally.add(np.ones((4, 2), np.int64), wins, places=places)
    model = OutcomesModel()
    model.show_tally(tally, STYLES[:2])
    assert model.index(0, 4).data() == place
    assert facts.number(Fraction(4, 3)) == mean


@pytest.mark.parametrize(("language", "title"), [("en", "Classic"), ("fr", "Classique")])
def test_a_variant_has_one_name_wherever_it_is_told(english, language, title):
    """The tab and the question what to save; the field that edits the file's title has the file's."""
    apply_language(english, language)
    document = VariantDocument.open(catalog.find_variant("classic"))
    document.do("Note", {("note",): "Dearer"})
    assert shown_title(document) == title
    assert what_is_unsaved(document).startswith(f"{title}")
    document.do("Title", {("title",): "Mine"})
    assert what_is_unsaved(document).startswith("Mine")


@pytest.mark.parametrize(
    ("margin", "said"),
    [(0.0, "31.1 ± 0.0"), (0.04, "31.12 ± 0.04"), (0.3, "31.1 ± 0.3"), (0.001, "31.123 ± 0.001")],
)
def test_a_small_margin_is_not_nothing(english, margin, said):
    """A mean of very many games does not look exact."""
    assert " ± ".join(with_margin(31.1234, margin)) == said
