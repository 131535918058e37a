"""The outputs that the documents show: `make outputs` runs their commands and puts in what they print.

A block of such a document says which lines of the output it keeps; the others become a line of dots.
Without `keep` it shows them all. Lines are counted as they are printed on a terminal of 120 columns, from 1, or from the last one, -1:

    ```console keep=1-3,-1
    $ oikist fair classic
    ...
    ```

Blocks begin with an empty file of runs. One that says `same` goes on with that of the block before.
A command may also begin with `python -m`, for a module of the tests.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
import textwrap
from dataclasses import dataclass
from pathlib import Path
from typing import Final

BLOCK: Final = re.compile(
    r"^```console(?P<options>[^\n]*)\n\$ (?P<rest>.*?)^```$", re.MULTILINE | re.DOTALL
)
COLUMNS: Final = 120  # of the terminal on which the outputs are printed
SAID: Final = {0, 1, 3}  # exit codes of commands that have an answer
DOTS: Final = "..."


@dataclass(frozen=True)
class Block:
    """A command that a document shows, with what it printed.

    Attributes:
        command: As it is typed, lines that go on joined.
        typed: As the document has it.
        printed: The lines below the command.
        keep: Which lines of the output are shown, such as "1-3,-1"; "" for all.
        same: Whether it goes on with the file of runs of the block before.
    """

    command: str
    typed: str
    printed: tuple[str, ...]
    keep: str
    same: bool


def blocks(text: str) -> list[Block]:
    """The blocks of a document, in order."""
    return [_read(match) for match in BLOCK.finditer(text)]


def kept(lines: list[str], keep: str) -> list[str]:
    """The lines that a block shows, with dots for those between them."""
    if not keep:
        return lines
    shown = sorted({index for part in keep.split(",") for index in _span(part, len(lines))})
    out: list[str] = []
    for index, before in zip(shown, [-1, *shown], strict=False):
        if index > before + 1:
            out.append(DOTS if any(lines[before + 1 : index]) else "")
        out.append(lines[index])
    if shown and shown[-1] < len(lines) - 1:
        out.append(DOTS)
    return out


def wrapped(lines: list[str]) -> list[str]:
    """Sentences as a terminal breaks them; tables, which begin with a blank, stay."""
    return [
        part
        for line in lines
        for part in ([line] if line[:1] in ("", " ") else textwrap.wrap(line, COLUMNS))
    ]


def printed(block: Block, folder: Path) -> list[str]:
    """What a command prints, with its runs in a file of the folder.

    Raises:
        SystemExit: It ended otherwise than with an answer; with what it said.
    """
    name, *arguments = shlex.split(block.command)
    said = subprocess.run(
        [Path(sys.executable).with_name(name), *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": str(COLUMNS), "OIKIST_RUNS": str(folder / "runs.duckdb")},
    )
    if said.returncode not in SAID:
        raise SystemExit(f"{block.command}: exit code {said.returncode}\n{said.stderr}")
    return [line.rstrip() for line in said.stdout.rstrip().splitlines()]


def made_again(text: str) -> str:
    """A document with the outputs of today."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        number = 0

        def replaced(match: re.Match[str]) -> str:
            nonlocal folder, number
            block = _read(match)
            if not block.same:
                number += 1
                folder = Path(name) / str(number)
                folder.mkdir()
            print(block.command, flush=True)
            lines = wrapped(kept(printed(block, folder), block.keep))
            return "\n".join([f"```console{match['options']}", f"$ {block.typed}", *lines, "```"])

        return BLOCK.sub(replaced, text)


def _read(match: re.Match[str]) -> Block:
    options = dict(part.partition("=")[::2] for part in match["options"].split())
    lines = match["rest"].splitlines()
    end = next(number for number, line in enumerate(lines) if not line.endswith("\\"))
    typed = "\n".join(lines[: end + 1])
    command = " ".join(line.rstrip("\\").strip() for line in lines[: end + 1])
    keep, same = options.get("keep", ""), "same" in options
    return Block(command, typed, tuple(lines[end + 1 :]), keep, same)


def _span(part: str, count: int) -> range:
    """The indices of lines of a part of `keep`: "3", "-1" or "1-3"."""
    found = re.fullmatch(r"(-?\d+)(?:-(\d+))?", part)
    if found is None:
        raise SystemExit(f"keep={part}: is not a line; write such as 3, -1 or 1-3")
    first = int(found[1])
    start = first - 1 if first > 0 else count + first
    end = int(found[2]) if found[2] else start + 1
    return range(max(start, 0), min(end, count))


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        document = Path(argument)
        document.write_text(made_again(document.read_text("utf-8")), "utf-8")
