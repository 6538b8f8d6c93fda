"""The game once more, by a button or a command."""

import discord

from bot.interactions.payload import Pressed, read_values
from bot.interactions.responses import answer, make_in_time
from bot.moderation.answers import Viewer
from bot.moderation.replays import Replays
from bot.panels.record_pages import read_wanted


class ReplayHandler:
    """Shows a page to whoever asks, and to nobody else."""

    def __init__(self, replays: Replays) -> None:
        self._replays = replays

    async def handle(self, pressed: Pressed) -> None:
        """Go on to another page in the message that was pressed; from the table's own message, in one of its own."""
        chosen = read_values(pressed.interaction)[0] if pressed.token.field else ""
        wanted = read_wanted(pressed.token, chosen, pressed.viewer.language)
        showing = self._replays.show(pressed.table_id, pressed.viewer, wanted)
        shown = await make_in_time(pressed.interaction, showing, edit=pressed.edits)
        await answer(pressed.interaction, shown.panel, picture=shown.picture, edit=pressed.edits)

    async def show(self, interaction: discord.Interaction, table_id: int, viewer: Viewer) -> None:
        """Answer with the page with which one begins."""
        shown = await make_in_time(interaction, self._replays.show(table_id, viewer))
        await answer(interaction, shown.panel, picture=shown.picture)
