"""Positions in the middle of games, reached by luck: where the tests of this folder begin."""

import random
from functools import cache

from bot.games import AnyPlay
from porc_royal.asks import Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play
from porc_royal.rulebook import Setting
from porc_royal.testing.games import choose_reply, choose_speaker
from tests.promises.cases import find_case
from tests.promises.invariants import find_rare
from tests.promises.moderated import Opening

SEARCHED = 200
"""Games among which one must come to a question that is wanted."""
LONGEST = 100_000
"""Replies after which a game is held never to end."""
PATIENCE = 3_000
"""Replies after which practice players end a game of luck where nobody can wait for luck: it may take 16,000."""


def lucky_settings(name: str, luck: random.Random) -> dict[str, Setting]:
    """Every option of the lobby at any of its values."""
    return find_case(name).choose(luck)


def lucky_game(name: str, luck: random.Random, **fixed: Setting) -> tuple[AnyPlay, int, dict[str, Setting]]:
    """A fresh game with players and options drawn by luck; `fixed` options stay."""
    book = find_case(name).book
    least, most = book.seats
    players = least + luck.randrange(most - least + 1)
    settings = lucky_settings(name, luck) | fixed
    while book.refuse(players, settings) is not None:
        settings = lucky_settings(name, luck) | fixed
    return Play.new(book, players, settings), players, settings


@cache
def opening(
    name: str, number: int, question: str = "", settings: tuple[tuple[str, Setting], ...] = ()
) -> Opening:
    """Game `number` at one of its later seams, before each of its questions as often as before any other.

    question: before this one, in the next game that comes to it, with the replies that lead there; with these settings.
    """
    for more in range(SEARCHED):
        found = _opening(name, number + 1_000_000 * more, question, dict(settings))
        if found is not None:
            return found
    raise LookupError(question)


def _opening(name: str, number: int, question: str, fixed: dict[str, Setting]) -> Opening | None:
    luck = random.Random(number)
    play, players, settings = lucky_game(name, luck, **fixed)
    seams, asked, leads = [play.position], [set[str]()], [list[tuple[Seat, Reply]]()]
    while play.result is None and len(seams) < find_case(name).seams:
        asked[-1] |= {ask.key for ask in play.asks.values() if ask.seat != CHANCE}
        seat = choose_speaker(play, luck)
        step = play.take(seat, choose_reply(play.asks[seat], luck, find_rare(name)))
        if question and question not in asked[-1]:
            leads[-1].append((seat, step.reply))
        if step.seam is not None and play.result is None:
            seams.append(step.seam)
            asked.append(set())
            leads.append([])
    late = list(zip(seams, asked, leads, strict=True))[len(seams) // 5 :]
    met = sorted(set[str]().union(*(keys for _, keys, _ in late)) or {""})
    if question and question not in met:
        return None
    wanted = question or luck.choice(met)
    at, lead = luck.choice([(seam, lead) for seam, keys, lead in late if wanted in keys] or [(seams[0], [])])
    chapter, state = at.chapter, at.state
    return Opening(find_case(name).book, players, settings, chapter, state, case=name, lead=tuple(lead))
