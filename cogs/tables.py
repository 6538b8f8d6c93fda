"""`/table`: opening a table, and everything that concerns a table as a whole."""

from collections.abc import Callable, Coroutine
from inspect import Parameter, Signature, signature

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import PorcRoyal
from bot.games import GAMES
from bot.i18n import read_duration
from bot.interactions.responses import answer, press_of
from bot.moderation.actions import Done, Person
from bot.moderation.opening import Where
from bot.panels.prompts import Panel
from bot.wording.option_text import find_game, propose_options, read_options
from bot.wording.table_settings import SETTINGS, TableSetting
from cogs.common import (
    Interaction,
    Names,
    my_tables,
    person,
    reader_of,
    table_of,
    tell,
    viewer_of,
    waiting_for,
)
from cogs.ways import TABLES, UNDRESSED
from games.table.asks import Refused
from storage.ports import Language


async def _told(interaction: Interaction, done: Done) -> None:
    await tell(interaction, done.key, **done.args)


def add_settings(
    opening: Callable[..., Coroutine[None, None, None]],
) -> Callable[["Tables", Interaction, str], Coroutine[None, None, None]]:
    """Give a command the settings of a table as parameters, before the last of its own.

    discord.py reads them from its signature.
    """
    own = [one for one in signature(opening).parameters.values() if one.kind is not Parameter.VAR_KEYWORD]
    settings = [
        Parameter(one.name, Parameter.KEYWORD_ONLY, annotation=str | None, default=None)
        for one in SETTINGS
        if one.opens
    ]
    last = own[-1].replace(kind=Parameter.KEYWORD_ONLY)
    vars(opening)["__signature__"] = Signature([*own[:-1], *settings, last])
    return opening


def _make_completer(setting: TableSetting) -> Callable[[Interaction, str], Coroutine[None, None, Names]]:
    """What is proposed for a setting while it is typed."""

    async def complete(interaction: Interaction, typed: str) -> Names:
        found = setting.proposed(await reader_of(interaction), typed)
        return [app_commands.Choice(name=shown[:100], value=value[:100]) for shown, value in found]

    return complete


