"""The button of the diary: it opens a window with the note as it stands, and keeps what is written there."""

import discord

from bot.interactions.payload import Pressed, read_values
from bot.interactions.responses import answer
from bot.interactions.text_windows import make_text_window
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
        modal = make_text_window(
            reader.text("note-window"),
            str(pressed.token),
            reader.text("note-label"),
            LONGEST,
            text=await self._diary.find_text(table_id, viewer),
            required=False,
            paragraph=True,
        )
        await pressed.interaction.response.send_modal(modal)
