"""Variants and the four decks that they name."""

from __future__ import annotations

import pytest

from engine.cli.checking import checked
from engine.errors import OikistError
from engine.folders import variants_folder
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


def with_decks(folder, *changes, more=""):
    """A variant that plays with shipped decks in which texts are exchanged: deck, old, new."""
    named = []
    for deck, old, new in changes:
        text = (variants_folder() / "greeks" / "decks" / f"{deck}.toml").read_text()
        assert old in text
        (folder / f"my-{deck}.toml").write_text(text.replace(old, new))
        named.append(f'{deck} = "my-{deck}.toml"\n')
    path = folder / "suited.toml"
    head = 'format = 1\ngame = "greeks"\nextends = "prototype"\ntitle = "Suited"\n'
    path.write_text(f"{head}[decks]\n{''.join(named)}{more}")
    return path


def test_a_suit_that_no_resource_has_is_noted(tmp_path):
    """With the file of the deck, the card and the suit; a suit that is in the game is fine."""
    change = ("lands", "{ slaves = 1 }", "{ iron = 1 }")
    (lemnos, cyrene) = checked(with_decks(tmp_path, change)).warnings
    assert (lemnos.place, cyrene.place) == ("cards[5].produces", "cards[20].produces")
    assert lemnos.file.endswith("my-lands.toml")
    assert lemnos.what == "Lemnos: no resource of this variant has the suit 'iron'"
    assert lemnos.remedy
    more = '[parameters]\nsuits = "eleven"\n'
    assert not checked(with_decks(tmp_path, change, more=more)).warnings


def test_effects_on_a_suit_that_no_resource_has_are_noted(tmp_path):
    """Also of disasters, which take cards that nobody can have."""
    gone = ("resources", 'suit = "ideas"', 'suit = "gold"')
    taken = ("disasters", '"halve_hands"', '"discard_ideas"')
    found = checked(with_decks(tmp_path, gone, taken)).warnings
    assert all(
        one.what.endswith("no resource of this variant has the suit 'ideas'") for one in found
    )
    assert {one.place.partition(".")[2] for one in found} == {"produces", "effects"}
    assert "Famine: " in " ".join(one.what for one in found)


def test_a_suit_that_no_card_gives_is_noted(tmp_path):
    """Once, at the first of its resources; a land of any resource gives each of them."""
    lands = ("lands", "{ ideas = 1 }", "{ gold = 1 }")
    buildings = ("buildings", "{ ideas = 1 }", "{ gold = 1 }")
    assert not checked(with_decks(tmp_path, lands, buildings)).warnings
    text = (tmp_path / "my-lands.toml").read_text()
    (tmp_path / "my-lands.toml").write_text(text.replace("{ any = 2 }", "{ gold = 2 }"))
    (found,) = checked(tmp_path / "suited.toml").warnings
    assert (found.place, found.what) == (
        "cards[51].suit",
        "no land and no building produces 'ideas'",
    )
    assert found.file.endswith("resources.toml")
