"""Names of boards, decks and variants: which file they mean."""

from __future__ import annotations

import pytest

from engine.errors import ScenarioError
from engine.scenarios.catalog import find_variant, load_scenario
from engine.scenarios.mentions import Mention, look_up, text_of


@pytest.fixture
def namesakes(tmp_path):
    """A project with a variant, a board and a deck of the names of shipped ones: kind -> both."""
    shipped = find_variant("classic")
    game, root = shipped.parent.name, shipped.parent.parent.parent
    scenario = load_scenario("classic")
    deck = next(iter(scenario.decks.values())).name
    names = {"variant": "classic", "board": scenario.board.name, "deck": deck}
    places = {
        "variant": f"variants/{game}/{names['variant']}.toml",
        "board": f"boards/{game}/{names['board']}.toml",
        "deck": f"variants/{game}/decks/{names['deck']}.toml",
    }
    for place in places.values():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_bytes((root / place).read_bytes())
    return game, {kind: (tmp_path / place, root / place) for kind, place in places.items()}


@pytest.mark.parametrize("kind", ["variant", "board", "deck"])
def test_what_came_with_oikist_is_meant_though_it_is_hidden(namesakes, tmp_path, kind):
    """A name means the nearest file; what a file may say to mean either leads back there."""
    game, both = namesakes
    own, shipped = both[kind]
    for file, text in ((own, own.stem), (shipped, f"oikist:{own.stem}")):
        assert text_of(kind, game, file, tmp_path) == text
        found = look_up(kind, game, Mention(text, None, kind, tmp_path), [])
        assert found.samefile(file)


def test_a_shipped_name_that_nothing_has_is_a_fault(namesakes, tmp_path):
    """With its place, in a file that is otherwise right."""
    game, both = namesakes
    own, _ = both["variant"]
    text = f'format = 1\ngame = "{game}"\ntitle = "Mine"\nextends = "oikist:clasic"\n'
    own.with_name("mine.toml").write_text(text, "utf-8")
    with pytest.raises(ScenarioError) as refused:
        load_scenario(str(own.with_name("mine.toml")), here=tmp_path)
    (fault,) = refused.value.faults
    assert (fault.place, fault.what) == ("extends", "unknown variant 'oikist:clasic'")
    assert "oikist:classic" in fault.remedy
