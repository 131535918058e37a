"""oikist new: a project of one's own, as a copy of a variant."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def new(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="An empty or new folder.")],
    variant: Annotated[
        str,
        typer.Option(
            "--from",
            metavar="VARIANT",
            help="What the project begins with; else the usual variant.",
        ),
    ] = "",
    title: Annotated[str | None, typer.Option(help="Title; else the folder's name.")] = None,
    everything: Annotated[
        bool, typer.Option("--everything", help="Copy all boards, decks and variants too.")
    ] = False,
) -> None:
    """Make a project: a folder of boards, decks and variants of your own.

    Start other commands inside it: its files hide shipped ones of the same name.
    """
    from engine.scenarios.catalog import usual_variant
    from engine.scenarios.projects import new_project

    begins = variant or usual_variant()
    made = new_project(folder, title or folder.name, begins, everything=everything)
    typer.echo(f"Project: {made.folder}")
    for kind, _, path in made.files():
        typer.echo(f"  {kind}: {path.relative_to(made.folder)}")
