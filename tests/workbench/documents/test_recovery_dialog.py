"""The list of unsaved work at the start."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices

from engine.language import speaking
from engine.scenarios import catalog
from tests.support.edit_victim import KINDS, prepare
from workbench.dialogs.recovery import RecoveryDialog
from workbench.documents.recovery import Journals
from workbench.documents.variant_document import VariantDocument
from workbench.language.titles import shown_title

ALL = sorted(f"My {kind}" for kind in KINDS)


@pytest.fixture
def left(tmp_path):
    """Journals of a dead program: one edited document of each kind."""
    dead = Journals(tmp_path / "state")
    for path, kind in zip(prepare(tmp_path), KINDS, strict=True):
        document = KINDS[kind].open(path)
        document.do(f"Name the {kind}", {("title",): f"My {kind}"})
        dead.keep(document)
        document.end_journal(keep=True)
    dead._lock.unlock()
    journals = Journals(tmp_path / "state")
    yield journals
    journals.close()


@pytest.fixture
def dialog(left, qtbot):
    dialog = RecoveryDialog(left, left.leftovers())
    qtbot.addWidget(dialog)
    dialog.documents = []
    dialog.restored.connect(dialog.documents.append)
    dialog.open()
    return dialog


def rows(dialog):
    items = [dialog.list.topLevelItem(n) for n in range(dialog.list.topLevelItemCount())]
    return sorted(item.text(0) for item in items)


def choose(dialog, title):
    (item,) = dialog.list.findItems(title, Qt.MatchFlag.MatchExactly)
    dialog.list.clearSelection()
    dialog.list.setCurrentItem(item)


def test_the_list_says_what_there_is(dialog):
    """Title, kind, time and file of each; file and last edits of the chosen one."""
    assert rows(dialog) == ALL
    choose(dialog, "My deck")
    assert "deck.toml" in dialog.details.text()
    assert "Name the deck" in dialog.details.text()
    assert not dialog.warning.isVisible()


def test_restore_one(dialog):
    """It is handed over and leaves the list; the others stay."""
    choose(dialog, "My deck")
    dialog.restore.click()
    assert [one.title for one in dialog.documents] == ["My deck"]
    assert rows(dialog) == [title for title in ALL if title != "My deck"]
    assert dialog.isVisible()


def test_restore_all_closes_the_dialog(dialog, left):
    """Nothing is left to ask about."""
    dialog.restore_all.click()
    assert sorted(one.title for one in dialog.documents) == ALL
    assert not dialog.isVisible()
    assert left.leftovers() == []


def test_discarding_asks_first(dialog, left):
    """In the dialog itself; Keep keeps, and so does choosing another row."""
    choose(dialog, "My deck")
    dialog.discard.click()
    assert dialog.sure.isVisible()
    assert "My deck" in dialog.question.text()
    dialog.keep.click()
    assert not dialog.sure.isVisible()
    dialog.discard.click()
    choose(dialog, "My board")
    assert not dialog.sure.isVisible()
    assert len(left.leftovers()) == len(ALL)
    dialog.discard.click()
    dialog.discard_now.click()
    assert rows(dialog) == [title for title in ALL if title != "My board"]
    assert len(left.leftovers()) == len(ALL) - 1


def test_closing_loses_nothing(dialog, left, tmp_path, qtbot):
    """All is offered again at the next start."""
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    left.close()
    journals = Journals(tmp_path / "state")
    assert len(journals.leftovers()) == len(ALL)
    journals.close()


def test_a_journal_that_cannot_be_restored_stays_and_says_why(dialog, tmp_path, left):
    """The others are restored all the same."""
    leftover = next(one for one in left.leftovers() if one.kind == "deck")
    leftover.path.write_bytes(leftover.path.read_bytes().replace(b'"game":"', b'"game":"no-', 1))
    again = RecoveryDialog(left, left.leftovers())
    again.restore_all.click()
    assert rows(again) == ["My deck"]
    assert "no-" in again.problem.text()
    again.deleteLater()


def test_a_changed_file_is_said(left, qtbot, tmp_path):
    """Before restoring, in words."""
    path = tmp_path / "variant.toml"
    path.write_text(path.read_text() + "# by hand\n")
    (tmp_path / "deck.toml").unlink()
    dialog = RecoveryDialog(left, left.leftovers())
    qtbot.addWidget(dialog)
    dialog.show()
    choose(dialog, "My variant")
    assert "changed the file" in dialog.warning.text()
    choose(dialog, "My deck")
    assert "no longer exists" in dialog.warning.text()


def test_the_keyboard_is_enough(dialog, qtbot):
    """Arrows choose, Alt+R restores what is chosen; another one is chosen then."""
    qtbot.keyClick(dialog.list, Qt.Key.Key_Home)
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    second = dialog.list.currentItem().text(0)
    assert dialog.restore.shortcut().toString() == "Alt+R"
    dialog.restore.click()
    assert [one.title for one in dialog.documents] == [second]
    assert len(dialog.selected()) == 1


def test_enter_restores_everything(dialog, qtbot):
    """In the order in which the documents were opened, which is that of their tabs."""
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert [one.title for one in dialog.documents] == [f"My {kind}" for kind in KINDS]
    assert not dialog.isVisible()


def test_enter_restores_the_only_one(dialog, qtbot):
    """Where a single document is left there is no other button."""
    first = ["My deck", "My board", "My graph"]
    for title in first:
        choose(dialog, title)
        dialog.restore.click()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert [one.title for one in dialog.documents] == [*first, "My variant"]


def test_show_folder(dialog, tmp_path, monkeypatch):
    """The folder of the file is opened in the system's own program."""
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    dialog.show_folder.click()
    assert opened == [str(tmp_path)]


def test_samples_have_the_titles_of_their_tabs(tmp_path, qtbot):
    """What comes with a game is called alike in the list and on its tab, in every language."""
    dead = Journals(tmp_path / "state")
    sample = VariantDocument.open(catalog.find_variant("classic"))
    sample.do("Note", {("note",): "Dearer"})
    dead.keep(sample)
    sample.end_journal(keep=True)
    dead._lock.unlock()
    journals = Journals(tmp_path / "state")
    with speaking("fr"):
        dialog = RecoveryDialog(journals, journals.leftovers())
        qtbot.addWidget(dialog)
        assert rows(dialog) == [shown_title(sample)]
    assert shown_title(sample) not in rows(dialog)
    journals.close()
