"""What variants mention stays what they mean when a file is saved in another place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.documents import shown
from engine.errors import OikistError
from engine.file_kinds import BOARD
from engine.files import same_file
from engine.play.wording import in_a_row, upper_first
from engine.scenarios import mentions
from engine.scenarios.mentions import Mention
from engine.scenarios.projects import is_sample
from workbench.documents.deck_document import DeckDocument
from workbench.documents.document import Document
from workbench.documents.edits import Key
from workbench.documents.variant_document import VariantDocument
from workbench.language.rule_words import KINDS, step_text
from workbench.language.titles import shown_title


def players_of(document: Document, others: Iterable[Document]) -> list[VariantDocument]:
    """Open variants that play with a board or deck, so with its unsaved edits."""
    key = _key_of(document)
    variants = [one for one in others if isinstance(one, VariantDocument)]
    return [one for one in variants if key and _leads_to(one, key, document.path)]


def follow(document: Document, players: Sequence[VariantDocument]) -> list[VariantDocument]:
    """Let variants play with a board or deck where it has been saved; those that were changed.

    Samples that are only looked at stay as they are, but for the last one if nothing else plays
    with it.
    """
    key, path = _key_of(document), document.path
    if path is None:
        return []
    lost = [one for one in players if not _leads_to(one, key, path)]
    own = [one for one in lost if one.dirty or own_file(one)]
    if not own and len(lost) == len(players):
        own = lost[-1:]
    for one in own:
        text = mentions.text_of(document.file_kind, one.game, path, one.here, one.path)
        one.do(step_text(key, text, one.rules_of, one.here, one.path), {key: text})
    return own


def saved_said(path: Path, here: Path | None, followed: Iterable[VariantDocument]) -> str:
    """What is said of a file that was written, and of the variants that follow it."""
    saved = QCoreApplication.translate("Rules", "Saved {}").format(shown(path, here))
    titles = in_a_row([shown_title(one) for one in followed])
    if not titles:
        return saved
    more = QCoreApplication.translate("Rules", "{saved}; these play with it now: {titles}")
    return more.format(saved=saved, titles=titles)


def move(document: Document, target: Path) -> None:
    """Change what has to be another in a file of another name or place, as steps to take back."""
    if document.path != target:
        if isinstance(document, VariantDocument):
            _keep_leading(document, target)
        _tell_apart(document, target)


def _keep_leading(variant: VariantDocument, target: Path) -> None:
    """Write paths and names in a variant anew that would lead elsewhere from another file."""
    after: dict[Key, Any] = {}
    for key, text in variant.fields.items():
        kind = KINDS.get(str(key[0]))
        if kind is None:
            continue
        file, later = (_meant(variant, kind, str(text), near) for near in (variant.path, target))
        same = file and later and same_file(file, later)
        if file is not None and (mentions.is_path(str(text)) or not same):
            after[key] = mentions.text_of(kind, variant.game, file, variant.here, target)
    variant.do(QCoreApplication.translate("Rules", "Follow the file to its new place"), after)


def _meant(variant: VariantDocument, kind: str, text: str, near: Path | None) -> Path | None:
    """The file to which a name or path in a variant leads if a file says it."""
    mention = Mention(text, near, kind, variant.here)
    hidden = near if kind == "variant" else None  # a variant may extend a namesake
    return mentions.look_up(kind, variant.game, mention, [], hidden)


def _tell_apart(document: Document, target: Path) -> None:
    """Give what is saved as another file a title of its own.

    One that was given since it was last saved stays.
    """
    path, title = document.path, str(document.fields.get(("title",), ""))
    if path is None or not title:
        return
    try:
        before = document.parsed(path).get(("title",))
    except OikistError:
        return
    if title == before:
        phrase = QCoreApplication.translate("Rules", "Give the new file a title of its own")
        document.do(phrase, {("title",): _title_of(target.stem, path.stem, title)})


def _title_of(stem: str, before: str, title: str) -> str:
    """A title after the name of a file: "Short (2)" for short-2 behind Short in short."""
    if stem.startswith(before):
        return f"{title} ({_words(stem.removeprefix(before)) or 2})"
    return upper_first(_words(stem)) or title


def _words(stem: str) -> str:
    return " ".join(re.split(r"[-_\s]+", stem)).strip()


def own_file(document: Document) -> Path | None:
    """The file that may be written with a document, which no sample is."""
    path = document.path
    return None if path is None or is_sample(path) else path


def in_order_of_saving(documents: Iterable[Document]) -> list[Document]:
    """Boards and decks before the variants that may follow them."""
    return sorted(documents, key=lambda one: one.kind == VariantDocument.kind)


def each_saved(documents: Sequence[Document], save: Callable[[Document], bool]) -> Iterator[bool]:
    """Save those that have changed, and then variants that have followed one of them.

    Yields:
        Whether each was saved.
    """
    tried = in_order_of_saving(one for one in documents if one.dirty)
    yield from map(save, tried)
    moved = [one for one in documents if one.dirty and own_file(one) and one not in tried]
    yield from map(save, moved)


def _key_of(document: Document) -> Key:
    """What mentions such a document in a variant; () for what no variant plays with."""
    if isinstance(document, DeckDocument):
        return ("decks", document.declared.key)
    return ("board",) if document.file_kind == BOARD else ()


def _leads_to(variant: VariantDocument, key: Key, path: Path | None) -> bool:
    resolved = variant.resolved()[0]
    found = resolved.board if key == ("board",) else resolved.decks.get(str(key[-1]))
    return found is not None and path is not None and found.resolve() == path.resolve()
