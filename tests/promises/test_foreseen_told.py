"""An end that everybody can see coming is told to the channel once, and again after it had ceased."""

from pathlib import Path

import msgspec

from games.election.rulebook import RULEBOOK
from games.election.state.setup import setup
from porc_royal.notation import read
from tests.promises.moderated import ModeratedTable, Opening
from tests.promises.runner import Runner

TOLD = "is out of reach"
SETTINGS = {"governors": "3 2 2 1", "ballot": "roll-call"}


async def play(table: ModeratedTable, *lines: str) -> int:
    """Play these replies; gives how often the channel was told of an end since."""
    before = count_told(table)
    for line in lines:
        seat, reply = read(line)
        await table.reply(seat, reply)
    await table.tell_held()
    return count_told(table) - before


def count_told(table: ModeratedTable) -> int:
    """How often the channel reads of an end that can be seen coming."""
    return sum(text.count(TOLD) for text in table.public)


async def tell(table: ModeratedTable) -> list[int]:
    await table.begin()
    stand = ("0: stand", "1: stand")
    called = ("0: call voter=%30", "0: vote for=%30", "0: call voter=%32")
    counts = [await play(table, *stand, *called), await play(table, "2: vote for=%30")]
    table.tables.drop(table.table_id)
    counts.append(await play(table, "0: give voter=%30 number=1", "0: give voter=%31 number=1"))
    counts.append(await play(table, "0: take voter=%30 number=5"))
    counts.append(await play(table, "0: give voter=%30 number=5"))
    return counts


def test_it_is_told_once_and_again_after_it_had_ceased(tmp_path: Path) -> None:
    state = msgspec.json.encode(setup(4, SETTINGS))
    opening = Opening(RULEBOOK, 4, SETTINGS, "campaign", state, practice=frozenset())
    with Runner.open(tmp_path) as runner:
        assert runner.run(tell(runner.moderated(opening))) == [0, 1, 0, 0, 1]
