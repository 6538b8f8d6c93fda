"""What is said beside a question to whoever learns: what to do in a lesson, and, the first time, why one is asked."""

from collections.abc import Mapping
from typing import Final

from bot.tables.lessons import find_open_step, say_open_step
from bot.tables.live import Live
from bot.wording.voice import Voice
from porc_royal.facts import Seat
from porc_royal.lessons import PUPIL, get_hint_key

PREFIX: Final = "learnt:"
"""Under which name it is kept among somebody's preferences that they have finished a lesson."""
MET: Final = "met:"
"""Under which name it is kept where somebody first met a kind of question."""


def list_hints(live: Live, voice: Voice, seat: Seat) -> list[str]:
    """What is said below the question of a seat: nothing that its view does not hold."""
    ask = live.play.asks[seat]
    hint = get_hint_key(ask.key)
    if not live.table.lesson:
        return [f"-# 💡 {voice.text(hint)}"] if is_first(live, seat) and voice.reader.has(hint) else []
    lines = [f"-# 💡 {voice.text(hint)}"] if voice.reader.has(hint) else []
    step = find_open_step(live) if seat == PUPIL else None
    said = say_open_step(live)
    if step is None or said is None:
        return lines
    if voice.reader.has(said.key):
        lines.append(f"👉 {voice.say(said)}")
    elif step.good:
        lines.append(f"👉 {voice.text('lesson-do', what=voice.describe_reply(ask, step.good[0]))}")
    return lines


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
