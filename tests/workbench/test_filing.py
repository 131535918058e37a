"""Files in the real window: opening, saving, closing, and what other programs do meanwhile."""

from __future__ import annotations

import os

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from engine.discovery import discover, registered
from engine.folders import data_folder
from engine.play.match import Match
from engine.play.match_file import match_text
from engine.records.position import position_text
from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario
from engine.scenarios.projects import new_project
from engine.scenarios.usual import usual_game
from tests.support import heaps
from tests.support.hostile import DEEP_TOML, ON_UNIX, SPECIAL, hostile
from tests.support.in_time import at_once
from tests.workbench.answers import answering, button, file_dialog, told
from tests.workbench.played import HastyEngine
from workbench.dialogs.new_document import NewDeckDialog, NewVariantDialog
from workbench.dialogs.unsaved import what_is_unsaved
from workbench.panels.files import File

BUTTON = QMessageBox.StandardButton


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A project with every sample in it; the working folder comes back at the end."""
    monkeypatch.chdir(tmp_path)
    return new_project(tmp_path / "mine", "Mine", "classic", everything=True).folder


@pytest.fixture
def window(open_window, folder):
    window = open_window(HastyEngine())
    assert window.filing.projects.use_project(folder)
    return window


@pytest.fixture
def board(window, folder):
    return window.filing.open(next((folder / "boards").glob("*/ring.toml")))


def edit(document, title="Another title"):
    document.do("Change the title", {("title",): title})


def banner(window, document):
    """What the banner above a document says, and its buttons; "" for none."""
    tab = window.design.tab_of(document)
    if tab.banner.isHidden():
        return "", {}
    return tab._said.text(), {one.text(): one for one in tab._buttons}


def tabs(window):
    return [tab.document.path.name for tab in window.design.all_tabs()]


def test_a_document_opens_once(window, board):
    """Opening a file that is open brings its tab to the front."""
    other = window.filing.open(next(board.path.parent.glob("strip.toml")))
    assert window.design.document is other
    assert window.filing.open(board.path) is board
    assert window.design.document is board
    assert tabs(window) == ["ring.toml", "strip.toml"]


@pytest.mark.parametrize("mode", ["design", "play", "lab"])
def test_open_asks_for_a_file(window, folder, mode):
    """File > Open; what is opened is in sight, wherever it was asked for."""
    wanted = next((folder / "boards").glob("*/strip.toml"))
    window.use_mode(mode)
    with answering(file_dialog(wanted)):
        window.acts["open"].trigger()
    assert window.design.document.path == wanted
    assert window.mode == "design"


def test_a_match_and_a_position_are_opened_at_the_table(window, folder, qtbot):
    """Whatever the file is called, it goes where it is played on; a plan is refused by its name."""
    scenario = load_scenario("classic-2")
    match = Match(scenario, 5)
    match.play(match.legal_codes()[0])
    kept = folder / "kept.match"
    kept.write_text(match_text(match), encoding="utf-8")
    position = folder / "position.toml"
    position.write_text(position_text(scenario, match.state), encoding="utf-8")
    opened = []
    window.play.parts.memory.archive.opened.connect(opened.append)
    window.play.parts.edit.files.opened.connect(opened.append)
    for path in (kept, position):
        window.use_mode("design")
        with answering(file_dialog(path)):
            window.acts["open"].trigger()
        assert window.mode == "play"
        qtbot.waitUntil(lambda: bool(opened), timeout=20_000)
        assert opened.pop().match.state.tobytes() == match.state.tobytes()
    plan = folder / "plan.toml"
    plan.write_text(
        'format = 1\nscenarios = [{variant = "classic"}]\ngames = 10\n', encoding="utf-8"
    )
    said = []
    with answering(told(said)):
        assert window.filing.open(plan) is None
    assert "this is a plan, not a variant" in said[0]


@pytest.mark.parametrize("name", ["given.toml", "given.match"])
def test_open_refuses_at_once_what_is_no_file_of_ours(window, folder, name):
    """In a sentence; a pipe or a device would keep the window waiting for ever."""
    for kind in (*SPECIAL, *DEEP_TOML):
        if kind in ON_UNIX and os.name == "nt":
            continue
        if kind in DEEP_TOML and name.endswith(".match"):
            continue
        path = folder / name
        words = hostile(kind, path)
        said = []
        with at_once(30), answering(told(said)):
            window.filing.open(path)
        assert name in said[0], kind
        assert words in said[0], kind
        path.rmdir() if kind == "folder" else path.unlink()


def test_saving_writes_and_takes_the_mark_away(window, board):
    """The tab shows that there is something to save; Ctrl+S saves it."""
    assert not board.dirty
    edit(board)
    assert window.design.tabs.tabText(0).startswith("● ")
    window.acts["save"].trigger()
    assert 'title = "Another title"' in board.path.read_text()
    assert window.design.tabs.tabText(0) == "Another title"


def test_saving_all_tells_how_many(window, board):
    """Not only of the last one."""
    other = window.filing.open(next(board.path.parent.glob("strip.toml")))
    for document in (board, other):
        edit(document)
    said = []
    window.filing.said.connect(said.append)
    window.acts["save_all"].trigger()
    assert said[-1] == "Saved 2 files"
    edit(board, "Once more")
    window.acts["save_all"].trigger()
    assert said[-1].endswith("ring.toml")


def test_the_filter_of_files_asks_for_no_accents(window):
    """Accents and case do not matter; groups and kinds in which nothing is left go."""
    files = window.design.files
    path = window.filing.project.folder / "mine.toml"
    files.show_files(
        [File("deck", "g", "Marchés", path, sample=False), File("board", "g", "Île", path, True)],
        "Mine",
    )
    files.filter.setText("MARCHES")
    assert tree_of(files) == {"Mine": {"Decks": ["Marchés"]}}
    files.filter.setText("")
    assert tree_of(files) == {"Mine": {"Decks": ["Marchés"]}, "Samples": {"Boards": ["Île"]}}


def test_files_of_several_games_stand_apart(window):
    """Samples of the games of the project come first."""
    files = window.design.files
    first, other = list(catalog.games())[:2]
    path = window.filing.project.folder / "mine.toml"
    samples = [File("variant", game, f"Usual {game}", path, True) for game in (first, other)]
    files.show_files([File("deck", other, "Own", path, sample=False), *samples], "Mine")
    titles = {name: game.title for name, game in catalog.games().items()}
    assert list(tree_of(files).items()) == [
        ("Mine", {"Decks": ["Own"]}),
        (f"Samples: {titles[other]}", {"Variants": [f"Usual {other}"]}),
        (f"Samples: {titles[first]}", {"Variants": [f"Usual {first}"]}),
    ]


def tree_of(files):
    def shown(item):
        children = [item.child(place) for place in range(item.childCount())]
        return [child for child in children if not child.isHidden()]

    return {
        top.text(0): {kind.text(0): [leaf.text(0) for leaf in shown(kind)] for kind in shown(top)}
        for top in shown(files.tree.invisibleRootItem())
    }


def test_save_as_makes_another_file(window, board):
    """The old file stays as it was; an ending is added when there is none."""
    before = board.path.read_bytes()
    old = board.path
    edit(board)
    with answering(file_dialog(old.with_name("other"))):
        window.acts["save_as"].trigger()
    assert board.path == old.with_name("other.toml")
    assert old.read_bytes() == before
    assert not board.dirty


def test_save_as_cancelled_changes_nothing(window, board):
    """Without a name nothing is written."""
    edit(board)
    with answering((QFileDialog, lambda dialog: dialog.reject())):
        window.acts["save_as"].trigger()
    assert board.dirty


def test_two_documents_never_share_a_file(window, board):
    """Saving over the file of another tab is refused in a sentence."""
    other = window.filing.open(next(board.path.parent.glob("strip.toml")))
    before = board.path.read_bytes()
    assert not window.filing._write(other, board.path)
    assert "open in another tab" in window.problems[-1]
    assert board.path.read_bytes() == before


@pytest.mark.slow
@pytest.mark.parametrize(
    ("answer", "closed", "saved"),
    [(BUTTON.Save, True, True), (BUTTON.Discard, True, False), (BUTTON.Cancel, False, False)],
)
def test_closing_a_changed_document_asks(window, board, answer, closed, saved):
    """Save writes, Discard closes without, Cancel keeps it open with all edits."""
    edit(board)
    with answering(button(answer)) as asked:
        window.acts["close_tab"].trigger()
    assert asked == ["Unsaved changes"]
    assert (window.design.tab_of(board) is None) == closed
    path = board.path if not closed else next(iter(window.filing._closed))
    assert ("Another title" in path.read_text()) == saved


def test_closing_the_window_asks_once_for_all(window, board):
    """All names stand in one box; Cancel keeps the window."""
    other = window.filing.open(next(board.path.parent.glob("strip.toml")))
    edit(board, "One")
    edit(other, "Two")
    with answering((QMessageBox, _cancel)):
        window.close()
    assert window.isVisible()
    assert len(window.filing.shelf.documents) == 2
    with answering(button(BUTTON.Discard)):
        window.close()
    assert not window.isVisible()


def _cancel(box):
    assert "One" in box.informativeText()
    assert "Two" in box.informativeText()
    box.button(BUTTON.Cancel).click()


def test_the_question_says_what_would_be_lost(window, board):
    """The changes since saving by name, and that discarding is for good."""
    edit(board, "One")
    said = []

    def read(box):
        said.append(box.informativeText())
        box.button(BUTTON.Cancel).click()

    with answering((QMessageBox, read)):
        window.acts["close_tab"].trigger()
    assert "One: 1 change since it was saved (Change the title)" in said[0]
    assert "lost for good" in said[0]


@pytest.mark.parametrize(
    ("done", "said"),
    [
        (2, "2: 2 changes since it was saved (Title 1; Title 2)"),
        (5, "5: 5 changes since it was saved (…; Title 3; Title 4; Title 5)"),
    ],
)
def test_many_changes_are_counted_and_the_latest_named(board, done, said):
    """Enough to know what it is about."""
    for number in range(1, done + 1):
        board.do(f"Title {number}", {("title",): str(number)})
    assert what_is_unsaved(board) == said


def test_what_was_taken_back_since_saving_is_named(board):
    """The file then holds more than the document."""
    edit(board, "One")
    board.save()
    board.undo()
    said = f"{board.title}: taken back since it was saved (Change the title)"
    assert what_is_unsaved(board) == said


def test_an_unchanged_document_closes_silently(window, board):
    """No question, and Reopen closed tab brings it back, newest first."""
    other = window.filing.open(next(board.path.parent.glob("strip.toml")))
    assert not window.acts["reopen"].isEnabled()
    paths = [board.path, other.path]
    window.filing.close(board)
    window.filing.close(other)
    assert tabs(window) == []
    window.acts["reopen"].trigger()
    assert window.design.document.path == paths[1]
    window.acts["reopen"].trigger()
    assert window.design.document.path == paths[0]
    assert not window.acts["reopen"].isEnabled()


def test_a_change_outside_is_offered(window, board, qtbot):
    """Another program writes: a banner; Reload takes it over and can be undone."""
    edit(board, "Mine")
    board.path.write_text(board.path.read_text().replace('title = "', 'title = "Theirs: '))
    qtbot.waitUntil(lambda: "Reload it" in banner(window, board)[1], timeout=5000)
    assert board.title == "Mine"
    banner(window, board)[1]["Reload it"].click()
    assert board.title.startswith("Theirs: ")
    assert not board.dirty
    board.undo()
    assert board.title == "Mine"
    assert banner(window, board)[0] == ""


def test_what_is_here_can_be_kept(window, board, qtbot):
    """Keep: the document stays, and saving replaces what the other program wrote."""
    edit(board, "Mine")
    board.path.write_text(board.path.read_text() + "\n# theirs\n")
    qtbot.waitUntil(lambda: "Keep what is here" in banner(window, board)[1], timeout=5000)
    banner(window, board)[1]["Keep what is here"].click()
    window.acts["save"].trigger()
    assert "theirs" not in board.path.read_text()
    assert 'title = "Mine"' in board.path.read_text()


def test_saving_over_a_change_outside_is_refused(window, board):
    """Even before the banner is there nothing of the other program is lost."""
    edit(board, "Mine")
    theirs = board.path.read_text() + "\n# theirs\n"
    board.path.write_text(theirs)
    window.acts["save"].trigger()
    assert "changed by another program" in window.status.currentMessage()
    assert board.path.read_text() == theirs
    assert "Reload it" in banner(window, board)[1]


def test_a_deleted_file_can_be_saved_again(window, board, qtbot):
    """The banner says that it is gone; the document is what is left of it."""
    board.path.unlink()
    qtbot.waitUntil(lambda: "Save it again" in banner(window, board)[1], timeout=5000)
    assert board.dirty
    banner(window, board)[1]["Save it again"].click()
    assert board.path.is_file()
    assert banner(window, board)[0] == ""


def test_watching_can_be_switched_off(window, board, qtbot):
    """With the preference off no banner comes; switched on again, it does."""
    window.settings.set_value("general/watch_files", False)
    board.path.write_text(board.path.read_text() + "\n# theirs\n")
    qtbot.wait(500)
    assert banner(window, board) == ("", {})
    window.settings.set_value("general/watch_files", True)
    qtbot.waitUntil(lambda: "Reload it" in banner(window, board)[1], timeout=5000)


def test_a_sample_is_saved_as_a_copy(window, folder):
    """What comes with the program is never written; the copy goes into the project."""
    sample = next((data_folder() / "boards").glob("*/duel.toml"))
    before = sample.read_bytes()
    document = window.filing.open(sample)
    assert "Save a copy…" in banner(window, document)[1]
    edit(document)
    with answering(file_dialog()):
        window.acts["save"].trigger()
    assert sample.read_bytes() == before
    assert document.path.is_relative_to(folder / "boards")
    assert document.path.stem == "duel-2"  # the project has a duel of its own
    assert banner(window, document)[0] == ""


def test_a_copy_into_the_project(window, folder):
    """The menu of the panel Files copies a sample and opens the copy."""
    sample = next((data_folder() / "boards").glob("*/duel.toml"))
    window.design.files.copy_wanted.emit(sample)
    assert window.design.document.path == folder / "boards" / sample.parent.name / "duel-2.toml"


BAD = {
    "broken": b"format = 1\ngame = [",
    "empty": b"",
    "latin": 'title = "é"'.encode("latin-1"),
    "newer": b'format = 99\ngame = "x"\nseats = 4\n',
    "stranger": b'format = 1\ngame = "no such game"\nseats = 4\n',
    "nothing": b'title = "x"\n',
    "binary": bytes(range(256)) * 40,
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_gives_a_sentence_and_no_tab(window, folder, what):
    """The sentence names the file; nothing is opened and nothing is changed."""
    bad = folder / f"{what}.toml"
    bad.write_bytes(BAD[what])
    said = []
    with answering(told(said)):
        window.filing.open(bad)
    assert tabs(window) == []
    assert f"{what}.toml" in said[0]
    assert "Traceback" not in said[0]
    assert bad.read_bytes() == BAD[what]


def test_a_file_that_is_not_there(window, folder):
    """A sentence, no tab."""
    said = []
    with answering(told(said)):
        window.filing.open(folder / "boards" / "none.toml")
    assert "none.toml" in said[0]
    assert tabs(window) == []


def test_new_files_begin_with_a_game_that_has_some(window, monkeypatch):
    """Without a document in front it is none of which there is nothing to copy."""
    monkeypatch.setattr(type(heaps.GAME), "foremost", True)
    monkeypatch.setattr(type(discover()[usual_game()]), "foremost", False)
    with registered(heaps.GAME):
        assert not heaps.GAME.deck_schemas
        dialogs = []

        def look(dialog):
            dialogs.append(dialog.origin.count())
            dialog.reject()

        with answering((NewDeckDialog, look), (NewVariantDialog, look)):
            window.acts["new_deck"].trigger()
            window.acts["new_variant"].trigger()
        assert all(dialogs)
        assert len(dialogs) == 2


@pytest.mark.slow
def test_a_new_deck_and_a_new_variant(window, folder):
    """Both are copies or children of something, and are saved into the project."""

    def named(title):
        def fill(dialog):
            dialog.title.setText(title)
            dialog.accept()

        return fill

    with answering((NewDeckDialog, named("Loud deck"))):
        window.acts["new_deck"].trigger()
    deck = window.design.document
    with answering((NewVariantDialog, named("Loud game"))):
        window.acts["new_variant"].trigger()
    variant = window.design.document
    assert (deck.kind, variant.kind) == ("deck", "variant")
    assert deck.dirty
    assert variant.dirty
    with answering(file_dialog(), file_dialog()):
        window.acts["save_all"].trigger()
    assert deck.path.stem == "loud-deck"
    assert deck.path.parent.name == "decks"
    assert variant.path.stem == "loud-game"
    assert variant.path.is_relative_to(folder / "variants")


@pytest.mark.slow
def test_play_this_takes_what_is_not_saved(window, folder):
    """F5 puts the edited scenario on the table; the file is still the old one."""
    variant = window.filing.open(next((folder / "variants").glob("*/short.toml")))
    before = variant.path.read_bytes()
    variant.do("Rounds: 5", {("parameters", "rounds"): 5, ("title",): "Five rounds"})
    window.acts["play_this"].trigger()
    assert window.mode == "play"
    assert window.play.scenario.parameters["rounds"] == 5
    assert window.play.scenario.title == "Five rounds"
    assert variant.path.read_bytes() == before


def test_a_deck_is_played_in_the_variant_that_was_in_front_last(window, folder):
    """Of several that play with it; the deck itself does not count."""
    variants = [
        next((folder / "variants").glob(f"*/{name}.toml")) for name in ("short", "open-deck")
    ]
    opened = [window.filing.open(path) for path in variants]
    deck = window.filing.open(next((folder / "variants").glob("*/decks/classic.toml")))
    for variant in (*reversed(opened), opened[1], opened[0]):
        window.design.show_document(variant)
        window.design.show_document(deck)
        window.acts["play_this"].trigger()
        assert window.play.scenario.title == variant.title
        window.use_mode("design")


def test_play_this_leads_from_a_faulty_board_to_its_problems(window, folder):
    """The sentence of the panel stands in the status bar, and the panel has the keyboard."""
    board = window.filing.open(next((folder / "boards").glob("*/ring.toml")))
    desk, scenario = window.design.desk, window.play.scenario
    window.acts["hide_docks"].trigger()
    board.do("Erase", {("hex", *axial): None for axial in list(board.spaces)[1:]})
    window.acts["play_this"].trigger()
    assert window.mode == "design"
    assert window.play.scenario is scenario
    assert desk.problems.isVisible()
    first = desk.problems.list.currentIndex().data()
    said = window.status.currentMessage()
    assert first in said
    assert ".toml" not in said
    assert "\n" not in said


@pytest.mark.parametrize("wanted", ["play_this", "simulate_this"])
def test_what_no_file_could_hold_is_refused(window, folder, wanted):
    """A board's title that was erased is told, and nothing breaks."""
    document = window.filing.open(next((folder / "boards").glob("*/ring.toml")))
    scenario = window.play.scenario
    document.do("Change the title", {("title",): ""})
    window.acts[wanted].trigger()
    assert window.mode == "design"
    assert window.play.scenario is scenario
    assert "It cannot be played yet." in window.status.currentMessage()


