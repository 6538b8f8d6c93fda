"""Substitutes: somebody else, or a practice player, takes a seat over in the middle of a game (D-53).

Nobody is seated unasked: the newcomer is called in the channel, and takes the seat by a button there. What was
offered is kept in storage, so the button works after any restart, until it expires.
"""

from typing import Final

import msgspec

from bot.i18n import bold
from bot.moderation.actions import Actions, Done, Person, find_host_name, require_unfinished
from bot.moderation.moderator import Press
from bot.tables.live import Live
from bot.tables.order_matching import list_orders
from bot.tables.practice_names import find_practice_name
from games.table.asks import Refused
from games.table.facts import Seat as SeatNumber
from storage.ports import Change, Close, NewDeadline, NewOwed, Seat, TableFields

HOURS: Final = 48
"""How long somebody may think it over."""


class Offer(msgspec.Struct, frozen=True):
    """A seat that somebody may take: who offers it, who sits there, who is asked, until when (unix ms)."""

    by: int
    owner: int | None
    newcomer: int
    until: int


class Substitutes(Actions):
    """Seats change hands: the host decides, or whoever sits there. What the seat knows, its new owner knows."""

    async def replace(
        self, table_id: int, person: Person, press: Press, seat: int, newcomer: Person | None
    ) -> Done:
        """Offer a seat to somebody; a practice player (None), or who does this, has it at once. Raises `Refused`."""
        if newcomer is not None and newcomer.user_id != person.user_id:
            return await self._offer(table_id, person, press, seat, newcomer)

        def act(live: Live) -> tuple[Change, Done]:
            before = _require_leaving(live, person.user_id, seat)
            after = self._seat_newcomer(live, before, newcomer)
            done = Done(table_id, "substitute-receipt", {"who": bold(before.name), "what": bold(after.name)})
            return self._hand_over(live, before, after), done

        return await self.act(table_id, press, act)

    async def _offer(self, table_id: int, person: Person, press: Press, seat: int, newcomer: Person) -> Done:
        """Ask somebody in the channel; a later offer of the same seat takes the place of an earlier one."""
        until = self._clock.now() + HOURS * 3_600_000

        def act(live: Live) -> tuple[Change, Done]:
            before = _require_leaving(live, person.user_id, seat)
            self._seat_newcomer(live, before, newcomer)
            hosts = before.user_id == live.table.host_id
            message = self._announcer.offer_seat(
                live, before, newcomer.user_id, bold(person.name), until, hosts=hosts
            )
            done = Done(table_id, "substitute-asked", {"who": bold(newcomer.name), "what": bold(before.name)})
            return Change(self._clock.now(), table_id, owed=(message,)), done

        async def keep(live: Live) -> None:
            offer = Offer(person.user_id, live.at(seat).user_id, newcomer.user_id, until)
            await self._store.put_meta(_make_key(table_id, seat), msgspec.json.encode(offer).decode())

        return await self.act(table_id, press, act, keep)

    async def accept(self, table_id: int, person: Person, press: Press, seat: int) -> Done:
        """Take the seat that was offered. Raises `Refused`."""
        offer = await self._find_offer(table_id, person, press, seat)

        def act(live: Live) -> tuple[Change, Done]:
            before = self._require_offer(live, offer, seat)
            after = self._seat_newcomer(live, before, person)
            change = self._hand_over(live, before, after, self._close_offer(live, seat))
            return change, Done(table_id, "substitute-taken", {"who": bold(before.name)})

        done = await self.act(table_id, press, act)
        await self._store.put_meta(_make_key(table_id, seat), None)
        return done

    async def decline(self, table_id: int, person: Person, press: Press, seat: int) -> Done:
        """Leave the seat to whoever sits there. Raises `Refused`."""
        offer = await self._find_offer(table_id, person, press, seat)

        def act(live: Live) -> tuple[Change, Done]:
            before = self._require_offer(live, offer, seat)
            who, what = bold(person.name), bold(before.name)
            told = self._announcer.announce(live, "substitute-declined", who=who, what=what)
            change = Change(self._clock.now(), table_id, owed=(*self._close_offer(live, seat), told))
            return change, Done(table_id, "substitute-declined-receipt")

        done = await self.act(table_id, press, act)
        await self._store.put_meta(_make_key(table_id, seat), None)
        return done

    async def _find_offer(self, table_id: int, person: Person, press: Press, seat: int) -> Offer | None:
        """The offer that a person answers; None where there is none any more. Raises `Refused` for anybody else."""
        kept = await self._store.meta(_make_key(table_id, seat))
        offer = None if kept is None else msgspec.json.decode(kept, type=Offer)
        if offer is not None and offer.newcomer != person.user_id:
            raise Refused("press-not-yours")
        return offer

    def _require_offer(self, live: Live, offer: Offer | None, seat: int) -> Seat:
        """The row of the seat that is offered. Raises `Refused` when whoever offers it may not do so any more."""
        require_unfinished(live)
        if offer is None or self._clock.now() > offer.until:
            raise Refused("substitute-expired")
        row = next((one for one in live.seats if one.seat == seat), None)
        if row is None or row.user_id != offer.owner or offer.by not in (live.table.host_id, row.user_id):
            raise Refused("substitute-expired")
        return row

    def _close_offer(self, live: Live, seat: int) -> tuple[NewOwed, ...]:
        """The offer's message without its buttons, now that it is answered."""
        return (self._announcer.close_offer(live, SeatNumber(seat)),)

    def _hand_over(self, live: Live, before: Seat, after: Seat, first: tuple[NewOwed, ...] = ()) -> Change:
        """What was ordered for the seat is forgotten, and what it is asked is put to its new owner."""
        fields = _pass_host(live, before, after)
        live.seats = tuple(after if row is before else row for row in live.seats)
        live.take_over(fields)
        orders = list_orders(live, SeatNumber(after.seat))
        live.orders = [one for one in live.orders if one not in orders]
        at = self._clock.now()
        return Change(
            at,
            live.table.id,
            fields=fields or None,
            seats=(after,),
            closes=(Close("steward", seat=after.seat),),
            opens=self._open_practice(live, after, at),
            owed=(*first, *self._announcer.announce_substitute(live, before, after, heir=bool(fields))),
            clear_drafts=(after.seat,),
            withdrawn=tuple(one.key for one in orders),
        )

    def _seat_newcomer(self, live: Live, before: Seat, newcomer: Person | None) -> Seat:
        """The seat's row with its new owner."""
        if newcomer is None:
            if not any(row.user_id is not None for row in live.seats if row is not before):
                raise Refused("lobby-error-last")
            name = find_practice_name(live, self._voices.words.of(live.table.language))
            return Seat(live.table.id, before.seat, "practice", name)
        if live.seat_of(newcomer.user_id) is not None:
            raise Refused("substitute-seated", who=newcomer.name)
        user, name, language = newcomer.user_id, newcomer.name, newcomer.language
        return Seat(live.table.id, before.seat, "person", name, user, language=language)

    def _open_practice(self, live: Live, after: Seat, at: int) -> tuple[NewDeadline, ...]:
        """A practice player that is awaited answers after its usual delay."""
        if after.kind != "practice" or live.table.status != "playing" or after.seat not in live.play.awaited:
            return ()
        delay = self._practice_delay_ms
        return (NewDeadline("steward", at + delay, live.play.place, after.seat),)


def _make_key(table_id: int, seat: int) -> str:
    return f"offer:{table_id}:{seat}"


def _require_leaving(live: Live, user_id: int, seat: int) -> Seat:
    """The row of the seat that changes hands, if this person may decide it. Raises `Refused`."""
    if live.table.status == "lobby":
        raise Refused("refused-not-started")
    require_unfinished(live)
    row = next((one for one in live.seats if one.seat == seat), None)
    if row is None:
        raise Refused("substitute-nobody")
    if user_id not in (live.table.host_id, row.user_id):
        raise Refused("lobby-error-host-only", who=find_host_name(live))
    return row


def _pass_host(live: Live, before: Seat, after: Seat) -> TableFields:
    """Who looks after the table when its host has left: the newcomer, else the next person."""
    if before.user_id != live.table.host_id:
        return {}
    stay = [row for row in live.seats if row is not before]
    heirs = [row.user_id for row in (after, *stay) if row.user_id is not None]
    return {"host_id": heirs[0]}
