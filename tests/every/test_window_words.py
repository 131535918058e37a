"""No panel of the window shows a game's or the engine's English in another language."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from engine.boards.graph import GraphBoard
from engine.columns import Effects
from engine.columns.column import upper_first
from engine.discovery import discover
from engine.language import OWN, said, speaking, words_in
from engine.play.match import Match
from engine.positions.edits import Editing
from engine.records.record import PERSON
from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario
from engine.scenarios.decks import read_deck
from engine.scenarios.projects import new_project
from engine.scenarios.translated import languages_of
from engine.schema_words import deck_schema_in_words
from tests.support import pennies
from tests.support.tiny_games import tiny_games
from tests.workbench.seen_texts import seen_texts
from workbench.cards.face import face_of_row, styles_of
from workbench.cards.painter import overflow
from workbench.dialogs.preferences import PreferencesDialog
from workbench.jobs.engine import OikistEngine
from workbench.jobs.job import Job
from workbench.jobs.match_table import MatchTable
from workbench.language.titles import shown_title
from workbench.language.translator import apply_language, messages, translation_file
from workbench.settings import Settings
from workbench.window import MainWindow

GAMES = {game.name: game for game in (*discover().values(), *tiny_games())}
SPOKEN = [(name, tongue) for name, game in GAMES.items() for tongue in languages_of(game)]
KEYS = re.compile(r"(Ctrl|Alt|Shift)\+\S+")
OWN_FILES = {"pennies": pennies.PLAIN}  # of games whose variants are in no catalogue
LETTERS = re.compile(r"[^\W\d_]{3,}")
PLIES = 6

pytestmark = [
    pytest.mark.slow,
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]


def key_of(path):
    """Which of a game's kinds of decks lies in a file."""
    return tomllib.loads(path.read_text("utf-8"))["deck"]


class Walk:
    """A window in some language, through which all that a game has is opened."""

    def __init__(self, tongue, game, folder, qtbot):
        self.qtbot, self.game, self.found = qtbot, game, set()
        apply_language(QApplication.instance(), tongue)
        settings = Settings(folder / "window.ini")
        settings.set_value("language/choice", tongue)
        self.window = MainWindow(OikistEngine(), settings, folder / "state")
        self.window.resize(1440, 900)
        self.window.show()
        self.source = OWN_FILES.get(game) or catalog.variants(game)[0].source
        self.project = new_project(folder / "mine", "Mine", self.source, everything=True).folder
        self.window.filing.projects.use_project(self.project)

    def take(self, widget=None):
        self.qtbot.wait(400)
        self.found |= seen_texts(widget or self.window)

    def desks(self):
        self.window.use_mode("design")
        boards = sorted(self.project.glob("boards/*/*.toml"))
        decks = sorted(self.project.glob("variants/*/decks/*.toml"))
        of_kind = {key_of(path): path for path in reversed(decks)}
        variants = sorted(self.project.glob("variants/*/*.toml"))
        for path in (*boards[:1], *of_kind.values(), *variants[:1]):
            self.desk(self.window.filing.open(path))

    def desk(self, document):
        for dock in self.window.design.desk.docks():
            dock.show()
        self.take()
        if document.kind == "board":
            kinds = [kind.key for kind in document.schema.kinds]
            spaces = sorted(document.spaces)
            document.do("x", {("hex", *one): kinds[-1] for one in spaces[4:14]})
            self.window.design.desk.editing.select(spaces[:3])
        elif document.kind == "variant":
            document.do("x", {("seats",): 63})
        self.take()

    def table(self):
        match = Match(load_scenario(self.source), 1, (PERSON,) * self.seats())
        scenario = match.scenario
        self.words = set(Editing(scenario.game, scenario.record).cards)  # as in files
        table = MatchTable(match)
        self.window.play.open_match(table)
        self.window.use_mode("play")
        for dock in self.window.play.dock_widgets():
            dock.show()
        for _ in range(PLIES):
            self.take()
            if not match.legal_codes():
                break
            self.window.play.parts.hands.look(match.legal_codes()[0])
            match.play(match.legal_codes()[0])
        self.window.acts["edit_position"].trigger()
        self.take()
        self.window.acts["edit_cancel"].trigger()
        self.window.play.parts.result.show_result()
        self.take()

    def seats(self):
        return load_scenario(self.source).seats

    def dialogs(self):
        dialog = PreferencesDialog(self.window.settings, self.window.acts, self.window)
        self.take(dialog)
        dialog.reject()
        dialog.deleteLater()

    def end(self):
        for document in self.window.filing.shelf.documents:
            self.window.filing.shelf.close(document)
        self.window.play.stop()
        self.window.close()
        Job.finish_all()
        self.qtbot.wait(100)  # news of jobs that have ended are taken
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        apply_language(QApplication.instance(), "en")


