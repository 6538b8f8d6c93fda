"""What happened: the replies in the log, with the position they led to, and their facts for whoever may know them."""

from collections.abc import Sequence
from itertools import pairwise

from bot.announcer.news import News
from bot.consequences.consequence import Consequence
from bot.tables.foreseen import list_foreseen
from bot.tables.struck import list_private
from bot.tables.turn import Turn
from porc_royal.facts import CHANCE, Fact, Saying, Seat
from storage.ports import Change


def follow_facts(turn: Turn, at: int) -> Consequence:
    """The log goes on; the channel is told chapter by chapter, and each seat what it alone may know."""
    change = Change(
        at,
        turn.live.table.id,
        log_length=turn.replies[0].step.seq if turn.replies else turn.live.play.count,
        entries=turn.make_entries(),
        position=turn.find_position(at),
        clear_drafts=tuple(sorted({taken.seat for taken in turn.replies if taken.seat != CHANCE})),
    )
    return Consequence(change, (*_tell_channel(turn), *_tell_seats(turn)))


def _tell_channel(turn: Turn) -> Sequence[News]:
    """What everybody may know, what the game remarks of it, and the ends that can be seen coming only now."""
    told = [[fact for fact in chapter.facts if fact.to is None] for chapter in turn.chapters]
    remarks = turn.list_remarks([fact.says for facts in told for fact in facts])
    chapters, place = list[News](), 0
    for facts, (chapter, following) in zip(told, pairwise((*turn.chapters, None)), strict=True):
        chapters.append(
            News(
                facts=_insert(facts, [(at - place, said) for at, said in remarks]),
                chapter=chapter,
                following=None if following is None else following.begun,
            )
        )
        place += len(facts)
    foreseen = [one for one in list_foreseen(turn.live) if one not in turn.foreseen]
    return [*chapters, News(words=lambda voice: [voice.say(one) for one in foreseen])]


def _insert(facts: Sequence[Fact], remarks: Sequence[tuple[int, Saying]]) -> list[Fact]:
    """Facts with what is remarked of them, each behind the one to which it belongs."""
    return [
        one
        for place, fact in enumerate(facts)
        for one in (fact, *(Fact(said) for at, said in remarks if at == place))
    ]


def _tell_seats(turn: Turn) -> Sequence[News]:
    """What single seats learn; what somebody sets is said by the answer to the press, and not in a message besides."""
    seats = [Seat(row.seat) for row in turn.live.seats if not (turn.is_order and row.seat == turn.actor)]
    answered = {one.seat for one in turn.replies if one.by in (None, "deputy")}
    return [
        News(seat, list(list_private(turn.live, turn.facts, seat, seen=turn.seen, answered=answered)))
        for seat in seats
    ]
