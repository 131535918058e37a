"""Greeks: the words of effects on cards, and what kernels make of them."""

from __future__ import annotations

from typing import Final

from engine.columns import Argument, Effect
from engine.games.greeks.state import SUITS

_OWN_SUITS: Final = SUITS[:6]  # goods mean any kind of goods
_LANDS: Final = Argument("lands", 1, 9)
_ADD: Final = Argument("add", 1, 20)

ON_THE_FRIEZE: Final = (
    Effect("each_plus", "Every value bid on this card counts {add} more.", (_ADD,)),
    Effect("each_one", "Every value bid on this card counts 1."),
    Effect("no_combinations", "Combinations bid on this card bring nothing."),
)
OF_UNITS: Final = (
    *ON_THE_FRIEZE,
    Effect("shield", "Disasters spare the land with this card."),
    Effect("save_hand", "The hand of its owner is never halved."),
    Effect("plus_slaves", "Slaves in bids of its owner count {add} more.", (_ADD,)),
    Effect("plus_armies", "Armies in bids of its owner count {add} more.", (_ADD,)),
    Effect("plus_favours", "Divine favours in bids of its owner count {add} more.", (_ADD,)),
    Effect("plus_goods", "Goods in bids of its owner count {add} more.", (_ADD,)),
    Effect("plus_gold", "Gold in bids of its owner counts {add} more.", (_ADD,)),
    Effect("plus_ideas", "Ideas in bids of its owner count {add} more.", (_ADD,)),
)
OF_DISASTERS: Final = (
    *ON_THE_FRIEZE,
    Effect("halve_hands", "Hands above the threshold are halved."),
    Effect(
        "halve_hands_above",
        "Hands of more than {above:card|cards} are halved.",
        (Argument("above", 1, 30),),
    ),
    Effect("discard_cards", "Each player discards {cards:card|cards}.", (Argument("cards", 1, 9),)),
    Effect("discard_slaves", "All slaves in hands are discarded."),
    Effect("discard_armies", "All armies in hands are discarded."),
    Effect("discard_favours", "All divine favours in hands are discarded."),
    Effect("discard_goods", "All goods in hands are discarded."),
    Effect("discard_gold", "All gold in hands is discarded."),
    Effect("discard_ideas", "All ideas in hands are discarded."),
    Effect("lose_left", "Each player loses {lands:land|lands} at the left end.", (_LANDS,)),
    Effect("lose_right", "Each player loses {lands:land|lands} at the right end.", (_LANDS,)),
    Effect("lose_cities", "Each player loses {lands:city|cities} from the left.", (_LANDS,)),
    Effect("lose_colonies", "Each player loses {lands:colony|colonies} from the left.", (_LANDS,)),
    Effect(
        "lose_mythical_places",
        "Each player loses {lands:mythical place|mythical places} from the left.",
        (_LANDS,),
    ),
    Effect(
        "lose_buildings",
        "Each player loses {buildings:building|buildings} from the right.",
        (Argument("buildings", 1, 9),),
    ),
)

# Words of disasters as the field `effect` has them, from 1.
(
    HALVE, HALVE_ABOVE, DISCARD_CARDS, DISCARD_SLAVES, _ARMIES, _FAVOURS, _GOODS, _GOLD,
    DISCARD_IDEAS, LOSE_LEFT, LOSE_RIGHT, LOSE_CITIES, _COLONIES, LOSE_MYTHICAL, LOSE_BUILDINGS,
) = range(1 + len(ON_THE_FRIEZE), 1 + len(OF_DISASTERS))  # fmt: skip
