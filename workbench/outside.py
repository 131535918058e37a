"""What other programs do to the files of open documents, told above each with what can be done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from workbench.documents.document import Document
from workbench.documents.shelf import Shelf
from workbench.modes.design import DesignMode


class Outside(QObject):
    """Banners of tabs whose files were changed or deleted, or are back.

    Args:
        reload, save: What is done to a document where somebody chooses it.
    """

    def __init__(
        self,
        design: DesignMode,
        shelf: Shelf,
        reload: Callable[[Document], object],
        save: Callable[[Document], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._design = design
        self._reload = reload
        self._save = save
        shelf.changed_outside.connect(self.offer_reload)
        shelf.gone.connect(self._say_gone)
        shelf.back.connect(self._say_back)

    def offer_reload(self, document: Document) -> None:
        """Its file holds something else now."""
        tab = self._design.tab_of(document)
        if tab is None:
            return
        tab.ask(
            self.tr("Another program has changed this file."),
            (self.tr("Reload it"), lambda: self._reload(document)),
            (self.tr("Keep what is here"), document.keep_as_is),
        )

    def _say_gone(self, document: Document) -> None:
        tab = self._design.tab_of(document)
        if tab is None:
            return
        document.lose_file()
        said = self.tr("The file is gone. What is here can be saved again.")
        tab.ask(said, (self.tr("Save it again"), lambda: self._save(document)))

    def _say_back(self, document: Document) -> None:
        document.find_file()
        if (tab := self._design.tab_of(document)) is not None:
            tab.ask("")
