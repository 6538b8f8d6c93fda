"""`/note`: what somebody notes for themselves at a table."""

from discord import app_commands
from discord.ext import commands

from bot.app import PorcRoyal
from bot.interactions.responses import answer
from bot.panels.diary import LONGEST
from cogs.common import (
    Interaction,
    Names,
    find_table,
    find_table_to_see,
    find_viewer,
    list_own_tables,
    read_press,
)
from cogs.ways import PLAY, UNDESCRIBED


class NoteCog(commands.Cog, name="Note"):
    """The diary of whoever writes it."""

    @app_commands.command(name="note", description=UNDESCRIBED, extras=PLAY)
    async def note(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, LONGEST] | None = None,
        table: str | None = None,
    ) -> None:
        """Write something down, to be read beside every question; without a text, read what one has noted."""
        diary, viewer = interaction.client.diary, await find_viewer(interaction)
        if text is None:
            await answer(interaction, await diary.show(await find_table_to_see(interaction, table), viewer))
            return
        chosen = await find_table(interaction, table)
        await answer(interaction, await diary.write(chosen, read_press(interaction), viewer, text))

    @note.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> Names:
        return await list_own_tables(interaction, typed)


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(NoteCog())
