"""Open seats: whose person has left, or was replaced; anybody takes one by a button in the channel.

Until somebody does, it is answered for as the rules hold it for the absent.
"""

from bot.announcer.table_notices import offer_open_seat
from bot.delivery.outgoing import Button, Row, Say
from bot.i18n import bold
from bot.moderation.actions import Done, Person, require_manager, require_unfinished
from bot.moderation.moderator import Press
from bot.moderation.substitutes import Substitutes, find_seat_in_game
from bot.panels.custom_ids import Token
from bot.panels.prompts import Panel
from bot.tables.live import Live
from porc_royal.asks import Refused
from storage.ports import Change, Seat


class OpenSeats(Substitutes):
    """Seats that anybody may take. Whoever takes one knows what it knows; whoever had it learns nothing more."""

    async def ask_leave(self, table_id: int, person: Person) -> Panel:
        """Whether somebody is sure to leave: another may know their cards then. Raises `Refused`."""
        async with self._tables.turn(table_id) as live:
            row = _require_mine(live, person)
            self.require_replaceable(live, row.seat)
            voice = self._voices.in_language(live, person.language)
            buttons = (
                Button(
                    custom_id=str(Token("vacate", table_id, seat=row.seat)),
                    label=voice.text("leave-button"),
                    style="danger",
                ),
                Button(
                    custom_id=str(Token("keep", table_id, option="seat")),
                    label=voice.text("leave-keep-button"),
                ),
            )
            return Panel(voice.text("leave-ask", table=voice.table_name(live.table)), (Row(buttons),))

    async def leave(self, table_id: int, person: Person, press: Press, seat: int) -> Done:
        """Leave one's seat to anybody who takes it. Raises `Refused`."""

        def act(live: Live) -> tuple[Change, Done]:
            row = _require_mine(live, person)
            if row.seat != seat:
                raise Refused("refused-stale")
            self.require_replaceable(live, seat)
            return self.make_open(live, row), Done(table_id, "leave-receipt")

        return await self.act(table_id, press, act)

    async def open_to_all(self, table_id: int, person: Person, press: Press, seat: int) -> Done:
        """Open a seat to anybody: its owner does, the host, or whoever manages the channels. Raises `Refused`."""

        def act(live: Live) -> tuple[Change, Done]:
            row = self.require_replaceable(live, seat)
            if row.user_id != person.user_id:
                require_manager(live, person)
            by = self._name_manager(live, person, row)
            if not by and row.user_id != person.user_id:
                by = bold(person.name)
            return self.make_open(live, row, by), Done(table_id, "open-seat-receipt", {"who": bold(row.name)})

        return await self.act(table_id, press, act)

    async def take(self, table_id: int, person: Person, press: Press, seat: int) -> Done:
        """Take an open seat. Raises `Refused` for those who sit there already, and when it is taken."""

        def act(live: Live) -> tuple[Change, Done]:
            require_unfinished(live)
            row = next((one for one in live.seats if one.seat == seat), None)
            if live.seat_of(person.user_id) is not None:
                raise Refused("open-seat-seated")
            if row is None or not row.is_open:
                raise Refused("open-seat-taken")
            after = self._seat_newcomer(live, row, person)
            head = Say(
                text=self._voices.of_table(live).text(
                    "open-seat-done", who=bold(after.name), what=bold(row.name)
                )
            )
            return self._hand_over(live, row, after, head=head), Done(table_id, "open-seat-yours")

        return await self.act(table_id, press, act)

    def require_replaceable(self, live: Live, seat: int) -> Seat:
        """The row of a seat that can be left: somebody else must stay. Raises `Refused`."""
        row = find_seat_in_game(live, seat)
        if row.is_open:
            raise Refused("open-seat-already")
        if not any(one.user_id is not None for one in live.seats if one is not row):
            raise Refused("lobby-error-last")
        return row

    def make_open(self, live: Live, before: Seat, by: str = "") -> Change:
        """A seat loses its owner, and anybody may take it.

        by: who decided it, where that is not its owner
        """
        voice = self._voices.of_table(live)
        name = voice.text("open-seat-name", who=before.name)
        spent = before.bank_spent
        after = Seat(live.table.id, before.seat, "practice", name, is_open=True, bank_spent=spent)
        key = "open-seat-by" if by else "open-seat-left"
        text = voice.text(key, who=bold(before.name), by=by) + "\n" + voice.text("open-seat-offer")
        return self._hand_over(live, before, after, head=offer_open_seat(live, voice, before.seat, text))

    def make_practice(self, live: Live, before: Seat, by: str) -> Change:
        """A seat goes to a practice player for good."""
        after = self._seat_newcomer(live, before, None)
        return self._hand_over(live, before, after, head=self._say_who_decided(live, before, after, by))


def _require_mine(live: Live, person: Person) -> Seat:
    row = live.seat_of(person.user_id)
    if row is None:
        raise Refused("refused-not-seated")
    return row
