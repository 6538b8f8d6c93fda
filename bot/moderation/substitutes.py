"""Substitutes: somebody else, or a practice player, takes a seat over in the middle of a game (D-53).

Nobody is seated unasked: the newcomer is called in the channel, and takes the seat by a button there. What was
offered is kept in storage, so the button works after any restart, until it expires.
"""

from typing import Final

import msgspec

from bot.i18n import embolden
from bot.moderation.actions import Actions, Done, Person, require_manager, require_unfinished
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.moderator import Press
from bot.moderation.seat_changes import SeatChanges, find_seat_in_game
from bot.tables.live import Live
from bot.wording.partners import name_with_level
from porc_royal.asks import Refused
from porc_royal.facts import Seat
from storage.ports import Change, Level, NewOwed, SeatRow

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


class Substitutes(Part):
    """Seats change hands: the host decides, or whoever sits there. What the seat knows, its new owner knows."""

    def __init__(self, deps: ModerationDeps, changes: SeatChanges) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)
        self._changes = changes

    async def replace(
        self,
        table_id: int,
        person: Person,
        press: Press,
        seat: int,
        newcomer: Person | None,
        level: Level = "",
    ) -> Done:
        """Offer a seat to somebody; a practice player (None), or who does this, has it at once. Raises `Refused`.

        level: how well a practice player is to play
        """
        if newcomer is not None and newcomer.user_id != person.user_id:
            return await self._offer(table_id, person, press, seat, newcomer)

        def act(live: Live) -> tuple[Change, Done]:
            before = _require_leaving(live, person, seat)
            after = self._changes.seat_newcomer(live, before, newcomer, level)
            by = self._changes.name_manager(live, person, before)
            reader = self._voices.words.of(person.language)
            what = name_with_level(reader, after, embolden(after.name))
            done = Done(table_id, "substitute-receipt", {"who": embolden(before.name), "what": what})
            return self._changes.hand_over(
                live, before, after, head=self._changes.say_who_decided(live, before, after, by)
            ), done

        return await self._actions.act(table_id, press, act)

    async def _offer(self, table_id: int, person: Person, press: Press, seat: int, newcomer: Person) -> Done:
        """Ask somebody in the channel; a later offer of the same seat takes the place of an earlier one."""
        until = self._clock.now() + HOURS * 3_600_000

        def act(live: Live) -> tuple[Change, Done]:
            before = _require_leaving(live, person, seat)
            self._changes.seat_newcomer(live, before, newcomer)
            hosts = before.user_id == live.table.host_id
            by = self._changes.name_manager(live, person, before) or embolden(person.name)
            message = self._announcer.notices.offer_seat(
                live, before, newcomer.user_id, by, until, hosts=hosts
            )
            done = Done(
                table_id, "substitute-asked", {"who": embolden(newcomer.name), "what": embolden(before.name)}
            )
            return Change(self._clock.now(), table_id, owed=(message,)), done

        async def keep(live: Live) -> None:
            owner = live.at(seat)
            managed = bool(self._changes.name_manager(live, person, owner))
            offer = Offer(person.user_id, owner.user_id, newcomer.user_id, until, managed)
            await self._store.put_meta(_make_key(table_id, seat), msgspec.json.encode(offer).decode())

        return await self._actions.act(table_id, press, act, keep)

    async def accept(self, table_id: int, person: Person, press: Press, seat: int) -> Done:
        """Take the seat that was offered. Raises `Refused`."""
        offer = await self._find_offer(table_id, person, press, seat)

        def act(live: Live) -> tuple[Change, Done]:
            before = self._require_offer(live, offer, seat)
            after = self._changes.seat_newcomer(live, before, person)
            change = self._changes.hand_over(live, before, after, self._close_offer(live, seat))
            return change, Done(table_id, "substitute-taken", {"who": embolden(before.name)})

        done = await self._actions.act(table_id, press, act)
        await self._store.put_meta(_make_key(table_id, seat), None)
        return done

    async def decline(self, table_id: int, person: Person, press: Press, seat: int) -> Done:
        """Leave the seat to whoever sits there. Raises `Refused`."""
        offer = await self._find_offer(table_id, person, press, seat)

        def act(live: Live) -> tuple[Change, Done]:
            before = self._require_offer(live, offer, seat)
            who, what = embolden(person.name), embolden(before.name)
            told = self._announcer.notices.announce(live, "substitute-declined", who=who, what=what)
            change = Change(self._clock.now(), table_id, owed=(*self._close_offer(live, seat), told))
            return change, Done(table_id, "substitute-declined-receipt")

        done = await self._actions.act(table_id, press, act)
        await self._store.put_meta(_make_key(table_id, seat), None)
        return done

    async def _find_offer(self, table_id: int, person: Person, press: Press, seat: int) -> Offer | None:
        """The offer that a person answers; None where there is none any more. Raises `Refused` for anybody else."""
        kept = await self._store.meta(_make_key(table_id, seat))
        offer = None if kept is None else msgspec.json.decode(kept, type=Offer)
        if offer is not None and offer.newcomer != person.user_id:
            raise Refused("press-not-yours")
        return offer

    def _require_offer(self, live: Live, offer: Offer | None, seat: int) -> SeatRow:
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

    def _close_offer(self, live: Live, seat: int) -> tuple[NewOwed, ...]:
        """The offer's message without its buttons, now that it is answered."""
        return (self._announcer.notices.close_offer(live, Seat(seat)),)


def _make_key(table_id: int, seat: int) -> str:
    return f"offer:{table_id}:{seat}"


def _require_leaving(live: Live, person: Person, seat: int) -> SeatRow:
    """The row of the seat that changes hands, if this person may decide it. Raises `Refused`."""
    row = find_seat_in_game(live, seat)
    if person.user_id != row.user_id:
        require_manager(live, person)
    return row
