"""The reference page of a game: its rules, parameters, spaces and cards as Markdown.

Everything on it is declared in the game's folder, so the page is made, never written.
`python -m engine.reference` writes one file into docs/games for each game that is installed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from engine.columns import Effect, Effects
from engine.discovery import discover
from engine.files import write_text_atomically
from engine.game import BoardSchema, DeckSchema, Game, Parameter, Rule, Styled
from engine.language import unfilled
from engine.positions.documents import SEAT_NAME, position_rows, stock_rows
from engine.positions.schema import PositionSchema

Row = Sequence[str]


def reference_page(game: Game) -> str:
    """The whole page; the same game gives the same text."""
    parameters = list(game.parameters.values())
    integers = [entry for entry in parameters if entry.kind == "integer"]
    toggles = [entry for entry in parameters if entry.kind == "choice"]
    lists = [entry for entry in parameters if entry.kind == "names"]
    blocks = [
        *_heading(game),
        *_rules(game.rules.values()),
        *_numbers(integers),
        *_lists(game, lists),
        *_toggles(toggles),
        *(_board(game.board_schema) if game.board_schema else ()),
        *(block for schema in game.deck_schemas.values() for block in _deck(schema)),
        *_positions(game.position_schema),
    ]
    return "\n\n".join(blocks) + "\n"


def write_pages(folder: Path) -> list[Path]:
    """Write the page of every installed game into a folder; returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for game in discover().values():
        path = folder / f"{game.name}.md"
        write_text_atomically(path, reference_page(game))
        written.append(path)
    return written


def _heading(game: Game) -> Iterator[str]:
    yield f"# {game.title}: rules and parameters"
    yield (
        f"Version {game.version}, for {min(game.seats)} to {max(game.seats)} seats. "
        "This page is made from what the game's folder declares: change that and run "
        "`python -m engine.reference`. Short names of sources are explained at the head of "
        "`rules.toml` there. How a variant sets a parameter is told in "
        "[formats.md](../formats.md#variants)."
    )


def _rules(rules: Iterable[Rule]) -> Iterator[str]:
    """A table for each section, in the order of the file."""
    sections: dict[str, list[Rule]] = {}
    for rule in rules:
        sections.setdefault(rule.section, []).append(rule)
    if sections:
        yield "## Rules"
    for section, listed in sections.items():
        yield f"### {section}"
        rows = [(rule.id, rule.text, rule.source) for rule in listed]
        yield _table(("rule", "text", "source"), rows)


def _numbers(integers: Sequence[Parameter]) -> Iterator[str]:
    if not integers:
        return
    yield "## Numbers"
    yield "A search over parameters may move those that are marked as tunable."
    rows = [
        (
            f"`{entry.name}`",
            entry.rule,
            entry.text,
            _default(entry),
            f"{entry.low} to {entry.high} {entry.unit}".rstrip(),
            "yes" if entry.tunable else "",
            entry.source,
        )
        for entry in integers
    ]
    yield _table(("name", "rule", "meaning", "default", "range", "tunable", "source"), rows)


def _lists(game: Game, lists: Sequence[Parameter]) -> Iterator[str]:
    if not lists:
        return
    yield "## Lists of names"
    styles = game.styles if isinstance(game, Styled) else {}
    shown = {key: f" (shown as {style.title})" for key, style in styles.items()}
    rows = [
        (
            f"`{entry.name}`",
            entry.rule,
            entry.text,
            _default(entry),
            ", ".join(f"`{one.key}`{shown.get(one.key, '')}" for one in entry.readings),
            entry.source,
        )
        for entry in lists
    ]
    yield _table(("name", "rule", "meaning", "default", "known names", "source"), rows)


def _default(entry: Parameter) -> str:
    """The value when a variant says nothing, for each number of seats where it depends on it."""
    if entry.by_players:
        return ", ".join(f"{value} with {seats}" for seats, value in entry.by_players.items())
    if isinstance(entry.default, tuple):
        return ", ".join(f"`{part}`" for part in entry.default)
    return str(entry.default)


def _toggles(toggles: Sequence[Parameter]) -> Iterator[str]:
    """The readings of each ambiguity, the default one first."""
    if not toggles:
        return
    yield "## Toggles"
    yield "Where a rule has several readings a variant chooses one; the first is the default."
    for entry in toggles:
        yield f"### `{entry.name}` ({entry.rule})"
        yield entry.text
        rows = [(f"`{reading.key}`", reading.text) for reading in entry.readings]
        yield _table(("reading", "meaning"), rows)
        yield f"Source: {entry.source}"


def _board(schema: BoardSchema) -> Iterator[str]:
    yield "## Spaces of a board"
    limit = f"At most {schema.most_cells:,} hexes"
    if schema.layout == "graph":
        limit = f"At most {schema.most_cells:,} spaces"
        limit += f", {schema.most_links:,} links and {schema.most_areas:,} areas"
    if schema.most_named:
        keys = [f"`{kind.key}`" for kind in schema.kinds if kind.key in schema.most_named]
        limit += f", and at most {schema.named_limit} of {', '.join(keys)} together"
    yield f"{limit}."
    rows = [(f"`{kind.symbol}`", f"`{kind.key}`", kind.title, kind.text) for kind in schema.kinds]
    yield _table(("symbol", "kind", "title", "meaning"), rows)


def _deck(schema: DeckSchema) -> Iterator[str]:
    yield f"## Deck `{schema.key}`: {schema.title}"
    yield f"From {schema.fewest} to {schema.most} cards with these columns."
    rows = [
        (f"`{column.key}`", column.text, column.form(lambda word: f"`{word}`"))
        for column in schema.columns
    ]
    yield _table(("column", "meaning", "value"), rows)
    if schema.layers:
        layers = ", then ".join(map(_code, schema.layers))
        yield f"Cards come by {layers}, in the order of the words above."
    for column in schema.of(Effects):
        yield f"### Words of `{column.key}`"
        words = [
            (_code(one.key), unfilled(one.sentence, _code), _spans(one))
            for one in column.vocabulary
        ]
        yield _table(("effect", "what it does", "numbers"), words)


def _code(key: str) -> str:
    return f"`{key}`"


def _spans(effect: Effect) -> str:
    """Between which numbers the arguments of an effect lie."""
    return ", ".join(f"`{one.key}` from {one.low} to {one.high}" for one in effect.arguments)


def _positions(schema: PositionSchema) -> Iterator[str]:
    yield "## Positions"
    yield (
        "What `[position]` holds in a [position file](../formats.md#positions), where a seat's "
        f"name stands for `{SEAT_NAME}`. Numbers in code are the parameters of that name."
    )
    yield _table(("key", "value", "meaning", "left out"), position_rows(schema))
    stocks = list(stock_rows(schema))
    if stocks:
        yield "Pieces are counted: those of each seat must come to what the parameters say."
        yield _table(("pieces", "in all"), stocks)


def _table(titles: Row, rows: Iterable[Row]) -> str:
    """A Markdown table; bars inside cells are escaped."""
    lines = [titles, ["---"] * len(titles), *([_cell(text) for text in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    write_pages(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/games"))
