"""The tree of slash commands: which of them are executed, and what becomes of those that fail."""

import time
from typing import Any, Final, TypeAlias

import discord
import structlog

Interaction: TypeAlias = discord.Interaction[Any]
"""Of the program's own client, which is put together above."""
log = structlog.get_logger(__name__)
BEGAN: Final = "began"
"""Under which name an interaction keeps when its command came, by `time.monotonic`."""


class Tree(discord.app_commands.CommandTree[Any]):
    """The slash commands; late interactions are not executed, faults are answered privately."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether to execute a command at all."""
        interaction.extras[BEGAN] = time.monotonic()
        admitted: bool = await interaction.client.admission.admit(interaction)
        return admitted

    async def on_error(
        self, interaction: Interaction, error: discord.app_commands.AppCommandError, /
    ) -> None:
        """Answer a fault privately. An autocompletion that fails simply shows nothing."""
        fault = error.original if isinstance(error, discord.app_commands.CommandInvokeError) else error
        if interaction.type is discord.InteractionType.autocomplete:
            log.info("autocomplete failed", fault=type(fault).__name__)
            return
        if isinstance(error, discord.app_commands.CommandSignatureMismatch):
            await interaction.client.sync_commands(anew=True)
        await interaction.client.faults.explain(interaction, fault)
        note_answered(interaction)


def note_answered(interaction: Interaction) -> None:
    """Measure how long a command took: it was answered, or refused."""
    if (began := interaction.extras.get(BEGAN)) is not None:
        interaction.client.metrics.observe_act("command", time.monotonic() - began)
