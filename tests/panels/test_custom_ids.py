"""What a button says, however old the program that has sent it."""

from typing import Final, get_args

import pytest

from bot.panels.custom_ids import NUMBERS, Token, Verb, read_token

SENT: Final = (
    *(
        "answer",
        "menu",
        "form",
        "fill",
        "type",
        "skip",
        "send",
        "again",
        "ask",
        "hand",
        "board",
        "why",
        "join",
    ),
    *("leave", "options", "practice", "start", "set", "back", "look", "page", "orders", "dismiss", "cancel"),
    *(
        "keep",
        "accept",
        "decline",
        "whole",
        "more",
        "rematch",
        "thread",
        "spare",
        "unspare",
        "log",
        "catchup",
    ),
    *("deputise", "excuse", "take", "vacate", "vote", "parley", "stay", "rewind", "proof", "word", "replay"),
    *("moment", "learn", "note", "erase", "correct", "what", "enter", "beside"),
)
"""The verbs by the numbers with which buttons were sent: what is added goes to the end, and nothing ever moves."""


def test_a_button_means_for_ever_what_it_meant_when_it_was_sent() -> None:
    assert [read_token(f"pr|{number:x}|7|-1|0").verb for number in range(len(SENT))] == list(SENT)
    assert [verb for verb, _ in sorted(NUMBERS.items(), key=lambda one: one[1])][: len(SENT)] == list(SENT)


def test_every_verb_has_a_number_of_its_own() -> None:
    assert set(NUMBERS) == set(get_args(Verb))
    assert len(set(NUMBERS.values())) == len(NUMBERS)


def test_keep_it_below_an_older_warning_keeps_the_table() -> None:
    """Before there were private threads this number said "stay"; a private thread is always with some seat."""
    assert read_token("pr|28|7|-1|-1") == Token("stay", 7)
    assert read_token("pr|28|7|-1|2") == Token("parley", 7, seat=2)


@pytest.mark.parametrize("verb", get_args(Verb))
def test_what_is_written_on_a_button_is_read_from_it(verb: Verb) -> None:
    token = Token(verb, 7, 12, 0, "hunt", "cards", "Fusée")
    assert read_token(str(token)) == token
