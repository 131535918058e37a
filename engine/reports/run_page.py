"""The page of stored runs: what each arm says about its seats, and arms against others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.language import say
from engine.reports.against_part import Meeting, against
from engine.reports.chance_part import cards_part, rules_part, spaces_part
from engine.reports.course_part import course_part, length_part
from engine.reports.numerals import figure
from engine.reports.page import Page, Section, Step, Verdict
from engine.reports.rotation_part import Rotation, rotation_part, rotations
from engine.reports.run_steps import run_caveats, run_steps
from engine.reports.seats_part import CONFIDENCE, Fairness, fair_verdicts, fairness, seats_part
from engine.reports.sources_part import sources_part
from engine.reports.wording import counted
from engine.runs.plan import plan_text
from engine.runs.reading import ArmGames, read_arm
from engine.runs.summary import looked_at
from engine.statistics.equivalence import Verdict as Judgement

if TYPE_CHECKING:
    from engine.picture import SeatStyle
    from engine.runs.arms import Arm
    from engine.runs.store import Run, Store
    from engine.statistics.fairness import SeatsJudged

WHOLE: Final = 3  # arms of which everything is shown; of more, cards, spaces and rules are left out
LONG: Final = 5  # arms of which games are told at length; of more, only the seats


@dataclass(frozen=True)
class Known:
    """What an answer has said of the only arm of a run, which its page says alike.

    Attributes:
        title: What was asked about.
        seats: How its seats stand, by bands that may be looked at any time.
    """

    title: str
    seats: SeatsJudged

    def fairness(self, arm: Arm) -> Fairness:
        """The same as the page of a run has it."""
        seats = self.seats
        overall = Judgement(seats.kind, seats.more, 100 / len(seats.wins), seats.band)
        levels = (CONFIDENCE,) * len(seats.wins)  # no sentence tells them here
        return Fairness(arm.said, seats.wins, seats.judged, levels, overall, seats.band)


def run_page(
    store: Store,
    numbers: Sequence[int],
    band: float,
    command: str,
    known: Known | None = None,
) -> Page:
    """The page of some runs.

    Runs are never pooled; a note says so when they come from different engines.

    Args:
        band: Greatest distance from an equal share that is fair enough, in %.
        command: What was typed to make the page.
        known: Of a single run with one arm: an answer that shows the wins of its seats itself.

    Raises:
        RunsError: There is no such run.
    """
    verdicts: list[Verdict] = []
    sections: list[Section] = []
    scope: list[tuple[str, str]] = []
    runs = [store.run(number) for number in numbers]
    read = [
        [read_arm(store, run.number, arm.number) for arm in store.arms(run.number)] for run in runs
    ]
    total = sum(len(arms) for arms in read)
    for run, arms in zip(runs, read, strict=True):
        prefix = say("Run {number}", number=run.number) + ": " if len(runs) > 1 else ""
        looked = looked_at(run, arms)
        turned = rotations(arms)
        for rotation in turned:
            alone = total == len(rotation.agents)
            found, section = rotation_part(
                prefix, rotation, band, run.plan.seed, looked=looked, alone=alone
            )
            verdicts += found
            sections.append(section)
        for games in arms:
            seen = known is not None or looked
            found, parts = _arm(prefix, games, (band, seen), turned, total, known)
            verdicts += found
            sections += parts
        for base, other in _pairs(arms):
            named = _named(prefix, base, other)
            found, section = against(Meeting(named, base, other, band, looked))
            verdicts += found
            sections.append(section)
        scope += scope_rows(run, arms)
    notes = []
    steps: list[Step] = []
    if total == 1 and len(only := read[0][0]):
        looked = looked_at(runs[0], read[0])
        steps = run_steps(runs[0], only, fairness(only.arm.said, only.shares, band, looked=looked))
    if total > WHOLE:
        if total > LONG:
            left = say("Of {arms:arm|arms}, all but their seats is left out.", arms=total)
        else:
            left = say("Of {arms:arm|arms}, cards, spaces and rules are left out.", arms=total)
        notes.append(f"{left} " + say("`oikist runs export` gives everything."))
    titles = [run.plan.title or say("Run {number}", number=run.number) for run in runs]
    plans = tuple(
        (say("Plan of run {number}", number=run.number), plan_text(run.plan)) for run in runs
    )
    caveats = run_caveats(store, runs, read)
    title = ", ".join(titles)
    return Page(
        title,
        verdicts,
        sections,
        scope,
        command,
        notes,
        plans,
        steps,
        caveats,
        styles=_styles([games.arm for arms in read for games in arms]),
    )


def _styles(arms: Sequence[Arm]) -> dict[str, SeatStyle]:
    """How charts draw the seats of all arms; the first arm that has a label decides on it."""
    found: dict[str, SeatStyle] = {}
    for arm in reversed(arms):
        found |= arm.styles
    return found


def _pairs(arms: Sequence[ArmGames]) -> list[tuple[ArmGames, ArmGames]]:
    """Arms of the first scenario and those of the others with the same seating."""
    base = {games.arm.seating: games for games in arms if games.arm.side == arms[0].arm.side}
    return [
        (base[games.arm.seating], games)
        for games in arms
        if games.arm.side != arms[0].arm.side and games.arm.seating in base and len(games)
    ]


def _arm(
    prefix: str,
    games: ArmGames,
    asked: tuple[float, bool],
    turned: Sequence[Rotation],
    total: int,
    known: Known | None,
) -> tuple[list[Verdict], list[Section]]:
    """Verdicts on the seats of an arm, and its sections.

    Bots that change seats are judged together, so such an arm gives no verdicts of its own.

    Args:
        asked: The band, and whether games were looked at on the way.
    """
    (band, looked), arm, count = asked, games.arm, len(games)
    bots = ", ".join(dict.fromkeys(arm.bots))
    rotated = any(arm.side == rotation.side for rotation in turned)
    label = known.title if known is not None else arm.label
    title = f"{prefix}{label}" + (f", {', '.join(arm.bots)}" if rotated else "")
    if not count:
        return [Verdict("open", say("{title}: no finished game yet.", title=title))], []
    if known is not None:
        found = known.fairness(arm)
    else:
        found = fairness(arm.said, games.shares, band, looked=looked)
    verdicts = []
    if not rotated:
        verdicts = fair_verdicts(title, f"{title}: " if total > 1 else "", found, bots)
    said = say("{games}, bots {bots}.", games=counted(count, "finished games"), bots=bots)
    if looked:
        said += " " + say(
            "They were looked at on the way, so intervals of wins hold at any time; all others"
            " are those of a fixed number of games."
        )
    if games.unfinished:
        text = say("{games:game|games} did not end and are not counted.", games=games.unfinished)
        verdicts.append(Verdict("open", f"{title}: {text}"))
    parts: list[Section | None] = [seats_part(title, games, found, drawn=known is not None)]
    if total <= LONG:
        parts += [sources_part(title, games), course_part(title, games), length_part(title, games)]
    if total <= WHOLE:
        parts += [cards_part(games), spaces_part(games), rules_part(games)]
    sections = [Section(title, said + " " + say("Intervals are 95% unless said otherwise."))]
    return verdicts, [*sections, *(part for part in parts if part)]


def _named(prefix: str, base: ArmGames, other: ArmGames) -> str:
    """Two arms of a run."""
    title = prefix + say("{others} against {base}", others=other.arm.label, base=base.arm.label)
    return f"{title} ({', '.join(base.arm.bots)})" if len(set(base.arm.bots)) > 1 else title


def scope_rows(run: Run, arms: Sequence[ArmGames]) -> list[tuple[str, str]]:
    """What a run is: games, seed, engine, and the rules and bots of its arms."""
    plan = run.plan
    rows = [
        (say("Run"), f"{run.number}, {_state(run)}"),
        (say("Games"), _games(run)),
        (say("Seed"), _seed(plan.seed)),
        (say("Engine"), run.engine),
        (say("Versions"), ", ".join(f"{name} {version}" for name, version in run.versions.items())),
    ]
    for games in arms:
        arm = games.arm
        decks = ", ".join(f"{key} {digest[:16]}" for key, digest in arm.decks.items())
        digest = say("{variant}, digest {digest}", variant=arm.variant, digest=arm.digest)
        rows.append((say("Rules of {title}", title=arm.label), digest))
        if arm.board:
            rows.append((say("Board of {title}", title=arm.label), arm.board))
        if decks:
            rows.append((say("Decks of {title}", title=arm.label), decks))
        rows.append((say("Bots of {title}", title=arm.label), ", ".join(arm.bots)))
    return rows


def _state(run: Run) -> str:
    """How far a run is, and since when."""
    states = {"done": say("done"), "stopped": say("stopped"), "running": say("running")}
    started = run.started.replace("T", " ")[:16]
    state = states.get(run.status, run.status)
    return say("{state}, started {when}", state=state, when=started)


def _games(run: Run) -> str:
    return say(
        "{games}, of which {lost} did not end",
        games=figure(f"{run.games:,}"),
        lost=figure(f"{run.games - run.finished:,}"),
    )


def _seed(seed: int) -> str:
    return say("{seed}; game i of every arm takes its luck from the seed and i", seed=seed)
