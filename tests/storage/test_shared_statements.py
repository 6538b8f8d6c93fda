"""What stands in the ports' own files is read by every database of ours; what only SQLite knows stays in its engine."""

import re
from pathlib import Path
from typing import Final

import pytest

from storage.personal import KEYS, SCRUBBED
from storage.ports import Change, NewResult, NoSuchTable
from storage.sqlite import SqliteStore
from tests.storage.rows import NOW

STORAGE: Final = Path(__file__).parents[2] / "storage"
SHARED: Final = sorted(
    path.name for path in STORAGE.glob("*.py") if "from storage.database import" in path.read_text("utf-8")
)
OWN: Final = {"engine.py", "sqlite.py"}
"""They know that it is SQLite."""
OF_SQLITE_ALONE: Final = (
    *(
        r"\bINSERT OR\b",
        r"\bGLOB\b",
        r"\bPRAGMA\b",
        r"\blastrowid\b",
        r"\bjson_each\b",
        r"\binstr\(",
        r"\bx''",
    ),
    *(r"\bIS (NOT )?\?", r"\?\d? IS (NOT )?NULL", r"\bmin\(\w+, ", r"\bsqlite_", r"\bimport sqlite3\b"),
)


@pytest.mark.parametrize("name", [one for one in SHARED if one not in OWN])
def test_shared_statements_say_nothing_that_sqlite_alone_understands(name: str) -> None:
    source = (STORAGE / name).read_text("utf-8")
    assert [one for one in OF_SQLITE_ALONE if re.search(one, source)] == []


def test_most_of_the_ports_are_shared() -> None:
    assert {"tables.py", "log.py", "outbox.py", "deadlines.py", "personal.py", "writing.py"} < set(SHARED)
    assert len(SHARED) > 15


async def test_what_is_scrubbed_is_found_again_by_the_keys_of_the_schema(store: SqliteStore) -> None:
    assert KEYS.keys() == SCRUBBED.keys() - {"lanes"}  # kept by triggers as the outbox is
    for table, keys in KEYS.items():
        columns = await store._engine.read(f"PRAGMA table_info({table})")
        assert [row[1] for row in sorted(columns, key=lambda row: row[5]) if row[5]] == list(keys), table


async def test_the_results_of_a_table_that_is_not_there_are_refused(store: SqliteStore) -> None:
    with pytest.raises(NoSuchTable):
        await store.commit(Change(NOW, 5, results=(NewResult(0, 50, won=True),)))
    assert await store.results_of(50) == []
