"""Where boards, decks and variants are looked up by name.

Every root is a folder with `boards/<game>/<name>.toml`, `variants/<game>/<name>.toml`
and `variants/<game>/decks/<name>.toml`. Roots are, nearest first: the one that holds
the file in which the name stands, the folder that one works in, the one in which the game's
package lies, and what comes with Oikist.
The nearest file wins, so a copy of one's own hides the shipped one; "oikist:name" means that.
The folder that one works in is called `here` everywhere: the project's in the window; None for
the current folder, as on the command line.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from os.path import relpath
from pathlib import Path

from engine.discovery import discover
from engine.documents import shown
from engine.errors import Fault
from engine.files import same_file
from engine.folders import boards_folder, current_folder, variants_folder
from engine.language import say
from engine.remedies import did_you_mean

SUFFIX = ".toml"
SHIPPED = "oikist:"  # before a name: the one that comes with Oikist, though a nearer one hides it
KINDS = ("board", "variant", "deck")


@dataclass(frozen=True)
class Mention:
    """A name or path as it stands in a file.

    Attributes:
        text: Such as "classic", or a path relative to the file that says it.
        file: The file that says it; None for the command line.
        place: Key that says it, such as "decks.actions".
        here: Folder that one works in; None for the current one.
    """

    text: str
    file: Path | None
    place: str
    here: Path | None = None

    def fault(self, what: str, remedy: str) -> Fault:
        """A fault at this place."""
        return Fault(str(shown(self.file)) if self.file else "", self.place, what, remedy)


def is_path(text: str) -> bool:
    """Whether a name is meant as a path to a file."""
    return text.endswith(SUFFIX) or "/" in text or "\\" in text


def is_file(path: Path) -> bool:
    """Whether there is such a file; False also for a name that no file can have."""
    try:
        return path.is_file()
    except OSError:
        return False


def is_there(path: Path) -> bool:
    """Whether there is anything of that name, if only a folder or a pipe."""
    try:
        return path.exists()
    except OSError:
        return False


def folders(
    kind: str, game: str, near: Path | None = None, here: Path | None = None
) -> Iterator[Path]:
    """Existing folders that hold boards, variants or decks of a game, nearest first.

    Args:
        kind: One of KINDS.
        near: Variant or deck file whose own root, and for variants and decks whose own
            folder, comes first.
        here: Folder that one works in; None for the current one.
    """
    seen: set[Path] = set()
    for folder in _candidates(kind, game, near, here or current_folder()):
        whole = folder.resolve()
        if whole not in seen and folder.is_dir():
            seen.add(whole)
            yield folder


def _candidates(kind: str, game: str, near: Path | None, here: Path) -> Iterator[Path]:
    if near is not None:
        beside = near.absolute().parent
        if kind == "board":
            yield beside.parent.parent / "boards" / game
        else:
            yield beside / "decks" if kind == "deck" else beside
    below = Path(game) / "decks" if kind == "deck" else Path(game)
    if kind == "board":
        yield here / "boards" / below
        yield from _own("boards", game, below)
    else:
        yield here / "variants" / below
        yield from _own("variants", game, below)
    yield _shipped(kind, game)


def _shipped(kind: str, game: str) -> Path:
    """Where the boards, variants or decks of a game lie that come with Oikist."""
    below = (boards_folder() if kind == "board" else variants_folder()) / game
    return below / "decks" if kind == "deck" else below


def _own(part: str, game: str, below: Path) -> Iterator[Path]:
    """What lies beside the package of a game that did not come with Oikist."""
    known = discover().get(game)
    if known is not None:
        yield known.folder.parent / part / below


def names(
    kind: str, game: str, near: Path | None = None, here: Path | None = None
) -> dict[str, Path]:
    """File of every board, variant or deck of a game by name, in alphabetical order."""
    found: dict[str, Path] = {}
    for folder in folders(kind, game, near, here):
        for path in folder.glob(f"*{SUFFIX}"):
            found.setdefault(path.stem, path)
    return dict(sorted(found.items()))


def text_of(
    kind: str, game: str, path: Path, here: Path | None = None, near: Path | None = None
) -> str:
    """What a file may say to mean another: its name where that leads there, else a path.

    Args:
        near: The file that says it; what lies in its root is told by the way from there, and
            so moves with it.
    """
    whole = path.resolve()
    known = names(kind, game, near, here).get(path.stem)
    if known is not None and known.resolve() == whole:
        return path.stem
    if whole.parent == _shipped(kind, game).resolve():
        return f"{SHIPPED}{path.stem}"
    beside = near.resolve().parent if near is not None else None
    if beside is not None and whole.is_relative_to(_root_of(beside)):
        return Path(relpath(whole, beside)).as_posix()
    return whole.as_posix()


def _root_of(beside: Path) -> Path:
    """The root in which a folder of variants lies; the folder itself if it is no such folder."""
    return beside.parent.parent if beside.parent.name == "variants" else beside


def look_up(
    kind: str, game: str, mention: Mention, faults: list[Fault], hidden: Path | None = None
) -> Path | None:
    """The file that a name or path means, or None with a fault added.

    Args:
        hidden: A file that is not meant, so that a variant may extend a namesake.
    """
    text = mention.text
    if is_path(text):
        base = mention.file.parent if mention.file else mention.here or Path()
        path = base / text
        if is_file(path):
            return path
        faults.append(
            mention.fault(say("there is no file {path}", path=shown(path)), say("check the path"))
        )
        return None
    shipped, name = text.startswith(SHIPPED), text.removeprefix(SHIPPED)
    near = folders(kind, game, mention.file, mention.here)
    places = [_shipped(kind, game)] if shipped else [*near]
    for folder in places:
        path = folder / f"{name}{SUFFIX}"
        if is_file(path) and not (hidden and same_file(path, hidden)):
            return path
    known = {*names(kind, game, mention.file, mention.here)}
    if shipped:
        known = {f"{SHIPPED}{path.stem}" for path in places[0].glob(f"*{SUFFIX}")}
    faults.append(mention.fault(_unknown(kind, text), did_you_mean(text, known - {text})))
    return None


def _unknown(kind: str, text: str) -> str:
    """What is said about a name that nothing has."""
    if kind == "board":
        return say("unknown board '{name}'", name=text)
    if kind == "deck":
        return say("unknown deck '{name}'", name=text)
    return say("unknown variant '{name}'", name=text)
