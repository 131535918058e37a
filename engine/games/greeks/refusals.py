"""Greeks: the sentence for each code of `reasons`, in their order."""

from __future__ import annotations

from typing import Final

from engine.game import Refusal

REFUSALS: Final = tuple(
    Refusal(text, tuple(rules.split()))
    for text, rules in (
        ("The game is over.", "GR-21"),
        ("First all players choose the cards that they keep.", "GR-2"),
        ("First the kept cards are laid.", "GR-3"),
        ("First discard the cards that you owe.", "GR-4"),
        ("Trade comes before the auction.", "GR-7 GR-Q27"),
        ("First lay the card that you have won.", "GR-16"),
        ("This is not possible in the auction.", "GR-7"),
        ("You were not dealt this card, or have kept it.", "GR-2"),
        ("You need a land: keep one.", "GR-2"),
        ("Your row has its first land already.", "GR-3"),
        ("You have not kept this land.", "GR-3"),
        ("First choose the land with which your row starts.", "GR-3"),
        ("You have no land to lay.", "GR-16"),
        ("You have no building to lay.", "GR-16"),
        ("This land is not yours.", "GR-16"),
        ("This land has as many buildings as it can take.", "GR-16"),
        ("The building asks for land of another kind.", "GR-16 GR-Q18"),
        ("First say whom Winter strikes.", "GR-11 GR-Q11"),
        ("No Winter waits for a name.", "GR-11 GR-Q11"),
        ("Only a Raven takes cards back.", "GR-13"),
        ("First the Raven takes a card back, or you are done.", "GR-13"),
        ("First lay the card that the Raven carries.", "GR-13"),
        ("Players bid for themselves alone.", "GR-7 GR-V12"),
        ("Your turn has begun: whom you back is said first.", "GR-7 GR-V12"),
        ("You cannot back yourself.", "GR-7 GR-V12"),
        ("This player is out.", "GR-19"),
        ("Nothing is offered.", "GR-7 GR-Q27"),
        ("First this offer is answered.", "GR-7 GR-Q27"),
        ("You do not have this card.", "GR-7"),
        ("A Raven is laid beside the frieze.", "GR-13"),
        ("No card of the frieze lies there.", "GR-7"),
        ("You have laid a card in this turn: say that you are done.", "GR-7"),
        ("For another player's bid you lay a resource that is not special.", "GR-7 GR-V12"),
        ("Before you pass you must lay a card.", "GR-7 GR-Q8"),
        ("You owe a resource on a disaster first.", "GR-7 GR-V8"),
        ("Lay a card or pass.", "GR-7"),
        ("You have no such card there.", "GR-13"),
        ("The card must come to another place.", "GR-13"),
        ("A bid has three resources at most.", "GR-7"),
        ("All cards of a turn are laid on one card.", "GR-7 GR-Q10"),
        ("This card could not be laid anywhere else.", "GR-13"),
        ("Ask for another suit.", "GR-7 GR-Q27"),
        ("Another suit is wanted.", "GR-7 GR-Q27"),
    )
)
