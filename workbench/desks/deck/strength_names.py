"""Cards of games that were played, called by their numbers in the deck as it is on the desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.reports.facts import label
from engine.runs.card_strength import Strength, renamed
from engine.scenarios.deck_differences import matched
from engine.scenarios.decks import as_entries
from workbench.documents.deck_document import DeckDocument

if TYPE_CHECKING:
    from engine.asking.deck_strength import Measured


def named(found: Measured, document: DeckDocument) -> tuple[Strength, dict[str, int]]:
    """Strengths with cards called as people see them, and the row of each name in the deck.

    A card that was moved or edited since is the same card; one that is gone has no row. Things
    that are no cards keep their names.
    """
    before = [as_entries(card) for card in found.deck.cards]
    pairs = matched(document.schema, before, document.cards)
    rows = {was: now for was, now in pairs if was is not None and now is not None}
    names: dict[str, str] = {}
    places: dict[str, int] = {}
    for at, (thing, was) in enumerate(zip(found.strength.things, found.rows, strict=True)):
        if was < 0:
            continue
        now, copy = rows.get(was), found.rows[: at + 1].count(was)
        names[thing] = name = _name(thing, was, now, copy)
        if now is not None:
            places[name] = now
    return renamed(found.strength, names, {}), places


def _name(thing: str, was: int, now: int | None, copy: int) -> str:
    """A card by its number, with its own name if it has one.

    Args:
        was, now: Its rows then and now; None where it is gone.
        copy: Which of its copies it is, from 1.
    """
    own = "" if thing == f"card_{was + 1}" else label(thing)
    if now is None:
        gone = own or _tr("Card {}").format(was + 1)
        return _tr("{} (gone)").format(gone)
    if own:
        return f"{now + 1} · {own}"
    said = _tr("Card {}").format(now + 1)
    return _tr("{}, copy {}").format(said, copy) if copy > 1 else said


def _tr(text: str) -> str:
    return QCoreApplication.translate("StrengthNames", text)
