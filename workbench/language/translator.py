"""The language of the window: strings, numbers and dates.

English stands in the code. Other languages stand in `resources/translations/oikist_*.ts`,
which is read as it is: no compiled files, so a translation can be tried by editing it.
`python -m workbench.translations` brings the files up to date with the code.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET  # our own files, shipped with the program
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from engine.errors import Fault
from engine.folders import resources_folder
from engine.language import speak

SOURCE: Final = "en"
NAMES: Final = {"en": "English", "fr": "Français", "cs": "Čeština"}  # each in its own words
LANGUAGES: Final = tuple(NAMES)
CHOICES: Final = ("system", *LANGUAGES)
_installed: list[QTranslator] = []
_faults: list[Fault] = []


class FileTranslator(QTranslator):
    """Strings of one `.ts` file, by context and source.

    A string that its context does not have is looked for in all others, since a text that
    moves from one class to another keeps its words. What is not translated stays English.

    Args:
        file: A `.ts` file as Qt Linguist writes it.
        parent: Owner.
    """

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._exact: dict[tuple[str, str], str] = {}
        self._any: dict[str, str] = {}
        for context, source, words in messages(file):
            if words:
                self._exact[context, source] = words
                self._any.setdefault(source, words)

    def isEmpty(self) -> bool:
        """Whether there is nothing to translate with; Qt refuses translators without."""
        return not self._any

    def translate(
        self,
        context: str | bytes,
        sourceText: str | bytes,  # noqa: N803 - Qt's spelling
        disambiguation: str | bytes | None = None,
        n: int = -1,
    ) -> str:
        """The words for a source text; the source text itself where there are none."""
        source = _plain(sourceText)
        return self._exact.get((_plain(context), source)) or self._any.get(source) or source


def translation_file(language: str) -> Path:
    """Where the strings of a language stand."""
    return resources_folder() / "translations" / f"oikist_{language}.ts"


def messages(file: Path) -> list[tuple[str, str, str]]:
    """Context, source and words of every finished string of a file; words may be "".

    Raises:
        xml.etree.ElementTree.ParseError: The file is no XML.
    """
    found = []
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name", "")
        for message in context.iter("message"):
            words = message.find("translation")
            finished = words is not None and words.get("type") is None
            said = (words.text or "") if finished and words is not None else ""
            found.append((name, message.findtext("source", ""), said))
    return found


def system_language(locale: QLocale | None = None) -> str:
    """The first language of the desktop that the window speaks; English if it speaks none."""
    for wanted in (locale or QLocale.system()).uiLanguages():
        language = wanted.replace("_", "-").partition("-")[0].lower()
        if language in NAMES:
            return language
    return SOURCE


def chosen_language(choice: str) -> str:
    """One of `LANGUAGES` for "system" or a language."""
    return choice if choice in NAMES else system_language()


def apply_language(app: QCoreApplication, choice: str) -> str:
    """Speak a language from now on; what is already on the screen keeps its words.

    Numbers and dates follow it too. Windows that shall change must be built again; see
    `workbench.rebuild`.

    Returns:
        The language: one of `LANGUAGES`.
    """
    for old in _installed:
        app.removeTranslator(old)
    _installed.clear()
    _faults.clear()
    language = chosen_language(choice)
    speak(language)
    system = QLocale.system()
    same = system.name().startswith(language)
    QLocale.setDefault(system if same else QLocale(language))
    if language != SOURCE:
        # Qt asks the last one first: its own words (OK, Cancel) come from its own files,
        # which say nothing about ours.
        for translator in (_ours(language, app), _of_qt(language, app)):
            if translator is not None:
                app.installTranslator(translator)
                _installed.append(translator)
    return language


def _ours(language: str, app: QCoreApplication) -> QTranslator | None:
    file = translation_file(language)
    try:
        return FileTranslator(file, app) if file.is_file() else None
    except (ET.ParseError, OSError, ValueError) as problem:
        remedy = "restore the file"
        _faults.append(Fault(str(file), "", f"cannot be read: {problem}", remedy))
        return None


def faults_of_window() -> list[Fault]:
    """What is wrong with the window's own strings in the language in force."""
    return list(_faults)


def _of_qt(language: str, app: QCoreApplication) -> QTranslator | None:
    """Qt's own strings, from the files that come with PySide6."""
    found = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return found if found.load(f"qtbase_{language}", folder) else None


def _plain(text: str | bytes) -> str:
    return text.decode() if isinstance(text, bytes) else text
