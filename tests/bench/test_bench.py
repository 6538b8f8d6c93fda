import json
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from bench import busy, waits
from bench.durability import REACHES as RAW_REACHES
from bench.figures import Figure, fail, keep, make_table, ratio
from bench.games import BENCHED
from bench.messages import compare_messages
from bench.reply_costs import PAUSES, REACHES, ROOT, Played, compare_replies, list_figures
from bench.rules import STEP
from bench.side import Block
from tests.architecture import tree

VERDICTS = {"fast": "met", "slow": "MISSED", "big": "met", "counted": "no reach", "broken": "FAILED"}


@pytest.mark.slow
@pytest.mark.thorough
def test_a_quick_run_prints_a_table_and_keeps_it(tmp_path: Path) -> None:
    kept = tmp_path / "bench.json"
    run = [sys.executable, "-m", "bench", "--quick", "--json", str(kept)]
    done = subprocess.run(run, cwd=tree.ROOT, capture_output=True, text=True, check=False, timeout=240)
    run_kept = json.loads(kept.read_text(encoding="utf-8"))
    names = [one["name"] for one in run_kept["figures"]]
    assert all(name in done.stdout for name in names)
    assert len([name for name in names if name.startswith("CPU of a reply,")]) >= len(BENCHED)
    failed = [one["name"] for one in run_kept["figures"] if one["failed"]]
    assert failed == [] or (failed == [STEP] and find_spec("pyspiel") is None)
    assert done.returncode == bool(failed)


def test_a_figure_says_whether_it_reaches_far_enough() -> None:
    fast = Figure("fast", 30, "µs", 100, 3.3, 3, "at least", pieces=1.5)
    slow = ratio("slow", 30, 100, 2.9, 3, "at least", unit="µs")
    big = Figure("big", 12, "MiB", 4, 8, 10, "at most", "value")
    counted, broken = Figure("counted", 5, ""), fail("broken", "no time")
    figures = [fast, slow, big, counted, broken]
    assert [one.ok for one in figures] == [True, False, True, None, False]
    lines = make_table(figures).splitlines()
    for line, name, verdict in zip(lines[2:], VERDICTS, VERDICTS.values(), strict=False):
        assert line.startswith(name)
        assert line.endswith(verdict)
    assert "1.50" in lines[2]
    assert "- broken: failed: no time" in lines


def test_a_note_that_many_lines_share_is_printed_once() -> None:
    text = make_table([Figure("one", 1, "", note="as before"), Figure("two", 2, "", note="as before")])
    assert text.splitlines()[-1] == "- one (and 1 more): as before"


def test_a_kept_run_says_of_each_figure_whether_it_reaches(tmp_path: Path) -> None:
    kept = tmp_path / "bench.json"
    keep(
        [Figure("one", 1, "ms", compared=1, reach=2, kind="value"), fail("two", "no time")], kept, quick=True
    )
    figures = json.loads(kept.read_text(encoding="utf-8"))["figures"]
    assert [(one["name"], one["reach"], one["ok"], one["failed"]) for one in figures] == [
        ("one", 2, True, False),
        ("two", None, False, True),
    ]


# ---- what a reply costs


def make_block(loop: float, rules: float) -> Block:
    return Block(loop=loop, answer=loop / 4, whole=2 * loop, rules=rules, piece=5, owed=1_500, messages=1.5)


def test_the_costs_of_a_reply_are_those_of_all_its_blocks() -> None:
    ours = Played([make_block(1, 0.4), make_block(3, 0.4)])
    older = Played([make_block(4, 0.5), make_block(4, 0.5)])
    beside_older, beside_rules, owed = list_figures("cosmic", "at once", [ours, older])
    assert (beside_older.ours, beside_older.baseline, beside_older.compared) == (2, 4, 0.5)
    assert beside_older.pieces == 2 / 5
    assert (beside_rules.compared, beside_rules.reach, beside_rules.ok) == (5, 4, False)
    assert (owed.compared, owed.unit, owed.reach, owed.ok) == (1.5, "KB", 3, True)


def test_without_an_older_build_the_time_of_a_reply_is_only_told() -> None:
    alone, beside_rules, _ = list_figures("cochons", "at once", [Played([make_block(2, 1)])])
    assert (alone.ours, alone.compared, alone.ok) == (2, None, None)
    assert beside_rules.ok is True


def test_the_note_says_how_many_replies_of_the_older_build_the_rules_of_now_do_not_take() -> None:
    ours = Played([replace(make_block(1, 1), others=2), replace(make_block(1, 1), others=1)])
    figure, *_ = list_figures("cochons", "at once", [ours, Played([make_block(1, 1)])])
    assert "3 replies were others" in figure.note
    figure, *_ = list_figures("cochons", "at once", [Played([make_block(1, 1)]), Played([make_block(1, 1)])])
    assert "others" not in figure.note


def test_every_game_that_is_measured_has_its_reaches() -> None:
    assert REACHES.keys() == BENCHED.keys() == RAW_REACHES.keys()


@pytest.mark.slow
@pytest.mark.thorough
async def test_a_build_beside_itself_replies_the_same_in_every_game() -> None:
    figures = await compare_replies(quick=True, beside=ROOT)
    assert len(figures) == 3 * len(BENCHED) * len(PAUSES)
    owed = [one for one in figures if one.unit == "KB"]
    assert owed
    assert all(one.ours == one.baseline for one in owed)


@pytest.mark.slow
@pytest.mark.thorough
async def test_a_build_beside_itself_says_the_same_in_every_game() -> None:
    figures = await compare_messages(quick=True, beside=ROOT)
    assert [one.ours for one in figures] == [0] * len(BENCHED)


# ---- what a person waits for


def test_of_the_answers_that_were_waited_for_the_middle_and_the_slowest_are_told() -> None:
    middle, slowest = busy.list_figures([0.01, 0.02, 0.06], [0.02, 0.04, 0.6], Counter({"pictures": 2}))
    assert (middle.ours, middle.baseline, middle.ok) == (40, 20, True)
    assert (slowest.ours, slowest.baseline, slowest.ok) == (600, 60, False)
    assert "2 pictures" in slowest.note


@pytest.mark.slow
@pytest.mark.thorough
async def test_others_are_busy_while_somebody_waits() -> None:
    figures = await busy.measure_answers_amid(quick=True)
    assert [one.failed for one in figures] == [False, False]
    assert all(what in figures[0].note for what in ("pictures", "looks back", "replies at one table"))


# ---- what a table waits for


@pytest.mark.slow
@pytest.mark.thorough
async def test_the_rounds_of_waiting_are_counted_for_each_game_at_each_pace_and_by_kind() -> None:
    figures = {one.name.partition(", ")[2]: one for one in await waits.count_rounds(quick=True)}
    assert list(figures) == [one.called for one in waits.COUNTED]
    gates, windows = (figures[f"Cosmic Encounter at {pace}"] for pace in ("gates", "every window"))
    assert 2 * (gates.ours or 0) < (windows.ours or 0)
    assert "gate-start" in gates.note
    bare = figures["simplified Cochons, where nobody lays anything, and says so"]
    assert "attack " not in bare.note
    assert "attack " in figures["simplified Cochons"].note
