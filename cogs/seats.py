"""`/table substitute`, `host`, `leave`, `vote`: who sits at a table, who looks after it, what it decides together."""

from collections.abc import Callable, Coroutine
from datetime import UTC
from typing import Concatenate, Final, ParamSpec

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import PorcRoyal
from bot.i18n import (
    LONGEST,
    USUAL,
    clean,
    find_language,
    fold,
    is_part,
    read_duration,
    read_moment,
    write_timestamp,
)
from bot.interactions.responses import answer, read_press
from bot.moderation.actions import Person
from bot.tables.votes import WHATS
from cogs.common import (
    Interaction,
    Names,
    find_table,
    identify_person,
    list_own_tables,
    propose,
    tell_done,
    understand,
)
from cogs.ways import UNDESCRIBED
from porc_royal.asks import Refused
from storage.ports import Level

P = ParamSpec("P")
DAY: Final = 24 * 3600
PROPOSALS: Final[dict[str, str]] = {one: f"vote-what-{one}" for one in WHATS}
"""On what a table may vote."""
LEVELS: Final[dict[str, Level]] = {"ordinary": "", "gentle": "gentle", "strong": "strong"}
LEVEL_WORDS: Final[dict[str, str]] = {one: f"level-{one}" for one in LEVELS}
"""How well practice players play."""


async def find_person(bot: PorcRoyal, table_id: int, user: discord.User) -> Person:
    """Somebody who is named, in the language that they have chosen, else in the table's."""
    chosen = find_language((await bot.store.preferences(user.id)).get("language"))
    table = await bot.store.table(table_id)
    return Person(user.id, user.display_name, chosen or (table.language if table else USUAL))


async def find_seat(bot: PorcRoyal, table_id: int, typed: str) -> int:
    """The number of the seat that is meant, by who sits there; -1 where nobody of that name does."""
    names = {fold(row.name): row.seat for row in await bot.store.seats(table_id)}
    return int(typed) if typed.isdecimal() else names.get(fold(typed), -1)


class SeatCommands(commands.Cog):
    """Commands about seats, for the cog that has the group: `add_seat_commands` puts them there."""

    async def substitute(
        self,
        interaction: Interaction,
        seat: str,
        by: discord.User | None = None,
        table: str | None = None,
        level: str = "",
        *,
        anybody: bool = False,
    ) -> None:
        """Offer a seat to somebody else, or to anybody; give it to a practice player when nobody is named."""
        bot, chosen = interaction.client, await find_table(interaction, table)
        if by is not None and by.bot:
            raise Refused("substitute-bot")
        if by is not None and anybody:
            raise Refused("substitute-either")
        wanted = LEVELS.get(understand(interaction, LEVEL_WORDS, level) if level else "ordinary")
        if wanted is None:
            raise Refused("no-level")
        number, who = await find_seat(bot, chosen, seat), await identify_person(interaction)
        if anybody:
            done = await bot.care.seats.open_to_all(chosen, who, read_press(interaction), number)
        else:
            newcomer = None if by is None else await find_person(bot, chosen, by)
            press = read_press(interaction)
            done = await bot.care.substitutes.replace(chosen, who, press, number, newcomer, wanted)
        await tell_done(interaction, done)

    async def host(self, interaction: Interaction, who: discord.User, table: str | None = None) -> None:
        """Let somebody else at the table look after it."""
        bot, chosen = interaction.client, await find_table(interaction, table)
        if who.bot:
            raise Refused("host-bot")
        heir = await find_person(bot, chosen, who)
        done = await bot.care.hosting.hand_over(
            chosen, await identify_person(interaction), read_press(interaction), heir
        )
        await tell_done(interaction, done)

    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        """Leave one's seat to anybody who takes it, once that is confirmed; in the lobby, simply stand up."""
        bot, chosen, who = (
            interaction.client,
            await find_table(interaction, table),
            await identify_person(interaction),
        )
        here = await bot.store.table(chosen)
        if here is not None and here.status == "lobby":
            await tell_done(interaction, await bot.lobby.leave(chosen, who, read_press(interaction)))
        else:
            await answer(interaction, await bot.care.seats.ask_leave(chosen, who))

    async def vote(
        self,
        interaction: Interaction,
        what: str,
        time: str | None = None,
        seat: str | None = None,
        table: str | None = None,
    ) -> None:
        """Propose something on which the table votes."""
        bot, chosen = interaction.client, await find_table(interaction, table)
        what = understand(interaction, PROPOSALS, what)
        seconds = await self._read_time(interaction, what, time) if time else 0
        number = await find_seat(bot, chosen, seat) if seat else -1
        who, press = await identify_person(interaction), read_press(interaction)
        done = await bot.care.votes.propose(chosen, who, press, what, seconds=seconds, seat=number)
        await tell_done(interaction, done)

    @staticmethod
    async def _read_time(interaction: Interaction, what: str, typed: str) -> int:
        """How many seconds are meant: for a pause, until a moment or for a length. Raises `Refused`."""
        if what != "pause":
            return read_duration(typed) or 0
        bot = interaction.client
        hours, now = await bot.own_hours.read(interaction.user.id), bot.clock.now()
        until = read_moment(typed, now, UTC if hours is None else hours.zone, ends=True)
        if until <= now:
            raise Refused("vote-past", when=write_timestamp(until))
        if until - now > 1000 * LONGEST:
            raise Refused("deadline-long", days=LONGEST // DAY)
        return (until - now) // 1000

    async def propose_votes(self, interaction: Interaction, typed: str) -> Names:
        """What can be proposed."""
        return await propose(interaction, PROPOSALS, typed)

    async def propose_levels(self, interaction: Interaction, typed: str) -> Names:
        """How well practice players can play."""
        return await propose(interaction, LEVEL_WORDS, typed)

    async def propose_seats(self, interaction: Interaction, typed: str) -> Names:
        """Who sits at the table."""
        try:
            chosen = await find_table(interaction, vars(interaction.namespace).get("table"))
        except Refused:
            return []
        rows = await interaction.client.store.seats(chosen)
        return [
            app_commands.Choice(name=clean(row.name), value=str(row.seat))
            for row in rows
            if is_part(typed, clean(row.name))
        ][:25]

    async def propose_tables(self, interaction: Interaction, typed: str) -> Names:
        """Tables of the person."""
        return await list_own_tables(interaction, typed)


def add_seat_commands(group: app_commands.Group) -> None:
    """Make them commands of the group; each time anew, as a cog is loaded."""
    of = SeatCommands
    _add(group, of.substitute, seat=of.propose_seats, level=of.propose_levels)
    _add(group, of.host)
    _add(group, of.leave)
    _add(group, of.vote, what=of.propose_votes, seat=of.propose_seats)


def _add(
    group: app_commands.Group,
    callback: Callable[Concatenate[SeatCommands, Interaction, P], Coroutine[object, object, None]],
    **completers: Callable[[SeatCommands, Interaction, str], Coroutine[object, object, Names]],
) -> None:
    command = group.command(name=callback.__name__, description=UNDESCRIBED)(callback)
    for option, complete in {**completers, "table": SeatCommands.propose_tables}.items():
        command.autocomplete(option)(complete)
