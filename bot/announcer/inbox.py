"""The inbox: the one private message in which each person is asked what a table wants of them.

A question that opens takes the place of the one before; answered elsewhere, it goes. While the channel asks, it says
so. Who is asked without a sound, and called when no answer comes for a while, `bot/tables/calls.py` says (DEC-069).
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.announcer.messages import TEXT_LIMIT, join_messages, owe_message
from bot.delivery.outgoing import Edit, Outgoing, Pointer, Say, address_dm, take_away
from bot.tables.calls import (
    Calling,
    choose_calling,
    find_act,
    find_patience_end,
    find_time_to_tell,
    find_wishes,
    note_sound,
)
from bot.tables.live import Live
from bot.tables.posts import Inbox, Story, name_inbox, name_story
from bot.wording.voice import Voice, address_messages, name_channel
from porc_royal.facts import Seat
from storage.ports import NewOwed, SeatRow

__all__ = ["InboxWriter"]

ARRIVED_MS: Final = 4000
"""A message of the channel is usually there by then, behind edits and with its picture; nobody waits for the note."""


class InboxWriter:
    """Writes what one event adds to the private message of one person."""

    def __init__(self, live: Live, row: SeatRow, voice: Voice) -> None:
        self._live, self._voice = live, voice
        self._seat, self._user = Seat(row.seat), row.user_id or 0
        self._inbox = live.posts.inbox(self._seat)
        self._owed: list[Outgoing] = []

    @property
    def is_open(self) -> bool:
        """Whether a question stands in it."""
        return self._inbox.is_open

    @property
    def is_sealed(self) -> bool:
        """Whether its owner has sealed an answer to what is asked."""
        return self._seat in self._live.play.sealed

    @property
    def holds_answer(self) -> bool:
        """Whether an answer sealed part by part stands in it, to be taken back there until all have answered."""
        return self._inbox.is_open and self._inbox.answered and self.is_sealed

    @property
    def is_outdated(self) -> bool:
        """Whether it leads to a message of the channel that another has followed."""
        story = self._live.posts.story or Story()
        return self._inbox.where == "note" and self._inbox.points_to != story.page

    def let_be_replaced(self) -> None:
        """Its owner has replied by its own buttons, so that the answer to the press stands there now."""
        self._inbox = replace(
            self._inbox, place=-1, text="", where="", below=False, answered=False, sealed=False
        )

    def drop_answer(self) -> None:
        """Its owner has answered elsewhere: an answer that was kept in it is not theirs any more."""
        if self._inbox.answered:
            self.close()

    def note_call(self, later: int) -> None:
        """Note when its owner is to be called, should no answer come until then; 0: not at all."""
        self._inbox = replace(self._inbox, call_at=later)

    def note_called(self, at: int) -> None:
        """Note that its owner is called now, with a sound."""
        self._inbox = note_sound(self._inbox, find_act(self._live), at)

    def note_asked(self, at: int) -> None:
        """Note that its owner is asked something new."""
        self._inbox = replace(self._inbox, asked_at=at)

    def choose_calling(self, at: int) -> Calling:
        """How a question that opens now is put to its owner: without a sound in quiet hours, and for the digest."""
        if find_wishes(self._live, self._seat).digest:  # called only if they want no digests any more
            return Calling(now=False, later=find_patience_end(self._inbox, at))
        calling = choose_calling(self._inbox, find_act(self._live), at)
        waking = find_time_to_tell(self._live, self._seat, at)
        return Calling(now=False, later=waking) if calling.now and waking > at else calling

    def keep_question(self, place: int, *, answered: bool = False) -> None:
        """The answer to the press asks on in it.

        answered: it was the last part of what is sealed now, which may be taken back there
        """
        self._inbox = replace(self._inbox, place=place, answered=answered)

    def keep_receipt(self, *, thinks: bool, sealed: bool) -> None:
        """The answer to the press says where the next question will be.

        thinks: and that a practice player is awaited now; sealed: that the answer may be changed until all are in
        """
        self._inbox = replace(self._inbox, where="receipt", thinks=thinks, sealed=sealed)

    def end_waiting(self) -> None:
        """Let nothing stand there that says how to go on, where that is over.

        In a lesson a receipt that says that one may still change one's mind goes once all have answered; at a table it
        says besides where the game goes on, and stays until the next question takes its place, or the game ends.
        """
        sealed = self._inbox.sealed and not self.is_sealed
        ended = self._live.play.result is not None and not self.is_open
        if self._live.table.lesson and (sealed or (ended and self._inbox.stands)):
            self._clear()

    def tell(self, news: Say) -> None:
        """Tell something that needs no answer, without a sound: in a message of its own.

        What is told of the end takes the place of what stands there: nothing is asked any more.
        """
        ended = self._live.play.result is not None and not self._live.table.lesson
        if ended and self._inbox.stands and not (self._inbox.text or self._inbox.below):
            self._owed.append(Edit(keep=self._name, text=news.text, rows=news.rows, picture=news.picture))
            self.let_be_replaced()
            return
        if ended:
            self._clear()
        self._owed.append(_hush(news))
        self._inbox = replace(self._inbox, below=self._inbox.stands)

    def ask(self, news: Say | None, question: Say, *, silent: bool, anew: bool = False) -> None:
        """Ask silently in the message that is there, or in a new one; then what stood there goes.

        anew: in a new one even if it arrives without a sound
        """
        name, place = self._name, self._live.play.place
        # What was told since is to be read before the question that may be about it; in a lesson that is all that came
        # of a sealed answer.
        told = self._inbox.below or (self._inbox.answered and bool(self._live.table.lesson))
        in_place = self._inbox.stands and not (self._inbox.text or told)
        if silent and not anew and in_place and news is None:
            edit = Edit(keep=name, text=question.text, rows=question.rows, picture=question.picture)
            self._owed.append(edit)
            self._inbox = replace(self._inbox, place=place, text="", where="", answered=False, sealed=False)
            return
        self._clear()
        *before, last = join_messages([news, question]) if news is not None else [question]
        self._owed += [_hush(one) for one in before]
        self._owed.append(_named(last, name, silent=silent))
        kept = news.text if news is not None and not before else ""
        self._inbox = replace(self._inbox, place=place, text=kept)

    def show_again(self, question: Say) -> None:
        """Show the question that stands there as it is now, where it stands: nobody hears of it, and news stays."""
        if not self.is_open:
            return
        news = Say(text=self._inbox.text) if self._inbox.text else None
        shown = join_messages([news, question])[-1] if news is not None else question
        edit = Edit(
            keep=self._name, text=shown.text, rows=shown.rows, keeps_picture=True, lost=question.picture
        )
        self._owed.append(edit)

    def close(self, instead: str = "") -> None:
        """Take the question away; what was told beside it stays.

        instead: what stands in its place, where there is something to say of it
        """
        if self.is_open and instead and not self._inbox.text:
            text = self._voice.fit("\n".join((self._voice.heading(self._live.table), instead)), TEXT_LIMIT)
            self._owed.append(Edit(keep=self._name, text=text, anew=False))
            self.let_be_replaced()
        elif self.is_open:
            self._clear()

    def point(self) -> None:
        """Say, in the place of a question, that the channel asks now, and lead there; until one is asked here."""
        story, stale = self._live.posts.story or Story(), self.is_outdated
        says_it = self._inbox.where == "note" or (self._inbox.where == "receipt" and not self._inbox.thinks)
        if says_it and not self.is_open and not stale:
            return
        where = name_channel(self._live.table)
        pointer, text = self._point_at(story, where), self._word_note(where)
        if stale or (self.is_open and not (self._inbox.text or self._inbox.below)):
            self._owed.append(Edit(keep=self._name, text=text, points=pointer))
        else:
            self._clear()
            self._owed.append(_named(Say(text=text, points=pointer), self._name, silent=True))
        below = self._inbox.below and stale
        self._inbox = replace(self._inbox, place=-1, text="", where="note", below=below, points_to=story.page)

    def _point_at(self, story: Story, where: str) -> Pointer | None:
        """The note with the way to the message in which the channel asks; None where there is no such address."""
        table = self._live.table
        if table.channel_id < 0:
            return None
        place = address_messages(table)
        there = self._voice.text("question-there", where=where, link=place)
        name = name_story(table.channel_id)
        return Pointer(keep=name, page=story.page, place=place, text=self._word_note(there))

    def _word_note(self, where: str) -> str:
        where = self._voice.text("inbox-elsewhere", where=where)
        return "\n".join((self._voice.heading(self._live.table), where))

    def leave(self) -> None:
        """Leave nothing there that is not news: nobody answers any more at this table."""
        self._clear()

    def hand_over(self) -> None:
        """Somebody else reads here from now on: nothing asks its owner any more, but what they have sealed stays noted.

        Nothing is known of whoever sits there next.
        """
        if not self._inbox.sealed:
            self._clear()
        self._inbox = Inbox()

    def _clear(self) -> None:
        """Let what stands there give way: all of it, or what was told there stays without the question."""
        if self.is_open and self._inbox.text:
            text = self._voice.fit(self._inbox.text, TEXT_LIMIT)
            self._owed.append(Edit(keep=self._name, text=text, keeps_picture=True, anew=False))
        elif self._inbox.stands:
            self._owed.append(take_away(self._name))
        self.let_be_replaced()

    def list_owed(self) -> Sequence[NewOwed]:
        """The messages that are owed; what the inbox holds now is noted."""
        self._live.posts.keep_inbox(self._seat, self._inbox)
        to, story = address_dm(self._user), self._live.posts.story or Story()
        # What leads to a message that was only just owed waits until that is there.
        there = story.begun_at + ARRIVED_MS
        return [
            owe_message(self._live, self._voice, to, one, not_before=there if _points(one) else 0)
            for one in self._owed
        ]

    @property
    def _name(self) -> str:
        return name_inbox(self._seat, self._user)


def _points(message: Outgoing) -> bool:
    return isinstance(message, Say | Edit) and message.points is not None


def _hush(news: Say) -> Say:
    return _named(news, "", silent=True)


def _named(message: Say, name: str, *, silent: bool) -> Say:
    return replace(message, keep=name, silent=silent)
