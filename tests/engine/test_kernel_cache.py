"""Where compiled kernels are kept: no edit is missed, nothing grows, no two compile one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine import compiler
from engine.kernel_cache import (
    ENGINE,
    KEPT,
    Turn,
    cache_folder,
    forget_old_caches,
    home_of,
    sources_digest,
)

ROOT = Path(__file__).parents[2]
COUNTERS = Path(__file__).parents[1] / "support" / "pennies"
PLAYS = """
import sys, numpy as np
sys.path.insert(0, sys.argv[1])
from engine.discovery import discover
from engine.jit import bind
from far_game.kernels import step

def twice(x):
    return step(step(x))

game = discover().get("far")
print(int(step(np.int64(1))), int(bind(twice, "far", step=step)(np.int64(1))), game is not None)
"""
KERNELS = """
from engine.jit import kernel
from far_game.helper import added

@kernel
def step(x):
    return added(x)
"""
HELPER = """
from engine.jit import kernel
{above}
@kernel
def added(x):
    return x + AMOUNT
"""
HOLDS = """
import sys
from pathlib import Path
from engine.kernel_cache import Turn
turn = Turn(Path(sys.argv[1]))
turn.take()
print("held", turn.held, flush=True)
sys.stdin.read()
"""
COMPILES = """
import sys
sys.path.insert(0, sys.argv[1])
from slow import outer
print("ready", flush=True)
sys.stdin.readline()
print(outer(5))
"""
SLOW = """
from engine.jit import kernel

@kernel
def inner(count):
    total = 0
    for step in range(count):
        total += step * step if step % 3 else inner(step // 2)
    return total

@kernel
def outer(count):
    return inner(count) + inner(count + 1)
"""
needs_compiler = pytest.mark.skipif(compiler.INTERPRETED, reason="nothing is compiled")


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "OIKIST_CACHE": str(folder), "PYTHONPATH": str(ROOT)}


@pytest.fixture
def far(tmp_path):
    """A game's package outside the checkout, and a way to run it in a process of its own."""
    package = tmp_path / "installed" / "far_game"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("GAME = type('Far', (), {'name': 'far'})()\n")
    (package / "kernels.py").write_text(KERNELS)
    (package / "helper.py").write_text(HELPER.format(above="AMOUNT = 1"))
    told = tmp_path / "installed" / "far_game-1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: far_game\nVersion: 1\n")
    (told / "entry_points.txt").write_text("[oikist.games]\nfar = far_game:GAME\n")

    def play() -> list[str]:
        command = [sys.executable, "-B", "-c", PLAYS, str(package.parent)]
        where = environment(tmp_path / "cache")
        ran = subprocess.run(command, env=where, capture_output=True, text=True, check=True)
        return ran.stdout.split()

    return package, play


def test_an_edited_helper_of_a_game_from_elsewhere_is_compiled_anew(far):
    """A helper module that kernels of an installed game call is part of the cache's name."""
    package, play = far
    assert play() == ["2", "3", "True"]
    (package / "helper.py").write_text(HELPER.format(above="AMOUNT = 5"))
    assert play() == ["6", "11", "True"]


def test_an_edited_table_of_a_game_from_elsewhere_is_compiled_anew(far):
    """So is every other file of its package, from which kernels may take constants."""
    package, play = far
    reads = "from pathlib import Path\nAMOUNT = int(Path(__file__).with_name('n.txt').read_text())"
    (package / "helper.py").write_text(HELPER.format(above=reads))
    (package / "n.txt").write_text("2")
    assert play()[:2] == ["3", "5"]
    (package / "n.txt").write_text("7")
    assert play()[:2] == ["8", "15"]


@pytest.mark.slow
@needs_compiler
def test_a_game_from_elsewhere_has_folders_of_its_own_and_few(far, tmp_path):
    """However often it is edited, the cache does not grow without end."""
    package, play = far
    for amount in range(KEPT + 2):
        (package / "helper.py").write_text(HELPER.format(above=f"AMOUNT = {amount}"))
        play()
    folders = {path.name for path in (tmp_path / "cache" / "kernels").glob("far_game-*")}
    assert len(folders) == KEPT
    assert any((tmp_path / "cache" / "kernels").glob("far_game-*/*/*step-*.nbi"))


