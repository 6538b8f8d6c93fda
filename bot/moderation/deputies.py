"""Deputies: somebody named answers for a seat whose person is away, and sees what it sees meanwhile.

Nobody sits in unasked: whoever is named accepts by a button in the channel. What was offered is kept in storage.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import msgspec

from bot.i18n import embolden
from bot.moderation.actions import Actions, Done, Person, require_unfinished
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.moderator import Press
from bot.tables.absence import find_deputised, get_reader
from bot.tables.live import Live
from bot.tables.reminders import close_reminders_of, list_reminders_of
from porc_royal.asks import Refused
from porc_royal.facts import Seat
from storage.ports import Change, Close, NewOwed, SeatRow

HOURS: Final = 48
"""How long somebody may think it over."""


class Request(msgspec.Struct, frozen=True):
    """Somebody is asked to sit in: whose deputy, who is asked, until when (unix ms)."""

    owner: int
    newcomer: int
    until: int


class Deputies(Part):
    """Who sits in for whom."""

    def __init__(self, deps: ModerationDeps) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)

    async def ask(self, table_id: int, person: Person, press: Press, newcomer: Person) -> Done:
        """Ask somebody to be one's deputy at a table. Raises `Refused`."""
        until = self._clock.now() + HOURS * 3_600_000

        def act(live: Live) -> tuple[Change, Done]:
            row = _require_own(live, person)
            _require_free(live, row, newcomer)
            message = self._announcer.notices.offer_deputy(live, row, newcomer.user_id, until)
            done = Done(table_id, "deputy-asked", {"who": embolden(newcomer.name)})
            return Change(self._clock.now(), table_id, owed=(message,)), done

        async def keep(live: Live) -> None:
            seat = _require_own(live, person).seat
            request = Request(person.user_id, newcomer.user_id, until)
            await self._store.put_meta(_make_key(table_id, seat), msgspec.json.encode(request).decode())

        return await self._actions.act(table_id, press, act, keep)

    async def accept(self, table_id: int, person: Person, press: Press, seat: int) -> Done:
        """Be somebody's deputy from now on. Raises `Refused`."""
        request = await self._find_request(table_id, person, seat)

        def act(live: Live) -> tuple[Change, Done]:
            row = self._require_request(live, request, seat)
            _require_free(live, row, person)
            after = replace(
                row,
                steward="deputy",
                deputy_id=person.user_id,
                deputy_name=person.name,
                deputy_language=person.language,
                deputy_late=False,
            )
            live.reseat(after)
            who, what = embolden(person.name), embolden(row.name)
            told = self._announcer.notices.announce(live, "deputy-named", who=who, what=what)
            change = self._change(live, row, after, told)
            return change, Done(table_id, "deputy-noted", {"who": what})

        return await self._settle(table_id, press, seat, act)

    async def decline(self, table_id: int, person: Person, press: Press, seat: int) -> Done:
        """Be nobody's deputy. Raises `Refused`."""
        request = await self._find_request(table_id, person, seat)

        def act(live: Live) -> tuple[Change, Done]:
            row = self._require_request(live, request, seat)
            told = self._announcer.notices.announce(
                live, "deputy-declined", who=embolden(person.name), what=embolden(row.name)
            )
            closed = self._announcer.notices.close_deputy_offer(live, row)
            return Change(self._clock.now(), table_id, owed=(closed, told)), Done(
                table_id, "deputy-declined-receipt"
            )

        return await self._settle(table_id, press, seat, act)

    def _change(self, live: Live, before: SeatRow, after: SeatRow, told: NewOwed) -> Change:
        """What changes with a deputy: whoever is away already is answered for by nothing else from now on."""
        at, seat = self._clock.now(), Seat(after.seat)
        handed = self._announcer.inboxes.hand_question(
            live, get_reader(live, before), get_reader(live, after)
        )
        owed = (self._announcer.notices.close_deputy_offer(live, after), told, *handed)
        if live.game is not None:
            owed = (*owed, *self._announcer.channel.show_waiting(live, at))
        live.steward_times.pop(seat, None)
        return Change(
            at,
            live.table.id,
            seats=(after,),
            closes=(Close("steward", seat=after.seat), *close_reminders_of(seat)),
            opens=list_reminders_of(live, seat, at),
            owed=owed,
        )

    async def _settle(
        self, table_id: int, press: Press, seat: int, act: Callable[[Live], tuple[Change, Done]]
    ) -> Done:
        """Answer a request, which is forgotten then."""
        done = await self._actions.act(table_id, press, act)
        await self._store.put_meta(_make_key(table_id, seat), None)
        return done

    async def _find_request(self, table_id: int, person: Person, seat: int) -> Request | None:
        """The request that a person answers; None where there is none any more. Raises `Refused` for anybody else."""
        kept = await self._store.meta(_make_key(table_id, seat))
        request = None if kept is None else msgspec.json.decode(kept, type=Request)
        if request is not None and request.newcomer != person.user_id:
            raise Refused("press-not-yours")
        return request

    def _require_request(self, live: Live, request: Request | None, seat: int) -> SeatRow:
        """The row of the seat that asks. Raises `Refused` when somebody else sits there now, or time is up."""
        require_unfinished(live)
        row = next((one for one in live.seats if one.seat == seat), None)
        if (
            request is None
            or row is None
            or row.user_id != request.owner
            or self._clock.now() > request.until
        ):
            raise Refused("deputy-expired")
        return row


def _make_key(table_id: int, seat: int) -> str:
    return f"deputy:{table_id}:{seat}"


def _require_own(live: Live, person: Person) -> SeatRow:
    """The seat of somebody at a game under way: before the start, seats still change. Raises `Refused`."""
    require_unfinished(live)
    row = live.seat_of(person.user_id)
    if row is None:
        raise Refused("refused-not-seated")
    if live.table.status == "lobby":
        raise Refused("refused-not-started")
    return row


def _require_free(live: Live, row: SeatRow, newcomer: Person) -> None:
    """Refuse whoever knows of this game what a deputy may not: they play it, or sit in for another seat."""
    if newcomer.user_id == row.user_id:
        raise Refused("deputy-yourself")
    if live.seat_of(newcomer.user_id) is not None:
        raise Refused("deputy-seated", who=newcomer.name)
    other = find_deputised(live, newcomer.user_id)
    if other is not None and other.seat != row.seat:
        raise Refused("deputy-elsewhere", who=newcomer.name)
