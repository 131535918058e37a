"""The text twin of the table: a whole playtest by words alone."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from signal import SIGINT

import pytest

from engine.cli.table_talk import Talk
from engine.play.match import Match
from engine.play.match_reading import read_match
from engine.records.reading import read_record
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.support.sources import ROOT


@pytest.fixture
def talk(oikist, table):
    """Say lines at the table of the small game; gives what was said and the match."""

    def told(*lines, variant="plain", options=()):
        words = ("play", variant, "--human", "north", "--match", "a.match", *options)
        said = oikist(*words, typed="\n".join(lines) + "\n")
        path = table / "a.match"
        return said, read_match(path, load_scenario(variant)) if path.exists() else None

    return told


def own_move(variant="plain", seed=1):
    """A legal first move of the first seat, as text."""
    match = Match(load_scenario(variant), seed)
    return match.to_text(match.legal_codes()[0])


def test_a_person_plays_against_bots(talk):
    """The move is made, the bots answer, all is shown in the end, and all is in the match."""
    move = own_move()
    said, match = talk(move)
    assert said.code == 0
    shown = [f"{seat}: {match.nodes[number].text}" for number, seat in ((2, "East"), (3, "South"))]
    places = [said.out.index(text) for text in ("East has chosen\n", *shown)]
    assert places == sorted(places)
    assert [node.who for node in match.line()][:3] == ["-", "greedy", "greedy"]
    assert match.nodes[1].text == move


def test_the_prompt_tells_who_is_to_move(talk):
    """With the caption of the position above it."""
    said, _ = talk("quit")
    assert "North> " in said.out
    assert "Round 1" in said.out


def test_seats_have_the_names_of_the_window(talk, oikist, table):
    """Wherever people read them; what they type may be either name."""
    said, match = talk(own_move(), "line", "score", "seat North uniform")
    assert match.over
    for text in ("North> ", "1. North: ", "North (a person): ", "North: uniform\n"):
        assert text in said.out
    assert "Final scores: North " in said.err
    assert "North" in said.err.partition("Places: ")[2]
    assert "north" not in said.out + said.err
    assert "final scores: North " in oikist("replay", "a.match").out
    assert oikist("play", "plain", "--human", "NORTH", typed="").code == 0


def test_a_refused_move_says_why_and_is_remembered(talk):
    """Reason and rule, and the match knows what was tried."""
    match = Match(load_scenario("plain"), 1)
    wrong = next(code for code in range(18) if match.why_not(code))
    said, kept = talk(match.to_text(wrong), own_move())
    assert "This card is not in your hand; see PN-4" in said.out
    assert kept.rejected[0].rules == ("PN-4",)


def test_why_tells_the_text_of_the_rule(talk):
    """Asking is no attempt: nothing is logged as refused."""
    match = Match(load_scenario("plain"), 1)
    wrong = next(code for code in range(18) if match.why_not(code))
    said, kept = talk(f"why {match.to_text(wrong)}", f"why {own_move()}", own_move())
    assert "PN-4: " in said.out
    assert match.scenario.game.rules["PN-4"].text in said.out
    assert f"{own_move()}: allowed" in said.out
    assert kept.rejected == []


def test_rules_are_listed_once(talk):
    """Though two parameters may belong to one rule, or to one that is listed already."""
    said, _ = talk("rules", "quit")
    listed = said.out.partition("use one of: ")[2].partition("\n")[0].split(", ")
    assert len(listed) > 5
    assert len(set(listed)) == len(listed)


def test_legal_moves_are_grouped_and_filtered(talk):
    """Every move is listed by its kind; a word narrows the list."""
    match = Match(load_scenario("plain"), 1)
    texts = [match.to_text(code) for code in match.legal_codes()]
    said, _ = talk("?", f"? {texts[0]}", "? nothing like it")
    assert all(text in said.out for text in texts)
    assert f"(1): {texts[0]}\n" in said.out
    assert "No legal move holds 'nothing like it'." in said.out


def test_undo_goes_back_to_ones_own_decision(talk):
    """A round shows cards, so it takes an override, which the match keeps."""
    said, match = talk(own_move(), "undo", "undo!", "line")
    assert "Something came to light meanwhile" in said.out
    assert "'back 1!' does it all the same" in said.out
    assert "Position 0, after nothing." in said.out
    assert match.overrides
    assert match.here == 0


def test_undo_without_a_fence_is_free(talk):
    """Where nobody has shown anything, undo just works, and redo goes on."""
    said, match = talk(
        own_move(), "undo", "redo", "undo", options=("--human", "east", "--human", "south")
    )
    assert "Something came to light" not in said.out
    assert said.out.count("Position 0, after nothing.") == 2
    assert "Position 1, after North has chosen." in said.out
    assert match.overrides == []


def test_another_persons_choice_is_taken_back_by_nobody_else(talk):
    """Once the keyboard was passed on; before that, and for one's own, undo is free."""
    people = ("--human", "east", "--human", "south")
    said, match = talk(own_move(), "", "undo", "go 0", "quit", options=people)
    assert "North> North has chosen. Pass to East, then press Enter. Round 1" in said.out
    assert "There is nothing of yours to take back: North has chosen.\n" in said.out
    assert "Choices of others would be lost (North has chosen)" in said.out
    assert match.line()


