"""The journal of a search: a file in which every point is noted as soon as it is known."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.errors import Fault, OikistError
from engine.files import read_plain_text
from engine.scenarios.projects import PRIVATE, holds_project

if TYPE_CHECKING:
    import optuna

    from engine.tuning.search import Wish

STUDY: Final = "tune"
_LARGEST: Final = 1_000_000_000  # bytes


def beside_runs(runs: Path, name: str) -> Path:
    """Where the points of a search are noted: in the private folder of the project of the runs.

    Where no project is, and for a search that was left there before, beside the runs.

    Args:
        runs: The file of runs.
        name: Of the journal, one for each search.
    """
    folder = runs.absolute().parent
    left = folder / name
    if left.exists() or not holds_project(folder):
        return left
    return folder / PRIVATE / name


def study_of(wish: Wish, file: Path) -> optuna.Study:
    """The study in a journal file, new or as it was left.

    Raises:
        OikistError: The file is no journal of a search like this one.
    """
    import optuna
    from optuna.storages import JournalStorage
    from optuna.storages.journal import JournalFileBackend, JournalFileOpenLock
    from optuna.study import StudyDirection

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    several = wish.method == "nsga2"
    directions = [StudyDirection.MINIMIZE] * (len(wish.goals) + 1 if several else 1)
    _expect_journal(file)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        backend = JournalFileBackend(str(file), lock_obj=JournalFileOpenLock(str(file)))
        study = optuna.create_study(
            storage=JournalStorage(backend),
            study_name=STUDY,
            directions=directions,
            load_if_exists=True,
        )
    except OSError as problem:
        what = f"the search cannot be noted ({problem.strerror})"
        remedy = "choose another file with --study"
        raise OikistError(Fault(str(file), "", what, remedy)) from None
    said = study.user_attrs.get("wish")
    mine = _identity(wish)
    if said is None:
        study.set_user_attr("wish", mine)
    elif said != mine:
        what = "this file holds another search (other rules, ranges, goals or games)"
        raise OikistError(Fault(str(file), "", what, "choose another file, or delete it"))
    return study


def _expect_journal(file: Path) -> None:
    """Refuse a file that is no journal, before a word is added to it.

    Raises:
        OikistError: It holds something else, or cannot be read.
    """
    if not file.exists():
        return
    try:
        lines = read_plain_text(file, _LARGEST).split("\n")
        entries = [json.loads(line) for line in lines[:-1]]  # the last one may be cut off
        fine = all(isinstance(entry, dict) and "op_code" in entry for entry in entries)
    except (OSError, ValueError, RecursionError):
        fine = False
    if not fine:
        what = "this is not the journal of a search, or it is damaged"
        raise OikistError(Fault(str(file), "", what, "choose another file with --study"))


def _identity(wish: Wish) -> list[Any]:
    """What must be the same for a search to be gone on with."""
    return [
        wish.space.scenario.digest,
        [[each.key, list(each.values)] for each in wish.space.dimensions],
        [goal.text for goal in wish.goals],
        wish.method,
        wish.games,
    ]
