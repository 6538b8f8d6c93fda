"""The announcer: turns what happened into the messages that are owed for it, one reader at a time.

The channel gets what the public may know, in the table's language, all facts of one event in one message.
Each person gets by direct message what only that seat may know, and the questions that others' replies opened
for it; the one who has just replied meets the next question in the receipt instead. Everything is worded from
a `view` or from a fact known to its reader.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.announcer.absence import AbsenceNotices
from bot.announcer.inbox import InboxWriter
from bot.announcer.messages import TEXT_LIMIT, owe_message
from bot.announcer.reminders import ReminderWords
from bot.announcer.results import (
    describe_absent,
    describe_foreseen,
    describe_orders,
    describe_result,
    describe_stand_ins,
    find_awaited_alone,
    find_wait,
    is_asked_anew,
    make_end_rows,
    was_asked_before,
)
from bot.announcer.story import StoryWriter
from bot.announcer.table_notices import close_open_seat, close_vote, offer_open_seat
from bot.announcer.waiting import (
    describe_waiting,
    list_channel_asks,
    list_unreachable,
    make_story_rows,
)
from bot.delivery.outgoing import Outgoing, Say, Thread, channel
from bot.panels.images import make_picture_ref
from bot.tables.absence import has_deputy, is_away, list_readers
from bot.tables.calls import Calling, choose_channel_calling, expect_answer, note_sounds
from bot.tables.live import Live
from bot.tables.posts import HOLD_MS, is_in_channel
from bot.tables.turn import NOBODY, Absent, Turn
from bot.wording.voice import Voice, Voices
from porc_royal.facts import Fact, Saying, Seat
from porc_royal.rulebook import Result
from storage.ports import NewOwed
from storage.ports import Seat as SeatRow

TITLE_LIMIT = 100
TALKS = "talks"
"""The name under which the message is remembered below which the players talk."""


class Announcer(ReminderWords, AbsenceNotices):
    """Words messages with the voices of the table (its language) and of each reader (their own)."""

    def __init__(self, voices: Voices, hold_ms: int = HOLD_MS) -> None:
        super().__init__(voices)
        self._hold_ms = hold_ms

    # ----------------------------------------------------------------------------------- after a reply

    def collect_messages(
        self,
        turn: Turn,
        *,
        at: int,
        due_at: int | None,
        absent: Absent = NOBODY,
        prologue: Sequence[Saying] = (),
    ) -> tuple[NewOwed, ...]:
        """Every message that an event owes: to the channel, then to each person, lowest seat first."""
        messages = list(self._tell_channel(turn, at, due_at, absent, prologue))
        messages += self._handle_thread(turn)
        if turn.result is None:
            messages += self._tell_open_seats(turn.live, absent)
        for row in absent.handed:
            messages += self.greet_reader(turn.live, row)
        for row in list_readers(turn.live):
            if row.user_id is not None:
                messages += self._tell_person(turn, row, at, due_at)
        return tuple(messages)

    def _tell_channel(
        self,
        turn: Turn,
        at: int,
        due_at: int | None,
        absent: Absent,
        prologue: Sequence[Saying],
    ) -> Sequence[NewOwed]:
        """What happened, in the story; below it who is awaited, and the buttons."""
        live, voice = turn.live, self._voices.of_table(turn.live)
        story = StoryWriter(live, voice, at)
        notes = [*(voice.say(one) for one in prologue), *describe_absent(voice, turn, absent)]
        story.add(notes)
        parts = turn.chapters
        for part, following in zip(parts, (*parts[1:], None), strict=True):
            story.begin_chapter(part)
            lines = [voice.say(fact.says) for fact in part.facts if fact.to is None]
            story.add(lines, None if following is None else following.begun)
        foreseen = describe_foreseen(turn, voice)
        story.add(foreseen)
        if turn.result is not None:
            return [
                *story.end(),
                *self._end_vote(live, voice, at),
                *self._show_result(live, voice, turn.result),
            ]
        told = bool(notes or foreseen) or any(fact.to is None for fact in turn.facts)
        if not told and (turn.amid or not turn.opened):
            return []  # sealed, or settled in private: nobody else sees that, nor when
        since = at if is_asked_anew(turn) else story.since
        wait = find_wait(turn, absent.missed, at, self._hold_ms)
        held = story.hold(since, wait) if wait else None
        if held is not None:
            return held
        status = describe_waiting(live, voice, since, due_at if turn.opened else live.due_at)
        called = list_unreachable(live, turn.actor) if turn.opened else ()
        heard = [seat for seat in called if choose_channel_calling(live, seat, at).now]
        users = tuple(live.at(seat).user_id or 0 for seat in heard or called)
        shown = story.show(status, make_story_rows(live, voice), since, users, silent=not heard)
        note_sounds(live, heard, at)
        return shown

    def tell_held(self, live: Live, at: int) -> Sequence[NewOwed]:
        """Tell the news that was kept for what would come next."""
        held = live.posts.story
        return self.show_waiting(live, at) if held is not None and held.held_until else ()

    def show_waiting(self, live: Live, at: int) -> Sequence[NewOwed]:
        """Show the story with who is awaited now, and until when."""
        story = live.posts.story
        if story is None:
            return ()
        voice = self._voices.of_table(live)
        status = describe_waiting(live, voice, story.since, live.due_at)
        return StoryWriter(live, voice, at).show(status, make_story_rows(live, voice), story.since)

    def close_story(self, live: Live, at: int) -> Sequence[NewOwed]:
        """Let the story stay as it is, without buttons: the table is over, or goes on elsewhere."""
        return StoryWriter(live, self._voices.of_table(live), at).end() if live.posts.story else ()

    def _tell_open_seats(self, live: Live, absent: Absent) -> list[NewOwed]:
        """Seats that anybody may take, as their people were away for too long; and those whose people are back."""
        voice, messages = self._voices.of_table(live), list[NewOwed]()
        for seat in absent.opened:
            text = f"{voice.text('seat-opened', who=voice.who(seat))} {voice.text('open-seat-until')}"
            offer = offer_open_seat(live, voice, seat, text)
            messages.append(owe_message(live, voice, channel(live.table.channel_id), offer))
        for seat in absent.regained:
            text = voice.text("open-seat-settled", who=voice.who(seat), what=voice.who(seat))
            messages.append(close_open_seat(live, seat, text))
        return messages

    def _end_vote(self, live: Live, voice: Voice, at: int) -> list[NewOwed]:
        """Nothing is left to be voted on."""
        vote, live.posts.vote = live.posts.vote, None
        return [] if vote is None else [close_vote(live, voice, vote, voice.text("vote-moot"), at)]

    def _show_result(self, live: Live, voice: Voice, result: Result) -> list[NewOwed]:
        """How the game ended, with the board, in messages that stay."""
        *before, last = voice.split("\n".join(describe_result(live, voice, result)), TEXT_LIMIT)
        # The message that told the last part has it as well.
        board = replace(make_picture_ref(live, voice, "board", None), again=True)
        messages = [
            *(Say(text=text) for text in before),
            Say(text=last, rows=make_end_rows(live, voice), picture=board),
        ]
        return [owe_message(live, voice, channel(live.table.channel_id), one) for one in messages]

    def _handle_thread(self, turn: Turn) -> list[NewOwed]:
        """The thread for public talk, opened below an invitation and closed when the talk is over."""
        live, voice = turn.live, self._voices.of_table(turn.live)
        talks, messages = live.rulebook.talks, list[Outgoing]()
        if talks is None:
            return []
        title = voice.fit(voice.phrase(talks.title(live.play.view(None))), TITLE_LIMIT)
        for fact in turn.facts:
            if fact.says.key == talks.closes:
                messages.append(Thread(keep=TALKS, title=title, open=False))
            elif fact.says.key == talks.opens:
                messages += [Say(text=voice.say(talks.invite), keep=TALKS), Thread(keep=TALKS, title=title)]
        return [owe_message(live, voice, channel(live.table.channel_id), outgoing) for outgoing in messages]

    # ----------------------------------------------------------------------------------- to one person

    def _tell_person(self, turn: Turn, row: SeatRow, at: int, due_at: int | None) -> Sequence[NewOwed]:
        """What only this seat learned, and what it is asked now: one private message, unless the channel asks it."""
        live, seat = turn.live, Seat(row.seat)
        voice = self._voices.of_seat(live, row)
        inbox = InboxWriter(live, row, voice)
        # What somebody sets is said by the answer to the press, and not in a message besides.
        told = () if turn.is_order and seat == turn.actor else turn.facts
        whispers = [fact for fact in told if fact.to is not None and fact.is_known_to(seat)]
        owes = turn.result is None and seat in live.play.awaited
        asked_anew = owes and turn.opened and not was_asked_before(live, seat)
        fresh = asked_anew
        about = live.play.asks[seat].about if asked_anew else ()
        lines = [voice.say(fact.says) for fact in whispers if fact.says not in about]
        lines += [*describe_stand_ins(voice, seat, turn), *describe_orders(voice, seat, turn)]
        news: Say | None = None
        if lines:
            # Who is told of something amid a question may react, and is not asked anew.
            answerable = turn.amid and seat != turn.actor and seat in live.play.asks and not fresh
            news = self.make_news(live, voice, seat, lines, whispers, answerable=answerable)
        if seat == turn.actor:
            if turn.in_inbox:
                inbox.let_be_replaced()
            fresh = fresh and inbox.is_open  # else the answer to the press asks on
            if turn.in_inbox and owes:
                inbox.keep_question(live.play.place)
        if asked_anew:
            inbox.note_asked(at)
        calling, gone = Calling(now=False), is_away(row, at) and not has_deputy(row, at)
        # Whose direct messages are closed the channel calls.
        if fresh and seat != turn.actor and not gone and row.dm_ok is not False:
            calling = inbox.choose_calling(at)
        if seat != turn.actor and (fresh or not owes):
            inbox.note_call(calling.later)
        if fresh and not (not calling.now and news is None and self._is_asked_by_channel(live, seat, at)):
            inbox.ask(news, self.make_question(live, voice, seat, due_at), silent=not calling.now)
            if calling.now:
                inbox.note_called(at)
        else:
            if news is not None:
                inbox.tell(news)
            if fresh or not owes:
                inbox.close(elsewhere=fresh and owes)
        return inbox.list_owed()

    @staticmethod
    def _is_asked_by_channel(live: Live, seat: Seat, at: int) -> bool:
        """Whether the channel asks whoever reads it: a question to all, or one to the only seat that is awaited."""
        called = live.rulebook.gathers and find_awaited_alone(live) == seat
        return bool(list_channel_asks(live)) or (called and is_in_channel(live.posts, seat, at))

    # ------------------------------------------------------------------------------------ other events

    def announce_undo(
        self, live: Live, seat: Seat, seq: int, facts: Sequence[Fact], *, at: int, due_at: int | None
    ) -> tuple[NewOwed, ...]:
        """Tell the channel that a reply and what came of it are taken back, and close what is not asked any more."""
        voice = self._voices.of_table(live)
        lines = [voice.text("undo-done", who=voice.who(seat), log=seq)]
        lines += [voice.text("undo-what", what=voice.say(fact.says)) for fact in facts if fact.to is None]
        story = StoryWriter(live, voice, at)
        story.add(lines)
        status = describe_waiting(live, voice, at, due_at)
        messages = story.show(status, make_story_rows(live, voice), at)
        for row in list_readers(live):
            inbox = InboxWriter(live, row, self._voices.of_seat(live, row))
            if Seat(row.seat) in live.play.awaited:
                if not inbox.is_open:  # what was asked there was over, and is asked again
                    expect_answer(live, Seat(row.seat), at)
            elif row.user_id is not None:
                inbox.close()
                messages += inbox.list_owed()
        return tuple(messages)

    def show_board(self, live: Live, at: int) -> tuple[NewOwed, ...]:
        """Show the channel the table as it stands, in a new message: after a move to another channel, or a pause."""
        voice = self._voices.of_table(live)
        story = StoryWriter(live, voice, at)
        story.turn_page()
        story.add([voice.heading(live.table)])
        story.show_picture()
        status = describe_waiting(live, voice, story.since, live.due_at)
        return tuple(story.show(status, make_story_rows(live, voice), story.since))