@pytest.mark.slow
def test_play_this_refuses_what_cannot_be_played(window, folder):
    """A sentence, and the table keeps the game that was on it."""
    variant = window.filing.open(next((folder / "variants").glob("*/short.toml")))
    scenario = window.play.scenario
    variant.do("Rounds: 99", {("parameters", "rounds"): 99})
    window.acts["play_this"].trigger()
    said = window.status.currentMessage()
    assert "It cannot be played yet. Rounds: " in said
    assert "parameters." not in said
    assert ".toml" not in said
    assert window.design.desk.form.here == "rounds"
    assert window.play.scenario is scenario
    assert window.mode == "design"


def open_pair(window, folder, variant, deck):
    """A variant and a deck that it plays with, both changed and not saved."""
    variant, deck = window.filing.open(variant), window.filing.open(deck)
    variant.do("Rounds: 5", {("parameters", "rounds"): 5})
    deck.do("Move cards", {("cards",): list(deck.cards)[::-1]})
    return variant, deck


def sample(pattern):
    return next(path for path in sorted((data_folder() / "variants").glob(pattern)))


def deck_key(deck):
    return ("decks", deck.declared.key)


def plays_with(variant):
    """Files of the decks that a variant plays with as its file stands."""
    return {path.resolve() for path in variant.resolved()[0].decks.values()}


