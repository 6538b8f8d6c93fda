"""Inboxes: what each person reads in private, in their own language: what only they learn, and what they are asked."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.announcer.inbox import InboxWriter
from bot.announcer.messages import TEXT_LIMIT
from bot.announcer.news import News
from bot.announcer.questions import make_news, make_question
from bot.announcer.waiting import find_awaited_alone, list_channel_asks, was_asked_before, word_thinkers
from bot.delivery.outgoing import Button, Row, Say
from bot.i18n import embolden, measure_length
from bot.panels.custom_ids import Token
from bot.panels.news_images import make_hand_picture
from bot.tables.absence import get_reader, has_deputy, is_away, list_readers
from bot.tables.calls import Calling, expect_answer, find_time_to_tell, find_wishes
from bot.tables.live import Live
from bot.tables.posts import is_in_channel
from bot.tables.struck import list_private
from bot.tables.turn import Turn
from bot.wording.answered_for import word_reason
from bot.wording.line_changes import list_lines_of
from bot.wording.voice import Voice, Voices
from porc_royal.facts import Fact, Seat
from storage.ports import NewOwed, SeatRow


class Inboxes:
    """Words private messages with the voice of whoever reads them."""

    def __init__(self, voices: Voices) -> None:
        self._voices = voices

    # ----------------------------------------------------------------------------------- after a turn

    def tell_each(self, turn: Turn, at: int, news: Sequence[News]) -> list[NewOwed]:
        """To whoever reads a seat's questions from now on, then to each person, lowest seat first."""
        handed = [one for row in turn.handed for one in self.greet_reader(turn.live, row)]
        readers = [row for row in list_readers(turn.live) if row.user_id is not None]
        return [*handed, *(one for row in readers for one in self._tell_person(turn, row, at, news))]

    def _tell_person(self, turn: Turn, row: SeatRow, at: int, news: Sequence[News]) -> Sequence[NewOwed]:
        """What only this seat learned, and what it is asked now: one private message, unless the channel asks it."""
        live, seat = turn.live, Seat(row.seat)
        voice = self._voices.of_seat(live, row)
        inbox = InboxWriter(live, row, voice)
        owes = turn.result is None and seat in live.play.awaited
        asked_anew = owes and turn.opened and not was_asked_before(live, seat)
        fresh = asked_anew
        said = self._word_news(turn, voice, seat, news, asked_anew=asked_anew)
        if seat == turn.actor:
            fresh = _follow_press(turn, inbox, voice, owes=owes) and fresh
        inbox.end_waiting()
        sealed_on = inbox.holds_answer
        if asked_anew:
            inbox.note_asked(at)
        calling, gone = Calling(now=False), is_away(row, at) and not has_deputy(row, at)
        # Whose direct messages are closed the channel calls.
        if fresh and seat != turn.actor and not gone and row.dm_ok is not False:
            calling = inbox.choose_calling(at)
        if seat != turn.actor and (fresh or not owes):
            inbox.note_call(calling.later)
        if fresh and not (not calling.now and said is None and _is_asked_by_channel(live, seat, at)):
            inbox.ask(said, make_question(live, voice, seat), silent=not calling.now)
            if calling.now:
                inbox.note_called(at)
        else:
            if said is not None:
                inbox.tell(said)
            leads = fresh or (asked_anew and inbox.is_outdated)
            _end_question(turn, inbox, voice, seat, asked=leads, owes=owes or sealed_on)
        return inbox.list_owed()

    def _word_news(
        self, turn: Turn, voice: Voice, seat: Seat, news: Sequence[News], *, asked_anew: bool
    ) -> Say | None:
        """What the seat alone learns; what its new question says anyway is not told besides."""
        live = turn.live
        mine = [one for one in news if one.to == seat]
        about = live.play.asks[seat].about if asked_anew else ()
        facts = [fact for one in mine for fact in one.facts]
        lines = [voice.say(fact.says) for fact in facts if fact.says not in about]
        lines += [line for one in mine for line in one.words(voice)]
        if not lines:
            return None
        # Who is told of something amid a question may react, and is not asked anew.
        answerable = turn.amid and seat != turn.actor and seat in live.play.asks and not asked_anew
        return make_news(live, voice, seat, lines, facts, answerable=answerable)

    # --------------------------------------------------------------------------------- other readers

    def hand_question(self, live: Live, before: SeatRow, after: SeatRow) -> tuple[NewOwed, ...]:
        """Let somebody else read what a seat is asked: its deputy from now on, or its own person again.

        The rows are those of the seat with its reader before and after.
        """
        if before.user_id == after.user_id or live.game is None:
            return ()
        theirs = self._leave(live, before)
        seat, voice = Seat(after.seat), self._voices.of_seat(live, after)
        inbox = InboxWriter(live, after, voice)
        news = None
        if after.user_id != live.at(seat).user_id:
            news = _greet_deputy(live, voice, live.at(seat))
        if seat in live.play.awaited:
            _ask_reader(live, inbox, voice, news, seat)
        elif news is not None:
            inbox.tell(news)
        return (*theirs, *inbox.list_owed())

    def greet_reader(self, live: Live, before: SeatRow) -> tuple[NewOwed, ...]:
        """Take the open question from whoever read it until now; a deputy learns for whom they answer."""
        theirs, row = self._leave(live, before), live.at(before.seat)
        after = get_reader(live, row)
        if after.user_id == row.user_id:
            return tuple(theirs)
        voice = self._voices.of_seat(live, after)
        inbox = InboxWriter(live, after, voice)
        inbox.tell(_greet_deputy(live, voice, row))
        return (*theirs, *inbox.list_owed())

    def hand_seat(self, live: Live, before: SeatRow, after: SeatRow) -> tuple[NewOwed, ...]:
        """A seat has a new owner, who learns what it holds and is asked."""
        theirs = self._leave(live, before)
        if after.user_id is None:
            return tuple(theirs)
        seat, voice = Seat(after.seat), self._voices.of_seat(live, after)
        news, inbox = _greet_owner(live, voice, before, seat), InboxWriter(live, after, voice)
        if seat in live.play.awaited:
            _ask_reader(live, inbox, voice, news, seat)
        else:
            inbox.tell(news)
        return (*theirs, *inbox.list_owed())

    def _leave(self, live: Live, row: SeatRow) -> Sequence[NewOwed]:
        """Take the open question away from whoever leaves a seat."""
        if row.user_id is None:
            return ()
        inbox = InboxWriter(live, row, self._voices.of_seat(live, row))
        inbox.hand_over()
        return inbox.list_owed()

    # ---------------------------------------------------------------------------------- other events

    def take_back(self, live: Live, undoer: Seat, facts: Sequence[Fact], at: int) -> list[NewOwed]:
        """Close what is not asked any more, now that a reply is taken back; tell whoever it had struck."""
        messages: list[NewOwed] = []
        for row in list_readers(live):
            seat, voice = Seat(row.seat), self._voices.of_seat(live, row)
            inbox = InboxWriter(live, row, voice)
            if seat in live.play.awaited:
                if not inbox.is_open:  # what was asked there was over, and is asked again
                    expect_answer(live, seat, at)
            elif row.user_id is not None and not inbox.holds_answer:
                inbox.close()
            struck = [fact for fact in list_private(live, facts, seat) if fact.to is None]
            if struck and seat != undoer and row.user_id is not None:
                lines = [voice.text("undo-done", who=voice.who(undoer))]
                lines += [voice.text("undo-what", what=voice.say(fact.says)) for fact in struck]
                inbox.tell(make_news(live, voice, seat, lines, struck, answerable=False))
            messages += inbox.list_owed()
        return messages

    def close(self, live: Live) -> list[NewOwed]:
        """Take every open question away: the table is over, or stands still."""
        messages: list[NewOwed] = []
        for row in list_readers(live):
            if row.user_id is not None:
                inbox = InboxWriter(live, row, self._voices.of_seat(live, row))
                inbox.leave()
                messages += inbox.list_owed()
        return messages

    def ask_anew(self, live: Live) -> tuple[NewOwed, ...]:
        """Ask everybody who is awaited once more, in a new message: what lies in their private messages is not true."""
        messages: list[NewOwed] = []
        for inbox, voice, seat in self._list_awaited(live):
            inbox.ask(None, make_question(live, voice, seat), silent=False)
            messages += inbox.list_owed()
        return tuple(messages)

    def show_due_times(self, live: Live) -> tuple[NewOwed, ...]:
        """Until when there is time now, in every question that stands in somebody's private messages."""
        messages: list[NewOwed] = []
        for inbox, voice, seat in self._list_awaited(live):
            if inbox.is_open:
                inbox.show_again(make_question(live, voice, seat))
            messages += inbox.list_owed()
        return tuple(messages)

    def _list_awaited(self, live: Live) -> Iterator[tuple[InboxWriter, Voice, Seat]]:
        """The private messages of everybody who is awaited."""
        for seat in live.play.awaited:
            row = get_reader(live, live.at(seat))
            if row.user_id is not None:
                voice = self._voices.of_seat(live, row)
                yield InboxWriter(live, row, voice), voice, seat


