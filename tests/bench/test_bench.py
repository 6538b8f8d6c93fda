import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.figures import Figure, skipped, table
from tests.architecture import tree


@pytest.mark.slow
@pytest.mark.thorough
def test_a_quick_run_prints_a_table_and_keeps_it(tmp_path: Path) -> None:
    kept = tmp_path / "bench.json"
    run = [sys.executable, "-m", "bench", "--quick", "--json", str(kept)]
    done = subprocess.run(run, cwd=tree.ROOT, capture_output=True, text=True, check=True, timeout=240)
    run_kept = json.loads(kept.read_text(encoding="utf-8"))
    names = [one["name"] for one in run_kept["figures"]]
    assert len(names) >= 6
    assert all(name in done.stdout for name in names)
    failed = [
        one["note"]
        for one in run_kept["figures"]
        if "skipped" in one["note"] and "OpenSpiel" not in one["note"]
    ]
    assert failed == []


def test_a_figure_says_whether_it_reaches_far_enough() -> None:
    fast = Figure("fast", 30, "µs", 100, 3.3, 3, "at least")
    slow = Figure("slow", 30, "µs", 100, 2.9, 3, "at least")
    big = Figure("big", 12, "MiB", 4, 8, 10, "at most", "value")
    assert (fast.ok, slow.ok, big.ok, skipped("left out", "no time").ok) == (True, False, True, None)
    text = table([fast, slow, big, skipped("left out", "no time")])
    assert "MISSED" in text.splitlines()[3]
    assert "- left out: skipped: no time" in text
