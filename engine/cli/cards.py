"""oikist cards: the cards of a deck as a table for spreadsheets, and what differs in them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.cli.given import AsJson, expect_writable
from engine.cli.terminal import note, print_json
from engine.errors import Fault, ScenarioError
from engine.remedies import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game import Card, DeckSchema
    from engine.scenarios.decks import Deck

DeckName = Annotated[
    str, typer.Argument(metavar="DECK", help="A deck: name, game/name, or a TOML file.")
]

app = typer.Typer(
    help="Write cards as CSV, read them back, compare two decks.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.command(name="export")
def export(
    deck: DeckName,
    to: Annotated[
        Path | None, typer.Option("--to", metavar="FILE", help="CSV file; without it, print.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Write the cards of a deck as CSV, one row a card.

    The column "card" numbers the cards, so that a sorted sheet is read back in the order
    of the deck. Amounts stand in one column for each place.
    """
    from engine.scenarios.deck_csv import cards_to_csv, write_csv

    _, found, schema = _deck(deck)
    if to is not None:
        expect_writable(to)
        write_csv(found.cards, schema, to)
        note(f"{len(found.cards)} cards written to {to}")
    if as_json:
        told = str(to) if to is not None else None
        print_json({"format": 1, "file": told, "cards": _card_data(found.cards, schema)})
    elif to is None:
        typer.echo(cards_to_csv(found.cards, schema), nl=False)


@app.command(name="import")
def import_cards(
    csv: Annotated[Path, typer.Argument(metavar="CSV", help="A file that a spreadsheet saved.")],
    deck: DeckName,
    to: Annotated[
        Path | None,
        typer.Option("--to", metavar="FILE", help="Deck file to write; without it, DECK itself."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Put the cards of a CSV file into a deck.

    Title and note are those of DECK. Commas, semicolons and tabs are understood, and what
    spreadsheets do to numbers; every fault is told by row and column.
    """
    from dataclasses import replace

    from engine.scenarios.deck_csv import read_csv
    from engine.scenarios.decks import as_card, write_deck

    path, found, schema = _deck(deck)
    target = to or path
    if to is None and not deck.endswith(".toml"):
        remedy = "name the file of a deck of yours, or a new file with --to"
        raise ScenarioError(Fault("", deck, "this name is not written to", remedy))
    expect_writable(target)
    cards = tuple(as_card(row) for row in read_csv(csv, schema))
    write_deck(replace(found, cards=cards), target, schema)
    note(f"{len(cards)} cards written to {target}")
    if as_json:
        print_json({"format": 1, "file": str(target), "cards": _card_data(cards, schema)})


@app.command(name="differences")
def differences(deck: DeckName, base: DeckName, as_json: AsJson = False) -> None:
    """List what a deck (the first one) says otherwise than a base (the second one)."""
    from engine.scenarios.deck_differences import differences as found_in

    _, found, schema = _deck(deck)
    _, other, other_schema = _deck(base)
    if (found.game, schema.key) != (other.game, other_schema.key):
        what = f"this is a deck for '{other.game}/{other_schema.key}'"
        remedy = f"a deck for '{found.game}/{schema.key}' is needed"
        raise ScenarioError(Fault("", base, what, remedy))
    lines: list[dict[str, Any]] = [
        {
            "kind": one.kind,
            "card": one.after if one.after is None else one.after + 1,
            "base": one.before if one.before is None else one.before + 1,
            "column": one.slot.key if one.slot else None,
            "old": one.old,
            "new": one.new,
        }
        for one in found_in(schema, other.cards, found.cards)
    ]
    if as_json:
        print_json(lines)
    elif not lines:
        typer.echo("no differences")
    else:
        typer.echo("\n".join(_sentence(line) for line in lines))


def _card_data(cards: Sequence[Card], schema: DeckSchema) -> list[dict[str, Any]]:
    """Every column of every card, as deck files say it."""
    return [
        {column.key: column.filed(card[column.key]) for column in schema.columns} for card in cards
    ]


def _sentence(line: dict[str, Any]) -> str:
    if line["kind"] == "cell":
        said = f"card {line['card']}, {line['column']}: {line['new']} instead of {line['old']}"
    elif line["kind"] == "removed":
        said = f"card {line['base']} of the base is gone"
    elif line["kind"] == "added":
        said = f"card {line['card']} is new"
    else:
        said = f"card {line['card']} was card {line['base']}"
    return said


def _deck(source: str) -> tuple[Path, Deck, DeckSchema]:
    """File, deck and schema of "classic", "game/classic" or a path."""
    from engine.documents import read_document
    from engine.file_kinds import DECK, expect_kind
    from engine.scenarios import catalog
    from engine.scenarios.decks import read_deck

    path = _file(source)
    top = read_document(path, ScenarioError)
    expect_kind(top.entries, top.file, DECK, ScenarioError)
    game, key = top.text("game"), top.text("deck")
    if top.faults:
        raise ScenarioError(top.faults)
    known = catalog.games()
    if game not in known:
        what, remedy = f"unknown game '{game}'", did_you_mean(game, known)
        raise ScenarioError(Fault(str(path), "game", what, remedy))
    schemas = known[game].deck_schemas
    if key not in schemas:
        what, remedy = f"unknown deck '{key}'", did_you_mean(key, schemas)
        raise ScenarioError(Fault(str(path), "deck", what, remedy))
    return path, read_deck(path, schemas[key], game), schemas[key]


def _file(source: str) -> Path:
    from engine.scenarios import catalog, mentions

    if source.endswith(mentions.SUFFIX):
        return Path(source)
    game, _, name = source.rpartition("/")
    entries = catalog.decks()
    hits = [entry for entry in entries if entry.name == name and game in ("", entry.game)]
    if len(hits) == 1:
        return hits[0].path
    if hits:
        ways = " or ".join(entry.source for entry in hits)
        raise ScenarioError(
            Fault("", source, f"several games have a deck '{name}'", f"write {ways}")
        )
    words = [entry.source if game else entry.name for entry in entries]
    raise ScenarioError(Fault("", source, "unknown deck", did_you_mean(source, words)))