def _follow_press(turn: Turn, inbox: InboxWriter, voice: Voice, *, owes: bool) -> bool:
    """Whether the actor is asked on in the inbox, and not by the answer to the press, which may stand in its place."""
    if not turn.in_inbox:
        inbox.drop_answer()
        return inbox.is_open
    inbox.let_be_replaced()
    # What was opened with the reply an order may have answered: of that nothing stands there.
    sealed = inbox.is_sealed and not turn.opened
    if sealed and turn.replies and turn.replies[0].is_part:
        # Sealed with its last part, it may be taken back where it stands, until all have answered.
        inbox.keep_question(turn.live.play.place, answered=True)
        return False
    if owes and not turn.asks_below:
        inbox.keep_question(turn.live.play.place)
        return False
    inbox.keep_receipt(thinks=bool(word_thinkers(turn.live, voice)), sealed=sealed)
    return owes


def _end_question(
    turn: Turn, inbox: InboxWriter, voice: Voice, seat: Seat, *, asked: bool, owes: bool
) -> None:
    """Let no question stand there that is none: the channel asks what is asked now, or nothing is."""
    if asked and owes:
        inbox.point()
    elif not owes:
        inbox.close(_word_answered(turn, voice, seat))


def _word_answered(turn: Turn, voice: Voice, seat: Seat) -> str:
    """What was openly answered in the place of whoever reads, and why; "" where they have answered, or in secret."""
    for one in turn.replies:
        if one.seat == seat and one.by not in (None, "deputy") and not one.ask.sealed:
            what, why = voice.describe_reply(one.ask, one.step.reply), word_reason(voice, one.by)
            return voice.text("answered-for-you", what=what, why=why)
    return ""


