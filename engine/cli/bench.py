"""oikist bench: how fast the engine is here."""

from __future__ import annotations

from typing import Annotated

import typer

from engine.cli.given import AsJson


def bench(
    quick: Annotated[bool, typer.Option("--quick", help="Shorter runs.")] = False,
    beside: Annotated[
        list[str] | None,
        typer.Option("--beside", help="Module with rows of another program, such as a twin."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the engine here, against its bounds."""
    from engine.simulation.bench import run_bench

    print(run_bench(quick=quick, as_json=as_json, beside=beside or ()))
