"""How colours look with another colour vision, and how far apart they are.

Sources:
    Machado, Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color
    Vision Deficiency, IEEE TVCG 15 (2009), table 1, severity 1.0, for linear sRGB.
    IEC 61966-2-1 for sRGB; CIE 15 for L*a*b* (D65) and CIE76.
    Sharma, Wu and Dalal, The CIEDE2000 Color-Difference Formula, Color Research and
    Application 30 (2005), whose table of pairs is the test.
"""

from __future__ import annotations

import numpy as np

VISIONS = {
    "usual": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
_TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
_WHITE = np.array([0.95047, 1.0, 1.08883])


def lab(colour: str, vision: str = "usual"):
    """L*a*b* of "#rrggbb" as someone with a colour vision sees it."""
    parts = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    seen = np.clip(VISIONS[vision] @ linear, 0.0, 1.0)
    ratio = (_TO_XYZ @ seen) / _WHITE
    root = np.where(ratio > (6 / 29) ** 3, np.cbrt(ratio), ratio * (29 / 6) ** 2 / 3 + 4 / 29)
    return np.array([116 * root[1] - 16, 500 * (root[0] - root[1]), 200 * (root[1] - root[2])])


def ciede2000(first, second) -> float:
    """Distance of two colours in L*a*b*; about 1 can just be seen side by side."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    mean_c = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    g = 0.5 * (1 - np.sqrt(mean_c**7 / (mean_c**7 + 25.0**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = np.degrees(np.arctan2(b1, a1)) % 360, np.degrees(np.arctan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dl, dc, dh = l2 - l1, c2 - c1, 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn) / 2)
    ml, mc = (l1 + l2) / 2, (c1 + c2) / 2
    mh = h1 + h2 if c1 * c2 == 0 else (h1 + ((h2 - h1 + 180) % 360 - 180) / 2) % 360
    t = (
        1
        - 0.17 * np.cos(np.radians(mh - 30))
        + 0.24 * np.cos(np.radians(2 * mh))
        + 0.32 * np.cos(np.radians(3 * mh + 6))
        - 0.20 * np.cos(np.radians(4 * mh - 63))
    )
    sl = 1 + 0.015 * (ml - 50) ** 2 / np.sqrt(20 + (ml - 50) ** 2)
    sc, sh = 1 + 0.045 * mc, 1 + 0.015 * mc * t
    bend = 30 * np.exp(-(((mh - 275) / 25) ** 2))
    rt = -2 * np.sqrt(mc**7 / (mc**7 + 25.0**7)) * np.sin(np.radians(2 * bend))
    parts = (dl / sl, dc / sc, dh / sh)
    return float(np.sqrt(sum(part**2 for part in parts) + rt * parts[1] * parts[2]))


def distance(first: str, second: str, vision: str) -> float:
    """CIEDE2000 between two "#rrggbb" as someone sees them."""
    return ciede2000(lab(first, vision), lab(second, vision))
