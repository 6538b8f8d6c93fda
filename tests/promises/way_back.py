"""Taking back at a moderated table: a moment is chosen, the table is asked, all answer in secret."""

from dataclasses import dataclass
from typing import Final
from zlib import crc32

from bot.delivery.outgoing import Menu
from bot.games import AnyPlay
from bot.moderation.actions import Person
from bot.moderation.table_care import TableCare
from bot.panels.prompts import Panel
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from storage.ports import Deadline
from tests.promises.first import Author
from tests.promises.moderated import NAMES, ModeratedTable
from tests.promises.tworuns import Event

AGREE: Final = Reply("agree")
REFUSE: Final = Reply("refuse")
SILENT: Final = Reply("silent")


@dataclass(frozen=True, slots=True)
class WayBack:
    """What somebody does who wants to go back, and what everybody is shown of it."""

    moderated: ModeratedTable
    seat: Seat

    @property
    def care(self) -> TableCare:
        return TableCare(self.moderated.deps)

    def person(self, seat: Seat | None) -> Person:
        language = self.moderated.language(seat)
        return Person(self.moderated.user(seat), NAMES[seat or 0], language)

    async def list_moments(self) -> list[str]:
        """The moments that are offered, as the menu knows them. Raises `Refused`."""
        return read_choices(await self.care.take_backs.show(self.moderated.table_id, self.person(self.seat)))

    async def choose(self, moment: str) -> bool:
        """Choose a moment, as the handler does; whether it goes back at once."""
        table, person, care = self.moderated.table_id, self.person(self.seat), self.care
        done = await care.take_backs.go_back_alone(table, person, self.moderated.press(self.seat), moment)
        if done is None:
            await care.agreements.propose_back(table, person, self.moderated.press(self.seat), moment)
        await self.moderated.deliver()
        return done is not None

    async def answer(self, seat: Seat, *, agrees: bool) -> None:
        """Somebody answers what is asked."""
        began = await self.find_began()
        press = self.moderated.press(seat)
        await self.care.votes.cast(self.moderated.table_id, self.person(seat), press, began, agrees=agrees)
        await self.moderated.deliver()

    async def look(self, seat: Seat) -> Panel:
        """What somebody reads that they have learned."""
        began = await self.find_began()
        return await self.care.take_backs.show_learned(self.moderated.table_id, self.person(seat), began)

    async def find_began(self) -> int:
        async with self.moderated.tables.turn(self.moderated.table_id) as live:
            return 0 if live.posts.vote is None else live.posts.vote.began

    async def is_open(self) -> bool:
        async with self.moderated.tables.turn(self.moderated.table_id) as live:
            return live.posts.vote is not None

    async def close(self) -> None:
        """The time is over."""
        (vote,) = [one for one in await self.moderated.deadlines() if one.kind == "vote"]
        self.moderated.clock.time = max(self.moderated.clock.time, vote.due_at)
        await self.care.votes.end(
            Deadline(vote.table_id, vote.kind, vote.place, vote.seat, vote.due_at, vote.payload)
        )
        await self.moderated.deliver()


def read_choices(panel: Panel) -> list[str]:
    return [
        one.value
        for row in panel.rows
        for part in row.parts
        if isinstance(part, Menu)
        for one in part.choices
    ]


async def go_back(moderated: ModeratedTable, event: Event, viewer: Seat | None) -> list[Panel]:
    """Ask to go back, and let the others answer as it says; gives what the viewer reads in private.

    Who refuses differs between two deals.
    """
    assert event.seat is not None
    assert event.reply is not None
    way, shown = WayBack(moderated, event.seat), list[Panel]()
    panel = await way.care.take_backs.show(moderated.table_id, way.person(event.seat))
    if event.seat == viewer:
        shown.append(panel)
    moments = read_choices(panel)
    if await way.choose(moments[(event.place or 0) % len(moments)]) or not await way.is_open():
        return shown
    if viewer is not None:
        shown.append(await way.look(viewer))
    away = await moderated.list_away()
    seats = [Seat(one) for one in range(moderated.opening.players)]
    others = [one for one in seats if one not in (event.seat, viewer, *away)]
    against = None
    if event.reply != AGREE and others:
        against = others[crc32(moderated.opening.state) % len(others)]
    for seat in seats:
        if seat == event.seat or seat in away or not await way.is_open():
            continue
        if seat != against or event.reply == REFUSE:
            await way.answer(seat, agrees=seat != against)
    if await way.is_open():
        await way.close()
    return shown


class Wavering(Author):
    """A script in which people often want to go back."""

    def event(self, play: AnyPlay) -> Event | None:
        if self.lead or self.luck.random() > 0.25:
            return super().event(play)
        seat = Seat(self.luck.randrange(self.moderated.opening.players))
        if self.viewer is not None and self.luck.random() < 0.4:
            seat = self.viewer
        how = self.luck.choice((AGREE, AGREE, REFUSE, SILENT))
        return Event("back", seat, how, self.luck.choice((0, 0, 0, 1, 2, 5)), looks=self.looks())