def test_a_person_takes_over_an_empty_screen(table):
    """On a terminal, with what all may read of what happened."""
    lines = iter([own_move(), "", "quit"])
    match = Match(load_scenario("plain"), 1)
    shown = io.StringIO()
    shown.isatty = lambda: True
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdout", shown)
        patch.setattr("builtins.input", lambda prompt: print(prompt, end="") or next(lines))
        Talk(match, lambda: None).run()
    before, passed, after = shown.getvalue().split("\033[2J")
    assert "North> " in before
    assert passed == "\033[HNorth has chosen. Pass to East, then press Enter. "
    assert after == "\033[HRound 1 of 4: East decides\nEast> "


def at_terminal(lines, seats=3):
    """What a terminal shows while people type some lines."""
    typed = iter(lines)
    match = Match(load_scenario("plain"), 1, (PERSON,) * seats)

    def read(prompt):
        print(prompt, end="")
        line = next(typed)
        return match.to_text(match.legal_codes()[0]) if line == "move" else line

    shown, keys = io.StringIO(), io.StringIO()
    shown.isatty = keys.isatty = lambda: True
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdout", shown)
        patch.setattr("sys.stdin", keys)
        patch.setattr("builtins.input", read)
        Talk(match, lambda: None).run()
    return shown.getvalue().split("\033[2J"), match


def test_only_enter_hands_the_keyboard_over_at_a_terminal(table):
    """What the last person types there is no move of the next one, and shows no hand."""
    screens, match = at_terminal(["move", "?", own_move(), "", "quit"])
    assert len(match.line()) == 1
    assert screens[1].count("The next person presses Enter first.") == 2
    assert own_move().split()[0] not in screens[1]
    _, match = at_terminal(["move", "quit"])
    assert len(match.line()) == 1


def test_a_person_reads_their_own_secret_move_and_notes_it(talk):
    """`line` and `note` speak to whoever is at the keyboard; the next person reads neither."""
    people = ("--human", "east", "--human", "south")
    said, kept = talk(own_move(), "note mine", "", "line", options=people)
    assert "Noted at position 1." in said.out
    assert "1. North has chosen\n" in said.out
    assert [text for text, _ in kept.nodes[1].notes] == ["mine"]


def test_people_read_each_others_moves_and_what_came_since_their_own(table):
    """Once they are shown; and each the whole of it, whoever was at the keyboard meanwhile."""
    screens, match = at_terminal(["move", "", "move", "", "move", "", "quit"])
    assert len(match.line()) == 3
    names = [f"{title}: " for title in match.seat_titles]
    last = screens[-1]
    assert all(name in last for name in names)
    others = "".join(screens[:-3])
    assert not any(name in others for name in names)


