"""Every fault that a bot must survive has a test, and the list says which."""

import re
from pathlib import Path
from typing import Final

from tests.architecture.tree import ROOT

LIST: Final = Path(__file__).with_name("README.md")
FAULTS: Final = 50
ROW: Final = re.compile(r"^\| (\d+) \| [^|]+ \| ([^|]+) \|$", re.MULTILINE)
NAMED: Final = re.compile(r"`([\w/]+\.py)::(\w+)`")


def test_every_fault_has_a_test() -> None:
    rows = ROW.findall(LIST.read_text(encoding="utf-8"))
    assert [int(number) for number, _ in rows] == list(range(1, FAULTS + 1))
    missing = []
    for number, tests in rows:
        named = NAMED.findall(tests)
        if not named:
            missing.append(f"{number}: no test")
        for file, name in named:
            path = ROOT / "tests" / file
            source = path.read_text(encoding="utf-8") if path.is_file() else ""
            if not re.search(rf"^(async )?def {name}\(", source, re.MULTILINE):
                missing.append(f"{number}: {file}::{name}")
    assert not missing, "\n".join(missing)