@pytest.mark.parametrize("action", ["save_all", "quit"])
@pytest.mark.parametrize("elsewhere", [True, False], ids=["elsewhere", "in the project"])
def test_a_variant_follows_its_deck_to_a_new_file(window, folder, tmp_path, action, elsewhere):
    """Samples of both are changed and saved: what was played before is played from the files."""
    variant, deck = open_pair(
        window, folder, sample("*/short.toml"), sample("*/decks/classic.toml")
    )
    before = window.engine.scenario_of(variant, window.filing.shelf.documents)
    chosen = (tmp_path / "mine deck.toml", tmp_path / "mine.toml") if elsewhere else (None, None)
    said, title = [], variant.title
    window.filing.said.connect(said.append)
    with answering(*([button(BUTTON.Save)] if action == "quit" else []), *map(file_dialog, chosen)):
        if action == "quit":
            assert window.filing.may_close_all()
        else:
            window.acts["save_all"].trigger()
    assert not variant.dirty
    assert deck.path.resolve() in plays_with(variant)
    played = load_scenario(str(variant.path), here=folder)
    assert played.digest == before.digest
    assert any(title in one for one in said)
    for document in (variant, deck):
        assert str(tmp_path) not in document.path.read_text()


def test_what_cannot_be_saved_is_as_it_was(window, tmp_path):
    """The title that the new file would have had is not that of the old one."""
    variant = window.filing.open(sample("*/short.toml"))
    before = dict(variant.fields)
    (tmp_path / "taken").write_text("no folder")
    with answering(file_dialog(tmp_path / "taken" / "blitz.toml"), button(BUTTON.Ok)):
        assert not window.filing.save_as(variant)
    assert dict(variant.fields) == before


