"""What commands share that answer with a page: its file, and its verdicts at the terminal."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from engine.cli.given import expect_writable, write_output
from engine.cli.terminal import print_table

if TYPE_CHECKING:
    from engine.reports.page import Page
    from engine.reports.played import Played
    from engine.scenarios.scenario import Scenario


def _expected(path: Path | None) -> Path | None:
    """The path, once it is known that it can be written."""
    expect_writable(path)
    return path


ReportFile = Annotated[
    Path | None,
    typer.Option(
        "--report", metavar="FILE", callback=_expected, help="Also write the answer as a page."
    ),
]


def played_with(scenario: Scenario, title: str, bots: str, seed: int) -> Played:
    """How the games of this command were played."""
    from engine.reports.played import Played

    return Played(scenario, title, bots, seed, _typed_words())


def _typed_words() -> str:
    """The command as it was typed, without its report."""
    words: list[str] = []
    skip = False
    for word in sys.argv[1:]:
        if not skip and word != "--report" and not word.startswith("--report="):
            words.append(word)
        skip = word == "--report"
    return shlex.join(["oikist", *words])


def answer_with(page: Page, file: Path | None) -> None:
    """Print what a page says, and write it if a file was asked for."""
    for verdict in page.verdicts:
        print(verdict.text)
    for section in page.sections:
        if section.text:
            print(section.text)
        for sheet in section.sheets:
            print_table(sheet.heads, sheet.rows, title=sheet.caption, words=sheet.words)
    for caveat in page.caveats:
        print(caveat)
    write_report(page, file)
    if file is not None:
        print(f"Page: {file}")


def write_report(page: Page, file: Path | None) -> None:
    """The page as a file, if one was asked for."""
    if file is None:
        return
    from engine.reports.page import html

    write_output(file, html(page))
