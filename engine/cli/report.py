"""oikist report: stored runs as one page of HTML."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from engine.cli.given import AsJson, expect_writable, write_output
from engine.cli.running import RunsFile
from engine.cli.terminal import print_json

if TYPE_CHECKING:
    from engine.reports.page import Page


def report(
    numbers: Annotated[list[int], typer.Argument(metavar="RUN...", min=1, help="Stored runs.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The page.")] = Path("report.html"),
    band: Annotated[
        float, typer.Option("--band", min=0.01, max=50, help="Fair is 1/seats ± this, in %.")
    ] = 2.0,
    runs: RunsFile = None,
    as_json: AsJson = False,
) -> None:
    """Write a page about stored runs: verdicts, charts, and what was played.

    The page needs no other file and no network. Verdicts come first, then charts with
    intervals, then digests, seeds and the plan that plays the same games again.
    """
    from engine.reports.page import html
    from engine.reports.run_page import run_page
    from engine.runs.store import read_store

    expect_writable(output)
    words = ["oikist", "report", *(str(number) for number in numbers), "-o", str(output)]
    words += ["--band", f"{band:g}"] + (["--runs", str(runs)] if runs else [])
    with read_store(runs) as store:
        page = run_page(store, list(dict.fromkeys(numbers)), band, shlex.join(words))
    write_output(output, html(page))
    if as_json:
        print_json(_as_data(page, output))
        return
    for verdict in page.verdicts:
        print(verdict.text)
    print(f"Page: {output}")


def _as_data(page: Page, output: Path) -> dict[str, object]:
    return {
        "format": 1,
        "title": page.title,
        "page": str(output),
        "verdicts": [{"kind": each.kind, "text": each.text} for each in page.verdicts],
        "scope": [list(row) for row in page.scope],
        "notes": list(page.notes),
        "command": page.command,
    }