def test_bots_decide_the_same_after_going_back(talk):
    """Their chance hangs on the position in the line, so redo and replay agree."""
    _, match = talk(own_move(), "undo!", own_move(), "line")
    assert not any(len(node.children) > 1 for node in match.nodes)


def test_variations_are_named_and_found_again(talk):
    """Another move begins a variation; the line has its number, its name once all may read it."""
    match = Match(load_scenario("plain"), 1)
    one, two = (match.to_text(code) for code in match.legal_codes()[:2])
    people = ("--human", "east", "--human", "south")
    said, kept = talk(one, "branch Rush", "undo", two, "", "go! 1", "", "line", options=people)
    assert kept.nodes[1].name == "Rush"
    assert "(tried from here: 1 North has chosen, 2 North has chosen)" in said.out
    assert "[Rush]" not in said.out
    assert [kept.nodes[number].text for number in (1, 2)] == [one, two]
    assert kept.here == 1


def test_notes_are_kept_with_their_tags(talk):
    """Words with # are tags; the note is on the last move that is no secret of somebody else."""
    said, match = talk(own_move(), "note that was quick #fun #too-strong")
    place = match.open_node(match.here, 0)
    assert place != match.here
    assert match.nodes[place].notes == [("that was quick", ("fun", "too-strong"))]
    assert "Noted at position" in said.out


def test_advice_comes_in_words(talk):
    """Hints with their uncertainty, the outlook, and what a move would change."""
    said, _ = talk("hint 60", "outlook 40", f"try {own_move()}")
    assert "1. choose" in said.out
    assert "North wins " in said.out
    assert "40 games played on by greedy" in said.out
    assert "Then East decides." in said.out


def test_moves_so_far_are_judged(talk):
    """Each of the marked ones is told with what would have been better, or that none is."""
    said, _ = talk(own_move(), "judge 60")
    told = said.out.partition("North> ")[2]
    assert "gives away" in told or "No move so far surely gave away much." in told


def test_the_position_is_told_in_words(talk):
    """Panels and scores, and never another seat's hand."""
    said, _ = talk("board", "board north", "score", "rules PN-5", "rules prize", "rules XX")
    assert "North, to move: 0 points" in said.out
    assert "North (a person): 0 points, 0 if the game ended now" in said.out
    assert "PN-5: " in said.out
    assert "prize = 3" in said.out
    assert "XX: no such rule" in said.out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("fly to the moon", "'fly to the moon' is not a valid move"),
        ("hnt", "did you mean 'hint'?"),
        ("back many", "many: not a number that fits"),
        ("go", "go: where to?"),
        ("go 99", "99: not a number that fits"),
        ("note", "note: nothing to note"),
        ("branch", "branch: no name"),
        ("seat middle greedy", "seat: no seat 'middle'"),
        ("seat north wizard", "wizard"),
        ("why", "which move?"),
        ("undo", "There is nothing to take back."),
        ("redo", "There is nothing to go on to."),
        ("save", "Nothing to save yet."),
        ("help", "Type a move as it is written in records"),
    ],
)
def test_what_makes_no_sense_is_answered_in_a_line(talk, line, answer):
    """And the table waits for the next one."""
    said, match = talk(line, "# a remark", "", own_move())
    assert said.code == 0
    assert answer in said.out
    assert match.line()


def test_a_seat_is_given_to_a_bot(talk):
    """Then it plays by itself to the end."""
    said, match = talk(own_move(), "seat north uniform")
    assert said.code == 0
    assert match.over
    assert "Final scores: " in said.err


def test_a_whole_game_by_words(oikist, table):
    """Both seats by hand to the end; the record of the game is written."""
    match, lines = Match(load_scenario("duel"), 3), []
    while not match.over:
        lines.append(match.to_text(match.legal_codes()[0]))
        match.play(match.legal_codes()[0])
    people = [word for name in match.seat_names for word in ("--human", name)]
    words = ("--seed", 3, "--match", "b.match", "--record", "game.txt")
    said = oikist("play", "duel", *people, *words, typed="\n".join(lines))
    assert "The game is over." in said.out
    assert read_match(table / "b.match", match.scenario).over
    assert [turn.text for turn in read_record(table / "game.txt").turns] == lines


