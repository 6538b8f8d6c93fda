"""Agreements: what all are asked alike and answer in secret. Nobody learns who was against it, nor whether anybody was.

The message stands as it was posted until it closes, which it does when all have answered, or at the time it names; all
that is said then of what is not done is that it is not.
"""

from dataclasses import replace
from typing import Final

from msgspec.structs import replace as with_values

from bot.announcer.table_notices import close_vote, show_vote
from bot.i18n import escape
from bot.moderation.actions import Actions, Done, Person
from bot.moderation.corrections import Corrections, require_correcting
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.moderator import Press, find_seat
from bot.moderation.take_backs import TakeBacks, read_chosen, word_moment
from bot.tables.absence import is_away
from bot.tables.live import Live
from bot.tables.votes import VOTE, Vote
from porc_royal.asks import Refused, Reply
from porc_royal.play import RulesBroke
from storage.ports import Change, Close, Deadline, NewDeadline, join_changes

STAYS: Final = "back-stays"


class Agreements(Part):
    """The one open vote of a table, where it is sealed."""

    def __init__(self, deps: ModerationDeps, take_backs: TakeBacks, corrections: Corrections) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)
        self._take_backs = take_backs
        self._corrections = corrections

    async def propose_back(self, table_id: int, person: Person, press: Press, chosen: str) -> Done:
        """Ask the table to go back to a moment; whoever proposes it agrees. Raises `Refused`."""

        async def act(live: Live) -> tuple[Change, Done]:
            seat = find_seat(live, person.user_id)
            moment = await self._take_backs.find_moment(live, *read_chosen(chosen))
            told = word_moment(self._voices.of_table(live), moment)
            vote = Vote(
                "back",
                self._clock.now(),
                live.at(seat).name,
                place=moment.place,
                asked_at=moment.asked_at,
                told=told,
                voices={person.user_id: True},
            )
            return await self._open(live, vote), Done(table_id, "back-opened")

        return await self._actions.act_awaiting(table_id, press, act)

    async def cast(self, table_id: int, person: Person, press: Press, began: int, *, agrees: bool) -> Done:
        """Take somebody's answer, which may be changed until it closes. Raises `Refused`."""

        async def act(live: Live) -> tuple[Change, Done]:
            vote, at = live.posts.vote, self._clock.now()
            if vote is None or vote.began != began or at >= vote.ends:
                raise Refused("vote-over")
            if live.seat_of(person.user_id) is None:
                raise Refused("refused-not-seated")
            vote = with_values(vote, voices={**vote.voices, person.user_id: agrees})
            live.posts.vote = vote
            change = Change(at, table_id)
            if _has_everybody(live, vote, at):
                change = await self._close(live, vote)
            return change, Done(table_id, "vote-taken-yes" if agrees else "vote-taken-no")

        return await self._actions.act_awaiting(table_id, press, act)

    async def end(self, deadline: Deadline) -> None:
        """The time is over: whoever is here and has not answered does not agree."""

        async def act(live: Live) -> Change:
            vote = live.posts.vote
            if vote is None:
                return Change(self._clock.now(), deadline.table_id)
            return await self._close(live, vote)

        await self._actions.act_due(deadline, act)

    async def _open(self, live: Live, vote: Vote) -> Change:
        """Ask everybody; where nobody else is here, it is agreed to by that."""
        if live.posts.vote is not None:
            raise Refused("vote-running")
        live.posts.vote = vote
        shown = show_vote(live, self._voices.of_table(live), vote, vote.began, new=True)
        change = Change(vote.began, live.table.id, owed=(shown,), opens=(NewDeadline(VOTE, vote.ends),))
        if not _has_everybody(live, vote, vote.began):
            return change
        closed = await self._close(live, vote)
        return replace(closed, owed=(shown, *closed.owed))

    async def _close(self, live: Live, vote: Vote) -> Change:
        """Do what all agree to, and say so; else say that it stays as it is, and nothing else."""
        at, ending = self._clock.now(), STAYS
        done = Change(at, live.table.id)
        if _is_agreed(live, vote, at):
            try:
                done, ending = await self._carry_out(live, vote), "vote-carried"
            except (Refused, RulesBroke):
                ending = "vote-moot"
        voice = self._voices.of_table(live)
        live.posts.vote = None
        closed = close_vote(live, voice, vote, voice.text(ending), at)
        first = Change(at, live.table.id, owed=(closed,), closes=(Close(VOTE),))
        return join_changes(first, done)

    async def propose_correction(self, table_id: int, person: Person, press: Press, reply: Reply) -> Done:
        """Ask the table to put something right: its host does, or a referee. Raises `Refused`."""

        async def act(live: Live) -> tuple[Change, Done]:
            require_correcting(live, person)
            told = self._corrections.word(live, self._voices.of_table(live), reply)
            voices = {person.user_id: True} if live.seat_of(person.user_id) else {}
            vote = Vote(
                "correct", self._clock.now(), escape(person.name), reply=reply, told=told, voices=voices
            )
            return await self._open(live, vote), Done(table_id, "correct-opened")

        return await self._actions.act_awaiting(table_id, press, act)

    async def _carry_out(self, live: Live, vote: Vote) -> Change:
        if vote.reply is not None:
            return await self._corrections.make_change(live, vote.reply)
        moment = await self._take_backs.find_moment(live, vote.place, vote.asked_at)
        return await self._take_backs.make_change(live, moment, "back-agreed")


def _list_asked(live: Live, vote: Vote, at: int) -> list[int]:
    """Who is asked: every person who is here, or has answered; by their ids."""
    people = [(row.user_id, is_away(row, at)) for row in live.seats if row.user_id is not None]
    return [user for user, away in people if not away or user in vote.voices]


def _has_everybody(live: Live, vote: Vote, at: int) -> bool:
    return all(user in vote.voices for user in _list_asked(live, vote, at))


def _is_agreed(live: Live, vote: Vote, at: int) -> bool:
    asked = _list_asked(live, vote, at)
    return bool(asked) and all(vote.voices.get(user, False) for user in asked)
