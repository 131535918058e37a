"""The panel of cards: zones with their titles, piles as one card, backs that say whose they are."""

from __future__ import annotations

from engine.looks import Card, Looks
from engine.picture import HIDDEN, Picture, Thing, Zone
from engine.seats import seat_style
from workbench.panels.cards import CardsPanel

LOOKS = Looks(cards={"card": Card(title="{0}", back="Coins")})
STYLES = (seat_style(0, "blue", "Blue"), seat_style(1, "orange", "Orange"))


def card(number, *texts):
    """A card that is seen, or the n-th hidden one."""
    address = ("card", number) if texts else (HIDDEN, number)
    return Thing("card", address, texts=texts)


def shown(panel, *zones):
    """Titles and names of the cards that are seen, from top to bottom and left to right."""
    panel.show_picture(Picture("", "", STYLES, (Zone("map", 0), *zones), ()))
    panel.grab()  # lays everything out
    parts = [one for one in (*panel.titles, *panel.cards) if one.isVisibleTo(panel)]
    parts.sort(key=lambda one: (one.y(), one.x()))
    return [one.text() if one in panel.titles else one.accessibleName() for one in parts]


def test_zones_have_their_titles_and_piles_their_number(app, qtbot):
    """In the order of the picture; without a title the cards stand there alone."""
    panel = CardsPanel()
    qtbot.addWidget(panel)
    panel.looks = LOOKS
    hand = Zone("hand", 1, "Hand", 0, "seat", (card(1, "red"), card(2, "blue"), card(3, "green")))
    other = Zone("hand", 2, "Hand", 1, "seat", (card(1),))
    deck = Zone("pile", 3, "Deck", -1, "side", tuple(card(number) for number in range(1, 8)))
    bare = Zone("row", 4, "", -1, "side", (card(9, "black"),))
    empty = Zone("hand", 5, "Won", 0, "seat")
    said = ["Blue · Hand", "red", "blue", "green", "Orange · Hand", "Coins", "Deck ×7", "Coins"]
    assert shown(panel, hand, other, deck, bare, empty) == [*said, "black"]
    assert "Orange · Hand" in panel.cards[3].toolTip()
    assert shown(panel, deck, other) == ["Deck ×7", "Coins", "Orange · Hand", "Coins"]
    assert panel.cards[0].width() < panel.width() / 2, "a card alone is as wide as the others"
    touched = []
    panel.touched.connect(touched.append)
    panel.cards[0].pressed.emit()
    assert touched == [("zone", 3)]
    assert shown(panel) == []


def test_what_is_small_on_the_table_stands_small_in_one_row(app, qtbot):
    """Tokens leave room for what comes below them; other cards are as large as ever."""
    panel = CardsPanel()
    qtbot.addWidget(panel)
    looks = {"token": Card(big="{0}", size=(0.55, 0.55)), "card": Card(title="{0}")}
    panel.looks = Looks(cards=looks)
    tokens = [Thing("token", ("card", 10 + n), texts=("a",)) for n in range(6)]
    panel.resize(240, 600)
    shown(
        panel,
        Zone("row", 1, "Orders", 0, "seat", (*tokens,)),
        Zone("row", 2, "", 0, "seat", (card(1, "red"),)),
    )
    *small, usual = [one for one in panel.cards if one.isVisibleTo(panel)]
    assert len({one.y() for one in small}) == 1
    assert sum(one.width() for one in small) <= panel.width()
    assert max(one.height() for one in small) * 2 < usual.height()
    assert usual.height() == usual.sizeHint().height() > usual.width()
