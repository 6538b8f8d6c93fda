"""What is said beside a question to whoever learns: what to do in a lesson, and, the first time, why one is asked."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import structs

from bot.games import AnyRulebook
from bot.tables.lessons import AnyLesson, find_open_step, get_lesson, say_open_step
from bot.tables.live import Live
from bot.wording.voice import Voice
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Seat
from porc_royal.lessons import PUPIL, get_hint_key, get_reason_key
from porc_royal.single_replies import find_single_reply

PREFIX: Final = "learnt:"
"""Under which name it is kept among somebody's preferences that they have finished a lesson."""
MET: Final = "met:"
"""Under which name it is kept where somebody first met a kind of question."""


def list_hints(live: Live, voice: Voice, seat: Seat) -> list[str]:
    """Why a seat is asked this, in small print below its question: where its kind is new to whoever sits there."""
    hint = get_hint_key(live.play.asks[seat].key)
    if not voice.reader.has(hint):
        return []
    lesson = get_lesson(live) if seat == PUPIL else None
    new = is_first(live, seat) if lesson is None else is_new_in_lesson(live, lesson)
    return [f"-# 💡 {voice.text(hint)}"] if new else []


def is_new_in_lesson(live: Live, lesson: AnyLesson) -> bool:
    """Whether the pupil of a lesson meets this kind of question in it for the first time."""
    ask = live.play.asks[PUPIL]
    place = lesson.find_place(live.answered, ask)
    return place is None or all(one.ask != ask.key for one in lesson.steps[:place])


def say_what_to_do(live: Live, voice: Voice, seat: Seat, name: Callable[[Reply], str]) -> str:
    """What the lesson at this table says to do at the open question of its pupil; "" where it says nothing.

    name: how a reply is called where it can be chosen, for steps without words of their own
    """
    step = find_open_step(live) if seat == PUPIL else None
    said = say_open_step(live)
    if step is None or said is None:
        return ""
    if voice.reader.has(said.key):
        return f"👉 {voice.say(said)}"
    ask = live.play.asks[seat]
    pointed = step.find_pointed(ask)
    if pointed is None:
        return ""
    reason = get_reason_key(ask.key, pointed.option)
    why = [voice.text(reason)] if voice.reader.has(reason) else []
    key = "lesson-do" if has_choice(live.rulebook, ask) else "lesson-do-only"
    return " ".join([f"👉 {voice.text(key, what=name(pointed))}", *why])


def has_choice(book: AnyRulebook, ask: Ask) -> bool:
    """Whether anything else may be tried: a setting, and what may be done at any time, are no other answers."""
    options = {name: one for name, one in ask.options.items() if name not in book.aside and not one.free}
    return find_single_reply(structs.replace(ask, options=options)) is None


def is_first(live: Live, seat: Seat) -> bool:
    """Whether this is the question at which whoever sits there has first met its kind, and they want to be told."""
    wishes = live.wishes.get(live.at(seat).user_id or 0)
    if wishes is None or not wishes.hints:
        return False
    return wishes.met.get(f"{MET}{live.play.asks[seat].key}") == mark_question(live, seat)


def mark_question(live: Live, seat: Seat) -> str:
    """What stands for the question that a seat is asked now, among all questions of all tables."""
    return f"{live.table.id}/{live.play.since(seat)}"


def list_first(live: Live) -> Mapping[tuple[int, str], str]:
    """Who of those that are asked now meets a kind of question for the first time: what is noted of it."""
    noted = dict[tuple[int, str], str]()
    for seat, ask in live.play.asks.items():
        row = next((one for one in live.seats if one.seat == seat), None)
        if row is None or row.user_id is None or row.kind != "person":
            continue
        wishes, name = live.wishes.get(row.user_id), f"{MET}{ask.key}"
        if wishes is not None and name not in wishes.met:
            noted[row.user_id, name] = mark_question(live, seat)
    return noted
