"""`/table`: opening a table, and everything that concerns a table as a whole."""

from collections.abc import Callable, Coroutine, Sequence
from inspect import Parameter, Signature, signature

import discord
from discord import app_commands

from bot.app import PorcRoyal
from bot.games import GAMES, NotInstalled
from bot.i18n import Reader, read_duration, write_date
from bot.interactions.responses import answer, make_in_time, read_press
from bot.moderation.actions import Done
from bot.moderation.opening import Where
from bot.panels.table_list import MOST, make_table_list
from bot.wording.option_text import find_game, propose_options, read_options
from bot.wording.table_settings import SETTINGS, TableSetting
from cogs.common import (
    LANGUAGE_WORDS,
    STEWARD_WORDS,
    Interaction,
    Names,
    find_ended_tables,
    find_newest_messages,
    find_reader,
    find_table,
    find_table_that_is_over,
    find_viewer,
    identify_person,
    list_ended_tables,
    list_own_tables,
    list_waiting,
    propose,
    tell_done,
    understand,
    word_games,
)
from cogs.seats import SeatCommands, add_seat_commands, find_person
from cogs.ways import TABLES, UNDESCRIBED
from porc_royal.asks import Refused
from storage.ports import TableRow


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
        if one.is_open_parameter
    ]
    last = own[-1].replace(kind=Parameter.KEYWORD_ONLY)
    vars(opening)["__signature__"] = Signature([*own[:-1], *settings, last])
    return opening


def _make_completer(setting: TableSetting) -> Callable[[Interaction, str], Coroutine[None, None, Names]]:
    """What is proposed for a setting while it is typed."""

    async def complete(interaction: Interaction, typed: str) -> Names:
        found = setting.propose(await find_reader(interaction), typed)
        return [app_commands.Choice(name=shown[:100], value=value[:100]) for shown, value in found]

    return complete


def list_ended(reader: Reader, ended: Sequence[TableRow]) -> Sequence[str]:
    """The games that ended here, with what shows them once more."""
    lines = []
    for table in ended:
        name = reader.text("table-name", game=reader.game_name(table.game), number=table.id)
        lines.append(reader.text("list-over-line", table=name, when=write_date(table.ended_at or 0)))
    return [reader.text("list-over"), *lines] if lines else []


