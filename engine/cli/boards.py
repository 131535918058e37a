"""oikist boards: boards that variants may name."""

from __future__ import annotations

from typing import Annotated

import typer

from engine.cli.given import AsJson
from engine.cli.listing import print_entries


def boards(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only of a game.")] = None,
    as_json: AsJson = False,
) -> None:
    """List the boards.

    Those in the folder `boards` here hide shipped ones of the same name.
    """
    from engine.scenarios import catalog

    print_entries(catalog.boards, game, as_json)
