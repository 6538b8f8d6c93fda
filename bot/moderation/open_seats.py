"""Open seats: whose person has left, or was replaced; anybody takes one by a button in the channel.

Until somebody does, it is answered for as the rules hold it for the absent.
"""

from bot.delivery.outgoing import Button, Row, Say
from bot.i18n import embolden
from bot.moderation.actions import Actions, Done, Person, require_manager, require_unfinished
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.moderator import Press
from bot.moderation.seat_changes import SeatChanges
from bot.panels.custom_ids import Token
from bot.panels.prompts import Panel
from bot.tables.live import Live
from porc_royal.asks import Refused
from storage.ports import Change, SeatRow


class OpenSeats(Part):
    """Seats that anybody may take. Whoever takes one knows what it knows; whoever had it learns nothing more."""

    def __init__(self, deps: ModerationDeps, changes: SeatChanges) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)
        self._changes = changes

    async def ask_leave(self, table_id: int, person: Person) -> Panel:
        """Whether somebody is sure to leave: another may know their cards then. Raises `Refused`."""
        async with self._tables.turn(table_id) as live:
            row = _require_mine(live, person)
            self._changes.require_replaceable(live, row.seat)
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
            self._changes.require_replaceable(live, seat)
            return self._changes.make_open(live, row), Done(table_id, "leave-receipt")

        return await self._actions.act(table_id, press, act)

    async def open_to_all(self, table_id: int, person: Person, press: Press, seat: int) -> Done:
        """Open a seat to anybody: its owner does, the host, or whoever manages the channels. Raises `Refused`."""

        def act(live: Live) -> tuple[Change, Done]:
            row = self._changes.require_replaceable(live, seat)
            if row.user_id != person.user_id:
                require_manager(live, person)
            by = self._changes.name_manager(live, person, row)
            if not by and row.user_id != person.user_id:
                by = embolden(person.name)
            return self._changes.make_open(live, row, by), Done(
                table_id, "open-seat-receipt", {"who": embolden(row.name)}
            )

        return await self._actions.act(table_id, press, act)

    async def take(self, table_id: int, person: Person, press: Press, seat: int) -> Done:
        """Take an open seat. Raises `Refused` for those who sit there already, and when it is taken."""

        def act(live: Live) -> tuple[Change, Done]:
            require_unfinished(live)
            row = next((one for one in live.seats if one.seat == seat), None)
            if live.seat_of(person.user_id) is not None:
                raise Refused("open-seat-seated")
            if row is None or not row.is_open:
                raise Refused("open-seat-taken")
            after = self._changes.seat_newcomer(live, row, person)
            head = Say(
                text=self._voices.of_table(live).text(
                    "open-seat-done", who=embolden(after.name), what=embolden(row.name)
                )
            )
            return self._changes.hand_over(live, row, after, head=head), Done(table_id, "open-seat-yours")

        return await self._actions.act(table_id, press, act)


def _require_mine(live: Live, person: Person) -> SeatRow:
    row = live.seat_of(person.user_id)
    if row is None:
        raise Refused("refused-not-seated")
    return row
