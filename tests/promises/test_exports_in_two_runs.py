"""A game as a file, while it goes on: nothing in it that is hidden from its reader, not even how long it is."""

from pathlib import Path

import pytest

from bot.moderation.answers import Viewer
from bot.moderation.exports import Exports
from bot.record import course, data, pages
from bot.record.export import Exported, Exporter, Order, write_files
from tests.promises.cases import ALL_CASES
from tests.promises.looks import LOOKS
from tests.promises.moderated import ModeratedTable, plain
from tests.promises.runner import Runner
from tests.promises.tworuns import LAST_LOOKS, Diverged

EVENTS = 16
PAIRS = 3
TRIES = 12


class PlainExporter(Exporter):
    """Writes the files where the test runs."""

    async def write(self, order: Order) -> Exported:
        return write_files(order)


async def export(moderated: ModeratedTable, viewer: Viewer) -> bytes:
    shown = await Exports(moderated.deps, PlainExporter()).show(moderated.table_id, viewer)
    return plain([shown.panel.text, [(one.name, one.data) for one in shown.files]])


@pytest.fixture(autouse=True)
def looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else is looked at."""
    for name in sorted(LOOKS):
        if name not in LAST_LOOKS:
            monkeypatch.delitem(LOOKS, name)
    monkeypatch.setitem(LOOKS, "export", export)


@pytest.mark.parametrize("name", ALL_CASES)
@pytest.mark.samples("cochons-complete")
def test_what_the_rules_hide_changes_nothing_in_the_files_that_a_viewer_gets(
    name: str, tmp_path: Path
) -> None:
    with Runner.open(tmp_path) as runner:
        for number in range(PAIRS):
            runner.pair(name, number, watcher=number, events=EVENTS)


TELLING = [name for name in ALL_CASES if name != "election"]
"""Games in which somebody is told what others are not."""


@pytest.mark.thorough
@pytest.mark.parametrize("name", TELLING)
def test_files_that_hold_what_others_were_told_are_found(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (course, data, pages):
        monkeypatch.setattr(module, "is_fact_known", lambda _eyes, _fact: True)
    with Runner.open(tmp_path) as runner:
        found = 0
        for number in range(TRIES):
            try:
                runner.pair(name, number, watcher=number % 4, events=EVENTS)
            except Diverged:
                found += 1
                break
        assert found
