"""Gestures: every legal move is reached by its own clicks, and illegal clicks tell why."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.discovery import registered
from engine.game import Click
from tests.support import heaps, pennies, walks
from workbench.play.hands.gestures import Meanings, Narrowing, kind_of, legal_gestures, rest_of
from workbench.play.hands.sight import every_hint, hint_for

with registered(pennies.GAME), registered(heaps.GAME):
    SOURCES = [*walks.sources()[:2], heaps.TWO, pennies.PLAIN]


@pytest.fixture(params=SOURCES, ids=lambda source: source.rpartition("/")[2])
def walked(request):
    """A random game of a variant, with some of its positions."""
    with registered(pennies.GAME), registered(heaps.GAME):
        yield walks.walk(request.param)


def reached(gestures, clicks):
    """The move that is complete after some clicks, one at a time."""
    now = Narrowing(gestures)
    for click in clicks:
        now = now.click(click)
        if now is None:
            return None
        if now.complete is not None:
            return now.complete
    return None


def test_every_legal_move_is_reached_by_its_clicks(walked):
    """Clicking the gesture of a legal move makes that move and never another one."""
    for state, codes in walked.samples:
        gestures = legal_gestures(walked.scenario, state, codes)
        for code, gesture in gestures.items():
            assert reached(gestures, gesture) == code


def test_what_can_be_clicked_leads_to_a_legal_move(walked):
    """Every marked space, button and choice leaves at least one move, and as many as it says."""
    for state, codes in walked.samples:
        now = Narrowing(legal_gestures(walked.scenario, state, codes))
        for address, count in now.targets.items():
            assert now.click(Click("thing", address)).codes == now.at_places[address]
            assert len(now.at_places[address]) == count > 0
        for kind in now.kinds:
            assert now.click(Click("button", name=kind)) is not None
        for name in now.choices:
            assert now.click(Click("choice", name=name)) is not None


def test_illegal_clicks_tell_the_rule(walked):
    """The clicks of a move that is not allowed are understood, with a rule that forbids it."""
    state, codes = walked.samples[0]
    game, record = walked.scenario.game, walked.scenario.record
    meanings = Meanings(walked.scenario, state)
    wrong = [int(code) for code in game.codes(record) if int(code) not in codes][::97]
    for code in wrong:
        gesture = game.gesture(record, state, code)
        meant, refusal = meanings.refused(state, gesture)
        assert game.gesture(record, state, meant) == gesture
        assert set(refusal.rules) <= set(game.rules)
        assert refusal.rules


def test_the_reason_of_the_nearest_move_is_told(walked):
    """Among the moves of a kind at a place it is one that meets most of the conditions."""
    game, record = walked.scenario.game, walked.scenario.record
    reason = game.kernels().reason
    for state, codes in walked.samples[::3]:
        meanings = Meanings(walked.scenario, state)
        legal = legal_gestures(walked.scenario, state, codes)
        for code in game.codes(record).tolist()[::53]:
            made = game.gesture(record, state, code)[:2]
            if any(rest_of(gesture, made) is not None for gesture in legal.values()):
                continue
            meant, refusal = meanings.refused(state, made)
            kind = kind_of(game.gesture(record, state, meant))
            among = [c for c, g in meanings.matching(state, made).items() if kind_of(g) == kind]
            assert reason(record, state, meant) == max(reason(record, state, c) for c in among)
            assert refusal == game.why_not(record, state, meant)


def test_meanings_can_be_read_in_parts(walked):
    """Reading a few codes at a time finds the same kinds as reading all."""
    state, _ = walked.samples[0]
    parts, whole = Meanings(walked.scenario, state), Meanings(walked.scenario, state)
    whole.read(10**9)
    while not parts.read(500):
        assert not parts.ready
    assert list(parts.kinds) == list(whole.kinds) == list(parts.glimpse())


ROAD, CITY, PASS = (Click("button", name=name) for name in ("road", "city", "pass"))
A, B = Click("thing", ("space", 1)), Click("thing", ("space", 2))
LEFT, RIGHT = Click("choice", name="left"), Click("choice", name="right")
SOME = {1: (ROAD, A, LEFT), 2: (ROAD, A, RIGHT), 3: (CITY, A), 4: (CITY, B), 5: (PASS,)}


def test_a_button_may_be_left_out_before_a_space():
    """A space alone is enough where only one move begins there."""
    assert Narrowing(SOME).click(B).complete == 4


def test_several_moves_at_a_space_wait_for_more():
    """Where several moves begin, none is made; a choice decides."""
    now = Narrowing(SOME).click(A)
    assert now.complete is None
    assert set(now.codes) == {1, 2, 3}
    assert now.click(LEFT).complete == 1


def test_a_button_alone_makes_no_other_move():
    """Choosing a kind that has one move shows it; only a button that is a whole move is made."""
    few = {4: (CITY, B), 5: (PASS,)}
    assert Narrowing(few).click(CITY).complete is None
    assert Narrowing(few).click(PASS).complete == 5


def test_a_choice_behind_a_button_is_not_offered_before_it():
    """Only spaces may come before their button."""
    now = Narrowing({1: (ROAD, LEFT), 2: (ROAD, RIGHT)})
    assert now.choices == ()
    assert now.click(LEFT) is None


def test_back_takes_one_click():
    """Escape goes one click back, and to the kind of move that was chosen."""
    now = Narrowing(SOME).click(ROAD).click(A)
    assert now.back().made == (ROAD,)
    assert now.at_kind().made == (ROAD,)
    assert now.back().back().back().made == ()


def test_numbers_are_offered_where_they_are_next():
    """Behind the clicks that lead to them, and where no other click comes first."""
    three, four = (Click("number", name="tiles", number=number) for number in (3, 4))
    some = {1: (ROAD, A, three), 2: (ROAD, A, four), 3: (CITY, A), 4: (PASS,)}
    now = Narrowing(some)
    assert now.amounts is None
    assert now.click(ROAD).amounts is None
    assert dict(now.click(ROAD).click(A).amounts.codes) == {(3,): 1, (4,): 2}
    assert now.click(ROAD).click(A).click(four).complete == 2
    assert Narrowing({1: (three,), 2: (four,)}).amounts.names == ("tiles",)


CLICKS = st.sampled_from((ROAD, CITY, PASS, A, B, LEFT, RIGHT))
GESTURES = st.dictionaries(
    st.integers(0, 99), st.lists(CLICKS, min_size=1, max_size=4).map(tuple), max_size=8
)


@given(gestures=GESTURES, clicks=st.lists(CLICKS, max_size=5))
def test_narrowing_never_grows(gestures, clicks):
    """Each click leaves some of the moves that were left before, and those that it fits."""
    now = Narrowing(gestures)
    for click in clicks:
        after = now.click(click)
        if after is None:
            break
        assert set(after.codes) <= set(now.codes)
        assert after.back() == now
        assert all(rest_of(gestures[code], after.made) is not None for code in after.codes)
        now = after
    assert now.complete is None or now.complete in now.codes
    assert all(kind in {kind_of(one) for one in gestures.values()} for kind in now.kinds)


def test_what_the_only_kind_needs_is_offered_at_once():
    """Choices and numbers; places are marked without it, and other kinds must not be hidden."""
    three, four = (Click("number", name="tiles", number=number) for number in (3, 4))
    counts = {1: (ROAD, three), 2: (ROAD, four)}
    assert Narrowing.begun(counts, "").made == (ROAD,)
    assert Narrowing.begun(counts, "").unasked
    assert Narrowing.begun({1: (ROAD, LEFT), 2: (ROAD, RIGHT)}, "").choices
    assert Narrowing.begun({1: (ROAD, A), 2: (ROAD, B)}, "").made == ()
    assert Narrowing.begun({**counts, 4: (PASS,)}, "").made == ()
    assert Narrowing.begun({4: (PASS,)}, "").made == (), "nobody makes it for them"
    assert not Narrowing.begun(counts, "").back().made


def test_the_only_kind_is_named():
    """With its key, where nothing is marked."""
    assert hint_for(Narrowing({4: (PASS,)}), only="Pass (e)") == "Only Pass (e) is possible now."


@pytest.mark.parametrize(
    ("kinds", "hint"),
    [
        (("space", "space"), "Choose a marked space."),
        (("link",), "Choose a marked way."),
        (("area",), "Choose a marked area."),
        (("card", "card", "card"), "Choose a marked card."),
        (("piece",), "Choose a marked piece."),
        (("zone",), "Choose a marked place."),
        (("seat",), "Choose a marked seat."),
        (("card", "space"), "Choose something marked."),
    ],
)
def test_what_is_marked_is_called_what_it_is(app, kinds, hint):
    """At the beginning, after a button, and with a button beside it."""
    places = [(Click("thing", (kind, number)),) for number, kind in enumerate(kinds)]
    pressed = Click("button", name="take")
    by_button = {code: (pressed, *place) for code, place in enumerate(places)}
    beside = dict(enumerate(places)) | {99: (Click("choice", name="none"),)}
    hints = (
        hint_for(Narrowing(dict(enumerate(places)))),
        hint_for(Narrowing(by_button)),
        hint_for(Narrowing(by_button, (pressed,))),
        hint_for(Narrowing(beside)),
    )
    ends = (".", " or a kind of move.", "; Esc steps back.", " or a button.")
    assert hints == tuple(hint.removesuffix(".") + end for end in ends)
    assert set(hints) <= set(every_hint())
