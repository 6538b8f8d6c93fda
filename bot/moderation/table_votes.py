"""Votes of a table: whoever sits there proposes something, the others agree or not by buttons that all can see."""

from typing import Final

from msgspec.structs import replace as with_values

from bot.announcer.table_notices import close_vote, show_vote
from bot.moderation.actions import Actions, Done, Person, require_unfinished
from bot.moderation.agreements import Agreements
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.moderator import Press
from bot.moderation.seat_changes import SeatChanges
from bot.moderation.table_changes import TableChanges, require_deadline
from bot.tables.live import Live
from bot.tables.tally import count_votes
from bot.tables.votes import VOTE, WHATS, Vote
from porc_royal.asks import Refused
from storage.ports import Change, Close, Deadline, NewDeadline, NewOwed, SeatRow, join_changes

TIMED: Final = ("pause", "extend")
"""What takes a length of time."""

SEATED: Final = ("open", "practice")
"""What concerns one seat."""


class TableVotes(Part):
    """One open vote at a table: opened by a command, kept with the table, carried as soon as enough agree."""

    def __init__(
        self, deps: ModerationDeps, table: TableChanges, seats: SeatChanges, agreements: Agreements
    ) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)
        self._table = table
        self._seats = seats
        self._agreements = agreements

    async def propose(
        self, table_id: int, person: Person, press: Press, what: str, *, seconds: int = 0, seat: int = -1
    ) -> Done:
        """Open a vote; whoever proposes is for it. Raises `Refused`."""

        def act(live: Live) -> tuple[Change, Done]:
            mine = _require_voter(live, person)
            require_unfinished(live)
            if live.posts.vote is not None:
                raise Refused("vote-running")
            at, kind = self._clock.now(), next((one for one in WHATS if one == what), None)
            if kind is None:
                raise Refused("vote-unknown")
            row = next((one for one in live.seats if one.seat == seat), None)
            vote = Vote(kind, at, mine.name, seconds if kind in TIMED else 0, voices={person.user_id: True})
            if kind in SEATED and row is not None:
                vote = with_values(vote, seat=seat, owner=row.user_id)
            self._check(live, vote)
            live.posts.vote = vote
            opened = show_vote(live, self._voices.of_table(live), vote, at, new=True)
            change = Change(at, table_id, owed=(opened,), opens=(NewDeadline(VOTE, vote.ends),))
            return self._settle(live, vote, change), Done(table_id, "vote-opened")

        return await self._actions.act(table_id, press, act)

    async def cast(self, table_id: int, person: Person, press: Press, began: int, *, agrees: bool) -> Done:
        """Take somebody's voice; they may change it while the vote is open. Raises `Refused`."""
        if await self._is_sealed(table_id):
            return await self._agreements.cast(table_id, person, press, began, agrees=agrees)

        def act(live: Live) -> tuple[Change, Done]:
            vote, at = live.posts.vote, self._clock.now()
            require_unfinished(live)
            if vote is None or vote.began != began or at >= vote.ends:
                raise Refused("vote-over")
            _require_voter(live, person)
            done = Done(table_id, "vote-taken-yes" if agrees else "vote-taken-no")
            if vote.voices.get(person.user_id) is agrees:
                return Change(at, table_id), done
            vote = with_values(vote, voices={**vote.voices, person.user_id: agrees})
            live.posts.vote = vote
            shown = show_vote(live, self._voices.of_table(live), vote, at)
            return self._settle(live, vote, Change(at, table_id, owed=(shown,))), done

        return await self._actions.act(table_id, press, act)

    async def end(self, deadline: Deadline) -> None:
        """The time of a vote is over: what is carried by those who have a voice now is done, the rest is not."""
        if await self._is_sealed(deadline.table_id):
            await self._agreements.end(deadline)
            return

        async def act(live: Live) -> Change:
            vote, at = live.posts.vote, self._clock.now()
            if vote is None:
                return Change(at, deadline.table_id)
            settled = self._settle(live, vote, Change(at, deadline.table_id))
            return settled if live.posts.vote is None else self._close(live, vote, "vote-expired")

        await self._actions.act_due(deadline, act)

    async def _is_sealed(self, table_id: int) -> bool:
        """Whether the open vote is one that all answer in secret."""
        async with self._tables.turn(table_id, without_game=True) as live:
            return live.posts.vote is not None and live.posts.vote.is_sealed

    def _settle(self, live: Live, vote: Vote, still_open: Change) -> Change:
        """What follows from the voices so far: the change that was voted for, or that the vote goes on."""
        tally = count_votes(live, vote, self._clock.now())
        if tally.is_lost:
            return self._close(live, vote, "vote-lost")
        if not tally.is_carried:
            return still_open
        try:
            self._check(live, vote)
        except Refused:
            return self._close(live, vote, "vote-moot")
        # What opens and is carried at once has no message yet.
        closed = self._close(live, vote, "vote-carried", still_open.owed if still_open.opens else ())
        done = self._make_change(live, vote)
        return join_changes(closed, done)

    def _close(self, live: Live, vote: Vote, ending: str, first: tuple[NewOwed, ...] = ()) -> Change:
        """End the vote, with one word of what came of it."""
        at, voice = self._clock.now(), self._voices.of_table(live)
        live.posts.vote = None
        closed = close_vote(live, voice, vote, voice.text(ending), at)
        return Change(at, live.table.id, owed=(*first, closed), closes=(Close(VOTE),))

    def _check(self, live: Live, vote: Vote) -> None:
        """Refuse what cannot be done as things stand."""
        if vote.what in TIMED and not vote.seconds:
            raise Refused("vote-how-long")
        if vote.what == "pause" and live.table.status != "playing":
            raise Refused("pause-already" if live.table.status == "paused" else "refused-not-now")
        if vote.what == "pause" and vote.until <= self._clock.now():
            raise Refused("refused-not-now")
        if vote.what == "extend":
            require_deadline(live)
        if vote.what in SEATED:
            row = self._seats.require_replaceable(live, vote.seat)
            if row.user_id != vote.owner:
                raise Refused("substitute-nobody")

    def _make_change(self, live: Live, vote: Vote) -> Change:
        """What was voted for."""
        who = self._voices.of_table(live).text("vote-table")
        match vote.what:
            case "pause":
                return self._table.make_pause(live, who, vote.until)
            case "extend":
                return self._table.make_extension(live, who, vote.seconds)
            case "open":
                return self._seats.make_open(live, live.at(vote.seat), who)
            case "practice":
                return self._seats.make_practice(live, live.at(vote.seat), who)
            case "cancel":
                return self._table.make_cancellation(live, who)
            case _:
                raise Refused("vote-unknown")  # what is sealed, agreements.py carries out


def _require_voter(live: Live, person: Person) -> SeatRow:
    """The seat of somebody who has a voice. Raises `Refused`."""
    row = live.seat_of(person.user_id)
    if row is None:
        raise Refused("refused-not-seated")
    return row
