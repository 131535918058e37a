"""What a picture shows and to whom, on every variant that comes with a game."""

from __future__ import annotations

from collections import Counter
from itertools import product

import numpy as np

from engine.boards.map import SITES
from engine.kernels import has_groups
from engine.looks import looks_in
from engine.picture import ALL, HIDDEN, OPEN_THINGS, PUBLIC
from engine.play.spoken import spoken
from engine.rng import below
from engine.scenarios.scenario import copied


def viewers(game):
    return (ALL, PUBLIC, *range(game.scenario.seats))


def seen(game, state, viewer):
    return game.scenario.game.picture(game.scenario.record, state, viewer)


def pictures(game):
    """Every sampled position through every pair of eyes."""
    for state, _ in game.samples:
        for viewer in viewers(game):
            yield seen(game, state, viewer)


def test_an_address_means_one_thing(game):
    """Addresses of things are unique, and no thing is called like a site, a zone or a seat."""
    for picture in pictures(game):
        addresses = [thing.address for thing in picture.things if not thing.hidden]
        assert [one for one, count in Counter(addresses).items() if count > 1] == []
        assert {kind for kind, _ in addresses} <= {*OPEN_THINGS}


def test_things_lie_on_what_is_there(game):
    """On a site of the map, on a zone, or on a thing painted before, of the same zone."""
    places = game.scenario.map
    for picture in pictures(game):
        zones = {zone.address for zone in picture.zones}
        for zone in picture.zones:
            before = set()
            for thing in zone.things:
                on = thing.on
                if on is not None and on[0] in SITES:
                    assert zone.kind == "map"
                    site = places.site(on)
                    assert site is not None
                    assert zone.sites is None or site in zone.sites
                elif on is not None:
                    assert on in zones | before, thing
                before.add(thing.address)


def test_every_look_is_declared(game):
    """A thing has a look of the game's `looks.toml`; what is hidden looks like a card's back."""
    looks = looks_in(game.scenario.game.folder)
    for picture in pictures(game):
        for thing in picture.things:
            assert looks.of(thing.look) is not None, thing.look
            assert -1 <= thing.seat < game.scenario.seats
            assert thing.count > 0
            card = looks.cards.get(thing.look)
            stamps = card.filled(card.stamps, thing.texts).split() if card is not None else ()
            assert looks.stamps.keys() >= {*stamps}, thing


def test_hidden_things_are_numbers_of_their_zone(game):
    """The n-th hidden one of a zone, from 1, and nothing else that could tell it."""
    for picture in pictures(game):
        for zone in picture.zones:
            hidden = [thing for thing in zone.things if thing.hidden]
            assert [thing.address for thing in hidden] == [
                (HIDDEN, number) for number in range(1, len(hidden) + 1)
            ]
            assert not any(thing.texts or thing.tip for thing in hidden)


def test_nothing_is_hidden_from_all(game):
    """Files and designers see whatever anybody sees."""
    for state, _ in game.samples:
        whole = seen(game, state, ALL)
        assert not any(thing.hidden for thing in whole.things)
        known = {thing.address for thing in whole.things}
        for viewer in viewers(game):
            shown = (thing for thing in seen(game, state, viewer).things if not thing.hidden)
            assert {thing.address for thing in shown} <= known


def test_what_everybody_sees_is_seen_by_each(game):
    """PUBLIC shows nothing open that a seat does not see."""
    for state, _ in game.samples:
        public = {thing for thing in seen(game, state, PUBLIC).things if not thing.hidden}
        for seat in range(game.scenario.seats):
            assert public <= set(seen(game, state, seat).things)


def test_zones_keep_their_numbers(game):
    """Unique in a picture; from position to position, for all eyes, the same kind and owner."""
    known = {}
    for picture in pictures(game):
        numbers = [zone.number for zone in picture.zones]
        assert len(set(numbers)) == len(numbers)
        assert sum(zone.kind == "map" for zone in picture.zones) == bool(game.scenario.map.sites)
        for zone in picture.zones:
            about = (zone.kind, zone.owner, zone.place, zone.title)
            assert known.setdefault(zone.number, about) == about
        assert [panel.seat for panel in picture.seats] == [*range(game.scenario.seats)]
        assert len(picture.styles) == game.scenario.seats


def test_a_guess_looks_the_same(game):
    """(e) Outside a group, what is imagined for a seat has the seat's picture and words."""
    scenario = game.scenario
    for number, (state, _) in enumerate(game.samples):
        if game.group(state)[0]:
            continue
        for seat in range(scenario.seats):
            guess = game.guess(state, seat, number)
            mine = seen(game, state, seat)
            assert seen(game, guess, seat) == mine
            assert seen(game, guess, PUBLIC) == seen(game, state, PUBLIC)
            assert [*spoken(scenario, seen(game, guess, seat))] == [*spoken(scenario, mine)]


def test_choices_in_an_open_group_are_seen_by_nobody_else(game):
    """(e) Whatever the others have chosen, a member's picture and the public one are the same."""
    positions = 0
    for number, (state, _) in enumerate(game.samples):
        group, mask = game.group(state)
        members = [seat for seat in range(game.scenario.seats) if group and mask >> seat & 1]
        for first, seat in product(members, members):
            choices = [chosen(game, state, first, seat, (number, other)) for other in range(3)]
            positions += len({one.tobytes() for one in choices}) - 1
            for viewer in (seat, PUBLIC):
                views = [seen(game, one, viewer) for one in choices]
                assert views[1:] == views[:-1]
    assert positions > 0 or not has_groups(game.scenario.game.kernels())


def chosen(game, state, first, seat, streams):
    """A group decided anew, the member `first` asked first, until one decision is left.

    Args:
        streams: Numbers of the streams by which the seat, and all others, choose.
    """
    kernels, record = game.scenario.game.kernels(), game.scenario.record
    group, found = game.group(state)[0], copied(game.scenario, state)
    kernels.reopen(record, found, -1)
    kernels.reopen(record, found, first)
    own, others = (np.array([number], np.uint64) for number in streams)
    while True:
        member, codes = int(kernels.seat_to_move(record, found)), game.legal(found)
        stream = own if member == seat else others
        after = copied(game.scenario, found)
        kernels.apply(record, after, codes[int(below(stream, len(codes)))])
        if game.group(after)[0] != group:
            return found
        found = after


def test_gestures_press_what_the_mover_sees(game):
    """A thing, a site, a zone or a seat of the mover's picture."""
    scenario, rules = game.scenario, game.scenario.game
    for state, codes in game.samples[:-1]:
        mover = int(rules.kernels().seat_to_move(scenario.record, state))
        picture = seen(game, state, mover)
        there = {thing.address for thing in picture.things if not thing.hidden}
        there |= {zone.address for zone in picture.zones}
        there |= {("seat", seat) for seat in range(scenario.seats)}
        for zone in picture.zones:
            if zone.kind == "map":
                sites = range(scenario.map.sites) if zone.sites is None else zone.sites
                there |= {scenario.map.address(site) for site in sites}
        for code in codes:
            pressed = {click.address for click in rules.gesture(scenario.record, state, code)}
            assert pressed - {None} <= there
