"""A program that edits documents at random and may be killed at any moment.

Started with a folder, a seed and a number of commands, it opens what `prepare` has put
there, or restores what it finds left over, and tells a line after each command: document,
digest of its fields, digest of its file, whether it is dirty. The same folder and seed give
the same lines.

Imported by the fork server of `multiprocessing`, so that every victim starts at once.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from engine.errors import OikistError
from engine.scenarios import catalog
from engine.scenarios.usual import usual_game
from workbench.documents.board_document import BoardDocument
from workbench.documents.deck_document import DeckDocument
from workbench.documents.document import Document, new_gesture
from workbench.documents.edits import Key
from workbench.documents.graph_document import GraphDocument
from workbench.documents.recovery import Journals
from workbench.documents.variant_document import VariantDocument

KINDS = {
    "board": BoardDocument,
    "deck": DeckDocument,
    "variant": VariantDocument,
    "graph": GraphDocument,
}
TYPED = ("", "Taras", "Ἀκράγας “old”", "Why? Because.")  # what a person can type anywhere
WORDS = ("", "Taras", "Ἀκράγας “old”", "a\nb", "\x07", "line\u2028end")


def sample(kind: str) -> Path:
    """A shipped file of a kind, of the usual game; a map of points and links of any game."""
    if kind == "graph":
        schemas = {name: game.board_schema for name, game in catalog.games().items()}
        return next(
            catalog.boards(name)[0].path
            for name, one in schemas.items()
            if one and one.layout == kind
        )
    entries = {"board": catalog.boards, "deck": catalog.decks, "variant": catalog.variants}
    return entries[kind](usual_game())[0].path


def prepare(folder: Path) -> list[Path]:
    """Copies of a shipped file of each kind."""
    found = []
    for kind in KINDS:
        path = folder / f"{kind}.toml"
        path.write_bytes(sample(kind).read_bytes())
        found.append(path)
    return found


def random_change(
    document: Document, chance: random.Random, words: Sequence[str] = WORDS
) -> dict[Key, Any]:
    """New values for some fields; the document may stay one that can be saved, or not."""
    changes: Mapping[str, Callable[..., dict[Key, Any]]] = {
        "board": _board_change,
        "deck": _deck_change,
        "variant": _variant_change,
        "graph": _graph_change,
    }
    if chance.random() < 0.1:
        return {(chance.choice(("title", "note")),): chance.choice(words) or None}
    return changes[document.kind](document, chance, words)


def _board_change(
    document: BoardDocument, chance: random.Random, words: Sequence[str]
) -> dict[Key, Any]:
    kinds = [None, *(kind.key for kind in document.schema.kinds)]
    near = (chance.randrange(-2, 25), chance.randrange(-8, 20))
    count = chance.choice((1, 1, 2, 7, 40))
    hexes = [(near[0] + n % 6, near[1] + n // 6) for n in range(count)]
    fields: dict[Key, Any] = {("hex", *axial): chance.choice(kinds) for axial in hexes}
    if chance.random() < 0.2:
        spaces = sorted(document.spaces) or hexes
        fields = {("name", *chance.choice(spaces)): chance.choice(words) or None}
    return fields


def _deck_change(document: DeckDocument, chance: random.Random, _: Sequence[str]) -> dict[Key, Any]:
    rows = [dict(row) for row in document.cards]
    one, other = chance.randrange(len(rows)), chance.randrange(len(rows))
    if chance.random() < 0.3:
        rows[one], rows[other] = rows[other], rows[one]
    else:
        column = chance.choice(document.schema.columns)
        rows[one][column.key] = document.cards[other][column.key]
    return {("cards",): rows}


def _variant_change(
    document: VariantDocument, chance: random.Random, _: Sequence[str]
) -> dict[Key, Any]:
    name = chance.choice(list(document.rules_of.parameters))
    declared = document.rules_of.parameters[name]
    values = [None, declared.default, *(reading.key for reading in declared.readings)]
    if not declared.readings:
        values += [chance.randrange(declared.low - 1, declared.high + 2)]
    return {("parameters", name): chance.choice(values)}


def _graph_change(
    document: GraphDocument, chance: random.Random, words: Sequence[str]
) -> dict[Key, Any]:
    places = sorted(document.places(), key=repr)
    where, key = chance.choice(places) if places else ("space", "alone")
    if where == "space" and chance.random() < 0.5:
        return {(where, key, "at"): [chance.randrange(200) / 10, chance.randrange(100) / 10]}
    word = "label" if where == "link" else "name"
    return {(where, key, word): chance.choice((*words, "a", "b")) or None}


def digest_of_fields(fields: Mapping[Key, Any]) -> str:
    """A digest of all that a document holds."""
    rows = sorted(([list(key), value] for key, value in fields.items()), key=repr)
    return hashlib.sha256(json.dumps(rows, default=str).encode()).hexdigest()[:16]


def file_digest(path: Path) -> str:
    """A digest of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


