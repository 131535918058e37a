"""Projects: a designer's own folder of boards, decks and variants, made for git.

project.toml                          its title
boards/<game>/<name>.toml
variants/<game>/<name>.toml
variants/<game>/decks/<name>.toml
runs.duckdb                           what the lab has played
.oikist/                              private: open documents, zoom; git ignores it
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.documents import check_name, document, read_document, shown, write_text
from engine.errors import Fault, OikistError, ScenarioError
from engine.folders import PROJECT, data_folder
from engine.language import say
from engine.scenarios import catalog
from engine.scenarios.mentions import SUFFIX
from engine.scenarios.variants import read_variant, resolve

PRIVATE: Final = ".oikist"
KINDS: Final = ("board", "deck", "variant")
_PARTS: Final = ("boards", "variants")  # folders that make a project of one without a title
_IGNORED: Final = f"{PRIVATE}/\n*{SUFFIX}~\n*.tmp\n"


@dataclass(frozen=True)
class Project:
    """One folder of a designer's own.

    Attributes:
        folder: Absolute path.
        title: For people.
    """

    folder: Path
    title: str

    def place(self, kind: str, game: str) -> Path:
        """Folder for the boards, decks or variants of a game; need not exist yet."""
        return self.folder / _below(kind, game)

    def files(self) -> Iterator[tuple[str, str, Path]]:
        """Kind, game and path of every file that lies where a project keeps such files."""
        for game in catalog.games():
            for kind in KINDS:
                for path in sorted(self.place(kind, game).glob(f"*{SUFFIX}")):
                    yield kind, game, path

    @property
    def private(self) -> Path:
        """Folder for what is nobody else's business, such as the open tabs."""
        return self.folder / PRIVATE


def _below(kind: str, game: str) -> Path:
    parts = {"board": ("boards", game), "variant": ("variants", game)}
    return Path(*parts.get(kind, ("variants", game, "decks")))


def open_project(folder: Path) -> Project:
    """The project in a folder; a folder with `boards` or `variants` in it will do.

    Raises:
        OikistError: There is no such folder, or nothing in it is a project's.
    """
    folder = folder.expanduser().absolute()
    if not folder.is_dir():
        remedy = say("choose another folder, or make a new project")
        raise OikistError(Fault(str(shown(folder)), "", say("there is no such folder"), remedy))
    heading = folder / PROJECT
    if heading.exists():
        top = read_document(heading, OikistError)
        top.only(("format", "title", "note"))
        title = top.text("title")
        if top.faults:
            raise OikistError(top.faults)
        return Project(folder, title)
    if not holds_project(folder):
        what = say("this folder is not a project: it has no project.toml, boards or variants")
        raise OikistError(
            Fault(str(shown(folder)), "", what, say("choose another one, or make a new project"))
        )
    return Project(folder, folder.name)


def is_project(folder: Path) -> bool:
    """Whether a folder says of itself that it is a project."""
    return (folder / PROJECT).is_file()


def holds_project(folder: Path) -> bool:
    """Whether a folder is there and holds a project, if only its boards or variants."""
    try:
        return is_project(folder) or any((folder / part).is_dir() for part in _PARTS)
    except OSError:  # its drive was taken out, or the way to it is closed
        return False


def is_sample(path: Path) -> bool:
    """Whether a file came with Oikist, and is copied before it is changed."""
    root = data_folder().resolve()
    return any(path.resolve().is_relative_to(root / part) for part in ("boards", "variants"))


def new_project(
    folder: Path,
    title: str,
    variant: str,
    *,
    everything: bool = False,
    here: Path | None = None,
) -> Project:
    """Make a project that begins as a copy of a variant with all that it needs.

    Args:
        folder: Must be empty or not exist.
        variant: As `catalog.find_variant` takes it.
        everything: Copy all boards, decks and variants of the game.
        here: Folder in which names are looked up; None for the current one.

    Raises:
        OikistError: The folder is not empty or cannot be written; nothing is left behind
            in a folder that was made for it.
    """
    folder = folder.expanduser().absolute()
    check_name(folder, OikistError)
    copies = copies_for(variant, everything=everything, here=here)
    try:
        if folder.exists() and any(folder.iterdir()):
            remedy = say("choose an empty folder or another name")
            raise OikistError(
                Fault(str(shown(folder)), "", say("this folder is not empty"), remedy)
            )
        folder.mkdir(parents=True, exist_ok=True)
        for source, below in copies.items():
            target = folder / below
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
        (folder / ".gitignore").write_text(_IGNORED, encoding="utf-8")
    except OSError as problem:
        what = say("the project cannot be made here ({strerror})", strerror=problem.strerror)
        remedy = say("choose a folder that you may write to")
        raise OikistError(Fault(str(shown(folder)), "", what, remedy)) from None
    write_text(folder / PROJECT, document({"format": 1, "title": title}), OikistError)
    return Project(folder, title)


def copies_for(
    variant: str, *, everything: bool = False, here: Path | None = None
) -> Mapping[Path, Path]:
    """Files that a new project copies, and where they go below its folder; see `new_project`.

    Raises:
        OikistError: There is no such variant, or it cannot be resolved.
    """
    path = catalog.find_variant(variant, here)
    given = read_variant(path, here)
    game = catalog.game_of(given)
    faults: list[Fault] = []
    resolved = resolve(given, game, faults)
    if faults:
        raise ScenarioError(faults)
    found: dict[Path, Path] = {}
    by_kind: dict[str, Any] = {"variant": list(resolved.files), "deck": resolved.decks.values()}
    by_kind["board"] = [resolved.board] if resolved.board else []
    if everything:
        lists = {"variant": catalog.variants, "deck": catalog.decks, "board": catalog.boards}
        for kind, entries in lists.items():
            by_kind[kind] = [*by_kind[kind], *(entry.path for entry in entries(game.name, here))]
    for kind, paths in by_kind.items():
        for one in paths:
            found.setdefault(one.resolve(), _below(kind, game.name) / one.name)
    return found


def free_name(folder: Path, wanted: str) -> str:
    """A file name without ending that no file of a folder has, near the wanted one."""
    name, number = wanted, 2
    while (folder / f"{name}{SUFFIX}").exists():
        name, number = f"{wanted}-{number}", number + 1
    return name
