"""oikist board: what the board editor tells, measures, compares and converts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from engine.cli import board_generate, board_tiled
from engine.cli.board_files import BoardName, any_board, game_of_board
from engine.cli.given import AsJson
from engine.cli.terminal import print_json, print_table
from engine.errors import BoardError, Fault, OikistError

if TYPE_CHECKING:
    from engine.boards.board import Board
    from engine.boards.diff import Differences
    from engine.boards.lattice import Hex
    from engine.boards.layouts import AnyBoard
    from engine.game import BoardSchema, Problem, Value

_FAULTY: Final = 2
_HEXES: Final = {  # fields of metrics and problems that hold hexes
    "hexes", "cuts", "walled", "closest", "loneliest", "farthest", "breaking",
}  # fmt: skip

app = typer.Typer(
    help="Show, check, measure, compare, import, export and generate boards.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Seats = Annotated[
    int | None, typer.Option("--seats", min=1, help="Number of seats; the fewest of the game.")
]


@app.command()
def show(board: BoardName, as_json: AsJson = False) -> None:
    """Show the map of a board, its kinds of spaces and the names of its places."""
    from engine.boards.board import Board
    from engine.boards.text_map import draw_map
    from engine.cli.graph_board import show_graph

    found, schema = any_board(board)
    if not isinstance(found, Board):
        show_graph(found, as_json)
        return
    symbols = {kind.key: kind.symbol for kind in schema.kinds}
    drawn = draw_map(found, symbols)
    counts = {kind.key: len(found.of_kind(kind.key)) for kind in schema.kinds}
    names = {found.name_of(cell): found.place_name(cell) for cell in found.named()}
    if as_json:
        print_json(
            {
                "game": found.game,
                "name": found.name,
                "title": found.title,
                "note": found.note,
                "orientation": found.orientation,
                "digest": found.digest,
                "spaces": {found.name_of(cell): kind for cell, kind in enumerate(found.kinds)},
                "names": names,
                "attributes": _attributes(found, schema),
            }
        )
        return
    typer.echo(f"{found.title}: {len(found)} spaces, {found.orientation} tops\n")
    typer.echo(drawn)
    rows = [(kind.symbol, kind.title, counts[kind.key]) for kind in schema.kinds]
    print_table(("symbol", "kind", "spaces"), rows, words=2)
    if names:
        print_table(("space", "name"), list(names.items()), words=2)
    said = [
        (place, key, str(value).lower() if isinstance(value, bool) else value)
        for table in _attributes(found, schema).values()
        for place, entries in table.items()
        for key, value in entries.items()
    ]
    if said:
        print_table(("place", "attribute", "value"), said, words=3)
    if found.note:
        typer.echo(found.note)


def _attributes(board: Board, schema: BoardSchema) -> dict[str, Any]:
    from engine.boards.attributes import site_table

    return dict(site_table(board.attributes, board.spaces(), schema, board.orientation))


@app.command()
def check(
    board: BoardName,
    seats: Seats = None,
    variant: Annotated[
        str | None,
        typer.Option("--variant", metavar="VARIANT", help="Take seats and parameters from it."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List the problems of a board, each with the rule that it comes from.

    Ends with 2 if one of them keeps the board from being played, else with 0.
    """
    from engine.boards.problems import problems

    found, _ = any_board(board, draft=True)
    game = game_of_board(found)
    values: dict[str, Value] = {}
    if variant is not None:
        seats, values = _from_variant(variant, found, seats)
    seats = min(game.seats) if seats is None else seats
    if seats not in game.seats:
        what = f"{game.title} is not played by {seats}"
        remedy = f"give a number from {min(game.seats)} to {max(game.seats)}"
        raise OikistError(Fault("", "--seats", what, remedy))
    listed = problems(found, game, seats, values)
    if as_json:
        print_json([_problem(problem, found) for problem in listed])
    elif not listed:
        typer.echo(f"{found.title}: no problem with {seats} seats")
    else:
        for problem in listed:
            rule = f" ({problem.rule})" if problem.rule else ""
            remedy = f"; {problem.remedy}" if problem.remedy else ""
            typer.echo(f"{problem.severity}: {problem.what}{remedy}{rule}")
    if any(problem.severity == "fault" for problem in listed):
        raise typer.Exit(_FAULTY)


def _problem(problem: Problem, board: AnyBoard) -> Any:
    from engine.boards.board import Board
    from engine.cli.graph_board import graph_data

    if isinstance(board, Board):
        return _data(problem, _namer(board))
    return graph_data(problem, board.map)


def _from_variant(source: str, board: AnyBoard, seats: int | None) -> tuple[int, dict[str, Value]]:
    from engine.scenarios.catalog import find_variant, game_of
    from engine.scenarios.variants import read_variant, resolve

    variant = read_variant(find_variant(source))
    game = game_of(variant)
    faults: list[Fault] = []
    found = resolve(variant, game, faults)
    if game.name != board.game:
        what = f"this is a variant of {game.title}"
        faults.append(Fault("", f"--variant {source}", what, f"name one of {board.game}"))
    if faults:
        raise OikistError(faults)
    return (found.seats if seats is None else seats), dict(found.parameters)


