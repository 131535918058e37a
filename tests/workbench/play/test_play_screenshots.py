"""Pictures of people at the table, light and dark, and as other colour visions see one.

With OIKIST_SCREENSHOTS=1 those of the guide go to docs/images.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.workbench.play.real_window import SIZE
from tests.workbench.play.shots_game import as_seen

ROOT = Path(__file__).parents[3]
FOR_DOCS = os.environ.get("OIKIST_SCREENSHOTS") == "1"
SCENES = ("opening", "hover", "rejected", "timeline", "edit", "seats", "hint")
VISIONS = ("protanopia", "deuteranopia", "tritanopia")
# Pictures of the guide: look -> scenes.
GUIDE = {"light": ("hover", "rejected", "timeline", "edit", "hint"), "dark": ("hover",)}
COLOURS = 400  # different colours of a picture of a game, at least


def colours(image):
    """Every third pixel's colour."""
    return {
        image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)
    }


@pytest.mark.screenshots
@pytest.mark.slow
@pytest.mark.parametrize("look", ["light", pytest.param("dark", marks=pytest.mark.looks)])
def test_every_scene_at_the_table(tmp_path, look):
    """Each is drawn in full and in many colours, and no two are the same."""
    order = [sys.executable, "-m", "tests.workbench.play.shots_game", look, str(tmp_path)]
    settings = {"QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(order, cwd=ROOT, env=os.environ | settings, check=True, timeout=600)
    names = [*SCENES, *(f"hover-{vision}" for vision in VISIONS)]
    found = {name: QImage(str(tmp_path / f"{name}.png")) for name in names}
    for name, image in found.items():
        assert (image.width(), image.height()) == SIZE, name
        assert len(colours(image)) > COLOURS, name
    assert len({bytes(image.constBits()) for image in found.values()}) == len(names)
    for name in GUIDE[look] if FOR_DOCS else ():
        ending = "" if look == "light" else f"-{look}"
        shutil.copy(tmp_path / f"{name}.png", ROOT / "docs" / "images" / f"play-{name}{ending}.png")


@pytest.mark.parametrize("vision", VISIONS)
def test_grey_looks_the_same_to_every_colour_vision(vision):
    """The picture of another colour vision changes colours and leaves greys as they are."""
    image = QImage(3, 1, QImage.Format.Format_RGB888)
    for x, level in enumerate((0, 128, 255)):
        image.setPixel(x, 0, 0xFF000000 | level * 0x010101)
    seen = as_seen(image, vision)
    for x in range(3):
        here, there = image.pixelColor(x, 0), seen.pixelColor(x, 0)
        assert abs(here.red() - there.red()) <= 1
        assert abs(here.blue() - there.blue()) <= 1
    image.fill(0xFFD02020)
    assert as_seen(image, vision).pixel(0, 0) != image.pixel(0, 0)
