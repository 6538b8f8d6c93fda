"""Reminders, calls and nudges: who still owes an answer is told so, in private, or in the channel where that cannot be.

What the channel shows says nothing of who has answered in secret: it calls all alike whose direct messages are closed.
"""

from collections.abc import Collection, Sequence

from bot.announcer.channel import Channel
from bot.announcer.inbox import InboxWriter
from bot.announcer.messages import TEXT_LIMIT
from bot.announcer.questions import make_question
from bot.delivery.outgoing import Say
from bot.i18n import embolden
from bot.panels.open_questions import make_prompt
from bot.tables.absence import get_reader
from bot.tables.live import Live
from bot.tables.reminders import GENTLE, is_gone, is_secret, list_called_alike
from bot.wording.voice import Voice, Voices
from porc_royal.facts import Seat
from storage.ports import NewOwed


class ReminderWords:
    """Words what people are reminded of: in their inboxes, and in the channel where that cannot be."""

    def __init__(self, voices: Voices, channel: Channel) -> None:
        self._voices = voices
        self._channel = channel

    def remind(
        self,
        live: Live,
        kind: str,
        seats: Collection[Seat] | None = None,
        *,
        hushed: Collection[Seat] = (),
        who: str = "",
    ) -> tuple[NewOwed, ...]:
        """Remind those who owe an answer, and nobody else, of what is asked.

        seats: those of them who are meant, None for all; hushed: to whom it comes without a sound; who: who nudges
        """
        messages, at = list[NewOwed](), live.now()
        for seat in live.play.awaited:
            row = get_reader(live, live.at(seat))
            meant = seats is None or seat in seats
            if not meant or is_gone(row, at) or row.user_id is None or row.dm_ok is False:
                continue
            voice = self._voices.of_seat(live, row)
            inbox = InboxWriter(live, row, voice)
            silent = seat in hushed
            inbox.ask(None, self._make_reminder(live, voice, seat, kind, who), silent=silent, anew=True)
            if not silent:
                inbox.note_called(at)
            messages += inbox.list_owed()
        return (*messages, *self._call_in_channel(live, at, seats, hushed))

    def _make_reminder(self, live: Live, voice: Voice, seat: Seat, kind: str, who: str) -> Say:
        panel = make_prompt(live, voice, seat).show_question()
        key, when = f"reminder-{kind}", voice.moment(live.due_at or 0)
        if kind in GENTLE:
            key, when = "reminder-gentle", voice.since(live.posts.inbox(seat).asked_at)
        elif kind == "half" and live.play.asks[seat].window:
            key = "reminder-window"
        head = voice.text(
            key, table=voice.table_name(live.table), what=panel.text, when=when, who=embolden(who)
        )
        last = [voice.text("reminder-last")] if is_last(live, seat) else []
        text = "\n".join([head, *last, f"<#{live.table.channel_id}>"])
        return Say(text=voice.fit(text, TEXT_LIMIT), rows=panel.rows)

    def _call_in_channel(
        self, live: Live, at: int, seats: Collection[Seat] | None, hushed: Collection[Seat]
    ) -> Sequence[NewOwed]:
        """Call those in the channel whose direct messages are closed; where answers are secret, all of them alike."""
        asked = list_called_alike(live) if is_secret(live) else live.play.awaited
        called = [
            seat
            for seat in asked
            if (seats is None or seat in seats) and get_reader(live, live.at(seat)).dm_ok is False
        ]
        heard = [seat for seat in called if seat not in hushed]
        return self._channel.show_called(live, at, heard or called, silent=not heard) if called else ()

    def call(self, live: Live, seat: Seat, at: int) -> Sequence[NewOwed]:
        """Call somebody who was asked without a sound, and has not answered for a while."""
        row = get_reader(live, live.at(seat))
        if row.dm_ok is False:
            return self._channel.show_called(live, at, [seat])
        if row.user_id is None or seat not in live.play.awaited:
            return ()
        voice = self._voices.of_seat(live, row)
        inbox = InboxWriter(live, row, voice)
        inbox.ask(None, make_question(live, voice, seat), silent=False)
        inbox.note_called(at)
        return inbox.list_owed()

    def nudge(
        self, live: Live, by: Seat, at: int, called: Collection[Seat], written: Collection[Seat]
    ) -> tuple[NewOwed, ...]:
        """Say in the channel that somebody nudges: some are called there, others are written to."""
        voice, name = self._voices.of_table(live), live.at(by).name
        public = self._channel.show_called(live, at, called, [voice.text("nudge-public", who=embolden(name))])
        private = self.remind(live, "nudge", written, who=name) if written else ()
        return (*public, *private)


def is_last(live: Live, seat: Seat) -> bool:
    """Whether all can see that one answer is missing, and it is this one's: of windows not even that is told."""
    asked = [ask for ask in live.play.asks.values() if not ask.optional]
    return len(asked) > 1 and not any(ask.window for ask in asked) and live.play.awaited == (seat,)
