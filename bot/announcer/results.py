"""What the channel is told beside the facts: how a game ended or will, what was played for the absent, who goes on."""

from collections.abc import Sequence

from bot.delivery.outgoing import Button, Row
from bot.panels.custom_ids import Token
from bot.tables.foreseen import list_foreseen
from bot.tables.live import Live
from bot.tables.order_matching import read_terms
from bot.tables.posts import is_in_channel
from bot.tables.turn import Absent, Turn
from bot.wording.answered_for import word_reason
from bot.wording.orders import describe_order
from bot.wording.receipts import option_name
from bot.wording.voice import Voice
from porc_royal.asks import PASS
from porc_royal.facts import Seat
from porc_royal.rulebook import Result


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


def make_end_rows(live: Live, voice: Voice) -> tuple[Row, ...]:
    """What may be pressed under the end of a game: to play again."""
    token = str(Token("rematch", live.table.id))
    return (Row((Button(custom_id=token, label=voice.game_text("again-button"), style="primary"),)),)


def describe_absent(voice: Voice, turn: Turn, absent: Absent) -> list[str]:
    """For whom something answered, and who is away from now on; what it is that answers is nobody else's business.

    What was answered is said where it is public; of sealed answers, how many they are.
    """
    first = [one for one in turn.replies if one.place == turn.replies[0].place and one.by is not None]
    hidden = {one.seat for one in first if one.seat in absent.missed and one.ask.sealed}
    lines = [voice.text("away-back", who=voice.who(seat)) for seat in absent.back]
    for taken in first:
        key = "default-played" if taken.seat in absent.missed else "steward-answered"
        if not taken.ask.sealed and taken.seat in (*absent.missed, *absent.stood_in):
            what = voice.name_option(option_name(taken.ask, taken.step.reply.option))
            lines.append(voice.text(key, who=voice.who(taken.seat), what=what))
    if hidden:
        lines.append(voice.text("default-played-hidden", count=len(hidden)))
    if absent.left:
        who = voice.join([voice.who(seat) for seat in absent.left])
        lines.append(voice.text("away-now", who=who, count=len(absent.left)))
    return lines


def describe_stand_ins(voice: Voice, seat: Seat, turn: Turn) -> list[str]:
    """For whoever was absent: what was answered for them in secret besides passing, now that it counts."""
    return [
        voice.text(
            "answered-for-you",
            what=voice.describe_reply(one.ask, one.reply),
            why=word_reason(voice, one.by),
        )
        for one in turn.stand_ins
        if one.seat == seat and one.reply.option != PASS
    ]


def describe_orders(voice: Voice, seat: Seat, turn: Turn) -> list[str]:
    """For the owner of standing orders: what they did besides passing, and which of them have ended, and why."""
    done = [
        voice.text("orders-answered", what=voice.describe_reply(taken.ask, taken.step.reply))
        for taken in turn.replies
        if taken.ordered and taken.seat == seat and taken.step.reply.option != PASS
    ]
    return [*done, *_describe_stopped(voice, seat, turn)]


def _describe_stopped(voice: Voice, seat: Seat, turn: Turn) -> list[str]:
    """The orders of a seat that have ended, as far as it can still be said what they named."""
    stopped, book = [each for each in turn.stopped if each[0].seat == seat], turn.live.rulebook.orders
    if not stopped or book is None:
        return []
    view = turn.live.play.view(seat)
    sheet = book.make_form(seat, view, ())
    return [
        voice.text("orders-ended", what=describe_order(voice, sheet, shown), why=voice.say(why))
        for order, why in stopped
        for shown in [book.show_order(view, read_terms(order))]
    ]


def find_wait(turn: Turn, missed: Sequence[Seat], at: int, hold_ms: int) -> int:
    """How long the news may wait to be told with what comes next, in milliseconds; 0: it is told at once.

    It waits where one seat simply goes on with its turn, or where whoever is awaited is asked in private and does not
    read the channel. What is done amid a question is no part of a turn.

    hold_ms: so long the news of a turn waits for its next step; for the next of several answers it waits half of that
    """
    live, taken = turn.live, turn.replies[0] if turn.replies else None
    if taken is None or turn.amid or turn.result is not None or taken.seat in missed or taken.ask.sealed:
        return 0
    # All that are asked, those who have answered by an order too: what is told must not tell who they are.
    if [seat for seat, ask in live.play.asks.items() if not ask.optional] == [taken.seat]:
        return hold_ms
    return hold_ms // 2 if _is_asked_in_private(live, at) else 0


def _is_asked_in_private(live: Live, at: int) -> bool:
    """Whether one person alone is awaited, openly, who can be written to and has not just replied in the channel."""
    alone = find_awaited_alone(live)
    if not live.rulebook.gathers or alone is None or is_in_channel(live.posts, alone, at):
        return False
    row = live.at(alone)
    return row.user_id is not None and row.dm_ok is not False


def find_awaited_alone(live: Live) -> Seat | None:
    """The only seat that is asked, where everybody may know what it answers and when."""
    owed = [(seat, one) for seat, one in live.play.asks.items() if not one.optional]
    return owed[0][0] if len(owed) == 1 and not owed[0][1].sealed else None


def describe_foreseen(turn: Turn, voice: Voice) -> list[str]:
    """The ends that everybody can see coming now, and could not before this turn."""
    return [voice.say(one) for one in list_foreseen(turn.live) if one not in turn.foreseen]


def was_asked_before(live: Live, seat: Seat) -> bool:
    """Whether a seat was asked this before something was done amid its question, so that it knows it."""
    return live.play.since(seat) < live.play.place


def is_asked_anew(turn: Turn) -> bool:
    """Whether the questions that are open began with this event; what is done amid one may end it, as well."""
    owed = [seat for seat, one in turn.live.play.asks.items() if not one.optional]
    return turn.opened and not (turn.amid and any(was_asked_before(turn.live, seat) for seat in owed))
