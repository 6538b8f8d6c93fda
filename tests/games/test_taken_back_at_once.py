"""How many replies could still be taken back at once, some answers later: printed, and never fewer than before."""

import random
from collections.abc import Sequence
from typing import Final

import msgspec
import pytest

from bot.games import GAMES
from bot.tables.history import Happening
from bot.tables.moments import find_hindrance
from porc_royal.facts import CHANCE, Seat
from porc_royal.options import settle
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from storage.ports import Entry

LATER: Final = 3
"""Answers of people that come within a few hours of one's own."""


def play_out(name: str, number: int, replies: int) -> Sequence[tuple[Happening, bool]]:
    """What practice players answer in a game, each with whether it reveals as the log notes it."""
    book, luck = GAMES[name], random.Random(number)
    play, happened = Play.new(book, 3, settle(book.options, {})), list[tuple[Happening, bool]]()
    while play.result is None and len(happened) < replies:
        seat, place = play.awaited[0], play.place
        ask = play.asks[seat]
        if seat == CHANCE:
            reply = draw_reply(ask, luck.randrange)
        else:
            reply = book.practise(play.view(seat), ask, luck.randrange(2**32))
        step = play.take(seat, reply)
        facts = msgspec.json.encode(step.facts)
        entry = Entry(1, step.seq, seat, place, msgspec.json.encode(step.reply), facts, step.reveals, 0)
        happened.append((Happening(entry, step.facts, ask), step.reveals))
    return happened


def may_go_before(happened: Sequence[tuple[Happening, bool]], seat: Seat, place: int) -> bool:
    """What the rule was: nobody else, chance neither, has replied since, and one's own reply revealed nothing."""
    later = [one for one, _ in happened[1:] if one.entry.place != place]
    return not happened[0][1] and all(one.entry.seat == seat for one in later)


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["cochons", "interstellar_pig"])
def test_more_replies_than_before_go_back_at_once_some_answers_later(name: str) -> None:
    names = frozenset(GAMES.known[name].load_secrets().things.names())
    before = now = count = 0
    for number in range(4):
        happened = play_out(name, number, 500)
        people = [at for at, (one, _) in enumerate(happened) if one.entry.seat != CHANCE]
        for index, at in enumerate(people[: -LATER - 1]):
            seat, until = Seat(happened[at][0].entry.seat), people[index + LATER] + 1
            open_now, start = happened[until][0].entry.place, happened[at][0].entry.place
            since = happened[at:until]
            step = [one for one, _ in happened[start:until] if one.entry.place != open_now]
            count += 1
            before += may_go_before(since, seat, open_now)
            now += find_hindrance(step, seat, names) == ""
    print(f"{name}: {before / count:.0%} before, {now / count:.0%} now, of {count}")
    assert now >= before
