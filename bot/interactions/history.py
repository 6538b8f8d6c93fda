"""What has happened, by a button or a command: the log page by page, what somebody missed, also by itself on return."""

from typing import Final

import discord

from bot.i18n import read_whole_number
from bot.interactions.payload import Pressed
from bot.interactions.replays import ReplayHandler
from bot.interactions.responses import answer, follow, make_in_time, read_language
from bot.moderation.answers import Viewer
from bot.moderation.history import History
from bot.panels.log_pages import LogPlace
from storage.ports import Store

TABLE: Final = "table"
"""Under this name an interaction keeps which table a command was about."""
READ: Final = "read"
"""Under this name an interaction keeps that it showed what has happened, so that nobody is told twice."""


class HistoryHandler:
    """Shows what has happened to whoever asks, and to whoever comes back after a long time."""

    def __init__(self, history: History, store: Store, replays: ReplayHandler) -> None:
        self._history = history
        self._replays = replays
        self._store = store

    async def handle(self, pressed: Pressed) -> None:
        """Turn a page of the log or of the game once more, or show what the person missed."""
        token = pressed.token
        if token.verb == "replay":
            await self._replays.handle(pressed)
            return
        if token.verb == "catchup":
            await self.show_catch_up(pressed.interaction, pressed.table_id, pressed.viewer)
            return
        mark = read_whole_number(token.value) or 0
        where, edit = LogPlace(token.option, token.place, mark), pressed.edits and not token.field
        await self.show_log(pressed.interaction, pressed.table_id, pressed.viewer, where, edit=edit)

    async def show_log(
        self,
        interaction: discord.Interaction,
        table_id: int,
        viewer: Viewer,
        where: LogPlace | None = None,
        *,
        edit: bool = False,
    ) -> None:
        """Answer with a page of the log."""
        interaction.extras[READ] = True
        await answer(interaction, await self._history.show_log(table_id, viewer, where), edit=edit)

    async def show_catch_up(self, interaction: discord.Interaction, table_id: int, viewer: Viewer) -> None:
        """Answer with what the viewer missed."""
        interaction.extras[READ] = True
        told = await make_in_time(interaction, self._history.catch_up(table_id, viewer))
        await answer(interaction, told.panel, pictures=told.pictures)

    async def welcome_back(self, interaction: discord.Interaction, table_id: int) -> None:
        """After an answer: note that its reader was here, and tell them what they missed, should they come back late.

        A window that has been opened is no answer yet: its own press is.
        """
        response = interaction.response
        if READ in interaction.extras or not response.is_done():
            return
        if response.type is discord.InteractionResponseType.modal:
            return
        language = await read_language(self._store, interaction)
        viewer = Viewer(interaction.user.id, language, interaction.channel_id)
        told = await self._history.welcome_back(table_id, viewer)
        if told is not None:
            await follow(interaction, told.panel, told.pictures)
