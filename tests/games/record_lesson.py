"""Write the steps of a lesson that begins where games begin anew, after the rules have changed.

    python -m tests.games.record_lesson cosmic pig 28 60 pig-hide pig-envelope

plays that lesson for 60 seconds, each time with other luck and 28 replies, as ordinary practice players do, and prints
the luck that meets most of the kinds of questions that are named, with the replies.

    python -m tests.games.record_lesson cosmic pig 20 60 pig-hide pig-envelope pig-hide=surplus

lets the pupil answer one question in few steps: as a practice player does the first time, then by the option "surplus".
"""

import random
import sys
import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from bot.games import GAMES, AnyRulebook
from bot.tables.rng import draw_outcome, make_stream
from porc_royal import notation
from porc_royal.asks import Reply
from porc_royal.facts import CHANCE
from porc_royal.lessons import PUPIL, Lesson, find_lesson
from porc_royal.play import Play, Position

MOST = 600


def record(
    book: AnyRulebook, lesson: Lesson[Any], length: int, ends: Mapping[str, str] = MappingProxyType({})
) -> list[tuple[str, str]]:
    """What the pupil is asked, by key, and what an ordinary player replies.

    ends: by what option the pupil ends a question that is asked again and again
    """
    state, seed = msgspec.json.encode(lesson.begin()), lesson.make_seed(book.name)
    play, steps = Play(book, Position(0, lesson.chapter, state, book.version)), list[tuple[str, str]]()
    for _ in range(MOST):
        if play.result is not None or (PUPIL in play.awaited and len(steps) == length):
            return steps
        seat = PUPIL if PUPIL in play.awaited else play.awaited[0]
        ask, luck = play.asks[seat], make_stream(seed, f"practice:{seat}:{play.count}")(1 << 32)
        if seat == CHANCE:
            play.take(seat, draw_outcome(ask, seed, play.count))
            continue
        gently = lesson.tame and seat != PUPIL and book.gentle is not None
        practise = book.gentle if gently and book.gentle is not None else book.practise
        reply = ask.check(practise(play.view(seat), ask, luck))
        if seat == PUPIL:
            reply = ask.default if reply.option in book.aside and reply.option == "orders" else reply
            if ends.get(ask.key, "") in ask.options and any(key == ask.key for key, _ in steps):
                reply = ask.check(Reply(ends[ask.key]))
            steps.append((ask.key, notation.write(seat, reply)))
        play.take(seat, reply)
    return steps


def main() -> None:
    game, name, length, seconds, *wanted = sys.argv[1:]
    named = dict(one.partition("=")[::2] for one in wanted)
    book, sought = GAMES[game], {f"{game}-ask-{one}" for one in named}
    ends = {f"{game}-ask-{one}": option for one, option in named.items() if option}
    lesson = find_lesson(book.lessons(), name)
    assert lesson is not None
    best, end = (-1, 0, list[tuple[str, str]]()), time.monotonic() + float(seconds)
    luck = random.Random(0)
    while time.monotonic() < end:
        number = luck.randrange(100_000)
        steps = record(book, msgspec.structs.replace(lesson, luck=number), int(length), ends)
        met = len(sought & {key for key, _ in steps})
        best = max(best, (met, number, steps), key=lambda one: one[0])
    print(f"luck {best[1]} meets {best[0]} of {len(sought)}")
    for key, written in best[2]:
        print(f'    "{key.removeprefix(f"{game}-ask-")}:{written.partition(":")[2]}",')


if __name__ == "__main__":
    main()