def _is_asked_by_channel(live: Live, seat: Seat, at: int) -> bool:
    """Whether the channel asks whoever reads it: a question to all, or one to the only seat that is awaited."""
    called = live.rulebook.gathers and find_awaited_alone(live) == seat
    return bool(list_channel_asks(live)) or (called and is_in_channel(live.posts, seat, at))


def _ask_reader(live: Live, inbox: InboxWriter, voice: Voice, news: Say | None, seat: Seat) -> None:
    """Ask whoever reads from now on what a seat is asked, with a sound, unless they want none now."""
    at = live.now()
    later = find_time_to_tell(live, seat, at)
    silent = later > at or find_wishes(live, seat).digest
    inbox.ask(news, make_question(live, voice, seat), silent=silent)
    inbox.note_call(0 if later == at else later)
    if not silent:
        inbox.note_called(at)


def _greet_deputy(live: Live, voice: Voice, row: SeatRow) -> Say:
    """For whom a deputy answers, and what that seat holds."""
    seat = Seat(row.seat)
    yours = voice.text("deputy-yours", who=embolden(row.name))
    return Say(text=_describe_seat(live, voice, seat, yours), picture=make_hand_picture(live, seat))


def _greet_owner(live: Live, voice: Voice, before: SeatRow, seat: Seat) -> Say:
    """From whom somebody has a seat, and what it is; with a button that tells what has happened."""
    yours = voice.text("substitute-yours", who=embolden(before.name))
    if before.is_open and before.user_id is None:
        yours = voice.text("open-seat-news")
    story = Button(custom_id=str(Token("catchup", live.table.id)), label=voice.text("button-catchup"))
    return Say(
        text=_describe_seat(live, voice, seat, yours),
        rows=(Row((story,)),),
        picture=make_hand_picture(live, seat),
    )


MOST_STANDING: Final = 8
"""Lines of how a seat stands at most."""


def _describe_seat(live: Live, voice: Voice, seat: Seat, yours: str) -> str:
    """What a seat plays and what that does, how far the game is and how it stands there, and its cards.

    Where there is no room for all of it, the cards stay: the rest is told elsewhere, too.
    """
    book, view = live.rulebook, live.play.view(seat)
    title = book.title(view, seat)
    known = [] if title is None else [voice.text("status-you", title=voice.arg(title))]
    does = []
    if title is not None and seat not in live.play.awaited:  # else the question that follows explains it
        does = voice.explain([title])
    stands = [book.progress(view), *list_lines_of(book.summary(view), seat)]
    said = list(dict.fromkeys(map(voice.say, [*stands[:MOST_STANDING], *book.planned(view)])))
    how = [voice.text("seat-stands"), *(f"> {line}" for line in said)]
    cards = [voice.hand(live.table, book.hand(view))] if book.cards else []
    begins, text = [voice.heading(live.table), yours, *known], ""
    for between in ([*does, *how], how, []):
        text = "\n".join([*begins, *between, *cards])
        if measure_length(text) <= TEXT_LIMIT:
            return text
    return voice.fit(text, TEXT_LIMIT)
