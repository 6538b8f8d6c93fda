"""The button of an order that is given with an answer stands beside it, where nine buttons leave room."""

import pytest

from bot.delivery.outgoing import Button
from bot.panels.custom_ids import read_token
from bot.panels.pages import BUTTONS
from bot.panels.prompts import Prompt
from bot.wording.voice import Voice
from games.cochons import facts
from games.cochons.orders.beside import BESIDE
from games.cochons.questions.windows import SIT_OUT
from porc_royal.asks import Ask, Option, Reply
from porc_royal.facts import Seat
from tests.words import WORDS


def list_buttons(more: int) -> list[Button]:
    """The buttons of a window before the travels, with so many plain answers besides."""
    options = {SIT_OUT: Option(), **{f"d{number}": Option(label=str(number)) for number in range(more)}}
    ask = Ask(Seat(0), facts.ASK_GAP_FIRST, "R-21", options, Reply(SIT_OUT))
    beside = [one for one in BESIDE if ask.key in one.questions]
    prompt = Prompt(1, 7, ask, Voice(WORDS.of("en"), str, "cochons"), beside=beside)
    return [part for row in prompt.show_question().rows for part in row.parts if isinstance(part, Button)]


@pytest.mark.parametrize("more", [0, 3])
def test_the_button_stands_behind_the_one_of_the_answer(more: int) -> None:
    plain, ordering, *_ = list_buttons(more)
    tokens = read_token(plain.custom_id), read_token(ordering.custom_id)
    assert [(one.verb, one.option) for one in tokens] == [("answer", SIT_OUT), ("beside", SIT_OUT)]
    assert tokens[1].value == "gaps"
    assert ordering.label == "Nothing until the fights, and no cards in them"


def test_no_answer_gives_way_to_it() -> None:
    verbs = [read_token(one.custom_id).verb for one in list_buttons(BUTTONS - 1)]
    assert verbs.count("answer") == BUTTONS
    assert "beside" not in verbs
