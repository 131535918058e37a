"""Writing a stored run as files for other programs; docs/formats.md tells their columns."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from engine.documents import shown
from engine.errors import Fault
from engine.files import write_text_atomically
from engine.runs.concluding import arm_tables
from engine.runs.reading import ArmGames, read_arm
from engine.runs.troubles import RunsError, is_full

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

    from engine.runs.store import Store

CSV, PARQUET = "csv", "parquet"
KINDS: Final = {CSV: "(FORMAT csv, HEADER)", PARQUET: "(FORMAT parquet, COMPRESSION zstd)"}
TABLES: Final = ("games", "seats", "standings", "deal", "rounds", "spaces", "rules", "failed")

Columns = dict[str, Any]


def export(
    store: Store,
    number: int,
    folder: Path,
    kind: str,
    on_table: Callable[[str], object] = lambda _name: None,
) -> list[Path]:
    """Write every table of a run into a folder, one file each, and `run.json`.

    Args:
        folder: Made if it is not there; files of the same name are replaced.
        kind: CSV or PARQUET.
        on_table: Told the name of each table that is written.

    Returns:
        The files.

    Raises:
        RunsError: There is no such run, or the folder cannot be written or is full.
    """
    from engine.runs.summary import run_data, summary

    run = store.run(number)
    described = run_data(run, summary(store, number))
    about = folder / "run.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_text_atomically(about, json.dumps(described, indent=2, ensure_ascii=False))
    except OSError as problem:
        what = f"this folder cannot be written ({problem.strerror})"
        raise RunsError(Fault(str(shown(folder)), "", what, "choose another one")) from None
    files = [about]
    for name in TABLES:
        files.append(_table(store, number, name, folder, kind))
        on_table(name)
    return files


def _table(store: Store, number: int, name: str, folder: Path, kind: str) -> Path:
    """One table of all arms, arm by arm through a table that lives as long as this."""
    path = folder / f"{name}.{kind}"
    connection = store.connection
    connection.execute("DROP TABLE IF EXISTS temp.exported")
    made = False
    for columns in _parts(store, number, name):
        connection.register("part", columns)
        names = ", ".join(f'"{column}"' for column in columns)  # measures may have blanks
        verb = "INSERT INTO temp.exported" if made else "CREATE TEMP TABLE exported AS"
        connection.execute(f"{verb} SELECT {names} FROM part")  # noqa: S608  (our own names)
        connection.unregister("part")
        made = True
    _copy(connection, path, kind)
    connection.execute("DROP TABLE temp.exported")
    return path


def _copy(connection: DuckDBPyConnection, path: Path, kind: str) -> None:
    """Write the table in the making under another name first, so that none is cut short."""
    import duckdb

    unfinished = path.with_name(f".{path.name}.tmp")
    target = str(unfinished).replace("'", "''")
    try:
        connection.execute(f"COPY temp.exported TO '{target}' {KINDS[kind]}")
        unfinished.replace(path)
    except (duckdb.IOException, OSError) as problem:
        what = "the disk is full" if is_full(problem) else f"it cannot be written ({problem})"
        remedy = "the run is safe: free some space or choose another folder, and export it again"
        raise RunsError(Fault(str(shown(path)), "", what, remedy)) from None
    finally:
        unfinished.unlink(missing_ok=True)


def _parts(store: Store, number: int, name: str) -> Iterator[Columns]:
    for arm in store.arms(number):
        if name == "failed":
            yield _failed(store, number, arm.number)
        elif name in {"rounds", "spaces", "rules"}:
            yield arm_tables(store, number, arm)[name]
        else:
            games = read_arm(store, number, arm.number, unfinished=True)
            yield {"games": _games, "seats": _seats, "standings": _standings, "deal": _deal}[name](
                games
            )


def _failed(store: Store, number: int, arm: int) -> Columns:
    rows = store.connection.execute(
        "SELECT game, record FROM failed WHERE run = ? AND arm = ? ORDER BY game", [number, arm]
    ).fetchall()
    return {
        "arm": np.full(len(rows), arm, dtype=np.uint16),
        "game": np.array([game for game, _ in rows], dtype=np.int32),
        "record": np.array([record for _, record in rows], dtype=object),
    }


def _games(games: ArmGames) -> Columns:
    return {
        "arm": np.full(len(games), games.arm.number, dtype=np.uint16),
        "game": games.games,
        "finished": games.finished,
        "rounds": games.rounds(),
        "decisions": games.decisions,
        "legal_moves": games.listed,
        "forced": games.forced,
    }


def _seats(games: ArmGames) -> Columns:
    seats, count = len(games.arm.seats), len(games)
    columns = {
        "arm": np.full(seats * count, games.arm.number, dtype=np.uint16),
        "game": np.repeat(games.games, seats),
        "seat": np.tile(np.arange(1, seats + 1, dtype=np.uint16), count),
        "name": np.tile(np.array(games.arm.seats, dtype=object), count),
        "bot": np.tile(np.array(games.arm.bots, dtype=object), count),
        "score": games.scores.ravel(),
        "share": games.shares.ravel(),
        "decisions": games.decided.ravel(),
    }
    if games.places is not None:
        columns["place"] = games.places.ravel()
    measures = games.measures()
    for row, name in enumerate(games.arm.measures):
        columns[name] = np.ascontiguousarray(measures[:, row]).ravel()
    return columns


def _standings(games: ArmGames) -> Columns:
    standings = games.standings()
    count, periods, seats = standings.shape
    return {
        "arm": np.full(standings.size, games.arm.number, dtype=np.uint16),
        "game": np.repeat(games.games, periods * seats),
        "round": np.tile(np.repeat(np.arange(1, periods + 1, dtype=np.uint16), seats), count),
        "seat": np.tile(np.arange(1, seats + 1, dtype=np.uint16), count * periods),
        "score": np.ascontiguousarray(standings).ravel(),
    }


def _deal(games: ArmGames) -> Columns:
    deal = games.deal()
    names = np.array(games.arm.deals, dtype=object)
    return {
        "arm": np.full(deal.size, games.arm.number, dtype=np.uint16),
        "game": np.repeat(games.games, len(names)),
        "thing": np.tile(names, len(games)),
        "category": np.ascontiguousarray(deal).ravel(),
    }