def test_what_a_file_belongs_to(tmp_path):
    """A game's folder, the outermost package of a game from elsewhere, or the loops."""
    package = tmp_path / "outer" / "inner"
    package.mkdir(parents=True)
    for folder in (package.parent, package):
        (folder / "__init__.py").touch()
    game = next(path for path in (ENGINE / "games").iterdir() if (path / "rules.toml").exists())
    alone = tmp_path / "alone.py"
    alone.touch()
    assert home_of(package / "__init__.py") == package.parent
    assert home_of(alone) == alone
    assert home_of(game / "__init__.py") == game
    assert home_of(ENGINE / "bots" / "tree.py") is None
    assert home_of(Path("<typed in>")) is None
    assert cache_folder(alone).name.startswith("alone-")
    assert cache_folder(game).name.startswith(f"{game.name}-")


def test_every_file_of_a_package_changes_its_digest(tmp_path):
    """Other kinds of files, files in folders and new names count; what Python keeps does not."""
    package = tmp_path / "package"
    shutil.copytree(COUNTERS, package, ignore=shutil.ignore_patterns("__pycache__"))
    known = [sources_digest(package)]
    (package / "__pycache__").mkdir()
    (package / "__pycache__" / "kept.pyc").write_bytes(b"1")
    assert sources_digest(package) == known[0]
    for path in sorted(path for path in package.rglob("*") if path.is_file())[:-1]:
        path.write_bytes(path.read_bytes() + b"\n")
        known.append(sources_digest(package))
    (package / "deep").mkdir()
    (package / "deep" / "helper.py").touch()
    known.append(sources_digest(package))
    (package / "deep" / "helper.py").rename(package / "deep" / "other.py")
    known.append(sources_digest(package))
    assert len(set(known)) == len(known) - 1  # the file that Python keeps is touched twice


def test_of_one_home_the_few_folders_used_last_are_kept(tmp_path):
    """A new folder takes the place of the oldest; those of other homes are let alone."""
    names = [f"pincer-{number}" for number in range(KEPT + 3)]
    for age, name in enumerate([*names, "pincer-two-0", "loops-0", "settings"]):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (1e9 - age, 1e9 - age))
    forget_old_caches(tmp_path / names[-1])
    left = {path.name for path in tmp_path.iterdir()}
    others = {"pincer-two-0", "loops-0", "settings"}
    assert left == {*names[: KEPT - 1], names[-1], *others}


def test_a_turn_is_over_when_its_process_is_killed(tmp_path):
    """Nobody waits for the dead."""
    file = tmp_path / "kernel.lock"
    command = [sys.executable, "-c", HOLDS, str(file)]
    with subprocess.Popen(
        command,
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout.readline() == "held True\n"
        pauses = []
        turn = Turn(file, pauses.append)
        assert turn.take(looks=3)
        assert not turn.held, "another process has it, and waiting has an end"
        assert len(pauses) == 3
        other.kill()
        other.wait()
    assert not turn.take(looks=1)
    assert turn.held
    turn.let_go()
    assert not turn.held


def test_without_a_place_for_locks_everybody_goes_on(tmp_path):
    """A folder that cannot be written is no reason to wait or to fail."""
    (tmp_path / "file").touch()
    turn = Turn(tmp_path / "file" / "below" / "kernel.lock")
    assert not turn.take()
    assert not turn.held


@needs_compiler
def test_without_a_place_for_caches_kernels_are_compiled_all_the_same(far, tmp_path):
    """Nothing can be kept, neither there nor beside the sources; the answer is right."""
    package, play = far
    (tmp_path / "cache").write_text("a file where the folder should be")
    assert play() == ["2", "3", "True"]
    assert not list(package.rglob("*.nb?"))


@needs_compiler
def test_a_damaged_cache_is_compiled_anew(far, tmp_path):
    """Whatever stands in the files, the answer is right."""
    _, play = far
    assert play()[:2] == ["2", "3"]
    kept = list((tmp_path / "cache").rglob("*.nb?"))
    assert kept
    for path in kept:
        path.write_bytes(b"cmissing_module\nname\n.")
    assert play()[:2] == ["2", "3"]


@needs_compiler
def test_two_processes_compile_a_kernel_once(tmp_path):
    """The second waits for the first and takes what that has compiled."""
    (tmp_path / "slow.py").write_text(SLOW)
    command = [sys.executable, "-c", COMPILES, str(tmp_path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    both = [subprocess.Popen(command, env=environment(tmp_path / "c"), **pipes) for _ in range(2)]
    for one in both:
        assert one.stdout.readline() == "ready\n"
    for one in both:
        one.stdin.write("\n")
        one.stdin.flush()
    answers = [one.communicate()[0] for one in both]
    assert answers[0] == answers[1]
    assert [one.returncode for one in both] == [0, 0]
    kept = sorted(path.name.partition("-")[0] for path in (tmp_path / "c").rglob("*.nbc"))
    assert kept == ["slow.inner", "slow.outer"]
