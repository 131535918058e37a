"""oikist export: pictures and sheets without a window."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.support.sources import ROOT

BOARDS = sorted(ROOT.glob("boards/*/*.toml"))
DECKS = sorted(ROOT.glob("variants/*/decks/*.toml"))


def alone(*words, most_bytes=None, **environment):
    """Oikist in a process of its own, whose files may not grow beyond a size."""

    def limit():
        import resource
        import signal

        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))

    known = {**os.environ, **environment}
    return subprocess.run(
        [sys.executable, "-m", "engine.cli.main", *(str(word) for word in words)],
        cwd=ROOT,
        env={key: value for key, value in known.items() if value is not None},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        preexec_fn=limit if most_bytes else None,
    )


def test_a_variant_becomes_a_pdf(oikist, qapp, tmp_path):
    """Board, cards and pieces in one file, and every page is told."""
    said = oikist("export", "classic", "-o", tmp_path / "game.pdf", "--backs", "long")
    assert said.code == 0, said.err
    assert (tmp_path / "game.pdf").read_bytes().startswith(b"%PDF-")
    assert f"Pages: {len(said.out.splitlines()) - 2}" in said.out


def test_it_starts_without_a_display(tmp_path):
    """On a server nothing needs to be set: Qt draws out of sight, and no rules are compiled."""
    gone = {"DISPLAY": None, "WAYLAND_DISPLAY": None, "QT_QPA_PLATFORM": None}
    said = alone("export", BOARDS[0], "-o", tmp_path / "board.svg", "--pictures", **gone)
    assert (said.returncode, said.stderr) == (0, "")
    assert (tmp_path / "board.svg").read_text().startswith("<?xml")


def test_a_deck_becomes_one_picture_a_card(oikist, qapp, tmp_path):
    """JSON names the files for other programs."""
    words = ("export", DECKS[0], "-o", tmp_path / "card.png", "--pictures", "--dpi", 60, "--json")
    said = oikist(*words)
    assert said.code == 0, said.err
    files = json.loads(said.out)["files"]
    assert sorted(files) == sorted(str(path) for path in tmp_path.iterdir())
    assert len(files) > 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("clasic", "-o", "a.pdf"), "did you mean 'classic'"),
        (("classic", "-o", "a.doc"), ".pdf, .svg or .png"),
        (("classic", "-o", "a.pdf", "--hex", "900"), "use 5 to 120"),
        (("classic", "-o", "a.pdf", "--paper", "b5"), "use one of"),
        (("classic", "-o", "a.pdf", "--what", "bord"), "did you mean 'board'"),
        (("classic", "-o", "a.pdf", "--card", "63"), "63x88"),
        (("classic", "-o", "a.pdf", "--card", "63x900"), "out of range"),
        (("classic", "-o", "a.pdf", "--backs", "both"), "use one of"),
        (("classic", "-o", "gone/a.pdf"), "does not exist"),
        (("no.toml", "-o", "a.pdf"), "check the path"),
        ((BOARDS[0], "-o", "a.pdf", "--what", "cards"), "choose other parts"),
    ],
)
def test_what_is_wrong_is_said(oikist, qapp, tmp_path, monkeypatch, words, told):
    """A line with a remedy, exit code 2, and no file."""
    monkeypatch.chdir(tmp_path)
    said = oikist("export", *words)
    assert said.code == 2, said.out + said.err
    assert told in said.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["game.pdf", "game.svg"])
def test_a_full_disk_leaves_nothing_half(tmp_path, name):
    """Files cannot grow beyond 20,000 bytes: the old file stays, and no other one is there."""
    (tmp_path / name).write_text("old")
    said = alone("export", "classic", "-o", tmp_path / name, most_bytes=20_000)
    assert said.returncode == 2, said.stdout + said.stderr
    assert "cannot be written" in said.stderr
    assert "Traceback" not in said.stderr
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_text() == "old"
