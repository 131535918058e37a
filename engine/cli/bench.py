"""oikist bench: how fast the engine is here."""

from __future__ import annotations

from typing import Annotated

import typer

from engine.cli.given import AsJson


def bench(
    quick: Annotated[
        bool, typer.Option("--quick", help="Shorter runs: a minute instead of several.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the engine here."""
    from engine.simulation import bench as measuring

    measuring.run(quick=quick, as_json=as_json)
