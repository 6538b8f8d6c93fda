"""A bare discord.py bot with one echo command: what the bot is measured beside. `python -m bench.bare`."""

import os

import discord
import yarl
from discord import app_commands


class Bare(discord.Client):
    """Connects, and echoes. Commands are sent to Discord only when BENCH_SYNC is set."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), chunk_guilds_at_startup=False, max_messages=None
        )
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(echo)

    async def on_ready(self) -> None:
        """Say so."""
        print("ready", flush=True)

    async def setup_hook(self) -> None:
        """Send the command to Discord if that was not done before."""
        if "BENCH_SYNC" in os.environ:
            await self.tree.sync()


@app_commands.command(name="echo", description="Says it again")
async def echo(interaction: discord.Interaction, text: str) -> None:
    """Answer privately with what was said."""
    await interaction.response.send_message(text, ephemeral=True)


def main() -> None:
    """Run where the environment says."""
    discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    Bare().run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
