"""One whole game, looked at after every reply, and rebuilt from what is stored."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from porc_royal.asks import Reply
from porc_royal.facts import CHANCE, Fact, Seat
from porc_royal.play import Play
from porc_royal.rulebook import Result
from porc_royal.testing.games import choose_reply, choose_speaker
from tests.promises.invariants import Invariants
from tests.promises.openings import LONGEST
from tests.referees.watching import Watched


def finish(
    play: Play[Any, Any],
    luck: random.Random,
    must: Invariants,
    *,
    sensible: bool = False,
    patience: int = LONGEST,
    referee: Watched | None = None,
    restarts: bool = True,
    chapters: bool = True,
    hear: Callable[[Sequence[Fact]], None] = lambda facts: None,
) -> None:
    """Play to the end by luck, or as practice players do: from the beginning (`sensible`), or after `patience` replies.

    After each reply look at the whole state, and at a second game (`restarts`): it began anew at the newest seam, from
    what is stored, and is given each reply as it is stored. At the end of a chapter all of its replies are played once
    more, by a third (`chapters`). `hear` gets what is told.
    """
    book, since = play.rulebook, list[tuple[Seat, Reply]]()
    again, stood = Play(book, play.position), play.fingerprint()
    while play.result is None:
        seat = choose_speaker(play, luck)
        ask = play.asks[seat]
        reply = ask.check(chosen(play, seat, luck, must, sensible=sensible or play.count >= patience))
        position, before = play.position, must.account(play.state)
        step = play.take(seat, reply)
        must.balanced(before, must.account(play.state), step.facts)
        if referee is not None:
            found = referee.saw(seat, ask, step)
            assert found == [], f"reply {play.count}: {found}"
        hear(step.facts)
        must.whole(play.state, {ask.key for ask in play.asks.values()})
        if step.seam is not None:
            assert not chapters or Play.resume(book, position, since).fingerprint() == stood
            must.fair(msgspec.json.decode(step.seam.state, type=book.state))
            again, since = Play(book, step.seam), []
        else:
            since.append((seat, step.reply))
            if restarts:
                again.take(seat, step.reply)
        stood = play.fingerprint()
        if step.result is None and (restarts or step.seam is not None):
            assert again.fingerprint() == stood
        assert play.count < LONGEST
    assert isinstance(play.result, Result)
    assert all(seat >= 0 for seat in play.result.winners)


def chosen(
    play: Play[Any, Any], seat: Seat, luck: random.Random, must: Invariants, *, sensible: bool
) -> Reply:
    """What somebody replies."""
    ask = play.asks[seat]
    if sensible and seat != CHANCE:
        return play.rulebook.practise(play.view(seat), ask, luck.getrandbits(32))
    return choose_reply(ask, luck, must.rare)
