"""Marchands d'Empire: the sentence for each code of `kernels.reason`, in their order."""

from __future__ import annotations

from typing import Final

from engine.game import Refusal

REFUSALS: Final = tuple(
    Refusal(text, tuple(rules.split()))
    for text, rules in (
        ("The game is over.", "ME-21"),
        ("All caravans have their place already.", "ME-4"),
        ("Orders are laid at the beginning of a round only.", "ME-7"),
        ("There is no contract to be rewarded for now.", "ME-15"),
        ("There are no electors to be placed now.", "ME-17"),
        ("Nothing is announced now.", "ME-20"),
        ("The row has as many orders as it can take.", "ME-7"),
        ("No caravan begins in the capital.", "ME-4"),
        ("There is no such city.", "ME-4"),
        ("Another caravan begins there.", "ME-4"),
        ("The order was given: the contract is fulfilled.", "ME-12 ME-A5"),
        ("There is a church here already.", "ME-16 ME-15"),
        ("You have no church left.", "ME-16 ME-15"),
        ("The city touches no region.", "ME-17 ME-15"),
        ("You have no elector left.", "ME-17 ME-15"),
        ("No church can be built here: you take the other two rewards.", "ME-15 ME-A3 ME-A19"),
        ("You take two rewards.", "ME-15 ME-A19"),
        ("The city does not touch this region.", "ME-17"),
        ("You have fewer.", "ME-20"),
        ("You lay no more orders in this round.", "ME-7"),
    )
)
