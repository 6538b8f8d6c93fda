"""What the channel is told beside the facts: how a game ended, what was played for the absent, who just goes on."""

from collections.abc import Sequence

from bot.tables.live import Live
from bot.tables.turn import Turn
from bot.wording.receipts import option_name
from bot.wording.voice import Voice
from games.table.asks import PASS
from games.table.facts import Named, Seat
from games.table.rulebook import Result


def describe_result(live: Live, voice: Voice, result: Result) -> list[str]:
    """Who won and why, and the secret of the dice if there were any, so that anybody can check them."""
    winners = voice.join([voice.who(seat) for seat in result.winners])
    lines = [
        f"## 🏆 {voice.game_text('result-title', table=voice.table_name(live.table))}",
        voice.game_text("result-winner", who=winners, count=len(result.winners)),
        voice.say(result.why),
        voice.game_text("result-thanks"),
    ]
    if not live.rulebook.chance(live.table.options):
        return lines
    return [
        *lines,
        f"-# {voice.text('fair-revealed', secret=live.table.seed.hex())}",
        f"-# {voice.text('fair-check', mark=live.table.commitment.hex())}",
    ]


def describe_missed(voice: Voice, turn: Turn, missed: Sequence[Seat]) -> list[str]:
    """For whom the default was played: what it was where it is public, a mere count where it is sealed."""
    lines, hidden = [], 0
    for taken in turn.replies:
        if taken.seat not in missed or taken.ordered:
            continue
        if taken.ask.sealed:
            hidden += 1
            continue
        what = voice.name_option(option_name(taken.ask, taken.step.reply.option))
        lines.append(voice.text("default-played", who=voice.who(taken.seat), what=what))
    return [*lines, voice.text("default-played-hidden", count=hidden)] if hidden else lines


def describe_orders(voice: Voice, seat: Seat, turn: Turn) -> list[str]:
    """For the owner of standing orders: what they did besides passing, and which of them have ended, and why."""
    done = [
        voice.text("orders-obeyed", what=voice.describe_reply(taken.ask, taken.step.reply))
        for taken in turn.replies
        if taken.ordered and taken.seat == seat and taken.step.reply.option != PASS
    ]
    ended = [
        voice.text("orders-ended", what=voice.arg(Named("order", order.name)), why=voice.say(why))
        for order, why in turn.stopped
        if order.seat == seat
    ]
    return [*done, *ended]


def continues_turn(turn: Turn, missed: Sequence[Seat]) -> bool:
    """Whether one seat simply goes on with its turn: then a line is enough, and the board comes when it ends.

    What is done amid a question is no part of a turn. A practice player takes but a moment over each of its
    questions; a person only goes on while it is the same one.
    """
    live, taken = turn.live, turn.replies[0] if turn.replies else None
    if taken is None or turn.amid or turn.result is not None or taken.seat in missed or taken.ask.sealed:
        return False
    if live.play.awaited != (taken.seat,):
        return False
    return live.at(taken.seat).kind == "practice" or live.play.asks[taken.seat].key == taken.ask.key


def was_asked_before(live: Live, seat: Seat) -> bool:
    """Whether a seat was asked this before something was done amid its question, so that it knows it."""
    return live.play.since(seat) < live.play.place
