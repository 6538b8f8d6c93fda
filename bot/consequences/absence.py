"""Who is away and who is back: what was answered for the absent, whose seats anybody may take, and who has theirs."""

from collections.abc import Callable, Sequence

from bot.announcer.messages import owe_message
from bot.announcer.news import News, Notice
from bot.announcer.table_notices import close_open_seat, offer_open_seat
from bot.consequences.consequence import Consequence
from bot.delivery.outgoing import address_channel
from bot.tables.absence import come_back, has_returned, list_away
from bot.tables.live import Live
from bot.tables.stand_ins import StandIn
from bot.tables.turn import Absent, Taken, Turn
from bot.wording.answered_for import word_reason
from bot.wording.receipts import name_option
from bot.wording.voice import Voice
from porc_royal.asks import PASS
from porc_royal.facts import Seat
from storage.ports import Change, NewOwed


def follow_absence(turn: Turn, absent: Absent, at: int) -> Consequence:
    """Who is back is noted, and told before what happened; a table that is over offers no seats."""
    open_before = {row.seat for row in turn.live.seats if row.is_open}
    back = _note_returns(turn, at)
    notices: list[Notice] = []
    if turn.result is None:
        notices = [_offer_seat(seat) for seat in absent.opened]
        notices += [_settle_seat(seat) for seat in back if seat in open_before]
    return Consequence(Change(at, turn.live.table.id), tell_absent(turn, absent, back), tuple(notices))


def _note_returns(turn: Turn, at: int) -> tuple[Seat, ...]:
    """Who was away and is back, as everybody may know it now: not while they answer in secret."""
    live = turn.live
    if not turn.opened and turn.result is None:
        return ()
    rows = [row for row in list_away(live, at) if has_returned(live, row)]
    for row in rows:
        turn.reseat(come_back(row))
    return tuple(Seat(row.seat) for row in rows)


def tell_absent(turn: Turn, absent: Absent, back: Sequence[Seat] = ()) -> tuple[News, ...]:
    """For whom something answered, and who is away from now on; what it is that answers is nobody else's business.

    What was answered is said where it is public; of sealed answers, how many they are.
    """
    first = [one for one in turn.replies if one.place == turn.replies[0].place and one.by is not None]
    hidden = {one.seat for one in first if one.seat in absent.missed and one.ask.sealed}

    def word(voice: Voice) -> list[str]:
        lines = [voice.text("away-back", who=voice.who(seat)) for seat in back]
        lines += [line for taken in first for line in _word_answer(voice, taken, absent)]
        if hidden:
            lines.append(voice.text("default-played-hidden", count=len(hidden)))
        if absent.left:
            who = voice.join([voice.who(seat) for seat in absent.left])
            lines.append(voice.text("away-now", who=who, count=len(absent.left)))
        return lines

    at_once = bool(turn.replies) and turn.replies[0].seat in absent.missed
    return (News(words=word, at_once=at_once),)


def _word_answer(voice: Voice, taken: Taken, absent: Absent) -> list[str]:
    """What was openly answered for somebody who was late, or is away."""
    if taken.ask.sealed or taken.seat not in (*absent.missed, *absent.stood_in):
        return []
    key = "default-played" if taken.seat in absent.missed else "steward-answered"
    what = voice.name_option(name_option(taken.ask, taken.step.reply.option))
    return [voice.text(key, who=voice.who(taken.seat), what=what)]


def follow_stand_ins(turn: Turn, at: int) -> Consequence:
    """Whoever was absent learns what was answered for them in secret besides passing, now that it counts."""
    turn.settle_stand_ins()
    told = tuple(
        News(one.seat, words=_word_stand_in(one)) for one in turn.stand_ins if one.reply.option != PASS
    )
    return Consequence(Change(at, turn.live.table.id), told)


def _word_stand_in(one: StandIn) -> Callable[[Voice], Sequence[str]]:
    def word(voice: Voice) -> Sequence[str]:
        what, why = voice.describe_reply(one.ask, one.reply), word_reason(voice, one.by)
        return [voice.text("answered-for-you", what=what, why=why)]

    return word


def _offer_seat(seat: Seat) -> Notice:
    """Anybody may take a seat whose person was away for too long."""

    def word(live: Live, voice: Voice) -> Sequence[NewOwed]:
        text = f"{voice.text('seat-opened', who=voice.who(seat))} {voice.text('open-seat-until')}"
        offer = offer_open_seat(live, voice, seat, text)
        return [owe_message(live, voice, address_channel(live.table.channel_id), offer)]

    return word


def _settle_seat(seat: Seat) -> Notice:
    """Nobody may take it any more: its person is back."""

    def word(live: Live, voice: Voice) -> Sequence[NewOwed]:
        text = voice.text("open-seat-settled", who=voice.who(seat), what=voice.who(seat))
        return [close_open_seat(live, seat, text)]

    return word