class Hands:
    """How commands are given: here to the documents, elsewhere through the window."""

    words: Sequence[str] = TYPED

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.journals = Journals(folder / "state")

    def restored(self) -> list[Document]:
        """What was left over."""
        return [self.journals.restore(one) for one in self.journals.leftovers()]

    def opened(self, kind: str) -> Document:
        """A document from its file."""
        document = KINDS[kind].open(self.folder / f"{kind}.toml")
        self.journals.keep(document)
        return document

    def undo(self, document: Document) -> None:
        """Undo the last edit."""
        document.undo()

    def redo(self, document: Document) -> None:
        """Make it again."""
        document.redo()

    def save(self, document: Document) -> None:
        """Save, unless the document cannot be a file as it stands."""
        with suppress(OikistError):
            document.save()

    def rest(self) -> None:
        """Nothing is to be done between two commands."""


def step(document: Document, chance: random.Random, gesture: int, hands: Hands) -> int:
    """One random command; returns the gesture of the drag that goes on, or a new one."""
    dice = chance.random()
    history = document.history
    if dice < 0.70:
        number = chance.randrange(1000)
        change = random_change(document, chance, hands.words)
        document.do(f"Edit {number}", change, gesture)
        return gesture if chance.random() < 0.6 else new_gesture()
    if dice < 0.82:
        hands.undo(document)
    elif dice < 0.90:
        hands.redo(document)
    elif dice < 0.95:
        document.go_to(chance.randrange(len(history.edits) + 1))
    else:
        hands.save(document)
    return new_gesture()


def said(document: Document) -> str:
    """The line that is told after a command."""
    assert document.path is not None
    words = (document.path.name, digest_of_fields(document.fields), file_digest(document.path))
    return " ".join((*words, str(document.dirty)))


def edit(hands: Hands, seed: int, commands: int, out: TextIO) -> None:
    """Edit until the end, or until somebody kills this process."""
    chance = random.Random(seed)
    found = {one.path: one for one in hands.restored()}
    documents = []
    for kind in KINDS:
        documents.append(found.get(hands.folder / f"{kind}.toml") or hands.opened(kind))
        print(said(documents[-1]), file=out, flush=True)
    gesture = new_gesture()
    for _ in range(commands):
        document = chance.choice(documents)
        gesture = step(document, chance, gesture, hands)
        print(said(document), file=out, flush=True)
        hands.rest()


def main(folder: Path, seed: int, commands: int, told: Path) -> None:
    """Edit without a window; the lines go to a file."""
    with told.open("w", encoding="utf-8") as out:
        edit(Hands(folder), seed, commands, out)


if __name__ == "__main__":
    edit(Hands(Path(sys.argv[1])), int(sys.argv[2]), int(sys.argv[3]), sys.stdout)
else:
    sample("board")  # so that games and catalogue are loaded before the fork
