"""What would you do?: the move that a practice player would make in somebody's place, and what decided it.

It is thought of from that seat's own view, by what practice players and menus rate moves by. It is told where it can do
nobody harm: in lessons, against practice players alone, and where a table has allowed it in its lobby. In a lesson it
is what the lesson teaches, with the reasons for that.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from bot.games import AnyRulebook
from bot.tables.lessons import find_open_step
from bot.tables.live import Live
from bot.wording.receipts import name_option
from bot.wording.voice import Voice
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import Saying, Seat
from porc_royal.lessons import PUPIL
from porc_royal.suggestions import Suggested

MOST_REASONS: Final = 3


def is_advised(live: Live, seat: Seat) -> bool:
    """Whether whoever sits there may ask what to do."""
    if live.table.lesson or live.table.advice:
        return True
    return all(row.kind == "practice" and not row.is_open for row in live.seats if row.seat != seat)


def give_advice(live: Live, voice: Voice, seat: Seat) -> str:
    """The move, and at most three reasons. Raises `Refused` where no advice is given."""
    if not is_advised(live, seat):
        raise Refused("advice-refused")
    ask, view = live.play.asks[seat], live.play.view(seat)
    usual = find_advice(live.rulebook, view, ask)
    reply = find_taught(live, seat, usual) or usual
    found = _find_suggested(live.rulebook, view, ask, reply)
    reasons = _list_reasons(live.rulebook, view, ask, reply, found)[:MOST_REASONS]
    return "\n".join(
        [
            voice.ask(ask),
            voice.text("advice-move", what=_name_reply(voice, ask, reply, found)),
            *(f"- {voice.say(one)}" for one in reasons),
            f"-# {voice.text('advice-note' if reply == usual else 'advice-note-lesson')}",
        ]
    )


def find_taught(live: Live, seat: Seat, usual: Reply) -> Reply | None:
    """What a lesson teaches at the open question of its pupil, whatever a practice player would do there (`usual`).

    None where a practice player would do just that, and where the lesson leaves it open: one question is given one
    counsel.
    """
    step = find_open_step(live) if seat == PUPIL else None
    if step is None:
        return None
    ask, book = live.play.asks[seat], live.rulebook
    if step.accepts(ask, usual):
        return None
    whole = step.find_whole(ask)
    if whole is not None:
        return whole
    moves = (
        () if book.suggestions is None else book.suggestions(live.play.view(seat), ask, step.find_option(ask))
    )
    return next((one.reply for one in moves if step.accepts(ask, one.reply)), None)


def find_advice(book: AnyRulebook, view: object, ask: Ask) -> Reply:
    """What the ordinary practice player replies; its first idea where several are as good, so that it is always one.

    What it would set for later, beside the question, is no answer to whoever asks what to do now.
    """
    answers = {name: option for name, option in ask.options.items() if name not in book.aside}
    asked = structs.replace(ask, options=answers) if ask.default.option in answers else ask
    return ask.check(book.practise(view, asked, 0))


def find_reasons(book: AnyRulebook, view: object, ask: Ask, reply: Reply) -> Sequence[Saying]:
    """Why menus rate that move as they do, or the practice player itself, what weighs most first; () for no word."""
    return _list_reasons(book, view, ask, reply, _find_suggested(book, view, ask, reply))


def _list_reasons(
    book: AnyRulebook, view: object, ask: Ask, reply: Reply, found: Suggested | None
) -> Sequence[Saying]:
    if found is None:
        return book.reasons(view, ask, reply)
    return found.reasons or ((found.note,) if found.note is not None else ())


def _name_reply(voice: Voice, ask: Ask, reply: Reply, found: Suggested | None) -> str:
    """What a reply is called in its menu, where that is shorter than its fields one after another."""
    told = voice.describe_reply(ask, reply)
    if found is None or found.label is None:
        return told
    named = f"{voice.label(name_option(ask, reply.option))} → {voice.value(found.label)}"
    return min(named, told, key=len)


def _find_suggested(book: AnyRulebook, view: object, ask: Ask, reply: Reply) -> Suggested | None:
    """The whole move of a menu that a reply is."""
    moves = () if book.suggestions is None else book.suggestions(view, ask, reply.option)
    return next((one for one in moves if one.reply == reply), None)
