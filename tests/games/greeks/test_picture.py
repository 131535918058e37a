"""The picture of a position: bids on their cards, hands by viewer, what is kept, what is told."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

from engine.games.greeks import state as at
from engine.games.greeks.picture import DEALT, FRIEZE, HAND, OF_SEATS, PER_SEAT, ROW, event_address
from engine.picture import ALL, PUBLIC
from engine.play.match import Match
from engine.play.spoken import spoken
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import copied

SCENARIO = "greeks/prototype"
QUIET = ("pass", "done")


@cache
def scenario():
    return load_scenario(SCENARIO)


def played(plies, seed=1):
    """A match of that many moves by chance, which lays cards whenever it may."""
    match, chance = Match(scenario(), seed), random.Random(3)
    for _ in range(plies):
        words = {code: match.in_words(code) for code in match.offered_codes()}
        lively = [code for code, said in words.items() if said not in QUIET]
        match.play(chance.choice(lively or list(words)))
    return match


@pytest.fixture(scope="module")
def auction():
    """An auction in which bids lie on the frieze."""
    match = played(30)
    assert match.state.stage == at.AUCTION
    return match


def zone(match, viewer, number):
    return next((one for one in match.picture(viewer).zones if one.number == number), None)


def of_seat(seat, part):
    return OF_SEATS + PER_SEAT * seat + part


def test_bids_lie_on_their_cards(auction):
    """GR-7: each with its owner."""
    frieze, state = zone(auction, PUBLIC, FRIEZE), auction.state
    shown = {
        (thing.address[1], thing.seat, thing.on) for thing in frieze.things if thing.on is not None
    }
    bids = {
        (card, holder - at.BIDDEN, event_address(int(state.frieze[state.slot[card] - 1]) - 1))
        for card, holder in enumerate(state.holder.tolist())
        if holder >= at.BIDDEN and card < scenario().record.resources
    }
    assert shown == bids
    assert bids


def test_a_seat_sees_its_hand_and_counts_the_others(auction):
    """Sorted by suit and value, as they are numbered."""
    for seat in range(4):
        own = zone(auction, seat, of_seat(seat, HAND)).things
        other = zone(auction, (seat + 1) % 4, of_seat(seat, HAND)).things
        numbers = [thing.address[1] for thing in own]
        assert numbers == sorted(numbers)
        assert len(own) == len(other) == auction.state.held[seat]
        assert all(thing.hidden for thing in other)
        assert not any(thing.hidden for thing in own)


def test_what_a_seat_keeps_is_ticked_for_its_eyes_alone():
    """GR-2: in its place, units too, while all choose at the same time; others see seven backs."""
    match = Match(scenario(), 1)
    seat = match.seat_to_move
    words = {match.in_words(code): code for code in match.offered_codes()}
    dealt = zone(match, seat, of_seat(seat, DEALT)).things
    land = next(thing for thing in dealt if thing.look == "land")
    match.play(words[f"keep {land.texts[0]}"])
    assert zone(match, seat, of_seat(seat, HAND)) is None
    now = zone(match, seat, of_seat(seat, DEALT)).things
    assert [one.address for one in now] == [one.address for one in dealt]
    assert [one.address for one in now if one.texts[0].startswith("✓")] == [land.address]
    for viewer in (PUBLIC, (seat + 1) % 4):
        assert zone(match, viewer, of_seat(seat, HAND)) is None
        backs = zone(match, viewer, of_seat(seat, DEALT)).things
        assert len(backs) == 7
        assert all(one.hidden for one in backs)


def test_buildings_lie_on_the_lands_of_a_row(auction):
    """GR-16."""
    for seat in range(4):
        things = zone(auction, PUBLIC, of_seat(seat, ROW)).things
        lands = [one.address for one in things if one.on is None]
        assert len(lands) == auction.state.lands[seat]
        assert {one.on for one in things if one.on is not None} <= {*lands}
        assert all(one.seat == seat for one in things)


def test_a_card_of_the_frieze_tells_what_its_bids_lack(auction):
    """GR-15, GR-17: of a unit each bid by itself, of a disaster all bids together."""
    told = [thing.tip for thing in zone(auction, PUBLIC, FRIEZE).things if thing.tip]
    assert len(told) == scenario().record.frieze
    for place, tip in enumerate(told):
        card = int(auction.state.frieze[place]) - 1
        needed = int(scenario().record.strength[card])
        assert str(needed) in tip.partition(". ")[0]
        for part in tip.partition(". ")[2].split("; "):
            amount, _, lack = part.partition(" (+")
            if lack:
                assert int(amount.split()[-1]) + int(lack.rstrip(")")) == needed + 1


def test_a_disaster_says_what_it_does():
    """On its card, in the words of its deck."""
    match = played(30)
    shown = [one for one in match.picture(ALL).things if one.look == "disaster"]
    assert shown
    assert all(one.texts[2].endswith(".") for one in shown)


def test_the_words_for_the_table_name_every_bid(auction):
    """Its owner and the card, in the line of the card that it lies on."""
    lines = [*spoken(scenario(), auction.picture(PUBLIC))]
    first, things = lines.index("Frieze, from the left:") + 1, zone(auction, PUBLIC, FRIEZE).things
    cards = [thing for thing in things if thing.on is None]
    said = dict(zip((card.address for card in cards), lines[first:], strict=False))
    assert len(cards) == scenario().record.frieze
    for card in cards:
        assert said[card.address].startswith(f"  {card.texts[0]}: Strength")
        assert "is needed" in said[card.address]
        assert ".;" not in said[card.address]
    for thing in things:
        if thing.on is not None:
            owner = auction.picture(PUBLIC).styles[thing.seat].title
            assert f"{owner} {thing.texts[0]} {thing.texts[1]}" in said[thing.on]


@pytest.mark.parametrize("bids", ["open", "face_down", "third_down"])
@pytest.mark.parametrize(
    "beside", [{}, {"piles": "under"}, {"winter": "round", "hero": "all"}, {"coalition": "yes"}]
)
def test_a_picture_hangs_on_nothing_that_its_viewer_cannot_see(bids, beside):
    """GR-Q9: dealing the hidden cards anew changes no place, order, back or strength in it."""
    changed = load_scenario(SCENARIO, {"bids": bids, "cards_per_turn": 3, **beside})
    match, chance, down = Match(changed, 7), random.Random(5), 0
    record, game = changed.record, changed.game
    for ply in range(160):
        codes = match.offered_codes()
        lays = [code for code in codes if match.to_text(code).startswith("lay ")]
        match.play(chance.choice(lays or list(codes)))
        if ply % 4 or match.state.stage <= at.FOUND:  # choices are made again there
            continue
        for seat in range(changed.seats):
            guess, stream = copied(changed, match.state), np.array([ply], np.uint64)
            game.kernels().imagine(record, guess, seat, stream)
            down += guess.tobytes() != match.state.tobytes()
            assert game.picture(record, guess, seat) == match.picture(seat)
    assert down > 50
