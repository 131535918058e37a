"""Reading PNG files back, as far as ours go."""

from __future__ import annotations

import struct
import zlib

import numpy as np


def pixels(png: bytes) -> np.ndarray:
    """Colours of an unfiltered 8-bit RGB picture; shape (height, width, 3)."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at, parts = 8, {}
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length : at + 12 + length])[0] == zlib.crc32(
            kind + body
        )
        parts[kind] = parts.get(kind, b"") + body
        at += 12 + length
    width, height, depth, colours = struct.unpack(">IIBB", parts[b"IHDR"][:10])
    assert (depth, colours) == (8, 2)
    rows = np.frombuffer(zlib.decompress(parts[b"IDAT"]), np.uint8).reshape(height, 1 + 3 * width)
    assert not rows[:, 0].any()
    return rows[:, 1:].reshape(height, width, 3)
