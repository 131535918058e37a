"""oikist variants: what can be played."""

from __future__ import annotations

from typing import Annotated

import typer

from engine.cli.given import AsJson
from engine.cli.listing import print_entries


def variants(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only of a game.")] = None,
    as_json: AsJson = False,
) -> None:
    """List the variants.

    Those in the folder `variants` here hide shipped ones of the same name.
    """
    from engine.scenarios import catalog

    print_entries(catalog.variants, game, as_json)
