"""How far a question is, and with what it was asked, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from workbench.jobs import queue
from workbench.jobs.queue import LabJob
from workbench.language.bots import bot_title
from workbench.language.counts import clock, counted

if TYPE_CHECKING:
    from engine.asking.asked import Asked


def tr(text: str) -> str:
    """A text of this list in the language in force."""
    return QCoreApplication.translate("JobsList", text)


def described(job: LabJob) -> str:
    """How far a job is, in words."""
    progress = job.progress
    games = progress.games if progress is not None else 0
    if job.busy and job.state == queue.RUNNING:
        return tr("Waits: another Oikist is using the file of runs")
    if job.state == queue.STOPPED and progress is None:
        if not job.keeps:
            return tr("Left from last time; nothing of it was kept")
        return tr("Left from last time; Go on plays what is missing")
    kept = tr("Stopped · {games:game|games} kept") if job.keeps else tr("Stopped; nothing was kept")
    said = {
        queue.WAITING: tr("Waits for its turn"),
        queue.FAILED: job.problem,
        queue.DONE: counted(tr("Answered · {games:game|games}"), games=games),
        queue.STOPPED: counted(kept, games=progress.kept if progress is not None else 0),
    }
    return said[job.state] if job.state in said else _on_the_way(job)


def _on_the_way(job: LabJob) -> str:
    """A job that is answered just now: step, games, rate and time left."""
    progress = job.progress
    running = job.state == queue.RUNNING
    if job.preparing and running:
        return tr("Preparing the bots; the first time takes a few minutes")
    if progress is None:
        return tr("Starting…")
    stopping = tr("Stopping once the games in play are over…")
    state = {queue.HELD: tr("Paused"), queue.STOPPING: stopping}.get(job.state, "")
    most = tr("{games} of at most {all:game|games}")
    done, planned = job.step_games
    parts = [state, progress.step, counted(most, games=done, all=planned)]
    if job.rate and running:
        parts.append(counted(tr("{rate} games/s"), rate=round(job.rate)))
    if job.left is not None and running:
        left = tr("{} left for this step") if job.more_steps else tr("{} left")
        parts.append(left.format(clock(job.left)))
    if progress.unkept:
        unkept = tr("{games:game|games} would be played again after a stop")
        parts.append(counted(unkept, games=progress.unkept))
    return " · ".join(part for part in parts if part)


def scope_of(asked: Asked) -> str:
    """Who played with which luck, below the title of each chart; that names the variant."""
    values: Mapping[str, Any] = asked.values
    parts = []
    if "bots" in values:
        parts.append(bot_title(str(values["bots"])))
    if "seed" in values:
        seed = QCoreApplication.translate("AskPanel", "seed {}")
        parts.append(seed.format(values["seed"]))
    return " · ".join(parts)
