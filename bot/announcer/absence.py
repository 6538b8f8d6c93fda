"""Absence, as the channel and a deputy read of it: an offer to sit in for somebody, and what the seat is asked."""

from typing import Final

from bot.announcer.inbox import InboxWriter
from bot.announcer.messages import TEXT_LIMIT
from bot.announcer.questions import Questions
from bot.delivery.outgoing import Button, Edit, Row, Say, Style, channel, make_row
from bot.i18n import bold
from bot.panels.custom_ids import Token, Verb
from bot.panels.news_images import make_hand_picture
from bot.tables.absence import get_reader
from bot.tables.live import Live
from bot.wording.voice import Voice
from porc_royal.facts import Seat
from storage.ports import NewOwed
from storage.ports import Seat as SeatRow

ANSWERS: Final[tuple[tuple[Verb, str, Style], ...]] = (
    ("deputise", "deputy-accept", "success"),
    ("excuse", "deputy-decline", "secondary"),
)


class AbsenceNotices(Questions):
    """Words what concerns deputies."""

    def offer_deputy(self, live: Live, row: SeatRow, newcomer: int, until: int) -> NewOwed:
        """Ask somebody by buttons to sit in for somebody else, whenever that one is away."""
        voice = self._voices.of_table(live)
        buttons = tuple(
            Button(
                custom_id=str(Token(verb, live.table.id, seat=row.seat)), label=voice.text(key), style=style
            )
            for verb, key, style in ANSWERS
        )
        lines = [
            voice.text("deputy-offer", who=f"<@{newcomer}>", by=bold(row.name)),
            voice.text("deputy-offer-until", when=voice.moment(until)),
        ]
        outgoing = Say(
            text="\n".join(lines), rows=(Row(buttons),), mentions=(newcomer,), keep=_name_offer(row.seat)
        )
        return make_row(channel(live.table.channel_id), outgoing)

    def close_deputy_offer(self, live: Live, row: SeatRow) -> NewOwed:
        """Take the buttons from that message: it is answered."""
        text = self._voices.of_table(live).text("deputy-offer-closed", who=bold(row.name))
        edit = Edit(keep=_name_offer(row.seat), text=text, anew=False)
        return make_row(channel(live.table.channel_id), edit)

    def hand_question(self, live: Live, before: SeatRow, after: SeatRow) -> tuple[NewOwed, ...]:
        """Let somebody else read what a seat is asked: its deputy from now on, or its own person again.

        The rows are those of the seat with its reader before and after.
        """
        if before.user_id == after.user_id or live.game is None:
            return ()
        theirs = self._close_inbox(live, before)
        seat, voice = Seat(after.seat), self._voices.of_seat(live, after)
        inbox = InboxWriter(live, after, voice)
        news = None
        if after.user_id != live.at(seat).user_id:
            news = self._tell_deputy(live, voice, live.at(seat))
        if seat in live.play.awaited:
            self._ask_reader(live, inbox, voice, news, seat)
        elif news is not None:
            inbox.tell(news)
        return (*theirs, *inbox.list_owed())

    def greet_reader(self, live: Live, before: SeatRow) -> tuple[NewOwed, ...]:
        """Take the open question from whoever read it until now; a deputy learns for whom they answer."""
        theirs, row = self._close_inbox(live, before), live.at(before.seat)
        after = get_reader(live, row)
        if after.user_id == row.user_id:
            return tuple(theirs)
        voice = self._voices.of_seat(live, after)
        inbox = InboxWriter(live, after, voice)
        inbox.tell(self._tell_deputy(live, voice, row))
        return (*theirs, *inbox.list_owed())

    def _tell_deputy(self, live: Live, voice: Voice, row: SeatRow) -> Say:
        """For whom a deputy answers, and what that seat holds."""
        seat = Seat(row.seat)
        lines = [voice.heading(live.table), voice.text("deputy-yours", who=bold(row.name))]
        if live.rulebook.cards:
            lines.append(voice.hand(live.table, live.rulebook.hand(live.play.view(seat))))
        return Say(text=voice.fit("\n".join(lines), TEXT_LIMIT), picture=make_hand_picture(live, voice, seat))


def _name_offer(seat: int) -> str:
    """Under which name the offer for a seat is remembered."""
    return f"deputy-offer-{seat}"
