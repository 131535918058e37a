"""oikist bench: how fast the engine is here."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from engine.cli.given import AsJson
from engine.cli.terminal import print_json


def bench(
    quick: Annotated[bool, typer.Option("--quick", help="Shorter runs.")] = False,
    beside: Annotated[
        list[str] | None,
        typer.Option("--beside", help="Module with rows of another program, such as a twin."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the engine here, against its bounds."""
    from engine.simulation.bench import rows, show

    found = rows(quick=quick, beside=beside or ())
    if as_json:
        print_json([{**asdict(row), "met": row.met} for row in found])
    else:
        print(show(found))
