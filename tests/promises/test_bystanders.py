"""What is done beside a question that one seat alone is asked: others may give orders, and nobody learns of it."""

from itertools import count
from pathlib import Path

import pytest

from porc_royal.asks import PASS, Reply
from porc_royal.facts import CHANCE, Seat
from tests.promises.cases import CASES
from tests.promises.moderated import ModeratedTable, Opening
from tests.promises.openings import opening
from tests.promises.runner import Runner
from tests.words import WORDS

GAMES = [name for name in CASES if name == "cosmic"]
"""Those in which orders are given beside every question, in secret."""


def open_launch(name: str) -> Opening:
    """A game in which one seat is asked where it launches, while the others may give orders."""
    found = (opening(name, number, f"{name}-ask-launch") for number in count(1))
    return next(one for one in found if CHANCE not in dict(one.lead))


@pytest.mark.parametrize("name", GAMES)
def test_no_number_of_a_receipt_says_how_many_orders_others_have_given(name: str, tmp_path: Path) -> None:
    opened = open_launch(name)

    async def play(moderated: ModeratedTable) -> list[str]:
        await moderated.begin()
        for seat, reply in opened.lead:
            await moderated.reply(seat, reply)
        state = await moderated.play()
        one, other = [seat for seat, ask in state.asks.items() if ask.optional][:2]
        order = Reply("orders", {"protect": "yes"})
        said = [(other, Reply(PASS)), (one, order), (one, order), (other, Reply(PASS))]
        receipts = [await moderated.reply(seat, reply) for seat, reply in said]
        async with moderated.tables.turn(moderated.table_id) as live:
            voice = moderated.voices.in_language(live, "en")
            return [voice.receipt(each) for each in (receipts[0], receipts[-1])]

    with Runner.open(tmp_path) as runner:
        before, after = runner.run(play(runner.moderated(runner.numbered(opened))))
    assert before == after


async def order(moderated: ModeratedTable, seat: Seat, reply: Reply) -> str:
    """What a seat is answered that orders something; nobody is sent anything."""
    before = len(moderated.sent)
    receipt = await moderated.reply(seat, reply)
    assert moderated.sent[before:] == [], "the answer says it all"
    async with moderated.tables.turn(moderated.table_id) as live:
        return moderated.voices.in_language(live, "en").receipt(receipt)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_set_beside_a_question_is_said_in_the_answer_and_in_no_message(
    name: str, tmp_path: Path
) -> None:
    """CE-134: it is no answer, so it is not sealed; of whoever is asked as of the others."""
    opened, text = open_launch(name), WORDS.of("en").text
    note = text("receipt-set-note")

    async def play(moderated: ModeratedTable) -> None:
        await moderated.begin()
        for seat, reply in opened.lead:
            await moderated.reply(seat, reply)
        asked = (await moderated.play()).asks
        seats = [next(one for one, ask in asked.items() if ask.optional is by) for by in (True, False)]
        for seat in seats:
            what = text("receipt-set", what="Without asking me")
            cancel = ("artifact", "zap")
            said = await order(moderated, seat, Reply("orders", {"protect": "yes", "sorts": cancel}))
            lines = ["cards to cancel: **artifact and what cancels**", "protect what I play: **yes**"]
            assert said.split("\n") == [what, *lines, note]
            again = await order(moderated, seat, Reply("orders", {"protect": "yes"}))
            stands = text("receipt-stands", what="Without asking me")
            assert again.split("\n") == [stands, "protect what I play: **yes**", note]
            dropped = await order(moderated, seat, Reply("orders", {"setting": "sorts"}))
            assert dropped.split("\n") == [what, "cards to cancel: **none**", note]

    with Runner.open(tmp_path) as runner:
        runner.run(play(runner.moderated(runner.numbered(opened))))
