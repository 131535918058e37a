"""The command `oikist`: what it offers, and how it ends when something is wrong.

Nothing at the top of any file in this folder imports Numba, Qt, SciPy or Rich, so that
help and faulty options are answered at once.

Exit codes: 0 fine · 1 a bug of Oikist · 2 something given to it is wrong · 130 Ctrl+C;
`assert` ends with 1 when a goal is missed, `balance` with 3 when no bonus is fair enough.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from engine import __version__
from engine.cli import (
    assert_,
    balance,
    bench,
    board,
    boards,
    cards,
    check,
    compare,
    deck,
    export,
    fair,
    games,
    kingmaking,
    lab,
    ladder,
    matches,
    new,
    openings,
    payoff,
    perft,
    play,
    position,
    replay,
    report,
    rules,
    run,
    runs,
    sensitivity,
    simulate,
    train,
    tune,
    variants,
)
from engine.cli.given import AS_JSON
from engine.cli.terminal import be_silent, print_faults
from engine.errors import Fault, OikistError
from engine.folders import current_project
from engine.garbage import look_seldom

WRONG_INPUT = 2
WRONG_USAGE: Any = typer.BadParameter.__base__  # of the Click that Typer brings
INTERRUPTED = 130


class Commands(TyperGroup):
    """The commands; what a user gave wrongly is told in lines and not in a traceback.

    Whoever asked for JSON finds the same faults as data on stdout, where nothing else stands.
    """

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> Any:
        """Run the command line; see the class."""
        self._as_json = AS_JSON in (sys.argv[1:] if args is None else args)
        return super().main(args, *rest, **more)

    def invoke(self, ctx: Any) -> Any:
        """Run one command; see the class."""
        try:
            return super().invoke(ctx)
        except OikistError as error:
            for fault in error.faults:
                typer.echo(f"oikist: {fault}", err=True)
            if self._as_json:
                print_faults(error.faults)
            raise typer.Exit(WRONG_INPUT) from None
        except WRONG_USAGE as error:  # Typer tells it on stderr
            if self._as_json:
                print_faults([_usage_fault(error)])
            raise
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:  # the reader, such as `head`, has seen enough
            be_silent()
            raise typer.Exit(0) from None


def _usage_fault(error: Any) -> Fault:
    """What Typer says about an option or an argument."""
    names = getattr(getattr(error, "param", None), "opts", ())
    what = error.message if names and error.message else error.format_message()
    remedy = "--help behind the command tells what it takes"
    return Fault("", names[0] if names else "", what.rstrip("."), remedy)


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"oikist {__version__}")
        raise typer.Exit


def _again_in(folder: Path) -> int:
    """Carry out the same command as a program that begins in a folder; its exit code.

    It takes the place of this one where a system can do that, so that whoever ends the one that
    was started ends all of it.
    """
    import signal
    import subprocess

    if not folder.is_dir():
        what, remedy = "there is no such folder", "name a folder that is there"
        raise OikistError(Fault(str(folder), "-C", what, remedy))
    at = next(at for at, word in enumerate(sys.argv) if word.startswith("-C"))
    rest = at + (2 if sys.argv[at] == "-C" else 1)  # the folder may stand in the same word
    words = [*sys.argv[1:at], *sys.argv[rest:]]
    command = [sys.executable, "-P", "-m", "engine.cli.main", *words]  # -P: nothing of the folder
    if os.name == "posix":
        shell = ("sh", "-c", 'cd -- "$0" && exec "$@"', str(folder.absolute()))
        os.execv("/bin/sh", (*shell, *command))  # noqa: S606  (this very program)
    with subprocess.Popen(command, cwd=folder) as child:  # noqa: S603  (this very program)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the child tells what Ctrl+C leaves behind
        return child.wait()


@app.callback(invoke_without_command=True)
def oikist(
    ctx: typer.Context,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_say_version, is_eager=True, help="Show the version and exit."
        ),
    ] = False,
    debug: Annotated[
        bool, typer.Option("--debug", help="Show the traceback of a bug of Oikist.")
    ] = False,
    here: Annotated[
        Path | None,
        typer.Option(
            "-C",
            metavar="DIR",
            help="Work as if begun in this folder, such as that of a project.",
        ),
    ] = None,
    games_in: Annotated[
        list[Path] | None,
        typer.Option(
            "--games",
            metavar="DIR",
            help="Find the games whose packages lie in a folder; may be repeated.",
        ),
    ] = None,
) -> None:
    """A workbench for designers of strategy board games.

    Without a command, the window opens: on the project if the current folder is one, else on
    what was open last. Games in the folder of the project are found; --games names other folders.
    """
    if debug:
        os.environ["OIKIST_DEBUG"] = "1"
    if here is not None:
        raise typer.Exit(_again_in(here))
    from engine.discovery import expect_games, games_below, look_in

    for folder in games_in or ():
        look_in(folder)
        expect_games(folder)
    project = current_project()
    if project is not None and games_below(project):
        look_in(project)
    if ctx.invoked_subcommand is None:
        from engine.cli.window import open_window

        raise typer.Exit(open_window("." if project else ""))


app.command(name="run")(run.run)
app.add_typer(new.app, name="new")
app.command(name="simulate")(simulate.simulate)
app.command(name="play")(play.play)
app.command(name="replay")(replay.replay)
app.command(name="matches")(matches.matches)
app.command(name="position")(position.position)
app.command(name="check")(check.check)
app.command(name="games")(games.games)
app.command(name="variants")(variants.variants)
app.command(name="boards")(boards.boards)
app.add_typer(board.app, name="board")
app.command(name="rules")(rules.rules)
app.command(name="perft")(perft.perft)
app.command(name="bench")(bench.bench)
app.command(name="lab")(lab.lab)
app.add_typer(runs.app, name="runs")
app.command(name="deck")(deck.deck)
app.add_typer(cards.app, name="cards")
app.command(name="export")(export.export)
app.command(name="fair")(fair.fair)
app.command(name="payoff")(payoff.payoff)
app.command(name="kingmaking")(kingmaking.kingmaking)
app.command(name="openings")(openings.openings)
app.command(name="compare")(compare.compare)
app.command(name="balance")(balance.balance)
app.command(name="assert")(assert_.assert_)
app.command(name="tune")(tune.tune)
app.command(name="ladder")(ladder.ladder)
app.command(name="train")(train.train)
app.command(name="report")(report.report)
app.command(name="sensitivity")(sensitivity.sensitivity)


def main() -> None:
    """Run the command line and exit."""
    look_seldom()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows "?"
    try:
        app(prog_name="oikist")
    except Exception as error:
        if os.environ.get("OIKIST_DEBUG"):
            raise
        from engine.discovery import failed_game, own_games

        fault = failed_game(error)
        if fault is not None:  # a game of the user's own
            typer.echo(f"oikist: {fault} (--debug before the command shows more)", err=True)
            if AS_JSON in sys.argv:
                print_faults([fault])
            sys.exit(WRONG_INPUT)
        said = " ".join(str(error).split())
        own = "".join(f", or of your game '{name}'" for name in own_games())
        typer.echo(
            f"oikist: this is a bug of Oikist{own or ', please report it'}: "
            f"{type(error).__name__}: {said} (--debug before the command shows where)",
            err=True,
        )
        sys.exit(1)


if __name__ == "__main__":
    main()
