"""A lesson gone through by its good replies: what its pupil is asked."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from bot.games import AnyRulebook
from bot.tables.rng import draw_outcome, make_stream
from porc_royal.asks import (
    Answer,
    Ask,
    Chosen,
    Field,
    Number,
    Order,
    Pick,
    Refused,
    Reply,
    Several,
)
from porc_royal.facts import CHANCE
from porc_royal.lessons import PUPIL, Lesson
from porc_royal.play import Play, Position

MOST_REPLIES = 1000


def walk_lesson(
    book: AnyRulebook, lesson: Lesson[Any], rather: Mapping[str, Reply] = MappingProxyType({})
) -> Iterator[tuple[Play[Any, Any], Ask, bool]]:
    """Each question that is open to the pupil, before every reply, and whether the pupil answers it now.

    rather: what the pupil replies to questions, by key, instead of what the lesson points at
    """
    state = msgspec.json.encode(lesson.begin())
    play, seed = Play(book, Position(0, lesson.chapter, state, book.version)), lesson.make_seed(book.name)
    answered = 0
    for _ in range(MOST_REPLIES):
        if play.result is not None:
            return
        if PUPIL in play.asks:
            mine = PUPIL in play.awaited
            if mine and answered >= len(lesson.steps):
                return
            yield play, play.asks[PUPIL], mine
        seat = PUPIL if PUPIL in play.awaited else play.awaited[0]
        ask, luck = play.asks[seat], make_stream(seed, f"practice:{seat}:{play.count}")(1 << 32)
        if seat == PUPIL:
            step = lesson.find_step(answered, ask)
            good = step.good[0] if step is not None and step.good else ask.default
            good = rather.get(ask.key, good)
            assert step is None or step.accepts(ask, good), (ask.key, good)
            play.take(seat, _complete(ask, good))
            answered += 1
            continue
        reply = lesson.find_scripted(answered, ask)
        if reply is None and seat == CHANCE:
            reply = draw_outcome(ask, seed, play.count)
        if reply is None:
            practise = book.gentle if lesson.tame and book.gentle is not None else book.practise
            reply = practise(play.view(seat), ask, luck)
        play.take(seat, ask.check(reply))
    raise AssertionError(f"{lesson.name} does not end")


def _complete(ask: Ask, wanted: Reply) -> Reply:
    """A reply of which only the fields that matter are said, with the first values that make it legal."""
    option = ask.options[wanted.option]

    def fill(left: list[tuple[str, Field]], chosen: dict[str, Answer]) -> Reply | None:
        if not left:
            try:
                return ask.check(Reply(wanted.option, chosen))
            except Refused:
                return None
        (name, field), *others = left
        for value in _list_values(field, name, wanted, chosen):
            found = fill(others, chosen if value is None else {**chosen, name: value})
            if found is not None:
                return found
        return None

    found = fill(list(option.fields.items()), {})
    assert found is not None, f"{wanted} is not legal"
    return found


def _list_values(field: Field, name: str, wanted: Reply, chosen: Chosen) -> Sequence[Answer | None]:
    if name in wanted.fields:
        return [wanted.fields[name]]
    if field.optional:
        return [None]
    match field:
        case Pick():
            return list(field.choices(chosen)) or [None]
        case Number():
            least, most = field.range(chosen)
            return list(range(most, least - 1, -1))
        case Several() | Order():
            return [tuple(field.choices(chosen))]
        case _:
            return ["x"]