def test_a_sample_that_is_saved_keeps_its_own_parent(window, folder):
    """The project has a variant, and a deck, of the same names with other rules."""
    short = sample("*/short.toml")
    (own,) = folder.glob("variants/*/classic.toml")
    own.write_text(own.read_text("utf-8") + "\n[parameters]\noracle_value = 6\n", "utf-8")
    variant = window.filing.open(short)
    before = window.engine.scenario_of(variant, [])
    assert before.parameters["oracle_value"] != 6
    with answering(file_dialog(own.parent / "blitz.toml")):
        assert window.filing.save_as(variant)
    assert variant.fields[("extends",)] == "oikist:classic"
    for played in (window.engine.scenario_of(variant, []), load_scenario(str(variant.path))):
        assert played.digest == before.digest


def test_an_open_child_follows_its_parent_when_that_is_saved(window, folder):
    """What its tab shows is what is played from it."""
    home = next((folder / "variants").glob("*/short.toml")).parent
    parent, child = home / "mine.toml", home / "mine-child.toml"
    text = f'format = 1\ngame = "{home.name}"\n' + 'title = "{}"\nextends = "{}"\n'
    parent.write_text(text.format("Mine", "short"), "utf-8")
    child.write_text(text.format("Child", "mine"), "utf-8")
    below, above = window.filing.open(child), window.filing.open(parent)
    desk = window.design.tab_of(below).desk
    before = desk.standing.resolved.parameters["rounds"]
    above.do("Rounds", {("parameters", "rounds"): before - 1})
    assert desk.standing.resolved.parameters["rounds"] == before  # as it is played
    assert window.filing.save(above)
    assert desk.standing.resolved.parameters["rounds"] == before - 1
    window.filing.close(above)
    parent.write_text(parent.read_text("utf-8").replace(f"{before - 1}", f"{before - 2}"), "utf-8")
    window.filing.shelf.watcher.look()  # another program has changed it
    assert desk.standing.resolved.parameters["rounds"] == before - 2
    parent.write_text(parent.read_text("utf-8").replace(f"{before - 2}", f"{before - 1}"), "utf-8")
    window.filing.shelf.watcher.look()
    played = window.engine.scenario_of(below, window.filing.shelf.documents)
    assert played.parameters["rounds"] == before - 1


