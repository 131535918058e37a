"""Files that would hang or break a reader are refused at once by every command that reads one."""

from __future__ import annotations

import os
from typing import Any, Final

import pytest

from tests.engine.cli.test_json import FOUND, WITHOUT, desk, prepare  # noqa: F401  (a fixture)
from tests.support.hostile import DEEP_TOML, ON_UNIX, SPECIAL, hostile
from tests.support.in_time import at_once

VARIANTS: Final = (
    *("run --json", "simulate", "perft --depth 1", "deck", "compare duel", "balance", "assert"),
    *("fair", "payoff", "kingmaking", "openings"),
    *("tune --set rounds=2..3", "ladder", "train", "sensitivity", "export", "play"),
    "new project fresh --from",
)
# Words before the file, what it is called, and what it may hold besides.
READERS: Final[dict[str, tuple[str, bool]]] = {  # -> its name, and whether it is TOML
    **dict.fromkeys(VARIANTS, ("given.toml", True)),
    "rules --sheet sheet.html": ("given.toml", True),
    "check": ("given.toml", True),
    "position": ("given.toml", True),
    "lab": ("given.toml", True),
    "board show": ("given.toml", True),
    "board check": ("given.toml", True),
    "board measure": ("given.toml", True),
    "board diff given.toml given.toml": ("given.toml", True),
    "board export given.toml map.json --force": ("given.toml", True),
    "cards export": ("given.toml", True),
    "cards differences pennies/plain": ("given.toml", True),
    "cards import cards.csv": ("given.toml", True),
    "replay": ("given.txt", False),
    "play --resume": ("given.match", False),
    "replay ": ("given.match", False),
    "check ": ("given.match", False),
    "board import": ("given.json", False),
    "cards import": ("given.csv", False),
    "runs list --runs": ("given.duckdb", False),
    "report 1 --runs": ("given.duckdb", False),
    "assert duel --games 8 --runs": ("given.duckdb", False),
    "tune duel --set rounds=2..3 --trials 1 --study": ("given.journal", False),
}
BEHIND: Final = {"board import": ["made.toml"], "cards import": ["pennies/plain", "--to", "n.toml"]}
FOLDERS: Final = ("check", "run")  # take them, too
OWN_WORDS: Final = ("given.csv", "given.duckdb", "given.journal")  # other encodings, no limit
NO_FILES: Final = {
    *("games", "variants", "boards", "matches", "bench", "new game", "board generate"),
    *("runs", "runs show", "runs resume", "runs export", "runs delete"),  # the file of `runs list`
    *("runs find", "runs game", "runs coverage", "runs cards", "runs heat"),  # that, too
}


def run_it(oikist: Any, words: str, name: str) -> Any:
    given = [name] if name not in words else []
    arguments = [*words.split(), *given, *BEHIND.get(words, [])]
    with at_once(20):  # some compile first
        return oikist(*arguments)


def test_every_command_that_reads_a_file_is_tried():
    """One that is added later is found missing here."""
    tried = {known for known in FOUND for words in READERS if f"{words} ".startswith(f"{known} ")}
    assert set(FOUND) - tried - set(WITHOUT) == NO_FILES - {"runs"}


@pytest.mark.slow
@pytest.mark.parametrize("words", sorted(READERS))
def test_what_is_no_file_of_ours_is_refused(oikist, desk, words):  # noqa: F811
    """Whatever it is, with its name, in a sentence, and at once."""
    name, toml = READERS[words]
    prepare(oikist, "cards import")
    for kind in (*SPECIAL, *(DEEP_TOML if toml else ())):
        if (kind in ON_UNIX and os.name == "nt") or (kind not in ON_UNIX and name in OWN_WORDS):
            continue
        path = desk / name
        if kind == "folder" and words.startswith(FOLDERS):
            continue
        told = hostile(kind, path)
        said = run_it(oikist, words, name)
        lines = (said.out + said.err).splitlines()
        assert said.code == 2, (kind, lines)
        if name.endswith((".duckdb", ".journal")):
            assert any(name in line for line in lines), (kind, lines)
        else:
            assert any(name in line and told in line for line in lines), (kind, lines)
        assert all(len(line) < 1000 for line in lines)
        path.rmdir() if kind == "folder" else path.unlink()


@pytest.mark.parametrize(
    "value",
    [
        "rounds=" + "[" * 20_000,
        "rounds=" + "9" * 20_000,
        "rounds=" + "{a=" * 20_000,
        "a." * 20_000 + "a=1",
        "cards." + "a." * 20_000 + "a=1",
        "decks." + "a." * 20_000 + "a=1",
        "board=" + "../" * 5_000 + "x.toml",
        "seats=" + "9" * 20_000,
        "sides=" + "a," * 20_000,
    ],
)
@pytest.mark.parametrize("words", ["simulate duel", "compare duel", "play duel", "tune duel"])
def test_endless_settings_are_refused(oikist, table, words, value):
    """In a sentence that somebody can read."""
    with at_once(20):
        said = oikist(*words.split(), "--set", value)
    assert said.code == 2
    assert len(said.err) < 3000


def test_a_byte_order_mark_is_no_fault(oikist, desk):  # noqa: F811
    """Whatever the file is; it stays one of its kind."""
    for name in ("here.toml", "game.txt", "mine.match", "fair.toml", "variants/pennies/duel.toml"):
        path = desk / name
        path.write_text("\ufeff" + path.read_text(encoding="utf-8"), encoding="utf-8")
    said = oikist("check", ".")
    assert said.code == 0, said.out
    assert len(said.out.splitlines()) == 7
    for words in ("simulate duel --games 2", "position here.toml", "replay game.txt"):
        assert oikist(*words.split()).code == 0


def test_a_slip_behind_a_byte_order_mark_has_its_column(oikist, table):
    """As an editor counts them, which does not show the mark."""
    (table / "wrong.toml").write_text("\ufeffx y\n", encoding="utf-8")
    (table / "plain.toml").write_text("x y\n")
    marked, plain = (
        oikist("check", name).out.partition(": ")[2] for name in ("wrong.toml", "plain.toml")
    )
    assert marked == plain


def test_a_long_value_is_quoted_by_its_beginning(oikist, table):
    """A list of a hundred thousand numbers does not fill the screen."""
    text = "format = 1\ngame = 'pennies'\ntitle = 'T'\nseats = [" + "1, " * 100_000 + "]\n"
    (table / "long.toml").write_text(text)
    said = oikist("check", "long.toml")
    assert said.code == 2
    assert "seats: [1, 1, 1" in said.out
    assert len(said.out) < 3000
