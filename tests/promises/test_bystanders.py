"""What is done beside a question that one seat alone is asked: others may give orders, and nobody learns of it."""

from itertools import count
from pathlib import Path

import pytest

from games.table.asks import PASS, Reply
from games.table.facts import CHANCE
from tests.promises.cases import CASES
from tests.promises.moderated import ModeratedTable
from tests.promises.openings import opening
from tests.promises.runner import open_runner

GAMES = [name for name in CASES if name == "cosmic"]
"""Those in which orders are given beside every question, in secret."""


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_a_receipt_does_not_say_how_many_orders_others_have_given(
    name: str, tmp_path: Path
) -> None:
    found = (opening(name, number, f"{name}-ask-launch") for number in count(1))
    opened = next(one for one in found if CHANCE not in dict(one.lead))

    async def play(moderated: ModeratedTable) -> list[int]:
        await moderated.begin()
        for seat, reply in opened.lead:
            await moderated.reply(seat, reply)
        state = await moderated.play()
        one, other = [seat for seat, ask in state.asks.items() if ask.optional][:2]
        order = Reply("orders", {"protect": "yes"})
        said = [(other, Reply(PASS)), (one, order), (one, order), (other, Reply(PASS))]
        return [(await moderated.reply(seat, reply)).shown for seat, reply in said]

    with open_runner(tmp_path) as runner:
        numbers = runner.run(play(runner.moderated(runner.numbered(opened))))
    assert len(set(numbers)) == 1
