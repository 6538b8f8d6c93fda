"""What a practice player would reply stands first in the menu of its option: a move is rated once, in every game."""

import random
from collections import Counter
from typing import Final

import pytest
from msgspec.structs import replace

from porc_royal.facts import CHANCE
from porc_royal.testing.games import choose_reply
from tests.promises.cases import CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.openings import lucky_game

REPLIES: Final = 300
"""How much of a game is looked at."""
BY_THE_WAY: Final = {("cosmic", option) for option in ("orders", "play", "cancel", "commit", "take")}
"""Where a practice player has reasons of its own, with which no menu can begin."""
BESIDE: Final = ("let", "use")
"""What is said beside a move, and is no part of one."""


@pytest.mark.parametrize("number", [0, pytest.param(1, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election-*", "cochons-*", "cosmic-0", "interstellar_pig-*")
def test_what_a_practice_player_would_do_is_proposed_first(name: str, number: int) -> None:
    luck, seen = random.Random(number), Counter[str]()
    play, _, _ = lucky_game(name, luck, **INVARIANTS[name].quick(luck))
    book = play.rulebook
    for _ in range(REPLIES):
        if play.result is not None:
            break
        seat = play.awaited[0]
        view, ask = play.view(seat), play.asks[seat]
        if seat == CHANCE:
            play.take(seat, choose_reply(ask, luck))
            continue
        reply = ask.check(book.practise(view, ask, 0))
        reply = replace(reply, fields={k: v for k, v in reply.fields.items() if k not in BESIDE})
        found = book.suggestions(view, ask, reply.option) if book.suggestions is not None else ()
        if found and (book.name, reply.option) not in BY_THE_WAY and reply != ask.default:
            assert found[0].reply == reply, ask.key
            seen[reply.option] += 1
            told = [repr(one.label or sorted(one.reply.fields.items())) for one in found]
            assert len(set(told)) == len(told), ask.key  # a menu says nothing twice
        play.take(seat, book.practise(view, ask, luck.randrange(2**32)))
    assert seen or name == "election"
