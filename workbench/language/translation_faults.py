"""What is wrong with files of translations that the window needs, told once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.errors import Fault
from engine.language import OWN, language, words_in
from engine.play.wording import labelled
from engine.scenarios import catalog
from workbench.language.counts import counted
from workbench.language.translator import faults_of_window

_told: Final[set[Fault]] = set()


def translation_faults() -> list[Fault]:
    """Every fault of the files in the language in force: games, engine, window."""
    found = faults_of_window()
    for words in (OWN, *(words_in(game.folder) for game in catalog.games().values())):
        words.tongue(language())
        file = str(words.file(language()))
        found += [fault for fault in words.faults if fault.file == file]
    return found


def news_of_translations() -> str:
    """A sentence about faults that nobody was told of yet; "" if there are none."""
    fresh = [fault for fault in translation_faults() if fault not in _told]
    _told.update(fresh)
    if not fresh:
        return ""
    first = fresh[0]
    said = QCoreApplication.translate(
        "Translations",
        "A translation cannot be used and stays English: {fault} "
        "({count:fault|faults} in all; oikist check tells each)",
    )
    what = labelled(first.file, first.place, first.what)
    return counted(said, fault=what, count=len(fresh))
