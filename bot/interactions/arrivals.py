"""What is pressed in somebody's direct messages has arrived there: delivery is told, which may not know it."""

import discord

from bot.delivery import DeliveryWorker


async def note_arrived(delivery: DeliveryWorker, interaction: discord.Interaction) -> None:
    """Tell delivery of the message whose component was pressed, where that is a direct message.

    The answer to a command or a press has the same buttons, and is no message of the outbox.
    """
    message = interaction.message
    pressed = interaction.type is discord.InteractionType.component and interaction.guild_id is None
    if pressed and message is not None and not _is_answer(message):
        await delivery.note_pressed(interaction.user.id, message)


def _is_answer(message: discord.Message) -> bool:
    return message.flags.ephemeral or bool(message.webhook_id) or message.interaction_metadata is not None