class Tables(commands.Cog):
    """The group `/table`."""

    group = app_commands.Group(name="table", description=UNDRESSED, extras=TABLES)

    @group.command(name="open", description=UNDRESSED)
    @app_commands.guild_only()
    @add_settings
    async def open_(
        self, interaction: Interaction, game: str, options: str | None = None, **settings: str | None
    ) -> None:
        """Post a lobby with Join, Leave, Options, Add practice player, Start."""
        who = await person(interaction)
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refused("lobby-error-server-only")
        read = {one.name: one.read for one in SETTINGS}
        wished = {name: read[name](typed) for name, typed in settings.items() if typed}
        bot, reader = interaction.client, await reader_of(interaction)
        game = find_game(bot.words, game)
        done = await bot.opening.open_lobby(
            who,
            press_of(interaction),
            Where(interaction.channel_id, interaction.guild_id, who.language),
            game,
            {**wished, **read_options(bot.words, reader, game, options or "")},
        )
        await _told(interaction, done)

    @open_.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> Names:
        reader = await reader_of(interaction)
        names = [(reader.text(f"{name}-name"), name) for name in GAMES]
        text = typed.casefold()
        return [
            app_commands.Choice(name=shown, value=name)
            for shown, name in names
            if text in shown.casefold() or text in name
        ][:25]

    @open_.autocomplete("options")
    async def _options(self, interaction: Interaction, typed: str) -> Names:
        typed_game = str(vars(interaction.namespace).get("game", ""))
        rulebook = GAMES.get(find_game(interaction.client.words, typed_game))
        if rulebook is None:
            return []
        found = propose_options(interaction.client.words, await reader_of(interaction), rulebook, typed)
        return [app_commands.Choice(name=one.shown, value=one.typed) for one in found[:25]]

    @group.command(name="list", description=UNDRESSED)
    async def list(self, interaction: Interaction) -> None:
        """Every live table here, and the person's own, with those that wait for them."""
        bot, reader = interaction.client, await reader_of(interaction)
        here = [] if interaction.guild_id is None else await bot.store.tables_in_guild(interaction.guild_id)
        mine = await bot.store.tables_of(interaction.user.id)
        waiting = await waiting_for(interaction)
        found = {one.id: one for one in (*here, *mine)}
        lines = [reader.text("list-title", count=len(found))]
        for table in list(found.values())[:25]:
            name = reader.text("table-name", game=reader.text(f"{table.game}-name"), number=table.id)
            state = reader.text("status-" + table.status.replace("_", "-"))
            line = reader.text("list-line", table=name, where=f"<#{table.channel_id}>", progress=state)
            lines.append(f"• {line}" + (f" · **{reader.text('list-yours')}**" if table.id in waiting else ""))
        if len(found) > 25:
            lines.append(reader.text("list-more", count=len(found) - 25))
        await answer(interaction, Panel("\n".join(lines)[:1990]))

    @group.command(name="status", description=UNDRESSED)
    async def status(self, interaction: Interaction, table: str | None = None) -> None:
        """How far the game is, and who is awaited."""
        viewer = await viewer_of(interaction)
        await answer(
            interaction,
            await interaction.client.queries.show_status(await table_of(interaction, table), viewer),
        )

    @group.command(name="pause", description=UNDRESSED)
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        """Stop the clock; nothing can be answered meanwhile."""
        chosen = await table_of(interaction, table)
        done = await interaction.client.admin.pause(chosen, await person(interaction), press_of(interaction))
        await _told(interaction, done)

    @group.command(name="resume", description=UNDRESSED)
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        """Go on after a pause, or after a table was set aside."""
        chosen = await table_of(interaction, table)
        bot = interaction.client
        done = await bot.admin.resume(chosen, await person(interaction), press_of(interaction))
        here = await bot.store.table(chosen)
        if here is not None:
            await bot.delivery.retry(here.channel_id)
        await _told(interaction, done)

    @group.command(name="extend", description=UNDRESSED)
    async def extend(self, interaction: Interaction, time: str, table: str | None = None) -> None:
        """Move the deadline of the open questions."""
        chosen, seconds = await table_of(interaction, table), read_duration(time)
        if seconds is None:
            raise Refused("deadline-wrong")
        done = await interaction.client.admin.extend(
            chosen, await person(interaction), press_of(interaction), seconds
        )
        await _told(interaction, done)

    @group.command(name="substitute", description=UNDRESSED)
    async def substitute(
        self, interaction: Interaction, seat: str, by: discord.User | None = None, table: str | None = None
    ) -> None:
        """Offer a seat to somebody else, or give it to a practice player when nobody is named."""
        bot, chosen = interaction.client, await table_of(interaction, table)
        if by is not None and by.bot:
            raise Refused("substitute-bot")
        newcomer = None
        if by is not None:
            tongue = (await bot.store.preferences(by.id)).get("language")
            here = await bot.store.table(chosen)
            spoken: Language = "fr" if (tongue or (here.language if here else "en")) == "fr" else "en"
            newcomer = Person(by.id, by.display_name, spoken)
        names = {row.name.casefold(): row.seat for row in await bot.store.seats(chosen)}
        number = int(seat) if seat.isdecimal() else names.get(seat.casefold(), -1)
        who = await person(interaction)
        done = await bot.substitutes.replace(chosen, who, press_of(interaction), number, newcomer)
        await _told(interaction, done)

    @substitute.autocomplete("seat")
    async def _seats(self, interaction: Interaction, typed: str) -> Names:
        """Who sits at the table."""
        try:
            chosen = await table_of(interaction, vars(interaction.namespace).get("table"))
        except Refused:
            return []
        rows = await interaction.client.store.seats(chosen)
        return [
            app_commands.Choice(name=row.name[:100], value=str(row.seat))
            for row in rows
            if typed.casefold() in row.name.casefold()
        ][:25]

    @group.command(name="cancel", description=UNDRESSED)
    async def cancel(self, interaction: Interaction, table: str | None = None) -> None:
        """End a table for good, once its host has confirmed it."""
        chosen = await table_of(interaction, table)
        await answer(
            interaction, await interaction.client.admin.ask_cancel(chosen, await person(interaction))
        )

    @group.command(name="move", description=UNDRESSED)
    @app_commands.guild_only()
    async def move(self, interaction: Interaction, table: str | None = None) -> None:
        """Bind a table to the channel where this is typed."""
        if interaction.channel_id is None:
            raise Refused("lobby-error-server-only")
        mine = [one.id for one in await interaction.client.store.tables_of(interaction.user.id)]
        chosen = mine[0] if table is None and len(mine) == 1 else await table_of(interaction, table)
        done = await interaction.client.admin.move(
            chosen,
            await person(interaction),
            press_of(interaction),
            interaction.channel_id,
            interaction.guild_id,
        )
        await _told(interaction, done)

    @group.command(name="doctor", description=UNDRESSED)
    async def doctor(self, interaction: Interaction, table: str | None = None) -> None:
        """Missing permissions by name, and whose direct messages are closed."""
        bot, viewer = interaction.client, await viewer_of(interaction)
        chosen = await table_of(interaction, table)
        await answer(interaction, await bot.failures.examine(chosen, viewer, bot))

    @status.autocomplete("table")
    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @cancel.autocomplete("table")
    @extend.autocomplete("table")
    @substitute.autocomplete("table")
    @move.autocomplete("table")
    @doctor.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> Names:
        return await my_tables(interaction, typed)


for _one in SETTINGS:
    if _one.opens:
        Tables.open_.autocomplete(_one.name)(_make_completer(_one))


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Tables())