def test_a_match_is_resumed(talk, oikist, table):
    """At the last position, with its seats, in the same file."""
    _, before = talk(own_move(), "note half #later")
    again = oikist("play", "--resume", "a.match", typed="line\nsave copy.match\n")
    assert again.code == 0
    assert '"half" #later' in again.out
    assert read_match(table / "a.match", before.scenario).here == before.here
    assert (table / "copy.match").is_file()


def test_a_match_of_bots_that_is_over_is_looked_through(oikist, table):
    """Going back plays nothing anew: the bots have played."""
    played = oikist("play", "plain", "--bots", "uniform", "--match", "a.match", typed="")
    assert (played.code, "over>" in played.out) == (0, False)
    before = read_match(table / "a.match", load_scenario("plain"))
    again = oikist("play", "--resume", "a.match", typed="line\ngo 2\nboard\nquit\n")
    assert again.code == 0
    assert "The game is over. 'line' tells it" in again.out
    assert "Position 2, after" in again.out
    after = read_match(table / "a.match", before.scenario)
    assert (len(after.nodes), after.here) == (len(before.nodes), 2)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere every mark counts as alive")
def test_a_match_that_a_window_has_open_is_not_resumed(talk, oikist, table):
    """Two programs would write over each other; a mark that a dead one left is no hindrance."""
    talk(own_move())
    mark = {"match": str(table / "a.match")}
    (table / ".on-the-table").mkdir()
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other:
        (table / f".on-the-table/{other.pid}-ab.json").write_text(json.dumps(mark))
        said = oikist("play", "--resume", "a.match", typed="")
        other.communicate(b"\n")
    assert said.code == 2
    assert "open in a window" in said.err
    assert oikist("play", "--resume", "a.match", typed="").code == 0


def test_a_match_is_not_overwritten(talk, oikist):
    """A second game in the same file is refused; resume is offered."""
    talk(own_move())
    said = oikist("play", "plain", "--human", "north", "--match", "a.match", typed="")
    assert said.code == 2
    assert "--resume a.match" in said.err


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (("plain", "--human", "nroth"), "did you mean 'North'?"),
        (("plain", "--human", "north", "--match", "no/where.match"), "does not exist"),
        (("--resume", "gone.match"), "gone.match"),
    ],
)
def test_what_is_given_wrongly_ends_with_2(oikist, table, options, part):
    """Before anybody sits down."""
    said = oikist("play", *options, typed="")
    assert said.code == 2
    assert part in said.err


def test_matches_are_listed_and_filtered(talk, oikist):
    """As a table for people and as JSON for programs."""
    talk(own_move(), "note slow #dull")
    listed = json.loads(oikist("matches", ".", "--tag", "dull", "--json").out)
    assert [entry["tags"] for entry in listed] == [["dull"]]
    assert listed[0]["over"] is False
    assert json.loads(oikist("matches", ".", "--tag", "fun", "--json").out) == []
    assert "a.match" in oikist("matches", ".").out
    assert oikist("matches", "nowhere").code == 2
    assert json.loads(oikist("matches", ".", "--since", "2001-01-01", "--json").out)


def test_a_match_is_replayed_and_compared(talk, oikist, table):
    """By its own rules, refused by others, or up to the first difference."""
    talk(own_move(), "seat north greedy")
    assert "a.match: OK, 12 moves" in oikist("replay", "a.match").out
    assert oikist("replay", "a.match", "--moves").out.count("Round 1, ") == 3
    refused = oikist("replay", "a.match", "duel")
    assert refused.code == 2
    assert "other rules" in refused.err
    same = oikist("replay", "a.match", "--until-different")
    assert "no difference" in same.out
    file = table / "variants" / "pennies" / "plain.toml"
    file.write_text(file.read_text() + "\n[parameters]\nrounds = 2\n")
    other = oikist("replay", "a.match", "--until-different")
    assert "6 moves hold under 'Plain pennies'; the first difference:" in other.out
    by_the_file = oikist("replay", "a.match")
    assert "replayed by the rules in the file" in by_the_file.err
    assert "OK, 12 moves" in by_the_file.out


