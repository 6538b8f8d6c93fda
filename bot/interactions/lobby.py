"""The lobby: seats, practice players, words for the dice, options, a thread, the start; and another lobby."""

from collections.abc import Callable, Coroutine, Mapping

import discord

from bot.delivery.outgoing import Row
from bot.interactions.payload import Pressed, read_values, turn_page
from bot.interactions.responses import answer, make_in_time
from bot.interactions.text_windows import make_text_window
from bot.moderation.actions import Done, Person
from bot.moderation.lobby import Lobby
from bot.moderation.moderator import Press
from bot.moderation.rematch import Rematch
from bot.moderation.table_threads import TableThreads
from bot.panels.chance import WORD
from bot.panels.custom_ids import Verb
from bot.panels.lobby_panel import make_start_button
from bot.panels.prompts import Panel
from bot.wording.voice import Voices


class LobbyHandler:
    """Does what people press under the lobby's message."""

    def __init__(self, lobby: Lobby, rematch: Rematch, threads: TableThreads, voices: Voices) -> None:
        self._lobby = lobby
        self._voices = voices
        self._acts: Mapping[Verb, Callable[[int, Person, Press], Coroutine[object, object, Done]]] = {
            "join": lobby.join,
            "leave": lobby.leave,
            "practice": lobby.add_practice,
            "dismiss": lobby.dismiss_practice,
            "start": lobby.start,
            "rematch": rematch.play_again,
            "thread": threads.open,
        }

        self._adds = {"gentle": lobby.add_gentle_practice, "strong": lobby.add_strong_practice}

    async def handle(self, pressed: Pressed) -> None:
        """Join, leave, add or dismiss a practice player, start, move to a thread, play again."""
        token = pressed.token
        wanted = self._acts[token.verb]
        if token.verb == "practice":
            wanted = self._adds.get(token.option, wanted)
        act = wanted(pressed.table_id, pressed.person, pressed.identify())
        # Discord is asked for a thread at once, and may take its time.
        done = await (make_in_time(pressed.interaction, act) if token.verb == "thread" else act)
        reader = self._voices.words.of(pressed.person.language)
        start = make_start_button(pressed.table_id, reader.text("lobby-start"))
        rows = (Row((start,)),) if done.starts else ()
        await answer(pressed.interaction, Panel(reader.text(done.key, **done.args), rows))

    async def show_options(self, pressed: Pressed) -> None:
        """Open the menus of the options, or turn to another page of them."""
        token = turn_page(pressed.interaction, pressed.token)
        panel = await self._lobby.show_options(pressed.table_id, pressed.person, max(0, token.place))
        await answer(pressed.interaction, panel, edit=token.place >= 0)

    async def add_word(self, pressed: Pressed) -> None:
        """Open a window for a word, or add what was typed in it to the chance of the table."""
        reader = self._voices.words.of(pressed.person.language)
        if pressed.interaction.type is not discord.InteractionType.modal_submit:
            title, label = reader.text("word-title"), reader.text("word-label")
            modal = make_text_window(title, str(pressed.token), label, WORD)
            await pressed.interaction.response.send_modal(modal)
            return
        word = read_values(pressed.interaction)[0]
        done = await self._lobby.add_word(pressed.table_id, pressed.person, pressed.identify(), word)
        await answer(pressed.interaction, Panel(reader.text(done.key, **done.args)))

    async def choose(self, pressed: Pressed) -> None:
        """Set an option to what was chosen in its menu."""
        token, value = pressed.token, read_values(pressed.interaction)[0]
        panel = await self._lobby.choose(
            pressed.table_id, pressed.person, pressed.identify(), token.field, value, max(0, token.place)
        )
        await answer(pressed.interaction, panel, edit=True)