@pytest.mark.parametrize(
    ("given", "file", "title"),
    [
        ("", "short.toml", "{} (2)"),
        ("", "short-and_sweet.toml", "{} (and sweet)"),
        ("", "blitz-4.toml", "Blitz 4"),
        ("My own", "blitz.toml", "My own"),
    ],
)
def test_a_variant_saved_as_another_file_has_a_title_of_its_own(
    window, tmp_path, given, file, title
):
    """So that two are told apart; one that was given stays, and undo takes the new one back."""
    variant = window.filing.open(sample("*/short.toml"))
    before = variant.title
    variant.do("Rounds: 5", {("parameters", "rounds"): 5})
    if given:
        variant.do("Title", {("title",): given})
    with answering(file_dialog(tmp_path / file)):
        assert window.filing.save_as(variant)
    assert variant.title == title.format(before)
    assert not variant.dirty
    if not given:
        variant.undo()
        assert variant.title == before


def test_a_variant_of_the_project_follows_its_deck_and_is_saved_with_it(window, folder):
    """It was not changed, so nobody asks where it goes; undo takes the change back."""
    deck_file = next((folder / "variants").glob("*/decks/classic.toml"))
    variant = window.filing.open(next((folder / "variants").glob("*/short.toml")))
    deck = window.filing.open(deck_file)
    deck.do("Move cards", {("cards",): list(deck.cards)[::-1]})
    with answering(file_dialog(deck_file.with_name("fewer.toml"))):
        assert window.filing.save_as(deck)
    assert variant.fields[deck_key(deck)] == "fewer"
    assert variant.dirty
    variant.undo()
    assert deck_file.resolve() in plays_with(variant)


