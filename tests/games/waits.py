"""What a table waits for in a whole game of practice players: how many answers and reactions, one after another."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from porc_royal.asks import Ask, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play, Step
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Rulebook, Settings
from tests.games.beside import GivenBeside

MOST_REPLIES: Final = 20_000
S = TypeVar("S")
V = TypeVar("V")


@dataclass
class Waits:
    """Several questions in a row to one seat are one wait, as they have one deadline; what is asked of several, too."""

    answers: int = 0
    reactions: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    """How many of them were for which questions, by the keys of what was asked together ("a", "a+b")."""
    told: Counter[str] = field(default_factory=Counter)
    """How often each fact was told, by its key."""


def count_waits(
    rulebook: Rulebook[S, V],
    players: int,
    settings: Settings,
    number: int,
    says: Callable[[V, Ask], bool] = lambda _view, _ask: False,
) -> tuple[Waits, V]:
    """The waits of one game, and its table at the end as everybody sees it.

    says: whether a seat gives the order that stands beside its answer to a question, from its view
    """
    luck, waits, orders = random.Random(number), Waits(), GivenBeside(rulebook, says)
    play = Play.new(rulebook, players, settings)
    before: tuple[Seat, ...] = ()
    opened = True
    for _ in range(MOST_REPLIES):
        if play.result is not None:
            return waits, play.view(None)
        ordered = orders.find_reply(play)
        if ordered is not None:  # nobody waits for it
            opened |= _take(play, waits, orders, *ordered).opened
            continue
        owed = _list_owed(play)
        if owed and opened and (owed != before or len(owed) > 1):
            if any(ask.window for ask in play.asks.values()):
                waits.reactions += 1
            else:
                waits.answers += 1
            waits.kinds["+".join(sorted({play.asks[seat].key for seat in owed}))] += 1
        before = owed or before
        seat = play.awaited[0]
        opened = _take(play, waits, orders, seat, _choose(play, seat, luck)).opened
    raise AssertionError(f"{rulebook.name} does not end")


def _list_owed(play: Play[S, V]) -> tuple[Seat, ...]:
    """The seats that have to answer what is asked now, whether they have sealed an answer or not."""
    return tuple(seat for seat, ask in sorted(play.asks.items()) if seat != CHANCE and not ask.optional)


def _choose(play: Play[S, V], seat: Seat, luck: random.Random) -> Reply:
    """The next reply."""
    ask: Ask = play.asks[seat]
    if seat == CHANCE:
        return draw_reply(ask, luck.randrange)
    return play.rulebook.practise(play.view(seat), ask, luck.randrange(1 << 32))


def _take(play: Play[S, V], waits: Waits, orders: GivenBeside[S, V], seat: Seat, reply: Reply) -> Step:
    """Take a reply, and note what was told and ordered with it."""
    ask, view = play.asks[seat], play.view(seat)
    step = play.take(seat, reply)
    orders.note_reply(view, ask, step)
    waits.told.update(fact.says.key for fact in step.facts)
    return step
