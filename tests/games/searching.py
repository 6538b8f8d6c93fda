"""Games of practice players in which one seat searches: the moments from which it does, and what it replies."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from bot.games import GAMES, AnyRulebook
from porc_royal.asks import Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play, Position
from porc_royal.playouts import Knowledge, Sought, choose_by_search, find_moment
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting
from porc_royal.secrets import Luck

MOST: Final = 4_000
FEW: Final = 2
"""Playouts of a decision of a held searcher."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that is searched for: the last seam and the replies since."""

    book: AnyRulebook
    position: Position
    replies: tuple[tuple[Seat, Reply], ...]
    moment: Knowledge

    @property
    def play(self) -> Play[Any, Any]:
        """The game as it stood then."""
        return Play.resume(self.book, self.position, self.replies)


def limit_search(book: AnyRulebook, playouts: int, widest: int = 8) -> AnyRulebook:
    """The same game with fewer playouts a decision, of no more moves than these."""
    assert book.search is not None
    return replace(book, search=replace(book.search, playouts=playouts, widest=widest))


def make_luck(seed: int) -> Callable[[str], Luck]:
    """Luck for a search, always the same for a seed."""
    return lambda purpose: Random(f"{seed}:{purpose}")


def search(book: AnyRulebook, moment: Knowledge, seed: int = 0) -> Sought | None:
    """What is found at a moment."""
    return choose_by_search(book, moment, make_luck(seed))


def list_moments(
    book: AnyRulebook, players: int, settings: Mapping[str, Setting], seat: Seat, seed: int
) -> Iterator[Asked]:
    """The moments of a game of ordinary players at which a strong one would search in its seat."""
    play, luck = Play.new(book, players, settle(book, settings)), Random(seed)
    position, replies = play.position, list[tuple[Seat, Reply]]()
    for _ in range(MOST):
        if play.result is not None:
            return
        if seat in play.awaited:
            moment = find_moment(play, seat, position, replies)
            if moment is not None:
                yield Asked(book, position, tuple(replies), moment)
        speaker, reply = answer(play, luck)
        step = play.take(speaker, reply)
        if step.seam is None:
            replies.append((speaker, step.reply))
        else:
            position, replies = step.seam, []


def answer(play: Play[Any, Any], luck: Random) -> tuple[Seat, Reply]:
    """What ordinary players, or chance, reply next."""
    seat = play.awaited[0]
    ask = play.asks[seat]
    if seat == CHANCE:
        return seat, draw_reply(ask, luck.randrange)
    return seat, play.rulebook.practise(play.view(seat), ask, luck.randrange(1 << 32))


def settle(book: AnyRulebook, settings: Mapping[str, Setting]) -> dict[str, Setting]:
    """All options, these as they are given."""
    return {one.name: one.default for one in book.options} | dict(settings)


def list_cases() -> Sequence[tuple[str, int, Mapping[str, Setting]]]:
    """The games that offer strong players, each in the ways that it may be played."""
    cases: dict[str, Sequence[tuple[int, Mapping[str, Setting]]]] = {
        "cochons": ((3, {"rule_set": "simplified"}), (4, {"rule_set": "complete", "max_turns": 6})),
        "interstellar_pig": ((2, {}), (3, {})),
        "cosmic": ((4, {}),),
    }
    return [(game, *case) for game in GAMES if GAMES[game].search is not None for case in cases[game]]


class HeldSearcher:
    """Searches at once, or not before it is let go on; notes what it is given."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.given: list[tuple[Knowledge, int]] = []
        self.found: list[Sought | None] = []

    async def search(self, game: str, moment: Knowledge, luck: int) -> Sought | None:
        self.given.append((moment, luck))
        await self.free.wait()
        self.found.append(choose_by_search(limit_search(GAMES[game], FEW), moment, make_luck(luck)))
        return self.found[-1]

    def close(self) -> None:
        self.free.set()
