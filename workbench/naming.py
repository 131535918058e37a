"""Table and lab say what they hold, lead to what was changed in it, and save it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from engine.errors import OikistError
from workbench.documents.document import Document
from workbench.documents.variant_document import VariantDocument
from workbench.language.titles import shown_title
from workbench.moved_files import in_order_of_saving
from workbench.shell import Shell

_REST: Final = 100  # milliseconds without another change, since naming reads some files


class Naming(QObject):
    """Names what the table and the lab of a window hold."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._window = window
        self._known: dict[str, tuple[Any, bool]] = {}  # mode -> what it holds, whether unsaved
        self._timer = QTimer(self, interval=_REST, singleShot=True)
        self._timer.timeout.connect(self.name_all)
        self._came_from = window.mode
        self._front = window.mode
        self._offering = QTimer(self, interval=0, singleShot=True)  # once the lab is in sight
        self._offering.timeout.connect(self._follow_into_lab)

    def soon(self) -> None:
        """Another scenario is held, or files have changed."""
        self._timer.start()

    def settle(self) -> None:
        """Name at once what is to be named soon, since nobody waits for that any more."""
        if self._timer.isActive():
            self._timer.stop()
            self.name_all()

    def name_all(self) -> None:
        """Say what was changed in what is held, and whether it is saved."""
        window = self._window
        for key, mode, scenario in (
            ("play", window.play, window.play.scenario),
            ("lab", window.lab, window.in_lab),
        ):
            if scenario is not None:
                held = window.engine.holding_of(scenario, self._documents_of(scenario))
                mode.show_holding(held.short, held.whole)
                self._known[key] = (scenario, held.unsaved)
        self._take_saved()
        self._offer(self._other())
        self.show_title()

    def show_title(self) -> None:
        """The window's title: what is in front, the project, and a mark for what is not saved.

        Qt puts the name of the program behind it, as behind those of dialogs.
        """
        window, project = self._window, self._window.filing.project
        parts = [self.title(), project.title if project is not None else ""]
        first, *others = [part.replace("[*]", "[*][*]") for part in parts if part] or ["Oikist"]
        window.setWindowTitle(" — ".join([f"{first}[*]", *others]))
        window.setWindowModified(bool(self.unsaved()) and self._differs())

    def title(self) -> str:
        """What is in front, for the title of the window."""
        window = self._window
        if window.mode == "design":
            document = window.design.document
            return shown_title(document) if document is not None else ""
        scenario = self._in_front()
        return window.engine.title_of(scenario) if scenario is not None else ""

    def unsaved(self) -> Sequence[Document]:
        """The documents that saving now is about: those of what is in front, where they changed."""
        document = self._window.design.document
        if self._window.mode == "design":
            return [document] if document is not None and document.dirty else []
        scenario = self._in_front()
        found = self._documents_of(scenario) if scenario is not None else ()
        return [one for one in found if one.dirty]

    def _differs(self) -> bool:
        """Whether what is in front is not as its files are, as far as is known by now."""
        scenario, unsaved = self._known.get(self._window.mode, (None, True))
        return unsaved or scenario is not self._in_front()

    def save(self) -> None:
        """Save the document in front, or those that the table or the lab holds."""
        if self._window.mode == "design":
            self._window.filing.save()
        unsaved = () if self._window.mode == "design" else self.unsaved()
        for document in in_order_of_saving(unsaved):
            self._window.filing.save(document)

    def _take_saved(self) -> None:
        """Let the lab hold its files where they hold by now what was not saved before.

        What is asked then can be typed, too, and nothing is told of changes that are not saved.
        """
        scenario, unsaved = self._known.get("lab", (None, True))
        if unsaved or scenario is None or not scenario.held:
            return
        for saved in self._filed(scenario):
            if not saved.held and saved.digest == scenario.digest:
                self._window.show_in_lab(saved)
                return

    def _filed(self, scenario: Any) -> Iterator[Any]:
        """What is in the files that may hold a scenario: its own, and those of open variants."""
        engine = self._window.engine
        yield engine.thaw(engine.freeze(scenario))
        for document in self._window.filing.shelf.documents:
            if document.kind == VariantDocument.kind and document.path and not document.dirty:
                with suppress(OikistError):
                    yield engine.load(str(document.path))

    def offer_soon(self) -> None:
        """Another mode is in front; if it is the lab, it takes or offers what was edited."""
        if self._window.mode != self._front:
            self._came_from, self._front = self._front, self._window.mode
        self._offering.start()

    def stay(self) -> None:
        """The mode in front is one that was left in an earlier window: nobody came to it."""
        self._came_from = self._front = self._window.mode

    def _follow_into_lab(self) -> None:
        """Let the lab hold what is being edited, if somebody comes to it from there.

        From a table, too, where just that is played; what else is edited is offered only.
        """
        scenario, played = self._other(), self._window.play.scenario
        if scenario is not None and (
            self._came_from == "design"
            or (self._came_from == "play" and played and played.digest == scenario.digest)
        ):
            self._window.show_in_lab(scenario)
            scenario = None
        self._offer(scenario)

    def _offer(self, scenario: Any) -> None:
        """Offer something else in the lab; nothing for None."""
        title = ""
        if scenario is not None:
            held = self._window.engine.holding_of(scenario, self._documents_of(scenario))
            title = held.short
        self._window.lab.offer(title)

    def _other(self) -> Any:
        """What is being edited, if that is not what the lab holds and can be played; None if not.

        None while another mode than the lab is in front.
        """
        window, document = self._window, self._window.design.document
        if window.mode != "lab" or document is None or window.in_lab is None:
            return None
        try:
            scenario = window.engine.scenario_of(document, window.filing.shelf.recent)
        except OikistError:  # Shift+F5 tells what is wrong with it
            return None
        return scenario if scenario.digest != window.in_lab.digest else None

    def _in_front(self) -> Any:
        return self._window.in_lab if self._window.mode == "lab" else self._window.play.scenario

    def _documents_of(self, scenario: Any) -> Sequence[Document]:
        window = self._window
        return window.engine.documents_of(scenario, window.filing.shelf.documents)

    def show_change_on_table(self) -> None:
        """Open what was changed in the scenario on the table."""
        self._show_change(self._window.play.scenario)

    def show_change_in_lab(self) -> None:
        """Open what was changed in the scenario in the lab."""
        self._show_change(self._window.in_lab)

    def _show_change(self, scenario: Any) -> None:
        """Open what was changed in a scenario, where it can be changed again."""
        if scenario is None:
            return
        window = self._window
        first = window.engine.holding_of(scenario).first
        unfiled = (one for one in self._documents_of(scenario) if one.path is None)
        variant = next((one for one in unfiled if one.kind == "variant"), None)
        if variant is not None:
            window.design.show_document(variant)
            window.use_mode("design")
        else:
            window.filing.open_mentioned("variant", window.engine.key_of(scenario))
        desk = window.design.desk
        if desk is not None and first:
            desk.show_name(first[-1])
