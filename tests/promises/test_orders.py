"""What somebody orders in secret, amid a question to somebody else, leaves no trace for others."""

from pathlib import Path
from typing import Final

import pytest

from porc_royal.asks import Reply
from tests.promises.moderated import MINUTE
from tests.promises.openings import opening
from tests.promises.runner import Runner

ORDERS: Final = {"interstellar_pig": ("interstellar_pig-ask-orders", ("order-repair", "cancel-repair"))}
"""By game, the question that nobody waits for, and what is ordered by it."""


@pytest.mark.parametrize("name", ORDERS)
def test_an_order_given_amid_anothers_question_is_told_to_its_giver_alone_and_wins_no_time(
    name: str, tmp_path: Path
) -> None:
    with Runner.open(tmp_path) as runner:
        assert sum(runner.run(ordered(runner, name, number)) for number in range(3)) > 1


async def ordered(runner: Runner, name: str, number: int) -> bool:
    """Whether an order could be given at once; nobody else must notice."""
    question, options = ORDERS[name]
    moderated = runner.moderated(runner.numbered(opening(name, number, question)))
    await moderated.begin()
    play = await moderated.play()
    givers = [seat for seat, ask in play.asks.items() if ask.key == question]
    if not givers:
        return False
    (mover,) = play.awaited
    sent, due = len(moderated.sent), [(one.kind, one.seat, one.due_at) for one in await moderated.deadlines()]
    moderated.clock.time += 30 * MINUTE
    ask = play.asks[givers[0]]
    await moderated.reply(givers[0], Reply(next(one for one in options if one in ask.options)))
    assert {one.destination for one in moderated.sent[sent:]} == {f"dm:{moderated.user(givers[0])}"}
    assert [(one.kind, one.seat, one.due_at) for one in await moderated.deadlines()] == due
    again = await moderated.play()
    assert again.asks[mover].default == play.asks[mover].default
    await moderated.reply(mover, play.asks[mover].default, play.place)
    return True
