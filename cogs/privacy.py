"""`/privacy`: one's own data, shown, as a file, erased."""

from discord import app_commands
from discord.ext import commands

from bot.app import PorcRoyal
from bot.interactions.responses import answer, make_in_time
from cogs.common import Interaction, identify_person
from cogs.ways import TABLES, UNDESCRIBED


class PrivacyCog(commands.Cog, name="Privacy"):
    """What is kept of somebody; every answer is private."""

    group = app_commands.Group(name="privacy", description=UNDESCRIBED, extras=TABLES)

    @group.command(name="show", description=UNDESCRIBED)
    async def show(self, interaction: Interaction) -> None:
        """What is kept, in words."""
        person = await identify_person(interaction)
        await answer(interaction, await make_in_time(interaction, interaction.client.privacy.show(person)))

    @group.command(name="export", description=UNDESCRIBED)
    async def export(self, interaction: Interaction) -> None:
        """What is kept, as a file."""
        person = await identify_person(interaction)
        shown = await make_in_time(interaction, interaction.client.privacy.export(person))
        await answer(interaction, shown.panel, files=shown.files)

    @group.command(name="erase", description=UNDESCRIBED)
    async def erase(self, interaction: Interaction) -> None:
        """Erase it, once that is confirmed."""
        person = await identify_person(interaction)
        await answer(interaction, await interaction.client.privacy.ask_erase(person))


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(PrivacyCog())
