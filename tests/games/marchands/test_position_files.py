"""Position files of Marchands d'Empire as a whole: what their changes make of the variant."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.errors import ScenarioError
from engine.records.position import read_position_file

HEAD = 'format = 1\nvariant = "marchands/standard"\n[parameters]\n'


@pytest.mark.parametrize(
    ("changes", "places"),
    [
        ("oders = 3", ["parameters.oders"]),
        ("orders = 9", ["parameters.orders"]),
        ('drawing = "dice"', ["parameters.drawing"]),
        ("goods_sites = 16", ["board", "parameters.goods_sites"]),
    ],
)
def test_faults_of_changes_name_the_file_in_which_they_stand(changes, places, tmp_path):
    """And not that of the variant, which is right without them."""
    path = tmp_path / "sites.toml"
    path.write_text(f"{HEAD}{changes}\n[position]\n", encoding="utf-8")
    with pytest.raises(ScenarioError) as told:
        read_position_file(path)
    found = [(Path(fault.file).name, fault.place) for fault in told.value.faults]
    assert found == [("sites.toml", place) for place in places]
    assert all(fault.remedy for fault in told.value.faults)
