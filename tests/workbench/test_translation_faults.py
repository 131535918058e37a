"""A file of translations with faults: told once in the status bar, and no harm done."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from engine.discovery import discover
from engine.language import words_in
from workbench.language import translation_faults
from workbench.language import translator as language
from workbench.language.translator import apply_language


@pytest.fixture
def french(app, tmp_path, monkeypatch):
    """French from files of this test; English afterwards."""
    game = next(one for one in discover().values() if words_in(one.folder).languages())
    folder = tmp_path / "game"
    shutil.copytree(game.folder / "translations", folder / "translations")
    words = words_in(folder)
    monkeypatch.setattr(translation_faults, "words_in", lambda _: words)
    translation_faults._told.clear()
    yield words
    apply_language(QApplication.instance(), "en")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("[words\n", "cannot be read"),
        ('[wrods]\n"a" = "b"\n', "wrods\xa0: unknown table"),
        ('[words]\n"{n} tiles" = "tuiles"\n', "{n} stands in one text only"),
    ],
    ids=["no TOML", "unknown table", "missing blank"],
)
def test_a_faulty_file_is_told_once_and_stays_english(french, open_window, qtbot, wrong, told):
    """The window opens, says which file and what, and says it no second time."""
    french.file("fr").write_text(wrong, encoding="utf-8")
    apply_language(QApplication.instance(), "fr")
    window = open_window()
    bar = []  # a tip of what lies under the mouse may follow at once
    window.statusBar().messageChanged.connect(bar.append)
    qtbot.waitUntil(lambda: any(told in one for one in window.problems))
    told_in = [window.statusBar().currentMessage(), *bar, *window.problems]
    assert any(str(french.file("fr")) in one for one in told_in)
    assert french.say("{n} tiles", n=3) == "3 tiles"
    assert translation_faults.news_of_translations() == ""


def test_strings_of_the_window_that_cannot_be_read_stay_english(app, tmp_path, monkeypatch):
    """A broken .ts file is a fault and no traceback."""
    broken = tmp_path / "oikist_fr.ts"
    broken.write_text("<TS><context>", encoding="utf-8")
    monkeypatch.setattr(language, "translation_file", lambda _: broken)
    assert apply_language(app, "fr") == "fr"
    assert QCoreApplication.translate("PreferencesDialog", "Preferences") == "Preferences"
    (fault,) = language.faults_of_window()
    assert fault.file == str(broken)
    apply_language(app, "en")
    assert language.faults_of_window() == []
