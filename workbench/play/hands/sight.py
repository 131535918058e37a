"""What is seen of the hands: marks, ghost, card, buttons, and the same in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtWidgets import QToolTip

from engine.game import Click
from engine.play.wording import in_a_row
from engine.records.record import PERSON
from workbench.language.counts import counted
from workbench.look.theme import Theme
from workbench.play.hands.bar import HandsBar, with_keys, worded
from workbench.play.hands.choice_buttons import DONE, Drawing
from workbench.play.hands.choice_drawings import choice_drawings
from workbench.play.hands.gestures import BUTTON, kind_of
from workbench.play.hands.keys import keys_of_kinds
from workbench.play.hands.preview_card import PreviewCard, how_to_play
from workbench.play.hands.targets import Targets
from workbench.scene.clicks import touched
from workbench.scene.ground import outline_of

if TYPE_CHECKING:
    from engine.picture import Picture
    from engine.play.match import Match
    from workbench.play.hands.gestures import Narrowing
    from workbench.play.hands.hands import Hands
    from workbench.scene.scenery import Spot


class Sight:
    """Draws what the hands know.

    Args:
        hands: Know it.

    Attributes:
        bar: Kinds of moves and choices, above the board.
        targets: Marks on the board.
        card: Tells what the shown move would bring.
    """

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        board = hands.board
        self.targets = Targets(board.scene)
        self.card = PreviewCard(board.view)
        self.bar = HandsBar()
        self.bar.hints = every_hint()
        self.bar.hide()
        board.add_strip(self.bar)
        self.bar.kind_wanted.connect(hands.choose_kind)
        step = self.bar.step
        step.choices.wanted.connect(hands.choose)
        step.steppers.stepped.connect(hands.numbers.step)
        step.steppers.typed.connect(hands.numbers.change)
        step.steppers.unfit.connect(hands.numbers.refuse)
        step.steppers.accepted.connect(hands.confirm)
        step.steppers.given_up.connect(hands.step_back)
        hands.table.opened.connect(self._make_room)
        self.bar.dragged.connect(self._drag)
        self.bar.dropped.connect(self._drop)
        self._said = ""
        self._ghost: tuple[int, object, str] | None = None
        self._drawn: tuple[object, Mapping[str, Drawing]] = (None, {})

    def show(self, *, preview: bool = True) -> None:
        """Draw what is at hand now, with or without what the shown move would bring."""
        self._show_bar()
        hands, now = self._hands, self._hands.narrowing
        keyed = hands.touch.keyed and hands.board.view.hasFocus()
        self.targets.show_marks(
            now.targets if now is not None else {},
            hands.pinned,
            hands.touch.cursor.address if keyed and now is not None else None,
        )
        self._show_move(hands.shown if preview else None)
        self._tell()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        del theme  # marks take them from the scene, widgets from the style sheet
        self.targets.update()
        self._drawn = (None, {})
        self._show_bar()

    def _make_room(self) -> None:
        """For all that may have to be said of another game."""
        match = self._hands.match
        keys: Mapping[str, Sequence[str]] = {}
        if match is not None:
            keys = keys_of_kinds(match.scenario, match.state)
            self.bar.say = partial(worded, game=match.scenario.game)
        self.bar.hints = every_hint(self._keys_in_words(keys))

    def _keys_in_words(self, keys: Mapping[str, Sequence[str]]) -> str:
        """Such as "a, b (Go), e (Done)"."""
        said = []
        for kind, some in keys.items():
            word = self.bar.say(Click(BUTTON, name=kind)) if kind else ""
            said.append(f"{', '.join(some)} ({word})" if word else ", ".join(some))
        return ", ".join(said)

    def _told(self, match: Match, now: Narrowing) -> dict[str, tuple[Sequence[str], str]]:
        """Of each kind its keys, and its move in words if that is the only one."""
        keys = keys_of_kinds(match.scenario, match.state, now.gestures)
        only = {
            kind: match.in_words(code)
            for code, gesture in now.gestures.items()
            if now.kinds.get(kind := kind_of(gesture)) == 1
        }
        return {kind: (keys.get(kind, ()), only.get(kind, "")) for kind in now.kinds}

    def _show_move(self, code: int | None) -> None:
        hands = self._hands
        preview, scene = hands.preview, hands.board.scene
        if code is None or preview is None or hands.picture is None:
            self.card.hide()
            hands.board.view.tips = True
            scene.clear_ghosts()
            self._ghost = None
            return
        how = self._how()
        ghost = (code, preview, how)
        if ghost == self._ghost and scene.ghosts:
            return
        self._ghost = ghost
        scene.show_ghosts(preview.picture(code))
        self.card.show_effects(
            preview.effects(code),
            hands.picture.styles,
            preview.stocks(code),
            (1, 1) if self._by_button else hands.place,  # the buttons show what there is
            hands.touch.mouse,
            how,
            self._tips(preview.picture(code)),
            self._wanted(),
        )
        hands.board.view.tips = False  # the status bar tells of the space, with the move
        QToolTip.hideText()

    def _tips(self, coming: Picture) -> tuple[str, ...]:
        """What is told of the place at hand, now and after the move, where that is another thing.

        What lies on a site now stands in one line: the card has taken the place of its tooltip.
        """
        picture, at = self._hands.picture, self._hands.at
        if picture is None or at is None:
            return ()
        lying = " · ".join(self._hands.board.scene.describer.tips(at))
        before = {thing.tip for thing in picture.things if thing.address == at}
        after = [thing.tip for thing in coming.things if thing.address == at]
        return tuple(tip for tip in (lying, *after) if tip and tip not in before)

    def _wanted(self) -> list[QRect]:
        """Where the next clicks may go on a table without a map, in pixels of the view."""
        hands, scene = self._hands, self._hands.board.scene
        if scene.ground.map.spaces or hands.narrowing is None:
            return []
        view, now = hands.board.view, hands.narrowing
        later = chain.from_iterable(now.rests.get(code, ()) for code in hands.codes)
        spots = map(scene.spot, {*now.targets, *touched(later), hands.at})
        boxes = (outline_of(spot.outline).boundingRect() for spot in spots if spot is not None)
        return [view.mapFromScene(box).boundingRect() for box in boxes]

    def _how(self) -> str:
        """How the shown move is made from here."""
        hands = self._hands
        if self._by_button:
            return how_to_play(0)
        if hands.onward is not None:
            return QCoreApplication.translate("Hands", "Enter or a click goes on.")
        if hands.shown == hands.numbers.code and hands.numbers.due:
            return how_to_play(0)
        if hands.clicks == 0:
            if hands.at == hands.pinned:
                return QCoreApplication.translate(
                    "Hands", "Enter plays it, or click a marked place."
                )
            return QCoreApplication.translate("Hands", "Enter plays it; a click takes it up.")
        return how_to_play(hands.clicks)

    @property
    def _by_button(self) -> bool:
        """Whether the shown move is a choice above the board, which one click on it makes."""
        hands, now = self._hands, self._hands.narrowing
        if now is None or hands.shown is None or hands.at in now.targets or hands.pinned:
            return False
        rest = now.rests.get(hands.shown, ())
        return len(rest) == 1 and rest[0].name in now.choices

    def _show_bar(self) -> None:
        hands, now, step = self._hands, self._hands.narrowing, self.bar.step
        match = hands.match
        if step.steppers.focused and hands.numbers.amounts is None:
            hands.board.view.setFocus()  # before the steppers go, and the keyboard with them
        self.bar.setVisible(match is not None and PERSON in match.seats)
        self.bar.setEnabled(now is not None)
        if now is None or match is None:
            self.bar.rest()
            if match is not None:
                self.bar.expect(hands.refusals.kinds)
            step.show_choices((), "", {})
            self._show_steppers(None)
            self.bar.show_step(on=False, kind="", hint="")
            return
        told = self._told(match, now)
        self.bar.show_kinds(now.kinds, len(now.gestures), hands.refusals.kinds, now.kind, told)
        offered = hands.offered or now
        rest = offered.rests.get(hands.shown) if hands.shown is not None else None
        shown = "" if rest is None else rest[0].name if rest else DONE
        drawings = self._drawings(offered)
        step.show_choices(tuple(drawings) or offered.choices, shown, drawings)
        self._show_steppers(match)
        keyed = hands.touch.keyed and hands.board.view.hasFocus()
        stepping = step.steppers.shown or (bool(offered.choices) and (bool(now.made) or keyed))
        several, clicked = len(hands.codes) > 1, bool(now.made)
        keys = self._keys_in_words({kind: some for kind, (some, _) in told.items() if some})
        only = ""
        if len(told) == 1:
            kind, (some, _) = next(iter(told.items()))
            only = with_keys(self.bar.say(Click(BUTTON, name=kind)), some)
        hint = hint_for(offered, several=several, clicked=clicked, keys=keys, only=only)
        self.bar.show_step(on=stepping, kind=now.kind, hint=hint)

    def _show_steppers(self, match: Match | None) -> None:
        """The numbers to be set; the keyboard goes to them when they come."""
        numbers, step = self._hands.numbers, self.bar.step
        amounts, before = numbers.amounts, tuple(step.steppers.fields)
        if amounts is None or match is None or numbers.code is None:
            step.show_amounts(None, (), "", "")
            return
        now = self._hands.narrowing
        kind = self.bar.say(Click(BUTTON, name=now.kind)) if now is not None and now.kind else ""
        said = match.in_words(numbers.code)
        if numbers.onward is not None:
            said = QCoreApplication.translate("Hands", "Go on")
        step.show_amounts(amounts, numbers.now, kind, said[:1].upper() + said[1:])
        asked = now is not None and bool(now.made) and not now.unasked
        if before != amounts.names and (asked or self._hands.board.view.hasFocus()):
            first = next(iter(step.steppers.fields.values()))
            first.setFocus(
                Qt.FocusReason.TabFocusReason
            )  # its number is selected, to be typed over

    def _drawings(self, offered: Narrowing) -> Mapping[str, Drawing]:
        """Pictures of the choices, made once for a position and the clicks so far."""
        hands, step = self._hands, self.bar.step
        preview, scene = hands.preview, hands.board.scene
        if not offered.choices or preview is None:
            return {}
        ratio, side = hands.board.view.devicePixelRatioF(), step.picture_side
        key = (preview, offered.made, ratio, side)
        if key != self._drawn[0]:
            self._drawn = (key, choice_drawings(offered, preview, scene, side, ratio))
        return self._drawn[1]

    def _tell(self) -> None:
        """The space and the move at hand, for the status bar and for screen readers."""
        hands = self._hands
        spot, shown, match = self._spot(), hands.shown, hands.match
        parts = [hands.board.scene.describe(spot).replace("\n", ", ")] if spot else []
        if shown is not None and match is not None:
            count = hands.place[1]
            if count > 1:
                said = QCoreApplication.translate("Hands", "{count:move|moves}")
                parts.append(counted(said, count=count))
            parts += [match.in_words(shown), self._how()]
        said = in_a_row(parts)
        if said != self._said:
            self._said = said
            hands.board.view.setAccessibleDescription(said)
            hands.described.emit(said)

    def _spot(self) -> Spot | None:
        return self._hands.board.scene.spot(self._hands.at)

    def _drag(self, point: QPoint) -> None:
        hands, view = self._hands, self._hands.board.view
        spot = view.viewport().mapFromGlobal(point)
        hands.touch.hover(hands.board.scene.hover(view.mapToScene(spot)))

    def _drop(self, point: QPoint) -> None:
        hands, view = self._hands, self._hands.board.view
        spot = view.viewport().mapFromGlobal(point)
        place = hands.board.scene.spot_at(view.mapToScene(spot))
        inside = view.viewport().rect().contains(spot)
        if inside and place is not None:
            hands.touch.press(place)
            hands.touch.release(place)


def hint_for(
    now: Narrowing,
    *,
    several: bool = True,
    clicked: bool = True,
    keys: str = "",
    only: str = "",
) -> str:
    """What to do next.

    Args:
        now: What the next click goes by.
        several: Whether another move can be turned to, once no click is left.
        clicked: Whether there is a click that can be taken back; the keyboard needs none.
        keys: Those that make a move, in words.
        only: The only kind of move that is legal, in words; "" where there are several.
    """
    begun = bool(now.made)
    if not now.targets:
        last = "turn" if several else "play" if clicked else "enter"
        kinds = "only" if only else "kind"
        return _hints()["choice" if now.choices else last if begun else kinds].format(only)
    if now.choices:
        hint = "target or choice"
    elif begun:
        hint = "next target"
    else:
        hint = "target or kind" if now.kinds else "target"
    kind, *others = {address[0] for address in now.targets}
    target = _anything() if others else _targets().get(kind, _anything())
    if keys and hint == "target or kind":
        hint = "target, kind or key"
    return _hints()[hint].format(target, keys)


def every_hint(keys: str = "") -> tuple[str, ...]:
    """All that may have to be said, with the keys of a game in words."""
    targets = (*_targets().values(), _anything())
    hints = (one for name, one in _hints().items() if keys or name != "target, kind or key")
    return tuple(hint.format(target, keys) for hint in hints for target in targets)


def _hints() -> dict[str, str]:
    """What may have to be done next -> the same in words."""
    tr = QCoreApplication.translate
    return {
        "target or choice": tr("Hands", "Choose {} or a button."),
        "choice": tr("Hands", "Choose one:"),
        "next target": tr("Hands", "Choose {}; Esc steps back."),
        "target or kind": tr("Hands", "Choose {} or a kind of move."),
        "target, kind or key": tr("Hands", "Choose {}, a kind of move, or a key: {}."),
        "target": tr("Hands", "Choose {}."),
        "turn": tr("Hands", "R turns, Enter plays, Esc steps back."),
        "play": tr("Hands", "Enter plays, Esc steps back."),
        "enter": tr("Hands", "Enter plays."),
        "kind": tr("Hands", "Choose a kind of move."),
        "only": tr("Hands", "Only {} is possible now."),
    }


def _targets() -> dict[str, str]:
    """Kinds of addresses -> what is marked, as it stands behind "Choose"."""
    tr = QCoreApplication.translate
    return {
        "space": tr("Hands", "a marked space"),
        "link": tr("Hands", "a marked way"),
        "area": tr("Hands", "a marked area"),
        "card": tr("Hands", "a marked card"),
        "piece": tr("Hands", "a marked piece"),
        "zone": tr("Hands", "a marked place"),
        "seat": tr("Hands", "a marked seat"),
    }


def _anything() -> str:
    """What is marked, if it is of several kinds."""
    return QCoreApplication.translate("Hands", "something marked")
