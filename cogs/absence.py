"""`/away` and `/back`: what somebody says of their own absence, at all their tables at once."""

from discord import app_commands
from discord.ext import commands

from bot.app import PorcRoyal
from cogs.common import Interaction, identify_person, tell
from cogs.ways import TABLES, UNDESCRIBED


class AbsenceCog(commands.Cog, name="Absence"):
    """Going away, and coming back."""

    @app_commands.command(name="away", description=UNDESCRIBED, extras=TABLES)
    async def away(self, interaction: Interaction, until: str, starting: str | None = None) -> None:
        """Announce an absence: what was chosen answers meanwhile, and no deadline is missed."""
        done = await interaction.client.absence.announce(
            await identify_person(interaction), until, starting or ""
        )
        await tell(interaction, done.key, **done.args)

    @app_commands.command(name="back", description=UNDESCRIBED, extras=TABLES)
    async def back(self, interaction: Interaction) -> None:
        """Be there again, and take back what was announced."""
        done = await interaction.client.absence.return_everywhere(await identify_person(interaction))
        await tell(interaction, done.key, **done.args)


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(AbsenceCog())
