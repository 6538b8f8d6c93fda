"""The inbox: the one private message in which each person is asked what a table wants of them.

A question that opens takes the place of the one before; answered anywhere, it is closed here, too. Who is asked
without a sound, and called when no answer comes for a while, `bot/tables/calls.py` says (DEC-069).
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.announcer.messages import TEXT_LIMIT, join_messages, owe_message
from bot.delivery.outgoing import Edit, Outgoing, Say, address_dm
from bot.i18n import remove_bold
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
from bot.tables.posts import Inbox, name_inbox
from bot.wording.voice import Voice, name_channel
from porc_royal.facts import Seat
from storage.ports import NewOwed, SeatRow

__all__ = ["InboxWriter"]

ANSWERED: Final = "inbox-answered"
AGAIN: Final = "inbox-again"
SHORT: Final = 120
"""Characters of a question that are kept for when it is closed."""


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

    def let_be_replaced(self) -> None:
        """Its owner has replied by its own buttons, so that the answer to the press stands there now."""
        self._inbox = replace(self._inbox, place=-1, text="")

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

    def keep_question(self, place: int) -> None:
        """The answer to the press asks on in it."""
        self._inbox = replace(self._inbox, place=place)

    def tell(self, news: Say) -> None:
        """Tell something that needs no answer, in a message of its own and without a sound."""
        self._owed.append(_hush(news))

    def ask(self, news: Say | None, question: Say, *, silent: bool, anew: bool = False) -> None:
        """Ask in a new message, or silently in the one that is there; a question that stood there is closed.

        anew: in a new one even if it arrives without a sound
        """
        name, place = self._name, self._live.play.place
        asks = self._word_shortly()
        if silent and not anew and self.is_open and news is None and not self._inbox.text:
            edit = Edit(keep=name, text=question.text, rows=question.rows, picture=question.picture)
            self._owed.append(edit)
            self._inbox = replace(self._inbox, place=place, text="", asks=asks)
            return
        known = self._live.play.since(self._seat) <= self._inbox.place
        self.close(AGAIN if known else ANSWERED)
        *before, last = join_messages([news, question]) if news is not None else [question]
        self._owed += [_hush(one) for one in before]
        self._owed.append(_named(last, name, silent=silent))
        kept = news.text if news is not None and not before else ""
        self._inbox = replace(self._inbox, place=place, text=kept, asks=asks)

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

    def close(self, why: str = ANSWERED, *, elsewhere: bool = False) -> None:
        """Take the question and its buttons away; what was told beside it stays.

        elsewhere: the channel asks what is asked now
        """
        if not self.is_open:
            return
        done = self._voice.text(why)
        if self._inbox.asks:
            done = self._voice.text("inbox-what", done=done, what=self._inbox.asks)
        if elsewhere:
            done = f"{done} {self._voice.text('inbox-elsewhere', where=name_channel(self._live.table))}"
        text = "\n".join((self._inbox.text or self._voice.heading(self._live.table), f"-# {done}"))
        keeps = bool(self._inbox.text)
        edit = Edit(
            keep=self._name,
            text=self._voice.fit(text, TEXT_LIMIT),
            keeps_picture=keeps,
            anew=False,
        )
        self._owed.append(edit)
        self._inbox = replace(self._inbox, place=-1, text="", asks="")

    def _word_shortly(self) -> str:
        """The first line of the question, as far as it fits in a small note."""
        ask = self._live.play.asks.get(self._seat)
        said = self._voice.ask(ask).partition("\n")[0] if ask is not None else ""
        return self._voice.fit(remove_bold(said), SHORT)

    def forget(self) -> None:
        """Nothing is known of whoever sits there next."""
        self._inbox = Inbox()

    def list_owed(self) -> Sequence[NewOwed]:
        """The messages that are owed; what the inbox holds now is noted."""
        self._live.posts.keep_inbox(self._seat, self._inbox)
        return [owe_message(self._live, self._voice, address_dm(self._user), one) for one in self._owed]

    @property
    def _name(self) -> str:
        return name_inbox(self._seat, self._user)


def _hush(news: Say) -> Say:
    return _named(news, "", silent=True)


def _named(message: Say, name: str, *, silent: bool) -> Say:
    return replace(message, keep=name, silent=silent)
