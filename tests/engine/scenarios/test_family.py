"""The tree of variants, what they share, and presets."""

from __future__ import annotations

import shutil

from engine.scenarios import catalog
from engine.scenarios.catalog import find_variant
from engine.scenarios.family import (
    differences,
    family,
    inherited,
    own_value,
    preset_changes,
    said_by_parents,
)
from engine.scenarios.variants import Variant, read_variant, resolve


def put(table, name, text, title="x"):
    path = table / "variants" / "pennies" / f"{name}.toml"
    path.write_text(f'format = 1\ngame = "pennies"\ntitle = "{title}"\n{text}')
    return path


def tree(game):
    return {
        root.name: [kin.name for kin in root.walk() if kin is not root] for root in family(game)
    }


def everybody(game):
    return {kin.name: kin for root in family(game) for kin in root.walk()}


def test_children_hang_below_their_parents(pennies, table):
    """A chain of three becomes a tree of three levels."""
    put(table, "young", 'extends = "duel"\n[parameters]\nrounds = 2\n')
    assert tree(pennies) == {"plain": ["duel", "young"]}
    young = everybody(pennies)["young"]
    assert (young.differing, young.shipped, young.source) == (1, False, "pennies/young")


def test_a_copy_of_a_shipped_variant_is_listed_once(tmp_path, monkeypatch):
    """As long as it plays the same; what extends the shipped one stands below the copy."""
    game = next(game for game in catalog.games().values() if game.board_schema is not None)
    original = catalog.find_variant(f"{game.name}/classic")
    folder = tmp_path / "variants" / game.name
    folder.mkdir(parents=True)
    copy = folder / "classic.toml"
    copy.write_bytes(original.read_bytes())
    child = catalog.find_variant(f"{game.name}/short")
    monkeypatch.chdir(tmp_path)
    listed = [kin for root in family(game, copy) for kin in root.walk()]
    assert [kin.path for kin in listed if kin.name == "classic"] == [copy]
    assert child in [kin.path for kin in listed]
    name = next(one for one in game.parameters.values() if one.kind == "integer").name
    copy.write_text(copy.read_text() + f"\n[parameters]\n{name} = 3\n")
    listed = [kin for root in family(game, copy) for kin in root.walk()]
    assert len([kin for kin in listed if kin.name == "classic"]) == 2


def test_a_variant_without_a_file_hangs_below_its_parent(pennies, table):
    """Also one whose parent is a file elsewhere."""
    draft = Variant("pennies", "draft", "Draft", extends="duel", parameters={"rounds": 2})
    roots = family(pennies, None, [draft])
    duel = next(kin for root in roots for kin in root.walk() if kin.name == "duel")
    assert [(kin.name, kin.path, kin.differing) for kin in duel.children] == [("draft", None, 1)]


def test_a_missing_parent_is_shown_with_its_children(pennies, table):
    """Nobody is lost because of a misspelt name."""
    put(table, "young", 'extends = "nobody"\n')
    roots = tree(pennies)
    assert roots["nobody"] == ["young"]
    assert everybody(pennies)["nobody"].path is None
    assert "unknown variant" in everybody(pennies)["young"].fault


def test_a_circle_is_shown_and_ends(pennies, table):
    """Both variants of a circle are in the tree, once each, with the fault."""
    put(table, "one", 'extends = "two"\n')
    put(table, "two", 'extends = "one"\n')
    put(table, "three", 'extends = "two"\n')
    names = [kin.name for root in family(pennies) for kin in root.walk()]
    assert sorted(names) == ["duel", "one", "plain", "three", "two"]
    assert "in turn" in everybody(pennies)["one"].fault


def test_a_file_that_cannot_be_read_is_shown(pennies, table):
    """With its first fault in words."""
    path = put(table, "broken", "")
    path.write_text("format = 1\ngame = ")
    assert "malformed" in everybody(pennies)["broken"].fault


def test_other_files_beside_a_variant_are_none(pennies, tmp_path):
    """A folder of somebody's own may hold boards and decks, too."""
    head = 'format = 1\ngame = "pennies"\ntitle = "x"\n'
    mine = tmp_path / "mine.toml"
    mine.write_text(f"{head}seats = 3\n")
    (tmp_path / "deck.toml").write_text(f'{head}deck = "pennies"\ncards = []\n')
    (tmp_path / "broken.toml").write_text(f"{head}seats = \n")
    kin = {one.name for root in family(pennies, mine) for one in root.walk()}
    assert {"mine", "broken"} <= kin
    assert "deck" not in kin


def test_differences_name_seats_and_parameters(pennies, table):
    """With all that is inherited; and nothing differs from itself."""
    plain, duel = (read_variant(find_variant(name)) for name in ("plain", "duel"))
    keys = [entry.key for entry in differences(plain, duel, pennies)]
    assert keys[0] == ("seats",)
    assert ("parameters", "tie") in keys
    assert differences(duel, duel, pennies) == []


def test_a_value_that_the_parents_say_is_not_said_again(pennies, table):
    """Also if one number stands for a list with one a seat."""
    below = inherited(Variant("pennies", "x", "x", extends="plain"), pennies)
    assert own_value(4, below.parameters["rounds"], 3) is None
    assert own_value(3, below.parameters["rounds"], 3) == 3
    assert own_value(0, below.parameters["start_score"], 3) is None
    assert own_value([0, 0, 1], below.parameters["start_score"], 3) == [0, 0, 1]


def test_parents_are_heard_without_the_child(table):
    """What the variant itself says is left out."""
    variant = Variant("pennies", "x", "x", extends="duel", seats=3)
    assert said_by_parents(variant).seats == 2
    assert said_by_parents(Variant("pennies", "x", "x", seats=3)).seats is None


def test_a_preset_gives_its_values_and_leaves_the_rest(pennies, table):
    """What it says holds afterwards; what it does not say stays."""
    preset = Variant(
        "pennies", "p", "p", extends="plain", parameters={"tie": "nobody", "rounds": 4}
    )
    mine = Variant(
        "pennies", "m", "m", extends="plain", parameters={"prize": 1, "rounds": 2, "tie": "cancel"}
    )
    changes = preset_changes(mine, preset, pennies)
    assert changes == {"tie": "nobody", "rounds": None}
    after = {key: value for key, value in (mine.parameters | changes).items() if value is not None}
    values = resolve(
        Variant("pennies", "m", "m", extends="plain", parameters=after), pennies, []
    ).parameters
    assert (values["tie"], values["rounds"], values["prize"]) == ("nobody", 4, 1)


def test_a_changed_copy_of_a_deck_is_a_difference(table):
    """Whether it has a name of its own or that of the first; its file tells it apart."""
    folder = table / "variants" / "pennies"
    deck = next((folder / "decks").glob("*.toml"))
    far = table / "far" / "variants" / "pennies"
    (far / "decks").mkdir(parents=True)
    own = read_variant(find_variant("pennies/plain"))
    shutil.copy(own.path, far / own.path.name)
    copy = far / "decks" / deck.name
    shutil.copy(deck, copy)
    other = read_variant(far / own.path.name)
    game = catalog.game_of(own)
    assert differences(own, other, game) == []
    copy.write_text(copy.read_text() + "\n# mine\n")
    (found,) = differences(own, other, game)
    assert found.key[0] == "decks"
    assert str(found.first).split(" (")[0] == str(found.second).split(" (")[0]
    assert "far" in str(found.second)
