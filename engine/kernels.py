"""A whole set of kernels from those that a game declares.

What a game leaves out is a constant or follows from the rest. Constants are put in place of
their calls, so that a game pays for nothing that it does not have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from types import ModuleType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.game import NEVER, Kernels, Record
from engine.jit import Whole, bind, by_field, inlined
from engine.kernel_set import MOST_SEATS
from engine.rng import below, draw


def complete(name: str, **declared: Callable[..., Any] | None) -> Kernels:
    """A whole set of kernels.

    Args:
        name: Of the game.
        declared: Kernels by their names in `Kernels`; `apply`, `outcome` and `imagine` are
            made here. Either `score` or `standing` must be among them.

    Raises:
        TypeError: A kernel is missing that has no usual form, or is none.
    """
    for made in ("apply", "outcome", "imagine"):
        if made in declared:
            raise TypeError(f"{name}: {made} follows from the other kernels")
    known: dict[str, Any] = dict(_USUAL) | declared
    known.setdefault("standing", known.get("score"))
    known.setdefault("score", known["standing"])
    if "ranking" not in known:
        known["ranking"] = bind(rank_by_standing, name, standing=known["standing"])
    known["outcome"] = bind(share_the_win, name, ranking=known["ranking"])
    known["apply"] = known["act"]
    if known["advance"] is not nothing_happens:
        parts = {"act": known["act"], "advance": known["advance"]}
        known["apply"] = bind(act_and_advance, name, **parts)
    known["imagine"] = bind(
        imagine_as,
        name,
        blind=known["blind"],
        reopen=known["reopen"],
        determinize=known["determinize"],
        renew_chance=renew_chance,
    )
    return Kernels(**known)


def complete_from(name: str, module: ModuleType) -> Kernels:
    """A whole set of kernels from a module whose functions bear their names."""
    return complete(name, **_declared_in(module))


def complete_moves(
    name: str, module: ModuleType, kinds: Sequence[int], rules: Sequence[int]
) -> Kernels:
    """The same of a game whose codes are the whole numbers from 0, with kind and rule of each.

    `legal`, `kind` and `observe` follow from these where the module leaves them out; `period`
    and `score` are the fields `finished` and `score` of the state.
    """
    codes, declared = len(kinds), _declared_in(module)
    known: dict[str, Callable[..., Any]] = {
        "period": finished_periods,
        "legal": bind(list_by_reason, name, reason=module.reason, codes=codes),
        "kind": bind(kind_by_code, name, kinds=np.array(kinds)),
        "observe": bind(rule_by_code, name, rules=np.array(rules)),
    }
    if "standing" not in declared:
        known["score"] = score_of_state
    return complete(name, **known | declared)


def _declared_in(module: ModuleType) -> dict[str, Callable[..., Any]]:
    names = [one.name for one in fields(Kernels) if hasattr(module, one.name)]
    return {name: getattr(module, name) for name in names}


def list_by_reason(S: Record, G: Record, out: NDArray[np.int32]) -> int:
    """Every code that nothing speaks against; see `Kernels.legal`. A template; writes `out`."""
    count = 0
    for code in range(codes):  # type: ignore[name-defined]  # noqa: F821  (bound)
        if reason(S, G, code) == 0:  # type: ignore[name-defined]  # noqa: F821  (bound)
            out[count] = code
            count += 1
    return count


def kind_by_code(S: Record, G: Record, move: Whole) -> Whole:
    """What kind of move a code is; see `Kernels.kind`. A template."""
    return kinds[move]  # type: ignore[name-defined,no-any-return]  # noqa: F821  (bound)


def rule_by_code(
    S: Record, before: Record, G: Record, move: Whole, fired: NDArray[np.int64]
) -> None:
    """The rule of a move; see `Kernels.observe`. A template; writes `fired`."""
    if move >= 0:
        fired[rules[move]] += 1  # type: ignore[name-defined]  # noqa: F821  (bound)


def act_and_advance(S: Record, G: Record, move: Whole) -> None:
    """Make a decision and all that follows without one. A template; writes G."""
    act(S, G, move)  # type: ignore[name-defined]  # noqa: F821  (bound)
    while advance(S, G):  # type: ignore[name-defined]  # noqa: F821  (bound)
        pass


def rank_by_standing(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """Places by final scores alone; see `Kernels.ranking`. A template; writes `out`."""
    scores = np.empty(MOST_SEATS, dtype=np.int64)
    standing(S, G, scores)  # type: ignore[name-defined]  # noqa: F821  (bound)
    for seat in range(S.seats):
        out[seat] = 1
        for other in range(S.seats):
            out[seat] += scores[other] > scores[seat]


def share_the_win(S: Record, G: Record, out: NDArray[np.float64]) -> None:
    """Equal parts of the win for place 1; see `Kernels.outcome`. A template; writes `out`."""
    places = np.empty(MOST_SEATS, dtype=np.int64)
    ranking(S, G, places)  # type: ignore[name-defined]  # noqa: F821  (bound)
    winners = 0
    for seat in range(S.seats):
        winners += places[seat] == 1
    for seat in range(S.seats):
        out[seat] = 1.0 / winners if places[seat] == 1 else 0.0


def imagine_as(S: Record, G: Record, seat: Whole, stream: NDArray[np.uint64]) -> None:
    """A position that a seat must hold possible; see `Kernels.imagine`. A template.

    Writes G and `stream`.
    """
    if blind(S, G) != 0:  # type: ignore[name-defined]  # noqa: F821  (bound)
        reopen(S, G, seat)  # type: ignore[name-defined]  # noqa: F821  (bound)
    determinize(S, G, seat, stream)  # type: ignore[name-defined]  # noqa: F821  (bound)
    renew_chance(G, stream)


@inlined
def _other_chance(G: Record, stream: NDArray[np.uint64]) -> None:
    """Another seed for all chance to come. Writes G and `stream`."""
    G.chance[0] = draw(stream)


@inlined
def _same_chance(G: Record, stream: NDArray[np.uint64]) -> None:
    """Nothing: no chance is to come."""


renew_chance = by_field("chance", _other_chance, _same_chance)


@inlined
def finished_periods(S: Record, G: Record) -> Whole:
    """As the state counts them."""
    return G.finished  # type: ignore[no-any-return]


@inlined
def score_of_state(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """What the state holds of each seat. Writes `out`.

    Not by a slice: its refusal of another shape would be compiled into every loop.
    """
    for seat in range(S.seats):
        out[seat] = G.score[seat]


@inlined
def nothing_happens(S: Record, G: Record) -> Whole:
    """No step without a decision."""
    return 0


@inlined
def no_group(S: Record, G: Record) -> Whole:
    """No decisions are made at the same time."""
    return 0


@inlined
def no_choices(S: Record, G: Record, seat: Whole) -> None:
    """Nothing to take back."""


@inlined
def never_secret(S: Record, G: Record, move: Whole) -> Whole:
    """Everybody sees every move."""
    return NEVER


@inlined
def never_early(S: Record, before: Record, G: Record, move: Whole) -> bool:
    """What is secret stays so as long as `secrecy` says."""
    return False


@inlined
def any_move(
    S: Record, G: Record, moves: NDArray[np.int32], count: Whole, stream: NDArray[np.uint64]
) -> Whole:
    """Every move is as likely. Writes `stream`."""
    return below(stream, count)


@inlined
def nobody_else(S: Record, one: Whole, other: Whole) -> Whole:
    """Each seat wins for itself."""
    return one == other


@inlined
def nothing_hidden(S: Record, G: Record, seat: Whole, stream: NDArray[np.uint64]) -> None:
    """Every seat sees everything."""


@inlined
def no_numbers(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """Nothing is measured, or placed."""


_USUAL: Final = {
    "advance": nothing_happens,
    "blind": no_group,
    "reopen": no_choices,
    "secrecy": never_secret,
    "shown": never_early,
    "hunch": any_move,
    "ally": nobody_else,
    "determinize": nothing_hidden,
    "measure": no_numbers,
    "placements": no_numbers,
}


def has_secrets(kernels: Kernels) -> bool:
    """Whether some moves of this game are secret for a while."""
    return kernels.secrecy is not never_secret


def has_groups(kernels: Kernels) -> bool:
    """Whether seats of this game ever decide at the same time."""
    return kernels.blind is not no_group
