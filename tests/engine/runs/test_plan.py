"""Plans as text: every fault at once, and the same text back."""

import pytest

from engine.runs.plan import PlanError, RunPlan, Side, parse_plan, plan_text, read_plan
from tests.support.sources import ROOT

WRONG = """
format = 1
games = 0
seed = -1
bots = ["greedi"]
rotat = true
until = "decidde"
measure = "winn"
band = "wide"
scenarios = [{ varient = "classic" }]
"""


def test_every_fault_is_told_at_once():
    """A plan with eight faults is refused once, each with its key."""
    with pytest.raises(PlanError) as caught:
        parse_plan(WRONG, "plan.toml")
    places = {fault.place for fault in caught.value.faults}
    assert places >= {"games", "seed", "bots", "rotat", "until", "measure", "band"}
    assert "scenarios[1].varient" in places
    assert all(fault.file == "plan.toml" for fault in caught.value.faults)


@pytest.mark.parametrize(
    "plan",
    [
        RunPlan((Side("classic"),), (("greedy",),), 100),
        RunPlan(
            (Side("classic"), Side("classic", {"rounds": 8, "board": "small"}, "short")),
            (("greedy", "uniform"), ("uniform", "uniform")),
            1234,
            seed=2**63 - 1,
            chunk=7,
            rotate=False,
            until="decided",
            measure="score",
            band=0.5,
            title='Says "so"',
        ),
    ],
)
def test_a_plan_comes_back_from_its_text(plan, tmp_path):
    """Writing and reading a plan gives the same plan, and the same bytes again."""
    path = tmp_path / "plan.toml"
    path.write_text(plan_text(plan))
    again = read_plan(path)
    assert again == plan
    assert plan_text(again) == path.read_text()


def test_bots_that_differ_take_every_place():
    """Rotation moves the bots one place on, and says each seating once."""
    plan = RunPlan((Side("x"),), (("a", "b", "c"),), 1)
    assert plan.seated(3) == (("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"))
    assert RunPlan((Side("x"),), (("a", "b"),), 1).seated(2) == (("a", "b"), ("b", "a"))
    assert RunPlan((Side("x"),), (("a",),), 1).seated(4) == (("a",) * 4,)
    fixed = RunPlan((Side("x"),), (("a", "b", "b"),), 1, rotate=False)
    assert fixed.seated(3) == (("a", "b", "b"),)


def test_seatings_and_bots_together_are_refused():
    """Two ways of saying who plays are one too many."""
    text = 'format = 1\ngames = 1\nbots = ["greedy"]\nseatings = [["greedy"]]\n'
    with pytest.raises(PlanError, match="seatings: stands beside 'bots'"):
        parse_plan(text + 'scenarios = [{ variant = "classic" }]\n', "p")


def test_the_plan_in_the_documentation_is_as_it_would_be_written():
    """The example of docs/formats.md is a plan, byte for byte what `plan_text` gives."""
    page = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    example = page.partition("<!-- file: plan.toml -->\n```toml\n")[2].partition("```")[0]
    assert plan_text(parse_plan(example, "plan.toml")) == example


def test_a_plan_keeps_what_its_question_is_about():
    """Measure and band are in the text also where nothing stops the run early."""
    plan = RunPlan((Side("duel"),), (("uniform",),), 10, measure="score", band=3.5)
    assert parse_plan(plan_text(plan), "") == plan
    usual = RunPlan((Side("duel"),), (("uniform",),), 10)
    assert "band" not in plan_text(usual)
