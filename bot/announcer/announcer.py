"""The announcer: turns what happened into the messages that are owed for it, one reader at a time.

The channel gets what the public may know, in the table's language, all facts of one event in one message.
Each person gets by direct message what only that seat may know, and the questions that others' replies opened
for it; the one who has just replied meets the next question in the receipt instead. Everything is worded from
a `view` or from a fact known to its reader.

There is one writer for each addressee: `channel` goes on with the story, `inboxes` write to each person, `notices`
say what stands by itself. What concerns several of them is here.
"""

from collections.abc import Sequence

from bot.announcer.channel import Channel
from bot.announcer.inboxes import Inboxes
from bot.announcer.news import News, Notice
from bot.announcer.notices import Notices
from bot.announcer.reminders import ReminderWords
from bot.delivery.outgoing import Say
from bot.panels.open_questions import make_prompt
from bot.panels.prompts import Prompt
from bot.tables.live import Live
from bot.tables.posts import HOLD_MS
from bot.tables.turn import Turn
from bot.wording.voice import Voice, Voices
from porc_royal.facts import Fact, Seat
from storage.ports import NewOwed, SeatRow


class Announcer:
    """Holds the writers, who word messages with the voices of the table (its language) and of each reader."""

    def __init__(self, voices: Voices, hold_ms: int = HOLD_MS) -> None:
        self.notices = Notices(voices)
        self.channel = Channel(voices, hold_ms)
        self.inboxes = Inboxes(voices)
        self.reminders = ReminderWords(voices, self.channel)

    def collect_messages(
        self, turn: Turn, at: int, news: Sequence[News], notices: Sequence[Notice] = ()
    ) -> tuple[NewOwed, ...]:
        """Every message that a turn owes: to the channel, then to each person, lowest seat first."""
        return (
            *self.channel.tell_all(turn, at, news),
            *self.notices.word_notices(turn.live, notices),
            *self.inboxes.tell_each(turn, at, news),
        )

    def announce_undo(self, live: Live, seat: Seat, facts: Sequence[Fact], *, at: int) -> tuple[NewOwed, ...]:
        """Tell the channel that a reply and what came of it are taken back, and close what is not asked any more."""
        return (
            *self.channel.take_back(live, seat, facts, at),
            *self.inboxes.take_back(live, seat, facts, at),
        )

    def announce_substitute(
        self, live: Live, before: SeatRow, after: SeatRow, head: Say | None = None, *, heir: bool = False
    ) -> tuple[NewOwed, ...]:
        """Tell the channel that a seat has a new owner, and the new owner what the seat holds and is asked.

        head: what the channel is told, where it is not that the one gives up the seat to the other
        heir: the host has left, and the channel is told who looks after the table now
        """
        public = self.notices.announce_substitute(live, before, after, head, heir=heir)
        return (public, *self.inboxes.hand_seat(live, before, after))

    def prompt_for(self, live: Live, voice: Voice, seat: Seat) -> Prompt:
        """The open question of a seat. Raises `Refused` when nothing is asked of it."""
        return make_prompt(live, voice, seat)