def test_a_match_is_replayed_whatever_its_name(talk, oikist, table):
    """What a file is shows in its content; what is neither match nor record is named."""
    talk(own_move(), "seat north greedy")
    (table / "a.match").rename(table / "a.jsonl")
    assert "a.jsonl: OK, 12 moves" in oikist("replay", "a.jsonl").out
    said = oikist("replay", table / "variants" / "pennies" / "plain.toml")
    assert said.code == 2
    assert "this is a variant, not a record" in said.err


def test_a_match_is_replayed_by_changed_rules(talk, oikist, table):
    """Changes stand behind a plus sign, as in other commands; so for a record."""
    talk(own_move(), "seat north greedy")
    oikist("play", "plain", "--bots", "uniform", "--record", "game.txt")
    for file in ("a.match", "game.txt"):
        said = oikist("replay", file, "plain+rounds=2", "--until-different")
        assert "6 moves hold under 'Plain pennies'" in said.out
        assert oikist("replay", file, "plain+rounds=2").code == 2
        assert oikist("replay", file, "plain+rounds=none").code == 2


def test_who_leaves_before_the_first_move_is_told_that_nothing_is_saved(talk, oikist):
    """There is no file, and no silence about it; a match that was opened is still there."""
    said, match = talk("quit")
    assert match is None
    assert "Nothing is saved, since no move was made" in said.err
    said, match = talk(own_move(), "quit")
    assert match is not None
    assert "Nothing is saved" not in said.err
    assert "Nothing is saved" not in oikist("play", "--resume", "a.match", typed="quit\n").err


def test_a_record_is_compared_with_other_rules(oikist, table):
    """The first move that is not allowed, with its reason and rule."""
    oikist("play", "plain", "--bots", "uniform", "--record", "game.txt")
    assert "no difference under" in oikist("replay", "game.txt", "--until-different").out
    file = table / "variants" / "pennies" / "plain.toml"
    file.write_text(file.read_text() + "\n[parameters]\nrounds = 2\n")
    assert "has changed since" in oikist("replay", "game.txt").err
    said = oikist("replay", "game.txt", "--until-different")
    assert said.code == 0
    assert "6 moves hold" in said.out
    assert "move 7, round 3, " in said.out


def test_interrupting_keeps_the_match(table):
    """Ctrl+C ends with 130, and what was played is saved."""
    code = (
        "from engine.discovery import registered\n"
        "from tests.support.pennies import GAME\n"
        "from engine.cli.main import main\nimport signal, sys\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # ignored in the background
        "sys.argv = ['oikist', 'play', 'plain', '--human', 'north', '--match', 'a.match']\n"
        "with registered(GAME): main()\n"
    )
    running = subprocess.Popen(
        [sys.executable, "-u", "-c", code],
        cwd=table,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    running.stdin.write(own_move() + "\n")
    running.stdin.flush()
    while "Round 2" not in running.stdout.readline():
        assert running.poll() is None
    running.send_signal(SIGINT)
    running.communicate(timeout=60)  # reading on: a closed pipe would end it otherwise
    assert running.returncode == 130
    assert len(read_match(table / "a.match", load_scenario("plain")).line()) >= 3


def test_a_rule_tells_the_reading_in_force(talk):
    """Not only what may be chosen."""
    told = talk("rules PN-5", "quit")[0].out
    assert "tie = cancel: What equal cards do. They cancel one another" in told
    assert "nobody wins" not in told.partition("tie = cancel")[2].partition("\n")[0]
