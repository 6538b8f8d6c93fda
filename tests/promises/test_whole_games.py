"""Every game ends, whatever is chosen; nothing is lost or doubled; it can be put away after every reply."""

import random
from typing import Any

import msgspec
import pytest

from bot.games import GAMES
from games.table.play import Play
from games.table.rulebook import Result
from tests.games.playing import reply_of, who_speaks
from tests.promises.invariants import INVARIANTS, Invariants
from tests.promises.openings import lucky_game, values

CHUNKS, CHUNK = 25, 40
"""A thousand games, dealt out to whoever helps to run the tests."""

LONGEST = 20_000
"""Replies after which a game is held never to end."""


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", GAMES)
def test_random_players_finish_and_nothing_is_lost_and_any_reply_may_be_the_last_before_a_restart(
    name: str, chunk: int
) -> None:
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        luck = random.Random(number)
        play, _, _ = lucky_game(name, luck, **INVARIANTS[name].quick(luck))
        finish(play, luck, INVARIANTS[name])


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("name", GAMES)
def test_random_players_finish_with_the_options_as_the_lobby_offers_them(name: str, number: int) -> None:
    luck = random.Random(10_000 + number)
    play, _, _ = lucky_game(name, luck)
    finish(play, luck, INVARIANTS[name])


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_option_and_every_number_of_players_is_played(name: str) -> None:
    met: set[tuple[str, object]] = set()
    players: set[int] = set()
    for number in range(CHUNKS * CHUNK):
        luck = random.Random(number)
        _, seats, settings = lucky_game(name, luck)
        met |= set(settings.items())
        players.add(seats)
    book = GAMES[name]
    assert met == {(one.name, value) for one in book.options for value in values(name, one)}
    assert players == set(range(book.seats[0], book.seats[1] + 1))


def finish(play: Play[Any, Any], luck: random.Random, must: Invariants) -> None:
    """Play to the end by luck; after each reply look at the whole state, and rebuild it from what is stored."""
    position, since = play.position, []
    while play.result is None:
        seat = who_speaks(play, luck)
        reply = play.asks[seat].check(reply_of(play.asks[seat], luck, must.rare))
        step = play.take(seat, reply)
        since.append((seat, step.reply))
        if step.seam is not None:
            position, since = step.seam, []
            must.fair(msgspec.json.decode(position.state, type=play.rulebook.state))
        must.whole(play._state, {ask.key for ask in play.asks.values()})
        if play.result is None:
            assert Play.resume(play.rulebook, position, since).fingerprint() == play.fingerprint()
        assert play.count < LONGEST
    assert isinstance(play.result, Result)
    assert all(seat >= 0 for seat in play.result.winners)
