"""What the cogs share: the person, the table, taking a reply, and autocompletion from the viewer's own question."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Final, TypeVar

import discord
import structlog
from discord import app_commands

from bot.app import PorcRoyal
from bot.delivery.message_ids import find_message
from bot.games import GAMES
from bot.i18n import LANGUAGES, Reader, fit, is_part
from bot.interactions.history import TABLE
from bot.interactions.responses import answer, find_table_meant, read_language, read_person, read_press
from bot.moderation.actions import Done, Person
from bot.moderation.answers import Viewer
from bot.panels.prompts import Panel
from bot.tables.absence import STEWARDS, find_acting_row
from bot.tables.live import CannotLoad, Live
from bot.tables.posts import name_story
from bot.wording.choices import Worded, find_value, propose_values
from bot.wording.typed_fields import Shown
from bot.wording.voice import Voice
from porc_royal.asks import Refused, Reply
from porc_royal.facts import Seat
from storage.ports import Store, TableRow

T = TypeVar("T", str, int)
Interaction = discord.Interaction[PorcRoyal]
Completer = Callable[
    [discord.Interaction[PorcRoyal], str], Coroutine[None, None, list[app_commands.Choice[T]]]
]
STEWARD_WORDS: Final[dict[str, str]] = {one: f"steward-{one}" for one in STEWARDS}
"""What may answer for somebody who is away."""
NO_TABLE: Final = "refused-no-table"
OVER: Final = "refused-over"
LANGUAGE_WORDS: Final[dict[str, str]] = {one: f"language-{one}" for one in LANGUAGES}
Names = list[app_commands.Choice[str]]
Numbers = list[app_commands.Choice[int]]


def word_games() -> Worded:
    """The games, with their names."""
    return {game: f"{game}-name" for game in GAMES}


async def find_viewer(interaction: Interaction) -> Viewer:
    """Who looks, in their language."""
    language = await read_language(interaction.client.store, interaction)
    return Viewer(interaction.user.id, language, interaction.channel_id)


async def find_reader(interaction: Interaction) -> Reader:
    """The words of the person who acts."""
    return interaction.client.words.of(await read_language(interaction.client.store, interaction))


async def identify_person(interaction: Interaction) -> Person:
    """The person who acts."""
    return await read_person(interaction.client.store, interaction)


async def find_table(interaction: Interaction, chosen: str | None) -> int:
    """The table meant; several of mine narrow down to the only one that waits for me. Raises `Refused`."""
    bot = interaction.client
    try:
        table = await find_table_meant(bot.store, interaction, chosen)
    except Refused as refusal:
        if refusal.says.key == NO_TABLE and await find_ended_tables(interaction, 1):
            raise Refused(OVER) from refusal
        if refusal.says.key != "refused-which-table":
            raise
        waiting = await list_waiting(interaction)
        if len(waiting) != 1:
            raise
        table = waiting[0]
    structlog.contextvars.bind_contextvars(table=table, interaction=interaction.id)
    interaction.extras[TABLE] = table
    if interaction.type is discord.InteractionType.application_command:
        await bot.absence.note_press(table, interaction.user.id)
    return table


async def find_table_to_see(interaction: Interaction, chosen: str | None) -> int:
    """The table meant by whoever only looks: the last that was played here, where none is. Raises `Refused`."""
    try:
        return await find_table(interaction, chosen)
    except Refused as refusal:
        if refusal.says.key not in (NO_TABLE, OVER) or interaction.channel_id is None:
            raise
        last = await _find_last_table(interaction)
        if last is None:
            raise
        return last


async def find_table_that_is_over(interaction: Interaction, chosen: str | None) -> int:
    """The table meant by whoever looks back: the one named, else the last that was played here. Raises `Refused`."""
    last = await _find_last_table(interaction) if chosen is None else None
    return await find_table(interaction, chosen) if last is None else last


async def _find_last_table(interaction: Interaction) -> int | None:
    """The table that was played in this channel last, to its end or until it was cancelled."""
    over = await find_ended_tables(interaction, 1, cancelled=True)
    if not over:
        return None
    table = interaction.extras[TABLE] = over[0].id
    return table


async def find_ended_tables(
    interaction: Interaction, most: int, *, cancelled: bool = False
) -> Sequence[TableRow]:
    """The tables that were played to their end in this channel, the newest first; perhaps also those cancelled."""
    store, here = interaction.client.store, interaction.channel_id or 0
    over = [
        table
        for game in GAMES
        for table in await store.tables_ended_in(here, game, most, cancelled=cancelled)
    ]
    return sorted(over, key=lambda one: (one.ended_at or 0, one.id), reverse=True)[:most]


async def list_waiting(interaction: Interaction) -> list[int]:
    """The tables that wait for an answer of the person."""
    bot, found = interaction.client, []
    for table in await bot.store.tables_of(interaction.user.id):
        if table.status != "playing":
            continue
        async with bot.tables.turn(table.id, without_game=True) as live:
            row = find_acting_row(live, interaction.user.id)
            if row is not None and live.game is not None and row.seat in live.play.awaited:
                found.append(table.id)
    return found


async def find_newest_messages(store: Store, tables: Sequence[TableRow]) -> dict[int, int]:
    """The newest public message of each table: its lobby, or what its channel reads of the game."""
    found = {}
    for table in tables:
        newest = await find_message(store, table.id, name_story(table.channel_id)) or table.lobby_message_id
        if newest is not None:
            found[table.id] = newest
    return found


async def reply_with(
    interaction: Interaction, chosen: str | None, make: Callable[[Live, Voice, Seat | None], Reply]
) -> None:
    """Make a reply to the open question, have it taken, and answer with the receipt.

    Where something is missing, what was typed becomes the beginning of a form.
    """
    viewer, table = await find_viewer(interaction), await find_table(interaction, chosen)
    await interaction.client.replies.take_typed(interaction, table, viewer, make)


async def complete_from(
    interaction: Interaction, see: Callable[[Live, Voice, Seat | None], Sequence[Shown]]
) -> Sequence[Shown]:
    """What `see` finds at the table that is typed, or meant; nothing where that is refused."""
    try:
        table = await find_table(interaction, vars(interaction.namespace).get("table"))
        return await interaction.client.queries.look(table, await find_viewer(interaction), see)
    except (Refused, CannotLoad):
        return []


def make_choices(found: Sequence[Shown]) -> Names:
    """Values as Discord wants them proposed."""
    return [app_commands.Choice(name=fit(shown, 100), value=value[:100]) for shown, value in found][:25]


async def list_own_tables(interaction: Interaction, typed: str) -> Names:
    """The tables of the person, by number."""
    bot, reader = interaction.client, await find_reader(interaction)
    choices = []
    for table in await bot.store.tables_of(interaction.user.id):
        name = reader.text("table-name", game=reader.game_name(table.game), number=table.id)
        if is_part(typed, name):
            choices.append(app_commands.Choice(name=name[:100], value=str(table.id)))
    return choices[:25]


async def list_ended_tables(interaction: Interaction, typed: str) -> Names:
    """The tables that ended here, then those of the person, by number."""
    reader, choices = await find_reader(interaction), []
    for table in await find_ended_tables(interaction, 25):
        name = reader.text("table-name", game=reader.game_name(table.game), number=table.id)
        if is_part(typed, name):
            choices.append(app_commands.Choice(name=name[:100], value=str(table.id)))
    return [*choices, *await list_own_tables(interaction, typed)][:25]


async def tell_done(interaction: Interaction, done: Done) -> None:
    """Answer with what was done, privately."""
    await tell(interaction, done.key, **done.args)


async def propose(interaction: Interaction, values: Worded, typed: str) -> Names:
    """Those of the values that fit what is typed, in the words of whoever types."""
    return make_choices(propose_values(await find_reader(interaction), values, typed))


def understand(interaction: Interaction, values: Worded, typed: str) -> str:
    """The value that is meant by its name, or by its words in either language; else what was typed."""
    return find_value(interaction.client.words, values, typed) or typed


async def tell(interaction: Interaction, key: str, **args: str | int) -> None:
    """Answer with one sentence, privately."""
    reader = await find_reader(interaction)
    await answer(interaction, Panel(reader.text(key, **args)))


__all__ = [
    "LANGUAGE_WORDS",
    "STEWARD_WORDS",
    "Interaction",
    "Names",
    "answer",
    "find_ended_tables",
    "find_table",
    "find_table_that_is_over",
    "find_table_to_see",
    "identify_person",
    "list_ended_tables",
    "list_own_tables",
    "propose",
    "read_press",
    "tell",
    "tell_done",
    "understand",
    "word_games",
]
