"""Items that go elsewhere have the place painted that they leave."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsItem


def leave_place(item: QGraphicsItem) -> None:
    """Have the place of an item painted anew, now that the item goes elsewhere.

    Qt does so only once it is idle, and forgets the old place if any part of the view is
    painted before that.
    """
    place = item.sceneBoundingRect()
    if item.isVisible() and not place.isEmpty():  # an empty one would mean the whole scene
        item.update()  # asked for first, it is painted in the same frame
        item.scene().update(place)