def test_samples_that_are_only_looked_at_follow_no_deck(window, folder, tmp_path):
    """But for the one in which the deck is played, if there is no other."""
    looked_at = [window.filing.open(sample(f"*/{name}.toml")) for name in ("short", "open-deck")]
    deck = window.filing.open(sample("*/decks/classic.toml"))
    for name, followed in (("one", [False, True]), ("two", [False, True])):
        deck.do("Move cards", {("cards",): list(deck.cards)[::-1]})
        with answering(file_dialog(tmp_path / f"{name}.toml")):
            assert window.filing.save_as(deck)
        assert [one.dirty for one in looked_at] == followed
        assert deck.path.resolve() in plays_with(looked_at[1])


def test_a_deck_that_was_not_changed_is_copied_and_followed_by_nobody(window, folder):
    """Save as of what its file holds begins another deck."""
    deck_file = next((folder / "variants").glob("*/decks/classic.toml"))
    variant = window.filing.open(next((folder / "variants").glob("*/short.toml")))
    deck = window.filing.open(deck_file)
    with answering(file_dialog(deck_file.with_name("copy.toml"))):
        assert window.filing.save_as(deck)
    assert not variant.dirty


def test_a_variant_saved_elsewhere_means_the_same_files(window, folder, tmp_path):
    """A path goes from the file that says it, so it is written anew."""
    deck = window.filing.open(next((folder / "variants").glob("*/decks/classic.toml")))
    with answering(file_dialog(folder / "loud.toml")):
        assert window.filing.save_as(deck)
    variant = window.filing.open(next((folder / "variants").glob("*/short.toml")))
    variant.do("Deck", {deck_key(deck): "../../loud.toml"})
    assert deck.path.resolve() in plays_with(variant)
    for target in (folder / "there" / "moved.toml", tmp_path / "far" / "moved.toml"):
        with answering(file_dialog(target)):
            assert window.filing.save_as(variant)
        assert deck.path.resolve() in plays_with(variant)
