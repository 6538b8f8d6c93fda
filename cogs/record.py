"""`/record`: what somebody has played to its end, and who plays on this server."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import PorcRoyal
from bot.games import GAMES
from bot.interactions.responses import answer, make_in_time
from bot.moderation.records import Shown
from bot.wording.option_text import find_game
from cogs.common import Interaction, Names, find_viewer, propose, word_games
from cogs.ways import TABLES, UNDESCRIBED
from porc_royal.asks import Refused

FIRST_YEAR, LAST_YEAR = 2015, 2100


class RecordCog(commands.Cog, name="Record"):
    """The group `/record`."""

    group = app_commands.Group(name="record", description=UNDESCRIBED, extras=TABLES)

    @group.command(name="me", description=UNDESCRIBED)
    async def me(
        self,
        interaction: Interaction,
        game: str | None = None,
        year: app_commands.Range[int, FIRST_YEAR, LAST_YEAR] | None = None,
    ) -> None:
        """What whoever asks has played, with a year as a picture."""
        await _show(interaction, interaction.user, game, year)

    @group.command(name="player", description=UNDESCRIBED)
    async def player(
        self,
        interaction: Interaction,
        who: discord.User,
        game: str | None = None,
        year: app_commands.Range[int, FIRST_YEAR, LAST_YEAR] | None = None,
    ) -> None:
        """What somebody else has played, if they let it be seen."""
        await _show(interaction, who, game, year)

    @group.command(name="server", description=UNDESCRIBED)
    @app_commands.guild_only()
    async def server(self, interaction: Interaction, game: str | None = None) -> None:
        """Who plays on this server, of those who let it be seen."""
        if interaction.guild_id is None:
            raise Refused("lobby-error-server-only")
        records, viewer = interaction.client.records, await find_viewer(interaction)
        meant = _find_game(interaction, game)
        shown = await make_in_time(interaction, records.show_server(viewer, interaction.guild_id, meant))
        await answer(interaction, shown.panel)

    @group.command(name="sharing", description=UNDESCRIBED)
    async def sharing(self, interaction: Interaction, shown: bool) -> None:
        """Let others see one's record, or nobody."""
        told = await interaction.client.records.share(await find_viewer(interaction), shown=shown)
        await answer(interaction, told.panel)

    @me.autocomplete("game")
    @player.autocomplete("game")
    @server.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> Names:
        return await propose(interaction, word_games(), typed)


async def _show(
    interaction: Interaction, whose: discord.User | discord.Member, game: str | None, year: int | None
) -> None:
    viewer, meant = await find_viewer(interaction), _find_game(interaction, game)
    person = Shown(whose.id, whose.display_name)
    showing = interaction.client.records.show_person(viewer, person, meant, year)
    shown = await make_in_time(interaction, showing)
    await answer(interaction, shown.panel, picture=shown.picture)


def _find_game(interaction: Interaction, typed: str | None) -> str:
    """The game that is meant; "" for all. Raises `Refused`."""
    if typed is None:
        return ""
    game = find_game(interaction.client.words, typed)
    if game not in GAMES:
        raise Refused("lobby-error-game", games=", ".join(GAMES))
    return game


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(RecordCog())
