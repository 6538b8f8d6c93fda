"""The button of the diary: it opens a window with the note as it stands, and keeps what is written there."""

import discord

from bot.interactions.payload import Pressed, read_values
from bot.interactions.responses import answer
from bot.moderation.diary import Diary
from bot.panels.diary import LONGEST


class DiaryHandler:
    """Opens the window, and reads it."""

    def __init__(self, diary: Diary) -> None:
        self._diary = diary

    async def handle(self, pressed: Pressed) -> None:
        """Show the note to be written on, or keep what was written. Raises `Refused`."""
        table_id, viewer = pressed.table_id, pressed.viewer
        if pressed.interaction.type is discord.InteractionType.modal_submit:
            text = read_values(pressed.interaction)[0]
            await answer(
                pressed.interaction, await self._diary.write(table_id, pressed.identify(), viewer, text)
            )
            return
        reader = self._diary.read_words(viewer)
        modal = discord.ui.Modal(title=reader.text("note-window"), custom_id=str(pressed.token))
        field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            label=reader.text("note-label"),
            custom_id="value",
            style=discord.TextStyle.paragraph,
            default=await self._diary.find_text(table_id, viewer),
            required=False,
            max_length=LONGEST,
        )
        modal.add_item(field)
        await pressed.interaction.response.send_modal(modal)
