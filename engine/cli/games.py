"""oikist games: the games that are installed."""

from __future__ import annotations

from typing import Any

from engine.cli.given import AsJson
from engine.cli.terminal import print_json, print_table


def games(as_json: AsJson = False) -> None:
    """List the games."""
    from engine.scenarios import catalog

    rows: list[dict[str, Any]] = [
        {
            "name": game.name,
            "title": game.title,
            "seats": [min(game.seats), max(game.seats)],
            "version": game.version,
            "rules": len(game.rules),
            "parameters": len(game.parameters),
            "variants": len(catalog.variants(game.name)),
            "boards": len(catalog.boards(game.name)),
        }
        for game in catalog.games().values()
    ]
    if as_json:
        print_json(rows)
        return
    columns = ("name", "title", "seats", "version", "rules", "parameters", "variants", "boards")
    cells = [
        [f"{row['seats'][0]}–{row['seats'][1]}" if key == "seats" else row[key] for key in columns]
        for row in rows
    ]
    print_table(columns, cells, words=2)