def walked(tongue, game, folder, qtbot):
    folder.mkdir()
    walk = Walk(tongue, game, folder, qtbot)
    walk.desks()
    walk.table()
    walk.dialogs()
    walk.end()
    files = [tomllib.loads(path.read_text("utf-8")) for path in walk.project.rglob("*.toml")]
    own = {str(table.get(key)) for table in files for key in ("title", "note")}
    return {text for text in walk.found if "/" not in text}, own | walk.words


def same(game, tongue):
    """Words that both languages have, if for other things, and words of files."""
    strings = messages(translation_file(tongue))
    found = {
        source.replace("&", "")
        for _, source, words in strings
        if source.replace("&", "") == words.replace("&", "")
    }
    for one in GAMES.values():
        if words_in(one.folder).tongue(tongue).words.get(one.title, one.title) == one.title:
            found.add(one.title)
    for words in (OWN, words_in(game.folder)):
        for source, there in words.tongue(tongue).words.items():
            alike = {one for one in source.split("|") if one in there.split("|")}
            found |= alike | {upper_first(one) for one in alike} | {there}
    for name, parameter in game.parameters.items():
        found |= {name, *(one.key for one in parameter.readings)}
        with speaking(tongue):
            here = game.parameters[name]
        known = {parameter.word, *(one.word for one in parameter.readings)}
        found |= known & {here.word, *(one.word for one in here.readings)}
    return found


def names(game):
    """What people call their own things: files, places, projects; keys on the keyboard."""
    found = {"Mine", "Oikist", "English", "Français", "Čeština", game.name, "mine"}
    for one in GAMES:  # where a project is begun, the variants of all games stand
        for entry in (*catalog.variants(one), *catalog.boards(one), *catalog.decks(one)):
            found |= {entry.name, entry.title}
    for entry in catalog.decks(game.name):  # effects stand in cells as in files
        schema = game.deck_schemas[key_of(entry.path)]
        cards = read_deck(entry.path, schema, game.name).cards
        found |= {
            one for column in schema.of(Effects) for card in cards for one in card[column.key]
        }
    for entry in catalog.boards(game.name):
        board = catalog.read_board(entry.path, catalog.board_schema)
        if isinstance(board, GraphBoard):
            places = (*board.map.spaces, *board.map.areas)
            found |= {word for one in places for word in (one.key, one.name)}
            found |= {link.label for link in board.map.links}
        else:
            found |= {board.place_name(cell) for cell in board.named()}
    return found


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if languages_of(game)])
def test_no_english_is_left_in_the_window(qapp, name, tmp_path, qtbot):
    """A text that English and another language show is a name, or a word that both have."""
    game = GAMES[name]
    english, _ = walked("en", name, tmp_path / "en", qtbot)
    for tongue in languages_of(game):
        other, own = walked(tongue, name, tmp_path / tongue, qtbot)
        known = sorted(same(game, tongue) | names(game) | own, key=len, reverse=True)
        left = []
        for text in sorted(english & other):
            rest = KEYS.sub("", text)
            for word in known:
                if word and word in rest:  # few are, and patterns take long to compile
                    rest = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", "", rest)
            if LETTERS.search(rest):
                left.append(text)
        assert not left, "\n".join((tongue, *left))


@pytest.mark.parametrize(("name", "tongue"), SPOKEN)
def test_cards_have_room_for_their_words(qapp, name, tongue):
    """A longer word gets smaller on the face of a card before it is cut."""
    game = GAMES[name]
    with speaking(tongue):
        for entry in catalog.decks(name):
            declared = game.deck_schemas[key_of(entry.path)]
            schema = deck_schema_in_words(game, declared)
            deck = read_deck(entry.path, declared, name)
            styles = styles_of(game, schema)
            for number, card in enumerate(deck.cards, start=1):
                face = face_of_row(schema, card, number, styles)
                assert overflow(face, qapp.font()) == [], (entry.name, number)


def test_titles_of_what_is_shipped_follow_the_language():
    """Tabs, choosers and lists call a file alike; what somebody wrote stays."""
    entries = catalog.variants()
    own = replace(entries[0], title="My own thing")
    with speaking("fr"):
        shown = [shown_title(entry) for entry in entries]
        assert shown == [said(GAMES[entry.game], entry.title) for entry in entries]
        assert shown_title(own) == "My own thing"
    assert {*shown} - {entry.title for entry in entries}
