"""The election on its own, as the bot finds it."""

from typing import Final

from bot.applications import Application

APPLICATION: Final = Application(
    name="elections", games=("election",), setup="cogs.election.commands:setup", words="cogs.election"
)
