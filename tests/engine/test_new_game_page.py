"""docs/new-game.md, followed word for word in a fresh folder."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.sources import ROOT

PAGE = (ROOT / "docs/new-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(
    r"^(?:<!-- (?P<order>[^>]+) -->\n)?```\w*\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
ORDERS = ("run", "fails", "shows", "file:", "append:", "replace:", "function:")


class Reader:
    """Somebody who types what the page says."""

    def __init__(self, folder: Path) -> None:
        self.here = folder
        self.printed = ""

    def type(self, line: str) -> int:
        words = shlex.split(line)
        if words[0] == "cd":
            self.here /= words[1]
            return 0
        programs = {"oikist": [sys.executable, "-m", "engine.cli.main"], "python": [sys.executable]}
        known = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200"}
        done = subprocess.run(
            [*programs[words[0]], *words[1:]],
            cwd=self.here,
            env=known,
            capture_output=True,
            text=True,
            check=False,
            timeout=500,
        )
        self.printed += done.stdout + done.stderr
        return done.returncode

    def follow(self, order: str, text: str, following: str) -> None:
        what, _, place = order.partition(" ")
        if what in ("run", "fails"):
            self.printed = ""
            for line in text.splitlines():
                assert (self.type(line) != 0) == (what == "fails"), f"{line}\n{self.printed}"
        elif what == "shows":
            for line in text.splitlines():
                assert line.strip() in self.printed, f"{line}\n{self.printed}"
        else:
            path = self.here / place.split()[0]
            before = path.read_text(encoding="utf-8") if path.exists() else ""
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.edited(what, place, before, text, following), encoding="utf-8")

    def edited(self, what: str, place: str, before: str, text: str, following: str) -> str:
        if what == "file:":
            assert not before
            return text
        if what == "append:":
            assert before
            return before + ("\n\n" if place.endswith(".py") else "\n") + text
        if what == "replace:":
            assert before.count(text) == 1, text
            return before.replace(text, following)
        name = place.split()[1]
        found = re.findall(
            rf"^@kernel\ndef {name}\(.*?(?=\n\n\n|\Z)", before, re.MULTILINE | re.DOTALL
        )
        assert len(found) == 1, name
        return before.replace(found[0], text.rstrip("\n"))


@pytest.mark.slow
def test_the_page_is_followed_word_for_word(tmp_path):
    """Every command and code block, in order; what is shown is printed; the code is in style."""
    blocks = [(found["order"] or "", found["text"]) for found in BLOCK.finditer(PAGE)]
    assert PAGE.count("\n```") == 2 * len(blocks)
    reader, replaced = Reader(tmp_path), False
    for number, (order, text) in enumerate(blocks):
        assert bool(order) != replaced, text  # a block without an order replaces the one before
        if order:
            assert order.split()[0] in ORDERS
            following = blocks[number + 1][1] if order.startswith("replace:") else ""
            reader.follow(order, text, following)
        replaced = order.startswith("replace:")
    for tool in (["ruff", "check"], ["ruff", "format", "--check"]):
        found = subprocess.run(
            [Path(sys.executable).with_name(tool[0]), *tool[1:], "."],
            cwd=reader.here,
            capture_output=True,
            text=True,
            check=False,
        )
        assert found.returncode == 0, found.stdout
