"""Variants and the four decks that they name."""

from __future__ import annotations

import pytest

from engine.errors import OikistError
from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario


def test_a_deck_of_another_kind_is_a_fault_of_the_variant_that_names_it(tmp_path):
    """Once, and nothing is told of its cards, which may be without fault."""
    path = tmp_path / "mixed.toml"
    path.write_text(
        'format = 1\ngame = "greeks"\nextends = "prototype"\ntitle = "Mixed"\n'
        '[decks]\nlands = "buildings"\n'
    )
    with pytest.raises(OikistError) as refused:
        load_scenario(str(path))
    (fault,) = refused.value.faults
    assert (fault.file.endswith("mixed.toml"), fault.place) == (True, "decks.lands")
    assert fault.what == "'buildings' is a deck for 'buildings'"


def test_entries_of_decks_know_their_kind():
    """A chooser offers those of its own."""
    kinds = {entry.name: entry.deck for entry in catalog.decks("greeks")}
    assert kinds == {name: name for name in ("resources", "lands", "buildings", "disasters")}
