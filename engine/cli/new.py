"""oikist new: a project of one's own as a copy of a variant, or a game of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from engine.cli.given import AsJson
from engine.cli.terminal import print_json
from engine.errors import Fault, OikistError

USUAL = "project"


class New(TyperGroup):
    """What can be made; a word that is neither of them is the folder of a project."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put the usual command before a folder or an option of its own."""
        if args and args[0] not in (*self.commands, "-h", "--help"):
            args = [USUAL, *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=New,
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Make a project or a game of your own. 'oikist new FOLDER' makes a project.",
)


@app.command()
def project(
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
    as_json: AsJson = False,
) -> None:
    """Make a project: a folder of boards, decks and variants of a game that there is.

    Start other commands inside it: its files hide shipped ones of the same name.
    """
    from engine.scenarios.catalog import variants
    from engine.scenarios.projects import new_project
    from engine.scenarios.usual import usual_variant

    if not variant and folder.as_posix() in {entry.source for entry in variants()}:
        remedy = f"write: oikist new project FOLDER --from {folder.as_posix()}"
        raise OikistError(Fault("", str(folder), "this is a variant, no folder", remedy))
    begins = variant or usual_variant()
    made = new_project(folder, title or folder.name, begins, everything=everything)
    files = [(kind, path.relative_to(made.folder)) for kind, _, path in made.files()]
    if as_json:
        listed = [{"kind": kind, "file": path.as_posix()} for kind, path in files]
        print_json({"format": 1, "project": str(made.folder), "files": listed})
        return
    typer.echo(f"Project: {made.folder}")
    for kind, path in files:
        typer.echo(f"  {kind}: {path}")


@app.command()
def game(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="Small letters, digits and underscores.")
    ],
    folder: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="An empty or new folder; else ./NAME."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Make a game: a folder with a tiny game on hexes that plays at once, to be changed into yours.

    It holds rules, a board, two variants, the rules as code, how pieces look, and tests.
    """
    from engine.documents import shown
    from engine.scenarios.new_game import new_game

    home = folder or Path(name)
    files = [shown(path).as_posix() for path in new_game(name, home)]
    if as_json:
        print_json({"format": 1, "game": name, "folder": str(home), "files": files})
        return
    for path in files:
        typer.echo(f"  {path}")
    typer.echo(f"\nThe game '{name}' is ready. Play it, or let bots play it:")
    typer.echo(f"  cd {shown(home.absolute()).as_posix()}")
    typer.echo(f"  oikist\n  oikist simulate {name}/small --games 2000")