@app.command()
def measure(board: BoardName, seats: Seats = None, as_json: AsJson = False) -> None:
    """Measure a board: distances, reach, joins; of hexes symmetries and fairness between regions.

    Of points and links also what holds them together, labels, areas and lengths.
    """
    from engine.boards.board import Board
    from engine.boards.metrics import measure as measured
    from engine.cli.graph_board import measure_graph_board

    found, schema = any_board(board)
    if not isinstance(found, Board):
        measure_graph_board(found, schema, as_json)
        return
    regions = min(game_of_board(found).seats) if seats is None else seats
    metrics = measured(found, schema, regions)
    if as_json:
        print_json(_data(metrics, _namer(found)))
        return
    name = _namer(found)
    rows = []
    for figure in metrics.figures():
        first = ", ".join(name(axial) for axial in figure.hexes[:4])
        more = f" and {len(figure.hexes) - 4} more" if len(figure.hexes) > 4 else ""
        value = f"{figure.value:,.2f}" if figure.value % 1 else f"{figure.value:,.0f}"
        rows.append((figure.text, first + more, value, figure.unit))
    print_table(("figure", "where", "value", "unit"), rows, title=found.title, words=2)


@app.command()
def diff(
    before: BoardName,
    after: Annotated[str, typer.Argument(metavar="BOARD", help="The board to compare with.")],
    as_json: AsJson = False,
) -> None:
    """List what differs between two boards, space by space."""
    from engine.boards.board import Board
    from engine.boards.diff import differences
    from engine.cli.graph_board import compare_graphs

    old, _ = any_board(before)
    new, _ = any_board(after)
    if old.game != new.game:
        what = f"{before} is of {old.game}, {after} of {new.game}"
        raise BoardError(Fault("", "", what, "compare boards of one game"))
    if not (isinstance(old, Board) and isinstance(new, Board)):
        assert not isinstance(old, Board)  # noqa: S101  (a game has boards of one layout)
        assert not isinstance(new, Board)  # noqa: S101
        compare_graphs(old, new, as_json)
        return
    found = differences(old, new)
    if as_json:
        print_json(_differences_data(found, old, new))
        return
    if not found:
        typer.echo("The boards are the same.")
        return
    for text in found.texts:
        typer.echo(f"{text.key}: {text.before or '(none)'} -> {text.after or '(none)'}")
    if found.shift != (0, 0):
        typer.echo(f"All spaces were moved: a hex (q, r) is now at {found.shift} from there.")
    rows = [
        (change.what, place, change.before, change.after)
        for change, place in ((change, _place(change, new, old)) for change in found.hexes)
    ]
    title = f"{len(found.hexes)} changes, {found.alike} spaces alike"
    print_table(("change", "space", "before", "after"), rows, title=title, words=4)


def _differences_data(found: Differences, old: Board, new: Board) -> dict[str, Any]:
    return {
        "shift": list(found.shift),
        "alike": found.alike,
        "texts": [_data(text, str) for text in found.texts],
        "changes": [
            {
                "what": change.what,
                "space": _place(change, new, old),
                "before": change.before,
                "after": change.after,
            }
            for change in found.hexes
        ],
    }


def _place(change: Any, new: Board, old: Board) -> str:
    """Where something changed: its name on the later board, else on the earlier one."""
    from engine.boards.lattice import corner_names, edge_names

    board, axial = new, change.hex
    try:
        name = _namer(board)(axial)
    except ValueError:  # erased, and now beyond column a or row 1
        board, axial = old, change.old_hex
        name = _namer(board)(axial)
    names = {"edge": edge_names, "vertex": corner_names}.get(change.where)
    part = f"-{names(board.orientation)[change.part]}" if names else ""
    return f"{name}{part} {change.key}".strip()


app.command(name="import")(board_tiled.import_)
app.command()(board_tiled.export)
app.command()(board_generate.generate)


def _namer(board: Board) -> Callable[[Hex], str]:
    from engine.boards.notation import hex_name

    return lambda axial: hex_name(axial, board.orientation)


def _data(value: Any, name: Callable[[Hex], str]) -> Any:
    """Plain data of a bundle of figures, with names instead of coordinates."""
    from engine.boards.lattice import Operation

    if isinstance(value, Operation):
        return str(value)
    if is_dataclass(value):
        return {
            own.name: [name(axial) for axial in getattr(value, own.name)]
            if own.name in _HEXES and not isinstance(getattr(value, own.name), int)
            else _data(getattr(value, own.name), name)
            for own in fields(value)
        }
    if isinstance(value, tuple):
        return [_data(entry, name) for entry in value]
    if isinstance(value, dict):
        return {key: _data(entry, name) for key, entry in value.items()}
    return value
