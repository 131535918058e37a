"""oikist export: board, cards and pieces as PDF, SVG or PNG."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from engine.cli.given import AsJson, Changes, changes_from, expect_writable
from engine.cli.terminal import print_json
from engine.cli.window import EXPORT, offered
from engine.errors import Fault, OikistError
from engine.remedies import did_you_mean

_FORMS = ("pdf", "svg", "png")
_PARTS = ("board", "cards", "pieces")


def export(
    source: Annotated[
        str,
        typer.Argument(
            metavar="SOURCE", help="A variant's name, or a TOML file: variant, board or deck."
        ),
    ],
    output: Annotated[
        Path, typer.Option("--output", "-o", help="The file; its ending says which format.")
    ] = Path("print.pdf"),
    what: Annotated[
        str, typer.Option("--what", metavar="PART[,PART...]", help="board, cards, pieces, all.")
    ] = "all",
    paper: Annotated[str, typer.Option("--paper", help="a4, letter or a3.")] = "a4",
    orientation: Annotated[
        str, typer.Option("--orientation", help="portrait, landscape or auto.")
    ] = "auto",
    hex_width: Annotated[float, typer.Option("--hex", help="Hex or unit of a map, in mm.")] = 20.0,
    overlap: Annotated[float, typer.Option("--overlap", help="Of sheets, in mm.")] = 8.0,
    pictures: Annotated[
        bool, typer.Option("--pictures", help="Board and cards as pictures, not on sheets.")
    ] = False,
    dpi: Annotated[int, typer.Option("--dpi", help="Dots per inch of PNG.")] = 300,
    black: Annotated[
        bool, typer.Option("--black", help="Black and white, with hatches for colours.")
    ] = False,
    coordinates: Annotated[
        bool, typer.Option("--coordinates", help="Name every space, such as c4.")
    ] = False,
    places: Annotated[bool, typer.Option("--places/--no-places", help="Names of places.")] = True,
    marks: Annotated[bool, typer.Option("--marks/--no-marks", help="Marks for cutting.")] = True,
    plan: Annotated[bool, typer.Option("--plan/--no-plan", help="A plan of the sheets.")] = True,
    card: Annotated[
        str, typer.Option("--card", metavar="WIDTHxHEIGHT", help="Of a card, in mm.")
    ] = "63x88",
    copies: Annotated[int, typer.Option("--copies", help="Of each card.")] = 1,
    backs: Annotated[
        str, typer.Option("--backs", help="none, or the edge the printer turns: long, short.")
    ] = "none",
    shift: Annotated[
        str, typer.Option("--shift", metavar="RIGHT,DOWN", help="Of the backs, in mm.")
    ] = "0,0",
    changes: Changes = None,
    as_json: AsJson = False,
) -> None:
    """Print a game: board true to size over sheets, cards, tiles and markers to cut out.

    Sheets must be printed at 100%, not fitted to the page; a ruler on them tells whether
    that was so. Several SVG or PNG pages become files with numbers.
    """
    form = output.suffix.removeprefix(".").lower()
    if form not in _FORMS:
        remedy = "end its name with .pdf, .svg or .png"
        raise OikistError(Fault(str(output), "", "its ending names no format", remedy))
    choices: dict[str, Any] = {
        "parts": _parts(what),
        "form": form,
        "dpi": dpi,
        "sheets": not pictures,
        "paper": paper,
        "orientation": orientation,
        "monochrome": black,
        "hex_width": hex_width,
        "overlap": overlap,
        "plan": plan,
        "coordinates": coordinates,
        "places": places,
        "marks": marks,
        "copies": copies,
        "backs": backs,
    }
    choices["card_width"], choices["card_height"] = _pair(card, "x", "--card", "63x88")
    choices["shift_right"], choices["shift_down"] = _pair(shift, ",", "--shift", "0.5,-1")
    expect_writable(output)
    draw = offered(EXPORT, "nothing can be drawn")
    said = draw(source, output, changes_from(changes), choices)
    if as_json:
        print_json({"format": 1, **said})
        return
    for title in said["pages"]:
        print(title)
    files = said["files"]
    print(f"Pages: {len(said['pages'])}")
    print(f"File: {files[0]}" if len(files) == 1 else f"Files: {files[0]} to {files[-1]}")


def _parts(text: str) -> tuple[str, ...]:
    """The parts that a list with commas names.

    Raises:
        OikistError: One is unknown.
    """
    words = [word.strip() for word in text.split(",")]
    if "all" in words:
        return _PARTS
    faults = [
        Fault("", "--what", f"unknown part '{word}'", did_you_mean(word, (*_PARTS, "all")))
        for word in words
        if word not in _PARTS
    ]
    if faults:
        raise OikistError(faults)
    return tuple(part for part in _PARTS if part in words)


def _pair(text: str, sign: str, option: str, example: str) -> tuple[float, float]:
    """Two numbers.

    Raises:
        OikistError: The text has another form.
    """
    first, found, second = text.lower().partition(sign)
    try:
        if found:
            return float(first), float(second)
    except ValueError:
        pass
    what = f"'{text}' are not two numbers"
    raise OikistError(Fault("", option, what, f"write it like {option} {example}"))