class Tables(SeatCommands):
    """The group `/table`."""

    group = app_commands.Group(name="table", description=UNDESCRIBED, extras=TABLES)
    add_seat_commands(group)

    @group.command(name="open", description=UNDESCRIBED)
    @app_commands.guild_only()
    @add_settings
    async def open_(
        self, interaction: Interaction, game: str, options: str | None = None, **settings: str | None
    ) -> None:
        """Post a lobby with Join, Leave, Options, Add practice player, Start."""
        who = await identify_person(interaction)
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refused("lobby-error-server-only")
        read = {one.name: one.read_typed for one in SETTINGS}
        if settings["language"]:
            settings["language"] = understand(interaction, LANGUAGE_WORDS, settings["language"])
        chosen = {name: read[name](typed) for name, typed in settings.items() if typed}
        bot, reader = interaction.client, await find_reader(interaction)
        game = find_game(bot.words, game)
        where = Where(interaction.channel_id, interaction.guild_id, who.language)

        async def open_lobby() -> Done:
            await GAMES.fetch_all((game,))
            settled = {**chosen, **read_options(bot.words, reader, game, options or "")}
            return await bot.opening.open_lobby(who, read_press(interaction), where, game, settled)

        await tell_done(interaction, await make_in_time(interaction, open_lobby()))

    @open_.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> Names:
        return await propose(interaction, word_games(), typed)

    @open_.autocomplete("options")
    async def _options(self, interaction: Interaction, typed: str) -> Names:
        typed_game = str(vars(interaction.namespace).get("game", ""))
        try:
            rulebook = await GAMES.fetch(find_game(interaction.client.words, typed_game))
        except NotInstalled:
            return []
        found = propose_options(interaction.client.words, await find_reader(interaction), rulebook, typed)
        return [app_commands.Choice(name=one.shown, value=one.typed) for one in found[:25]]

    @group.command(name="list", description=UNDESCRIBED)
    async def list(self, interaction: Interaction) -> None:
        """Every live table here, and the person's own, with those that wait for them."""
        bot, reader = interaction.client, await find_reader(interaction)
        here = [] if interaction.guild_id is None else await bot.store.tables_in_guild(interaction.guild_id)
        mine = await bot.store.tables_of(interaction.user.id)
        waiting = await list_waiting(interaction)
        found = {one.id: one for one in (*here, *mine)}
        tables, over = list(found.values()), list_ended(reader, await find_ended_tables(interaction, 5))
        messages = await find_newest_messages(bot.store, tables[:MOST])
        await answer(interaction, make_table_list(reader, tables, waiting, messages, over))

    @group.command(name="status", description=UNDESCRIBED)
    async def status(self, interaction: Interaction, table: str | None = None) -> None:
        """How far the game is, and who is awaited."""
        viewer = await find_viewer(interaction)
        await answer(
            interaction,
            await interaction.client.queries.show_status(await find_table(interaction, table), viewer),
        )

    @group.command(name="proof", description=UNDESCRIBED)
    async def proof(self, interaction: Interaction, table: str | None = None) -> None:
        """How to check the dice and the shuffles of a game that is over."""
        chosen = await find_table_that_is_over(interaction, table)
        showing = interaction.client.proofs.show(chosen, await find_viewer(interaction))
        shown = await make_in_time(interaction, showing)
        await answer(interaction, shown.panel, files=shown.files)

    @group.command(name="replay", description=UNDESCRIBED)
    async def replay(self, interaction: Interaction, table: str | None = None) -> None:
        """A game once more: all of one that is over, one's own past of one that goes on."""
        chosen = await find_table_that_is_over(interaction, table)
        await interaction.client.replays.show(interaction, chosen, await find_viewer(interaction))

    @group.command(name="export", description=UNDESCRIBED)
    async def export(self, interaction: Interaction, table: str | None = None) -> None:
        """A game as one page for any browser, and as data."""
        chosen = await find_table_that_is_over(interaction, table)
        showing = interaction.client.exports.show(chosen, await find_viewer(interaction))
        shown = await make_in_time(interaction, showing)
        await answer(interaction, shown.panel, files=shown.files)

    @group.command(name="pause", description=UNDESCRIBED)
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        """Stop the clock; nothing can be answered meanwhile."""
        chosen = await find_table(interaction, table)
        done = await interaction.client.admin.pause(
            chosen, await identify_person(interaction), read_press(interaction)
        )
        await tell_done(interaction, done)

    @group.command(name="resume", description=UNDESCRIBED)
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        """Go on after a pause, or after a table was set aside."""
        chosen = await find_table(interaction, table)
        bot = interaction.client
        done = await bot.admin.resume(chosen, await identify_person(interaction), read_press(interaction))
        here = await bot.store.table(chosen)
        if here is not None:
            await bot.delivery.retry(here.channel_id)
        await tell_done(interaction, done)

    @group.command(name="extend", description=UNDESCRIBED)
    async def extend(self, interaction: Interaction, time: str, table: str | None = None) -> None:
        """Move the deadline of the open questions."""
        chosen, seconds = await find_table(interaction, table), read_duration(time)
        if seconds is None:
            raise Refused("deadline-wrong")
        done = await interaction.client.admin.extend(
            chosen, await identify_person(interaction), read_press(interaction), seconds
        )
        await tell_done(interaction, done)

    @group.command(name="nudge", description=UNDESCRIBED)
    async def nudge(self, interaction: Interaction, table: str | None = None) -> None:
        """Remind those who are awaited."""
        chosen, who = await find_table(interaction, table), await identify_person(interaction)
        await tell_done(
            interaction, await interaction.client.nudging.nudge(chosen, who, read_press(interaction))
        )

    @group.command(name="steward", description=UNDESCRIBED)
    async def steward(
        self,
        interaction: Interaction,
        answers: str | None = None,
        deputy: discord.User | None = None,
        table: str | None = None,
    ) -> None:
        """Choose what answers for one's seat while one is away, or name who does."""
        bot, press = interaction.client, read_press(interaction)
        if deputy is not None and deputy.bot:
            raise Refused("deputy-bot")
        chosen, who = await find_table(interaction, table), await identify_person(interaction)
        if deputy is None:
            done = await bot.absence.choose_steward(
                chosen, who, press, understand(interaction, STEWARD_WORDS, answers or "")
            )
        else:
            done = await bot.deputies.ask(chosen, who, press, await find_person(bot, chosen, deputy))
        await tell_done(interaction, done)

    @steward.autocomplete("answers")
    async def _stewards(self, interaction: Interaction, typed: str) -> Names:
        return await propose(interaction, STEWARD_WORDS, typed)

    @group.command(name="cancel", description=UNDESCRIBED)
    async def cancel(self, interaction: Interaction, table: str | None = None) -> None:
        """End a table for good, once its host has confirmed it."""
        chosen = await find_table(interaction, table)
        await answer(
            interaction, await interaction.client.admin.ask_cancel(chosen, await identify_person(interaction))
        )

    @group.command(name="move", description=UNDESCRIBED)
    @app_commands.guild_only()
    async def move(self, interaction: Interaction, table: str | None = None) -> None:
        """Bind a table to the channel where this is typed."""
        if interaction.channel_id is None:
            raise Refused("lobby-error-server-only")
        mine = [one.id for one in await interaction.client.store.tables_of(interaction.user.id)]
        chosen = mine[0] if table is None and len(mine) == 1 else await find_table(interaction, table)
        done = await interaction.client.admin.move(
            chosen,
            await identify_person(interaction),
            read_press(interaction),
            interaction.channel_id,
            interaction.guild_id,
        )
        await tell_done(interaction, done)

    @group.command(name="doctor", description=UNDESCRIBED)
    async def doctor(self, interaction: Interaction, table: str | None = None) -> None:
        """Missing permissions by name, and whose direct messages are closed."""
        bot, viewer = interaction.client, await find_viewer(interaction)
        chosen = await find_table(interaction, table)
        found = bot.failures.examine(chosen, viewer, bot.channels)
        await answer(interaction, await make_in_time(interaction, found))

    @status.autocomplete("table")
    @proof.autocomplete("table")
    @export.autocomplete("table")
    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @cancel.autocomplete("table")
    @nudge.autocomplete("table")
    @extend.autocomplete("table")
    @steward.autocomplete("table")
    @move.autocomplete("table")
    @doctor.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> Names:
        return await list_own_tables(interaction, typed)

    @replay.autocomplete("table")
    async def _replayed(self, interaction: Interaction, typed: str) -> Names:
        return await list_ended_tables(interaction, typed)


for _one in SETTINGS:
    if _one.is_open_parameter:
        Tables.open_.autocomplete(_one.name)(_make_completer(_one))


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Tables())
