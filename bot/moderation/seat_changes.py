"""Changes of seats: who sits where is decided by its owner, by the host, by whoever takes it, or by a vote."""

from dataclasses import replace

from bot.announcer.table_notices import close_open_seat, offer_open_seat
from bot.delivery.outgoing import Say
from bot.i18n import embolden
from bot.moderation.actions import Actions, Person, make_seat, require_unfinished
from bot.moderation.deps import ModerationDeps, Part
from bot.tables.absence import find_deputised
from bot.tables.deadlines import give_time
from bot.tables.live import Live
from bot.tables.next_hosts import list_next_hosts, plan_host_check
from bot.tables.order_matching import list_orders
from bot.tables.practice import has_level
from bot.tables.practice_names import find_practice_name
from bot.tables.reminders import close_reminders_of, list_reminders_of
from bot.wording.partners import name_with_level
from porc_royal.asks import Refused
from porc_royal.facts import Seat
from storage.ports import Change, Close, Level, NewDeadline, NewOwed, SeatRow, TableFields


class SeatChanges(Part):
    """Makes changes of seats; what a seat knows, its new owner knows. Raises `Refused` before anything is changed."""

    def __init__(self, deps: ModerationDeps) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)

    def require_replaceable(self, live: Live, seat: int) -> SeatRow:
        """The row of a seat that can be left: somebody else must stay. Raises `Refused`."""
        row = find_seat_in_game(live, seat)
        if row.is_open:
            raise Refused("open-seat-already")
        if not any(one.user_id is not None for one in live.seats if one is not row):
            raise Refused("lobby-error-last")
        return row

    def make_open(self, live: Live, before: SeatRow, by: str = "") -> Change:
        """A seat loses its owner, and anybody may take it.

        by: who decided it, where that is not its owner
        """
        voice = self._voices.of_table(live)
        name = voice.text("open-seat-name", who=before.name)
        spent = before.bank_spent
        after = SeatRow(live.table.id, before.seat, "practice", name, is_open=True, bank_spent=spent)
        key = "open-seat-by" if by else "open-seat-left"
        text = voice.text(key, who=embolden(before.name), by=by) + "\n" + voice.text("open-seat-offer")
        return self.hand_over(live, before, after, head=offer_open_seat(live, voice, before.seat, text))

    def make_practice(self, live: Live, before: SeatRow, by: str) -> Change:
        """A seat goes to a practice player for good."""
        after = self.seat_newcomer(live, before, None)
        return self.hand_over(live, before, after, head=self.say_who_decided(live, before, after, by))

    def name_manager(self, live: Live, person: Person, leaving: SeatRow) -> str:
        """Who decides over another's seat because they manage the channels; "" for its owner and for the host."""
        own = person.user_id in (leaving.user_id, live.table.host_id)
        return "" if own else self._actions.name_actor(live, person)

    def seat_newcomer(
        self, live: Live, before: SeatRow, newcomer: Person | None, level: Level = ""
    ) -> SeatRow:
        """The seat's row with its new owner; a practice player plays at this level."""
        if newcomer is None:
            if not has_level(live.rulebook, level):
                raise Refused("no-level")
            if not any(row.user_id is not None for row in live.seats if row is not before):
                raise Refused("lobby-error-last")
            name = find_practice_name(live, self._voices.words.of(live.table.language))
            spent = before.bank_spent
            return SeatRow(live.table.id, before.seat, "practice", name, bank_spent=spent, level=level)
        if live.seat_of(newcomer.user_id) is not None:
            raise Refused("substitute-seated", who=newcomer.name)
        deputised = find_deputised(live, newcomer.user_id)
        if deputised is not None and deputised.seat != before.seat:
            raise Refused("deputy-elsewhere", who=newcomer.name)
        row = make_seat(live.table.id, before.seat, newcomer, self._clock.now())
        # What a seat has used up, its new owner has not.
        return replace(row, bank_spent=before.bank_spent)

    def say_who_decided(self, live: Live, before: SeatRow, after: SeatRow, by: str) -> Say | None:
        """What the channel is told where neither the owner of a seat nor the host gives it away."""
        voice = self._voices.of_table(live)
        what = name_with_level(voice.reader, after, embolden(after.name))
        args = {"by": by, "who": embolden(before.name), "what": what}
        return Say(text=voice.text("substitute-done-by", **args)) if by else None

    def hand_over(
        self,
        live: Live,
        before: SeatRow,
        after: SeatRow,
        first: tuple[NewOwed, ...] = (),
        head: Say | None = None,
    ) -> Change:
        """What was ordered for the seat is forgotten, and what it is asked is put to its new owner.

        head: what the channel is told, where it is not that the one gives up the seat to the other
        """
        fields = _pass_host(live, before, after, self._clock.now())
        live.seats = tuple(after if row is before else row for row in live.seats)
        live.take_over(fields)
        live.steward_times.pop(Seat(after.seat), None)
        orders = list_orders(live, Seat(after.seat))
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
                *list_reminders_of(live, Seat(after.seat), at),
                *longer,
                *self._open_practice(live, after, at),
                *(plan_host_check(live, at) if fields else ()),
            ),
            clear_drafts=(after.seat,),
            withdrawn=tuple(one.key for one in orders),
        )

    def _settle_open_seat(self, live: Live, before: SeatRow, after: SeatRow) -> tuple[NewOwed, ...]:
        """The message that offered an open seat to anybody, without its button."""
        if not before.is_open:
            return ()
        voice = self._voices.of_table(live)
        who = name_with_level(voice.reader, after, embolden(after.name))
        text = voice.text("open-seat-settled", who=who, what=embolden(before.name))
        return (close_open_seat(live, before.seat, text),)

    def _open_practice(self, live: Live, after: SeatRow, at: int) -> tuple[NewDeadline, ...]:
        """A practice player that is awaited answers after its usual delay."""
        if after.kind != "practice" or live.table.status != "playing" or after.seat not in live.play.awaited:
            return ()
        delay = self._practice_delay_ms
        return (NewDeadline("steward", at + delay, live.play.place, after.seat),)


def find_seat_in_game(live: Live, seat: int) -> SeatRow:
    """The row of a seat of a game that has begun and is not over. Raises `Refused`."""
    if live.table.status == "lobby":
        raise Refused("refused-not-started")
    require_unfinished(live)
    row = next((one for one in live.seats if one.seat == seat), None)
    if row is None:
        raise Refused("substitute-nobody")
    return row


def _pass_host(live: Live, before: SeatRow, after: SeatRow, at: int) -> TableFields:
    """Who looks after the table when its host has left: whoever was invited to the seat, else the longest seated."""
    if before.user_id != live.table.host_id:
        return {}
    others = [row.user_id for row in list_next_hosts(live, at) if row is not before]
    invited = after.user_id if not before.is_open else None
    host = invited or (others[0] if others else after.user_id)
    return {} if host is None else {"host_id": host}
