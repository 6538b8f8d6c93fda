"""Substitutes: somebody else, or a practice player, takes a seat over in the middle of a game (D-53)."""

from bot.i18n import escape
from bot.moderation.actions import Actions, Done, Person, host_name
from bot.moderation.moderator import Press
from bot.tables.live import Live
from bot.tables.order_matching import orders_of
from bot.tables.practice_names import free_practice_name
from games.table.asks import Refused
from games.table.facts import Seat as SeatNumber
from storage.ports import Change, Close, NewDeadline, Seat, TableFields


class Substitutes(Actions):
    """Seats change hands: the host decides, or whoever sits there. What the seat knows, its new owner knows."""

    async def replace(
        self, table_id: int, person: Person, press: Press, seat: int, newcomer: Person | None
    ) -> Done:
        """Let somebody, or a practice player (None), take a seat over. Raises `Refused`.

        What was ordered for the seat is forgotten, and what it is asked is put to its new owner.
        """

        def act(live: Live) -> tuple[Change, Done]:
            before = _leaving(live, person, seat)
            after = self._arriving(live, before, newcomer)
            fields = _host(live, before, after)
            live.seats = tuple(after if row is before else row for row in live.seats)
            live.changed(fields)
            orders = orders_of(live, SeatNumber(seat))
            live.orders = [one for one in live.orders if one not in orders]
            at = self._clock.now()
            change = Change(
                at,
                table_id,
                fields=fields or None,
                seats=(after,),
                closes=(Close("steward", seat=seat),),
                opens=self._answering(live, after, at),
                owed=self._announcer.announce_substitute(live, before, after),
                clear_drafts=(seat,),
                withdrawn=tuple(one.key for one in orders),
            )
            return change, Done(table_id, "done")

        return await self.act(table_id, press, act)

    def _arriving(self, live: Live, before: Seat, newcomer: Person | None) -> Seat:
        """The seat's row with its new owner."""
        if newcomer is None:
            if not any(row.user_id is not None for row in live.seats if row is not before):
                raise Refused("lobby-error-last")
            name = free_practice_name(live, self._voices.words.of(live.table.language))
            return Seat(live.table.id, before.seat, "practice", name)
        if live.seat_of(newcomer.user_id) is not None:
            raise Refused("substitute-seated", who=escape(newcomer.name))
        user, name, language = newcomer.user_id, newcomer.name, newcomer.language
        return Seat(live.table.id, before.seat, "person", name, user, language=language)

    def _answering(self, live: Live, after: Seat, at: int) -> tuple[NewDeadline, ...]:
        """A practice player that is awaited answers after its usual delay."""
        if after.kind != "practice" or live.table.status != "playing" or after.seat not in live.play.awaited:
            return ()
        delay = self._moderator.practice_delay_ms
        return (NewDeadline("steward", at + delay, live.play.place, after.seat),)


def _leaving(live: Live, person: Person, seat: int) -> Seat:
    """The row of the seat that changes hands, if this person may decide it. Raises `Refused`."""
    if live.game is None:
        raise Refused("refused-not-started" if live.table.status == "lobby" else "refused-over")
    row = next((one for one in live.seats if one.seat == seat), None)
    if row is None:
        raise Refused("substitute-nobody")
    if person.user_id not in (live.table.host_id, row.user_id):
        raise Refused("lobby-error-host-only", who=host_name(live))
    return row


def _host(live: Live, before: Seat, after: Seat) -> TableFields:
    """Who looks after the table when its host has left: the newcomer, else the next person."""
    if before.user_id != live.table.host_id:
        return {}
    stay = [row for row in live.seats if row is not before]
    heirs = [row.user_id for row in (after, *stay) if row.user_id is not None]
    return {"host_id": heirs[0]}
