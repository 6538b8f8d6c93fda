"""A message without a sound that is edited in place, as a bot tells a story that goes on."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from tests.local.striped import picture

LONG = "\n".join("A long answer." for _ in range(40))


class Story(ui.View):
    """A button with which it goes on."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Go on", custom_id="toy:go-on")
    async def go_on(self, interaction: discord.Interaction[Any], _: ui.Button[Story]) -> None:
        """Answer at length, and edit the message, which keeps its picture."""
        assert interaction.message is not None
        await interaction.response.send_message(LONG, ephemeral=True)
        await interaction.message.edit(content="Chapter two")


def add_story(group: app_commands.Group) -> None:
    """Declare the command that begins it."""

    @group.command(name="story", description="A message that goes on")
    async def story(interaction: discord.Interaction[Any]) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.channel.send("Chapter one", file=picture(), view=Story(), silent=True)
        await interaction.response.send_message("Read.", ephemeral=True)
