"""Posts: messages of a table that are edited in place, and what each of them holds now."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from bot.tables.draws import NEVER_TAKEN_BACK, Redraws
from bot.tables.votes import Vote
from porc_royal.facts import Named, Seat

_STORY: Final = "story"
_VOTE: Final = "vote"
_TOLD: Final = "told"
HOLD_MS: Final = 20_000
"""News of somebody's turn waits so long for what they do next, and is told with it."""
PRESENT_MS: Final = 5 * 60 * 1000
"""Whoever has replied within so long is taken to look at the table still, and need not be called."""
_INBOX: Final = "inbox-"
_REDRAWS: Final = "redraws"


class Story(msgspec.Struct, frozen=True):
    """What the newest public message tells, without who is awaited.

    act   the part of the game that it tells
    since  when those who are awaited were asked, unix milliseconds
    held_until  by when news in it is told that the message does not show yet, unix milliseconds; 0: it shows all
    board_due  when the board is replaced that an edit left as it was, likewise; 0: none did
    posted  whether the message is there; else the next news begins one
    board   whether the message has the board, or goes on from one that has it
    board_at  when the board last went into it, unix milliseconds, and `board_mark` by what that is known (`mark_board`)
    kept    whether the board stays as it is until the next part of the game
    number  how many parts of the game have begun
    nudged_at  when somebody last nudged those who are awaited, unix milliseconds
    page       how many messages have told the game so far, this one included, and `begun_at` when it was owed
    """

    act: str = ""
    text: str = ""
    since: int = 0
    held_until: int = 0
    board_due: int = 0
    posted: bool = True
    board: bool = False
    board_at: int = 0
    board_mark: str = ""
    kept: bool = False
    number: int = 0
    nudged_at: int = 0
    page: int = 0
    begun_at: int = 0


class Inbox(msgspec.Struct, frozen=True):
    """The private message in which a seat is asked.

    place    the place of the question with which its buttons were made; -1: it has none
    text     what it told beside the question, which stays when that is answered
    seen_at  when its owner last replied anywhere, unix milliseconds
    call_at  when its owner, who was asked without a sound, is to be called after all; 0: not at all
    called_at  when its owner was last called, with a sound, and `called_before` when the time before
    asked_at   when what it asks was first asked
    act      the part of the game (`Story.number`) in which its owner last replied or was called
    here_at  when its owner last replied where everybody reads, openly; 0 where that was in private
    where    what says where the next question stands: a "note" in the place of one, or the "receipt" of the last
    thinks   whether that receipt says besides that a practice player thinks: not true any more once its owner is asked
    below    whether something was told below it since
    points_to  which message of the channel a note leads to (`Story.page`)
    answered whether the question there is answered, with the last part of what is sealed, which may be taken back there
    sealed   whether the receipt there says that the answer may still be changed: not true any more once all are in
    """

    place: int = -1
    text: str = ""
    seen_at: int = 0
    call_at: int = 0
    called_at: int = 0
    called_before: int = 0
    asked_at: int = 0
    act: int = -1
    here_at: int = 0
    where: Literal["", "note", "receipt"] = ""
    thinks: bool = False
    below: bool = False
    points_to: int = 0
    answered: bool = False
    sealed: bool = False

    @property
    def is_open(self) -> bool:
        """Whether a question stands in it."""
        return self.place >= 0

    @property
    def stands(self) -> bool:
        """Whether there is a message that goes when something else takes its place."""
        return self.is_open or self.where == "note" or self.sealed


class Posts:
    """What the messages of one table hold; what has changed since it was last written down is remembered."""

    def __init__(self, stored: Mapping[str, bytes] | None = None) -> None:
        stored = stored or {}
        self._story = msgspec.json.decode(stored[_STORY], type=Story) if _STORY in stored else None
        self._vote = msgspec.json.decode(stored[_VOTE], type=Vote) if _VOTE in stored else None
        self._inboxes = {
            Seat(int(name.removeprefix(_INBOX))): msgspec.json.decode(body, type=Inbox)
            for name, body in stored.items()
            if name.startswith(_INBOX)
        }
        self._told = msgspec.json.decode(stored[_TOLD], type=list[Named]) if _TOLD in stored else []
        self._redraws = NEVER_TAKEN_BACK
        if _REDRAWS in stored:
            self._redraws = msgspec.json.decode(stored[_REDRAWS], type=Redraws)
        self._changed: dict[str, bytes | None] = {}

    def note_told(self, things: Iterable[Named]) -> list[Named]:
        """Note that the channel is told what these things do; gives those of which it was not told before."""
        new = [one for one in things if one not in self._told]
        if new:
            self._told = [*self._told, *new]
            self._changed[_TOLD] = msgspec.json.encode(self._told)
        return new

    @property
    def story(self) -> Story | None:
        """The newest public message, None before the first."""
        return self._story

    @story.setter
    def story(self, story: Story | None) -> None:
        if story != self._story:
            self._story = story
            self._changed[_STORY] = None if story is None else msgspec.json.encode(story)

    @property
    def vote(self) -> Vote | None:
        """The open vote of the table, None where there is none."""
        return self._vote

    @vote.setter
    def vote(self, vote: Vote | None) -> None:
        if vote != self._vote:
            self._vote = vote
            self._changed[_VOTE] = None if vote is None else msgspec.json.encode(vote)

    @property
    def redraws(self) -> Redraws:
        """What chance has shown and was taken back."""
        return self._redraws

    @redraws.setter
    def redraws(self, redraws: Redraws) -> None:
        if redraws != self._redraws:
            self._redraws = redraws
            self._changed[_REDRAWS] = msgspec.json.encode(redraws)

    def inbox(self, seat: Seat) -> Inbox:
        """The private message of a seat."""
        return self._inboxes.get(seat, Inbox())

    def keep_inbox(self, seat: Seat, inbox: Inbox) -> None:
        """Note what it holds now."""
        if inbox != self.inbox(seat):
            self._inboxes[seat] = inbox
            self._changed[f"{_INBOX}{seat}"] = msgspec.json.encode(inbox)

    def note_reply(self, seat: Seat, at: int) -> None:
        """Note that a seat has just replied."""
        act = self._story.number if self._story is not None else 0
        self.keep_inbox(seat, replace(self.inbox(seat), seen_at=at, act=act))

    def note_open_reply(self, seat: Seat, here_at: int) -> None:
        """Note when a seat has replied in the channel, 0 where it was in private; not of what is sealed."""
        self.keep_inbox(seat, replace(self.inbox(seat), here_at=here_at))

    def take_changes(self) -> Mapping[str, bytes | None]:
        """What is to be written down; it counts as written then."""
        changed, self._changed = self._changed, {}
        return changed


def is_in_channel(posts: Posts, seat: Seat, at: int) -> bool:
    """Whether somebody reads the channel: they have openly replied there a moment ago."""
    return at - posts.inbox(seat).here_at < PRESENT_MS


def name_story(channel_id: int) -> str:
    """The name under which the newest public message is remembered, one for each channel.

    What still waits for a channel that the table has left must change the message that is there.
    """
    return f"{_STORY}-{channel_id}"


def name_inbox(seat: Seat, user_id: int) -> str:
    """The name under which the private message of whoever sits there is remembered."""
    return f"{_INBOX}{seat}-{user_id}"
