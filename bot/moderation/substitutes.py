"""Substitutes: somebody else, or a practice player, takes a seat over in the middle of a game (D-53).

Nobody is seated unasked: the newcomer is called in the channel, and takes the seat by a button there. What was
offered is kept in storage, so the button works after any restart, until it expires.
"""

from dataclasses import replace
from typing import Final

import msgspec

from bot.announcer.table_notices import close_open_seat
from bot.delivery.outgoing import Say
from bot.i18n import bold
from bot.moderation.actions import Actions, Done, Person, make_seat, require_manager, require_unfinished
from bot.moderation.moderator import Press
from bot.tables.absence import find_deputised
from bot.tables.deadlines import give_time
from bot.tables.live import Live
from bot.tables.next_hosts import list_next_hosts, plan_host_check
from bot.tables.order_matching import list_orders
from bot.tables.practice_names import find_practice_name
from bot.tables.reminders import close_reminders_of, list_reminders_of
from games.table.asks import Refused
from games.table.facts import Seat as SeatNumber
from storage.ports import Change, Close, NewDeadline, NewOwed, Seat, TableFields

HOURS: Final = 48
"""How long somebody may think it over."""


class Offer(msgspec.Struct, frozen=True):
    """A seat that somebody may take: who offers it, who sits there, who is asked, until when (unix ms).

    managed: whether it is offered by somebody who manages the server's channels, and need not be the host
    """

    by: int
    owner: int | None
    newcomer: int
    until: int
    managed: bool = False


