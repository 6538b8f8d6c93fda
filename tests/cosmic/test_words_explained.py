"""“What is this?” and “What would you do?” at a gate: words told whole, and an answer to what is asked."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.games import GAMES
from bot.i18n import LANGUAGES, Language
from bot.wording.advice import find_advice
from bot.wording.explanations import explain_terms
from bot.wording.voice import Voice
from games.cosmic.rules.destiny import list_targets
from games.cosmic.rules.launch import LaunchForm
from porc_royal.facts import Seat
from tests.cosmic.scenario import meet
from tests.words import WORDS

GATES = {"pace": "gates"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_word_means_is_told_to_its_end(language: Language) -> None:
    """“destiny: The card that says against whom the offense plays: a colour, a wild one (whoever you like), or a…”"""
    table = meet(*["human"] * 4, chapter="encounter", options=GATES).until("gate-start")
    book = GAMES["cosmic"]
    voice = Voice(WORDS.of(language), "{}".format, book.name, lambda _thing: None, book.numbers, book.listed)
    live = cast(Any, SimpleNamespace(rulebook=book, play=table.play))
    told = explain_terms(live, voice, table.ask(1))
    assert len(told) > 1
    assert not [line for line in told if line.endswith("…")]


def test_what_one_would_do_at_a_gate_is_an_answer_to_it() -> None:
    """It was advised to change what is done without asking: “Without asking me → powers to cancel: none, …”"""
    table = meet(*["human"] * 4, chapter="encounter", hands={0: "attack_08 card_zap"}, options=GATES)
    table.until("gate-start")
    for seat in (0, 1, 2, 3):
        ask, view = table.ask(seat), table.play.view(Seat(seat))
        assert find_advice(GAMES["cosmic"], view, ask).option not in GAMES["cosmic"].aside


def test_to_draw_again_is_not_hidden_where_the_question_speaks_of_it() -> None:
    """CE-52: with one's own colour it is what is answered for the absent; it stood behind *More* alone."""
    table = meet(*["human"] * 4, chapter="launch", options=GATES)
    table.state.now.named = table.state.offense
    ask = LaunchForm(table.state, list_targets(table.state)).question()
    assert ask.default.option == "redraw"
    assert ask.default.option not in GAMES["cosmic"].rare
