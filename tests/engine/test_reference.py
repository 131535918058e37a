"""The reference pages: made from what games declare, and complete."""

from __future__ import annotations

import re

import pytest

from engine.columns import Effects
from engine.discovery import discover
from engine.game import Styled
from engine.positions.edits import split
from engine.reference import reference_page, write_pages
from engine.scenarios.catalog import load_scenario
from tests.support.pennies import GAME as PENNIES
from tests.support.sources import ROOT

SHIPPED = list(discover().values())


def named(game):
    return game.name


@pytest.mark.parametrize("game", SHIPPED, ids=named)
def test_the_page_in_the_docs_is_up_to_date(game):
    """After a change of a declaration run: python -m engine.reference."""
    page = ROOT / "docs/games" / f"{game.name}.md"
    assert page.read_text(encoding="utf-8") == reference_page(game)


def test_no_page_is_left_of_a_game_that_is_gone():
    """The folder holds those of the shipped games, and sketches, which are made by hand."""
    texts = {path.stem: path.read_text("utf-8") for path in (ROOT / "docs/games").glob("*.md")}
    made = {name for name, text in texts.items() if "run `python -m engine.reference`" in text}
    assert made == {game.name for game in SHIPPED}


@pytest.mark.parametrize("game", [*SHIPPED, PENNIES], ids=named)
def test_everything_declared_is_on_the_page(game):
    """Rules with sources, parameters with readings, kinds of spaces and columns of decks."""
    page = reference_page(game)
    words = [part for rule in game.rules.values() for part in (rule.id, rule.text, rule.source)]
    for entry in game.parameters.values():
        words += [f"`{entry.name}`", entry.text, entry.source]
        words += [part for reading in entry.readings for part in (reading.key, reading.text)]
        words += [f"{value} with {seats}" for seats, value in entry.by_players.items()]
    styles = game.styles if isinstance(game, Styled) else {}
    words += [f"`{key}` (shown as {style.title})" for key, style in styles.items()]
    for column in game.position_schema.columns:
        words += [f"`{column.key.replace('*', '<seat>')}`", column.text, *column.rules]
    words += [kind.text for kind in (game.board_schema.kinds if game.board_schema else ())]
    for deck in game.deck_schemas.values():
        for effect in (one for column in deck.of(Effects) for one in column.vocabulary):
            words += [f"`{effect.key}`", effect.sentence.partition("{")[0]]
            words += [f"`{one.key}` from {one.low} to {one.high}" for one in effect.arguments]
    words += [column.text for deck in game.deck_schemas.values() for column in deck.columns]
    assert [word for word in words if word.replace("|", "\\|") not in page] == []


@pytest.mark.parametrize("game", SHIPPED, ids=named)
def test_examples_of_positions_are_entries_that_are_taken(game):
    """In the usual variant: every column of things that lie in some way has one on the page."""
    record, schema = load_scenario(f"{game.name}/{game.usual}").record, game.position_schema
    sites, page = schema.sites(record), reference_page(game)
    for column in (one for one in schema.columns if one.kind == "faced"):
        name, face = split(column.example)
        assert sites.find(name) in column.places(record, sites.count), column.key
        assert face in column.faces(record), column.key
        assert f'`"{column.example}"`' in page


@pytest.mark.parametrize("game", SHIPPED, ids=named)
def test_the_page_tells_limits_and_what_is_left_out_in_words(game):
    """Hexes of a board of hexes, points and links of the others; a seat is no number."""
    page, schema = reference_page(game), game.board_schema
    if schema is not None:
        links = f"{schema.most_cells:,} spaces, {schema.most_links:,} links and"
        assert f"At most {schema.most_cells:,} hexes" in page or schema.layout == "graph"
        assert f"At most {links} {schema.most_areas:,} areas" in page or schema.layout == "hex"
    assert not re.search(r"\| the name of a seat \|.*\| \d+ \|", page)


@pytest.mark.parametrize("game", [*SHIPPED, PENNIES], ids=named)
def test_tables_keep_their_columns(game):
    """Each row of a table has as many cells as its heading, whatever the texts hold."""
    width = None
    for line in reference_page(game).splitlines():
        cells = line.replace("\\|", "").count("|") if line.startswith("|") else None
        assert None in {width, cells} or cells == width
        width = cells


def test_writing_gives_one_file_a_game(tmp_path):
    """The command that makes the pages writes the same text."""
    written = {path.stem: path for path in write_pages(tmp_path / "games")}
    assert written.keys() >= {game.name for game in SHIPPED}
    assert all(
        written[game.name].read_text(encoding="utf-8") == reference_page(game) for game in SHIPPED
    )