class Substitutes(Actions):
    """Seats change hands: the host decides, or whoever sits there. What the seat knows, its new owner knows."""

    async def replace(
        self, table_id: int, person: Person, press: Press, seat: int, newcomer: Person | None
    ) -> Done:
        """Offer a seat to somebody; a practice player (None), or who does this, has it at once. Raises `Refused`."""
        if newcomer is not None and newcomer.user_id != person.user_id:
            return await self._offer(table_id, person, press, seat, newcomer)

        def act(live: Live) -> tuple[Change, Done]:
            before = _require_leaving(live, person, seat)
            after = self._seat_newcomer(live, before, newcomer)
            by = self._name_manager(live, person, before)
            done = Done(table_id, "substitute-receipt", {"who": bold(before.name), "what": bold(after.name)})
            return self._hand_over(
                live, before, after, head=self._say_who_decided(live, before, after, by)
            ), done

        return await self.act(table_id, press, act)

    async def _offer(self, table_id: int, person: Person, press: Press, seat: int, newcomer: Person) -> Done:
        """Ask somebody in the channel; a later offer of the same seat takes the place of an earlier one."""
        until = self._clock.now() + HOURS * 3_600_000

        def act(live: Live) -> tuple[Change, Done]:
            before = _require_leaving(live, person, seat)
            self._seat_newcomer(live, before, newcomer)
            hosts = before.user_id == live.table.host_id
            by = self._name_manager(live, person, before) or bold(person.name)
            message = self._announcer.notices.offer_seat(
                live, before, newcomer.user_id, by, until, hosts=hosts
            )
            done = Done(table_id, "substitute-asked", {"who": bold(newcomer.name), "what": bold(before.name)})
            return Change(self._clock.now(), table_id, owed=(message,)), done

        async def keep(live: Live) -> None:
            owner = live.at(seat)
            managed = bool(self._name_manager(live, person, owner))
            offer = Offer(person.user_id, owner.user_id, newcomer.user_id, until, managed)
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
            told = self._announcer.notices.announce(live, "substitute-declined", who=who, what=what)
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
        if row is None or row.user_id != offer.owner:
            raise Refused("substitute-expired")
        if not offer.managed and offer.by not in (live.table.host_id, row.user_id):
            raise Refused("substitute-expired")
        return row

    def _name_manager(self, live: Live, person: Person, leaving: Seat) -> str:
        """Who decides over another's seat because they manage the channels; "" for its owner and for the host."""
        own = person.user_id in (leaving.user_id, live.table.host_id)
        return "" if own else self._name_actor(live, person)

    def _close_offer(self, live: Live, seat: int) -> tuple[NewOwed, ...]:
        """The offer's message without its buttons, now that it is answered."""
        return (self._announcer.notices.close_offer(live, SeatNumber(seat)),)

    def _hand_over(
        self,
        live: Live,
        before: Seat,
        after: Seat,
        first: tuple[NewOwed, ...] = (),
        head: Say | None = None,
    ) -> Change:
        """What was ordered for the seat is forgotten, and what it is asked is put to its new owner.

        head: what the channel is told, where it is not that the one gives up the seat to the other
        """
        fields = _pass_host(live, before, after, self._clock.now())
        live.seats = tuple(after if row is before else row for row in live.seats)
        live.take_over(fields)
        live.steward_times.pop(SeatNumber(after.seat), None)
        orders = list_orders(live, SeatNumber(after.seat))
        live.orders = [one for one in live.orders if one not in orders]
        at = self._clock.now()
        longer = give_time(live, after, at)
        shown = (
            (*self._announcer.channel.show_waiting(live, at), *self._announcer.inboxes.show_due_times(live))
            if longer
            else ()
        )
        owed = (
            *first,
            *shown,
            *self._settle_open_seat(live, before, after),
            *self._announcer.announce_substitute(live, before, after, head, heir=bool(fields)),
        )
        return Change(
            at,
            live.table.id,
            fields=fields or None,
            seats=(after,),
            owed=owed,
            closes=(Close("steward", seat=after.seat), *close_reminders_of(after.seat)),
            opens=(
                *list_reminders_of(live, SeatNumber(after.seat), at),
                *longer,
                *self._open_practice(live, after, at),
                *(plan_host_check(live, at) if fields else ()),
            ),
            clear_drafts=(after.seat,),
            withdrawn=tuple(one.key for one in orders),
        )

    def _settle_open_seat(self, live: Live, before: Seat, after: Seat) -> tuple[NewOwed, ...]:
        """The message that offered an open seat to anybody, without its button."""
        if not before.is_open:
            return ()
        text = self._voices.of_table(live).text(
            "open-seat-settled", who=bold(after.name), what=bold(before.name)
        )
        return (close_open_seat(live, before.seat, text),)

    def _say_who_decided(self, live: Live, before: Seat, after: Seat, by: str) -> Say | None:
        """What the channel is told where neither the owner of a seat nor the host gives it away."""
        args = {"by": by, "who": bold(before.name), "what": bold(after.name)}
        return Say(text=self._voices.of_table(live).text("substitute-done-by", **args)) if by else None

    def _seat_newcomer(self, live: Live, before: Seat, newcomer: Person | None) -> Seat:
        """The seat's row with its new owner."""
        if newcomer is None:
            if not any(row.user_id is not None for row in live.seats if row is not before):
                raise Refused("lobby-error-last")
            name = find_practice_name(live, self._voices.words.of(live.table.language))
            return Seat(live.table.id, before.seat, "practice", name, bank_spent=before.bank_spent)
        if live.seat_of(newcomer.user_id) is not None:
            raise Refused("substitute-seated", who=newcomer.name)
        deputised = find_deputised(live, newcomer.user_id)
        if deputised is not None and deputised.seat != before.seat:
            raise Refused("deputy-elsewhere", who=newcomer.name)
        row = make_seat(live.table.id, before.seat, newcomer, self._clock.now())
        # What a seat has used up, its new owner has not.
        return replace(row, bank_spent=before.bank_spent)

    def _open_practice(self, live: Live, after: Seat, at: int) -> tuple[NewDeadline, ...]:
        """A practice player that is awaited answers after its usual delay."""
        if after.kind != "practice" or live.table.status != "playing" or after.seat not in live.play.awaited:
            return ()
        delay = self._practice_delay_ms
        return (NewDeadline("steward", at + delay, live.play.place, after.seat),)


def _make_key(table_id: int, seat: int) -> str:
    return f"offer:{table_id}:{seat}"


def _require_leaving(live: Live, person: Person, seat: int) -> Seat:
    """The row of the seat that changes hands, if this person may decide it. Raises `Refused`."""
    row = find_seat_in_game(live, seat)
    if person.user_id != row.user_id:
        require_manager(live, person)
    return row


def find_seat_in_game(live: Live, seat: int) -> Seat:
    """The row of a seat of a game that has begun and is not over. Raises `Refused`."""
    if live.table.status == "lobby":
        raise Refused("refused-not-started")
    require_unfinished(live)
    row = next((one for one in live.seats if one.seat == seat), None)
    if row is None:
        raise Refused("substitute-nobody")
    return row


def _pass_host(live: Live, before: Seat, after: Seat, at: int) -> TableFields:
    """Who looks after the table when its host has left: whoever was invited to the seat, else the longest seated."""
    if before.user_id != live.table.host_id:
        return {}
    others = [row.user_id for row in list_next_hosts(live, at) if row is not before]
    invited = after.user_id if not before.is_open else None
    host = invited or (others[0] if others else after.user_id)
    return {} if host is None else {"host_id": host}
