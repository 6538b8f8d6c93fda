"""`/settings`: what a person chooses for themselves."""

from discord import app_commands
from discord.ext import commands

from bot.app import PorcRoyal
from bot.i18n import Language, language_of
from bot.interactions.responses import usual
from cogs.common import Interaction, Names, reader_of, tell
from cogs.ways import TABLES, UNDRESSED
from games.table.asks import Refused


class SettingsCog(commands.Cog, name="Settings"):
    """The language in which the bot speaks to somebody."""

    @app_commands.command(name="settings", description=UNDRESSED, extras=TABLES)
    async def settings(self, interaction: Interaction, language: str) -> None:
        """Choose a language, or follow the language of Discord."""
        if language not in ("fr", "en", "auto"):
            raise Refused("lobby-error-language")
        chosen: Language | None = None if language == "auto" else "fr" if language == "fr" else "en"
        client = language_of(interaction.locale.value, usual(interaction))
        await interaction.client.admin.set_language(interaction.user.id, chosen, client)
        reader = await reader_of(interaction)
        if language == "auto":
            await tell(interaction, "settings-auto-saved")
        else:
            await tell(interaction, "settings-saved", language=reader.text(f"language-{language}"))

    @settings.autocomplete("language")
    async def _languages(self, interaction: Interaction, typed: str) -> Names:
        reader = await reader_of(interaction)
        return [
            app_commands.Choice(name=reader.text(f"language-{one}"), value=one)
            for one in ("fr", "en", "auto")
        ]


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(SettingsCog())
